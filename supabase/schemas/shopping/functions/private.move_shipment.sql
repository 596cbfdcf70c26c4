create or replace function private.move_shipment (
  s public.shipments,
  state text,
  actor_role text,
  place text,
  note text,
  carrier_event_id text default null::text
)
  returns public.shipments
  language plpgsql
  set search_path to ''
  AS $function$
declare
  o public.enhanced_orders;
  was text := s.state;
begin
  if not private.may_shipment_move(was, move_shipment.state) then
    perform private.refuse(409, 'shipment_moved_on', 'This parcel has moved on in the meantime.',
      jsonb_build_object('state', was));
  end if;
  select * into o from public.enhanced_orders as e where e.id = s.order_id;
  s := private.log_shipment(s.id, move_shipment.state, move_shipment.actor_role, left(trim(place), 80),
    left(trim(note), 200), move_shipment.carrier_event_id);
  if s.purpose = 'order' then
    if s.state = 'delivered' then
      o := private.transition(o.id, 'delivered', auth.uid(), move_shipment.actor_role);
    elsif s.state = 'out_for_delivery' and o.status = 'out_for_delivery' then
      o := private.transition(o.id, 'on_way', auth.uid(), move_shipment.actor_role);
    elsif s.state = 'returned' then
      o := private.transition(o.id, 'cancelled', null, 'system', 'not_deliverable');
    end if;
  end if;
  if was = 'out_for_delivery' and s.state = 'in_transit' then
    perform private.notify_party(o, 'user', 'parcel_attempted'); end if;
  perform private.announce_order(o);
  return s;
end
$function$;

comment on function private.move_shipment(public.shipments, text, text, text, text, text) is
  'What happens to a parcel moves its order: out for delivery, delivered, or cancelled with a full refund when it came back to the seller.';

revoke all on function private.move_shipment(public.shipments, text, text, text, text, text) from public;
