-- Texts that others read hold no mark that turns or hides what is written.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha');

select is(private.without_marks(honest), honest, 'stays as it is: ' || honest)
from unnest(array[U&'\0C2E\0C3E\0C30\0C4D\0C1A\0C4D\200C', U&'\0C15\0C4D\200C\0C37', U&'\0915\094D\200D\0937',
  U&'\0930\094D\200D\092F',
  U&'\+01F468\200D\+01F469\200D\+01F467', U&'\+01F9D1\+01F3FD\200D\+01F680', U&'\2764\FE0F\200D\+01F525',
    'O''Brien & Sons <b>', E'two\n\tlines',
  U&'caf\00E9 \20B9 1\00BD']) as honest;
select is(private.without_marks(hostile), 'Raju', 'is cleaned: ' || to_json(hostile))
from unnest(array[U&'\202ERaju', U&'Ra\202Dju\202C', U&'\2066Raju\2069', U&'R\200Baju', U&'\FEFFRaju', U&'Ra\00ADju',
  U&'Raju\200E\200F', U&'Ra\0007ju\009F',
  U&'R\200Da\200Cju', U&'\200DRaju', U&'\200B\200DRaju', U&'Raju\206A\061C\2060']) as hostile;
select is(private.plain_text(U&'98765\200D43210'), '9876543210', 'no joiner hides a number');

-- Each table's own trigger, on a table of the same columns that needs no rows of others.
create function pg_temp.after_writing(wanted regclass, hostile text) returns text language plpgsql as $$
declare
  own record;
  stored jsonb;
  odd text;
begin
  select pg_get_triggerdef(t.oid) as made, t.tgrelid,
    array(select m[1] from regexp_matches(pg_get_triggerdef(t.oid), '''([a-z_]+)''', 'g') as m) as columns
  into strict own from pg_trigger as t where t.tgrelid = wanted and t.tgname = 'texts_are_plain';
  execute format('create temporary table copy_of on commit drop as select * from %s with no data', wanted);
  execute regexp_replace(own.made, ' ON \S+ FOR EACH', ' ON pg_temp.copy_of FOR EACH');
  execute format('insert into pg_temp.copy_of (%s) select %s', (select string_agg(quote_ident(c), ', ')
    from unnest(own.columns) as c),
    (select string_agg(case a.atttypid when 'jsonb'::regtype
      then format('%L::jsonb', jsonb_build_object('te', hostile, 'list', array[hostile, E'a\\u202e\tb'])::text)
        when 'text[]'::regtype then format('array[%L]', hostile) else quote_literal(hostile) end, ', ' order by c.place)
      from unnest(own.columns) with ordinality as c (name, place) join pg_attribute as a on a.attrelid = wanted
        and a.attname = c.name));
  select to_jsonb(c) into strict stored from pg_temp.copy_of as c;
  drop table pg_temp.copy_of;
  select string_agg(c || ' ' || (stored ->> c), '; ') into odd from unnest(own.columns) as c
  where stored -> c is distinct from case jsonb_typeof(stored -> c) when 'object'
    then jsonb_build_object('te', 'Raju', 'list', array['Raju', E'a\\u202e\tb'])
    when 'array' then '["Raju"]' else '"Raju"' end;
  return odd;
end
$$;
select is(pg_temp.after_writing(t.tgrelid, U&'\202ER\0007a\200Bju\FEFF'), null,
  t.tgrelid::regclass || ' keeps its texts plain')
from pg_trigger as t where t.tgname = 'texts_are_plain' order by t.tgrelid::regclass::text;

-- A column of this name holds what somebody wrote. Where the platform alone writes it, or copies it
-- from a clean row, its table is named here; the log is read by the platform alone.
select is((select string_agg(a.attrelid::regclass || '.' || a.attname, ', ' order by 1) from pg_attribute as a
  join pg_class as c on c.oid = a.attrelid,
    (select
      '{public.app_settings,public.regions,public.categories,private.notification_templates,private.ledger_transaction'
      's,public.telecom_circles,
        public.digital_operators,public.digital_plans,public.biller_categories,public.billers,public.biller_parameters,public.carriers,public.shipping_zones,
        public.collections,public.discover_filters,private.ride_alerts}'::regclass[] as own,
      '{public.unified_cart_items,public.order_items,private.group_lines,public.substitutions,public.dish_proposals,pu'
        'blic.system_notifications,private.shopping_cards,
        private.search_documents}'::regclass[] as copies) as platform
  where a.attrelid <> all(platform.own || platform.copies || '{public.app_logs}') and c.relkind in ('r', 'p')
    and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and a.atttypid = 'text'::regtype
    and a.attname in ('name', 'full_name', 'label', 'line', 'landmark', 'note', 'body', 'message', 'instructions',
      'special_instructions', 'title',
      'description', 'tagline', 'reply', 'answer', 'question', 'recipient', 'sender', 'nickname', 'author_name',
        'for_name', 'holder', 'legal_name', 'why')
    and not exists (select from pg_trigger as t where t.tgrelid = a.attrelid and t.tgname = 'texts_are_plain'
      and a.attnum = any(t.tgattr::smallint[]))), null,
  'no other column holds what somebody wrote');

-- Through the doors.
select tests.act_as('asha');
select is(tests.refusal(format($$ update public.profiles set full_name = %L
  where id = tests.user_id('asha') $$, U&'\202EAsha')), 'allowed', 'a profile is saved');
select is(tests.refusal(format($$ update public.addresses set line = %L
  where user_id = tests.user_id('asha') $$, U&'Flat\200B 4, O''Brien Street')), 'allowed', 'so is an address');
select is(tests.refusal(format($$ select public.add_to_cart(%L, special_instructions => %L) $$, tests.item_id('Dosa'),
  U&'\202Eno chilli')), 'allowed', 'and a note for the kitchen');
select tests.reset();
select is((select full_name from public.profiles where id = tests.user_id('asha')), 'Asha', 'the name turns nothing');
select is((select line from public.addresses where user_id = tests.user_id('asha')), 'Flat 4, O''Brien Street',
  'the address hides nothing');
select is((select special_instructions from public.unified_cart_items where user_id = tests.user_id('asha')),
  'no chilli', 'nor does the note');
select * from finish();
rollback;
