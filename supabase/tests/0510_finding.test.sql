-- Finding vendors and items: opening hours, fees, lists by distance, pages, menus, search.
begin;
select no_plan();
select tests.reviewed('guests', 'get_menu get_vendor search_food vendors_near');
select tests.reviewed('bounds', 'get_menu get_vendor search_food vendors_near');
select tests.reviewed('row', 'item_search_words search_words');
select tests.create_user('vikram', null, '{vendor}');
select tests.open_vendor('near-vendor', 'vikram'), tests.open_vendor('mid-vendor', 'vikram', 17.45),
  tests.open_vendor('far-vendor', 'vikram', 17.47),
  tests.open_vendor('bidar-vendor', 'vikram', 17.91, 77.52);
update public.vendors set rating = 3.0, ratings_count = 40 where slug = 'near-vendor';
update public.vendors set rating = 4.9, ratings_count = 40, prep_minutes = 5 where slug = 'mid-vendor';
update public.restaurants set pure_veg = true, cuisines = '{Andhra,"100% Veg"}'
  where vendor_id = tests.vendor_id_of('mid-vendor');
select tests.add_item('near-vendor', 'Masala Dosa', 9000), tests.add_item('mid-vendor', 'Ghee Dosa', 11000),
  tests.add_item('far-vendor', 'Far Dosa', 8000), tests.add_item('near-vendor', 'Gone Dosa', 8000, 0);

-- Opening hours, by Indian time: 21 November 2026 is a Saturday, weekday 6.
create function pg_temp.at(moment text) returns timestamptz language sql as $$
  select (moment::timestamp) at time zone 'Asia/Kolkata'
$$;
select tests.open_vendor('clock-vendor', 'vikram', 17.60);
delete from public.vendor_hours where vendor_id = tests.vendor_id_of('clock-vendor');
insert into public.vendor_hours values (tests.vendor_id_of('clock-vendor'), 6, '11:00', '15:00'),
  (tests.vendor_id_of('clock-vendor'), 6, '19:00', '02:00'), (tests.vendor_id_of('clock-vendor'), 1, '00:00', '00:00');
select
  results_eq($$ select private.vendor_is_open(tests.vendor_id_of('clock-vendor'), pg_temp.at(moment)) from unnest(array[
    '2026-11-21 10:59:59', '2026-11-21 11:00', '2026-11-21 14:59:59', '2026-11-21 15:00', '2026-11-21 19:00',
      '2026-11-21 23:59',
    '2026-11-22 00:00', '2026-11-22 01:59:59', '2026-11-22 02:00', '2026-11-21 01:00', '2026-11-23 00:00',
      '2026-11-23 23:59:59', '2026-11-24 00:00']) with ordinality as t (moment, n) order by n$$,
  $$ values (false), (true), (true), (false), (true), (true), (true), (true), (false), (false), (true), (true),
    (false) $$,
  'open from the first minute to the last, past midnight into Sunday, and all of Monday');
select
  results_eq(
  $$ select private.vendor_next_opening(tests.vendor_id_of('clock-vendor'), pg_temp.at(moment)) from unnest(array[
    '2026-11-21 09:00', '2026-11-21 11:00', '2026-11-22 03:00', '2026-11-24 08:00']) with ordinality as t (moment, n)
      order by n$$,
  $$ values (pg_temp.at('2026-11-21 11:00')), (pg_temp.at('2026-11-21 19:00')), (pg_temp.at('2026-11-23 00:00')),
   (pg_temp.at('2026-11-28 11:00'))$$,
  'and the next opening is known');
insert into public.vendor_holidays values (tests.vendor_id_of('clock-vendor'), '2026-11-21');
select results_eq($$ select private.vendor_is_open(tests.vendor_id_of('clock-vendor'), pg_temp.at(moment))
   from unnest(array['2026-11-21 12:00', '2026-11-22 01:00', '2026-11-23 12:00']) with ordinality as t (moment, n)
   order by n$$,
  $$ values (false), (false), (true) $$, 'a holiday closes its own day with the night that belongs to it');
select is(private.vendor_next_opening(tests.vendor_id_of('clock-vendor'), pg_temp.at('2026-11-21 09:00')),
  pg_temp.at('2026-11-23 00:00'), 'and is passed over');
delete from public.vendor_hours where vendor_id = tests.vendor_id_of('clock-vendor');
select is(private.vendor_next_opening(tests.vendor_id_of('clock-vendor'), now()), null,
  'a vendor without hours never opens');

-- When an item can be ordered.
create function pg_temp.reason(available_from time, available_to time, moment text) returns text language sql as $$
  select private.item_unavailable_reason(jsonb_populate_record(null::public.catalog_items,
    jsonb_build_object('is_available', true, 'available_from', available_from, 'available_to', available_to)),
    pg_temp.at(moment))
