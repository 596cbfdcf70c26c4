-- Descriptions of items, and what can be chosen for them, in the reader's language; the kitchen reads what it wrote.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('vani', '+919000000004', '{vendor}'), tests.create_user('admin', null, '{admin}');
select tests.open_vendor('kitchen', 'vikram'), tests.open_vendor('other', 'vani'),
  tests.add_item('kitchen', 'Moonlight Idli', 8000),
  tests.open_grocery('kirana', 'vani'), tests.add_grocery('kirana', 'Rice', 24800), tests.add_address('asha'),
    tests.fund_wallet('asha', 10000000);
select tests.reset();
update public.catalog_items set description = 'Soft and white'
  where id in (tests.item_id('Moonlight Idli'), tests.item_id('Rice'));
insert into public.item_option_groups (id, item_id, name, max_choices) values
  ('11111111-1111-4111-8111-111111111111', tests.item_id('Moonlight Idli'), 'Moon size', 2);
insert into public.item_options (id, group_id, name, price_paise, position) values
  ('22222222-2222-4222-8222-222222222222', '11111111-1111-4111-8111-111111111111', 'New moon', 0, 1),
  ('33333333-3333-4333-8333-333333333333', '11111111-1111-4111-8111-111111111111', 'Half', 500, 2);
insert into public.dictionary (kind, source, language, text)
  values ('option', 'half', 'te', 'హాఫ్'), ('option', 'half', 'hi', 'हाफ़')
on conflict (kind, source, language) do update set text = excluded.text;

-- Who writes translations.
select tests.act_as('vikram');
select lives_ok(format($$ update public.catalog_items set description_translations = '{"te": "మెత్తగా, తెల్లగా"}'
  where id = %L $$, tests.item_id('Moonlight Idli')),
  'a vendor translates the descriptions of its own items (Issue, dishes in Telugu)');
select is(tests.touched($$ update public.item_option_groups set name_translations = '{"te": "చంద్రుడి సైజు"}'
   where id = '11111111-1111-4111-8111-111111111111'$$), 1,
  'and what its customers are asked');
select is(tests.touched($$ update public.item_options set name_translations = '{"te": "అమావాస్య"}'
   where id = '22222222-2222-4222-8222-222222222222'$$), 1,
  'and what they answer');
select matches(tests.refusal(format($$ update public.catalog_items set description_translations = %L
  where id = %L $$, wrong, tests.item_id('Moonlight Idli'))),
  '^23514', 'but not as ' || left(wrong, 20))
from unnest(array['{"xx": "x"}', '{"te": ""}', '{"te": "  "}', '{"te": 1}', '[]', 'null',
  jsonb_build_object('te', repeat('x', 401))::text]) as wrong;
select matches(tests.refusal(format($$ update public.item_options set name_translations = %L $$, wrong)), '^23514',
  'nor options as ' || left(wrong, 20))
from unnest(array['{"xx": "x"}', '{"te": ""}', '[]', jsonb_build_object('te', repeat('x', 61))::text]) as wrong;
select matches(tests.refusal($$ update public.item_option_groups set name_translations = '{"te": 1}' $$), '^23514',
  'nor questions as numbers');
select is(tests.touched(format($$ update public.catalog_items set description_translations = description_translations ||
  %L where id = %L $$,
  jsonb_build_object('hi', E'नरम\u202E'), tests.item_id('Moonlight Idli'))), 1, 'what turns the direction of a text');
select is((select description_translations ->> 'hi' from public.catalog_items
  where id = tests.item_id('Moonlight Idli')), 'नरम', 'is left out');
select tests.act_as('vani');
select is(tests.touched(format($$ update public.catalog_items set description_translations = '{}'
  where id = %L $$, tests.item_id('Moonlight Idli'))), 0,
  'another vendor translates nothing here');
select is(tests.touched($$ update public.item_option_groups set name_translations = '{}'
  where id = '11111111-1111-4111-8111-111111111111' $$), 0, 'no question');
