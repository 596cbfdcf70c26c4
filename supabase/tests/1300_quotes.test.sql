-- Quotes: what an order costs to the paisa, from the database's own prices, and everything that may stand in its way.
begin;
select no_plan();
select tests.reviewed('bounds', 'quote_order');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('vani', '+919000000004', '{vendor}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani', 17.432, 78.452, 500),
  tests.add_item('vendor-one', 'Dosa', 20000), tests.add_item('vendor-one', 'Chai', 1500),
    tests.add_item('vendor-one', 'Haleem', 33333, 3),
  tests.add_item('vendor-two', 'Biryani', 27999),
  tests.add_address('asha'), tests.add_address('bala'), tests.fund_wallet('asha', 12345);

create function pg_temp.put(item text, quantity integer default 1) returns uuid language sql as $$
  select public.add_to_cart(tests.item_id(item)::text, '{}', quantity)
$$;
create function pg_temp.figures(part jsonb) returns text language sql as $$
  select string_agg(tests.charge(part, code)::text, ' ' order by n) || ' ' || (part ->> 'total_paise')
  from unnest(array['items', 'packaging', 'delivery', 'small_cart', 'surge', 'platform', 'tax', 'discount', 'tip'])
    with ordinality as c (code, n)
$$;
create function pg_temp.taxes(part jsonb) returns jsonb language sql as $$
  select jsonb_agg(c - 'code' order by c ->> 'tax_class') from jsonb_array_elements(part -> 'charges') as c
    where c ->> 'code' = 'tax'
$$;
grant execute on all functions in schema pg_temp to authenticated;

select tests.act_as('asha');
select is(tests.problems(tests.quote('asha')), 'cart_empty', 'an empty cart cannot be ordered');
select is(tests.quote('asha') ->> 'quote_id', null, 'and gets no number to order by');

-- Golden figures: 2 × ₹200, packaging ₹10, 1446 m by road, tip ₹20.
select pg_temp.put('Dosa', 2);
select is(pg_temp.figures(tests.quote('asha', '{"tip_paise": 2000}') -> 'orders' -> 0),
  '40000 1000 2900 0 0 500 2050 0 2000 48450',
  'items, packaging, delivery, platform fee, taxes and tip add up');
select is(pg_temp.taxes(tests.quote('asha') -> 'orders' -> 0), '[
    {"tax_class": "delivery", "rate_bp": 1800, "base_paise": 2458, "amount_paise": 442, "included": true},
    {"tax_class": "platform", "rate_bp": 1800, "base_paise": 424, "amount_paise": 76, "included": true},
    {"tax_class": "restaurant", "rate_bp": 500, "base_paise": 41000, "amount_paise": 2050}]'::jsonb,
  'restaurant service with its packaging at 5 %, delivery and platform fee at 18 %');
select is(tests.quote('asha') -> 'orders' -> 0 ->> 'distance_m', '1446', 'the way is counted by road');
select is(tests.quote('asha') ->> 'wallet_balance_paise', '12345', 'the wallet''s balance is included');
select is(tests.quote('asha', '{"total_paise": 1, "orders": [{"total_paise": 1}]}') -> 'totals' ->> 'total_paise',
  '46450',
  'money in the request is not looked at');
select is(tests.quote('asha') ->> 'hash', tests.quote('asha') ->> 'hash', 'the same cart has the same hash');
select is((tests.quote('asha') ->> 'expires_at')::timestamptz, now() + interval '10 minutes',
  'a quote is good for ten minutes');

-- A small cart, and collecting it oneself.
select public.clear_cart(), pg_temp.put('Chai');
select is(pg_temp.figures(tests.quote('asha') -> 'orders' -> 0), '1500 1000 2900 1700 0 500 126 0 0 7726',
  'a small cart pays its fee, with the tax on it inside');
select is(pg_temp.figures(tests.quote('asha', '{"fulfilment": "pickup"}') -> 'orders' -> 0),
  '1500 1000 0 0 0 500 126 0 0 3126',
  'who collects pays no delivery and no small-cart fee');
select is(tests.problems(tests.quote('asha', '{"fulfilment": "pickup", "address_id": null}')), null,
  'and needs no address');
select is(tests.problems(tests.quote('asha', '{"fulfilment": "pickup", "tip_paise": 1000}')), 'tip_invalid',
  'and tips no courier');

-- Awkward numbers: every figure is a whole paisa and the sum holds.
select public.clear_cart(), pg_temp.put('Haleem', 3), pg_temp.put('Biryani');
select is(pg_temp.figures(tests.quote('asha', '{"tip_paise": 777}') -> 'totals'),
  (select string_agg(total::text, ' ' order by n) from (
    select n, sum(v::bigint) as total from jsonb_array_elements(tests.quote('asha', '{"tip_paise": 777}') -> 'orders')
      as o,
      unnest(string_to_array(pg_temp.figures(o), ' ')) with ordinality as f (v, n) group by n) as sums),
  'the totals are the sums of the orders');
