create or replace function private.vendor_of_option (
  option_id uuid
)
  returns uuid
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.vendor_of_group(o.group_id) from public.item_options as o where o.id = option_id
$function$;

revoke all on function private.vendor_of_option(uuid) from public;

grant execute on function private.vendor_of_option(uuid) to authenticated, postgres;
