create or replace function private.redact (
  line text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select regexp_replace(regexp_replace(regexp_replace(
    -- A quoted value is removed whole, with its blanks and commas; an unquoted one up to the first of them.
    private.redact_named(private.redact_named(private.redact_named(private.redact_named(line,
      '"{scheme})([^"\\\r\n]|[\\][^\r\n])+(?=")'),
      '''{scheme})([^''\\\r\n]|[\\][^\r\n])+(?='')'),
      '[\\]+["'']{scheme})[^"''\\\r\n]+'),
      '[\\]*["'']?{scheme})[^ \t\r\n"'',}]+'),
    '(?<![0-9A-Za-z_])(eyJ[0-9A-Za-z_-]+[.][0-9A-Za-z_-]+[.][0-9A-Za-z_-]*|sb_secret_[0-9A-Za-z_-]+)', '[redacted]',
      'g'),
    '(?<![0-9A-Za-z_])[0-9]{4}[ -]?[0-9]{4}[ -]?[0-9]{4}[ -]?[0-9]{4}(?![0-9A-Za-z_])', '[redacted]', 'g'),
    '(?<![0-9A-Za-z_])[0-9]{3}-[0-9]{2}-[0-9]{4}(?![0-9A-Za-z_])', '[redacted]', 'g')
$function$;

comment on function private.redact(text) is 'Removes passwords, tokens, keys, secrets, 16-digit numbers and SSN-like patterns (Spec §8).';

revoke all on function private.redact(text) from public;
