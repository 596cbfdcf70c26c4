-- "Buy now": some lines of a cart are priced and ordered, the others stay.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('vani', '+919000000004', '{vendor}');
select tests.open_vendor('kitchen', 'vikram'), tests.open_vendor('bakery', 'vani'),
  tests.add_item('kitchen', 'Dosa', 20000), tests.add_item('kitchen', 'Idli', 15000),
    tests.add_item('bakery', 'Bun', 10000),
  tests.add_address('asha'), tests.add_address('bala'), tests.fund_wallet('asha', 1000000),
    tests.fund_wallet('bala', 1000000);

create table pg_temp.kept (name text primary key, value jsonb);
create function pg_temp.keep(name text, value jsonb) returns jsonb language sql as $$
  insert into pg_temp.kept values (name, value) on conflict (name) do update set value = excluded.value returning value
$$;
create function pg_temp.kept_of(name text) returns jsonb language sql as $$
  select k.value from pg_temp.kept as k where k.name = kept_of.name
$$;
create function pg_temp.line(name text) returns jsonb language sql as $$
  select jsonb_build_object('cart_item_ids', jsonb_build_array(pg_temp.kept_of(name)))
$$;
create function pg_temp.names(quote jsonb) returns text language sql as $$
  select string_agg(l ->> 'name', ', ' order by l ->> 'name')
  from jsonb_array_elements(quote -> 'orders') as o, jsonb_array_elements(o -> 'lines') as l
$$;
create function pg_temp.cart() returns text language sql as $$
  select string_agg(name || ' ' || quantity, ', ' order by name) from public.unified_cart_items
    where user_id = auth.uid()
$$;
create function pg_temp.place(name text, key text) returns jsonb language sql as $$
  select public.place_order((pg_temp.kept_of(name) ->> 'quote_id')::uuid, key, 'wallet')
$$;
grant all on pg_temp.kept to anon, authenticated;
grant execute on all functions in schema pg_temp to anon, authenticated;

select tests.act_as('asha');
select pg_temp.keep('dosa', to_jsonb(public.add_to_cart(tests.item_id('Dosa')::text, '{}', 2))),
  pg_temp.keep('idli', to_jsonb(public.add_to_cart(tests.item_id('Idli')::text, '{}', 3))),
  pg_temp.keep('bun', to_jsonb(public.add_to_cart(tests.item_id('Bun')::text, '{}', 4)));

-- Pricing.
select is(pg_temp.names(tests.quote('asha')), 'Bun, Dosa, Idli', 'a quote is of the whole cart');
select is(pg_temp.names(pg_temp.keep('quote', tests.quote('asha', pg_temp.line('dosa')))), 'Dosa',
  'or of the lines that it names');
select is((select sum((c ->> 'amount_paise')::integer)
  from jsonb_array_elements(pg_temp.kept_of('quote') -> 'totals' -> 'charges') as c where c ->> 'code' = 'items'),
  40000::bigint, 'and costs what they cost');
select is(pg_temp.names(tests.quote('asha', jsonb_build_object('cart_item_ids',
  jsonb_build_array(pg_temp.kept_of('dosa'), pg_temp.kept_of('bun'))))), 'Bun, Dosa', 'of several vendors too');
select is(pg_temp.names(tests.quote('asha', '{"cart_item_ids": null}')), 'Bun, Dosa, Idli', 'null names no lines');
select is(pg_temp.cart(), 'Bun 4, Dosa 2, Idli 3', 'asking takes nothing out of the cart');
select is(tests.refusal(format('select tests.quote(%L, %L)', 'asha', odd)), 'PT400 request_invalid',
  'lines are ids: ' || left(odd, 40))
from (values ('{"cart_item_ids": []}'), ('{"cart_item_ids": "x"}'), ('{"cart_item_ids": ["x"]}'),
  ('{"cart_item_ids": [1]}'), ('{"cart_item_ids": [null]}'), ('{"cart_item_ids": {}}'),
  (jsonb_build_object('cart_item_ids', array(select gen_random_uuid() from generate_series(1, 61)))::text)) as f (odd);
select is(pg_temp.names(tests.quote('asha', '{"lines": []}')), 'Bun, Dosa, Idli',
  'what only the server names is not read');

-- Whose lines.
select is(tests.refusal($$ select tests.quote('asha',
  '{"cart_item_ids": ["00000000-0000-0000-0000-000000000001"]}') $$),
  'PT404 cart_item_not_found', 'a line that is in no cart is refused');
select tests.act_as('bala');
select public.add_to_cart(tests.item_id('Bun')::text, '{}', 1);
select is(tests.refusal($$ select tests.quote('bala', pg_temp.line('dosa')) $$), 'PT404 cart_item_not_found',
  'so is another''s');
select is(tests.refusal($$ select pg_temp.place('quote', 'key-of-another') $$), 'PT404 quote_not_found',
  'and another''s quote');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.quote_order(pg_temp.line('dosa')) $$), '^42501', 'guests sign in first');

-- Placing.
select tests.act_as('asha');
select is(pg_temp.keep('placed', pg_temp.place('quote', 'key-of-buy-now')) ->> 'outcome', 'placed',
  'the lines are ordered');
select is(pg_temp.cart(), 'Bun 4, Idli 3', 'the others stay in the cart');
select is((select o.items -> 0 ->> 'name' from public.enhanced_orders as o), 'Dosa', 'and are in no order');
select is(pg_temp.place('quote', 'key-of-buy-now'), pg_temp.kept_of('placed') || '{"replayed": true}',
  'the same key orders nothing twice');
select is(tests.refusal($$ select pg_temp.place('quote', 'key-of-a-second-tab') $$), 'PT409 quote_used',
  'nor does another');
select is(pg_temp.cart(), 'Bun 4, Idli 3', 'or takes anything more');
select is(tests.refusal($$ select tests.quote('asha', pg_temp.line('dosa')) $$), 'PT404 cart_item_not_found',
  'what is ordered is in the cart no more');

-- What changes between the quote and the order.
select pg_temp.keep('later', tests.quote('asha', pg_temp.line('idli')));
select public.set_cart_quantity((pg_temp.kept_of('bun') #>> '{}')::uuid, 5);
select is(pg_temp.place('later', 'key-with-other-change') ->> 'outcome', 'placed',
  'a change of another line is none of this');
select is(pg_temp.cart(), 'Bun 5', 'and stays');
select pg_temp.keep('gone', tests.quote('asha', pg_temp.line('bun')));
select public.set_cart_quantity((pg_temp.kept_of('bun') #>> '{}')::uuid, 0);
select public.add_to_cart(tests.item_id('Dosa')::text, '{}', 1);
select is(pg_temp.keep('answer', pg_temp.place('gone', 'key-of-what-is-gone')) ->> 'outcome', 'price_changed',
  'a line that was taken out is not ordered');
select is(pg_temp.kept_of('answer') -> 'quote' -> 'problems' -> 0 ->> 'code', 'cart_empty',
  'nor is another in its place');
select is(pg_temp.cart(), 'Dosa 1', 'which stays as well');
select * from finish();
rollback;
