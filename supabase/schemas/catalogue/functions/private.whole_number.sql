create or replace function private.whole_number (
  value jsonb
)
  returns numeric
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case when jsonb_typeof(value) = 'number' and (value #>> '{}')::numeric = trunc((value #>> '{}')::numeric)
    then (value #>> '{}')::numeric end
$function$;

comment on function private.whole_number(jsonb) is 'A JSON number without a fraction; null for anything else.';

revoke all on function private.whole_number(jsonb) from public;
