-- One's own account: verification, the picture, devices, a copy of one's data, closing it.
begin;
select no_plan();
select tests.reviewed('bounds', 'delete_account');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('chef', '+919000000003', '{vendor}'),
  tests.create_user('ravi', '+919000000004', '{delivery}'), tests.create_user('meera', '+919000000005', '{admin}'),
  tests.create_user('other-admin', '+919000000006', '{admin}');
create function pg_temp.act_on(handle text, session uuid) returns void language plpgsql as $$
begin
  perform tests.act_as(handle);
  perform set_config('request.jwt.claims',
    (current_setting('request.jwt.claims')::jsonb || jsonb_build_object('session_id', session))::text, true);
end
$$;

-- Verified.
select is((select verified from public.profiles where id = tests.user_id('asha')), false,
  'nobody begins verified (Spec §3 User)');
update auth.users set phone_confirmed_at = null where id = tests.user_id('asha');
update auth.users set phone_confirmed_at = now() where id = tests.user_id('asha');
select is((select verified from public.profiles where id = tests.user_id('asha')), true,
  'who proves a phone is verified (Spec §3 User)');
update auth.users set email_confirmed_at = now() where id = tests.user_id('bala');
select is((select verified from public.profiles where id = tests.user_id('bala')), true,
  'or a mail address (Spec §3 User)');

-- The picture.
select results_eq($$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'avatars' $$,
  $$ values (true, 262144::bigint, '{image/webp,image/jpeg}'::text[]) $$,
    'pictures are small, of two kinds, and public to anyone who knows the URL (Issue, avatar upload)');
select tests.act_as('asha');
select lives_ok(format($$ insert into storage.objects (bucket_id, name)
  values ('avatars', '%s/one.webp') $$, tests.user_id('asha')),
  'people put a picture into their own folder (Issue, avatar upload)');
select matches(tests.refusal(format($$ insert into storage.objects (bucket_id, name)
  values ('avatars', '%s/one.webp') $$, tests.user_id('bala'))), '^42501', 'not into another''s');
select matches(tests.refusal($$ insert into storage.objects (bucket_id, name) values ('avatars', 'one.webp') $$),
  '^42501', 'or the bucket''s top');
select matches(tests.refusal(format($$ insert into storage.objects (bucket_id, name)
  values ('catalogue', '%s/one.webp') $$, tests.user_id('asha'))), '^42501', 'or another bucket');
select matches(tests.refusal(format($$ update storage.objects set name = '%s/mine.webp' $$, tests.user_id('bala'))),
  '^42501', 'or move it there');
select lives_ok(format($$ update public.profiles set avatar_url = '%s/one.webp' $$, tests.user_id('asha')),
  'the profile names it (Spec §3 profiles, §7 profiles)');
select matches(tests.refusal($$ update public.profiles set avatar_url = 'https://elsewhere.example/pixel.webp' $$),
  '^23514', 'but no address elsewhere (Issue, avatar upload)');
select matches(tests.refusal(format($$ update public.profiles set avatar_url = '%s/two.webp' $$,
  tests.user_id('bala'))), '^23514', 'nor another''s picture');
select matches(tests.refusal(format($$ update public.profiles set avatar_url = '%s/../../one.webp' $$,
  tests.user_id('asha'))), '^23514', 'nor a way around (Issue, avatar upload)');
select matches(tests.refusal(format($$ insert into storage.objects (bucket_id, name)
  values ('avatars', '%s/%s') $$, tests.user_id('asha'), name)), '^42501',
  'nor what no profile could name: ' || name)
    from unnest(array['one.html', 'deep/er/one.webp', 'one', 'One.webp', '../one.webp']) as name;
select lives_ok(format($$ insert into storage.objects (bucket_id, name)
  values ('avatars', '%s/n%s.webp') $$, tests.user_id('asha'), n), 'a few pictures have room')
from generate_series(1, 9) as n;
select matches(tests.refusal(format($$ insert into storage.objects (bucket_id, name)
  values ('avatars', '%s/n10.webp') $$, tests.user_id('asha'))), '^42501',
  'ten are enough: the bucket is nobody''s disk (Issue, avatar upload)');
