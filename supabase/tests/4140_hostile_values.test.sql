-- Whatever values a client sends to whatever function, it gets an answer, or a refusal whose code the apps know.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002',
  '{user,vendor,admin,delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_shop('shop-one', 'vikram'),
  tests.open_grocery('store-one', 'vikram'),
  tests.add_item('vendor-one', 'Dosa', 20000), tests.add_address('vikram'), tests.add_courier('vikram'),
  tests.add_variant('shop-one', 'Cable', 20000);

create temporary table hostile (kind text, value text) on commit drop;
insert into hostile select kind, value from (values
  ('text', array[null, '', U&'\202E\0001\200B', repeat('x', 9001), '{"a":1}', '99999999999999999999', '(((']),
  ('uuid', array[null, '00000000-0000-0000-0000-000000000000', tests.vendor_id_of('vendor-one')::text,
    tests.item_id('Dosa')::text, tests.user_id('vikram')::text,
    tests.vendor_id_of('shop-one')::text, tests.vendor_id_of('store-one')::text]),
  ('integer', array[null, '0', '-1', '2147483647', '-2147483648']), ('smallint', array[null, '0', '-1', '32767']),
  ('bigint', array[null, '0', '-1', '9223372036854775807', '-9223372036854775808']),
  ('double precision', array[null, 'NaN', 'Infinity', '-Infinity', '1e308', '-91', '17.43']),
    ('boolean', array[null, 'true', 'false']),
  ('timestamp with time zone', array[null, 'infinity', '-infinity', '294276-12-31', '4713-01-01 BC']),
  ('date', array[null, 'infinity', '-infinity', '5874897-12-31', '4713-01-01 BC', '2026-12-01']),
    ('time without time zone', array[null, '24:00', '00:00']),
  ('jsonb', array[null, 'null', '{}', '[]', '1', '"x"', '[null]', '[{}]', '[1,"x",{"a":[]}]',
    repeat('[', 900) || repeat(']', 900), to_jsonb(repeat('x', 9001))::text])
) as h (kind, list), unnest(list) as value;
create temporary table wrong (what text, answer text, with_values text) on commit drop;
grant select on hostile to authenticated;

create function pg_temp.fields_of(source text) returns text[] language sql as $$
  select array_agg(distinct m[1]) from regexp_matches(source, '''([a-z_]{2,30})''', 'g') as m
$$;
create function pg_temp.hostile_values(kind oid, source text) returns text[] language sql as $$
  select case
    when t.typcategory = 'A' then array[null, '{}', '{null}'] || (select array_agg(array[h.value]::text)
      from hostile as h where h.kind = format_type(t.typelem, null))
    when t.typtype = 'e' then (select array_agg(e.enumlabel::text) from pg_enum as e
      where e.enumtypid = t.oid) || null::text
    else coalesce((select array_agg(h.value) from hostile as h where h.kind = format_type(t.oid, null)), '{null}') end
    || case when t.typname = 'jsonb' then (select array_agg(made)
      from (select jsonb_object_agg(f, v)::text as made from unnest(pg_temp.fields_of(source)) as f,
      unnest(array['{"a":1}', '[1]', '-1', '1e300', '"x"', 'true', 'null', '""', '[{"a":1}]',
        '"99999999999999999999"']::jsonb[]) as v group by v) as o) end
  from pg_type as t where t.oid = kind
$$;
-- A value that may well be meant, so that the others are reached.
create function pg_temp.usual_value(kind oid, name text, turn integer) returns text language sql as $$
  select case format_type(kind, null)
    when 'text' then case when name like '%key%' then 'key-of-turn-' || turn
      else (array['x', 'en', 'some words'])[1 + turn % 3] end
    when 'uuid' then case when name like 'vendor%' or name like 'item%' or name = 'owner_id'
      then (select h.value from hostile as h where h.kind = 'uuid' and h.value is not null
        order by h.value like '0000%', name like 'item%' and h.value = tests.item_id('Dosa')::text desc,
        h.value offset case when name like 'item%' then 0 else turn % 5 end limit 1) else gen_random_uuid()::text end
    when 'double precision' then '17.43' when 'boolean' then 'true' when 'jsonb' then (array['{}', '[]'])[1 + turn % 2]
      when 'date' then '2026-12-01'
    when 'timestamp with time zone' then (now() + interval '1 hour')::text when 'integer' then '1' when 'bigint'
      then '1' when 'smallint' then '1'
    else (select e.enumlabel::text from pg_enum as e where e.enumtypid = kind order by e.enumsortorder offset turn % 3
      limit 1) end
$$;
create function pg_temp.try(what text, statement text, with_values text) returns void language plpgsql as $$
declare
  answer text;
  was constant text := current_setting('role');
