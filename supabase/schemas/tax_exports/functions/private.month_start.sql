create or replace function private.month_start (
  month date
)
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$
  select date_trunc('month', month_start.month::timestamp) at time zone 'Asia/Kolkata'
$function$;

comment on function private.month_start(date) is 'When a month begins in India.';

revoke all on function private.month_start(date) from public;
