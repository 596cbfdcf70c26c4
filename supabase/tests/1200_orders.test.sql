-- Order transitions: every allowed step by the role that makes it, refusals, handover codes, events, what each party
-- receives and sees.
begin;
select no_plan();
select tests.reviewed('bounds', 'advance_order');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('vani', '+919000000004', '{vendor}'),
  tests.create_user('ravi', '+919000000006', '{delivery}'), tests.create_user('rahul', '+919000000007', '{delivery}'),
  tests.create_user('admin', '+919000000005', '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'),
  tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 500000);
select tests.add_courier('ravi');

-- A delivered order, step by step.
select tests.order_item('dinner', 'asha', 'Dosa', 2, 'wallet', '{"tip_paise": 2000}');
select is(tests.status_of('dinner'), 'pending', 'an order begins as pending');
select results_eq($$ select seq, from_status::text, to_status::text, actor_role from public.order_events
   where order_id = tests.order_id('dinner')$$,
  $$ values (1, null::text, 'pending', 'user') $$, 'with its first event, which the customer may read');
select matches(tests.refusal($$ select actor_id from public.order_events $$), '^42501', 'who acted is not shown');
select is(tests.refusal(format($$ select public.advance_order(%L, 'confirmed') $$, tests.order_id('dinner'))),
  'PT409 order_transition_not_allowed', 'a customer does not accept the own order');
select is(tests.refusal(format($$ select public.advance_order(%L, 'cancelled') $$, tests.order_id('dinner'))),
  'PT400 use_cancel_order', 'cancelling is not a step');
select matches(tests.refusal(format($$ update public.enhanced_orders set status = 'delivered'
  where id = %L $$, tests.order_id('dinner'))),
  '^42501', 'no customer writes a status');
select matches(tests.refusal($$ select terms from public.enhanced_orders $$), '^42501',
  'the terms between vendor and platform are hidden');

select tests.act_as('bala');
select is(tests.refusal(format($$ select public.advance_order(%L, 'confirmed') $$, tests.order_id('dinner'))),
  'PT404 order_not_found',
  'to another customer the order does not exist');
select is_empty($$ select id from public.enhanced_orders $$, 'nor is it listed');
select is_empty($$ select seq from public.order_events $$, 'nor its events');
select is_empty($$ select name from public.order_items $$, 'nor its items');
select tests.act_as('vani');
select is(tests.refusal(format($$ select public.advance_order(%L, 'confirmed') $$, tests.order_id('dinner'))),
  'PT404 order_not_found',
  'nor to another vendor');
select tests.act_as('ravi');
select is(tests.refusal(format($$ select public.advance_order(%L, 'confirmed') $$, tests.order_id('dinner'))),
  'PT404 order_not_found',
  'nor to a courier who does not carry it');
select tests.act_as_anon();
select matches(tests.refusal(format($$ select public.advance_order(%L, 'confirmed') $$, tests.order_id('dinner'))),
  '^42501',
  'guests move nothing');
select matches(tests.refusal($$ select id from public.enhanced_orders $$), '^42501', 'and see no orders');
select tests.act_as('admin');
select is(tests.refusal(format($$ select public.advance_order(%L, 'confirmed') $$, tests.order_id('dinner'))),
  'PT409 order_transition_not_allowed', 'an administrator sees it but does not accept in the vendor''s place');

select tests.act_as('vikram');
select is_empty($$ select id from public.enhanced_orders $$,
  'a vendor''s people read orders through their console only');
select is(tests.refusal(format($$ select public.advance_order(%L, 'ready') $$, tests.order_id('dinner'))),
  'PT409 order_transition_not_allowed', 'no step is skipped');
select is(tests.refusal(format($$ select public.advance_order(%L, 'confirmed', null, 500) $$,
  tests.order_id('dinner'))),
  'PT400 prep_minutes_invalid', 'nobody cooks for 500 minutes');
select is(public.advance_order(tests.order_id('dinner'), 'confirmed', null, 15) - 'retry_at' - 'tries_left',
  '{"outcome": "moved", "status": "confirmed", "seq": 2}'::jsonb, 'the vendor accepts');
select is(public.advance_order(tests.order_id('dinner'), 'confirmed') ->> 'seq', '2',
  'a repeated request succeeds, without a second event');
select tests.reset();
select results_eq($$ select prep_minutes, accept_by, promised_max_at - promised_min_at from public.enhanced_orders
   where id = tests.order_id('dinner')$$,
  $$ values (15, null::timestamptz, interval '10 minutes') $$, 'accepting sets what was promised and ends the wait');
select is((select count(*) from private.order_timers where order_id = tests.order_id('dinner')
  and action = 'accept_window' and done_at is null),
  0::bigint, 'and clears the accept timer');
select is(tests.job_state('dinner'), 'searching', 'the search for a courier begins');

select tests.act_as('ravi');
select is(public.respond_to_offer(tests.offer_for('ravi', 'dinner'), true) ->> 'outcome', 'accepted',
  'the courier accepts');
