-- One search: how words are folded, what is found from where, and that nothing typed breaks it.
begin;
select no_plan();
select tests.reviewed('guests', 'search_market suggest');
select tests.reviewed('bounds', 'search_market suggest');
select tests.runs_on_schedule('count-search-words', 'select private.count_words()');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}'),
  tests.create_user('vani', '+919000000003', '{vendor}');

-- Folding.
select is(private.words_in(a)::text, private.words_in(b)::text, a || ' sounds like ' || b)
from (values ('biryani', 'బిర్యానీ'), ('biryani', 'बिरयानी'), ('Chicken', 'చికెన్'), ('paneer', 'पनीर'),
  ('haleem', 'హలీం'), ('idly', 'ఇడ్లీ'),
  ('idli', 'इडली'), ('shawarma', 'షవర్మా'), ('pizza', 'पिज़्ज़ा'), ('chai', 'చాయ్'), ('chay', 'चाय'),
    ('Krishna', 'కృష్ణ'), ('payasam', 'పాయసం'),
  ('Café', 'cafe'), ('rolls', 'roll'), ('Bahar''s', 'Bahars'), ('phool', 'fool')) as alike (a, b);
select is(private.skeleton(private.fold(a)), private.skeleton(private.fold(b)),
  a || ' and ' || b || ' have the same consonants')
from (values ('biryani', 'biriyani'), ('biryani', 'briyani'), ('biryani', 'birani'), ('మటన్', 'mutton'),
  ('चिकन', 'chicken')) as alike (a, b);
select is(private.words_in(odd), '{}'::text[], 'no words in ' || odd)
  from unnest(array['', '   ', '%', '_', '''', '"; --', '₹ · …', U&'\202E\200B']) as odd;
select is(cardinality(private.words_in(repeat('abc ', 10000))), 1, 'a word counts once');
select is((private.words_in(repeat('ma', 5000)))[1], repeat('ma', 20), 'a word of ten thousand letters is cut');

-- Documents.
select tests.open_vendor('paradise', 'vikram'), tests.open_vendor('far-away', 'vani', 17.83, 78.45);
select tests.add_item('paradise', 'Chicken Biryani', 20000), tests.add_item('paradise', 'Mutton Biryani', 30000),
  tests.add_item('paradise', 'Curd Rice', 8000),
  tests.add_item('far-away', 'Prawn Biryani', 20000);
create function pg_temp.found(query text, tab text default 'item', filters jsonb default '{}') returns setof text
  language sql as $$
  select h ->> 'title' from jsonb_array_elements(public.search_market(query, 17.44, 78.45, 'en', tab,
    filters) -> 'hits') as h
$$;
create function pg_temp.suggested(query text) returns setof text language sql as $$
  select s.kind || ' ' || s.title from public.suggest(query, 17.44, 78.45, 'en') as s
$$;
grant execute on function pg_temp.found(text, text, jsonb), pg_temp.suggested(text) to anon, authenticated;
select tests.act_as_anon();
select bag_eq(format('select pg_temp.found(%L)', typed), $$ values ('Chicken Biryani'), ('Mutton Biryani') $$,
  'found by ' || typed)
from unnest('{biryani,BIRYANI,biriyani,biriyaani,briyani,birani,biryabi,बिरयानी,బిర్యానీ,biry}'::text[]) as typed;
select bag_eq($$ select pg_temp.found('dahi') $$, $$ values ('Curd Rice') $$, 'dahi is curd');
select bag_eq($$ select pg_temp.found('పెరుగన్నం') $$, $$ values ('Curd Rice') $$,
  'the dictionary has a name of its own for curd rice');
select bag_eq($$ select pg_temp.found('chiken biriyani') $$, $$ values ('Chicken Biryani') $$,
  'of two words, both are wanted');
select bag_eq($$ select pg_temp.found('sushi biryani') $$, $$ values ('Chicken Biryani'), ('Mutton Biryani') $$,
  'where one of them is known, that one');
select is(public.search_market('biryabi', 17.44, 78.45, 'en') ->> 'meant', 'biryani',
  'what the text was taken for is said');
select is(public.search_market('biryani', 17.44, 78.45, 'en') ->> 'meant', null, 'where it is not what was typed');
select is_empty(format('select pg_temp.found(%L)', odd), 'nothing is found by ' || left(odd, 20))
from unnest(array['', ' ', '%', '_', '%%%', '''', '"', '\', '🍕', repeat('a', 1000), repeat('% ', 1000), 'zzzzqqqq',
  U&'\202E']) as odd;
