-- The day of whoever drives or delivers: the goal, the sum and how it is made, and where customers ask, of whom nobody
-- can be told apart.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000011'),
  tests.create_user('chitra', '+919000000012'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('ravi', '+919000000005', '{delivery}'), tests.create_user('basava', '+919000000006', '{delivery}'),
  tests.create_user('newcomer', '+919000000007', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_courier('ravi'), tests.add_address('asha'), tests.add_address('bala'), tests.add_address('chitra'),
  tests.fund_wallet('asha', 500000), tests.fund_wallet('bala', 500000), tests.fund_wallet('chitra', 500000);
select tests.reset();
insert into public.couriers (user_id, name, vehicle_kind, verified, region_id)
select tests.user_id('basava'), 'Basava', 'scooter', true, c.region_id from public.couriers as c;

-- Who ----------------------------------------------------------------------------------------------------------------
select tests.act_as_anon();
select matches(tests.refusal('select public.driver_day()'), '^42501', 'a guest has no day');
select matches(tests.refusal('select public.set_daily_goal(100000)'), '^42501', 'and no goal');
select matches(tests.refusal('select public.demand_cells()'), '^42501', 'and reads no demand');
select tests.act_as('asha');
select is(tests.refusal('select public.driver_day()'), 'PT403 role_required', 'nor has a customer');
select is(tests.refusal('select public.set_daily_goal(100000)'), 'PT403 role_required', 'a goal');
select is(tests.refusal('select public.demand_cells()'), 'PT403 role_required', 'or demand');
select tests.act_as('newcomer');
select is(tests.refusal('select public.set_daily_goal(100000)'), 'PT403 courier_not_verified',
  'whoever is not approved sets no goal');
select is(tests.refusal('select public.demand_cells()'), 'PT403 courier_not_verified', 'and sees no demand');
select is(public.driver_day() ->> 'done', '0', 'and has an empty day');

-- The goal -----------------------------------------------------------------------------------------------------------
select tests.act_as('ravi');
select is(tests.refusal('select public.set_daily_goal(99)'), 'PT400 goal_invalid', 'less than a rupee is no goal');
select is(tests.refusal('select public.set_daily_goal(10000001)'), 'PT400 goal_invalid', 'nor is too much');
select is(public.set_daily_goal(120000), '{"goal_paise": 120000}', 'twelve hundred rupees');
select is(public.set_daily_goal(150000), '{"goal_paise": 150000}', 'or fifteen hundred');
select is(public.driver_day() ->> 'goal_paise', '150000', 'are read');
select tests.act_as('basava');
select is(public.driver_day() ->> 'goal_paise', null, 'by nobody else');
select tests.act_as('ravi');
select is(public.set_daily_goal(null), '{"goal_paise": null}', 'and taken away');
select is(public.driver_day() ->> 'goal_paise', null, 'again');

-- The day ------------------------------------------------------------------------------------------------------------
select tests.order_item('one', 'asha', 'Dosa'), tests.advance_to('one', 'delivered', 'ravi'), tests.reset();
update private.courier_shifts as s set started_at = now() - interval '30 minutes'
where s.user_id = tests.user_id('ravi');
create function pg_temp.day() returns jsonb language plpgsql as $$
declare
  said jsonb;
begin
  perform tests.act_as('ravi');
  said := public.driver_day();
  perform tests.reset();
  return said;
end
$$;
select is(pg_temp.day() ->> 'done', '1', 'one is done');
select is((pg_temp.day() ->> 'earned_paise')::bigint, (select j.pay_paise from public.jobs as j
  where j.order_id = tests.order_id('one'))::bigint, 'it brought its pay');
select is((pg_temp.day() ->> 'per_hour_paise')::bigint, (pg_temp.day() ->> 'earned_paise')::bigint * 3600
  / (pg_temp.day() ->> 'online_seconds')::bigint, 'an hour would bring more');
select is(pg_temp.day() #>> '{jobs,0,order_number}', (select o.order_number from public.enhanced_orders as o
  where o.id = tests.order_id('one')), 'it is named');
select is((pg_temp.day() ->> 'empty_m')::integer, (select max(f.distance_to_pickup_m) from public.job_offers as f
  where f.courier_id = tests.user_id('ravi') and f.outcome = 'accepted'), 'with the way that nobody pays');
select is(pg_temp.day() #> '{jobs,0,parts}', '[]', 'goods have no fare');
select is((select sum((p ->> 'amount_paise')::bigint) from public.enhanced_orders as o
  cross join jsonb_array_elements(private.sum_of_job(o, 4321)) as p where o.id = tests.order_id('one')), 4321::numeric,
  'the rows of a fare and the platform''s share add up to what is paid');
select tests.act_as('ravi');
select is(tests.refusal('select public.driver_day(''infinity'')'), 'PT400 request_invalid', 'no such day');
select is(public.driver_day((now() at time zone 'Asia/Kolkata')::date - 1) ->> 'done', '0', 'yesterday was free');

-- Demand -------------------------------------------------------------------------------------------------------------
select tests.order_item('d1', 'asha', 'Dosa'), tests.order_item('d2', 'asha', 'Dosa'),
  tests.order_item('d3', 'bala', 'Dosa');
select tests.reset();
update public.jobs as j set search_started_at = now() - interval '1 hour'
where j.order_id in (tests.order_id('d1'), tests.order_id('d2'), tests.order_id('d3'));
select tests.act_as('ravi');
select is_empty('select from public.demand_cells()', 'two people who ask four times are not shown');
select tests.order_item('d4', 'chitra', 'Dosa');
select tests.reset();
update public.jobs as j set search_started_at = now() - interval '1 hour' where j.order_id = tests.order_id('d4');
select tests.act_as('ravi');
select is((select d.count from public.demand_cells() as d), 5, 'three people are, with all that they asked');
select tests.reset();
create function pg_temp.cells() returns setof record language plpgsql as $$
begin
  perform tests.act_as('ravi');
  return query select d.lat, d.lng from public.demand_cells() as d;
  perform tests.reset();
end
$$;
select is((select max(public.distance_m(d.lat, d.lng, s.lat, s.lng)) <= 360
  from (select * from pg_temp.cells() as c (lat double precision, lng double precision)) as d,
    public.job_stops as s join public.jobs as j on j.id = s.job_id
  where s.n = 1 and j.order_id = tests.order_id('d4')), true, 'in the middle of its cell');
update public.jobs as j set search_started_at = now() - interval '4 hours';
select tests.act_as('ravi');
select is_empty('select from public.demand_cells()', 'of the last hours only');
select is_empty('select from public.demand_cells(gen_random_uuid())', 'nowhere is nothing');
select tests.reset();

-- What is kept about a person ----------------------------------------------------------------------------------------
select is(private.driver_data(tests.user_id('asha')), '{}', 'nothing about a customer');
select lives_ok(format('select private.forget_driver(%L)', tests.user_id('ravi')), 'a closed account leaves nothing');
set constraints all immediate;
select * from finish();
rollback;
