create or replace function private.product_name (
  product uuid
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce((select p.name from public.products as p where p.id = product),
    (select i.name from public.catalog_items as i where i.id = product))
$function$;

revoke all on function private.product_name(uuid) from public;
