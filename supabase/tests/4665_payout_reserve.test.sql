-- What a rule keeps of statements, line by line: kept, come back, taken for a debt, free once somebody has stopped;
-- and what was earned is always what was paid, what is left and what is kept.
begin;
select no_plan();
select tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('ravi', '+919000000006', '{delivery}'), tests.create_user('admin', '+919000000005', '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vikram'), tests.add_courier('ravi');
select tests.reset();
update public.vendors set created_at = now() - interval '100 days';
update public.couriers set created_at = now() - interval '100 days';

create function tests.rule(kind text, age integer, share integer, refunds integer, release integer, at date)
returns void language sql as $$
  insert into private.reserve_rules (account_kind, from_age_days, valid_from, share_bp, refund_days, release_days,
    note, state, asked_by, decided_at)
  values (kind::public.ledger_account_kind, age, at, share, refunds, release, 'Refunds were many', 'active',
    tests.user_id('admin'), now())
$$;
create function tests.moves(owner uuid, account text, kind text, paise bigint, at timestamptz) returns void
language plpgsql as $$
declare
  t uuid;
begin
  insert into private.ledger_transactions (kind, idempotency_key, at)
  values (moves.kind, gen_random_uuid()::text, moves.at) returning id into t;
  insert into private.ledger_entries (transaction_id, account_id, amount_paise) values
    (t, private.account_of(owner, account::public.ledger_account_kind), paise),
    (t, private.account_of(null, 'platform_revenue'), -paise);
end
$$;
create function tests.run(owner uuid, account text, at timestamptz) returns jsonb language plpgsql as $$
declare
  made uuid := private.make_statement(owner, account::public.ledger_account_kind, at);
begin
  return (select jsonb_build_object('lines', (select coalesce(jsonb_object_agg(l.code, l.amount_paise), '{}')
    from public.payout_statement_lines as l where l.statement_id = s.id), 'payout', s.payout_paise, 'carried',
    s.carried_paise, 'reason', s.reason) from public.payout_statements as s where s.id = made);
end
$$;
create function tests.kept(owner uuid) returns bigint language sql as $$
  select private.balance_of(owner, 'payout_reserve')
$$;
create function tests.has_account(owner uuid, account text) returns void language sql as $$
  insert into private.payout_accounts (owner_id, kind, method, holder, upi_id, masked, usable_from, check_state)
  values (owner, account::public.ledger_account_kind, 'upi', 'Umbra Company', 'umbra@okaxis', 'um•••@okaxis', now(),
    'verified')
$$;
create function tests.arrives(owner uuid) returns void language sql as $$
  select private.end_payout(p, 'paid', 'UTR 1234', null, false) from public.payouts as p
  where p.owner_id = owner and p.status = 'requested'
$$;
create function tests.laws() returns bigint language sql as $$
  select (select count(*) from private.statement_differences()) + (select count(*) from private.ledger_imbalance())
    + (select count(*) from (select r.owner_id, sum(r.left_paise) as paise from private.payout_reserves as r group by 1)
      as k where k.paise <> private.balance_of(k.owner_id, 'payout_reserve'))
$$;

-- A share of each statement ------------------------------------------------------------------------------------------
select tests.has_account(tests.vendor_id_of('vendor-one'), 'vendor_payable');
select tests.moves(tests.vendor_id_of('vendor-one'), 'vendor_payable', 'adjustment', 100000,
  now() - interval '30 days');
select is(tests.run(tests.vendor_id_of('vendor-one'), 'vendor_payable', now() - interval '29 days'),
  '{"lines": {"adjustment": 100000}, "payout": 100000, "carried": 0, "reason": null}'::jsonb,
  'without a rule nothing is kept');
select tests.arrives(tests.vendor_id_of('vendor-one'));
select tests.rule('vendor_payable', 0, 1500, null, 14, (now() - interval '28 days')::date);
select tests.rule('vendor_payable', 90, 1000, null, 14, (now() - interval '28 days')::date);
select tests.rule('vendor_payable', 90, 2000, null, 14, (now() + interval '2 days')::date);
select is((private.reserve_rule('vendor_payable', age, private.today() + later)).share_bp, share,
  format('after %s days of age, %s days from now', age, later))
