-- Notifications: how messages are filled, who reads, marks and deletes them.
begin;
select no_plan();
select tests.create_user('asha'), tests.create_user('bala');

select private.notify(tests.user_id('asha'), 'order_confirmed', '{"order_number": "HYD-1", "vendor": "Deg"}',
  '/order-tracking/1');
select private.notify(tests.user_id('asha'), 'wallet_credited', '{"amount": "₹10"}');
select private.notify(tests.user_id('bala'), 'wallet_credited', '{"amount": "₹20"}');
select throws_ok($$ select private.notify(tests.user_id('asha'), 'no_such_template') $$,
  'there is no notification template no_such_template',
  'a template without a message is not sent');
select matches(tests.refusal($$ select private.notify(tests.user_id('asha'), 'order_cancelled', '{}',
  'https://evil.example') $$), '^23514', 'links stay in the house (Spec §3 system_notifications)');
select matches(tests.refusal($$ select private.notify(tests.user_id('asha'), 'order_cancelled', '{}',
  '//evil.example') $$), '^23514', 'in every spelling');
select matches(tests.refusal($$ select private.notify(tests.user_id('asha'), 'order_cancelled', '{}',
  '/\evil.example') $$), '^23514', 'of leaving it');
select matches(tests.refusal($$ select private.notify(tests.user_id('asha'), 'wallet_credited',
  jsonb_build_object('amount', repeat('9', 500))) $$), '^23514',
  'a message holds 500 letters (Spec §3 system_notifications)');
select matches(tests.refusal($$ insert into public.system_notifications (user_id, title, message, template)
   values (tests.user_id('asha'), '', 'x', 'x')$$), '^23514',
  'a title is never empty');
select matches(tests.refusal($$ insert into public.system_notifications (user_id, title, message, template, type)
   values (tests.user_id('asha'), 'x', 'x', 'x', 'loud')$$), '^23514',
  'a notification is success, warning, error or info (Spec §3 system_notifications)');
select results_eq($$ select topic, event from private.topic_log where topic = 'user:' || tests.user_id('bala') $$,
  $$ values ('user:' || tests.user_id('bala'), 'notification') $$, 'each is announced to its reader');
select is((select payload ->> 'id' from private.topic_log where topic = 'user:' || tests.user_id('bala')),
  (select id::text from public.system_notifications where user_id = tests.user_id('bala')), 'by its id alone');
select ok((select expires_at > now() + interval '29 days' from public.system_notifications
  where user_id = tests.user_id('bala')), 'for thirty days');

select tests.act_as('asha');
select results_eq($$ select title, message, type, action_url, template, is_read from public.system_notifications
   where template = 'order_confirmed'$$,
  $$ values ('Order confirmed', 'Your order HYD-1 from Deg is confirmed.', 'success', '/order-tracking/1',
   'order_confirmed', false)$$,
  'the sentence is filled, the template kept (Spec §4 Orders)');
select is((select count(*)::integer from public.system_notifications), 2,
  'people read their own (Spec §7 system_notifications)');
select matches(tests.refusal($$ update public.system_notifications set message = 'x' $$), '^42501',
  'do not rewrite them');
select matches(tests.refusal($$ insert into public.system_notifications (user_id, title, message, template)
   values (tests.user_id('bala'), 'x', 'x', 'x')$$), '^42501',
  'tell others nothing');
select matches(tests.refusal($$ select private.notify(tests.user_id('bala'), 'order_cancelled') $$), '^42501',
  'by no way');
select matches(tests.refusal($$ select template from private.notification_templates $$), '^42501',
  'and have no templates');
select is(tests.touched($$ update public.system_notifications set is_read = true where template = 'wallet_credited' $$),
  1, 'mark one (Spec §7 system_notifications)');
select is(public.mark_notifications_read(), 1, 'or the rest');
select is(public.mark_notifications_read(), 0, 'once');
select tests.act_as('bala');
select is((select is_read from public.system_notifications), false,
  'others'' are not marked with them (Spec §7 system_notifications)');
select tests.act_as('asha');
select is(tests.touched($$ delete from public.system_notifications where template = 'wallet_credited' $$), 1,
  'people delete one of their own');
