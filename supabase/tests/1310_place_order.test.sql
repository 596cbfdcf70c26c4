-- Placing: one checkout per key, one order per vendor, the price that was shown or a new one to look at, money and
-- stock together.
begin;
select no_plan();
select tests.reviewed('bounds', 'place_order');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('vani', '+919000000004', '{vendor}'),
  tests.create_user('ravi', '+919000000006', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'),
  tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_item('vendor-one', 'Haleem', 30000, 3), tests.add_item('vendor-two', 'Biryani', 27900, 5),
  tests.add_address('asha'), tests.add_address('bala'), tests.fund_wallet('asha', 200000),
    tests.fund_wallet('bala', 1000);

create table pg_temp.kept (name text primary key, value jsonb);
create function pg_temp.keep(name text, value jsonb) returns jsonb language sql as $$
  insert into pg_temp.kept values (name, value) on conflict (name) do update set value = excluded.value returning value
$$;
create function pg_temp.quote_of(name text) returns uuid language sql as $$ select (k.value ->> 'quote_id')::uuid
  from pg_temp.kept as k where k.name = quote_of.name $$;
create function pg_temp.put(item text, quantity integer default 1) returns uuid language sql as $$
  select public.add_to_cart(tests.item_id(item)::text, '{}', quantity)
$$;
grant all on pg_temp.kept to authenticated;
grant execute on all functions in schema pg_temp to authenticated;

-- Two vendors, one checkout, one key.
select tests.act_as('asha');
select pg_temp.put('Dosa', 2), pg_temp.put('Biryani');
select pg_temp.keep('q1', tests.quote('asha', '{"tip_paise": 1000, "instructions": "Ring twice", "no_cutlery": true}'));
select pg_temp.keep('first', public.place_order(pg_temp.quote_of('q1'), 'key-of-the-first', 'wallet'));
select is((select value ->> 'outcome' from pg_temp.kept where name = 'first'), 'placed', 'a live quote becomes orders');
select is((select jsonb_array_length(value -> 'orders') from pg_temp.kept where name = 'first'), 2,
  'one for each vendor');
select is((select count(distinct checkout_id) from public.enhanced_orders), 1::bigint, 'under one checkout');
select is((select sum(total_paise)::bigint from public.enhanced_orders),
  (select (value -> 'totals' ->> 'total_paise')::bigint from pg_temp.kept where name = 'q1'),
    'for exactly the price that was shown');
select is(tests.wallet_of('asha'), 200000 - (select (value -> 'totals' ->> 'total_paise')::bigint from pg_temp.kept
  where name = 'q1'),
  'which has left the wallet');
select is((select count(*) from public.unified_cart_items), 0::bigint, 'the cart is empty');
select is(tests.stock_of('Biryani'), 4, 'the stock is taken');
select ok((select bool_and(order_number ~ '^HYD-[0-9]{6}-[0-9]{4,}$') from public.enhanced_orders),
  'the order numbers can be read out');
select is((select count(distinct order_number) from public.enhanced_orders), 2::bigint, 'and differ');
select
  results_eq(
  $$ select distinct o.instructions, f.no_cutlery, o.address ->> 'label', o.status::text, o.payment_status::text
   from public.enhanced_orders as o join public.food_orders as f on f.order_id = o.id$$,
  $$ values ('Ring twice', true, 'Home', 'pending', 'paid') $$, 'the request is stored on the order');
select is(public.place_order(pg_temp.quote_of('q1'), 'key-of-the-first', 'wallet'),
  (select value || '{"replayed": true}' from pg_temp.kept where name = 'first'), 'the same key gets the same answer');
select is((select count(*) from public.enhanced_orders), 2::bigint, 'and orders nothing twice');
select is(tests.refusal(format($$ select public.place_order(%L, 'another-tab-key', 'wallet') $$,
  pg_temp.quote_of('q1'))), 'PT409 quote_used',
  'another tab with the same quote is refused');
select is(tests.refusal(format($$ select public.place_order(%L, 'short', 'wallet') $$, pg_temp.quote_of('q1'))),
  'PT400 idempotency_key_invalid',
  'a key is long enough');
select is(tests.refusal($$ select public.place_order(gen_random_uuid(), 'no-such-quote', 'wallet') $$),
  'PT404 quote_not_found', 'an unknown quote is refused');
select tests.act_as('bala');
select is(tests.refusal(format($$ select public.place_order(%L, 'key-of-a-thief', 'wallet') $$,
  pg_temp.quote_of('q1'))), 'PT404 quote_not_found',
  'so is somebody else''s');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.place_order(gen_random_uuid(), 'key-of-a-guest', 'wallet') $$), '^42501',
  'guests order nothing');
select tests.reset();
select is((select count(*) from public.system_notifications where template = 'vendor_order_new'), 2::bigint,
  'each vendor is notified');
select is((select count(*) from private.topic_log where topic = 'vendor:' || tests.vendor_id_of('vendor-one')
  and event = 'order'), 1::bigint, 'and receives it at once');
select is((select count(*) from private.order_timers where action = 'accept_window'
  and due_at = now() + interval '240 seconds'), 2::bigint,
  'the time to accept begins');

