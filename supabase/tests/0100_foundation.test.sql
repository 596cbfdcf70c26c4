-- The ground: what nobody may by default, refusals, idempotency, roles, audit, settings, logs.
begin;
select no_plan();
select tests.reviewed('bounds', 'update_setting');
select tests.reviewed('row', 'setting_fits setting_type');

-- Privileges, by rules that hold for whatever later migrations add.
select is_empty($$
  select r.rolname || ' ' || p.oid::regprocedure from pg_catalog.pg_proc as p
  join pg_catalog.pg_roles as r on r.rolname in ('anon', 'authenticated')
  where p.pronamespace = 'private'::regnamespace and has_function_privilege(r.oid, p.oid, 'execute')
    and not (r.rolname = 'authenticated' and exists (select from tests.to_review as v
      where v.what = 'row' and v.name = p.proname))
    and not exists (select from pg_catalog.pg_policies as y where r.rolname = any (y.roles)
      and concat(y.qual, y.with_check) like '%private.' || p.proname || '(%') $$,
  'guests and people execute no private function but those that their policies or rows call');
select is_empty($$
  select p.oid::regprocedure from pg_catalog.pg_proc as p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and (p.proacl is null or exists (select from aclexplode(p.proacl) as a where a.grantee = 0)) $$,
  'no function is left to everybody');
select is_empty($$
  select p.oid::regprocedure from pg_catalog.pg_proc as p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not coalesce(p.proconfig, '{}') @> array['search_path=""'] $$,
  'every function looks names up where it says, not where its caller says');
select is_empty($$
  select c.oid::regclass from pg_catalog.pg_class as c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity $$,
  'every table of the API has row-level security');
select is_empty($$
  select r.rolname || ' ' || c.oid::regclass from pg_catalog.pg_class as c
  join pg_catalog.pg_roles as r on r.rolname in ('anon', 'authenticated')
  where c.relnamespace = 'private'::regnamespace and c.relkind in ('r', 'p', 'v', 'S')
    and case when c.relkind = 'S' then has_sequence_privilege(r.oid, c.oid, 'usage, select, update')
      else has_any_column_privilege(r.oid, c.oid, 'select, insert, update, references')
        or has_table_privilege(r.oid, c.oid, 'delete, truncate, trigger') end $$,
  'no table of the private schema is open to guests or people');
select is_empty($$
  select c.oid::regclass from pg_catalog.pg_class as c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and c.relname <> 'app_logs'
    and (has_any_column_privilege('anon', c.oid, 'insert, update') or has_table_privilege('anon', c.oid, 'delete')) $$,
  'guests write nothing but log lines');
select is_empty($$
  select r.rolname || ' ' || c.oid::regclass from pg_catalog.pg_class as c
  join pg_catalog.pg_roles as r on r.rolname in ('anon', 'authenticated')
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    and has_table_privilege(r.oid, c.oid, 'truncate, references, trigger')$$,
  'nobody empties tables or hangs anything on them');
create function private.newcomer() returns integer language sql set search_path = '' as 'select 1';
create function public.newcomer() returns integer language sql set search_path = '' as 'select 1';
create table public.newcomers (id integer);
select tests.act_as_anon();
select matches(tests.refusal('select private.newcomer()'), '^42501',
  'what a later migration adds privately stays private');
select matches(tests.refusal('select public.newcomer()'), '^42501',
  'what it adds to the API is closed until it is granted');
select matches(tests.refusal('select * from public.newcomers'), '^42501', 'tables as well');
select tests.reset();
drop function private.newcomer(), public.newcomer();
drop table public.newcomers;

-- Refusals and idempotency.
select throws_ok($$ select private.refuse(409, 'some_code', 'A sentence.') $$, 'PT409', 'A sentence.',
  'a refusal carries its status and sentence');
select is(tests.refusal($$ select private.refuse(404, 'some_code', 'A sentence.', '{"n": 1}') $$), 'PT404 some_code',
  'and its code');
select tests.create_user('asha'), tests.create_user('bala'), tests.create_user('admin', null, '{admin}');
select is(private.claim_idempotency(tests.user_id('asha'), 'key-number-1', 'buy'), null,
  'the first with a key does the work');
select private.keep_result(tests.user_id('asha'), 'key-number-1', '{"n": 1}');
select is(private.claim_idempotency(tests.user_id('asha'), 'key-number-1', 'buy'), '{"n": 1}'::jsonb,
  'the second gets the result');
