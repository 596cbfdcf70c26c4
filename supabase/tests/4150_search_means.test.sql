-- What a search means: diets, denials, slips of the finger, other names, packs, the biller of one's own state; and
-- numbers as they are pasted.
begin;
select no_plan();
select ok((select bool_and(s.is_same and s.means <> private.fold('chicken'))
  and bool_or(s.means = private.fold('mutton'))
  from private.search_synonyms as s where s.word = private.fold('మాంసం')), 'మాంసం is mutton and no chicken');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}');
select tests.open_vendor('kitchen', 'vikram'), tests.open_vendor('far-away', 'vikram', 17.83, 78.45);
select tests.add_item('kitchen', name, 10000)
from
  unnest(
  '{Chicken Curry,Veg Pulao,Paneer Tikka,Plum Cake,Fruit Cake,Eggless Cake,Onion,Onion Dosa,Phone Charger,Memory '
  'Card,Dairy Curd,Curd Rice,
  Usb Cable,Toned Milk,Cream Milk,Sugar,Sugar Free Sweets}'::text[]) as name;
insert into public.biller_categories (code, name, position) values ('test_power', 'Electricity', 90);
insert into public.billers (code, category_code, name, state, bill_fetch, amount_rule, seat_lat, seat_lng) values
  ('test_north', 'test_power', 'Anorth Power', 'Telangana', 'none', 'any', 18.01, 79.56),
    ('test_south', 'test_power', 'South Power', 'Telangana', 'none', 'any', 17.42, 78.46),
  ('test_bidar', 'test_power', 'Bidar Power', 'Karnataka', 'none', 'any', 17.33, 76.83),
    ('test_india', 'test_power', 'All Power', null, 'none', 'any', null, null);
-- In use elsewhere: no word for what is here.
select tests.add_item('far-away', name, 10000) from unnest('{Chugur Gosht,Rechargeable Torch,Chegar}'::text[]) as name;
update public.dishes set diet = 'non_veg' where item_id = tests.item_id('Chicken Curry');
update public.dishes set diet = 'egg' where item_id in (tests.item_id('Plum Cake'));
insert into public.goods (item_id, pack_size, pack_unit) values (tests.item_id('Toned Milk'), 500, 'ml'),
  (tests.item_id('Cream Milk'), 1, 'l');
select private.count_words();
create function pg_temp.found(query text, tab text default 'item', lat double precision default 17.44,
  lng double precision default 78.45) returns text[]
language sql as $$
  select array_agg(coalesce(h ->> 'target', h ->> 'title') order by n)
  from jsonb_array_elements(public.search_market(query, lat, lng, 'en', tab) -> 'hits') with ordinality as x (h, n)
$$;
grant execute on function pg_temp.found(text, text, double precision, double precision) to anon;
select tests.act_as_anon();

select is(pg_temp.found(typed), '{Chicken Curry}', typed || ' is a diet')
  from unnest('{non veg,nonveg,Non-Veg,non vegetarian,नॉनवेज,నాన్ వెజ్}'::text[]) as typed;
select is((pg_temp.found('veg'))[1], 'Veg Pulao', 'what is called veg comes first');
select ok('Paneer Tikka' = any (pg_temp.found('veg')) and not 'Chicken Curry' = any (pg_temp.found('veg')),
  'veg finds what is veg and nothing else');
select is(pg_temp.found('non veg curry'), '{Chicken Curry}', 'a diet with a name');
select is(pg_temp.found(typed), '{Eggless Cake,Fruit Cake}', typed || ' is not with egg')
from unnest('{eggless cake,egg less cake,cake without egg,cake without eggs,no egg cake,bina anda cake}'::text[])
  as typed;
select is(pg_temp.found('sugar free'), '{Sugar Free Sweets}', 'what says that it is without');
select is(pg_temp.found('dosa without onion'), null, 'and what is with it is not found');
select is((pg_temp.found(typed))[1], wanted, typed || ' means ' || wanted)
from (values ('chager', 'Phone Charger'), ('chargr', 'Phone Charger'), ('chargre', 'Phone Charger'), ('onoin', 'Onion'),
  ('onin', 'Onion'), ('oniion', 'Onion'),
  ('onion', 'Onion'), ('pyaz', 'Onion'), ('ఉల్లిపాయ', 'Onion'), ('curd', 'Dairy Curd'), ('dahi', 'Dairy Curd'),
    ('perugu', 'Dairy Curd'),
  ('పెరుగు', 'Dairy Curd'), ('दही', 'Dairy Curd'), ('yogurt', 'Dairy Curd'), ('usb cabel', 'Usb Cable'),
    ('card', 'Memory Card'),
  ('500 ml milk', 'Toned Milk'), ('milk 500ml', 'Toned Milk'), ('milk 1 litre', 'Cream Milk'),
    ('1l milk', 'Cream Milk'), ('౫౦౦ ml milk', 'Toned Milk'))
  as t (typed, wanted);