select is((select array_agg(tests.charge(o, 'tip'))
  from jsonb_array_elements(tests.quote('asha', '{"tip_paise": 777}') -> 'orders') as o),
  array[777, 0]::bigint[], 'one tip for one checkout');
select is((select count(*) from jsonb_array_elements(tests.quote('asha') -> 'orders') as o,
  jsonb_array_elements(pg_temp.taxes(o)) as t
  where (t ->> 'amount_paise')::bigint % 2 <> 0 or abs((t ->> 'amount_paise')::numeric
    - (t ->> 'base_paise')::numeric * (t ->> 'rate_bp')::numeric / 10000) > 1.2),
    0::bigint,
  'each tax is its rate on its base, in two equal halves');
select is((select bool_and(tests.charge(o, 'tax') = (select sum((t ->> 'amount_paise')::bigint)
  from jsonb_array_elements(pg_temp.taxes(o)) as t where t -> 'included' is null))
  from jsonb_array_elements(tests.quote('asha') -> 'orders') as o), true, 'and the taxes shown are the taxes charged');
select is((select jsonb_array_length(tests.quote('asha',
  jsonb_build_object('vendor_ids', jsonb_build_array(tests.vendor_id_of('vendor-two')))) -> 'orders')), 1,
  'a part of the cart can be ordered alone');

-- Farther away: each begun kilometre beyond the base.
select tests.reset();
update public.addresses set lat = 17.46 where user_id = tests.user_id('asha');
select tests.act_as('asha');
select public.clear_cart(), pg_temp.put('Dosa', 2);
select is(tests.quote('asha') -> 'orders' -> 0 ->> 'distance_m', '4337', 'three times as far');
select is(tests.charge(tests.quote('asha') -> 'orders' -> 0, 'delivery'), (2900 + 3 * 800)::bigint,
  'costs three begun kilometres more');
select tests.reset();
update public.addresses set lat = 17.50 where user_id = tests.user_id('asha');
select is(tests.problems(tests.quote('asha')), 'outside_delivery_area', 'too far is refused');
select tests.reset();
update public.addresses set lat = 17.44 where user_id = tests.user_id('asha');

-- Addresses.
select tests.act_as('asha');
select is(tests.problems(tests.quote('asha', '{"address_id": null}')), 'address_required',
  'a delivery needs an address');
select is(tests.problems(tests.quote('asha', jsonb_build_object('address_id', gen_random_uuid()))), 'address_not_found',
  'that exists');
select is(tests.problems(tests.quote('asha', '{"address_id": "not an id"}')), 'address_not_found', 'and is an address');
select tests.act_as('bala');
select pg_temp.put('Dosa');
select is(tests.problems(tests.quote('bala', tests.order_request('asha'))), 'address_not_found',
  'and is the customer''s own');

-- Tip and schedule.
select is(tests.problems(tests.quote('asha', '{"tip_paise": -1}')), 'tip_invalid', 'a tip cannot be negative');
select is(tests.problems(tests.quote('asha', '{"tip_paise": 100001}')), 'tip_invalid',
  'nor more than a thousand rupees');
select is(tests.problems(tests.quote('asha', '{"tip_paise": 1e300}')), 'tip_invalid', 'however large');
select is(tests.problems(tests.quote('asha', '{"tip_paise": "2000"}')), 'tip_invalid',
  'and what is no number is not taken for no tip');
select is(tests.refusal(format($$ select tests.quote('asha', %L) $$, odd)), 'PT400 request_invalid',
  odd || ' is refused and not guessed at')
from unnest(array['{"fulfilment": "teleport"}', '{"vendor_ids": "all"}', '{"no_cutlery": "banana"}']) as odd;
select is(tests.problems(tests.quote('asha', '{"scheduled_for": "yesterday"}')), 'schedule_past',
  'nothing is ordered for yesterday');
select is(tests.problems(tests.quote('asha', jsonb_build_object('scheduled_for', at))), problem,
  'nor for a time before any fee was set, or at the end of the calendar: ' || at)
from (values ('2001-01-01T00:00:00Z', 'schedule_past'), ('1900-01-01T00:00:00Z', 'schedule_invalid'),
  ('2150-01-01T00:00:00Z', 'schedule_too_far'),
  ('4714-11-24 00:00:00+00 BC', 'schedule_invalid'), ('294276-12-31 23:30:00+00', 'schedule_invalid'),
    ('infinity', 'schedule_invalid')) as times (at, problem);
select is(tests.problems(tests.quote('asha', '{"scheduled_for": "soon"}')), 'schedule_invalid',
  'nor for a time that is none');