select is(private.claim_idempotency(tests.user_id('bala'), 'key-number-1', 'buy'), null,
  'another person''s key is another key');
select is(tests.refusal($$ select private.claim_idempotency(tests.user_id('asha'), 'key-number-1', 'sell') $$),
  'PT409 idempotency_key_reused', 'a key is for one thing');
select is(tests.refusal($$ select private.claim_idempotency(tests.user_id('asha'), 'short', 'buy') $$),
  'PT400 idempotency_key_invalid', 'and not too short');
select is(tests.refusal($$ select private.claim_idempotency(tests.user_id('asha'), repeat('x', 201), 'buy') $$),
  'PT400 idempotency_key_invalid', 'nor too long');
select is(tests.refusal($$ select private.claim_idempotency(tests.user_id('asha'), null, 'buy') $$),
  'PT400 idempotency_key_invalid', 'nor missing');

-- Settings.
select tests.act_as_anon();
select ok((select count(*) > 0 and bool_and(is_public) from public.app_settings), 'guests read public settings only');
select matches(tests.refusal($$ select public.update_setting('offer_seconds', '60') $$), '^42501', 'and change none');
select tests.act_as('asha');
select ok((select bool_and(is_public) from public.app_settings), 'so do people');
select is(tests.refusal($$ select public.update_setting('offer_seconds', '60') $$), 'PT403 role_required',
  'who may not change them either (Spec §7 app_settings)');
select is(tests.touched($$ update public.app_settings set setting_value = '1' where setting_key = 'offer_seconds' $$),
  0, 'not even past the function');
select is(tests.refusal($$ insert into public.app_settings (setting_key, setting_value) values ('offer_seconds', '60')
  on conflict (setting_key) do update set setting_value = excluded.setting_value $$), 'PT403 role_required',
  'nor with an upsert');
select is(tests.refusal($$ insert into public.app_settings (setting_key, setting_value)
  values ('max_live_orders_', '60') $$), 'PT403 role_required', 'and learn no keys');
select tests.act_as('admin');
select ok((select bool_or(not is_public) from public.app_settings), 'administrators read all of them');
select matches(tests.refusal($$ update public.app_settings set minimum = 0 $$), '^42501',
  'and change nothing of them but the value');
select lives_ok($$ insert into public.app_settings (setting_key, setting_value) values ('vendor_accept_seconds', '300')
  on conflict (setting_key) do update set setting_key = excluded.setting_key, setting_value = excluded.setting_value $$,
  'with an upsert on the key (Spec §7 app_settings)');
select
  results_eq($$ select setting_value, minimum, maximum, unit, value_type, category, updated_by from public.app_settings
   where setting_key = 'vendor_accept_seconds'$$,
  $$ values ('300'::jsonb, 30::numeric, 3600::numeric, 'seconds', 'integer', 'orders', tests.user_id('admin')) $$,
    'which keeps type, range and unit');
select is(tests.refusal(format(
  $$ insert into public.app_settings (setting_key, setting_value) values ('vendor_accept_seconds', %L)
  on conflict (setting_key) do update set setting_value = excluded.setting_value $$, wrong)), 'PT400 ' || code,
  'an upsert to ' || wrong || ' is refused')
from (values ('10.5', 'setting_value_invalid'), ('-1', 'setting_value_invalid'), ('1e9', 'setting_value_invalid'),
  ('"soon"', 'setting_type_wrong'), ('true', 'setting_type_wrong'), ('null', 'setting_type_wrong'),
    ('{"text": "300"}', 'setting_type_wrong')) as odd (wrong, code);
select is(tests.refusal($$ update public.app_settings set setting_value = '10.5'
  where setting_key = 'vendor_accept_seconds' $$),
  'PT400 setting_value_invalid', 'so is a plain change');
select is(tests.refusal($$ update public.app_settings set setting_key = 'other_key'
  where setting_key = 'vendor_accept_seconds' $$), 'allowed', 'and a key');
select is((select setting_key from public.app_settings where setting_key in ('other_key', 'vendor_accept_seconds')),
  'vendor_accept_seconds', 'stays what it is');
select is(tests.refusal($$ insert into public.app_settings (setting_key, setting_value)
  values ('no_such_setting', '1') $$),
  'PT404 setting_not_found', 'an upsert makes no key that nothing reads');
