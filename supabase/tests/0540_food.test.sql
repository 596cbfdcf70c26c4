-- What only food knows: who may read and change it, and what everybody else's rows leave empty.
begin;
select no_plan();
select tests.create_user('asha'), tests.create_user('vikram', null, '{vendor}'),
  tests.create_user('vani', null, '{vendor}'),
  tests.create_user('admin', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'),
  tests.open_vendor('draft-vendor', 'vani');
update public.vendors set status = 'draft' where slug = 'draft-vendor';

-- Restaurants.
select tests.act_as_anon();
select bag_eq($$ select vendor_id from public.restaurants $$, $$ values (tests.vendor_id_of('vendor-one')),
  (tests.vendor_id_of('vendor-two')) $$,
  'guests see the restaurants of active vendors');
select matches(tests.refusal($$ update public.restaurants set cuisines = '{Andhra}' $$), '^42501',
  'and change nothing');
select tests.act_as('asha');
select is((select count(*) from public.restaurants), 2::bigint, 'so do customers');
select is(tests.touched($$ update public.restaurants set cuisines = '{Andhra}' $$), 0, 'and change nothing');
select tests.act_as('admin');
select is((select count(*) from public.restaurants), 3::bigint, 'administrators see drafts too');
select is(tests.touched($$ update public.restaurants set cuisines = '{Andhra}' $$), 0, 'but do not write on them');
select tests.act_as('vani');
select is((select count(*) from public.restaurants), 3::bigint, 'a vendor''s people see their own draft');
select is(tests.touched($$ update public.restaurants set cuisines = '{Andhra}'
  where vendor_id = tests.vendor_id_of('vendor-one') $$), 0, 'but change no other restaurant');
select matches(tests.refusal($$ update public.restaurants set vendor_id = tests.vendor_id_of('vendor-one') $$),
  '^42501', 'or whose it is');
select tests.act_as('vikram');
select is(tests.touched($$ update public.restaurants set cuisines = '{Andhra,"Ice Cream"}',
  cost_for_two_paise = 60000 $$), 1, 'a vendor''s people change their own restaurant only');
select matches(tests.refusal($$ update public.restaurants set cuisines = array[repeat('x', 500)] $$), '^23514',
  'which stays a card');
select matches(tests.refusal($$ update public.restaurants set cuisines = array_fill('x'::text, array[13]) $$), '^23514',
  'with a dozen cuisines');
select matches(tests.refusal($$ update public.restaurants set cost_for_two_paise = 0 $$), '^23514',
  'where a meal costs something');
select matches(tests.refusal($$ update public.restaurants set pure_veg = true $$), '^42501',
  'but not whether it is vegetarian');
select matches(tests.refusal($$ update public.restaurants set fssai_number = '11111111111111' $$), '^42501',
  'or its licence');
select matches(tests.refusal($$ delete from public.restaurants $$), '^42501', 'or that it is one');
select matches(tests.refusal($$ insert into public.restaurants (vendor_id)
  values (tests.vendor_id_of('vendor-one')) $$), '^42501', 'which nobody declares by hand');
select results_eq($$ select slug from public.vendors_near('food', 17.43, 78.45, 'ice cream') $$, $$ values
  ('vendor-one') $$, 'a restaurant is found by its cuisines');
select is(tests.touched($$ update public.restaurants set cuisines = '{Andhra}' $$), 1, 'until it has others');
select is_empty($$ select slug from public.vendors_near('food', 17.43, 78.45, 'ice cream') $$, 'and then by those');
select results_eq($$ select slug from public.vendors_near('food', 17.43, 78.45, 'andhra') $$, $$ values
  ('vendor-one') $$, 'and by those alone');

-- Vendors of other kinds.
select tests.reset();
select tests.open_vendor('green-grocer', 'vikram', 17.44);
delete from public.restaurants where vendor_id = tests.vendor_id_of('green-grocer');
update public.vendors set kind = 'grocery' where slug = 'green-grocer';
select tests.act_as_anon();
select results_eq($$ select slug, cuisines, cuisine_names, pure_veg, cost_for_two_paise
  from public.vendors_near('grocery', 17.43, 78.45) $$,
  $$ values ('green-grocer', '{}'::text[], '{}'::text[], false, null::integer) $$,
    'a vendor of another kind is listed without what food knows');
select results_eq($$ select cuisines, cuisine_names, pure_veg, cost_for_two_paise, fssai_number
  from public.get_vendor('green-grocer') $$,
  $$ values ('{}'::text[], '{}'::text[], false, null::integer, null::text) $$, 'as is its page');
select is_empty($$ select slug from public.vendors_near('grocery', 17.43, 78.45, veg_only => true) $$,
  'and the filter for vegetarians leaves it out');
select tests.reset();

-- Dishes.
select tests.add_item('vendor-one', 'Dosa', 20000), tests.add_item('vendor-two', 'Naan', 3000),
  tests.add_item('draft-vendor', 'Secret', 3000);
select tests.add_item('green-grocer', 'Soap', 4000);
delete from public.dishes where item_id in (tests.item_id('Soap'), tests.item_id('Dosa'));
insert into public.item_option_groups (item_id, name) values (tests.item_id('Dosa'), 'Dosa extras'),
  (tests.item_id('Naan'), 'Naan extras');
insert into public.item_options (group_id, name) select id, name || ' option' from public.item_option_groups;
create function pg_temp.option_of(name text) returns uuid language sql security definer as $$ select o.id
  from public.item_options as o where o.name = option_of.name || ' extras option' $$;
grant execute on function pg_temp.option_of(text) to public;
insert into public.dish_options values (pg_temp.option_of('Naan'), 'egg');
select tests.act_as_anon();
select results_eq($$ select item_id, diet from public.dishes $$, $$ values (tests.item_id('Naan'),
  'veg'::public.diet) $$, 'guests see the diet of what active vendors sell');
select results_eq($$ select diet from public.dish_options $$, $$ values ('egg'::public.diet) $$, 'and of its options');
select matches(tests.refusal($$ update public.dishes set diet = 'veg' $$), '^42501', 'and change neither');
select matches(tests.refusal($$ update public.dish_options set diet = 'veg' $$), '^42501', 'the one nor the other');
select tests.act_as('asha');
select is(tests.touched($$ update public.dishes set diet = 'egg' $$), 0, 'nor do customers');
select is(tests.touched($$ delete from public.dish_options $$), 0, 'change or remove');
select matches(tests.refusal($$ insert into public.dishes values (tests.item_id('Dosa'), 'veg') $$), '^42501',
  'or add');
select tests.act_as('admin');
select is(tests.touched($$ update public.dishes set diet = 'egg' $$), 0, 'nor administrators');
select tests.act_as('vani');
select is((select count(*) from public.dishes), 2::bigint, 'a vendor''s people see the dishes of their draft');
select matches(tests.refusal($$ insert into public.dishes values (tests.item_id('Dosa'), 'non_veg') $$), '^42501',
  'but say nothing of another vendor''s');
select matches(tests.refusal(format($$ insert into public.dish_options
  values (%L, 'non_veg') $$, pg_temp.option_of('Dosa'))), '^42501', 'or of its options');
select tests.act_as('vikram');
select lives_ok($$ insert into public.dishes values (tests.item_id('Dosa'), 'veg') $$,
  'they say what their own dish is made of');
select is(tests.touched($$ update public.dishes set diet = 'egg' $$), 1, 'and correct it');
select matches(tests.refusal($$ update public.dishes set item_id = tests.item_id('Naan') $$), '^42501',
  'but do not move it next door');
select matches(tests.refusal($$ delete from public.dishes $$), '^42501', 'or leave it unsaid');
select lives_ok(format($$ insert into public.dish_options values (%L, 'egg') $$, pg_temp.option_of('Dosa')),
  'an option may mean something for the diet');
select is(tests.touched($$ update public.dish_options set diet = 'veg' $$), 1, 'or something else');
select is(tests.touched($$ delete from public.dish_options $$), 1, 'or nothing');
create function pg_temp.diets(vendor text) returns jsonb language sql
  security definer as $$ select jsonb_path_query_array(public.get_menu(tests.vendor_id_of(vendor)),
  '$[*].items[*].diet') $$;
select tests.reset();
grant execute on function pg_temp.diets(text) to public;
select tests.act_as_anon();
select is(pg_temp.diets('vendor-one'), '["egg"]', 'the menu says what a dish is made of');
select is(pg_temp.diets('green-grocer'), '[null]', 'and nothing of what is not eaten');
select is(jsonb_path_query_array(public.get_menu(tests.vendor_id_of('vendor-two')),
  '$[*].items[*].option_groups[*].options[*].diet'), '["egg"]', 'with its options');
select results_eq($$ select item_name, diet from public.search_food('naan', 17.43, 78.45) $$, $$ values ('Naan',
  'veg'::public.diet) $$, 'as search does');
select is(public.price_guest_cart(jsonb_build_array(jsonb_build_object('item_id', tests.item_id(item)))) -> 0 -> 'diet',
  diet, 'and the cart of ' || item)
from (values ('Naan', '"veg"'::jsonb), ('Soap', 'null')) as t (item, diet);
select tests.reset();

-- Orders of food, and one of a grocer beside it.
select tests.add_address('asha'), tests.fund_wallet('asha', 500000);
select tests.act_as('asha');
select public.add_to_cart(tests.item_id(name)::text) from unnest(array['Naan', 'Soap']) as name;
select is(tests.refusal($$ select tests.quote('asha', '{"no_cutlery": "banana"}') $$), 'PT400 request_invalid',
  'cutlery is wanted or not');
select is(jsonb_path_query_array(tests.quote('asha', '{"no_cutlery": true}'),
  '$.orders[*] ? (exists (@.no_cutlery)).vendor_name'), '["Vendor Two"]',
  'and is a question of food only');
select is((public.place_order((tests.quote('asha', '{"no_cutlery": true}') ->> 'quote_id')::uuid, 'food-and-soap',
  'wallet')) ->> 'outcome', 'placed', 'food and soap are ordered together');
select results_eq($$ select o.vendor_name, f.no_cutlery from public.food_orders as f
  join public.enhanced_orders as o on o.id = f.order_id $$,
  $$ values ('Vendor Two', true) $$, 'the customer reads what was asked of the food');
select results_eq($$ select vendor_name, public.order_tracking(id) -> 'detail' ->> 'no_cutlery',
   public.order_tracking(id) -> 'order' -> 'items' -> 0 ->> 'diet' from public.enhanced_orders order by 1$$,
  $$ values ('Green Grocer', null, null), ('Vendor Two', 'true', 'veg') $$, 'and it is followed with what is its own');
select matches(tests.refusal($$ update public.food_orders set no_cutlery = false $$), '^42501',
  'but is not changed by hand');
select matches(tests.refusal($$ insert into public.food_orders select id, true from public.enhanced_orders
  where vendor_name = 'Green Grocer' $$), '^42501', 'or added');
select tests.reset();
select set_config('tests.food_order', (select id::text from public.enhanced_orders where vendor_name = 'Vendor Two'),
  true);
select tests.act_as('vani');
select is_empty($$ select order_id from public.food_orders $$, 'its vendor does not read the table');
select results_eq($$ select detail from public.vendor_orders(tests.vendor_id_of('vendor-two')) $$, $$ values
  ('{"no_cutlery": true}'::jsonb) $$, 'but its board');
select tests.act_as('vikram');
select is_empty($$ select order_id from public.food_orders $$, 'nor does any other vendor');
select results_eq($$ select detail from public.vendor_orders(tests.vendor_id_of('green-grocer')) $$, $$ values
  (null::jsonb) $$, 'on whose board nothing is said of cutlery');
select tests.act_as('admin');
select is((select count(*) from public.food_orders), 1::bigint, 'administrators read it');
select results_eq($$ select a -> 'detail' ->> 'no_cutlery', a -> 'items' -> 0 ->> 'diet'
   from public.admin_order(current_setting('tests.food_order')::uuid) as a$$, $$ values ('true', 'veg') $$,
  'with what was eaten');
select tests.act_as_anon();
select matches(tests.refusal($$ select order_id from public.food_orders $$), '^42501', 'guests do not');
select tests.reset();
select * from finish();
rollback;
