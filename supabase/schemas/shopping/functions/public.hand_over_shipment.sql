create or replace function public.hand_over_shipment (
  shipment_id uuid,
  carrier text,
  tracking_number text default null::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  s public.shipments := private.shipment_to_work_on(hand_over_shipment.shipment_id);
  o public.enhanced_orders;
  c public.carriers;
  number text := nullif(private.pasted_code(hand_over_shipment.tracking_number), '');
  part text;
begin
  select * into c from public.carriers as k where k.code = hand_over_shipment.carrier and k.active;
  select * into o from public.enhanced_orders as e where e.id = s.order_id;
  if c.code is null then perform private.refuse(400, 'carrier_unknown', 'Please choose a carrier.'); end if;
  if (number is null and c.needs_number) or number !~ '^[A-Z0-9-]{6,30}$' then
    perform private.refuse(400, 'tracking_number_invalid', 'A tracking number has 6 to 30 letters and digits.');
  end if;
  -- The answer to the first request was lost.
  if s.state <> 'packing' and s.carrier_code = c.code and s.tracking_number is not distinct from number then
    return jsonb_build_object('state', s.state, 'status', o.status);
  end if;
  if s.state <> 'packing' then perform private.refuse(409, 'shipment_moved_on',
    'This parcel has moved on in the meantime.', jsonb_build_object('state', s.state)); end if;
  if s.purpose = 'order' and o.status <> 'ready' then
    perform private.refuse(409, 'order_not_packed', 'Please mark the order as packed first.');
  end if;
  if c.zones is not null and not coalesce(private.zone_of_pincode(o.address ->> 'pincode') = any (c.zones), false) then
    perform private.refuse(409, 'carrier_not_there', 'This carrier does not deliver to this pincode.');
  end if;
  if exists (select from public.shipments as p where p.carrier_code = c.code and p.tracking_number = number
    and p.id <> s.id) then
    perform private.refuse(409, 'tracking_number_used', 'Another parcel has this tracking number.');
  end if;
  part := (private.party_roles(o.id))[1];
  update public.shipments as p set carrier_code = c.code, tracking_number = number, handed_over_at = now()
    where p.id = s.id;
  s := private.log_shipment(s.id, 'handed_over', part);
  if s.purpose = 'order' then
    o := private.transition(o.id, 'out_for_delivery', auth.uid(), part);
    insert into private.order_timers (order_id, action, due_at)
    select o.id, 'parcel_late', private.end_of_day(s.promised_to) where s.promised_to is not null;
  else
    perform private.announce_order(o);
  end if;
  perform private.notify_party(o, 'user', 'parcel_shipped',
    jsonb_build_object('carrier', c.name, 'tracking_number', number));
  return jsonb_build_object('state', s.state, 'status', o.status);
exception when unique_violation then
  perform private.refuse(409, 'tracking_number_used', 'Another parcel has this tracking number.');
end
$function$;

comment on function public.hand_over_shipment(uuid, text, text) is 'The seller has handed a packed parcel over to a carrier: {state, status}. The same hand-over again gets the same answer. Raises shipment_not_found, carrier_unknown, tracking_number_invalid, tracking_number_used, carrier_not_there, order_not_packed, shipment_moved_on.';

revoke all on function public.hand_over_shipment(uuid, text, text) from public;

grant execute on function public.hand_over_shipment(uuid, text, text) to authenticated, postgres;
