-- A shop fetches what comes back: where, from whom, and how they reach each other; and a label carries a number that a carrier
-- can really call (docs/decisions/0080).

create or replace function private.contact_open(o public.enhanced_orders) returns boolean language sql stable set search_path = '' as $$
  select o.status not in ('delivered', 'cancelled') or o.status_since > now() - make_interval(secs => private.setting_int('contact_seconds'))
    or (o.kind = 'shipment' and exists (select from public.returns as r where r.order_id = o.id and private.is_open_return(r.state)))
$$;
comment on function private.contact_open is
  'Whether the parties of an order can still reach each other: while it lives, a while after, and while something of it comes back.';
insert into private.contact_pairs (kind, role, with_role) values ('shipment', 'user', 'vendor'), ('shipment', 'vendor', 'user');

create function public.return_pickup(return_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  r public.returns;
begin
  perform private.require_user();
  select * into r from public.returns as k where k.id = return_pickup.return_id;
  if r.id is null or not private.works_for(r.vendor_id) then
    perform private.refuse(404, 'return_not_found', 'There is no such return.');
  end if;
  -- The address is for fetching it, not for keeping.
  if r.state <> 'approved' then
    perform private.refuse(409, 'label_not_needed', 'A label is printed between accepting an order and its arrival.');
  end if;
  return (select jsonb_build_object('return_id', r.id, 'number', r.number, 'order_number', o.order_number, 'pickup_on', r.pickup_on,
      'from', jsonb_build_object('name', private.name_of(o.user_id), 'line', o.address ->> 'line', 'landmark', o.address ->> 'landmark',
        'city', o.address ->> 'city', 'pincode', o.address ->> 'pincode', 'lat', (o.address ->> 'lat')::double precision,
        'lng', (o.address ->> 'lng')::double precision),
      'to', (select jsonb_build_object('name', coalesce(h.legal_name, v.name), 'address', v.address, 'call_phone', coalesce(h.care_phone, v.phone))
        from public.vendors as v left join public.shops as h on h.vendor_id = v.id where v.id = r.vendor_id),
      'pieces', (select coalesce(sum(l.quantity), 0) from public.return_lines as l where l.return_id = r.id))
    from public.enhanced_orders as o where o.id = r.order_id);
end
$$;
comment on function public.return_pickup is
  'Where a return that was accepted is fetched, for the shop''s people until they have it: {return_id, number, order_number, pickup_on, from {name, line, '
  'landmark, city, pincode, lat, lng}, to {name, address, call_phone}, pieces}. Raises return_not_found, label_not_needed.';
revoke execute on function public.return_pickup(uuid) from public, anon;
grant execute on function public.return_pickup(uuid) to authenticated;

create or replace function public.shipping_label(shipment_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
    'to', jsonb_build_object('name', private.name_of(o.user_id), 'line', o.address ->> 'line', 'landmark', o.address ->> 'landmark', 'city', o.address ->> 'city',
      'pincode', o.address ->> 'pincode', 'phone_masked', (select private.mask_phone(p.phone) from public.profiles as p where p.id = o.user_id)),
    -- A customer's number is nobody's to print: a carrier calls the shop, which reaches the customer by a masked call.
    'from', (select jsonb_build_object('name', coalesce(h.legal_name, v.name), 'address', v.address, 'gstin', h.gstin, 'care_phone', h.care_phone,
        'call_phone', coalesce(h.care_phone, v.phone))
      from public.vendors as v left join public.shops as h on h.vendor_id = v.id where v.id = o.vendor_id),
    'carrier', (select c.name from public.carriers as c where c.code = s.carrier_code), 'tracking_number', s.tracking_number,
    'collect_paise', case when o.payment_method = 'cash' and s.purpose = 'order' then o.total_paise else 0 end,
    'pieces', (select coalesce(sum(i.quantity), 0) from public.order_items as i where i.order_id = o.id), 'promised_to', s.promised_to);
end
$$;