from (values (10, 0, 1500), (89, 0, 1500), (90, 0, 1000), (90, 3, 2000), (10, 3, 1500)) as v (age, later, share);
select is((private.reserve_rule('courier_payable', 10, private.today())).id, null, 'a rule holds for its kind only');
select tests.moves(tests.vendor_id_of('vendor-one'), 'vendor_payable', 'adjustment', 100005,
  now() - interval '24 days');
update public.vendors set created_at = now() - interval '200 days' where slug = 'vendor-one';
select is(tests.run(tests.vendor_id_of('vendor-one'), 'vendor_payable', now() - interval '22 days'),
  '{"lines": {"adjustment": 100005, "reserve_kept": -10001}, "payout": 90004, "carried": 0, "reason": null}'::jsonb,
  'a tenth is kept, rounded up');
select is(tests.kept(tests.vendor_id_of('vendor-one')), 10001::bigint, 'on an account of its own');
select is(tests.laws(), 0::bigint, 'and all books agree');
select tests.act_as('vikram');
select is((public.payout_statement(s.id) -> 'reserve' -> 0) - 'release_at',
  '{"amount_paise": 10001, "left_paise": 10001}'::jsonb, 'its payee sees what is kept')
from public.payout_statements as s where s.payout_paise = 90004;
select is((e -> 'reserve') - 'next_release_at', '{"kept_paise": 10001, "share_bp": 1000, "refund_days": null,
  "release_days": 14}'::jsonb, 'and by which rule') from jsonb_array_elements(public.my_earnings()) as e
where e ->> 'owner_id' = tests.vendor_id_of('vendor-one')::text;
select tests.reset();
select tests.arrives(tests.vendor_id_of('vendor-one'));

-- A debt is taken from it first --------------------------------------------------------------------------------------
select tests.moves(tests.vendor_id_of('vendor-one'), 'vendor_payable', 'order_refunded', -4000,
  now() - interval '16 days');
select is(tests.run(tests.vendor_id_of('vendor-one'), 'vendor_payable', now() - interval '15 days'),
  '{"lines": {"returned": -4000, "reserve_taken": 4000}, "payout": 0, "carried": 0, "reason": "nothing"}'::jsonb,
  'a debt is paid by the reserve');
select is(tests.kept(tests.vendor_id_of('vendor-one')), 6001::bigint, 'of which the rest stays');
select is(private.run_payouts(now() - interval '8 days' - interval '1 hour'), 0,
  'nothing comes back before its time, and nobody gets an empty statement');
select is(private.run_payouts(now() - interval '8 days'), 1, 'when it is due there is one without any earning');
select is((select jsonb_object_agg(l.code, l.amount_paise) from public.payout_statement_lines as l
  join public.payout_statements as s on s.id = l.statement_id where s.run_at = now() - interval '8 days'),
  '{"reserve_released": 6001}'::jsonb, 'on which it has come back');
select is(tests.kept(tests.vendor_id_of('vendor-one')), 0::bigint, 'all of it');
select is(tests.laws(), 0::bigint, 'and all books agree again');

-- At once -------------------------------------------------------------------------------------------------------------
select tests.moves(tests.vendor_id_of('vendor-one'), 'vendor_payable', 'adjustment', 50000,
  now() - interval '1 hour');
select is(private.instant_terms(tests.vendor_id_of('vendor-one'), 'vendor_payable') - 'next_run_at' - 'fee_paise'
  - 'fee_tax_paise' - 'payout_paise', '{"held_paise": 0, "set_off_paise": 0, "reserve_paise": 5000,
  "available_paise": 51001}'::jsonb, 'what the week will keep is not paid at once');
select tests.act_as('vikram');
select is(public.request_payout(tests.vendor_id_of('vendor-one'), 'vendor_payable', 'payout-key:reserve') ->> 'outcome',
  'requested', 'the rest is');
select tests.reset();
select tests.arrives(tests.vendor_id_of('vendor-one'));
select is(tests.run(tests.vendor_id_of('vendor-one'), 'vendor_payable', now()) -> 'lines' -> 'reserve_kept',
  '-5000'::jsonb, 'and is kept when the week ends, though most was paid');
select is(private.balance_of(tests.vendor_id_of('vendor-one'), 'vendor_payable'), 0::bigint, 'nothing else is left');
update public.vendors set accepting_orders = false where slug = 'vendor-one';
select is(private.vendor_is_settled(tests.vendor_id_of('vendor-one')), false,
  'whose reserve has not come back is not done with, and keeps the place to ask for it');
