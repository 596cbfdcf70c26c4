create or replace function private.call_off_shipment (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  -- The kernel returns what is not prepared yet; packed goods are as good as before.
  if was not in ('awaiting_payment', 'pending', 'confirmed') then perform private.return_stock(o.id); end if;
  perform private.log_shipment(s.id, 'cancelled', 'system') from public.shipments as s where s.order_id = o.id
    and s.state = 'packing';
end
$function$;

comment on function private.call_off_shipment(public.enhanced_orders, public.order_status) is
  'A cancelled parcel is not handed over, and what was packed returns to the shelf.';

revoke all on function private.call_off_shipment(public.enhanced_orders, public.order_status) from public;
