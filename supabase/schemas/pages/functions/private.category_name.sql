create or replace function private.category_name (
  category public.categories,
  language text
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return coalesce((select w.text from public.dictionary as w
    where w.kind = 'category' and w.source = lower(category.name) and w.language = category_name.language),
      category.name);
end
$function$;

comment on function private.category_name(public.categories, text) is 'The name of a category in the reader''s language, in English where it is not translated.';

revoke all on function private.category_name(public.categories, text) from public;
