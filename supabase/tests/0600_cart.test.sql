-- The cart: what goes in, how lines merge, guests' carts, and that nobody reaches into another's.
begin;
select no_plan();
select tests.reviewed('guests', 'price_guest_cart');
select tests.reviewed('bounds', 'add_to_cart merge_cart my_cart price_guest_cart set_cart_instructions');
select tests.create_user('asha'), tests.create_user('bala'), tests.create_user('vikram', null, '{vendor}'),
  tests.create_user('vani', null, '{vendor}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani');
select tests.add_item('vendor-one', 'Dosa', 20000), tests.add_item('vendor-one', 'Chai', 2000),
  tests.add_item('vendor-one', 'Gone', 5000, 0), tests.add_item('vendor-two', 'Naan', 3000);
insert into public.item_option_groups (item_id, name, min_choices, max_choices)
  values (tests.item_id('Dosa'), 'Size', 1, 1), (tests.item_id('Dosa'), 'Extras', 0, 2);
insert into public.item_options (group_id, name, price_paise, is_available)
select g.id, o.name, o.paise, o.there from public.item_option_groups as g
  join (values ('Size', 'Plain', 0, true), ('Size', 'Large', 5000, true),
  ('Extras', 'Ghee', 2000, true), ('Extras', 'Cheese', 3000, true), ('Extras', 'Truffle', 9000, false))
    as o (in_group, name, paise, there) on o.in_group = g.name;
create function pg_temp.options(variadic names text[]) returns uuid[] language sql security definer as $$
  select array_agg(o.id) from public.item_options as o where o.name = any (names)
$$;
create function pg_temp.line(item text) returns uuid language sql as $$
  select c.id from public.unified_cart_items as c where c.item_id = tests.item_id(item)::text order by c.created_at
    limit 1
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

select tests.act_as('asha');
select is(public.my_cart(), '[]'::jsonb, 'a cart begins empty');
select lives_ok($$ select public.add_to_cart(tests.item_id('Chai')::text) $$, 'an item goes in');
select lives_ok($$ select public.add_to_cart(tests.item_id('Chai')::text, '{}', 2, ' hot ') $$, 'and again');
select results_eq($$ select quantity, unit_paise, price, name, vendor_name, special_instructions
  from public.unified_cart_items $$,
  $$ values (3, 2000, 20.0, 'Chai', 'Vendor One', 'hot') $$, 'as one line; name, price and place are the server''s');
select lives_ok($$ select public.add_to_cart(tests.item_id('Dosa')::text, pg_temp.options('Large', 'Ghee')) $$,
  'with options');
select lives_ok($$ select public.add_to_cart(tests.item_id('Dosa')::text,
  pg_temp.options('Ghee', 'Large') || pg_temp.options('Ghee')) $$, 'in whatever order, named twice or not');
select lives_ok($$ select public.add_to_cart(tests.item_id('Dosa')::text, pg_temp.options('Plain')) $$,
  'and other ones');
select results_eq($$ select unit_paise, quantity from public.unified_cart_items where name = 'Dosa'
  order by unit_paise $$, $$ values (20000, 1), (27000, 2) $$,
  'are lines by what was chosen, at what it costs');

select is(tests.refusal($$ select public.add_to_cart(gen_random_uuid()::text) $$), 'PT404 item_not_found',
  'an item has to exist');
select is(tests.refusal($$ select public.add_to_cart('nonsense') $$), 'PT404 item_not_found', 'under an id');
select is(tests.refusal($$ select public.add_to_cart(repeat('-', 36)) $$), 'PT404 item_not_found',
  'that looks like one');
select is(tests.refusal($$ select public.add_to_cart(null) $$), 'PT404 item_not_found', 'and is there');
select is(tests.refusal($$ select public.add_to_cart(tests.item_id('Gone')::text) $$), 'PT409 item_sold_out',
  'and be there');
select is(tests.refusal($$ select public.add_to_cart(tests.item_id('Dosa')::text) $$), 'PT400 options_invalid',
  'a size must be chosen');
select is(tests.refusal($$ select public.add_to_cart(tests.item_id('Dosa')::text,
  pg_temp.options('Plain', 'Large')) $$), 'PT400 options_invalid', 'one');
select is(tests.refusal($$ select public.add_to_cart(tests.item_id('Dosa')::text,
  pg_temp.options('Plain', 'Truffle')) $$), 'PT400 options_invalid', 'of those that are there');
select is(tests.refusal($$ select public.add_to_cart(tests.item_id('Chai')::text, pg_temp.options('Ghee')) $$),
  'PT400 options_invalid', 'and of this item');
select is(tests.refusal($$ select public.add_to_cart(tests.item_id('Chai')::text, '{}', 0) $$),
  'PT400 quantity_invalid', 'at least one piece');
select is(tests.refusal($$ select public.add_to_cart(tests.item_id('Chai')::text, '{}', 51) $$),
  'PT400 quantity_invalid', 'at most fifty');
select is(tests.refusal($$ select public.add_to_cart(tests.item_id('Chai')::text, '{}', null) $$),
  'PT400 quantity_invalid', 'a number');
