create or replace function private.minutes_in (
  spans tstzmultirange
)
  returns integer
  language sql
  immutable
  set search_path to ''
  AS $function$
  select coalesce(sum(extract(epoch from upper(s) - lower(s)) / 60), 0)::integer from unnest(spans) as s
$function$;

comment on function private.minutes_in(tstzmultirange) is 'How many minutes some spans are, none of them endless.';

revoke all on function private.minutes_in(tstzmultirange) from public;
