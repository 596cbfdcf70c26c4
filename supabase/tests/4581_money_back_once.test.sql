-- Money that a bank took back by a lost dispute, or that somebody gave back at the gateway's desk, leaves no second
-- time: not by cancelling, not by help, not into the wallet, and not as money that was added to it.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('ravi', '+919000000004', '{delivery}'), tests.create_user('meera', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 60000),
  tests.add_address('asha'), tests.add_courier('ravi');
select tests.reset();
update public.app_settings set setting_value = 'true' where setting_key in ('gateway_enabled', 'wallet_topup_enabled');

create function pg_temp.loses(payment text, paise bigint) returns text language sql as $$
  select public.gateway_dispute_record(jsonb_build_object('provider_dispute_id', 'disp_' || payment || paise,
    'provider_payment_id', payment, 'amount_paise', paise, 'currency', 'INR', 'status', 'lost')) ->> 'outcome'
$$;
create function pg_temp.answers(payment text, status text, provider text default null) returns integer
language sql as $$
  select public.settle_gateway_refunds((select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'status', status,
    'provider_refund_id', provider, 'reason', 'refused')), '[]') from private.gateway_refunds as r
    where r.provider_payment_id = payment and r.state in ('asked', 'pending')))
$$;
create function pg_temp.refunds(payment text) returns text language sql as $$
  select string_agg(concat_ws(' ', r.state, r.reason, r.amount_paise), ', ' order by r.state, r.amount_paise)
  from private.gateway_refunds as r where r.provider_payment_id = payment
$$;
-- What the gateway has of us, as it would say, less what we say.
create function pg_temp.differs(theirs bigint) returns bigint language sql as $$
  select theirs + tests.books('gateway_clearing')
$$;
create function pg_temp.pays(name text, payment text) returns bigint language plpgsql as $$
begin
  perform tests.buys(name, 'asha', '{Dosa}'), tests.starts(name, 'order_' || name);
  perform tests.reports(payment, 'order_' || name, tests.costs(name));
  return tests.costs(name);
end
$$;

-- The bank first, then everything that gives money back --------------------------------------------------------------
create temporary table cost on commit drop as select pg_temp.pays('gone', 'pay_1') as paise;
select is(pg_temp.loses('pay_1', paise), 'lost', 'the bank took all of it back') from cost;
select tests.act_as('meera');
select public.cancel_order(tests.order_id('gone'), 'vendor_problem');
select tests.reset();
select is(tests.stands('gone'), format('cancelled gateway refunded %s', paise), 'then the order is cancelled')
from cost;
select is(pg_temp.refunds('pay_1'), format('processed dispute_lost %s', paise), 'its refund is the bank''s') from cost;
select is_empty($$ select * from public.claim_gateway_refunds(20) $$, 'the gateway is asked for nothing');
select is((tests.books('refund_clearing'), tests.books('platform_revenue'), tests.books('order_escrow'),
  pg_temp.differs(0))::text, '(0,0,0,0)', 'and nothing is owed, lost or held');

-- A part, told while a refund waits ----------------------------------------------------------------------------------
select pg_temp.pays('part', 'pay_2');
select tests.move_as('part', 'cancelled', 'vendor', 'vikram', 'items_unavailable'), tests.reset();
select pg_temp.loses('pay_2', 20000);
select is(pg_temp.refunds('pay_2'), format('asked %s, processed dispute_lost 20000', paise - 20000),
  'a refund becomes less by what the bank took back') from cost;
select pg_temp.answers('pay_2', 'processed', 'rfnd_2');
select is((tests.books('refund_clearing'), tests.books('platform_revenue'), pg_temp.differs(0))::text, '(0,0,0)',
  'so that all of it is back once');

-- A refund that the gateway refuses for it ---------------------------------------------------------------------------
select pg_temp.pays('late', 'pay_3');
select tests.move_as('late', 'cancelled', 'vendor', 'vikram', 'items_unavailable'), tests.reset();
select pg_temp.answers('pay_3', 'pending', 'rfnd_3');
select pg_temp.loses('pay_3', 30000);
create temporary table purse on commit drop as select tests.wallet_of('asha') as paise;
select pg_temp.answers('pay_3', 'failed');
select is(tests.wallet_of('asha') - purse.paise, cost.paise - 30000, 'what comes into the wallet in its place')
from cost, purse;
select is((tests.books('refund_clearing'), tests.books('platform_revenue'), pg_temp.differs(cost.paise - 30000))::text,
  '(0,0,0)', 'is what the bank did not take back') from cost;

-- Into the wallet, as help gives it ----------------------------------------------------------------------------------
select pg_temp.pays('help', 'pay_4');
select pg_temp.loses('pay_4', 10000);
update purse set paise = tests.wallet_of('asha') where true;
select private.refund(o, '[{"position": 1, "amount_paise": 15000}]', 'item_missing', 'customer', 'wallet', 'help:x')
from public.enhanced_orders as o where o.id = tests.order_id('help');
select is((select string_agg(r.destination || ' ' || r.amount_paise, ', ' order by r.amount_paise desc)
  from public.refunds as r where r.order_id = tests.order_id('help')), 'source 10000, wallet 5750',
  'what the bank gave back is not given by the wallet too');
