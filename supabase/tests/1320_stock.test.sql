-- Stock: what an order took is what comes back, whatever the vendor sets meanwhile.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_item('vendor-one', 'Haleem', 20000, 5),
  tests.add_address('asha'), tests.fund_wallet('asha', 10000000);

create function pg_temp.set_stock(item text, stock integer) returns void language plpgsql as $$
begin
  perform tests.act_as('vikram');
  update public.catalog_items as i set stock = set_stock.stock where i.id = tests.item_id(item);
end
$$;
grant execute on function pg_temp.set_stock(text, integer) to authenticated;

select tests.order_item('unlimited', 'asha', 'Dosa', 10);
select pg_temp.set_stock('Dosa', 3);
select tests.act_as('asha');
select public.cancel_order(tests.order_id('unlimited'), 'changed_mind');
select is(tests.stock_of('Dosa'), 3, 'what was ordered while unlimited does not become stock when it is cancelled');
select tests.order_item('counted', 'asha', 'Dosa', 2);
select is(tests.stock_of('Dosa'), 1, 'what is ordered from stock is taken from it');
select tests.reset();
select is((select stock_taken from public.order_items where order_id = tests.order_id('counted')), 2,
  'which the line says');
select pg_temp.set_stock('Dosa', 7);
select tests.act_as('asha');
select public.cancel_order(tests.order_id('counted'), 'changed_mind');
select is(tests.stock_of('Dosa'), 9, 'and returns to whatever the vendor has counted since');
select tests.order_item('then unlimited', 'asha', 'Dosa', 2);
select pg_temp.set_stock('Dosa', null);
select tests.act_as('asha');
select public.cancel_order(tests.order_id('then unlimited'), 'changed_mind');
select is(tests.stock_of('Dosa'), null, 'an item that has become unlimited stays so');

-- A vendor who limits the item between the price and the order.
select tests.reset();
select is(private.take_stock(jsonb_build_object('orders',
  jsonb_build_array(jsonb_build_object('lines', jsonb_build_array(
    jsonb_build_object('item_id', tests.item_id('Dosa'), 'quantity', 50),
      jsonb_build_object('item_id', tests.item_id('Haleem'), 'quantity', 6)))))),
  null::uuid[], 'a short item is not taken, and is no error either');
select is(tests.stock_of('Haleem'), 5, 'nothing of it');
select matches(tests.refusal($$ select stock_taken from public.order_items $$), 'allowed', 'the owner reads the line');
select tests.act_as('asha');
select matches(tests.refusal($$ select stock_taken from public.order_items $$), '^42501',
  'customers do not read what was left in the kitchen');
select * from finish();
rollback;
