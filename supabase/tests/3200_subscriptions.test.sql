-- Subscriptions: who may do what, until when a day can be changed, and what stays as it was after the cut-off.
begin;
select no_plan();
select tests.reviewed('guests', 'subscription_offer');
select tests.reviewed('bounds', 'change_subscriber change_subscription pause_subscriptions save_subscription_terms '
  'start_subscription vendor_subscribers');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('meera', '+919000000004', '{user,admin}'), tests.open_store('green-dairy', 'vikram'),
    tests.add_good('green-dairy', 'Milk', 3500),
  tests.add_good('green-dairy', 'Curd', 4000), tests.add_good('green-dairy', 'Ghee', 50000), tests.add_address('asha'),
    tests.add_address('bala', 17.6, 78.9);
create function tests.own_address(handle text) returns uuid language sql stable security definer as $$ select a.id
  from public.addresses as a where a.user_id = tests.user_id(handle) $$;
-- Every moment is before 24:00 and after 00:00: nothing here depends on the time of day.
create function tests.cut_off(at time) returns void language sql
  security definer as $$ update public.subscription_terms set cut_off = at $$;
create function tests.subscription(item text, handle text default 'asha') returns uuid language sql stable
  security definer as $$
  select s.id from public.subscriptions as s join public.subscribers as d on d.id = s.subscriber_id
    where s.item_id = tests.item_id(item) and d.user_id = tests.user_id(handle)
$$;
create function tests.plan(item text, days integer default 7, since integer default 0) returns text language sql stable
  security definer as $$
  select string_agg(private.planned_quantity(s, tests.today() + n)::text, ' ' order by n)
    from public.subscriptions as s, generate_series(since, since + days - 1) as n where s.id = tests.subscription(item)
$$;
create function tests.next_on(handle text default 'asha') returns integer language sql stable security definer as $$
  select d.next_on - tests.today() from public.subscribers as d where d.user_id = tests.user_id(handle)
$$;
create function tests.subscribe(item text, key text, starts integer default 1, frequency text default 'daily',
  weekdays smallint[] default '{}', quantity integer default 1,
  handle text default 'asha', price_change text default 'follow') returns jsonb language sql as $$
  select public.start_subscription(tests.item_id(item), tests.own_address(handle), frequency, quantity,
    tests.today() + starts, key, weekdays, price_change)
$$;
grant execute on all functions in schema tests to anon, authenticated, service_role;

-- Terms and offers ----------------------------------------------------------------------------------------------------
select tests.act_as('vikram');
select is(tests.refusal($$ select public.offer_subscription(tests.item_id('Milk'), true) $$),
  'PT409 subscription_terms_missing', 'first the hours, then the items');
select public.save_subscription_terms(tests.vendor_id_of('green-dairy'), '20:00', '05:00', '08:00', 0, true);
select public.offer_subscription(tests.item_id('Milk'), true, 3000, 10),
  public.offer_subscription(tests.item_id('Curd'), true);
select is(tests.refusal(format($$ select public.save_subscription_terms(tests.vendor_id_of('green-dairy'), %L, %L, %L,
  %s, true) $$, cut, since, until, fee)),
  'PT400 subscription_terms_invalid', 'no terms with ' || what)
from (values ('02:00', '05:00', '08:00', '0', 'a cut-off at night'),
  ('20:00', '08:00', '05:00', '0', 'an end before the beginning'), ('20:00', '05:00', '12:30', '0', 'an afternoon'),
  ('20:00', '05:00', '08:00', '-1', 'a negative price'),
    ('20:00', '05:00', '08:00', '100000', 'a price of a thousand rupees'), ('soon', '05:00', '08:00', '0', 'no hour'),
  (null, '05:00', '08:00', '0', 'nothing')) as odd (cut, since, until, fee, what);
