create or replace function private.store_product (
  product uuid,
  vendor_id uuid,
  language text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  packs jsonb;
  named text;
begin
  select jsonb_agg(private.goods_pack(i, g, store_product.language) order by g.pack_unit, g.pack_size, i.position, i.id)
    into packs
  from public.goods as g join public.catalog_items as i on i.id = g.item_id
  where g.product_id = store_product.product and i.vendor_id = store_product.vendor_id;
  if packs is null then
    -- An item that belongs to no product is a product of its own.
    select jsonb_build_array(private.goods_pack(i, g, store_product.language)) into packs
    from public.catalog_items as i left join public.goods as g on g.item_id = i.id
    where i.id = store_product.product and i.vendor_id = store_product.vendor_id;
  else
    select coalesce(p.name_translations ->> store_product.language, w.text, p.name) into named
    from public.products as p
    left join public.dictionary as w on w.kind = 'item' and w.source = lower(p.name)
      and w.language = store_product.language
    where p.id = store_product.product;
  end if;
  return jsonb_build_object('id', store_product.product, 'name', coalesce(named, packs -> 0 ->> 'name'), 'packs',
    packs);
end
$function$;

comment on function private.store_product(uuid, uuid, text) is 'A product as one store sells it: {id, name, packs}, the smallest pack first.';

revoke all on function private.store_product(uuid, uuid, text) from public;
