-- Who is asked to carry an order, who gets it, and what happens when nobody does.
begin;
select no_plan();
select tests.reviewed('bounds', 'mark_at_pickup release_job respond_to_offer');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('chitra', '+919000000003'),
  tests.create_user('vikram', '+919000000004', '{vendor}'), tests.create_user('vani', '+919000000005', '{vendor}'),
  tests.create_user('ravi', '+919000000011', '{delivery}'), tests.create_user('rahul', '+919000000012', '{delivery}'),
  tests.create_user('salim', '+919000000013', '{delivery}'), tests.create_user('tara', '+919000000014', '{delivery}'),
  tests.create_user('newbie', '+919000000015', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani', 17.432, 78.452),
  tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_item('vendor-two', 'Biryani', 30000),
  tests.add_address('asha'), tests.add_address('bala', 17.441, 78.451), tests.add_address('chitra', 17.42, 78.45),
  tests.fund_wallet('asha', 1000000), tests.fund_wallet('bala', 1000000), tests.fund_wallet('chitra', 1000000);

create function pg_temp.asked(order_name text) returns text language sql as $$
  select string_agg(p.handle || ' ' || f.outcome, ', ' order by f.round, p.handle)
  from public.job_offers as f join public.jobs as j on j.id = f.job_id
  join tests.people as p on p.user_id = f.courier_id where j.order_id = tests.order_id(order_name)
$$;
create function pg_temp.timer_due(order_name text) returns void language sql as $$
  update private.order_timers set due_at = now() - interval '1 second'
  where order_id = tests.order_id(order_name) and done_at is null
    and action not in ('give_up_search', 'begin_preparing')
$$;

-- Shifts.
insert into public.couriers (user_id, name, vehicle_kind, region_id)
  values (tests.user_id('newbie'), 'Newbie', 'bike', private.region_at(17.43, 78.45));
select tests.act_as('newbie');
select is(tests.refusal($$ select public.set_courier_online(true, 17.43, 78.45) $$), 'PT403 courier_not_verified',
  'without approved documents nobody rides');
select is(tests.refusal($$ select public.report_position(17.43, 78.45) $$), 'PT403 courier_not_verified',
  'nor reports positions');
select tests.act_as('asha');
select is(tests.refusal($$ select public.set_courier_online(true, 17.43, 78.45) $$), 'PT403 role_required',
  'a customer is no courier');
select is(tests.refusal($$ select public.respond_to_offer(gen_random_uuid(), true) $$), 'PT403 role_required',
  'and answers no offers');
select matches(tests.refusal($$ update public.couriers set verified = true $$), '^42501', 'nobody verifies themselves');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.set_courier_online(true, 17.43, 78.45) $$), '^42501', 'nor does a guest');
select matches(tests.refusal($$ select public.report_position(17.43, 78.45) $$), '^42501', 'guests have no positions');
select matches(tests.refusal($$ select public.respond_to_offer(gen_random_uuid(), true) $$), '^42501', 'and no offers');
select matches(tests.refusal($$ select public.mark_at_pickup(gen_random_uuid()) $$), '^42501',
  'and stand at no counter');
select matches(tests.refusal($$ select public.release_job(gen_random_uuid(), 'x') $$), '^42501', 'and release nothing');

-- Waves: ravi 0 m, rahul 1.1 km, salim 2.2 km, tara 4.4 km from the vendor.
select tests.add_courier('ravi'), tests.add_courier('rahul', 17.44), tests.add_courier('salim', 17.45),
  tests.add_courier('tara', 17.47);
select is(tests.refusal($$ select public.set_courier_online(true) $$), 'PT400 place_invalid',
  'going online needs a position');
select is(tests.refusal($$ select public.set_courier_online(null) $$), 'PT400 request_invalid',
  'and a shift begins or ends');
select tests.order_item('dinner', 'asha', 'Dosa', 2);
select tests.reset();
select is(pg_temp.asked('dinner'), null, 'nobody is asked before the vendor accepts');
select tests.advance_to('dinner', 'confirmed');
select tests.reset();
select is(pg_temp.asked('dinner'), 'ravi offered', 'the nearest one is asked first');
select is((select count(*) from private.topic_log where topic = 'user:' || tests.user_id('ravi') and event = 'offer'),
  1::bigint, 'and receives it');
