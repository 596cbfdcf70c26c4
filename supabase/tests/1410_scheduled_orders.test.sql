-- Orders for later: which half hours can be chosen, until when a vendor accepts and a customer changes one, when
-- couriers are asked and who is reminded.
begin;
select no_plan();
select tests.reviewed('bounds', 'schedule_slots');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}'),
  tests.create_user('ravi', '+919000000003', '{delivery}'),
  tests.create_user('bala', '+919000000004');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 1000000);
select tests.open_vendor('vendor-two', 'vikram', 17.431), tests.add_item('vendor-two', 'Vada', 20000);
select tests.add_address('bala'), tests.fund_wallet('bala', 1000000);
select tests.add_courier('ravi');
select tests.reset();
update public.app_settings set setting_value = '1000' where setting_key like 'quotes_per_%';
create function pg_temp.offers_of(name text) returns bigint language sql security definer as $$
  select count(*) from public.job_offers as f join public.jobs as j on j.id = f.job_id
    where j.order_id = tests.order_id(name)
$$;
create function pg_temp.order_of(name text) returns public.enhanced_orders language sql security definer as $$
  select o from public.enhanced_orders as o where o.id = tests.order_id(name)
$$;
create function pg_temp.due(name text, wanted text) returns timestamptz language sql security definer as $$
  select due_at from private.order_timers where order_id = tests.order_id(name) and action = wanted and done_at is null
$$;
create function pg_temp.told(who text, wanted text) returns bigint language sql security definer as $$
  select count(*) from public.system_notifications where user_id = tests.user_id(who) and template = wanted
$$;
-- What a quote for a time is refused for; the cart keeps one dosa.
create function pg_temp.refused(at timestamptz, more jsonb default '{}') returns text language sql as $$
  select tests.problems(tests.quote('asha', jsonb_build_object('scheduled_for', at) || more))
$$;
-- The vendor's hours on a day from today, by Indian time; none closes it.
create function pg_temp.set_hours(day integer, ranges text[]) returns void language sql security definer as $$
  delete from public.vendor_hours where vendor_id = tests.vendor_id_of('vendor-one')
    and weekday = extract(dow from (now() at time zone 'Asia/Kolkata')::date + set_hours.day);
  insert into public.vendor_hours (vendor_id, weekday, opens, closes)
  select tests.vendor_id_of('vendor-one'), extract(dow from (now() at time zone 'Asia/Kolkata')::date + set_hours.day),
    split_part(r, '-', 1)::time, split_part(r, '-', 2)::time
  from unnest(set_hours.ranges) as r
$$;
-- Indian time on a day from today.
create function pg_temp.at(day integer, clock time) returns timestamptz language sql stable as $$
  select ((now() at time zone 'Asia/Kolkata')::date + day + clock) at time zone 'Asia/Kolkata'
$$;
grant execute on all functions in schema pg_temp to authenticated;

-- Which half hours can be had. 1446 m by road at 18 km/h are 5 minutes; preparing takes 20.
select pg_temp.set_hours(1, '{11:00-15:00,18:30-01:00}'), pg_temp.set_hours(2, '{11:00-15:00}'),
  pg_temp.set_hours(3, '{00:00-00:00}');
select tests.act_as('asha');
select public.add_to_cart(tests.item_id('Dosa')::text, '{}', 1);
select is(pg_temp.refused(pg_temp.at(1, '12:00')), null,
  'a half hour inside the opening hours is offered (Issue 10, 6)');
select is(pg_temp.refused(pg_temp.at(1, '12:10')), 'schedule_invalid', 'slots begin at every full and half hour');
select is(pg_temp.refused(now() - interval '1 day'), 'schedule_invalid', 'which a time of the past seldom is');
select is(pg_temp.refused(tests.slot('-1 hour')), 'schedule_past', 'a schedule in the past is refused');
select is(pg_temp.refused(pg_temp.at(7, '12:00')), 'schedule_too_far', 'a schedule beyond six days is refused');
select is(pg_temp.refused(tests.slot('0 minutes')), 'schedule_cutoff',
  'a slot that preparing and travel no longer reach is past its cut-off');
