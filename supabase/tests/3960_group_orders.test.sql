-- A group's order: from the host's cart to the kitchen with the names, and what participants see of it.
begin;
select no_plan();
select tests.reviewed('bounds', 'take_group_cart');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000004', '{vendor}'), tests.create_user('chitra', '+919000000005'),
  tests.create_user('ravi', '+919000000006', '{delivery}');
select tests.open_vendor('a-restaurant', 'vikram'), tests.add_item('a-restaurant', 'Dosa', 20000),
  tests.add_item('a-restaurant', 'Idli', 5000), tests.add_item('a-restaurant', 'Vada', 4000, 10);
select tests.add_address('asha'), tests.fund_wallet('asha', 1000000), tests.add_courier('ravi');
create temporary table pg_temp.kept (name text primary key, value text);
grant all on pg_temp.kept to anon, authenticated;
create function pg_temp.token() returns text language sql as $$ select value from pg_temp.kept where name = 'token' $$;
create function pg_temp.seen(secret text default null) returns jsonb
  language sql as $$ select public.group_cart(pg_temp.token(), secret) $$;
grant execute on all functions in schema pg_temp to anon, authenticated;
select tests.act_as('asha');
insert into pg_temp.kept select 'token', public.start_group_cart(tests.vendor_id_of('a-restaurant'), 'Asha');
select is(tests.refusal($$ select public.take_group_cart(pg_temp.token()) $$), 'PT409 group_empty',
  'nothing is not ordered');
select public.set_group_line(pg_temp.token(), tests.item_id('Dosa')::text);
select tests.act_as('bala');
select public.join_group_cart(pg_temp.token(), 'Bala'),
  public.set_group_line(pg_temp.token(), tests.item_id('Dosa')::text, '{}', 2, 'crisp');
select tests.act_as_anon();
select public.join_group_cart(pg_temp.token(), 'Guest', repeat('s', 32)),
  public.set_group_line(pg_temp.token(), tests.item_id('Idli')::text, secret => repeat('s', 32)),
  public.set_group_line(pg_temp.token(), tests.item_id('Vada')::text, '{}', 2, secret => repeat('s', 32));

-- An item gone and one repriced while the group waits.
select tests.reset();
select is((select count(*) from private.topic_log where topic = 'user:' || tests.user_id('asha') and event = 'group'),
  6::bigint, 'the host hears of every change');
update public.catalog_items set is_available = false where name = 'Vada';
update public.catalog_items set price_paise = 6000 where name = 'Idli';
select tests.act_as('asha');
select is((select l ->> 'unavailable_reason' from jsonb_array_elements(pg_temp.seen() -> 'lines') as l
  where l ->> 'name' = 'Vada'), 'item_sold_out', 'what is gone says so');
select is((select (l ->> 'chosen_paise') || ' ' || (l ->> 'unit_paise')
  from jsonb_array_elements(pg_temp.seen() -> 'lines') as l where l ->> 'name' = 'Idli'), '5000 6000',
  'what costs more says so');
insert into pg_temp.kept select 'taken', public.take_group_cart(pg_temp.token())::text;
select is((select value::jsonb from pg_temp.kept where name = 'taken'),
  '{"moved": 3, "dropped": [{"name": "Vada", "for_name": "Guest", "reason": "item_sold_out"}]}'::jsonb,
  'the host is told what did not come along');
select is((select string_agg((l ->> 'for_name') || ' ' || (l ->> 'name') || ' ' || (l ->> 'quantity'), ', '
  order by l ->> 'for_name') from jsonb_array_elements(public.my_cart()) as l),
  'Asha Dosa 1, Bala Dosa 2, Guest Idli 1', 'the cart has a line for each person');
select is(public.take_group_cart(pg_temp.token()) ->> 'moved', '3', 'taking it twice');
select is(jsonb_array_length(public.my_cart()), 3, 'doubles nothing');
select public.add_to_cart(tests.item_id('Dosa')::text);
select is(jsonb_array_length(public.my_cart()), 4, 'what the host adds in the cart is another line');
select tests.act_as('bala');
select is(tests.refusal($$ select public.set_group_line(pg_temp.token(), tests.item_id('Dosa')::text) $$),
  'PT409 group_locked', 'while it is in the cart nobody changes it');
select is(jsonb_array_length(public.my_cart()), 0, 'and it is in nobody else''s cart');
select tests.act_as('asha');
select public.set_group_state(pg_temp.token(), 'open');
select is((select string_agg(l ->> 'name', ', ') from jsonb_array_elements(public.my_cart()) as l), 'Dosa',
  'opened again, the cart has only the host''s own line');
