create or replace function private.appeal_until (
  m private.measures
)
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$
  select m.at + make_interval(secs => private.setting_int('appeal_seconds'))
$function$;

revoke all on function private.appeal_until(private.measures) from public;
