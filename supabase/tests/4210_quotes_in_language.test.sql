-- The lines of a quote and of a receipt in the reader's language; what is stored and placed stays as the vendor wrote
-- it.
begin;
select no_plan();
select tests.reviewed('bounds', 'item_names');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('salim', '+919000000004', '{vendor}');
select tests.open_vendor('kitchen', 'vikram'), tests.open_grocery('kirana', 'salim'),
  tests.add_item('kitchen', 'Masala Dosa', 20000),
  tests.add_item('kitchen', 'Moonlight Idli', 8000), tests.add_grocery('kirana', 'Rice', 24800),
    tests.add_address('asha'), tests.fund_wallet('asha', 10000000);
select tests.reset();
update public.catalog_items set name_translations = '{"te": "వెన్నెల ఇడ్లీ"}'
  where id = tests.item_id('Moonlight Idli');
update public.catalog_items set name_translations = '{"te": "బియ్యం"}', unit = '1 kg' where id = tests.item_id('Rice');
insert into public.dictionary (kind, source, language, text) values ('item', 'masala dosa', 'te', 'మసాలా దోశ'),
  ('item', 'masala dosa', 'hi', 'मसाला डोसा')
on conflict (kind, source, language) do update set text = excluded.text;

create function pg_temp.names(quote jsonb) returns text language sql immutable as $$
  select string_agg(l ->> 'name', ' | ' order by l ->> 'item_id') from jsonb_array_elements(quote -> 'orders') as o,
    jsonb_array_elements(o -> 'lines') as l
$$;
create function pg_temp.put(item text) returns uuid language sql
  as $$ select public.add_to_cart(tests.item_id(item)::text) $$;
create function pg_temp.expected(variadic names text[]) returns text language sql as $$
  select string_agg(e.name, ' | ' order by i.id::text)
    from unnest(array['Masala Dosa', 'Moonlight Idli', 'Rice'], names) as e (item, name)
  cross join lateral (select tests.item_id(e.item) as id) as i
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

select tests.act_as('asha');
select pg_temp.put('Masala Dosa'), pg_temp.put('Moonlight Idli'), pg_temp.put('Rice');
select is(pg_temp.names(tests.quote('asha', '{"language": "te"}')),
  pg_temp.expected('మసాలా దోశ', 'వెన్నెల ఇడ్లీ', 'బియ్యం, 1 kg'),
  'the lines of a checkout are in the reader''s language: the vendor''s own words, else the dictionary''s (Issue, '
    'checkout lines in Telugu)');
select is(pg_temp.names(tests.quote('asha', '{"language": "hi"}')),
  pg_temp.expected('मसाला डोसा', 'Moonlight Idli', 'Rice, 1 kg'),
  'what has no translation stays as the vendor wrote it');
select is(pg_temp.names(tests.quote('asha')), pg_temp.expected('Masala Dosa', 'Moonlight Idli', 'Rice, 1 kg'),
  'and so does everything without a language');
select is(tests.quote('asha', '{"language": "te"}') -> 'hash', tests.quote('asha') -> 'hash',
  'a language changes no price');
select is(public.quote_order(tests.order_request('asha', '{"language": "xx"}')) ->> 'placeable', 'true',
  'an unknown language is no obstacle');
select tests.reset();
update public.catalog_items set stock = 0 where id = tests.item_id('Rice');
select tests.act_as('asha');
select is(tests.quote('asha', '{"language": "te"}') -> 'problems' -> 0 ->> 'item_name', 'బియ్యం, 1 kg',
  'problems name items in the reader''s language too');
select tests.reset();
update public.catalog_items set stock = null where id = tests.item_id('Rice');

select tests.act_as('asha');
create temporary table placed on commit drop as
select public.place_order((tests.quote('asha', '{"language": "te"}') ->> 'quote_id')::uuid, 'in-telugu', 'wallet')
  as answer;
select is((select answer ->> 'outcome' from placed), 'placed', 'a quote in another language is placed like any other');
select tests.reset();
select is((select string_agg(i.name, ' | ' order by i.item_id::text) from public.order_items as i),
  pg_temp.expected('Masala Dosa', 'Moonlight Idli', 'Rice, 1 kg'),
  'the order keeps the names that the vendor wrote');

-- Receipts.
select tests.act_as('asha');
select is((select string_agg(n.written || ' = ' || n.name, ', ' order by n.written)
  from public.item_names(array[tests.item_id('Masala Dosa'), tests.item_id('Moonlight Idli'), tests.item_id('Rice'),
    gen_random_uuid()], 'te') as n),
  'Masala Dosa = మసాలా దోశ, Moonlight Idli = వెన్నెల ఇడ్లీ, Rice, 1 kg = బియ్యం, 1 kg',
    'a receipt reads the names in its reader''s language');
select is_empty($$ select * from public.item_names(array[tests.item_id('Rice')], 'en') $$,
  'without a translation there is none');
select is(tests.refusal($$ select public.item_names(array(select gen_random_uuid() from generate_series(1, 201)),
  'te') $$), 'PT400 request_invalid',
  'of at most 200 items');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.item_names(array[]::uuid[], 'te') $$), '^42501',
  'guests have no receipts');
select * from finish();
rollback;