select pg_temp.timer_due('dinner'), private.sweep_timers(10);
select is(pg_temp.asked('dinner'), 'ravi expired, rahul offered, salim offered',
  'unanswered, the offer runs out and the next two are asked');
select tests.act_as('ravi');
select is(public.respond_to_offer(tests.offer_for('ravi', 'dinner'), true) ->> 'outcome', 'too_late',
  'a response to an expired offer is too late');
select is(tests.refusal(format($$ select public.respond_to_offer(%L, true) $$, tests.offer_for('rahul', 'dinner'))),
  'PT404 offer_not_found',
  'nobody answers another''s offer');
select tests.act_as('rahul');
select is(public.respond_to_offer(tests.offer_for('rahul', 'dinner'), false, 'Flat tyre') ->> 'outcome', 'declined',
  'one declines');
select tests.reset();
select is(pg_temp.asked('dinner'), 'ravi expired, rahul declined, salim offered',
  'while another is still thinking, nobody else is asked');
select tests.act_as('salim');
select is(public.respond_to_offer(tests.offer_for('salim', 'dinner'), false) ->> 'outcome', 'declined',
  'the other declines too');
select tests.reset();
select is(pg_temp.asked('dinner'), 'ravi expired, rahul declined, salim declined, tara offered',
  'at once the circle widens');
select tests.act_as('tara');
select is(tests.refusal(format($$ select public.respond_to_offer(%L, null) $$, tests.offer_for('tara', 'dinner'))),
  'PT400 request_invalid',
  'no answer is not a yes');
select is(public.respond_to_offer(tests.offer_for('tara', 'dinner'), true) ->> 'outcome', 'accepted',
  'and somebody takes it');
select matches(tests.refusal($$ select lat, lng from public.job_stops $$), '^42501',
  'where the customer lives is for my_jobs to say');
select isnt_empty($$ select order_id, state, pay_paise from public.jobs $$, 'not for the list of all one ever carried');
select is(public.respond_to_offer(tests.offer_for('tara', 'dinner'), true) ->> 'outcome', 'accepted',
  'a repeated tap gets the same result');
select is(tests.job_state('dinner'), 'assigned', 'the job has its courier');
select is(tests.refusal($$ select public.set_courier_online(false) $$), 'PT409 has_active_job',
  'who cannot go offline with it');
select tests.reset();
select ok(not exists (select from private.order_timers where order_id = tests.order_id('dinner') and done_at is null
  and action <> 'begin_preparing'), 'the search has ended');

-- One winner, and the others are notified.
select tests.order_item('lunch', 'asha', 'Dosa');
select tests.advance_to('lunch', 'confirmed');
select tests.reset();
select pg_temp.timer_due('lunch'), private.sweep_timers(10);
select is(pg_temp.asked('lunch'), 'ravi expired, rahul offered, salim offered', 'two are asked');
select tests.act_as('salim');
select is(public.respond_to_offer(tests.offer_for('salim', 'lunch'), true) ->> 'outcome', 'accepted',
  'the first one wins');
select tests.act_as('rahul');
select is(public.respond_to_offer(tests.offer_for('rahul', 'lunch'), true) ->> 'outcome', 'too_late',
  'the second one is too late');
select tests.reset();
select is(pg_temp.asked('lunch'), 'ravi expired, rahul lost, salim accepted', 'which is written down');
select is((select count(*) from private.topic_log where topic = 'user:' || tests.user_id('rahul') and event = 'offer'
  and payload ->> 'offer_id' = tests.offer_for('rahul', 'lunch')::text), 2::bigint, 'and said at once');

-- At the counter, and giving a job back.
select tests.act_as('rahul');
select is(tests.refusal(format($$ select public.mark_at_pickup(%L) $$, tests.order_id('lunch'))),
  'PT404 order_not_found', 'only the courier of an order can arrive for pick-up');
