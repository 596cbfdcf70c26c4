-- Stores: what they sell by aisle, in which packs, what is found nearby, and their own half hours (Spec §2 Grocery).
begin;
select no_plan();
select tests.reviewed('guests', 'grocery_near grocery_search grocery_store store_items substitutes_of');
select tests.reviewed('bounds', 'grocery_near grocery_search grocery_store store_items substitutes_of');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('vani', '+919000000004', '{vendor}');
select tests.open_grocery('kirana-one', 'vikram'), tests.open_vendor('vendor-food', 'vani'), tests.add_address('asha');
select tests.add_grocery('kirana-one', 'Sona Masoori 1 kg', 6400, '{"pack_size": 1, "pack_unit": "kg", "section": '
  '"Rice", "mrp_paise": 7000, "origin": "India", "shelf_life_days": 365, "stock": 4}'),
  tests.add_grocery('kirana-one', 'Sona Masoori 5 kg', 30000,
    '{"pack_size": 5, "pack_unit": "kg", "section": "Rice", "brand": "Annapurna"}'),
  tests.add_grocery('kirana-one', 'Basmati 1 kg', 12000, '{"pack_size": 1, "pack_unit": "kg", "section": "Rice"}'),
  tests.add_grocery('kirana-one', 'Tomatoes', 2000, '{"pack_size": 500, "pack_unit": "g", "sold_by": "weight", '
    '"section": "Vegetables", "category": "fresh-vegetables", "tax_class": "goods_nil"}'),
  tests.add_grocery('kirana-one', 'Dish soap', 9900, '{"pack_size": 750, "pack_unit": "ml", "is_food": false, '
    '"section": "Household", "category": "household", "tax_class": "goods_18"}');
with p as (insert into public.products (name, brand) values ('Sona Masoori', 'Annapurna') returning id)
update public.goods as g set product_id = p.id from p where g.item_id in (tests.item_id('Sona Masoori 1 kg'),
  tests.item_id('Sona Masoori 5 kg'));
insert into public.dictionary (kind, source, language, text)
  values ('item', 'tomatoes', 'te', 'టమాటాలు') on conflict (kind, source, language) do update set text = excluded.text;

-- A store's page.
select tests.act_as_anon();
create temporary table page on commit drop as select public.grocery_store('kirana-one', 17.44, 78.45, 'en') as store;
select is((select store ->> 'name' from page), 'Kirana One', 'a store opens by its slug for guests');
select is((select jsonb_path_query_array(store, '$.aisles[*].name') from page), '["Household", "Rice", "Vegetables"]',
  'with its aisles');
select is((select jsonb_path_query_array(store, '$.aisles[*].count') from page), '[1, 2, 1]',
  'and how many products each has, not packs');
select is((select store -> 'is_express' from page), 'true',
  'ten minutes of picking and five of road are express (Spec §1, promises)');
select is(tests.refusal($$ select public.grocery_store('vendor-food') $$), 'PT404 vendor_not_found',
  'a restaurant is no store');
select is(tests.refusal($$ select public.grocery_store(repeat('x', 100000)) $$), 'PT404 vendor_not_found',
  'nor is what nobody is called');

-- What it sells.
create function pg_temp.items(aisle text default null, search text default null, cursor jsonb default null,
  size integer default 24) returns jsonb language sql as $$
  select public.store_items(tests.vendor_id_of('kirana-one'), aisle, search, cursor, 'te', size)
$$;
grant execute on function pg_temp.items(text, text, jsonb, integer) to anon, authenticated;
select is(jsonb_path_query_array(pg_temp.items('Rice'), '$.products[*].name'), '["Sona Masoori", "Basmati 1 kg"]',
  'packs of one product are one entry');
select is(jsonb_path_query_array(pg_temp.items('Rice'), '$.products[0].packs[*].price_paise'), '[6400, 30000]',
  'with the smallest pack first');
select is(pg_temp.items('Rice') #> '{products,0,packs,1,unit_price}', '{"paise": 6000, "per": "kg"}',
  'and what a kilogram costs (Legal Metrology)');
select is(pg_temp.items('Household') #> '{products,0,packs,0,unit_price}', '{"paise": 13200, "per": "l"}',
  'or a litre');
