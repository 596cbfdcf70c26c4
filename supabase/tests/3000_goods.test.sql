-- Goods: products, packs and unit prices, stock by batch, taxes, and who may write them.
begin;
select no_plan();
select tests.reviewed('bounds', 'add_stock_batch');
select tests.reviewed('row', 'are_pairs are_pictures');
select tests.runs_on_schedule('write-off-expired', 'select private.write_off_expired()');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('vani', '+919000000004', '{vendor}'), tests.create_user('dev', '+919000000005', '{delivery}');
select tests.open_store('kirana', 'vikram'), tests.open_store('bazaar', 'vani', 'shopping'),
  tests.open_vendor('cafe', 'vani'),
  tests.add_good('kirana', 'Rice', 6000, 5, '{"pack_size": 500, "pack_unit": "g", "category": "rice-and-atta"}'),
  tests.add_good('kirana', 'Onion', 4000, null,
    '{"category": "fresh-vegetables", "sold_by": "weight", "pack_size": 1, "pack_unit": "kg"}'),
  tests.add_good('bazaar', 'Charger', 49900, 3, '{"category": "mobiles-and-accessories"}'),
    tests.add_item('cafe', 'Dosa', 9000),
  tests.add_address('asha'), tests.fund_wallet('asha', 500000);

-- Unit prices.
select is(private.unit_price(price, size, unit), answer::jsonb,
  format('%s %s for %s paise have their unit price', size, unit, price))
from (values (6000, 500, 'g', '{"paise": 12000, "per": "kg"}'), (2700, 450, 'ml', '{"paise": 6000, "per": "l"}'),
  (9900, 3, 'piece', '{"paise": 3300, "per": "piece"}'), (10000, 0.75, 'kg', '{"paise": 13333, "per": "kg"}'),
    (100, null, null, null)) as p (price, size, unit, answer);

-- Taxes.
select is((select i.tax_class from public.catalog_items as i where i.id = tests.item_id(t.name)), class,
  t.name || ' is taxed as ' || class)
from (values ('Rice', 'goods_5'), ('Onion', 'goods_nil'), ('Charger', 'goods_18'), ('Dosa', 'restaurant'))
  as t (name, class);
select tests.act_as('vikram');
select is(tests.refusal(format($$ update public.catalog_items set tax_class = 'goods_nil'
  where id = %L $$, tests.item_id('Rice'))), 'allowed',
  'a store says which class of goods an item belongs to');
select is(tests.refusal(format($$ update public.catalog_items set tax_class = 'goods_99'
  where id = %L $$, tests.item_id('Rice'))), 'PT400 tax_class_invalid',
  'not one that does not exist');
select lives_ok(format($$ update public.catalog_items set tax_class = 'restaurant'
  where id = %L $$, tests.item_id('Rice')), 'nor that of a restaurant');
select is((select tax_class from public.catalog_items where id = tests.item_id('Rice')), 'goods_5',
  'which becomes that of the category');
select tests.act_as('vani');
select lives_ok(format($$ update public.catalog_items set tax_class = 'goods_nil'
  where id = %L $$, tests.item_id('Dosa')), 'a café writes a class of goods');
select is((select tax_class from public.catalog_items where id = tests.item_id('Dosa')), 'restaurant',
  'and stays a restaurant');

-- Batches.
select tests.act_as('vikram');
select is(public.add_stock_batch(tests.item_id('Rice'), 4, tests.today() + 2, 'from Zaheerabad',
  'batch-key-1') ->> 'stock', '9', 'a batch adds to what was there');
select is(public.add_stock_batch(tests.item_id('Rice'), 4, tests.today() + 2, 'from Zaheerabad',
  'batch-key-1') ->> 'stock', '9', 'once for one key');
select is(tests.batches_of('Rice'), '4, 5', 'what was counted before is a batch without a date');
select is(tests.refusal(format($$ select public.add_stock_batch(%L, %s, %L) $$, tests.item_id('Rice'), quantity, day)),
  refusal, 'a batch is not ' || what)
from (values (0, null, 'PT400 stock_invalid', 'empty'), (-1, null, 'PT400 stock_invalid', 'less than nothing'),
  (100001, null, 'PT400 stock_invalid', 'endless'),
  (1, (tests.today() - 1)::text, 'PT400 batch_expired', 'of yesterday')) as b (quantity, day, refusal, what);