select is(tests.touched(format($$ update storage.objects set metadata = '{}'
  where name = '%s/n9.webp' $$, tests.user_id('asha'))), 1, 'one that is there may still be replaced');
delete from storage.objects where bucket_id = 'avatars' and name like '%/n_.webp';
select tests.act_as('bala');
select is_empty($$ select name from storage.objects where bucket_id = 'avatars' $$, 'nobody lists another''s pictures');
select is(tests.touched($$ delete from storage.objects where bucket_id = 'avatars' $$), 0, 'or removes them');
select is(tests.touched($$ update storage.objects set metadata = '{}' where bucket_id = 'avatars' $$), 0,
  'or replaces them');
select tests.act_as_anon();
select is_empty($$ select name from storage.objects where bucket_id = 'avatars' $$,
  'nor does a guest (Issue, avatar upload)');
select matches(tests.refusal(format($$ insert into storage.objects (bucket_id, name)
  values ('avatars', '%s/two.webp') $$, tests.user_id('asha'))), '^42501', 'who puts none anywhere');
select is(tests.touched($$ delete from storage.objects where bucket_id = 'avatars' $$), 0, 'and removes none');

-- Devices.
select tests.reset();
insert into auth.sessions (id, user_id, created_at, refreshed_at, user_agent, ip) values
  ('00000000-0000-4000-8000-000000000001', tests.user_id('asha'), now() - interval '3 days',
    (now() at time zone 'utc') - interval '1 hour', 'Phone', '203.0.113.9'),
  ('00000000-0000-4000-8000-000000000002', tests.user_id('asha'), now() - interval '2 days', null, 'Laptop', null),
  ('00000000-0000-4000-8000-000000000003', tests.user_id('bala'), now(), null, 'Tablet', null);
insert into auth.sessions (id, user_id, not_after) values ('00000000-0000-4000-8000-000000000004',
  tests.user_id('asha'), now() - interval '1 minute');
insert into auth.refresh_tokens (id, token, user_id, session_id)
  values ('901', 'phone-token', tests.user_id('asha'), '00000000-0000-4000-8000-000000000001'),
  ('902', 'laptop-token', tests.user_id('asha'), '00000000-0000-4000-8000-000000000002');
select pg_temp.act_on('asha', '00000000-0000-4000-8000-000000000002');
select results_eq($$ select user_agent, ip, is_current, last_seen_at from public.my_sessions() $$,
  $$ values ('Laptop', null, true, now() - interval '2 days'),
    ('Phone', '203.0.113.9', false, now() - interval '1 hour') $$,
  'people see where they are signed in, this device first, with what the platform knows of it; not what has run out, '
    'and nobody else''s');
select is(tests.refusal($$ select public.end_session('00000000-0000-4000-8000-000000000003') $$),
  'PT404 session_not_found', 'nobody ends another''s session');
select is(tests.refusal($$ select public.end_session(null) $$), 'PT404 session_not_found', 'or no session');
select lives_ok($$ select public.end_session('00000000-0000-4000-8000-000000000001') $$, 'an own one ends');
select results_eq($$ select user_agent from public.my_sessions() $$, $$ values ('Laptop') $$, 'and is gone');
select is(tests.refusal($$ select public.end_session('00000000-0000-4000-8000-000000000001') $$),
  'PT404 session_not_found', 'once');
select matches(tests.refusal($$ select from auth.sessions $$), '^42501', 'the platform''s table itself stays shut');
select tests.reset();
select results_eq($$ select token::text from auth.refresh_tokens $$, $$ values ('laptop-token') $$,
  'what would have renewed it is gone too (Issue, devices/sessions)');
select is((select count(*) from auth.sessions where user_id = tests.user_id('bala')), 1::bigint,
  'others stay signed in');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.my_sessions() $$), '^42501',
  'guests have no devices (Issue, devices/sessions; Issue, account deletion)');
select matches(tests.refusal($$ select public.end_session('00000000-0000-4000-8000-000000000002') $$), '^42501',
  'and end none');

-- A life to look at: Asha has eaten, rated, and has a wish; Bala too.
select tests.reset();
select tests.open_vendor('lakeview-kitchen', 'chef'), tests.add_item('lakeview-kitchen', 'Dosa', 8000),
  tests.add_address('asha'), tests.add_address('bala');
