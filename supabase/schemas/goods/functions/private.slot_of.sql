create or replace function private.slot_of (
  request jsonb,
  vendor_id uuid
)
  returns timestamp with time zone
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if request -> 'slots' ? vendor_id::text then
    return private.schedule_of(jsonb_build_object('scheduled_for', request -> 'slots' -> vendor_id::text));
  end if;
  return (request ->> 'scheduled_for')::timestamptz;
end
$function$;

comment on function private.slot_of(jsonb, uuid) is 'The time for which a vendor''s part of a checkout is wanted: its own, else that of the whole; null is now, -infinity no time.';

revoke all on function private.slot_of(jsonb, uuid) from public;
