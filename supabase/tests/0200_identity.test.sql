-- Who is who: profiles, roles, the first administrator, addresses.
begin;
select no_plan();
select tests.reviewed('bounds', 'create_first_admin revoke_role');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala'),
  tests.create_user('vikram', '+919000000003', '{vendor}');

-- Profiles.
select tests.act_as('asha');
select results_eq($$ select full_name, phone, language, verified
  from public.profiles $$, $$ values ('Asha', '+919000000001', 'en', false) $$,
  'a person is welcomed with a profile and sees only that one (Spec §3 User)');
select is(tests.touched($$ update public.profiles set full_name = 'Asha K', language = 'te', city = 'Hyderabad' $$), 1,
  'which is changed (Spec §3 profiles, §7 profiles)');
select is((select full_name from public.profiles), 'Asha K', 'by its owner');
select is(tests.touched(format($$ update public.profiles set full_name = 'Mine'
  where id = %L $$, tests.user_id('bala'))), 0, 'nobody else''s');
select matches(tests.refusal($$ update public.profiles set verified = true $$), '^42501',
  'nobody verifies themselves (Spec §3 User)');
select matches(tests.refusal($$ update public.profiles set phone = '+919999999999' $$), '^42501',
  'or takes another phone (Spec §3 profiles, §7 profiles)');
select matches(tests.refusal($$ update public.profiles set id = gen_random_uuid() $$), '^42501', 'or becomes another');
select matches(tests.refusal($$ insert into public.profiles (id) values (gen_random_uuid()) $$), '^42501',
  'or adds a person');
select matches(tests.refusal($$ delete from public.profiles $$), '^42501', 'or deletes one');
select matches(tests.refusal($$ update public.profiles set language = 'fr' $$), '^23514',
  'in a language that we speak');
select matches(tests.refusal($$ update public.profiles set full_name = '' $$), '^23514', 'under a name');
select tests.act_as('bala');
select is((select phone from public.profiles), null, 'a user who signed up by email has no phone');
select tests.act_as_anon();
select matches(tests.refusal($$ select id from public.profiles $$), '^42501', 'guests see nobody');

-- Roles.
select matches(tests.refusal($$ select role from public.user_roles $$), '^42501',
  'or what anybody is (Spec §7 user_roles)');
select matches(tests.refusal($$ select public.assign_additional_role(tests.user_id('asha'), 'vendor') $$), '^42501',
  'and become nothing');
select tests.act_as('asha');
select results_eq($$ select role::text from public.user_roles $$, $$ values ('user') $$,
  'everybody begins as a customer and sees only the own roles (Spec §7 user_roles)');
select matches(tests.refusal($$ insert into public.user_roles (user_id, role)
  values (tests.user_id('asha'), 'admin') $$), '^42501', 'nobody writes a role (Spec §7 user_roles)');
select matches(tests.refusal($$ update public.user_roles set role = 'admin' $$), '^42501', 'or changes one');
select matches(tests.refusal($$ delete from public.user_roles $$), '^42501', 'or drops one');
select is(tests.refusal($$ select public.assign_additional_role(tests.user_id('asha'), 'admin') $$),
  'PT403 role_not_self_assignable', 'not the administrator''s (Spec §6 Roles)');
select is(tests.refusal($$ select public.assign_additional_role(tests.user_id('asha'), 'franchise') $$),
  'PT403 role_not_self_assignable', 'not the franchise''s');
select is(tests.refusal($$ select public.assign_additional_role(tests.user_id('asha'), 'doctor') $$),
  'PT403 role_not_self_assignable', 'not the doctor''s (Spec §7 assign_additional_role; Decisions)');
select is(tests.refusal($$ select public.assign_additional_role(tests.user_id('bala'), 'vendor') $$),
  'PT403 role_not_self_assignable', 'and none for others (Spec §7 assign_additional_role; Decisions)');
select is(public.assign_additional_role(tests.user_id('asha'), 'vendor'), null,
  'a user who wants to sell says first what they want to sell (Spec §7 assign_additional_role; Decisions)');
select isnt(public.assign_additional_role(tests.user_id('asha'), 'delivery'), null,
  'a user who wants to deliver has an application (case ON-13)');
select is(public.assign_additional_role(tests.user_id('asha'), 'delivery'),
  (select id from public.provider_applications), 'and twice it is the same');
select results_eq($$ select role, state from public.provider_applications $$, $$ values ('courier', 'draft') $$,
  'a draft of their own');
select results_eq($$ select role::text from public.user_roles $$, $$ values ('user') $$, 'and no role');
select is_empty($$ select id from public.my_vendors() $$, 'and no business');
select tests.reset();
insert into public.user_roles (user_id, role) values (tests.user_id('asha'), 'vendor');
select is((select raw_app_meta_data from auth.users where id = tests.user_id('asha')) - 'provider' - 'providers',
  '{"role": "vendor", "roles": ["vendor", "user"]}'::jsonb, 'the token will show them, the strongest first');
