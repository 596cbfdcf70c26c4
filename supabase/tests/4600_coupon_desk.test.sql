-- The platform's coupons: who makes them, what bounds them, and which one is proposed.
begin;
select no_plan();
select tests.reviewed('bounds', 'make_coupon stop_coupon');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('root', '+919000000009', '{admin}');
select tests.open_vendor('kitchen', 'vikram'), tests.add_item('kitchen', 'Dosa', 10000),
  tests.add_item('kitchen', 'Idli', 6000), tests.add_address('asha'), tests.add_address('bala'),
  tests.fund_wallet('asha', 10000000), tests.fund_wallet('bala', 10000000);
select tests.reset();

create function pg_temp.coupon(more jsonb default '{}') returns jsonb language sql as $$
  select '{"code": "FEAST", "kind": "flat", "value": 5000, "title": "₹50 off", "budget_paise": 7500000}'::jsonb
    || jsonb_build_object('valid_to', now() + interval '5 days') || more
$$;
create function pg_temp.make(more jsonb default '{}') returns text language plpgsql as $$
declare
  code text;
  details text;
begin
  perform public.make_coupon(pg_temp.coupon(more), 'make:' || gen_random_uuid());
  return 'made';
exception when others then
  get stacked diagnostics code = pg_exception_detail, details = pg_exception_hint;
  return concat_ws(' ', sqlstate, code, case when details like '{%' then details::jsonb ->> 'field' end);
end
$$;
create function pg_temp.reason(handle text, code text, more jsonb default '{}') returns text language sql as $$
  select coalesce(p ->> 'reason', 'discount ' || (q -> 'coupon' ->> 'discount_paise'))
  from (select tests.quote(handle, jsonb_build_object('coupon_code', code) || more) as q) as asked
  left join lateral jsonb_array_elements(q -> 'problems') as p on p ->> 'code' like 'coupon%'
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- Who may.
select tests.act_as_anon();
select throws_ok($$ select public.make_coupon(pg_temp.coupon(), 'made-once-0') $$, '42501', null, 'guests make none');
select throws_ok($$ select * from public.coupon_desk() $$, '42501', null, 'nor see the desk');
select tests.act_as('asha');
select is(tests.refusal($$ select public.make_coupon(pg_temp.coupon(), 'made-once-0') $$), 'PT403 role_required',
  'customers make none');
select is(tests.refusal($$ select public.coupon_desk() $$), 'PT403 role_required', 'nor see the desk');
select tests.act_as('vikram');
select is(tests.refusal($$ select public.stop_coupon('WELCOME50') $$), 'PT403 role_required',
  'vendors stop none of the platform''s');

-- What is right.
select tests.act_as('root');
select is(public.make_coupon(pg_temp.coupon(), 'made-once-1'), '{"code": "FEAST"}', 'an administrator makes one');
select is(public.make_coupon(pg_temp.coupon(), 'made-once-1') ->> 'code', 'FEAST', 'asked twice it is made once');
select is(pg_temp.make(), 'PT409 offer_code_taken', 'a code is taken once');
select is(pg_temp.make(wrong), 'PT400 coupon_wrong ' || field, field || ' ' || wrong::text)
from (values
  ('{"code": "no"}'::jsonb, 'code'), ('{"code": "ABCD", "title": ""}', 'title'),
  ('{"code": "ABCD", "kind": "gift"}', 'kind'), ('{"code": "ABCD", "value": 50}', 'value'),
  ('{"code": "ABCD", "value": "much"}', 'value'), ('{"code": "ABCD", "kind": "percent", "value": 2000}', 'value'),
  ('{"code": "ABCD", "kind": "percent", "value": 2000, "cap_paise": 10}', 'cap_paise'),
  ('{"code": "ABCD", "minimum_paise": -1}', 'minimum_paise'), ('{"code": "ABCD", "valid_to": null}', 'valid_to'),
  ('{"code": "ABCD", "valid_to": "2020-01-01"}', 'valid_to'), ('{"code": "ABCD", "per_user_limit": 0}',
    'per_user_limit'), ('{"code": "ABCD", "total_limit": 0}', 'total_limit'),
  ('{"code": "ABCD", "budget_paise": null}', 'budget_paise'),
  ('{"code": "ABCD", "budget_paise": 9007199254740993}', 'budget_paise'),
  ('{"code": "ABCD", "kinds": ["ride"]}', 'kinds'), ('{"code": "ABCD", "region": "nowhere"}', 'region'),
  ('{"code": "ABCD", "item_ids": ["00000000-0000-4000-8000-000000000000"]}', 'item_ids'),
  ('{"code": "ABCD", "weekdays": [8]}', 'weekdays'), ('{"code": "ABCD", "from_minute": 600}', 'hours'),
  ('{"code": "ABCD", "from_minute": 600, "to_minute": 600}', 'hours')) as bad (wrong, field);
