-- Adding money to a wallet: offered where it is switched on, within its limits, once, and back where it does not fit.
begin;
select no_plan();
select tests.reviewed('bounds', 'payment_of');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002');
select tests.reset();

create function tests.asks(handle text, topup uuid, provider text) returns jsonb language plpgsql
  security definer set search_path = '' as $$
declare
  asked jsonb := public.gateway_start(tests.user_id(handle), topup, 'wallet_topup');
begin
  perform public.gateway_order_made((asked ->> 'id')::uuid, provider);
  return asked;
end
$$;
create function tests.set_to(key text, value text) returns void language sql
  security definer set search_path = '' as $$
  update public.app_settings set setting_value = value::jsonb where setting_key = key
$$;
create function tests.topup(handle text, paise bigint) returns uuid language plpgsql as $$
declare
  made uuid;
begin
  perform tests.act_as(handle);
  made := public.start_topup(paise) ->> 'id';
  perform tests.reset();
  return made;
end
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- Offered where it is switched on ----------------------------------------------------------------------------------
select is((select s.setting_value from public.app_settings as s where s.setting_key = 'wallet_topup_enabled'), 'false',
  'nobody adds money before a lawyer has read about it');
select tests.act_as('asha');
select is(public.my_wallet() -> 'topup', 'null'::jsonb, 'so it is not offered');
select is(tests.refusal('select public.start_topup(50000)'), 'PT409 topup_unavailable', 'nor done');
select tests.reset();
select tests.set_to('wallet_topup_enabled', 'true');
select tests.act_as('asha');
select is(public.my_wallet() -> 'topup', 'null'::jsonb, 'nor without a gateway');
select tests.reset();
select tests.set_to('gateway_enabled', 'true');
select tests.act_as('asha');
select is(public.my_wallet() -> 'topup', '{"minimum_paise": 10000, "maximum_paise": 500000, "month_paise": 1000000,
  "balance_paise": 1000000, "room_paise": 1000000}'::jsonb, 'with both it is, with its limits');
select is(tests.refusal('select public.start_topup(' || a || ')'), 'PT400 topup_amount_invalid', a || ' is refused')
from unnest(array['9999', '500001', '-50000', '0', 'null', '9007199254740993']) as a;

-- Paid once ---------------------------------------------------------------------------------------------------------
create temporary table one as select (public.start_topup(50000) ->> 'id')::uuid as id;
grant select on one to public;
select is((public.start_topup(50000) ->> 'id')::uuid, (select id from one), 'every tab has the same');
select is(public.payment_of('wallet_topup', (select id from one)) - 'server_now' - 'pay_by',
  '{"state": "waiting", "due_paise": 50000, "tries": [], "refund_paise": 0}'::jsonb, 'it waits for its money');
select tests.act_as('bala');
select is(tests.refusal($$ select public.payment_of('wallet_topup', (select id from one)) $$),
  'PT404 checkout_not_found', 'nobody else sees it');
select tests.reset();
select is(tests.refusal($$ select tests.asks('bala', (select id from one), 'order_x') $$), 'PT404 checkout_not_found',
  'or pays it');
select is(tests.asks('asha', (select id from one), 'order_1') ->> 'amount_paise', '50000', 'it is asked for');
select is(tests.reports('pay_1', 'order_1', 50000), 'captured', 'and paid');
select is(tests.reports('pay_1', 'order_1', 50000), 'duplicate', 'told again');
select is(tests.wallet_of('asha'), 50000::bigint, 'it is in the wallet once');
select is(tests.books('gateway_clearing'), -50000::bigint, 'and the gateway owes it');
select is(tests.heard('asha', 'wallet_topped_up'), 1::bigint, 'its owner hears of it');
select is(tests.reports('pay_2', 'order_1', 50000), 'refunding', 'paid twice');
select is(tests.books('refund_clearing'), 50000::bigint, 'the second goes back');
select is(tests.wallet_of('asha'), 50000::bigint, 'and not into the wallet');
select tests.act_as('asha');
select is(public.payment_of('wallet_topup', (select id from one)) ->> 'state', 'paid', 'it is paid');
select is((select s.kind || ' ' || s.buckets::text from public.wallet_statement() as s),
  'wallet_topup [{"bucket": "top_up", "amount_paise": 50000}]', 'and stands in the statement');
select is(public.my_wallet() #>> '{topup,room_paise}', '950000', 'there is less room now');

-- Another amount takes the place of the one before ------------------------------------------------------------------
select tests.reset();
create temporary table two as select tests.topup('asha', 60000) as id;
select tests.asks('asha', (select id from two), 'order_2');
create temporary table three as select tests.topup('asha', 70000) as id;
grant select on three to public;
select isnt((select id from three), (select id from two), 'another amount is another');
select is(private.topup_due((select id from two), tests.user_id('asha')) ->> 'state', 'ended',
  'in place of the former');
select is(tests.reports('pay_3', 'order_2', 60000), 'captured', 'whose money is not lost');
select is(tests.wallet_of('asha'), 110000::bigint, 'where it fits');

-- Filled meanwhile, by the balance ----------------------------------------------------------------------------------
select tests.asks('asha', (select id from three), 'order_3');
select private.credit_wallet(tests.user_id('asha'), 850000, 'meanwhile');
select is(tests.reports('pay_4', 'order_3', 70000), 'refunding', 'money above the limit');
select is((select count(*) from public.system_notifications as n where n.user_id = tests.user_id('asha')
  and n.message = 'Your payment of ₹700 could not be used. It goes back the way you paid, within 7 working days.'),
  1::bigint, 'its owner hears of it, and of no order');
select is(tests.books('refund_clearing'), 120000::bigint, 'goes back');
select is(tests.wallet_of('asha'), 960000::bigint, 'all of it');
select tests.act_as('asha');
select is(tests.refusal('select public.start_topup(50000)'), 'PT409 topup_limit', 'more is not even asked for');
select is(public.payment_of('wallet_topup', (select id from three)) ->> 'state', 'ended', 'it has ended');
select tests.reset();

-- A month ends at midnight in India ---------------------------------------------------------------------------------
insert into private.wallet_topups (user_id, amount_paise, paid_at) values
  (tests.user_id('bala'), 300000, '2027-01-31 18:29:59+00'), (tests.user_id('bala'), 200000, '2027-01-31 18:30:00+00'),
  (tests.user_id('bala'), 100000, '2027-02-28 18:29:59+00');
select is(private.topup_room(tests.user_id('bala'), at::timestamptz), room::bigint, what) from (values
  ('2027-01-31 23:59:59+05:30', 700000, 'on the last second of January its own money counts'),
  ('2027-02-01 00:00:00+05:30', 700000, 'at midnight February''s does'),
  ('2027-02-28 23:59:59+05:30', 700000, 'to its last second'),
  ('2027-03-01 00:00:00+05:30', 1000000, 'March has all its room')) as e (at, room, what);
select tests.set_to('wallet_topup_month_paise', '250000');
select is(private.topup_room(tests.user_id('bala'), '2027-02-10 12:00:00+05:30'), 0::bigint,
  'who has added more than a lowered limit adds nothing');

-- Nobody else -------------------------------------------------------------------------------------------------------
select tests.act_as('bala');
select matches(tests.refusal($$ select private.topup_taken((select id from one), null, 50000, 'pay_9') $$), '^42501',
  'nobody says of money that it came');
select tests.act_as_anon();
select matches(tests.refusal('select public.start_topup(50000)'), '^42501', 'guests add nothing');
select matches(tests.refusal($$ select public.wallet_month('2026-11-01') $$), '^42501', 'and have no months');

select * from finish();
rollback;
