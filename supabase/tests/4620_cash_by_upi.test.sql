-- A courier's cash paid in by UPI: never more than is held, once, back where less is held by then, and nobody else's.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('ravi', '+919000000006', '{delivery}'),
  tests.create_user('dev', '+919000000007', '{delivery}'), tests.create_user('admin', '+919000000005', '{admin}');
select tests.add_courier('ravi', cash_limit_paise => 30000), tests.add_courier('dev');
select tests.reset();

create function tests.collects(handle text, paise bigint) returns boolean language sql
  security definer set search_path = '' as $$
  select private.post('adjustment', null, gen_random_uuid()::text,
    array[(tests.user_id(handle), 'cash_with_courier', -paise)::private.movement,
    (null, 'platform_revenue', paise)::private.movement])
$$;
create function tests.holds(handle text) returns bigint language sql security definer set search_path = '' as $$
  select private.cash_held(tests.user_id(handle))
$$;
create function tests.deposits(handle text, paise bigint) returns uuid language plpgsql as $$
declare
  made uuid;
begin
  perform tests.act_as(handle);
  made := public.start_cash_deposit(paise) ->> 'id';
  perform tests.reset();
  return made;
end
$$;
create function tests.asks(handle text, deposit uuid, provider text) returns jsonb language plpgsql
  security definer set search_path = '' as $$
declare
  asked jsonb := public.gateway_start(tests.user_id(handle), deposit, 'cash_deposit');
begin
  perform public.gateway_order_made((asked ->> 'id')::uuid, provider);
  return asked;
end
$$;
create function tests.switch_gateway(on_or_off text) returns void language sql
  security definer set search_path = '' as $$
  update public.app_settings set setting_value = on_or_off::jsonb where setting_key = 'gateway_enabled'
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.collects('ravi', 30000);

-- Offered with a gateway, within what is held ---------------------------------------------------------------------
select tests.act_as('ravi');
select is(tests.refusal('select public.start_cash_deposit(1000)'), 'PT409 cash_deposit_unavailable',
  'without a gateway nothing is paid in');
select is(public.my_cash() -> 'upi', 'false'::jsonb, 'nor offered');
select tests.reset();
select tests.switch_gateway('true');
select tests.act_as('ravi');
select is(public.my_cash() - 'server_now', '{"held_paise": 30000, "in_hand_paise": 30000, "limit_paise": 30000,
  "upi": true, "counters": [], "offers": []}'::jsonb, 'a courier sees what they hold and the ways to hand it in');
select is(tests.refusal('select public.start_cash_deposit(' || a || ')'), 'PT409 deposit_exceeds_debt',
  a || ' paise are refused') from unnest(array['99', '30001', '0', '-500', 'null', '9007199254740993']) as a;

-- Paid once ---------------------------------------------------------------------------------------------------------
create temporary table one as select tests.deposits('ravi', 20000) as id;
grant select on one to public;
select is(tests.deposits('ravi', 20000), (select id from one), 'every tab has the same');
select is(tests.holds('ravi'), 30000::bigint, 'nothing has moved yet');
select tests.act_as('ravi');
select is(public.payment_of('cash_deposit', (select id from one)) - 'server_now' - 'pay_by',
  '{"state": "waiting", "due_paise": 20000, "tries": [], "refund_paise": 0}'::jsonb, 'it waits for its money');
select tests.act_as('dev');
select is(tests.refusal($$ select public.payment_of('cash_deposit', (select id from one)) $$),
  'PT404 checkout_not_found', 'another courier does not see it');
select tests.reset();
select is(tests.refusal($$ select tests.asks('dev', (select id from one), 'order_x') $$), 'PT404 checkout_not_found',
  'nor pays it');
