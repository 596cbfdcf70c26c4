create or replace function private.my_ride (
  order_id uuid
)
  returns public.enhanced_orders
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = my_ride.order_id and e.user_id = caller
    and exists (select from private.rides as r where r.order_id = e.id);
  if o.id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return private.lock_order(o.id);
end
$function$;

comment on function private.my_ride(uuid) is 'A ride that the caller ordered, locked; refuses order_not_found.';

revoke all on function private.my_ride(uuid) from public;
