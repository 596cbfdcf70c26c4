-- The courier's own page: only one's own, stars as customers gave them, work against what was promised, and papers.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('ravi', '+919000000005', '{delivery}'), tests.create_user('basava', '+919000000006', '{delivery}'),
  tests.create_user('newcomer', '+919000000007', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_courier('ravi'), tests.add_address('asha'),
  tests.fund_wallet('asha', 500000);
select tests.reset();
-- Basava does not wait for jobs: each comes to Ravi.
insert into public.couriers (user_id, name, vehicle_kind, verified, region_id)
select tests.user_id('basava'), 'Basava', 'scooter', true, c.region_id from public.couriers as c;
update public.couriers as c set phone = '+919000000005' where c.user_id = tests.user_id('ravi');
create function pg_temp.page(who text) returns jsonb language plpgsql as $$
declare
  said jsonb;
begin
  perform tests.act_as(who);
  said := public.courier_profile();
  perform tests.reset();
  return said;
end
$$;

-- Who ----------------------------------------------------------------------------------------------------------------
select tests.act_as_anon();
select is(tests.refusal('select public.courier_profile()'), '42501 permission denied for function courier_profile',
  'a guest has no such page');
select tests.act_as('asha');
select is(tests.refusal('select public.courier_profile()'), 'PT403 role_required', 'nor a customer');
select tests.act_as('vikram');
select is(tests.refusal('select public.courier_profile()'), 'PT403 role_required', 'nor a vendor');
select tests.reset();
select is(pg_temp.page('newcomer'), null, 'whoever holds the role and is no courier yet has none');
select is(pg_temp.page('ravi') ->> 'phone', '+919000000005', 'one''s own number');
select isnt(pg_temp.page('ravi') ->> 'name', pg_temp.page('basava') ->> 'name', 'each reads their own');
select is(pg_temp.page('ravi') - array['name', 'phone', 'since', 'vehicle_kind', 'plate', 'verified', 'photo'],
  '{"stopped_by": null, "rating": null, "ratings": 0, "stars": [0, 0, 0, 0, 0], "papers": null,
  "work": {"done": 0, "days": 30, "lately": 0, "promised": 0, "on_time": 0, "late": 0, "late_before_pickup": 0}}',
  'on the first day there is nothing to tell');

-- Work and stars -----------------------------------------------------------------------------------------------------
create function pg_temp.delivered(order_name text, who text) returns void language plpgsql as $$
begin
  perform tests.order_item(order_name, 'asha', 'Dosa');
  perform tests.advance_to(order_name, 'delivered', who);
  perform tests.reset();
end
$$;
select pg_temp.delivered('d' || n, 'ravi') from generate_series(1, 3) as n;
select pg_temp.delivered('d4', 'ravi');
update public.jobs as j set performer_id = tests.user_id('basava') where j.order_id = tests.order_id('d4');
select is(pg_temp.page('ravi') -> 'work', '{"done": 3, "days": 30, "lately": 3, "promised": 3, "on_time": 3, "late": 0,
  "late_before_pickup": 0}', 'what was delivered, all within the promise');
update public.enhanced_orders as o set promised_min_at = now() - interval '3 hours',
  promised_max_at = now() - interval '2 hours' where o.id in (tests.order_id('d2'), tests.order_id('d3'));
alter table public.order_events disable trigger user;
update public.order_events as e set at = e.at + interval '3 hours'
where e.order_id = tests.order_id('d3') and e.to_status = 'ready';
select is(pg_temp.page('ravi') -> 'work', '{"done": 3, "days": 30, "lately": 3, "promised": 3, "on_time": 1, "late": 2,
  "late_before_pickup": 1}', 'two came late, one of them because the shop was');
update public.jobs as j set done_at = now() - interval '31 days' where j.order_id = tests.order_id('d1');
select is(pg_temp.page('ravi') -> 'work', '{"done": 3, "days": 30, "lately": 2, "promised": 2, "on_time": 0, "late": 2,
  "late_before_pickup": 1}', 'what is long past counts once and for all, not lately');

