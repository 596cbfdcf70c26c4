-- Refunds of single charges: who may, how much, what follows in tax and discount, and who bears it before and after
-- settlement.
begin;
select no_plan();
select tests.reviewed('bounds', 'preview_refund refund_order');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('ravi', '+919000000006', '{delivery}'),
  tests.create_user('fran', '+919000000007', '{franchise}'),
    tests.create_user('admin', '+919000000005', '{user,admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.add_address('admin'),
  tests.fund_wallet('asha', 1000000), tests.fund_wallet('admin', 100000);
select tests.add_courier('ravi', capacity => 3);
select tests.reset();

create function tests.refund(name text, lines text, reason text default 'item_bad') returns bigint language sql as $$
  select (public.refund_order(tests.order_id(name), lines::jsonb, reason, 'Seen on a photo',
    'refund-key:' || gen_random_uuid()) ->> 'refund_paise')::bigint
$$;
create function tests.refund_refusal(name text, lines text, reason text default 'item_bad') returns text
  language sql as $$
  select tests.refusal(format($f$ select public.refund_order(%L, %L, %L, null, 'refund-key:' || gen_random_uuid()) $f$,
    tests.order_id(name), lines, reason))
$$;
create function tests.charge_at(name text, wanted text) returns integer language sql
  security definer set search_path = '' as $$
  select c.position from public.order_charges as c where c.order_id = tests.order_id(name) and c.code = wanted
    and c.phase = 'quoted' limit 1
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- Who may.
select tests.order_item('dinner', 'asha', 'Dosa', 2);
select is(tests.refund_refusal('dinner', '[{"position": 1}]'), 'PT403 role_required',
  'a customer does not refund an order');
select tests.act_as('vikram');
select is(tests.refund_refusal('dinner', '[{"position": 1}]'), 'PT403 role_required', 'nor does the vendor');
select tests.act_as('ravi');
select is(tests.refund_refusal('dinner', '[{"position": 1}]'), 'PT403 role_required', 'nor a courier');
select is(tests.refusal(format($$ select public.preview_refund(%L, '[{"position": 1}]', 'goodwill') $$,
  tests.order_id('dinner'))), 'PT403 role_required',
  'nor do they see who would bear it');
select tests.act_as_anon();
select matches(tests.refund_refusal('dinner', '[{"position": 1}]'), '^42501', 'nor a guest');
select matches(tests.refusal(format($$ select public.preview_refund(%L, '[{"position": 1}]', 'goodwill') $$,
  tests.order_id('dinner'))), '^42501', 'who previews none either');
select isnt_empty($$ select code from public.refund_reasons $$, 'everybody reads the reasons');
select matches(tests.refusal($$ insert into public.refund_reasons values ('bribe', 'platform', 99) $$), '^42501',
  'and nobody adds one');
select tests.order_item('own', 'admin', 'Dosa', 1);
select is(tests.refund_refusal('own', '[{"position": 1}]'), 'PT403 own_order_refund',
  'an administrator does not refund an own order');

-- What is refused, in words.
select tests.act_as('admin');
select is(tests.refund_refusal('dinner', '[{"position": 1}]', 'bribe'), 'PT400 reason_invalid',
  'a reason that nobody knows is refused');
select is(tests.refund_refusal('dinner', lines), 'PT400 refund_lines_invalid',
  'lines that cannot be read are refused: ' || lines)
from unnest(array['{}', '[]', '[1]', '[{}]', '[{"position": 0}]', '[{"position": 99}]', '[{"position": "1; drop"}]',
  '[{"position": 1, "amount_paise": 0}]',
  '[{"position": 1, "amount_paise": -5}]', '[{"position": 1, "amount_paise": 1.5}]',
    '[{"position": 1, "amount_paise": 99999999999}]',
  '[{"position": 1}, {"position": 1, "amount_paise": 5}]', '[{"position": 20000}]']) as lines;
select is(tests.refund_refusal('dinner', to_jsonb(repeat('x', 9000))::text), 'PT413 request_too_large',
  'and lines without end');
select is(tests.refund_refusal('dinner', format('[{"position": %s}]', tests.charge_at('dinner', 'tax'))),
  'PT400 refund_lines_invalid',
  'a tax is not refunded by itself: it follows what it was charged on');
select is(tests.refund_refusal('dinner', '[{"position": 1, "amount_paise": 40001}]'), 'PT409 refund_exceeds_charge',
  'more than the charge is refused');
select is(tests.refusal($$ select public.refund_order(gen_random_uuid(), '[{"position": 1}]', 'goodwill', null,
  'refund-key:none') $$),
  'PT404 order_not_found', 'so is an order that does not exist');
select is(tests.refusal(format($$ select public.refund_order(%L, '[{"position": 1}]', 'goodwill', null, 'short') $$,
  tests.order_id('dinner'))),
  'PT400 idempotency_key_invalid', 'and a call without a usable key');

-- While the order is under way: from escrow, and the share shrinks.
select is(public.preview_refund(tests.order_id('dinner'), '[{"position": 1, "amount_paise": 10000}]',
  'item_missing') - 'charges',
  '{"refund_paise": 10500, "bearers": [{"account_kind": "vendor_payable", "name": "Vendor One", "amount_paise": 8244},
    {"account_kind": "tax_payable", "name": null, "amount_paise": 500}, {"account_kind": "platform_revenue", "name": null, "amount_paise": 1756}]}'::jsonb,
  'the preview says what goes back with its tax, and who bears it');
