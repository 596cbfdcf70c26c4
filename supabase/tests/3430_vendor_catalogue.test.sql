-- A vendor's items in its own hands: reading, saving, sections, bulk changes, imports and undoing them.
begin;
select no_plan();
select tests.reviewed('bounds', 'change_items import_items save_item save_sections vendor_items');
select tests.runs_on_schedule('forget-imports', 'select private.forget_imports()');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}'),
  tests.create_user('vani', '+919000000003', '{vendor}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'),
  tests.add_item('vendor-one', 'Dosa', 20000), tests.add_item('vendor-two', 'Naan', 3000);
update public.vendors set kind = 'grocery' where slug = 'vendor-two';
update public.catalog_items set tax_class = 'of_category' where name = 'Naan';
delete from public.dishes where item_id = tests.item_id('Naan');
insert into public.goods (item_id, pack_size, pack_unit) values (tests.item_id('Naan'), 200, 'g');
select set_config('tests.one', tests.vendor_id_of('vendor-one')::text, true),
  set_config('tests.two', tests.vendor_id_of('vendor-two')::text, true),
  set_config('tests.dosa', tests.item_id('Dosa')::text, true),
    set_config('tests.naan', tests.item_id('Naan')::text, true);

-- Wrong hands.
select tests.act_as_anon();
select matches(tests.refusal($$ select * from public.vendor_items(current_setting('tests.one')::uuid) $$), '^42501',
  'a guest does not work on a menu');
select tests.act_as('asha');
select is(tests.refusal($$ select * from public.vendor_items(current_setting('tests.one')::uuid) $$),
  'PT403 not_your_vendor', 'nor does a customer');
select tests.act_as('vani');
select is(tests.refusal(call), 'PT403 not_your_vendor', 'another vendor''s people do not ' || what)
from (values
  ($$ select public.vendor_catalogue(current_setting('tests.one')::uuid) $$, 'count its items'),
  ($$ select * from public.vendor_items(current_setting('tests.one')::uuid) $$, 'list them'),
  ($$ select public.vendor_item(current_setting('tests.dosa')::uuid) $$, 'open one'),
  ($$ select public.save_sections(current_setting('tests.one')::uuid, '[]') $$, 'move its sections'),
  ($$ select public.save_item(current_setting('tests.one')::uuid,
   '{"section": "A", "name": "B", "price_paise": 100, "diet": "veg"}', 'key-wrong')$$, 'add to it'),
  ($$ select public.change_items(current_setting('tests.one')::uuid, array[current_setting('tests.dosa')::uuid],
   '{"remove": true}', gen_random_uuid(), 'key-wrong')$$, 'change it'),
  ($$ select public.import_items(current_setting('tests.one')::uuid, gen_random_uuid(), '[{}]', 'key-wrong') $$,
    'write a file into it')) as wrong (call, what);
select is(tests.refusal(format($$ select public.save_item(current_setting('tests.two')::uuid,
  '{"id": "%s", "price_paise": 100}', 'key-wrong-2') $$, current_setting('tests.dosa'))),
  'PT404 item_not_found', 'nor save an item of another vendor as their own');
select is((select r -> 'rows' -> 0 ->> 'code' from public.import_items(current_setting('tests.two')::uuid,
  gen_random_uuid(),
  jsonb_build_array(jsonb_build_object('id', current_setting('tests.dosa'), 'price_paise', 100)), 'key-wrong-3') as r),
    'item_unknown', 'or slip one into a file');
select is((select r ->> 'changed' from public.change_items(current_setting('tests.two')::uuid,
  array[current_setting('tests.dosa')::uuid], '{"remove": true}', gen_random_uuid(), 'key-wrong-4') as r),
  '0', 'or into a change of many');
select tests.reset();
select is((select price_paise from public.catalog_items where id = current_setting('tests.dosa')::uuid), 20000,
  'and nothing has changed');

