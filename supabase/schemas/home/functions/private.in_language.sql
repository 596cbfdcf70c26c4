create or replace function private.in_language (
  original text,
  translations jsonb,
  language text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select coalesce(translations ->> language, original)
$function$;

comment on function private.in_language(text, jsonb, text) is 'A text in the reader''s language, or as it is where nobody has translated it.';

revoke all on function private.in_language(text, jsonb, text) from public;