select is(tests.refusal(format($$ select public.advance_order(%L, 'preparing') $$, tests.order_id('dinner'))),
  'PT409 order_transition_not_allowed', 'a courier does not cook');
select is(tests.refusal(format($$ select public.advance_order(%L, 'out_for_delivery', %L) $$, tests.order_id('dinner'),
  tests.code_of('dinner', 'pickup'))),
  'PT409 order_transition_not_allowed', 'nor carries away what is not ready');
select tests.act_as('vikram');
select is(public.advance_order(tests.order_id('dinner'), 'preparing') ->> 'status', 'preparing', 'the vendor prepares');
select is(public.advance_order(tests.order_id('dinner'), 'ready') ->> 'status', 'ready', 'and is ready');
select is(tests.refusal(format($$ select public.advance_order(%L, 'out_for_delivery', %L) $$, tests.order_id('dinner'),
  tests.code_of('dinner', 'pickup'))),
  'PT409 order_transition_not_allowed', 'a vendor does not drive off with it');

-- Hand-over codes.
select tests.act_as('ravi');
select is(public.advance_order(tests.order_id('dinner'), 'out_for_delivery') ->> 'outcome', 'wrong_code',
  'no code is a wrong code');
select is(public.advance_order(tests.order_id('dinner'), 'out_for_delivery', tests.wrong_code('dinner', 'pickup')) ->>
  'tries_left', '3',
  'a wrong code costs a try');
select public.advance_order(tests.order_id('dinner'), 'out_for_delivery', tests.wrong_code('dinner', 'pickup')),
  public.advance_order(tests.order_id('dinner'), 'out_for_delivery', tests.wrong_code('dinner', 'pickup'));
select is(public.advance_order(tests.order_id('dinner'), 'out_for_delivery', tests.wrong_code('dinner', 'pickup')) ->>
  'outcome', 'code_locked',
  'the fifth wrong one brings a pause');
select is(public.advance_order(tests.order_id('dinner'), 'out_for_delivery', tests.code_of('dinner', 'pickup')) ->>
  'outcome', 'code_locked',
  'during which even the right code does not help');
select is(tests.status_of('dinner'), 'ready', 'and nothing has moved');
select tests.reset();
update private.handover_codes set locked_until = now() - interval '1 second' where order_id = tests.order_id('dinner')
  and purpose = 'pickup';
select tests.act_as('ravi');
select is(public.advance_order(tests.order_id('dinner'), 'out_for_delivery', tests.wrong_code('dinner', 'pickup')) ->>
  'tries_left', '4',
  'after the pause there are five tries again');
select is(public.advance_order(tests.order_id('dinner'), 'out_for_delivery', tests.code_of('dinner', 'pickup')) ->>
  'status', 'out_for_delivery',
  'the right code hands the order over');
select is(tests.job_state('dinner'), 'picked_up', 'the job is picked up');
select public.report_position(17.44, 78.45);
select is(public.advance_order(tests.order_id('dinner'), 'on_way') ->> 'status', 'on_way', 'the courier is near');
select is(public.advance_order(tests.order_id('dinner'), 'delivered', tests.code_of('dinner', 'pickup')) ->> 'outcome',
  case when tests.code_of('dinner', 'pickup') = tests.code_of('dinner', 'drop') then 'moved' else 'wrong_code' end,
  'the pick-up code does not open the door');
select is(public.advance_order(tests.order_id('dinner'), 'delivered', tests.code_of('dinner', 'drop')) ->> 'status',
  'delivered',
  'the customer''s code completes the order');
select is(tests.refusal(format($$ select public.advance_order(%L, 'on_way') $$, tests.order_id('dinner'))),
  'PT409 order_transition_not_allowed', 'nothing moves after that');

-- What is left behind.
select tests.reset();
select results_eq($$ select seq from public.order_events where order_id = tests.order_id('dinner') order by seq $$,
  $$ select generate_series(1, 7) $$, 'the events are numbered without a gap');
select is(tests.refusal($$ update public.order_events set note = 'changed' $$), 'PT403 append_only',
  'events are never changed');
select is(tests.refusal($$ delete from public.order_events $$), 'PT403 append_only', 'nor deleted');
select results_eq($$ select template from public.system_notifications where user_id = tests.user_id('asha')
   and params ->> 'order_number' is not null order by template$$,
  $$ values ('order_confirmed'), ('order_delivered'), ('order_on_way'), ('order_out_for_delivery'), ('order_preparing'),
   ('order_ready')$$,
  'the customer is notified of every step');
select is((select message from public.system_notifications where template = 'order_preparing'),
  (select format('Your order %s is being prepared. Estimated delivery: 25 minutes.', order_number)
    from public.enhanced_orders),
  'in the words of the specification');
select is((select count(distinct payload ->> 'seq') from private.topic_log
  where topic = 'user:' || tests.user_id('asha') and event = 'order'), 7::bigint,
  'each step is published to the customer');
select is((select count(*) from private.topic_log where topic = 'vendor:' || tests.vendor_id_of('vendor-one')
  and event = 'order' and payload ? 'seq' ) >= 7, true,
  'and to the vendor');