select tests.act_as('asha');
select public.rate_order(tests.order_id('d2'), 5, 5), public.rate_order(tests.order_id('d3'), 5, 4, 'Cold food'),
  public.rate_order(tests.order_id('d4'), 1, 1);
select tests.reset();
select is(pg_temp.page('ravi') -> 'stars', '[0, 0, 0, 1, 1]', 'how many gave how many stars, of one''s own alone');
select is(pg_temp.page('ravi') ->> 'rating', '4.5', 'their average');
select is(pg_temp.page('ravi') ->> 'ratings', '2', 'and of how many');
select ok(pg_temp.page('ravi')::text !~* ('asha|cold food|' || (select o.order_number
  from public.enhanced_orders as o where o.id = tests.order_id('d3'))), 'not who gave them, for what, nor other words');
update public.reviews as r set state = 'removed' where r.courier_id = tests.user_id('ravi') and r.stars = 4;
select is(pg_temp.page('ravi') -> 'stars', '[0, 0, 0, 0, 1]', 'what was removed no longer counts');
select is(pg_temp.page('ravi') ->> 'rating', '5.0', 'nor in the average');

-- Papers -------------------------------------------------------------------------------------------------------------
create temporary table made (name text primary key, id uuid);
with one as (insert into public.provider_applications (user_id, role, state, made, decided_at)
  values (tests.user_id('ravi'), 'courier', 'active', tests.user_id('ravi'), now()) returning id)
insert into made select 'courier', one.id from one;
insert into private.provider_documents (user_id, application_id, requirement, subject, number_kept, number_masked,
  valid_until, state)
select tests.user_id('ravi'), m.id, q.requirement, 'person', 'TS0820110012345', '•••• 2345', private.today() + q.days,
  q.state
from made as m, (values ('licence', 400, 'accepted'), ('insurance', 0, 'accepted'), ('vehicle', -1, 'accepted'),
  ('pan', null, 'accepted'), ('pollution_check', 20, 'replaced')) as q (requirement, days, state);
create function pg_temp.papers(who text) returns text language sql as $$
  select string_agg(concat_ws(' ', i ->> 'requirement', i ->> 'days_left', case when (i ->> 'stops')::boolean
    then 'stops' end, case when (i ->> 'is_renewing')::boolean then 'renewing' end), ', ' order by n)
  from jsonb_array_elements(pg_temp.page(who) #> '{papers,items}') with ordinality as e (i, n)
$$;
select is(pg_temp.papers('ravi'), 'pan, licence 400 stops, vehicle -1, insurance 0 stops',
  'the papers in force, with the days that each has left');
select ok(pg_temp.page('ravi')::text !~ 'TS0820110012345', 'their numbers masked');
select is(pg_temp.page('basava') -> 'papers', 'null', 'nobody reads another''s');
select is(pg_temp.page('ravi') #> '{papers,renewal}', 'null', 'nothing new is handed in');
with one as (insert into public.provider_applications (user_id, role, state, renews) select tests.user_id('ravi'),
  'courier', 'submitted', m.id from made as m returning id)
insert into made select 'renewal', one.id from one;
insert into private.provider_documents (user_id, application_id, requirement, subject, number_masked, valid_until)
select tests.user_id('ravi'), m.id, 'insurance', 'person', '•••• 9988', private.today() + 365
from made as m where m.name = 'renewal';
select is(pg_temp.papers('ravi'), 'pan, licence 400 stops, vehicle -1, insurance 0 stops renewing',
  'the new paper is being looked at');
select is(pg_temp.page('ravi') #>> '{papers,renewal,state}', 'submitted', 'with the application that hands it in');
update private.provider_documents as d set valid_until = private.today() - 1
where d.user_id = tests.user_id('ravi') and d.requirement = 'insurance' and d.state = 'accepted';
select private.watch_papers();
select is(pg_temp.page('ravi') ->> 'stopped_by', 'insurance', 'an ended paper stops the work, and says which');
select * from finish();
rollback;
