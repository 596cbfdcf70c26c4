create or replace function private.group_variants (
  vendor_id uuid,
  lines private.import_line[]
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  one record;
  product uuid;
begin
  for one in
    select lower(trim(i.name)) as key, array_agg(i.id order by i.created_at, i.position, i.id) as items,
      (array_agg(g.product_id) filter (where g.product_id is not null))[1] as product
    from public.catalog_items as i join public.goods as g on g.item_id = i.id
    where i.vendor_id = group_variants.vendor_id and g.variant <> '{}'
      and lower(trim(i.name)) in (select lower(trim(l.item ->> 'name')) from unnest(lines) as l where l.problem is null
        and l.is_new
        and coalesce(l.item -> 'goods' -> 'variant', '{}') not in ('{}', 'null'))
      and (g.product_id is null
        or exists (select from public.products as p where p.id = g.product_id
          and p.created_by_vendor = group_variants.vendor_id))
    group by 1 having count(*) > 1
  loop
    product := one.product;
    if product is null then
      select private.own_product(i) into product from public.catalog_items as i where i.id = one.items[1];
    end if;
    update public.goods as g set product_id = product where g.item_id = any (one.items) and g.product_id is null;
    update public.product_questions as q set product_id = product where q.product_id = any (one.items);
  end loop;
end
$function$;

comment on function private.group_variants(uuid, private.import_line[]) is 'Makes the variants of one name that a vendor imports, such as the sizes of a shirt, one product, with those that are there already.';

revoke all on function private.group_variants(uuid, private.import_line[]) from public;