select is((select array_agg(a.subject_id) from public.audit_log as a where a.action = 'make_coupon'), '{FEAST}',
  'what was made is in the audit log, once');

-- What it counts for.
select is(pg_temp.make('{"code": "PICKUP", "kinds": ["pickup"]}'), 'made', 'for kinds of orders');
select is(pg_temp.make(jsonb_build_object('code', 'IDLI', 'kind', 'percent', 'value', 5000, 'cap_paise', 100000,
  'item_ids', jsonb_build_array(tests.item_id('Idli')))), 'made', 'for items');
select is(pg_temp.make(jsonb_build_object('code', 'AREA', 'region', (select r.slug from public.regions as r
  where not exists (select from public.vendors as v where v.region_id = r.id) limit 1))), 'made', 'for a region');
select is(pg_temp.make(jsonb_build_object('code', 'LATER', 'weekdays', jsonb_build_array(
  extract(isodow from (now() at time zone 'Asia/Kolkata') + interval '2 days')::integer))), 'made', 'for weekdays');
select is(pg_temp.make('{"code": "ONLINE", "method": "wallet"}'), 'made', 'for a way of paying');
select is(pg_temp.make('{"code": "CARDS", "method": "gateway"}'), 'made', 'for one that is not offered here');
select tests.act_as('asha');
select public.add_to_cart(tests.item_id('Dosa')::text, '{}', 2),
  public.add_to_cart(tests.item_id('Idli')::text, '{}', 1);
select is(pg_temp.reason('asha', 'FEAST'), 'discount 5000', 'it holds');
select is(pg_temp.reason('asha', 'PICKUP'), 'not_for_these', 'one for what is picked up is none for a delivery');
select is(pg_temp.reason('asha', 'PICKUP', '{"fulfilment": "pickup"}'), 'discount 5000', 'and is one when picking up');
select is(pg_temp.reason('asha', 'IDLI'), 'discount 3000', 'one for an item takes half of that item');
select is(pg_temp.reason('asha', 'AREA'), 'not_for_these', 'one of another region is none');
select is(pg_temp.reason('asha', 'LATER'), 'hours', 'one for another day is none today');
select is(tests.quote('asha', '{"coupon_code": "ONLINE"}') -> 'payment_methods', '["wallet"]',
  'one for a way of paying leaves that one only');
select is(tests.quote('asha', '{"coupon_code": "CARDS"}') -> 'payment_methods', '[]',
  'or none, where it is not offered');
select is((select o ->> 'method' from jsonb_array_elements(public.cart_offers(tests.order_request('asha'))) as o
  where o ->> 'code' = 'ONLINE'), null, 'one that is not listed is not offered');
