create or replace function private.index_changed_product()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.index_items(array(select g.item_id from public.goods as g where g.product_id = new.id));
  return null;
end
$function$;

comment on function private.index_changed_product() is 'The items of a product are found by its new name or brand.';

revoke all on function private.index_changed_product() from public;
