-- Fulfilment: handed out once, asked about afterwards, refunded by a timer; answers twice, late, wrong; who sees what.
begin;
select no_plan();
select tests.reviewed('service', 'claim_fulfilments settle_fulfilments');
select tests.reviewed('bounds', 'resolve_reconciliation');
select tests.runs_on_schedule('call-digital-provider', 'select private.call_digital_provider()');
select tests.runs_on_schedule('sweep-fulfilments',
  'select private.sweep_fulfilments(100), private.expire_bill_fetches(100)');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('meera', null, '{user,admin}'),
  tests.fund_wallet('asha', 10000000), tests.fund_wallet('bala', 10000000);
update public.app_settings set setting_value = '100' where setting_key = 'max_live_orders';
insert into public.digital_operators (code, kind, name, min_paise, max_paise, fee_paise)
  values ('testel_prepaid', 'mobile_prepaid', 'Testel', 1000, 500000, 100);
insert into public.biller_categories (code, name) values ('testing', 'Testing');
insert into public.billers (code, category_code, name, bill_fetch, amount_rule)
  values ('test_gas', 'testing', 'Test Gas', 'none', 'any');
insert into public.biller_parameters (biller_code, position, code, label, kind, min_length, max_length)
  values ('test_gas', 1, 'number', 'Number', 'numeric', 4, 10);

create function tests.order_no(n integer) returns uuid language sql
  stable as $$ select tests.order_id('payment ' || n) $$;
create function tests.start_recharge(n integer, handle text default 'asha') returns void language sql as $$
  select tests.pay_digital('payment ' || n, handle,
    '{"service": "recharge", "operator": "testel_prepaid", "number": "98490 12345", "amount_paise": 29900}')
$$;
create function tests.order_status(n integer) returns text language sql security definer as $$ select status::text
  from public.enhanced_orders where id = tests.order_no(n) $$;
create function tests.owed_to_provider() returns bigint language sql security definer as $$
  select coalesce(sum(e.amount_paise), 0)::bigint from private.ledger_entries as e
    join private.ledger_accounts as a on a.id = e.account_id where a.kind = 'provider_payable'
$$;
create function tests.state_no(n integer) returns text language sql security definer as $$ select state
  from public.digital_fulfilments where order_id = tests.order_no(n) $$;
create function tests.last_attempt(n integer) returns bigint language sql security definer as $$
  select max(a.id) from private.fulfilment_attempts as a join public.digital_fulfilments as f on f.id = a.fulfilment_id
    where f.order_id = tests.order_no(n)
$$;
-- What an answer to the last attempt of an order did.
create function tests.answer(n integer, outcome text, more jsonb default '{}') returns text language sql as $$
  select public.settle_fulfilments(jsonb_build_array(jsonb_build_object('attempt_id', tests.last_attempt(n), 'outcome',
    outcome,
    'amount_paise', 29900, 'provider_reference', 'R-' || n) || more)) -> 0 ->> 'effect'
$$;
create function tests.wake(n integer) returns void language sql security definer as $$
  update public.digital_fulfilments set next_at = now() where order_id = tests.order_no(n) and next_at is not null
$$;
create function tests.past_deadline(n integer) returns void language sql security definer as $$
  update public.digital_fulfilments set deadline_at = now() - interval '1 second' where order_id = tests.order_no(n)
$$;
grant execute on all functions in schema tests to anon, authenticated, service_role;

-- Handed out, and confirmed -------------------------------------------------------------------------------------------
select tests.start_recharge(1);
select is(private.start_fulfilment(tests.order_no(1), tests.user_id('asha'),
  '{"service": "recharge", "operator": "testel_prepaid", "number": "9849012345", "amount_paise": 100}'),
  (select id from public.digital_fulfilments), 'an order is handed to the provider once, however often it is started');
select
  results_eq($$ select o.kind::text, o.category, o.vendor_id, o.vendor_name, o.status::text, o.total_paise, o.accept_by
   from public.enhanced_orders as o$$,
  $$ values ('digital', 'recharge', null::uuid, 'Testel', 'pending', 30000, null::timestamptz) $$,
    'an order without a seller (Issue 10, A seller is optional)');
