create or replace function private.application_words (
  code text,
  language text
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select w.words from private.application_words_of as w where w.code = application_words.code
    and w.language in (application_words.language, 'en')
  order by w.language = 'en' limit 1
$function$;

revoke all on function private.application_words(text, text) from public;
