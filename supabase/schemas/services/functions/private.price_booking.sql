create or replace function private.price_booking (
  caller uuid,
  request jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  b public.bookings;
  v public.vendors;
  home public.addresses;
  place jsonb;
  terms public.booking_terms;
  total bigint;
  deposit bigint;
  problems jsonb := '[]';
  tax_class text;
begin
  if request ? 'series_id' then return private.price_series(caller, request); end if;
  if request ? 'package_id' then return private.price_package(caller, request); end if;
  select k.* into b from public.bookings as k
  where k.id::text = price_booking.request ->> 'booking_id' and k.user_id = caller and k.order_id is null;
  -- The trade decides about tax and terms: that of the services.
  if b.id is null or b.state not in ('held', 'expired') or exists (select from private.booking_parts as p
      join public.services as s on s.id = p.service_id
      where p.booking_id = b.id and s.trade is distinct from price_booking.request ->> 'trade') then
    return jsonb_build_object('problems', jsonb_build_array(private.problem('slot_taken')), 'address', null,
      'orders', '[]'::jsonb);
  end if;
  select e.* into v from public.vendors as e where e.id = b.vendor_id;
  if v.status <> 'active' then problems := problems || private.problem('vendor_suspended',
    jsonb_build_object('vendor_id', v.id, 'vendor_name', v.name)); end if;
  if private.is_staff_of(v.id, caller) then problems := problems || private.problem('own_vendor',
    jsonb_build_object('vendor_id', v.id, 'vendor_name', v.name)); end if;
  -- Whoever took longer has it still, as long as nobody else took it.
  if not private.booking_lives(b, now()) and (b.starts_at < now()
      or private.free_choice(b, private.parts_of_booking(b), b.id) is null) then
    problems := problems || private.problem('slot_taken');
  end if;
  if request ? 'package_order' and not private.takes_sitting(b, request ->> 'package_order') then
    problems := problems || private.problem('package_unavailable');
  end if;
  if b.rework_of is not null then
    -- What is mended is where it was done, whatever the customer calls home since.
    place := (select o.address from public.enhanced_orders as o where o.id = b.rework_of);
  elsif private.visits_homes(price_booking.request ->> 'trade') then
    select a.* into home from public.addresses as a where a.id = b.address_id and a.user_id = caller;
    -- The time was kept for the way to this place.
    if home.id is null then problems := problems || private.problem('address_not_found');
    else
      place := jsonb_build_object('id', home.id, 'label', home.label, 'line', home.line, 'landmark', home.landmark,
        'city', home.city, 'pincode', home.pincode, 'lat', home.lat, 'lng', home.lng);
      if (home.lat, home.lng) <> (b.lat, b.lng) then problems := problems || private.problem('address_moved'); end if;
    end if;
  end if;
  select t.* into terms from public.booking_terms as t where t.vendor_id = v.id;
  -- Whoever is not registered for GST charges none.
  tax_class := (select t.service_tax_class from private.trades as t where t.trade = price_booking.request ->> 'trade'
    and private.vendor_for_invoice(v.id) ->> 'gstin' is not null);
  total := (select sum(p.price_paise) from private.booking_parts as p where p.booking_id = b.id);
  deposit := case when coalesce(terms.deposit_bp, 0) = 0 or request ? 'package_order'
      or terms.deposit_for_new_only and exists (
      select from public.enhanced_orders as o where o.user_id = caller and o.vendor_id = v.id
        and o.status = 'delivered')
    then 0 else round(total * terms.deposit_bp / 10000.0) end;
  return jsonb_build_object('problems', problems, 'address', place, 'orders', jsonb_build_array(jsonb_strip_nulls(
    jsonb_build_object('trade', price_booking.request -> 'trade', 'kind', price_booking.request -> 'fulfilment',
      'category', price_booking.request -> 'trade', 'vendor_id', v.id, 'vendor_name', v.name, 'region_id',
      v.region_id,
      'starts_at', b.starts_at, 'ends_at', b.ends_at, 'booking_id', b.id,
      'package_order', request -> 'package_order', 'lines', '[]'::jsonb,
      'accept_seconds', case when coalesce(terms.confirms_itself, true) then null else 86400 end,
      'payment_methods', case when deposit > 0 then '["wallet", "gateway"]'::jsonb end,
      'payments', case when deposit > 0 then jsonb_build_array(jsonb_build_object('amount_paise', deposit))
        || case when deposit < total then '[{"method": "cash", "due": "delivered"}]' else '[]' end::jsonb end,
      'charges', (select coalesce(jsonb_agg(c order by p.part), '[]') from private.booking_parts as p,
        jsonb_array_elements(private.charge('service', p.price_paise, tax_class)) as c
        where p.booking_id = b.id and p.price_paise > 0 and not request ? 'package_order')))));
end
$function$;

comment on function private.price_booking(uuid, jsonb) is 'What a held time costs, as private.trades.price returns it; every step is a charge of its own.';

revoke all on function private.price_booking(uuid, jsonb) from public;
