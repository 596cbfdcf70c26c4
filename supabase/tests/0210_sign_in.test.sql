-- Whose numbers may sign in (Spec §2 Welcome choice, §5 Phone).
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala');

select ok(private.is_indian_mobile('919849012345'), 'an Indian mobile as the session service keeps it (Spec §5 Phone)');
select ok(private.is_indian_mobile('+91 98490 12345'), 'and as people write it');
select ok(not private.is_indian_mobile(number), number || ' is none')
  from unnest(array['14155550100', '915849012345', '91984901234', '9198490123456', '9849012345', '']) as number;

select matches(tests.refusal($$ select tests.create_user('carl', '+14155550100') $$), 'phone_not_indian',
  'a foreign number opens no account (Spec §2 Welcome choice)');
select matches(tests.refusal($$ select tests.create_user('carl', '+915849012345') $$), 'phone_not_indian',
  'nor does an Indian one that is no mobile');
select matches(tests.refusal(format($$ update auth.users set phone = '14155550100'
  where id = %L $$, tests.user_id('asha'))), 'phone_not_indian', 'nobody moves to a foreign number');
select is(tests.refusal(format($$ update auth.users set phone = '919849012345'
  where id = %L $$, tests.user_id('asha'))), 'allowed', 'to another Indian one, one may');
select is(tests.refusal(format($$ update auth.users set phone = null where id = %L $$, tests.user_id('asha'))),
  'allowed', 'and to none');
select is(tests.refusal(format($$ update auth.users set phone = '' where id = %L $$, tests.user_id('bala'))), 'allowed',
  'as the session service writes it, too');

select is(private.before_user_created('{"user": {"phone": "919849012345"}}'), '{}'::jsonb,
  'the hook lets Indian numbers in');
select is(private.before_user_created('{"user": {"email": "a@example.test", "phone": ""}}'), '{}'::jsonb, 'and e-mail');
select is(private.before_user_created('{"user": {"phone": "14155550100"}}') -> 'error' ->> 'http_code', '400',
  'and answers foreign numbers with a refusal');

select tests.act_as('asha');
select matches(tests.refusal($$ select private.before_user_created('{}') $$), '^42501',
  'nobody but the session service asks it: not a customer');
select tests.act_as_anon();
select matches(tests.refusal($$ select private.before_user_created('{}') $$), '^42501', 'and not a guest');
select tests.reset();

select * from finish();
rollback;
