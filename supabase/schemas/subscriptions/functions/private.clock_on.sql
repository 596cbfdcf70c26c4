create or replace function private.clock_on (
  day date,
  setting_key text
)
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$
  select (clock_on.day + make_interval(secs => private.setting_int(clock_on.setting_key))) at time zone 'Asia/Kolkata'
$function$;

comment on function private.clock_on(date, text) is 'The moment on a day in India that a setting names in seconds after midnight.';

revoke all on function private.clock_on(date, text) from public;
