-- A ride from its fare to the driver's account: quoted, driven, paid, given back, cancelled.
begin;
select no_plan();
-- An offer ends by the clock, a test by its own pace.
update public.app_settings set setting_value = '300' where setting_key = 'offer_seconds';
select tests.reviewed('bounds', 'give_back_ride preview_giving_back add_ride_toll');
select tests.create_user('asha', '+919000000001'), tests.create_user('dev', '+919000000002', '{user,delivery}'),
  tests.create_user('mira', '+919000000003', '{user,delivery}'), tests.create_user('bala', '+919000000004'),
  tests.create_user('root', '+919000000005', '{user,admin}');
select tests.fund_wallet('asha', 500000), tests.reset();

create function tests.ride_request(more jsonb default '{}') returns jsonb language sql as $$
  select '{"trade": "ride", "vehicle": "auto", "stops": [
    {"lat": 17.43, "lng": 78.45, "label": "12-3 Lane, Charminar, Hyderabad", "landmark": "Clock tower"},
    {"lat": 17.47, "lng": 78.45, "label": "Gate 2, Golconda, Hyderabad"}]}'::jsonb || more
$$;
create function tests.order_ride(name text, method text default 'wallet', more jsonb default '{}') returns void
  language plpgsql as $$
declare
  quote jsonb;
  placed jsonb;
begin
  perform tests.act_as('asha');
  quote := public.quote_order(tests.ride_request(more));
  placed := public.place_order((quote ->> 'quote_id')::uuid, 'ride-key-' || name, method::public.payment_method);
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
-- Offers count by the clock, however long this file has run.
create function tests.hold_offers(name text) returns void language sql security definer as $$
  update public.job_offers as f set expires_at = clock_timestamp() + interval '1 hour'
  from public.jobs as j where j.id = f.job_id and j.order_id = tests.order_id(name);
$$;
create function tests.take_ride(name text, handle text) returns text language sql as $$
  select tests.hold_offers(name);
  select tests.act_as(handle);
  select public.respond_to_offer(tests.offer_for(handle, name), true);
  select public.advance_order(tests.order_id(name), 'confirmed') ->> 'status'
$$;
create function tests.ride_job(name text) returns uuid language sql stable security definer as $$
  select j.id from public.jobs as j where j.order_id = tests.order_id(name)
$$;
create function tests.drive_ride(name text, handle text) returns void language plpgsql as $$
begin
  perform tests.act_as(handle);
  perform public.report_position(17.43, 78.45);
  perform public.mark_at_pickup(tests.order_id(name));
  perform public.advance_order(tests.order_id(name), 'in_progress', tests.code_of(name, 'start'));
end
$$;
create function tests.advance_refusal(name text, goal text) returns text language sql as $$
  select tests.refusal(format('select public.advance_order(%L, %L)', tests.order_id(name), goal))
$$;
create function tests.ride_row(name text) returns private.rides language sql stable security definer as $$
  select r from private.rides as r where r.order_id = tests.order_id(name)
$$;
create function tests.later(span interval, name text) returns void language sql security definer as $$
  update public.jobs set assigned_at = assigned_at - span where order_id = tests.order_id(name);
  update public.job_stops set arrived_at = arrived_at - span, done_at = done_at - span
    where job_id = tests.ride_job(name);
  update private.rides set started_at = started_at - span where order_id = tests.order_id(name);
$$;
create table tests.amounts (name text primary key, paise bigint);
create function tests.name_amount(name text, paise bigint) returns void language sql security definer as $$
  insert into tests.amounts values (name_amount.name, name_amount.paise)
$$;
create function tests.amount(name text) returns bigint language sql stable security definer as $$
  select a.paise from tests.amounts as a where a.name = amount.name
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- Asked for -----------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select is(public.quote_order(tests.ride_request()) ->> 'placeable', 'true', 'a ride has a price');
select is(public.quote_order(tests.ride_request()) -> 'payment_methods', '["wallet", "cash"]'::jsonb,
  'paid by the wallet or in cash');
