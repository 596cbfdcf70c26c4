create or replace function private.item_names (
  i public.catalog_items
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return concat_ws(' ', private.all_texts(i.name, i.name_translations),
    (select string_agg(w.text, ' ') from public.dictionary as w where w.kind = 'item' and w.source = lower(i.name)),
    (select concat_ws(' ', g.brand, p.brand, private.all_texts(p.name, p.name_translations))
      from public.goods as g left join public.products as p on p.id = g.product_id where g.item_id = i.id));
end
$function$;

comment on function private.item_names(public.catalog_items) is 'What an item is called: its name and its product''s in all languages, and the brand.';

revoke all on function private.item_names(public.catalog_items) from public;
