-- Photos of items: who may store them, and where; the platform's drawing while there is none.
begin;
select no_plan();
select tests.create_user('asha'), tests.create_user('vikram', null, '{vendor}'),
  tests.create_user('vani', null, '{vendor}'),
  tests.create_user('admin', null, '{admin}');
select tests.open_vendor('shop-one', 'vikram'), tests.open_vendor('shop-two', 'vani'),
  tests.add_item('shop-one', 'Dosa', 20000), tests.add_item('shop-one', 'Idli', 8000),
    tests.add_item('shop-two', 'Naan', 3000);
create function pg_temp.photo(shop text, dish text, file text) returns text language sql as $$
  select tests.vendor_id_of(shop) || '/' || tests.item_id(dish) || '/' || file
$$;
create function pg_temp.store(path text) returns text language sql as $$
  select format('insert into storage.objects (bucket_id, name) values (''catalogue'', %L)', path)
$$;
grant execute on function pg_temp.photo(text, text, text), pg_temp.store(text) to public;

select results_eq($$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'catalogue' $$,
  $$ values (true, 307200::bigint, '{image/webp,image/jpeg}'::text[]) $$,
    'photos of items are small, of two kinds, and seen by everybody (Issue, dish photos)');

-- The files.
select tests.act_as('vikram');
select lives_ok(pg_temp.store(pg_temp.photo('shop-one', 'Dosa', 'one.webp')),
  'a vendor''s people put a photo into the folder of their item (Issue, dish photos)');
select matches(tests.refusal(pg_temp.store(pg_temp.photo('shop-two', 'Naan', 'one.webp'))), '^42501',
  'not of another vendor''s');
select matches(tests.refusal(pg_temp.store(pg_temp.photo('shop-one', 'Naan', 'one.webp'))), '^42501',
  'nor of an item that is not theirs in their own folder');
select matches(tests.refusal(pg_temp.store(path)), '^42501', 'nor under another path: ' || path)
from unnest(array['one.webp', 'dishes/one.webp', 'dishes/1/one.webp', pg_temp.photo('shop-one', 'Dosa', 'one.html'),
  pg_temp.photo('shop-one', 'Dosa', 'deep/one.webp'),
  pg_temp.photo('shop-one', 'Dosa', 'One.webp'), pg_temp.photo('shop-one', 'Dosa', '../one.webp')]) as path;
select lives_ok(pg_temp.store(pg_temp.photo('shop-one', 'Dosa', 'n' || n || '.webp')), 'a few have room')
  from generate_series(1, 3) as n;
select matches(tests.refusal(pg_temp.store(pg_temp.photo('shop-one', 'Dosa', 'n4.webp'))), '^42501',
  'four are enough: the bucket is nobody''s disk (Issue, dish photos)');
select lives_ok(pg_temp.store(pg_temp.photo('shop-one', 'Idli', 'one.webp')), 'the next item has room of its own');
select is(tests.touched($$ update storage.objects set metadata = '{}' where name like '%/n3.webp' $$), 1,
  'one that is there may be replaced');
select matches(tests.refusal(format($$ update storage.objects set name = %L
  where name like '%%/n3.webp' $$, pg_temp.photo('shop-two', 'Naan', 'one.webp'))),
  '^42501', 'but not moved to another vendor');
select is(tests.touched($$ delete from storage.objects where name like '%/n_.webp' $$), 3, 'and old ones are removed');
select tests.act_as('vani');
select is_empty($$ select name from storage.objects where bucket_id = 'catalogue' $$,
  'another vendor does not list them');
select is(tests.touched($$ delete from storage.objects where bucket_id = 'catalogue' $$), 0, 'or remove them');
select is(tests.touched($$ update storage.objects set metadata = '{}' where bucket_id = 'catalogue' $$), 0,
  'or replace them');
select tests.act_as('asha');
select matches(tests.refusal(pg_temp.store(pg_temp.photo('shop-one', 'Dosa', 'two.webp'))), '^42501',
  'a customer puts none (Issue, dish photos)');
select is(tests.touched($$ delete from storage.objects where bucket_id = 'catalogue' $$), 0, 'and removes none');
select tests.act_as('admin');
select matches(tests.refusal(pg_temp.store(pg_temp.photo('shop-one', 'Dosa', 'two.webp'))), '^42501',
  'nor does an administrator by hand');
select tests.act_as_anon();
select matches(tests.refusal(pg_temp.store(pg_temp.photo('shop-one', 'Dosa', 'two.webp'))), '^42501', 'nor a guest');
select is_empty($$ select name from storage.objects where bucket_id = 'catalogue' $$, 'who lists none');
select is(tests.touched($$ delete from storage.objects where bucket_id = 'catalogue' $$), 0,
  'and removes none (Issue, dish photos)');

-- The item that shows them.
select tests.reset();
update public.catalog_items set drawing = 'dishes/dosa.webp' where id = tests.item_id('Dosa');
select is((select picture from public.catalog_items where id = tests.item_id('Dosa')), 'dishes/dosa.webp',
  'an item without a photo shows the platform''s drawing');
select tests.act_as('vikram');
select lives_ok(format($$ update public.catalog_items set picture = %L
  where id = %L $$, pg_temp.photo('shop-one', 'Dosa', 'one.webp'), tests.item_id('Dosa')),
  'the vendor''s own photo replaces the drawing (Issue, dish photos)');
select matches(tests.refusal(format($$ update public.catalog_items set picture = %L
  where id = %L $$, path, tests.item_id('Dosa'))), '^23514', 'no other picture does: ' || path)
from unnest(array['https://elsewhere.example/pixel.webp', 'dishes/idli.webp',
  pg_temp.photo('shop-two', 'Naan', 'one.webp'), pg_temp.photo('shop-one', 'Idli', 'one.webp'),
  pg_temp.photo('shop-one', 'Dosa', '../one.webp')]) as path;
select matches(tests.refusal($$ update public.catalog_items set drawing = 'dishes/idli.webp' $$), '^42501',
  'the drawing is the platform''s to choose');
select is(tests.touched(format($$ update public.catalog_items set picture = null
  where id = %L $$, tests.item_id('Naan'))), 0, 'another vendor''s item keeps its picture');
select tests.act_as('asha');
select is(tests.touched($$ update public.catalog_items set picture = null $$), 0, 'customers change no picture');
select is((select jsonb_path_query_first(public.get_menu(tests.vendor_id_of('shop-one')),
  '$[*].items[*] ? (@.name == "Dosa").picture') #>> '{}'),
  pg_temp.photo('shop-one', 'Dosa', 'one.webp'), 'but see the photo in the menu (Issue, dish photos)');
select tests.act_as_anon();
select matches(tests.refusal($$ update public.catalog_items set picture = null $$), '^42501',
  'nor do guests change one');
select tests.act_as('vikram');
update public.catalog_items set picture = null where id in (tests.item_id('Dosa'), tests.item_id('Idli'));
select is((select picture from public.catalog_items where id = tests.item_id('Dosa')), 'dishes/dosa.webp',
  'removed, the drawing comes back (Issue, dish photos)');
select is((select picture from public.catalog_items where id = tests.item_id('Idli')), null,
  'or none, where there is none');
select * from finish();
rollback;
