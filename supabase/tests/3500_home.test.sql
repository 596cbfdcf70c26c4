-- Home: banners, and one request for everything it shows, for guests and customers, with a place and without.
begin;
select no_plan();
select tests.reviewed('guests', 'brand_partners discover_items home_page');
select tests.reviewed('bounds', 'add_banner discover_items home_page');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('maya', '+919000000004', '{admin}'), tests.create_user('ravi', '+919000000005', '{delivery}');
select tests.open_vendor('near-one', 'vikram'), tests.open_vendor('near-two', 'vikram', 17.44),
  tests.open_vendor('bidar-one', 'vikram', 17.91, 77.52);
select tests.add_address('asha');
create function pg_temp.dish(vendor text, name text, paise integer, best boolean default false) returns void
  language plpgsql security definer as $$
declare
  added uuid := tests.add_item(dish.vendor, dish.name, dish.paise);
begin
  update public.catalog_items set picture = 'dishes/idli.webp', drawing = 'dishes/idli.webp', is_bestseller = best
    where id = added;
end
$$;
select pg_temp.dish('near-one', 'Masala Dosa', 9000, true), pg_temp.dish('near-one', 'Chicken Biryani', 25000),
  pg_temp.dish('near-one', 'Hakka Noodles', 15000),
  pg_temp.dish('near-two', 'Plain Dosa', 7000), pg_temp.dish('near-two', 'Filter Coffee', 4000),
    pg_temp.dish('near-two', 'Egg Roll', 8000),
  pg_temp.dish('bidar-one', 'Jolada Rotti Meals', 12000);
create function pg_temp.home(lat double precision default 17.43, lng double precision default 78.45,
  language text default 'en') returns jsonb language sql as $$
  select public.home_page(home.lat, home.lng, home.language)
$$;
create function pg_temp.names(list jsonb) returns text language sql as $$
  select string_agg(i ->> 'name', ', ' order by i ->> 'name') from jsonb_array_elements(list) as i
$$;
create function pg_temp.india(clock timestamp) returns timestamptz language sql
  immutable as $$ select clock at time zone 'Asia/Kolkata' $$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- Where a banner may lead.
select is(private.is_site_path(path), fits, format('%s %s a path of this site', path, case when fits then 'is'
  else 'is not' end))
from (values ('/', true), ('/food', true), ('/food?veg=1', true), ('/digital/mobile-recharge', true),
  ('/category/food?sort=top_rated&veg=1', true),
  ('//evil.example', false), ('/\evil.example', false), ('https://evil.example', false), ('javascript:alert(1)', false),
    ('food', false), ('', false),
  ('/food/../admin', false), ('/food#x', false), ('/food?veg="><script>', false), (E'/food\n', false),
    ('/' || repeat('a', 300), false)) as t (path, fits);

-- Banners: administrators add and stop them.
select tests.act_as_anon();
select is(tests.refusal($$ select public.add_banner('Free delivery', '/food') $$),
  '42501 permission denied for function add_banner', 'guests add no banner');
select tests.act_as('asha');
select is(tests.refusal($$ select public.add_banner('Free delivery', '/food') $$), 'PT403 role_required',
  'nor do customers');
select is(tests.refusal($$ select public.stop_banner(gen_random_uuid()) $$), 'PT403 role_required', 'who stop none');
select is(tests.refusal($$ select * from public.admin_banners() $$), 'PT403 role_required',
  'and do not see what is planned');
select matches(tests.refusal($$ insert into public.banners (title, target) values ('Free', '/food') $$), '^42501',
  'past the function neither');
select tests.act_as('maya');
select matches(tests.refusal($$ delete from public.banners $$), '^42501',
  'administrators take none away without a record');
select is(tests.refusal($$ select public.add_banner('Free delivery', 'https://evil.example') $$),
  'PT400 banner_target_invalid', 'a banner leads to a page of this site');
select is(tests.refusal($$ select public.add_banner('Free delivery', null) $$), 'PT400 banner_target_invalid',
  'to one at all');