select is((select array[p ->> 'mrp_paise', p ->> 'origin', p ->> 'shelf_life_days', p ->> 'stock_left']
  from (select pg_temp.items('Rice') #> '{products,0,packs,0}' as p) as one),
  '{7000,India,365,4}'::text[], 'MRP, origin, shelf life and what is left');
select is(jsonb_path_query_array(pg_temp.items(search => 'టమాట'), '$.products[*].name'), '["టమాటాలు"]',
  'the search reads every script');
select is(jsonb_path_query_array(pg_temp.items(search => 'annapurna'), '$.products[*].name'), '["Sona Masoori"]',
  'and brands');
select is(pg_temp.items(search => '%'), '{"products": [], "next_cursor": null}', 'a wildcard is a letter');
select is(jsonb_array_length(pg_temp.items(search => repeat('x', 1000)) -> 'products'), 0,
  'a thousand letters find nothing');
select is(jsonb_array_length(pg_temp.items(search => '') -> 'products'), 4, 'nothing finds everything');
select is(jsonb_path_query_array(pg_temp.items(cursor => pg_temp.items(size => 3) -> 'next_cursor'),
  '$.products[*].name'), '["టమాటాలు"]', 'a page follows the one before');
select is(pg_temp.items(size => 4) -> 'next_cursor', 'null', 'the last page says so');
select is(tests.refusal($$ select pg_temp.items(cursor => '{"section": 1}') $$), 'PT400 cursor_invalid',
  'a cursor that is none is refused');
select is(tests.refusal($$ select pg_temp.items(cursor => jsonb_build_object('x', repeat('x', 2000))) $$),
  'PT413 request_too_large', 'so is one without end');
select tests.reset();
select is((public.add_stock_batch(tests.item_id('Basmati 1 kg'), 8, current_date + 20)) ->> 'stock', '8',
  'a batch comes in') from (select tests.act_as('vikram')) as _;
select tests.act_as_anon();
select is(pg_temp.items(search => 'basmati') #>> '{products,0,packs,0,best_before}', (current_date + 20)::text,
  'and the page says until when it keeps');

-- Nearby.
select is((select jsonb_path_query_array(n, '$.stores[*].slug')
  from public.grocery_near(17.44, 78.45, language => 'en') as n), '["kirana-one"]',
  'stores that deliver here, no restaurants');
select is((select jsonb_array_length(n #> '{stores,0,picks}') from public.grocery_near(17.44, 78.45) as n), 4,
  'with something to want');
select is((select jsonb_path_query_array(n, '$.stores[0].picks[*].name')
  from public.grocery_near(17.44, 78.45, category => 'household') as n), '["Dish soap"]', 'of one category');
select is((select n -> 'stores' from public.grocery_near(17.44, 78.45, category => 'milk') as n), '[]',
  'a store without it is left out');
select is((select jsonb_array_length(n -> 'stores') from public.grocery_near(17.44, 78.45, department => 'vegetables')
  as n), 1, 'a department finds its stores');
select is((select n -> 'stores' from public.grocery_near(17.44, 78.45, department => 'milk-and-dairy') as n), '[]',
  'and no others');
select is(tests.refusal($$ select public.grocery_near(17.44, 78.45, department => 'cars') $$), 'PT400 request_invalid',
  'there are no others');
select is(tests.refusal($$ select public.grocery_near(null, 78.45) $$), 'PT400 place_invalid',
  'without a place there is nothing nearby');
select is(jsonb_path_query_array(public.grocery_search('టమాట', 17.44, 78.45, 'te'), '$[*].store.slug'),
  '["kirana-one"]', 'a product is found with its store');
select is(public.grocery_search('x', 17.44, 78.45), '[]', 'one letter finds nothing');
select is(tests.refusal($$ select public.grocery_search('rice', 100, 78.45) $$), 'PT400 place_invalid',
  'nor does a place that is none');
select is(jsonb_path_query_array(public.substitutes_of(tests.item_id('Sona Masoori 1 kg')), '$[*].original_name'),
  '["Sona Masoori 5 kg", "Basmati 1 kg"]',
  'the likest goods come first, none of another tax class');
select is(tests.refusal($$ select public.substitutes_of(gen_random_uuid()) $$), 'PT404 item_not_found',
  'nothing replaces nothing');
-- Of the same kind (docs/decisions/0083).
select tests.reset();
select tests.add_grocery('kirana-one', k.name, k.paise,
  jsonb_build_object('pack_size', k.size, 'pack_unit', 'g', 'section', k.aisle, 'category', k.category, 'tax_class',
  'goods_nil'))
from (values ('Carrot', 1600, 250, 'Vegetables', 'fresh-vegetables'),
  ('Carrots from Ooty', 3000, 500, 'Vegetables', 'fresh-vegetables'),
  ('Baby carrots 250 g', 2400, 250, 'Vegetables', 'fresh-vegetables'),
    ('Green chilli', 1500, 250, 'Vegetables', 'fresh-vegetables'),
  ('Imported carrots', 9900, 250, 'Vegetables', 'fresh-vegetables'), ('Carrot', 1700, 250, 'Fruits', 'fruits'))
    as k (name, paise, size, aisle, category);
select tests.act_as_anon();
select is(jsonb_path_query_array(public.substitutes_of((select i.id from public.catalog_items as i
  where i.name = 'Carrot' and i.section = 'Vegetables')), '$[*].original_name'),
  '["Baby carrots 250 g", "Carrots from Ooty"]',
    'carrots are replaced by carrots of the same aisle at a like price, not by chillies');
select is(jsonb_path_query_array(public.substitutes_of((select i.id from public.catalog_items as i
  where i.name = 'Carrot' and i.section = 'Vegetables'), 'chilli'), '$[*].original_name'),
  '["Green chilli"]', 'unless somebody asks for them by name');
select is(public.substitutes_of(tests.item_id('Green chilli')), '[]', 'what has nothing like it has no substitute');
select tests.reset();
select is(private.goods_kind(k.name), k.kind, k.name) from (values ('Golconda Gold sona masoori rice', 'rice'),
  ('Basmati 1 kg', 'rice'), ('Tomatoes', 'tomato'),
  ('Mint leaves', 'mint leave'), ('Nizam Masala chilli powder', 'chilli powder'), ('Singur Dairy toned milk', 'milk'),
    ('Palle Paalu A2 cow milk in a glass bottle', 'milk'), ('Ammamma gongura pickle', 'pickle'),
  ('Cotton socks, 3 pairs', 'sock'), ('టమాటా 500 g', 'టమాటా'), ('500 g', null)) as k (name, kind);
delete from public.catalog_items as i where i.name ilike '%carrot%' or i.name = 'Green chilli';
select tests.act_as_anon();
-- One page each for all of its goods.
select tests.reset();
update public.vendors set status = 'suspended' where slug = 'kirana-one';
select tests.act_as_anon();
select is(tests.refusal($$ select pg_temp.items() $$), 'PT404 vendor_not_found', 'a suspended store shows nothing');
select is(tests.refusal(format('select public.substitutes_of(%L)', tests.item_id('Basmati 1 kg'))),
  'PT404 item_not_found', 'nowhere');
select tests.reset();
update public.vendors set status = 'active' where slug = 'kirana-one';

-- Who writes.
select tests.act_as('vani');
select is(tests.touched($$ update public.grocery_stores set departments = '{grocery}' $$), 0,
  'nobody changes another''s store');
select matches(tests.refusal(format('insert into public.vendor_slot_terms (vendor_id, capacity) values (%L, 1)',
  tests.vendor_id_of('kirana-one'))), '^42501', 'or its half hours');
select tests.act_as('vikram');
select is(tests.touched($$ update public.grocery_stores set departments = '{milk-and-dairy,grocery}' $$), 1,
  'its people do');
select matches(tests.refusal($$ update public.grocery_stores set fssai_number = '12345678901234' $$), '^42501',
  'the licence is the platform''s to decide');
select matches(tests.refusal($$ update public.grocery_stores set departments = '{cars}' $$), '^23514',
  'there are three departments');

-- Half hours of its own.
select is(tests.refusal(format(
  'insert into public.vendor_slot_terms (vendor_id, capacity, cutoff_minutes) values (%L, 1, 120)',
  tests.vendor_id_of('kirana-one'))), 'allowed', 'a store sets its own terms');
select is(tests.touched($$ update public.vendor_slot_terms set capacity = 1 $$), 1, 'and changes them');
select tests.act_as('asha');
select lives_ok($$ select public.add_to_cart(tests.item_id('Basmati 1 kg')::text) $$, 'something is wanted');
select is(tests.problems(tests.quote('asha', jsonb_build_object('scheduled_for', tests.slot('90 minutes')))),
  'schedule_cutoff', 'a slot before the store''s cut-off is refused (2.2, cut-off)');
select is((tests.quote('asha', jsonb_build_object('scheduled_for', tests.slot('3 hours')))) ->> 'placeable', 'true',
  'one after it is not');
select is((select min(s.starts_at) >= now() + interval '2 hours'
  from public.schedule_slots(array[tests.vendor_id_of('kirana-one')]) as s), true, 'the list agrees');
select tests.reset();
select tests.fund_wallet('asha', 1000000);
select tests.order_item('full', 'asha', 'Basmati 1 kg', 1, 'wallet',
  jsonb_build_object('scheduled_for', tests.slot('3 hours')));
select lives_ok($$ select public.add_to_cart(tests.item_id('Basmati 1 kg')::text) $$, 'another one');
select is(tests.problems(tests.quote('asha', jsonb_build_object('scheduled_for', tests.slot('3 hours')))),
  'schedule_full', 'a slot is full at the store''s own capacity (2.2, capacity)');
select is((select s.is_free from public.schedule_slots(array[tests.vendor_id_of('kirana-one')]) as s
  where s.starts_at = tests.slot('3 hours')), false, 'and shown as full');
select * from finish();
rollback;
