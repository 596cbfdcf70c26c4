create or replace function private.vendor_has_stopped (
  owner_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select not exists (select from public.vendors as v
      where v.id = vendor_has_stopped.owner_id and v.accepting_orders and v.status = 'active')
    and not exists (select from public.enhanced_orders as o
      where o.vendor_id = vendor_has_stopped.owner_id and o.status not in ('delivered', 'cancelled'))
$function$;

comment on function private.vendor_has_stopped(uuid) is 'Whether a vendor takes no orders and has none under way.';

revoke all on function private.vendor_has_stopped(uuid) from public;