select is((public.quote_order(tests.ride_request()) #>> '{orders,0,total_paise}')::bigint,
  (public.quote_order(tests.ride_request()) #>> '{orders,0,ride,range,cap_paise}')::bigint,
  'the most it can cost is what is charged');
select is(public.quote_order(tests.ride_request('{"vehicle": "bicycle"}')) #>> '{problems,0,code}',
  'vehicle_unavailable', 'nobody rides on a bicycle');
select is(public.quote_order(tests.ride_request('{"at": "2020-01-01T10:00:00Z"}')) #>> '{problems,0,code}',
  'schedule_past', 'nor yesterday');
select is(tests.refusal(format('select public.quote_order(%L)', tests.ride_request('{"rider": {"name": "R"}}'))),
  'PT400 request_invalid', 'somebody else has a name and a number');
select is(tests.refusal(format('select public.quote_order(%L)', tests.ride_request('{"stops": [1]}'))),
  'PT400 request_invalid', 'stops are places');

-- Ordered and driven --------------------------------------------------------------------------------------------------
select tests.drive_auto('dev'), tests.order_ride('one');
select tests.reset();
select is(tests.job_state('one'), 'searching', 'drivers are asked at once');
select is(tests.ledger_balance(tests.user_id('asha'), 'customer_wallet'), 500000 - (select e.total_paise
  from public.enhanced_orders as e where e.id = tests.order_id('one'))::bigint, 'the wallet pays the cap');
select tests.act_as('dev');
select results_eq($$ select f.items_count, f.details ->> 'pay' from public.current_offers() as f $$,
  $$ values (0, 'wallet') $$, 'an offer of a ride has no items, and says how it is paid');
select is(tests.take_ride('one', 'dev'), 'confirmed', 'a driver takes it');
select is((select j.items from public.my_jobs() as j), '[]'::jsonb, 'nor has the ride under way');
select tests.act_as('asha');
select is(public.order_tracking(tests.order_id('one')) #>> '{detail,driver,vehicle,class}', 'auto',
  'its customer sees who comes');
select isnt(public.order_tracking(tests.order_id('one')) #>> '{detail,start_code}', null, 'and the start code');
select tests.act_as('root');
select is(public.order_tracking(tests.order_id('one')) #>> '{detail,start_code}', null, 'which nobody else sees');
select tests.act_as('bala');
select is(tests.refusal(format('select public.ride_fare(%L)', tests.order_id('one'))), 'PT403 role_required',
  'a stranger asks no fare');
select is(tests.refusal(format('select public.give_back_ride(%L, %L)', tests.order_id('one'), 'rider_asked')),
  'PT403 role_required', 'nor gives it back');
select tests.drive_auto('mira'), tests.act_as('mira');
select is(tests.refusal(format('select public.ride_fare(%L)', tests.order_id('one'))), 'PT404 order_not_found',
  'nor does another driver');
select is(tests.refusal(format('select public.preview_giving_back(%L)', tests.order_id('one'))),
  'PT404 order_not_found', 'who sees nothing of it');
select tests.drive_ride('one', 'dev');
select is(tests.advance_refusal('one', 'delivered'), 'PT409 order_transition_not_allowed',
  'it does not end before it has arrived');
select is(tests.refusal(format('select public.arrive_at_job_stop(%L, 2)', tests.ride_job('one'))),
  'PT409 not_there_yet', 'nor arrives elsewhere');
select tests.later('900 seconds', 'one'), tests.act_as('dev'), public.report_position(17.47, 78.45);
select is(public.ride_fare(tests.order_id('one')) ->> 'fixed', 'false', 'on the way it is what it would be now');
select lives_ok(format('select public.add_ride_toll(%L, %L, 3500, %L)', tests.order_id('one'), 'Bridge', 'toll-key-1'),
  'a toll on the way');
select is((public.add_ride_toll(tests.order_id('one'), 'Bridge', 3500, 'toll-key-1') ->> 'tolls_paise')::integer, 3500,
  'is paid once');
select lives_ok(format('select public.arrive_at_job_stop(%L, 2)', tests.ride_job('one')), 'it arrives');
select is(public.ride_fare(tests.order_id('one')) ->> 'fixed', 'true', 'then its fare stands');
select is((public.ride_fare(tests.order_id('one')) ->> 'total_paise')::bigint,
  (select sum((r ->> 'amount_paise')::bigint)
  from jsonb_array_elements(public.ride_fare(tests.order_id('one')) -> 'rows') as r)::bigint, 'row by row');
select is(public.advance_order(tests.order_id('one'), 'delivered') ->> 'status', 'delivered', 'it ends');
select tests.reset();
select is(tests.ledger_balance(tests.user_id('dev'), 'courier_payable'),
  ((tests.ride_row('one')).final ->> 'driver')::bigint + 3500, 'the driver has the share of the card and the toll');
select is((select e.total_paise - e.refund_paise from public.enhanced_orders as e
    where e.id = tests.order_id('one'))::bigint,
  500000 - tests.ledger_balance(tests.user_id('asha'), 'customer_wallet'), 'what the cap was above it is back');
select cmp_ok(((tests.ride_row('one')).final ->> 'fare')::bigint, '<=',
  ((tests.ride_row('one')).fare ->> 'cap')::bigint, 'within the cap');
select is(private.held(tests.order_id('one')), 0::bigint, 'nothing is held');
select tests.act_as('dev');
select is((public.courier_day() ->> 'pay_paise')::bigint, ((tests.ride_row('one')).final ->> 'driver')::bigint + 3500,
  'and the day of the driver says the same');
select tests.reset();
select is_empty('select * from private.ledger_imbalance()', 'the books are balanced');

-- In cash, with waiting -----------------------------------------------------------------------------------------------
update public.couriers set online = false where user_id = tests.user_id('mira');
select tests.order_ride('cash', 'cash');
select tests.take_ride('cash', 'dev'), public.report_position(17.43, 78.45),
  public.mark_at_pickup(tests.order_id('cash'));
select tests.later('530 seconds', 'cash'), tests.act_as('dev');
select public.advance_order(tests.order_id('cash'), 'in_progress', tests.code_of('cash', 'start'));
select tests.later('600 seconds', 'cash'), tests.act_as('dev'), public.report_position(17.47, 78.45),
  public.arrive_at_job_stop(tests.ride_job('cash'), 2);
select is((public.ride_fare(tests.order_id('cash')) ->> 'collect_paise')::bigint % 100, 0::bigint,
  'whole rupees are collected');
select is((select (r ->> 'amount_paise')::integer from jsonb_array_elements(
  public.ride_fare(tests.order_id('cash')) -> 'rows') as r where r ->> 'code' = 'waiting'), 450,
  'three whole minutes of waiting, after the free five');
select tests.name_amount('collect', (public.ride_fare(tests.order_id('cash')) ->> 'collect_paise')::bigint);
select is(public.advance_order(tests.order_id('cash'), 'delivered') ->> 'status', 'delivered', 'it ends');
select tests.reset();
select is(-tests.ledger_balance(tests.user_id('dev'), 'cash_with_courier'), tests.amount('collect'),
  'the driver holds what was said');
select is(tests.ledger_balance(tests.user_id('dev'), 'courier_payable'),
  ((tests.ride_row('one')).final ->> 'driver')::bigint
  + 3500 + ((tests.ride_row('cash')).final ->> 'driver')::bigint, 'and has earned the share of it');
select is_empty('select * from private.ledger_imbalance()', 'the books are balanced');

-- Given back: the same order, price and cap ---------------------------------------------------------------------------
select tests.order_ride('back');
select tests.take_ride('back', 'dev');
select tests.act_as('dev');
select is(tests.refusal(format('select public.give_back_ride(%L, %L)', tests.order_id('back'), 'changed_mind')),
  'PT400 reason_invalid', 'giving back has a reason');
select is((public.preview_giving_back(tests.order_id('back')) ->> 'fee_paise')::integer, 0, 'at once it costs nothing');
select tests.later('200 seconds', 'back'), tests.act_as('dev');
select tests.name_amount('fee', (public.preview_giving_back(tests.order_id('back'), 'ride_too_far')
  ->> 'fee_paise')::bigint);
select tests.reset();
select is(tests.amount('fee'), floor(((tests.ride_row('back')).fare ->> 'expected')::numeric / 10)::bigint,
  'later a tenth of the expected fare');
select tests.name_amount('earned', tests.ledger_balance(tests.user_id('dev'), 'courier_payable'));
select tests.act_as('dev');
select is((public.preview_giving_back(tests.order_id('back'), 'ride_unsafe') ->> 'fee_paise')::integer, 0,
  'nothing for a valid reason');
select is(public.give_back_ride(tests.order_id('back'), 'ride_too_far') ->> 'status', 'pending', 'it is given back');
select is(public.give_back_ride(tests.order_id('back'), 'ride_too_far') ->> 'status', 'pending', 'once');
select tests.reset();
select is(tests.ledger_balance(tests.user_id('dev'), 'courier_payable'), tests.amount('earned') - tests.amount('fee'),
  'the driver pays what was said');
select isnt(tests.job_state('back'), 'assigned', 'and others are asked');
select is_empty($$ select from public.job_offers as f where f.job_id = tests.ride_job('back')
  and f.courier_id = tests.user_id('dev') and f.outcome = 'offered' $$, 'but not who gave it back');

-- Nobody takes it -----------------------------------------------------------------------------------------------------
select tests.name_amount('wallet', tests.ledger_balance(tests.user_id('asha'), 'customer_wallet'));
update private.order_timers set due_at = now() where action = 'end_ride_search' and done_at is null
  and order_id = tests.order_id('back');
select private.sweep_timers(20);
select is((select e.status || ' ' || e.cancel_reason from public.enhanced_orders as e
  where e.id = tests.order_id('back')), 'cancelled no_driver', 'in the end it is over');
select is(tests.ledger_balance(tests.user_id('asha'), 'customer_wallet') - tests.amount('wallet'),
  (select e.total_paise from public.enhanced_orders as e where e.id = tests.order_id('back'))::bigint,
  'with everything given back');

-- Cancelled by its customer -------------------------------------------------------------------------------------------
select tests.order_ride('late');
select tests.take_ride('late', 'dev');
select tests.act_as('asha');
select is((public.preview_cancellation(tests.order_id('late')) ->> 'charge_paise')::integer, 0, 'free at once');
select tests.later('200 seconds', 'late'), tests.act_as('asha');
select is((public.preview_cancellation(tests.order_id('late')) ->> 'charge_paise')::integer, 0,
  'and while the driver does not come');
select tests.reset();
update public.job_offers set distance_to_pickup_m = 2000 where job_id = tests.ride_job('late');
select tests.act_as('dev'), public.report_position(17.431, 78.45), tests.act_as('asha');
select tests.name_amount('charge', (public.preview_cancellation(tests.order_id('late')) ->> 'charge_paise')::bigint);
select cmp_ok(tests.amount('charge'), '>', 0::bigint, 'who comes is compensated');
select is((public.cancel_order(tests.order_id('late'), 'changed_mind') ->> 'charge_paise')::bigint,
  tests.amount('charge'), 'what is said is charged');
select tests.reset();
select is(tests.ledger_balance(tests.user_id('dev'), 'courier_payable'),
  tests.amount('earned') - tests.amount('fee') + tests.amount('charge'), 'all of it is the driver''s');

-- Nobody is there -----------------------------------------------------------------------------------------------------
select tests.order_ride('absent');
select tests.take_ride('absent', 'dev'), public.report_position(17.43, 78.45),
  public.mark_at_pickup(tests.order_id('absent'));
select is(tests.refusal(format('select public.cancel_order(%L, %L)', tests.order_id('absent'), 'rider_absent')),
  'PT409 order_transition_not_allowed', 'a driver waits as long as it is free');
select tests.later('301 seconds', 'absent'), tests.act_as('dev');
select cmp_ok((public.preview_giving_back(tests.order_id('absent')) ->> 'absence_paise')::bigint, '>', 0::bigint,
  'then they may end it for a fee');
select cmp_ok((public.cancel_order(tests.order_id('absent'), 'rider_absent') ->> 'charge_paise')::bigint, '>',
  0::bigint,
  'which the customer pays');

-- Later, for somebody else --------------------------------------------------------------------------------------------
select tests.order_ride('later', 'wallet', jsonb_build_object('at', now() + interval '1 day', 'rider',
  '{"name": "Grandma", "phone": "+919000000077"}'::jsonb, 'women_driver', 'must'));
select is(tests.job_state('later'), 'waiting', 'a ride of tomorrow is not searched for today');
select tests.act_as('asha');
select is((public.order_tracking(tests.order_id('later')) #>> '{detail,search_at}')::timestamptz,
  (public.order_tracking(tests.order_id('later')) #>> '{detail,scheduled_for}')::timestamptz
    - interval '1500 seconds',
  'its customer is told when the search begins');
select is((public.order_tracking(tests.order_id('later')) #>> '{detail,remind_at}')::timestamptz,
  (public.order_tracking(tests.order_id('later')) #>> '{detail,scheduled_for}')::timestamptz - interval '1 hour',
  'and when they are reminded');
select tests.reset();
update private.order_timers set due_at = now() where action = 'remind_ride' and order_id = tests.order_id('later');
select private.sweep_timers(20);
select isnt_empty($$ select from public.system_notifications as n where n.user_id = tests.user_id('asha')
  and n.template = 'ride_reminder' $$, 'which happens');
update private.order_timers set due_at = now() where action = 'search_ride' and order_id = tests.order_id('later');
select private.sweep_timers(20);
select isnt(tests.job_state('later'), 'waiting', 'but in time');
select tests.act_as('asha');
select is(public.order_tracking(tests.order_id('later')) #>> '{detail,rider,name}', 'Grandma', 'with who rides');
select is(public.order_tracking(tests.order_id('later')) #>> '{detail,search_at}', null, 'not once it searches');
select tests.reset();
select is_empty('select * from private.ledger_imbalance()', 'the books are balanced');
select * from finish();
rollback;
