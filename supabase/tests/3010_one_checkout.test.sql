-- One checkout over every trade: times for each vendor, gifts, carriers, and lines that the server names.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('vani', '+919000000004', '{vendor}');
select tests.open_store('kirana', 'vikram'), tests.open_store('bazaar', 'vani', 'shopping'),
  tests.open_vendor('cafe', 'vani'),
  tests.add_good('kirana', 'Rice', 6000), tests.add_good('kirana', 'Dal', 9000),
    tests.add_good('bazaar', 'Charger', 49900), tests.add_item('cafe', 'Dosa', 9000),
  tests.add_address('asha'), tests.add_address('bala'), tests.fund_wallet('asha', 500000),
    tests.fund_wallet('bala', 500000);

create function pg_temp.put(item text, quantity integer default 1) returns uuid language sql as $$
  select public.add_to_cart(tests.item_id(item)::text, '{}', quantity)
$$;
create function pg_temp.slots(vendor text, at timestamptz) returns jsonb language sql as $$
  select jsonb_build_object('slots', jsonb_build_object(tests.vendor_id_of(vendor), at))
$$;
create function pg_temp.order_of(quote jsonb, vendor text) returns jsonb language sql as $$
  select o from jsonb_array_elements(quote -> 'orders') as o where o ->> 'vendor_id' = tests.vendor_id_of(vendor)::text
