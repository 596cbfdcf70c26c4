create or replace function private.picking_of (
  o public.enhanced_orders,
  language text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('order_id', o.id, 'order_number', o.order_number, 'status', o.status, 'kind', o.kind,
    'vendor_name', o.vendor_name,
    'payment_method', o.payment_method, 'scheduled_for', o.scheduled_for, 'promised_max_at', o.promised_max_at,
    'picking_at', g.picking_at, 'packed_at', g.packed_at, 'back_paise', g.refunded_paise, 'total_paise', o.total_paise,
      'refund_paise', o.refund_paise,
    'lines', private.picking_lines(o.id, picking_of.language), 'bags', private.bags_of(o.id), 'server_now', now())
  from public.grocery_orders as g where g.order_id = o.id
$function$;

comment on function private.picking_of(public.enhanced_orders, text) is 'The picking of an order, as everybody who takes part in it may see it.';

revoke all on function private.picking_of(public.enhanced_orders, text) from public;
