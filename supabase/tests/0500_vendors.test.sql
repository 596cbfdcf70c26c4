-- Vendors: who may change what of a vendor and its menu, who sees drafts and secrets.
begin;
select no_plan();
select tests.create_user('asha'), tests.create_user('vikram', null, '{vendor}'),
  tests.create_user('vani', null, '{vendor}'),
  tests.create_user('kiran', null, '{vendor}'), tests.create_user('admin', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'),
  tests.open_vendor('draft-vendor', 'kiran'),
  tests.add_item('vendor-one', 'Dosa', 20000), tests.add_item('vendor-two', 'Naan', 3000),
    tests.add_item('draft-vendor', 'Secret', 3000);
insert into public.vendor_staff (vendor_id, user_id) values (tests.vendor_id_of('vendor-one'), tests.user_id('kiran'));
update public.vendors set status = 'draft' where slug = 'draft-vendor';
insert into public.item_option_groups (item_id, name) values (tests.item_id('Dosa'), 'Size'),
  (tests.item_id('Naan'), 'Butter');
insert into public.item_options (group_id, name) select id, name || ' option' from public.item_option_groups;
select set_config('tests.' || lower(g.name), g.id::text, true) from public.item_option_groups as g;

-- The vendor's public card.
select tests.act_as_anon();
select bag_eq($$ select slug from public.vendors $$, $$ values ('vendor-one'), ('vendor-two') $$,
  'guests see active vendors');
select matches(tests.refusal($$ select owner_id from public.vendors $$), '^42501', 'not whose they are');
select matches(tests.refusal($$ select phone from public.vendors $$), '^42501', 'nor their phone');
select matches(tests.refusal($$ select commission_bp from public.vendors $$), '^42501', 'nor what they pay us');
select matches(tests.refusal($$ update public.vendors set tagline = 'x' $$), '^42501', 'and change nothing');
select tests.act_as('asha');
select is((select count(*)::integer from public.vendors), 2, 'so do customers');
select is(tests.touched($$ update public.vendors set tagline = 'x' $$), 0, 'and change nothing');
select matches(tests.refusal($$ select commission_bp from public.vendors $$), '^42501',
  'nor do they see the commission');
select matches(tests.refusal($$ insert into public.vendors (slug, name, kind, region_id, address, lat, lng)
   select 'my-vendor', 'Mine', 'food', id, 'Road 1', 17, 78 from public.regions limit 1$$),
  '^42501', 'nobody inserts a vendor directly');
select tests.act_as('kiran');
select ok(exists (select from public.vendors where slug = 'draft-vendor'), 'its people see their draft');
select is((select count(*)::integer from public.vendor_hours where vendor_id = tests.vendor_id_of('draft-vendor')), 7,
  'with its hours');
select tests.act_as('admin');
select ok(exists (select from public.vendors where slug = 'draft-vendor'), 'as administrators do');
select is(tests.touched($$ update public.vendors set tagline = 'x' $$), 0, 'who do not write on it');
select tests.act_as('vikram');
select is(tests.touched($$ update public.vendors set tagline = 'Crisp', delivery_radius_m = 4000 $$), 1,
  'its people change the card of their own vendor only');
select matches(tests.refusal($$ update public.vendors set picture = repeat('x', 301) $$), '^23514',
  'with the name of a picture');
select matches(tests.refusal($$ update public.vendors set keywords = 'andhra' $$), '^42501',
  'but not by which words it is found');
select matches(tests.refusal($$ update public.vendors set facets = '{pure_veg}' $$), '^42501', 'or in which lists');
select matches(tests.refusal($$ update public.vendors set delivery_radius_m = 15001 $$), '^23514', 'within bounds');
select matches(tests.refusal($$ update public.vendors set min_order_paise = -1 $$), '^23514', 'on both sides');
select matches(tests.refusal($$ update public.vendors set status = 'active' $$), '^42501',
  'but not whether it is let in');
select matches(tests.refusal($$ update public.vendors set rating = 5 $$), '^42501', 'or how it is rated');
select matches(tests.refusal($$ update public.vendors set commission_bp = 0 $$), '^42501', 'or what it pays');
select matches(tests.refusal($$ update public.vendors set owner_id = tests.user_id('vikram') $$), '^42501',
  'or whose it is');
select matches(tests.refusal($$ update public.vendors set lat = 0 $$), '^42501', 'or its coordinates');
select matches(tests.refusal($$ update public.vendors set accepting_orders = true $$), '^42501',
  'switches have their function');
select matches(tests.refusal($$ delete from public.vendors $$), '^42501', 'and no vendor is deleted');

-- Staff.
select results_eq($$ select vendor_id, position from public.vendor_staff $$, $$ select tests.vendor_id_of('vendor-one'),
  'owner' $$, 'people see where they work');
select
  matches(
  tests.refusal($$ insert into public.vendor_staff (vendor_id, user_id) values (tests.vendor_id_of('vendor-two'),
   tests.user_id('vikram'))$$), '^42501', 'nobody hires themselves');
select tests.act_as('admin');
select is((select count(*)::integer from public.vendor_staff), 4, 'administrators see who works where');
select tests.act_as_anon();
select matches(tests.refusal($$ select user_id from public.vendor_staff $$), '^42501', 'guests do not');

-- Hours and holidays.
select tests.act_as('vani');
select matches(tests.refusal($$ insert into public.vendor_hours
  values (tests.vendor_id_of('vendor-one'), 0, '05:00', '06:00') $$), '^42501',
  'another vendor''s hours are not ours to add');
select is(tests.touched($$ update public.vendor_hours set closes = '01:00'
  where vendor_id = tests.vendor_id_of('vendor-one') $$), 0, 'or change');
select is(tests.touched($$ delete from public.vendor_hours where vendor_id = tests.vendor_id_of('vendor-one') $$), 0,
  'or remove');
select matches(tests.refusal($$ update public.vendor_hours set vendor_id = tests.vendor_id_of('vendor-one') $$),
  '^42501', 'or give away');
select matches(tests.refusal($$ insert into public.vendor_holidays
  values (tests.vendor_id_of('vendor-one'), '2026-12-25') $$), '^42501', 'nor do we close it');
select lives_ok($$ insert into public.vendor_holidays values (tests.vendor_id_of('vendor-two'), '2026-12-25',
  'Christmas') $$, 'the own one closes for a day');
select matches(tests.refusal($$ insert into public.vendor_hours
  values (tests.vendor_id_of('vendor-two'), 7, '05:00', '06:00') $$), '^23514', 'a week has seven days');
select tests.act_as_anon();
select results_eq($$ select day from public.vendor_holidays $$, $$ values ('2026-12-25'::date) $$,
  'which everybody reads');
select is((select count(*)::integer from public.vendor_hours), 14, 'with the hours of whoever is on show');
select matches(tests.refusal($$ insert into public.vendor_hours
  values (tests.vendor_id_of('vendor-two'), 0, '05:00', '06:00') $$), '^42501', 'and nobody else writes');
select tests.act_as('vikram');
select is(tests.touched($$ delete from public.vendor_holidays $$), 0, 'no neighbour takes the day off away');
select tests.act_as('vani');
select is(tests.touched($$ delete from public.vendor_holidays $$), 1, 'but we do');

-- The menu.
select tests.act_as_anon();
select bag_eq($$ select name from public.catalog_items $$, $$ values ('Dosa'), ('Naan') $$,
  'everyone reads the menus of active vendors');
select matches(tests.refusal($$ update public.catalog_items set price_paise = 100 $$), '^42501',
  'guests write no menu');
select tests.act_as('asha');
select is(tests.touched($$ update public.catalog_items set price_paise = 100 $$), 0, 'customers neither');
select tests.act_as('vani');
select matches(tests.refusal($$ insert into public.catalog_items (vendor_id, section, name, price_paise)
   values (tests.vendor_id_of('vendor-one'), 'Mains', 'Rat', 100)$$), '^42501',
  'another vendor''s menu is not ours to add to');
select is(tests.touched($$ update public.catalog_items set price_paise = 100 where name = 'Dosa' $$), 0, 'or change');
select is(tests.touched($$ delete from public.catalog_items where name = 'Dosa' $$), 0, 'or clear');
select matches(tests.refusal(format($$ insert into public.item_option_groups (item_id, name)
  values (%L, 'x') $$, tests.item_id('Dosa'))), '^42501', 'nor its choices');
select is(tests.touched($$ update public.item_option_groups set max_choices = 5 where name = 'Size' $$), 0,
  'to change');
select is(tests.touched($$ delete from public.item_option_groups where name = 'Size' $$), 0, 'to remove');
select matches(tests.refusal(format($$ insert into public.item_options (group_id, name)
  values (%L, 'x') $$, current_setting('tests.size'))), '^42501', 'nor their options');
select is(tests.touched($$ update public.item_options set price_paise = 0 where name = 'Size option' $$), 0,
  'to change');
select is(tests.touched($$ delete from public.item_options where name = 'Size option' $$), 0, 'to remove');
select lives_ok($$ insert into public.catalog_items (vendor_id, section, name, price_paise, stock)
   values (tests.vendor_id_of('vendor-two'), 'Mains', 'Roti', 1500, 3)$$, 'the own one grows');
select is(tests.touched($$ update public.catalog_items set price_paise = 1600, is_bestseller = true
  where name = 'Roti' $$), 1, 'changes');
select matches(tests.refusal($$ update public.catalog_items set vendor_id = tests.vendor_id_of('vendor-one')
  where name = 'Roti' $$), '^42501', 'does not move next door');
select is(tests.touched($$ update public.catalog_items set tax_class = 'free' where name = 'Roti' $$), 1,
  'a tax class is written');
select is((select tax_class from public.catalog_items where name = 'Roti'), 'restaurant',
  'and a dish stays a restaurant''s');
select matches(tests.refusal($$ update public.catalog_items set price_paise = 99 where name = 'Roti' $$), '^23514',
  'costs something');
select matches(tests.refusal($$ update public.catalog_items set mrp_paise = 100 where name = 'Roti' $$), '^23514',
  'not more than its printed price');
select matches(tests.refusal($$ update public.catalog_items set stock = -1 where name = 'Roti' $$), '^23514',
  'is there or not');
select matches(tests.refusal($$ update public.catalog_items set available_from = '10:00' where name = 'Roti' $$),
  '^23514', 'and has whole hours');
select lives_ok(format($$ insert into public.item_options (group_id, name, price_paise)
  values (%L, 'Extra', 500) $$, current_setting('tests.butter')), 'options are added');
select matches(tests.refusal($$ update public.item_option_groups set min_choices = 2 where name = 'Butter' $$),
  '^23514', 'that can be chosen');
select is(tests.touched($$ delete from public.item_options where name = 'Extra' $$), 1, 'and removed');
select is(tests.touched($$ delete from public.catalog_items where name = 'Roti' $$), 1, 'as items are');
select tests.reset();
delete from public.user_roles where user_id = tests.user_id('vani') and role = 'vendor';
select tests.act_as('vani');
select is(tests.touched($$ update public.catalog_items set price_paise = 100 $$), 0,
  'a user who loses the role can no longer change the menu');
select is(tests.touched($$ update public.vendors set tagline = 'x' $$), 0, 'and the card');
select is_empty($$ select id from public.my_vendors() $$, 'and the vendor');
select is(tests.refusal($$ select public.set_accepting_orders(tests.vendor_id_of('vendor-two'), true) $$),
  'PT403 not_your_vendor', 'and its switch');

-- Switches.
select tests.act_as('asha');
select is(tests.refusal($$ select public.set_accepting_orders(tests.vendor_id_of('vendor-one'), false) $$),
  'PT403 not_your_vendor', 'customers switch no vendor off');
select is(tests.refusal($$ select public.set_item_availability(tests.item_id('Dosa'), false) $$),
  'PT403 not_your_vendor', 'or item');
select is(tests.refusal($$ select public.set_item_availability(gen_random_uuid(), false) $$), 'PT403 not_your_vendor',
  'that there is or is not');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.set_accepting_orders(tests.vendor_id_of('vendor-one'), false) $$),
  '^42501', 'guests neither');