select is((select count(*) from realtime.messages where topic = 'order:' || tests.order_id('dinner')
  and event = 'order_event'), 7::bigint,
  'and on the order''s own topic');
select results_eq($$ select action from private.order_timers where done_at is null $$, $$ values ('contact_ends') $$,
  'no timer is left running but the one that ends the courier''s part');

select tests.act_as('asha');
select results_eq(format($$ select seq, payload ->> 'status'
  from public.events_since('order:%s', 4) $$, tests.order_id('dinner')),
  $$ values (5::bigint, 'out_for_delivery'), (6, 'on_way'), (7, 'delivered'), (7, null) $$,
    'a screen that was away asks for what it missed');
select tests.act_as('ravi');
select is((select count(*) from public.events_since('order:' || tests.order_id('dinner'), 0)
  where event = 'order_event'), 7::bigint, 'the courier may too');
select tests.act_as('vani');
select is(tests.refusal(format($$ select * from public.events_since('order:%s', 0) $$, tests.order_id('dinner'))),
  'PT403 topic_forbidden',
  'a stranger may not');

-- Collecting oneself.
select tests.order_item('collect', 'asha', 'Dosa', 1, 'wallet', '{"fulfilment": "pickup"}');
select tests.advance_to('collect', 'ready');
select is(public.advance_order(tests.order_id('collect'), 'delivered', tests.wrong_code('collect', 'drop')) ->>
  'outcome', 'wrong_code',
  'over the counter the customer''s code is asked for too');
select is(public.advance_order(tests.order_id('collect'), 'delivered', tests.code_of('collect', 'drop')) ->> 'status',
  'delivered',
  'and hands the order out without a courier');
select is(tests.job_state('collect'), null, 'for which there never was a job');

-- The rules as rows.
select tests.reset();
select results_eq(
  $$ select kind::text, string_agg(from_status || '→' || to_status, ' ' order by from_status, to_status)
     from public.order_transition_rules where to_status <> 'cancelled'
       and kind in ('delivery', 'digital', 'pickup', 'shipment', 'subscription') group by kind order by kind $$,
  $$ values
    ('delivery', 'pending→confirmed confirmed→preparing preparing→ready ready→out_for_delivery out_for_delivery→on_way '
      'out_for_delivery→delivered on_way→delivered'),
    ('digital', 'pending→in_progress in_progress→delivered'),
    ('pickup', 'pending→confirmed confirmed→preparing preparing→ready ready→delivered'),
    ('shipment', 'pending→confirmed confirmed→preparing preparing→ready ready→out_for_delivery out_for_delivery→on_way '
      'out_for_delivery→delivered on_way→delivered'),
    ('subscription', 'pending→delivered') $$,
  'every kind has its own way');
select
  results_eq(
  $$ select kind::text, needs_code from public.order_transition_rules where needs_code is not null
    and kind in ('delivery', 'pickup') group by 1, 2
   order by 1, 2$$,
  $$ values ('delivery', 'drop'), ('delivery', 'pickup'), ('pickup', 'drop') $$,
  'what is carried is handed over with a code');
insert into public.regions (slug, name, state, center_lat, center_lng, min_lat, min_lng, max_lat, max_lng, order_prefix)
values ('warangal', 'Warangal', 'Telangana', 17.97, 79.59, 17.9, 79.5, 18.05, 79.7, 'WGL');
select matches(private.next_order_number((select r.id from public.regions as r where r.slug = 'warangal')),
  '^WGL-[0-9]{6}-0001$',
  'a region that opens later numbers its orders from the first');
select is_empty($$ select * from public.order_transition_rules where from_status in ('delivered', 'cancelled') $$,
  'nothing leads out of the end');
select is_empty($$ select * from public.order_transition_rules where kind = 'delivery' and to_status = 'cancelled'
    and from_status in ('out_for_delivery', 'on_way') and roles <> '{admin}'
    and (roles <> '{admin,courier}' or guard <> 'private.door_wait_is_over' or guarded_roles <> '{courier}') $$,
  'once it has been picked up, only an administrator cancels, and a courier whom nobody opens');
select tests.act_as('asha');
select matches(tests.refusal($$ update public.order_transition_rules set roles = '{user}' $$), '^42501',
  'customers do not rewrite the rules');
select matches(tests.refusal($$ select * from private.handover_codes $$), '^42501', 'nor read the codes');
select matches(tests.refusal(format($$ select private.transition(%L, 'delivered', null, 'system') $$,
  tests.order_id('dinner'))), '^42501',
  'nor call the engine');

select tests.reset();
select is_empty($$ select kind, to_status, effect from private.order_effects
   where to_regprocedure(effect || '(public.enhanced_orders, public.order_status)') is null$$,
  'every effect names a function that exists');
select is_empty($$ select e.kind, e.to_status from private.order_effects as e
  where not exists (select from public.order_transition_rules as r where r.kind = e.kind and r.to_status = e.to_status) $$,
  'and belongs to a status that its kind can reach');
select * from finish();
rollback;
