create or replace function private.start_of_month (
  day date,
  later integer default 0
)
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$
  select (date_trunc('month', start_of_month.day::timestamp) + make_interval(months => later))
    at time zone 'Asia/Kolkata'
$function$;

comment on function private.start_of_month(date, integer) is 'When the month of a day begins in India, or one so many months later.';

revoke all on function private.start_of_month(date, integer) from public;