select is(tests.refund('dinner', '[{"position": 1, "amount_paise": 10000}]', 'item_missing'), 10500::bigint,
  'and that is what is refunded');
select tests.reset();
select is(tests.wallet_of('asha'), 1000000::bigint - 46450 + 10500, 'it is in the wallet');
select is(tests.ledger_of('dinner'), 'customer_wallet -35950, order_escrow 35950', 'and no more in escrow');
select is(private.shared(tests.order_id('dinner'), 'vendor_payable'), 33800::bigint - 8244,
  'the vendor''s share is smaller, in proportion');
select results_eq(format($$ select payment_status::text, refund_paise, charge_paise from public.enhanced_orders
  where id = %L $$, tests.order_id('dinner')),
  $$ values ('partly_refunded', 10500, 0) $$, 'the order says that it was refunded in part');
select is((select p.status || ' ' || p.refunded_paise from public.payments as p
  where p.order_id = tests.order_id('dinner')), 'partly_refunded 10500', 'so does its payment');
select results_eq(format($$ select amount_paise, destination, reason_code from public.refunds
  where order_id = %L $$, tests.order_id('dinner')),
  $$ values (10500, 'wallet', 'item_missing') $$, 'with a row for the refund');
select is((select l.note || ' ' || (l.after ->> 'refund_paise') from public.audit_log as l
  where l.action = 'refund_order' limit 1), 'Seen on a photo 10500',
  'which is in the audit log');
select tests.act_as('asha');
select is(public.order_tracking(tests.order_id('dinner')) -> 'order' -> 'refunds',
  '[{"code": "items", "amount_paise": -10000}, {"code": "tax", "rate_bp": 500, "tax_class": "restaurant", '
    '"base_paise": -10000, "amount_paise": -500}]'::jsonb,
  'the customer sees the refunded lines');
select is((select s.amount_paise from public.wallet_statement() as s where s.kind = 'order_refunded'), 10500::bigint,
  'and the movement of the wallet');
select is((select count(*) from public.refund_reasons), 6::bigint, 'and reads the reasons');

-- Settled at what is left.
select tests.act_as('ravi');
select tests.advance_to('dinner', 'delivered', 'ravi');
select tests.reset();
select results_eq($$ select private.held(tests.order_id('dinner')),
   private.sum_of_movements(array(select (a.owner_id, a.kind, e.amount_paise)::private.movement
    from private.ledger_transactions as t join private.ledger_entries as e on e.transaction_id = t.id
    join private.ledger_accounts as a on a.id = e.account_id where t.order_id = tests.order_id('dinner')
      and a.kind = 'vendor_payable'))$$,
  $$ values (0::bigint, 25556::bigint) $$, 'delivered: escrow is empty, and the vendor has what is left of its share');
select is((select -sum(e.amount_paise) from private.ledger_entries as e
  join private.ledger_accounts as a on a.id = e.account_id
  join private.ledger_transactions as t on t.id = e.transaction_id where t.order_id = tests.order_id('dinner')
    and a.kind = 'customer_wallet'), 35950::numeric,
  'of what the customer paid in the end');
select is((select o.payment_status::text from public.enhanced_orders as o where o.id = tests.order_id('dinner')),
  'partly_refunded', 'and the order still says so');

-- After settlement: taken back from whoever earned it.
select tests.act_as('admin');
select is(tests.refund('dinner', '[{"position": 1, "amount_paise": 3333}]'), 3333::bigint + 166,
  'a second refund, after delivery');
select is(tests.refund('dinner', '[{"position": 1, "amount_paise": 3333}]'), 3333::bigint + 168,
  'a third: taxes add up to the paisa over all of them');
select is(tests.refund('dinner', '[{"position": 1}]'), 40000::bigint - 16666 + (2000 - 834),
  'and the rest of the charge, with the rest of its tax');
