-- Reviews of what was bought: who, what, until when, with which words and photos, and what is counted of them.
begin;
select no_plan();
select tests.reviewed('guests', 'item_ratings');
select tests.reviewed('bounds', 'change_review review_item review_picture_path');
select tests.create_user('asha kumari', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('chitra', '+919000000008'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('meera', '+919000000004', '{vendor}'),
    tests.create_user('ravi', '+919000000006', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_item('vendor-one', 'Chai', 2000), tests.add_item('vendor-one', 'Idli', 5000);
select tests.open_shop('golconda-wear', 'meera'), tests.open_shop('charminar-wear', 'vikram'),
  tests.add_product('Cotton kurta', 'Pochampally', 'fashion-men');
select tests.add_variant('golconda-wear', 'Kurta M', 80000, 'Cotton kurta', '{"Size": "M"}', 10),
  tests.add_variant('golconda-wear', 'Kurta L', 80000, 'Cotton kurta', '{"Size": "L"}', 10),
  tests.add_variant('charminar-wear', 'Kurta S', 79000, 'Cotton kurta', '{"Size": "S"}', 10);
select tests.add_address(h), tests.fund_wallet(h, 10000000) from unnest(array['asha kumari', 'bala', 'chitra']) as h;
select tests.add_courier('ravi');
select tests.reset();
create function tests.photo(handle text, number integer) returns text language sql stable as $$
  select tests.user_id(handle) || '/' || lpad(number::text, 8, '0') || '-0000-4000-8000-000000000000.webp'
$$;
create function tests.one(item text, stars text, more jsonb default '{}') returns text language sql stable as $$
  select jsonb_build_array(jsonb_build_object('item_id', tests.item_id(item), 'stars', stars::jsonb) || more)::text
$$;
create function tests.rated(name text, items text, more text default '') returns text language sql as $$
  select tests.refusal(format($f$ select public.rate_order(%L, 5, items => %L %s) $f$, tests.order_id(name), items,
    more))
$$;
create function tests.review_id(item text) returns uuid language sql stable security definer set search_path = '' as $$
  select r.id from public.reviews as r where r.item_name = item order by r.created_at, r.id limit 1
$$;
create function tests.counts(subject uuid) returns text language sql stable security definer set search_path = '' as $$
  select concat_ws(' ', k.stars::text, k.ratings, k.stars_sum, k.written, k.with_photos) from private.review_counts as k
    where k.subject_id = subject
$$;
grant execute on all functions in schema tests to anon, authenticated;
insert into storage.objects (bucket_id, name) select 'review-pictures', tests.photo('asha kumari', n)
  from generate_series(1, 6) as n;
insert into storage.objects (bucket_id, name) values ('review-pictures', tests.photo('bala', 1)),
  ('support-pictures', tests.photo('asha kumari', 9));

-- Who, and of what ----------------------------------------------------------------------------------------------------
select tests.act_as('asha kumari');
select public.add_to_cart(tests.item_id('Chai')::text);
select tests.order_item('dinner', 'asha kumari', 'Dosa', 2);
select is(tests.rated('dinner', tests.one('Dosa', '5')), 'PT409 not_completed',
  'nothing is reviewed before it has arrived');
select is(tests.refusal(format($$ select public.review_item(%L, %L, 5, 'review-key-1') $$, tests.order_id('dinner'),
  tests.item_id('Dosa'))), 'PT409 not_completed', 'by either way');
select is(public.order_review(tests.order_id('dinner')),
  '{"can_rate": false, "closes_at": null, "vendor": null, "items": []}'::jsonb, 'and nothing is asked');
select tests.advance_to('dinner', 'delivered', 'ravi');
select tests.act_as('bala');
select is(tests.rated('dinner', tests.one('Dosa', '5')), 'PT404 order_not_found',
  'another customer reviews nothing of it');
select is(tests.refusal(format($$ select public.review_item(%L, %L, 5, 'review-key-2') $$, tests.order_id('dinner'),
  tests.item_id('Dosa'))), 'PT404 order_not_found', 'not its items');
select is(tests.refusal(format($$ select public.order_review(%L) $$, tests.order_id('dinner'))),
  'PT404 order_not_found', 'and does not see what can be rated');
select tests.act_as('vikram');
select is(tests.refusal(format($$ select public.review_item(%L, %L, 5, 'review-key-3') $$, tests.order_id('dinner'),
  tests.item_id('Dosa'))), 'PT404 order_not_found', 'nor does the vendor');
select tests.act_as_anon();
select matches(tests.refusal(statement), '^42501', 'guests write nothing: ' || statement) from unnest(array[
  $$ select public.rate_order(gen_random_uuid(), 5) $$, $$ select public.review_item(gen_random_uuid(),
    gen_random_uuid(), 5, 'review-key-4') $$, $$ select public.order_review(gen_random_uuid()) $$,
  $$ select public.change_review(gen_random_uuid(), 5) $$, $$ select
    public.delete_review(gen_random_uuid()) $$, $$ select public.review_picture_path('webp') $$]) as statement;
select tests.act_as('asha kumari');
select is(tests.rated('dinner', odd), code, 'what cannot be read is refused: ' || left(odd, 40)) from (values
  ('{}', 'PT400 request_invalid'), ('"x"', 'PT400 request_invalid'), ('[1]', 'PT404 item_not_in_order'),
    ('[{}]', 'PT404 item_not_in_order'), ('[{"item_id": "1; drop"}]', 'PT404 item_not_in_order'),
  ((select jsonb_agg('{}'::jsonb)::text from generate_series(1, 101)), 'PT400 request_invalid'),
    (to_jsonb(repeat('x', 500000))::text, 'PT413 request_too_large'),
  (tests.one('Idli', '5'), 'PT404 item_not_in_order'), (tests.one('Kurta M', '5'), 'PT404 item_not_in_order'),
  (tests.one('Dosa', '0'), 'PT400 stars_invalid'), (tests.one('Dosa', '6'), 'PT400 stars_invalid'),
    (tests.one('Dosa', '4.5'), 'PT400 stars_invalid'), (tests.one('Dosa', '"5"'), 'PT400 stars_invalid'),
  (tests.one('Dosa', 'null'), 'PT400 stars_invalid'), (tests.one('Dosa', '5', '{"body": {"a": 1}}'),
    'PT400 request_invalid'), (tests.one('Dosa', '5', '{"photos": "x"}'), 'PT400 request_invalid'),
  (tests.one('Dosa', '5', jsonb_build_object('body', repeat('x', 1001))), 'PT400 review_too_long'),
    (tests.one('Dosa', '5', jsonb_build_object('body', repeat('x', 9000))), 'PT413 request_too_large'),
  (tests.one('Dosa', '5', '{"body": "Call 98480 12345"}'), 'PT400 contact_in_text'),
    (tests.one('Dosa', '1', '{"body": "what a bastard"}'), 'PT400 words_blocked'),
  ((select jsonb_agg(w -> 0)::text from unnest(array[tests.one('Dosa', '5')::jsonb, tests.one('Dosa', '4')::jsonb])
    as w), 'PT409 already_reviewed')) as v (odd, code);
select is(tests.rated('dinner', tests.one('Dosa', '5', jsonb_build_object('photos', photos))), code, 'photos: ' || what)
  from (values
  (to_jsonb(array(select tests.photo('asha kumari', n) from generate_series(1, 5) as n)),
    'PT400 too_many_review_photos', 'five are too many'),
  (to_jsonb(array[tests.photo('bala', 1)]), 'PT400 picture_invalid', 'another''s is refused'),
  (to_jsonb(array[tests.photo('asha kumari', 7)]), 'PT400 picture_invalid', 'one that was not stored'),
  (to_jsonb(array[tests.photo('asha kumari', 9)]), 'PT400 picture_invalid', 'one of another bucket'),
  (to_jsonb(array[tests.photo('asha kumari', 1), tests.photo('asha kumari', 1)]), 'PT400 picture_invalid',
    'the same twice'),
  (to_jsonb(array['../' || tests.photo('asha kumari', 1)]), 'PT400 picture_invalid', 'a path'),
  ('[null]', 'PT400 picture_invalid', 'nothing'), (to_jsonb(array[repeat('x', 100000)]), 'PT400 picture_invalid',
    'one without end')) as v (photos, code, what);
select is((select count(*)::integer from public.reviews), 0,
  'of a refused rating nothing stays, not even the vendor''s stars');
select is(tests.rated('dinner', tests.one('Dosa', '4',
  jsonb_build_object('body', E'  <b>Crisp</b>\u202E 👍\u0007 ', 'photos',
  array[tests.photo('asha kumari', 1), tests.photo('asha kumari', 2)])),
  format(', body => %L, photos => array[%L]', 'Good', tests.photo('asha kumari', 3))), 'allowed',
    'vendor and item are rated in one call');
select results_eq($$ select item_name, stars::integer, body, cardinality(photos), author_name from public.reviews
   order by item_name nulls first$$,
  $$ values (null, 5, 'Good', 1, 'Asha'), ('Dosa', 4, '<b>Crisp</b> 👍', 2, 'Asha') $$,
    'markup stays letters, emoji stay, what turns or hides text goes');
select is(tests.rated('dinner', tests.one('Chai', '5')), 'PT409 already_rated', 'an order is rated once');
select is(tests.refusal(format($$ select public.review_item(%L, %L, 5, 'review-key-5') $$, tests.order_id('dinner'),
  tests.item_id('Dosa'))), 'PT409 already_reviewed', 'and an item of it');
select is(tests.refusal(format($$ select public.review_item(%L, %L, 3, 'review-key-6', 'Sweet', array[%L]) $$,
  tests.order_id('dinner'), tests.item_id('Chai'), tests.photo('asha kumari', 1))),
  'PT400 picture_invalid', 'a photo belongs to one review');
create temporary table sent as select public.review_item(tests.order_id('dinner'), tests.item_id('Chai'), 3,
  'review-key-7', 'Sweet') as answer;
select is(public.review_item(tests.order_id('dinner'), tests.item_id('Chai'), 3, 'review-key-7', 'Sweet'),
  (select answer from sent), 'what is sent twice is written once');
select results_eq($$ select i ->> 'name', i -> 'review' ->> 'stars'
   from jsonb_array_elements(public.order_review(tests.order_id('dinner')) -> 'items') as i order by 1$$,
  $$ values ('Chai', '3'), ('Dosa', '4') $$, 'the customer sees what they said');
select is(public.order_review(tests.order_id('dinner')) -> 'vendor' ->> 'body', 'Good', 'of the vendor too');
select tests.reset();
select is(tests.counts(tests.item_id('Dosa')), '{0,0,0,1,0} 1 4 1 1', 'counts are kept by item');
select is(tests.counts(tests.vendor_id_of('vendor-one')), '{0,0,0,0,1} 1 5 1 1', 'and by vendor, apart from its items');
select results_eq($$ select rating, ratings_count from public.vendors
  where slug = 'vendor-one' $$, $$ values (5.0, 1) $$, 'whose own average items do not change');

-- Change, and take back -----------------------------------------------------------------------------------------------
select tests.act_as('bala');
select is(tests.refusal(format($$ select public.change_review(%L, 1) $$, tests.review_id('Dosa'))),
  'PT404 review_not_found', 'nobody changes another''s review');
select is(tests.refusal(format($$ select public.delete_review(%L) $$, tests.review_id('Dosa'))),
  'PT404 review_not_found', 'or takes it away');
select tests.act_as('vikram');
select is(tests.refusal(format($$ select public.delete_review(%L) $$, tests.review_id('Dosa'))),
  'PT404 review_not_found', 'the vendor least of all');
select matches(tests.refusal($$ delete from public.reviews $$), '^42501', 'by any way');
select matches(tests.refusal($$ update public.reviews set state = 'removed' $$), '^42501', 'nor hides one');
select tests.act_as('asha kumari');
select is(tests.refusal(format($$ select public.change_review(%L, 6) $$, tests.review_id('Dosa'))),
  'PT400 stars_invalid', 'a change is checked as well');
select lives_ok(format($$ select public.change_review(%L, 2, 'Soggy', array[%L]) $$, tests.review_id('Dosa'),
  tests.photo('asha kumari', 2)), 'one changes one''s own');
select tests.reset();
select is(tests.counts(tests.item_id('Dosa')), '{0,1,0,0,0} 1 2 1 1', 'and the counts follow');
update public.reviews set created_at = now() - interval '49 hours' where item_name = 'Dosa';
select tests.act_as('asha kumari');
select is(tests.refusal(format($$ select public.change_review(%L, 5) $$, tests.review_id('Dosa'))),
  'PT409 review_settled', 'for 48 hours');
select lives_ok(format($$ select public.delete_review(%L) $$, tests.review_id('Dosa')),
  'taking it away is always possible');
select tests.reset();
select is(tests.counts(tests.item_id('Dosa')), '{0,0,0,0,0} 0 0 0 0', 'which takes its stars along');
select tests.act_as('asha kumari');
select lives_ok(format($$ select public.delete_review(id) from public.reviews where vendor_id is not null $$),
  'the vendor''s too');
select tests.reset();
select results_eq($$ select rating, ratings_count, stars_sum from public.vendors
  where slug = 'vendor-one' $$, $$ values (null::numeric, 0, 0::bigint) $$, 'a vendor without ratings has no average');
select tests.act_as('asha kumari');
select is(public.order_review(tests.order_id('dinner')) ->> 'can_rate', 'true', 'and may be rated again');

-- Low ratings are told ------------------------------------------------------------------------------------------------
select public.rate_order(tests.order_id('dinner'), 2);
select tests.act_as('vikram');
select results_eq($$ select template, params ->> 'stars', action_url from public.system_notifications
  where template = 'vendor_low_rating' $$,
  $$ values ('vendor_low_rating', '2', '/vendor/hub?part=reviews') $$, 'the vendor''s people are told of two stars');
select tests.act_as('asha kumari');
select public.delete_review(r.id) from public.reviews as r where r.vendor_id is not null;
select public.rate_order(tests.order_id('dinner'), 1);
select tests.act_as('vikram');
select is((select count(*)::integer from public.system_notifications where template = 'vendor_low_rating'), 1,
  'once for each order');

-- Products: variants and sellers together -----------------------------------------------------------------------------
select tests.act_as('bala');
select public.add_to_cart(tests.item_id('Kurta L')::text);
select tests.order_item('kurtas', 'bala', 'Kurta M');
select tests.ship_to('kurtas', 'delivered');
select tests.act_as('bala');
select is(jsonb_array_length(public.order_review(tests.order_id('kurtas')) -> 'items'), 1,
  'two sizes of one product are reviewed together');
select is(tests.rated('kurtas', (public.order_review(tests.order_id('kurtas')) -> 'items' -> 0 ||
  '{"stars": 5}')::text), 'PT400 request_invalid', 'as a list');
select is(tests.rated('kurtas', jsonb_build_array(public.order_review(tests.order_id('kurtas')) -> 'items' -> 0 ||
  '{"stars": 5}')::text), 'allowed', 'of items');
select tests.act_as('chitra');
select tests.order_item('small', 'chitra', 'Kurta S');
select tests.ship_to('small', 'delivered');
select tests.act_as('chitra');
select is(tests.rated('small', tests.one('Kurta S', '2')), 'allowed',
  'another seller''s buyer reviews the same product');
select tests.act_as_anon();
select is(public.review_summary(tests.product_id('Cotton kurta')),
  '{"ratings": 2, "average": 3.5, "stars": [0, 1, 0, 0, 1], "written": 0, "with_photos": 0}'::jsonb,
  'which has the ratings of all sellers');
select is(public.review_summary(gen_random_uuid()) ->> 'ratings', '0', 'what nobody rated has none');
select is_empty(format($$ select * from public.item_ratings(%L) $$, tests.vendor_id_of('golconda-wear')),
  'two ratings are too few for a card');
select tests.reset();
select private.count_review(r, 1) from public.reviews as r, generate_series(1, 2) where r.item_name = 'Kurta S';
select private.refresh_cards(1000);
select is((select rating from private.shopping_cards where id = tests.product_id('Cotton kurta')), null,
  'nor are four, and a seller nobody rated has none to show');
update public.vendors set rating = 4.5, ratings_count = 4, stars_sum = 18
  where id = (select vendor_id from private.shopping_cards where id = tests.product_id('Cotton kurta'));
select private.refresh_cards(1000);
select is((select rating from private.shopping_cards where id = tests.product_id('Cotton kurta')), null,
  'nor one whom four have rated');
update public.vendors set ratings_count = 5, stars_sum = 23
  where id = (select vendor_id from private.shopping_cards where id = tests.product_id('Cotton kurta'));
select private.refresh_cards(1000);
select is((select rating from private.shopping_cards where id = tests.product_id('Cotton kurta')), 4.5,
  'from five on the card shows the seller''s');
select private.count_review(r, 1) from public.reviews as r where r.item_name = 'Kurta S';
select private.refresh_cards(1000);
select is((select rating from private.shopping_cards where id = tests.product_id('Cotton kurta')), 2.6,
  'from five of its own on the product''s (Spec §9 Structured data)');
select tests.act_as_anon();
select results_eq(format($$ select rating, ratings from public.item_ratings(%L)
  where item_id = tests.item_id('Kurta M') $$, tests.vendor_id_of('golconda-wear')), $$ values (2.6, 5) $$,
  'and so do the items of each seller');

-- Too late, and one's own business ------------------------------------------------------------------------------------
select tests.act_as('bala');
select tests.order_item('late', 'bala', 'Idli');
select tests.advance_to('late', 'delivered', 'ravi');
select tests.age_order('late', '15 days');
select tests.act_as('bala');
select is(tests.rated('late', tests.one('Idli', '5')), 'PT409 rating_closed', 'after 14 days it is too late');
select is(tests.refusal(format($$ select public.review_item(%L, %L, 5, 'review-key-8') $$, tests.order_id('late'),
  tests.item_id('Idli'))), 'PT409 rating_closed', 'for an item as well');
select tests.order_item('staff', 'bala', 'Idli');
select tests.advance_to('staff', 'delivered', 'ravi');
select tests.reset();
insert into public.vendor_staff (vendor_id, user_id, position)
  values (tests.vendor_id_of('vendor-one'), tests.user_id('bala'), 'staff');
select tests.act_as('bala');
select is(tests.refusal(format($$ select public.review_item(%L, %L, 5, 'review-key-9') $$, tests.order_id('staff'),
  tests.item_id('Idli'))), 'PT403 own_business', 'who works there reviews nothing of it');

-- Photos --------------------------------------------------------------------------------------------------------------
select tests.act_as('chitra');
select matches(public.review_picture_path('webp'), '^' || tests.user_id('chitra') || '/[0-9a-f-]{36}[.]webp$',
  'a photo goes into the own folder');
select is(tests.refusal($$ select public.review_picture_path('svg') $$), 'PT400 picture_invalid', 'as a picture');
select is(tests.refusal($$ select public.review_picture_path(repeat('x', 100000)) $$), 'PT400 picture_invalid',
  'of a known kind');
select matches(tests.refusal(format($$ insert into storage.objects (bucket_id, name)
  values ('review-pictures', %L) $$, tests.photo('chitra', 1))), '^42501', 'and no other way');
select matches(public.return_picture_path('jpg'), '^' || tests.user_id('chitra') || '/[0-9a-f-]{36}[.]jpg$',
  'so does one of what is sent back');
select is(tests.refusal($$ select public.return_picture_path('html') $$), 'PT400 picture_invalid', 'as a picture');
select matches(tests.refusal(format($$ insert into storage.objects (bucket_id, name)
  values ('return-pictures', %L) $$, tests.photo('chitra', 1))), '^42501', 'and no other way');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.return_picture_path('webp') $$), '^42501', 'guests send none');
select tests.reset();
update private.picture_places set given_at = now() - interval '20 minutes';
insert into storage.objects (bucket_id, name) select 'review-pictures', tests.photo('chitra', n)
  from generate_series(1, 39) as n;
insert into storage.objects (bucket_id, name) select 'return-pictures', tests.photo('chitra', n)
  from generate_series(1, 40) as n;
select tests.act_as('chitra');
select is(tests.refusal($$ select public.review_picture_path('webp') $$), 'allowed', 'the fortieth of a day is stored');
select is(tests.refusal($$ select public.review_picture_path('webp') $$), 'PT429 too_many_pictures',
  'and counts while it is on its way');
select is(tests.refusal($$ select public.return_picture_path('webp') $$), 'PT429 too_many_pictures',
  'the forty-first is not');

-- Accounts ------------------------------------------------------------------------------------------------------------
select tests.act_as('asha kumari');
select results_eq($$ select r ->> 'about', r ->> 'item'
  from jsonb_array_elements(public.export_my_data() -> 'reviews') as r
  order by 1 $$, $$ values ('item', 'Chai'), ('vendor', null) $$,
  'one takes one''s reviews along');
select tests.reset();
select private.forget_trades(tests.user_id('asha kumari'));
select is((select string_agg(distinct author_name || cardinality(photos), ' ') from public.reviews
  where author_id = tests.user_id('asha kumari')), '0', 'of a closed account neither name nor photos stay');
select * from finish();
rollback;
