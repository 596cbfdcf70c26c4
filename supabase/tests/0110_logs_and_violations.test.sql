-- Logs and violations: what is taken out of them, and how much one reporter may fill.
begin;
select no_plan();
select tests.reviewed('service', 'record_violation');
select tests.create_user('asha'), tests.create_user('admin', null, '{admin}');

-- Redaction (Spec §8). packages/local/src/database/redaction.test.ts holds these rules and those of the apps against
-- the same lines.
select is(private.redact('Authorization: Bearer abc.def'), 'Authorization: Bearer [redacted]',
  'the token goes, not the word before it (Spec §8)');
select is(private.redact('got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.sig-1 and sb_secret_abc'),
  'got [redacted] and [redacted]', 'tokens are known by their looks (Spec §8)');
select is(private.redact('order 123456789012345 and 41111111111111111'), 'order 123456789012345 and 41111111111111111',
  'numbers of other lengths stay (Spec §8)');
select is(private.redact('access_key=a private-key: b "secret":"c"'),
  'access_key=[redacted] private-key: [redacted] "secret":"[redacted]"', 'keys and secrets go (Spec §8)');

-- How much guests may log: each address has a share of its own.
create function pg_temp.log_lines(address text, lines integer) returns text language plpgsql as $$
begin
  perform set_config('request.headers', json_build_object('x-forwarded-for', address)::text, true);
  return tests.refusal(format($q$ insert into public.app_logs (level, message) select 'error', 'line'
    from generate_series(1, %s) $q$, lines));
end
$$;
grant execute on function pg_temp.log_lines(text, integer) to anon, authenticated;
select tests.act_as_anon();
select is(pg_temp.log_lines('203.0.113.1', 60), 'allowed', 'a guest logs sixty lines a minute');
select is(pg_temp.log_lines('203.0.113.1', 1), 'PT429 too_many_logs', 'and no more');
select is(pg_temp.log_lines('203.0.113.2', 1), 'allowed', 'which silences nobody at another address');
select tests.reset();
select ok((select bool_and(sender ~ '^[0-9a-f]{32}$') and count(distinct sender) = 2 from public.app_logs
  where user_id is null),
  'an address is kept as a digest only');
select tests.act_as_anon();
select is(pg_temp.log_lines('198.51.100.' || n, 60), 'allowed', 'other guests go on: ' || n)
  from generate_series(1, 8) as n;
select is(pg_temp.log_lines('198.51.100.9', 60), 'PT429 too_many_logs',
  'until all of them together have six hundred lines');
select tests.act_as('asha');
select is(pg_temp.log_lines('203.0.113.1', 1), 'allowed', 'somebody who is signed in is counted alone');
select tests.reset();
select is((select sender from public.app_logs where user_id = tests.user_id('asha')), null,
  'and their address is not kept at all');
select set_config('request.headers', '', true);

-- Who records.
select tests.act_as_anon();
select matches(tests.refusal($$ select public.record_violation('csp', '{}', now(), 'x', 'x', 'x') $$), '^42501',
  'guests do not record by themselves (Decisions)');
select matches(tests.refusal($$ select type from public.security_violations $$), '^42501', 'or read');
select tests.act_as('asha');
select matches(tests.refusal($$ select public.record_violation('csp', '{}', now(), 'x', 'x', 'x') $$), '^42501',
  'nor do people');
select is_empty($$ select type from public.security_violations $$, 'who see none');
select tests.act_as('admin');
select matches(tests.refusal($$ select public.record_violation('csp', '{}', now(), 'x', 'x', 'x') $$), '^42501',
  'not even administrators (Decisions)');
select matches(tests.refusal($$ delete from public.security_violations $$), '^42501', 'or delete any');

-- What is kept.
select tests.act_as_service();
select ok(public.record_violation('content-policy', '{"token": "t", "directive": "script-src"}', '2026-11-21T10:00:00Z',
  'Firefox password=x ' || repeat('u', 600), 'https://angadi.in/auth?token=abc ' || repeat('/', 3000),
    repeat('r', 100)), 'the edge function records');
select tests.act_as('admin');
select is((select details from public.security_violations), '{"token": "[redacted]", "directive": "script-src"}'::jsonb,
  'without secrets in the details (Spec §8)');
select ok((select url like '%token=[redacted] /%' and user_agent like 'Firefox password=[redacted] u%'
  from public.security_violations), 'in the address and the browser''s name (Spec §8)');
select results_eq($$ select length(user_agent), length(url), length(reporter)
  from public.security_violations $$, $$ values (500, 2000, 64) $$, 'what is too long is cut');
select ok((select occurred_at = '2026-11-21T10:00:00Z' and reported_at = now() from public.security_violations),
  'with both times (Spec §7)');
select tests.act_as_service();
select matches(tests.refusal($$ select public.record_violation('big', jsonb_build_object('x', repeat('x', 9000)), now(),
  null, null, 'a') $$), '^23514', 'details have their limit');

-- How much.
select tests.reset();
delete from public.security_violations;
select tests.act_as_service();
select is((select count(*) from generate_series(1, 25)
  where public.record_violation('csp', '{}', now(), null, null, 'one')), 20::bigint,
  'twenty a minute of one reporter (Decisions)');
select ok(public.record_violation('csp', '{}', now(), null, null, 'two'), 'which is nobody else''s trouble');
select tests.reset();
update public.security_violations set reported_at = now() - interval '61 seconds';
select tests.act_as_service();
select ok(public.record_violation('csp', '{}', now(), null, null, 'one'), 'a minute later it goes on');
select tests.reset();
insert into public.security_violations (type, reporter) select 'csp', 'r' || n from generate_series(1, 599) as n;
select tests.act_as_service();
select is(public.record_violation('csp', '{}', now(), null, null, 'three'), false,
  'six hundred a minute of all together (Decisions)');
select tests.reset();
delete from public.security_violations;
select tests.act_as_service();
select public.record_violation('contact', '{"said": "call +91 98765 43210 or a@b.in", "number": 9876543210}', now(),
  'x', 'https://angadi.in/?q=9876543210', 'reporter-contact');
select tests.reset();
select is((select details::text || ' ' || url from public.security_violations where type = 'contact'),
  '{"said": "call 0 or [email]", "number": 0} https://angadi.in/?q=0', 'no number or address of anybody is kept');
select * from finish();
rollback;
