create or replace function private.vendor_of_group (
  group_id uuid
)
  returns uuid
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select i.vendor_id from public.item_option_groups as g join public.catalog_items as i on i.id = g.item_id
    where g.id = group_id
$function$;

revoke all on function private.vendor_of_group(uuid) from public;

grant execute on function private.vendor_of_group(uuid) to authenticated, postgres;