select is(tests.wallet_of('asha') - paise, 5750::bigint, 'the rest is') from purse;
select is(tests.books('platform_revenue'), 0::bigint, 'and whoever bears the refund bears it');

-- What somebody gave back at the gateway's desk, booked by an administrator, then refunded by us ---------------------
update private.gateway_days set read_at = now() where true;
select public.gateway_list_payments(jsonb_agg(jsonb_build_object('provider_payment_id', p.provider_payment_id,
  'provider_order_id', o.provider_order_id, 'amount_paise', p.amount_paise, 'currency', 'INR', 'status', 'captured',
  'method', 'upi', 'made_at', extract(epoch from now())::bigint))) from private.gateway_payments as p
join private.gateway_orders as o on o.id = p.gateway_order_id;
create temporary table held on commit drop as select -tests.books('gateway_clearing') as paise;
select public.gateway_list_refunds('[{"provider_refund_id": "rfnd_9", "provider_payment_id": "pay_4",
  "amount_paise": 20000, "status": "processed", "made_at": 1}]');
select private.compare_gateway();
select tests.act_as('meera');
select public.settle_difference(d.id, 'Given back by telephone') from public.admin_differences() as d
where d.subject = 'pay_4';
select tests.reset();
select is((tests.books('platform_revenue'), pg_temp.differs(held.paise - 20000))::text, '(-20000,0)',
  'what is found is the platform''s loss') from held;
select tests.act_as('meera');
select public.refund_order(tests.order_id('help'), '[{"position": 1, "amount_paise": 10000}]', 'item_bad', 'Cold',
  'refund-key:found') ->> 'refund_paise';
select tests.reset();
-- The gateway has so much no more, and the worker sees that somebody gave it back.
select pg_temp.answers('pay_4', 'processed');
select is((tests.books('platform_revenue'), tests.books('refund_clearing'), pg_temp.differs(held.paise - 20000))::text,
  '(-9500,0,0)', 'until it is refunded: then it has left once') from held;
select private.compare_gateway();
select is_empty($$ select d.kind from private.gateway_differences as d where d.is_open and d.subject = 'pay_4' $$,
  'and both books agree');

-- Money that was added to a wallet -----------------------------------------------------------------------------------
update purse set paise = tests.wallet_of('asha') where true;
select tests.fund_wallet('asha', 1500);
create function pg_temp.adds(payment text, paise bigint) returns text language plpgsql as $$
declare
  asked jsonb;
begin
  perform tests.act_as('asha');
  asked := public.start_topup(paise);
  perform tests.reset();
  asked := public.gateway_start(tests.user_id('asha'), (asked ->> 'id')::uuid, 'wallet_topup');
  perform public.gateway_order_made((asked ->> 'id')::uuid, 'order_' || payment);
  return tests.reports(payment, 'order_' || payment, paise);
end
$$;
select is(pg_temp.adds('pay_5', 50000), 'captured', 'money is added');
create temporary table earned on commit drop as select tests.books('platform_revenue') as paise;
select pg_temp.loses('pay_5', 50000);
select is(tests.wallet_of('asha') - paise, 1500::bigint, 'taken back by the bank, it leaves the wallet') from purse;
select is(tests.heard('asha', 'topup_taken_back'), 1::bigint, 'which its owner is told');
select is(tests.books('platform_revenue') - paise, 0::bigint, 'and costs nobody anything') from earned;
select is(pg_temp.adds('pay_6', 50000), 'captured', 'added again');
select private.post('order_paid', null, 'spent', array[
  (tests.user_id('asha'), 'customer_wallet', -(1500 + 20000))::private.movement,
  (null, 'platform_revenue', 1500 + 20000)::private.movement]);
update earned set paise = tests.books('platform_revenue') where true;
select pg_temp.loses('pay_6', 50000);
select is(tests.wallet_of('asha') - purse.paise, 0::bigint, 'what is left of it goes, and refunds stay') from purse;
select is(tests.books('platform_revenue') - paise, -20000::bigint, 'what was spent of it is the platform''s loss')
from earned;
select is_empty($$ select a.id from private.ledger_accounts as a left join private.wallet_lots as l
  on l.account_id = a.id where a.kind = 'customer_wallet' group by a.id
  having coalesce(sum(l.left_paise), 0) <> a.balance_paise $$, 'the lots are the balance');
select is_empty($$ select * from private.ledger_imbalance() $$, 'the books are balanced');
select tests.act_as('asha');
select matches(tests.refusal($$ select private.topup_lost(gen_random_uuid(), 1, 'disp_1') $$), '^42501',
  'nobody takes money back by hand');
select tests.reset();
select * from finish();
rollback;
