-- Builders for the tests of orders: a vendor that is open round the clock, items, customers with an address
-- and money, couriers, and shortcuts through an order's life in which each step is done by the user who does it in
-- production.

create function tests.open_vendor(
  slug text, owner text, lat double precision default 17.43, lng double precision default 78.45,
    packaging_paise integer default 1000
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  vendor uuid;
begin
  insert into public.vendors (owner_id, slug, name, kind, region_id, address, lat, lng, delivery_radius_m, prep_minutes,
    packaging_paise, commission_bp, status)
  values (tests.user_id(owner), slug, initcap(replace(slug, '-', ' ')), 'food', private.region_at(lat, lng),
    'Road No. 1, Banjara Hills',
    lat, lng, 5000, 20, packaging_paise, 1800, 'active')
  returning id into vendor;
  insert into public.restaurants (vendor_id) values (vendor);
  insert into public.vendor_hours (vendor_id, weekday, opens, closes) select vendor, day, '00:00', '00:00'
    from generate_series(0, 6) as day;
  insert into public.vendor_staff (vendor_id, user_id, position) values (vendor, tests.user_id(owner), 'owner');
  return vendor;
end
$$;

create function tests.vendor_id_of(slug text) returns uuid language plpgsql stable
  security definer set search_path = '' as $$
declare
  found_id uuid;
begin
  select v.id into strict found_id from public.vendors as v where v.slug = vendor_id_of.slug;
  return found_id;
end
$$;

create function tests.add_item(vendor text, name text, price_paise integer, stock integer default null) returns uuid
language sql security definer set search_path = '' as $$
  with item as (
    insert into public.catalog_items (vendor_id, section, name, price_paise, stock)
    values (tests.vendor_id_of(vendor), 'Mains', name, price_paise, stock) returning id
  ), dish as (
    insert into public.dishes (item_id, diet) select item.id, 'veg' from item
  )
  select item.id from item
$$;

create function tests.item_id(name text) returns uuid language plpgsql stable
  security definer set search_path = '' as $$
declare
  found_id uuid;
begin
  select i.id into strict found_id from public.catalog_items as i where i.name = item_id.name;
  return found_id;
end
$$;

create function tests.stock_of(item text) returns integer language sql stable
  security definer set search_path = '' as $$
  select i.stock from public.catalog_items as i where i.id = tests.item_id(item)
$$;

-- By default 1112 m north of the vendor, 1446 m by road: within the base distance of fee and pay.
create function tests.add_address(handle text, lat double precision default 17.44, lng double precision default 78.45)
  returns uuid
language sql security definer set search_path = '' as $$
  insert into public.addresses (user_id, label, line, city, pincode, lat, lng)
  values (tests.user_id(handle), 'Home', 'Flat 4, Lakeview Residency', 'Hyderabad', '500034', lat, lng) returning id
$$;

create function tests.fund_wallet(handle text, paise bigint) returns void language sql
  security definer set search_path = '' as $$
  select private.credit_wallet(tests.user_id(handle), paise, 'test-fund:' || gen_random_uuid())
$$;

create function tests.wallet_of(handle text) returns bigint language sql stable
  security definer set search_path = '' as $$
  select private.wallet_balance(tests.user_id(handle))
$$;

-- The refusal that a statement raises: 'PT409 quote_used', or the SQLSTATE and message of a plain error.
create function tests.refusal(statement text) returns text language plpgsql as $$
declare
  state text;
  code text;
begin
  execute statement;
  return 'allowed';
exception when others then
  get stacked diagnostics state = returned_sqlstate, code = pg_exception_detail;
  return case when state like 'PT%' then state || ' ' || code else state || ' ' || sqlerrm end;
end
$$;

create function tests.order_request(handle text, more jsonb default '{}') returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('fulfilment', 'delivery', 'address_id',
    (select a.id from public.addresses as a where a.user_id = tests.user_id(handle) order by a.created_at, a.id
      limit 1)) || more
$$;

-- What an order or the totals of a quote charge in a code, as a bill shows it: with the tax that is inside, and of
-- taxes what comes on top.
create function tests.charge(part jsonb, code text) returns bigint language sql as $$
  select coalesce(sum(coalesce(c ->> 'gross_paise', c ->> 'amount_paise')::bigint), 0)::bigint
    from jsonb_array_elements(part -> 'charges') as c
  where c ->> 'code' = charge.code and not coalesce((c ->> 'included')::boolean, false)
$$;

create function tests.quote(handle text, more jsonb default '{}') returns jsonb language plpgsql as $$
begin
  perform tests.act_as(handle);
  return public.quote_order(tests.order_request(handle, more));
end
$$;

-- The beginning of the first half hour that is at least so far ahead.
create function tests.slot(ahead interval) returns timestamptz language sql stable as $$
  select date_bin('30 minutes', now() + ahead + interval '30 minutes' - interval '1 microsecond', '2000-01-01')
$$;

create function tests.problems(quote jsonb) returns text language sql immutable as $$
  select string_agg(p ->> 'code', ', ' order by p ->> 'code') from jsonb_array_elements(quote -> 'problems') as p
$$;

-- Orders by the name a test gives them.
create table tests.orders (name text primary key, order_id uuid not null);
grant select on tests.orders to anon, authenticated, service_role;

create function tests.order_id(name text) returns uuid language plpgsql stable
  security definer set search_path = '' as $$
declare
  found_id uuid;
begin
  select o.order_id into strict found_id from tests.orders as o where o.name = order_id.name;
  return found_id;
end
$$;

create function tests.name_order(name text, order_id uuid) returns void language sql
  security definer set search_path = '' as $$
  insert into tests.orders values (name, order_id)
$$;

-- Adds the item to the cart, requests a quote and places the order; the session keeps acting as the customer.
create function tests.order_item(
  name text, handle text, item text, quantity integer default 1, method text default 'wallet', more jsonb default '{}'
) returns void language plpgsql as $$
declare
  placed jsonb;
begin
  perform tests.act_as(handle);
  perform public.add_to_cart(tests.item_id(item)::text, '{}', quantity);
  placed := public.place_order((tests.quote(handle, more) ->> 'quote_id')::uuid, 'test-key:' || gen_random_uuid(),
    method::public.payment_method);
  if placed ->> 'outcome' <> 'placed' then raise exception 'not placed: %', placed; end if;
  perform tests.name_order(name, (placed -> 'orders' -> 0 ->> 'id')::uuid);
end
$$;

-- Moves one order back in time.
create function tests.age_order(name text, age interval) returns void language sql
  security definer set search_path = '' as $$
  update public.enhanced_orders set created_at = created_at - age, placed_at = placed_at - age,
    status_since = status_since - age
    where id = tests.order_id(name)
$$;

create function tests.code_of(name text, purpose text) returns text language sql stable
  security definer set search_path = '' as $$
  select h.code from private.handover_codes as h where h.order_id = tests.order_id(name) and h.purpose = code_of.purpose
$$;

create function tests.wrong_code(name text, purpose text) returns text language sql stable as $$
  select lpad(((tests.code_of(name, purpose)::integer + 1) % 10000)::text, 4, '0')
$$;

create function tests.status_of(name text) returns text language sql stable security definer set search_path = '' as $$
  select o.status::text from public.enhanced_orders as o where o.id = tests.order_id(name)
$$;

create function tests.job_state(name text) returns text language sql stable security definer set search_path = '' as $$
  select d.state::text from private.job_of(tests.order_id(name)) as d
$$;

-- All ledger entries of an order, summed by account: 'order_escrow 48590, tax_payable 2590'.
create function tests.ledger_of(name text) returns text language sql stable security definer set search_path = '' as $$
  select string_agg(kind || ' ' || sum, ', ' order by kind) from (
    select a.kind::text as kind, sum(e.amount_paise) as sum
    from private.ledger_transactions as t
    join private.ledger_entries as e on e.transaction_id = t.id
    join private.ledger_accounts as a on a.id = e.account_id
    where t.order_id = tests.order_id(name) group by a.kind having sum(e.amount_paise) <> 0) as booked
$$;

-- A courier on shift, by default at the vendor; the session keeps acting as the courier.
create function tests.add_courier(
  handle text, lat double precision default 17.43, lng double precision default 78.45, capacity integer default 1,
  cash_limit_paise integer default 500000
) returns void language plpgsql as $$
begin
  perform tests.reset();
  insert into public.couriers (user_id, name, vehicle_kind, plate, verified, capacity, cash_limit_paise, region_id)
  values (tests.user_id(handle), initcap(handle), 'bike', 'TS09 AB 1234', true, capacity, cash_limit_paise,
    private.region_at(lat, lng));
  perform tests.act_as(handle);
  perform public.set_courier_online(true, lat, lng);
end
$$;

create function tests.offer_for(handle text, name text) returns uuid language sql stable
  security definer set search_path = '' as $$
  select f.id from public.job_offers as f join public.jobs as j on j.id = f.job_id
  where f.courier_id = tests.user_id(handle) and j.order_id = tests.order_id(name)
  order by f.offered_at desc, f.outcome limit 1
$$;

create function tests.owner_of(name text) returns text language sql stable security definer set search_path = '' as $$
  select p.handle from public.enhanced_orders as o
  join public.vendor_staff as s on s.vendor_id = o.vendor_id and s.position = 'owner'
  join tests.people as p on p.user_id = s.user_id where o.id = tests.order_id(name)
$$;

-- Advances an order to a status, each step as the user who makes it; the courier accepts the offer.
create function tests.advance_to(name text, goal text, courier text default null) returns void language plpgsql as $$
declare
  step text;
begin
  foreach step in array array['confirmed', 'preparing', 'ready'] loop
    perform tests.act_as(tests.owner_of(name));
    perform public.advance_order(tests.order_id(name), step::public.order_status);
    if step = 'confirmed' and courier is not null then
      perform tests.act_as(courier);
      perform public.respond_to_offer(tests.offer_for(courier, name), true);
    end if;
    if step = goal then return; end if;
  end loop;
  perform tests.act_as(courier);
  perform public.advance_order(tests.order_id(name), 'out_for_delivery', tests.code_of(name, 'pickup'));
  if goal = 'out_for_delivery' then return; end if;
  perform public.advance_order(tests.order_id(name), 'delivered', tests.code_of(name, 'drop'));
end
$$;

grant execute on all functions in schema tests to anon, authenticated, service_role;

-- A new project has them switched off.
update public.coupons set valid_to = null where code in ('WELCOME50', 'FREEDEL');
