-- Ways and travel times: the cases of routes, the local rule, what a routing service said, learning from own trips.
begin;
select no_plan();
select tests.reviewed('guests', 'route_between');
select tests.reviewed('bounds', 'route_between');
select tests.reviewed('service', 'keep_route');
select tests.runs_on_schedule('learn-travel-speeds', 'select private.learn_travel_speeds()');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000004', '{vendor}'),
  tests.create_user('ravi', '+919000000011', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 1000000), tests.add_courier('ravi', 17.4372, 78.45, 2);
select tests.reset();

-- The cases: the local rule with their road factor and speed ----------------------------------------------------------
create table tests.legs (id text, name text, lat double precision, lng double precision, to_lat double precision,
  to_lng double precision, factor numeric, kmh numeric, straight integer, metres integer, seconds integer);
insert into tests.legs values
  ('route-01', 'Zaheerabad–Bidar', 17.6814, 77.6074, 17.9104, 77.5199, 1.3, 40, 27096, 35225, 3170),
  ('route-01', 'Zaheerabad–Sangareddy', 17.6814, 77.6074, 17.6248, 78.0866, 1.3, 50, 51164, 66513, 4789),
  ('route-01', 'Zaheerabad–Vikarabad', 17.6814, 77.6074, 17.3381, 77.9044, 1.3, 45, 49488, 64335, 5147),
  ('route-02', 'Madhapur–Charminar 09:00', 17.4483, 78.3915, 17.3616, 78.4747, 1.4, 18, 13072, 18301, 3660),
  ('route-02', 'Madhapur–Charminar 23:00', 17.4483, 78.3915, 17.3616, 78.4747, 1.4, 32, 13072, 18301, 2059),
  ('route-02', 'Charminar–Charminar', 17.3616, 78.4747, 17.3616, 78.4747, 1.4, 18, 0, 0, 0);
create function tests.way(l tests.legs) returns text language plpgsql as $$
declare
  way private.route;
begin
  delete from private.road_factors where true;
  delete from private.travel_speeds where true;
  insert into private.road_factors (region_id, factor, from_at) values (null, l.factor, '2026-01-01');
  insert into private.travel_speeds (kmh, from_at) values (l.kmh, '2026-01-01');
  -- The cases know one speed for the whole way.
  update public.app_settings set setting_value = to_jsonb(100000) where setting_key = 'town_metres';
  way := private.route_of(jsonb_build_array(jsonb_build_object('lat', l.lat, 'lng', l.lng),
    jsonb_build_object('lat', l.to_lat, 'lng', l.to_lng)));
  return format('%s %s %s', public.distance_m(l.lat, l.lng, l.to_lat, l.to_lng),
    -- Their tolerance: a metre and a second.
    case when abs(way.metres - l.metres) <= 1 then l.metres else way.metres end,
    case when abs(way.seconds - l.seconds) <= 1 then l.seconds else way.seconds end);
end
$$;
select is(tests.way(l), format('%s %s %s', l.straight, l.metres, l.seconds), l.id || ': ' || l.name)
from tests.legs as l;

-- By region, vehicle and hour -----------------------------------------------------------------------------------------
delete from private.road_factors where true;
delete from private.travel_speeds where true;
update public.app_settings set setting_value = to_jsonb(10000) where setting_key = 'town_metres';
insert into private.road_factors (region_id, factor, from_at) values (null, 1.3, '2026-01-01');
insert into private.road_factors (region_id, factor, from_at)
select r.id, f.factor, f.from_at from public.regions as r
cross join (values (1.4, '2026-02-01'::timestamptz), (1.5, now() + interval '1 day')) as f (factor, from_at)
where r.slug = 'hyderabad';
select is(private.road_distance_m(17.43, 78.45, 17.44, 78.45), 1557, 'a region has a road factor of its own');
select is(private.road_distance_m(17.68, 77.60, 17.69, 77.60), 1446, 'others the general one');
select is(private.road_factor((select id from public.regions where slug = 'hyderabad'), now() + interval '2 days'),
  1.5, 'and a later one from its day on');
select is(private.travel_speed(null, null), 18::numeric, 'without rows the setting counts');
insert into private.travel_speeds (region_id, vehicle, hour, kmh, from_at)
select r.id, s.vehicle, s.hour, s.kmh, '2026-01-01' from public.regions as r
cross join (values ('bike', null, 24), ('bike', 9, 15), (null, null, 20)) as s (vehicle, hour, kmh)
where r.slug = 'hyderabad';
select is(private.travel_speed((select id from public.regions where slug = 'hyderabad'), 'bike',
  '2026-11-20 09:30+05:30'), 15::numeric, 'a vehicle is slow at nine');
select is(private.travel_speed((select id from public.regions where slug = 'hyderabad'), 'bike',
  '2026-11-20 10:00+05:30'), 24::numeric, 'faster at ten');
select is(private.travel_speed((select id from public.regions where slug = 'hyderabad'), 'auto',
  '2026-11-20 09:30+05:30'), 20::numeric, 'and another vehicle is another thing');
select is(private.travel_minutes(3000), 10, 'three kilometres are ten minutes where nothing else is known');
select ok(private.travel_seconds(30000, null) < private.travel_seconds(10000, null) * 2,
  'beyond the town a way is faster');
select ok(bool_and(t.later >= t.earlier), 'and a longer one is never quicker') from (
  select private.travel_seconds(m, null) as earlier, private.travel_seconds(m + 500, null) as later
  from generate_series(0, 60000, 500) as m) as t;