$$;
grant execute on all functions in schema pg_temp to authenticated;
create function private.test_fulfil(v public.vendors, home public.addresses, request jsonb, lines jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('kind', 'delivery', 'problems', case when home.pincode = '500034' then '[]'::jsonb
    else private.problem('outside_delivery_area') end,
    'charges', private.charge('delivery', 4000), 'minutes_min', 2880, 'minutes_max', 5760)
$$;

select tests.act_as('asha');
select pg_temp.put('Rice'), pg_temp.put('Dosa');

-- Taxes and orders of each trade.
create temp table both_orders as select tests.quote('asha') as quote;
grant select on both_orders to authenticated;
select is((select string_agg(o ->> 'category', ', ' order by o ->> 'category')
  from both_orders, jsonb_array_elements(quote -> 'orders') as o), 'food, grocery', 'one order for each vendor');
select is((select string_agg(c ->> 'tax_class', ', ' order by c ->> 'tax_class')
  from both_orders, jsonb_array_elements(pg_temp.order_of(quote, 'kirana') -> 'charges') as c
  where c ->> 'code' = 'tax'), 'delivery, goods_5, platform', 'goods are taxed as goods');

-- Times.
select is(pg_temp.order_of(tests.quote('asha', pg_temp.slots('kirana', tests.slot('3 hours'))),
  'kirana') ->> 'scheduled_for',
  (to_jsonb(tests.slot('3 hours')) #>> '{}'), 'a store''s part can have its own time');
select is(pg_temp.order_of(tests.quote('asha', pg_temp.slots('kirana', tests.slot('3 hours'))),
  'cafe') ->> 'scheduled_for', null, 'while dinner comes now');
select is((select count(distinct o ->> 'scheduled_for') from jsonb_array_elements(tests.quote('asha',
  jsonb_build_object('scheduled_for', tests.slot('4 hours')) || pg_temp.slots('kirana', tests.slot('6 hours'))) ->
    'orders') as o), 2::bigint, 'the rest has the time of the whole');
select is(tests.problems(tests.quote('asha', pg_temp.slots('kirana', at))), code, 'a part''s time is not ' || what)
from (values (now() - interval '1 day', 'schedule_invalid', 'between two slots'),
  (tests.slot('-1 day'), 'schedule_past', 'gone'),
  (tests.slot('40 days'), 'schedule_too_far', 'next month'), ('-infinity', 'schedule_invalid', 'no time'),
    (tests.slot('1 minute'), 'schedule_cutoff', 'at once')) as t (at, code, what);
select is(tests.refusal(format($$ select tests.quote('asha', %L) $$, jsonb_build_object('slots', bad::jsonb))),
  'PT400 request_invalid', 'times are not ' || what)
from (values ('[]', 'a list'), ('{"x": "2026-01-01"}', 'of no vendor'),
  ('{"5c4a2c1e-0000-4000-8000-000000000000": 3}', 'numbers'), ('"soon"', 'words')) as b (bad, what);
select public.place_order((tests.quote('asha', pg_temp.slots('kirana', tests.slot('3 hours'))) ->> 'quote_id')::uuid,
  'checkout-key-1', 'wallet');
select is((select string_agg(coalesce(to_char(o.scheduled_for - tests.slot('3 hours'), 'HH24:MI'), 'now'), ', '
  order by o.category) from public.enhanced_orders as o where o.user_id = tests.user_id('asha')),
  'now, 00:00', 'each order keeps its time');

-- A gift.
select pg_temp.put('Rice');
select is(tests.refusal(format($$ select tests.quote('asha', %L) $$, jsonb_build_object('gift', bad::jsonb))),
  'PT400 request_invalid', 'a card is not ' || what)
from (values ('{}', 'to nobody'), ('{"recipient": 3}', 'to a number'),
  ('{"recipient": "Amma", "price": 1}', 'anything else'),
  (jsonb_build_object('recipient', 'Amma', 'message', repeat('x', 201))::text, 'a letter'), ('"Amma"', 'a word'))
    as b (bad, what);
select public.place_order((tests.quote('asha',
  '{"gift": {"recipient": "Amma", "message": "<b>శుభాకాంక్షలు</b> 🎂", "sender": "Asha"}}') ->> 'quote_id')::uuid,
  'checkout-key-2', 'wallet');
select is((select recipient || ': ' || message from public.order_gifts), 'Amma: <b>శుభాకాంక్షలు</b> 🎂',
  'the card is kept as it was written');
select tests.act_as('vikram');
select is((select count(*) from public.order_gifts), 1::bigint, 'the store that packs it reads it');
select tests.act_as('bala');
select is((select count(*) from public.order_gifts), 0::bigint, 'nobody else does');
select tests.act_as('vani');
select is((select count(*) from public.order_gifts), 0::bigint, 'nor another vendor');
select tests.act_as_anon();
select matches(tests.refusal($$ select count(*) from public.order_gifts $$), '^42501', 'nor a visitor');

-- Goods that a carrier brings.
select tests.reset();
update private.trades set fulfil = 'private.test_fulfil', place = 'private.place_goods' where trade = 'shopping';
update public.vendors set lat = 28.6, lng = 77.2 where slug = 'bazaar';
delete from public.vendor_hours where vendor_id = tests.vendor_id_of('bazaar');
select tests.act_as('bala');
select public.clear_cart(), pg_temp.put('Charger');
select is(tests.problems(tests.quote('bala')), null, 'neither distance nor opening hours stand in the way of a parcel');
select is(tests.charge(tests.quote('bala') -> 'orders' -> 0, 'delivery'), 4000::bigint,
  'which costs what the carrier takes');
select is(tests.quote('bala') -> 'orders' -> 0 ->> 'minutes_min', '2880', 'and arrives when the carrier says');
select tests.reset();
update public.addresses set pincode = '110001' where user_id = tests.user_id('bala');
select is(tests.problems(tests.quote('bala')), 'outside_delivery_area', 'where the carrier goes');

-- Lines that the server names.
select tests.reset();
select is((select private.build_quote(tests.user_id('bala'), jsonb_build_object('fulfilment', 'pickup', 'lines',
  jsonb_build_array(jsonb_build_object('item_id', tests.item_id('Rice'), 'quantity', 2)))) -> 'orders' -> 0 -> 'lines'
    -> 0 ->> 'total_paise'), '12000',
  'the server prices lines without a cart');
select tests.act_as('bala');
select is((select o -> 'lines' -> 0 ->> 'name' from jsonb_array_elements(tests.quote('bala', jsonb_build_object('lines',
  jsonb_build_array(jsonb_build_object('item_id', tests.item_id('Rice'), 'quantity', 2)))) -> 'orders') as o),
    'Charger', 'a client''s lines are not looked at');
select * from finish();
rollback;
