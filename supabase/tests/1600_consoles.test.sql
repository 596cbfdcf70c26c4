-- What each screen reads: everything its owner needs, nothing that is not theirs to know.
begin;
select no_plan();
select tests.reviewed('bounds', 'admin_news admin_orders vendor_orders');
select tests.create_user('asha kumari', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('vani', '+919000000004', '{vendor}'),
  tests.create_user('ravi', '+919000000006', '{delivery}'), tests.create_user('rahul', '+919000000007', '{delivery}'),
  tests.create_user('admin', '+919000000005', '{admin}'), tests.create_user('fatima', '+919000000009', '{franchise}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'),
  tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha kumari'), tests.fund_wallet('asha kumari', 1000000);
update public.vendors set phone = '+914012345678' where slug = 'vendor-one';
update public.regions set franchise_owner_id = tests.user_id('fatima') where slug = 'hyderabad';
select tests.add_courier('ravi'), tests.add_courier('rahul', 17.44);
select tests.order_item('dinner', 'asha kumari', 'Dosa', 2, 'wallet',
  '{"tip_paise": 2000, "instructions": "Ring twice"}');

-- Nobody without a session, nobody without the role.
select tests.act_as_anon();
select matches(tests.refusal(c), '^42501', 'guests may not: ' || c) from unnest(array[
  'select public.order_tracking(gen_random_uuid())', 'select public.vendor_orders(gen_random_uuid())',
    'select public.vendor_day(gen_random_uuid())',
  'select public.current_offers()', 'select public.my_jobs()', 'select public.courier_day()',
    'select public.my_courier()',
  'select public.admin_orders()', 'select public.admin_order(gen_random_uuid())', 'select public.admin_overview()'])
    as c;
select tests.act_as('bala');
select is(tests.refusal(c), 'PT403 role_required', 'customers may not: ' || c) from unnest(array[
  'select * from public.current_offers()', 'select * from public.my_jobs()', 'select public.courier_day()',
    'select * from public.my_courier()',
  'select * from public.admin_orders()', 'select public.admin_order(gen_random_uuid())',
    'select public.admin_overview()']) as c;
select is(tests.refusal(format($$ select public.vendor_orders(%L) $$, tests.vendor_id_of('vendor-one'))),
  'PT403 not_your_vendor', 'nor read a vendor''s orders');
select is(tests.refusal(format($$ select public.order_tracking(%L) $$, tests.order_id('dinner'))),
  'PT404 order_not_found', 'nor follow another''s order');
select tests.act_as('vani');
select is(tests.refusal(format($$ select public.vendor_orders(%L) $$, tests.vendor_id_of('vendor-one'))),
  'PT403 not_your_vendor', 'nor do other vendors');
select is(tests.refusal(format($$ select public.vendor_day(%L) $$, tests.vendor_id_of('vendor-one'))),
  'PT403 not_your_vendor', 'nor see their day');

-- The vendor.
select tests.act_as('vikram');
select
  results_eq(
  format(
  $$ select status::text, customer_name, total_paise, vendor_share_paise, pickup_code, instructions, accept_by - server_now
   from public.vendor_orders(%L)$$, tests.vendor_id_of('vendor-one')),
  $$ values ('pending', 'Asha', 48450, 33800, null::text, 'Ring twice', interval '240 seconds') $$,
    'the vendor sees what to cook, by first name, what it earns and how long there is to accept');
select is_empty(format($$ select * from public.vendor_orders(%L, 'past') $$, tests.vendor_id_of('vendor-one')),
  'nothing is past yet');
select tests.advance_to('dinner', 'confirmed');

-- The courier's offer: everything that matters before accepting.
select tests.act_as('ravi');
select
  results_eq(
  $$ select vendor_name, distance_to_pickup_m, distance_m, pay_paise, tip_paise, collect_cash_paise, items_count,
   expires_at - server_now from public.current_offers()$$,
  $$ values ('Vendor One', 0, 1446, 2500, 2000, 0, 2, interval '30 seconds') $$,
    'an offer says way, pay, tip and cash');
select is((select drop_area from public.current_offers()), 'Hyderabad', 'but only the area, not the door');
select tests.act_as('rahul');
select is_empty($$ select * from public.current_offers() $$, 'who was not asked sees nothing');
select tests.act_as('ravi');
select public.respond_to_offer(tests.offer_for('ravi', 'dinner'), true);
select
  results_eq(
  $$ select customer_name, customer_phone_masked, vendor_phone_masked, drop_address ->> 'line', instructions, ready,
   collect_cash_paise from public.my_jobs()$$,
  $$ values ('Asha', '+9190•••••001', '+9140•••••678', 'Flat 4, Lakeview Residency', 'Ring twice', false, 0) $$,
  'who carries it knows the door and masked phones');
select is_empty($$ select * from public.current_offers() $$, 'the offer is answered');
select ok((select to_jsonb(j)::text not like '%' || tests.code_of('dinner', 'pickup') || '"%'
  from public.my_jobs() as j), 'the codes are typed in, never shown to the courier');
select tests.act_as('rahul');
select is_empty($$ select * from public.my_jobs() $$, 'colleagues do not see it');
select tests.act_as('vikram');
select is((select pickup_code from public.vendor_orders(tests.vendor_id_of('vendor-one'))),
  tests.code_of('dinner', 'pickup'), 'the vendor now shows the pick-up code');
select is((select courier_name from public.vendor_orders(tests.vendor_id_of('vendor-one'))), 'Ravi',
  'and knows who comes');

-- The customer.
select tests.act_as('ravi');
select public.report_position(17.431, 78.451, 90, 8);
select tests.act_as('asha kumari');
select is(public.order_tracking(tests.order_id('dinner')) ->> 'drop_code', tests.code_of('dinner', 'drop'),
  'the customer shows the drop code');
select is(public.order_tracking(tests.order_id('dinner')) -> 'delivery' -> 'courier',
  '{"name": "Ravi", "plate": "TS09 AB 1234", "photo": null, "rating": null, "vehicle_kind": "bike"}'::jsonb,
  'sees who comes');
select is(public.order_tracking(tests.order_id('dinner')) -> 'delivery' -> 'courier_position' ->> 'lat', '17.431',
  'and where');
select is(public.order_tracking(tests.order_id('dinner')) -> 'cancellation',
  public.preview_cancellation(tests.order_id('dinner')), 'and what cancelling costs');
select ok(not (public.order_tracking(tests.order_id('dinner')) -> 'order') ? 'terms',
  'but not the terms with the vendor');
select tests.reset();
set constraints all immediate;
set constraints all deferred;
alter table public.enhanced_orders add column secret_note text default 'internal';
select tests.act_as('asha kumari');
select ok(not (public.order_tracking(tests.order_id('dinner')) -> 'order') ? 'secret_note',
  'nor a column that was added later');
select is((select count(*) from jsonb_array_elements(public.order_tracking(tests.order_id('dinner')) -> 'events')),
  2::bigint, 'and what has happened');
select tests.act_as('admin');
select is(public.order_tracking(tests.order_id('dinner')) ->> 'drop_code', null,
  'an administrator does not see the code');

-- Done.
select tests.act_as('vikram');
select public.advance_order(tests.order_id('dinner'), 'preparing'),
  public.advance_order(tests.order_id('dinner'), 'ready');
select tests.act_as('ravi');
select is((select ready from public.my_jobs()), true, 'the courier sees that it is ready');
select public.advance_order(tests.order_id('dinner'), 'out_for_delivery', tests.code_of('dinner', 'pickup'));
select public.advance_order(tests.order_id('dinner'), 'delivered', tests.code_of('dinner', 'drop'));
select is_empty($$ select * from public.my_jobs() $$, 'after the delivery the courier knows no more of the customer');
select is(public.courier_day() - 'jobs' - 'online_seconds',
  '{"deliveries": 1, "pay_paise": 2500, "tips_paise": 2000, "total_paise": 4500, "cash_in_hand_paise": 0, '
    '"cash_limit_paise": 500000}'::jsonb, 'the day''s earnings');
select is(public.courier_day((now() at time zone 'Asia/Kolkata')::date - 1) ->> 'deliveries', '0',
  'yesterday was another day');
select is((select cash_in_hand_paise from public.my_courier()), 0::bigint, 'no cash in hand');
select tests.act_as('vikram');
select is_empty(format($$ select * from public.vendor_orders(%L) $$, tests.vendor_id_of('vendor-one')),
  'nothing is live any more');
select is((select status::text from public.vendor_orders(tests.vendor_id_of('vendor-one'), 'past')), 'delivered',
  'it is past');
select is((select count(*) from public.vendor_orders(tests.vendor_id_of('vendor-one'), 'past', search => words)), found,
  'searching the past for ' || words)
from (values ('ASHA', 1::bigint), ('kumari', 0), ('dos', 1), ('%', 0), ('no such dish', 0), (' ', 1))
  as v (words, found);
select is((select count(*) from public.vendor_orders(tests.vendor_id_of('vendor-one'), 'past', outcome => 'cancelled')),
  0::bigint, 'narrowed to those that were cancelled');
select is((select count(*) from public.vendor_orders(tests.vendor_id_of('vendor-one'), 'past',
  since => now() + interval '1 second')), 0::bigint, 'or that came since a time');
select is_empty(format($$ select next.order_id from public.vendor_orders(%1$L, 'past', limit_count => 1) as last
    cross join lateral public.vendor_orders(%1$L, 'past', last.placed_at, last.order_id) as next $$,
  tests.vendor_id_of('vendor-one')),
  'the last row of a page is not the first of the next');
select is(public.vendor_day(tests.vendor_id_of('vendor-one')) - 'avg_prep_minutes',
  '{"orders": 1, "delivered": 1, "cancelled": 0, "sales_paise": 41000, "earned_paise": 33800}'::jsonb,
  'the vendor''s day');
select tests.act_as('asha kumari');
select is(public.order_tracking(tests.order_id('dinner')) ->> 'drop_code', null, 'the code has done its duty');
select is(public.order_tracking(tests.order_id('dinner')) -> 'delivery' ->> 'courier_position', null,
  'and the courier is no longer followed');

-- Cash in hand.
select tests.order_item('cash', 'asha kumari', 'Dosa', 1, 'cash');
select tests.advance_to('cash', 'out_for_delivery', 'ravi');
select is((select collect_cash_paise from public.my_jobs()), 25500, 'the courier sees what to collect');
select is((select cash_in_hand_paise from public.my_courier()), 25500::bigint,
  'which counts against the limit already');
select public.advance_order(tests.order_id('cash'), 'delivered', tests.code_of('cash', 'drop'));
select is((select cash_in_hand_paise from public.my_courier()), 25500::bigint,
  'and once only when it has been collected');

-- The administrator.
select tests.act_as('admin');
select is((select count(*) from public.admin_orders()), 2::bigint, 'sees all orders');
select is((select count(*) from public.admin_orders(search => ' “#' || lower(o.order_number) || E'\u200b”. ')),
  1::bigint, 'by its number as it is pasted')
from public.admin_orders() as o where o.order_id = tests.order_id('dinner');
select is((select count(*) from public.admin_orders('{pending}')), 0::bigint, 'by status');
select is((select count(*) from public.admin_orders(null, 'bidar')), 0::bigint, 'by region');
select is((select count(*) from public.admin_orders(null, 'hyderabad', 'vendor ONE')), 2::bigint, 'by words');
select is((select count(*) from public.admin_orders(null, null, '%')), 0::bigint, 'a percent sign is just a sign');
select is((select count(*) from public.admin_orders(null, null, null, now() - interval '1 day')), 0::bigint,
  'page by page');
select results_eq($$ select array_agg(first.order_id || '/' || next.order_id)
   from (select * from public.admin_orders(limit_count => 1)) as first
    cross join lateral public.admin_orders(before => first.placed_at, before_id => first.order_id) as next $$,
  $$ select array[a.ids[1] || '/' || a.ids[2]] from (select array_agg(o.order_id) as ids from public.admin_orders() as o)
   as a$$,
  'a page begins after the last row of the page before it, even among orders of one moment');
select results_eq($$ select a -> 'contact' ->> 'customer_phone', tests.charge(a -> 'order', 'items')
   from public.admin_order(tests.order_id('dinner')) as a$$,
  $$ values ('+919000000001', 40000::bigint) $$, 'may look at the contact and the bill');
select is((select count(*) from public.audit_log where action = 'read_order' and actor_id = tests.user_id('admin')),
  1::bigint, 'which is written down');
select public.admin_order(tests.order_id('dinner'), '5b0e8a4e-0000-4000-8000-000000000001') from generate_series(1, 5);
select is((select count(*) from public.audit_log where action = 'read_order'), 2::bigint,
  'once, however often an open screen asks again');
select public.admin_order(tests.order_id('dinner'), '5b0e8a4e-0000-4000-8000-000000000002');
select public.admin_order(tests.order_id('cash'), '5b0e8a4e-0000-4000-8000-000000000002');
select is((select count(*) from public.audit_log where action = 'read_order'), 4::bigint,
  'and again for the next opening and for another order');
select is((select sum((e ->> 'amount_paise')::bigint)
  from jsonb_array_elements(public.admin_order(tests.order_id('dinner')) -> 'ledger') as t,
  jsonb_array_elements(t -> 'entries') as e), 0::numeric, 'sees the ledger of an order, which balances');
select is(tests.refusal($$ select public.admin_order(gen_random_uuid()) $$), 'PT404 order_not_found',
  'an unknown order is not found');
select is(public.admin_overview() ->> 'ledger_balanced', 'true', 'sees at a glance that the ledger balances');
select is(public.admin_overview() ->> 'couriers_online', '2', 'and who rides');
select is(public.admin_news(array[tests.order_id('dinner'), gen_random_uuid()]),
  jsonb_build_object('overview', public.admin_overview(), 'needs', public.admin_needs_you(), 'orders',
    (select jsonb_agg(to_jsonb(o)) from public.admin_orders() as o where o.order_id = tests.order_id('dinner'))),
  'after events one call has the figures and the orders that they named, as they are listed');
select is(tests.refusal($$ select public.admin_news((select array_agg(gen_random_uuid())
  from generate_series(1, 201))) $$), 'PT400 request_invalid', 'of 200 at the most');
select is(public.admin_overview() ->> 'vendors_open', '2', 'and who is open');

-- The franchise follows its region, and only by topic.
select tests.act_as('fatima');
select ok(not private.can_join('order:' || tests.order_id('dinner')), 'a franchise hears no courier of an order');
select ok(private.can_join('region:' || (select id from public.regions where slug = 'hyderabad')),
  'but its region''s orders');
select ok(not private.can_join('region:' || (select id from public.regions where slug = 'bidar')), 'but no other');
select is_empty($$ select id from public.enhanced_orders $$, 'it does not read the orders'' addresses');

select * from finish();
rollback;
