-- Going home: who may, how often and how long, what is offered meanwhile, how it ends, and that nobody else reads a
-- home.
begin;
select no_plan();
select tests.reviewed('bounds', 'set_driver_home');
select tests.runs_on_schedule('end-going-home', 'select private.end_homeward()');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('ravi', '+919000000005', '{delivery}'), tests.create_user('basava', '+919000000006', '{delivery}'),
  tests.create_user('newcomer', '+919000000007', '{delivery}'), tests.create_user('meera', null, '{user,admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 500000), tests.add_courier('ravi'), tests.add_courier('basava');
select tests.reset();

create function pg_temp.judge(order_name text, handle text) returns text language sql security definer as $$
  select private.why_not_offer(j, o, c, p, private.dispatch_rule(j.region_id, t.work), t.work,
    now() + interval '40 minutes')
  from public.jobs as j join public.enhanced_orders as o on o.id = j.order_id
  join private.trades as t on t.trade = o.trade, public.couriers as c
  join public.courier_positions as p on p.user_id = c.user_id
  where j.order_id = tests.order_id(order_name) and c.user_id = tests.user_id(handle)
$$;
create function pg_temp.degrees(metres integer) returns double precision language sql as $$ select metres / 111195.0 $$;
-- So many metres north of where the job ends.
create function pg_temp.place(order_name text, handle text, metres integer) returns void
language sql security definer as $$
  update public.courier_positions as p set lat = s.lat + pg_temp.degrees(metres), lng = s.lng, at = now()
  from public.jobs as j cross join lateral private.last_stop(j.id) as s
  where j.order_id = tests.order_id(order_name) and p.user_id = tests.user_id(handle)
$$;
create function pg_temp.drop_at(order_name text) returns public.job_stops language sql security definer as $$
  select s from public.jobs as j cross join lateral private.last_stop(j.id) as s
  where j.order_id = tests.order_id(order_name)
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- Who ----------------------------------------------------------------------------------------------------------------
select tests.act_as_anon();
select matches(tests.refusal('select public.my_home()'), '^42501', 'a guest has no home');
select matches(tests.refusal('select public.set_driver_home(17.4, 78.4, ''Home'')'), '^42501', 'and sets none');
select matches(tests.refusal('select public.go_home(true)'), '^42501', 'nor goes there');
select tests.act_as('asha');
select is(tests.refusal('select public.my_home()'), 'PT403 role_required', 'nor does a customer');
select is(tests.refusal('select public.set_driver_home(17.4, 78.4, ''Home'')'), 'PT403 role_required', 'set a home');
select is(tests.refusal('select public.go_home(true)'), 'PT403 role_required', 'or go there');
select tests.act_as('newcomer');
select is(tests.refusal('select public.go_home(true)'), 'PT403 courier_not_verified', 'nor who is not approved');

-- The home -----------------------------------------------------------------------------------------------------------
select tests.act_as('ravi');
select is(public.my_home() -> 'home', 'null', 'at first there is none');
select is(tests.refusal('select public.go_home(true)'), 'PT409 home_missing', 'which one needs');
select is(tests.refusal('select public.set_driver_home(91, 78.4, ''Home'')'), 'PT400 home_invalid', 'off the earth');
select is(tests.refusal('select public.set_driver_home(''NaN'', 78.4, ''Home'')'), 'PT400 home_invalid', 'no number');
select is(tests.refusal('select public.set_driver_home(17.4, null, ''Home'')'), 'PT400 home_invalid', 'half a place');
select is(tests.refusal('select public.set_driver_home(17.4, 78.4, ''  '')'), 'PT400 home_invalid', 'without words');
select is(tests.refusal(format('select public.set_driver_home(17.4, 78.4, %L)', repeat('x', 500))),
  'PT413 request_too_large', 'with too many');
select is(public.set_driver_home(17.412345, 78.456789, ' Tank street ') -> 'home',
  '{"lat": 17.4123, "lng": 78.4568, "label": "Tank street"}', 'to ten metres');
select tests.act_as('basava');
select is(public.my_home() -> 'home', 'null', 'nobody else reads it');
select matches(tests.refusal('select * from private.driver_homes'), '^42501', 'in no way');
select tests.act_as('meera');
select is(tests.refusal('select public.my_home()'), 'PT403 role_required', 'nor does the administration');

-- What is offered ----------------------------------------------------------------------------------------------------
select tests.reset();
update public.couriers as c set online = false where c.user_id = tests.user_id('ravi');
select tests.act_as('ravi');
select is(tests.refusal('select public.go_home(true)'), 'PT409 courier_offline',
  'whoever is off duty goes home anyway');
select tests.reset();
update public.couriers as c set online = true;
-- Nobody near: the order waits.
update public.courier_positions as p set lat = 10, lng = 70;
select tests.order_item('dinner', 'asha', 'Dosa'), tests.advance_to('dinner', 'confirmed'), tests.reset();
select pg_temp.place('dinner', 'ravi', 3000), pg_temp.place('dinner', 'basava', 3000);
select is(pg_temp.judge('dinner', 'ravi'), null, 'before, everything is offered');
select tests.act_as('ravi');
select is((public.set_driver_home((pg_temp.drop_at('dinner')).lat + pg_temp.degrees(-2000),
  (pg_temp.drop_at('dinner')).lng, 'South') -> 'home') is not null, true, 'home is two kilometres behind the drop');
select is(tests.refusal('select public.go_home(null)'), 'PT400 request_invalid', 'on or off');
select is((public.go_home(true) ->> 'until')::timestamptz, now() + interval '90 minutes', 'for an hour and a half');
select is(public.go_home(true) ->> 'used', '1', 'beginning twice is once');
select is(pg_temp.judge('dinner', 'ravi'), null, 'what ends three kilometres nearer is offered');
select tests.reset();
select pg_temp.place('dinner', 'ravi', 1001);
select is(pg_temp.judge('dinner', 'ravi'), null, 'a kilometre nearer is enough');
select pg_temp.place('dinner', 'ravi', 990);
select is(pg_temp.judge('dinner', 'ravi'), 'not_homeward', 'less is not');
select pg_temp.place('dinner', 'ravi', -1000);
select is(pg_temp.judge('dinner', 'ravi'), 'not_homeward', 'nor what leads away');
select is(pg_temp.judge('dinner', 'basava'), null, 'everybody else is asked as before');
select pg_temp.place('dinner', 'ravi', -1600);
select is(pg_temp.judge('dinner', 'ravi'), null, 'whoever is at home is asked again');
delete from public.job_stops as s using public.jobs as j
where j.id = s.job_id and s.n > 1 and j.order_id = tests.order_id('dinner');
select pg_temp.place('dinner', 'ravi', 3000);
select is(pg_temp.judge('dinner', 'ravi'), 'not_homeward', 'where nobody knows how it ends, it does not end at home');

-- Why nothing comes.
insert into private.dispatch_decisions (job_id, round, radius_m, considered, offered)
select j.id, r.n, 3000, jsonb_build_array(jsonb_build_object('courier_id', tests.user_id(r.handle),
  'why_not', r.why_not)), '{}'
from public.jobs as j, (values (1, 'ravi', 'not_homeward'), (2, 'ravi', 'not_homeward'), (3, 'ravi', 'rating'),
  (4, 'basava', 'not_homeward')) as r (n, handle, why_not) where j.order_id = tests.order_id('dinner');
select tests.act_as('ravi');
select is(public.my_home() ->> 'passed_over', '1', 'a job in two rounds was passed over once');
select tests.act_as('basava');
select is(public.my_home() ->> 'passed_over', '0', 'of others one hears nothing');

-- How it ends --------------------------------------------------------------------------------------------------------
select tests.act_as('ravi');
select is(tests.refusal('select public.set_driver_home(17.5, 78.5, ''Elsewhere'')'), 'PT409 going_home',
  'home stays where it is on the way');
select is(tests.refusal('select public.set_driver_home()'), 'PT409 going_home', 'nor is it forgotten');
select is(public.go_home(false) ->> 'until', null, 'one ends it oneself');
select is(pg_temp.judge('dinner', 'ravi'), null, 'then everything is offered again');
select is(public.go_home(true) ->> 'used', '2', 'a second time');
select tests.reset();
select is(private.end_homeward(), 0, 'on the way nothing ends');
update private.homeward_turns as t set started_at = now() - interval '2 hours', ends_at = now()
where t.ended_at is null;
select tests.act_as('ravi');
select is(public.my_home() ->> 'until', null, 'its last instant is over');
select tests.reset();
select is(pg_temp.judge('dinner', 'ravi'), null, 'at once, before anything has swept');
select is(private.end_homeward(), 1, 'the time ends it');
select is(private.end_homeward(), 0, 'once');
select is((select t.ended_as || ' ' || (t.ended_at = t.ends_at)::text from private.homeward_turns as t
  where t.ended_as <> 'courier'), 'time true', 'at its time');
select is((select count(*) from public.system_notifications as n where n.user_id = tests.user_id('ravi')
  and n.title = 'Going home is over'), 1::bigint, 'and is told');
update private.homeward_turns as t set started_at = greatest(t.started_at,
  private.today()::timestamp at time zone 'Asia/Kolkata');
select tests.act_as('ravi');
select is(tests.refusal('select public.go_home(true)'), 'PT409 go_home_used_up', 'a third time is too often');
select tests.reset();
update private.homeward_turns as t set started_at = private.today()::timestamp at time zone 'Asia/Kolkata'
  - interval '1 second' where t.ended_as = 'time';
select tests.act_as('ravi');
select is(public.go_home(true) ->> 'used', '2', 'on another day it is not');
select tests.reset();
select pg_temp.place('dinner', 'ravi', 0);
update public.courier_positions as p set lat = h.lat + pg_temp.degrees(499), lng = h.lng
from private.driver_homes as h where h.user_id = p.user_id;
select is(private.end_homeward(), 1, 'home ends it');
select is((select count(*) from private.homeward_turns as t where t.ended_as = 'home'), 1::bigint, 'as it should');
delete from private.homeward_turns;
select tests.act_as('ravi');
select is(tests.refusal('select public.go_home(true)'), 'PT409 home_reached', 'at home nobody goes home');
select tests.reset();

-- What is kept about a person ----------------------------------------------------------------------------------------
insert into private.homeward_turns (user_id, started_at, ends_at, ended_at, ended_as) values
  (tests.user_id('ravi'), now() - interval '31 days', now() - interval '30 days', now() - interval '30 days', 'time'),
  (tests.user_id('ravi'), now() - interval '29 days', now() - interval '28 days', now() - interval '28 days', 'time');
select is(private.end_homeward(), 0, 'old turns are forgotten');
select is(jsonb_array_length(private.driver_data(tests.user_id('ravi')) -> 'going_home'), 1,
  'after 30 days');
select is(private.driver_data(tests.user_id('ravi')) #>> '{home,label}', 'South', 'an export has the home');
select lives_ok(format('select private.forget_driver(%L)', tests.user_id('ravi')), 'a closed account');
select is_empty(format('select from private.driver_homes as h where h.user_id = %L', tests.user_id('ravi')),
  'leaves none');
select is_empty(format('select from private.homeward_turns as t where t.user_id = %L', tests.user_id('ravi')),
  'and no way there');
set constraints all immediate;
select * from finish();
rollback;
