create or replace function private.end_of_day (
  day date
)
  returns timestamp with time zone
  language sql
  immutable
  set search_path to ''
  AS $function$
  select (day + time '21:00') at time zone 'Asia/Kolkata'
$function$;

comment on function private.end_of_day(date) is 'When the last parcels of an Indian day have been brought: 9 pm.';

revoke all on function private.end_of_day(date) from public;