delete from public.user_roles where user_id = tests.user_id('asha') and role = 'vendor';
select is((select raw_app_meta_data -> 'roles' from auth.users where id = tests.user_id('asha')), '["user"]'::jsonb,
  'until one is taken away');

-- The first administrator.
select tests.act_as_anon();
select matches(tests.refusal($$ select public.create_first_admin('x') $$), '^42501',
  'a guest becomes no administrator');
select tests.act_as('asha');
select is(public.create_first_admin('anything') ->> 'outcome', 'wrong_token',
  'without a token set there is none that fits');
select is(public.create_first_admin(null) ->> 'outcome', 'wrong_token', 'nor no token');
select matches(tests.refusal($$ select private.set_setup_token('mine') $$), '^42501', 'nobody sets one');
select matches(tests.refusal($$ select digest from private.setup_token $$), '^42501', 'or reads it');
select tests.reset();
select private.set_setup_token('open sesame');
select isnt((select digest from private.setup_token), 'open sesame', 'only a digest is kept');
select tests.act_as('asha');
select results_eq($$ select public.create_first_admin('wrong ' || n) ->> 'outcome' from generate_series(1, 5) as n $$,
  $$ values ('wrong_token'), ('wrong_token'), ('wrong_token'), ('wrong_token'), ('wrong_token') $$, 'five wrong tries');
select is(public.create_first_admin('open sesame') ->> 'outcome', 'locked',
  'then the right one has to wait (Decisions, /create-admin)');
select tests.reset();
update private.setup_token set locked_until = now() - interval '1 second';
select tests.act_as('asha');
select is(public.create_first_admin('open sesame') ->> 'outcome', 'created', 'a minute; then it opens');
select is((select array_agg(role::text order by role) from public.user_roles where user_id = tests.user_id('asha')),
  array['user', 'admin'], 'once');
select tests.act_as('bala');
select is(tests.refusal($$ select public.create_first_admin('open sesame') $$), 'PT409 admin_exists',
  'and for one person (Decisions, /create-admin)');
select tests.reset();
select is_empty($$ select from private.setup_token $$, 'the token is gone');
select is((select action from public.audit_log), 'create_first_admin', 'it is in the audit log');
select tests.act_as('asha');
select ok((select count(distinct user_id) > 1 from public.user_roles), 'an administrator sees everybody''s roles');
select is(tests.refusal($$ select public.assign_additional_role(gen_random_uuid(), 'vendor') $$),
  'PT404 user_not_found', 'gives them to people who exist');
select lives_ok($$ select public.assign_additional_role(tests.user_id('bala'), 'franchise') $$, 'any role');
select is((select after ->> 'role' from public.audit_log where action = 'assign_role'), 'franchise', 'on the record');

-- Taking roles away (Spec §6; Decisions, Server-side authorisation).
select tests.act_as_anon();
select matches(tests.refusal($$ select public.revoke_role(tests.user_id('vikram'), 'vendor') $$), '^42501',
  'a guest takes no role away (Decisions, Server-side authorisation)');
select matches(tests.refusal($$ select * from public.check_roles() $$), '^42501', 'or asks what they are');
select matches(tests.refusal($$ select public.setup_is_open() $$), '^42501', 'or whether there is an administrator');
select tests.act_as('vikram');
select is(tests.refusal($$ select public.revoke_role(tests.user_id('bala'), 'franchise') $$), 'PT403 role_required',
  'nor does a vendor (Decisions, Server-side authorisation)');
select is(tests.refusal($$ select public.revoke_role(tests.user_id('vikram'), 'vendor') $$), 'PT403 role_required',
  'not even the own one');
select is(public.setup_is_open(), false, 'a system with an administrator is set up');
select results_eq($$ select role::text from public.check_roles() where granted
  order by role $$, $$ values ('user'), ('vendor') $$, 'policies answer for the roles held');
select tests.act_as('asha');
select is(tests.refusal($$ select public.revoke_role(tests.user_id('vikram'), 'user') $$), 'PT400 role_not_revocable',
  'everybody stays a customer');
select is(tests.refusal($$ select public.revoke_role(gen_random_uuid(), 'vendor') $$), 'PT404 user_not_found',
  'a user who does not exist has no role to revoke');
select is(tests.refusal($$ select public.revoke_role(tests.user_id('asha'), 'admin') $$), 'PT409 last_admin',
  'the last administrator stays (Decisions, Server-side authorisation)');
select lives_ok($$ select public.revoke_role(tests.user_id('vikram'), 'vendor') $$,
  'an administrator takes a role away');
select lives_ok($$ select public.revoke_role(tests.user_id('vikram'), 'vendor') $$, 'twice is once');
select is((select count(*)::int from public.audit_log where action = 'revoke_role'), 1, 'and is in the audit log once');
select is((select before ->> 'role' from public.audit_log where action = 'revoke_role'), 'vendor', 'with the role');
select tests.act_as('vikram');
select results_eq($$ select role::text from public.check_roles()
  where granted $$, $$ values ('user') $$,
  'with the very next statement the policies say no (Decisions, Server-side authorisation)');
