create or replace function private.without_contact (
  line text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  -- A zero stays valid JSON, whether the number stood in a text or alone.
  select regexp_replace(regexp_replace(line, '(?<![0-9])([+]?91[ -]?)?[6-9][0-9]{4}[ -]?[0-9]{5}(?![0-9])', '0', 'g'),
    '[A-Za-z0-9._%+-]+(@|%40)[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+', '[email]', 'g')
$function$;

comment on function private.without_contact(text) is 'A line of a report without phone numbers and email addresses; JSON stays JSON.';

revoke all on function private.without_contact(text) from public;
