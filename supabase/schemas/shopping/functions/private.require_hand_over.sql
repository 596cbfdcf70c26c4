create or replace function private.require_hand_over (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if not exists (select from public.shipments as s where s.order_id = o.id and s.purpose = 'order'
    and s.carrier_code is not null) then
    perform private.refuse(409, 'shipment_without_carrier', 'Please say which carrier has the parcel.');
  end if;
end
$function$;

comment on function private.require_hand_over(public.enhanced_orders, public.order_status) is
  'An order is on its way only when its parcel has a carrier.';

revoke all on function private.require_hand_over(public.enhanced_orders, public.order_status) from public;