select is(tests.refusal($$ select public.update_setting('no_such_setting', '1') $$), 'PT404 setting_not_found',
  'if they exist');
select is(tests.refusal($$ select public.update_setting('offer_seconds', '"long"') $$), 'PT400 setting_type_wrong',
  'to a value of the same kind');
select is(tests.refusal($$ select public.update_setting('offer_seconds', null) $$), 'PT400 setting_type_wrong',
  'that is there');
select lives_ok($$ select public.update_setting('offer_seconds', '60') $$, 'which works');
select results_eq($$ select setting_value, updated_by from public.app_settings where setting_key = 'offer_seconds' $$,
  $$ select '60'::jsonb, tests.user_id('admin') $$, 'and says who did it');
select lives_ok($$ select public.update_setting('claim_users', '{"text": "11M+"}') $$, 'a text may come wrapped');
select is((select setting_value from public.app_settings where setting_key = 'claim_users'), '"11M+"'::jsonb,
  'and is kept bare');
select is(tests.refusal($$ select public.update_setting('claim_users', '{"text": 11}') $$), 'PT400 setting_type_wrong',
  'if it is one');
select is(tests.refusal($$ select public.update_setting('claim_users', '{"other": "x"}') $$),
  'PT400 setting_type_wrong', 'and nothing else');
select tests.reset();
select
  results_eq(
  $$ select event, payload from private.topic_log where topic = 'settings' and payload ->> 'key' <> 'schedule_days'
   order by seq$$,
  $$ values ('setting', '{"key": "vendor_accept_seconds", "value": 300}'::jsonb),
   ('setting', '{"key": "offer_seconds", "value": 60}'), ('setting', '{"key": "claim_users", "value": "11M+"}')$$,
  'the apps receive the new value of a public setting, so that none of them has to fetch it (Spec §7 app_settings)');
select tests.act_as('admin');
select lives_ok($$ select public.update_setting('max_live_orders', '12') $$,
  'a setting that is not public changes as well');
select tests.reset();
select is((select payload from private.topic_log where topic = 'settings' order by seq desc limit 1), '{}'::jsonb,
  'and its name and value are sent to nobody (Spec §7 app_settings)');
select tests.act_as('admin');
select is(tests.refusal(format($$ select public.update_setting('offer_seconds', %L) $$, wrong)),
  'PT400 setting_value_invalid',
  'a number is whole and within its range, not ' || wrong)
from unnest(array['-1', '0', '9', '301', '240.5', '1e300', '99999999999999999999']) as wrong;
select lives_ok($$ select public.update_setting('offer_seconds', '300') $$, 'its ends belong to the range');
select lives_ok($$ select public.update_setting('offer_seconds', '60.0') $$,
  'and a whole number may be written with a point');
select is(tests.refusal($$ select public.update_setting('claim_users', '{"text": ""}') $$),
  'PT400 setting_value_invalid', 'a text is not empty');
select is(tests.refusal($$ select public.update_setting('claim_users',
  jsonb_build_object('text', repeat('x', 501))) $$), 'PT400 setting_value_invalid', 'nor endless');
select tests.reset();
select matches(tests.refusal($$ update public.app_settings set setting_value = '0.5'
  where setting_key = 'offer_seconds' $$), '^23514',
  'the table itself holds no value that would stop an order');
select matches(tests.refusal($$ insert into public.app_settings (setting_key, value_type, setting_value, category)
   values ('new_number', 'integer', '1', 'orders')$$), '^23514',
  'and no number without a range');
select matches(tests.refusal($$ insert into public.app_settings (setting_key, value_type, setting_value, category)
   values ('new_text', 'text', '1', 'orders')$$), '^23514',
  'or a value of another type than its own');
select is(private.setting_int('offer_seconds'), 60, 'so that every number can be read as an integer');
select tests.act_as('admin');

-- Audit.
select
  results_eq(
  $$ select actor_id, actor_role, action, subject_id, before, after from public.audit_log where subject_id = 'offer_seconds'
   order by id$$,
  $$ select tests.user_id('admin'), 'admin', 'update_setting', 'offer_seconds', v.before::jsonb, v.after::jsonb
    from (values ('30', '60'), ('60', '300'), ('300', '60.0')) as v (before, after) $$,
    'every change is in the audit log (Spec §7 app_settings)');
select matches(tests.refusal($$ insert into public.audit_log (actor_role, action, subject_type, subject_id)
  values ('admin', 'x', 'x', 'x') $$), '^42501',
  'which administrators do not write');
