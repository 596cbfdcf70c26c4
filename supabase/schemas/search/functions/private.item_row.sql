create or replace function private.item_row (
  document_id uuid,
  item_id uuid,
  vendor_id uuid,
  open_now boolean,
  language text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  i public.catalog_items;
  v public.vendors;
  g public.goods;
begin
  select * into v from public.vendors as w where w.id = item_row.vendor_id;
  select * into i from public.catalog_items as c where c.id = item_row.item_id;
  select * into g from public.goods as s where s.item_id = i.id;
  return jsonb_build_object('id', i.id, 'title', private.item_name_in(i, language), 'picture', i.picture,
    'price_paise', i.price_paise, 'mrp_paise', i.mrp_paise, 'unit', i.unit,
    'diet', (select s.diet from public.dishes as s where s.item_id = i.id),
    'product_id', g.product_id, 'brand', g.brand,
    'unit_price', private.unit_price(i.price_paise, g.pack_size, g.pack_unit),
    'unavailable_reason', private.item_unavailable_reason(i, now()), 'is_bestseller', i.is_bestseller,
    'has_options', exists (select from public.item_option_groups as o where o.item_id = i.id))
    || private.vendor_facts(v, open_now, language);
end
$function$;

comment on function private.item_row(uuid, uuid, uuid, boolean, text) is 'What a result says of an item; see search_sources.show.';

revoke all on function private.item_row(uuid, uuid, uuid, boolean, text) from public;
