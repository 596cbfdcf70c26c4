create or replace function private.are_translations (
  translations jsonb,
  most_letters integer
)
  returns boolean
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  -- One after the other: what is no object has no entries to look at.
  select case when jsonb_typeof(translations) = 'object' then not exists (
    select from jsonb_each(translations) as t (language, text)
    where not private.is_language(t.language) or jsonb_typeof(t.text) <> 'string'
      or length(trim(t.text #>> '{}')) not between 1 and most_letters
  ) else false end
$function$;

comment on function private.are_translations(jsonb, integer) is 'Whether a value is {language code: text}, of known languages alone, none empty and none longer than so many letters.';

revoke all on function private.are_translations(jsonb, integer) from public;

grant execute on function private.are_translations(jsonb, integer) to authenticated, postgres, service_role;
