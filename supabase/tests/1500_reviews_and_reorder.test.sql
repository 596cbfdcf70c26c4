-- After the order: who may rate it, what that does to the averages, and ordering the same again.
begin;
select no_plan();
select tests.reviewed('bounds', 'rate_order');
select tests.create_user('asha kumari', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('vani', '+919000000004', '{vendor}'),
  tests.create_user('ravi', '+919000000006', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_item('vendor-one', 'Chai', 2000),
  tests.add_address('asha kumari'), tests.fund_wallet('asha kumari', 1000000), tests.add_address('bala'),
    tests.fund_wallet('bala', 1000000);
select tests.add_courier('ravi');
select tests.order_item('dinner', 'asha kumari', 'Dosa', 2);

-- Rating.
select is(tests.refusal(format($$ select public.rate_order(%L, 5) $$, tests.order_id('dinner'))), 'PT409 not_completed',
  'nothing is rated before it has arrived');
select is(public.order_tracking(tests.order_id('dinner')) ->> 'can_rate', 'false', 'and no stars are shown');
select tests.advance_to('dinner', 'delivered', 'ravi');
select is(tests.refusal(format($$ select public.rate_order(%L, 5) $$, tests.order_id('dinner'))),
  'PT404 order_not_found', 'the courier does not rate');
select tests.act_as('vikram');
select is(tests.refusal(format($$ select public.rate_order(%L, 5) $$, tests.order_id('dinner'))),
  'PT404 order_not_found', 'nor the vendor');
select tests.act_as('bala');
select is(tests.refusal(format($$ select public.rate_order(%L, 1) $$, tests.order_id('dinner'))),
  'PT404 order_not_found', 'nor another customer');
select tests.act_as_anon();
select matches(tests.refusal(format($$ select public.rate_order(%L, 1) $$, tests.order_id('dinner'))), '^42501',
  'nor a guest');
select tests.act_as('asha kumari');
select is(public.order_tracking(tests.order_id('dinner')) ->> 'can_rate', 'true', 'the customer may');
select is(tests.refusal(format($$ select public.rate_order(%L, 0) $$, tests.order_id('dinner'))), 'PT400 stars_invalid',
  'no fewer than one star');
select is(tests.refusal(format($$ select public.rate_order(%L, 5, 6) $$, tests.order_id('dinner'))),
  'PT400 stars_invalid', 'no more than five');
select is(tests.refusal(format($$ select public.rate_order(%L, 5, 5, %L) $$, tests.order_id('dinner'),
  repeat('x', 1001))), 'PT400 review_too_long', 'and not a novel');
select lives_ok(format($$ select public.rate_order(%L, 4, 5, '  Crisp!  ') $$, tests.order_id('dinner')),
  'four stars for the vendor, five for the courier');
select is(tests.refusal(format($$ select public.rate_order(%L, 5) $$, tests.order_id('dinner'))), 'PT409 already_rated',
  'once');
select results_eq($$ select author_name, stars::integer, body
  from public.reviews $$, $$ values ('Asha', 4, 'Crisp!') $$,
  'everyone reads the vendor''s review, by first name; the courier''s is not shown');
select matches(tests.refusal($$ select author_id from public.reviews $$), '^42501', 'the author is not shown');
select matches(tests.refusal($$ insert into public.reviews (order_id, vendor_id, author_id, author_name, stars)
  select tests.order_id('dinner'), tests.vendor_id_of('vendor-one'), tests.user_id('bala'), 'Bala', 5 $$), '^42501',
  'no review comes another way');
select tests.order_item('again', 'bala', 'Dosa');
select tests.advance_to('again', 'delivered', 'ravi');
select tests.act_as('bala');
select public.rate_order(tests.order_id('again'), 5);
select results_eq($$ select rating, ratings_count from public.vendors
  where slug = 'vendor-one' $$, $$ values (4.5, 2) $$, 'the vendor''s average follows');
select tests.reset();
select results_eq($$ select rating, ratings_count from public.couriers $$, $$ values (5.0, 1) $$, 'and the courier''s');
update public.vendors set ratings_count = 1000, stars_sum = 4900 where slug = 'vendor-one';
select tests.order_item('thousandth', 'bala', 'Dosa');
select tests.advance_to('thousandth', 'delivered', 'ravi');
select tests.act_as('bala');
select public.rate_order(tests.order_id('thousandth'), 1);
select tests.reset();
select results_eq($$ select rating, ratings_count, stars_sum from public.vendors
  where slug = 'vendor-one' $$, $$ values (4.9, 1001, 4901::bigint) $$,
  'a new one is added to the sum of those before, which are not read again');
select tests.order_item('old', 'bala', 'Dosa');
select tests.advance_to('old', 'delivered', 'ravi');
select tests.age_order('old', '15 days');
select tests.act_as('bala');
select is(tests.refusal(format($$ select public.rate_order(%L, 5) $$, tests.order_id('old'))), 'PT409 rating_closed',
  'after 14 days it is too late');

select tests.act_as('vikram');
select lives_ok($$ update public.reviews set reply = 'Thank you!' where stars = 4 $$, 'the vendor replies');
select is((select reply from public.reviews where stars = 4), 'Thank you!', 'which everyone reads');
select matches(tests.refusal($$ update public.reviews set stars = 5 $$), '^42501', 'but does not touch the stars');
select tests.act_as('vani');
update public.reviews set reply = 'Mine' where stars = 4;
select is((select reply from public.reviews where stars = 4), 'Thank you!', 'another vendor does not reply');
select tests.act_as('asha kumari');
update public.reviews set reply = 'Mine' where stars = 4;
select is((select reply from public.reviews where stars = 4), 'Thank you!', 'nor does the customer');

-- The same again.
select is(tests.refusal(format($$ select public.reorder(%L) $$, tests.order_id('again'))), 'PT404 order_not_found',
  'only the own orders are ordered again');
select is(public.reorder(tests.order_id('dinner')), '{"added": 1, "missing": [], "price_changed": []}'::jsonb,
  'all of it is put in the cart');
select results_eq($$ select name, quantity from public.unified_cart_items $$, $$ values ('Dosa', 2) $$,
  'as many as then');
select public.clear_cart(), public.add_to_cart(tests.item_id('Chai')::text);
select tests.order_item('both', 'asha kumari', 'Dosa');
select tests.reset();
update public.catalog_items set price_paise = 22000 where name = 'Dosa';
update public.catalog_items set is_available = false where name = 'Chai';
select tests.act_as('asha kumari');
select is(public.reorder(tests.order_id('both')), '{"added": 1, "missing": ["Chai"], "price_changed": ["Dosa"]}'::jsonb,
  'what is off is named, and so is what costs something else now');
select tests.reset();
alter table public.order_items disable trigger all;
delete from public.order_items where order_id = tests.order_id('both');
select tests.act_as('asha kumari');
select is(tests.refusal(format($$ select public.reorder(%L) $$, tests.order_id('both'))), 'PT409 reorder_impossible',
  'an order without items cannot be repeated');
select tests.act_as_anon();
select matches(tests.refusal(format($$ select public.reorder(%L) $$, tests.order_id('both'))), '^42501',
  'guests have nothing to repeat');

-- Savings of the month.
select tests.reset();
update public.enhanced_orders set discount_paise = 3000, created_at = now()
where id = tests.order_id('dinner');
update public.enhanced_orders set discount_paise = 700,
  created_at = date_trunc('month', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata' - interval '1 second'
where id = (select o.id from public.enhanced_orders as o where o.user_id = tests.user_id('bala') limit 1);
select tests.act_as('asha kumari');
select is(public.my_savings() - 'since', '{"orders": 1, "discount_paise": 3000}'::jsonb,
  'what discounts have saved since the first of the month (Spec §7 enhanced_orders)');
select tests.act_as('bala');
select is(public.my_savings() ->> 'discount_paise', '0', 'the months before do not count');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.my_savings() $$), '^42501', 'guests have saved nothing');
select * from finish();
rollback;
