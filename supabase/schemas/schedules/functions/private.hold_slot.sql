create or replace function private.hold_slot (
  vendor_id uuid,
  at timestamp with time zone
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.take_turns('slot', hold_slot.vendor_id || ':' || extract(epoch from hold_slot.at))
$function$;

comment on function private.hold_slot(uuid, timestamp with time zone) is 'One order at a time enters a slot of a vendor, so that its capacity is never exceeded.';

revoke all on function private.hold_slot(uuid, timestamp with time zone) from public;
