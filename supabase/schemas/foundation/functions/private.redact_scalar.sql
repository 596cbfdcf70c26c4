create or replace function private.redact_scalar (
  value jsonb
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  -- The shortest secret is token=x, nine characters with its quotes: thousands of smaller values cost nothing.
  select case when jsonb_typeof(value) in ('string', 'number') and length(value::text) >= 9 then (
    select case when line.clean = value #>> '{}' then value else to_jsonb(line.clean) end
    from (select private.redact(value #>> '{}') as clean offset 0) as line)
  else value end
$function$;

comment on function private.redact_scalar(jsonb) is 'Like redact, for one value of JSON.';

revoke all on function private.redact_scalar(jsonb) from public;