select is(tests.wallet_of('asha'), 10000000 - 30000::bigint, 'paid from the wallet');
select results_eq($$ select code, amount_paise, base_paise from public.order_charges order by position $$,
  $$ values ('face_value', 29900, null::integer), ('convenience_fee', 84, null), ('tax', 16, 84) $$,
    'with tax on the fee alone (kernel, Recharge)');
select tests.act_as_service();
create temporary table first_claim on commit drop as select * from public.claim_fulfilments(10);
select results_eq($$ select action, service, operator_code, target, amount_paise, attempt from first_claim $$,
  $$ values ('pay', 'recharge', 'testel_prepaid', '9849012345', 29900, 1) $$,
    'the provider gets the number and the amount (field 2.14)');
select is_empty($$ select * from public.claim_fulfilments(10) $$, 'nobody else gets it meanwhile');
select is(tests.order_status(1), 'in_progress', 'the order is under way');
select is(tests.answer(1, 'success'), 'success', 'a success is taken');
select tests.act_as('asha');
select is(public.recent_recharges() #>> '{0,number}', '9849012345',
  'a number that was recharged is offered whole to its payer');
select is(jsonb_array_length(public.recent_recharges()), 1, 'once');
select tests.act_as('bala');
select is(public.recent_recharges(), '[]', 'and to nobody else');
select tests.act_as_anon();
select is(tests.refusal($$ select public.recent_recharges() $$),
  '42501 permission denied for function recent_recharges', 'not to a visitor');
select tests.reset();
select is(tests.state_no(1), 'success', 'and is the state');
select is(tests.answer(1, 'success'), 'duplicate',
  'answered twice it changes nothing (Issue 10, Bad input and failure)');
select is(tests.answer(1, 'lost'), 'waiting', 'nor does an answer that was lost');
select tests.wake(1);
select is_empty($$ select * from public.claim_fulfilments(10) $$, 'and nothing is asked any more');
select is(tests.answer(1, 'success', '{"provider_reference": "OTHER"}'), 'second_success',
  'a success under another reference has to be reconciled');
select is(tests.answer(1, 'failed'), 'failed_after_success', 'and so has a failure after a success');
select is(tests.state_no(1), 'success', 'neither changes what was paid');
select tests.reset();
select is(tests.order_status(1), 'delivered', 'the order is delivered');
select is(tests.owed_to_provider(), 29900::bigint,
  'and settled: the provider is owed the face value (kernel, Recharge)');
select is((select sum(e.amount_paise)::integer from private.ledger_entries as e
  join private.ledger_accounts as a on a.id = e.account_id
  where a.kind = 'platform_revenue'), 84, 'the fee is the platform''s');
select is((select count(*)::integer from public.system_notifications where user_id = tests.user_id('asha')
  and title = 'Payment successful'), 1, 'the customer is notified');
select is((select count(*)::integer from private.topic_log where event = 'detail'), 1, 'and the customer hears it');

-- A lost answer is asked for, never paid again ------------------------------------------------------------------------
select tests.start_recharge(2);
select tests.act_as_service();
select is((select action from public.claim_fulfilments(10)), 'pay', 'a payment is sent');
select tests.wake(2);
select results_eq($$ select action, attempt from public.claim_fulfilments(10) $$, $$ values ('status', 2) $$,
  'whose answer was lost it is asked about, not sent again (Issue 10, never charged twice)');
select is(tests.state_no(2), 'confirmation_pending', 'and the customer sees that it is being confirmed');
select is(tests.answer(2, 'pending'), 'waiting', 'a provider that still works on it is asked again');
select tests.wake(2);
select is((select action from public.claim_fulfilments(10)), 'status', 'later');
select is(tests.answer(2, 'not_taken'), 'waiting', 'a provider that never saw it');
select tests.wake(2);
select is((select action from public.claim_fulfilments(10)), 'pay', 'gets it again');
select tests.reset();
select is((select count(distinct a.request_id)::integer from private.fulfilment_attempts as a
  join public.digital_fulfilments as f on f.id = a.fulfilment_id
  where f.order_id = tests.order_no(2)), 1, 'under the same number, so that it pays nothing twice');
select tests.act_as_service();
select is(tests.answer(2, 'success'), 'success', 'until it succeeds');

