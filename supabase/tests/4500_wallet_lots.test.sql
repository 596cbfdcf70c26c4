-- What the money of a wallet is: each credit in its bucket, spent in one order, back where it came from, gone in time.
begin;
select no_plan();
select tests.runs_on_schedule('expire-wallet-money', 'select private.expire_wallet_money()');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('admin', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.add_address('bala');
select tests.reset();
update public.app_settings set setting_value = 'true' where setting_key = 'gateway_enabled';

create function tests.put(handle text, kind text, paise bigint) returns boolean language sql
  security definer set search_path = '' as $$
  select private.post(kind, null, 'put:' || gen_random_uuid(), array[
    (tests.user_id(handle), 'customer_wallet', paise)::private.movement,
    (null, 'promo_expense', -paise)::private.movement])
$$;
create function tests.lots(handle text) returns text language sql stable security definer set search_path = '' as $$
  select string_agg(b.bucket || ' ' || b.paise, ', ' order by b.bucket) from (
    select l.bucket, sum(l.left_paise) as paise from private.wallet_lots as l
    join private.ledger_accounts as a on a.id = l.account_id and a.owner_id = tests.user_id(handle)
    where l.left_paise > 0 group by l.bucket) as b
$$;
-- Promotional money comes nearer to its last day.
create function tests.days_pass(handle text, days integer) returns void language sql
  security definer set search_path = '' as $$
  update private.wallet_lots as l set expires_at = l.expires_at - make_interval(days => days, secs => 1)
  from private.ledger_accounts as a where a.id = l.account_id and a.owner_id = tests.user_id(handle)
    and l.expires_at is not null
$$;
create function tests.kept_balance(handle text) returns bigint language sql stable
  security definer set search_path = '' as $$
  select a.balance_paise from private.ledger_accounts as a
  where a.owner_id = tests.user_id(handle) and a.kind = 'customer_wallet'
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- Each kind of movement into its bucket -----------------------------------------------------------------------------
select tests.put('asha', 'order_refunded', 5000), tests.put('asha', 'wallet_topup', 4000),
  tests.put('asha', 'gift_code', 3000), tests.put('asha', 'wallet_credit', 2000);
select is(tests.lots('asha'), 'promotional 2000, gift 3000, top_up 4000, refund 5000', 'money is kept by what it is');
select is((select l.expires_at from private.wallet_lots as l where l.bucket = 'promotional'),
  now() + interval '180 days', 'promotional money has a last day');
update public.app_settings set setting_value = '10' where setting_key = 'wallet_promotional_days';
select tests.put('asha', 'compensation', 1000);
select tests.put('asha', 'adjustment', -1500);
select is((select array_agg(l.left_paise order by l.id) from private.wallet_lots as l where l.bucket = 'promotional'),
  array[1500::bigint, 0], 'what expires first is spent first');
select tests.put('asha', 'adjustment', -5000);
select is(tests.lots('asha'), 'top_up 3500, refund 5000', 'then gifts, then what was added');
select matches(tests.refusal($$ select tests.put('asha', 'adjustment', -8501) $$), 'wallet_not_negative',
  'and never more than there is');
select tests.put('asha', 'adjustment', -8500);
select is(tests.lots('asha'), null, 'to the last paisa');
select is((select sum(s.amount_paise)::bigint from private.wallet_spends as s), 15000::bigint, 'every spend is kept');

-- What has expired is not spent, also before the books know ---------------------------------------------------------
select tests.put('asha', 'wallet_credit', 2000), tests.put('asha', 'order_refunded', 1000);
select tests.days_pass('asha', 10);
select is(tests.kept_balance('asha'), 3000::bigint, 'the books do not know it yet');
select is(tests.wallet_of('asha'), 1000::bigint, 'but what has expired cannot be spent');
select matches(tests.refusal($$ select tests.put('asha', 'adjustment', -1001) $$), 'wallet_not_negative',
  'whoever tries');
select tests.put('asha', 'adjustment', -400);
select is(tests.lots('asha'), 'promotional 2000, refund 600', 'other money is');
select tests.act_as('asha');
select is(public.my_wallet() - 'topup', '{"balance_paise": 600, "holds": [], "expires": [],
  "buckets": [{"bucket": "refund", "amount_paise": 600}]}'::jsonb, 'nor is it shown');
select matches(tests.refusal($$ select private.expire_wallet_money() $$), '^42501', 'nobody lets money expire');
select tests.reset();
select is(private.expire_wallet_money(), 1, 'the job takes it out');
select is(tests.kept_balance('asha'), 600::bigint, 'then the books know');
select is(tests.heard('asha', 'wallet_expired'), 1::bigint, 'and whose it was');
select is(private.expire_wallet_money(), 0, 'once');
select is_empty($$ select * from private.ledger_imbalance() $$, 'the ledger balances');
select tests.put('asha', 'adjustment', -600);

-- Half wallet, half gateway, and the gateway's half never comes (case P-11) ------------------------------------------
select tests.put('bala', 'order_refunded', 20000), tests.put('bala', 'wallet_credit', 10000);
create temporary table lasts as select max(l.expires_at) as at from private.wallet_lots as l
  join private.ledger_accounts as a on a.id = l.account_id and a.owner_id = tests.user_id('bala');
select tests.reset();
select is(tests.buys('half', 'bala', '{Dosa,Dosa}', true) -> 'awaits_payment', 'true'::jsonb, 'an order that waits');
select is(tests.lots('bala'), null, 'holds the whole wallet');
select tests.act_as('bala');
select is(public.my_wallet() #>> '{holds,0,amount_paise}', '30000', 'which its owner sees');
select is(public.my_wallet() ->> 'balance_paise', '0', 'and cannot spend twice');
select is((select s.buckets from public.wallet_statement() as s limit 1),
  '[{"bucket": "promotional", "amount_paise": 10000}, {"bucket": "refund", "amount_paise": 20000}]'::jsonb,
  'the statement says from which buckets');
select public.leave_payment(tests.checkout('half'));
select is(tests.lots('bala'), 'promotional 10000, refund 20000', 'given up, it is back where it was');
select is(public.my_wallet() -> 'holds', '[]'::jsonb, 'and held no more');
select is(public.my_wallet() #>> '{expires,0,amount_paise}', '10000', 'what expires next is named');
select tests.reset();
select is((select max(l.expires_at) from private.wallet_lots as l where l.left_paise > 0), (select at from lasts),
  'promotional money keeps its last day');

-- A part goes back: what the gateway paid goes to the bank, and of the wallet's part what was spent last -------------
select tests.buys('paid', 'bala', '{}', true), tests.starts('paid', 'order_1');
select is(tests.reports('pay_1', 'order_1', tests.costs('paid') - 30000), 'captured', 'the rest is paid');
select tests.act_as('admin');
select public.refund_order(tests.order_id('paid'), jsonb_build_array(jsonb_build_object('position', 1,
  'amount_paise', 20000)), 'item_bad', 'Seen on a photo', 'refund-1');
select tests.reset();
select is(tests.lots('bala'), 'refund ' || (select e.refund_paise - (tests.costs('paid') - 30000)
  from public.enhanced_orders as e where e.id = tests.order_id('paid')), 'into the bucket that paid it');
select is((select sum(s.returned_paise)::bigint from private.wallet_spends as s
    join private.ledger_transactions as t on t.id = s.transaction_id where t.order_id = tests.order_id('paid')),
  tests.wallet_of('bala'), 'which is remembered');
select tests.days_pass('bala', 10);
select tests.act_as('vikram');
select public.cancel_order(tests.order_id('paid'), 'too_busy');
select tests.reset();
select is((select sum(s.amount_paise - s.returned_paise)::bigint from private.wallet_spends as s
    join private.ledger_transactions as t on t.id = s.transaction_id where t.order_id = tests.order_id('paid')),
  0::bigint, 'cancelled, all of it is back');
select is((select l.left_paise from private.wallet_lots as l where l.bucket = 'promotional' and l.expires_at = now()),
  10000::bigint, 'what comes back after its last day');
select tests.days_pass('bala', 0);
select is(private.expire_wallet_money(), 1, 'expires at once');
select is(tests.heard('bala', 'wallet_expired'), 1::bigint, 'and its owner hears of it');
select is(tests.kept_balance('bala'), (select sum(l.left_paise)::bigint from private.wallet_lots as l
  join private.ledger_accounts as a on a.id = l.account_id and a.owner_id = tests.user_id('bala')),
  'what is left of the lots is the balance');

-- Closed to everybody ------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select matches(tests.refusal('select * from private.' || t), '^42501', t || ' is closed') from unnest(array[
  'wallet_lots', 'wallet_spends', 'wallet_kinds', 'wallet_topups', 'gift_codes', 'gift_guesses', 'gift_batches']) as t;

select * from finish();
rollback;