select is(tests.asks('ravi', (select id from one), 'order_1') ->> 'amount_paise', '20000', 'it is asked for');
select is(tests.reports('pay_1', 'order_1', 20000, 'failed'), 'failed', 'a try that fails');
select is(tests.holds('ravi'), 30000::bigint, 'moves nothing');
select is(tests.reports('pay_2', 'order_1', 19999), 'refunding', 'another sum');
select is(tests.holds('ravi'), 30000::bigint, 'goes back');
select is(tests.reports('pay_3', 'order_1', 20000), 'captured', 'what was asked for');
select is(tests.reports('pay_3', 'order_1', 20000), 'duplicate', 'told twice');
select is(tests.holds('ravi'), 10000::bigint, 'is taken off the cash in hand once');
select is(tests.heard('ravi', 'cash_deposited'), 1::bigint, 'the courier hears of it');
select is(tests.reports('pay_4', 'order_1', 20000), 'refunding', 'paid twice');
select is(tests.holds('ravi'), 10000::bigint, 'the second goes back');
select is(tests.books('refund_clearing'), 39999::bigint, 'as everything that was not taken');
select is(tests.books('gateway_clearing'), -59999::bigint, 'the gateway has it all');
select tests.act_as('ravi');
select results_eq('select kind, way, amount_paise, reference, place from public.my_deposits()',
  $$ values ('cash_deposit', 'upi', 20000::bigint, 'pay_3', null::text) $$, 'it stands with what was handed in');
select is(public.payment_of('cash_deposit', (select id from one)) ->> 'state', 'paid', 'and is paid');
select tests.act_as('admin');
select results_eq($$ select way, amount_paise, recorded_by from public.admin_courier_deposits(tests.user_id('ravi')) $$,
  $$ values ('upi', 20000::bigint, null::text) $$, 'nobody recorded it by hand');

-- Less is held by then ----------------------------------------------------------------------------------------------
select tests.reset();
create temporary table two as select tests.deposits('ravi', 10000) as id;
grant select on two to public;
select tests.asks('ravi', (select id from two), 'order_2');
select tests.act_as('admin');
select lives_ok(format($$ select public.record_deposit(%L, 'cash_with_courier', 1, 'Receipt 17', 'deposit-key') $$,
  tests.user_id('ravi')), 'an office has a rupee of it meanwhile');
select tests.reset();
select is(tests.reports('pay_5', 'order_2', 10000), 'refunding', 'more than is held');
select is(tests.holds('ravi'), 9999::bigint, 'goes back as a whole');
select is(tests.heard('ravi', 'payment_returned'), 3::bigint, 'and the courier hears of it');
select tests.act_as('ravi');
select is(public.payment_of('cash_deposit', (select id from two)) ->> 'state', 'ended', 'it has ended');

-- Late, and in place of another --------------------------------------------------------------------------------------
select tests.reset();
create temporary table three as select tests.deposits('ravi', 4000) as id;
select tests.asks('ravi', (select id from three), 'order_3');
select isnt(tests.deposits('ravi', 3000), (select id from three), 'another amount takes its place');
select is(private.cash_deposit_due((select id from three), tests.user_id('ravi')) ->> 'state', 'ended', 'it has ended');
select is(tests.reports('pay_6', 'order_3', 4000), 'captured', 'money that comes late is taken');
select is(tests.holds('ravi'), 5999::bigint, 'as far as the cash is still held');
select is((select count(*) from private.ledger_imbalance()), 0::bigint, 'the books balance');

-- A bank takes it back -----------------------------------------------------------------------------------------------
select is(public.gateway_dispute_record(jsonb_build_object('provider_dispute_id', 'disp_1', 'provider_payment_id',
  'pay_3', 'amount_paise', 20000, 'currency', 'INR', 'reason_code', 'fraud', 'status', s, 'respond_by', 1900000000))
  ->> 'outcome', s, 'a dispute is ' || s) from unnest(array['open', 'lost']) as s;
select is(tests.holds('ravi'), 25999::bigint, 'what a bank took back is owed again');
select is(tests.heard('ravi', 'cash_deposit_taken_back'), 1::bigint, 'the courier hears of it');
select is((select count(*) from private.ledger_imbalance()), 0::bigint, 'the books balance');

-- Nobody else ---------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select is(tests.refusal(call), 'PT403 role_required', 'a customer has no cash of the platform: ' || call)
from unnest(array['select public.start_cash_deposit(100)', 'select public.my_cash()']) as call;
select tests.act_as('dev');
select matches(tests.refusal(call), '^42501', 'nobody reaches what is inside: ' || call)
from unnest(array['select * from private.cash_deposits',
  $$ select private.cash_deposit_taken((select id from one), null, 20000, 'pay_9') $$,
  $$ select private.cash_deposit_lost((select id from one), 20000, 'disp_9') $$]) as call;
select tests.act_as_anon();
select matches(tests.refusal(call), '^42501', 'guests do nothing: ' || call)
from unnest(array['select public.start_cash_deposit(100)', 'select public.my_cash()']) as call;

select * from finish();
rollback;