select is(tests.touched($$ update public.item_options set name_translations = '{}'
  where id = '22222222-2222-4222-8222-222222222222' $$), 0, 'and no answer');
select tests.act_as('asha');
select is(tests.touched(format($$ update public.catalog_items set description_translations = '{}'
  where id = %L $$, tests.item_id('Moonlight Idli'))), 0, 'nor does a customer');
select tests.act_as_anon();
select matches(tests.refusal($$ update public.catalog_items set description_translations = '{}' $$), '^42501',
  'nor a guest');
select matches(tests.refusal($$ update public.item_options set name_translations = '{}' $$), '^42501',
  'who touches no options');
select matches(tests.refusal($$ update public.item_option_groups set name_translations = '{}' $$), '^42501',
  'and no groups');

-- What a menu says.
create function pg_temp.words(item jsonb) returns text language sql immutable as $$
  select concat_ws(' | ', item ->> 'description', item -> 'option_groups' -> 0 ->> 'name',
    item -> 'option_groups' -> 0 -> 'options' -> 0 ->> 'name',
    item -> 'option_groups' -> 0 -> 'options' -> 1 ->> 'name')
$$;
create function pg_temp.menu(language text) returns text language sql as $$
  select pg_temp.words(public.get_menu(tests.vendor_id_of('kitchen'), language) -> 0 -> 'items' -> 0)
$$;
create function pg_temp.front(language text) returns text language sql as $$
  select pg_temp.words(public.storefront_items(tests.vendor_id_of('kitchen'), language => front.language) -> 'items' ->
    0)
$$;
create function pg_temp.chosen(line jsonb) returns text language sql immutable as $$
  select string_agg(concat(o ->> 'group', ': ', o ->> 'name', ' ', o ->> 'price_paise'), ' | ')
    from jsonb_array_elements(line -> 'options') as o
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;
select is(pg_temp.menu('te'), 'మెత్తగా, తెల్లగా | చంద్రుడి సైజు | అమావాస్య | హాఫ్',
  'a menu in Telugu describes its dishes and asks in Telugu: the vendor''s own words, else the dictionary''s (Issue, '
    'dishes in Telugu)');
select is(pg_temp.menu('hi'), 'नरम | Moon size | New moon | हाफ़',
  'what has no translation stays as the vendor wrote it');
select is(pg_temp.menu('ta'), 'Soft and white | Moon size | New moon | Half',
  'and so does everything in a language that nobody wrote');
select is(pg_temp.menu(null), 'Soft and white | Moon size | New moon | Half', 'or without one');
select is(pg_temp.front('te'), 'మెత్తగా, తెల్లగా | చంద్రుడి సైజు | అమావాస్య | హాఫ్', 'a storefront says the same');
select is(pg_temp.front('ta'), 'Soft and white | Moon size | New moon | Half', 'with the same fallback');
select tests.reset();
update public.catalog_items set description_translations = '{"te": "సన్నటి బియ్యం"}' where id = tests.item_id('Rice');
select is(private.goods_pack(i, g, 'te') ->> 'description', 'సన్నటి బియ్యం', 'packs of goods are described in Telugu')
from public.catalog_items as i left join public.goods as g on g.item_id = i.id where i.id = tests.item_id('Rice');
select is(private.goods_pack(i, g, 'hi') ->> 'description', 'Soft and white', 'or as they were written')
from public.catalog_items as i left join public.goods as g on g.item_id = i.id where i.id = tests.item_id('Rice');

-- Carts, quotes and receipts.
select tests.act_as_anon();
select is(pg_temp.chosen(public.price_guest_cart(jsonb_build_array(jsonb_build_object('item_id',
  tests.item_id('Moonlight Idli'), 'quantity', 1,
  'option_ids', jsonb_build_array('22222222-2222-4222-8222-222222222222', '33333333-3333-4333-8333-333333333333'))),
    'te') -> 0),
  'చంద్రుడి సైజు: అమావాస్య 0 | చంద్రుడి సైజు: హాఫ్ 500',
    'a guest''s cart says what was chosen in the guest''s language');