select is(pg_temp.refused(pg_temp.at(1, '11:00')), 'schedule_closed', 'the kitchen does not begin before it opens');
select is(pg_temp.refused(pg_temp.at(1, '11:30')), null, 'but right after');
select is(pg_temp.refused(pg_temp.at(1, '14:30')), null, 'a slot may end when the place closes');
select is(pg_temp.refused(pg_temp.at(1, '15:00')), 'schedule_closed', 'not later');
select is(pg_temp.refused(pg_temp.at(1, '18:30')), 'schedule_closed', 'a break lies between two ranges');
select is(pg_temp.refused(pg_temp.at(2, '00:30')), null, 'hours that run past midnight take orders on the next day');
select is(pg_temp.refused(pg_temp.at(2, '01:00')), 'schedule_closed', 'until they end');
select is(pg_temp.refused(pg_temp.at(3, '00:00')), 'schedule_closed',
  'the kitchen begins 25 minutes before midnight, when it is closed');
select is(pg_temp.refused(pg_temp.at(3, '00:00'), '{"fulfilment": "pickup"}'), 'schedule_closed',
  'for what is collected, too');
select is(pg_temp.refused(pg_temp.at(3, '00:30')), null, 'half an hour later it is open');
select tests.reset();
insert into public.vendor_holidays (vendor_id, day) values (tests.vendor_id_of('vendor-one'),
  (now() at time zone 'Asia/Kolkata')::date + 1);
select is(pg_temp.refused(pg_temp.at(1, '12:00')), 'schedule_holiday', 'a schedule in the holidays is refused');
select is(pg_temp.refused(pg_temp.at(2, '00:30')), 'schedule_closed',
  'and so is the night that belongs to the holiday');
select tests.reset();
delete from public.vendor_holidays;
update public.vendors set paused_until = pg_temp.at(1, '11:40') where slug = 'vendor-one';
select is(pg_temp.refused(pg_temp.at(1, '12:00')), 'vendor_paused',
  'a pause that lasts until the kitchen begins refuses the slot');
select is(pg_temp.refused(pg_temp.at(1, '12:30')), null, 'and no later one');
select tests.reset();
update public.vendors set paused_until = null where slug = 'vendor-one';
update public.catalog_items set available_from = '07:00', available_to = '11:50' where name = 'Dosa';
select is(pg_temp.refused(pg_temp.at(1, '12:00')), 'item_sold_out', 'a breakfast is not served at noon');
select is(pg_temp.refused(pg_temp.at(1, '11:30')), null, 'but in the morning, whenever it is ordered');
select tests.reset();
update public.catalog_items set available_from = null, available_to = null where name = 'Dosa';

-- The list of slots says the same as the quote.
select tests.act_as('asha');
create temporary table listed as select * from public.schedule_slots(array[tests.vendor_id_of('vendor-one')],
  'delivery',
  (select (tests.order_request('asha') ->> 'address_id')::uuid));
select is((select count(*) from listed where starts_at >= pg_temp.at(1, '00:00') and starts_at < pg_temp.at(2, '00:00')
  and starts_at > pg_temp.at(1, '01:00')), 17::bigint,
  'lunch has seven half hours, dinner until midnight ten');
select is((select max(starts_at) from listed), pg_temp.at(6, '23:30'), 'six days ahead');
select ok(bool_and(is_free and ends_at = starts_at + interval '30 minutes'), 'all free') from listed;
select is_empty($$
  select g, pg_temp.refused(g) from generate_series(pg_temp.at(1, '09:00'), pg_temp.at(3, '02:00'),
    interval '30 minutes') as g
  where (pg_temp.refused(g) is null) <> exists (select from listed where starts_at = g)
$$, 'the list offers exactly what a quote accepts');
select is((select count(*) from public.schedule_slots(array[tests.vendor_id_of('vendor-one'),
  tests.vendor_id_of('vendor-two')])
  where starts_at >= pg_temp.at(2, '10:00') and starts_at < pg_temp.at(3, '00:00')), 7::bigint,
    'two vendors: only what both can serve');
