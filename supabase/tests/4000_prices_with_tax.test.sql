-- Prices with their tax inside: never above the MRP, the same figure in the cart, the quote and the bill, and back to
-- the paisa.
begin;
select no_plan();
select tests.reviewed('guests', 'cart_bill');
select tests.reviewed('bounds', 'cart_bill');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('salim', '+919000000004', '{vendor}'),
  tests.create_user('ravi', '+919000000006', '{delivery}'), tests.create_user('meera', null, '{user,admin}');
select tests.open_shop('deccan-bazaar', 'salim'), tests.open_vendor('kitchen', 'vikram'),
  tests.open_grocery('kirana', 'salim'),
  tests.add_variant('deccan-bazaar', 'Charger', 10000, mrp_paise => 10000),
    tests.add_variant('deccan-bazaar', 'Lamp', 33333),
  tests.add_item('kitchen', 'Dosa', 20000), tests.add_item('kitchen', 'Chai', 1333),
    tests.add_grocery('kirana', 'Rice', 4800), tests.add_grocery('kirana', 'Soap', 10000, '{"tax_class": "goods_18"}'),
  tests.add_address('asha'), tests.fund_wallet('asha', 10000000);
select tests.add_courier('ravi', capacity => 3);
select tests.reset();
insert into public.coupons (code, kind, value, minimum_paise, title, per_user_limit)
  values ('TENOFF', 'percent', 1000, 0, 'Ten percent', 9);
insert into public.coupons (code, kind, value, cap_paise, minimum_paise, title, per_user_limit, vendor_id, funded_by)
select upper(left(v.slug, 4)) || 'OWN', 'percent', 1000, 50000, 0, 'Our own', 9, v.id, 'vendor'
  from public.vendors as v;

create function pg_temp.put(item text, quantity integer default 1) returns uuid language sql as $$
  select public.add_to_cart(tests.item_id(item)::text, '{}', quantity)
$$;
create function pg_temp.total(quote jsonb) returns bigint language sql
  immutable as $$ select (quote -> 'totals' ->> 'total_paise')::bigint $$;
create function pg_temp.tax(quote jsonb, class text) returns text language sql as $$
  select string_agg(concat_ws(' ', c ->> 'amount_paise', 'of', c ->> 'base_paise', case when c -> 'included' = 'true'
    then 'inside' end), ', ')
  from jsonb_array_elements(quote -> 'totals' -> 'charges') as c where c ->> 'tax_class' = class
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- Which prices include tax.
select results_eq($$ select slug, prices_include_tax from public.vendors order by slug $$,
  $$ values ('deccan-bazaar', true), ('kirana', true), ('kitchen', false) $$,
    'a shop''s and a store''s prices include tax, a restaurant''s do not');
insert into public.vendors (slug, name, kind, region_id, address, lat, lng, prices_include_tax)
select 'bakery', 'Bakery', 'food', v.region_id, 'Road No. 2', 17.43, 78.45, true from public.vendors as v
  where v.slug = 'kitchen';
select is((select prices_include_tax from public.vendors where slug = 'bakery'), true, 'unless it is said');

-- At most the MRP: shared/cases/mrp-is-the-most.
select tests.act_as('asha');
select pg_temp.put('Charger');
select is((select sum((c ->> 'amount_paise')::bigint)
  from jsonb_array_elements(tests.quote('asha') -> 'totals' -> 'charges') as c where c ->> 'code' = 'items'
  or c ->> 'tax_class' = 'goods_18'),
  10000::numeric, 'an item sold at its MRP of ₹100 costs ₹100, not ₹118');
select is(tests.charge(tests.quote('asha') -> 'totals', 'items'), 10000::bigint, 'which is what the bill shows');
select is(pg_temp.tax(tests.quote('asha'), 'goods_18'), '1526 of 8474 inside', 'with ₹15.26 of GST inside');
select tests.act_as('salim');
select is(tests.refusal(format($$ select public.save_item(%L, %L, 'mrp-key-%s') $$, tests.vendor_id_of('deccan-bazaar'),
  item, n)), code, what)
