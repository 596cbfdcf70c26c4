-- A cart with its coupon: which one saves the most, why another does not hold, and the same figure as the quote's.
begin;
select no_plan();
select tests.reviewed('guests', 'cart_offers');
select tests.reviewed('bounds', 'cart_offers');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('vani', '+919000000004', '{vendor}');
select tests.open_vendor('kitchen', 'vikram'), tests.open_vendor('bakery', 'vani'),
  tests.add_item('kitchen', 'Dosa', 20000),
  tests.add_item('bakery', 'Bun', 10000), tests.add_address('asha'), tests.add_address('bala'),
    tests.fund_wallet('asha', 10000000);
select tests.reset();
insert into public.coupons (code, kind, value, minimum_paise, title, title_translations, per_user_limit, is_listed)
  values
  ('TENOFF', 'percent', 1000, 0, 'Ten percent', '{"te": "పది శాతం"}', 9, true),
    ('SECRET', 'flat', 9000, 0, 'For one person', '{}', 1, false),
  ('OVER', 'flat', 100, 0, 'Over', '{}', 1, true);
insert into public.coupons (code, kind, value, cap_paise, minimum_paise, title, per_user_limit, vendor_id, funded_by)
select upper(v.slug), 'percent', 2000, 5000, 30000, 'Our own', 9, v.id, 'vendor' from public.vendors as v;
update public.coupons set valid_to = now() where code = 'OVER';

create function pg_temp.put(item text, quantity integer default 1) returns uuid language sql as $$
  select public.add_to_cart(tests.item_id(item)::text, '{}', quantity)
$$;
create function pg_temp.offered(handle text, more jsonb default '{}') returns text language sql as $$
  select string_agg(concat_ws(' ', o ->> 'code', o ->> 'discount_paise', o ->> 'reason', o ->> 'missing_paise'), ', '
    order by n)
  from jsonb_array_elements(public.cart_offers(tests.order_request(handle, more))) with ordinality as e (o, n)
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

select tests.act_as('asha');
select is(public.cart_offers(tests.order_request('asha')), '[]', 'an empty cart is offered nothing');
select pg_temp.put('Dosa');
select is(pg_temp.offered('asha'), 'WELCOME50 5000, TENOFF 2000, FREEDEL 0 minimum 4900, KITCHEN 0 minimum 10000',
  'the coupon that saves the most is the first; then what lacks the least (Issue, a cart with its coupon)');
select pg_temp.put('Dosa', 2);
select is((select string_agg(o ->> 'code', ' ' order by n)
  from jsonb_array_elements(public.cart_offers(tests.order_request('asha')))
    with ordinality as e (o, n) where (o ->> 'discount_paise')::integer > 0), 'TENOFF KITCHEN WELCOME50 FREEDEL',
  'with more in the cart others hold, and none of a vendor that is not in it');
select is(o -> 'discount_paise', tests.quote('asha', jsonb_build_object('coupon_code', o -> 'code')) -> 'coupon' ->
  'discount_paise',
  'what ' || (o ->> 'code') || ' saves is what the quote takes off')
from jsonb_array_elements(public.cart_offers(tests.order_request('asha'))) as o;
select is(pg_temp.offered('asha', '{"fulfilment": "pickup"}'),
  'TENOFF 6000, KITCHEN 5000, WELCOME50 5000, FREEDEL 0 no_delivery',
  'where nothing is delivered there is no delivery to pay');
select is(jsonb_path_query_first(public.cart_offers(tests.order_request('asha', '{"language": "te"}')),
  '$[*] ? (@.code == "TENOFF")') ->> 'title',
  'పది శాతం', 'titles are in the reader''s language');

-- The bill with a coupon.
select is(public.cart_bill(tests.order_request('asha', '{"coupon_code": " tenoff "}')) -> 'total_paise',
  tests.quote('asha', '{"coupon_code": "TENOFF"}') -> 'totals' -> 'total_paise',
    'the bill of the cart with a coupon is the quote''s');
select is(public.cart_bill(tests.order_request('asha', '{"coupon_code": "TENOFF"}')) -> 'coupon',
  '{"code": "TENOFF", "discount_paise": 6000}',
  'and names what it saves');
select is(public.cart_bill(tests.order_request('asha', '{"coupon_code": "BAKERY"}')) -> 'coupon_problem',
  '{"code": "coupon_not_applicable", "reason": "other_vendor"}', 'a coupon that does not hold says why');
select is(public.cart_bill(tests.order_request('asha', '{"coupon_code": "BAKERY"}')) -> 'total_paise',
  public.cart_bill(tests.order_request('asha')) -> 'total_paise', 'and the bill is the one without it');
select ok(not public.cart_bill(tests.order_request('asha')) ?| array['coupon', 'coupon_problem'],
  'without a coupon nothing is said of one');

-- Whoever has used a coupon, or has ordered before.
select tests.order_item('first', 'asha', 'Dosa', 1, 'wallet', '{"coupon_code": "WELCOME50"}');
select pg_temp.put('Dosa');
select is(pg_temp.offered('asha'), 'TENOFF 2000, FREEDEL 0 minimum 4900, KITCHEN 0 minimum 10000, WELCOME50 0 used',
  'what was used is said to be used');
select tests.act_as('bala');
select is(public.cart_offers(tests.order_request('bala')), '[]', 'nobody is offered anything for another''s cart');

-- Guests.
select tests.act_as_anon();
select is((select string_agg(concat_ws(' ', o ->> 'code', o ->> 'discount_paise'), ', ' order by n)
  from jsonb_array_elements(public.cart_offers(
    jsonb_build_object('place', '{"lat": 17.44, "lng": 78.45}'::jsonb, 'items',
      jsonb_build_array(jsonb_build_object('item_id', tests.item_id('Bun'), 'quantity', 2)))))
    with ordinality as e (o, n)), 'WELCOME50 5000, TENOFF 2000, FREEDEL 0, BAKERY 0',
      'a guest sees what his cart can have');
select is(tests.refusal(format('select public.cart_offers(%L)', odd)), code, what)
from (values ('[]', 'PT400 request_invalid', 'offers are asked for by an object'),
  ('{"place": {"lat": "x", "lng": 1}}', 'PT400 place_invalid', 'a place has numbers'),
  ('{"items": {}}', 'PT400 cart_invalid', 'items are a list'),
    ('{"coupon_code": {}}', 'PT400 request_invalid', 'a code is a text'),
  ('{"language": ["te"]}', 'PT400 request_invalid', 'a language too')) as t (odd, code, what);
select is(tests.refusal($$ select public.cart_offers(jsonb_build_object('items',
   jsonb_build_array(jsonb_build_object('item_id', repeat('x', 200000)))))$$),
  'PT413 request_too_large', 'and of bounded size');
select is(public.cart_offers('{"fulfilment": "pickup", "scheduled_for": "1999-01-01T00:00:00Z", "items": []}'), '[]',
  'an odd time is a matter of the checkout');
select matches(tests.refusal($$ select private.cart_request('{}') $$), '^42501',
  'what is kept of a request is the server''s');
select * from finish();
rollback;