select matches(tests.refusal($$ delete from public.audit_log $$), '^42501', 'or clear');
select matches(tests.refusal($$ select private.audit('x', 'x', 'x') $$), '^42501', 'by no way');
select tests.act_as('asha');
select is_empty($$ select id from public.audit_log $$, 'people do not see it');
select tests.act_as_anon();
select matches(tests.refusal($$ select id from public.audit_log $$), '^42501', 'nor guests');
select tests.reset();
select is(tests.refusal($$ update public.audit_log set note = 'x' $$), 'PT403 append_only',
  'even its owner does not change it');
select is(tests.refusal($$ delete from public.audit_log $$), 'PT403 append_only', 'or delete from it');

-- Logs.
select tests.act_as_anon();
select lives_ok($$ insert into public.app_logs (level, message) values ('error', 'guest') $$, 'guests log (Spec §7)');
select matches(tests.refusal($$ insert into public.app_logs (level, message, user_id)
  values ('error', 'x', tests.user_id('asha')) $$), '^42501', 'but not in somebody''s name (Spec §3)');
select matches(tests.refusal($$ select message from public.app_logs $$), '^42501', 'and read nothing');
select tests.act_as('asha');
select lives_ok($$ insert into public.app_logs (level, message, context, metadata) values
  ('warn', 'login failed password=hunter2, token: abc card 4111 1111 1111 1111 ssn 123-45-6789', 'api_key=k-1',
   '{"token": 123, "nested": [{"apiKey": {"deep": 1}, "note": "secret: s3"}], "card": 4111111111111111, "n": 7, '
     '"none": null}')$$, 'people log (Spec §7)');
select matches(tests.refusal($$ insert into public.app_logs (level, message, user_id)
  values ('error', 'x', tests.user_id('bala')) $$), '^42501', 'in no other name (Spec §3)');
select matches(tests.refusal($$ insert into public.app_logs (level, message) values ('fatal', 'x') $$), '^23514',
  'with a level that exists');
select matches(tests.refusal($$ insert into public.app_logs (level, message) values ('error', repeat('x', 4001)) $$),
  '^23514', 'and not endlessly (Spec §3)');
select lives_ok($$ insert into public.app_logs (level, message)
  values ('error', repeat('token:a ', 500)) $$, 'what grows when it is cleaned is cut');
select is_empty($$ select id from public.app_logs $$, 'and read none, not even their own');
select tests.act_as('admin');
select is((select message from public.app_logs where level = 'warn'),
  'login failed password=[redacted], token: [redacted] card [redacted] ssn [redacted]',
    'passwords, tokens, cards and numbers of people are taken out');
select is((select context from public.app_logs where level = 'warn'), 'api_key=[redacted]', 'of the context too');
select is((select metadata from public.app_logs where level = 'warn'),
  '{"token": "[redacted]", "nested": [{"apiKey": "[redacted]", "note": "secret: [redacted]"}], "card": "[redacted]", '
    '"n": 7, "none": null}'::jsonb,
  'and of the metadata, which stay JSON');
select matches(tests.refusal($$ delete from public.app_logs $$), '^42501', 'administrators read and do not delete');
select tests.act_as('bala');
select lives_ok($$ insert into public.app_logs (level, message) select 'error', 'line ' || n
  from generate_series(1, 60) as n $$, 'sixty lines a minute');
select is(tests.refusal($$ insert into public.app_logs (level, message) values ('error', 'one more') $$),
  'PT429 too_many_logs', 'are enough');

-- Violations.
select matches(tests.refusal($$ insert into public.security_violations (type) values ('csp') $$), '^42501',
  'violations are not written by people');
select is_empty($$ select id from public.security_violations $$, 'nor read');
select tests.act_as_anon();
select matches(tests.refusal($$ insert into public.security_violations (type) values ('csp') $$), '^42501',
  'nor by guests');
select tests.act_as_service();
select ok(public.record_violation('csp', '{}', now(), 'a browser', 'https://angadi.in/', 'reporter'),
  'the edge function writes them');
select tests.act_as('admin');
select is((select type from public.security_violations), 'csp', 'and administrators read them');
select tests.reset();
select is_empty($$ select table_name, privilege_type from information_schema.role_table_grants
  where grantee = 'service_role' and table_schema in ('public', 'private') $$,
  'the secret key reads and writes no table itself');
select * from finish();
rollback;