-- Another amount ------------------------------------------------------------------------------------------------------
select tests.reset();
select tests.start_recharge(3);
select tests.act_as_service();
select public.claim_fulfilments(10);
select is(tests.answer(3, 'success', '{"amount_paise": 2990}'), 'wrong_amount',
  'a success for another amount is refused (Issue 10, Bad input and failure)');
select is(tests.state_no(3), 'confirmation_pending', 'and counts for nothing');
select is(tests.answer(3, 'success', '{"amount_paise": "29900"}'), 'invalid', 'an amount is a number');
select is(tests.answer(3, 'success', '{"amount_paise": 29900.5}'), 'invalid', 'a whole one');
select is(tests.answer(3, 'success', '{"amount_paise": -1}'), 'invalid', 'above zero');
select is(tests.answer(3, 'success', '{"provider_reference": " "}'), 'invalid', 'a success has a reference');
select is(tests.answer(3, 'success', jsonb_build_object('provider_reference', repeat('R', 81))), 'invalid',
  'of reasonable length');
select is(tests.answer(3, 'splendid'), 'invalid', 'an outcome nobody knows is none');
select is(tests.state_no(3), 'confirmation_pending', 'nothing of it moves the payment');

-- Failed, and refunded by the job -------------------------------------------------------------------------------------
select tests.reset();
select tests.start_recharge(4);
select tests.act_as_service();
select public.claim_fulfilments(10);
select is(tests.answer(4, 'failed', '{"reason": "number_barred"}'), 'failed', 'a failure is taken');
select is(tests.state_no(4), 'refund_pending', 'and the refund is due at once');
select is(tests.answer(4, 'success'), 'after_refund',
  'a success after that comes too late (Issue 10, Bad input and failure)');
select tests.reset();
select private.sweep_fulfilments(10);
select results_eq($$ select state, failure_code, next_at from public.digital_fulfilments
  where order_id = tests.order_no(4) $$,
  $$ values ('refunded', 'number_barred', null::timestamptz) $$, 'the job refunds it, with the reason');
select results_eq($$ select status::text, payment_status::text, cancel_reason, cancelled_by, charge_paise, refund_paise
   from public.enhanced_orders where id = tests.order_no(4)$$,
  $$ values ('cancelled', 'refunded', 'payment_failed', 'system', 0, 30000) $$, 'all of it, fee and tax included');
select is(tests.wallet_of('asha'), 10000000 - 3 * 30000::bigint, 'to the wallet');

-- No answer -----------------------------------------------------------------------------------------------------------
select tests.start_recharge(5), tests.start_recharge(6);
select tests.past_deadline(6);
select tests.act_as_service();
select is((select count(*)::integer from public.claim_fulfilments(10)), 1,
  'what nobody sent by its deadline is not sent any more');
select tests.reset();
select private.sweep_fulfilments(10);
select is(tests.state_no(6), 'refunded', 'but refunded');
select is((select cancel_reason from public.enhanced_orders where id = tests.order_no(6)), 'payment_unconfirmed',
  'for want of an answer');
select is((select next_at from public.digital_fulfilments where order_id = tests.order_no(6)), null,
  'and not asked about');
select is(tests.state_no(5), 'pending', 'what has time left is left alone');
select tests.past_deadline(5);
select private.sweep_fulfilments(10);
select is(tests.state_no(5), 'refunded',
  'after the deadline it is refunded by the timer (Issue 10, refunded by a timer)');
select tests.wake(5);
select tests.act_as_service();
select is((select action from public.claim_fulfilments(10)), 'status', 'and still asked about');
select is(tests.answer(5, 'success'), 'after_refund', 'so that a success that comes then is noticed');
select is(tests.state_no(5), 'refunded', 'the refund stays');
select tests.wake(5);
select is_empty($$ select * from public.claim_fulfilments(10) $$, 'and then the asking ends');
select tests.reset();
select bag_eq($$ select f.order_id, r.kind from public.digital_reconciliation as r
   join public.digital_fulfilments as f on f.id = r.fulfilment_id$$,
  $$ values (tests.order_no(1), 'second_success'), (tests.order_no(1), 'failed_after_success'),
   (tests.order_no(3), 'wrong_amount'),
    (tests.order_no(4), 'late_success'), (tests.order_no(5), 'late_success') $$,
    'what contradicts is listed for administrators');

