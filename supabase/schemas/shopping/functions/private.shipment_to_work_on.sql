create or replace function private.shipment_to_work_on (
  shipment_id uuid
)
  returns public.shipments
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  s public.shipments;
begin
  perform private.require_user();
  perform private.lock_order((select p.order_id from public.shipments as p
    where p.id = shipment_to_work_on.shipment_id));
  select * into s from public.shipments as p where p.id = shipment_to_work_on.shipment_id for no key update;
  if s.id is null or not private.party_roles(s.order_id) && '{vendor,admin}' then
    perform private.refuse(404, 'shipment_not_found', 'There is no such parcel.');
  end if;
  return s;
end
$function$;

comment on function private.shipment_to_work_on(uuid) is 'Locks a parcel and its order for the seller''s people or an administrator; refuses everybody else.';

revoke all on function private.shipment_to_work_on(uuid) from public;