select public.take_group_cart(pg_temp.token());

-- Ordering ------------------------------------------------------------------------------------------------------------
insert into pg_temp.kept select 'quote', tests.quote('asha')::text;
select is((select string_agg(coalesce(l ->> 'for_name', '-'), ', ' order by l ->> 'for_name')
  from jsonb_array_elements((select value::jsonb from pg_temp.kept where name = 'quote') #> '{orders,0,lines}') as l),
  'Asha, Bala, Guest, -', 'the checkout shows whom each line is for');
insert into pg_temp.kept select 'placed', public.place_order(((select value::jsonb from pg_temp.kept
  where name = 'quote') ->> 'quote_id')::uuid, 'key-for-the-group', 'wallet')::text;
select tests.name_order('lunch', ((select value::jsonb from pg_temp.kept
  where name = 'placed') #>> '{orders,0,id}')::uuid);
select is((select string_agg(coalesce(for_name, '-'), ', ' order by for_name) from public.order_items
  where order_id = tests.order_id('lunch')), 'Asha, Bala, Guest, -', 'the order''s lines carry the names (Issue 11)');
select is((select string_agg(coalesce(i ->> 'for_name', '-'), ', ' order by i ->> 'for_name')
  from public.enhanced_orders as o, jsonb_array_elements(o.items) as i where o.id = tests.order_id('lunch')),
  'Asha, Bala, Guest, -',
  'and so does what the kitchen''s ticket is printed from');
select is(jsonb_array_length(public.my_cart()), 0, 'the cart is empty');
select is(pg_temp.seen() ->> 'order_id', tests.order_id('lunch')::text, 'the host is led to the order');
select tests.act_as_anon();
select is(pg_temp.seen(repeat('s', 32)) ->> 'state', 'ordered', 'a guest sees that it was ordered');
select is(pg_temp.seen(repeat('s', 32)) ->> 'order_id', null, 'not its id');
select is((select sum((l ->> 'total_paise')::bigint)
  from jsonb_array_elements(pg_temp.seen(repeat('s', 32)) #> '{order,lines}') as l), 86000::numeric,
  'what each line cost');
select ok((pg_temp.seen(repeat('s', 32)) #>> '{order,total_paise}')::bigint > 86000, 'and what all of it cost');
select ok(pg_temp.seen(repeat('s', 32))::text !~ 'Lakeview|500034|9000000001|order_number',
  'neither address nor phone of the host');
select is(pg_temp.seen() -> 'order', 'null'::jsonb, 'a stranger sees nothing of it');
select is(tests.refusal($$ select public.set_group_line(pg_temp.token(), tests.item_id('Dosa')::text,
  secret => repeat('s', 32)) $$), 'PT409 group_ended', 'and nobody adds to it');
select tests.reset();
delete from private.topic_log;
select tests.advance_to('lunch', 'delivered', 'ravi');
select tests.reset();
select is((select count(*) from private.topic_log where topic = 'user:' || tests.user_id('bala') and event = 'group'),
  5::bigint, 'participants hear of every step');
select is((select public.group_cart(pg_temp.token(), repeat('s', 32)) #>> '{order,status}'), 'delivered', 'to the end');

-- A line of a cart that was taken may be ordered after the group's day.
select tests.act_as('asha');
update pg_temp.kept set value = public.start_group_cart(tests.vendor_id_of('a-restaurant'), 'Asha')
  where name = 'token';
select public.set_group_line(pg_temp.token(), tests.item_id('Dosa')::text), public.take_group_cart(pg_temp.token());
select tests.reset();
update private.group_carts set expires_at = now() where state = 'taken';
select private.end_old_groups();
select tests.act_as('asha');
select is(public.my_cart() -> 0 ->> 'for_name', 'Asha', 'a cart that was taken stays when the day is over');

-- Leaving the marketplace ---------------------------------------------------------------------------------------------
select tests.reset();
select is(jsonb_array_length(private.group_data(tests.user_id('bala')) -> 'group_carts'), 1,
  'an export names the groups');
select private.forget_groups(tests.user_id('bala'));
select is((select string_agg(coalesce(for_name, '-'), ', ' order by for_name) from public.order_items
  where order_id = tests.order_id('lunch')), 'Asha, Guest, -, -', 'who closes the account is on nobody''s order');
select private.forget_groups(tests.user_id('asha'));
select is((select count(*) from public.order_items where for_name is not null), 0::bigint,
  'and a host''s orders carry no names');
select is((select count(*) from private.group_carts), 0::bigint, 'nor is there a group');
select * from finish();
rollback;
