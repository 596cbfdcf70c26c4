-- Policies: versions that nobody changes, and who agreed to which.
begin;
select no_plan();
select tests.reviewed('guests', 'policies_in_force policy_figures');
select tests.reviewed('bounds', 'accept_policies');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('meera', null, '{user,admin}');
insert into public.policy_versions (policy, version, effective_on, digest, needs_consent) values
  ('terms', 1000, current_date - 2, repeat('a', 64), true), ('privacy', 1000, current_date - 2, repeat('b', 64), true),
  ('terms', 1001, current_date + 3, repeat('c', 64), true), ('refund', 1000, current_date - 2, repeat('d', 64), false);

select tests.act_as_anon();
select is(jsonb_array_length(public.policies_in_force()), 5,
  'everybody reads which policies hold (Spec §2 Policy pages)');
select results_eq($$ select p ->> 'policy', p ->> 'version' from jsonb_array_elements(public.policies_in_force()) as p
   where p ->> 'policy' in ('refund', 'terms')$$,
  $$ values ('refund', '1000'), ('terms', '1000') $$, 'each in its latest version that has come into force');
select isnt_empty($$ select digest from public.policy_versions where version = 1001 $$, 'and which come');
select matches(tests.refusal(statement), '^42501', 'a guest may not: ' || statement)
  from unnest(array['select public.policies_to_accept()',
  'select public.accept_policies(''{"terms": 1000}'')',
    'insert into public.policy_versions (policy) values (''terms'')', 'select * from public.policy_consents'])
    as statement;

select tests.act_as('asha');
select results_eq($$ select p ->> 'policy', p -> 'accepted_version'
  from jsonb_array_elements(public.policies_to_accept()) as p $$,
  $$ values ('privacy', 'null'::jsonb), ('terms', 'null'::jsonb) $$,
    'who has agreed to nothing is asked for what needs it');
select is(tests.refusal(format('select public.accept_policies(%L)', given)), 'PT400 policy_unknown',
  'what there is not is not agreed to: ' || left(given, 30))
from unnest(array['{}', '[]', 'null', '{"terms": 7777}', '{"terms": 1001}', '{"weather": 1}', '{"terms": "1000"}',
  '{"terms": 1000.5}', '{"terms": {"x": 1}}']) as given;
select is(tests.refusal($$ select public.accept_policies(jsonb_build_object('terms', repeat('x', 5000))) $$),
  'PT413 request_too_large', 'nor a novel');
select lives_ok($$ select public.accept_policies('{"terms": 1000, "privacy": 1000}', 'te') $$, 'who signs in agrees');
select lives_ok($$ select public.accept_policies('{"terms": 1000, "privacy": 1000}', 'en') $$, 'and again');
select results_eq($$ select policy, version, language from public.policy_consents order by policy $$,
  $$ values ('privacy', 1000, 'te'), ('terms', 1000, 'te') $$, 'the version, the language and the first time are kept');
select is(public.policies_to_accept(), '[]', 'then nothing is asked');
select matches(tests.refusal(statement), '^42501', 'nobody may: ' || statement)
  from unnest(array['insert into public.policy_consents (user_id) values (null)',
  'update public.policy_consents set version = 1', 'delete from public.policy_consents',
    'update public.policy_versions set digest = repeat(''f'', 64)',
  'select private.policies_in_force()', 'select private.policy_data(gen_random_uuid())']) as statement;
select tests.act_as('bala');
select is_empty($$ select policy from public.policy_consents $$, 'nobody sees what another agreed to');
select tests.act_as('meera');
select is((select count(*) from public.policy_consents), 2::bigint, 'but administrators');

select tests.reset();
select matches(tests.refusal($$ update public.policy_versions set digest = repeat('f', 64) $$), 'append_only',
  'a version is never changed');
insert into public.policy_versions (policy, version, effective_on, digest, needs_consent)
  values ('terms', 1002, current_date - 1, repeat('e', 64), true);
select tests.act_as('asha');
select is(public.policies_to_accept() #- '{0,effective_on}',
  '[{"policy": "terms", "version": 1002, "accepted_version": 1000}]',
  'a changed policy asks again (Issue 11, Policies)');
select tests.reset();
select is(jsonb_array_length(private.policy_data(tests.user_id('asha')) -> 'agreed_policies'), 2,
  'an export says what was agreed to');
select lives_ok($$ select private.forget_policies(tests.user_id('asha')) $$,
  'closing the account keeps the proof without a name');
select ok((select bool_and(value <> '') from jsonb_each_text(public.policy_figures())), 'no figure is empty');
select results_eq($$ select key from jsonb_each_text(public.policy_figures()) order by 1 $$,
  $$ select unnest(array['accept_minutes', 'acknowledge_hours', 'cancel_most', 'cancel_percent', 'contact_minutes',
   'credit_most', 'credit_percent', 'delivery_base',
    'delivery_base_km', 'delivery_per_km', 'exports_per_day', 'free_cancel_minutes', 'help_at_once', 'help_hours',
      'late_minutes', 'platform_fee', 'radius_km', 'resolve_days',
    'small_cart_below', 'small_cart_fee']) $$, 'and each is there that a policy names');
select * from finish();
rollback;
