create or replace function private.short_number (
  value jsonb,
  most double precision
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case when value is null or value = 'null' then null
    when jsonb_typeof(value) = 'number' then abs((value #>> '{}')::numeric) <= most else false end
$function$;

comment on function private.short_number(jsonb, double precision) is 'Whether a number of a client is within its bounds; null where none is given.';

revoke all on function private.short_number(jsonb, double precision) from public;
