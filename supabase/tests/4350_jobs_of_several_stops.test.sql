-- Jobs of a trade to come: a parcel with three addresses, one that goes back to its sender, and one carried in two
-- legs.
begin;
select no_plan();
select tests.reviewed('bounds', 'arrive_at_job_stop finish_job_stop');
select tests.create_user('asha', '+919000000001'), tests.create_user('ravi', '+919000000002', '{user,delivery}'),
  tests.create_user('mira', '+919000000003', '{user,delivery}'), tests.create_user('bala', '+919000000004');
select tests.fund_wallet('asha', 200000), tests.reset();

create function tests.place_parcel(o public.enhanced_orders, part jsonb) returns void language plpgsql as $$
declare
  way jsonb;
begin
  perform private.add_share_of_rows(o.id, 'courier_payable', null, 8000::bigint,
    array(select c.position from public.order_charges as c where c.order_id = o.id), owner_role => 'courier');
  for way in select * from jsonb_array_elements(part -> 'legs') loop
    perform private.add_job(o, way, 8000, 3000);
  end loop;
end
$$;
insert into private.trades (trade, place, performer_role) values ('bundle', 'tests.place_parcel', 'courier'),
  ('letter', 'tests.place_parcel', null);
insert into private.trade_kinds (trade, kind, takes_tip)
  values ('bundle', 'service', true), ('letter', 'service', false);
-- The life cycle is this file's own: what a trade has brought for it is set aside.
delete from public.order_transition_rules where kind = 'service';
delete from private.order_effects where kind = 'service';
insert into public.order_transition_rules (kind, from_status, to_status, roles, needs_code, arrives_at) values
  ('service', 'pending', 'confirmed', '{system}', null, null),
  ('service', 'confirmed', 'out_for_delivery', '{courier}', 'pickup', null),
  ('service', 'out_for_delivery', 'on_way', '{courier}', null, 'drop'),
  ('service', 'on_way', 'delivered', '{courier}', 'drop', null);
insert into private.order_effects (kind, to_status, position, effect) values
  ('service', 'confirmed', 30, 'private.start_dispatch'), ('service', 'out_for_delivery', 30, 'private.follow_courier'),
  ('service', 'on_way', 30, 'private.follow_courier'), ('service', 'delivered', 50, 'private.settle_order'),
  ('service', 'delivered', 90, 'private.part_with_performers');

-- A stop so many hundredths of a degree north of the sender, which is 1.1 km each.
create function tests.stop(what text, north integer, code text) returns jsonb language sql as $$
  select jsonb_build_object('what', what, 'lat', 17.43 + north / 100.0, 'lng', 78.45, 'address', 'House ' || north,
    'code', code)
$$;
create function tests.parcel(name text, legs jsonb, trade text default 'bundle') returns void language sql as $$
  select tests.place_part(name, 'asha', jsonb_build_object('kind', 'service', 'category', trade, 'trade', trade, 'legs',
    legs,
    'charges', jsonb_build_array(jsonb_build_object('code', 'delivery', 'amount_paise', 10000))))
$$;
create function tests.job_id(name text, leg integer default 1) returns uuid language sql stable security definer as $$
  select j.id from public.jobs as j where j.order_id = tests.order_id(name) and j.leg = job_id.leg
$$;
create function tests.refused(call text, variadic args text[]) returns text language sql as $$
  select tests.refusal(format(call, variadic args))
$$;
create function tests.go(north integer) returns void language sql as $$
  select public.report_position(17.43 + north / 100.0, 78.45)
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- Three addresses, each with its own code -----------------------------------------------------------------------------
select tests.add_courier('ravi'), tests.reset();
select tests.parcel('parcel', jsonb_build_array(jsonb_build_array(tests.stop('pickup', 0, 'pickup'),
  tests.stop('drop', 1, 'drop:1'),
  tests.stop('drop', 2, 'drop:2'), tests.stop('drop', 3, 'drop:3'))));