select is(tests.problems(tests.quote('asha', jsonb_build_object('scheduled_for', tests.slot('5 hours')))), null,
  'but for this evening');

-- The vendor's side.
select tests.reset();
update public.vendors set min_order_paise = 50000 where slug = 'vendor-one';
select is(tests.quote('asha') -> 'problems' -> 0 ->> 'minimum_paise', '50000',
  'an order below the minimum shows the minimum');
select tests.reset();
update public.vendors set min_order_paise = 0, paused_until = now() + interval '20 minutes' where slug = 'vendor-one';
select is(tests.problems(tests.quote('asha')), 'vendor_paused', 'a pause is respected');
select tests.reset();
update public.vendors set paused_until = null, accepting_orders = false where slug = 'vendor-one';
select is(tests.problems(tests.quote('asha')), 'vendor_paused', 'so is the switch');
select tests.reset();
update public.vendors set accepting_orders = true where slug = 'vendor-one';
insert into public.vendor_holidays (vendor_id, day) select tests.vendor_id_of('vendor-one'),
  (now() at time zone 'Asia/Kolkata')::date + d from generate_series(-1, 0) as d;
select is(tests.problems(tests.quote('asha')), 'vendor_closed', 'a closed place takes no orders');
select isnt(tests.quote('asha') -> 'problems' -> 0 ->> 'opens_at', null, 'and says when it opens');
select tests.reset();
delete from public.vendor_holidays;
update public.vendors set status = 'suspended' where slug = 'vendor-one';
select is(tests.problems(tests.quote('asha')) like '%vendor_suspended%', true, 'a suspended place sells nothing');
select tests.reset();
update public.vendors set status = 'active' where slug = 'vendor-one';

-- The items.
update public.catalog_items set is_available = false where name = 'Dosa';
select is(tests.problems(tests.quote('asha')), 'item_sold_out', 'an item that is off is named');
select is(tests.quote('asha') -> 'problems' -> 0 ->> 'item_name', 'Dosa', 'by its name');
select tests.reset();
update public.catalog_items set is_available = true where name = 'Dosa';
select tests.act_as('asha');
select public.clear_cart(), pg_temp.put('Haleem', 3);
select tests.reset();
update public.catalog_items set stock = 2 where name = 'Haleem';
select is(tests.problems(tests.quote('asha')), 'stock_short', 'more than there is cannot be ordered');
select is(tests.quote('asha') -> 'problems' -> 0 ->> 'stock', '2', 'and says how much there is');
select tests.reset();
delete from public.catalog_items where name = 'Haleem';
select is(tests.problems(tests.quote('asha')), 'item_not_found', 'an item that is gone is named too');

-- Coupons.
select tests.act_as('asha');
select public.clear_cart(), pg_temp.put('Dosa', 2), pg_temp.put('Biryani');
select is(tests.quote('asha', '{"coupon_code": " welcome50 "}') -> 'coupon',
  '{"code": "WELCOME50", "discount_paise": 5000}'::jsonb, 'a coupon is written as one likes');
select is((select sum(tests.charge(o, 'discount'))
  from jsonb_array_elements(tests.quote('asha', '{"coupon_code": "WELCOME50"}') -> 'orders') as o), -5000::numeric,
  'and is shared among the orders to the paisa');
select is(tests.problems(tests.quote('asha', '{"coupon_code": "NOSUCHCODE"}')), 'coupon_invalid',
  'an unknown one is refused');
select is(tests.charge(tests.quote('asha', '{"coupon_code": "FREEDEL"}') -> 'totals', 'discount'), -5800::bigint,
  'free delivery takes off both deliveries');
-- So many prices in one minute are more than anybody may ask for.
select tests.reset();
delete from private.quotes;
select is((select bool_and(tests.charge(o, 'discount') = -tests.charge(o, 'delivery'))
  from jsonb_array_elements(tests.quote('asha', '{"coupon_code": "FREEDEL"}') -> 'orders') as o), true,
    'each order its own, whatever its goods cost');
select is(tests.quote('asha', '{"coupon_code": "FREEDEL", "fulfilment": "pickup"}') #>> '{problems,0,reason}',
  'no_delivery',
  'and where nothing is delivered it says so');
select tests.reset();
insert into public.coupons (code, kind, value, cap_paise, minimum_paise, total_limit, title) values
  ('TENTH', 'percent', 1000, 3000, 0, null, '10 % up to ₹30'),
    ('BIGCART', 'flat', 1000, null, 500000, null, 'Only for feasts'),
  ('NOMORE', 'flat', 1000, null, 0, 0, 'All used up');
select is(tests.quote('asha', '{"coupon_code": "TENTH"}') -> 'coupon' ->> 'discount_paise', '3000',
  'a percentage stops at its cap');