select is_empty($$ select pg_temp.found(null) $$, 'nor by nothing at all');
select is_empty($$ select * from public.suggest(null) $$, 'nothing is suggested for it either');
select is_empty($$ select pg_temp.suggested(repeat('x', 1000)) $$, 'nor for a thousand letters');
select lives_ok($$ select pg_temp.found(repeat('chicken mutton ', 100)) $$, 'a thousand letters of words are cut');

-- Near and far.
select is_empty($$ select pg_temp.found('prawn') $$, 'items of a vendor that does not deliver here are left out');
select results_eq($$ select h ->> 'title', (h ->> 'delivers_here')::boolean
   from jsonb_array_elements(public.search_market('prawn', 17.83, 78.45) -> 'hits') as h$$,
  $$ values ('Prawn Biryani', true) $$, 'they are found where it does');
select bag_eq($$ select h ->> 'title' from jsonb_array_elements(public.search_market('biryani') -> 'hits') as h $$,
  $$ values ('Chicken Biryani'), ('Mutton Biryani'), ('Prawn Biryani') $$, 'without a place, everything is');
select tests.reset();
update public.vendors set lat = 17.50 where slug = 'far-away';
update public.vendors set delivery_radius_m = 1000 where slug = 'far-away';
select tests.act_as_anon();
select results_eq($$ select h ->> 'vendor_slug', (h ->> 'delivers_here')::boolean
   from jsonb_array_elements(public.search_market('far away', 17.44, 78.45, tab => 'vendor') -> 'hits') as h$$,
  $$ values ('far-away', false) $$, 'a vendor that does not deliver here is found by name, and says so');

-- Vendors, services, places.
select bag_eq($$ select pg_temp.found('paradise', 'vendor') $$, $$ select v.name from public.vendors as v
  where v.slug = 'paradise' $$, 'a vendor is found by its name');
select bag_eq($$ select pg_temp.found('paradise') $$, $$ values ('Chicken Biryani'), ('Mutton Biryani'),
  ('Curd Rice') $$, 'and with it what it sells');
select bag_eq($$ select pg_temp.found('paradise biryani') $$, $$ values ('Chicken Biryani'), ('Mutton Biryani') $$,
  'vendor and item together name the item');
select results_eq($$ select target from public.suggest('zahirabad') $$, $$ values ('region/zaheerabad') $$,
  'a town is found however it is written');
select ok(exists (select from public.suggest('జహీరాబాద్') as s where s.target = 'region/zaheerabad'), 'in any script');
select ok(exists (select from public.suggest('recharge') as s where s.target = 'category/mobile-recharge'),
  'and a service');
select is((select count(*) from public.suggest('a', limit_count => 1000))::integer <= 10, true,
  'ten suggestions at most');
select ok(exists (select pg_temp.suggested('bir') intersect select 'item Chicken Biryani'),
  'suggestions come from three letters');

-- Filters, order, pages.
select bag_eq($$ select pg_temp.found('biryani', filters => '{"most_price_paise": 25000}') $$, $$ values
  ('Chicken Biryani') $$, 'not dearer than');
select bag_eq($$ select pg_temp.found('biryani', filters => '{"least_price_paise": 25000}') $$, $$ values
  ('Mutton Biryani') $$, 'not cheaper than');
select is_empty($$ select pg_temp.found('biryani', filters => '{"kind": "grocery"}') $$, 'of one trade');
select is_empty($$ select pg_temp.found('biryani', filters => '{"least_rating": 4}') $$, 'well rated');
select tests.reset();
update public.dishes set diet = 'non_veg' where item_id = tests.item_id('Mutton Biryani');
select tests.act_as_anon();
select bag_eq($$ select pg_temp.found('biryani', filters => '{"veg": true, "open": true}') $$, $$ values
  ('Chicken Biryani') $$, 'vegetarian and open');
select is(public.search_market('biryani', 17.44, 78.45, filters => '{"kind": "grocery"}') -> 'kinds',
  '[{"kind": "food", "count": 2}]'::jsonb,
  'what other trades would have is counted');
select is(tests.refusal(format($$ select public.search_market('x', 17.44, 78.45, filters => %L) $$, odd)),
  'PT400 request_invalid', 'no such filter: ' || odd)
from unnest(array['{"veg": 1}', '{"kind": "x"}', '{"least_rating": 9}', '{"most_price_paise": "a"}',
  '{"unknown": true}', '[]', '1']) as odd;
select is(tests.refusal($$ select public.search_market('x', 17.44, 78.45, tab => 'x') $$), 'PT400 request_invalid',
  'no such tab');
select is(tests.refusal($$ select public.search_market('x', 17.44, 78.45, sort => 'x') $$), 'PT400 sort_invalid',
  'no such order');
select is(tests.refusal($$ select public.search_market('x', 17.44, 78.45, cursor => '{"rank": "a"}') $$),
  'PT400 cursor_invalid', 'no such page');