-- Saving one item.
select tests.act_as('vikram');
select set_config('tests.idli', public.save_item(current_setting('tests.one')::uuid,
  '{"section": "Breakfast", "name": " Idli ", "price_paise": 6000, "mrp_paise": 7000,
  "diet": "veg", "available_from": "07:00", "available_to": "11:00", "option_groups": [{"name": "Extra", "min_choices": 0, "max_choices": 2,
  "options": [{"name": "Chutney", "price_paise": 1000}, {"name": "Egg", "price_paise": 1500, "diet": "egg"}]}]}',
  'key-idli') ->> 'id', true);
select is(public.save_item(current_setting('tests.one')::uuid, '{"section": "x"}', 'key-idli') ->> 'id',
  current_setting('tests.idli'), 'a repeated call makes nothing new');
select is((select (i ->> 'name') || ' ' || (i ->> 'diet') || ' ' || (i ->> 'tax_class') || ' ' ||
  jsonb_array_length(i #> '{option_groups,0,options}')
  from public.vendor_item(current_setting('tests.idli')::uuid) as i), 'Idli veg restaurant 2',
    'an item with its choices');
select is(tests.refusal(format($$ select public.save_item(current_setting('tests.one')::uuid,
   '{"section": "A", "name": "B", "price_paise": 100, "diet": "veg"}'::jsonb || %L, 'key-odd-1')$$, odd)),
  'PT400 ' || code, what)
from (values
  ('{"price_paise": 0}', 'item_price_invalid', 'nothing is free'),
    ('{"price_paise": 1000000000}', 'item_price_invalid', 'or costs a crore'),
  ('{"price_paise": 99.5}', 'item_price_invalid', 'a price is whole paise'),
    ('{"price_paise": "100"}', 'item_price_invalid', 'and a number'),
  ('{"price_paise": 1e400}', 'item_price_invalid', 'of this world'),
  ('{"price_paise": 200, "mrp_paise": 100}', 'item_mrp_below_price', 'nothing is sold above its printed price'),
    ('{"name": "  "}', 'item_name_invalid', 'an item has a name'),
  ('{"section": ""}', 'item_section_invalid', 'and a section'),
    ('{"diet": "meaty"}', 'item_diet_invalid', 'and a diet'),
    ('{"stock": -1}', 'item_stock_invalid', 'less than none is not there'),
  ('{"available_from": "07:00"}', 'item_hours_invalid', 'hours have an end'),
    ('{"available_from": "7", "available_to": "11:00"}', 'item_hours_invalid', 'in hours and minutes'),
  ('{"option_groups": [{"name": "x", "options": []}]}', 'item_options_invalid', 'a choice is among something'),
  ('{"option_groups": [{"name": "x", "min_choices": 3, "max_choices": 1, "options": [{"name": "y"}]}]}',
    'item_options_invalid', 'and can be made'),
  ('{"option_groups": 7}', 'item_options_invalid', 'choices are a list'),
  ('{"description": "' || repeat('x', 401) || '"}', 'item_description_too_long', 'a description is short'),
  ('{"is_available": "perhaps"}', 'item_invalid', 'it is there or not')) as t (odd, code, what);
select is(tests.refusal(format($$ select public.save_item(current_setting('tests.one')::uuid,
  '{"id": "%s", "price_paise": 8000}', 'key-above-mrp') $$, current_setting('tests.idli'))),
  'PT400 item_mrp_below_price', 'a price does not rise above the printed one that stays');
select lives_ok(format($$ select public.save_item(current_setting('tests.one')::uuid,
  '{"id": "%s", "price_paise": 6500}', 'key-idli-price') $$, current_setting('tests.idli')), 'one value is changed');
select is((select (i ->> 'price_paise') || ' ' || (i ->> 'mrp_paise') || ' ' || (i ->> 'available_from')
  from public.vendor_item(current_setting('tests.idli')::uuid) as i), '6500 7000 07:00:00', 'and the others stay');
select tests.act_as('vani');
select set_config('tests.rice', public.save_item(current_setting('tests.two')::uuid,
  '{"section": "Rice", "name": "Sona Masuri", "price_paise": 6000, "unit": "1 kg", "stock": 4,
  "goods": {"brand": "Deccan", "pack_size": 1, "pack_unit": "kg", "barcode": "89012345", "origin": "Nizamabad"}}',
  'key-rice') ->> 'id', true);
