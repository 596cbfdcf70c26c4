-- Names in the reader's language: the vendor's own translation, else the dictionary's, else as the vendor wrote it.
begin;
select no_plan();
select tests.reviewed('row', 'are_translations');
select tests.create_user('asha'), tests.create_user('vikram', null, '{vendor}'),
  tests.create_user('vani', null, '{vendor}'),
  tests.create_user('admin', null, '{admin}');
select tests.open_vendor('shop-one', 'vikram'), tests.add_item('shop-one', 'Masala Dosa', 20000),
  tests.add_item('shop-one', 'Moonlight Idli', 8000),
  tests.add_item('shop-one', 'Plain Dosa', 9000);
update public.restaurants set cuisines = '{Udupi,Moon food}' where vendor_id = tests.vendor_id_of('shop-one');
update public.catalog_items set section = 'Breads' where id = tests.item_id('Masala Dosa');
update public.catalog_items set section = 'Moon section' where id = tests.item_id('Moonlight Idli');
create function pg_temp.name_of(dish text, language text) returns text language sql as $$
  select jsonb_path_query_first(public.get_menu(tests.vendor_id_of('shop-one'), language),
    '$[*].items[*] ? (@.id == $id)',
    jsonb_build_object('id', tests.item_id(dish))) ->> 'name'
$$;
create function pg_temp.section_of(section text, language text) returns text language sql as $$
  select jsonb_path_query_first(public.get_menu(tests.vendor_id_of('shop-one'), language),
    '$[*] ? (@.section == $section)',
    jsonb_build_object('section', section)) ->> 'section_name'
$$;
grant execute on function pg_temp.name_of(text, text), pg_temp.section_of(text, text) to public;

-- The dictionary.
select tests.act_as_anon();
select is((select text from public.dictionary where (kind, source, language) = ('cuisine', 'udupi', 'te')), 'ఉడుపి',
  'everyone reads the dictionary (Issue, translated names)');
select matches(tests.refusal($$ insert into public.dictionary values ('item', 'poha', 'te', 'అటుకులు') $$), '^42501',
  'guests write nothing into it');
select tests.act_as('vikram');
select matches(tests.refusal($$ update public.dictionary set text = 'x' $$), '^42501', 'nor do vendors');
select tests.act_as('admin');
select matches(tests.refusal($$ delete from public.dictionary $$), '^42501', 'nor administrators, by hand');
select tests.reset();
select matches(tests.refusal($$ insert into public.dictionary values ('item', 'Poha', 'te', 'అటుకులు') $$), '^23514',
  'its names are in small letters');
select matches(tests.refusal($$ insert into public.dictionary values ('item', 'poha', 'xx', 'x') $$), '^23514',
  'its languages are ours');
select is_empty($$ select source from public.dictionary group by kind, source having count(*)
   filter (where language in ('hi', 'te')) <> 2$$,
  'whatever it holds, it holds in Hindi and Telugu');

-- The vendor's own translations.
select tests.act_as('vikram');
select lives_ok(format($$ update public.catalog_items set name_translations =
  '{"te": "వెన్నెల ఇడ్లీ", "en": "Moon idli"}' where id = %L $$, tests.item_id('Moonlight Idli')),
  'a vendor translates the names of its own items (Issue, translated names)');
select matches(tests.refusal(format($$ update public.catalog_items set name_translations = %L
  where id = %L $$, wrong, tests.item_id('Masala Dosa'))), '^23514', 'but not as ' || wrong)
from unnest(array['{"xx": "x"}', '{"te": ""}', '{"te": "  "}', '{"te": 1}', '[]', '"te"', 'null',
  jsonb_build_object('te', repeat('x', 101))::text]) as wrong;
select is(tests.touched(format($$ update public.catalog_items set name_translations = '{"te": "మసాలా"}'
  where id = %L $$, tests.item_id('Masala Dosa'))), 1, 'an own name stands beside a common one');
select tests.act_as('vani');
select is(tests.touched($$ update public.catalog_items set name_translations = '{}' $$), 0,
  'another vendor translates nothing here');
select tests.act_as_anon();
select matches(tests.refusal($$ update public.catalog_items set name_translations = '{}' $$), '^42501',
  'nor does a guest');

-- What the reader sees.
select is(pg_temp.name_of('Masala Dosa', 'te'), 'మసాలా',
  'the vendor''s own translation goes before the dictionary (Issue, translated names)');
