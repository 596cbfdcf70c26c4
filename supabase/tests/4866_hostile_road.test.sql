-- Bad input and failure on the road: forged positions, guessed codes, clocks that differ, a phone that was away for ten
-- minutes, fares that change under way, places where no road leads, and nobody to drive.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('dev', '+919000000002', '{user,delivery}'),
  tests.create_user('mira', '+919000000003', '{user,delivery}'), tests.create_user('bala', '+919000000004');
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
create function tests.told(name text) returns bigint language sql stable security definer as $$
  select count(*) from realtime.messages
  where topic = private.current_topic('order:' || tests.order_id(name)) and event = 'courier_position'
$$;
create function tests.ago(at timestamptz) returns text language sql as $$
  select round(extract(epoch from now() - at) / 60) || ' min'
$$;

create table tests.acts (what text, statement text);
grant select on tests.acts to anon, authenticated;
create function tests.quote_problem(stops jsonb) returns text language sql as $$
  select coalesce(public.quote_order(tests.ride_request(jsonb_build_object('stops', stops))) #>> '{problems,0,code}',
    'none')
$$;
create function tests.stops(lat double precision, lng double precision) returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('lat', 17.43, 'lng', 78.45, 'label', 'Charminar'),
    jsonb_build_object('lat', lat, 'lng', lng, 'label', 'There'))
$$;
create function tests.forges(who text) returns setof text language plpgsql as $$
declare
  act tests.acts;
begin
  if who = 'guest' then perform tests.act_as_anon(); else perform tests.act_as(who); end if;
  for act in select * from tests.acts loop
    return next matches(tests.refusal(act.statement), '^(PT403|PT404|PT409 order_transition_not_allowed|42501)',
      format('%s: %s', who, act.what));
  end loop;
  perform tests.reset();
end
$$;
create function tests.guess() returns text language sql as $$
  select coalesce(a ->> 'outcome', '?') || ' ' || coalesce(a ->> 'tries_left', '?')
  from public.advance_order(tests.order_id('one'), 'in_progress', tests.wrong_code('one', 'start')) as a
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- Forged: another driver, the customer, a guest -----------------------------------------------------------------------
select tests.drive_auto('dev'), tests.order_ride('one');
select tests.take_ride('one', 'dev'), tests.drive_auto('mira');
insert into tests.acts values
  ('stands at the pick-up', format('select public.mark_at_pickup(%L)', tests.order_id('one'))),
  ('arrives', format('select public.arrive_at_job_stop(%L, 2)', tests.ride_job('one'))),
  ('begins', format('select public.advance_order(%L, %L, %L)', tests.order_id('one'), 'in_progress', '0000')),
  ('ends', format('select public.advance_order(%L, %L)', tests.order_id('one'), 'delivered')),
  ('adds a toll', format('select public.add_ride_toll(%L, %L, 3500, %L)', tests.order_id('one'), 'Bridge',
    'toll-key-9')),
  ('makes a step', tests.step(90, '1 minute', 'at_pickup', '{"lat": 17.43, "lng": 78.45}', 'one'));
select tests.forges('mira');
select tests.forges('asha');
select tests.forges('bala');
select tests.forges('guest');
create temporary table told_before as select tests.told('one') as many;
grant select on told_before to authenticated;
select tests.act_as('mira');
select is(public.report_position(17.43, 78.45) ->> 'accepted', 'true', 'another driver is somewhere too');
select is(tests.told('one'), (select b.many from told_before as b), 'which the ride''s followers do not hear');
select is(tests.job_state('one'), 'assigned', 'nothing has happened');

-- Guessed: the start code ---------------------------------------------------------------------------------------------
select tests.act_as('dev'), public.report_position(17.43, 78.45), public.mark_at_pickup(tests.order_id('one'));
select is((select string_agg(tests.guess(), ', ' order by n) from generate_series(1, 5) as n),
  'wrong_code 4, wrong_code 3, wrong_code 2, wrong_code 1, code_locked 0', 'five guesses');
select is(public.advance_order(tests.order_id('one'), 'in_progress', tests.code_of('one', 'start')) ->> 'outcome',
  'code_locked', 'then the right one does not begin the ride either');
select tests.reset();
select is(tests.status_of('one'), 'confirmed', 'it waits');

-- Where no road leads -------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select isnt(tests.quote_problem(tests.stops(p.lat, p.lng)), 'none', 'no auto drives to ' || p.what)
from (values (15.5, 84.0, 'the Bay of Bengal'), (0, 0, 'the Gulf of Guinea'), (28.61, 77.21, 'Delhi'),
  (17.43, 78.45, 'where it starts')) as p (lat, lng, what);
select is(tests.does('select tests.quote_problem(%L)', tests.stops(91, 78)::text), 'PT400 place_invalid',
  'nor beyond the pole');
select is(tests.does('select public.quote_order(%L)', tests.ride_request(
  '{"stops": [{"lat": "NaN", "lng": 78.45, "label": "x"}, {"lat": 17.4, "lng": 78.45, "label": "y"}]}')::text),
  'PT400 request_invalid', 'nor to no number');

-- Nobody drives -------------------------------------------------------------------------------------------------------
select tests.reset();
update public.couriers set online = false where true;
create temporary table wallet_before as select tests.ledger_balance(tests.user_id('asha'), 'customer_wallet') as paise;
select tests.order_ride('alone');
select is(tests.job_state('alone'), 'no_courier', 'without a driver the customer reads that nobody comes yet');
select tests.act_as('asha');
select is(tests.does('select public.cancel_order(%L, %L)', tests.order_id('alone')::text, 'changed_mind'), 'allowed',
  'and may end it');
select tests.reset();
select is(tests.ledger_balance(tests.user_id('asha'), 'customer_wallet'), (select w.paise from wallet_before as w),
  'for nothing');

select * from finish();
rollback;
