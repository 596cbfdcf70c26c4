-- Cancelling: who may at which stage, what it costs, that the preview is what is charged, and that money, stock and
-- coupon come back.
begin;
select no_plan();
select tests.reviewed('bounds', 'cancel_order preview_cancellation');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('vani', '+919000000004', '{vendor}'),
  tests.create_user('ravi', '+919000000006', '{delivery}'), tests.create_user('admin', '+919000000005', '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'),
  tests.add_item('vendor-one', 'Dosa', 20000, 100),
  tests.add_address('asha'), tests.fund_wallet('asha', 1000000);
select tests.add_courier('ravi');

-- While nobody has accepted.
select tests.order_item('at once', 'asha', 'Dosa', 2);
select is(tests.wallet_of('asha'), 1000000::bigint - 46450, 'placing takes the money from the wallet');
select is(tests.ledger_of('at once'), 'customer_wallet -46450, order_escrow 46450', 'and keeps it in escrow');
select is(tests.stock_of('Dosa'), 98, 'and takes the stock');
select tests.age_order('at once', '3 minutes');
select is(public.preview_cancellation(tests.order_id('at once')) - 'free_until' - 'coupon_paise' - 'credit_paise' -
  'vendor_loss_paise',
  '{"allowed": true, "charge_paise": 0, "points_paise": 0, "refund_paise": 46450, "compensation_paise": 0,
    "fault": "customer"}'::jsonb,
  'while an order is pending it costs nothing, however long');
select tests.act_as('bala');
select is(tests.refusal(format($$ select public.preview_cancellation(%L) $$, tests.order_id('at once'))),
  'PT404 order_not_found',
  'another customer does not even learn that it exists');
select is(tests.refusal(format($$ select public.cancel_order(%L, 'changed_mind') $$, tests.order_id('at once'))),
  'PT404 order_not_found',
  'and cancels nothing');
select tests.act_as('vani');
select is(tests.refusal(format($$ select public.cancel_order(%L, 'too_busy') $$, tests.order_id('at once'))),
  'PT404 order_not_found',
  'nor does another vendor');
select tests.act_as('ravi');
select is(tests.refusal(format($$ select public.cancel_order(%L, 'other') $$, tests.order_id('at once'))),
  'PT404 order_not_found',
  'nor a courier');
select tests.act_as_anon();
select matches(tests.refusal(format($$ select public.cancel_order(%L, 'changed_mind') $$, tests.order_id('at once'))),
  '^42501', 'nor a guest');
select tests.act_as('asha');
select is(tests.refusal(format($$ select public.cancel_order(%L, 'items_unavailable') $$, tests.order_id('at once'))),
  'PT400 reason_invalid',
  'a customer gives a customer''s reason');
select is(public.cancel_order(tests.order_id('at once'), 'changed_mind'),
  '{"status": "cancelled", "charge_paise": 0, "refund_paise": 46450}'::jsonb, 'the customer cancels');
select is(public.cancel_order(tests.order_id('at once'), 'changed_mind') ->> 'refund_paise', '46450',
  'a repeated tap gets the same answer');
select is(tests.wallet_of('asha'), 1000000::bigint, 'the money is back, once');
select is(tests.ledger_of('at once'), null, 'and the escrow is empty');
select is(tests.stock_of('Dosa'), 100, 'the stock is back');
select results_eq(format($$ select payment_status::text, cancel_reason, cancelled_by from public.enhanced_orders
  where id = %L $$, tests.order_id('at once')),
  $$ values ('refunded', 'changed_mind', 'user') $$, 'the order says why');
select is(tests.refusal(format($$ select public.cancel_order(%L, 'too_slow') $$, tests.order_id('at once')::text)),
  'allowed', 'cancelled stays cancelled');
select tests.act_as('vikram');
select is(tests.refusal(format($$ select public.cancel_order(%L, 'too_busy') $$, tests.order_id('at once'))),
  'PT409 order_transition_not_allowed',
  'the vendor who is later gets a conflict');
select is(tests.refusal(format($$ select public.advance_order(%L, 'confirmed') $$, tests.order_id('at once'))),
  'PT409 order_transition_not_allowed',
  'and does not accept it any more');

