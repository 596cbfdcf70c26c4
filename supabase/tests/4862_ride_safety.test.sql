-- On a ride: another way, help in danger, what positions tell, links, favourites and things left behind.
begin;
select no_plan();
-- An offer ends by the clock, a test by its own pace.
update public.app_settings set setting_value = '300' where setting_key = 'offer_seconds';
select tests.reviewed('bounds',
  'ride_change_quote accept_ride_change save_safety_contact raise_sos acknowledge_sos answer_ride_alert');
select tests.reviewed('bounds', 'report_lost_item');
select tests.create_user('asha', '+919000000001'), tests.create_user('dev', '+919000000002', '{user,delivery}'),
  tests.create_user('bala', '+919000000004'), tests.create_user('root', '+919000000005', '{user,admin}');
select tests.fund_wallet('asha', 500000), tests.reset();

create function tests.order_ride(name text, more jsonb default '{}') returns void language plpgsql as $$
declare
  quote jsonb;
  placed jsonb;
begin
  perform tests.act_as('asha');
  quote := public.quote_order('{"trade": "ride", "vehicle": "auto", "stops": [
    {"lat": 17.43, "lng": 78.45, "label": "Charminar, Hyderabad"},
    {"lat": 17.47, "lng": 78.45, "label": "Golconda, Hyderabad"}]}'::jsonb || more);
  placed := public.place_order((quote ->> 'quote_id')::uuid, 'ride-key-' || name, 'wallet');
  perform tests.reset();
  perform tests.name_order(name, (placed #>> '{orders,0,id}')::uuid);
end
$$;
create function tests.begin_ride(name text) returns void language plpgsql as $$
begin
  perform tests.act_as('dev');
  perform public.respond_to_offer(tests.offer_for('dev', name), true);
  perform public.advance_order(tests.order_id(name), 'confirmed');
  perform public.report_position(17.43, 78.45);
  perform public.mark_at_pickup(tests.order_id(name));
  perform public.advance_order(tests.order_id(name), 'in_progress', tests.code_of(name, 'start'));
end
$$;
create function tests.ride_job(name text) returns uuid language sql stable security definer as $$
  select j.id from public.jobs as j where j.order_id = tests.order_id(name)
$$;
create function tests.detail(name text) returns jsonb language sql stable as $$
  select public.order_tracking(tests.order_id(name)) -> 'detail'
$$;
create function tests.asks_change(name text, stops jsonb) returns text language sql as $$
  select tests.refusal(format('select public.ride_change_quote(%L, %L)', tests.order_id(name), stops))
$$;
create function tests.longer() returns jsonb language sql as $$
  select '[{"lat": 17.43, "lng": 78.45, "label": "Charminar"}, {"lat": 17.45, "lng": 78.46, "label": "Market"},
    {"lat": 17.49, "lng": 78.45, "label": "Fort"}]'::jsonb
$$;
create function tests.noticed(name text) returns bigint language sql as $$
  select count(*) from public.system_notifications as n
  where n.user_id = tests.user_id('root') and n.template = noticed.name
$$;
create table tests.change (quote jsonb);
create table tests.link (token text);
grant all on tests.change, tests.link to anon, authenticated;
grant execute on all functions in schema tests to anon, authenticated;

select tests.add_courier('dev'), tests.reset();
update public.couriers set vehicle_kind = 'auto', takes_rides = true where user_id = tests.user_id('dev');
select tests.order_ride('one');
select tests.begin_ride('one');

-- Another way ---------------------------------------------------------------------------------------------------------
select tests.act_as('bala');
select is(tests.asks_change('one', tests.longer()), 'PT404 order_not_found', 'only its customer changes the way');
select tests.act_as('dev');
select is(tests.asks_change('one', tests.longer()), 'PT404 order_not_found', 'not its driver');
select tests.act_as_anon();
select matches(tests.asks_change('one', tests.longer()), '^42501', 'and no guest');
select tests.act_as('asha');
select is(tests.asks_change('one', '[1]'), 'PT400 request_invalid', 'to places');
insert into tests.change select public.ride_change_quote(tests.order_id('one'), tests.longer());
select is(tests.detail('one') #>> '{change,change_id}', (select c.quote ->> 'change_id' from tests.change as c),
  'it waits for an answer');
select is(jsonb_array_length(tests.detail('one') -> 'stops'), 2, 'and nothing has changed');
select tests.act_as('bala');
select is(tests.refusal(format('select public.accept_ride_change(%L, %L)', (select c.quote ->> 'change_id'
  from tests.change as c), 'change-key-0')), 'PT404 order_not_found', 'nobody else accepts it');
select tests.act_as('asha');
select lives_ok(format('select public.accept_ride_change(%L, %L)', (select c.quote ->> 'change_id'
  from tests.change as c), 'change-key-1'), 'its customer does');
select lives_ok(format('select public.accept_ride_change(%L, %L)', (select c.quote ->> 'change_id'
  from tests.change as c), 'change-key-1'), 'twice is once');
select is((select array_agg(s ->> 'what' order by (s ->> 'n')::integer)
  from jsonb_array_elements(tests.detail('one') -> 'stops') as s), '{pickup,stop,drop}', 'the way is another one');
select is(tests.detail('one') #>> '{range,cap_paise}', (select c.quote ->> 'cap_paise' from tests.change as c),
  'under the new cap');
select is((public.order_tracking(tests.order_id('one')) #>> '{order,total_paise}'), (select c.quote ->> 'cap_paise'
  from tests.change as c), 'which is what is paid');

-- What positions tell -------------------------------------------------------------------------------------------------
select tests.reset();
update private.courier_track set at = at - interval '20 seconds';
select tests.act_as('dev'), public.report_position(17.44, 78.50);
select tests.act_as('asha');
select is(tests.detail('one') #>> '{alerts,0,kind}', 'off_route', 'a driver who leaves the way is noticed');
select tests.act_as('bala');
select is(tests.refusal(format('select public.answer_ride_alert(%L, %L)', gen_random_uuid(), 'fine')),
  'PT404 order_not_found', 'who asks others answers nobody');
select tests.act_as('asha');
select is(tests.refusal(format('select public.answer_ride_alert(%L, %L)', tests.detail('one') #>> '{alerts,0,id}',
  'what')), 'PT400 request_invalid', 'fine or help');
select lives_ok(format('select public.answer_ride_alert(%L, %L)', tests.detail('one') #>> '{alerts,0,id}', 'help'),
  'the customer answers');
select isnt(tests.detail('one') #>> '{alerts,0,answered_at}', null, 'once');
select tests.reset();
select is(tests.noticed('admin_ride_help'), 1::bigint, 'and the administration knows');

-- Help in danger ------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select lives_ok(format('select public.save_safety_contact(%L, %L)', 'Friend ' || n, '+91900000009' || n), 'a contact')
from generate_series(1, 5) as n;
select is(tests.refusal($$ select public.save_safety_contact('Sixth', '+919000000096') $$), 'PT409 too_many_contacts',
  'five are the most');
select is(tests.refusal($$ select public.save_safety_contact('F', '12') $$), 'PT400 request_invalid', 'with a number');
select lives_ok($$ select public.save_safety_contact('Renamed', '+919000000091') $$, 'the same number is the same one');
select public.remove_safety_contact((public.my_safety_contacts() #>> '{0,id}')::uuid);
select is(jsonb_array_length(public.my_safety_contacts()), 4, 'one is removed');
select tests.act_as('bala');
select is(public.my_safety_contacts(), '[]'::jsonb, 'nobody sees another''s');
select is(tests.refusal(format('select public.raise_sos(%L, %L)', tests.order_id('one'), 'sos-key-01')),
  'PT404 order_not_found', 'nor asks for help on another''s ride');
select is(tests.refusal('select public.open_sos()'), 'PT403 role_required', 'and no list is theirs');
select is(tests.refusal(format('select public.acknowledge_sos(%L)', gen_random_uuid())), 'PT403 role_required',
  'nor an answer');
select tests.act_as_anon();
select matches(tests.refusal(format('select public.raise_sos(%L, %L)', tests.order_id('one'), 'sos-key-01')), '^42501',
  'no guest has a ride');
select tests.act_as('asha');
select is(public.raise_sos(tests.order_id('one'), 'sos-key-02', 17.44, 78.5) ->> 'sos_id',
  public.raise_sos(tests.order_id('one'), 'sos-key-03') ->> 'sos_id', 'pressed again it is the same call');
select is(tests.detail('one') #>> '{sos,acknowledged_at}', null, 'it is open');
select is(public.report_order_problem(tests.order_id('one'), 'ride_accident', 'help-key-01',
  body => 'Another car ran into us at the crossing.') ->> 'outcome', 'ticket', 'an accident is for a person to see');
select ok(tests.refusal(format($$select public.report_order_problem(%L, 'parcel_lost', 'help-key-02',
  body => 'The parcel did not come.')$$, tests.order_id('one'))) like '%help_problem_unknown%', 'a ride is no parcel');
select tests.reset();
select is(tests.noticed('admin_sos'), 1::bigint, 'the administration is told');
update private.order_timers set due_at = now() where action = 'repeat_sos' and done_at is null;
select private.sweep_timers(20);
select is(tests.noticed('admin_sos'), 2::bigint, 'again');
select tests.act_as('root');
select is(public.open_sos() #>> '{0,driver,plate}', 'TS09 AB 1234', 'which sees who drives');
select lives_ok(format('select public.acknowledge_sos(%L, %L)', public.open_sos() #>> '{0,sos_id}', 'Police called'),
  'and answers');
select is(public.open_sos(), '[]'::jsonb, 'then it is not open');
select tests.reset();
update private.order_timers set due_at = now() where action = 'repeat_sos' and done_at is null;
select private.sweep_timers(20);
select is(tests.noticed('admin_sos'), 2::bigint, 'and nobody is told again');

-- It ends -------------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select is(tests.refusal(format('select public.set_favourite_driver(%L, true)', tests.user_id('dev'))),
  'PT404 courier_not_found', 'nobody is a favourite before a ride has ended');
select is(tests.refusal(format('select public.report_lost_item(%L, %L, %L)', tests.order_id('one'), 'An umbrella',
  'lost-key-1')), 'PT409 lost_item_not_now', 'nor is anything lost');
select tests.act_as('dev'), public.report_position(17.45, 78.46), public.arrive_at_job_stop(tests.ride_job('one'), 2),
  public.finish_job_stop(tests.ride_job('one'), 2), public.report_position(17.49, 78.45),
  public.arrive_at_job_stop(tests.ride_job('one'), 3);
select tests.act_as('asha');
select is(tests.asks_change('one', tests.longer()), 'PT409 ride_has_arrived', 'the way of what has arrived stands');
select tests.act_as('dev'), public.advance_order(tests.order_id('one'), 'delivered');
select tests.act_as('asha');
select isnt(tests.detail('one') -> 'final_rows', 'null', 'its rows are told');
select lives_ok(format('select public.set_favourite_driver(%L, true)', tests.user_id('dev')), 'a favourite');
select is(tests.detail('one') #>> '{driver,favourite}', 'true', 'which the ride says');
select is(public.my_favourite_drivers() #>> '{0,name}', 'Dev', 'and a list');
select public.set_favourite_driver(tests.user_id('dev'), false);
select is(public.my_favourite_drivers(), '[]'::jsonb, 'until it is none');
select is(public.report_lost_item(tests.order_id('one'), 'An umbrella', 'lost-key-1'),
  public.report_lost_item(tests.order_id('one'), 'An umbrella', 'lost-key-1'), 'something is missed');
select is(tests.detail('one') #>> '{lost_item,what}', 'An umbrella', 'which the ride says');
select tests.act_as('bala');
select is(tests.refusal(format('select public.report_lost_item(%L, %L, %L)', tests.order_id('one'), 'Gold',
  'lost-key-2')), 'PT404 order_not_found', 'by nobody else');
select tests.act_as('asha');
select lives_ok(format('select public.rate_order(%L, 5, 5)', tests.order_id('one')), 'the driver is rated');
select tests.reset();
select is((select c.ratings_count from public.couriers as c where c.user_id = tests.user_id('dev')), 1, 'once');
select is(private.held(tests.order_id('one')), 0::bigint, 'nothing is held');
select is_empty('select * from private.ledger_imbalance()', 'the books are balanced');

-- For somebody else ---------------------------------------------------------------------------------------------------
select tests.order_ride('gran', '{"rider": {"name": "Grandma", "phone": "+919000000077"}}');
select tests.act_as('dev'), public.respond_to_offer(tests.offer_for('dev', 'gran'), true);
select public.advance_order(tests.order_id('gran'), 'confirmed');
select tests.act_as('asha');
insert into tests.link select public.create_share_link(tests.order_id('gran')) ->> 'token';
select tests.act_as_anon();
select is((select public.shared_view(l.token) ->> 'start_code' from tests.link as l), tests.code_of('gran', 'start'),
  'whoever rides for another begins with the code of the link');
select tests.reset();
select matches(private.ride_data(tests.user_id('asha')) ->> 'rides', 'Grandma', 'an export names it');
select private.forget_rides(tests.user_id('asha'));
select doesnt_match(private.ride_data(tests.user_id('asha')) ->> 'rides', 'Grandma', 'and a closing forgets it');
select is(private.ride_data(tests.user_id('asha')) -> 'safety_contacts', '[]'::jsonb, 'with the contacts');
select * from finish();
rollback;
