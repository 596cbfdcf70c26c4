-- A phone that was away for ten minutes, with a clock seven minutes ahead: its steps count when they were made, and so
-- does the fare; and a card of fares that changes under way.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('dev', '+919000000002', '{user,delivery}');
select tests.fund_wallet('asha', 500000), tests.reset();

create function tests.ride_request(more jsonb default '{}') returns jsonb language sql as $$
  select '{"trade": "ride", "vehicle": "auto", "stops": [
    {"lat": 17.43, "lng": 78.45, "label": "Charminar, Hyderabad"},
    {"lat": 17.47, "lng": 78.45, "label": "Golconda, Hyderabad"}]}'::jsonb || more
$$;
create function tests.order_ride(name text) returns void language plpgsql as $$
declare
  quote jsonb;
  placed jsonb;
begin
  perform tests.act_as('asha');
  quote := public.quote_order(tests.ride_request());
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
create function tests.take_ride(name text, handle text) returns void language plpgsql as $$
begin
  -- However long this file has run: offers count by the clock.
  update public.job_offers as f set expires_at = clock_timestamp() + interval '1 hour'
  from public.jobs as j where j.id = f.job_id and j.order_id = tests.order_id(name);
  perform tests.act_as(handle);
  perform public.respond_to_offer(tests.offer_for(handle, name), true);
  perform public.advance_order(tests.order_id(name), 'confirmed');
  perform tests.reset();
  -- Accepted an hour ago, so that steps may have been made since.
  update public.jobs as j set assigned_at = now() - interval '1 hour' where j.order_id = tests.order_id(name);
end
$$;
create function tests.ride_job(name text) returns uuid language sql stable security definer as $$
  select j.id from public.jobs as j where j.order_id = tests.order_id(name)
$$;
create function tests.does(statement text, variadic given text[]) returns text language sql as $$
  select tests.refusal(format(statement, variadic given))
$$;
create function tests.step(n integer, ago interval, what text, args jsonb, name text) returns text
language sql as $$
  select format('select public.record_step(%L, %L, %L, %L, %L)',
    ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, now() - ago, tests.order_id(name), what, args)
$$;
create function tests.answer_of(statement text) returns jsonb language plpgsql as $$
declare
  said jsonb;
begin
  execute statement into said;
  return said;
end
$$;
create function tests.ago(at timestamptz) returns text language sql as $$
  select round(extract(epoch from now() - at) / 60) || ' min'
$$;
create function tests.arrivals(name text) returns text language sql stable security definer as $$
  select string_agg(format('%s: %s', s.n, tests.ago(s.arrived_at)), ', ' order by s.n) from public.job_stops as s
  where s.job_id = tests.ride_job(name)
$$;
create function tests.ride_row(name text) returns private.rides language sql stable security definer as $$
  select r from private.rides as r where r.order_id = tests.order_id(name)
$$;
grant execute on all functions in schema tests to anon, authenticated;

select tests.drive_auto('dev'), tests.order_ride('one');
select tests.take_ride('one', 'dev');

-- The clock ----------------------------------------------------------------------------------------------------------
select tests.act_as('dev');
select is(public.report_position(17.43, 78.45, at => now() + interval '7 minutes',
  sent_at => now() + interval '7 minutes') ->> 'reason', 'duplicate', 'a phone seven minutes ahead speaks of now');
-- Three steps of the last eighteen minutes, as that clock told them: 18, 17 and 2 minutes ago by ours.
select is(tests.answer_of(tests.step(1, '11 minutes', 'at_pickup', '{"lat": 17.43, "lng": 78.45}', 'one'))
  ->> 'outcome', 'done', 'at the pick-up');
select is(tests.answer_of(tests.step(2, '10 minutes', 'advance', jsonb_build_object('to', 'in_progress', 'code',
  tests.code_of('one', 'start')), 'one')) ->> 'outcome', 'moved', 'begun');
select tests.reset();
-- A day later the card of the region costs twice as much, and a second one is in force at once.
insert into private.ride_cards (region_id, vehicle, mode, base_paise, covers_m, covers_seconds, per_km_paise,
  per_minute_paise, stop_paise, free_seconds, stop_free_seconds, waiting_per_minute_paise, night_bps, commission_bps,
  law_base_paise, law_covers_m, law_per_km_paise, valid_from)
select c.region_id, c.vehicle, c.mode, c.base_paise * 2, c.covers_m, c.covers_seconds, c.per_km_paise * 2,
  c.per_minute_paise * 2, c.stop_paise, c.free_seconds, c.stop_free_seconds, c.waiting_per_minute_paise, c.night_bps,
  c.commission_bps, c.law_base_paise * 2, c.law_covers_m, c.law_per_km_paise * 2, now()
from private.ride_cards as c where c.id = (tests.ride_row('one')).card_id;
select tests.act_as('dev');
select is(tests.answer_of(tests.step(3, '-5 minutes', 'arrive_stop', jsonb_build_object('job_id', tests.ride_job('one'),
  'n', 2, 'lat', 17.47, 'lng', 78.45), 'one')) ->> 'outcome', 'done',
  'a step of the future, by that clock, is one of the past');
select is(tests.arrivals('one'), '1: 18 min, 2: 2 min', 'each counts when it was made');
select is(tests.answer_of(tests.step(3, '-5 minutes', 'arrive_stop', jsonb_build_object('job_id', tests.ride_job('one'),
  'n', 2, 'lat', 17.47, 'lng', 78.45), 'one')) ->> 'repeated', 'true', 'and once');
select matches(tests.refusal(tests.step(4, '-20 minutes', 'advance', '{"to": "delivered"}', 'one')),
  'PT400 step_in_future', 'what is ahead by that clock too is refused');

-- The fare ------------------------------------------------------------------------------------------------------------
select tests.reset();
select is(tests.ago((tests.ride_row('one')).started_at), '17 min', 'the ride began when the code was typed');
select is(((tests.ride_row('one')).final ->> 'seconds')::integer, 900, 'and took a quarter of an hour');
select is((select c.base_paise from private.ride_cards as c where c.id = (tests.ride_row('one')).card_id) * 2,
  (select max(c.base_paise) from private.ride_cards as c where c.vehicle = 'auto' and c.mode = 'trip'
    and c.valid_from = now()), 'its card is the one of its order');
select tests.act_as('dev');
select is((select (r ->> 'amount_paise')::integer from jsonb_array_elements(
  public.ride_fare(tests.order_id('one')) -> 'rows') as r where r ->> 'code' = 'base'), 5000,
  'what it costs is what was said when it was ordered');
select is(tests.answer_of(tests.step(5, '-6 minutes', 'advance', '{"to": "delivered"}', 'one')) ->> 'status',
  'delivered', 'it ends a minute ago'), tests.reset();
select is_empty('select * from private.ledger_imbalance()', 'the books are balanced');
select * from finish();
rollback;
