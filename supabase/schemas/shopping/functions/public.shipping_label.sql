create or replace function public.shipping_label (
  shipment_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  s public.shipments;
  o public.enhanced_orders;
begin
  perform private.require_user();
  select * into s from public.shipments as p where p.id = shipping_label.shipment_id;
  select * into o from public.enhanced_orders as e where e.id = s.order_id;
  if o.id is null or not private.party_roles(o.id) && '{vendor,admin}' then
    perform private.refuse(404, 'shipment_not_found', 'There is no such parcel.');
  end if;
  -- The address is for sending the parcel, not for keeping.
  if s.state in ('delivered', 'returned', 'cancelled') or o.status = 'pending' then
    perform private.refuse(409, 'label_not_needed', 'A label is printed between accepting an order and its arrival.');
  end if;
  return jsonb_build_object('shipment_id', s.id, 'order_number', o.order_number, 'purpose', s.purpose,
    'to', jsonb_build_object('name', private.name_of(o.user_id), 'line', o.address ->> 'line', 'landmark',
      o.address ->> 'landmark', 'city', o.address ->> 'city',
      'pincode', o.address ->> 'pincode', 'phone_masked', (select private.mask_phone(p.phone) from public.profiles
        as p where p.id = o.user_id)),
    -- A customer's number is nobody's to print: a carrier calls the shop, which reaches the customer by a masked
    -- call.
    'from', (select jsonb_build_object('name', coalesce(h.legal_name, v.name), 'address', v.address, 'gstin',
      h.gstin, 'care_phone', h.care_phone,
        'call_phone', coalesce(h.care_phone, v.phone))
      from public.vendors as v left join public.shops as h on h.vendor_id = v.id where v.id = o.vendor_id),
    'carrier', (select c.name from public.carriers as c where c.code = s.carrier_code), 'tracking_number',
      s.tracking_number,
    'collect_paise', case when s.purpose = 'order' then private.cash_due(o.id) else 0 end,
    'pieces', (select coalesce(sum(i.quantity), 0) from public.order_items as i where i.order_id = o.id),
      'promised_to', s.promised_to);
end
$function$;

comment on function public.shipping_label(uuid) is 'What is printed on a parcel, for the seller''s people from accepting the order until it arrives: {shipment_id, order_number, purpose, to, from, carrier, tracking_number, collect_paise, pieces, promised_to}. Raises shipment_not_found, label_not_needed.';

revoke all on function public.shipping_label(uuid) from public;

grant execute on function public.shipping_label(uuid) to authenticated, postgres;