$$;
select is(pg_temp.reason('07:00', '11:00', '2026-11-21 07:00'), null, 'breakfast begins at seven');
select is(pg_temp.reason('07:00', '11:00', '2026-11-21 11:00'), 'not_now', 'and ends at eleven');
select is(pg_temp.reason('22:00', '02:00', '2026-11-21 01:00'), null,
  'items of the night are available after midnight');
select is(pg_temp.reason('22:00', '02:00', '2026-11-21 12:00'), 'not_now', 'and not at noon');

-- Fees.
select is(private.delivery_fee(private.fee_rule(null, now()), metres), paise, metres || ' m cost ' || paise || ' paise')
from (values (0, 2900), (2000, 2900), (2001, 3700), (3000, 3700), (3001, 4500)) as t (metres, paise);
insert into public.fee_rules (region_id, valid_from, base_paise, base_distance_m, per_km_paise)
  select id, now(), 1000, 1000, 100 from public.regions where slug = 'bidar';
insert into public.fee_rules (region_id, valid_from, base_paise, base_distance_m, per_km_paise)
  select id, now() + interval '1 day', 9000, 1000, 100 from public.regions where slug = 'bidar';
select is((private.fee_rule((select id from public.regions where slug = 'bidar'), now())).base_paise, 1000,
  'a region''s own rule wins');
select is((private.fee_rule((select id from public.regions where slug = 'bidar'),
  now() + interval '2 days')).base_paise, 9000, 'the newest that is in force');
select is((private.fee_rule((select id from public.regions where slug = 'hyderabad'), now())).base_paise, 2900,
  'in its region only');

-- Near me. The vendors are 0, 2.2 and 4.4 km away; all deliver within 5 km.
select tests.act_as_anon();
select results_eq($$ select slug, distance_m, is_open, delivers_here, delivery_fee_paise
  from public.vendors_near('food', 17.43, 78.45) $$,
  $$ values ('near-vendor', 0, true, true, 2900), ('mid-vendor', 2224, true, true, 3700),
   ('far-vendor', 4448, true, true, 6100)$$, 'guests see what is near, the nearest first');
select is_empty($$ select slug from public.vendors_near('grocery', 17.43, 78.45) $$, 'of the kind that they look for');
select is_empty($$ select slug from public.vendors_near('food', 28.6, 77.2) $$, 'nothing where we are not');
select results_eq($$ select slug from public.vendors_near('food', 17.43, 78.45, sort => 'top_rated') $$, $$ values
  ('mid-vendor'), ('far-vendor'), ('near-vendor') $$, 'the best rated first; unrated ones in between');
select results_eq($$ select slug from public.vendors_near('food', 17.43, 78.45, sort => 'fastest') $$, $$ values
  ('mid-vendor'), ('near-vendor'), ('far-vendor') $$, 'the fastest first');
select is((select count(*)::integer from public.vendors_near('food', 17.43, 78.45, sort => 'comprehensive')), 3,
  'or all things weighed');
select results_eq($$ select slug from public.vendors_near('food', 17.43, 78.45, veg_only => true) $$, $$ values
  ('mid-vendor') $$, 'vegetarians see theirs');
select results_eq($$ select slug from public.vendors_near('food', 17.43, 78.45, ' ANDHRA ') $$, $$ values
  ('mid-vendor') $$, 'words find names and cuisines');
select results_eq($$ select slug from public.vendors_near('food', 17.43, 78.45, '100%') $$, $$ values ('mid-vendor') $$,
  'signs stand for themselves');
select is_empty($$ select slug from public.vendors_near('food', 17.43, 78.45, '%\_%') $$, 'all of them');
select is((select count(*)::integer from public.vendors_near('food', 17.43, 78.45, ' ')), 3, 'no word means all');
select is(tests.refusal($$ select public.vendors_near('food', null, 78.45) $$), 'PT400 place_invalid',
  'nowhere is refused');
select is(tests.refusal($$ select public.vendors_near('food', 91, 78.45) $$), 'PT400 place_invalid',
  'and off the earth');
select is(tests.refusal($$ select public.vendors_near('food', 'NaN', 78.45) $$), 'PT400 place_invalid',
  'and no number');
select is(tests.refusal($$ select public.vendors_near('food', 17.43, 78.45, sort => 'cheapest') $$),
  'PT400 sort_invalid', 'and other orders');
select is(tests.refusal($$ select public.vendors_near('food', 17.43, 78.45, cursor => '{"rank": "x", "id": "y"}') $$),
  'PT400 cursor_invalid', 'and pages that are none');
select is(tests.refusal($$ select public.vendors_near('food', 17.43, 78.45, cursor => '7') $$), 'PT400 cursor_invalid',
  'of any kind');
create function pg_temp.walk(sort text) returns text language plpgsql as $$
declare
  page record;
  at_cursor jsonb;
  seen text[] := '{}';
begin
  loop
    select * into page from public.vendors_near('food', 17.43, 78.45, sort => walk.sort, page_size => 1,
      cursor => at_cursor);
    exit when not found or cardinality(seen) > 9;
    seen := seen || page.slug;
    at_cursor := page.next_cursor;
  end loop;
  return array_to_string(seen, ' ');
