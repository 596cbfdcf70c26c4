create or replace function private.item_name (
  i public.catalog_items,
  language text
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return coalesce(i.name_translations ->> item_name.language,
    (select w.text from public.dictionary as w where w.kind = 'item' and w.source = lower(i.name)
      and w.language = item_name.language), i.name);
end
$function$;

comment on function private.item_name(public.catalog_items, text) is 'An item''s name in a language: the vendor''s own translation, else the dictionary''s, else as the vendor wrote it.';

revoke all on function private.item_name(public.catalog_items, text) from public;
