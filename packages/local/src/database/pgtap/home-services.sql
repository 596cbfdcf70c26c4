-- Builders for the tests of visits at home: a business of home services on show with one person and two services, and
-- a visit of it that is booked.

create function tests.open_home_service(slug text, owner text, people text[] default '{Ravi}') returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  vendor uuid;
  cleaning uuid;
begin
  insert into public.vendors (owner_id, slug, name, kind, region_id, address, lat, lng, delivery_radius_m,
    prep_minutes, commission_bp, status, prices_include_tax)
  values (tests.user_id(owner), slug, initcap(replace(slug, '-', ' ')), 'home_service',
    private.region_at(17.43, 78.45), 'Road No. 1, Banjara Hills', 17.43, 78.45, 5000, 20, 2000, 'active', true)
  returning id into vendor;
  insert into public.vendor_staff (vendor_id, user_id, position) values (vendor, tests.user_id(owner), 'owner');
  insert into public.resources (vendor_id, kind, name) select vendor, 'person', p from unnest(people) as p;
  insert into public.services (vendor_id, trade, name, minutes, price_paise, warranty_days, sets_off, type)
  values (vendor, 'home_service', 'Cleaning of a home', '{60}', 120000, 30, false, 'home-deep-cleaning'),
    (vendor, 'home_service', 'A look at it', '{60}', 19900, 0, true, 'electric-check');
  insert into public.service_resources (service_id, resource_id)
  select s.id, r.id from public.services as s, public.resources as r
  where s.vendor_id = vendor and r.vendor_id = vendor;
  insert into public.booking_terms (vendor_id, step_minutes, notice_minutes) values (vendor, 30, 0);
  return vendor;
end
$$;

create function tests.service_of(slug text, service text) returns jsonb language sql stable
  security definer set search_path = '' as $$
  select jsonb_build_array(jsonb_build_object('service_id', s.id)) from public.services as s
  join public.vendors as v on v.id = s.vendor_id and v.slug = service_of.slug where s.name = service_of.service
$$;

-- Days from today at an hour of India.
create function tests.days_on(days integer, hour text) returns timestamptz language sql stable
  set search_path = '' as $$
  select ((now() at time zone 'Asia/Kolkata')::date + days_on.days + days_on.hour::time) at time zone 'Asia/Kolkata'
$$;

-- The order of a visit, booked by whoever acts.
create function tests.book_visit(slug text, service text, address uuid, starts_at timestamptz, method text,
  key text) returns uuid language sql set search_path = '' as $$
  select (public.place_order((public.quote_order(jsonb_build_object('trade', 'home_service', 'booking_id',
    public.hold_booking((select v.id from public.vendors as v where v.slug = book_visit.slug),
      tests.service_of(book_visit.slug, book_visit.service),
      book_visit.starts_at, 'key-of-hold-' || book_visit.key, null, book_visit.address) ->> 'id')) ->> 'quote_id')
    ::uuid, 'key-of-order-' || book_visit.key, book_visit.method::public.payment_method) -> 'orders' -> 0 ->> 'id')
    ::uuid
$$;

-- What is booked for later begins in half an hour.
create function tests.begin_soon(order_id uuid) returns void language sql
  security definer set search_path = '' as $$
  update public.bookings as b set starts_at = now() + interval '30 minutes', ends_at = now() + interval '90 minutes'
  where b.order_id = begin_soon.order_id;
  update public.enhanced_orders as o set created_at = now() - interval '2 days', placed_at = now() - interval '2 days',
    scheduled_for = now() + interval '30 minutes', promised_min_at = now() + interval '30 minutes',
    promised_max_at = now() + interval '90 minutes' where o.id = begin_soon.order_id
$$;

create function tests.start_code(order_id uuid) returns text language sql stable
  security definer set search_path = '' as $$
  select h.code from private.handover_codes as h where h.order_id = start_code.order_id and h.purpose = 'start'
$$;