select is(tests.quote('asha', '{"coupon_code": "BIGCART"}') -> 'problems' -> 0,
  '{"code": "coupon_not_applicable", "reason": "minimum", "minimum_paise": 500000}'::jsonb,
  'a minimum is shown');
select is(tests.quote('asha', '{"coupon_code": "NOMORE"}') -> 'problems' -> 0 ->> 'reason', 'exhausted',
  'a coupon can be used up');

-- Rules in time.
select tests.reset();
insert into public.tax_rules (tax_class, rate_bp, valid_from) values ('delivery', 2800, now() + interval '1 day'),
  ('platform', 1200, now() - interval '1 day');
select tests.act_as('asha');
select public.clear_cart(), pg_temp.put('Dosa', 2);
select is((select array_agg(t ->> 'rate_bp')
  from jsonb_array_elements(pg_temp.taxes(tests.quote('asha') -> 'orders' -> 0)) as t), array['1800', '1200', '500'],
  'the rate that holds today is the one charged, not tomorrow''s');
select tests.reset();
insert into public.fee_rules (region_id, base_paise, base_distance_m, per_km_paise, platform_paise, surge_paise)
select id, 3000, 2000, 700, 500, 1200 from public.regions where slug = 'hyderabad';
select is(concat_ws(' ', tests.charge(q, 'delivery'), tests.charge(q, 'surge')), '3000 1200',
  'a region''s own fees win, surge included')
from (select tests.quote('asha') -> 'orders' -> 0 as q) as _;

-- Who may ask.
select tests.act_as_anon();
select matches(tests.refusal($$ select public.quote_order('{}') $$), '^42501', 'guests price their cart otherwise');
select tests.act_as('asha');
select is(tests.refusal($$ select public.quote_order('[]') $$), 'PT400 request_invalid', 'a request is an object');
select is(tests.refusal($$ select public.quote_order(null) $$), 'PT400 request_invalid', 'and not nothing');
select matches(tests.refusal($$ select * from private.quotes $$), '^42501', 'stored quotes are closed');
select matches(tests.refusal($$ insert into public.fee_rules (base_paise, base_distance_m, per_km_paise)
  values (0, 0, 0) $$), '^42501', 'customers set no fees');

-- How often a person may ask.
select tests.reset();
delete from private.quotes;
insert into private.quotes (user_id, request, quote, hash, created_at)
  select tests.user_id('asha'), '{}', '{}', 'x', now() - interval '59 seconds' from generate_series(1, 59);
select tests.act_as('asha');
select lives_ok($$ select public.quote_order('{}') $$, 'a person gets sixty quotes in a minute (Issue 1, left over)');
select is(tests.refusal($$ select public.quote_order('{}') $$), 'PT429 too_many_quotes', 'and not one more');
select tests.act_as('bala');
select lives_ok($$ select public.quote_order('{}') $$, 'which is nobody else''s trouble');
select tests.reset();
update private.quotes set created_at = now() - interval '61 seconds' where user_id = tests.user_id('asha');
select tests.act_as('asha');
select lives_ok($$ select public.quote_order('{}') $$, 'a minute later it goes on');
select tests.reset();
delete from private.quotes;
insert into private.quotes (user_id, request, quote, hash, created_at)
  select tests.user_id('asha'), '{}', '{}', 'x', now() - interval '59 minutes' from generate_series(1, 199);
select tests.act_as('asha');
select lives_ok($$ select public.quote_order('{}') $$, 'two hundred in an hour');
select is(tests.refusal($$ select public.quote_order('{}') $$), 'PT429 too_many_quotes',
  'are enough as well (Issue 1, left over)');
select tests.reset();
update private.quotes set created_at = now() - interval '61 minutes';
select tests.act_as('asha');
select lives_ok($$ select public.quote_order('{}') $$, 'until the hour is over');
select matches(tests.refusal($$ select private.pace_quotes(tests.user_id('bala')) $$), '^42501',
  'nobody asks about others');
select tests.reset();
select
  is_empty($$ select trade from private.trades where (clean is not null and to_regprocedure(clean || '(jsonb)') is null)
  or to_regprocedure(place || '(public.enhanced_orders, jsonb)') is null
  or (price is not null and to_regprocedure(price || '(uuid, jsonb)') is null)
  or (cancel is not null and to_regprocedure(cancel || '(public.enhanced_orders, text, text)') is null)
  or (fulfil is not null and to_regprocedure(fulfil || '(public.vendors, public.addresses, jsonb, jsonb)') is null) $$,
  'every trade names functions that exist');
select is_empty($$ select trade, kind from private.trade_kinds
  where promise is not null and to_regprocedure(promise || '(public.enhanced_orders, integer)') is null $$,
  'and so does every kind of its orders');
select * from finish();
rollback;
