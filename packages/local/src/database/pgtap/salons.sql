-- Builders for the tests of what is booked: a salon on show, and the booking of an order.

create function tests.open_salon(slug text, owner text) returns uuid language plpgsql
  security definer set search_path = '' as $$
declare
  vendor uuid;
begin
  insert into public.vendors (owner_id, slug, name, kind, region_id, address, lat, lng, delivery_radius_m,
    prep_minutes, commission_bp, status, prices_include_tax)
  values (tests.user_id(owner), slug, initcap(replace(slug, '-', ' ')), 'beauty', private.region_at(17.43, 78.45),
    'Road No. 1, Banjara Hills', 17.43, 78.45, 5000, 20, 2000, 'active', true) returning id into vendor;
  insert into public.vendor_staff (vendor_id, user_id, position) values (vendor, tests.user_id(owner), 'owner');
  insert into public.vendor_trades (vendor_id, trade) values (vendor, 'beauty') on conflict do nothing;
  return vendor;
end
$$;

create function tests.booking(order_id uuid) returns public.bookings language sql stable
  security definer set search_path = '' as $$
  select b from public.bookings as b where b.order_id = booking.order_id
$$;
