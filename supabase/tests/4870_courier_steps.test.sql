-- Steps that were made without a network: once, in order, with the time of their making, and nobody else's.
begin;
select no_plan();
select tests.reviewed('bounds', 'record_step');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('ravi', '+919000000005', '{delivery}'), tests.create_user('basava', '+919000000006', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_courier('ravi'), tests.add_address('asha'), tests.fund_wallet('asha', 500000);
select tests.reset();
insert into public.couriers (user_id, name, vehicle_kind, verified, region_id)
select tests.user_id('basava'), 'Basava', 'scooter', true, c.region_id from public.couriers as c;
select tests.order_item('one', 'asha', 'Dosa'), tests.advance_to('one', 'ready', 'ravi'), tests.reset();
-- Accepted an hour ago, so that steps may have been made since.
update public.jobs as j set assigned_at = now() - interval '1 hour' where j.order_id = tests.order_id('one');
create function tests.step(n integer, ago interval, what text, args jsonb default '{}', name text default 'one')
returns text language sql as $$
  select format('select public.record_step(%L, %L, %L, %L, %L)',
    ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, now() - ago, tests.order_id(name), what, args)
$$;
create function tests.does_step(statement text) returns jsonb language plpgsql as $$
declare
  said jsonb;
begin
  execute statement into said;
  return said;
end
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- Who ----------------------------------------------------------------------------------------------------------------
select tests.act_as_anon();
select matches(tests.refusal(tests.step(1, '5 minutes', 'at_pickup')), '^42501', 'a guest records nothing');
select tests.act_as('asha');
select is(tests.refusal(tests.step(1, '5 minutes', 'at_pickup')), 'PT403 role_required', 'nor a customer');
select tests.act_as('basava');
select is(tests.refusal(tests.step(1, '5 minutes', 'at_pickup', '{"reason": "wrong_position"}')),
  'PT404 order_not_found', 'nor a courier who does not carry it');

-- What and when ------------------------------------------------------------------------------------------------------
select tests.act_as('ravi');
select is(tests.refusal(tests.step(1, '5 minutes', 'fly')), 'PT400 request_invalid', 'an unknown step');
select is(tests.refusal(tests.step(1, '5 minutes', 'at_pickup', '[]')), 'PT400 request_invalid', 'no object');
select is(tests.refusal(tests.step(1, '5 minutes', 'at_pickup', '{"lat": 91, "lng": 78}')), 'PT400 request_invalid',
  'a place that is not on Earth');
select is(tests.refusal(tests.step(1, '-10 minutes', 'at_pickup')), 'PT400 step_in_future', 'a clock that is ahead');
select is(tests.refusal(tests.step(1, '3 hours', 'at_pickup')), 'PT409 step_too_old', 'a step of this morning');
select is(tests.refusal(format('select public.record_step(%L, %L, %L, %L)', gen_random_uuid(), 'infinity',
  tests.order_id('one'), 'at_pickup')), 'PT400 step_in_future', 'no time');
select is(tests.refusal(tests.step(1, '5 minutes', 'at_pickup', jsonb_build_object('reason',
  (select string_agg(md5(n::text), '') from generate_series(1, 400) as n)))), 'PT413 request_too_large', 'a long text');
select is(tests.job_state('one'), 'assigned', 'nothing has happened');

-- Where the phone was then, not where it has a network ----------------------------------------------------------------
select is(tests.refusal(tests.step(1, '40 minutes', 'at_pickup', '{"lat": 17.9, "lng": 78.9}')), 'PT409 not_there_yet',
  'the position that was kept is too far away');
select is(tests.does_step(tests.step(1, '40 minutes', 'at_pickup', '{"lat": 17.43, "lng": 78.45}')),
  '{"outcome": "done", "repeated": false}', 'it is taken');
select is(tests.does_step(tests.step(1, '40 minutes', 'at_pickup', '{"lat": 17.43, "lng": 78.45}')),
  '{"outcome": "done", "repeated": true}', 'the same again answers the same');
select tests.reset();
select is((select count(*) from private.arrivals as a join public.jobs as j on j.id = a.job_id
  where j.order_id = tests.order_id('one')), 1::bigint, 'one arrival');
select is((select now() - s.arrived_at from public.job_stops as s join public.jobs as j on j.id = s.job_id
  where j.order_id = tests.order_id('one') and s.n = 1), '40 minutes', 'at the time of the step');

-- A code: wrong once counts once, right then is right now ------------------------------------------------------------
select tests.act_as('ravi');
select is(tests.does_step(tests.step(2, '30 minutes', 'advance', jsonb_build_object('to', 'out_for_delivery', 'code',
  tests.wrong_code('one', 'pickup')))) ->> 'tries_left', '4', 'a wrong code is an answer');
select is(tests.does_step(tests.step(2, '30 minutes', 'advance', jsonb_build_object('to', 'out_for_delivery', 'code',
  tests.wrong_code('one', 'pickup')))) ->> 'tries_left', '4', 'and counts once however often it is sent');
select is(tests.does_step(tests.step(3, '28 minutes', 'advance', jsonb_build_object('to', 'out_for_delivery', 'code',
  tests.code_of('one', 'pickup')))) ->> 'outcome', 'moved', 'the right one moves the order');
-- The phone's clock was set right meanwhile.
select is(tests.does_step(tests.step(4, '35 minutes', 'advance', '{"to": "on_way", "reason": "wrong_position"}'))
  ->> 'outcome', 'moved', 'a step that claims to be earlier than the one before');
select is(tests.does_step(tests.step(5, '8 minutes', 'advance', jsonb_build_object('to', 'delivered', 'code',
  tests.code_of('one', 'drop')))) ->> 'status', 'delivered', 'handed over eight minutes ago');
select is(tests.does_step(tests.step(5, '8 minutes', 'advance', jsonb_build_object('to', 'delivered', 'code',
  tests.code_of('one', 'drop')))) ->> 'repeated', 'true', 'and once');
select tests.reset();
select results_eq(format('select e.to_status::text, now() - e.at from public.order_events as e
    where e.order_id = %L and e.seq > 4 order by e.seq', tests.order_id('one')),
  $$ values ('out_for_delivery', '28 minutes'::interval), ('on_way', '28 minutes'), ('delivered', '8 minutes') $$,
  'the order''s history says when each was made, in order');
select is((select now() - j.done_at from public.jobs as j where j.order_id = tests.order_id('one')), '8 minutes',
  'and so does the job');
select is((select string_agg(distinct (s.received_at = now())::text, ' ') from private.courier_steps as s), 'true',
  'when it came is kept too');
select tests.act_as('ravi');
select matches(tests.refusal(tests.step(6, '1 minute', 'advance', '{"to": "on_way"}')), '^PT40[49]',
  'what is over cannot be done later');
select is(tests.refusal(tests.step(7, '1 minute', 'arrive_stop', jsonb_build_object('job_id', gen_random_uuid(),
  'n', 1))), 'PT404 order_not_found', 'nor a stop of another order');
select tests.reset();
set constraints all immediate;
select * from finish();
rollback;