from (values (1, '{"section": "New", "name": "At MRP", "price_paise": 9999, "mrp_paise": 9999, "tax_class": '
  '"goods_18", "goods": {}}'::jsonb, 'allowed', 'a price may be the MRP'),
  (2, '{"section": "New", "name": "Above", "price_paise": 10000, "mrp_paise": 9999, "tax_class": "goods_18", "goods": '
    '{}}', 'PT400 item_mrp_below_price', 'and not above it')) as t (n, item, code, what);
select tests.act_as('vikram');
select is(tests.refusal(format($$ select public.save_item(%L, %L, 'mrp-key-%s') $$, tests.vendor_id_of('kitchen'), item,
  n)), code, what)
from (values (3, '{"section": "New", "name": "Cola", "price_paise": 4000, "mrp_paise": 4200, "diet": "veg"}'::jsonb,
  'allowed', 'with 5 % on top it is just the MRP'),
  (4, '{"section": "New", "name": "Juice", "price_paise": 4001, "mrp_paise": 4200, "diet": "veg"}',
    'PT400 item_mrp_below_price', 'a paisa more is above it')) as t (n, item, code, what);
select tests.reset();
select matches(tests.refusal($$ update public.vendors set prices_include_tax = false where slug = 'deccan-bazaar' $$),
  '^23514 .*vendor_goods_include_tax', 'goods are priced with their tax');
insert into public.catalog_items (vendor_id, section, name, price_paise, mrp_paise)
  values (tests.vendor_id_of('bakery'), 'Cakes', 'Plum cake', 20000, 20000);
select matches(tests.refusal($$ update public.vendors set prices_include_tax = false where slug = 'bakery' $$),
  '^23514 .* more than its MRP', 'a bakery whose prices are MRPs cannot begin to add tax to them');
select tests.act_as('vikram');
select is(public.change_items(tests.vendor_id_of('kitchen'), array[tests.item_id('Cola')], '{"price_bp": 500}',
  gen_random_uuid(), 'bulk-key-1') #>> '{skipped,0,code}', 'item_mrp_below_price',
  'nor is a list of prices raised above them');
select tests.reset();
select matches(tests.refusal($$ insert into public.tax_rules (tax_class, rate_bp, valid_from)
  values ('restaurant', 600, now() + interval '1 day') $$), '^23514 .* more than its MRP',
  'no new tax takes a price above its MRP');
select matches(tests.refusal($$ update public.catalog_items set mrp_paise = 20999 where name = 'Dosa' $$), '^23514',
  'whoever writes it');
select lives_ok($$ update public.catalog_items set mrp_paise = 21000 where name = 'Dosa' $$, 'to the paisa');

-- GST after what the seller takes off: shared/cases/gst-after-own-discount, and of prices that include it.
select tests.act_as('asha');
select public.clear_cart(), pg_temp.put('Dosa', 2);
select is(pg_temp.tax(tests.quote('asha', '{"coupon_code": "KITCOWN"}'), 'restaurant'), '1850 of 37000',
  '5 % of ₹400 less ₹40, and of ₹10 packaging');
select is(pg_temp.tax(tests.quote('asha', '{"coupon_code": "TENOFF"}'), 'restaurant'), '2050 of 41000',
  'what the platform takes off lowers no tax');
select is(pg_temp.total(tests.quote('asha')) - pg_temp.total(tests.quote('asha', '{"coupon_code": "KITCOWN"}')),
  4200::bigint, 'so that the customer saves the tax as well');
select is(pg_temp.tax(tests.quote('asha', '{"fulfilment": "pickup", "coupon_code": "KITCOWN"}'), 'restaurant'),
  '1850 of 37000', 'as who collects it does');
select public.clear_cart(), pg_temp.put('Charger', 2);
select is(pg_temp.tax(tests.quote('asha', '{"coupon_code": "DECCOWN"}'), 'goods_18'), '2746 of 15254 inside',
  'of ₹180 that are left of ₹200, ₹27.46 are tax');
