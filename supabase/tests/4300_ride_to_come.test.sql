-- A ride, as the road will sell it: nobody sells it, a driver of a class of vehicles performs it and may give it back.
-- The trade lives in this file only; the kind of its orders is that of rides.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('dev', '+919000000002', '{user,delivery}'),
  tests.create_user('mira', '+919000000003', '{user,delivery}'), tests.create_user('bala', '+919000000004'),
  tests.create_user('root', '+919000000005', '{user,admin}');
select tests.fund_wallet('asha', 200000), tests.reset();

-- The trade -----------------------------------------------------------------------------------------------------------
create function tests.clean_ride(request jsonb) returns jsonb language sql as $$
  select private.short_values(request, 'fare_paise', 'vehicle')
$$;
-- A fare, and waiting or a detour up to a quarter more.
create function tests.price_ride(caller uuid, request jsonb) returns jsonb language sql as $$
  select jsonb_build_object('problems', '[]'::jsonb, 'address', null, 'orders',
    jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
    'trade', 'test_ride', 'kind', 'ride', 'category', 'test_ride',
      'vendor_name', 'Ride', 'lines', '[]'::jsonb, 'vehicle',
      request -> 'vehicle',
    'region_id', (select r.id from public.regions as r where r.slug = 'hyderabad'), 'accept_seconds', 300,
    'minutes_min', 20, 'minutes_max', 30, 'driver_paise', f.paise * 9 / 10, 'terms',
      jsonb_build_object('authorised_paise', f.paise * 5 / 4),
    'charges', private.charge('delivery', f.paise)))))
  from (select (request ->> 'fare_paise')::bigint as paise) as f
$$;
create function tests.place_ride(o public.enhanced_orders, part jsonb) returns void language plpgsql as $$
begin
  perform private.add_share_of_rows(o.id, 'courier_payable', null, (part ->> 'driver_paise')::bigint,
    array(select c.position from public.order_charges as c where c.order_id = o.id and c.code = 'delivery'),
      owner_role => 'driver');
  perform private.search_job((private.add_job(o,
    '[{"what": "pickup", "lat": 17.43, "lng": 78.45, "address": "Charminar", "code": "start"},
    {"what": "drop", "lat": 17.45, "lng": 78.45, "address": "Golconda"}]', (part ->> 'driver_paise')::integer, 4000,
    part ->> 'vehicle')).id);
end
$$;
insert into private.party_kinds (role, performs, account_role, path)
  values ('driver', true, 'delivery', '/delivery-dashboard') on conflict do nothing;
insert into private.trades (trade, clean, price, place, performer_role)
values ('test_ride', 'tests.clean_ride', 'tests.price_ride', 'tests.place_ride', 'driver');
insert into private.trade_kinds (trade, kind, takes_tip, takes_schedule, payment_methods, cash_role)
values ('test_ride', 'ride', true, true, '{wallet,cash}', 'driver');
insert into public.charge_codes (code, position, nature, tax_class) values ('test_waiting', 5020, 'fee', null);
insert into public.order_transition_rules (kind, from_status, to_status, roles, needs_code, arrives_at) values
  ('ride', 'pending', 'confirmed', '{driver}', null, null), ('ride', 'confirmed', 'pending', '{driver}', null, null),
  ('ride', 'confirmed', 'in_progress', '{driver}', 'start', 'pickup'),
    ('ride', 'in_progress', 'delivered', '{driver}', null, null),
  ('ride', 'pending', 'cancelled', '{user,system}', null, null),
    ('ride', 'confirmed', 'cancelled', '{user,system}', null, null)
on conflict do nothing;
insert into private.order_effects (trade, kind, to_status, position, effect) values
  ('test_ride', 'ride', 'pending', 10, 'private.release_jobs'),
    ('test_ride', 'ride', 'delivered', 50, 'private.settle_order'),
  ('test_ride', 'ride', 'cancelled', 50, 'private.unwind_order'),
    ('test_ride', 'ride', 'delivered', 90, 'private.part_with_performers'),
  ('test_ride', 'ride', 'cancelled', 90, 'private.part_with_performers');

-- What it does --------------------------------------------------------------------------------------------------------
create function tests.ride(name text, method text default 'wallet', vehicle text default null) returns void
  language sql as $$
  select tests.place_part(name, 'asha', jsonb_build_object('kind', 'ride', 'category', 'test_ride',
    'vehicle', vehicle,
    'driver_paise', 18000,
    'charges', jsonb_build_array(jsonb_build_object('code', 'delivery', 'amount_paise', 20000))), method)