-- Within a minute of placing.
select tests.order_item('quick', 'asha', 'Dosa', 2);
select tests.advance_to('quick', 'confirmed', 'ravi');
select tests.act_as('asha');
select is(public.preview_cancellation(tests.order_id('quick')) ->> 'charge_paise', '0',
  'within a minute of placing it costs nothing even when accepted');
select is(public.cancel_order(tests.order_id('quick'), 'ordered_by_mistake') ->> 'refund_paise', '46450',
  'all comes back');
select is(tests.job_state('quick'), 'cancelled', 'the courier is free again');
select tests.reset();
select ok(exists (select from private.topic_log where topic = 'user:' || tests.user_id('ravi') and event = 'job'
    and payload ->> 'order_id' = tests.order_id('quick')::text), 'and receives the event');
select is((select count(*) from public.system_notifications where user_id = tests.user_id('ravi')
  and template = 'job_cancelled'), 1::bigint, 'and is notified');
select is((select count(*) from public.system_notifications where user_id = tests.user_id('vikram')
  and template = 'vendor_order_cancelled'), 2::bigint,
  'so is the vendor, of both');

-- After acceptance and a minute: the published fee.
select tests.order_item('later', 'asha', 'Dosa', 2);
select tests.advance_to('later', 'confirmed', 'ravi');
select tests.age_order('later', '61 seconds');
select tests.act_as('asha');
select is(public.preview_cancellation(tests.order_id('later')) - 'free_until' - 'coupon_paise' - 'credit_paise' -
  'vendor_loss_paise',
  '{"allowed": true, "charge_paise": 4000, "points_paise": 0, "refund_paise": 42450, "compensation_paise": 4000,
    "fault": "customer"}'::jsonb,
  'later a tenth of the items'' price is charged, for the vendor');
select is(public.cancel_order(tests.order_id('later'), 'changed_mind'),
  '{"status": "cancelled", "charge_paise": 4000, "refund_paise": 42450}'::jsonb,
    'and what was shown is what is charged');
select is(tests.ledger_of('later'), 'customer_wallet -4000, vendor_payable 4000', 'the ledger shows the same');
select results_eq(format($$ select payment_status::text, charge_paise, refund_paise from public.enhanced_orders
  where id = %L $$, tests.order_id('later')),
  $$ values ('partly_refunded', 4000, 42450) $$, 'so does the order');

-- The fee has a limit.
select tests.order_item('feast', 'asha', 'Dosa', 10);
select tests.advance_to('feast', 'confirmed', 'ravi');
select tests.age_order('feast', '61 seconds');
select tests.act_as('asha');
select is(public.preview_cancellation(tests.order_id('feast')) ->> 'charge_paise', '10000',
  'never more than a hundred rupees');
select public.cancel_order(tests.order_id('feast'), 'wrong_address');

-- An order that is late is not the customer's fault.
select tests.order_item('late', 'asha', 'Dosa', 2);
select tests.advance_to('late', 'confirmed', 'ravi');
select tests.age_order('late', '2 hours');
select tests.reset();
update public.enhanced_orders set promised_max_at = now() - interval '1 minute' where id = tests.order_id('late');
select tests.act_as('asha');
select is(public.preview_cancellation(tests.order_id('late')) - 'free_until' - 'coupon_paise' - 'credit_paise' -
  'vendor_loss_paise' - 'compensation_paise',
  '{"allowed": true, "charge_paise": 0, "points_paise": 0, "refund_paise": 46450, "fault": "vendor"}'::jsonb,
    'a late order is cancelled free of charge');
select public.cancel_order(tests.order_id('late'), 'too_slow');

-- Once preparation has begun.
select tests.order_item('cooking', 'asha', 'Dosa', 2);
select tests.advance_to('cooking', 'preparing', 'ravi');
select tests.act_as('asha');
select is(public.preview_cancellation(tests.order_id('cooking')) ->> 'allowed', 'false',
  'once preparation has begun the customer cannot cancel');
select is(tests.refusal(format($$ select public.cancel_order(%L, 'changed_mind') $$, tests.order_id('cooking'))),
  'PT409 order_transition_not_allowed',
  'and is refused');
select tests.act_as('vikram');
select is(tests.refusal(format($$ select public.cancel_order(%L, 'changed_mind') $$, tests.order_id('cooking'))),
  'PT400 reason_invalid',
  'a vendor gives a vendor''s reason');