select is_empty($$ select * from public.schedule_slots(array[tests.vendor_id_of('vendor-one'), gen_random_uuid()]) $$,
  'and nothing with one that is unknown');
select is(tests.refusal($$ select * from public.schedule_slots(array_fill(gen_random_uuid(), array[61])) $$),
  'PT400 request_invalid', 'not for more vendors than a cart holds');
select tests.act_as_anon();
select is(tests.refusal($$ select * from public.schedule_slots('{}') $$),
  '42501 permission denied for function schedule_slots', 'nor for guests');

-- A slot takes so many orders and no more.
select tests.reset();
select pg_temp.set_hours(d, '{00:00-00:00}') from generate_series(0, 6) as d;
update public.app_settings set setting_value = '1' where setting_key = 'schedule_slot_capacity';
select public.clear_cart() from tests.act_as('asha');
select tests.order_item('lunch', 'asha', 'Dosa', 1, 'wallet', jsonb_build_object('scheduled_for', tests.slot('1 day')));
select tests.act_as('bala');
select public.add_to_cart(tests.item_id('Dosa')::text, '{}', 1);
select is(tests.problems(tests.quote('bala', jsonb_build_object('scheduled_for', tests.slot('1 day')))),
  'schedule_full', 'a full slot is refused');
select is((select is_free from public.schedule_slots(array[tests.vendor_id_of('vendor-one')])
  where starts_at = tests.slot('1 day')), false, 'the list shows it as full');
select tests.act_as('asha');
select public.cancel_order(tests.order_id('lunch'), 'changed_mind');
select is(tests.problems(tests.quote('bala', jsonb_build_object('scheduled_for', tests.slot('1 day')))), null,
  'a cancelled order leaves its place');
select tests.reset();
update public.app_settings set setting_value = '10' where setting_key = 'schedule_slot_capacity';
select public.clear_cart() from tests.act_as('bala');

-- Until when the vendor accepts.
select tests.order_item('in two days', 'asha', 'Dosa', 1, 'wallet',
  jsonb_build_object('scheduled_for', tests.slot('2 days')));
select is((pg_temp.order_of('in two days')).accept_by, now() + interval '15 minutes',
  'an open vendor accepts within a quarter of an hour');
select results_eq($$ select (o).promised_min_at, (o).promised_max_at from pg_temp.order_of('in two days') as o $$,
  $$ values (tests.slot('2 days'), tests.slot('2 days') + interval '30 minutes') $$,
    'what is promised is the half hour');
select tests.order_item('soon', 'asha', 'Dosa', 1, 'wallet',
  jsonb_build_object('scheduled_for', tests.slot('41 minutes')));
select ok((pg_temp.order_of('soon')).accept_by <= tests.slot('41 minutes') - interval '25 minutes',
  'never later than the kitchen has to begin');
select tests.reset();
delete from public.vendor_hours where vendor_id = tests.vendor_id_of('vendor-one');
select pg_temp.set_hours(1, '{11:00-15:00}'), pg_temp.set_hours(2, '{11:00-15:00}');
select tests.order_item('tomorrow', 'asha', 'Dosa', 1, 'wallet',
  jsonb_build_object('scheduled_for', pg_temp.at(1, '14:00')));
select is((pg_temp.order_of('tomorrow')).accept_by, pg_temp.at(1, '11:15'),
  'a closed one has a quarter of an hour from its opening');
select is(pg_temp.due('tomorrow', 'accept_window'), pg_temp.at(1, '11:15'), 'and no timer cancels it before');
select is(pg_temp.due('tomorrow', 'remind_opening'), pg_temp.at(1, '11:00'), 'the opening reminds of it');
select tests.order_item('first', 'asha', 'Dosa', 1, 'wallet',
  jsonb_build_object('scheduled_for', pg_temp.at(1, '11:30')));
