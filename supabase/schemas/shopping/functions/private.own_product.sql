create or replace function private.own_product (
  i public.catalog_items
)
  returns uuid
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  g public.goods;
  product uuid;
begin
  select * into g from public.goods as s where s.item_id = i.id for no key update;
  if g.product_id is not null then
    if not exists (select from public.products as p where p.id = g.product_id and p.created_by_vendor = i.vendor_id)
      then
      perform private.refuse(403, 'product_not_yours',
        'Several vendors sell this product; its page is written by the one who added it.');
    end if;
    return g.product_id;
  end if;
  insert into public.products (created_by_vendor, category_id, name, brand)
    values (i.vendor_id, i.category_id, i.name, g.brand) returning id into product;
  update public.goods as s set product_id = product where s.item_id = i.id;
  -- What was asked about the item while it stood alone is asked about its product now.
  update public.product_questions as q set product_id = product where q.product_id = i.id;
  return product;
end
$function$;

comment on function private.own_product(public.catalog_items) is 'The product of an item for its vendor to write: made where the item stood alone. Refuses product_not_yours where another vendor or the platform wrote it.';

revoke all on function private.own_product(public.catalog_items) from public;
