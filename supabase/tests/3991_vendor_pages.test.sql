-- A vendor's cover, the photos of its goods, the pages of its products, variants made at once, and the version of
-- public pages.
begin;
select no_plan();
select tests.reviewed('guests', 'page_version');
select tests.reviewed('bounds', 'add_variants page_version save_product set_item_gallery set_vendor_cover');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('meera', '+919000000004', '{vendor}');
select tests.open_shop('charminar-digital', 'vikram'), tests.open_shop('golconda-mart', 'meera');
select tests.add_product('Earbuds Neo', 'Voltix');
select tests.add_variant('charminar-digital', 'Kurta', 49900, null, '{}', 5),
  tests.add_variant('golconda-mart', 'Earbuds black', 149900, 'Earbuds Neo', '{"Colour": "Black"}', 3);
select tests.open_vendor('a-restaurant', 'vikram'), tests.add_item('a-restaurant', 'Dosa', 20000);
create function tests.photo(item text, name text) returns text language sql stable security definer as $$
  select i.vendor_id || '/' || i.id || '/' || photo.name || '.webp' from public.catalog_items as i
    where i.name = photo.item
$$;
create function tests.store(path text) returns void language sql as $$ insert into storage.objects (bucket_id, name)
  values ('catalogue', path) $$;
grant execute on all functions in schema tests to anon, authenticated;

-- Who may.
select tests.act_as_anon();
select matches(tests.refusal(c), '^42501', 'guests may not: ' || c) from unnest(array[
  'select public.set_vendor_cover(gen_random_uuid())', 'select public.set_item_gallery(gen_random_uuid(), ''{}'')',
    'select public.vendor_product(gen_random_uuid())',
  $$ select public.save_product(gen_random_uuid(), '{}',
    'key-of-a-product') $$, $$ select public.add_variants(gen_random_uuid(), '[]', 'key-of-variants', 1) $$]) as c;
select tests.act_as('meera');
select is(tests.refusal(c), 'PT403 not_your_vendor', 'nor may another vendor: ' || left(c, 40)) from unnest(array[
  format('select public.set_vendor_cover(%L)', tests.vendor_id_of('charminar-digital')),
    format('select public.set_item_gallery(%L, ''{}'')', tests.item_id('Kurta')),
  format('select public.vendor_product(%L)', tests.item_id('Kurta')),
    format($$ select public.save_product(%L, '{}', 'key-of-a-product') $$, tests.item_id('Kurta')),
  format($$ select public.add_variants(%L, '[{"name": "Size", "values": ["S"]}]', 'key-of-variants', 1) $$,
    tests.item_id('Kurta'))]) as c;
select matches(tests.refusal(format('select tests.store(%L)',
  tests.vendor_id_of('charminar-digital') || '/cover/mine.webp')), '^42501', 'nor store a cover for another');

-- The cover.
select tests.reset();
update public.vendors set picture = 'covers/drawn.webp' where slug = 'charminar-digital';
select tests.act_as('vikram');
select is(tests.refusal(format('select public.set_vendor_cover(%L, %L)', tests.vendor_id_of('charminar-digital'),
  path)), 'PT400 cover_invalid', 'no cover: ' || left(path, 30))
from unnest(array['https://example.com/x.jpg', tests.vendor_id_of('charminar-digital') || '/cover/nowhere.webp',
  tests.vendor_id_of('golconda-mart') || '/cover/a.webp']) as path;
select is(tests.refusal(format('select public.set_vendor_cover(%L, repeat(''x'', 1000))',
  tests.vendor_id_of('charminar-digital'))), 'PT413 request_too_large', 'nor a novel');
select lives_ok(format('select tests.store(%L)', tests.vendor_id_of('charminar-digital') || '/cover/front.webp'),
  'its people store one');
select is(public.set_vendor_cover(tests.vendor_id_of('charminar-digital'),
  tests.vendor_id_of('charminar-digital') || '/cover/front.webp'),
  tests.vendor_id_of('charminar-digital') || '/cover/front.webp', 'and show it');
select is(public.storefront('charminar-digital') ->> 'picture',
  tests.vendor_id_of('charminar-digital') || '/cover/front.webp', 'so does the storefront');