select is(pg_temp.total(tests.quote('asha')) - pg_temp.total(tests.quote('asha', '{"coupon_code": "DECCOWN"}')),
  2000::bigint, 'and a tenth of ₹200 is ₹20 less to pay');
select is(pg_temp.tax(tests.quote('asha', '{"coupon_code": "TENOFF"}'), 'goods_18'), '3050 of 16950 inside',
  'a coupon of the platform leaves the tax as it is');
select is(tests.charge(tests.quote('asha', '{"coupon_code": "DECCOWN"}') -> 'totals', 'items'), 20000::bigint,
  'the goods stay what they were on the bill');

-- A parcel brings nobody to tip.
select is(tests.quote('asha') ->> 'takes_tip', 'false', 'a carrier takes no tip');
select is(tests.problems(tests.quote('asha', '{"tip_paise": 2000}')), 'tip_invalid', 'and none is accepted');
select pg_temp.put('Dosa');
select is(tests.quote('asha') ->> 'takes_tip', 'true', 'where a courier comes as well');
select is((select array_agg(tests.charge(o, 'tip') order by o ->> 'vendor_name')
  from jsonb_array_elements(tests.quote('asha', '{"tip_paise": 2000}') -> 'orders') as o), array[0, 2000]::bigint[],
  'the tip is the courier''s');

-- Who has ordered is offered no first order.
select isnt_empty($$ select code from public.coupons where code = 'WELCOME50' $$, 'a first order is offered');
select tests.act_as_anon();
select isnt_empty($$ select code from public.coupons where code = 'WELCOME50' $$, 'also to guests');
select tests.reset();
update public.coupons set first_order_only = true, valid_to = now() + interval '1 day' where code = 'KITCOWN';
select tests.act_as('asha');
select isnt_empty($$ select code from public.offers_of_vendor(tests.vendor_id_of('kitchen')) $$,
  'by a restaurant as well');
select public.clear_cart();
select tests.order_item('first', 'asha', 'Dosa');
select is_empty($$ select code from public.coupons where code = 'WELCOME50' $$, 'until there was one');
select is_empty($$ select code from public.offers_of_vendor(tests.vendor_id_of('kitchen')) $$, 'anywhere');

-- What is in the cart is what the checkout says.
select public.clear_cart(), pg_temp.put('Rice'), pg_temp.put('Charger'), pg_temp.put('Chai');
create temporary table carted on commit drop as select public.cart_bill(tests.order_request('asha')) as bill,
  tests.quote('asha') as quote;
grant select on carted to anon;
select is(bill - array['orders', 'complete', 'takes_tip'], (quote -> 'totals') - 'cash_total_paise',
  'the bill of the cart is the quote''s') from carted;
select is((select array_agg(o ->> 'total_paise') from jsonb_array_elements(bill -> 'orders') as o),
  (select array_agg(o ->> 'total_paise') from jsonb_array_elements(quote -> 'orders') as o), 'for every vendor')
  from carted;
select is(tests.charge(bill, 'small_cart') || ' ' || tests.charge(bill, 'platform') || ' ' || tests.charge(bill,
  'shipping') || ' ' || tests.charge(bill, 'delivery'),
  '3400 1500 3400 5800', 'small-order fees, platform fees, shipping and deliveries are in it') from carted;
select is(public.cart_bill('{"place": {"lat": 17.44, "lng": 78.45, "pincode": "500034"}}') -> 'total_paise',
  (select bill -> 'total_paise' from carted), 'a place is as good as an address there');
select is(public.cart_bill('{"place": {"lat": 17.44, "lng": 78.45}}') -> 'total_paise', (select bill -> 'total_paise'
  from carted), 'also without its pincode');
