create or replace function private.stop_vendor (
  made uuid
)
  returns boolean
  language sql
  set search_path to ''
  AS $function$
  with was as (select v.id from public.vendors as v where v.id = made and v.accepting_orders for no key update),
  closed as (update public.vendors as v set accepting_orders = false from was where v.id = was.id returning v.id)
  select exists (select from closed)
$function$;

comment on function private.stop_vendor(uuid) is 'No new orders for a vendor; those under way are finished. Answers whether it was taking orders.';

revoke all on function private.stop_vendor(uuid) from public;