select tests.reset();
select is(private.coupon_holds_now(c, at::timestamptz), holds, at || ' ' || holds) from (values
  ('2026-07-17 17:00+05:30', true), ('2026-07-17 16:59:59+05:30', false), ('2026-07-17 18:59:59+05:30', true),
  ('2026-07-17 19:00+05:30', false), ('2026-07-18 17:30+05:30', false), ('2026-07-17 12:00+00:00', true))
  as t (at, holds), jsonb_populate_record(null::public.coupons,
    '{"weekdays": [5], "from_minute": 1020, "to_minute": 1140}') as c;

-- The best of several (cases M-05): most for the customer, of equals the one that ends sooner; the list says why not.
update public.coupons set valid_to = now();
insert into public.coupons (code, kind, value, cap_paise, minimum_paise, title, first_order_only, method, vendor_id,
  funded_by, valid_to, is_listed)
select 'CASE' || code, kind, value, cap, minimum, code, first_only, method::public.payment_method,
  case when bearer = 'vendor' then tests.vendor_id_of('kitchen') end, bearer, ends, true
from (values ('A', 'percent', 2000, 10000, 29900, false, null, 'platform', null::timestamptz),
  ('B', 'flat', 6000, null, 0, false, null, 'platform', null),
  ('C', 'flat', 15000, null, 59900, false, null, 'platform', null),
  ('D', 'percent', 1500, 1000000, 0, false, 'wallet', 'platform', null),
  ('E', 'flat', 10000, null, 0, false, null, 'vendor', now() + interval '6 days'),
  ('F', 'percent', 5000, 5000, 0, true, null, 'platform', null))
  as m (code, kind, value, cap, minimum, first_only, method, bearer, ends);
select tests.add_item('kitchen', 'Thali', 54900);
select tests.act_as('bala');
select public.add_to_cart(tests.item_id('Dosa')::text, '{}', 1);
select tests.reset();
select tests.order_item('before', 'bala', 'Dosa');
select tests.act_as('bala');
select public.add_to_cart(tests.item_id('Thali')::text, '{}', 1);
select is((select string_agg(concat_ws(' ', o ->> 'code', o ->> 'discount_paise', o ->> 'reason', o ->> 'missing_paise',
    o ->> 'method'), ', ' order by n)
  from jsonb_array_elements(public.cart_offers(tests.order_request('bala'))) with ordinality as e (o, n)),
  'CASEE 10000, CASEA 10000, CASED 8235 wallet, CASEB 6000, CASEC 0 minimum 5000, CASEF 0 first_order',
  'the best one is proposed, and the list says why another does not hold');
select is(tests.quote('bala') -> 'coupon', 'null', 'nothing is applied without being asked');

-- What is left of a budget (case M-07): the whole discount or none, and a cancelled order gives it back.
select tests.reset();
insert into public.coupons (code, kind, value, title, budget_paise, per_user_limit, valid_to)
values ('BUDGET', 'flat', 5000, 'Budget', 7500, 9, now() + interval '1 day');
select tests.act_as('bala');
select tests.order_item('budget', 'bala', 'Dosa', 1, 'wallet', '{"coupon_code": "BUDGET"}');
select tests.act_as('asha');
select is(pg_temp.reason('asha', 'BUDGET'), 'exhausted', '₹25 left are not enough for ₹50');
select tests.act_as('root');
select is((select array[k.uses, k.cost_paise, k.budget_paise] from public.coupon_desk() as k where k.code = 'BUDGET'),
  '{1,5000,7500}', 'the desk says what it has cost');
select tests.act_as('bala');
select public.cancel_order(tests.order_id('budget'), 'changed_mind', 'cancel-once-1');
select tests.act_as('asha');
select is(pg_temp.reason('asha', 'BUDGET'), 'discount 5000', 'once it is cancelled, the budget is whole again');

-- Stopping.
select tests.act_as('root');
select lives_ok($$ select public.stop_coupon(' budget ') $$, 'it is stopped');
select is(tests.refusal($$ select public.stop_coupon('BUDGET') $$), 'PT404 offer_unknown', 'made-once-1');
select is(tests.refusal($$ select public.stop_coupon('CASEE') $$), 'PT404 offer_unknown',
  'a vendor''s is the vendor''s');
