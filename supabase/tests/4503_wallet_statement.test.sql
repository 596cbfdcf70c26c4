-- The statement of a wallet: by direction, bucket and month in India, with what it began and ended with.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002');
select tests.reset();
create function tests.moves(kind text, paise bigint, at timestamptz) returns boolean language plpgsql
  security definer set search_path = '' as $$
declare
  named text := 'moves:' || gen_random_uuid();
begin
  perform private.post(kind, null, named, array[
    (tests.user_id('asha'), 'customer_wallet', paise)::private.movement,
    (null, 'platform_revenue', -paise)::private.movement]);
  set constraints all immediate;
  set constraints all deferred;
  alter table private.ledger_transactions disable trigger ledger_transactions_are_append_only;
  update private.ledger_transactions as t set at = moves.at where t.idempotency_key = named;
  alter table private.ledger_transactions enable trigger ledger_transactions_are_append_only;
  return true;
end
$$;
select tests.moves('wallet_topup', 50000, '2026-09-30 23:59:59+05:30');
select tests.moves('gift_code', 20000, '2026-10-01 00:00:00+05:30');
select tests.moves('adjustment', -30000, '2026-10-15 12:00:00+05:30');
select tests.moves('order_refunded', 7000, '2026-10-31 23:59:59+05:30');
select tests.moves('wallet_topup', 1000, '2026-11-01 00:00:00+05:30');

select tests.act_as('asha');
select results_eq($$ select s.amount_paise, s.balance_after_paise from public.wallet_statement(
  month => '2026-10-20') as s $$, $$ values (7000::bigint, 47000::bigint), (-30000, 40000), (20000, 70000) $$,
  'a month begins and ends at midnight in India');
select is(public.wallet_month('2026-10-31'), '{"opening_paise": 50000, "in_paise": 27000, "out_paise": 30000,
  "closing_paise": 47000}'::jsonb, 'and comes to its end');
select is(public.wallet_month('2026-11-30') ->> 'opening_paise', '47000', 'with which the next begins');
select is(public.wallet_month('2025-01-01'), '{"opening_paise": 0, "in_paise": 0, "out_paise": 0,
  "closing_paise": 0}'::jsonb, 'before anything there is nothing');
select is((select array_agg(s.amount_paise order by s.id) from public.wallet_statement(incoming => false) as s),
  array[-30000::bigint], 'what went out');
select is((select array_agg(s.amount_paise order by s.id) from public.wallet_statement(incoming => true,
  month => '2026-10-01') as s), array[20000::bigint, 7000], 'what came in within a month');
select is((select array_agg(s.amount_paise order by s.id) from public.wallet_statement(bucket => 'gift') as s),
  array[20000::bigint, -30000], 'what is of a bucket, in and out');
select is((select s.buckets from public.wallet_statement(incoming => false) as s),
  '[{"bucket": "gift", "amount_paise": 20000}, {"bucket": "top_up", "amount_paise": 10000}]'::jsonb,
  'a payment of two buckets names both');
select is((select array_agg(s.amount_paise order by s.id) from public.wallet_statement(
    (select max(s.id) from public.wallet_statement(bucket => 'top_up') as s), 1, null, 'top_up') as s),
  array[-30000::bigint], 'by pages');
select is(tests.refusal($$ select public.wallet_statement(bucket => 'gold') $$) is not null, true,
  'there are no other buckets');
select is(tests.refusal($$ select public.wallet_month('infinity') $$), 'PT400 request_invalid', 'nor other months');
select tests.act_as('bala');
select is_empty($$ select * from public.wallet_statement(month => '2026-10-01') $$, 'others have none of it');
select is(public.wallet_month('2026-10-01') ->> 'closing_paise', '0', 'nor its sums');
select * from finish();
rollback;
