-- An order that nobody carries: asked again, told the truth, left free of charge, given by hand, ended.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000004', '{vendor}'), tests.create_user('meera', '+919000000031', '{admin}'),
  tests.create_user('ravi', '+919000000011', '{delivery}'), tests.create_user('rahul', '+919000000012', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'),
  tests.fund_wallet('asha', 1000000);

create function pg_temp.asked(order_name text) returns text language sql as $$
  select string_agg(p.handle || ' ' || f.outcome, ', ' order by f.offered_at, p.handle)
  from public.job_offers as f join public.jobs as j on j.id = f.job_id
  join tests.people as p on p.user_id = f.courier_id where j.order_id = tests.order_id(order_name)
$$;
create function pg_temp.retry(order_name text) returns void language sql as $$
  update private.order_timers set due_at = now() - interval '1 second'
  where order_id = tests.order_id(order_name) and done_at is null and action = 'retry_dispatch';
  select private.sweep_timers(10);
$$;

-- The only courier declines.
select tests.add_courier('ravi');
select tests.order_item('dinner', 'asha', 'Dosa');
select tests.advance_to('dinner', 'confirmed');
select tests.act_as('ravi');
select public.respond_to_offer(tests.offer_for('ravi', 'dinner'), false, 'Busy');
select is(tests.job_state('dinner'), 'no_courier', 'the only courier declined');
select tests.reset();
select pg_temp.retry('dinner');
select is(pg_temp.asked('dinner'), 'ravi declined', 'and is left alone for a while');
update public.job_offers set answered_at = answered_at - interval '4 minutes',
  offered_at = offered_at - interval '4 minutes';
select pg_temp.retry('dinner');
select is(pg_temp.asked('dinner'), 'ravi declined, ravi offered', 'then asked again');
select is((select count(*) from public.system_notifications where template in ('order_no_courier', 'admin_no_courier')
  and params ->> 'order_id' = tests.order_id('dinner')::text), 2::bigint,
    'customer and administration have one notice each');

-- What the customer reads.
select tests.act_as('asha');
select is(public.order_tracking(tests.order_id('dinner')) #>> '{delivery,state}', 'no_courier',
  'asking again is not having somebody');
select cmp_ok((public.order_tracking(tests.order_id('dinner')) #>> '{delivery,asked_until}')::timestamptz, '>=',
  now() + interval '30 minutes',
  'until when couriers are asked is said');
select is(public.order_tracking(tests.order_id('dinner')) #> '{eta,max_at}', 'null'::jsonb,
  'and no time of arrival that slides');

-- Cooked already, and still nobody: the customer leaves free of charge, the vendor is paid for what it cooked.
select tests.advance_to('dinner', 'ready');
select tests.act_as('ravi');
select public.respond_to_offer(tests.offer_for('ravi', 'dinner'), false, 'Busy');
select tests.act_as('asha');
select is(public.preview_cancellation(tests.order_id('dinner')) ->> 'allowed', 'true',
  'a cooked order that nobody carries may be left');
select is(public.preview_cancellation(tests.order_id('dinner')) ->> 'charge_paise', '0', 'free of charge');
select is((public.preview_cancellation(tests.order_id('dinner')) ->> 'refund_paise')::integer,
  (select total_paise from public.enhanced_orders where id = tests.order_id('dinner')), 'all of it comes back');
select tests.act_as('vikram');
select is(public.preview_cancellation(tests.order_id('dinner'), 'cannot_deliver') ->> 'fault', 'platform',
  'nor is it the vendor''s fault');
select is(public.preview_cancellation(tests.order_id('dinner'), 'items_unavailable') ->> 'fault', 'vendor',
  'unless for a reason of its own');
select tests.act_as('asha');
select is(public.cancel_order(tests.order_id('dinner'), 'changed_mind') ->> 'status', 'cancelled',
  'the customer leaves');
select tests.reset();
select ok(not exists (select from private.order_timers where order_id = tests.order_id('dinner') and done_at is null),
  'and the search has ended');

-- With a courier, a cooked order cannot be left.
select tests.order_item('lunch', 'asha', 'Dosa');
select tests.advance_to('lunch', 'confirmed');
select tests.act_as('ravi');
select public.respond_to_offer(tests.offer_for('ravi', 'lunch'), true);
select tests.advance_to('lunch', 'preparing');
select tests.act_as('asha');
select is(public.preview_cancellation(tests.order_id('lunch')) ->> 'allowed', 'false',
  'what is cooked and carried cannot be left');
select is(tests.refusal(format($$ select public.cancel_order(%L, 'changed_mind') $$, tests.order_id('lunch'))),
  'PT409 order_transition_not_allowed', 'whatever the client says');
select tests.act_as('ravi');
select public.release_job(tests.order_id('lunch'), 'Flat tyre');
select is(tests.job_state('lunch'), 'no_courier', 'who gave it back is not asked at once');

-- By hand.
select tests.reset();
select tests.add_courier('rahul', 17.6);
select tests.act_as('meera');
select is(jsonb_path_query_array(public.couriers_for_order(tests.order_id('lunch')), '$[*].why_not'), '[null, null]',
  'both could be given it');
select is(public.assign_courier(tests.order_id('lunch'), tests.user_id('rahul')) ->> 'outcome', 'assigned',
  'the administration gives it to one far away');
select is(public.assign_courier(tests.order_id('lunch'), tests.user_id('rahul')) ->> 'outcome', 'assigned',
  'twice is once');
select is(tests.refusal(format($$ select public.assign_courier(%L, %L) $$, tests.order_id('lunch'),
  tests.user_id('ravi'))),
  'PT409 order_transition_not_allowed', 'nobody is deprived of a job');
select tests.reset();
select is(tests.job_state('lunch'), 'assigned', 'it has a courier');
select is((select count(*) from public.system_notifications where template = 'job_assigned'
  and user_id = tests.user_id('rahul')), 1::bigint, 'who is told');
select is((select count(*) from public.audit_log where action = 'assign_courier'), 1::bigint,
  'and so is the audit log');
select is((select nobody_since from public.jobs where order_id = tests.order_id('lunch')), null, 'the search is over');

select tests.order_item('snack', 'asha', 'Dosa');
select tests.advance_to('snack', 'confirmed');
select tests.reset();
update public.couriers set online = false where user_id = tests.user_id('ravi');
select tests.act_as('meera');
select is(tests.refusal(format($$ select public.assign_courier(%L, %L) $$, tests.order_id('snack'),
  tests.user_id('ravi'))),
  'PT409 courier_cannot_carry', 'nobody who is offline');
select is(tests.refusal(format($$ select public.assign_courier(%L, %L) $$, tests.order_id('snack'),
  tests.user_id('asha'))),
  'PT404 courier_not_found', 'nobody who is no courier');
select tests.act_as('vikram');
select is(tests.refusal(format($$ select public.assign_courier(%L, %L) $$, tests.order_id('snack'),
  tests.user_id('ravi'))), 'PT403 role_required', 'not by a vendor');
select is(tests.refusal(format($$ select public.couriers_for_order(%L) $$, tests.order_id('snack'))),
  'PT403 role_required', 'who does not see who could');
select tests.act_as('asha');
select is(tests.refusal(format($$ select public.assign_courier(%L, %L) $$, tests.order_id('snack'),
  tests.user_id('ravi'))), 'PT403 role_required', 'nor by a customer');
select tests.act_as_anon();
select matches(tests.refusal(format($$ select public.assign_courier(%L, %L) $$, tests.order_id('snack'),
  tests.user_id('ravi'))), '^42501', 'nor by a guest');
select matches(tests.refusal(format($$ select public.couriers_for_order(%L) $$, tests.order_id('snack'))), '^42501',
  'who sees nobody either');

-- The end of the search.
select tests.reset();
update public.job_offers set outcome = 'expired' where outcome = 'offered';
update public.jobs set state = 'searching' where order_id = tests.order_id('snack');
select private.dispatch_wave(j.id) from public.jobs as j where j.order_id = tests.order_id('snack');
select is(tests.job_state('snack'), 'no_courier', 'nobody carries the snack');
update private.order_timers set due_at = now() - interval '1 second' where order_id = tests.order_id('snack')
  and action = 'give_up_search';
select private.sweep_timers(10);
select is((select status || ' ' || cancel_reason from public.enhanced_orders where id = tests.order_id('snack')),
  'cancelled no_courier', 'when the time is over it ends');
select is((select refund_paise from public.enhanced_orders where id = tests.order_id('snack')),
  (select total_paise from public.enhanced_orders where id = tests.order_id('snack')), 'with all of the money back');
select * from finish();
rollback;