select is((select (i #>> '{goods,brand}') || ' ' || (i ->> 'tax_class')
  from public.vendor_item(current_setting('tests.rice')::uuid) as i), 'Deccan goods_5',
  'goods have a pack, and the tax of their kind');
select is(tests.refusal(format($$ select public.save_item(current_setting('tests.two')::uuid,
   '{"section": "A", "name": "B", "price_paise": 100}'::jsonb || %L, 'key-odd-1')$$, odd)), 'PT400 ' || code, what)
from (values ('{"tax_class": "restaurant"}', 'item_tax_class_invalid', 'a shelf is no restaurant'),
  ('{"goods": {"pack_size": 5}}', 'item_pack_invalid', 'a pack has a unit'),
  ('{"goods": {"pack_size": "much", "pack_unit": "g"}}', 'item_pack_invalid', 'and a size'),
    ('{"goods": {"barcode": "abc"}}', 'item_barcode_invalid', 'a bar code is digits'),
  ('{"goods": {"sold_by": "weight"}}', 'item_pack_invalid', 'what is weighed has a weight'),
    ('{"goods": {"variant": {"Colour": ""}}}', 'item_variant_invalid', 'a variant has a name'),
  ('{"category_id": "00000000-0000-0000-0000-000000000000"}', 'item_category_unknown', 'a category is known'),
    ('{"goods": []}', 'item_invalid', 'goods are named values')) as t (odd, code, what);

-- The list.
select tests.act_as('vikram');
select results_eq($$ select name from public.vendor_items(current_setting('tests.one')::uuid) $$, $$ values ('Dosa'),
  ('Idli') $$, 'items come in the order of the menu');
select results_eq($$ select name from public.vendor_items(current_setting('tests.one')::uuid, after => (
  select jsonb_build_object('section_position', f.section_position, 'position', f.position, 'id', f.id)
    from public.vendor_items(current_setting('tests.one')::uuid, limit_count => 1) as f))$$,
  $$ values ('Idli') $$, 'a page follows the last row');
select results_eq($$ select name from public.vendor_items(current_setting('tests.one')::uuid,
  search => 'IDL') $$, $$ values ('Idli') $$, 'by a part of the name');
select is((select c - 'sections' from public.vendor_catalogue(current_setting('tests.one')::uuid) as c),
  '{"items": 2, "off": 0, "low": 0, "without_picture": 2, "expiring": 0}', 'with numbers');
select tests.act_as('vani');
select results_eq($$ select name from public.vendor_items(current_setting('tests.two')::uuid,
  search => ' 89012345 ') $$, $$ values ('Sona Masuri') $$, 'or by a whole bar code');
select results_eq($$ select name from public.vendor_items(current_setting('tests.two')::uuid,
  state => 'low') $$, $$ values ('Sona Masuri') $$, 'or by what runs out');

-- Sections.
select tests.act_as('vikram');
select lives_ok($$ select public.save_sections(current_setting('tests.one')::uuid,
   '[{"name": "Tiffins", "was": "Breakfast"}, {"name": "Mains"}, {"name": "Sweets"}]')$$,
  'sections are renamed, moved and added');
select is((select c -> 'sections' from public.vendor_catalogue(current_setting('tests.one')::uuid) as c),
  '[{"name": "Tiffins", "items": 1}, {"name": "Mains", "items": 1}, {"name": "Sweets", "items": 0}]',
    'in their new order, with those that are empty');
select results_eq($$ select name from public.vendor_items(current_setting('tests.one')::uuid) $$, $$ values ('Idli'),
  ('Dosa') $$, 'which the items follow');
select is(tests.refusal($$ select public.save_sections(current_setting('tests.one')::uuid, '[{"name": "Mains"}]') $$),
  'PT409 section_not_empty', 'one with items is not lost');
select is(tests.refusal($$ select public.save_sections(current_setting('tests.one')::uuid,
  '[{"name": "Mains"}, {"name": "mains"}]') $$), 'PT400 sections_invalid', 'nor are two the same');
select lives_ok($$ select public.save_sections(current_setting('tests.one')::uuid,
   '[{"name": "Mains", "was": "Tiffins"}, {"name": "Tiffins", "was": "Mains"}]')$$, 'two change names');
select is((select string_agg(name || ' ' || section, ', ' order by name)
  from public.vendor_items(current_setting('tests.one')::uuid)), 'Dosa Tiffins, Idli Mains',
  'and each keeps its items');

-- Many at once.
select set_config('tests.change', gen_random_uuid()::text, true);
select is((select r - 'skipped' from public.change_items(current_setting('tests.one')::uuid,
  array[current_setting('tests.dosa')::uuid, current_setting('tests.idli')::uuid, gen_random_uuid()],
  '{"price_bp": 1000}', current_setting('tests.change')::uuid, 'key-bulk-1') as r), '{"changed": 1, "may_undo": true}',
    'ten per cent more');
select is((select r -> 'skipped' -> 0 ->> 'code' from public.change_items(current_setting('tests.one')::uuid,
  array[current_setting('tests.dosa')::uuid, current_setting('tests.idli')::uuid],
  '{"price_bp": 1000}', current_setting('tests.change')::uuid, 'key-bulk-1') as r), 'item_mrp_below_price',
    'not above a printed price, and once');
select results_eq($$ select name, price_paise from public.vendor_items(current_setting('tests.one')::uuid)
  order by name $$, $$ values ('Dosa', 22000), ('Idli', 6500) $$, 'in whole rupees');
select
  is(
  tests.refusal(
  $$ select public.change_items(current_setting('tests.one')::uuid, array[current_setting('tests.dosa')::uuid],
   '{"price_paise": 0}', gen_random_uuid(), 'key-bulk-2')$$), 'PT400 item_price_invalid',
  'nothing is free here either');
select
  is(
  tests.refusal(
  $$ select public.change_items(current_setting('tests.one')::uuid, array[current_setting('tests.dosa')::uuid],
   '{"price_bp": 99999999}', gen_random_uuid(), 'key-bulk-2')$$), 'PT400 item_price_invalid',
  'nor ten thousand times as dear');
select
  is(
  tests.refusal(
  $$ select public.change_items(current_setting('tests.one')::uuid, array_fill(gen_random_uuid(), array[501]),
   '{"stock": 1}', gen_random_uuid(), 'key-bulk-2')$$), 'PT400 request_invalid', 'five hundred at a time');
select is((public.change_items(current_setting('tests.one')::uuid, array[current_setting('tests.dosa')::uuid],
  '{"section": "Specials", "stock": 7, "is_available": false}', current_setting('tests.change')::uuid,
  'key-bulk-3') ->> 'changed'), '1', 'section, stock and switch');
select is(public.undo_import(current_setting('tests.change')::uuid) - 'left',
  '{"removed": 0, "restored": 1, "replayed": false}', 'all of it is undone');
select
  results_eq(
  $$ select section, price_paise, stock, is_available from public.vendor_items(current_setting('tests.one')::uuid,
   search => 'dosa')$$,
  $$ values ('Tiffins', 20000, null::integer, true) $$, 'to what it was');
select ok((public.undo_import(current_setting('tests.change')::uuid) ->> 'replayed')::boolean, 'once');

-- A file.
select tests.act_as('vani');
select set_config('tests.import', gen_random_uuid()::text, true);
create function pg_temp.file() returns jsonb language sql as $$
  select jsonb_build_array(
    '{"line": 2, "section": "Rice", "name": "sona masuri", "unit": "1 KG", "price_paise": 6600, "stock": 9}'::jsonb,
    '{"line": 3, "section": "Dals", "name": "Toor dal", "unit": "500 g", "price_paise": 9000, "mrp_paise": 9900, '
      '"stock": 5, "expires_on": "2099-01-31", "goods": {"pack_size": 500, "pack_unit": "g"}}'::jsonb,
    '{"line": 4, "section": "Dals", "name": "Toor dal", "unit": "500 g", "price_paise": 9100}'::jsonb,
    '{"line": 5, "section": "Dals", "name": "Gold", "price_paise": 1000000000}'::jsonb,
    '{"line": 6, "section": "Dals", "name": "=HYPERLINK(\"x\")", "price_paise": 5000}'::jsonb,
    jsonb_build_object('line', 7, 'id', current_setting('tests.naan'), 'price_paise', 3000))
$$;
select is((select r - 'rows' from public.import_items(current_setting('tests.two')::uuid,
  current_setting('tests.import')::uuid, pg_temp.file(), 'key-file-1', dry_run => true) as r),
  '{"created": 2, "updated": 1, "unchanged": 1, "refused": 2}',
    'a file is tried before it is written, and what stays as it is is told (Issue 30)');
select is((select count(*)::integer from public.vendor_items(current_setting('tests.two')::uuid)), 2,
  'which changes nothing');
select is((select r - 'rows' from public.import_items(current_setting('tests.two')::uuid,
  current_setting('tests.import')::uuid, pg_temp.file(), 'key-file-1', 'shop.csv') as r),
  '{"created": 2, "updated": 1, "unchanged": 1, "refused": 2}', 'then it is written');
select is((select jsonb_agg(x -> 'outcome')
  from jsonb_array_elements(public.import_items(current_setting('tests.two')::uuid,
  current_setting('tests.import')::uuid, pg_temp.file(), 'key-file-1') -> 'rows') as x),
  '["updated", "created", "refused", "refused", "created", "unchanged"]', 'line by line, and once');
select is((select jsonb_agg(x -> 'code')
  from jsonb_array_elements(public.import_items(current_setting('tests.two')::uuid,
  current_setting('tests.import')::uuid, pg_temp.file(), 'key-file-1') -> 'rows') as x where x ? 'code'),
  '["item_twice", "item_price_invalid"]', 'with what was wrong');
select bag_eq($$ select name, price_paise, stock, expires_on
  from public.vendor_items(current_setting('tests.two')::uuid) $$,
  $$ values ('sona masuri', 6600, 9, null::date), ('Toor dal', 9000, 5, '2099-01-31'),
   ('=HYPERLINK("x")', 5000, null, null), ('Naan', 3000, null, null)$$,
    'items, stock with its date, and formulas as words');
select is(tests.refusal(format($$ select public.import_items(current_setting('tests.two')::uuid, gen_random_uuid(), %L,
  'key-file-2') $$, rows)), code, what)
from (values ('[]', 'PT400 request_invalid', 'nothing is no file'),
  ('{"a": 1}', 'PT400 request_invalid', 'nor is an object'), ('[1]', 'PT400 request_invalid', 'or a number'),
  ('[{"line": "x"}]', 'PT400 request_invalid', 'a line is a number')) as odd (rows, code, what);
-- What is wrong with a line is that line's fault, also where only the database finds it.
select tests.reset();
alter table public.goods add constraint goods_stand_on_a_shelf check (brand <> 'Unforeseen');
alter table public.catalog_items add constraint price_of_the_trade check (price_paise <= 5000000) not valid;
alter table public.catalog_items add constraint item_mrp_is_the_most
  check (mrp_paise is null or price_paise * 1.05 <= mrp_paise) not valid;
select tests.act_as('vani');
select is((select jsonb_agg(jsonb_build_array(x -> 'outcome', x -> 'code'))
  from jsonb_array_elements(public.import_items(current_setting('tests.two')::uuid, gen_random_uuid(), '[
    {"line": 2, "section": "Dals", "name": "Moong dal", "price_paise": 9000, "expires_on": "soon"},
    {"line": 3, "section": "Dals", "name": "Masoor dal", "price_paise": 9000, "stock": 4, "expires_on": "2026-02-31"},
    {"line": 4, "section": "Dals", "name": "Chana dal", "price_paise": 9000, "goods": {"brand": "Unforeseen"}},
    {"line": 5, "section": "Dals", "name": "Urad dal", "price_paise": 9900, "mrp_paise": 10000},
    {"line": 6, "section": "Dals", "name": "Rajma", "price_paise": 9000, "mrp_paise": 10000},
    {"line": 7, "section": "Dals", "name": "Gold dal", "price_paise": 6000000}]', 'key-file-0',
  dry_run => is_dry) -> 'rows') as x),
  '[["refused", "item_invalid"], ["refused", "item_invalid"], ["refused", "item_invalid"], ["refused", '
    '"item_mrp_below_price"], ["created", null], ["refused", "item_price_invalid"]]',
  'a day that is none, a value that a constraint refuses and a price above the MRP with its tax hold up no other line, '
    || case when is_dry then 'tried' else 'written' end)
