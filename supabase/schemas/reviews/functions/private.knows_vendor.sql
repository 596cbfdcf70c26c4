create or replace function private.knows_vendor (
  person uuid,
  vendors uuid[]
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from public.enhanced_orders as o
      where o.user_id = knows_vendor.person and o.vendor_id = any (knows_vendor.vendors) and o.status = 'delivered')
    or exists (select from public.jobs as d
      where d.performer_id = knows_vendor.person and d.vendor_id = any (knows_vendor.vendors)
        and d.state = 'delivered')
$function$;

comment on function private.knows_vendor(uuid, uuid[]) is 'Whether somebody has received or carried an order of one of these vendors.';

revoke all on function private.knows_vendor(uuid, uuid[]) from public;
