create or replace function private.stays_in_calendar (
  b public.bookings
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select case when b.state in ('pending', 'confirmed', 'in_progress', 'completed')
      then b.ends_at > now() - interval '30 days'
    -- Calendars take away what they are told of: until its day is over.
    when b.state in ('cancelled', 'declined', 'skipped', 'no_show') then
      (b.ends_at at time zone 'Asia/Kolkata')::date >= (now() at time zone 'Asia/Kolkata')::date
    else false end
$function$;

comment on function private.stays_in_calendar(public.bookings) is 'Whether a feed tells of a booking: a month back, and one that was called off until its day is over.';

revoke all on function private.stays_in_calendar(public.bookings) from public;
