create or replace function private.minute_of_day (
  at timestamp with time zone
)
  returns integer
  language sql
  immutable
  set search_path to ''
  AS $function$
  select (extract(hour from l.at) * 60 + extract(minute from l.at))::integer
  from (select minute_of_day.at at time zone 'Asia/Kolkata' as at) as l
$function$;

comment on function private.minute_of_day(timestamp with time zone) is 'The minute of the day in India.';

revoke all on function private.minute_of_day(timestamp with time zone) from public;