end
$$;
select tests.reset();
grant execute on all functions in schema pg_temp to anon, authenticated;
select tests.act_as_anon();
select is(pg_temp.walk('nearest'), 'near-vendor mid-vendor far-vendor', 'page by page one sees each once');
select is(pg_temp.walk('top_rated'), 'mid-vendor far-vendor near-vendor', 'in every order');
select is((select count(*)::integer from public.vendors_near('food', 17.43, 78.45, page_size => 0)), 1,
  'a page has something on it');

-- Closed, paused, out of reach, suspended.
select tests.reset();
update public.vendors set paused_until = now() + interval '20 minutes' where slug = 'near-vendor';
delete from public.vendor_hours where vendor_id = tests.vendor_id_of('mid-vendor');
update public.vendors set delivery_radius_m = 4000 where slug = 'far-vendor';
select tests.act_as_anon();
select results_eq($$ select slug, is_open, opens_at from public.vendors_near('food', 17.43, 78.45) $$,
  $$ values ('near-vendor', false, now() + interval '20 minutes'), ('mid-vendor', false, null) $$,
    'a pause says when it ends; vendors that do not deliver here are left out');
select is_empty($$ select slug from public.vendors_near('food', 17.43, 78.45, open_only => true) $$,
  'only what is open is nothing now');
select results_eq($$ select slug, is_open, opens_at, delivers_here
  from public.get_vendor('near-vendor', 17.43, 78.45) $$,
  $$ values ('near-vendor', false, now() + interval '20 minutes', true) $$, 'the vendor''s page shows the same');
select tests.reset();
update public.vendors set paused_until = now() where slug = 'near-vendor';
update public.vendors set accepting_orders = false where slug = 'mid-vendor';
select tests.act_as_anon();
select results_eq($$ select slug, is_open from public.vendors_near('food', 17.43, 78.45) $$, $$ values ('near-vendor',
  true), ('mid-vendor', false) $$, 'a pause that is over is none; open ones come first');

-- One vendor.
select results_eq($$ select slug, region_slug, delivers_here, distance_m, jsonb_array_length(hours), fssai_number
   from public.get_vendor('far-vendor', 17.43, 78.45)$$,
  $$ values ('far-vendor', 'hyderabad', false, 4448, 7, null::text) $$, 'a vendor out of reach is shown as such');
select is((select slug from public.get_vendor(tests.vendor_id_of('bidar-vendor')::text)), 'bidar-vendor',
  'by id as well as by name');
select is((select distance_m from public.get_vendor('bidar-vendor')), null, 'from nowhere it has no distance');
select is_empty($$ select slug from public.get_vendor('no-such-vendor') $$, 'an unknown one is none');
select is_empty($$ select slug from public.get_vendor(null) $$, 'nor is none');
select is((select string_agg(concat_ws(' ', i ->> 'name', i ->> 'orderable', i ->> 'unavailable_reason',
  i ->> 'stock_left'), ', ' order by i ->> 'name')
  from jsonb_array_elements(public.get_menu(tests.vendor_id_of('near-vendor'))) as s,
    jsonb_array_elements(s -> 'items') as i),
  'Gone Dosa false sold_out 0, Masala Dosa true', 'a menu says what can be ordered');
select is(tests.refusal($$ select public.get_menu(gen_random_uuid()) $$), 'PT404 vendor_not_found',
  'no menu without a vendor');
select tests.reset();
update public.vendors set status = 'suspended' where slug = 'far-vendor';
select tests.act_as_anon();
select is_empty($$ select slug from public.get_vendor('far-vendor') $$, 'a suspended vendor is hidden');
select is(tests.refusal($$ select public.get_menu(tests.vendor_id_of('far-vendor')) $$), 'PT404 vendor_not_found',
  'with its menu');
select tests.act_as('vikram');
select lives_ok($$ select public.get_menu(tests.vendor_id_of('far-vendor')) $$, 'which its people still see');

-- Dishes.
select tests.act_as_anon();
select results_eq($$ select item_name, vendor_slug, is_open from public.search_food('DOSA', 17.43, 78.45) $$,
  $$ values ('Masala Dosa', 'near-vendor', true), ('Ghee Dosa', 'mid-vendor', false) $$,
    'items by name from vendors that deliver here, without what is sold out');
select is_empty($$ select item_name from public.search_food('d', 17.43, 78.45) $$, 'one letter finds nothing');
select is_empty($$ select item_name from public.search_food('%%', 17.43, 78.45) $$, 'nor do signs');
select is_empty($$ select item_name from public.search_food(null, 17.43, 78.45) $$, 'nor nothing');
select is_empty($$ select item_name from public.search_food('dosa', 28.6, 77.2) $$,
  'nor does one find anything elsewhere');
select is((select count(*)::integer from public.search_food('dosa', 17.43, 78.45, 1)), 1, 'as many as asked for');
select * from finish();
rollback;
