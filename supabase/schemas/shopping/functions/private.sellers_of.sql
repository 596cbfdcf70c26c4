create or replace function private.sellers_of (
  product uuid
)
  returns SETOF uuid
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select distinct i.vendor_id from public.goods as g join public.catalog_items as i on i.id = g.item_id
  where g.product_id = product or (g.product_id is null and g.item_id = product)
$function$;

comment on function private.sellers_of(uuid) is 'Who sells a product.';

revoke all on function private.sellers_of(uuid) from public;