select is(tests.refusal($$ select public.offer_subscription(tests.item_id('Milk'), true, -1) $$),
  'PT400 subscription_terms_invalid', 'nor with a negative deposit');
select is((select min(from_day) from public.subscription_prices), tests.today(),
  'the first price counts at once, wherever the cut-off is moved');
select tests.act_as('bala');
select is(tests.refusal($$ select public.save_subscription_terms(tests.vendor_id_of('green-dairy'), '20:00', '05:00',
  '08:00', 0, true) $$), 'PT403 not_your_vendor', 'nobody else sets the terms');
select is(tests.refusal($$ select public.offer_subscription(tests.item_id('Milk'), false) $$), 'PT404 item_not_found',
  'or offers');
select is(tests.refusal($$ select public.vendor_subscription_terms(tests.vendor_id_of('green-dairy')) $$),
  'PT403 not_your_vendor', 'or reads them as the vendor does');
select tests.act_as_anon();
select matches(tests.refusal(format('select public.%s', call)), '^42501', call || ' is not for guests')
from unnest(array['my_subscriptions()', 'stop_subscription(gen_random_uuid())',
  'vendor_round(gen_random_uuid(), now()::date)', 'complete_stop(gen_random_uuid(), true)',
  'claim_missed_delivery(gen_random_uuid(), ''{}'')', 'subscription_statement(gen_random_uuid(), now()::date)',
    'decide_claim(gen_random_uuid(), true)',
  'save_subscription_terms(gen_random_uuid(), '''', '''', '''', 0, true)', 'resume_subscription(gen_random_uuid())',
    'confirm_bottles(gen_random_uuid(), 1)']) as call;
select is(public.subscription_offer(tests.item_id('Milk')) ->> 'deposit_paise', '3000',
  'a guest sees what it would cost');
select is(public.subscription_offer(tests.item_id('Ghee')), null, 'and nothing for what is not offered');
select is((select count(*)::integer from public.subscription_items), 2, 'what is offered is public');
select matches(tests.refusal($$ select from public.subscribers $$), '^42501', 'who subscribes is not');
select tests.reset();
select tests.cut_off('24:00');

-- The first day that can be changed -----------------------------------------------------------------------------------
select is(private.first_changeable_day(tests.vendor_id_of('green-dairy'), at::timestamptz)::text, day, what)
  from (values
  ('2026-02-28 23:59:59+05:30', '2026-03-01', 'before the cut-off it is tomorrow, also over the end of a month'),
  ('2027-12-31 10:00+05:30', '2028-01-01', 'and of a year'),
    ('2026-11-22 18:29:59+00', '2026-11-23', 'by Indian time: half past eleven at night there'))
    as cases (at, day, what);
select tests.cut_off('20:00');
select is(private.first_changeable_day(tests.vendor_id_of('green-dairy'), at::timestamptz)::text, day, what)
  from (values
  ('2026-11-22 19:59:59+05:30', '2026-11-23', 'until the cut-off tomorrow (field 2.2, next-day change)'),
    ('2026-11-22 20:00+05:30', '2026-11-24', 'then the day after'),
  ('2028-02-28 20:00+05:30', '2028-03-01', 'in a leap year too')) as cases (at, day, what);
select tests.cut_off('24:00');

-- Subscribing ---------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select is(tests.refusal(format($$ select tests.subscribe(%L, 'key-refused-1', %s, %L, %L, %s, 'asha', %L) $$, item,
  starts, frequency, weekdays, quantity, price_change)), code, what)
from (values
  ('Ghee', 1, 'daily', '{}', 1, 'follow', 'PT404 subscription_unavailable', 'what is not offered is not subscribed to'),
  ('Milk', 0, 'daily', '{}', 1, 'follow', 'PT409 subscription_cut_off', 'today is too late'),
  ('Milk', -3, 'daily', '{}', 1, 'follow', 'PT409 subscription_cut_off', 'the past too'),
  ('Milk', 61, 'daily', '{}', 1, 'follow', 'PT400 subscription_day_too_far', 'and three months ahead too early'),
  ('Milk', 1, 'hourly', '{}', 1, 'follow', 'PT400 subscription_rule_invalid', 'by a rule that there is not'),
  ('Milk', 1, 'weekdays', '{}', 1, 'follow', 'PT400 subscription_rule_invalid', 'on no day'),
  ('Milk', 1, 'weekdays', '{7}', 1, 'follow', 'PT400 subscription_rule_invalid', 'on an eighth day'),
  ('Milk', 1, 'daily', '{}', 0, 'follow', 'PT400 subscription_quantity_invalid', 'none of it'),
  ('Milk', 1, 'daily', '{}', 11, 'follow', 'PT400 subscription_quantity_invalid', 'more than offered'),
  ('Milk', 1, 'daily', '{}', 1, 'never', 'PT400 subscription_rule_invalid', 'with a price that nobody may change'))
    as odd (item, starts, frequency, weekdays, quantity, price_change, code, what);
select tests.act_as('bala');
select is(tests.refusal($$ select tests.subscribe('Milk', 'key-refused-2', handle => 'bala') $$),
  'PT409 subscription_outside_area', 'nobody comes from too far away');
select is(tests.refusal($$ select tests.subscribe('Milk', 'key-refused-3', handle => 'asha') $$),
  'PT404 address_not_found', 'nor to somebody else''s door');
select tests.act_as('vikram');
select is(tests.refusal($$ select tests.subscribe('Milk', 'key-refused-4') $$), 'PT403 own_vendor',
  'nobody subscribes at their own business');
select tests.act_as('asha');
select lives_ok($$ select tests.subscribe('Milk', 'key-milk-1', 1, 'alternate', quantity => 2) $$,
  'a customer subscribes');
select is(tests.subscribe('Milk', 'key-milk-1', 1, 'alternate', quantity => 2) ->> 'subscription_id',
  tests.subscription('Milk')::text, 'repeated with its key it is the same');
select is(tests.refusal($$ select tests.subscribe('Milk', 'key-milk-2') $$), 'PT409 subscription_exists',
  'with another key there is one already');
select is(tests.plan('Milk'), '0 2 0 2 0 2 0', 'every other day from the first on');
select is(tests.next_on(), 1, 'and the run knows when to come');
select tests.subscribe('Curd', 'key-curd-1', 1, 'weekdays',
  array[extract(dow from tests.today() + 1), extract(dow from tests.today() + 1),
  extract(dow from tests.today() + 3)]::smallint[]);
select is(tests.plan('Curd', 9), '0 1 0 1 0 0 0 0 1', 'on chosen weekdays');

-- Who reads it --------------------------------------------------------------------------------------------------------
select is((select count(*)::integer from public.subscriptions), 2, 'the customer reads their own');
select is(jsonb_array_length(public.my_subscriptions() #> '{subscribers,0,subscriptions}'), 2, 'both at one door');
select tests.act_as('bala');
select is((select count(*)::integer from public.subscriptions) + (select count(*)::integer from public.subscribers), 0,
  'others read nothing');
select is(tests.refusal(format('select public.%s', call)), 'PT404 subscription_not_found', call || ' is for one''s own')
from unnest(array['set_subscription_day(tests.subscription(''Milk''), tests.today() + 3, 0)',
  'stop_subscription(tests.subscription(''Milk''))',
  'resume_subscription(tests.subscription(''Milk''))',
    'pause_subscriptions(array[tests.subscription(''Milk'')], tests.today() + 3)',
  'change_subscription(tests.subscription(''Milk''), ''daily'', 1)',
    'agree_to_price(tests.subscription(''Milk''), 3500)', 'state_bottles(tests.subscription(''Milk''), 1)']) as call;
select matches(tests.refusal($$ update public.subscriptions set quantity = 5 $$), '^42501',
  'nobody writes to the tables');
select tests.act_as('vikram');
select is((select string_agg(name || ' ' || jsonb_array_length(items), ',')
  from public.vendor_subscribers(tests.vendor_id_of('green-dairy'))), 'Asha 2',
  'the vendor''s people see who subscribes');
select is((select count(*)::integer from public.subscribers), 0, 'through their function alone');
select tests.act_as('meera');
select is((select count(*)::integer from public.subscribers), 1, 'administrators see all');

-- Skipping, another quantity, pausing ---------------------------------------------------------------------------------
select tests.act_as('asha');
select public.set_subscription_day(tests.subscription('Milk'), tests.today() + 1, 0),
  public.set_subscription_day(tests.subscription('Milk'), tests.today() + 2, 5);
select is(tests.plan('Milk'), '0 0 5 2 0 2 0', 'a day is skipped, another one added');
select is(tests.next_on(), 1, 'the curd comes tomorrow');
select public.set_subscription_day(tests.subscription('Milk'), tests.today() + 2, null);
select is(tests.plan('Milk'), '0 0 0 2 0 2 0', 'and taken back');
select is(tests.refusal($$ select public.set_subscription_day(tests.subscription('Milk'), tests.today(), 0) $$),
  'PT409 subscription_cut_off', 'today stays');
select is(tests.refusal($$ select public.set_subscription_day(tests.subscription('Milk'), tests.today() + 5, 11) $$),
  'PT400 subscription_quantity_invalid', 'not more than offered');
select public.pause_subscriptions(array[tests.subscription('Milk'), tests.subscription('Curd')], tests.today() + 2,
  tests.today() + 4);
select is(tests.plan('Milk'), '0 0 0 0 0 2 0', 'a vacation stops everything');
select is(tests.plan('Curd', 9), '0 1 0 0 0 0 0 0 1', 'of all that was named');
select public.pause_subscriptions(array[tests.subscription('Milk')], tests.today() + 5, tests.today() + 6),
  public.pause_subscriptions(array[tests.subscription('Milk')], tests.today() + 3, tests.today() + 5);
select is((select count(*)::integer from public.subscription_pauses where subscription_id = tests.subscription('Milk')),
  1, 'pauses that touch become one');
select is(tests.refusal($$ select public.set_subscription_day(tests.subscription('Milk'), tests.today() + 3, 1) $$),
  'PT409 subscription_day_paused', 'nothing comes in a pause');
select is(tests.refusal($$ select public.pause_subscriptions(array[tests.subscription('Milk')], tests.today() + 5,
  tests.today() + 4) $$), 'PT400 subscription_pause_invalid', 'a pause ends after it begins');
select is(tests.refusal($$ select public.pause_subscriptions('{}', tests.today() + 5) $$), 'PT400 request_invalid',
  'of something');
select is(public.resume_subscription(tests.subscription('Milk')), tests.today() + 3,
  'resumed it says when it comes next');
select is(tests.plan('Milk'), '0 0 0 2 0 2 0', 'as if nothing had been');

-- After the cut-off tomorrow stays as it is ---------------------------------------------------------------------------
select tests.reset();
select tests.cut_off('00:00');
select tests.act_as('asha');
select is(tests.refusal($$ select public.set_subscription_day(tests.subscription('Curd'), tests.today() + 1, 0) $$),
  'PT409 subscription_cut_off',
  'after the cut-off tomorrow is not skipped (Issue 11, changed after the cut-off)');
select is(public.change_subscription(tests.subscription('Curd'), 'daily', 3), tests.today() + 2,
  'a change counts from the day after');
select is(tests.plan('Curd', 5), '0 1 0 0 0', 'tomorrow as planned, then the vacation');
select public.resume_subscription(tests.subscription('Curd'));
select is(tests.plan('Curd', 5), '0 1 3 3 3', 'and by the new rule');
select is(tests.refusal($$ select public.pause_subscriptions(array[tests.subscription('Curd')], tests.today() + 1) $$),
  'PT409 subscription_cut_off', 'a pause cannot begin tomorrow either');
select is(public.stop_subscription(tests.subscription('Curd')), tests.today() + 1, 'stopped it still comes once');
select is(tests.plan('Curd', 5), '0 1 0 0 0', 'and then no more');
select is(public.stop_subscription(tests.subscription('Curd')), tests.today() + 1, 'stopped twice it is stopped');
select is(tests.refusal($$ select public.change_subscription(tests.subscription('Curd'), 'daily', 1) $$),
  'PT409 subscription_stopped', 'what is stopped is not changed');
select tests.subscribe('Curd', 'key-curd-2', 4, quantity => 2);
select is(tests.plan('Curd', 7), '0 1 0 0 2 2 2',
  'taken up again it keeps what is still to come, and begins when it should');
select is(public.change_subscription(tests.subscription('Milk'), 'alternate', 1), tests.today() + 2,
  'another quantity');
select is(tests.plan('Milk', 7, 1), '0 0 1 0 1 0 1', 'keeps the step of every other day');

-- The price -----------------------------------------------------------------------------------------------------------
select public.change_subscription(tests.subscription('Milk'), 'daily', 1, price_change => 'ask');
select tests.act_as('vikram');
select tests.touched($$ update public.catalog_items set price_paise = 3800 where name = 'Milk' $$);
select tests.reset();
select is(array(select private.subscription_price(tests.item_id('Milk'), tests.today() + n)
  from generate_series(1, 3) as n), '{3500,3800,3800}',
  'a price that comes after the cut-off counts from the day after tomorrow');
select is((select count(*)::integer from public.system_notifications where user_id = tests.user_id('asha')
  and template = 'subscription_price_asked'), 1, 'who wants to be asked is');
select tests.act_as('asha');
select is(tests.refusal($$ select public.agree_to_price(tests.subscription('Milk'), 3700) $$),
  'PT409 subscription_price_moved', 'nobody agrees to a price that is not the present one');
select lives_ok($$ select public.agree_to_price(tests.subscription('Milk'), 3800) $$, 'but to this one');
select public.change_subscriber((select id from public.subscribers), null, '  Hang the bag on the gate  ');
select is((select instructions from public.subscribers), 'Hang the bag on the gate',
  'what to know at the door is written down');
select is(tests.refusal($$ select public.change_subscriber((select id from public.subscribers), gen_random_uuid()) $$),
  'PT404 address_not_found', 'the door is one of their own');
select is(tests.refusal($$ select public.change_subscriber((select id from public.subscribers), null,
  repeat('x', 3000)) $$), 'PT413 request_too_large', 'a note is short');

-- Too many ------------------------------------------------------------------------------------------------------------
select tests.reset();
update public.app_settings set setting_value = '2' where setting_key = 'subscriptions_per_customer';
select tests.act_as('vikram');
select public.offer_subscription(tests.item_id('Ghee'), true);
select tests.act_as('asha');
select is(tests.refusal($$ select tests.subscribe('Ghee', 'key-ghee-1', 2) $$), 'PT429 too_many_subscriptions',
  'there is an end to it');

-- Closing the account -------------------------------------------------------------------------------------------------
select tests.reset();
select is(jsonb_array_length(private.subscription_data(tests.user_id('asha')) -> 'subscriptions'), 2,
  'an export names them');
select private.forget_subscriptions(tests.user_id('asha'));
select is(tests.plan('Milk') || ' ' || tests.plan('Curd'), '0 0 0 0 0 0 0 0 0 0 0 0 0 0',
  'a closed account gets nothing');
select results_eq($$ select address::text, next_on from public.subscribers $$, $$ values ('{}', null::date) $$,
  'and its door is forgotten');
select * from finish();
rollback;