select results_eq($$ select purpose from private.handover_codes where order_id = tests.order_id('parcel')
  and purpose ~ ':' order by 1 $$,
  $$ values ('drop:1'), ('drop:2'), ('drop:3') $$, 'every address has its own code');
update private.handover_codes as h set code = lpad((1000 + n)::text, 4, '0')
from unnest('{pickup,drop,drop:1,drop:2,drop:3}'::text[]) with ordinality as p (purpose, n)
where h.order_id = tests.order_id('parcel') and h.purpose = p.purpose;
select tests.move_as('parcel', 'confirmed', 'system'), tests.reset();
select is(tests.job_state('parcel'), 'searching', 'a courier is looked for from the sender on');
select tests.act_as('ravi');
select results_eq($$ select pickup_area, drop_area from public.current_offers() $$, $$ values ('House 0', 'House 3') $$,
  'who is asked reads where it begins and ends');
select is(public.respond_to_offer(tests.offer_for('ravi', 'parcel'), true) ->> 'outcome', 'accepted', 'and accepts');
select results_eq($$ select job_id, leg::integer, jsonb_array_length(stops), vendor_address, drop_address ->> 'line'
  from public.my_jobs() $$,
  $$ values (tests.job_id('parcel'), 1, 4, 'House 0', 'House 3') $$, 'all stops are among one''s jobs');
select is((select string_agg(j.stops::text, '') like '%1003%' from public.my_jobs() as j), false,
  'but not their codes');

-- Nobody else.
select tests.add_courier('mira', 17.46, 78.45);
select tests.act_as('mira');
select is(tests.refused('select public.arrive_at_job_stop(%L, 1)', tests.job_id('parcel')::text),
  'PT404 order_not_found', 'mira arrives nowhere');
select is(tests.refused('select public.finish_job_stop(%L, 1, %L)', tests.job_id('parcel')::text, '1001'),
  'PT404 order_not_found', 'and finishes nothing');
select tests.act_as('bala');
select is(tests.refused('select public.arrive_at_job_stop(%L, 1)', tests.job_id('parcel')::text), 'PT403 role_required',
  'bala arrives nowhere');
select is(tests.refused('select public.finish_job_stop(%L, 1, %L)', tests.job_id('parcel')::text, '1001'),
  'PT403 role_required', 'and finishes nothing');
select tests.act_as('asha');
select is(tests.refused('select public.arrive_at_job_stop(%L, 1)', tests.job_id('parcel')::text), 'PT403 role_required',
  'asha arrives nowhere');
select is(tests.refused('select public.finish_job_stop(%L, 1, %L)', tests.job_id('parcel')::text, '1001'),
  'PT403 role_required', 'and finishes nothing');
select is_empty('select from public.jobs', 'a stranger reads no jobs');
select is_empty('select n from public.job_stops', 'and no stops');
select tests.act_as('mira');
select is_empty('select from public.jobs', 'nor does another courier');
select is_empty('select n from public.job_stops', 'of whom no stop is');
select matches(tests.refusal('update public.jobs set state = ''delivered'''), '^42501', 'who changes none');
select matches(tests.refusal('update public.job_stops set done_at = now()'), '^42501', 'and does none');
select tests.act_as_anon();
select matches(tests.refused('select public.arrive_at_job_stop(%L, 1)', tests.job_id('parcel')::text), '^42501',
  'a guest arrives nowhere');
select matches(tests.refused('select public.finish_job_stop(%L, 1)', tests.job_id('parcel')::text), '^42501',
  'and finishes nothing');
select matches(tests.refusal('select from public.jobs'), '^42501', 'and reads no jobs');
select matches(tests.refusal('select n from public.job_stops'), '^42501', 'nor stops');

-- The way.
select tests.act_as('ravi');
select is(tests.refused('select public.finish_job_stop(%L, 1, %L)', tests.job_id('parcel')::text, '1001'),
  'PT409 stop_moves_order',
  'picking up moves the order');