select matches(tests.refusal($$ select public.set_item_availability(tests.item_id('Dosa'), false) $$), '^42501',
  'the one');
select matches(tests.refusal($$ select public.my_vendors() $$), '^42501', 'nor the other');
select tests.act_as('kiran');
select bag_eq($$ select slug, staff_position from public.my_vendors() $$, $$ values ('draft-vendor', 'owner'),
  ('vendor-one', 'staff') $$, 'people see the vendors they work for');
select lives_ok($$ select public.set_accepting_orders(tests.vendor_id_of('vendor-one'), false) $$,
  'and switch them off');
select results_eq($$ select accepting_orders, paused_until from public.vendors
  where slug = 'vendor-one' $$, $$ values (false, null::timestamptz) $$, 'until they switch them on');
select lives_ok($$ select public.set_accepting_orders(tests.vendor_id_of('vendor-one'), true) $$, 'again');
select lives_ok($$ select public.set_accepting_orders(tests.vendor_id_of('vendor-one'), false, 30) $$,
  'or for half an hour');
select results_eq($$ select accepting_orders, paused_until = now() + interval '30 minutes' from public.vendors
  where slug = 'vendor-one' $$, $$ values (true, true) $$, 'which passes by itself');
select is(tests.refusal($$ select public.set_accepting_orders(tests.vendor_id_of('vendor-one'), false, 4) $$),
  'PT400 pause_invalid', 'not for a moment');