begin
  begin
    execute statement;
    raise exception using errcode = 'ZZ000';
  exception when others then
    answer := sqlstate;
    if answer = 'ZZ000' or answer = '42501' then return; end if;
    declare
      code text;
    begin
      get stacked diagnostics code = pg_exception_detail;
      if answer ~ '^PT4' and code ~ '^[a-z_]+$' then return; end if;
      answer := answer || ' ' || sqlerrm;
    end;
  end;
  perform set_config('role', 'postgres', true);
  insert into wrong values (what, answer, left(with_values, 300));
  perform set_config('role', was, true);
end
$$;
create function pg_temp.sweep(called_by text) returns void language plpgsql as $$
declare
  f record;
  tried text;
  given text;
  turn integer := 0;
begin
  for f in select p.oid::regprocedure::text as sig, p.proname, p.proargtypes::oid[] as kinds, p.proargnames as names,
    p.prosrc, p.pronargs from pg_proc as p
    where p.pronamespace = 'public'::regnamespace and p.pronargs > 0
      and has_function_privilege(called_by, p.oid, 'execute') order by 1
  loop
    for place in 0 .. f.pronargs - 1 loop
      foreach tried in array pg_temp.hostile_values(f.kinds[place], f.prosrc) loop
        turn := turn + 1;
        select string_agg(format('%L::%s', case when n = place then tried
          else pg_temp.usual_value(f.kinds[n], f.names[n + 1], turn) end, format_type(f.kinds[n], null)), ', '
          order by n)
        into given from generate_series(0, f.pronargs - 1) as n;
        perform pg_temp.try(f.sig, format('select * from public.%I(%s)', f.proname, given), given);
      end loop;
    end loop;
  end loop;
end
$$;
grant execute on function pg_temp.sweep(text), pg_temp.try(text, text, text), pg_temp.hostile_values(oid, text),
  pg_temp.fields_of(text), pg_temp.usual_value(oid, text, integer)
  to authenticated;
select tests.act_as('vikram');
select pg_temp.sweep('authenticated');
select tests.reset();
select is((select count(*)::integer > 100 from pg_proc as p where p.pronamespace = 'public'::regnamespace
  and has_function_privilege('authenticated', p.oid, 'execute')), true,
  'the functions are there to be asked');
select is((select string_agg(distinct what || ' ' || answer || ' ' || with_values, E'\n') from wrong), null,
  'no function answers with an error of the database');

-- Honest requests, each of whose parts in turn is something else.
create function pg_temp.with_other_parts(honest jsonb) returns setof jsonb language sql as $$
  with recursive parts (path, value) as (
    select '{}'::text[], honest
    union all
    select p.path || e.key, e.value from parts as p, lateral (
      select key, value from jsonb_each(case jsonb_typeof(p.value) when 'object' then p.value else '{}' end)
      union all select (n - 1)::text, v from jsonb_array_elements(case jsonb_typeof(p.value) when 'array' then p.value
        else '[]' end) with ordinality as a (v, n)) as e
  )
  select jsonb_set(honest, path, other) from parts,
    unnest(array['{"a":1}', '["a"]', '-1', '1e300', '0.5', 'true', 'null', '""', '"infinity"', '"x"',
      '99999999999']::jsonb[]) as other where path <> '{}'