select is(tests.refund_refusal('dinner', '[{"position": 1}]'), 'PT409 refund_exceeds_charge',
  'after which nothing is left of it');
select tests.reset();
select is(private.shared(tests.order_id('dinner'), 'vendor_payable'),
  33800::bigint - round(33800 * 40000 / 41000.0)::bigint, 'the vendor keeps its share of the packaging');
select is((select sum(e.amount_paise) from private.ledger_entries as e
  join private.ledger_accounts as a on a.id = e.account_id where a.kind = 'vendor_payable'),
  private.shared(tests.order_id('dinner'), 'vendor_payable')::numeric, 'and that is what the ledger says');
select is((select sum(e.amount_paise) from private.ledger_entries as e
  join private.ledger_accounts as a on a.id = e.account_id where a.kind = 'tax_payable'),
  50 + 442 + 76::numeric, 'tax is owed on what is left');
select tests.act_as('admin');
select is(tests.refund('dinner', format('[{"position": %s}]', tests.charge_at('dinner', 'delivery')), 'arrived_late'),
  2900::bigint, 'a delivery that came late is refunded');
select tests.reset();
select is((select sum(e.amount_paise) from private.ledger_entries as e
  join private.ledger_accounts as a on a.id = e.account_id where a.kind = 'courier_payable'),
  private.courier_pay((select o.distance_m from public.enhanced_orders as o
    where o.id = tests.order_id('dinner')))::numeric,
  'by the platform: the courier keeps the pay');
select tests.act_as('admin');
select is(tests.refund('dinner', format('[{"position": %s}, {"position": %s}]', tests.charge_at('dinner', 'packaging'),
  tests.charge_at('dinner', 'platform')), 'goodwill'),
  1000::bigint + 50 + 500, 'everything that is left');
select tests.reset();
select is((select o.payment_status::text || ' ' || (o.total_paise - o.refund_paise) from public.enhanced_orders as o
  where o.id = tests.order_id('dinner')), 'refunded 0',
  'leaves a refunded order');
select is(tests.wallet_of('asha'), 1000000::bigint, 'and the wallet as it was');
select is((select sum(c.amount_paise) from public.order_charges as c where c.order_id = tests.order_id('dinner')),
  0::bigint, 'all charges and refunds together are zero');

-- The same key, the same answer.
select tests.order_item('again', 'asha', 'Dosa', 1);
select tests.act_as('admin');
select is(public.refund_order(tests.order_id('again'), '[{"position": 1, "amount_paise": 100}]', 'goodwill', null,
  'refund-key:one'), '{"refund_paise": 104}'::jsonb, 'a refund');
select is(public.refund_order(tests.order_id('again'), '[{"position": 1, "amount_paise": 100}]', 'goodwill', null,
  'refund-key:one'), '{"refund_paise": 104}'::jsonb,
  'repeated with its key has the same answer');
select is((select o.refund_paise from public.enhanced_orders as o where o.id = tests.order_id('again')), 104,
  'and is not refunded twice');

-- The discount's part stays with whoever paid it.
select tests.order_item('coupon', 'asha', 'Dosa', 2, 'wallet', '{"coupon_code": "FREEDEL"}');
select tests.act_as('admin');
select is(tests.refund('coupon', '[{"position": 1, "amount_paise": 20000}]'), 21000::bigint,
  'free delivery takes nothing off the food that is refunded');
select is(tests.refund('coupon', format('[{"position": %s}]', tests.charge_at('coupon', 'delivery'))), 0::bigint,
  'and nothing of a free delivery, whose tax is inside');
select tests.create_user('chitra', '+919000000010'), tests.add_address('chitra'), tests.fund_wallet('chitra', 100000);
select tests.order_item('welcome', 'chitra', 'Dosa', 1, 'wallet', '{"coupon_code": "WELCOME50"}');
select tests.act_as('admin');
select is(tests.refund('welcome', '[{"position": 1, "amount_paise": 6667}]'), 6667::bigint + 334 - 1667,
  'a third of the food, less a third of its discount');
select is(tests.refund('welcome', '[{"position": 1}]'), 13333::bigint + 666 - 3333,
  'and the rest, less the rest of it');

-- Cash: nothing to refund before it is paid, then to the wallet.
select tests.order_item('cash', 'asha', 'Dosa', 2, 'cash');
select tests.act_as('admin');
select is(tests.refund_refusal('cash', '[{"position": 1, "amount_paise": 10000}]'), 'PT409 nothing_paid',
  'a cash order has nothing to refund before it is paid');