-- The price moved.
select tests.act_as('asha');
select pg_temp.put('Dosa');
select pg_temp.keep('q2', tests.quote('asha'));
select tests.reset();
update public.catalog_items set price_paise = 21000 where name = 'Dosa';
select tests.act_as('asha');
select pg_temp.keep('moved', public.place_order(pg_temp.quote_of('q2'), 'key-price-moved', 'wallet'));
select is((select value ->> 'outcome' from pg_temp.kept where name = 'moved'), 'price_changed',
  'a price that moved is shown again');
select is((select tests.charge(value -> 'quote' -> 'totals', 'items') from pg_temp.kept where name = 'moved'),
  21000::bigint, 'as it is now');
select is((select count(*) from public.enhanced_orders), 2::bigint, 'and nothing was ordered');
select is(public.place_order((select (value -> 'quote' ->> 'quote_id')::uuid from pg_temp.kept where name = 'moved'),
  'key-new-price', 'wallet') ->> 'outcome',
  'placed', 'the new quote can be ordered by');

-- Something else came in between.
select pg_temp.put('Haleem', 3);
select pg_temp.keep('q3', tests.quote('asha'));
select tests.reset();
update public.catalog_items set stock = 2 where name = 'Haleem';
select is(tests.problems(public.place_order(pg_temp.quote_of('q3'), 'key-sold-out', 'wallet') -> 'quote'),
  'stock_short', 'stock that went meanwhile is named')
from (select tests.act_as('asha')) as _;
select tests.reset();
select is(tests.stock_of('Haleem'), 2, 'and stays');
update public.catalog_items set stock = 3 where name = 'Haleem';
select tests.act_as('asha');
select pg_temp.keep('q4', tests.quote('asha'));
select tests.reset();
update public.vendors set accepting_orders = false where slug = 'vendor-one';
select tests.act_as('asha');
select is(tests.problems(public.place_order(pg_temp.quote_of('q4'), 'key-closed-now', 'wallet') -> 'quote'),
  'vendor_paused', 'a place that closed meanwhile is named');
select tests.reset();
update public.vendors set accepting_orders = true where slug = 'vendor-one';
select tests.act_as('asha');
select pg_temp.keep('q5', tests.quote('asha'));
select pg_temp.put('Dosa');
select is(public.place_order(pg_temp.quote_of('q5'), 'key-cart-changed', 'wallet') ->> 'outcome', 'price_changed',
  'a cart that changed is priced again');
select public.clear_cart(), pg_temp.put('Dosa');
select pg_temp.keep('q6', tests.quote('asha'));
select tests.reset();
update private.quotes set expires_at = now() - interval '1 second' where id = pg_temp.quote_of('q6');
select tests.act_as('asha');
select is(public.place_order(pg_temp.quote_of('q6'), 'key-too-late', 'cash') ->> 'outcome', 'price_changed',
  'a quote that ran out is asked for again');

-- Paying.
select tests.act_as('bala');
select pg_temp.put('Dosa');
select pg_temp.keep('q7', tests.quote('bala'));
select is(tests.refusal(format($$ select public.place_order(%L, 'key-poor-one', 'wallet') $$, pg_temp.quote_of('q7'))),
  'PT409 wallet_too_low',
  'a wallet with too little is refused');
select is(tests.wallet_of('bala'), 1000::bigint, 'and keeps what it has');
select is(tests.refusal(format($$ select public.place_order(%L, 'key-gateway-1', 'gateway') $$,
  pg_temp.quote_of('q7'))), 'PT409 payment_method_unavailable',
  'the gateway is not open yet');
select is(public.place_order(pg_temp.quote_of('q7'), 'key-poor-one', 'cash', 50000) ->> 'outcome', 'placed',
  'cash still works, with the same key after a refusal');
select results_eq($$ select payment_status::text, cash_change_for_paise
  from public.enhanced_orders $$, $$ values ('due', 50000) $$, 'it is due at the door');
select tests.reset();
select is((select count(*) from private.ledger_transactions as t join public.enhanced_orders as o on o.id = t.order_id
  where o.user_id = tests.user_id('bala')), 0::bigint,
  'and posts nothing yet');

-- Too many at once.
update public.app_settings set setting_value = '1' where setting_key = 'max_live_orders';
select tests.act_as('bala');
select pg_temp.put('Dosa');
select is(tests.refusal(format($$ select public.place_order(%L, 'key-one-more', 'cash') $$,
  tests.quote('bala') ->> 'quote_id')), 'PT429 too_many_orders',
  'there is a limit to what one person has under way');
select tests.reset();
update public.app_settings set setting_value = '2' where setting_key = 'max_live_orders';
select tests.act_as('bala');
select pg_temp.put('Biryani');
select is(tests.refusal(format($$ select public.place_order(%L, 'key-two-more', 'cash') $$,
  tests.quote('bala') ->> 'quote_id')), 'PT429 too_many_orders',
  'which one checkout of many vendors does not pass either');
select public.clear_cart(tests.vendor_id_of('vendor-two'));
select tests.reset();
update public.app_settings set setting_value = '10' where setting_key = 'max_live_orders';

