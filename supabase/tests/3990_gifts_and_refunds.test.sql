-- Gifts as vendors, pickers, couriers and customers see them; refunds that a vendor bears.
begin;
select no_plan();
select tests.create_user('asha kumari', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('vani', '+919000000004', '{vendor}'),
  tests.create_user('ravi', '+919000000006', '{delivery}'), tests.create_user('admin', '+919000000005', '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'),
  tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha kumari'), tests.fund_wallet('asha kumari', 1000000), tests.add_courier('ravi', capacity => 3);
select tests.order_item('plain', 'asha kumari', 'Dosa', 1, 'wallet');
select tests.order_item('birthday', 'asha kumari', 'Dosa', 2, 'wallet',
  '{"gift": {"recipient": "Amma", "message": "<b>Happy birthday</b> 🎂", "sender": "Asha"}}');

-- A gift.
select tests.act_as('vikram');
select
  results_eq(
  format(
  $$ select category, gift ->> 'recipient', gift ->> 'message', gift ->> 'sender', refunds from public.vendor_orders(%L)
    where order_id = %L $$, tests.vendor_id_of('vendor-one'), tests.order_id('birthday')),
  $$ values ('food', 'Amma', '<b>Happy birthday</b> 🎂', 'Asha', null::jsonb) $$,
    'whoever packs a gift reads its card, and what trade it is of');
select is((select gift from public.vendor_orders(tests.vendor_id_of('vendor-one'))
  where order_id = tests.order_id('plain')), null, 'other orders have none');
select tests.act_as('vani');
select is(tests.refusal(format($$ select public.vendor_orders(%L) $$, tests.vendor_id_of('vendor-one'))),
  'PT403 not_your_vendor', 'other vendors read no card');
select tests.act_as('asha kumari');
select is(public.order_tracking(tests.order_id('birthday')) #>> '{order,gift,recipient}', 'Amma',
  'the customer sees whom it is for');
select is(public.order_tracking(tests.order_id('plain')) #> '{order,gift}', 'null'::jsonb,
  'and that the other is for nobody else');
select tests.reset();
select tests.advance_to('birthday', 'confirmed');
select tests.act_as('ravi');
select public.respond_to_offer(tests.offer_for('ravi', 'birthday'), true);
select results_eq($$ select is_gift, category from public.my_jobs() $$, $$ values (true, 'food') $$,
  'the courier knows that it is a gift, and of which trade');
select ok((select to_jsonb(j)::text not like '%Happy birthday%' from public.my_jobs() as j),
  'and not what its card says');
select tests.act_as_anon();
select matches(tests.refusal(c), '^42501', 'guests may not: ' || c) from unnest(array[
  'select public.vendor_orders(gen_random_uuid())', 'select public.my_jobs()',
    'select public.picking_list(gen_random_uuid())']) as c;
select tests.act_as('bala');
select is(tests.refusal($$ select public.my_jobs() $$), 'PT403 role_required', 'nor does a customer see jobs');
select is(tests.refusal(format($$ select public.picking_list(%L) $$, tests.order_id('birthday'))),
  'PT404 order_not_found', 'nor another''s list');
select matches(tests.refusal(c), '^42501', 'and nobody reads behind the functions: ' || c) from unnest(array[
  'select * from private.vendor_refunds', 'select private.gift_of(gen_random_uuid())',
    'select private.refunds_for_vendor(gen_random_uuid())']) as c;

-- A refund at the vendor's cost.
select tests.order_item('spoiled', 'asha kumari', 'Dosa', 2, 'wallet');
select tests.advance_to('spoiled', 'delivered', 'ravi');
select tests.reset();
delete from public.system_notifications;
select tests.act_as('admin');
select public.refund_order(tests.order_id('spoiled'), '[{"position": 1, "amount_paise": 10000}]', 'item_missing',
  'One dosa was missing.', 'refund-key-1');
select tests.act_as('vikram');
select
  results_eq(
  format(
  $$ select r ->> 'reason_code', (r ->> 'amount_paise')::integer > 10000, (r ->> 'loss_paise')::integer between 1 and 10000
    from public.vendor_orders(%L, 'past') as o, jsonb_array_elements(o.refunds) as r where o.order_id = %L $$,
    tests.vendor_id_of('vendor-one'), tests.order_id('spoiled')),
  $$ values ('item_missing', true, true) $$, 'the order says what was refunded, why, and what it costs the vendor');
select
  results_eq($$ select template, params ->> 'reason_code', action_url like '/vendor%' from public.system_notifications
   where user_id = auth.uid()$$,
  $$ values ('vendor_order_refunded', 'item_missing', true) $$, 'who is told at once');
select is((public.vendor_figures(tests.vendor_id_of('vendor-one')) #>> '{now,refunded}')::bigint, 10000::bigint,
  'and finds it in the figures');
select tests.reset();
select is((select r.loss_paise from private.vendor_refunds as r),
  (select -sum(e.amount_paise) from private.ledger_entries as e
    join private.ledger_transactions as t on t.id = e.transaction_id
    join private.ledger_accounts as a on a.id = e.account_id
    where t.kind = 'order_refunded' and a.kind = 'vendor_payable')::bigint,
      'which is what the books took from its earnings');
select tests.act_as('admin');
select public.refund_order(tests.order_id('spoiled'), '[{"position": 1, "amount_paise": 5000}]', 'goodwill',
  'A good customer.', 'refund-key-2');
select tests.reset();
select is((select count(*) from private.vendor_refunds), 1::bigint,
  'what the platform pays for is none of the vendor''s');
select * from finish();
rollback;
