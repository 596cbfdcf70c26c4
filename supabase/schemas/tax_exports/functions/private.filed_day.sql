create or replace function private.filed_day (
  at timestamp with time zone
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select to_char(filed_day.at at time zone 'Asia/Kolkata', 'DD-Mon-YYYY')
$function$;

comment on function private.filed_day(timestamp with time zone) is 'A day in India as a return is filed: 27-Nov-2026.';

revoke all on function private.filed_day(timestamp with time zone) from public;