-- Terms are frozen.
select public.clear_cart() from (select tests.act_as('asha')) as _;
select tests.order_item('frozen', 'asha', 'Dosa', 2, 'wallet', '{"tip_paise": 2000}');
select tests.reset();
update public.vendors set commission_bp = 4000 where slug = 'vendor-one';
update public.app_settings set setting_value = '9900' where setting_key = 'courier_base_pay_paise';
select tests.add_courier('ravi');
select tests.advance_to('frozen', 'delivered', 'ravi');
-- 42000 + 1000 + 2500 + 500 + (2150 + 450 + 90) + 2000 = 50690; commission 18 % of 42000 = 7560.
select is(tests.ledger_of('frozen'),
  'courier_payable 4500, customer_wallet -50550, platform_revenue 7942, tax_payable 2668, vendor_payable 35440',
  'commission and pay are those of the moment of ordering');
select tests.reset();
update public.vendors set commission_bp = 1800 where slug = 'vendor-one';
update public.app_settings set setting_value = '2500' where setting_key = 'courier_base_pay_paise';

-- Cash: the courier owes what was collected, against the same split.
select tests.order_item('cod', 'asha', 'Dosa', 2, 'cash', '{"tip_paise": 2000}');
select tests.advance_to('cod', 'delivered', 'ravi');
select is(tests.ledger_of('cod'),
  'cash_with_courier -50600, courier_payable 4500, platform_revenue 7992, tax_payable 2668, vendor_payable 35440',
  'a cash order splits the same and is owed by the courier');

-- The franchise takes its part of the platform's part.
select tests.create_user('fatima', '+919000000009', '{franchise}');
select tests.reset();
update public.regions set franchise_owner_id = tests.user_id('fatima') where slug = 'hyderabad';
select tests.order_item('shared', 'asha', 'Dosa', 2, 'cash');
select tests.reset();
update public.regions set franchise_owner_id = null where slug = 'hyderabad';
select tests.advance_to('shared', 'delivered', 'ravi');
select is(tests.ledger_of('shared'), 'cash_with_courier -48600, courier_payable 2500, franchise_payable 794, '
  'platform_revenue 7198, tax_payable 2668, vendor_payable 35440',
  'a tenth of the platform''s part, as agreed when the order was placed');

-- The platform bears the discount.
select tests.create_user('chitra', '+919000000010'), tests.add_address('chitra'), tests.fund_wallet('chitra', 100000);
select tests.order_item('welcome', 'chitra', 'Dosa', 2, 'wallet', '{"coupon_code": "WELCOME50"}');
select tests.advance_to('welcome', 'delivered', 'ravi');
select is(tests.ledger_of('welcome'), 'courier_payable 2500, customer_wallet -43550, platform_revenue 7942, '
  'promo_expense -5000, tax_payable 2668, vendor_payable 35440',
  'a discount is the platform''s expense, the vendor gets the full share');

-- Change is brought for cash that covers the order.
select tests.act_as('asha');
select pg_temp.put('Dosa');
select pg_temp.keep('change', tests.quote('asha'));
select is(tests.refusal(format($$ select public.place_order(%L, 'key-for-change', %L, %s) $$,
  pg_temp.quote_of('change'), method, cash)), 'PT400 cash_change_invalid',
  format('%s by %s is refused', cash, method))
from (values ('cash', -500), ('cash', 100), ('cash', 2147483647), ('wallet', 50000)) as odd (method, cash);
select is(public.place_order(pg_temp.quote_of('change'), 'key-for-change', 'cash', 50000) ->> 'outcome', 'placed',
  'a note of ₹500 is not');

-- An order for later is not late before its time.
select tests.order_item('supper', 'asha', 'Dosa', 1, 'cash',
  jsonb_build_object('scheduled_for', tests.slot('5 hours')));
select is((select array[promised_min_at, promised_max_at] from public.enhanced_orders
  where id = tests.order_id('supper')),
  array[tests.slot('5 hours'), tests.slot('5 hours') + interval '30 minutes'], 'it is promised for its time');
select tests.advance_to('supper', 'confirmed');
select tests.act_as('asha');
select is((select array[promised_min_at, promised_max_at] from public.enhanced_orders
  where id = tests.order_id('supper')),
  array[tests.slot('5 hours'), tests.slot('5 hours') + interval '30 minutes'],
    'and still is when the vendor has accepted');

-- Over the counter in cash: the vendor keeps the money and owes the rest.
select tests.order_item('counter', 'asha', 'Dosa', 2, 'cash', '{"fulfilment": "pickup"}');
select tests.advance_to('counter', 'ready');
select public.advance_order(tests.order_id('counter'), 'delivered', tests.code_of('counter', 'drop'));
select is(tests.ledger_of('counter'), 'platform_revenue 8034, tax_payable 2226, vendor_payable -10260',
  'cash over the counter stays with the vendor');

select tests.reset();
select is_empty($$ select * from private.ledger_imbalance() $$, 'the ledger balances');
set constraints all immediate;
select pass('and the database agrees');

select * from finish();
rollback;
