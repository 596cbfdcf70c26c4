create or replace function private.vendor_of_item (
  item_id uuid
)
  returns uuid
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select i.vendor_id from public.catalog_items as i where i.id = item_id
$function$;

revoke all on function private.vendor_of_item(uuid) from public;

grant execute on function private.vendor_of_item(uuid) to authenticated, postgres;