from (values (true), (false)) as v (is_dry);
select is((select array_agg(name) from public.catalog_items
  where name in ('Moong dal', 'Masoor dal', 'Chana dal', 'Urad dal', 'Rajma', 'Gold dal')), '{Rajma}',
  'and the good one is there');
select tests.reset();
alter table public.catalog_items drop constraint item_mrp_is_the_most, drop constraint price_of_the_trade;
delete from public.catalog_items where name = 'Rajma';
select tests.act_as('vani');
-- A pack that the unit does not name stays, unless the unit changes.
select is((select r - 'rows' from public.import_items(current_setting('tests.two')::uuid, gen_random_uuid(),
  jsonb_build_array(jsonb_build_object('id', current_setting('tests.naan'),
  'section', (select section from public.catalog_items where id = current_setting('tests.naan')::uuid), 'name', 'Naan',
    'unit', unit, 'price_paise', 3000,
  'goods', '{"pack_size": null, "pack_unit": null, "sold_by": "pack"}'::jsonb)), 'key-own-export', dry_run => true)
    as r), counts::jsonb, what)
from (values (null, '{"created": 0, "updated": 0, "unchanged": 1, "refused": 0}',
  'an export imported again changes nothing (Issue 30)'),
  ('Family pack', '{"created": 0, "updated": 1, "unchanged": 0, "refused": 0}', 'another unit does'))
    as v (unit, counts, what);