select is(public.cancel_order(tests.order_id('cooking'), 'items_unavailable', 'Gas is out') ->> 'refund_paise', '46450',
  'a vendor may cancel while cooking, and all is paid back');
select is(tests.ledger_of('cooking'), 'customer_wallet 4000, vendor_payable -4000',
  'with a tenth of the items'' price from the vendor on top');
select is(tests.stock_of('Dosa'), 100 - 2, 'what was begun does not go back on sale');

-- The administrator, to the last.
select tests.order_item('odd', 'asha', 'Dosa', 2, 'wallet', '{"tip_paise": 3000}');
select tests.advance_to('odd', 'ready', 'ravi');
select tests.act_as('admin');
select is(public.cancel_order(tests.order_id('odd'), 'fraud', 'Looks wrong') ->> 'refund_paise', '49450',
  'an administrator cancels with full refund, tip included');
select is((select note from public.audit_log where action = 'cancel_order'
  and subject_id = tests.order_id('odd')::text), 'Looks wrong',
  'which is in the audit log');
select tests.order_item('gone', 'asha', 'Dosa', 2);
select tests.advance_to('gone', 'out_for_delivery', 'ravi');
select tests.act_as('vikram');
select is(tests.refusal(format($$ select public.cancel_order(%L, 'closing') $$, tests.order_id('gone'))),
  'PT409 order_transition_not_allowed',
  'after pick-up the vendor does not cancel');
select tests.act_as('admin');
select is((public.cancel_order(tests.order_id('gone'), 'courier_problem', 'Not seen since') ->> 'charge_paise')::bigint,
  0::bigint,
  'an administrator still does, for a courier who has disappeared, and the customer pays nothing');

-- Cash: nothing was paid, nothing is charged.
select tests.order_item('cash', 'asha', 'Dosa', 2, 'cash');
select tests.advance_to('cash', 'confirmed', 'ravi');
select tests.age_order('cash', '61 seconds');
select tests.act_as('asha');
select is(public.preview_cancellation(tests.order_id('cash')) - 'free_until' - 'coupon_paise' - 'credit_paise' -
  'vendor_loss_paise',
  '{"allowed": true, "charge_paise": 0, "points_paise": 0, "refund_paise": 0, "compensation_paise": 0,
    "fault": "customer"}'::jsonb,
    'a cash order is let go');
select public.cancel_order(tests.order_id('cash'), 'changed_mind');
select is(tests.ledger_of('cash'), null, 'and posts nothing');
select results_eq(format($$ select payment_status::text from public.enhanced_orders
  where id = %L $$, tests.order_id('cash')), $$ values ('void') $$,
  'its payment is void');

-- A coupon can be used again when the whole checkout came to nothing.
select tests.create_user('chitra', '+919000000010'), tests.add_address('chitra'), tests.fund_wallet('chitra', 100000);
select tests.order_item('first', 'chitra', 'Dosa', 1, 'wallet', '{"coupon_code": " “wel\u200bcome 50”."}');
select public.add_to_cart(tests.item_id('Dosa')::text);
select is(tests.problems(tests.quote('chitra', '{"coupon_code": "WELCOME50"}')), 'coupon_not_applicable',
  'a first-order coupon is for the first order');
select public.cancel_order(tests.order_id('first'), 'changed_mind');
select is(tests.problems(tests.quote('chitra', '{"coupon_code": "WELCOME50"}')), null,
  'and comes back when that is cancelled');

-- The rules themselves have bounds.
select tests.reset();
select matches(tests.refusal($$ insert into public.cancellation_policies (charge_bp, max_charge_paise)
  values (1001, 100) $$), 'cancellation_charge_cap',
  'no rule charges more than a tenth');
select matches(tests.refusal($$ insert into public.cancellation_policies (charge_bp, max_charge_paise)
  values (100, 10001) $$), 'cancellation_charge_cap',
  'nor more than a hundred rupees');
select is_empty($$ select * from private.ledger_imbalance() $$, 'after all this the ledger balances');
select is((select sum(e.amount_paise) from private.ledger_entries as e
  join private.ledger_accounts as a on a.id = e.account_id
  where a.kind = 'order_escrow'), 0::numeric, 'and nothing is left in escrow');

select * from finish();
rollback;
