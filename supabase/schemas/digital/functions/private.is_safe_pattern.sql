create or replace function private.is_safe_pattern (
  pattern text
)
  returns boolean
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select coalesce(length(pattern) <= 120
    and pattern ~ '^\^((\[(A-Z|a-z|0-9|[/ ])+-?\]|[A-Za-z0-9/ '
      '-])(\{[0-9]{1,2}(,[0-9]{1,2})?\}|\?)?|\([A-Za-z0-9]{1,10}(\|[A-Za-z0-9]{1,10}){1,9}\))+\$$'
    -- Each part of variable length multiplies the ways to split a text that does not match; two are too few to matter.
    and (select count(*) from regexp_matches(pattern, '\?|\{[0-9]+,[0-9]+\}', 'g')) <= 2
    and not exists (select from regexp_matches(pattern, '\{([0-9]+),([0-9]+)\}', 'g') as r (bounds)
      where bounds[1]::integer > bounds[2]::integer), false)
$function$;

comment on function private.is_safe_pattern(text) is 'Whether a biller''s pattern may be run on what people type, here and in a browser: anchored at both ends, at most 120 characters, letters, digits and classes with counts in braces, alternatives of plain text, no *, no +, no repeated group, and at most two parts of variable length, so that no text takes longer than its square.';

revoke all on function private.is_safe_pattern(text) from public;
