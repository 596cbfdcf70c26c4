-- Commission or a fee a day: who sets it and from when, what a driver keeps and pays, once, within the law, and never
-- for a day without a ride.
begin;
select no_plan();
select tests.reviewed('bounds', 'set_ride_terms');
select tests.runs_on_schedule('take-daily-fees', 'select private.take_daily_fees()');
select tests.create_user('asha', '+919000000001'), tests.create_user('dev', '+919000000002', '{user,delivery}'),
  tests.create_user('mira', '+919000000003', '{user,delivery}'),
  tests.create_user('root', '+919000000005', '{user,admin}');
select tests.fund_wallet('asha', 500000), tests.add_courier('dev'), tests.add_courier('mira'), tests.reset();
update public.couriers set vehicle_kind = 'auto', takes_rides = true;
update public.couriers set online = false where user_id = tests.user_id('mira');

create function tests.drive(name text, handle text, toll integer default 0) returns void language plpgsql as $$
declare
  quote jsonb;
  placed jsonb;
  job uuid;
begin
  perform tests.act_as('asha');
  quote := public.quote_order('{"trade": "ride", "vehicle": "auto", "stops": [
    {"lat": 17.43, "lng": 78.45, "label": "Charminar, Hyderabad"},
    {"lat": 17.47, "lng": 78.45, "label": "Golconda, Hyderabad"}]}');
  placed := public.place_order((quote ->> 'quote_id')::uuid, 'ride-key-' || name, 'wallet');
  perform tests.reset();
  perform tests.name_order(name, (placed #>> '{orders,0,id}')::uuid);
  select j.id into job from public.jobs as j
  where j.order_id = (placed #>> '{orders,0,id}')::uuid;
  perform tests.act_as(handle), public.report_position(17.43, 78.45);
  perform public.respond_to_offer(tests.offer_for(handle, name), true);
  perform public.advance_order(tests.order_id(name), 'confirmed'), public.mark_at_pickup(tests.order_id(name));
  perform public.advance_order(tests.order_id(name), 'in_progress', tests.code_of(name, 'start'));
  perform tests.reset();
  update public.jobs as j set assigned_at = j.assigned_at - interval '15 minutes' where j.id = job;
  update public.job_stops as s set arrived_at = s.arrived_at - interval '15 minutes',
    done_at = s.done_at - interval '15 minutes' where s.job_id = job;
  update private.rides as r set started_at = r.started_at - interval '15 minutes'
  where r.order_id = (placed #>> '{orders,0,id}')::uuid;
  perform tests.act_as(handle), public.report_position(17.47, 78.45);
  if toll > 0 then perform public.add_ride_toll(tests.order_id(name), 'Bridge', toll, 'toll-key-' || name); end if;
  perform public.arrive_at_job_stop(job, 2), public.advance_order(tests.order_id(name), 'delivered');
  perform tests.reset();
  update public.courier_positions as p set lat = 17.43 where p.user_id = tests.user_id(handle);
end
$$;
create function tests.fare(name text) returns bigint language sql stable security definer as $$
  select (r.final ->> 'driver')::bigint from private.rides as r where r.order_id = tests.order_id(name)
$$;
create function tests.owed(handle text) returns bigint language sql stable security definer as $$
  select tests.ledger_balance(tests.user_id(handle), 'courier_payable')
$$;
-- Days pass.
create function tests.days_ago(name text, days integer) returns void language sql security definer as $$
  update public.jobs as j set done_at = now() - make_interval(days => days) where j.order_id = tests.order_id(name)
$$;
create function tests.terms(more jsonb default '{}') returns jsonb language sql stable security definer as $$
  select jsonb_build_object('region_id', c.region_id, 'vehicle', 'auto', 'model', 'daily_fee', 'fee_paise', 1000,
    'starts_on', tests.today() + 1) || more from public.couriers as c where c.user_id = tests.user_id('dev')
$$;
create function tests.terms_refusal(more jsonb) returns text language sql as $$
  select tests.refusal(format('select public.set_ride_terms(%L, %L)', tests.terms(more),
    'terms-key-' || md5(more::text)))
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- Who sets it, and from when ------------------------------------------------------------------------------------------
select tests.act_as_anon();
select matches(tests.refusal('select public.ride_terms()'), '^42501', 'a guest reads no terms');
select matches(tests.terms_refusal('{}'), '^42501', 'sets none');
select matches(tests.refusal('select public.my_ride_terms()'), '^42501', 'and has none');
select tests.act_as('asha');
select is(tests.refusal('select public.my_ride_terms()'), 'PT403 role_required', 'nor has a customer');
select tests.act_as('dev');
select is(tests.refusal('select public.ride_terms()'), 'PT403 role_required', 'a driver reads only the own');
select is(tests.terms_refusal('{}'), 'PT403 role_required', 'and sets none');
select matches(tests.refusal('select * from private.daily_fees'), '^42501', 'nobody reads what others paid');
select is(public.my_ride_terms() ->> 'model', 'commission', 'at first there is a commission');
select is(public.my_ride_terms() #>> '{modes,0}', '{"mode": "trip", "commission_bp": 1000}', 'of ten percent');
select is(public.my_ride_terms() -> 'next', 'null', 'and nothing comes');

select tests.act_as('root');
select is(tests.terms_refusal('{"vehicle": "rocket"}'), 'PT400 ride_terms_invalid', 'a vehicle that is driven');
select is(tests.terms_refusal('{"region_id": "x"}'), 'PT400 ride_terms_invalid', 'in a town that is');
select is(tests.terms_refusal('{"model": "gift"}'), 'PT400 ride_terms_invalid', 'one of two models');
select is(tests.terms_refusal('{"fee_paise": 50001}'), 'PT400 ride_terms_invalid', 'a fee has a limit');
select is(tests.terms_refusal('{"fee_paise": null}'), 'PT400 ride_terms_invalid', 'and is said');
select is(tests.terms_refusal('{"model": "commission", "commission_bp": 2001}'), 'PT400 ride_terms_invalid',
  'the law leaves drivers 80 %');
select is(tests.terms_refusal(jsonb_build_object('starts_on', tests.today())), 'PT400 ride_terms_invalid',
  'whoever drives today has begun under the old terms');
select is(tests.terms_refusal('{"starts_on": "2099-01-01"}'), 'PT400 ride_terms_invalid', 'nor in years');
select is((public.set_ride_terms(tests.terms(), 'terms-key-good') ->> 'starts_at')::timestamptz,
  (tests.today() + 1)::timestamp at time zone 'Asia/Kolkata', 'from tomorrow''s first minute on');
select is(public.set_ride_terms(tests.terms(), 'terms-key-good') ->> 'starts_at' is not null, true, 'twice is once');
select is((select t.model || ' ' || (t.next ->> 'model') from jsonb_to_recordset(public.ride_terms()) as t (model text,
    next jsonb, vehicle text, region_id text)
  where t.vehicle = 'auto' and t.region_id = tests.terms() ->> 'region_id'), 'commission daily_fee',
  'the administration reads what is and what comes');
select tests.act_as('dev');
select is(public.my_ride_terms() #>> '{next,model}', 'daily_fee', 'the driver reads it the day before');
select is(public.my_ride_terms() #>> '{next,fee_paise}', '1000', 'with the amount');
select is(public.my_ride_terms() ->> 'model', 'commission', 'while today stays as it is');
select tests.reset();
select is((select count(*) from public.audit_log as a where a.action = 'set_ride_terms'), 1::bigint, 'it is audited');
select is((select count(*) from private.ride_cards as c where c.daily_fee_paise > 0), 2::bigint,
  'trips and rentals alike, all else as it was');
select throws_ok('update private.ride_cards set commission_bps = 100 where daily_fee_paise > 0', '23514', null,
  'never both');

-- Under a commission no fee is taken.
select tests.drive('old', 'dev');
select tests.days_ago('old', 3);
select is(private.take_daily_fees(), 0, 'a commission is no fee');

-- A day with the fee --------------------------------------------------------------------------------------------------
update private.ride_cards set valid_from = now() - interval '1 minute' where daily_fee_paise > 0;
create temporary table sums as select tests.owed('dev') as before;
select tests.drive('one', 'dev', 3500);
select is(tests.owed('dev') - (select before from sums), tests.fare('one') + 3500, 'the whole fare and the toll');
select is((select (r.final ->> 'driver')::bigint = (r.final ->> 'fare')::bigint + (r.final ->> 'waiting')::bigint
  and r.final ->> 'platform' = '0' from private.rides as r where r.order_id = tests.order_id('one')), true,
  'nothing of it is the platform''s');
select tests.act_as('dev');
select is((public.driver_day() ->> 'fee_paise')::bigint, 1000::bigint, 'the day says the fee');
select tests.act_as('mira');
select is((public.driver_day() ->> 'fee_paise')::bigint, 0::bigint, 'without a ride there is none');
select tests.reset();
select is(private.take_daily_fees(), 0, 'a day that runs is not over');
select tests.days_ago('one', 2);
select is(private.take_daily_fees(), 1, 'a day that is over');
select is(tests.owed('dev') - (select before from sums), tests.fare('one') + 3500 - 1000, 'costs its fee');
select is(private.take_daily_fees(), 0, 'once');
select is(private.take_daily_fee(tests.user_id('dev'), tests.today() - 2), 0::bigint, 'however it is asked');
select is((select count(*) from private.daily_fees), 1::bigint, 'of whoever drove only');
select is(private.entry_code(t), 'daily_fee', 'a line of its own in the statement')
from private.ledger_transactions as t where t.kind = 'daily_fee';
select is((select count(*) from public.system_notifications as n where n.user_id = tests.user_id('dev')
  and n.title = 'Fee for the day'), 1::bigint, 'and told');
select is_empty('select * from private.ledger_imbalance()', 'the books are balanced');
select tests.act_as('dev');
select is((public.driver_day(tests.today() - 2) ->> 'fee_paise')::bigint, 1000::bigint, 'the day keeps it');
select is((public.driver_day(tests.today() - 1) ->> 'fee_paise')::bigint, 0::bigint, 'a day without a ride is free');
select tests.reset();

-- Never more than a part of the fares.
update private.ride_cards set daily_fee_paise = 40000 where daily_fee_paise > 0;
truncate sums;
insert into sums select tests.owed('dev');
select tests.drive('two', 'dev', 3500);
select tests.days_ago('two', 1);
select is(private.take_daily_fee(tests.user_id('dev'), tests.today() - 1), tests.fare('two') / 5,
  'a fifth of the fare, to which no toll belongs');
select is(tests.owed('dev') - (select before from sums), tests.fare('two') + 3500 - tests.fare('two') / 5,
  'is all that a bad day costs');
select throws_ok(format('insert into private.daily_fees (driver_id, day, rides, fares_paise, asked_paise, fee_paise)
  values (%L, ''2026-01-01'', 1, 10000, 5000, 2001)', tests.user_id('dev')), '23514', null, 'the law is a constraint');
select throws_ok(format('insert into private.daily_fees (driver_id, day, rides, fares_paise, asked_paise, fee_paise)
  values (%L, ''2026-01-01'', 0, 10000, 5000, 100)', tests.user_id('dev')), '23514', null, 'as is the ride');
update public.app_settings set setting_value = '500' where setting_key = 'daily_fee_most_bp';
select tests.drive('three', 'dev');
select is((private.daily_fee_sums(tests.today())).fee_paise, tests.fare('three') / 20, 'a setting makes it less');
update public.enhanced_orders as o set payment_status = 'refunded' where o.id = tests.order_id('three');
select is_empty('select from private.daily_fee_sums(tests.today())', 'what was wholly refunded was no ride');
update public.enhanced_orders as o set payment_status = 'paid' where o.id = tests.order_id('three');
select is_empty('select * from private.ledger_imbalance()', 'the books are balanced');

-- Back, and what was agreed -------------------------------------------------------------------------------------------
select tests.act_as('root');
select lives_ok(format('select public.set_ride_terms(%L, %L)',
  tests.terms('{"model": "commission", "fee_paise": null}'), 'terms-key-back'), 'back to commission');
select lives_ok(format('select public.set_ride_terms(%L, %L)',
  tests.terms('{"model": "commission", "commission_bp": 500}'), 'terms-key-less'), 'corrected on the same day');
select tests.reset();
select is((select array_agg(distinct c.commission_bps) from private.ride_cards as c where c.valid_from > now()),
  '{500}', 'the last word counts');
update private.rides as r set card_id = (select c.id from private.ride_cards as c where c.valid_from > now()
  and c.mode = 'trip') where r.order_id = tests.order_id('three');
select tests.act_as('root');
select is(tests.terms_refusal('{"fee_paise": 700}'), 'PT409 ride_terms_in_use', 'what a ride agreed on stays');
select tests.reset();
select is(jsonb_array_length(private.driver_data(tests.user_id('dev')) -> 'daily_fees'), 2, 'an export has the fees');
set constraints all immediate;
select * from finish();
rollback;