select is(public.cart_bill('{}') ->> 'complete', 'false', 'without either the rest is open');
select tests.act_as_anon();
select is(public.cart_bill(jsonb_build_object('place', '{"lat": 17.44, "lng": 78.45, "pincode": "500034"}'::jsonb,
  'items', (
    select jsonb_agg(jsonb_build_object('item_id', i.id, 'quantity', 1) order by n)
      from unnest(array['Rice', 'Charger', 'Chai']) with ordinality as e (name, n)
    join lateral (select tests.item_id(e.name) as id) as i on true))) -> 'total_paise', (select bill -> 'total_paise'
      from carted), 'a guest''s cart costs the same');
select is(tests.refusal(format('select public.cart_bill(%L)', odd)), code, what)
from (values ('[]', 'PT400 request_invalid', 'a bill is asked for by an object'),
  ('{"place": {"lat": "x", "lng": 1}}', 'PT400 place_invalid', 'a place has numbers'),
  ('{"place": {"lat": 1e9, "lng": 1}}', 'PT400 place_invalid', 'of this world'),
    ('{"place": []}', 'PT400 place_invalid', 'and both'),
  ('{"items": {}}', 'PT400 cart_invalid', 'items are a list'),
    ('{"fulfilment": "teleport"}', 'PT400 request_invalid', 'as in a quote')) as t (odd, code, what);
select is(public.cart_bill('{"lines": [{"item_id": "x"}], "place": {"lat": 17.44, "lng": 78.45}}') -> 'total_paise',
  '0'::jsonb, 'nobody but the server names lines');
select tests.act_as('asha');
select is(tests.problems(public.quote_order('{"place": {"lat": 17.44, "lng": 78.45}}')), 'address_required',
  'nor orders to a place without an address');

-- A line with tax inside goes back piece by piece, to the paisa.
select public.clear_cart();
select tests.order_item('lamps', 'asha', 'Lamp', 3, 'wallet', '{"coupon_code": "DECCOWN"}');
select tests.reset();
create function pg_temp.back(paise bigint) returns bigint language sql security definer as $$
  select private.refund(o, jsonb_build_array(jsonb_build_object('position', 1, 'amount_paise', paise)), 'item_bad',
    'customer', 'wallet', 'test:' || gen_random_uuid())
  from public.enhanced_orders as o where o.id = tests.order_id('lamps')
$$;
select is(pg_temp.back(33333), 30000::bigint, 'one lamp of ₹333.33 less its tenth');
select is(pg_temp.back(1), 1::bigint, 'a single paisa');
select is(pg_temp.back(33332) + pg_temp.back(33333), 99999 - 10000 - 30001::bigint,
  'and the rest: all that was paid for it');
select is((select sum(c.amount_paise) from public.order_charges as c where c.order_id = tests.order_id('lamps')
  and (c.code = 'items' or c.tax_class = 'goods_18' or c.code = 'discount')), 0::bigint,
  'net, tax and discount are all back');
select is((select sum(c.base_paise) from public.order_charges as c where c.order_id = tests.order_id('lamps')
  and c.tax_class = 'goods_18'), 0::bigint, 'and nothing is taxed any more');
select matches(tests.refusal('select pg_temp.back(1)'), '^23514', 'not a paisa more');
select ok(private.ledger_is_balanced(), 'the books balance');

-- Cash: 4 × ₹13.33 is ₹53.32; with 5 %, packaging, fees and tip the bill is not whole, what is collected is.
select tests.act_as('asha');
select public.clear_cart(), pg_temp.put('Chai', 4);
create temporary table chai on commit drop as select tests.quote('asha') as quote;
select is(pg_temp.total(quote) || ' ' || (quote -> 'totals' ->> 'cash_total_paise'), '11748 11700',
  'the quote says what is collected') from chai;
select is(tests.refusal(format($$ select public.place_order(%L, 'cash-key-0', 'cash', 11600) $$,
  (select quote ->> 'quote_id' from chai))), 'PT400 cash_change_invalid', 'the change is for that');