select is(public.set_vendor_cover(tests.vendor_id_of('charminar-digital')), 'covers/drawn.webp',
  'without it the platform''s picture is back');
select matches(tests.refusal(format('select tests.store(%L)',
  tests.vendor_id_of('charminar-digital') || '/cover/../../x.webp')), '^42501', 'other paths are no cover');

-- Photos of goods.
select tests.store(tests.photo('Kurta', n)) from unnest('{one,two,three}'::text[]) as n;
select public.set_item_gallery(tests.item_id('Kurta'),
  array[tests.photo('Kurta', 'two'), tests.photo('Kurta', 'one'), tests.photo('Kurta', 'three')]);
select is(public.vendor_item(tests.item_id('Kurta')) ->> 'picture', tests.photo('Kurta', 'two'),
  'the first photo is the one of lists');
select is(public.vendor_item(tests.item_id('Kurta')) #> '{goods,gallery}',
  to_jsonb(array[tests.photo('Kurta', 'one'), tests.photo('Kurta', 'three')]), 'the others follow in their order');
select is(tests.refusal(format('select public.set_item_gallery(%L, %L::text[])', tests.item_id('Kurta'), paths)),
  'PT400 gallery_invalid', 'no gallery: ' || left(paths, 40))
from unnest(array['{https://example.com/x.jpg}', '{NULL}', format('{%1$s,%1$s}', tests.photo('Kurta', 'one')),
  format('{%s}', tests.photo('Kurta', 'nine')),
  (select array_agg(tests.photo('Kurta', 'p' || n))::text from generate_series(1, 9) as n)]) as paths;
select is(tests.refusal(format('select public.set_item_gallery(%L, ''{}'')', tests.item_id('Dosa'))),
  'PT400 item_invalid', 'a dish has one photo');

-- The page of a product.
select is(public.vendor_product(tests.item_id('Kurta')), '{"product": null, "may_change": true, "variants": []}'::jsonb,
  'an item that stands alone has no product yet');
select is(tests.refusal(format('select public.save_product(%L, %L, ''key-of-bad-page'')', tests.item_id('Kurta'),
  page)), 'PT400 product_invalid', 'no page: ' || left(page, 40))
from unnest(array['[]', '{"name": " "}', '{"specs": {"": "x"}}', '{"specs": {"Material": 3}}',
  jsonb_build_object('description', repeat('x', 4001))::text, '{"size_guide": {"columns": ["Size"], "rows": [["S"]]}}',
  '{"size_guide": {"columns": ["Size", "Chest"], "rows": [["S"]]}}',
    '{"size_guide": {"columns": ["Size", "Chest"], "rows": []}}',
    '{"size_guide": {"columns": ["Size", "Chest"], "rows": [["S", 3]]}}',
  '{"size_guide": "none"}']) as page;
select is(tests.refusal(format(
  'select public.save_product(%L, jsonb_build_object(''x'', repeat(''x'', 20000)), ''key-of-long-page'')',
  tests.item_id('Kurta'))), 'PT413 request_too_large', 'nor one without an end');
select public.save_product(tests.item_id('Kurta'), '{"name": "Cotton kurta", "specs": {"Material": "Cotton"}, '
  '"size_guide": {"columns": ["Size", "Chest"], "rows": [["S", "92 cm"]]}}', 'key-of-the-page-1');
select is(public.save_product(tests.item_id('Kurta'), '{"name": "Cotton kurta", "specs": {"Material": "Cotton"}, '
  '"size_guide": {"columns": ["Size", "Chest"], "rows": [["S", "92 cm"]]}}', 'key-of-the-page-1') ->> 'id',
  (select g.product_id::text from public.goods as g where g.item_id = tests.item_id('Kurta')),
    'a repeated save makes one product');
select is(public.shopping_product(tests.item_id('Kurta')) - array['id', 'offers',
  'department'] @> '{"name": "Cotton kurta", "specs": {"Material": "Cotton"}}', true, 'which customers read');
select tests.act_as('meera');
select is(public.vendor_product(tests.item_id('Earbuds black')) ->> 'may_change', 'false',
  'a product that the platform wrote');