select is(tests.refusal($$ select public.set_accepting_orders(tests.vendor_id_of('vendor-one'), false, 721) $$),
  'PT400 pause_invalid', 'or for days');
select is(tests.refusal($$ select public.set_accepting_orders(tests.vendor_id_of('vendor-one'), null) $$),
  'PT400 request_invalid', 'or perhaps');
select lives_ok($$ select public.set_accepting_orders(tests.vendor_id_of('vendor-one'), true, 10) $$, 'going on early');
select is((select paused_until from public.vendors where slug = 'vendor-one'), null, 'ends the pause');
select lives_ok($$ select public.set_item_availability(tests.item_id('Dosa'), false, now() + interval '1 hour') $$,
  'an item is off for an hour');
select results_eq($$ select is_available, sold_out_until > now() from public.catalog_items
  where name = 'Dosa' $$, $$ values (true, true) $$, 'and comes back by itself');
select lives_ok($$ select public.set_item_availability(tests.item_id('Dosa'), false) $$, 'or for good');
select is((select is_available from public.catalog_items where name = 'Dosa'), false, 'until it is put back');
select lives_ok($$ select public.set_item_availability(tests.item_id('Dosa'), true) $$, 'on the menu');
select results_eq($$ select is_available, sold_out_until from public.catalog_items
  where name = 'Dosa' $$, $$ values (true, null::timestamptz) $$, 'at once');