select is(pg_temp.name_of('Masala Dosa', 'hi'), 'मसाला डोसा', 'which helps where there is none');
select is(pg_temp.name_of('Plain Dosa', 'te'), 'ప్లెయిన్ దోసె', 'in every language that it knows');
select is(pg_temp.name_of('Moonlight Idli', 'hi'), 'Moonlight Idli',
  'a name in neither stays as it was written (Issue, translated names)');
select is(pg_temp.name_of('Masala Dosa', 'en'), 'Masala Dosa', 'as it does for who reads it anyway');
select is(pg_temp.name_of('Moonlight Idli', 'en'), 'Moon idli', 'unless its vendor has an English name for it');
select is(pg_temp.name_of('Masala Dosa', null), 'Masala Dosa', 'without a language nothing is translated');
select is(pg_temp.name_of('Masala Dosa', 'xx'), 'Masala Dosa', 'or with one that nobody knows');
select is(pg_temp.section_of('Breads', 'te'), 'రొట్టెలు, నాన్‌లు',
  'sections are translated too (Issue, translated names)');
select is(pg_temp.section_of('Moon section', 'te'), 'Moon section', 'as far as they are known');
select results_eq($$ select cuisines, cuisine_names from public.get_vendor('shop-one', language => 'te') $$,
  $$ values ('{Udupi,Moon food}'::text[], '{ఉడుపి,Moon food}'::text[]) $$,
    'and cuisines, in their order, beside what the vendor wrote (Issue, translated names)');
select
  results_eq(
  $$ select n.cuisine_names from public.vendors as v, public.vendors_near('food', v.lat, v.lng, language => 'te') as n
   where v.slug = 'shop-one' and n.id = v.id$$,
  $$ values ('{ఉడుపి,Moon food}'::text[]) $$, 'in lists as on the vendor''s page');
select results_eq($$ select n.cuisine_names from public.vendors as v, public.vendors_near('food', v.lat, v.lng) as n
   where v.slug = 'shop-one' and n.id = v.id$$,
  $$ values ('{Udupi,Moon food}'::text[]) $$, 'and as written without a language');

-- What the reader finds.
create function pg_temp.found(words text, language text) returns setof text language sql as $$
  select f.item_name from public.vendors as v, public.search_food(words, v.lat, v.lng, language => found.language) as f
    where v.slug = 'shop-one' order by 1
$$;
select tests.reset();
grant execute on function pg_temp.found(text, text) to public;
select tests.act_as_anon();
select set_eq($$ select pg_temp.found('dosa', 'te') $$, $$ values ('మసాలా'), ('ప్లెయిన్ దోసె') $$,
  'dishes are found by the name that the vendor wrote');
select set_eq($$ select pg_temp.found('దోసె', 'te') $$, $$ values ('మసాలా'), ('ప్లెయిన్ దోసె') $$,
  'by the dictionary''s (Issue, translated names)');
select set_eq($$ select pg_temp.found('వెన్నెల', 'te') $$, $$ values ('వెన్నెల ఇడ్లీ') $$,
  'and by the vendor''s translation');
select
  isnt_empty(
  $$ select from public.vendors as v, public.vendors_near('food', v.lat, v.lng, 'ఉడుపి') as n where v.slug = 'shop-one'
   and n.id = v.id$$,
  'vendors are found by a cuisine in the reader''s script');

-- The cart, and what the kitchen reads.
select is((select line ->> 'name'
  from jsonb_array_elements(public.price_guest_cart(jsonb_build_array(jsonb_build_object('item_id',
  tests.item_id('Plain Dosa'), 'quantity', 1)), 'te')) as line),
  'ప్లెయిన్ దోసె', 'a guest''s cart speaks the guest''s language');
select tests.act_as('asha');
select lives_ok(format($$ select public.add_to_cart(%L) $$, tests.item_id('Masala Dosa')), 'what is put into a cart');
select is(public.my_cart('te') -> 0 ->> 'name', 'మసాలా', 'reads as in the menu (Issue, translated names)');
select is(public.my_cart() -> 0 ->> 'name', 'Masala Dosa', 'or as written');
select is((select name from public.unified_cart_items where user_id = tests.user_id('asha')), 'Masala Dosa',
  'and is stored under the name that the kitchen knows');
select is((select title_translations ->> 'te' from public.coupons where code = 'FREEDEL'), '₹249 దాటితే ఉచిత డెలివరీ',
  'offers carry their translations (Issue, translated names)');
select tests.reset();
select matches(tests.refusal($$ update public.coupons set title_translations = '{"xx": "x"}' $$), '^23514',
  'in known languages alone');
select * from finish();
rollback;
