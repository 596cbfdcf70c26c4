create or replace function private.hours_on (
  day date,
  opens time without time zone,
  closes time without time zone
)
  returns tstzrange
  language sql
  immutable
  set search_path to ''
  AS $function$
  select tstzrange((hours_on.day + hours_on.opens) at time zone 'Asia/Kolkata',
    (hours_on.day + hours_on.closes + case when closes <= opens then interval '1 day' else interval '0' end)
      at time zone 'Asia/Kolkata')
$function$;

revoke all on function private.hours_on(date, time without time zone, time without time zone) from public;