-- The kernel in trouble -----------------------------------------------------------------------------------------------
select tests.start_recharge(7), tests.start_recharge(8);
savepoint trouble;
create or replace function private.digital_succeeded(order_id uuid) returns void
  language plpgsql set search_path = '' as $$ begin raise exception 'the books are closed'; end $$;
create or replace function private.digital_failed(order_id uuid, reason text) returns boolean
  language plpgsql set search_path = '' as $$
begin
  if order_id = (select o.order_id from tests.orders as o where o.name = 'payment 8') then return false; end if;
  raise exception 'the books are closed';
end $$;
select tests.act_as_service();
select public.claim_fulfilments(10);
select is(tests.answer(7, 'success'), 'error',
  'an effect that raises undoes its answer (Issue 10, Bad input and failure)');
select is(tests.state_no(7), 'pending', 'all of it');
select is(tests.order_status(7), 'in_progress', 'its order as well');
select is(tests.answer(8, 'failed'), 'failed', 'and no other');
select tests.reset();
select is((select last_error from public.digital_fulfilments where order_id = tests.order_no(7)),
  'the books are closed', 'the reason is kept');
select tests.past_deadline(7);
select private.sweep_fulfilments(10);
select is(tests.state_no(7), 'refund_pending', 'a refund that raises stays due');
select is(tests.state_no(8), 'refund_pending', 'and one that a gateway still works on');
rollback to savepoint trouble;
select private.move_fulfilment((select id from public.digital_fulfilments where order_id = tests.order_no(7)),
  'refund_pending');
select private.sweep_fulfilments(10);
select is(tests.state_no(7), 'refunded', 'until it works');
select is(tests.refusal(format($t$ select private.move_fulfilment((select id from public.digital_fulfilments
  where order_id = tests.order_no(%s)), %L) $t$, n, wanted)),
  'PT409 fulfilment_move_not_allowed', format('%s cannot become %s', tests.state_no(n), wanted))
from (values (1, 'refund_pending'), (1, 'failed'), (1, 'success'), (7, 'success'), (7, 'refund_pending'),
  (8, 'refunded'), (8, 'pending'), (8, 'nonsense')) as t (n, wanted);

-- Answers that are none -----------------------------------------------------------------------------------------------
select tests.act_as_service();
select is(tests.refusal($$ select public.settle_fulfilments('{}') $$), 'PT400 results_invalid', 'answers are a list');
select is(tests.refusal($$ select public.settle_fulfilments(null) $$), 'PT400 results_invalid', 'and not nothing');
select is(tests.refusal($$ select public.settle_fulfilments((select jsonb_agg(n)
  from generate_series(1, 201) as n)) $$), 'PT400 results_invalid', 'of two hundred at most');
select is(public.settle_fulfilments('[{"attempt_id": 999999, "outcome": "success"}, 7, {}, {"attempt_id": "x"}]') #>>
  '{3,effect}', 'unknown', 'an answer to nothing is none');
select tests.reset();
select matches(tests.refusal($$ update private.fulfilment_attempts set number = 9 $$), '^PT403',
  'attempts are never changed');
select matches(tests.refusal($$ delete from private.fulfilment_answers $$), '^PT403', 'nor answers deleted');
select is((select count(*)::integer from private.fulfilment_answers where effect = 'duplicate'), 1,
  'each answer is on record with what it did');

-- A bill is paid once -------------------------------------------------------------------------------------------------
select tests.act_as('asha');
create temporary table bill on commit drop as select public.request_bill('test_gas', '{"number": "445566"}') as id;
select tests.reset();
create function tests.start_bill(n integer, handle text default 'asha') returns void language sql as $$
  select tests.pay_digital('payment ' || n, handle, jsonb_build_object('service', 'bill', 'bill_fetch_id',
    (select id from bill), 'amount_paise', 50000))
$$;
grant select on bill to authenticated;
select tests.start_bill(20);
select results_eq($$ select target, parameters, biller_code, amount_paise from public.digital_fulfilments
   where order_id = tests.order_no(20)$$,
  $$ values ('445566', '{"number": "445566"}'::jsonb, 'test_gas', 50000) $$,
    'a bill is handed out with its parameters');
select matches(tests.refusal($$ select tests.start_bill(21) $$), 'bill_already_paid',
  'the same bill is not paid by a second order (Issue 10, never charged twice)');