select tests.act_as('asha');
select lives_ok(format($$ select public.add_to_cart(%L,
  '{22222222-2222-4222-8222-222222222222,33333333-3333-4333-8333-333333333333}') $$,
  tests.item_id('Moonlight Idli')), 'what is put into a cart');
select is(pg_temp.chosen(public.my_cart('te') -> 0), 'చంద్రుడి సైజు: అమావాస్య 0 | చంద్రుడి సైజు: హాఫ్ 500',
  'reads as in the menu');
select is(pg_temp.chosen(public.my_cart('hi') -> 0), 'Moon size: New moon 0 | Moon size: हाफ़ 500',
  'as far as it is translated');
select is(pg_temp.chosen(public.my_cart() -> 0), 'Moon size: New moon 0 | Moon size: Half 500', 'or as written');
select is(pg_temp.chosen(tests.quote('asha', '{"language": "te"}') -> 'orders' -> 0 -> 'lines' -> 0),
  'చంద్రుడి సైజు: అమావాస్య 0 | చంద్రుడి సైజు: హాఫ్ 500',
  'and so does the checkout (Issue, dishes in Telugu)');
select is(pg_temp.chosen(tests.quote('asha') -> 'orders' -> 0 -> 'lines' -> 0),
  'Moon size: New moon 0 | Moon size: Half 500', 'without a language as written');
select is(tests.quote('asha', '{"language": "te"}') -> 'hash', tests.quote('asha') -> 'hash',
  'a language changes no price');
create temporary table placed on commit drop as
select public.place_order((tests.quote('asha', '{"language": "te"}') ->> 'quote_id')::uuid, 'options-in-telugu',
  'wallet') as answer;
select is((select answer ->> 'outcome' from placed), 'placed', 'a quote in Telugu is placed like any other');
select is((select n.options from public.item_names(array[tests.item_id('Moonlight Idli')], 'te') as n),
  '{"New moon": "అమావాస్య", "Half": "హాఫ్"}'::jsonb,
    'a receipt learns what its options are called in its reader''s language');
select results_eq(format($$ select n.written, n.name, n.options from public.item_names(array[%L]::uuid[], 'hi') as n $$,
  tests.item_id('Moonlight Idli')),
  $$ values ('Moonlight Idli', 'Moonlight Idli', '{"Half": "हाफ़"}'::jsonb) $$,
    'also of an item whose own name nobody has translated');
select is((select public.order_help(o.id) -> 'lines' -> 0 ->> 'item_id' from public.enhanced_orders as o),
  tests.item_id('Moonlight Idli')::text,
  'help with an order says which items its lines are, and is read like the receipt');
select tests.reset();
select is((select pg_temp.chosen(jsonb_build_object('options', i.options)) from public.order_items as i),
  'Moon size: New moon 0 | Moon size: Half 500',
  'the kitchen reads what it wrote');

-- Renaming.
select tests.act_as('vikram');
select lives_ok(format($$ select public.save_item(%L, %L, 'rename-option') $$, tests.vendor_id_of('kitchen'),
  jsonb_build_object('id', tests.item_id('Moonlight Idli'),
  'option_groups', jsonb_build_array(jsonb_build_object('id', '11111111-1111-4111-8111-111111111111', 'name',
    'Moon size', 'min_choices', 0, 'max_choices', 2,
    'options', jsonb_build_array(jsonb_build_object('id', '22222222-2222-4222-8222-222222222222', 'name', 'Full moon',
      'price_paise', 0),
      jsonb_build_object('id', '33333333-3333-4333-8333-333333333333', 'name', 'Half', 'price_paise', 500)))))),
        'an option that gets another name');
select is(pg_temp.menu('te'), 'మెత్తగా, తెల్లగా | చంద్రుడి సైజు | Full moon | హాఫ్',
  'loses its translation, and the others keep theirs');
select * from finish();
rollback;