$$;
create function tests.drivers(name text) returns text language sql stable security definer as $$
  select string_agg(u.handle, ' ') from private.order_parties as p join tests.people as u on u.user_id = p.user_id
  where p.order_id = tests.order_id(name) and p.role = 'driver' and p.until_at is null
$$;
create function tests.take_ride(name text, handle text) returns text language sql as $$
  select tests.act_as(handle);
  select public.respond_to_offer(tests.offer_for(handle, name), true);
  select public.advance_order(tests.order_id(name), 'confirmed') ->> 'status'
$$;
create function tests.advance_refusal(name text, goal text) returns text language sql as $$
  select tests.refusal(format('select public.advance_order(%L, %L)', tests.order_id(name), goal))
$$;
create function tests.ask_ride() returns jsonb language sql as $$
  select public.quote_order('{"trade": "test_ride", "fare_paise": 20000}')
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- Ordered and performed -----------------------------------------------------------------------------------------------
select tests.add_courier('dev'), tests.reset(), tests.ride('ride', 'cash');
select is(tests.job_state('ride'), 'searching', 'a driver is looked for as soon as it is ordered');
select tests.act_as('dev');
select results_eq('select vendor_name, pickup_area, drop_area from public.current_offers()',
  $$ values ('A trade to come', 'Charminar', 'Golconda') $$, 'the trade says where it begins');
select is(tests.take_ride('ride', 'dev'), 'confirmed', 'a driver accepts');
select is(tests.drivers('ride'), 'dev', 'and takes the part that the trade names');
select results_eq('select vendor_id, vendor_address, drop_address ->> ''line'' from public.my_jobs()',
  $$ values (null::uuid, 'Charminar', 'Golconda') $$, 'a job without a vendor is among the others');
select tests.act_as('mira');
select is(tests.advance_refusal('ride', 'in_progress'), 'PT404 order_not_found', 'another driver moves nothing of it');
select tests.act_as('bala');
select is(tests.advance_refusal('ride', 'in_progress'), 'PT404 order_not_found', 'nor does a stranger');
select tests.act_as('asha');
select is(tests.advance_refusal('ride', 'in_progress'), 'PT409 order_transition_not_allowed', 'nor the customer');
select tests.act_as_anon();
select matches(tests.advance_refusal('ride', 'in_progress'), '^42501', 'nor a guest');

-- Given back: the same order searches again ---------------------------------------------------------------------------
select tests.add_courier('mira'), tests.act_as('dev');
select is(public.advance_order(tests.order_id('ride'), 'pending') ->> 'status', 'pending', 'a ride is given back');
select is_empty('select from public.my_jobs()', 'and no job any more');
select is(tests.advance_refusal('ride', 'confirmed'), 'PT404 order_not_found', 'nor an order');
select is(tests.drivers('ride'), null, 'nobody drives');
select is(tests.take_ride('ride', 'mira'), 'confirmed', 'another driver is asked');

-- It begins where the customer is, with the customer's code -----------------------------------------------------------
select public.report_position(17.45, 78.45);
select is(public.advance_order(tests.order_id('ride'), 'in_progress', tests.wrong_code('ride', 'start')) ->> 'outcome',
  'wrong_code', 'not without the code');
select is(tests.refusal(format('select public.advance_order(%L, %L, %L)', tests.order_id('ride'), 'in_progress',
  tests.code_of('ride', 'start'))),
  'PT409 not_there_yet', 'nor from elsewhere');
select public.report_position(17.43, 78.45);
select is(public.advance_order(tests.order_id('ride'), 'in_progress', tests.code_of('ride', 'start')) ->> 'status',
  'in_progress', 'it begins');
select is(tests.job_state('ride'), 'picked_up', 'and with it the way');
select is((select s.stop ->> 'done_at' is not null from public.my_jobs() as j, jsonb_array_elements(j.stops)
  with ordinality as s (stop, n)
  where s.n = 1), true, 'whose first stop is done');
select is(tests.refusal(format('select public.release_job(%L, %L)', tests.order_id('ride'), 'no')),
  'PT409 job_needs_support', 'nobody is left on the way');