select is((pg_temp.order_of('first')).accept_by, pg_temp.at(1, '11:05'), 'less where the first slot leaves less');
select tests.reset();
update private.order_timers set due_at = now() where order_id = tests.order_id('tomorrow') and action = 'remind_opening'
  and done_at is null;
select private.sweep_timers(10);
select is(pg_temp.told('vikram', 'vendor_order_waiting'), 1::bigint, 'the vendor is told again');
select tests.act_as('vikram');
select is(public.advance_order(tests.order_id('tomorrow'), 'confirmed') ->> 'outcome', 'moved',
  'it can be accepted while the place is closed');
select tests.reset();
delete from public.vendor_hours where vendor_id = tests.vendor_id_of('vendor-one');
select pg_temp.set_hours(d, '{00:00-00:00}') from generate_series(0, 6) as d;

-- When couriers are asked, and who is reminded.
select tests.advance_to('in two days', 'confirmed');
select is(pg_temp.offers_of('in two days'), 0::bigint,
  'an order for the day after tomorrow is offered to nobody today');
select is(tests.job_state('in two days'), 'waiting', 'its job waits');
select is(pg_temp.due('in two days', 'start_dispatch'), tests.slot('2 days') - interval '20 minutes',
  'until its promise less travel and the way to the vendor');
select is(pg_temp.due('in two days', 'remind_vendor'), tests.slot('2 days') - interval '35 minutes',
  'the vendor is reminded before preparing begins');
select is(pg_temp.due('in two days', 'remind_customer'), tests.slot('2 days') - interval '1 hour',
  'the customer before it arrives');
select tests.reset();
select private.sweep_timers(10);
select is(pg_temp.offers_of('in two days'), 0::bigint, 'not a sweep earlier');
update private.order_timers set due_at = now() where order_id = tests.order_id('in two days') and done_at is null
  and action like 'remind%';
select private.sweep_timers(10);
select is(pg_temp.told('vikram', 'vendor_order_due'), 1::bigint, 'the vendor is told when to begin');
select is((select message from public.system_notifications where user_id = tests.user_id('asha')
  and template = 'order_due'),
  format('Your order %s from Vendor One arrives %s–%s.', (pg_temp.order_of('in two days')).order_number,
    to_char(tests.slot('2 days') at time zone 'Asia/Kolkata', 'HH24:MI'),
    to_char(tests.slot('2 days') at time zone 'Asia/Kolkata' + interval '30 minutes', 'HH24:MI')),
      'the customer from when to when it arrives');
update public.enhanced_orders set promised_min_at = now() + interval '20 minutes'
  where id = tests.order_id('in two days');
update private.order_timers set due_at = now() where order_id = tests.order_id('in two days') and done_at is null;
select private.sweep_timers(10);
select is(pg_temp.offers_of('in two days'), 1::bigint, 'then a courier is asked');
select is(tests.job_state('in two days'), 'searching', 'and the search goes on as for any order');
select tests.act_as('asha');
select is(tests.refusal(format($$ select public.reschedule_order(%L, tests.slot('1 day')) $$,
  tests.order_id('in two days'))), 'PT409 schedule_change_over',
  'whom couriers are asked to carry is not moved any more');
select tests.act_as('ravi');
select is(public.respond_to_offer(tests.offer_for('ravi', 'in two days'), true) ->> 'outcome', 'accepted',
  'somebody takes it');
select tests.reset();
update private.order_timers set done_at = null, due_at = now() where order_id = tests.order_id('in two days')
  and action = 'start_dispatch';
select private.sweep_timers(10);
select is(tests.job_state('in two days'), 'assigned', 'a timer that runs again starts no second search');
select tests.act_as('ravi');
select public.release_job(tests.order_id('in two days'), 'x');

-- Moving it to another slot.
select tests.order_item('dinner', 'asha', 'Dosa', 1, 'wallet',
  jsonb_build_object('scheduled_for', tests.slot('1 day')));