select tests.name_order('chai', (public.place_order((quote ->> 'quote_id')::uuid, 'cash-key-1', 'cash',
  11700) -> 'orders' -> 0 ->> 'id')::uuid) from chai;
select is((select total_paise from public.enhanced_orders where id = tests.order_id('chai')), 11700,
  'the order is whole rupees');
select tests.reset();
select is((select b from jsonb_array_elements(private.bill(tests.order_id('chai'))) as b
  where b ->> 'code' = 'rounding'), '{"code": "rounding", "amount_paise": -48}', 'by a row of its own');
select is((select amount_paise from public.payments where order_id = tests.order_id('chai')), 11700, 'the payment too');
select tests.advance_to('chai', 'delivered', 'ravi');
select tests.reset();
select matches(tests.ledger_of('chai'), 'cash_with_courier -11700', 'so is what the courier owes');
select ok(private.ledger_is_balanced(), 'the platform bears the difference');
-- All of it goes back to the wallet, a charge at a time: never more than was collected.
create temporary table returned on commit drop as
  select k.position, row_number() over (order by k.position) as n from private.charges_left(tests.order_id('chai')) as k
    where k.nature not in ('tax', 'discount');
select is((select sum(private.refund(o, jsonb_build_array(jsonb_build_object('position', r.position,
    'amount_paise', (select k.amount_paise - k.refunded_paise from private.charges_left(o.id) as k
      where k.position = r.position))), 'goodwill', 'platform', 'wallet', 'chai:' || r.n)
  order by r.n) from returned as r cross join lateral (select * from public.enhanced_orders as e
    where e.id = tests.order_id('chai')) as o), 11700::numeric, 'all that was collected goes back, and no paisa more');
select is((select count(*) from private.charges_left(tests.order_id('chai')) as k
  where k.refunded_paise <> k.amount_paise), 0::bigint, 'with every charge');
select ok(private.ledger_is_balanced(), 'in balance');

-- What is not picked lowers a cash order to whole rupees again.
select tests.pick_order('short', 'asha', '[{"item": "Rice", "quantity": 1}, {"item": "Soap", "quantity": 1}]', 'cash');
select is((select total_paise from public.enhanced_orders where id = tests.order_id('short')), 18200,
  '₹148 of goods, ₹29 delivery and ₹5');
select is(private.lower_price(o, jsonb_build_array(jsonb_build_object('position', k.position, 'amount_paise', 1234))),
  1200::bigint, '₹12.34 less is ₹12 less to collect')
from public.enhanced_orders as o, private.charges_left(o.id) as k where o.id = tests.order_id('short')
  and k.code = 'items' and k.tax_class = 'goods_18';
select is((select total_paise from public.enhanced_orders where id = tests.order_id('short')), 17000,
  'and the order is whole rupees');
select is((select amount_paise from public.order_charges where order_id = tests.order_id('short')
  and code = 'rounding'), 34, 'by a row that was not there before');
select is(private.lower_price(o, jsonb_build_array(jsonb_build_object('position', k.position, 'amount_paise', 1000))),
  1000::bigint, 'once more')
from public.enhanced_orders as o, private.charges_left(o.id) as k where o.id = tests.order_id('short')
  and k.code = 'items' and k.tax_class = 'goods_18';
set constraints all immediate;
select is((select count(*) from public.enhanced_orders as o
  where o.total_paise <> (select sum(c.amount_paise) from public.order_charges as c where c.order_id = o.id
  and c.phase <> 'refunded')), 0::bigint,
  'every bill adds up');
select is((select count(*) from public.order_charges as c join public.enhanced_orders as o on o.id = c.order_id
  where c.included and (select sum(coalesce(x.gross_paise, x.amount_paise) - x.amount_paise)
    from public.order_charges as x where x.order_id = c.order_id and x.tax_class = c.tax_class)
    <> (select sum(x.amount_paise) from public.order_charges as x where x.order_id = c.order_id and x.included
      and x.tax_class = c.tax_class)), 0::bigint, 'and every tax inside is what is inside');
select * from finish();
rollback;
