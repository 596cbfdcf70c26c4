create or replace function private.redact_named (
  line text,
  value text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select regexp_replace(line,
    '((' || private.secret_names() || ')[\\]*["'']?[ \t]*[:=][ \t]*' || replace(value, '{scheme}',
      '((bearer|basic)[ \t]+)?'), '\1[redacted]', 'gi')
$function$;

comment on function private.redact_named(text, text) is 'Removes the values that follow a secret''s name and match a pattern; the first group of the pattern is what is kept.';

revoke all on function private.redact_named(text, text) from public;
