create or replace function private.start_picking (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update public.grocery_orders as g set picking_at = coalesce(g.picking_at, now()) where g.order_id = o.id
$function$;

comment on function private.start_picking(public.enhanced_orders, public.order_status) is
  'When an order of groceries began to be picked.';

revoke all on function private.start_picking(public.enhanced_orders, public.order_status) from public;
