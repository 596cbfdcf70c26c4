create or replace function private.item_image (
  i public.catalog_items
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return jsonb_build_object('section', i.section, 'section_position', i.section_position, 'name', i.name, 'description',
    i.description,
    'price_paise', i.price_paise, 'mrp_paise', i.mrp_paise, 'unit', i.unit, 'tax_class', i.tax_class, 'category_id',
      i.category_id,
    'stock', i.stock, 'is_available', i.is_available, 'available_from', i.available_from, 'available_to',
      i.available_to,
    'diet', (select d.diet from public.dishes as d where d.item_id = i.id),
    'goods', (select to_jsonb(g) - array['item_id', 'product_id', 'gallery'] from public.goods as g
      where g.item_id = i.id));
end
$function$;

comment on function private.item_image(public.catalog_items) is 'An item with everything that an import or a bulk change writes, to compare and to restore.';

revoke all on function private.item_image(public.catalog_items) from public;
