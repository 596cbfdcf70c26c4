create or replace function private.follows_shipment (
  order_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from public.enhanced_orders as o where o.id = follows_shipment.order_id
    and (o.user_id = (select auth.uid()) or private.may(o.vendor_id, 'orders') or private.is_admin()))
$function$;

comment on function private.follows_shipment(uuid) is 'Whether the caller may follow the parcels of an order: its customer, the seller''s people, administrators.';

revoke all on function private.follows_shipment(uuid) from public;

grant execute on function private.follows_shipment(uuid) to authenticated, postgres;
