create or replace function private.walk_ins_waiting (
  vendor_id uuid,
  before timestamp with time zone,
  mine uuid default null::uuid
)
  returns integer
  language sql
  stable
  set search_path to ''
  AS $function$
  select count(*)::integer from public.bookings as b join private.walk_ins as w on w.booking_id = b.id
  where b.vendor_id = walk_ins_waiting.vendor_id and b.state = 'confirmed' and b.starts_at <= walk_ins_waiting.before
    and b.id is distinct from walk_ins_waiting.mine and b.starts_at > now() - interval '12 hours'
$function$;

comment on function private.walk_ins_waiting(uuid, timestamp
  with time zone, uuid) is 'How many who walked in wait to be served before a time.';

revoke all on function private.walk_ins_waiting(uuid, timestamp with time zone, uuid) from public;
