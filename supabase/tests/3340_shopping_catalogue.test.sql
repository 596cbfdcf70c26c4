-- Finding products, a product's page, the wishlist and its alerts, questions and answers.
begin;
select no_plan();
select tests.reviewed('guests', 'product_questions_of shopping_departments shopping_facets shopping_product '
  'shopping_products');
select tests.reviewed('bounds', 'answer_question ask_question my_wishlist reported_texts shopping_departments '
  'shopping_facets shopping_product shopping_products');
select tests.runs_on_schedule('refresh-shopping-cards', 'select private.refresh_cards(500)');
select tests.runs_on_schedule('tell-wishes', 'select private.sweep_wishes(500)');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('meera', '+919000000004', '{vendor}'), tests.create_user('admin', '+919000000005', '{user,admin}'),
    tests.create_user('chitra', '+919000000006'),
  tests.create_user('divya', '+919000000007'), tests.create_user('eesha', '+919000000008');
select tests.open_shop('charminar-digital', 'vikram'), tests.open_shop('golconda-mart', 'meera'),
  tests.add_address('asha'), tests.fund_wallet('asha', 10000000);
select tests.add_address(h), tests.fund_wallet(h, 10000000) from unnest(array['bala', 'eesha']) as h;
select tests.add_product('Earbuds Neo', 'Voltix'), tests.add_product('Steel bottle', 'Jal', 'home-and-kitchen');
update public.products set specs = '{"Warranty": "1 year"}', name_translations = '{"te": "నియో ఇయర్‌బడ్స్"}'
  where name = 'Earbuds Neo';
select tests.add_variant('charminar-digital', 'Earbuds black', 149900, 'Earbuds Neo', '{"Colour": "Black"}', 5, 7,
  249900),
  tests.add_variant('charminar-digital', 'Earbuds blue', 139900, 'Earbuds Neo', '{"Colour": "Blue"}', 0),
    tests.add_variant('golconda-mart', 'Earbuds black G', 144900, 'Earbuds Neo', '{"Colour": "Black"}', 3),
  tests.add_variant('golconda-mart', 'Bottle 1 l', 59900, 'Steel bottle', '{"Size": "1 l"}'),
    tests.add_variant('golconda-mart', 'Loose cable', 9900);
select tests.open_vendor('a-restaurant', 'vikram'), tests.add_item('a-restaurant', 'Dosa', 20000);
update public.vendors set rating = 4.5, ratings_count = 5 where slug = 'golconda-mart';
create function tests.names(filter jsonb default '{}', sort text default 'popular') returns text language sql as $$
  select string_agg(p.name, ', ' order by n) from (select s.name, row_number() over () as n
    from public.shopping_products(filter, sort) as s) as p
$$;
grant execute on all functions in schema tests to anon, authenticated;
select is(private.refresh_cards(), 3, 'what has changed is written once: three products');
select is(private.refresh_cards(), 0, 'and not again');

-- Lists ---------------------------------------------------------------------------------------------------------------
select tests.act_as_anon();
select is(tests.names(sort => 'price_low'), 'Loose cable, Steel bottle, Earbuds Neo',
  'products by price, each once, without dishes');
select is(tests.names(sort => 'price_high'), 'Earbuds Neo, Steel bottle, Loose cable', 'or the other way round');
select is(tests.names('{"department": "home-and-kitchen"}'), 'Steel bottle', 'of a department');
select is(tests.names('{"department": "shopping"}', 'price_low'), 'Loose cable, Steel bottle, Earbuds Neo',
  'or of all of them');
select is(tests.names('{"facets": ["Brand=Voltix"]}'), 'Earbuds Neo', 'of a brand');
select is(tests.names('{"facets": ["Brand=Voltix", "Brand=Jal"]}', 'price_low'), 'Steel bottle, Earbuds Neo',
  'of one of two brands');
