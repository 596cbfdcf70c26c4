create or replace function private.hold_slots (
  quote jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  slot record;
begin
  -- In one order for everybody, against deadlocks between carts of several vendors.
  for slot in
    select distinct (o ->> 'vendor_id')::uuid as vendor_id, (o ->> 'scheduled_for')::timestamptz as at
    from jsonb_array_elements(quote -> 'orders') as o
    where o ->> 'vendor_id' is not null and o ->> 'scheduled_for' is not null order by 1, 2
  loop
    perform private.hold_slot(slot.vendor_id, slot.at);
  end loop;
end
$function$;

comment on function private.hold_slots(jsonb) is 'Holds the slots that the orders of a quote are for until the end of the transaction.';

revoke all on function private.hold_slots(jsonb) from public;