select is(tests.refusal(format($$ select public.save_product(%L, '{"name": "Mine"}', 'key-of-foreign-page') $$,
  tests.item_id('Earbuds black'))), 'PT403 product_not_yours', 'is not its seller''s to change');

-- Variants at once.
create temporary table kurta on commit drop as select tests.item_id('Kurta') as id;
grant select on kurta to anon, authenticated;
select tests.act_as('vikram');
select is(tests.refusal(format('select public.add_variants(%L, %L, ''key-of-bad-variants'', 1)', (select id from kurta),
  axes)), 'PT400 variants_invalid', 'no variants: ' || left(axes, 40))
from unnest(array['{}', '[]', '[{"name": "", "values": ["S"]}]', '[{"name": "Size", "values": []}]',
  '[{"name": "Size", "values": ["S", "s"]}]', '[{"name": "Size", "values": [3]}]',
  '[{"name": "Size", "values": ["S"]}, {"name": "size", "values": ["M"]}]',
  jsonb_build_array(jsonb_build_object('name', 'A', 'values', array(select 'v' || n from generate_series(1, 8) as n)),
    jsonb_build_object('name', 'B', 'values', array(select 'v' || n from generate_series(1, 8) as n)))::text]) as axes;
select is(tests.refusal(format($$ select public.add_variants(%L, '[{"name": "Size", "values": ["S"]}]',
  'key-of-less-than-none', -1) $$, (select id from kurta))), 'PT400 variants_invalid', 'nor less than none');
select is(public.add_variants((select id from kurta),
  '[{"name": "Size", "values": ["S", "M", "L"]}, {"name": "Colour", "values": ["Blue", "Red"]}]', 'key-of-the-variants',
  4),
  '{"made": 5, "there": 0}'::jsonb, 'three sizes in two colours are six items, of which one was there');
select is(public.add_variants((select id from kurta),
  '[{"name": "Size", "values": ["S", "M", "L"]}, {"name": "Colour", "values": ["Blue", "Red"]}]', 'key-of-the-variants',
  4),
  '{"made": 5, "there": 0}'::jsonb, 'a repeated call makes nothing twice');
select is(public.add_variants((select id from kurta),
  '[{"name": "Size", "values": ["L", "XL"]}, {"name": "Colour", "values": ["Blue"]}]', 'key-of-more-variants', null),
  '{"made": 1, "there": 1}'::jsonb, 'what is there stays');
select tests.reset();
select is((select string_agg(i.name || ' ' || coalesce(i.stock::text, '-') || ' ' || i.price_paise, ', '
  order by i.position, i.name) from public.catalog_items as i join public.goods as g on g.item_id = i.id
    join public.products as p on p.id = g.product_id where p.name = 'Cotton kurta'),
  'Cotton kurta (S, Blue) 5 49900, Cotton kurta (S, Red) 4 49900, Cotton kurta (M, Blue) 4 49900, Cotton kurta (M, '
    'Red) 4 49900, Cotton kurta (L, Blue) 4 49900, Cotton kurta (L, Red) 4 49900, Cotton kurta (XL, Blue) - 49900',
  'named by what tells them apart, at the same price');

-- The version of public pages.
create temporary table versions on commit drop as select public.page_version('charminar-digital') as of_one,
  public.page_version('golconda-mart') as of_other, public.page_version() as of_all;
grant select on versions to anon, authenticated;
select tests.act_as('vikram');
select public.set_accepting_orders(tests.vendor_id_of('charminar-digital'), false, null);
select tests.act_as_anon();
select isnt(public.page_version('charminar-digital'), (select of_one from versions),
  'a vendor''s change is another version of its page');
select isnt(public.page_version(), (select of_all from versions), 'and of the pages that name several');
select is(public.page_version('golconda-mart'), (select of_other from versions), 'and of no other vendor''s');
select is(public.page_version('nobody'), '0.0', 'where there is nobody there is nothing to change');
select is(tests.refusal($$ select public.page_version(repeat('x', 1000)) $$), 'PT413 request_too_large',
  'a name has an end');
select * from finish();
rollback;