update public.vendors set accepting_orders = true where slug = 'vendor-one';

-- By refunds ----------------------------------------------------------------------------------------------------------
update private.reserve_rules set state = 'refused' where account_kind = 'vendor_payable';
select tests.rule('vendor_payable', 0, null, 30, 15, (now() - interval '40 days')::date);
select tests.has_account(tests.vendor_id_of('vendor-two'), 'vendor_payable');
select tests.moves(v.id, 'vendor_payable', kind, paise, now() - before)
from (values ('adjustment', 80000, interval '20 days'), ('order_refunded', -6000, interval '10 days'),
  ('order_refunded', -90, interval '5 days'), ('order_refunded', -5000, interval '45 days'))
  as m (kind, paise, before), (select tests.vendor_id_of('vendor-two') as id) as v;
select is(tests.run(tests.vendor_id_of('vendor-two'), 'vendor_payable', now() - interval '1 day') -> 'lines',
  '{"adjustment": 80000, "returned": -11090, "reserve_kept": -3045}'::jsonb,
  'as much as refunds took on average, for the days it is kept');
select tests.arrives(tests.vendor_id_of('vendor-two'));
select tests.moves(tests.vendor_id_of('vendor-two'), 'vendor_payable', 'adjustment', 20000,
  now() - interval '1 hour');
select is(tests.run(tests.vendor_id_of('vendor-two'), 'vendor_payable', now()) -> 'lines',
  '{"adjustment": 20000}'::jsonb, 'what is there already is not kept twice');
select tests.arrives(tests.vendor_id_of('vendor-two'));

-- Who stops -----------------------------------------------------------------------------------------------------------
select tests.moves(tests.vendor_id_of('vendor-two'), 'vendor_payable', 'order_settled', 700, now());
update public.vendors set accepting_orders = false where slug = 'vendor-two';
select is(private.reserve_is_free(tests.vendor_id_of('vendor-two'), 'vendor_payable', now() + late), is_free,
  format('%s after the last order: %s', late, is_free))
from (values (interval '0', false), (interval '47 hours', false), (interval '49 hours', true)) as v (late, is_free);
select is(tests.run(tests.vendor_id_of('vendor-two'), 'vendor_payable', now() + interval '49 hours') -> 'lines',
  '{"earned": 700, "reserve_released": 3045}'::jsonb, 'then all of it comes back, whatever the date');
update public.vendors set accepting_orders = true where slug = 'vendor-two';

-- A courier: cash in hand first, and never more than there is ---------------------------------------------------------
select tests.rule('courier_payable', 0, 5000, null, 7, (now() - interval '40 days')::date);
update public.couriers set online = true where user_id = tests.user_id('ravi');
select tests.moves(tests.user_id('ravi'), 'courier_payable', 'adjustment', 30000, now() - interval '2 hours');
select private.post('adjustment', null, 'cash', array[
  (tests.user_id('ravi'), 'cash_with_courier', -20000)::private.movement,
  (null, 'platform_revenue', 20000)::private.movement]);
select is(tests.run(tests.user_id('ravi'), 'courier_payable', now()), '{"lines": {"adjustment": 30000,
  "cash_in_hand_netted": -20000, "reserve_kept": -10000}, "payout": 0, "carried": 0, "reason": "reserve"}'::jsonb,
  'where all that is left is kept, the statement says so');
select tests.create_user('sunil', '+919000000091', '{delivery}'), tests.add_courier('sunil');
select tests.reset();
update public.couriers set online = true where user_id = tests.user_id('sunil');
select tests.moves(tests.user_id('sunil'), 'courier_payable', 'adjustment', 30000, now() - interval '2 hours');
select private.post('payout', null, 'set-off:' || gen_random_uuid(), array[
  (tests.user_id('sunil'), 'courier_payable', -10000)::private.movement,
  (null, 'platform_revenue', 10000)::private.movement]);
select is(tests.run(tests.user_id('sunil'), 'courier_payable', now()) -> 'lines', '{"adjustment": 30000,
  "cash_in_hand_netted": -10000, "reserve_kept": -15000}'::jsonb, 'cash set off at once is no less earned');
select is(tests.laws(), 0::bigint, 'and all books agree at the end');
select * from finish();
rollback;