update public.vendors set phone = '+914012345678' where slug = 'lakeview-kitchen';
select tests.fund_wallet('asha', 100000), tests.fund_wallet('bala', 100000);
select tests.order_item('first', 'asha', 'Dosa', 2, 'wallet', '{"instructions": "Ring twice, the baby sleeps"}');
select tests.order_item('balas', 'bala', 'Dosa');
select tests.act_as('asha');
insert into public.wishlists (vendor_id) values (tests.vendor_id_of('lakeview-kitchen'));
select public.add_to_cart(tests.item_id('Dosa')::text, '{}', 1);
insert into public.app_logs (level, message, user_id) values ('warn', 'asha saw a warning', tests.user_id('asha'));

select public.send_message(tests.order_id('first'), 'user', 'vendor', gen_random_uuid(), 'text',
  'The baby sleeps, please be quiet');

-- The copy.
create temp table copy (whole jsonb);
grant all on copy to authenticated, anon;
insert into copy select public.export_my_data();
select ok((select whole ?& array['account', 'profile', 'roles', 'addresses', 'devices', 'cart', 'wishlist',
  'notifications', 'app_logs', 'orders',
  'refunds', 'coupons_used', 'reviews', 'wallet_balance_paise', 'ledger', 'messages', 'calls', 'works_for', 'courier',
    'deliveries_made', 'shifts', 'positions'] from copy),
  'the copy holds every kind of thing that is kept about a person (Issue, data export)');
select is((select whole -> 'account' ->> 'phone' from copy), '+919000000001', 'their number');
select is((select whole -> 'profile' ->> 'full_name' from copy), 'Asha', 'name');
select is((select whole -> 'roles' -> 0 ->> 'role' from copy), 'user', 'roles');
select is((select whole -> 'addresses' -> 0 ->> 'line' from copy), 'Flat 4, Lakeview Residency', 'home');
select is((select whole -> 'devices' -> 0 ->> 'user_agent' from copy), 'Laptop', 'devices');
select is((select whole -> 'cart' -> 0 ->> 'name' from copy), 'Dosa', 'cart');
select is((select whole -> 'wishlist' -> 0 ->> 'vendor' from copy), 'Lakeview Kitchen', 'wishes');
select is((select whole -> 'app_logs' -> 0 ->> 'message' from copy), 'asha saw a warning', 'log lines');
select is((select jsonb_array_length(whole -> 'orders') from copy), 1, 'their orders');
select is((select whole -> 'orders' -> 0 -> 'lines' -> 0 ->> 'name' from copy), 'Dosa', 'with lines');
select is((select whole -> 'orders' -> 0 -> 'events' -> 0 ->> 'to' from copy), 'pending', 'with what happened');
select is((select whole -> 'messages' -> 0 ->> 'body' from copy), 'The baby sleeps, please be quiet',
  'what they wrote about them (Issue 10, reaching each other)');
select is((select whole -> 'orders' -> 0 -> 'payments' -> 0 ->> 'method' from copy), 'wallet', 'with how it was paid');
select ok((select jsonb_array_length(whole -> 'ledger') >= 2 from copy), 'and what moved in the wallet');
select is((select count(*) from copy, lateral (select string_agg(p.user_id::text, '|') as ids from tests.people as p
  where p.handle <> 'asha') as others
  where whole::text ~ others.ids), 0::bigint, 'nobody else is named in it (Issue, data export)');
select unalike((select whole::text from copy), '%4012345678%', 'not the vendor''s number');
select unalike((select whole::text from copy), '%commission%', 'nor what the vendor agreed to (Issue, data export)');
select is((select count(*) from generate_series(1, 4) as n where public.export_my_data() is not null), 4::bigint,
  'five copies a day (Issue, data export)');
select is(tests.refusal($$ select public.export_my_data() $$), 'PT429 too_many_exports',
  'and no sixth (Issue, data export)');
select tests.act_as('bala');
select is((select public.export_my_data() -> 'profile' ->> 'full_name'), 'Bala', 'others have their own five');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.export_my_data() $$), '^42501',
  'guests have nothing to copy (Issue, account deletion)');
