create or replace function private.plain_text (
  written text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  -- Nobody sees these marks, and they forge. Joiners stay: Telugu and emoji need them.
  select trim(regexp_replace(regexp_replace(private.without_marks(normalize(written, nfc)), '[\t\r]', '', 'g'),
    '\n{3,}', E'\n\n', 'g'))
$function$;

comment on function private.plain_text(text) is 'What somebody wrote, without control characters and marks of direction. HTML stays as the letters that it is.';

revoke all on function private.plain_text(text) from public;
