create or replace function private.store_picks (
  vendor_id uuid,
  category text,
  language text,
  most integer
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return (select coalesce(jsonb_agg(private.store_product(h.product, store_picks.vendor_id, store_picks.language) ||
    jsonb_build_object('aisle', h.section)
      order by h.is_bestseller desc, h.position, h.section_position, h.id), '[]')
    from (
      select * from (
        select distinct on (coalesce(g.product_id, i.id)) coalesce(g.product_id, i.id) as product, i.id,
          i.is_bestseller, i.section_position, i.section, i.position
        from public.catalog_items as i left join public.goods as g on g.item_id = i.id
        where i.vendor_id = store_picks.vendor_id and private.item_unavailable_reason(i, now()) is null
          and (store_picks.category is null or i.category_id in (select private.category_tree(store_picks.category)))
        order by coalesce(g.product_id, i.id), i.is_bestseller desc, i.position, i.id) as products
      order by products.is_bestseller desc, products.position, products.section_position, products.id limit most) as h);
end
$function$;

comment on function private.store_picks(uuid, text, text, integer) is 'Some products of a store that can be ordered now, bestsellers first, of one category or of all.';

revoke all on function private.store_picks(uuid, text, text, integer) from public;