select tests.reset();
update private.data_exports set at = at - interval '25 hours' where user_id = tests.user_id('asha');
select tests.act_as('asha');
select ok(public.export_my_data() is not null, 'a day later there is another (Issue, data export)');
select tests.act_as('chef');
select is((select public.export_my_data() -> 'works_for' -> 0 ->> 'vendor'), 'Lakeview Kitchen',
  'who works somewhere reads where');
select matches(tests.refusal($$ select private.person_data(tests.user_id('asha')) $$), '^42501',
  'the parts are for nobody to call');

-- Closing: what prevents it.
select tests.act_as('asha');
select results_eq($$ select public.account_closing() $$,
  $$ select jsonb_build_object('problems', '[{"code": "orders_under_way", "count": 1}]'::jsonb, 'wallet_balance_paise',
   tests.wallet_of('asha'), 'confirm_with', 'phone')$$,
  'people see what keeps them, what they would give up, and how to confirm');
select is(tests.refusal($$ select public.delete_account('0002') $$), 'PT400 confirmation_wrong',
  'another number''s digits confirm nothing');
select is(tests.refusal($$ select public.delete_account(null) $$), 'PT400 confirmation_wrong',
  'nor does nothing (Issue, account deletion)');
select is(tests.refusal($$ select public.delete_account('0001') $$), 'PT409 orders_under_way',
  'not while something is being cooked (Issue, account deletion)');
select tests.act_as('chef');
select is(tests.refusal($$ select public.delete_account('0003') $$), 'PT409 runs_business',
  'not the owner of an open business (Issue, account deletion)');
select tests.reset();
update public.regions set franchise_owner_id = tests.user_id('bala') where slug = 'hyderabad';
select public.cancel_order(tests.order_id('balas'), 'changed_mind') from (select tests.act_as('bala')) as _;
select is(tests.refusal($$ select public.delete_account('0002') $$), 'PT409 runs_business',
  'or a region (Issue, account deletion)');
select tests.reset();
update public.regions set franchise_owner_id = null;
insert into public.couriers (user_id, name, phone, photo, vehicle_kind, plate, verified, online, region_id)
values (tests.user_id('ravi'), 'Ravi Kumar', '+919000000004', 'couriers/ravi.jpg', 'bike', 'TS09AB1234', true, true,
  (select id from public.regions where slug = 'hyderabad'));
select tests.act_as('ravi');
select is(tests.refusal($$ select public.delete_account('0004') $$), 'PT409 courier_at_work',
  'no courier who is at work (Issue, account deletion)');
select tests.reset();
update public.couriers set online = false where user_id = tests.user_id('ravi');
update public.jobs set performer_id = tests.user_id('ravi'), state = 'assigned'
  where order_id = tests.order_id('first');
select tests.act_as('ravi');
select is(tests.refusal($$ select public.delete_account('0004') $$), 'PT409 courier_at_work',
  'or carries something (Issue, account deletion)');
select tests.reset();
update public.jobs set performer_id = null, state = 'waiting' where order_id = tests.order_id('first');
select private.post('adjustment', null, 'test-pay', array[(tests.user_id('ravi'), 'courier_payable',
  5000)::private.movement,
  (null, 'platform_revenue', -5000)::private.movement]);
select tests.act_as('ravi');
select is(tests.refusal($$ select public.delete_account('0004') $$), 'PT409 books_open',
  'or is owed pay (Issue, account deletion)');
select tests.reset();
select private.post('payout', null, 'test-payout', array[(tests.user_id('ravi'), 'courier_payable',
  -5000)::private.movement,
  (null, 'gateway_clearing', 5000)::private.movement]);
select tests.act_as('ravi');
select is(public.delete_account('0004') ->> 'outcome', 'deleted', 'who has settled everything goes');
select tests.reset();
select results_eq($$ select name, phone, photo, plate, verified from public.couriers
  where user_id = tests.user_id('ravi') $$,
  $$ values ('Delivery partner', null::text, null::text, null::text, false) $$,
    'and no customer reads the name any more');
