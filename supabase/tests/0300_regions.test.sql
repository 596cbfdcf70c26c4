-- Places: which region a point belongs to, how far things are, who may know what about regions.
begin;
select no_plan();
select tests.reviewed('guests', 'distance_m');
select tests.create_user('asha'), tests.create_user('fran', null, '{franchise}');
update public.regions set franchise_owner_id = tests.user_id('fran') where slug = 'hyderabad';

select tests.act_as_anon();
select bag_eq($$ select slug from public.regions $$,
  $$ values ('telangana'), ('hyderabad'), ('zaheerabad'), ('sangareddy'), ('vikarabad'), ('bidar') $$,
    'everybody sees the six regions');
select matches(tests.refusal($$ select franchise_owner_id from public.regions $$), '^42501', 'but not whose they are');
select matches(tests.refusal($$ select private.region_at(17.4, 78.4) $$), '^42501', 'nor the helper behind them');
select is(public.distance_m(17.385, 78.4867, 17.6814, 77.6074), 98885, 'how far Zaheerabad is, everybody may ask');
select tests.act_as('asha');
select matches(tests.refusal($$ update public.regions set name = 'Mine' $$), '^42501', 'nobody renames a region');
select matches(tests.refusal($$ insert into public.regions (slug, name) values ('mine', 'Mine') $$), '^42501',
  'or adds one');
select matches(tests.refusal($$ delete from public.regions $$), '^42501', 'or gives one up');
select tests.act_as('fran');
select matches(tests.refusal($$ update public.regions set name = 'Mine' $$), '^42501', 'its franchise neither');
select matches(tests.refusal($$ select franchise_owner_id from public.regions $$), '^42501',
  'whose own name is not read there');

select tests.reset();
create function pg_temp.region(lat double precision, lng double precision) returns text language sql as $$
  select r.slug from public.regions as r where r.id = private.region_at(lat, lng)
$$;
select is(pg_temp.region(17.44, 78.45), 'hyderabad', 'a point in town belongs to the town');
select is(pg_temp.region(17.6814, 77.6074), 'zaheerabad', 'in each town');
select is(pg_temp.region(17.9104, 77.5199), 'bidar', 'Bidar''s too, across the border');
select is(pg_temp.region(18.67, 78.10), 'telangana', 'a point between the towns belongs to the state');
select is(pg_temp.region(17.20, 78.20), 'hyderabad', 'the edge of a box is inside');
select is(pg_temp.region(17.199, 78.20), 'telangana', 'beyond it is not');
select is(pg_temp.region(28.6, 77.2), null, 'Delhi is not served');
select is(private.region_at(null, 78.4), null, 'and nowhere is nowhere');
select is((select slug from public.regions where private.region_at(17.82, 77.5) = id), 'bidar',
  'where boxes touch, the smaller one counts');

select is(public.distance_m(17.43, 78.45, 17.44, 78.45), 1112, 'a hundredth of a degree');
select is(public.distance_m(17.43, 78.45, 17.43, 78.45), 0, 'here');
select is(public.distance_m(0, 0, 0, 180), 20015087, 'half around the earth');
select is(public.distance_m(null, 0, 0, 0), null, 'from nowhere');
select is(private.road_distance_m(17.43, 78.45, 17.44, 78.45), 1446, 'roads are 1.3 times as long');
select
  matches(
  tests.refusal(
  $$ insert into public.regions (slug, name, state, center_lat, center_lng, min_lat, min_lng, max_lat, max_lng,
   order_prefix)
  values ('inside-out', 'X', 'X', 1, 1, 2, 2, 1, 1, 'XXX') $$), '^23514', 'a box has its corners in order');
select * from finish();
rollback;