select is(tests.names('{"facets": ["Brand=Voltix", "Size=1 l"]}'), null, 'but of all that is asked for');
select is(tests.names('{"facets": ["Warranty=1 year"]}'), 'Earbuds Neo', 'by a specification');
select is(tests.names('{"price_from": 50000, "price_to": 60000}'), 'Steel bottle', 'by price');
select is(tests.names('{"min_rating": 4}', 'price_low'), 'Loose cable, Steel bottle, Earbuds Neo',
  'by the rating of the seller of the best offer');
select is(tests.names('{"search": "EARBUD"}'), 'Earbuds Neo', 'by words');
select is(tests.names('{"search": "ఇయర్"}'), 'Earbuds Neo', 'in another script');
select is(tests.names('{"search": "100%_\\"}'), null, 'whatever they are');
select is((select name from public.shopping_products('{"facets": ["Brand=Voltix"]}', language => 'te')),
  'నియో ఇయర్‌బడ్స్', 'named in the reader''s language');
select is((select ratings_count || ' ' || coalesce(arrives_to::text, '-')
  from public.shopping_products('{"facets": ["Brand=Voltix"]}')), '0 -',
  'without ratings, and without a day where nobody said where to');
select ok((select arrives_to >= (now() at time zone 'Asia/Kolkata')::date
  from public.shopping_products('{"facets": ["Brand=Voltix"]}', pincode => '500034')), 'with the day at a pincode');
select is((select arrives_to from public.shopping_products('{"facets": ["Brand=Voltix"]}', pincode => 'nowhere')), null,
  'none where no parcel goes');
select is(tests.refusal($$ select public.shopping_products(pincode => repeat('5', 500)) $$), 'PT413 request_too_large',
  'nor at a pincode without end');
select is((select price_paise || ' ' || offers || ' ' || variants
  from public.shopping_products('{"facets": ["Brand=Voltix"]}')), '144900 2 2',
  'the cheapest offer that is there, of how many sellers and variants');
select is((select v.slug || ' ' || s.stock_left from public.shopping_products('{"facets": ["Brand=Voltix"]}') as s
  join public.vendors as v on v.id = s.vendor_id), 'golconda-mart 3',
    'who sells it, and how many are left of the last ones');
select is((select count(*) from public.shopping_products() as s where s.stock_left is not null), 1::bigint,
  'which is said of no others');