select is(tests.refusal(format($$ select public.release_job(%L, 'x') $$, tests.order_id('lunch'))),
  'PT404 order_not_found', 'or gives it back');
select tests.act_as('salim');
select public.report_position(17.43, 78.45);
select public.mark_at_pickup(tests.order_id('lunch'));
select is(tests.job_state('lunch'), 'at_pickup', 'the courier has arrived for pick-up');
select lives_ok(format($$ select public.mark_at_pickup(%L) $$, tests.order_id('lunch')), 'and may say so twice');
select public.release_job(tests.order_id('lunch'), 'Flat tyre');
select is(tests.job_state('lunch'), 'searching', 'a job given back is offered again');
select tests.reset();
select is((select p.handle from public.job_offers as f join public.jobs as j on j.id = f.job_id
  join tests.people as p on p.user_id = f.courier_id
  where j.order_id = tests.order_id('lunch') and f.outcome = 'offered'), 'ravi',
    'to the nearest, but not to who gave it back');
select tests.act_as('ravi');
select public.respond_to_offer(tests.offer_for('ravi', 'lunch'), true);
select tests.act_as('vikram');
select public.advance_order(tests.order_id('lunch'), 'preparing'),
  public.advance_order(tests.order_id('lunch'), 'ready');
select tests.act_as('ravi');
select public.advance_order(tests.order_id('lunch'), 'out_for_delivery', tests.code_of('lunch', 'pickup'));
select is(tests.refusal(format($$ select public.release_job(%L, 'x') $$, tests.order_id('lunch'))),
  'PT409 job_needs_support',
  'after pick-up nothing is given back');
select is(tests.refusal(format($$ select public.mark_at_pickup(%L) $$, tests.order_id('lunch'))),
  'PT409 order_transition_not_allowed', 'nor is one at the counter any more');
select public.advance_order(tests.order_id('lunch'), 'delivered', tests.code_of('lunch', 'drop'));

-- Nobody there.
select tests.act_as('ravi'); select public.set_courier_online(false);
select tests.act_as('rahul'); select public.set_courier_online(false);
select tests.act_as('salim'); select public.set_courier_online(false);
select tests.order_item('lonely', 'asha', 'Dosa');
select tests.advance_to('lonely', 'confirmed');
select is(tests.job_state('lonely'), 'no_courier', 'when nobody is near the search says so');
select tests.reset();
select is((select count(*) from public.system_notifications where template = 'order_no_courier'
  and user_id = tests.user_id('asha')), 1::bigint, 'and the customer is notified');
select results_eq($$ select count(*), count(distinct user_id) from public.system_notifications
  where template = 'admin_no_courier' $$,
  $$ select count(*), count(*) from public.user_roles where role = 'admin' $$,
    'and each administrator (Spec §6 Voice alerts)');
select pg_temp.timer_due('lonely'), private.sweep_timers(10);
select is((select count(*) from public.system_notifications where template = 'order_no_courier'
  and user_id = tests.user_id('asha')), 1::bigint, 'once, not every minute');
select is((select due_at from private.order_timers where order_id = tests.order_id('lonely') and done_at is null
  and action = 'retry_dispatch'),
  now() + interval '1 minute', 'while the search goes on every minute');
select tests.age_order('lonely', '1 hour');
select tests.act_as('asha');
select is(public.preview_cancellation(tests.order_id('lonely')) ->> 'charge_paise', '0', 'and cancelling is free');
select tests.act_as('ravi');
select public.set_courier_online(true, 17.43, 78.45);
select tests.reset();
select private.sweep_timers(10);
select is(pg_temp.asked('lonely'), 'ravi offered', 'who comes online is asked at once');
select is(tests.job_state('lonely'), 'searching', 'and the search goes on');

-- Going offline withdraws what was offered.
select tests.act_as('rahul'); select public.set_courier_online(true, 17.44, 78.45);
select tests.act_as('ravi'); select public.set_courier_online(false);
select tests.reset();
select is(pg_temp.asked('lonely'), 'ravi withdrawn, rahul offered', 'the offer of who goes offline passes on');
select is((select count(*) from private.courier_shifts where user_id = tests.user_id('ravi') and ended_at is not null),
  2::bigint, 'and the shift is closed');