select is(public.advance_order(tests.order_id('parcel'), 'out_for_delivery', '1001') ->> 'outcome', 'moved',
  'which does the stop');
select is((select array_agg(s.n::integer) from public.job_stops as s where s.done_at is not null), '{1}',
  'the first and no other');
select is(tests.refused('select public.advance_order(%L, %L)', tests.order_id('parcel')::text, 'on_way'),
  'PT409 not_there_yet',
  'the next address is not the sender''s');
select tests.go(3);
select is(tests.refused('select public.advance_order(%L, %L)', tests.order_id('parcel')::text, 'on_way'),
  'PT409 not_there_yet',
  'nor the last one''s');
select tests.go(1);
select is(public.advance_order(tests.order_id('parcel'), 'on_way') ->> 'outcome', 'moved',
  'at the first address one has arrived');
select is(tests.refused('select public.advance_order(%L, %L, %L)', tests.order_id('parcel')::text, 'delivered', '1003'),
  'PT409 stops_left', 'one address is not the whole order');
select is(tests.refused('select public.finish_job_stop(%L, 3, %L)', tests.job_id('parcel')::text, '1004'),
  'PT409 order_transition_not_allowed', 'no address is left out');
select is(public.finish_job_stop(tests.job_id('parcel'), 2, '1004') ->> 'outcome', 'wrong_code',
  'each has its own code');
select is(public.finish_job_stop(tests.job_id('parcel'), 2, '1003', 'Left with Meena') ->> 'outcome', 'done',
  'the first is done');
select is(public.finish_job_stop(tests.job_id('parcel'), 2, '9999') ->> 'outcome', 'done', 'again, and nothing more');
select is((select array_agg(s.n::integer order by s.n) from public.job_stops as s where s.done_at is not null), '{1,2}',
  'two are done');
select is(tests.job_state('parcel'), 'picked_up', 'the rest is on its way');
select is(tests.refused('select public.finish_job_stop(%L, 3, %L)', tests.job_id('parcel')::text, '1004'),
  'PT409 not_at_door',
  'nothing is handed over from afar');
select is(tests.refused('select public.arrive_at_job_stop(%L, 3)', tests.job_id('parcel')::text), 'PT409 not_there_yet',
  'and a position is asked for');
select tests.go(2), public.arrive_at_job_stop(tests.job_id('parcel'), 3);
select is(tests.job_state('parcel'), 'near', 'the second address is reached');
select is(public.finish_job_stop(tests.job_id('parcel'), 3, '1004') ->> 'outcome', 'done', 'and done');
select public.arrive_at_job_stop(tests.job_id('parcel'), 4, 'wrong_position');
select is(tests.refused('select public.finish_job_stop(%L, 4, %L)', tests.job_id('parcel')::text, '1005'),
  'PT409 stop_moves_order',
  'the last address ends the order');
select is(public.advance_order(tests.order_id('parcel'), 'delivered', '1004') ->> 'outcome', 'wrong_code',
  'with its own code');
select is(public.advance_order(tests.order_id('parcel'), 'delivered', '1005') ->> 'outcome', 'moved', 'and no other');
select is(tests.job_state('parcel'), 'delivered', 'so that the job has ended');
select tests.reset();
select is((select count(*) from public.job_stops as s where s.job_id = tests.job_id('parcel') and s.done_at is null),
  0::bigint, 'with all its stops');
select is((select s.proof from public.job_stops as s where s.job_id = tests.job_id('parcel') and s.n = 2),
  'Left with Meena', 'and what proves them');
select results_eq($$ select n::integer, in_spite_of_distance from private.arrivals where job_id = tests.job_id('parcel')
  order by n $$,
  $$ values (2, null), (3, null), (4, 'wrong_position') $$, 'arrivals are kept by stop');
select is(tests.ledger_balance(tests.user_id('ravi'), 'courier_payable'), 8000::bigint, 'the courier has earned it');