select is(tests.refusal(format($$ insert into public.stock_batches (item_id, quantity)
  values (%L, 9) $$, tests.item_id('Rice'))),
  '42501 permission denied for table stock_batches', 'nobody writes batches past the function');
select tests.order_item('first', 'asha', 'Rice', 6);
select is(tests.batches_of('Rice'), '0, 3', 'an order takes what expires first');
select is(tests.stock_of('Rice'), 3, 'and the stock is what is left');
select public.cancel_order(tests.order_id('first'), 'changed_mind');
select is(tests.stock_of('Rice') || ': ' || tests.batches_of('Rice'), '9: 0, 9',
  'what a cancelled order returns is put with what keeps longest');
select tests.act_as('vikram');
update public.catalog_items set stock = 2 where id = tests.item_id('Rice');
select is(tests.batches_of('Rice'), '0, 2', 'a count by hand corrects the batches');
select tests.reset();
select tests.add_batch('Rice', 7, tests.today() - 1);
select is(tests.stock_of('Rice'), 2, 'what has expired is not in stock');
select is(private.write_off_expired(), 1, 'and is written off after midnight');
select is(private.write_off_expired(), 0, 'once');
select is(tests.batches_of('Rice'), '0, 0, 2', 'its batch stays with nothing in it');
select tests.act_as('vikram');
select is(public.write_off_batch((select id from public.stock_batches where quantity = 2), 1) ->> 'stock', '1',
  'a broken piece is taken out');
select is(tests.refusal(format($$ select public.write_off_batch(%L, 2) $$, (select id from public.stock_batches
  where quantity = 1))), 'PT409 stock_short',
  'not more than there is');

-- Who may not.
select tests.act_as('vani');
select is(tests.refusal(format($$ select public.add_stock_batch(%L, 4) $$, tests.item_id('Rice'))),
  'PT403 not_your_vendor', 'another vendor adds no batch');
select is((select count(*) from public.stock_batches), 0::bigint, 'and reads none');
select is(tests.refusal(format($$ insert into public.goods (item_id) values (%L) $$, tests.item_id('Dosa'))), 'allowed',
  'a vendor describes its own item');
with changed as (update public.goods set brand = 'Mine' where item_id = tests.item_id('Rice') returning 1)
  select is((select count(*) from changed), 0::bigint, 'not another''s');
select is(tests.refusal($$ insert into public.products (created_by_vendor, name)
  values (tests.vendor_id_of('kirana'), 'Theirs') $$),
  '42501 new row violates row-level security policy for table "products"', 'nor a product in another''s name');
select lives_ok($$ insert into public.products (created_by_vendor, name, specs)
   values (tests.vendor_id_of('bazaar'), 'Cotton shirt', '{"Material": "Cotton"}')$$, 'its own it writes');
select matches(tests.refusal($$ insert into public.products (created_by_vendor, name, specs)
   values (tests.vendor_id_of('bazaar'), 'Shirt', '{"Material": 3}')$$),
  'product_specs', 'with specifications that are texts');
select tests.act_as('asha');
select is(tests.refusal(format($$ select public.add_stock_batch(%L, 4) $$, tests.item_id('Rice'))),
  'PT403 not_your_vendor', 'nor does a customer');
select is((select count(*) from public.stock_batches), 0::bigint, 'who reads none');
select is((select count(*) from public.goods), 3::bigint + 1, 'everybody reads goods');
select is(tests.refusal(format($$ update public.goods set brand = 'x' where item_id = %L $$, tests.item_id('Rice'))),
  'allowed', 'a customer''s change of them');
select is((select brand from public.goods where item_id = tests.item_id('Rice')), null, 'changes nothing');
select tests.act_as_anon();
select is((select count(*) from public.products), 1::bigint, 'visitors read products');
select matches(tests.refusal(format($$ select public.add_stock_batch(%L, 4) $$, tests.item_id('Rice'))), '^42501',
  'visitors add no batch');
select matches(tests.refusal($$ select count(*) from public.stock_batches $$), '^42501', 'nor read one');
select tests.reset();
update public.vendors set status = 'suspended' where slug = 'kirana';
select tests.act_as_anon();
select is((select count(*) from public.goods as g where g.item_id = tests.item_id('Rice')), 0::bigint,
  'goods of a suspended store are not on show');
select * from finish();
rollback;
