create or replace function private.json_integer (
  value jsonb,
  smallest integer,
  largest integer
)
  returns integer
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select case when jsonb_typeof(value) = 'number' then
    case when (value #>> '{}')::numeric between smallest and largest
      and trunc((value #>> '{}')::numeric) = (value #>> '{}')::numeric
      then (value #>> '{}')::numeric::integer end end
$function$;

comment on function private.json_integer(jsonb, integer, integer) is 'A whole number between two bounds out of JSON; null for anything else.';

revoke all on function private.json_integer(jsonb, integer, integer) from public;
