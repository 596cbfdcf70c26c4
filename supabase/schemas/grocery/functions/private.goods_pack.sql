create or replace function private.goods_pack (
  i public.catalog_items,
  g public.goods,
  language text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  reason text := private.item_unavailable_reason(i, now());
begin
  return jsonb_build_object('id', i.id, 'name', private.item_name(i, goods_pack.language), 'original_name', i.name,
    'description', coalesce(i.description_translations ->> goods_pack.language, i.description),
    'price_paise', i.price_paise, 'mrp_paise', i.mrp_paise, 'unit', i.unit, 'pack_size', g.pack_size, 'pack_unit',
      g.pack_unit,
    'unit_price', private.unit_price(i.price_paise, g.pack_size, g.pack_unit), 'variant', coalesce(g.variant, '{}'),
      'brand', g.brand,
    'sold_by', coalesce(g.sold_by, 'pack'), 'origin', g.origin, 'shelf_life_days', g.shelf_life_days, 'storage',
      coalesce(g.storage, 'ambient'),
    'is_food', coalesce(g.is_food, true), 'picture', i.picture, 'gallery', coalesce(g.gallery, '{}'), 'is_bestseller',
      i.is_bestseller,
    'best_before', (select min(b.expires_on) from public.stock_batches as b where b.item_id = i.id and b.quantity > 0),
    'stock_left', case when i.stock <= 5 then i.stock end, 'orderable', reason is null, 'unavailable_reason', reason);
end
$function$;

comment on function private.goods_pack(public.catalog_items, public.goods, text) is 'One pack of a product as a store shows it; amounts in paise, pack_size in pack_unit.';

revoke all on function private.goods_pack(public.catalog_items, public.goods, text) from public;