select is(public.advance_order(tests.order_id('ride'), 'delivered') ->> 'status', 'delivered', 'it ends');
select tests.reset();
select is(tests.job_state('ride'), 'delivered', 'so does the job');
select is(tests.ledger_balance(tests.user_id('mira'), 'courier_payable'), 18000::bigint, 'its driver has earned');
select is(tests.ledger_balance(tests.user_id('mira'), 'cash_with_courier'), -20000::bigint, 'and holds the cash');
select is(tests.ledger_balance(tests.user_id('dev'), 'courier_payable'), 0::bigint, 'whoever gave it back has not');
select is_empty($$ select from private.ledger_accounts as a where a.owner_id is null and a.kind::text like '%_payable'
  and a.kind <> 'tax_payable' $$, 'no payable is nobody''s');
select matches(tests.refusal($$ insert into private.ledger_accounts (kind) values ('vendor_payable') $$),
  'payable_has_owner',
  'and none can be');

-- Cancelled late: a compensation would be the driver's ----------------------------------------------------------------
update public.couriers set online = false where user_id = tests.user_id('mira');
insert into public.cancellation_policies (kind, fault, charge_bp, max_charge_paise, compensation_bp, valid_from)
values ('ride', 'customer', 1000, 2000, 10000, now());
select tests.ride('late'), tests.take_ride('late', 'dev'), tests.reset();
select is(tests.ledger_balance(tests.user_id('asha'), 'customer_wallet'), 180000::bigint,
  'the wallet pays when a ride is ordered');
update public.enhanced_orders set created_at = now() - interval '2 hours',
  placed_at = now() - interval '2 hours', scheduled_for = now()
  where id = tests.order_id('late');
select tests.move_as('late', 'cancelled', 'user', 'asha', 'changed_mind'), tests.reset();
select is((select charge_paise from public.enhanced_orders where id = tests.order_id('late')), 0,
  'a ride has no goods: what is charged is by its own terms');
select is(tests.ledger_balance(tests.user_id('asha'), 'customer_wallet'), 200000::bigint,
  'so that everything comes back');
select is((private.compensation_to(o, 2000)).owner_id, tests.user_id('dev'),
  'a compensation goes to whoever earns the ride')
from public.enhanced_orders as o where o.id = tests.order_id('late');

-- A class of vehicles -------------------------------------------------------------------------------------------------
select tests.ride('auto', 'wallet', 'auto');
select is(tests.job_state('auto'), 'no_courier', 'nobody here has such a vehicle');
select tests.act_as('root');
select is((select string_agg(distinct c ->> 'why_not', ' ')
  from jsonb_array_elements(public.couriers_for_order(tests.order_id('auto'))) as c
  where c ->> 'why_not' <> 'offline'), 'other_vehicle', 'which the administration reads');
select is(tests.refusal(format('select public.assign_courier(%L, %L)', tests.order_id('auto'), tests.user_id('dev'))),
  'PT409 order_transition_not_allowed',
  'and gives it to nobody before it is confirmed');
select tests.reset();
update public.couriers set vehicle_kind = 'auto' where user_id = tests.user_id('dev');
update public.couriers set online = true where user_id = tests.user_id('mira');
update private.order_timers set due_at = now() where action = 'retry_dispatch' and done_at is null;
select private.sweep_timers(20);
select isnt(tests.offer_for('dev', 'auto'), null, 'until somebody has');
select is(tests.offer_for('mira', 'auto'), null, 'and only they are asked');
select matches(tests.refusal($$ select tests.ride('rocket', 'wallet', 'rocket') $$), '^23503', 'classes are rows');

-- Asked for as an app asks, and paid as it can be ---------------------------------------------------------------------
select tests.act_as('asha');
select is((tests.ask_ride() #>> '{orders,0,total_paise}')::integer,
  (tests.ask_ride() #>> '{totals,total_paise}')::integer, 'an app asks for it');
select is(tests.ask_ride() -> 'payment_methods', '["wallet", "cash"]'::jsonb, 'paid by wallet or to the driver');
select tests.reset();
select tests.ride('card', 'gateway');
select tests.reset();
select is((select concat_ws(' ', o.status, o.payment_status) from public.enhanced_orders as o
  where o.id = tests.order_id('card')), 'awaiting_payment due', 'nothing is marked as paid that nobody has paid');
select is_empty($$ select * from private.ledger_imbalance() $$, 'the books are balanced');
select * from finish();
rollback;
