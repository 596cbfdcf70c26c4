create or replace function private.times_of_day (
  there tstzmultirange,
  days tstzrange
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_array(lower(r), upper(r)) order by r), '[]')
  from unnest(times_of_day.there * tstzmultirange(times_of_day.days)) as r
$function$;

revoke all on function private.times_of_day(tstzmultirange, tstzrange) from public;