$$;
create temporary table honest (call text, request jsonb) on commit drop;
insert into honest select replace(call, '@vendor', quote_literal(tests.vendor_id_of(vendor))), request::jsonb
  from (values
  ('vendor-one', 'save_item(@vendor, %L, ''a-key-of-its-own'')',
    '{"name": "Idli", "section": "Mains", "price_paise": 5000, "mrp_paise": 6000, "description": "Soft", "unit": "2 '
    'pieces", "diet": "veg",
    "stock": 4, "is_available": true, "is_bestseller": false, "available_from": "07:00", "available_to": "11:00",
    "option_groups": [{"name": "Size", "min_choices": 1, "max_choices": 1, "options": [{"name": "Large", "price_paise": 1000, "diet": "veg", "is_available": true}]}]}'),
  ('store-one', 'save_item(@vendor, %L, ''a-key-of-its-own'')',
    '{"name": "Rice", "section": "Staples", "price_paise": 5000, "tax_class": "goods_5", "goods": {"brand": "X", '
    '"variant": {"Grain": "Long"},
    "pack_size": 1, "pack_unit": "kg", "sold_by": "pack", "origin": "Telangana", "shelf_life_days": 100, "storage": "ambient", "is_food": true, "barcode": "89012345", "return_days": 5}}'),
  ('vendor-one', 'save_sections(@vendor, %L)', '[{"name": "Mains", "was": "Mains"}, {"name": "Sweets"}]'),
  ('vendor-one', 'save_vendor_card(@vendor, %L)',
    '{"tagline": "Hot", "prep_minutes": 20, "min_order_paise": 0, "packaging_paise": 0, "cuisines": ["Andhra"], '
    '"cost_for_two_paise": 30000,
    "slot_capacity": 5, "slot_cutoff_minutes": 30}'),
  ('vendor-one', 'create_vendor_offer(@vendor, %L, ''a-key-of-its-own'')',
    '{"code": "HOT50", "kind": "flat", "value": 5000, "cap_paise": null, "minimum_paise": 20000, "valid_to": '
    '"2026-12-20T00:00:00Z",
    "total_limit": 5, "per_user_limit": 1, "first_order_only": false}'),
  ('vendor-one', 'save_payout_account(@vendor, ''vendor_payable'', %L)',
    '{"method": "upi", "holder": "Vikram", "upi_id": "vikram@okbank"}'),
  ('vendor-one', 'add_vendor(%L, ''a-key-of-its-own'')',
    '{"owner_phone": "+919000000001", "name": "New place", "kind": "food", "address": "Road No. 1, Banjara Hills", '
    '"area": "Banjara Hills", "lat": 17.43, "lng": 78.45,
    "commission_bp": 1500}'),
  ('vendor-one', 'save_faq_article(%L, ''a-key-of-its-own'')',
    '{"question": "Where is my order?", "answer": "On its way, on the map.", "question_translations": {"te": "x"}, '
    '"answer_translations": {"te": "x"},
    "keywords": "where", "topic": "orders", "action": null, "published": true}'),
  ('vendor-one', 'quote_order(%L)',
    '{"fulfilment": "delivery", "vendor_ids": [], "address_id": null, "tip_paise": 0, "coupon_code": "X", '
    '"scheduled_for": null, "instructions": "Ring",
    "gift": {"recipient": "Ravi", "message": "Hi", "sender": "Asha"}}')
) as h (vendor, call, request);
insert into honest select format('save_product(%L, %%L, ''a-key-of-its-own'')', tests.item_id('Cable')),
  '{"name": "Cable", "description": "Long", "specs": {"Length": "1 m"},
  "size_guide": {"columns": ["Size", "Chest"], "rows": [["S", "36"]]}}';
insert into honest select replace(call, '@item', tests.item_id('Dosa')::text),
  replace(request, '@item', tests.item_id('Dosa')::text)::jsonb from (values
  ('merge_cart(%L, ''a-key-of-its-own'')',
    '[{"item_id": "@item", "option_ids": [], "quantity": 1, "special_instructions": "No chilli"}]'),
  ('price_guest_cart(%L)',
    '[{"item_id": "@item", "option_ids": [], "quantity": 1, "special_instructions": "No chilli"}]'))
    as h (call, request);
create temporary table altered on commit drop as select h.call, other
  from honest as h, pg_temp.with_other_parts(h.request) as other;
grant select on honest, altered to authenticated;
select tests.act_as('vikram');
select is(tests.refusal('select public.' || format(replace(call, 'a-key',
  concat(split_part(call, '(', 1), request ->> 'name')), request)), 'allowed',
  split_part(call, '(', 1) || ' takes an honest request')
from honest where call not like 'quote_order%';
select pg_temp.try(call, 'select public.' || format(call, other), other::text) from altered;
select is(tests.refusal('select public.' || format(call, jsonb_set(request, path::text[], other))) ~ '^PT400 [a-z_]+$',
  true,
  format('%s takes no %s for %s', split_part(call, '(', 1), other, path))
from honest join (values ('save_item', '{name}'), ('save_item', '{section}'), ('save_item', '{description}'),
  ('save_item', '{option_groups,0,name}'),
    ('save_item', '{option_groups,0,options,0,name}'), ('save_item', '{goods,brand}'), ('save_item', '{goods,origin}'),
      ('save_sections', '{1,name}'), ('save_vendor_card', '{tagline}'),
    ('save_vendor_card', '{cuisines,0}'), ('save_product', '{name}'), ('save_product', '{description}'),
      ('save_product', '{specs,Length}'),
    ('save_payout_account', '{holder}'), ('add_vendor', '{name}'), ('add_vendor', '{address}'),
      ('add_vendor', '{area}'), ('save_faq_article', '{question}'), ('save_faq_article', '{answer_translations,te}'),
    ('quote_order', '{instructions}'), ('quote_order', '{gift,recipient}'), ('quote_order', '{gift,message}'),
      ('merge_cart', '{0,special_instructions}')) as p (of, path)
  on call like p.of || '(%' and request #> path::text[] is not null,
  unnest(array['{"a":1}', '["a"]', '7', 'true']::jsonb[]) as other;
select tests.reset();
select is((select string_agg(distinct what || ' ' || answer || ' ' || with_values, E'\n') from wrong), null,
  'nor does any of their parts lead to one');
select * from finish();
rollback;