select is(tests.refusal($$ select public.add_banner('F', '/food') $$), 'PT400 banner_invalid', 'it has a title');
select is(tests.refusal($$ select public.add_banner(repeat('f', 49), '/food') $$), 'PT400 banner_invalid',
  'of 48 characters at most');
select is(tests.refusal($$ select public.add_banner('Free delivery', '/food', hue => 'neon') $$),
  'PT400 banner_invalid', 'and a hue of the palette');
select is(tests.refusal($$ select public.add_banner('Free delivery', '/food', picture => '../x.webp') $$),
  'PT400 banner_invalid', 'a picture of the bucket, or none');
select is(tests.refusal($$ select public.add_banner('Free delivery', '/food', title_translations => '{"xx": "?"}') $$),
  'PT400 banner_invalid', 'translations of known languages');
select is(tests.refusal($$ select public.add_banner('Free delivery', '/food',
  title_translations => jsonb_build_object('te', repeat('x', 9000))) $$),
  'PT413 request_too_large', 'of a length that is read');
select is(tests.refusal($$ select public.add_banner('Free delivery', '/food', region_slug => 'atlantis') $$),
  'PT404 region_not_found', 'in a region we serve');
select is(tests.refusal($$ select public.add_banner('Free delivery', '/food', valid_to => now()) $$),
  'PT400 banner_over', 'and not for the past');
select is(tests.refusal($$ select public.add_banner('Free delivery', '/food', now() + interval '2 days',
  now() + interval '1 day') $$), 'PT400 banner_invalid',
  'it begins before it ends');
create temporary table added (name text, id uuid);
grant all on added to authenticated;
insert into added values
  ('everywhere', public.add_banner('Free delivery', '/food', note => 'Above ₹249',
    title_translations => '{"te": "ఉచిత డెలివరీ"}', "position" => 10)),
  ('bidar', public.add_banner('Hello Bidar', '/food', region_slug => 'bidar', "position" => 20)),
  ('newcomers', public.add_banner('Welcome', '/food', for_newcomers => true, "position" => 5)),
  ('tomorrow', public.add_banner('Tomorrow', '/food', now() + interval '1 day', "position" => 1));
select is((select count(*) from public.audit_log where action = 'add_banner' and actor_id = tests.user_id('maya')),
  4::bigint, 'each is in the audit log');
select is((select string_agg(title, ', ') from public.admin_banners()), 'Tomorrow, Welcome, Free delivery, Hello Bidar',
  'administrators see what is to come as well');

select tests.act_as_anon();
select is((select string_agg(title, ', ' order by position) from public.banners), 'Welcome, Free delivery, Hello Bidar',
  'guests read what runs');
select is(tests.refusal($$ select created_by from public.banners $$), '42501 permission denied for table banners',
  'who added a banner is not public');
select is(jsonb_path_query_array(pg_temp.home(), '$.banners[*].title')::text, '["Welcome", "Free delivery"]',
  'home shows a guest the banners of the place, those for newcomers too (Spec §1 Home screen)');
select is(jsonb_path_query_array(pg_temp.home(17.91, 77.52), '$.banners[*].title')::text,
  '["Welcome", "Free delivery", "Hello Bidar"]', 'a region has its own beside them');
select is(jsonb_path_query_array(pg_temp.home(null, null), '$.banners[*].title')::text, '["Welcome", "Free delivery"]',
  'without a place only what is for all');
