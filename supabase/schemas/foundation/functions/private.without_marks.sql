create or replace function private.without_marks (
  written text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  -- Joiners stay where Telugu, Hindi and emoji need them, and go where they stand in letters or digits of English.
  select regexp_replace(regexp_replace(written,
    '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFE'
      'FF]', '', 'g'),
    '(^|[\u0001-\u024F])[\u200C\u200D]+', '\1', 'g')
$function$;

comment on function private.without_marks(text) is 'A text without controls, marks of direction and marks that hide inside words; tabs and line breaks stay.';

revoke all on function private.without_marks(text) from public;