select is(tests.refusal($$ select public.add_to_cart(tests.item_id('Chai')::text, '{}', 1, repeat('x', 201)) $$),
  'PT400 instructions_too_long', 'and instructions have a limit');

select lives_ok($$ select public.set_cart_quantity(pg_temp.line('Chai'), 49) $$, 'a line is set to a number');
select lives_ok($$ select public.add_to_cart(tests.item_id('Chai')::text, '{}', 5) $$, 'adding more');
select is((select quantity from public.unified_cart_items where name = 'Chai'), 50, 'stops at fifty');
select is(tests.refusal($$ select public.set_cart_quantity(pg_temp.line('Chai'), 51) $$), 'PT400 quantity_invalid',
  'as setting does');
select is(tests.refusal($$ select public.set_cart_quantity(pg_temp.line('Chai'), null) $$), 'PT400 quantity_invalid',
  'to a number');
select is(tests.refusal($$ select public.set_cart_quantity(gen_random_uuid(), 1) $$), 'PT404 cart_item_not_found',
  'of a line that is there');
select lives_ok($$ select public.set_cart_instructions(pg_temp.line('Chai'), '  less sugar ') $$,
  'the vendor gets instructions');
select is((select special_instructions from public.unified_cart_items where name = 'Chai'), 'less sugar',
  'about one line');
select is(tests.refusal($$ select public.set_cart_instructions(pg_temp.line('Chai'), repeat('x', 201)) $$),
  'PT400 instructions_too_long', 'in short');
select lives_ok($$ select public.set_cart_instructions(pg_temp.line('Chai'), ' ') $$, 'or nothing');
select is((select special_instructions from public.unified_cart_items where name = 'Chai'), null, 'at all');
select matches(tests.refusal($$ update public.unified_cart_items set unit_paise = 1 $$), '^42501',
  'nobody sets a price');
select
  matches(
  tests.refusal(
  $$ insert into public.unified_cart_items (user_id, item_id, name, unit_paise, vendor_id, vendor_name, quantity)
  values (tests.user_id('asha'), 'x', 'x', 1, tests.vendor_id_of('vendor-one'), 'x', 1) $$), '^42501',
  'or brings an own line');

-- Nobody else's.
select set_config('tests.line', pg_temp.line('Chai')::text, true);
select tests.act_as('bala');
select is_empty($$ select id from public.unified_cart_items $$, 'another''s cart is not seen');
select is(tests.touched($$ delete from public.unified_cart_items $$), 0, 'or emptied');
select is(tests.refusal($$ select public.set_cart_quantity(current_setting('tests.line')::uuid, 1) $$),
  'PT404 cart_item_not_found', 'or changed');
select is(tests.refusal($$ select public.set_cart_quantity(current_setting('tests.line')::uuid, 0) $$),
  'PT404 cart_item_not_found', 'or robbed');
select is(tests.refusal($$ select public.set_cart_instructions(current_setting('tests.line')::uuid, 'x') $$),
  'PT404 cart_item_not_found', 'or spoiled');
select lives_ok($$ select public.clear_cart() $$, 'clearing empties the own one');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.add_to_cart(tests.item_id('Chai')::text) $$), '^42501',
  'guests have none here');
select matches(tests.refusal($$ select public.my_cart() $$), '^42501', 'to read');
select matches(tests.refusal($$ select public.set_cart_quantity(gen_random_uuid(), 1) $$), '^42501', 'to change');
select matches(tests.refusal($$ select public.set_cart_instructions(gen_random_uuid(), 'x') $$), '^42501',
  'to annotate');
select matches(tests.refusal($$ select public.clear_cart() $$), '^42501', 'to clear');
select matches(tests.refusal($$ select public.merge_cart('[]', 'guest-key-1') $$), '^42501', 'to merge');
select matches(tests.refusal($$ select id from public.unified_cart_items $$), '^42501', 'or to look into');

-- What changes on the shelf shows in the cart.
select tests.reset();
update public.catalog_items set price_paise = 2500, name = 'Masala Chai' where name = 'Chai';
update public.catalog_items set is_available = false where name = 'Dosa';
select tests.act_as('asha');
select is((select string_agg(concat_ws(' ', l ->> 'name', l ->> 'unit_paise', l ->> 'unavailable_reason'), ', '
  order by l ->> 'name', l ->> 'unit_paise')
  from jsonb_array_elements(public.my_cart()) as l),
    'Dosa 20000 item_sold_out, Dosa 27000 item_sold_out, Masala Chai 2500',
    'names, prices and what is gone are those of now');
select tests.reset();
update public.vendors set status = 'suspended' where slug = 'vendor-two';
select tests.act_as('asha');
select is(tests.refusal($$ select public.add_to_cart(tests.item_id('Naan')::text) $$), 'PT409 vendor_suspended',
  'who is suspended sells nothing');