select is(public.admin_order(tests.order_id('cash')) -> 'refundable', '[]'::jsonb, 'and its panel offers nothing');
select tests.advance_to('cash', 'delivered', 'ravi');
select tests.act_as('admin');
select is((public.admin_order(tests.order_id('cash')) -> 'refundable' -> 0),
  '{"position": 1, "code": "items", "tax_class": "restaurant", "amount_paise": 40000, "left_paise": 40000}'::jsonb,
  'afterwards each charge with what is left of it');
select is(tests.refund('cash', '[{"position": 1, "amount_paise": 10000}]'), 10500::bigint, 'which is refunded');
select is(tests.ledger_of('cash'), 'cash_with_courier -46500, courier_payable 2500, customer_wallet 10500, '
  'platform_revenue 5876, tax_payable 2068, vendor_payable 25556',
  'to the wallet, while the courier still owes the cash');

-- A payee may owe.
select tests.reset();
select private.post('payout', null, 'test-payout', array[(tests.vendor_id_of('vendor-one'), 'vendor_payable',
  -26380)::private.movement,
  (null, 'gateway_clearing', 26380)::private.movement]);
select tests.act_as('admin');
select tests.refund('cash', '[{"position": 1, "amount_paise": 5000}]');
select tests.reset();
select is((select sum(e.amount_paise) from private.ledger_entries as e
  join private.ledger_accounts as a on a.id = e.account_id where a.kind = 'vendor_payable') < 0, true,
  'what was paid out already is owed, and made up by what is earned next');

-- Cancelled after a refund: only the rest goes back.
select tests.order_item('rest', 'asha', 'Dosa', 2);
select tests.act_as('admin');
select tests.refund('rest', '[{"position": 1, "amount_paise": 10000}]');
select is(public.cancel_order(tests.order_id('rest'), 'customer_request') ->> 'refund_paise', '46450',
  'a cancellation returns the rest');
select is(tests.ledger_of('rest'), null, 'and no more than was paid');
select tests.reset();
select is((select sum(c.amount_paise) from public.order_charges as c where c.order_id = tests.order_id('rest')),
  0::bigint, 'the rows say the same');
select tests.order_item('charged', 'asha', 'Dosa', 2);
select tests.advance_to('charged', 'confirmed');
select tests.age_order('charged', '61 seconds');
select tests.act_as('asha');
select public.cancel_order(tests.order_id('charged'), 'changed_mind');
select tests.reset();
select is((select sum(c.amount_paise) from public.order_charges as c where c.order_id = tests.order_id('charged')),
  4000::bigint, 'a cancellation leaves its charge on the bill');
select tests.act_as('admin');
select is(tests.refund('charged', '[{"position": 1}]', 'goodwill'), 4000::bigint,
  'which an administrator may give back');
select is(tests.ledger_of('charged'), 'platform_revenue -4000, vendor_payable 4000', 'at the platform''s cost');

-- In parts: what falls due at a trade's own events.
select tests.order_item('parts', 'asha', 'Dosa', 2);
select tests.reset();
select private.add_share(tests.order_id('parts'), 'franchise_payable', tests.user_id('fran'), 300, '{platform}',
  'lesson:1'),
  private.add_share(tests.order_id('parts'), 'franchise_payable', tests.user_id('fran'), 200, '{platform}',
    'return_window_closed');
select is(private.settle_part(o, 'lesson:1'), 300::bigint, 'a part of an order is paid when it falls due')
  from public.enhanced_orders as o where o.id = tests.order_id('parts');
select is(private.settle_part(o, 'lesson:1'), 0::bigint, 'once') from public.enhanced_orders as o
  where o.id = tests.order_id('parts');
select is(private.held(tests.order_id('parts')), 46450::bigint - 300, 'from escrow');
select tests.advance_to('parts', 'delivered', 'ravi');
select tests.reset();
select is(private.held(tests.order_id('parts')), 200::bigint, 'what falls due after delivery stays in escrow');
select tests.act_as('admin');
select tests.refund('parts', format('[{"position": %s, "amount_paise": 250}]', tests.charge_at('parts', 'platform')));
select tests.reset();
select is(private.held(tests.order_id('parts')), 100::bigint, 'less what is refunded of it');
select is(private.settle_part(o, 'return_window_closed'), 100::bigint, 'and is paid then')
  from public.enhanced_orders as o where o.id = tests.order_id('parts');
select is(private.held(tests.order_id('parts')), 0::bigint, 'to the last paisa');

select is_empty($$ select * from private.ledger_imbalance() $$, 'after all this the ledger balances');
select is_empty($$ select o.id from public.enhanced_orders as o where o.status in ('delivered', 'cancelled')
  and private.held(o.id) <> 0 $$, 'and no ended order holds anything');
select * from finish();
rollback;
