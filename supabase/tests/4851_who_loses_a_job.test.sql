-- Who loses a job, and who gets none any more: a ride whose driver falls silent, a ride that is given back past its own
-- step, an offer of somebody who went off duty, and the end of an offer (dispatch-09, dispatch-13, dispatch-14).
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('dev', '+919000000002', '{user,delivery}'),
  tests.create_user('mira', '+919000000003', '{user,delivery}'), tests.create_user('ravi', null, '{user,delivery}'),
  tests.create_user('vikram', '+919000000004', '{vendor}'), tests.create_user('root', null, '{user,admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 900000), tests.reset();

create function tests.order_ride(name text) returns void language plpgsql as $$
declare
  quote jsonb;
  placed jsonb;
begin
  perform tests.act_as('asha');
  quote := public.quote_order('{"trade": "ride", "vehicle": "auto", "stops": [
    {"lat": 17.43, "lng": 78.45, "label": "Charminar"}, {"lat": 17.47, "lng": 78.45, "label": "Golconda"}]}');
  placed := public.place_order((quote ->> 'quote_id')::uuid, 'ride-key-' || name, 'wallet');
  perform tests.reset();
  perform tests.name_order(name, (placed #>> '{orders,0,id}')::uuid);
end
$$;
create function tests.drive_auto(handle text) returns void language plpgsql as $$
begin
  perform tests.add_courier(handle);
  perform tests.reset();
  update public.couriers set vehicle_kind = 'auto', takes_rides = true where user_id = tests.user_id(handle);
end
$$;
create function tests.take_offer(handle text, name text) returns text language sql as $$
  select tests.act_as(handle);
  select public.respond_to_offer(tests.offer_for(handle, name), true) ->> 'outcome'
$$;
create function tests.order_and_job(name text) returns text language sql stable security definer as $$
  select concat_ws(' ', o.status, j.state, (select p.handle from tests.people as p where p.user_id = j.performer_id))
  from public.enhanced_orders as o join public.jobs as j on j.order_id = o.id where o.id = tests.order_id(name)
$$;
create function tests.fall_silent(name text) returns void language sql security definer as $$
  update public.jobs set assigned_at = now() - interval '5 minutes' where order_id = tests.order_id(name);
  update public.courier_positions set at = now() - interval '5 minutes' where user_id = (select j.performer_id
    from public.jobs as j where j.order_id = tests.order_id(name))
$$;
grant execute on all functions in schema tests to authenticated;

-- A ride whose driver is not heard of searches again, at no cost to the driver, and keeps nobody else's job.
select tests.drive_auto('dev'), tests.order_ride('quiet');
select is(tests.take_offer('dev', 'quiet'), 'accepted', 'dev has the ride');
select is(public.advance_order(tests.order_id('quiet'), 'confirmed') ->> 'status', 'confirmed', 'and sets out');
select tests.reset();
select tests.fall_silent('quiet');
select tests.add_courier('ravi'), tests.order_item('dinner', 'asha', 'Dosa'), tests.advance_to('dinner', 'confirmed');
select is(tests.take_offer('ravi', 'dinner'), 'accepted', 'ravi has a dinner');
select tests.reset();
select tests.fall_silent('dinner');
select tests.drive_auto('mira');
select is(private.release_silent_jobs(), 2, 'both are taken from those who are not heard of');
select is(tests.order_and_job('quiet'), 'pending searching', 'the ride is looked for again');
select is((select f.left_as from public.job_offers as f where f.courier_id = tests.user_id('dev')), 'silent',
  'and not with who fell silent');
select is(tests.ledger_balance(tests.user_id('dev'), 'courier_payable'), 0::bigint, 'who pays nothing for it');
select is((select string_agg(n.template, ', ') from public.system_notifications as n
  where n.user_id = tests.user_id('asha') and n.template in ('order_courier_silent', 'ride_searching_again')
    and n.params ->> 'order_id' = tests.order_id('quiet')::text), 'order_courier_silent',
  'its customer is told once, and why');
select is(private.release_silent_jobs(), 0, 'nobody else is silent');

-- Given back by its own step alone: the general one would leave the order where it is, and cost nothing.
select is(tests.take_offer('mira', 'quiet'), 'accepted', 'mira takes it');
select public.advance_order(tests.order_id('quiet'), 'confirmed');
select is(tests.refusal(format('select public.release_job(%L, %L)', tests.order_id('quiet'), 'no')),
  'PT409 order_transition_not_allowed', 'a confirmed ride is not released past its own step');
select tests.reset();
select is(tests.order_and_job('quiet'), 'confirmed assigned mira', 'and stays with its driver');
select tests.act_as('mira'), public.give_back_ride(tests.order_id('quiet'), 'rider_asked'), tests.reset();

-- Off duty: nothing is accepted any more, also what was offered at that very moment.
update public.courier_positions set at = now();
update public.job_offers set left_as = null, answered_at = now() - interval '1 hour';
select tests.order_item('late', 'asha', 'Dosa'), tests.advance_to('late', 'confirmed');
select tests.reset();
insert into public.job_offers (job_id, courier_id, round, distance_to_pickup_m, expires_at)
select j.id, tests.user_id('dev'), 1, 0, now() + interval '1 minute' from public.jobs as j
where j.order_id = tests.order_id('late')
  and not exists (select from public.job_offers as f where f.job_id = j.id and f.courier_id = tests.user_id('dev'));
update public.couriers set online = false where user_id = tests.user_id('dev');
select is(tests.take_offer('dev', 'late'), 'too_late', 'who is off duty gets no job');
select tests.reset();
update public.couriers set online = true where user_id = tests.user_id('dev');

-- An offer holds in [start, end), by the clock of the server.
update public.job_offers set expires_at = now() where job_id = (select j.id from public.jobs as j
  where j.order_id = tests.order_id('late'));
select is(tests.take_offer('dev', 'late'), 'too_late', 'at its end it is over');
select tests.reset();
update public.job_offers set expires_at = clock_timestamp() + interval '1 minute' where job_id = (select j.id
  from public.jobs as j where j.order_id = tests.order_id('late'));
select is(tests.take_offer('dev', 'late'), 'accepted', 'before its end it holds');

-- By hand: a second counter is for a person to judge, a passenger and the load of a vehicle are not.
select tests.reset();
update public.couriers set capacity = 5;
update public.couriers set online = false where user_id <> tests.user_id('mira');
update public.job_offers set outcome = 'withdrawn', answered_at = now() where outcome = 'offered';
select tests.order_ride('third');
select is(tests.take_offer('mira', 'third'), 'accepted', 'mira has a ride');
select tests.order_item('beside', 'asha', 'Dosa'), tests.advance_to('beside', 'confirmed'), tests.act_as('root');
select is((select e ->> 'why_not' from jsonb_array_elements(public.couriers_for_order(tests.order_id('beside'))) as e
  where e ->> 'user_id' = tests.user_id('mira')::text), 'hands_full', 'nothing is given beside a passenger');
select is(tests.refusal(format('select public.assign_courier(%L, %L)', tests.order_id('beside'),
  tests.user_id('mira'))), 'PT409 courier_cannot_carry', 'not by the administration either');
select tests.reset();
update public.couriers set online = true where user_id = tests.user_id('dev');
update public.jobs set load_grams = 25000 where order_id in (tests.order_id('late'), tests.order_id('beside'));
select tests.act_as('root');
select is((select e ->> 'why_not' from jsonb_array_elements(public.couriers_for_order(tests.order_id('beside'))) as e
  where e ->> 'user_id' = tests.user_id('dev')::text), 'hands_full', 'nor more than the vehicle carries');
select tests.reset();
update public.jobs set load_grams = 15000 where order_id = tests.order_id('beside');
select tests.act_as('root');
select is(public.assign_courier(tests.order_id('beside'), tests.user_id('dev')) ->> 'outcome', 'assigned',
  'what it carries is given');
select tests.reset();

select * from finish();
rollback;
