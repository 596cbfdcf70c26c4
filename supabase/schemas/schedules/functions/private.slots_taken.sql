create or replace function private.slots_taken (
  vendor_id uuid,
  at timestamp with time zone,
  besides uuid default null::uuid
)
  returns bigint
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select count(*) from public.enhanced_orders as o
  where o.vendor_id = slots_taken.vendor_id and o.scheduled_for = slots_taken.at and o.status <> 'cancelled'
    and o.id is distinct from slots_taken.besides
$function$;

comment on function private.slots_taken(uuid, timestamp with time zone, uuid) is 'How many orders a vendor has for a slot; besides is an order that is being moved.';

revoke all on function private.slots_taken(uuid, timestamp with time zone, uuid) from public;
