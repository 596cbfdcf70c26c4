create or replace function private.faq_texts (
  english text,
  translations jsonb,
  is_line boolean
)
  returns jsonb
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  texts jsonb;
begin
  -- No language comes twice, and English is not a translation.
  if jsonb_typeof(translations) <> 'object' or translations ? 'en'
      or exists (select from jsonb_each(translations) as t where not private.is_language(t.key)
        or jsonb_typeof(t.value) <> 'string') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select coalesce(jsonb_object_agg(t.key, private.faq_text(t.value, is_line))
    filter (where private.faq_text(t.value, is_line) <> ''), '{}') into texts
  from jsonb_each_text(translations) as t;
  return texts || jsonb_build_object('en', private.faq_text(english, is_line));
end
$function$;

comment on function private.faq_texts(text, jsonb, boolean) is 'A text by language, {en, hi, …}: what is empty in another language than English is left out.';

revoke all on function private.faq_texts(text, jsonb, boolean) from public;
