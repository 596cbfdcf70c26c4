create or replace function private.india_midnight (
  day date
)
  returns timestamp with time zone
  language sql
  immutable
  set search_path to ''
  AS $function$
  select day::timestamp at time zone 'Asia/Kolkata'
$function$;

comment on function private.india_midnight(date) is 'The moment at which a day begins in India.';

revoke all on function private.india_midnight(date) from public;
