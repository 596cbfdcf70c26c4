-- Orders for later: couriers are asked when the kitchen begins, not when the order is accepted.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}'), tests.create_user('ravi', '+919000000003', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000), tests.add_address('asha'), tests.fund_wallet('asha', 1000000);
select tests.add_courier('ravi');
select tests.reset();
create function pg_temp.offers_of(name text) returns bigint language sql security definer as $$
  select count(*) from public.job_offers where order_id = tests.order_id(name)
$$;
grant execute on all functions in schema pg_temp to authenticated;

select tests.order_item('in two days', 'asha', 'Dosa', 1, 'wallet', jsonb_build_object('scheduled_for', now() + interval '2 days'));
select tests.advance_to('in two days', 'confirmed');
select is(pg_temp.offers_of('in two days'), 0::bigint, 'an order for the day after tomorrow is offered to nobody today');
select is(tests.job_state('in two days'), 'waiting', 'its job waits');
-- 1446 m by road at 18 km/h are 5 minutes; preparing takes 20.
select tests.reset();
select results_eq(format($$ select action, due_at from private.order_timers where order_id = %L and done_at is null $$, tests.order_id('in two days')),
  $$ values ('start_dispatch', now() + interval '2 days' - interval '25 minutes') $$, 'until its promise less travel and preparation');
select private.sweep_timers(10);
select is(pg_temp.offers_of('in two days'), 0::bigint, 'not a sweep earlier');
update public.enhanced_orders set promised_min_at = now() + interval '25 minutes' where id = tests.order_id('in two days');
update private.order_timers set due_at = now() where order_id = tests.order_id('in two days') and done_at is null;
select private.sweep_timers(10);
select is(pg_temp.offers_of('in two days'), 1::bigint, 'then a courier is asked');
select is(tests.job_state('in two days'), 'searching', 'and the search goes on as for any order');
select tests.act_as('ravi');
select is(public.respond_to_offer(tests.offer_for('ravi', 'in two days'), true) ->> 'outcome', 'accepted', 'somebody takes it');
select tests.reset();
update private.order_timers set done_at = null, due_at = now() where order_id = tests.order_id('in two days') and action = 'start_dispatch';
select private.sweep_timers(10);
select is(tests.job_state('in two days'), 'assigned', 'a timer that runs again starts no second search');
select tests.act_as('ravi');
select public.release_job(tests.order_id('in two days'), 'x');

-- Near enough already, or cancelled before.
select tests.reset();
update public.job_offers set outcome = 'withdrawn' where outcome = 'offered';
select tests.order_item('soon', 'asha', 'Dosa', 1, 'wallet', jsonb_build_object('scheduled_for', now() + interval '31 minutes'));
select tests.act_as('vikram');
select public.advance_order(tests.order_id('soon'), 'confirmed', null, 40);
select is(pg_temp.offers_of('soon'), 1::bigint, 'a slow kitchen that must begin now is looked after at once');
select tests.order_item('off', 'asha', 'Dosa', 1, 'wallet', jsonb_build_object('scheduled_for', now() + interval '2 days'));
select tests.advance_to('off', 'confirmed');
select tests.act_as('asha');
select public.cancel_order(tests.order_id('off'), 'changed_mind');
select tests.reset();
select is_empty(format($$ select * from private.order_timers where order_id = %L and done_at is null $$, tests.order_id('off')), 'a cancelled one is never offered');
select * from finish();
rollback;
