create or replace function private.item_search_words (
  name text,
  name_translations jsonb
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select lower(name || coalesce((select string_agg(' ' || t.text, '' order by t.language)
    from jsonb_each_text(case jsonb_typeof(name_translations) when 'object' then name_translations else '{}'
      end) as t (language, text)), ''))
$function$;

comment on function private.item_search_words(text, jsonb) is 'What an item is found by: its name, and the names that its vendor gave it in other languages.';

revoke all on function private.item_search_words(text, jsonb) from public;

grant execute on function private.item_search_words(text, jsonb) to authenticated, postgres, service_role;