select tests.act_as('asha');
select is(tests.quote('asha', '{"coupon_code": "BUDGET"}') -> 'problems' -> 0 ->> 'code', 'coupon_invalid',
  'and holds no more');

-- A minimum is reached by what the coupon counts alone, also when something is cancelled afterwards.
select tests.reset();
select tests.create_user('vani', '+919000000004', '{vendor}'), tests.open_vendor('tea-room', 'vani'),
  tests.add_item('tea-room', 'Chai', 10000), tests.add_item('tea-room', 'Cake', 50000);
insert into public.coupons (code, kind, value, title, budget_paise, per_user_limit, minimum_paise, item_ids)
values ('PAIR', 'flat', 5000, 'A pair', 7500, 9, 15000, array[tests.item_id('Dosa'), tests.item_id('Chai')]);
create function pg_temp.orders_pair(name text) returns void language plpgsql as $$
declare
  placed jsonb;
begin
  perform tests.act_as('asha'), public.clear_cart();
  perform public.add_to_cart(tests.item_id('Dosa')::text), public.add_to_cart(tests.item_id('Chai')::text),
    public.add_to_cart(tests.item_id('Cake')::text);
  placed := public.place_order((tests.quote('asha', '{"coupon_code": "PAIR"}') ->> 'quote_id')::uuid, 'pair-' || name,
    'wallet');
  perform tests.name_order(name || ' ' || lower(o ->> 'vendor_name'), (o ->> 'id')::uuid)
    from jsonb_array_elements(placed -> 'orders') as o;
end
$$;
grant execute on all functions in schema pg_temp to authenticated;
select pg_temp.orders_pair('customer');
select is((select o.discount_paise from public.enhanced_orders as o where o.id = tests.order_id('customer tea room')),
  2500, 'both orders have their part of the discount');
select is(public.preview_cancellation(tests.order_id('customer kitchen')) ->> 'coupon_paise', '2500',
  'without the dosa the chai alone is too little, whatever the cake costs');
select public.cancel_order(tests.order_id('customer kitchen'), 'changed_mind', 'cancel-pair-1');
select is((select o.discount_paise from public.enhanced_orders as o where o.id = tests.order_id('customer tea room')),
  0, 'so the discount is gone');

-- A cancelled order gives its part of the budget back, whether or not others of its checkout stand.
select pg_temp.orders_pair('vendor');
select tests.act_as('vikram');
select public.cancel_order(tests.order_id('vendor kitchen'), 'too_busy', 'cancel-pair-2');
select tests.act_as('root');
select is((select array[k.uses, k.cost_paise] from public.coupon_desk() as k where k.code = 'PAIR'), '{1,2500}',
  'half of it is given back where one of two orders is cancelled');
select tests.act_as('asha');
select public.add_to_cart(tests.item_id('Dosa')::text, '{}', 2);
select is(pg_temp.reason('asha', 'PAIR'), 'discount 5000', 'and can be used by the next one');

-- A coupon for one way of paying is for that one alone.
select tests.reset();
update public.app_settings set setting_value = 'true' where setting_key = 'gateway_enabled';
update public.coupons set valid_to = null where code = 'CARDS';
select is(q -> 'payment_methods' || (q -> 'wallet_part_paise'), '["gateway", 0]', 'the wallet pays no part with it')
from tests.quote('asha', '{"coupon_code": "CARDS"}') as q;
select is(tests.refusal($$ select public.place_order((tests.quote('asha', '{"coupon_code": "CARDS"}')
  ->> 'quote_id')::uuid, 'cards-once-1', 'gateway', null, true) $$), 'PT409 payment_method_unavailable',
  'nor all of it');

select * from finish();
rollback;
