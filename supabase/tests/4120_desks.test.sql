-- Desks of the administration: people and roles, the audit log, wishes by town, businesses that want to sell
-- (docs/decisions/0074).
begin;
select no_plan();
select tests.reviewed('bounds', 'admin_audit admin_business_requests admin_people decide_business_request '
  'request_business');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}'),
  tests.create_user('ravi', '+919000000006', '{delivery}'),
  tests.create_user('admin', '+919000000005', '{admin}'), tests.create_user('meera', '+919000000009', '{admin}');
create function tests.ask(more jsonb default '{}') returns text language sql as $$
  select tests.refusal(format('select public.request_business(%L, %L, %L, %L, %L)', v ->> 'business', v ->> 'trade',
    v ->> 'town', v ->> 'phone', v ->> 'note'))
  from (select '{"business": "Sai Stores", "trade": "grocery", "town": "Zaheerabad", "phone": "+91 (0)౯౦౦౦౦ 12345.", '
    '"note": ""}'::jsonb || more as v) as s
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- Wrong hands.
create temp table calls (call text);
insert into calls values ('select * from public.admin_people()'), ('select * from public.admin_audit()'),
  ('select * from public.audit_actions()'),
  ('select * from public.admin_wishes()'), ('select * from public.admin_business_requests()'),
  ($$ select public.decide_business_request(gen_random_uuid(), 'added') $$),
    ($$ select public.revoke_role(gen_random_uuid(), 'admin', 'because') $$);
grant select on calls to anon, authenticated;
select tests.act_as_anon();
select matches(tests.refusal(call), '^42501', 'a guest does not: ' || call) from calls;
select matches(tests.ask(), '^42501', 'nor asks to sell');
select matches(tests.refusal('select business from public.business_requests'), '^42501', 'nor reads who does');
select tests.act_as('vikram');
select is(tests.refusal(call), 'PT403 role_required', 'nor does a vendor: ' || call) from calls;
select tests.act_as('ravi');
select is(tests.refusal(call), 'PT403 role_required', 'nor a courier: ' || call) from calls;

-- People.
select tests.reset();
update public.profiles set full_name = 'Asha Rao' where id = tests.user_id('asha');
select tests.act_as('admin');
select is((select array_agg(cardinality(roles) > 1) from public.admin_people()), '{t,t,t,t}',
  'without a search those who may do more than a customer');
select is((select name from public.admin_people('aSHa r')), 'Asha Rao', 'somebody is found by name');
select is((select name from public.admin_people('+91 90000-00001')), 'Asha Rao', 'or by the whole number');
select is((select name from public.admin_people(pasted)), 'Asha Rao', 'as it is pasted: ' || pasted)
from unnest(array['09000000001', '0091 9000000001', '+91 (0)90000 00001', '౯౦౦౦౦౦౦౦౦౧', 'tel:+919000000001',
  '“90000 00001”.']) as pasted;
select is((select count(*) from public.admin_people('90000')), 0::bigint, 'not by a part of it');
select is((select count(*) from public.admin_people('%')), 0::bigint, 'a search is words');
select lives_ok($$ select * from public.admin_people(repeat('x', 1000000)),
   public.admin_audit(repeat('x', 1000000), repeat('%', 1000000), repeat('y', 1000000))$$, 'and brief');
select lives_ok(format($$ select public.assign_additional_role(%L, 'delivery') $$, tests.user_id('asha')),
  'a role is given');
select is((select roles::text from public.admin_people('asha')), '{user,delivery}', 'and seen');
select is(tests.refusal(format($$ select public.revoke_role(%L, 'delivery', repeat('x', 3000)) $$,
  tests.user_id('asha'))), 'PT413 request_too_large', 'a reason has an end');
select lives_ok(format($$ select public.revoke_role(%L, 'delivery', ' Never came ') $$, tests.user_id('asha')),
  'it is taken away with a reason');
select is((select roles::text from public.admin_people('asha')), '{user}', 'at once');
select lives_ok(format($$ select public.revoke_role(%L, 'delivery') $$, tests.user_id('ravi')),
  'an app that knows no reason still revokes');

-- The audit log.
select results_eq($$ select action, note, actor_name is not null from public.admin_audit('revoke_role',
   about => tests.user_id('asha')::text)$$,
  $$ values ('revoke_role', 'Never came', true) $$, 'the audit log keeps the reason');
select is((select count(*) from public.admin_audit(by_actor => 'nobody of this name')), 0::bigint, 'by actor');
select is((select array_agg(a) from public.audit_actions() as a), '{assign_role,revoke_role}', 'and what it knows of');
select is((select count(*) from public.admin_audit(limit_count => 1)), 1::bigint, 'a page at a time');
select is((select min(a.id) < max(b.id) from public.admin_audit(limit_count => 1) as b,
  lateral public.admin_audit(before_id => b.id) as a), true, 'the next one is older');

-- Businesses that want to sell.
select tests.act_as('asha');
select is(tests.ask(wrong), 'PT400 request_to_sell_invalid', 'a request says who and where: ' || wrong::text)
from unnest(array['{"business": " "}', '{"town": ""}', '{"phone": "12345"}', '{"phone": "5000012345"}',
  '{"trade": null}', '{"business": null}']::jsonb[]) as wrong;
select is(tests.ask(jsonb_build_object('note', repeat('x', 4000))), 'PT413 request_too_large', 'and is brief');
select is(tests.ask(), 'allowed', 'a business asks');
select is(tests.ask('{"business": "Another"}'), 'allowed', 'once more is the same');
select results_eq('select business, phone, state from public.business_requests', $$ values ('Sai Stores',
  '+919000012345', 'new') $$, 'and sees how far it is');
select matches(tests.refusal($$ update public.business_requests set state = 'added' $$), '^42501',
  'which the asker does not decide');
select tests.act_as('vikram');
select is_empty('select id from public.business_requests', 'nobody sees another''s');
select tests.act_as('admin');
select set_config('tests.request', (select id::text from public.admin_business_requests('{new}')), true);
select is(tests.refusal($$ select public.decide_business_request(current_setting('tests.request')::uuid, 'new') $$),
  'PT400 request_invalid', 'nothing becomes new again');
select lives_ok(format($$ select public.decide_business_request(current_setting('tests.request')::uuid, %L) $$, s),
  'it is ' || s) from unnest(array['contacted', 'added', 'added']) as s;
select is(tests.refusal($$ select public.decide_business_request(current_setting('tests.request')::uuid,
  'declined') $$), 'PT409 request_to_sell_decided', 'and stays so');
select is(tests.refusal($$ select public.decide_business_request(gen_random_uuid(), 'added') $$),
  'PT404 request_to_sell_not_found', 'one that is not there is not decided');
select is((select count(*) from public.admin_audit('decide_business_request')), 2::bigint,
  'each step is in the audit log');
select tests.act_as('asha');
select is(tests.ask(), 'allowed', 'after that a second one');
select tests.act_as('admin');
select public.decide_business_request(id, 'declined') from public.admin_business_requests('{new}');
select tests.act_as('asha');
select is(tests.ask(), 'allowed', 'and a third');
select tests.act_as('admin');
select public.decide_business_request(id, 'declined') from public.admin_business_requests('{new}');
select tests.act_as('asha');
select is(tests.ask(), 'PT429 too_many_requests_to_sell', 'not a fourth on one day');
select * from finish();
rollback;