select is(public.shopping_facets('{}') #>> '{facets,0,name}', 'Brand', 'brands first');
select is((select f -> 'values' from jsonb_array_elements(public.shopping_facets('{}') -> 'facets') as f
  where f ->> 'name' = 'Colour'),
  '[{"count": 1, "value": "Black"}, {"count": 1, "value": "Blue"}]'::jsonb, 'with how many products have a colour');
select is((public.shopping_facets('{}') -> 'price' ->> 'least')::integer, 9900, 'and the prices');
select is((select products from public.shopping_departments() where slug = 'electronics'), 2::bigint,
  'departments say how much they have');
select is((select string_agg(n, ', ') from (select name as n from public.shopping_products('{}', 'price_low', 2))
  as first), 'Loose cable, Steel bottle', 'a page');
select is((select string_agg(s.name, ', ') from (select f.next_cursor
  from public.shopping_products('{}', 'price_low', 2) as f offset 1) as last
  cross join lateral public.shopping_products('{}', 'price_low', 2, last.next_cursor) as s), 'Earbuds Neo',
    'and the next one');
select is(tests.refusal(format('select public.shopping_products(%L)', odd)), code, 'odd filters are refused: ' ||
  left(odd, 40))
from (values ('[]', 'PT400 request_invalid'), ('{"facets": "x"}', 'PT400 request_invalid'),
  ('{"price_from": "x"}', 'PT400 request_invalid'),
  ('{"min_rating": "x"}', 'PT400 request_invalid'), ('{"in_stock": 1}', 'PT400 request_invalid'),
    ('{"department": "nowhere"}', 'PT404 department_not_found'),
  ('{"department": "grocery"}', 'PT404 department_not_found'),
    (jsonb_build_object('facets', array(select 'a=' || n from generate_series(1, 31) as n))::text,
    'PT400 request_invalid'),
  (jsonb_build_object('search', repeat('x', 7000))::text, 'PT413 request_too_large')) as f (odd, code);
select is(tests.refusal($$ select public.shopping_products(sort => 'random') $$), 'PT400 sort_invalid',
  'so is an order that does not exist');
select is(tests.refusal($$ select public.shopping_products(cursor => '{"rank": "x"}') $$), 'PT400 cursor_invalid',
  'and a page that is none');
select is(tests.refusal($$ select public.shopping_products(cursor => jsonb_build_object('x', repeat('x', 2000))) $$),
  'PT413 request_too_large', 'or has no end');
select lives_ok($$ select public.shopping_products('{"price_from": -5, "price_to": 1e30, "min_rating": 99}') $$,
  'numbers are taken within their range');

-- Changes -------------------------------------------------------------------------------------------------------------
select tests.reset();
update public.catalog_items set price_paise = 134900 where name = 'Earbuds black';
update public.catalog_items set stock = 0 where name = 'Bottle 1 l';
update public.catalog_items set stock = 4 where name = 'Earbuds black';
select is((select count(*) from private.stale_cards), 2::bigint,
  'a price and what sells out are changes, fewer pieces are none');
select private.refresh_cards();
select tests.act_as_anon();
select is(tests.names(sort => 'price_low'), 'Loose cable, Earbuds Neo, Steel bottle', 'what is sold out comes last');
select is(tests.names('{"in_stock": true}', 'price_low'), 'Loose cable, Earbuds Neo', 'or not at all');
select tests.reset();
update public.vendors set status = 'suspended' where slug = 'golconda-mart';
select private.refresh_cards();
select is(tests.names(), 'Earbuds Neo', 'a shop that is suspended sells nothing');
update public.vendors set status = 'active' where slug = 'golconda-mart';
delete from public.catalog_items where name = 'Loose cable';
select private.refresh_cards();
select is(tests.names(sort => 'price_low'), 'Earbuds Neo, Steel bottle', 'nor is there what was deleted');

-- A product -----------------------------------------------------------------------------------------------------------
select tests.act_as_anon();
create temporary table page on commit drop as select public.shopping_product(tests.product_id('Earbuds Neo'), '500034')
  as p;
select is((select jsonb_array_length(p -> 'offers') from page), 3, 'a product has every offer of it');
select is((select p #>> '{offers,0,name}' from page), 'Earbuds black', 'the cheapest that is there first');
select is((select p #>> '{offers,0,seller,legal_name}' from page), 'Charminar Digital Private Limited',
  'with the name that the law asks for');
select is((select (p #>> '{offers,0,arrives_from}')::date > tests.today() from page), true,
  'the day of arrival at a pincode');
select is((select (p #>> '{offers,0,shipping_paise}')::integer from page), 3400, 'and what shipping costs');
select is((select p #>> '{offers,2,orderable}' from page), 'false', 'what is sold out is shown');
select is(public.shopping_product(tests.item_id('Earbuds blue')) ->> 'id', tests.product_id('Earbuds Neo')::text,
  'an item leads to its product');
select is(public.shopping_product(tests.product_id('Earbuds Neo'), '“౫౦౦ ౦౩౪”.') ->> 'serviceable', 'true',
  'a pincode is read as it is pasted');
select is(public.shopping_product(tests.product_id('Earbuds Neo'), '744101') ->> 'serviceable', 'false',
  'a pincode may be too far');
select is(public.shopping_product(tests.product_id('Earbuds Neo'), '744101') #>> '{offers,0,arrives_to}', null,
  'and then nothing is promised');
select is(tests.refusal('select public.shopping_product(gen_random_uuid())'), 'PT404 product_not_found',
  'there is no other product');
select is(tests.refusal(format('select public.shopping_product(%L)', tests.item_id('Dosa'))), 'PT404 product_not_found',
  'and a dish is none');
select is(tests.refusal(format('select public.shopping_product(%L, repeat(''5'', 200))',
  tests.product_id('Earbuds Neo'))), 'PT413 request_too_large', 'a pincode has six digits');

-- The wishlist --------------------------------------------------------------------------------------------------------
select matches(tests.refusal('select public.my_wishlist()'), '^42501', 'guests have no wishlist');
select tests.act_as('asha');
insert into public.wishlists (item_id) values (tests.item_id('Earbuds black')), (tests.item_id('Bottle 1 l'));
select is((select count(*) from public.my_wishlist()), 2::bigint, 'a customer saves items');
select is((select saved_paise from public.my_wishlist() where name = 'Steel bottle'), 59900,
  'at the price of that moment');
select tests.act_as('bala');
select is((select count(*) from public.my_wishlist()), 0::bigint, 'which nobody else sees');
select tests.reset();
create function tests.told(handle text) returns text language sql stable security definer set search_path = '' as $$
  select string_agg(n.template || ' ' || (n.params ->> 'item'), ', ' order by n.template desc, n.params ->> 'item')
    from public.system_notifications as n where n.user_id = tests.user_id(handle) and n.template like 'wish%'
$$;
update public.catalog_items set price_paise = 129900 where name = 'Earbuds black';
update public.catalog_items set price_paise = 119900 where name = 'Earbuds black';
select private.sweep_wishes();
select private.sweep_wishes();
select is(tests.told('asha'), 'wish_cheaper Earbuds black',
  'a lower price is told once, however often it changed (Issue 11, price-drop alerts)');
update public.catalog_items set price_paise = 139900 where name = 'Earbuds black';
select private.sweep_wishes();
update public.catalog_items set price_paise = 119900 where name = 'Earbuds black';
select private.sweep_wishes();
select is(tests.told('asha'), 'wish_cheaper Earbuds black', 'up and down again is no lower price');
update public.catalog_items set stock = 2 where name = 'Bottle 1 l';
select private.sweep_wishes();
select is(tests.told('asha'), 'wish_cheaper Earbuds black, wish_back Bottle 1 l',
  'what is there again is told (Issue 11, back-in-stock alerts)');
update public.catalog_items set stock = 0 where name = 'Bottle 1 l';
select private.sweep_wishes();
update public.catalog_items set stock = 9 where name = 'Bottle 1 l';
select private.sweep_wishes();
select is(tests.told('asha'), 'wish_cheaper Earbuds black, wish_back Bottle 1 l', 'once a day');
select is((select count(*) from private.wish_changes), 0::bigint, 'and nothing is left to tell');
insert into public.wishlists (user_id, item_id) select tests.user_id('chitra'), tests.item_id('Bottle 1 l');
insert into public.wishlists (user_id, item_id) select tests.user_id('bala'), tests.item_id('Bottle 1 l');
update public.catalog_items set price_paise = 49900 where name = 'Bottle 1 l';
select is(private.sweep_wishes(1), 1, 'many customers are told in several runs');
select is(private.sweep_wishes(5), 2, 'until all have been');
select is(tests.told('bala') || ', ' || tests.told('chitra'), 'wish_cheaper Bottle 1 l, wish_cheaper Bottle 1 l',
  'each once');

-- Questions -----------------------------------------------------------------------------------------------------------
create function tests.ask(body text) returns text language sql as $$
  select tests.refusal(format($f$ select public.ask_question(%L, %L, 'question-key:' || gen_random_uuid()) $f$,
    tests.product_id('Earbuds Neo'), body))
$$;
create function tests.question() returns uuid language sql stable security definer set search_path = '' as $$
  select q.id from public.product_questions as q order by q.created_at desc, q.id limit 1
$$;
create function tests.answer(body text) returns text language sql as $$
  select tests.refusal(format($f$ select public.answer_question(%L, %L, 'answer-key:' || gen_random_uuid()) $f$,
    tests.question(), body))
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as_anon();
select matches(tests.ask('Does it charge fast?'), '^42501', 'guests ask nothing');
select tests.act_as('bala');
select is(tests.ask(odd), code, 'not published: ' || left(odd, 30))
  from (values ('?', 'PT400 text_length_invalid'), (repeat('x', 301), 'PT400 text_length_invalid'),
  (repeat('x', 5000), 'PT413 request_too_large'), (E'\u202e\u200b \u2066', 'PT400 text_length_invalid'),
    ('Call me on 98765 43210 please', 'PT400 contact_in_text'),
  ('Write to ravi@example.com please', 'PT400 contact_in_text'), ('Call ٩٨٧٦٥ ٤٣٢١٠', 'PT400 contact_in_text'),
    ('కాల్ ౯౮౭౬౫౪౩౨౧౦', 'PT400 contact_in_text'), ('९८७६५ ४३२१० पर', 'PT400 contact_in_text'),
  ('Look at https://example.com', 'PT400 contact_in_text'), ('What a Bastard of a thing', 'PT400 words_blocked'),
    ('లంజ అని రాశాడు', 'PT400 words_blocked')) as t (odd, code);
select is(tests.refusal($$ select public.ask_question(gen_random_uuid(), 'Is it there?', 'question-key:none') $$),
  'PT404 product_not_found', 'about something that is sold');
select is(tests.ask(E'<script>alert(1)</script> \u202Eabc 👍🏽 బాగుందా?'), 'allowed',
  'a question with HTML, marks of direction and emoji');
select is((select body from public.product_questions_of(tests.product_id('Earbuds Neo'))),
  '<script>alert(1)</script> abc 👍🏽 బాగుందా?', 'is kept as letters, without the marks');
select is((select may_answer from public.product_questions_of(tests.product_id('Earbuds Neo'))), false,
  'who asked does not answer');
select is(tests.answer('I think so'), 'PT403 answer_not_allowed', 'as nobody does who has not bought it');
select is(tests.refusal(format('select public.vendor_questions(%L)', tests.vendor_id_of('charminar-digital'))),
  'PT403 not_your_vendor', 'only the seller''s people list what is open');
select tests.act_as('vikram');
select is((select count(*) from public.vendor_questions(tests.vendor_id_of('charminar-digital'))), 1::bigint,
  'a seller sees what is asked');
select is(tests.answer('Yes, in two hours.'), 'allowed', 'a seller of it answers');
select is((select count(*) from public.vendor_questions(tests.vendor_id_of('charminar-digital'))), 0::bigint,
  'and is done with it');
select tests.act_as('bala');
select is((select count(*) from public.system_notifications where template = 'question_answered'), 1::bigint,
  'and who asked is told');
select is((select answers #>> '{0,seller}' from public.product_questions_of(tests.product_id('Earbuds Neo'))),
  'Charminar Digital', 'by whom');
select tests.order_item('buds', 'asha', 'Earbuds black');
select tests.ship_to('buds', 'delivered');
select tests.act_as('asha');
select is(tests.answer('Mine took three.'), 'allowed', 'a customer who has it answers too');
select is((select count(*) from generate_series(1, 12) as n
  where tests.ask('Question number ' || n || '?') = 'allowed'), 10::bigint, 'ten questions an hour are enough');
select tests.reset();
delete from public.product_questions where author_id = tests.user_id('asha');
create function tests.report_question() returns text language sql
  as $$ select tests.refusal(format('select public.report_text(%L)', tests.question())) $$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('asha'); select tests.report_question(); select tests.report_question();
select tests.act_as('chitra'); select tests.report_question();
select is((select count(*) from public.product_questions), 1::bigint, 'two reports, one of them twice, hide nothing');
select tests.act_as('divya'); select tests.report_question();
select is((select count(*) from public.product_questions), 1::bigint,
  'nor do three of whom two have never bought there');
select tests.order_item('bala-buds', 'bala', 'Earbuds black'), tests.order_item('eesha-buds', 'eesha', 'Earbuds black');
select tests.ship_to('bala-buds', 'delivered'), tests.ship_to('eesha-buds', 'delivered');
select tests.act_as('meera'); select tests.report_question();
select tests.act_as('bala'); select tests.report_question();
select is((select count(*) from public.product_questions), 1::bigint, 'nor the people of another seller');
select tests.act_as('eesha'); select tests.report_question();
select is((select count(*) from public.product_questions), 0::bigint, 'the third who has bought there hides it');
select is(tests.refusal(format('select public.decide_text(%L, true)', tests.question())), 'PT403 role_required',
  'administrators decide');
select is(tests.refusal('select public.reported_texts()'), 'PT403 role_required', 'and see what was reported');
select is(tests.refusal('select public.reported_texts_count()'), 'PT403 role_required', 'and how much');
select tests.act_as_anon();
select matches(tests.refusal('select public.reported_texts()'), '^42501', 'nobody else does');
select matches(tests.refusal(format('select public.decide_text(%L, true)', tests.question())), '^42501', 'nor decides');
select tests.act_as('admin');
select is(tests.refusal(format('select public.decide_text(%L, true)', gen_random_uuid())), 'PT404 question_not_found',
  'only about what is there');
select is(tests.refusal(format('select public.decide_text(%L, null)', tests.question())), 'PT400 request_invalid',
  'and with an answer');
select is(tests.refusal($$ select public.reported_texts('every') $$), 'PT400 request_invalid', 'there are two queues');
select is(public.reported_texts_count(), '{"open": 1, "hidden": 1}'::jsonb, 'a question waits, hidden meanwhile');
select is((select string_agg(concat_ws(' ', w ->> 'kind', w ->> 'product_name', w ->> 'state', w ->> 'reports',
  w ->> 'decision'), ', ') from public.reported_texts() as w),
  'question Earbuds Neo reported 6', 'with what it is about and how many reported it');
select public.decide_text(tests.question(), true);
select is((select count(*) from public.reported_texts()), 0::bigint, 'decided, it waits no more');
select is((select concat_ws(' ', w ->> 'state', w #>> '{decision,is_kept}', w #>> '{decision,by}')
  from public.reported_texts('decided') as w), 'shown true Admin', 'and says by whom');
select tests.reset();
update private.text_decisions set decided_at = decided_at - interval '1 minute';
select tests.act_as_anon();
select is((select count(*) from public.product_questions), 1::bigint, 'everybody reads it again');
select tests.act_as('chitra');
select public.report_text(a.id) from public.product_answers as a where a.vendor_id is null;
select tests.act_as('admin');
select is((select concat_ws(' ', w ->> 'kind', w ->> 'state', w ->> 'body') from public.reported_texts() as w),
  'answer shown Mine took three.', 'an answer waits as well, shown until three report it');
select is((select count(*) from public.reported_texts('open', w_at, w_id) as next), 0::bigint,
  'a page follows the last row')
from (select (w ->> 'at')::timestamptz as w_at, (w ->> 'id')::uuid as w_id from public.reported_texts() as w) as last;
select public.decide_text((w ->> 'id')::uuid, false), public.decide_text((w ->> 'id')::uuid, false)
  from public.reported_texts() as w;
select is((select string_agg(w ->> 'state', ' ') from public.reported_texts('decided') as w), 'removed shown',
  'the latest decision comes first');
select tests.reset();
select is((select count(*) from public.system_notifications where template = 'question_removed'
  and user_id = tests.user_id('asha')), 1::bigint, 'who wrote it is told, once');
select ok((select count(*) from private.topic_log where topic = 'user:' || tests.user_id('admin')
  and event = 'text_report') >= 3, 'and every administrator''s screen');
select tests.act_as_anon();
select matches(tests.refusal('select author_id from public.product_questions'), '^42501', 'without saying whose it is');
select matches(tests.refusal($$ insert into public.product_questions (product_id, body)
  values (gen_random_uuid(), 'Anything') $$), '^42501', 'or writing past the rules');
select * from finish();
rollback;