select matches(tests.refusal($$ select tests.start_bill(22, 'bala') $$), 'bill_not_found', 'nor by another customer');
select tests.reset();
select
  matches(
  tests.refusal(
  $$ insert into public.digital_fulfilments (order_id, user_id, service, biller_code, bill_fetch_id, target, amount_paise,
   deadline_at)
  select tests.order_no(1), user_id, service, biller_code, bill_fetch_id, target, amount_paise, deadline_at
    from public.digital_fulfilments where service = 'bill'$$),
  '^23505', 'whoever tries');
select matches(tests.refusal($$ select tests.pay_digital('gift', 'asha', '{"service": "gift"}') $$), 'request_invalid',
  'a service nobody knows is not started');
select tests.reset();

-- Who sees it ---------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select is((select distinct target_masked from public.digital_fulfilments where service = 'recharge'), '••••2345',
  'customers see their payments with a masked number');
select matches(tests.refusal(format('select %I from public.digital_fulfilments', hidden)), '^42501',
  'nobody reads ' || hidden)
from unnest(array['target', 'parameters', 'request_id', 'next_at', 'last_error']) as hidden;
select matches(tests.refusal($$ update public.digital_fulfilments set state = 'refunded' $$), '^42501',
  'a customer refunds nothing');
select matches(tests.refusal($$ insert into public.digital_fulfilments (order_id) values (gen_random_uuid()) $$),
  '^42501', 'and starts nothing');
select matches(tests.refusal($$ delete from public.digital_fulfilments $$), '^42501', 'and deletes nothing');
select matches(tests.refusal(statement), '^42501', 'a customer may not: ' || statement) from unnest(array[
  'select public.claim_fulfilments(1)', 'select public.settle_fulfilments(''[]'')',
    'select private.sweep_fulfilments(1)', 'select private.digital_succeeded(gen_random_uuid())',
  'select private.digital_failed(gen_random_uuid(), ''x'')',
    'select private.move_fulfilment(gen_random_uuid(), ''success'')',
  'select private.start_fulfilment(gen_random_uuid(), gen_random_uuid(), ''{}'')',
    'select * from private.claimable_fulfilments', 'select * from private.fulfilment_attempts',
    'select * from private.fulfilment_answers',
  'select private.digital_data(gen_random_uuid())', 'select private.forget_digital(gen_random_uuid())',
    'select private.call_digital_provider()',
  'select secret from private.called_functions', 'update public.digital_reconciliation set note = ''x''']) as statement;
select is(tests.refusal(format($$ select public.cancel_order(%L, 'changed_mind') $$, tests.order_no(2))),
  'PT409 order_transition_not_allowed', 'a payment that is under way is not cancelled');
select is(tests.refusal(format($$ select public.rate_order(%L, 5) $$, tests.order_no(1))), 'PT409 rating_closed',
  'nobody is rated for a payment');
select is_empty($$ select * from public.digital_reconciliation $$, 'a customer sees no contradictions');
select is(tests.refusal($$ select public.resolve_reconciliation(1, 'Called the provider.') $$), 'PT403 role_required',
  'and settles none');
select tests.act_as('bala');
select is_empty($$ select id from public.digital_fulfilments $$, 'others'' payments are not seen');
select tests.act_as_anon();
select matches(tests.refusal($$ select id from public.digital_fulfilments $$), '^42501', 'guests see none');
select matches(tests.refusal($$ select id from public.digital_reconciliation $$), '^42501', 'and no contradictions');
select matches(tests.refusal($$ select public.claim_fulfilments(1) $$), '^42501', 'and claim none');
select matches(tests.refusal($$ select public.settle_fulfilments('[]') $$), '^42501', 'and settle none');
select matches(tests.refusal($$ select public.resolve_reconciliation(1, 'x') $$), '^42501', 'in no way');
select tests.act_as('meera');
select is((select count(*)::integer from public.digital_fulfilments where target_masked like '••••%'), 9,
  'administrators see them, masked');
select is((select count(*)::integer from public.digital_reconciliation where resolved_at is null), 5,
  'and what contradicts');
select is(tests.refusal($$ select public.resolve_reconciliation(0, 'Called the provider.') $$),
  'PT404 reconciliation_not_found', 'they settle what there is');