select ok(not 'Memory Card' = any (pg_temp.found('curd')), 'a word in use means no other word');
select is(pg_temp.found('usb cabel', 'service'), null, 'nor a service that has something of it');
select is((pg_temp.found('recharge', 'service'))[1], 'category/mobile-recharge', 'recharge is the service');
select is((select s.target from public.suggest('recharge', 17.83, 78.45, 'en') as s limit 1),
  'category/mobile-recharge', 'also while it is typed, before a rechargeable torch');
select ok(array_position(pg_temp.found('electricity', 'service', 17.68, 77.61),
  'biller/test_south') < array_position(pg_temp.found('electricity', 'service', 17.68, 77.61), 'biller/test_north')
  and array_position(pg_temp.found('electricity', 'service', 17.68, 77.61),
    'biller/test_north') < array_position(pg_temp.found('electricity', 'service', 17.68, 77.61), 'biller/test_bidar'),
  'the billers of one''s own state come first, the nearest before');
select ok(array_position(pg_temp.found('electricity', 'service', 17.91, 77.52),
  'biller/test_bidar') < array_position(pg_temp.found('electricity', 'service', 17.91, 77.52), 'biller/test_south'),
  'in Bidar it is the one of Karnataka');
select is((select array_agg(b.code order by b.n) from public.billers_in('test_power', lat => 17.68, lng => 77.61)
  with ordinality as b (code, a, c, d, e, f, g, h, i, j, k, l, m, n)),
  '{test_south,test_north,test_india,test_bidar}', 'so it is in the list');
select is((select array_agg(b.code order by b.n) from public.billers_in('test_power', after => 'test_north',
  lat => 17.68, lng => 77.61) with ordinality as b (code, a, c, d, e, f, g, h, i, j, k, l, m, n)),
  '{test_india,test_bidar}', 'also on its next page');
select is((select array_agg(b.code order by b.n) from public.billers_in('test_power')
  with ordinality as b (code, a, c, d, e, f, g, h, i, j, k, l, m, n)),
  '{test_india,test_north,test_bidar,test_south}', 'without a place by name');
select is((public.search_market('doctor', 17.44, 78.45, 'en', 'service') -> 'counts' ->> 'service')::integer,
  cardinality(pg_temp.found('doctor', 'service')),
  'a tab counts what it shows');
select tests.reset();
update public.dishes set diet = 'veg' where item_id = tests.item_id('Chicken Curry');
select is(pg_temp.found('non veg'), null, 'a changed diet is found at once');

-- Numbers as they are pasted.
select is(private.read_phone(typed), '+919000000001', typed || ' is the number')
from unnest(array['09000000001', '0 90000 00001', '0091 9000000001', '+91 (0)90000 00001', '౯౦౦౦౦ ౦౦౦౦౧', '९०००० ००००१',
  '“90000 00001”.', U&'\200B\202A90000\00A000001\202C']) as typed;
select is(private.read_phone(typed), null, coalesce(typed, 'nothing') || ' is no number')
  from unnest(array[null, '', '98490', '5849012345', '919849012345678', 'call me']) as typed;
select is(private.account_of_phone('0091 (0) 90000-00001'), tests.user_id('asha'), 'an account is found by it');
select is(public.pincode_service(typed) ->> 'serviceable', public.pincode_service('502220') ->> 'serviceable',
  typed || ' is the pincode')
from unnest(array['502 220', '౫౦౨ ౨౨౦', '“502220”.', U&'\200B502\00A0220']) as typed;
select ok((public.pincode_service('502 220') ->> 'serviceable')::boolean, 'which parcels reach');
insert into public.addresses (user_id, label, line, city, pincode, lat, lng)
  values (tests.user_id('asha'), 'Home', '1, Bidar Road', 'Zaheerabad', '౫౦౨ 220.', 17.68, 77.61);
select is((select a.pincode from public.addresses as a where a.user_id = tests.user_id('asha')), '502220',
  'an address keeps its six digits');
select is(private.clean_parameter('“1234-567 ౮౯”.', 'numeric'), '123456789', 'a number of a bill');
select tests.act_as('asha');
select matches(tests.refusal(call), '^42501', 'not for people: ' || call)
  from unnest(array['select * from private.search_phrases', $$ select * from private.search_intent('x') $$]) as call;
select * from finish();
rollback;