select is(tests.refusal($$ select public.search_market('x', 17.44, 78.45, cursor => to_jsonb(repeat('x', 10000))) $$),
  'PT413 request_too_large', 'no cursor of ten kilobytes');
select is(tests.refusal($$ select public.search_market('x', 17.44, 78.45,
  filters => jsonb_build_object('x', repeat('x', 10000))) $$), 'PT413 request_too_large', 'nor filters');
select is(tests.refusal($$ select public.search_market('x', 17.44) $$), 'PT400 place_invalid', 'half a place is none');
select is(tests.refusal($$ select public.suggest('x', 100, 78) $$), 'PT400 place_invalid', 'nor is one off the earth');
select results_eq($$ with recursive page (n, answer) as (
    select 1, public.search_market('biryani', 17.44, 78.45, page_size => 1, sort => one.sort)
      from (select 'nearest'::text as sort) as one
    union all select p.n + 1, public.search_market('biryani', 17.44, 78.45, page_size => 1, sort => 'nearest',
      cursor => p.answer -> 'next_cursor')
      from page as p where p.answer ->> 'next_cursor' is not null and p.n < 9)
  select count(distinct h ->> 'id')::integer, count(*)::integer
    from page, jsonb_array_elements(page.answer -> 'hits') as h$$,
  $$ values (2, 2) $$, 'page by page each comes once');

-- Kept current.
select tests.reset();
update public.catalog_items set name = 'Lamb Mandi' where name = 'Mutton Biryani';
select bag_eq($$ select pg_temp.found('mandi') $$, $$ values ('Lamb Mandi') $$, 'a new name is found at once');
update public.catalog_items set name_translations = '{"te": "గొర్రె పులావు"}' where name = 'Lamb Mandi';
select bag_eq($$ select pg_temp.found('పులావు') $$, $$ values ('Lamb Mandi') $$, 'so is the vendor''s translation');
insert into public.dictionary (kind, source, language, text) values ('item', 'lamb mandi', 'hi', 'ज़ुर्बियान');
select bag_eq($$ select pg_temp.found('zurbiyan') $$, $$ values ('Lamb Mandi') $$, 'and the dictionary''s');
update public.catalog_items set is_available = false where name = 'Lamb Mandi';
select is_empty($$ select pg_temp.found('mandi') $$, 'what is off the menu is not found');
delete from public.catalog_items where name = 'Lamb Mandi';
select is((select count(*) from private.search_documents where kind = 'item')::integer, 3, 'what is deleted goes');
update public.vendors set name = 'Golconda Grill' where slug = 'paradise';
select isnt_empty($$ select pg_temp.found('golconda', 'vendor') $$, 'a vendor''s new name is found');
select isnt_empty($$ select pg_temp.found('golconda') $$, 'also among its items');
update public.vendors set lat = 18.5, lng = 79 where slug = 'paradise';
select is_empty($$ select pg_temp.found('curd') $$, 'one that moved away takes its items along');
update public.vendors set lat = 17.43, lng = 78.45, status = 'suspended' where slug = 'paradise';
select is_empty($$ select pg_temp.found('golconda', 'vendor') $$, 'a suspended vendor is not found');
select is_empty($$ select pg_temp.found('curd') $$, 'nor are its items');
update public.vendors set status = 'active' where slug = 'paradise';
with product as (insert into public.products (name, brand) values ('Runner', 'Stride') returning id),
  items as (insert into public.catalog_items (vendor_id, section, name, price_paise, tax_class)
    select tests.vendor_id_of('paradise'), 'Shoes', 'Size ' || n, 90000 + n, 'restaurant'
    from generate_series(7, 9) as n returning id)
insert into public.goods (item_id, product_id) select items.id, product.id from items, product;
select results_eq($$ select pg_temp.found('stride runner') $$, $$ values ('Size 7') $$,
  'a product is found by brand and name, once for all its variants');
update public.products set name = 'Sprinter';
select isnt_empty($$ select pg_temp.found('sprinter') $$, 'also by its new name');
select private.count_words();
select is((select v.uses from private.search_vocabulary as v where v.word = 'sprinter'), 3,
  'each night words are counted');
select is((select count(*) from private.search_vocabulary as v where v.word = 'mandi' and not exists (
  select from private.search_documents as d where 'mandi' = any (d.words || d.other_words)))::integer, 0,
    'and forgotten');

-- Nobody reads or writes the tables.
select tests.act_as('asha');
select matches(tests.refusal(call), '^42501', 'not for people: ' || call)
from unnest(array['select * from private.search_documents', 'select * from private.search_vocabulary',
  'select private.count_words()',
  $$ select * from private.search_hits('x', 17, 78, false) $$, $$ select private.index_items('{}') $$]) as call;
select * from finish();
rollback;