-- Sizes of one name are variants of one product, also when some come later.
create function pg_temp.kurtas(sizes text[], is_dry boolean) returns bigint language sql as $$
  select jsonb_array_length(public.import_items(current_setting('tests.two')::uuid, gen_random_uuid(),
    (select jsonb_agg(jsonb_build_object('section', 'Kurtas',
    'name', 'Cotton Kurta', 'price_paise', 79900, 'goods',
      jsonb_build_object('variant', jsonb_build_object('Size', size)))) from unnest(sizes) as size),
    'key-kurtas-' || sizes[1], dry_run => is_dry) -> 'rows')::bigint
$$;
select is(pg_temp.kurtas('{S,M}', true), 2::bigint, 'two sizes are tried');
select is_empty($$ select 1 from public.products where name = 'Cotton Kurta' $$, 'which makes no product');
select is(pg_temp.kurtas('{S,M}', false) + pg_temp.kurtas('{L}', false), 3::bigint,
  'two sizes are imported, and one more');
select
  results_eq(
  $$ select count(*), count(distinct g.product_id) from public.goods as g join public.catalog_items as i on i.id = g.item_id
   where i.name = 'Cotton Kurta'$$,
  $$ values (3::bigint, 1::bigint) $$, 'they are one product');
select tests.reset();
delete from public.catalog_items where name = 'Cotton Kurta';
select tests.act_as('vani');
-- A bar code that several items have is that of the name; alone it renames its item, and says so.
create function pg_temp.coded(names text[], is_dry boolean) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_array(x ->> 'outcome', x ->> 'was_name'))
    from jsonb_array_elements(public.import_items(current_setting('tests.two')::uuid, gen_random_uuid(),
    (select jsonb_agg(jsonb_build_object('section', 'Coded', 'name', name, 'price_paise', 5000, 'goods',
      '{"barcode": "8901234567894"}'::jsonb)) from unnest(names) as name),
    'key-coded-' || names[1], dry_run => is_dry) -> 'rows') as x