-- Back to the sender: a second leg of the same order ------------------------------------------------------------------
select tests.act_as('mira'), public.set_courier_online(false), tests.act_as('ravi'), tests.go(0), tests.reset();
select tests.parcel('back', jsonb_build_array(jsonb_build_array(tests.stop('pickup', 0, 'pickup'),
  tests.stop('drop', 1, 'drop'))));
select tests.move_as('back', 'confirmed', 'system'), tests.act_as('ravi');
select public.respond_to_offer(tests.offer_for('ravi', 'back'), true);
select public.advance_order(tests.order_id('back'), 'out_for_delivery', tests.code_of('back', 'pickup')), tests.go(1);
select public.advance_order(tests.order_id('back'), 'on_way'), tests.reset();
-- What the trade does where nobody opens.
select private.cancel_jobs(o), (private.add_job(o, jsonb_build_array(tests.stop('drop', 0, 'drop:2')), 3000, 1500)).leg
from public.enhanced_orders as o where o.id = tests.order_id('back');
select private.assign_job(tests.job_id('back', 2), tests.user_id('ravi'));
select results_eq($$ select leg::integer, state::text from public.jobs where order_id = tests.order_id('back')
  order by leg $$,
  $$ values (1, 'cancelled'), (2, 'assigned') $$, 'the way back is a leg of its own');
select tests.act_as('ravi');
select results_eq('select job_id, drop_address ->> ''line'' from public.my_jobs()', $$ values (tests.job_id('back', 2),
  'House 0') $$,
  'which is the job that one has now');
select is(public.advance_order(tests.order_id('back'), 'delivered', tests.code_of('back', 'drop')) ->> 'outcome',
  'wrong_code',
  'the receiver''s code does not end it')
where tests.code_of('back', 'drop') <> tests.code_of('back', 'drop:2');
select is(public.advance_order(tests.order_id('back'), 'delivered', tests.code_of('back', 'drop:2')) ->> 'outcome',
  'moved',
  'the sender''s does');
select is(public.courier_day() ->> 'deliveries', '2', 'the way there came to nothing, the way back counts');
select tests.reset();
select results_eq($$ select leg::integer, state::text from public.jobs where order_id = tests.order_id('back')
  order by leg $$,
  $$ values (1, 'cancelled'), (2, 'delivered') $$, 'only one of the two was delivered');
select is(tests.ledger_balance(tests.user_id('ravi'), 'courier_payable'), 16000::bigint, 'and the share is paid once');

-- Two legs, two couriers, one after the other -------------------------------------------------------------------------
select tests.act_as('ravi'), tests.go(0), tests.reset();
select tests.parcel('relay', jsonb_build_array(
  jsonb_build_array(tests.stop('pickup', 0, 'pickup:1'), tests.stop('hub', 1, null)),
  jsonb_build_array(tests.stop('pickup', 1, 'pickup:2'), tests.stop('drop', 2, 'drop'))));
select tests.move_as('relay', 'confirmed', 'system');
select private.search_job(tests.job_id('relay', 2));
select is((select state::text from public.jobs where id = tests.job_id('relay', 2)), 'waiting',
  'the second leg waits for the first');
select is(tests.refused('select private.assign_job(%L, %L)', tests.job_id('relay', 2)::text,
  tests.user_id('mira')::text),
  'PT409 order_transition_not_allowed', 'and is given to nobody');
select tests.act_as('ravi');
select public.respond_to_offer(tests.offer_for('ravi', 'relay'), true);
select public.release_job(tests.order_id('relay'), 'Flat tyre');
select is_empty('select from public.my_jobs()', 'a leg given back is nobody''s'), tests.reset();
select is((select string_agg(j.state::text, ' ' order by j.leg) from public.jobs as j
  where j.order_id = tests.order_id('relay')),
  'no_courier waiting', 'only that leg is looked for again');