select tests.reset();
update public.vendors set status = 'active' where slug = 'vendor-two';
select tests.act_as('asha');
select public.add_to_cart(tests.item_id('Naan')::text);
select lives_ok($$ select public.clear_cart(tests.vendor_id_of('vendor-one')) $$, 'one place is cleared');
select results_eq($$ select name from public.unified_cart_items $$, $$ values ('Naan') $$, 'the other one stays');
select lives_ok($$ select public.set_cart_quantity(pg_temp.line('Naan'), -1) $$, 'less than one piece');
select is_empty($$ select id from public.unified_cart_items $$, 'is none');

-- Guests' carts.
create function pg_temp.guest_cart() returns jsonb language sql as $$
  select jsonb_build_array(
    jsonb_build_object('item_id', tests.item_id('Naan'), 'quantity', 2, 'special_instructions', repeat('x', 300),
      'unit_paise', 1),
    jsonb_build_object('item_id', tests.item_id('Gone'), 'quantity', 1),
    jsonb_build_object('item_id', repeat('-', 36), 'option_ids', jsonb_build_array(repeat('-', 36), 7), 'quantity',
      1e300),
    jsonb_build_object('item_id', tests.item_id('Masala Chai'), 'option_ids', 'none', 'quantity', -3), 7)
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;
select tests.act_as_anon();
select is((select string_agg(concat_ws(' ', l ->> 'name', l ->> 'quantity', l ->> 'unit_paise',
  l ->> 'unavailable_reason'), ', ' order by l ->> 'name', l ->> 'quantity')
  from jsonb_array_elements(public.price_guest_cart(pg_temp.guest_cart())) as l),
  'Gone 1 5000 item_sold_out, Masala Chai 1 2500, Naan 2 3000, 1 item_not_found, 50 item_not_found',
    'a guest''s cart is priced by us, whatever it says');
select is(public.price_guest_cart('[]'), '[]'::jsonb, 'an empty one too');
select is(tests.refusal($$ select public.price_guest_cart('{}') $$), 'PT400 cart_invalid',
  'what is no cart is refused');
select is(tests.refusal($$ select public.price_guest_cart(null) $$), 'PT400 cart_invalid', 'or missing');
select is(tests.refusal($$ select public.price_guest_cart((select jsonb_agg(n) from generate_series(1, 61) as n)) $$),
  'PT400 cart_invalid', 'or endless');
select tests.act_as('asha');
select public.add_to_cart(tests.item_id('Naan')::text, '{}', 1, 'crisp');
select is((public.merge_cart(pg_temp.guest_cart(), 'merge-key-1')) - 'dropped', '{"merged": 2}'::jsonb,
  'after signing in, what is sold goes into the own cart');
select results_eq($$ select name, quantity, length(special_instructions) from public.unified_cart_items
  order by name $$, $$ values ('Masala Chai', 1, null), ('Naan', 3, 200) $$,
  'on top of what was there');
select is((select string_agg(concat_ws(' ', d ->> 'name', d ->> 'reason'), ', ' order by d ->> 'name')
  from jsonb_array_elements(public.merge_cart(pg_temp.guest_cart(), 'merge-key-1') -> 'dropped') as d),
  'Gone item_sold_out, item_not_found, item_not_found', 'and what is not is named');
select results_eq($$ select name, quantity from public.unified_cart_items
  order by name $$, $$ values ('Masala Chai', 1), ('Naan', 3) $$,
  'the same key gets the same result and adds nothing twice (Spec §4 Cart)');
select is((public.merge_cart(pg_temp.guest_cart(), 'merge-key-2')) - 'dropped', '{"merged": 2}'::jsonb,
  'another key is another cart');
select results_eq($$ select name, quantity from public.unified_cart_items
  order by name $$, $$ values ('Masala Chai', 2), ('Naan', 5) $$, 'which goes on top');
select is(tests.refusal($$ select public.merge_cart('[]', 'short') $$), 'PT400 idempotency_key_invalid',
  'a key must be one');
select is(tests.refusal($$ select public.merge_cart('[]', null) $$), 'PT400 idempotency_key_invalid', 'and there');
select is(tests.refusal($$ select public.merge_cart('{}', 'merge-key-3') $$), 'PT400 cart_invalid',
  'what is no cart is refused');
select is((public.merge_cart('[]', 'merge-key-3')) ->> 'merged', '0', 'and keeps no key');
select tests.act_as('bala');
select is((public.merge_cart('[]', 'merge-key-1')) ->> 'merged', '0', 'another person''s key is another key');
select tests.act_as('asha');

-- Sixty things.
select tests.reset();
select tests.add_item('vendor-one', 'Dish ' || n, 1000) from generate_series(1, 59) as n;
select tests.act_as('asha');
select public.clear_cart();
select public.add_to_cart(tests.item_id('Dish ' || n)::text) from generate_series(1, 59) as n;
select lives_ok($$ select public.add_to_cart(tests.item_id('Naan')::text) $$, 'sixty things');
select is(tests.refusal($$ select public.add_to_cart(tests.item_id('Masala Chai')::text) $$), 'PT409 cart_full',
  'fill a cart');
select lives_ok($$ select public.add_to_cart(tests.item_id('Naan')::text) $$, 'more of what is in it still goes in');
select * from finish();
rollback;
