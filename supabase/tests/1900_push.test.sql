-- Web Push: whose browsers are notified, what is queued, who may send.
begin;
select no_plan();
select tests.reviewed('service', 'claim_pushes settle_pushes');
select tests.reviewed('bounds', 'remove_push_subscription save_push_subscription');
select tests.runs_on_schedule('send-pushes', 'select private.call_push_sender()');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('meera', null, '{user,admin}');

create function tests.save_push(endpoint text, auth text default 'aaaaaaaaaaaaaaaaaaaaaa', language text default 'en')
  returns uuid language sql as $$
  select public.save_push_subscription(endpoint, repeat('B', 87), auth, language, 'Chrome on Android')
$$;
create function tests.push_at(name text) returns text language sql as $$ select 'https://fcm.googleapis.com/fcm/send/'
  || name $$;
grant execute on function tests.save_push, tests.push_at to anon, authenticated, service_role;

select tests.act_as('asha');
select isnt(tests.save_push(tests.push_at('phone'), language => 'te'), null,
  'users are notified on their browser (Issue 2, Web Push)');
select matches(tests.refusal($$ select tests.save_push('https://evil.example/x') $$), '^PT400',
  'no address but a push service''s is called (Issue 2, Web Push)');
select matches(tests.refusal($$ select tests.save_push('https://fcm.googleapis.com.evil.example/x') $$), '^PT400',
  'however it is spelt');
select matches(tests.refusal($$ select tests.save_push('http://fcm.googleapis.com/x') $$), '^PT400',
  'or without encryption');
select matches(tests.refusal($$ select tests.save_push('https://fcm.googleapis.com@127.0.0.1/x') $$), '^PT400',
  'or with a name before it');
select matches(tests.refusal($$ select tests.save_push('nonsense') $$), '^PT400', 'nor what is no address');
select matches(tests.refusal($$ select public.save_push_subscription(tests.push_at('x'), 'short', repeat('a', 22)) $$),
  '^PT400', 'keys have their shape');
select matches(tests.refusal($$ select tests.save_push(tests.push_at('x'), language => 'xx') $$), '^PT400',
  'and languages are ours');
select results_eq($$ select endpoint, language, user_agent from public.push_subscriptions $$,
  $$ values (tests.push_at('phone'), 'te', 'Chrome on Android') $$, 'people see their browsers');
select matches(tests.refusal($$ select p256dh from public.push_subscriptions $$), '^42501',
  'not the keys (Issue 2, Web Push)');
select matches(tests.refusal($$ select auth from public.push_subscriptions $$), '^42501', 'neither of them');
select matches(tests.refusal($$ insert into public.push_subscriptions (user_id, endpoint, p256dh, auth)
  values (tests.user_id('asha'), 'x', 'x', 'x') $$),
  '^42501', 'nobody writes past the function');
select matches(tests.refusal($$ update public.push_subscriptions set user_id = tests.user_id('bala') $$), '^42501',
  'nor changes');
select matches(tests.refusal($$ delete from public.push_subscriptions $$), '^42501', 'nor deletes');

select tests.act_as('bala');
select is((select count(*)::integer from public.push_subscriptions), 0,
  'others'' browsers are not seen (Issue 2, Web Push)');
select is(public.remove_push_subscription(tests.push_at('phone')), false, 'nor removed');
select matches(tests.refusal($$ select tests.save_push(tests.push_at('phone'), auth => repeat('b', 22)) $$), '^PT409',
  'nor taken by their address alone');
select tests.act_as('meera');
select is((select count(*)::integer from public.push_subscriptions), 0, 'not by an administrator either');

select tests.act_as_anon();
select matches(tests.refusal($$ select tests.save_push(tests.push_at('guest')) $$), '^42501',
  'guests are not notified (Issue 2, Web Push)');
select matches(tests.refusal($$ select public.remove_push_subscription(tests.push_at('phone')) $$), '^42501',
  'and remove nothing');
select matches(tests.refusal($$ select id from public.push_subscriptions $$), '^42501', 'and see nothing');
select matches(tests.refusal($$ select public.claim_pushes(1) $$), '^42501', 'and send nothing');
select matches(tests.refusal($$ select public.settle_pushes('[]') $$), '^42501', 'nor settle');

select tests.act_as('asha');
select matches(tests.refusal($$ select public.claim_pushes(1) $$), '^42501', 'people send nothing either');
select matches(tests.refusal($$ select public.settle_pushes('[]') $$), '^42501', 'nor settle');
select matches(tests.refusal($$ select private.call_push_sender() $$), '^42501', 'nor wake the sender');
select matches(tests.refusal($$ select private.set_push_sender('https://x', repeat('x', 20)) $$), '^42501',
  'nor say where it is');
