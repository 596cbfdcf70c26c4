-- Extra pay of couriers: who makes its rules, what counts on which Indian day, the budget, and that it is paid once.
begin;
select no_plan();
select tests.reviewed('bounds', 'make_incentive');
select tests.runs_on_schedule('settle-incentives', 'select private.settle_incentives()');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('ravi', '+919000000006', '{delivery}'), tests.create_user('dev', '+919000000007', '{delivery}'),
  tests.create_user('admin', '+919000000005', '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_courier('ravi'), tests.add_courier('dev'),
  tests.add_item('vendor-one', 'Dosa', 20000), tests.add_address('asha'), tests.fund_wallet('asha', 10000000);
select tests.reset();

create function tests.makes(more jsonb, key text default 'incentive-key:' || gen_random_uuid()) returns jsonb
language sql as $$
  select public.make_incentive('{"kind": "day", "deliveries": 3, "amount_paise": 8000, "budget_paise": 100000}'
    || jsonb_build_object('ends_on', tests.today() + 6) || more, key)
$$;
create function tests.wrong(more jsonb) returns text language sql as $$
  select tests.refusal(format('select tests.makes(%L)', more))
$$;
-- Deliveries as they lie in the books: one of a meal, moved to another time.
create function tests.delivers(handle text, at timestamptz, order_status public.order_status default 'delivered',
  paid public.payment_status default 'paid') returns void language plpgsql as $$
declare
  meal text := 'meal-' || gen_random_uuid();
  made uuid;
begin
  perform tests.order_item(meal, 'asha', 'Dosa');
  perform tests.reset();
  select o.order_id into strict made from tests.orders as o where o.name = meal;
  perform set_config('session_replication_role', 'replica', true);
  insert into public.jobs (order_id, leg, region_id, distance_m, pay_paise, state, performer_id, done_at, assigned_at)
  select made, 1, c.region_id, 1000, 3000, 'delivered', c.user_id, delivers.at, delivers.at
  from public.couriers as c where c.user_id = tests.user_id(handle)
  on conflict on constraint one_job_a_leg do update set state = 'delivered', performer_id = excluded.performer_id,
    done_at = excluded.done_at;
  update public.enhanced_orders as o set status = order_status, payment_status = paid
  where o.id = made;
  perform set_config('session_replication_role', 'origin', true);
end
$$;
create function tests.today_at(clock text) returns timestamptz language sql stable as $$
  select (tests.today()::text || ' ' || clock)::timestamp at time zone 'Asia/Kolkata'
$$;
create function tests.extra(handle text) returns bigint language sql security definer set search_path = '' as $$
  select coalesce(sum(e.amount_paise), 0)::bigint from private.ledger_accounts as a
  join private.ledger_entries as e on e.account_id = a.id join private.ledger_transactions as t
    on t.id = e.transaction_id and t.kind = 'incentive'
  where a.owner_id = tests.user_id(handle) and a.kind = 'courier_payable'
$$;
create function tests.age(days integer) returns void language sql security definer set search_path = '' as $$
  update private.incentive_rules set starts_on = starts_on - days;
  update public.jobs set done_at = done_at - make_interval(days => days);
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- The desk ----------------------------------------------------------------------------------------------------------
select tests.act_as('admin');
select is(tests.wrong(more), 'PT400 incentive_wrong', 'not a rule: ' || more::text) from unnest(array[
  '{"kind": "week"}', '{"kind": null}', '{"deliveries": 0}', '{"deliveries": 101}', '{"deliveries": 2.5}',
  '{"deliveries": "3"}', '{"amount_paise": 99}', '{"amount_paise": -8000}', '{"amount_paise": 9007199254740993}',
  '{"budget_paise": null}', '{"budget_paise": 7999}', '{"ends_on": "2020-01-01"}', '{"ends_on": "soon"}',
  '{"ends_on": null}', '{"starts_on": "2020-01-01"}', '{"region": "atlantis"}', '{"kind": "peak"}',
  '{"kind": "peak", "from_minute": 720, "to_minute": 720}', '{"kind": "peak", "from_minute": 0, "to_minute": 1441}'
  ]::jsonb[]) as more;
select is(tests.makes('{}', 'incentive-key:one') ->> 'id', tests.makes('{}', 'incentive-key:one') ->> 'id',
  'made twice with one key it is one');
select is(jsonb_array_length(public.incentive_desk()), 1, 'and stands on the desk');
select is(public.incentive_desk() #>> '{0,made_by}', 'Admin', 'with who made it');
select lives_ok($$ select tests.makes('{"kind": "peak", "from_minute": 720, "to_minute": 780, "amount_paise": 1500,
  "budget_paise": 4000}', 'incentive-key:two') $$, 'and one for the hour of lunch');
select is((select count(*) from public.audit_log where action = 'make_incentive'), 2::bigint, 'both on the audit log');
create temporary table rules as select (r ->> 'id')::uuid as id, r ->> 'kind' as kind
from jsonb_array_elements(public.incentive_desk()) as r;
grant select on rules to public;

-- What counts -------------------------------------------------------------------------------------------------------
select tests.delivers('ravi', tests.today_at(clock)) from unnest(array['00:00:00', '12:00:00']) as clock;
select tests.act_as('ravi');
select is((select jsonb_object_agg(i ->> 'kind', (i ->> 'done') || ' ' || (i ->> 'earned_paise'))
  from jsonb_array_elements(public.my_incentives()) as i), '{"day": "2 0", "peak": "1 1500"}'::jsonb,
  'the courier sees how far they are');
select tests.delivers('ravi', tests.today_at('12:59:59'), 'cancelled'),
  tests.delivers('ravi', tests.today_at('12:59:58'), 'delivered', 'refunded'),
  tests.delivers('ravi', tests.today_at('00:00:00') - interval '1 second'),
  tests.delivers('ravi', tests.today_at('00:00:00') + interval '1 day');
select tests.act_as('ravi');
select is((select jsonb_object_agg(i ->> 'kind', (i ->> 'done') || ' ' || (i ->> 'earned_paise'))
  from jsonb_array_elements(public.my_incentives()) as i), '{"day": "2 0", "peak": "1 1500"}'::jsonb,
  'what was cancelled, wholly refunded, or is of another Indian day does not count');
select tests.delivers('ravi', tests.today_at('13:00:00')),
  tests.delivers('ravi', tests.today_at('12:30:00'), 'delivered', 'partly_refunded');
select tests.act_as('ravi');
select is((select jsonb_object_agg(i ->> 'kind', (i ->> 'done') || ' ' || (i ->> 'earned_paise'))
  from jsonb_array_elements(public.my_incentives()) as i), '{"day": "4 8000", "peak": "2 3000"}'::jsonb,
  'one of which a dish came back does, and the minute in which the hour ends is not in it');
select tests.delivers('dev', tests.today_at('12:45:00'));
select tests.act_as('dev');
select is((select jsonb_object_agg(i ->> 'kind', (i ->> 'earned_paise') || ' ' || (i ->> 'used_up'))
  from jsonb_array_elements(public.my_incentives()) as i), '{"day": "0 false", "peak": "0 true"}'::jsonb,
  'where the budget is used up nobody is promised more');

-- Paid once it is over ----------------------------------------------------------------------------------------------
select tests.reset();
select is(private.settle_incentives(), 0, 'a day that runs is not settled');
select tests.age(1);
select is(private.settle_incentives(), 2, 'one that is over is: for the day and for the hour');
select is(tests.extra('ravi'), 11000::bigint, 'into the earnings');
select is(tests.extra('dev'), 0::bigint, 'and not of who came after the budget');
select is(private.settle_incentives(), 0, 'a second run pays nothing');
select is(private.settle_incentive((select id from rules where kind = 'day'), private.today() - 1), 0,
  'nor does the same day by hand');
select is(tests.extra('ravi'), 11000::bigint, 'so it is paid once');
select is(tests.heard('ravi', 'incentive_earned'), 2::bigint, 'the courier hears of both');
select is((select count(*) from private.ledger_imbalance()), 0::bigint, 'the books balance');
select tests.act_as('ravi');
select is((select jsonb_object_agg(s.story #>> '{incentive,kind}', (s.story -> 'incentive')
    - array['kind', 'day'] || jsonb_build_object('paise', s.amount_paise))
  from public.earnings_statement(tests.user_id('ravi'), 'courier_payable') as s where s.kind = 'incentive'),
  '{"day": {"deliveries": 3, "each_paise": 8000, "from_minute": null, "to_minute": null, "paise": 8000},
    "peak": {"deliveries": 2, "each_paise": 1500, "from_minute": 720, "to_minute": 780, "paise": 3000}}'::jsonb,
  'each with how it adds up');
select tests.reset();
select private.make_statement(tests.user_id('ravi'), 'courier_payable', now());
select is((select sum(l.amount_paise) from public.payout_statement_lines as l join public.payout_statements as s
  on s.id = l.statement_id where s.owner_id = tests.user_id('ravi') and l.code = 'incentive'), 11000::numeric,
  'and on the statement of the week');
select is((select count(*) from private.statement_differences()), 0::bigint, 'which adds up to the ledger');
select tests.act_as('admin');
select is((select jsonb_object_agg(r ->> 'kind', (r ->> 'paid_paise') || ' ' || (r ->> 'couriers'))
  from jsonb_array_elements(public.incentive_desk()) as r), '{"day": "8000 1", "peak": "3000 1"}'::jsonb,
  'the desk sees what it has cost');

-- Ended -------------------------------------------------------------------------------------------------------------
select tests.delivers('dev', now() - interval '1 second' * n) from generate_series(1, 3) as n;
select tests.act_as('admin');
select lives_ok($$ select public.end_incentive((select id from rules where kind = 'day')) $$, 'a rule is ended');
select is(tests.refusal($$ select public.end_incentive((select id from rules where kind = 'day')) $$),
  'PT404 incentive_not_found', 'once');
select is((select count(*) from public.audit_log where action = 'end_incentive'), 1::bigint, 'on the audit log');
select tests.delivers('ravi', now() + interval '1 second' * n) from generate_series(1, 3) as n;
select is((select string_agg(s.courier_id::text || ' ' || s.amount_paise, ',') from private.incentive_rules as r,
  private.incentive_sums(r, private.today()) as s where r.kind = 'day' and s.amount_paise > 0),
  tests.user_id('dev') || ' 8000', 'what was delivered before is paid, what comes after is not');

-- A day that is settled after the next one, because it failed at first, has what that one has left of the budget.
create temporary table late as
select tests.makes('{"deliveries": 1, "amount_paise": 900, "budget_paise": 1000}') as rule
from tests.act_as('admin');
select tests.reset();
update private.incentive_rules as r set starts_on = r.starts_on - 3
where r.id = (select (l.rule ->> 'id')::uuid from late as l);
select tests.delivers('ravi', tests.today_at('12:00:00') - interval '1 day' * n) from generate_series(2, 3) as n;
select private.settle_incentive((l.rule ->> 'id')::uuid, private.today() - n)
from late as l, generate_series(2, 3) as n;
select is((select sum(a.amount_paise) from private.incentive_awards as a, late as l
  where a.rule_id = (l.rule ->> 'id')::uuid), 900::numeric, 'a budget is kept in whichever order days are settled');

-- Of one town -------------------------------------------------------------------------------------------------------
select tests.act_as('admin');
select tests.makes('{"region": "bidar", "amount_paise": 777}');
select tests.act_as('ravi');
select is((select count(*) from jsonb_array_elements(public.my_incentives()) as i where i ->> 'amount_paise' = '777'),
  0::bigint, 'the extra pay of another town is not shown');

-- Nobody else -------------------------------------------------------------------------------------------------------
select is(tests.refusal(call), 'PT403 role_required', 'a courier makes no rules: ' || call) from unnest(array[
  'select tests.makes(''{}'')', 'select public.end_incentive(gen_random_uuid())', 'select public.incentive_desk()'
  ]) as call;
select matches(tests.refusal(call), '^42501', 'nor reaches what is inside: ' || call) from unnest(array[
  'select * from private.incentive_rules', 'select * from private.incentive_awards',
  'insert into private.incentive_days values (gen_random_uuid(), ''2026-01-01'')',
  'select private.settle_incentives()', 'select private.settle_incentive(gen_random_uuid(), ''2026-01-01'')'
  ]) as call;
select tests.act_as('vikram');
select is(tests.refusal('select public.my_incentives()'), 'PT403 role_required', 'who delivers nothing has none');
select tests.act_as_anon();
select matches(tests.refusal(call), '^42501', 'guests have no part in it: ' || call) from unnest(array[
  'select public.my_incentives()', 'select public.incentive_desk()', 'select public.end_incentive(gen_random_uuid())',
  'select public.make_incentive(''{}'', ''key-key-key'')']) as call;

select * from finish();
rollback;
