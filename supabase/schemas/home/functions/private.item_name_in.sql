create or replace function private.item_name_in (
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
  return coalesce(i.name_translations ->> language,
    (select w.text from public.dictionary as w where w.kind = 'item' and w.source = lower(i.name)
      and w.language = item_name_in.language), i.name);
end
$function$;

comment on function private.item_name_in(public.catalog_items, text) is 'An item''s name for a reader: the vendor''s translation, else the dictionary''s, else as the vendor wrote it.';

revoke all on function private.item_name_in(public.catalog_items, text) from public;