$$;
select is(pg_temp.coded('{Soap,Soda}', false), '[["created", null], ["created", null]]',
  'two items with one bar code are imported');
select is(pg_temp.coded('{Soap,Soda}', true), '[["unchanged", null], ["unchanged", null]]',
  'and are each themselves when they are imported again');
select matches(pg_temp.coded('{Shampoo}', true)::text, '^\[\["updated", "So(ap|da)"\]\]$',
  'another name under the code is told');
select tests.reset();
delete from public.catalog_items where section = 'Coded';
select tests.act_as('vani');
-- Other spellings of a name are told, and nothing is decided.
create function pg_temp.spelled(is_dry boolean) returns jsonb language sql as $$
  select jsonb_agg(x - array['line', 'outcome', 'item_id'])
    from jsonb_array_elements(public.import_items(current_setting('tests.two')::uuid, gen_random_uuid(), '[
    {"line": 2, "section": "Dals", "name": "toordal", "unit": "500gms", "price_paise": 9000},
    {"line": 3, "section": "Dals", "name": "Toor Dal 500 g", "price_paise": 9000},
    {"line": 4, "section": "Dals", "name": "Toor dal", "unit": "5 kg", "price_paise": 80000},
    {"line": 5, "section": "Dals", "name": "Toor dal", "unit": "5 kg", "price_paise": 80000, "goods": {"variant": {"Grade": "A"}}}]', 'key-spelled', dry_run => is_dry) -> 'rows') as x
$$;
select is((select jsonb_agg(x ->> 'spelling') from jsonb_array_elements(pg_temp.spelled(true)) as x),
  '["turdal500g", "turdal500g", "turdal5kg", "turdal5kg|{\"grade\": \"a\"}"]',
  'three spellings of a name sound alike; another pack and another variant do not');
select is((select jsonb_agg(x ->> 'like_name') from jsonb_array_elements(pg_temp.spelled(true)) as x),
  '["Toor dal", "Toor dal", null, null]', 'and are told of the item that is there');
select is((select jsonb_agg(x) from jsonb_array_elements(pg_temp.spelled(false)) as x), '[{}, {}, {}, {}]',
  'which is for the vendor to decide before it is written');
select tests.reset();
delete from public.catalog_items where section = 'Dals' and name ilike 'toor%dal%'
  and id not in (select item_id from private.catalog_import_rows
  where import_id = current_setting('tests.import')::uuid);
select tests.act_as('vani');
select is(tests.refusal($$ select public.import_items(current_setting('tests.two')::uuid, gen_random_uuid(),
   to_jsonb(array(select '{}'::jsonb from generate_series(1, 501))), 'key-file-2')$$), 'PT400 request_invalid',
  'a call has five hundred lines');
select is(tests.refusal($$ select public.import_items(current_setting('tests.two')::uuid, gen_random_uuid(),
   jsonb_build_array(jsonb_build_object('name', repeat('x', 2000000))), 'key-file-2')$$), 'PT413 request_too_large',
  'or a megabyte');
select tests.act_as('vikram');
select is(tests.refusal($$ select public.undo_import(current_setting('tests.import')::uuid) $$),
  'PT403 not_your_vendor', 'another vendor does not undo it');
select
  is(
  tests.refusal($$ select public.import_items(current_setting('tests.one')::uuid, current_setting('tests.import')::uuid,
   '[{"section": "A", "name": "B", "price_paise": 100, "diet": "veg"}]', 'key-file-3')$$), 'PT409 import_closed',
  'or go on with it');
select is_empty($$ select 1 from public.catalog_imports where id = current_setting('tests.import')::uuid $$,
  'or see it');
select tests.act_as('vani');
select results_eq($$ select label, created, updated, unchanged, refused from public.catalog_imports
  where kind = 'file' and label <> '' $$, $$ values ('shop.csv', 2, 1, 1, 2) $$, 'its own people see what came of it');
select lives_ok($$ update public.catalog_items set stock = 7 where name = 'sona masuri' $$, 'two packs are sold');
select lives_ok($$ update public.catalog_items set description = 'Split'
  where name = 'Toor dal' $$, 'and one item is changed by hand');
select is(public.undo_import(current_setting('tests.import')::uuid),
  '{"removed": 1, "restored": 1, "left": 1, "replayed": false}', 'the rest is undone');
select bag_eq($$ select name, price_paise, stock from public.vendor_items(current_setting('tests.two')::uuid) $$,
  $$ values ('Sona Masuri', 6000, 2), ('Toor dal', 9000, 5), ('Naan', 3000, null) $$,
    'what was sold stays sold, what was changed stays changed');
-- Stock and undo: what was sold stays sold, whenever it was.
create function pg_temp.recount(change jsonb, undo text) returns jsonb language sql as $$
  select public.change_items(current_setting('tests.two')::uuid, array[current_setting('tests.naan')::uuid], change,
    undo::uuid, gen_random_uuid()::text)$$;
create function pg_temp.naans() returns integer language sql as $$ select stock from public.catalog_items
  where id = current_setting('tests.naan')::uuid $$;
update public.catalog_items set stock = 10 where id = current_setting('tests.naan')::uuid;
select set_config('tests.more', gen_random_uuid()::text, true);
select pg_temp.recount('{"stock": 20}', current_setting('tests.more'));
update public.catalog_items set stock = stock - 5 where id = current_setting('tests.naan')::uuid;
select pg_temp.recount('{"stock": 30}', current_setting('tests.more'));
select public.undo_import(current_setting('tests.more')::uuid);
select is(pg_temp.naans(), 5, 'pieces that were sold between two steps of a change stay sold');
select set_config('tests.more', gen_random_uuid()::text, true);
select pg_temp.recount('{"stock": 2}', current_setting('tests.more'));
update public.catalog_items set stock = 4 where id = current_setting('tests.naan')::uuid;
select public.undo_import(current_setting('tests.more')::uuid);
select is(pg_temp.naans(), 5, 'what was counted by hand since is not multiplied');
select set_config('tests.more', gen_random_uuid()::text, true);
select pg_temp.recount('{"stock": 50}', current_setting('tests.more'));
update public.catalog_items set stock = 1 where id = current_setting('tests.naan')::uuid;
select public.undo_import(current_setting('tests.more')::uuid);
select is(pg_temp.naans(), 0, 'nothing is fewer than none');
update public.catalog_items set stock = null where id = current_setting('tests.naan')::uuid;
select is((public.change_items(current_setting('tests.two')::uuid,
  array(select id from public.vendor_items(current_setting('tests.two')::uuid)), '{"stock": 50}', gen_random_uuid(),
  'key-bulk-9') -> 'skipped' -> 0 ->> 'code'),
  'stock_by_batch', 'what is kept by batch is not counted past its batches');
select matches(tests.refusal($$ select * from private.catalog_import_rows $$), '^42501',
  'and what is remembered is nobody''s to read');
select tests.reset();
update public.catalog_imports set made_at = now() - interval '31 days';
select lives_ok($$ select private.forget_imports() $$, 'after a month');
select is_empty($$ select 1 from private.catalog_import_rows $$, 'it is forgotten');
select * from finish();
rollback;