select tests.act_as('rahul');
select public.respond_to_offer(tests.offer_for('rahul', 'lonely'), true);

-- Positions.
select tests.act_as('rahul');
select public.report_position(17.431, 78.451, 90, 8), public.report_position(17.4311, 78.4511, 92, 8);
select tests.reset();
select is((select count(*) from private.courier_track where user_id = tests.user_id('rahul')), 1::bigint,
  'two reports at once leave one sample');
select is((select lat from public.courier_positions where user_id = tests.user_id('rahul')), 17.4311::double precision,
  'and the last known place');
select is((select count(*) from realtime.messages where topic = 'order:' || tests.order_id('lonely')
  and event = 'courier_position'), 2::bigint,
  'the order''s customer sees each');
select tests.act_as('rahul');
select is(tests.refusal($$ select public.report_position(95, 78.45) $$), 'PT400 place_invalid', 'a place is on earth');
select tests.act_as('ravi');
select is_empty($$ select * from public.courier_positions
  where user_id = tests.user_id('rahul') $$, 'couriers do not see where colleagues are');
select is_empty($$ select order_id from public.jobs where order_id = tests.order_id('lonely') $$, 'nor their jobs');
select is_empty($$ select * from public.job_offers where courier_id <> tests.user_id('ravi') $$, 'nor their offers');
select matches(tests.refusal($$ select phone from public.couriers $$), '^42501', 'nor anybody''s phone');
select tests.act_as('asha');
select is_empty($$ select user_id from public.couriers $$, 'customers do not read couriers');
select is_empty($$ select user_id from public.courier_positions $$, 'nor their positions');

-- Who is not suitable.
select tests.reset();
update public.courier_positions set at = now() - interval '6 minutes';
select tests.order_item('stale', 'bala', 'Dosa');
select tests.advance_to('stale', 'confirmed');
select is(tests.job_state('stale'), 'no_courier', 'whose position is stale is not asked');
select public.cancel_order(tests.order_id('stale'), 'closing');
select tests.act_as('ravi'); select public.set_courier_online(true, 17.43, 78.45);
select tests.fund_wallet('ravi', 100000), tests.add_address('ravi');
select tests.order_item('own', 'ravi', 'Dosa');
select tests.advance_to('own', 'confirmed');
select is(tests.job_state('own'), 'no_courier', 'nobody carries the own order');
select public.cancel_order(tests.order_id('own'), 'closing');
select tests.reset();
insert into public.vendor_staff (vendor_id, user_id) values (tests.vendor_id_of('vendor-one'), tests.user_id('ravi'));
select tests.order_item('staff', 'bala', 'Dosa');
select tests.advance_to('staff', 'confirmed');
select is(tests.job_state('staff'), 'no_courier', 'nor orders of their own vendor');
select public.cancel_order(tests.order_id('staff'), 'closing');
select tests.reset();
delete from public.vendor_staff where user_id = tests.user_id('ravi');
delete from public.user_roles where user_id = tests.user_id('ravi') and role = 'delivery';
select tests.order_item('revoked', 'bala', 'Dosa');
select tests.advance_to('revoked', 'confirmed');
select is(tests.job_state('revoked'), 'no_courier', 'nor does anybody whose role was taken away');
select public.cancel_order(tests.order_id('revoked'), 'closing');
select tests.reset();
insert into public.user_roles (user_id, role) values (tests.user_id('ravi'), 'delivery');

-- Cash only up to the limit.
update public.couriers set cash_limit_paise = 30000 where user_id = tests.user_id('ravi');
select tests.order_item('much cash', 'bala', 'Dosa', 2, 'cash');
select tests.advance_to('much cash', 'confirmed');
select is(tests.job_state('much cash'), 'no_courier', 'cash beyond the limit is not offered');
select public.cancel_order(tests.order_id('much cash'), 'closing');
select tests.order_item('prepaid', 'bala', 'Dosa', 2);
select tests.advance_to('prepaid', 'confirmed');
select tests.reset();
select is(pg_temp.asked('prepaid'), 'ravi offered', 'what is paid already is');
update public.couriers set cash_limit_paise = 500000, capacity = 2 where user_id = tests.user_id('ravi');

