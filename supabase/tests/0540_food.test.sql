-- What only food knows: who may read and change it, and what everybody else's rows leave empty.
begin;
select no_plan();
select tests.create_user('asha'), tests.create_user('vikram', null, '{vendor}'), tests.create_user('vani', null, '{vendor}'),
  tests.create_user('admin', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'), tests.open_vendor('draft-vendor', 'vani');
update public.vendors set status = 'draft' where slug = 'draft-vendor';

-- Restaurants.
select tests.act_as_anon();
select bag_eq($$ select vendor_id from public.restaurants $$, $$ values (tests.vendor_id_of('vendor-one')), (tests.vendor_id_of('vendor-two')) $$,
  'guests see the restaurants of active vendors');
select matches(tests.refusal($$ update public.restaurants set cuisines = '{Andhra}' $$), '^42501', 'and change nothing');
select tests.act_as('asha');
select is((select count(*) from public.restaurants), 2::bigint, 'so do customers');
select is(tests.touched($$ update public.restaurants set cuisines = '{Andhra}' $$), 0, 'and change nothing');
select tests.act_as('admin');
select is((select count(*) from public.restaurants), 3::bigint, 'administrators see drafts too');
select is(tests.touched($$ update public.restaurants set cuisines = '{Andhra}' $$), 0, 'but do not write on them');
select tests.act_as('vani');
select is((select count(*) from public.restaurants), 3::bigint, 'a vendor''s people see their own draft');
select is(tests.touched($$ update public.restaurants set cuisines = '{Andhra}' where vendor_id = tests.vendor_id_of('vendor-one') $$), 0, 'but change no other restaurant');
select matches(tests.refusal($$ update public.restaurants set vendor_id = tests.vendor_id_of('vendor-one') $$), '^42501', 'or whose it is');
select tests.act_as('vikram');
select is(tests.touched($$ update public.restaurants set cuisines = '{Andhra,"Ice Cream"}', cost_for_two_paise = 60000 $$), 1, 'a vendor''s people change their own restaurant only');
select matches(tests.refusal($$ update public.restaurants set cuisines = array[repeat('x', 500)] $$), '^23514', 'which stays a card');
select matches(tests.refusal($$ update public.restaurants set cuisines = array_fill('x'::text, array[13]) $$), '^23514', 'with a dozen cuisines');
select matches(tests.refusal($$ update public.restaurants set cost_for_two_paise = 0 $$), '^23514', 'where a meal costs something');
select matches(tests.refusal($$ update public.restaurants set pure_veg = true $$), '^42501', 'but not whether it is vegetarian');
select matches(tests.refusal($$ update public.restaurants set fssai_number = '11111111111111' $$), '^42501', 'or its licence');
select matches(tests.refusal($$ delete from public.restaurants $$), '^42501', 'or that it is one');
select matches(tests.refusal($$ insert into public.restaurants (vendor_id) values (tests.vendor_id_of('vendor-one')) $$), '^42501', 'which nobody declares by hand');
select results_eq($$ select slug from public.vendors_near('food', 17.43, 78.45, 'ice cream') $$, $$ values ('vendor-one') $$, 'a restaurant is found by its cuisines');
select is(tests.touched($$ update public.restaurants set cuisines = '{Andhra}' $$), 1, 'until it has others');
select is_empty($$ select slug from public.vendors_near('food', 17.43, 78.45, 'ice cream') $$, 'and then by those');
select results_eq($$ select slug from public.vendors_near('food', 17.43, 78.45, 'andhra') $$, $$ values ('vendor-one') $$, 'and by those alone');

-- Vendors of other kinds.
select tests.reset();
select tests.open_vendor('green-grocer', 'vikram', 17.44);
delete from public.restaurants where vendor_id = tests.vendor_id_of('green-grocer');
update public.vendors set kind = 'grocery' where slug = 'green-grocer';
select tests.act_as_anon();
select results_eq($$ select slug, cuisines, cuisine_names, pure_veg, cost_for_two_paise from public.vendors_near('grocery', 17.43, 78.45) $$,
  $$ values ('green-grocer', '{}'::text[], '{}'::text[], false, null::integer) $$, 'a vendor of another kind is listed without what food knows');
select results_eq($$ select cuisines, cuisine_names, pure_veg, cost_for_two_paise, fssai_number from public.get_vendor('green-grocer') $$,
  $$ values ('{}'::text[], '{}'::text[], false, null::integer, null::text) $$, 'as is its page');
select is_empty($$ select slug from public.vendors_near('grocery', 17.43, 78.45, veg_only => true) $$, 'and the filter for vegetarians leaves it out');
select tests.reset();
select * from finish();
rollback;