select tests.act_as('meera');
select is(public.delete_account('0005') ->> 'outcome', 'deleted', 'an administrator leaves while there is another');
select tests.act_as('other-admin');
select is(tests.refusal($$ select public.delete_account('0006') $$), 'PT409 last_admin',
  'the last one stays (Issue, account deletion)');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.delete_account('0001') $$), '^42501',
  'guests delete nothing (Issue, account deletion)');
select matches(tests.refusal($$ select public.account_closing() $$), '^42501', 'and ask nothing');

-- Closing: the wallet and the picture.
select tests.act_as('asha');
select public.cancel_order(tests.order_id('first'), 'changed_mind');
select public.save_push_subscription('https://fcm.googleapis.com/fcm/send/asha', repeat('B', 87), repeat('a', 22), 'te',
  'Asha''s phone');
select results_eq($$ select public.export_my_data() -> 'told_on' -> 0 ->> 'user_agent' $$, $$ values
  ('Asha''s phone') $$, 'the copy names the browsers that receive notifications (Issue, data export)');
select is(tests.refusal($$ select public.delete_account('0001') $$), 'PT409 wallet_not_empty',
  'money is not lost by a slip (Issue, account deletion)');
select is(tests.refusal($$ select public.delete_account('0001', 5) $$), 'PT409 wallet_not_empty',
  'nor by agreeing to another amount (Issue, account deletion)');
select is(tests.refusal(format($$ select public.delete_account('0001', %s) $$, tests.wallet_of('asha'))),
  'PT409 avatar_not_removed', 'the picture goes first, through Storage, which holds the file');
delete from storage.objects where bucket_id = 'avatars';
select tests.reset();
insert into public.reviews (order_id, vendor_id, author_id, author_name, stars, body)
values (tests.order_id('first'), tests.vendor_id_of('lakeview-kitchen'), tests.user_id('asha'), 'Asha', 5, 'Crisp');
select set_config('tests.wallet', tests.wallet_of('asha')::text, true);
select tests.act_as('asha');
select is(public.delete_account(' 0001 ', current_setting('tests.wallet')::bigint) ->> 'outcome', 'deleted',
  'then it ends');

-- What stays and what does not.
select is(public.delete_account('0001') ->> 'outcome', 'deleted', 'again changes nothing (Issue, account deletion)');
select is(public.delete_account('anything') ->> 'outcome', 'deleted', 'whatever is typed');
select is(tests.refusal($$ select public.my_wallet() $$), 'PT401 sign_in_required',
  'a token that is left over calls nothing (Issue, account deletion)');
select is(tests.refusal($$ select public.export_my_data() $$), 'PT401 sign_in_required', 'copies nothing');
select is(tests.refusal($$ update public.profiles set full_name = 'Back' $$), 'PT401 sign_in_required',
  'takes no name');
select is(tests.refusal($$ insert into public.addresses (label, line, city, pincode, lat, lng)
   values ('Home', 'Flat 4, Lakeview', 'Hyderabad', '500034', 17.44, 78.45)$$),
  'PT401 sign_in_required', 'saves no address');
select is(tests.refusal(format($$ insert into public.wishlists (vendor_id)
  values (%L) $$, tests.vendor_id_of('lakeview-kitchen'))), 'PT401 sign_in_required', 'keeps no wish');
select matches(tests.refusal(format($$ insert into storage.objects (bucket_id, name)
  values ('avatars', '%s/one.webp') $$, tests.user_id('asha'))), '^42501', 'and puts no picture');
select is(tests.refusal($$ select public.assign_additional_role(tests.user_id('asha'), 'vendor') $$),
  'PT401 sign_in_required', 'or takes a role');
select is(tests.refusal($$ insert into public.app_logs (level, message) values ('error', 'still here') $$),
  'PT401 sign_in_required', 'writes no log line');
select is(tests.refusal(format($$ select public.events_since('%s', 0) $$, topic)), 'PT403 topic_forbidden',
  'and receives nothing')
from unnest(array['settings', 'user:' || tests.user_id('asha'), 'order:' || tests.order_id('first')]) as topic;
select tests.reset();
select results_eq($$ select full_name, avatar_url, phone, address, city, verified from public.profiles
  where id = tests.user_id('asha') $$,
  $$ values (null::text, null::text, null::text, null::text, null::text, false) $$,
    'the profile is empty (Issue, account deletion)');