select is(pg_temp.home(language => 'te') #>> '{banners,1,title}', 'ఉచిత డెలివరీ', 'in the reader''s language');
select is(pg_temp.home(language => 'te') #>> '{banners,1,note}', 'Above ₹249', 'or as it was written');
select is(pg_temp.home() #> '{banners,0,picture}', 'null'::jsonb, 'one without a picture says so');

select tests.act_as('maya');
select public.stop_banner(id) from added where name in ('everywhere', 'tomorrow');
select lives_ok($$ select public.stop_banner(id) from added where name = 'everywhere' $$, 'stopping twice is stopping');
select is(tests.refusal($$ select public.stop_banner(gen_random_uuid()) $$), 'PT404 banner_not_found',
  'what is no banner is not stopped');
select is((select count(*) from public.audit_log where action = 'stop_banner'), 2::bigint, 'and is recorded once');
select tests.act_as_anon();
select is(jsonb_path_query_array(pg_temp.home(), '$.banners[*].title')::text, '["Welcome"]',
  'a stopped banner is gone at once');

-- What is around.
select is(pg_temp.home() #>> '{region,slug}', 'hyderabad', 'home names the region');
select is(jsonb_path_query_array(pg_temp.home(), '$.stores[*].slug')::text, '["near-one", "near-two"]',
  'and the restaurants that deliver there');
select ok((pg_temp.home() #>> '{stores,0,minutes_min}')::integer >= 20, 'with their times');
select is(jsonb_path_query_array(pg_temp.home(null, null), '$.stores[*].slug') @> '["near-one", "bidar-one"]', true,
  'without a place the restaurants of all towns stand there');
select is(pg_temp.home(null, null) #> '{stores,0,minutes_min}', null, 'without times');
select is((select string_agg(t ->> 'slug', ', ') from jsonb_array_elements(pg_temp.home(null, null) -> 'towns') as t),
  'hyderabad, bidar', 'and the towns that have vendors');
select is(pg_temp.home() -> 'towns', 'null'::jsonb, 'which nobody with a place is asked to choose');
select is(pg_temp.home(28.6, 77.2) -> 'stores', '[]'::jsonb, 'where nobody delivers, nothing stands');
select is(pg_temp.home(28.6, 77.2) -> 'meal', 'null'::jsonb, 'and no meal');
select is(tests.refusal($$ select public.home_page(17.43, null) $$), 'PT400 place_invalid', 'half a place is none');
-- Beyond every town.
select is(jsonb_build_array(pg_temp.home(19.07, 72.87) -> 'tiles', pg_temp.home(19.07, 72.87) -> 'promises',
  pg_temp.home(19.07, 72.87) -> 'banners',
  pg_temp.home(19.07, 72.87) -> 'stores'), '[{}, {}, [], []]',
    'where nobody delivers, home promises nothing: no times, no offers, no stores');
select is(pg_temp.names(pg_temp.home(19.07, 72.87) -> 'towns'), pg_temp.names(pg_temp.home(null, null) -> 'towns'),
  'and names the towns that are served');
select is(pg_temp.home() -> 'towns', 'null', 'which nobody asks for where somebody delivers');
select is(tests.refusal($$ select public.home_page(91, 78) $$), 'PT400 place_invalid', 'nor is one beyond the pole');
select lives_ok($$ select public.home_page(17.43, 78.45, repeat('x', 100000)) $$,
  'a language that nobody speaks is English');

-- Tiles
select is(pg_temp.home() #>> '{tiles,food,rating}', '4.8',
  'food has the stated rating while nobody has rated (Decisions, Tile ratings and times)');
select is(pg_temp.home() #> '{tiles,food,ratings_count}', null, 'which claims no count');
select is(pg_temp.home() #>> '{tiles,grocery,minutes}', '45', 'groceries the stated minutes where there is no store');
select tests.reset();
update public.vendors set rating = 4.0, ratings_count = 4, stars_sum = 16 where slug = 'near-one';
select tests.act_as_anon();
select is(pg_temp.home() #> '{tiles,food}' ->> 'rating', '4.8', 'four ratings are not told: the stated one stays');
select is(pg_temp.home() #> '{tiles,food,ratings_count}', null, 'still without a count');
select tests.reset();
update public.vendors set rating = 5.0, ratings_count = 1, stars_sum = 5 where slug = 'near-two';
select tests.act_as_anon();
select is(pg_temp.home() #>> '{tiles,food,rating}', '4.2', 'then the real one, by all who rated nearby');
select is(pg_temp.home() #>> '{tiles,food,ratings_count}', '5', 'with their number');

-- Promises hold or are not made.
select is(pg_temp.home() #> '{promises,first_order}',
  '{"code": "WELCOME50", "off_paise": 5000, "minimum_paise": 14900}'::jsonb,
  'a guest is promised ₹50 off the first order, by the coupon that gives it (Spec §1 Home screen)');
select is(pg_temp.home() #>> '{promises,free_delivery,code}', 'FREEDEL', 'and free delivery');
select is(pg_temp.home() #>> '{promises,delivery_minutes}', '30',
  'thirty minutes are stated until there are deliveries');
select is(pg_temp.home() #> '{promises,grocery_minutes}', null,
  'no groceries in thirty minutes where no store is that near');
select tests.reset();
update public.coupons set valid_to = now() where code = 'WELCOME50';
select tests.act_as_anon();
select is(pg_temp.home() #> '{promises,first_order}', null, 'a coupon that ran out promises nothing');

-- Meals by the hour.
select tests.reset();
select is(private.meal_at(pg_temp.india(moment)), meal, moment || ' is ' || meal)
from (values ('2026-12-01 04:59'::timestamp, 'late-night'), ('2026-12-01 05:00', 'breakfast'),
  ('2026-12-01 11:00', 'lunch'), ('2026-12-01 17:00', 'dinner'),
  ('2026-12-01 22:30', 'late-night'), ('2026-12-01 00:00', 'late-night')) as t (moment, meal);
create function pg_temp.meal(moment timestamp, language text default 'en') returns jsonb language sql
  security definer as $$
  select private.meal_block(array(select i from private.home_items(array(select v
    from private.home_vendors(17.43, 78.45, 30) as v), 24) as i),
    pg_temp.india(meal.moment), meal.language)
$$;
select is(pg_temp.names(pg_temp.meal('2026-12-01 08:00') -> 'items'), 'Filter Coffee, Masala Dosa, Plain Dosa',
  'in the morning breakfast is suggested (Spec §1 meal suggestions)');
select is(pg_temp.names(pg_temp.meal('2026-12-01 23:30') -> 'items'), 'Chicken Biryani, Egg Roll, Hakka Noodles',
  'late at night something else');
select is(pg_temp.meal('2026-12-01 08:00', 'te') ->> 'name', 'టిఫిన్', 'in the reader''s language');
select ok(pg_temp.meal('2026-12-01 08:00',
  'te') @? '$.items[*] ? (@.name == "మసాలా దోసె" && @.original_name == "Masala Dosa")',
  'dishes too, with the name by which they are found');
select pg_temp.dish('near-two', 'Rava Upma', 6000);
update public.catalog_items set name = 'Masala Dosa' where id = tests.item_id('Rava Upma');
select is(pg_temp.names(pg_temp.meal('2026-12-01 08:00') -> 'items'), 'Filter Coffee, Masala Dosa, Plain Dosa',
  'two kitchens'' dosa is one suggestion');
update public.catalog_items set name = 'Rava Upma' where name = 'Masala Dosa'
  and vendor_id = tests.vendor_id_of('near-two');
update public.catalog_items set stock = 0 where id = tests.item_id('Filter Coffee');
select is(pg_temp.names(pg_temp.meal('2026-12-01 08:00') -> 'items'), 'Masala Dosa, Plain Dosa, Rava Upma',
  'what is sold out is not suggested');

-- Collections: three items or none.
select tests.act_as_anon();
select is((select string_agg(c ->> 'slug', ', ') from jsonb_array_elements(pg_temp.home() -> 'collections') as c),
  'under-150, pure-veg, south', 'a collection stands where three items belong to it');
select tests.reset();
insert into public.collections (slug, name, item_ids, position)
  values ('by-hand', 'By hand', array[tests.item_id('Masala Dosa'), tests.item_id('Egg Roll'),
  tests.item_id('Plain Dosa')], 1);
select tests.act_as_anon();
select is(pg_temp.home() #>> '{collections,0,slug}', 'by-hand', 'also by hand');
select is(pg_temp.names((select jsonb_agg(d) from public.discover_items(17.43, 78.45, collection => 'by-hand') as d)),
  'Egg Roll, Masala Dosa, Plain Dosa', 'and opens as a list');
select matches(tests.refusal($$ insert into public.collections (slug, name, veg_only) values ('mine', 'Mine', true) $$),
  '^42501', 'guests make no collections');
select matches(tests.refusal($$ update public.discover_filters set name = 'x' $$), '^42501', 'nor filters');

-- Explore & Discover.
select is((select string_agg(f ->> 'key', ', ') from jsonb_array_elements(pg_temp.home() #> '{discover,filters}') as f),
  'sushi, hotpot, bbq, noodles, dessert, coffee',
  'the quick filters are the specified ones (Spec §3 App context)');
select is(pg_temp.home() #> '{discover,filter}', 'null'::jsonb,
  'the default one is off where nothing nearby matches it');
select is(jsonb_array_length(pg_temp.home() #> '{discover,items}'), 6, 'and everything stands there');
select tests.reset();
select pg_temp.dish('near-two', 'Salmon Sushi', 45000);
select tests.act_as_anon();
select is(pg_temp.home() #>> '{discover,filter}', 'sushi', 'it is on where something does');
select is(pg_temp.names(pg_temp.home() #> '{discover,items}'), 'Salmon Sushi', 'and shows that');
create function pg_temp.found(more text default '') returns text language plpgsql as $$
declare
  answer text;
begin
  execute format('select string_agg(d ->> ''name'', '', '') from public.discover_items(17.43, 78.45%s) as d', more)
    into answer;
  return answer;
end
$$;
select is(pg_temp.found($$, filter => 'noodles' $$), 'Hakka Noodles', 'a filter finds what it names');
select is(pg_temp.found($$, filter => 'nonsense' $$), null, 'one that nobody named finds nothing');
select is(pg_temp.found($$, kind => 'grocery' $$), null, 'nor does a trade without vendors');
select is((select array_agg(distinct d ->> 'vendor_slug')
  from public.discover_items(17.43, 78.45, sort => 'top_rated', page_size => 4) as d), '{near-two}',
  'the best rated vendor''s dishes first');
select is(split_part(pg_temp.found($$, sort => 'nearest' $$), ', ', 1), 'Masala Dosa', 'or the nearest');
select is(split_part(pg_temp.found($$, sort => 'fastest' $$), ', ', 1), 'Masala Dosa',
  'or the fastest (Spec §1 sort options)');
select is(tests.refusal($$ select public.discover_items(17.43, 78.45, sort => 'cheapest') $$), 'PT400 sort_invalid',
  'another order does not exist');
select is(tests.refusal($$ select public.discover_items(17.43, 78.45, collection => 'nonsense') $$),
  'PT404 collection_not_found', 'nor any collection');
select is(tests.refusal($$ select public.discover_items(17.43, 78.45, cursor => '{"rank": "x"}') $$),
  'PT400 cursor_invalid', 'a page begins at an item');
select
  is(
  tests.refusal(
  $$ select public.discover_items(17.43, 78.45, cursor => jsonb_build_object('rank', 1, 'id', gen_random_uuid(), 'x',
   repeat('x', 2000)))$$),
  'PT413 request_too_large', 'not at a novel');
create function pg_temp.pages(size integer, sort text) returns text language plpgsql as $$
declare
  after jsonb;
  page jsonb;
  seen text := '';
begin
  loop
    select jsonb_agg(d) into page from public.discover_items(17.43, 78.45, sort => pages.sort, page_size => size,
      cursor => after) as d;
    exit when page is null;
    seen := concat_ws(', ', nullif(seen, ''), (select string_agg(d ->> 'name', ', ')
      from jsonb_array_elements(page) as d));
    after := page -> -1 -> 'next_cursor';
  end loop;
  return seen;
end
$$;
select is(pg_temp.pages(2, sort), pg_temp.pages(48, sort),
  'pages of two, by ' || sort || ', are the whole list, each item once')
  from unnest(array['comprehensive', 'top_rated', 'nearest', 'fastest']) as sort;
select is((select count(*) from public.discover_items(null, null)), 8::bigint,
  'without a place dishes of all towns are found');

-- Goods.
select tests.reset();
select tests.open_store('kirana', 'vikram');
select tests.add_good('kirana', 'Rice', 6000, 5, '{"pack_size": 500, "pack_unit": "g", "category": "rice-and-atta"}');
update public.catalog_items set picture = 'dishes/idli.webp', drawing = 'dishes/idli.webp'
  where id = tests.item_id('Rice');
select tests.act_as_anon();
select is((pg_temp.home() #> '{goods,0}') - '{id,vendor_id,distance_m,minutes}'::text[] @>
  '{"name": "Rice", "pack_unit": "g", "unit_price": {"per": "kg", "paise": 12000}}',
  true, 'goods stand with their pack and unit price');
select is(pg_temp.home() #>> '{promises,grocery_minutes}', '30',
  'groceries in thirty minutes are promised where an open store is that near (Spec §1 Home screen)');
select is(pg_temp.home() #> '{discover,kinds}', '["food", "grocery"]'::jsonb,
  'and there is a second trade to discover');
select is(pg_temp.found($$, kind => 'grocery' $$), 'Rice', 'in which it is found');

-- Partners.
select is(public.brand_partners(17.43, 78.45), '[]'::jsonb, 'four ratings make no partner');
select tests.reset();
update public.vendors set ratings_count = 5, stars_sum = 20 where slug = 'near-one';
select tests.act_as_anon();
select is(jsonb_path_query_array(public.brand_partners(17.43, 78.45), '$[*].slug')::text, '["near-one"]',
  'partners are those whom five people or more rate four stars or better (Spec §1 Brand partners)');

-- One's own.
select is(pg_temp.home() -> 'mine', 'null'::jsonb, 'a guest has no orders');
select tests.reset();
select tests.fund_wallet('asha', 500000);
select tests.order_item('first', 'asha', 'Masala Dosa');
select tests.act_as('asha');
select is(jsonb_path_query_array(pg_temp.home(), '$.mine.active[*].vendor_name')::text, '["Near One"]',
  'a customer sees the orders that are under way');
select is(pg_temp.home() #> '{mine,recent}', '[]'::jsonb, 'and nothing to order again before it arrived');
select is(pg_temp.home() #> '{promises,first_order}', null, 'who has ordered is no newcomer');
select is(jsonb_path_query_array(pg_temp.home(), '$.banners[*].title')::text, '[]', 'and sees no banner for them');
select is((pg_temp.home() #> '{mine,active,0}') - '{items}'::text[] ? 'terms', false,
  'nothing that only the platform knows');
select tests.act_as('bala');
select is(pg_temp.home() #> '{mine}', '{"active": [], "recent": []}'::jsonb, 'another customer sees nothing of it');
select tests.reset();
select tests.add_courier('ravi');
select tests.advance_to('first', 'delivered', 'ravi');
select tests.order_item(name, 'asha', 'Masala Dosa'), tests.advance_to(name, 'delivered', 'ravi')
  from unnest(array['second', 'third', 'fourth', 'fifth', 'sixth']) as name;
select tests.reset();
update public.enhanced_orders set created_at = now() - interval '1 day' where id = tests.order_id('first');
select tests.act_as('asha');
select is(jsonb_array_length(pg_temp.home() #> '{mine,recent}'), 5,
  'of six delivered orders five can be ordered again (Spec §9 Orders: recent orders 5 fetched)');
select ok(not pg_temp.home() #> '{mine,recent}' @> jsonb_build_array(jsonb_build_object('id', tests.order_id('first'))),
  'the latest');

select * from finish();
rollback;