select is(public.reschedule_order(tests.order_id('dinner'), tests.slot('26 hours')) ->> 'scheduled_for',
  to_jsonb(tests.slot('26 hours')) #>> '{}', 'the customer moves an order to another slot');
select results_eq($$ select (o).scheduled_for, (o).promised_min_at, (o).status::text
  from pg_temp.order_of('dinner') as o $$,
  $$ values (tests.slot('26 hours'), tests.slot('26 hours'), 'pending') $$, 'with its promise');
select is(pg_temp.told('vikram', 'vendor_order_moved'), 1::bigint, 'the vendor hears of it');
select is(public.reschedule_order(tests.order_id('dinner'), tests.slot('26 hours')) ->> 'scheduled_for',
  to_jsonb(tests.slot('26 hours')) #>> '{}', 'the same again changes nothing');
select is(pg_temp.told('vikram', 'vendor_order_moved'), 1::bigint, 'and tells nobody');
select tests.advance_to('dinner', 'confirmed');
select tests.act_as('asha');
select lives_ok(format($$ select public.reschedule_order(%L, tests.slot('30 hours')) $$, tests.order_id('dinner')),
  'an accepted order is moved, too');
select is(tests.status_of('dinner'), 'confirmed', 'and stays accepted');
select is(pg_temp.due('dinner', 'start_dispatch'), tests.slot('30 hours') - interval '20 minutes',
  'its courier is asked later');
select is(pg_temp.due('dinner', 'remind_vendor'), tests.slot('30 hours') - interval '35 minutes',
  'and so are the reminders');
select is((select count(*) from public.reschedule_slots(tests.order_id('dinner'))
  where starts_at = tests.slot('30 hours') and is_free), 1::bigint, 'its own slot is in the list');
select is(tests.refusal(format($$ select public.reschedule_order(%L, tests.slot('-1 hour')) $$,
  tests.order_id('dinner'))), 'PT409 schedule_past', 'not into the past');
select is(tests.refusal(format($$ select public.reschedule_order(%L, %L) $$, tests.order_id('dinner'), at)),
  'PT409 ' || problem, 'nor to the end of the calendar: ' || at)
from (values ('4714-11-24 00:00:00+00 BC', 'schedule_past'), ('294276-12-31 23:30:00+00', 'schedule_too_far'),
  ('infinity', 'schedule_invalid')) as times (at, problem);
select is(tests.refusal(format($$ select public.reschedule_order(%L, now() + interval '61 minutes') $$,
  tests.order_id('dinner'))), 'PT409 schedule_invalid', 'nor between slots');
select is(tests.refusal(format($$ select public.reschedule_order(%L, 'infinity') $$, tests.order_id('dinner'))),
  'PT409 schedule_invalid', 'nor for ever');
select is(tests.refusal(format($$ select public.reschedule_order(%L, null) $$, tests.order_id('dinner'))),
  'PT400 request_invalid', 'nor to no time');
select tests.act_as('bala');
select is(tests.refusal(format($$ select public.reschedule_order(%L, tests.slot('1 day')) $$,
  tests.order_id('dinner'))), 'PT404 order_not_found', 'nobody moves the order of another');
select is(tests.refusal(format($$ select * from public.reschedule_slots(%L) $$, tests.order_id('dinner'))),
  'PT404 order_not_found', 'or learns its slots');
select tests.reset();
insert into public.fee_rules (region_id, valid_from, base_paise, base_distance_m, per_km_paise)
select region_id, tests.slot('40 hours'), 3000, 2000, 700 from public.vendors where slug = 'vendor-one';
select tests.act_as('asha');
select is(tests.refusal(format($$ select public.reschedule_order(%L, tests.slot('41 hours')) $$,
  tests.order_id('dinner'))), 'PT409 schedule_fee_differs', 'nor to a time at another fee');
select tests.reset();
delete from public.fee_rules where valid_from > now();
update public.catalog_items set available_from = (tests.slot('20 hours') at time zone 'Asia/Kolkata')::time,
  available_to = (tests.slot('23 hours') at time zone 'Asia/Kolkata')::time where name = 'Dosa';
select tests.act_as('asha');
select is(tests.refusal(format($$ select public.reschedule_order(%L, tests.slot('24 hours')) $$,
  tests.order_id('dinner'))), 'PT409 schedule_item_unavailable', 'nor to a time without one of its dishes');

-- What the screens read of it: the customer until when it can be changed, the vendor when to begin, an administrator
-- all of them.
select is((public.order_tracking(tests.order_id('dinner')) -> 'order' ->> 'change_until')::timestamptz,
  tests.slot('30 hours') - interval '55 minutes',
  'the tracker says until when the time can be changed');
select tests.act_as('vikram');
select results_eq(format($$ select begin_at, later_until from public.vendor_orders(%L)
  where order_id = %L $$, tests.vendor_id_of('vendor-one'), tests.order_id('dinner')),
  $$ values (tests.slot('30 hours') - interval '25 minutes', tests.slot('30 hours') - interval '35 minutes') $$,
    'the board says when to begin, and from when on it is present work');
select tests.reset();
select tests.create_user('maya', '+919000000009', '{admin}');
select tests.act_as('maya');
select ok(bool_and(scheduled_for is not null) and count(*) > 0, 'an administrator lists the orders for later')
  from public.admin_orders(scheduled => true);
select is_empty($$ select order_id from public.admin_orders(scheduled => false) $$, 'and none of them is for now');
select tests.act_as('asha');

-- Changes end at a cut-off: half an hour before preparing begins.
select is((public.preview_cancellation(tests.order_id('dinner')) ->> 'free_until')::timestamptz,
  tests.slot('30 hours') - interval '55 minutes', 'cancelling is free of charge until the cut-off');
select is(public.preview_cancellation(tests.order_id('dinner')) ->> 'charge_paise', '0', 'so it costs nothing now');
select tests.reset();
update public.catalog_items set available_from = null, available_to = null where name = 'Dosa';
update public.enhanced_orders set scheduled_for = now() + interval '55 minutes', created_at = now() - interval '1 hour',
  placed_at = now() - interval '1 hour'
  where id = tests.order_id('dinner');
select tests.act_as('asha');
select is(tests.refusal(format($$ select public.reschedule_order(%L, tests.slot('1 day')) $$,
  tests.order_id('dinner'))), 'PT409 schedule_change_over', 'a change after the cut-off is refused');
select isnt(public.preview_cancellation(tests.order_id('dinner')) ->> 'charge_paise', '0',
  'and cancelling follows the ordinary policy');
select tests.order_item('now', 'asha', 'Dosa');
select is(tests.refusal(format($$ select public.reschedule_order(%L, tests.slot('1 day')) $$, tests.order_id('now'))),
  'PT409 schedule_change_over', 'an order for now has no slot to move');

-- Near enough already, or cancelled before.
select tests.reset();
update public.job_offers set outcome = 'withdrawn' where outcome = 'offered';
update public.enhanced_orders set promised_min_at = now() + interval '20 minutes',
  accept_by = now() + interval '1 minute' where id = tests.order_id('soon');
update public.enhanced_orders set scheduled_for = now() - interval '20 minutes' where id = tests.order_id('soon');
select tests.act_as('vikram');
select public.advance_order(tests.order_id('soon'), 'confirmed', null, 10);
select is(pg_temp.offers_of('soon'), 1::bigint, 'what is due now is looked after at once');
select tests.order_item('off', 'asha', 'Dosa', 1, 'wallet', jsonb_build_object('scheduled_for', tests.slot('2 days')));
select tests.advance_to('off', 'confirmed');
select tests.act_as('asha');
select public.cancel_order(tests.order_id('off'), 'changed_mind');
select tests.reset();
select is_empty(format($$ select * from private.order_timers where order_id = %L and done_at is null
  and action <> 'contact_ends' $$, tests.order_id('off')), 'a cancelled one is never offered, and nobody is reminded');
select * from finish();
rollback;
