-- What a ride costs: the limits of the law in the database itself, surge, and fares for everybody.
begin;
select no_plan();
select tests.reviewed('guests', 'ride_options');
select tests.reviewed('bounds', 'ride_options set_ride_surge');
select tests.create_user('asha', '+919000000001'), tests.create_user('dev', '+919000000002', '{user,delivery}'),
  tests.create_user('root', '+919000000005', '{user,admin}');
create function tests.hyderabad() returns uuid language sql stable security definer as $$
  select r.id from public.regions as r where r.slug = 'hyderabad'
$$;
create function tests.card(more jsonb) returns text language plpgsql as $$
begin
  return tests.refusal(format('insert into private.ride_cards select (jsonb_populate_record(c, %L)).*
    from private.ride_cards as c where c.valid_from < now() and c.region_id = tests.hyderabad() and c.vehicle = ''auto''
      and c.mode = ''trip''',
    jsonb_build_object('id', gen_random_uuid(), 'valid_from', now() + interval '1 day') || more));
end
$$;
create function tests.asks_fare(more jsonb default '{}') returns jsonb language sql as $$
  select public.ride_options('{"stops": [{"lat": 17.43, "lng": 78.45, "label": "Here"},
    {"lat": 17.47, "lng": 78.45, "label": "There"}]}'::jsonb || more)
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- Fare-12: for an administrator and the service key as well
select is(tests.card('{"covers_m": 3000}'), 'allowed', 'a base that covers three kilometres');
select matches(tests.card('{"covers_m": 2500}'), 'ride_card_covers_dead_way', 'and no less');
select matches(tests.card('{"max_bps": 25000}'), 'ride_card_law_most', 'never more than twice the notified fare');
select matches(tests.card('{"min_bps": 4000}'), 'ride_card_law_least', 'nor less than half of it');
select matches(tests.card('{"commission_bps": 2500}'), 'ride_card_driver_floor', 'four fifths are the driver''s');
select is(tests.card('{"commission_bps": 4000, "platform_vehicle": true, "vehicle": "mini"}'), 'allowed',
  'three fifths with a vehicle of the platform');
select matches(tests.refusal($$ insert into private.ride_cancel_rules values (now(), 120, 1500, 10000) $$),
  'ride_cancel_law_part', 'a tenth for cancelling');
select matches(tests.refusal($$ insert into private.ride_cancel_rules values (now(), 120, 1000, 10001) $$),
  'ride_cancel_law_most', 'and a hundred rupees');
select is(tests.refusal($$ insert into private.ride_cancel_rules values (now(), 120, 1000, 10000) $$),
  'allowed', 'are the most');
select matches(tests.refusal($$ insert into private.ride_surges (region_id, surge_bps) values (tests.hyderabad(),
  25000) $$), 'ride_surge_law', 'twice is the most');

-- The rule, where rounding and limits meet (fares.json); a test of packages/local compares it with the domain's
create function tests.auto_fare(metres integer, seconds integer, at timestamptz, surge integer default 10000,
  stops integer default 0) returns jsonb language sql stable security definer as $$
  select private.ride_fare(c, auto_fare.metres, auto_fare.seconds, auto_fare.at, auto_fare.surge, auto_fare.stops)
  from private.ride_card_at(tests.hyderabad(), 'auto', 'trip', now()) as c
$$;
select is(tests.auto_fare(7400, 1260, '2026-11-20T10:15:00+05:30') - '{counted,surge_bp}'::text[],
  '{"base": 5000, "distance": 6600, "time": 2100, "night": 0, "surge": 0, "limit": 0, "stop": 0, "expected": 13700,
  "law": 11600, "low": 5800, "high": 23200, "from": 13000, "cap": 15100}', 'fare-01');
select is(tests.auto_fare(4000, 900, '2026-11-20T23:30:00+05:30', 18000) - '{counted,surge_bp}'::text[],
  '{"base": 5000, "distance": 1500, "time": 1500, "night": 4000, "surge": 6400, "limit": -5400, "stop": 0,
  "expected": 13000, "law": 6500, "low": 3250, "high": 13000, "from": 12300, "cap": 13000}', 'fare-05');
select is(array(select (tests.auto_fare(5000, 900, at) ->> 'night')::integer
  from unnest('{2026-11-20T22:59:59+05:30,2026-11-20T23:00:00+05:30,2026-11-21T00:40:00+05:30,2026-11-20T23:29:59Z,
    2026-11-20T23:30:00Z}'::timestamptz[]) as at), '{0,4750,4750,4750,0}', 'fare-03');

-- Surge ---------------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select is(tests.refusal(format('select public.set_ride_surge(%L, null, 15000, 60)', tests.hyderabad())),
  'PT403 role_required', 'the administration sets the surge');
select is(tests.refusal('select public.ride_surges()'), 'PT403 role_required', 'and reads it');
select tests.act_as_anon();
select matches(tests.refusal(format('select public.set_ride_surge(%L, null, 15000, 60)', tests.hyderabad())),
  '^42501', 'no guest does');
select tests.act_as('root');
select is(tests.refusal(format('select public.set_ride_surge(%L, null, 20001, 60)', tests.hyderabad())),
  'PT400 request_invalid', 'within the law');
select lives_ok(format('select public.set_ride_surge(%L, %L, 15000, 60)', tests.hyderabad(), 'auto'),
  'of one vehicle');
select is((select s ->> 'surge_bp' from jsonb_array_elements(public.ride_surges()) as s
  where s ->> 'region_id' = tests.hyderabad()::text and s ->> 'vehicle' = 'auto'), '15000', 'it holds at once');
select tests.act_as_anon();
select is((select jsonb_object_agg(o ->> 'vehicle', o -> 'surge_bp') from jsonb_array_elements(
  tests.asks_fare() -> 'options') as o), '{"bike": 10000, "auto": 15000, "mini": 10000, "sedan": 10000, "suv": 10000}',
  'and a guest sees it');

-- Fares for everybody -------------------------------------------------------------------------------------------------
select is((select count(*)::integer from jsonb_array_elements(tests.asks_fare() -> 'options') as o
  where (o ->> 'expected_paise')::bigint <> (select sum((r ->> 'amount_paise')::bigint)
    from jsonb_array_elements(o -> 'rows') as r)), 0, 'the rows add up, tax among them');
select is((select bool_or((o ->> 'available')::boolean) from jsonb_array_elements(tests.asks_fare() -> 'options') as o),
  false, 'nobody is near');
select tests.add_courier('dev'), tests.reset();
update public.couriers set takes_rides = true where user_id = tests.user_id('dev');
select tests.act_as_anon();
select is((select o -> 'available' from jsonb_array_elements(tests.asks_fare() -> 'options') as o
  where o ->> 'vehicle' = 'bike'), 'true'::jsonb, 'until somebody is');
select is(tests.asks_fare('{"stops": [{"lat": 28.6, "lng": 77.2, "label": "Delhi"},
  {"lat": 28.7, "lng": 77.2, "label": "Delhi"}]}') #>> '{problems,0,code}', 'outside_area', 'not in every town');
select is(tests.asks_fare('{"stops": [{"lat": 17.43, "lng": 78.45, "label": "Here"},
  {"lat": 19.0, "lng": 78.45, "label": "Far"}]}') #>> '{problems,0,code}', 'ride_too_far', 'nor to any');
select is((select count(*)::integer from jsonb_array_elements(tests.asks_fare('{"mode": "intercity", "stops": [
  {"lat": 17.43, "lng": 78.45, "label": "Here"}, {"lat": 19.0, "lng": 78.45, "label": "Far"}]}') -> 'options') as o), 3,
  'but by intercity');
select is((select count(*)::integer from jsonb_array_elements(tests.asks_fare('{"mode": "rental", "hours": 4, "stops": [
  {"lat": 17.43, "lng": 78.45, "label": "Here"}]}') -> 'options') as o), 4, 'or by the hour');
select is(tests.refusal($$ select public.ride_options('{"stops": []}') $$), 'PT400 request_invalid',
  'stops are needed');
select is(tests.refusal($$ select public.ride_options('[]') $$), 'PT400 request_invalid', 'in a request');
select is(tests.refusal($$ select public.ride_options('{"stops": [{"lat": 170, "lng": 78, "label": "x"},
  {"lat": 17, "lng": 78, "label": "y"}]}') $$), 'PT400 place_invalid', 'on earth');
select tests.reset();
update public.app_settings set setting_value = '5' where setting_key = 'ride_asks_a_minute';
select tests.act_as('asha'), tests.asks_fare(), tests.asks_fare(), tests.asks_fare(), tests.asks_fare(),
  tests.asks_fare();
select is(tests.refusal('select tests.asks_fare()'), 'PT429 too_many_quotes', 'and not without end');
select tests.reset();
select * from finish();
rollback;
