-- Favourites: vendors of every trade, dishes, groceries and products.
begin;
select no_plan();
select tests.reviewed('bounds', 'my_favourite_items');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}');
select tests.open_vendor('a-restaurant', 'vikram'), tests.add_item('a-restaurant', 'Dosa', 20000),
  tests.add_item('a-restaurant', 'Haleem', 30000, 3);
select tests.open_store('a-store', 'vikram'), tests.add_good('a-store', 'Milk', 3500);
select tests.open_shop('a-shop', 'vikram'), tests.add_variant('a-shop', 'Cable', 9900);

select tests.act_as_anon();
select matches(tests.refusal($$ select public.my_favourite_items(false) $$), '^42501',
  'guests have no favourite items');
select matches(tests.refusal($$ select public.my_favourite_vendors() $$), '^42501', 'nor vendors');
select matches(tests.refusal(format($$ insert into public.wishlists (item_id) values (%L) $$, tests.item_id('Dosa'))),
  '^42501', 'and save nothing');

select tests.act_as('asha');
insert into public.wishlists (item_id) values (tests.item_id('Dosa')), (tests.item_id('Milk')),
  (tests.item_id('Cable'));
insert into public.wishlists (vendor_id) values (tests.vendor_id_of('a-restaurant')), (tests.vendor_id_of('a-store')),
  (tests.vendor_id_of('a-shop'));
select results_eq($$ select item ->> 'name' from public.my_favourite_items(false)
  order by 1 $$, $$ values ('Dosa'), ('Milk') $$,
  'dishes and groceries are favourites (Issue 11, dishes too)');
select results_eq($$ select item ->> 'name' from public.my_favourite_items(true) $$, $$ values ('Cable') $$,
  'products of shops are another list');
select results_eq($$ select vendor ->> 'kind' from public.my_favourite_vendors()
  order by 1 $$, $$ values ('food'), ('grocery'), ('shopping') $$, 'vendors of every trade');
select is((select item ->> 'unavailable' from public.my_favourite_items(false) where item ->> 'name' = 'Dosa'), null,
  'what can be had says so');
select is((select item ->> 'vendor_slug' from public.my_favourite_items(false) where item ->> 'name' = 'Dosa'),
  'a-restaurant', 'and where');
select is((select count(*) from public.my_favourite_items(false, limit_count => 1)), 1::bigint, 'a page at a time');
select is((select count(*) from (select f.created_at, f.wish_id
  from public.my_favourite_items(false, limit_count => 1) as f) as first
  cross join lateral public.my_favourite_items(false, first.created_at, first.wish_id)), 1::bigint, 'and the next one');
select is((select count(*) from public.my_favourite_items(false, limit_count => 1000000)), 2::bigint,
  'however much is asked for');

select tests.act_as('bala');
select is((select count(*) from public.my_favourite_items(false)) + (select count(*)
  from public.my_favourite_vendors()), 0::bigint, 'nobody sees another''s');

select tests.reset();
update public.catalog_items set is_available = false where name = 'Dosa';
update public.vendors set paused_until = now() + interval '1 hour' where slug = 'a-store';
select tests.act_as('asha');
select results_eq($$ select item ->> 'unavailable' from public.my_favourite_items(false)
  order by item ->> 'name' $$, $$ values ('sold_out'), ('closed') $$,
  'what cannot be had now stays, with the reason');
select is((select vendor ->> 'is_open' from public.my_favourite_vendors() where vendor ->> 'slug' = 'a-store'), 'false',
  'a vendor that is closed stays too');
select tests.reset();
update public.vendors set status = 'suspended' where slug = 'a-restaurant';
select tests.act_as('asha');
select is((select item ->> 'unavailable' from public.my_favourite_items(false) where item ->> 'name' = 'Dosa'),
  'vendor_gone', 'also of a vendor that has left');
select is((select vendor ->> 'is_active' from public.my_favourite_vendors() where vendor ->> 'slug' = 'a-restaurant'),
  'false', 'who is named');

select tests.reset();
update public.vendors set status = 'active' where slug = 'a-restaurant';
update public.catalog_items set is_available = true, price_paise = 15000 where name = 'Dosa';
update public.catalog_items set price_paise = 3000 where name = 'Milk';
update public.catalog_items set price_paise = 9000 where name = 'Cable';
select private.sweep_wishes();
select results_eq($$ select n.action_url from public.system_notifications as n where n.user_id = tests.user_id('asha')
   and n.template = 'wish_cheaper' order by 1$$,
  format($$ values ('/grocery/store/a-store'), ('/restaurants/a-restaurant?dish=%s'), ('/shopping/product/%s') $$,
    tests.item_id('Dosa'), tests.item_id('Cable')),
  'an alert leads to where the item is sold');
select * from finish();
rollback;
