-- Cash with couriers: who sees it, what is recorded once, and that a courier at the limit gets cash jobs again
-- (docs/decisions/0074).
begin;
select no_plan();
select tests.reviewed('bounds', 'admin_courier_cash');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}'),
  tests.create_user('ravi', '+919000000006', '{delivery}'),
  tests.create_user('rahul', '+919000000007', '{delivery}'), tests.create_user('admin', '+919000000005', '{admin}'),
    tests.create_user('meera', '+919000000009', '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_courier('ravi', cash_limit_paise => 30000),
  tests.add_courier('rahul'), tests.add_item('vendor-one', 'Dosa', 10000), tests.add_address('asha');
select tests.reset();
create function tests.collect(who text, paise bigint) returns void language sql
  security definer set search_path = '' as $$
  select private.post('adjustment', null, gen_random_uuid()::text,
    array[(tests.user_id(who), 'cash_with_courier', -paise)::private.movement,
    (null, 'platform_revenue', paise)::private.movement])
$$;
create function tests.may_collect(who text, order_id uuid) returns boolean language sql
  security definer set search_path = '' as $$
  select private.may_collect(tests.user_id(who), order_id)
$$;
create function tests.deposit(who text, paise bigint, key text) returns text language sql as $$
  select tests.refusal(format($f$ select public.record_deposit(%L, 'cash_with_courier', %s, 'Receipt 17', %L) $f$,
    tests.user_id(who), paise, key))
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.collect('ravi', 12000), tests.collect('ravi', 18000);

-- Who sees it.
select tests.act_as_anon();
select matches(tests.refusal(call), '^42501', 'a guest sees nothing of it: ' || call)
  from unnest(array['select * from public.admin_courier_cash()',
  'select * from public.admin_courier_deposits(gen_random_uuid())', 'select * from public.my_deposits()']) as call;
select tests.act_as('asha');
select is(tests.refusal('select * from public.my_deposits()'), 'PT403 role_required', 'a customer has no deposits');
select is(tests.refusal('select * from public.admin_courier_cash()'), 'PT403 role_required', 'nor sees couriers''');
select tests.act_as('ravi');
select is(tests.refusal('select * from public.admin_courier_cash()'), 'PT403 role_required',
  'a courier does not see who holds what');
select is(tests.refusal(format('select * from public.admin_courier_deposits(%L)', tests.user_id('rahul'))),
  'PT403 role_required', 'nor another''s deposits');
select is(tests.deposit('ravi', 100, 'key-own-deposit'), 'PT403 role_required', 'nor records an own one');
select tests.act_as('vikram');
select is(tests.deposit('ravi', 100, 'key-vendor-deposit'), 'PT403 role_required', 'nor does a vendor');

-- A courier at the limit.
select tests.act_as('admin');
select results_eq($$ select name, held_paise, coming_paise, limit_paise, since is not null, deposited_at
  from public.admin_courier_cash() $$,
  $$ values ('Ravi', 30000::bigint, 0::bigint, 30000, true, null::timestamptz) $$,
    'the administration sees who holds how much');
select results_eq($$ select name from public.admin_courier_cash('RAH') $$, array['Rahul'],
  'and finds a courier who holds nothing');
select is((select count(*) from public.admin_courier_cash('%')), 0::bigint, 'a search is words, no pattern');
select tests.order_item('cash', 'asha', 'Dosa', 1, 'cash');
select tests.reset();
select is(tests.may_collect('ravi', tests.order_id('cash')), false, 'at the limit no cash job comes');
select tests.act_as('admin');
select is(tests.deposit('ravi', 30001, 'key-deposit-1'), 'PT409 deposit_exceeds_debt',
  'more than is held is not recorded');
select is(tests.deposit('ravi', 0, 'key-deposit-2'), 'PT409 deposit_exceeds_debt', 'nor nothing');
select is(tests.deposit('ravi', -5, 'key-deposit-3'), 'PT409 deposit_exceeds_debt', 'nor less than that');
select is(tests.deposit('ravi', 20000, 'key-deposit-4'), 'allowed', 'a deposit is recorded');
select is(tests.deposit('ravi', 20000, 'key-deposit-4'), 'allowed', 'and its repetition');
select results_eq($$ select held_paise, deposited_at is not null
  from public.admin_courier_cash() $$, $$ values (10000::bigint, true) $$, 'takes nothing more');
select results_eq($$ select kind, amount_paise, reference, recorded_by is not null
   from public.admin_courier_deposits(tests.user_id('ravi'))$$,
  $$ values ('cash_deposit', 20000::bigint, 'Receipt 17', true) $$,
    'the history names amount, receipt and who recorded it');
select is((select count(*) from public.audit_log where action = 'record_deposit'
  and subject_id = tests.user_id('ravi')::text), 1::bigint, 'so does the audit log, once');
select tests.act_as('ravi');
select results_eq($$ select kind, amount_paise, reference
  from public.my_deposits() $$, $$ values ('cash_deposit', 20000::bigint, 'Receipt 17') $$, 'the courier sees it');
select is((select count(*) from public.system_notifications where message like '%₹200%Receipt 17%₹100%'), 1::bigint,
  'and is told once, with what is left');
select tests.act_as('rahul');
select is((select count(*) from public.my_deposits()), 0::bigint, 'another one does not');
select tests.reset();
select is(tests.may_collect('ravi', tests.order_id('cash')), true, 'and cash jobs come again');
select tests.collect('ravi', 5000);
select is(private.cash_held_since(tests.user_id('ravi')) is not null, true, 'what was collected later is still there');
select * from finish();
rollback;
