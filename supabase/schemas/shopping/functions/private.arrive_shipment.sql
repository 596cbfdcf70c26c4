create or replace function private.arrive_shipment (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.log_shipment(s.id, 'delivered', e.actor_role) from public.shipments as s
  join public.order_events as e on e.order_id = o.id and e.seq = o.last_seq
  where s.order_id = o.id and s.purpose = 'order' and s.state <> 'delivered'
$function$;

comment on function private.arrive_shipment(public.enhanced_orders, public.order_status) is
  'The parcel of an order that has arrived has arrived, whoever said so.';

revoke all on function private.arrive_shipment(public.enhanced_orders, public.order_status) from public;