select tests.reset();
select is((select raw_app_meta_data -> 'roles' from auth.users where id = tests.user_id('vikram')), '["user"]'::jsonb,
  'the next token no longer shows it');
select is((select count(*)::int from private.topic_log where topic = 'user:' || tests.user_id('vikram')
  and event = 'roles'), 2,
  'the user''s screens are notified when it is granted and when it is revoked (Decisions, Server-side authorisation)');
select is((select count(*)::int from private.topic_log where topic = 'user:' || tests.user_id('asha')
  and event = 'roles'), 3,
  'a new customer''s own role is no news');
select tests.act_as('asha');
select lives_ok($$ select public.assign_additional_role(tests.user_id('bala'), 'admin') $$, 'a second administrator');
select lives_ok($$ select public.revoke_role(tests.user_id('asha'), 'admin') $$, 'lets the first one go');
select tests.reset();
select is((select actor_role from public.audit_log where action = 'revoke_role'
  and subject_id = tests.user_id('asha')::text), 'admin', 'who was one when it was written down');
select tests.act_as('bala');
select is(tests.refusal($$ select public.revoke_role(tests.user_id('bala'), 'admin') $$), 'PT409 last_admin',
  'the one who is left stays');
select lives_ok($$ select public.assign_additional_role(tests.user_id('asha'), 'admin') $$,
  'and brings the first one back');

-- Addresses.
select tests.act_as('bala');
select lives_ok($$ insert into public.addresses (label, line, city, pincode, lat, lng) values
  ('Home', 'Flat 4, Lakeview', 'Hyderabad', '500034', 17.44, 78.45) $$, 'people save an address');
select lives_ok($$ insert into public.addresses (label, line, city, pincode, lat, lng) values
  ('Work', 'Plot 9, Hitec City', 'Hyderabad', '“౫౦౦ ౦౮౧”.', 17.45, 78.38) $$, 'and another');
select is((select pincode from public.addresses where label = 'Work'), '500081',
  'whose pincode is read as it is pasted');
select results_eq($$ select label, is_default, user_id from public.addresses order by label $$,
  $$ values ('Home', true, tests.user_id('bala')), ('Work', false, tests.user_id('bala')) $$,
    'their own; the first one is where checkout begins');
select matches(tests.refusal($$ insert into public.addresses (user_id, label, line, city, pincode, lat, lng) values
  (tests.user_id('asha'), 'Home', 'Flat 4, Lakeview', 'Hyderabad', '500034', 17.44, 78.45) $$), '^42501',
  'not somebody else''s');
select matches(tests.refusal($$ update public.addresses set is_default = true $$), '^42501',
  'the default changes by its function');
select matches(tests.refusal($$ update public.addresses set pincode = '12345' $$), '^23514',
  'pin codes have six digits');
select matches(tests.refusal($$ update public.addresses set lat = 91 $$), '^23514', 'and the earth its poles');
select matches(tests.refusal($$ update public.addresses set line = '    ' $$), '^23514',
  'an address is more than spaces');
select lives_ok($$ select public.set_default_address((select id from public.addresses where label = 'Work')) $$,
  'checkout begins at work from now on');
select results_eq($$ select label from public.addresses where is_default $$, $$ values ('Work') $$, 'and only there');
select is(tests.refusal($$ select public.set_default_address(gen_random_uuid()) $$), 'PT404 address_not_found',
  'at an address that exists');
select set_config('tests.address', (select id::text from public.addresses where label = 'Home'), true);
select tests.act_as('vikram');
select is_empty($$ select id from public.addresses $$, 'nobody sees where others live (Issue, addresses)');
select is(tests.touched($$ update public.addresses set line = 'Somewhere else' $$), 0,
  'or moves them (Issue, addresses)');
select is(tests.touched($$ delete from public.addresses $$), 0, 'or evicts them');
select is(tests.refusal(format($$ select public.set_default_address(%L) $$, current_setting('tests.address'))),
  'PT404 address_not_found', 'or chooses for them');
select tests.act_as('asha');
select is_empty($$ select id from public.addresses $$, 'not even an administrator');
select tests.act_as_anon();
select matches(tests.refusal($$ select id from public.addresses $$), '^42501', 'nor a guest');
select matches(tests.refusal($$ select public.set_default_address(gen_random_uuid()) $$), '^42501', 'who has none');
select tests.act_as('bala');
select is(tests.touched(format($$ delete from public.addresses where id = %L $$, current_setting('tests.address'))), 1,
  'an own address is deleted');
insert into public.addresses (label, line, city, pincode, lat, lng)
select 'Place ' || n, 'Street number ' || n, 'Hyderabad', '500034', 17.44, 78.45 from generate_series(1, 19) as n;
select is(tests.refusal($$ insert into public.addresses (label, line, city, pincode, lat, lng) values
  ('More', 'One too many', 'Hyderabad', '500034', 17.44, 78.45) $$), 'PT409 too_many_addresses',
  'twenty are the most (Issue, addresses)');
select * from finish();
rollback;
