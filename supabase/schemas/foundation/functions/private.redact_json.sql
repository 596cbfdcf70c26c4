create or replace function private.redact_json (
  value jsonb,
  level integer default 1
)
  returns jsonb
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  -- Each level is a call within a call: some hundred of them are more than the stack of an engine in WebAssembly.
  deepest constant integer := 20;
  -- Keys and strings, by their quotes: each is searched for secrets, and many small ones cost far more than one long
  -- text.
  most_quotes constant integer := 1000;
  names constant text := private.secret_names();
begin
  if level = 1 and length(value::text) - length(replace(value::text, '"', '')) > most_quotes then
    return '"[too many values]"'; end if;
  if level > deepest and jsonb_typeof(value) in ('object', 'array') then return '"[too deep]"'; end if;
  return case jsonb_typeof(value)
    when 'object' then (
      select coalesce(jsonb_object_agg(e.key, case when e.key ~* names then '"[redacted]"'
        when jsonb_typeof(e.value) in ('object', 'array') then private.redact_json(e.value, redact_json.level + 1)
        else private.redact_scalar(e.value) end), '{}') from jsonb_each(redact_json.value) as e)
    when 'array' then (
      select coalesce(jsonb_agg(case when jsonb_typeof(e.value) in ('object', 'array')
        then private.redact_json(e.value, redact_json.level + 1)
        else private.redact_scalar(e.value) end order by e.n), '[]')
      from jsonb_array_elements(redact_json.value) with ordinality as e (value, n))
    else private.redact_scalar(value)
  end;
end
$function$;

comment on function private.redact_json(jsonb, integer) is 'Like redact, value by value, so that the result is still valid JSON. What is nested deeper than 20 levels is cut to "[too deep]", more than 500 keys and strings to "[too many values]". The caller bounds the size.';

revoke all on function private.redact_json(jsonb, integer) from public;
