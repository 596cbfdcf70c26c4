create or replace function private.announce_picking (
  o public.enhanced_orders
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.announce_detail(o);
  perform private.publish('vendor:' || o.vendor_id, 'picking', jsonb_build_object('order_id', o.id));
end
$function$;

comment on function private.announce_picking(public.enhanced_orders) is 'Tells the customer and the store that something has changed about the picking of an order.';

revoke all on function private.announce_picking(public.enhanced_orders) from public;