select is(tests.refusal($$ select public.set_item_availability(tests.item_id('Dosa'), false,
  now() - interval '1 second') $$), 'PT400 until_in_the_past', 'not until yesterday');
select is(tests.refusal($$ select public.set_item_availability(tests.item_id('Dosa'), null) $$),
  'PT400 request_invalid', 'or perhaps');
select tests.reset();
select is((select count(*)::integer from private.topic_log where topic = 'vendor:' || tests.vendor_id_of('vendor-one')
  and event = 'menu'), 7, 'each change is published to the vendor''s consoles');

-- Wishes.
select tests.act_as('asha');
select lives_ok($$ insert into public.wishlists (vendor_id)
  values (tests.vendor_id_of('vendor-one')) $$, 'a vendor is saved for later');
select matches(tests.refusal($$ insert into public.wishlists (vendor_id) values (tests.vendor_id_of('vendor-one')) $$),
  '^23505', 'once');
select matches(tests.refusal($$ insert into public.wishlists (vendor_id, item_id)
  values (tests.vendor_id_of('vendor-one'), tests.item_id('Dosa')) $$), '^23514', 'a vendor or an item');
select matches(tests.refusal($$ insert into public.wishlists (user_id, vendor_id)
  values (tests.user_id('vani'), tests.vendor_id_of('vendor-one')) $$), '^42501', 'for oneself');
select tests.act_as('vani');
select is_empty($$ select id from public.wishlists $$, 'others do not see it');
select is(tests.touched($$ delete from public.wishlists $$), 0, 'or take it away');
select tests.act_as_anon();
select matches(tests.refusal($$ select id from public.wishlists $$), '^42501', 'guests wish nothing');
select tests.act_as('asha');
select is(tests.touched($$ delete from public.wishlists $$), 1, 'wishes pass');

-- What is the same for all.
select ok((select count(*) = 20 from public.categories where parent_id is null),
  'customers read the twenty categories');
select matches(tests.refusal($$ update public.categories set name = 'x' $$), '^42501', 'and do not rename them');
select ok(exists (select from public.fee_rules), 'and the fees');
select matches(tests.refusal($$ update public.fee_rules set base_paise = 0 $$), '^42501', 'and do not lower them');
select tests.act_as('admin');
select matches(tests.refusal($$ update public.fee_rules set base_paise = 0 $$), '^42501',
  'nor does an administrator, past the record');
select * from finish();
rollback;