select tests.act_as('bala');
select is((select count(*)::integer from public.system_notifications), 1,
  'and nobody else''s (Spec §7 system_notifications)');
select is(tests.touched(format($$ delete from public.system_notifications
  where user_id = %L $$, tests.user_id('asha'))), 0, 'however they try');
select tests.act_as_anon();
select matches(tests.refusal($$ select id from public.system_notifications $$), '^42501',
  'guests get no notifications (Spec §7 system_notifications)');
select matches(tests.refusal($$ select public.mark_notifications_read() $$), '^42501', 'and mark nothing');

select is((select setting_value from public.app_settings where setting_key = 'cloud_voice_enabled'), 'false'::jsonb,
  'even guests know whether a speech service is set up, which at first it is not');

-- The texts of Spec §4 Orders.
select tests.reset();
select private.notify(tests.user_id('asha'), 'order_' || status, '{"order_number": "HYD-7", "vendor": "Deg"}')
from unnest(array['confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered', 'cancelled']) as status;
select results_eq($$ select template, message from public.system_notifications where params ->> 'order_number' = 'HYD-7'
  order by template $$,
  $$ values ('order_cancelled', 'Your order HYD-7 has been cancelled.'),
   ('order_confirmed', 'Your order HYD-7 from Deg is confirmed.'),
    ('order_delivered', 'Your order HYD-7 has been delivered. Enjoy!'),
    ('order_out_for_delivery', 'Your order HYD-7 is on the way: 10-15 minutes.'),
    ('order_preparing', 'Your order HYD-7 is being prepared. Estimated delivery: 25 minutes.'),
    ('order_ready', 'Your order HYD-7 is ready for pickup.') $$,
  'each status has its text (Spec §4 Orders, notification text)');

-- How many are unread: counted by the server, not from the fifty that are listed.
delete from public.system_notifications;
insert into public.system_notifications (user_id, title, message, template)
  select tests.user_id('asha'), 'x', 'x', 'order_cancelled' from generate_series(1, 60);
insert into public.system_notifications (user_id, title, message, template, is_read)
  values (tests.user_id('asha'), 'x', 'x', 'order_cancelled', true);
insert into public.system_notifications (user_id, title, message, template, expires_at)
values (tests.user_id('asha'), 'x', 'x', 'order_cancelled', now() - interval '1 second');
select tests.act_as('asha');
select is(public.count_unread_notifications(), 60,
  'unread ones that have not expired are counted beyond the list (Spec §9 badge)');
select tests.reset();
insert into public.system_notifications (user_id, title, message, template)
  select tests.user_id('asha'), 'x', 'x', 'order_cancelled' from generate_series(1, 60);
select tests.act_as('asha');
select is(public.count_unread_notifications(), 100, 'up to a hundred, which means more (Spec §9 badge 99+)');
select tests.act_as('bala');
select is(public.count_unread_notifications(), 0, 'each person''s own');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.count_unread_notifications() $$), '^42501', 'guests have none');

select tests.reset();
select is(private.rupees(123456700), '₹12,34,567', 'whole rupees, grouped as in India');
select is(private.rupees(12345), '₹123.45', 'and paise');
select is(private.rupees(5), '₹0.05', 'few of them');
select is(private.rupees(0), '₹0', 'or none');
select tests.reset();
select matches(tests.refusal(format(
  $$ insert into public.system_notifications (user_id, title, message, template, action_url)
  values (%L, 'x', 'x', 'x', %L) $$, (select id from auth.users limit 1), url)), '^23514',
  'no notification leads to another site')
from unnest(array['//evil.example', '/\evil.example', E'/\t/evil.example', E'/\n/evil.example', 'https://evil.example'])
  as url;
select lives_ok($$ select private.notify(tests.user_id('asha'), 'parcel_shipped',
  '{"order_number": "HYD-9", "carrier": "Own delivery", "tracking_number": null}') $$,
  'what is not known leaves a gap');
select is((select message from public.system_notifications where template = 'parcel_shipped'),
  'Order HYD-9 was handed over to Own delivery.', 'and the rest is said');
select * from finish();
rollback;