-- Two at a time only from one counter to neighbours.
select tests.act_as('ravi');
select public.respond_to_offer(tests.offer_for('ravi', 'prepaid'), true);
select tests.order_item('elsewhere', 'asha', 'Biryani');
select tests.advance_to('elsewhere', 'confirmed');
select is(tests.job_state('elsewhere'), 'no_courier', 'a second job from another counter is not offered');
select tests.order_item('far apart', 'chitra', 'Dosa');
select tests.advance_to('far apart', 'confirmed');
select is(tests.job_state('far apart'), 'no_courier', 'nor one to another corner of the town');
select tests.order_item('neighbour', 'asha', 'Dosa');
select tests.advance_to('neighbour', 'confirmed');
select tests.reset();
select is(pg_temp.asked('neighbour'), 'ravi offered', 'but the neighbour''s from the same counter');
update public.couriers set capacity = 1 where user_id = tests.user_id('ravi');
select tests.act_as('ravi');
select is(tests.refusal(format($$ select public.respond_to_offer(%L, true) $$, tests.offer_for('ravi', 'neighbour'))),
  'PT409 hands_full',
  'accepting is judged again, by what is true then');

-- Timers.
select tests.act_as('asha');
select tests.order_item('ignored', 'asha', 'Biryani');
select tests.reset();
select private.sweep_timers(100);
select is(tests.status_of('ignored'), 'pending', 'nothing happens before its time');
select pg_temp.timer_due('ignored');
select private.sweep_timers(100);
select is(tests.status_of('ignored'), 'cancelled', 'an order that nobody accepts is cancelled');
select results_eq(format($$ select cancel_reason, cancelled_by, payment_status::text from public.enhanced_orders
  where id = %L $$, tests.order_id('ignored')),
  $$ values ('not_accepted_in_time', 'system', 'refunded') $$, 'by the system, with all money back');
select is(tests.ledger_of('ignored'), null, 'and the ledger is empty');
select is(private.sweep_timers(100), 0, 'what is done is not done again');

-- A timer that fails waits its turn and does not hold up the others.
select tests.order_item('broken', 'bala', 'Biryani'), tests.order_item('fine', 'asha', 'Biryani');
select tests.reset();
select pg_temp.timer_due('broken'), pg_temp.timer_due('fine');
update private.order_timers set due_at = now() - interval '1 hour' where order_id = tests.order_id('broken')
  and done_at is null;
create function pg_temp.refuse_once() returns trigger language plpgsql as $$ begin raise exception 'broken on purpose';
  end $$;
create trigger refuse_once before update on public.enhanced_orders for each row
  when (old.user_id <> new.user_id or new.vendor_name = 'Broken')
  execute function pg_temp.refuse_once();
set constraints all immediate;
set constraints all deferred;
alter table public.enhanced_orders disable trigger refuse_once;
update public.enhanced_orders set vendor_name = 'Broken' where id = tests.order_id('broken');
alter table public.enhanced_orders enable trigger refuse_once;
select is(private.sweep_timers(100), 1, 'the broken one is not counted');
select is(tests.status_of('fine'), 'cancelled', 'the one behind it has run');
select is(tests.status_of('broken'), 'pending', 'the broken one has not');
select results_eq(format($$ select attempts, last_error, due_at > now() from private.order_timers
  where order_id = %L and action = 'accept_window' $$, tests.order_id('broken')),
  $$ values (1, 'broken on purpose', true) $$, 'and is tried again later');
set constraints all immediate;
set constraints all deferred;
alter table public.enhanced_orders disable trigger refuse_once;
select pg_temp.timer_due('broken'), private.sweep_timers(100);
select is(tests.status_of('broken'), 'cancelled', 'until it works');
select is_empty($$ select * from private.ledger_imbalance() $$, 'the ledger balances');

select * from finish();
rollback;
