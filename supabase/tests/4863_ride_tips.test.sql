-- A tip after a ride: by its customer alone, once, from the wallet, all of it to the driver.
begin;
select no_plan();
-- An offer ends by the clock, a test by its own pace.
update public.app_settings set setting_value = '300' where setting_key = 'offer_seconds';
select tests.reviewed('bounds', 'tip_driver');
select tests.create_user('asha', '+919000000001'), tests.create_user('dev', '+919000000002', '{user,delivery}'),
  tests.create_user('bala', '+919000000004'), tests.create_user('root', '+919000000005', '{user,admin}');
select tests.fund_wallet('asha', 500000), tests.fund_wallet('bala', 500000), tests.reset();
select tests.add_courier('dev'), tests.reset();
update public.couriers set vehicle_kind = 'auto', takes_rides = true where user_id = tests.user_id('dev');

create function tests.order_ride(name text) returns void language plpgsql as $$
declare
  quote jsonb;
  placed jsonb;
begin
  perform tests.act_as('asha');
  quote := public.quote_order('{"trade": "ride", "vehicle": "auto", "stops": [
    {"lat": 17.43, "lng": 78.45, "label": "Charminar, Hyderabad"},
    {"lat": 17.47, "lng": 78.45, "label": "Golconda, Hyderabad"}]}'::jsonb);
  placed := public.place_order((quote ->> 'quote_id')::uuid, 'ride-key-' || name, 'wallet');
  perform tests.reset();
  perform tests.name_order(name, (placed #>> '{orders,0,id}')::uuid);
end
$$;
create function tests.end_ride(name text) returns void language plpgsql as $$
declare
  job uuid;
begin
  perform tests.act_as('dev');
  perform public.respond_to_offer(tests.offer_for('dev', name), true);
  perform public.advance_order(tests.order_id(name), 'confirmed');
  perform public.report_position(17.43, 78.45);
  perform public.mark_at_pickup(tests.order_id(name));
  perform public.advance_order(tests.order_id(name), 'in_progress', tests.code_of(name, 'start'));
  perform public.report_position(17.47, 78.45);
  select j.job_id into job from public.my_jobs() as j where j.order_id = tests.order_id(name);
  perform public.arrive_at_job_stop(job, 2);
  perform public.advance_order(tests.order_id(name), 'delivered');
  perform tests.reset();
end
$$;
create function tests.tip_refusal(name text, paise integer, key text) returns text language sql as $$
  select tests.refusal(format('select public.tip_driver(%L, %L, %L)', tests.order_id(name), paise, key))
$$;
create table tests.amounts (name text primary key, paise bigint);
grant all on tests.amounts to anon, authenticated;
grant execute on all functions in schema tests to anon, authenticated;

select tests.order_ride('one');
select tests.act_as('asha');
select is(tests.tip_refusal('one', 2000, 'tip-key-early'), 'PT409 tip_closed', 'a tip is for a ride that is over');
select is(public.order_tracking(tests.order_id('one')) #>> '{detail,can_tip}', 'false', 'which its screen knows');
select tests.end_ride('one');
insert into tests.amounts values ('wallet', tests.ledger_balance(tests.user_id('asha'), 'customer_wallet')),
  ('driver', tests.ledger_balance(tests.user_id('dev'), 'courier_payable'));

-- Who may not ---------------------------------------------------------------------------------------------------------
select tests.act_as_anon();
select throws_ok(format('select public.tip_driver(%L, 2000, %L)', tests.order_id('one'), 'tip-key-anon'), '42501', null,
  'no guest tips');
select tests.act_as('bala');
select is(tests.tip_refusal('one', 2000, 'tip-key-bala'), 'PT404 order_not_found', 'nor anybody else');
select tests.act_as('dev');
select is(tests.tip_refusal('one', 2000, 'tip-key-dev1'), 'PT404 order_not_found', 'nor the driver');
select tests.act_as('root');
select is(tests.tip_refusal('one', 2000, 'tip-key-root'), 'PT404 order_not_found', 'nor an administrator');
select throws_ok('select * from private.ride_tips', '42501', null, 'and nobody reads the tips');

-- How much ------------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select is(public.order_tracking(tests.order_id('one')) #>> '{detail,can_tip}', 'true', 'after the ride one can');
select is(tests.tip_refusal('one', -2000, 'tip-key-less'), 'PT400 request_invalid', 'a tip takes nothing');
select is(tests.tip_refusal('one', 100001, 'tip-key-more'), 'PT400 request_invalid', 'nor is it without bounds');
select is(tests.tip_refusal('one', null, 'tip-key-null'), 'PT400 request_invalid', 'nor without an amount');
select is(tests.tip_refusal('one', 2000, 'short'), 'PT400 idempotency_key_invalid', 'nor without a key');
select is(public.tip_driver(tests.order_id('one'), 2000, 'tip-key-one') ->> 'tip_paise', '2000', 'twenty rupees');
select is(public.tip_driver(tests.order_id('one'), 2000, 'tip-key-one') ->> 'tip_paise', '2000', 'sent again');
select is(tests.tip_refusal('one', 2000, 'tip-key-two'), 'PT409 tip_closed', 'are given once');
select is(public.order_tracking(tests.order_id('one')) #>> '{detail,tip_paise}', '2000', 'and stand in the ride');
select tests.act_as('dev');
select is((public.courier_day() ->> 'tips_paise')::integer, 2000, 'the driver sees them in the day');
select is((public.driver_day() #>> '{jobs,0,tip_paise}')::integer, 2000, 'at the ride');
select tests.reset();
select is(tests.ledger_balance(tests.user_id('asha'), 'customer_wallet'), (select a.paise - 2000
  from tests.amounts as a where a.name = 'wallet'), 'the wallet has paid it');
select is(tests.ledger_balance(tests.user_id('dev'), 'courier_payable'), (select a.paise + 2000
  from tests.amounts as a where a.name = 'driver'), 'and the driver has all of it');
select isnt_empty($$ select from public.system_notifications as n where n.user_id = tests.user_id('dev')
  and n.template = 'driver_tip' $$, 'and is told');

-- With too little in the wallet, and too late -------------------------------------------------------------------------
select tests.order_ride('two');
select tests.end_ride('two');
select private.post('adjustment', null, 'spent-elsewhere', array[
  (tests.user_id('asha'), 'customer_wallet', 1000 - tests.ledger_balance(tests.user_id('asha'),
    'customer_wallet'))::private.movement,
  (null, 'platform_revenue', tests.ledger_balance(tests.user_id('asha'), 'customer_wallet') - 1000)::private.movement]);
select tests.act_as('asha');
select is(tests.tip_refusal('two', 2000, 'tip-key-poor'), 'PT409 wallet_too_low', 'a wallet pays what it has');
select tests.reset();
update public.enhanced_orders set status_since = now() - interval '15 days' where id = tests.order_id('two');
select tests.act_as('asha');
select is(tests.tip_refusal('two', 500, 'tip-key-late'), 'PT409 tip_closed', 'after two weeks it is over');
select tests.reset();
select is_empty('select * from private.ledger_imbalance()', 'the books are balanced');
select * from finish();
rollback;
