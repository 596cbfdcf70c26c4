create or replace function private.booking_lives (
  b public.bookings,
  at timestamp with time zone
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select b.state in ('pending', 'confirmed', 'in_progress') or b.state = 'held' and b.hold_until > booking_lives.at
$function$;

revoke all on function private.booking_lives(public.bookings, timestamp with time zone) from public;