select is(tests.refusal($$ select public.resolve_reconciliation((select min(id) from public.digital_reconciliation),
  ' ') $$), 'PT400 note_required', 'with a note');
select is(tests.refusal($$ select public.resolve_reconciliation((select min(id) from public.digital_reconciliation),
  'Called the provider.') $$), 'allowed', 'once');
select is(tests.refusal($$ select public.resolve_reconciliation((select min(id) from public.digital_reconciliation),
  'Called again.') $$), 'PT404 reconciliation_not_found', 'and no second time');
select is((select count(*)::integer from public.audit_log where action = 'resolve_reconciliation'), 1, 'on record');

-- Waking the provider -------------------------------------------------------------------------------------------------
select tests.reset();
delete from net.http_request_queue;
select tests.start_recharge(30);
select private.call_digital_provider();
select is((select count(*)::integer from net.http_request_queue), 0, 'nothing is called while there is no provider');
select private.set_digital_provider('https://api.example/functions/v1/digital-provider', repeat('s', 24));
select private.call_digital_provider();
select results_eq($$ select url, headers ->> 'x-provider-secret' from net.http_request_queue $$,
  $$ values ('https://api.example/functions/v1/digital-provider', repeat('s', 24)) $$,
    'what waits wakes the provider, with the secret');

-- Leaving -------------------------------------------------------------------------------------------------------------
select is(jsonb_array_length(private.digital_data(tests.user_id('asha')) -> 'digital_payments'), 10,
  'a person''s payments are in their copy');
select private.forget_digital(tests.user_id('asha'));
select is((select count(*)::integer from public.digital_fulfilments
  where target <> '••••' and state in ('success', 'refunded')), 0, 'and their numbers go with them');

-- Nobody refunds what the provider may still pay.
select tests.reset();
select tests.start_recharge(90, 'bala');
select tests.act_as('meera');
select is(tests.refusal(format($$ select public.refund_order(%L, '[{"position": 1}]', 'goodwill', null,
  'refund-key-90') $$, tests.order_no(90))),
  'PT409 payment_with_provider', 'a payment is not refunded before it is handed out');
select tests.act_as_service();
select * from public.claim_fulfilments(50);
select tests.act_as('meera');
select is(tests.refusal(format($$ select public.refund_order(%L, '[{"position": 1}]', 'item_missing', null,
  'refund-key-91') $$, tests.order_no(90))),
  'PT409 payment_with_provider', 'nor while the provider has it, which would pay it twice');
-- Paid online ---------------------------------------------------------------------------------------------------------
select tests.reset();
update public.app_settings set setting_value = 'true' where setting_key = 'gateway_enabled';
create function tests.recharge_online(name text) returns void language plpgsql as $$
declare
  placed jsonb;
begin
  perform tests.act_as('asha');
  placed := public.place_order((public.quote_order('{"trade": "recharge", "operator": "testel_prepaid",
    "number": "98490 12345", "amount_paise": 29900}') ->> 'quote_id')::uuid, 'online:' || name, 'gateway');
  perform tests.name_order(name, (placed -> 'orders' -> 0 ->> 'id')::uuid);
  perform tests.reset();
end
$$;
select tests.recharge_online('online'), tests.recharge_online('online-failed');
select is((select count(*) from public.digital_fulfilments as f
  where f.order_id in (tests.order_id('online'), tests.order_id('online-failed'))), 0::bigint,
  'what waits for its payment is handed to nobody');
select is(private.payment_captured(p.id, 'pay_' || left(p.id::text, 8)), 'captured', 'it is paid')
from public.payments as p where p.order_id in (tests.order_id('online'), tests.order_id('online-failed'));
select is((select count(*) from public.digital_fulfilments as f
  where f.order_id in (tests.order_id('online'), tests.order_id('online-failed'))), 2::bigint,
  'and then handed to the provider');
select private.transition(tests.order_id('online-failed'), 'cancelled', null, 'system', 'payment_failed');
select is((select destination || ' ' || amount_paise from public.refunds
  where order_id = tests.order_id('online-failed')),
  'source ' || (select total_paise from public.enhanced_orders where id = tests.order_id('online-failed')),
  'what fails goes back the way it was paid');

select * from finish();
rollback;