-- Whoever gave a job back is not asked for it again (4850); here it goes on as if they had only declined.
update public.job_offers set answered_at = answered_at - interval '1 hour', offered_at = offered_at - interval '1 hour',
  left_as = null;
select tests.act_as('ravi'), public.set_courier_online(false), public.set_courier_online(true, 17.43, 78.45),
  tests.reset();
select private.sweep_timers(20), tests.act_as('ravi');
select public.respond_to_offer(tests.offer_for('ravi', 'relay'), true);
select is(tests.refused('select public.advance_order(%L, %L, %L)', tests.order_id('relay')::text, 'delivered', '0000'),
  'PT409 order_transition_not_allowed', 'the first leg ends no order');
select public.arrive_at_job_stop(tests.job_id('relay'), 1);
select is(tests.job_state('relay'), 'at_pickup', 'its stops are done one by one');
select is(public.finish_job_stop(tests.job_id('relay'), 1, tests.code_of('relay', 'pickup:1')) ->> 'outcome', 'done',
  'from the sender');
select tests.go(1), public.arrive_at_job_stop(tests.job_id('relay'), 2);
select is(public.finish_job_stop(tests.job_id('relay'), 2) ->> 'outcome', 'done', 'to the hub, which asks no code');
select is_empty('select from public.my_jobs()', 'whoever brought it there has no part in the rest');
select is(tests.refused('select public.advance_order(%L, %L)', tests.order_id('relay')::text, 'out_for_delivery'),
  'PT404 order_not_found',
  'and moves nothing of it');
select is(public.respond_to_offer(tests.offer_for('ravi', 'relay'), false) ->> 'outcome', 'declined',
  'the next leg is offered by itself');
select tests.act_as('mira'), public.set_courier_online(true, 17.44, 78.45), tests.reset();
update private.order_timers set due_at = now() where action = 'retry_dispatch' and done_at is null;
select private.sweep_timers(20), tests.act_as('mira');
select public.respond_to_offer(tests.offer_for('mira', 'relay'), true);
select results_eq('select job_id, leg::integer from public.my_jobs()', $$ values (tests.job_id('relay', 2), 2) $$,
  'another courier has it');
select is(public.advance_order(tests.order_id('relay'), 'out_for_delivery', tests.code_of('relay', 'pickup:2')) ->>
  'outcome', 'moved', 'picks up');
select tests.go(2), public.advance_order(tests.order_id('relay'), 'on_way');
select is(public.advance_order(tests.order_id('relay'), 'delivered', tests.code_of('relay', 'drop')) ->> 'outcome',
  'moved', 'and delivers');
select is(public.courier_day() ->> 'deliveries', '1', 'each leg is the work of its courier'), tests.reset();
select is(tests.ledger_balance(tests.user_id('mira'), 'courier_payable'), 8000::bigint,
  'the share is owed to who ended it');

-- What there is not ---------------------------------------------------------------------------------------------------
select tests.parcel('empty', '[]');
select private.add_party(tests.order_id('empty'), 'courier', tests.user_id('ravi'));
select tests.move_as('empty', 'confirmed', 'system');
select tests.move_as('empty', 'out_for_delivery', 'courier', 'ravi'), tests.act_as('ravi');
select is(tests.refused('select public.advance_order(%L, %L)', tests.order_id('empty')::text, 'on_way'),
  'PT409 no_stop_left',
  'without a stop nobody arrives'), tests.reset();
select matches(tests.refusal($$ select tests.parcel('letter',
  jsonb_build_array(jsonb_build_array(tests.stop('drop', 1, null))), 'letter') $$),
  'has no jobs', 'a trade without performers has no jobs');
select matches(tests.refusal($$ select tests.parcel('nowhere', '[[]]') $$), 'at least one stop',
  'and a job leads somewhere');
select is_empty($$ select * from private.ledger_imbalance() $$, 'the books are balanced');
select * from finish();
rollback;