select matches(tests.refusal($$ select secret from private.called_functions $$), '^42501', 'nor read its secret');
select matches(tests.refusal($$ select payload from private.push_outbox $$), '^42501', 'nor what waits');
select matches(tests.refusal($$ select private.queue_push(tests.user_id('bala'), 'x', '{}', 'x', 'x', '/', 'x',
  '1 hour') $$), '^42501', 'nor write into it');

-- What is eligible waits in the same transaction, for each browser ----------------------------------------------------
select tests.reset();
select private.notify(tests.user_id('asha'), template,
  '{"order_number": "HYD-1", "vendor": "Deg", "order_id": "0b7f8a8e-1111-4222-8333-444455556666"}', '/order-tracking/1')
from unnest(array['order_confirmed', 'order_preparing', 'order_ready', 'order_out_for_delivery', 'order_delivered',
  'vendor_order_new']) as template;
select bag_eq($$ select payload ->> 'template' from private.push_outbox $$,
  $$ values ('order_confirmed'), ('order_preparing'), ('order_ready'), ('order_out_for_delivery'), ('order_delivered'),
   ('vendor_order_new')$$,
  'each eligible notification is pushed (Spec §4 Orders)');
select private.notify(tests.user_id('asha'), 'wallet_credited', '{"amount": "₹10"}');
select private.notify(tests.user_id('asha'), 'order_cancelled', '{"order_number": "HYD-1"}');
select private.notify(tests.user_id('bala'), 'order_confirmed', '{"order_number": "HYD-2", "vendor": "Deg"}');
select is((select count(*)::integer from private.push_outbox), 6,
  'no other, and to nobody without a browser (Spec §4 Orders)');
select results_eq($$ select payload - 'params', topic, urgent from private.push_outbox
  where payload ->> 'template' = 'order_ready' $$,
  $$ values
   ('{"template": "order_ready", "title": "Order ready", "message": "Your order HYD-1 is ready for pickup.", "url": '
   '"/order-tracking/1",
    "tag": "0b7f8a8e111142228333444455556666", "language": "te"}'::jsonb, '0b7f8a8e111142228333444455556666', false)$$,
  'with its sentence, its template, its reader''s language and one topic per order');
select is((select urgent from private.push_outbox where payload ->> 'template' = 'vendor_order_new'), true,
  'a new order is urgent');

-- Claiming and settling -----------------------------------------------------------------------------------------------
select tests.act_as_service();
create temporary table claimed on commit drop as select * from public.claim_pushes(2);
select is((select count(*)::integer from claimed), 2, 'the sender claims as many as it asks for');
select results_eq($$ select distinct endpoint, p256dh, auth, ttl_seconds > 0 from claimed $$,
  $$ values (tests.push_at('phone'), repeat('B', 87), repeat('a', 22), true) $$, 'with where they go and their keys');
select is((select count(*)::integer from public.claim_pushes(100)), 4, 'each once');
select is((select count(*)::integer from public.claim_pushes(100)), 0, 'until its pause is over');
select public.settle_pushes((select jsonb_agg(jsonb_build_object('id', id, 'outcome', 'sent')) from claimed));
select tests.reset();
select is((select count(*)::integer from private.push_outbox), 4, 'what is sent is gone');
select isnt((select last_ok_at from public.push_subscriptions), null, 'and its browser known to listen');
update private.push_outbox set next_at = now() where id = (select min(id) from private.push_outbox);
select public.claim_pushes(1);
select is((select next_at from private.push_outbox order by id limit 1), now() + interval '60 seconds',
  'the second attempt waits twice as long (Issue 2, Web Push)');
select public.settle_pushes((select jsonb_agg(jsonb_build_object('id', id, 'outcome', 'failed'))
  from private.push_outbox));
select is((select count(*)::integer from private.push_outbox), 4, 'what failed waits for another attempt');
select is((select failures from public.push_subscriptions), 4, 'and counts');
update private.push_outbox set attempts = 5 where id = (select min(id) from private.push_outbox);
select public.settle_pushes((select jsonb_agg(jsonb_build_object('id', id, 'outcome', 'failed'))
  from private.push_outbox));
select is((select count(*)::integer from private.push_outbox), 3, 'after five it is given up (Issue 2, Web Push)');
select public.settle_pushes((select jsonb_build_array(jsonb_build_object('id', min(id), 'outcome', 'refused'))
  from private.push_outbox));
select is((select count(*)::integer from private.push_outbox), 2,
  'what the service will never take is given up at once');
