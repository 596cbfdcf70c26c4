create or replace function public.vendor_product (
  item_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  i public.catalog_items;
  g public.goods;
begin
  perform private.require_user();
  select * into i from public.catalog_items as c where c.id = vendor_product.item_id;
  if not found then perform private.refuse(404, 'item_not_found', 'Item not found'); end if;
  perform private.require_staff(i.vendor_id);
  select * into g from public.goods as s where s.item_id = i.id;
  return jsonb_build_object(
    'product', (select jsonb_build_object('id', p.id, 'name', p.name, 'description', p.description, 'specs', p.specs,
      'size_guide', p.size_guide)
      from public.products as p where p.id = g.product_id),
    'may_change', g.item_id is not null and (g.product_id is null
      or exists (select from public.products as p where p.id = g.product_id and p.created_by_vendor = i.vendor_id)),
    'variants', (select coalesce(jsonb_agg(jsonb_build_object('item_id', c.id, 'name', c.name, 'variant', s.variant,
      'price_paise', c.price_paise,
        'stock', c.stock, 'picture', c.picture) order by c.position, c.name), '[]')
      from public.goods as s join public.catalog_items as c on c.id = s.item_id
      where s.product_id = g.product_id and c.vendor_id = i.vendor_id));
end
$function$;

comment on function public.vendor_product(uuid) is 'The product of an item for its vendor''s people: {product: {id, name, description, specs, size_guide} or null, may_change, variants (the vendor''s own items of it): [{item_id, name, variant, price_paise, stock, picture}]}. Refuses item_not_found, not_your_vendor.';

revoke all on function public.vendor_product(uuid) from public;

grant execute on function public.vendor_product(uuid) to authenticated, postgres;