-- What anybody asks ---------------------------------------------------------------------------------------------------
create function pg_temp.points(variadic places double precision[]) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object('lat', places[n], 'lng', places[n + 1]) order by n)
  from generate_series(1, cardinality(places), 2) as n
$$;
grant execute on all functions in schema pg_temp to anon, authenticated, service_role;
select tests.act_as_anon();
select is(public.route_between(pg_temp.points(17.68, 77.60, 17.69, 77.60)),
  '{"metres": 1446, "seconds": 289, "polyline": null, "source": "local"}', 'a guest learns a way');
select is(public.route_between(pg_temp.points(17.68, 77.60, 17.69, 77.60, 17.68, 77.60)) ->> 'metres', '2892',
  'also by another place');
select is(tests.refusal(format($$ select public.route_between(%L) $$, bad.points)), 'PT400 place_invalid',
  'not ' || coalesce(left(bad.points::text, 40), 'nothing')) from (values (null::jsonb), ('{}'), ('[]'),
  ('[{"lat": 17, "lng": 78}]'), ('[{"lat": 17, "lng": 78}, {"lat": 97, "lng": 78}]'),
  ('[{"lat": "17", "lng": 78}, {"lat": 17, "lng": 78}]'), ('[1, 2]'),
  ((select jsonb_agg('{"lat": 17, "lng": 78}'::jsonb) from generate_series(1, 11)))) as bad (points);
select matches(tests.refusal($$ select public.keep_route('[]', 1, 1, null, 'osrm') $$), '^42501',
  'nobody says what a way is');
select matches(tests.refusal($$ select from private.known_routes $$), '^42501', 'or reads what is kept');
select tests.act_as('asha');
select matches(tests.refusal($$ select public.keep_route('[]', 1, 1, null, 'osrm') $$), '^42501',
  'nor does a customer');
select is((select count(*) from generate_series(1, 60)
  where tests.refusal($$ select public.route_between('[{"lat": 17, "lng": 78}, {"lat": 17, "lng": 78}]') $$)
    = 'allowed'), 60::bigint, 'a customer may ask every second');
select is(tests.refusal($$ select public.route_between('[{"lat": 17, "lng": 78}, {"lat": 17, "lng": 78}]') $$),
  'PT429 too_many_routes', 'not more');

-- What a routing service said -----------------------------------------------------------------------------------------
select tests.reset();
select is(public.keep_route(pg_temp.points(17.68, 77.60, 17.69, 77.60), 1700, 310, '_p~iF~ps|U', 'osrm'), true,
  'what a service says is kept');
select is(private.route_of(pg_temp.points(17.680001, 77.60, 17.69, 77.60))::text, '(1700,310,_p~iF~ps|U,osrm)',
  'and counts');
select is(public.keep_route(pg_temp.points(17.68, 77.60, 17.69, 77.60), 90, 20, null, 'osrm'), false,
  'not a way shorter than the straight line');
select is(public.keep_route(pg_temp.points(17.68, 77.60, 17.69, 77.60), 900000, 90000, null, 'osrm'), false,
  'nor one around the country');
select is(public.keep_route(pg_temp.points(17.68, 77.60, 17.69, 77.60), 1700, 3, null, 'osrm'), false,
  'nor one by aeroplane');
update private.known_routes set at = now() - interval '8 days' where true;
select is((private.route_of(pg_temp.points(17.68, 77.60, 17.69, 77.60))).source, 'local', 'for a week');

-- Learning ------------------------------------------------------------------------------------------------------------
delete from private.travel_speeds where true;
delete from private.road_factors where region_id is not null;
select tests.order_item('trip', 'asha', 'Dosa'), tests.reset();
create function tests.trips(count integer) returns void language plpgsql as $$
declare
  job public.jobs;
  n integer;
begin
  select * into job from public.jobs limit 1;
  -- Trips of the past: no order, part or search follows from them.
  perform set_config('session_replication_role', 'replica', true);
  for n in 2..(count + 1) loop
    insert into public.jobs (order_id, leg, vendor_id, region_id, state, performer_id, distance_m, pay_paise, done_at)
    values (job.order_id, n, job.vendor_id, job.region_id, 'delivered', tests.user_id('ravi'), 1446, 0,
      date_trunc('hour', now()));
  end loop;
  insert into public.job_stops (job_id, n, what, lat, lng, address, done_at, arrived_at)
  select j.id, s.n, s.what, 17.43 + (s.n - 1) * 0.01, 78.45, 'A house',
    date_trunc('hour', now()) - interval '20 minutes' + make_interval(mins => (s.n - 1) * 4),
    date_trunc('hour', now()) - interval '20 minutes' + make_interval(mins => (s.n - 1) * 4)
  from public.jobs as j cross join (values (1::smallint, 'pickup'), (2::smallint, 'drop')) as s (n, what)
  where j.leg > 1;
  perform set_config('session_replication_role', 'origin', true);
end
$$;
select tests.trips(19);
select is(private.learn_travel_speeds(), 0, 'nineteen trips teach nothing');
update public.app_settings set setting_value = to_jsonb(19) where setting_key = 'learn_from_trips';
select is(private.learn_travel_speeds(), 2, 'as many as are asked for do, for the hour and the whole day');
select is((select array_agg(distinct row(s.vehicle, s.kmh, s.trips)::text) from private.travel_speeds as s),
  '{"(bike,21.7,19)"}', 'the median of their speeds');
select is(private.learn_travel_speeds(), 2, 'the same again the same day');
select is((select count(*) from private.travel_speeds), 2::bigint, 'adds no row');
select * from finish();
rollback;