select public.settle_pushes((select jsonb_build_array(jsonb_build_object('id', min(id), 'outcome', 'gone'))
  from private.push_outbox));
select is((select count(*)::integer from public.push_subscriptions), 0, 'a browser that is gone is forgotten');
select is((select count(*)::integer from private.push_outbox), 0, 'with all that waited for it');
select lives_ok($$ select public.settle_pushes('[{"id": 1, "outcome": "sent"}]') $$,
  'settling what is gone does nothing');

-- Waking the sender ---------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select tests.save_push(tests.push_at('phone'));
select tests.reset();
delete from net.http_request_queue;
delete from private.called_functions where edge_function = 'send-push';
select private.notify(tests.user_id('asha'), 'order_ready', '{"order_number": "HYD-3"}', '/order-tracking/3');
select private.call_push_sender();
select is((select count(*)::integer from net.http_request_queue), 0, 'nothing is called while push is off');
select private.set_push_sender('https://api.example/functions/v1/send-push', repeat('s', 24));
select private.call_push_sender();
select results_eq($$ select url, headers ->> 'x-push-secret' from net.http_request_queue $$,
  $$ values ('https://api.example/functions/v1/send-push', repeat('s', 24)) $$,
    'what waits wakes the sender, with the secret');
update private.push_outbox set expires_at = now();
delete from net.http_request_queue;
select private.call_push_sender();
select is((select count(*)::integer from private.push_outbox), 0, 'what is out of date is dropped');
select is((select count(*)::integer from net.http_request_queue), 0, 'and wakes nobody');

-- Shared and many browsers --------------------------------------------------------------------------------------------
select tests.act_as('bala');
select isnt(tests.save_push(tests.push_at('phone')), null, 'who signs in on the same browser takes it over');
select is((select count(*)::integer from public.push_subscriptions), 1, 'as theirs');
select tests.act_as('asha');
select is((select count(*)::integer from public.push_subscriptions), 0, 'and no longer the other''s');
select tests.save_push(tests.push_at('many-' || n)) from generate_series(1, 12) as n;
select is((select count(*)::integer from public.push_subscriptions), 10, 'ten browsers are enough (Issue 2, Web Push)');
select is(public.remove_push_subscription(tests.push_at('many-12')), true, 'people remove their own');
select is((select count(*)::integer from public.push_subscriptions), 9, 'one at a time');
-- A sign-in that ended elsewhere --------------------------------------------------------------------------------------
select tests.reset();
delete from public.push_subscriptions;
insert into auth.sessions (id, user_id, created_at) values
  ('00000000-0000-4000-8000-000000000011', tests.user_id('asha'), now()),
    ('00000000-0000-4000-8000-000000000012', tests.user_id('asha'), now());
create function pg_temp.sit_at(session uuid) returns void language plpgsql as $$
begin
  perform tests.act_as('asha');
  perform set_config('request.jwt.claims',
    (current_setting('request.jwt.claims')::jsonb || jsonb_build_object('session_id', session))::text, true);
end
$$;
grant execute on function pg_temp.sit_at to authenticated, service_role;
select pg_temp.sit_at('00000000-0000-4000-8000-000000000011');
select tests.save_push(tests.push_at('lost'));
select pg_temp.sit_at('00000000-0000-4000-8000-000000000012');
select tests.save_push(tests.push_at('here'));
select tests.reset();
select private.notify(tests.user_id('asha'), 'order_ready', '{"order_number": "HYD-4"}');
select pg_temp.sit_at('00000000-0000-4000-8000-000000000012');
select public.end_session('00000000-0000-4000-8000-000000000011');
select tests.reset();
select private.notify(tests.user_id('asha'), 'order_delivered', '{"order_number": "HYD-4"}');
select bag_eq($$ select s.endpoint, o.payload ->> 'template' from private.push_outbox as o
   join public.push_subscriptions as s on s.id = o.subscription_id$$,
  $$ values (tests.push_at('lost'), 'order_ready'), (tests.push_at('here'), 'order_ready'),
   (tests.push_at('here'), 'order_delivered')$$,
  'a phone that was signed out remotely receives nothing more (Issue, devices/sessions)');
select tests.act_as_service();
select results_eq($$ select distinct endpoint from public.claim_pushes(100) $$, $$ values (tests.push_at('here')) $$,
  'not even what waited for it (Issue, devices/sessions)');
select pg_temp.sit_at('00000000-0000-4000-8000-000000000012');
select tests.save_push(tests.push_at('here'));
select results_eq($$ select endpoint from public.push_subscriptions $$, $$ values (tests.push_at('here')) $$,
  'and is forgotten with the next renewal');

select * from finish();
rollback;