select is((select count(*) from public.addresses where user_id = tests.user_id('asha'))
  + (select count(*) from public.user_roles where user_id = tests.user_id('asha'))
  + (select count(*) from public.unified_cart_items where user_id = tests.user_id('asha'))
  + (select count(*) from public.wishlists where user_id = tests.user_id('asha'))
  + (select count(*) from public.system_notifications where user_id = tests.user_id('asha'))
  + (select count(*) from public.app_logs where user_id = tests.user_id('asha'))
  + (select count(*) from public.push_subscriptions where user_id = tests.user_id('asha'))
  + (select count(*) from private.quotes where user_id = tests.user_id('asha'))
  + (select count(*) from auth.sessions where user_id = tests.user_id('asha'))
  + (select count(*) from auth.refresh_tokens where user_id = tests.user_id('asha')), 0::bigint,
  'addresses, roles, cart, wishlist, notifications, push subscriptions, logs, quotes and sessions are gone');
select results_eq($$ select address, instructions, total_paise > 0 from public.enhanced_orders
  where id = tests.order_id('first') $$,
  $$ values ('{"city": "Hyderabad", "pincode": "500034"}'::jsonb, null::text, true) $$,
  'the order stays with its money, without the door (Issue, account deletion)');
select is((select author_name from public.reviews where author_id = tests.user_id('asha')), '',
  'the rating stays without the name (Issue, account deletion)');
select results_eq($$ select sender_role, body, removed_at is not null from private.conversation_messages
   where sender_id = tests.user_id('asha')$$,
  $$ values ('user', null::text, true) $$,
    'of what they wrote, only that they wrote stays (Issue 10, reaching each other)');
select is((select count(*) from public.system_notifications where template = 'message_new' and message like '%Asha%'),
  0::bigint, 'no notification names them');
select is(private.name_of(tests.user_id('asha')), 'Customer', 'which nobody reads anywhere');
select is(tests.wallet_of('asha'), 0::bigint, 'the wallet is empty');
select is_empty($$ select from private.ledger_imbalance() $$, 'and the ledger balances (Issue, account deletion)');
select is((select e.amount_paise::text from private.ledger_entries as e
  join private.ledger_transactions as t on t.id = e.transaction_id
  join private.ledger_accounts as a on a.id = e.account_id where t.idempotency_key = 'forfeit:' || tests.user_id('asha')
    and a.kind = 'platform_revenue'),
  current_setting('tests.wallet'), 'with what was given up (Issue, account deletion)');
select
  results_eq(
  $$ select phone, email::text, encrypted_password::text, deleted_at is not null, banned_until > now() from auth.users
   where id = tests.user_id('asha')$$,
  $$ values (null::text, null::text, null::text, true, true) $$, 'nobody signs in as this user again');
select is((select count(*) from public.audit_log where action = 'delete_account'
  and subject_id = tests.user_id('asha')::text), 1::bigint, 'it is in the audit log, once (Issue, account deletion)');
select unalike((select string_agg(after::text, '') from public.audit_log where action = 'delete_account'), '%Asha%',
  'without the name');
select lives_ok($$ select tests.create_user('asha-again', '+919000000001') $$,
  'the number is free for a new account (Issue, account deletion)');
select tests.act_as('asha-again');
select is_empty($$ select id from public.enhanced_orders $$, 'which begins empty');
select results_eq($$ select full_name, phone from public.profiles $$, $$ values ('Asha-Again', '+919000000001') $$,
  'as somebody new');

-- Confirming with a mail address, where there is no number.
select tests.reset();
update auth.users set phone = null where id = tests.user_id('asha-again');
select tests.act_as('asha-again');
select is(public.account_closing() ->> 'confirm_with', 'email',
  'who has no number confirms with the mail address (Issue, account deletion)');
select is(tests.refusal($$ select public.delete_account('bala@example.test') $$), 'PT400 confirmation_wrong',
  'their own');
select is(public.delete_account('Asha-Again@example.test') ->> 'outcome', 'deleted', 'in any case of letters');
select * from finish();
rollback;
