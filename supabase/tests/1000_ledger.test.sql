-- The ledger: double entry that always balances, wallets that never go below zero, nothing ever rewritten.
begin;
select no_plan();
select tests.runs_on_schedule('check-ledger', 'select private.check_ledger(now() - interval ''1 hour'')');
select tests.runs_on_schedule('check-ledger-nightly', 'select private.check_ledger()');
select tests.create_user('asha', '+919000000001');
select tests.create_user('bala', '+919000000002');

select ok(private.credit_wallet(tests.user_id('asha'), 50000, 'credit-asha-1'), 'a credit is booked');
select ok(not private.credit_wallet(tests.user_id('asha'), 50000, 'credit-asha-1'), 'the same key is booked once only');
select is(tests.wallet_of('asha'), 50000::bigint, 'the wallet holds what was credited once');
select is((select n.template from public.system_notifications as n where n.user_id = tests.user_id('asha')),
  'wallet_credited',
  'the owner is notified');
select is(tests.refusal($$ select private.credit_wallet(tests.user_id('asha'), 0, 'credit-asha-2') $$),
  'PT400 amount_invalid',
  'nothing is credited when the amount is nothing');
select is(tests.refusal($$ select private.credit_wallet(tests.user_id('asha'), -1, 'credit-asha-3') $$),
  'PT400 amount_invalid',
  'a credit cannot take money away');

select matches(tests.refusal($$ select private.post('adjustment', null, 'overdraw', array[
    (tests.user_id('asha'), 'customer_wallet', -50001)::private.movement,
      (null, 'platform_revenue', 50001)::private.movement])$$),
  'wallet_not_negative', 'a wallet cannot be driven below zero');
select is(tests.wallet_of('asha'), 50000::bigint, 'and keeps its balance after the attempt');

select matches(tests.refusal($$
  do $body$ begin
    perform private.post('adjustment', null, 'lopsided', array[(null, 'platform_revenue', 5)::private.movement]);
    set constraints all immediate;
  end $body$ $$), 'does not add up to zero', 'a transaction that does not add up is refused');
set constraints all deferred;

select is(tests.refusal($$ update private.ledger_entries set amount_paise = 1 $$), 'PT403 append_only',
  'entries are never changed');
select is(tests.refusal($$ delete from private.ledger_entries $$), 'PT403 append_only', 'entries are never deleted');
select is(tests.refusal($$ update private.ledger_transactions set kind = 'payout' $$), 'PT403 append_only',
  'transactions are never changed');
select is(tests.refusal($$ delete from private.ledger_transactions $$), 'PT403 append_only',
  'transactions are never deleted');

select private.post('adjustment', null, 'correction-1', array[
  (tests.user_id('asha'), 'customer_wallet', -12345)::private.movement,
    (null, 'platform_revenue', 12345)::private.movement]);
select is_empty($$ select * from private.ledger_imbalance() $$, 'the ledger balances');
select is((select a.balance_paise from private.ledger_accounts as a where a.owner_id = tests.user_id('asha')
  and a.kind = 'customer_wallet'),
  (select sum(e.amount_paise)::bigint from private.ledger_entries as e
    join private.ledger_accounts as a on a.id = e.account_id
    where a.owner_id = tests.user_id('asha') and a.kind = 'customer_wallet'),
  'the kept balance is the sum of the entries');

select tests.act_as('asha');
select is(public.my_wallet() ->> 'balance_paise', '37655', 'a customer reads the own balance');
select results_eq($$ select amount_paise, balance_after_paise from public.wallet_statement() $$,
  $$ values (-12345::bigint, 37655::bigint), (50000, 50000) $$,
    'and the own movements, newest first, with the balance after each');
select results_eq($$ select older.amount_paise, older.balance_after_paise
    from public.wallet_statement(null, 1) as newest cross join lateral public.wallet_statement(newest.id, 1) as older $$,
  $$ values (50000::bigint, 50000::bigint) $$, 'a page begins after the last row of the page before it');
select is_empty($$ select oldest.id from (select min(s.id) as id from public.wallet_statement() as s) as first
  cross join lateral public.wallet_statement(first.id) as oldest $$, 'nothing moved before the first movement');
select tests.reset();
select private.credit_wallet(tests.user_id('asha'), 100, 'many:' || n) from generate_series(1, 118) as n;
select tests.act_as('asha');
with recursive pages as (
  (select 1 as page, min(s.id) as last, count(*) as rows from public.wallet_statement(null, 1000) as s)
  union all
  select p.page + 1, below.last, below.rows from pages as p
  cross join lateral (select min(s.id) as last, count(*) as rows from public.wallet_statement(p.last, 1000) as s)
    as below where p.rows > 0
)
select is(string_agg(rows::text, ' ' order by page), '100 20 0',
  'a statement does not end at a hundred rows: it is read on to the first') from pages;
select matches(tests.refusal($$ select * from private.ledger_entries $$), '^42501',
  'ledger entries are closed to customers');
select matches(tests.refusal($$ select private.credit_wallet(tests.user_id('asha'), 100, 'self-credit') $$), '^42501',
  'nobody credits the own wallet');
select matches(tests.refusal($$ select private.post('adjustment', null, 'self-post', '{}') $$), '^42501',
  'nobody posts');

-- The ledger is checked by jobs, so that no screen needs to.
select tests.reset();
select is(private.check_ledger(now() - interval '1 hour'), 0, 'a check of the last hour finds nothing wrong');
select ok(private.ledger_is_balanced(), 'so the ledger counts as balanced');
insert into private.ledger_checks (since, imbalanced) values (now() - interval '1 hour', 2);
select ok(not private.ledger_is_balanced(), 'a check that found something says so');
select is(private.check_ledger(), 0, 'until the whole ledger has been checked again');
select ok(private.ledger_is_balanced(), 'and were found in order');

select tests.act_as('bala');
select is(public.my_wallet() ->> 'balance_paise', '0', 'who never had money has a balance of nothing');
select is_empty($$ select * from public.wallet_statement() $$, 'and sees nobody else''s movements');

select tests.act_as_anon();
select matches(tests.refusal($$ select public.my_wallet() $$), '^42501', 'guests have no wallet');
select matches(tests.refusal($$ select * from public.wallet_statement() $$), '^42501', 'guests have no statement');

select * from finish();
rollback;
