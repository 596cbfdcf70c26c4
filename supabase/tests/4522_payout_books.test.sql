-- The payout service's book and ours: each difference with its one action, taken in once; asking at once; payees by
-- name. Who may do what.
begin;
select no_plan();
select tests.reviewed('bounds', 'admin_payees settle_payout_difference');
select tests.reviewed('service', 'claim_payout_days payout_day_read payout_list');
select tests.runs_on_schedule('plan-payout-days', 'select private.plan_payout_days()');
select tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('ravi', '+919000000006',
  '{delivery}'),
  tests.create_user('meera', null, '{admin}'), tests.create_user('rohan', '+919000000008', '{admin, delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_courier('ravi'), tests.add_courier('rohan');
select tests.reset();
update public.couriers set created_at = now() - interval '1 year';
update public.app_settings set setting_value = '0'
where setting_key in ('payout_cooling_seconds', 'instant_payout_bp', 'instant_payout_min_paise');
update public.app_settings set setting_value = '100' where setting_key = 'payout_minimum_paise';
select private.set_payout_worker('https://api.example/functions/v1/payout-worker', repeat('s', 24));

create function tests.pays(whose text, paise bigint) returns uuid language plpgsql security definer
  set search_path = '' as $$
declare
  owner uuid := tests.user_id(whose);
  made uuid;
begin
  perform private.post('adjustment', null, gen_random_uuid()::text, array[
    (owner, 'courier_payable', paise)::private.movement, (null, 'platform_revenue', -paise)::private.movement]);
  insert into private.payout_accounts (owner_id, kind, method, holder, upi_id, masked, set_by, usable_from, check_state,
    contact_id, fund_account_id) values (owner, 'courier_payable', 'upi', 'Ravi Kumar', 'ravi@okaxis', 'ra•••@okaxis',
    owner, now(), 'verified', 'cont_1', 'fa_1') on conflict do nothing;
  perform set_config('request.jwt.claims', jsonb_build_object('sub', owner, 'role', 'authenticated')::text, true);
  made := (public.request_payout(owner, 'courier_payable', 'payout-key:' || gen_random_uuid()) ->> 'payout_id')::uuid;
  perform set_config('request.jwt.claims', '', true);
  return made;
end
$$;
create function tests.lists(name text, payout uuid, paise bigint, status text,
  at timestamptz default now() - interval '1 hour') returns void language sql
  security definer set search_path = '' as $$
  select public.payout_list(jsonb_build_array(jsonb_build_object('provider_payout_id', name, 'reference_id', payout,
    'amount_paise', paise, 'status', status, 'utr', 'UTR 0001', 'reason', 'Account closed', 'account_fault', true,
    'made_at', extract(epoch from at)::bigint)))
$$;
create function tests.told(name text, payout uuid, paise bigint, status text) returns text language sql
  security definer set search_path = '' as $$
  select public.payout_record(jsonb_build_object('provider_payout_id', name, 'reference_id', payout, 'amount_paise',
    paise, 'status', status)) ->> 'outcome'
$$;
create function tests.open() returns text language plpgsql security definer set search_path = '' as $$
begin
  perform private.compare_payouts();
  return (select string_agg(concat_ws(' ', d.kind, d.subject, d.ours_paise, d.theirs_paise), ', '
    order by d.kind, d.subject) from private.payout_differences as d where d.is_open);
end
$$;
create function tests.settles(name text, note text default 'Seen with the service', whose text default 'meera')
  returns text language plpgsql as $$
declare
  id uuid := (select d.id from private.payout_differences as d where d.subject = name order by d.is_open desc limit 1);
  said text;
begin
  perform tests.act_as(whose);
  said := tests.refusal(format('select public.settle_payout_difference(%L, %L)', id, note));
  perform tests.reset();
  return said;
end
$$;
-- What is owed, what is on its way, and what has left: always what was earned.
create function tests.stands() returns text language sql security definer set search_path = '' as $$
  select concat_ws(' ', private.balance_of(tests.user_id('ravi'), 'courier_payable'), tests.books('payout_clearing'),
    tests.books('gateway_clearing'))
$$;

-- None of ours --------------------------------------------------------------------------------------------------------
select tests.lists('pout_stray', null, 70000, 'processing');
select is(tests.open(), null, 'what is none of ours and has not left is no difference');
select tests.lists('pout_new', null, 70000, 'processed', now() - interval '1 minute');
select is(tests.open(), null, 'nor what was made in these minutes');
select tests.lists('pout_stray', null, 70000, 'processed');
select is(tests.open(), 'unknown_payout pout_stray 0 70000', 'once it has left it is one');
select is(tests.settles('pout_stray', ' x '), 'PT400 reason_missing', 'it is not ended without a reason');
select is(tests.settles('pout_stray'), 'allowed', 'it is taken into the books');
select is((tests.books('gateway_clearing'), tests.books('platform_revenue'))::text, '(70000,-70000)',
  'at the platform''s cost');
select is(tests.settles('pout_stray'), 'PT409 difference_ended', 'once');
select is(tests.open(), null, 'and the books agree');
select tests.lists('pout_stray', null, 70000, 'reversed');
select is(tests.open(), 'unknown_payout pout_stray 70000 0', 'when it comes back');
select is(tests.settles('pout_stray'), 'allowed', 'it is taken in');
select is((tests.books('gateway_clearing'), tests.books('platform_revenue'))::text, '(0,0)',
  'and costs nothing any more');
select is((select string_agg(l.after ->> 'action', ' ') from public.audit_log as l
  where l.action = 'settle_payout_difference'), 'take_in take_in', 'both stand in the audit log');
select tests.lists('pout_stray', null, 70000, 'processed');
select is(tests.settles('pout_stray'), 'allowed', 'and should it leave once more');
select is((tests.books('gateway_clearing'), tests.books('platform_revenue'))::text, '(70000,-70000)',
  'it costs as much again');
select tests.lists('pout_stray', null, 70000, 'reversed');
select is(tests.settles('pout_stray'), 'allowed', 'until it is back');

-- Never told ----------------------------------------------------------------------------------------------------------
create table tests.one as select tests.pays('ravi', 50000) as id;
select tests.lists('pout_lost', o.id, 50000, 'processing') from tests.one as o;
select is(tests.open(), null, 'what is on its way on both sides agrees');
select tests.lists('pout_lost', o.id, 50000, 'processed') from tests.one as o;
select is(tests.open(), 'not_told pout_lost 50000 50000', 'one that has arrived, and nobody told');
select is(tests.settles('pout_lost'), 'allowed', 'is taken in');
select is(tests.stands(), '0 0 50000', 'as a word of it would have');
select is((select p.status || ' ' || p.reference from public.payouts as p, tests.one as o where p.id = o.id),
  'paid UTR 0001', 'with its reference');
select tests.lists('pout_lost', o.id, 50000, 'reversed') from tests.one as o;
select is(tests.open(), 'not_told pout_lost 50000 0', 'and when it came back');
select is(tests.told('pout_lost', o.id, 50000, 'reversed'), 'returned', 'and we are told meanwhile')
from tests.one as o;
select is(tests.settles('pout_lost'), 'PT409 difference_ended', 'nothing is taken in twice');
select is(tests.stands(), '50000 0 0', 'it is in the earnings once');
select tests.lists('pout_lost', o.id, 50000, 'processed') from tests.one as o;
select is(tests.open(), null, 'a list that is as old as what we know says nothing');
update private.provider_payouts set read_at = now() + interval '1 minute';
select is(tests.open(), 'ended_otherwise pout_lost 0 50000',
  'a newer one, that it has arrived after all, is asked about');
select is(tests.settles('pout_lost'), 'allowed', 'and noted');
select is((tests.stands(), tests.open())::text, '("50000 0 0",)', 'which moves nothing');

-- Failed here, paid there ---------------------------------------------------------------------------------------------
update private.payout_accounts set check_state = 'verified';
create table tests.two as select tests.pays('ravi', 10000) as id;
select is(public.settle_payout_work(jsonb_build_array(jsonb_build_object('kind', 'payout', 'id', o.id, 'status',
  'refused', 'reason', 'Fund account is inactive'))), 1, 'one that the service is said to have refused')
from tests.two as o;
select is(tests.stands(), '60000 0 0', 'is in the earnings');
select tests.lists('pout_after', o.id, 60000, 'processed') from tests.two as o;
update private.provider_payouts set read_at = now() + interval '1 minute';
select is(tests.open(), 'paid_after_all pout_after 0 60000', 'it has arrived after all');
select is(tests.settles('pout_after'), 'allowed', 'it is taken in');
select is(tests.stands(), '0 0 60000', 'and the earnings have paid for it');
select is(tests.told('pout_after', o.id, 60000, 'processed'), 'duplicate', 'a late word of it changes nothing')
from tests.two as o;
select is(tests.told('pout_after', o.id, 60000, 'reversed'), 'returned', 'and it may come back as any other')
from tests.two as o;
select is(tests.stands(), '60000 0 0', 'once');
select tests.lists('pout_after', o.id, 60000, 'reversed') from tests.two as o;
select is(tests.open(), null, 'as their list says too');
select private.run_payouts(now(), 100);
select is_empty('select * from private.statement_differences()', 'statements say the same as the ledger');
select is((select string_agg(l.code || ' ' || l.amount_paise, ', ' order by l.position)
  from public.payout_statement_lines as l join public.payout_statements as s on s.id = l.statement_id
  where s.cycle = 'weekly' and s.owner_id = tests.user_id('ravi') and l.code = 'paid_after_all'),
  'paid_after_all -60000',
  'with a line of its own');

select ok((select array_agg(m.code) from public.payout_statements as s, lateral (select tests.act_as('ravi')) as a,
  public.statement_movements(s.id) as m where s.cycle = 'weekly' and s.owner_id = tests.user_id('ravi'))
  @> '{paid_after_all,returned_payout,adjustment}', 'and so in its movements');
select tests.reset();

-- Another amount, and what they have not ------------------------------------------------------------------------------
update private.payout_accounts set check_state = 'verified';
create table tests.three as select tests.pays('ravi', 1) as id;
select is(tests.told('pout_three', o.id, 60001, 'processed'), 'paid', 'one more is paid') from tests.three as o;
select tests.lists('pout_three', o.id, 60000, 'processed') from tests.three as o;
select is(tests.open(), 'amount_differs pout_three 60001 60000', 'another amount there is found');
select is(tests.settles('pout_three'), 'allowed', 'it can only be noted');
select is((tests.stands(), tests.open())::text, '("0 0 60001",)', 'which moves nothing');
delete from private.provider_payouts where provider_payout_id = 'pout_three';
select is(tests.open(), null, 'one that their list has not yet is no difference');
update public.payouts as p set requested_at = now() - interval '2 days', settled_at = now() - interval '2 days'
from tests.three as o where p.id = o.id;
select is(tests.open(), null, 'before its day was read');
insert into private.payout_days (day) values (private.today() - 2);
select is(public.payout_day_read(private.today() - 2) ->> 'differences', '1', 'once it was');
select is(tests.open(), 'not_there pout_three 60001 0', 'it is one');
select is(tests.settles('pout_three'), 'allowed', 'and noted');

-- Days ----------------------------------------------------------------------------------------------------------------
select private.plan_payout_days();
select is((select array_agg(d.day order by d.day) from private.payout_days as d),
  array(select private.today() - n from generate_series(8, 1, -1) as n), 'each night the last eight days are read');
select is((select count(*) from public.claim_payout_days(3)), 3::bigint, 'by as many as are asked for');
select is((select c.to_seconds - c.from_seconds from public.claim_payout_days(1) as c), 86399::bigint, 'each whole');
select is((select count(*) from public.claim_payout_days(10)), 4::bigint, 'and none twice');

-- Asking at once ------------------------------------------------------------------------------------------------------
create table tests.four as select tests.pays('ravi', 500) as id;
update public.payouts as p set next_at = now() + interval '4 hours', attempts = 9
from tests.four as o where p.id = o.id;
create table tests.own as select tests.pays('rohan', 90000) as id;
grant select on tests.one, tests.four, tests.own to authenticated;
select tests.act_as('meera');
select is((select p.attempts || ' ' || (p.next_at > now()) || ' ' || (p.statement_id is not null)
  from public.admin_payouts() as p, tests.four as o where p.id = o.id), '9 true true',
  'the list says how often it was tried, when next, and on which statement it is');
select is(tests.refusal(format('select public.retry_payout(%L)', o.id)), 'allowed', 'it is asked about at once')
from tests.four as o;
select is(tests.refusal(format('select public.retry_payout(%L)', o.id)), 'PT409 payout_settled',
  'one that came back is not') from tests.one as o;
select is(tests.refusal('select public.retry_payout(gen_random_uuid())'), 'PT404 payout_not_found',
  'nor one that is none');
select is(tests.refusal(format('select public.ask_payout_day(%L)', (now() at time zone 'Asia/Kolkata')::date)),
  'allowed', 'today is read on request');
select is(tests.refusal(format('select public.ask_payout_day(%L)', d)), 'PT400 day_invalid', 'no other day: ' || d)
from unnest(array['2099-01-01', '2020-01-01']) as d;
select is((select count(*) from public.admin_payout_days()), 9::bigint, 'the days are listed');
select tests.reset();
select is((select p.attempts || ' ' || (p.next_at <= now()) from public.payouts as p,
  tests.four as o where p.id = o.id),
  '9 true', 'its attempts stay');

-- Payees --------------------------------------------------------------------------------------------------------------
select tests.act_as('meera');
select is((select string_agg(concat_ws(' ', p.account_kind, p.balance_paise, p.destination, p.check_state), ', ')
  from public.admin_payees('RAVI') as p), 'courier_payable 0 ra•••@okaxis verified', 'a payee is found by its name');
select is((select count(*) from public.admin_payees('%')), 0::bigint, 'and by no pattern');
select ok((select count(*) from public.admin_payees()) >= 2, 'without one all are listed');
select ok(not exists (select from public.admin_payees() as p where p.destination ~ 'ravi@'), 'with masked accounts');
select tests.reset();

-- Nobody else ---------------------------------------------------------------------------------------------------------
select tests.lists('pout_own', o.id, 90000, 'processed') from tests.own as o;
select is(tests.open(), 'not_told pout_own 90000 90000', 'an administrator who earns');
select is(tests.settles('pout_own', 'It is mine', 'rohan'), 'PT403 own_payout', 'ends no difference of their own');
create table tests.asked as select a.q from (values ('select * from public.admin_payees()'),
  ('select * from public.admin_payout_days()'), ('select * from public.admin_payout_differences()'),
  ('select public.retry_payout(gen_random_uuid())'), ('select public.ask_payout_day(current_date)'),
  ('select public.settle_payout_difference(gen_random_uuid(), ''why not'')')) as a (q);
grant select on tests.asked to authenticated, anon;
select tests.act_as('ravi');
select is(tests.refusal(a.q), 'PT403 role_required', 'a courier may not ' || a.q) from tests.asked as a;
select tests.act_as('vikram');
select is(tests.refusal(a.q), 'PT403 role_required', 'nor may a vendor ' || a.q) from tests.asked as a;
select matches(tests.refusal(statement), '^42501', 'nobody reads or writes the books: ' || statement)
from unnest(array['select * from private.provider_payouts', 'select * from private.payout_days',
  'select * from private.payout_differences', 'select public.payout_list(''[]'')',
  'select public.payout_day_read(current_date)', 'select * from public.claim_payout_days()',
  'select private.compare_payouts()']) as statement;
select tests.act_as_anon();
select matches(tests.refusal(a.q), '^42501', 'a visitor may not ' || a.q) from tests.asked as a;
select tests.reset();
select is_empty('select * from private.ledger_imbalance()', 'the ledger balances');

select * from finish();
rollback;
