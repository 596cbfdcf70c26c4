create or replace function private.item_path (
  i public.catalog_items
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (select case v.kind
      when 'food' then '/restaurants/' || v.slug || '?dish=' || i.id
      when 'grocery' then '/grocery/store/' || v.slug
      else '/shopping/product/' || coalesce((select g.product_id from public.goods as g where g.item_id = i.id), i.id)
        end
    from public.vendors as v where v.id = i.vendor_id);
end
$function$;

comment on function private.item_path(public.catalog_items) is 'The page on which an item is bought: a dish on its menu, groceries at their store, a product on its own page.';

revoke all on function private.item_path(public.catalog_items) from public;
