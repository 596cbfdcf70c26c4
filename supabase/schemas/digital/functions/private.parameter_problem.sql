create or replace function private.parameter_problem (
  value text,
  kind text,
  min_length integer,
  max_length integer,
  pattern text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select case
    when coalesce(value, '') = '' then 'parameter_required'
    when length(value) < min_length then 'parameter_too_short'
    when length(value) > max_length then 'parameter_too_long'
    when kind = 'numeric' and value !~ '^[0-9]+$' then 'parameter_not_numeric'
    when kind = 'alphanumeric' and value !~ '^[A-Z0-9/ -]+$' then 'parameter_not_alphanumeric'
    when pattern is not null and value !~ pattern then 'parameter_pattern'
  end
$function$;

comment on function private.parameter_problem(text, text, integer, integer, text) is 'Why a cleaned parameter is refused, or null. The same rule as packages/domain/src/digital/parameters.ts, which a test compares.';

revoke all on function private.parameter_problem(text, text, integer, integer, text) from public;
