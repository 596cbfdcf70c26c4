-- What applicants prepare before they are approved: theirs alone, bounded, never a vendor's until approval, and then
-- the vendor's own by the functions of its screens.
begin;
select no_plan();
select tests.reviewed('bounds', 'save_shop_setup');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('ravi', '+919000000005'), tests.create_user('meera', null, '{admin}'),
  tests.create_user('nisha', null, '{admin}');

create temporary table apps (name text primary key, id uuid);
grant all on apps to anon, authenticated;
create function pg_temp.app(named text) returns uuid language sql as $$
  select a.id from apps as a where a.name = named
$$;
grant execute on function pg_temp.app(text) to authenticated;
create function pg_temp.does(who text, statement text) returns text language plpgsql as $$
declare
  said text;
begin
  perform tests.act_as(who);
  said := tests.refusal(statement);
  perform tests.reset();
  return said;
end
$$;
create function pg_temp.reads(who text, named text) returns jsonb language plpgsql as $$
declare
  said jsonb;
begin
  perform tests.act_as(who);
  said := public.shop_setup(pg_temp.app(named));
  perform tests.reset();
  return said;
end
$$;
create function pg_temp.mine(who text) returns jsonb language plpgsql as $$
declare
  said jsonb;
begin
  perform tests.act_as(who);
  said := public.my_shop_setups();
  perform tests.reset();
  return said;
end
$$;
create function pg_temp.opens(who text, named text, role text) returns void language plpgsql as $$
begin
  perform tests.act_as(who);
  insert into apps values (named, public.open_application(role));
  perform public.save_application(pg_temp.app(named), '{"name": "Asha Tiffins", "legal_name": "Asha", "lat": 17.43,
    "lng": 78.45, "address": "Road No. 2, Banjara Hills", "vehicle_kind": "bike"}');
  perform tests.reset();
end
$$;
-- Its papers are the subject of 4631: here they are there, and were accepted.
create function pg_temp.hands_in(named text) returns void language sql as $$
  insert into private.provider_documents (user_id, application_id, requirement, subject, is_left_out, state)
  select p.user_id, p.id, q.requirement, q.subject, true, 'accepted' from public.provider_applications as p
  join private.role_requirements as n on n.role = p.role join private.requirements as q using (requirement)
  where p.id = pg_temp.app(named) and not exists (select from private.provider_documents as d
    where d.user_id = p.user_id and d.requirement = q.requirement and d.state = 'accepted' and q.subject = 'person');
  update public.provider_applications as p set state = 'submitted', submitted_at = now()
  where p.id = pg_temp.app(named)
$$;
create function pg_temp.saves(who text, named text, setup jsonb) returns text language sql as $$
  select pg_temp.does(who, format('select public.save_shop_setup(%L, %L)', pg_temp.app(named), setup))
$$;
create function pg_temp.takes(named text) returns text language sql as $$
  select pg_temp.does('meera', format('select public.take_application(%L)', pg_temp.app(named)))
$$;
create function pg_temp.decides(named text, approve boolean) returns text language sql as $$
  select pg_temp.does('meera', format('select public.decide_application(%L, %s, %L, %L)', p.id, p.version, approve,
    case when not approve then 'not_served' end))
  from public.provider_applications as p where p.id = pg_temp.app(named)
$$;
create function pg_temp.week(opens text, closes text) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object('weekday', d, 'opens', opens, 'closes', closes)) from generate_series(0, 6) as d
$$;
create function pg_temp.dish(name text, changes jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('section', 'Tiffins', 'name', name, 'price_paise', 4000, 'diet', 'veg') || changes
$$;
-- Everything that would be a vendor's or be seen by a customer.
create function pg_temp.sold() returns text language sql as $$
  select concat_ws(' ', (select count(*) from public.vendors), (select count(*) from public.catalog_items),
    (select count(*) from public.services), (select count(*) from public.vendor_hours),
    (select count(*) from public.products), (select count(*) from public.resources))
$$;
create temporary table before_it as select pg_temp.sold() as sold;

-- Who may, and when ---------------------------------------------------------------------------------------------------
select pg_temp.opens('asha', 'one', 'restaurant'), pg_temp.opens('ravi', 'rider', 'courier');
select is(pg_temp.saves('asha', 'one', '{"version": 0, "hours": []}'), 'PT409 application_not_sent',
  'a draft prepares nothing');
select pg_temp.hands_in('one'), pg_temp.hands_in('rider');
select is(pg_temp.saves('ravi', 'rider', '{"version": 0, "hours": []}'), 'PT409 nothing_to_set_up',
  'a courier has no shop');
select is(pg_temp.mine('ravi'), '[]', 'and is shown none');
select is(pg_temp.does('ravi', format('select public.shop_setup(%L)', pg_temp.app('rider'))),
  'PT404 application_not_found', 'nor asked about one');
select is(pg_temp.saves('bala', 'one', '{"version": 0, "hours": []}'), 'PT404 application_not_found',
  'nobody prepares for another');
select is(pg_temp.does('bala', format('select public.shop_setup(%L)', pg_temp.app('one'))),
  'PT404 application_not_found', 'or reads it');
select tests.act_as_anon();
select throws_ok(format('select public.%s', f), '42501', null, 'a guest may not: ' || f)
from unnest(array['my_shop_setups()', 'shop_setup(null)', 'save_shop_setup(null, null)']) as f;
select throws_ok('select * from private.shop_setups', '42501', null, 'or read the table');
select tests.reset();
select is(pg_temp.reads('asha', 'one') - '{application_id,name,state}'::text[],
  '{"sells": "dishes", "may_save": true, "version": 0, "hours": [], "items": []}'::jsonb, 'nothing is there at first');

-- Keeping it ----------------------------------------------------------------------------------------------------------
select is(pg_temp.saves('asha', 'one', jsonb_build_object('version', 0, 'hours', pg_temp.week('07:00', '22:00'))),
  'allowed', 'hours');
select is(pg_temp.saves('asha', 'one', jsonb_build_object('version', 0, 'hours', pg_temp.week('07:00', '22:00'))),
  'allowed', 'sent again, as its answer was lost');
select is(pg_temp.reads('asha', 'one') ->> 'version', '1', 'it was kept once');
select is(pg_temp.saves('asha', 'one', jsonb_build_object('version', 0, 'items',
  jsonb_build_array(pg_temp.dish('Vada')))), 'PT409 setup_changed',
  'another device that has not seen that is told');
select is(pg_temp.saves('asha', 'one', jsonb_build_object('version', 1, 'items',
  jsonb_build_array(pg_temp.dish('Idli'), pg_temp.dish('Pesarattu', '{"price_paise": 7000, "vendor_id": 1}')))),
  'allowed', 'two dishes');
select is(jsonb_array_length(pg_temp.reads('asha', 'one') -> 'hours'), 7, 'beside the hours, which stay');
select is(pg_temp.reads('asha', 'one') -> 'items' -> 1 ? 'vendor_id', false, 'what is no field of a dish is not kept');
select is((pg_temp.mine('asha') -> 0) - 'application_id', '{"sells": "dishes", "may_save": true, "days": 7, "items": 2,
  "left_out": [], "opens_on_begin": false}'::jsonb, 'the checklist');

-- What is refused -----------------------------------------------------------------------------------------------------
select is(pg_temp.saves('asha', 'one', '{"version": 2}' || w.given), w.code, w.code || ' ' || left(w.given::text, 60))
from (values ('{}'::jsonb, 'PT400 request_invalid'),
  ('{"items": {}}', 'PT400 request_invalid'), ('{"items": [1]}', 'PT400 item_invalid'),
  ('{"hours": "x"}', 'PT400 hours_invalid'), ('{"hours": [{"weekday": 9, "opens": "1", "closes": "2"}]}',
    'PT400 hours_invalid'),
  ('{"hours": [{"weekday": 1, "opens": "08:00", "closes": "12:00"}, {"weekday": 1, "opens": "11:00",
    "closes": "14:00"}]}', 'PT400 hours_overlap'),
  (jsonb_build_object('items', jsonb_build_array(pg_temp.dish('Idli', '{"price_paise": -100}'))),
    'PT400 item_price_invalid'),
  (jsonb_build_object('items', jsonb_build_array(pg_temp.dish('Idli', '{"price_paise": 0}'))),
    'PT400 item_price_invalid'),
  (jsonb_build_object('items', jsonb_build_array(pg_temp.dish('Idli', '{"diet": "meat"}'))), 'PT400 item_diet_invalid'),
  (jsonb_build_object('items', jsonb_build_array(pg_temp.dish(repeat('x', 101)))), 'PT400 item_name_invalid'),
  (jsonb_build_object('items', jsonb_build_array(pg_temp.dish('Idli'), pg_temp.dish(' idli '))), 'PT400 item_twice'),
  (jsonb_build_object('items', (select jsonb_agg(pg_temp.dish('Dish ' || n)) from generate_series(1, 301) as n)),
    'PT409 setup_full'),
  (jsonb_build_object('items', jsonb_build_array(pg_temp.dish('Idli', jsonb_build_object('description',
    repeat('x', 10000000))))), 'PT413 request_too_large'),
  (jsonb_build_object('items', jsonb_build_array(pg_temp.dish('Idli', jsonb_build_object('goods',
    jsonb_build_object('a', repeat('x', 200000)))))), 'PT409 setup_full'),
  ('{"version": null, "hours": []}', 'PT400 request_invalid'),
  ('{"version": "2", "hours": []}', 'PT400 request_invalid')) as w (given, code);
select is(pg_temp.saves('asha', 'one', '[]'), 'PT400 request_invalid', 'no object');
select is(pg_temp.reads('asha', 'one') ->> 'version', '2', 'and nothing has changed');
select is(pg_temp.saves('asha', 'one', jsonb_build_object('version', 2, 'items', jsonb_build_array(
  pg_temp.dish('Idli'), pg_temp.dish(U&'\202EDosa\0007 <script>alert(1)</script>'), pg_temp.dish('Pesarattu')))),
  'allowed', 'text that turns around');
select ok((pg_temp.reads('asha', 'one') -> 'items' -> 1 ->> 'name') !~ U&'[\0007\202E]', 'is kept as plain text');

-- Who reads it --------------------------------------------------------------------------------------------------------
select is(pg_temp.does('meera', format('select public.shop_setup(%L)', pg_temp.app('one'))),
  'PT404 application_not_found', 'an administrator who does not review it, not');
select is(pg_temp.takes('one'), 'allowed', 'somebody reviews it');
select is(jsonb_array_length(pg_temp.reads('meera', 'one') -> 'items'), 3, 'and sees what is to be sold');
select is(pg_temp.reads('meera', 'one') -> 'may_save', 'false', 'to read');
select is(pg_temp.saves('meera', 'one', '{"version": 3, "hours": []}'), 'PT404 application_not_found', 'not to change');
select is(pg_temp.does('nisha', format('select public.shop_setup(%L)', pg_temp.app('one'))),
  'PT404 application_not_found', 'another administrator does not');
select is(pg_temp.saves('asha', 'one', jsonb_build_object('version', 3, 'hours', pg_temp.week('08:00', '23:00'))),
  'allowed', 'while it is reviewed it may be changed');
update public.provider_applications as p set state = 'changes_requested' where p.id = pg_temp.app('one');
select is(pg_temp.reads('asha', 'one') ->> 'version', '4', 'it is there when changes are requested');
select is(pg_temp.saves('asha', 'one', jsonb_build_object('version', 4, 'hours', pg_temp.week('07:00', '23:00'))),
  'allowed', 'and may be changed then');

-- A second try --------------------------------------------------------------------------------------------------------
select is(pg_temp.does('asha', format('select public.withdraw_application(%L)', pg_temp.app('one'))), 'allowed',
  'taken back');
select is(pg_temp.saves('asha', 'one', '{"version": 5, "hours": []}'), 'PT409 application_closed',
  'then nothing is prepared');
select pg_temp.opens('bala', 'of bala', 'restaurant'), pg_temp.opens('asha', 'grocer', 'grocery_store');
select pg_temp.hands_in('of bala');
select is(jsonb_array_length(pg_temp.reads('bala', 'of bala') -> 'items'), 0, 'somebody else begins with nothing');
select is(jsonb_array_length(pg_temp.reads('asha', 'grocer') -> 'items'), 0, 'and so does another trade');
select pg_temp.opens('asha', 'two', 'restaurant');
select pg_temp.hands_in('two');
select is(jsonb_array_length(pg_temp.reads('asha', 'two') -> 'items'), 3, 'the next try goes on with it');
select is(pg_temp.takes('two') || ', ' || pg_temp.decides('two', false), 'allowed, allowed', 'rejected');
select is(pg_temp.saves('asha', 'two', '{"version": 5, "hours": []}'), 'PT409 application_closed', 'nothing any more');
select is(pg_temp.mine('asha') @> jsonb_build_array(jsonb_build_object('application_id', pg_temp.app('two'))), false,
  'nor is there a checklist');
select pg_temp.opens('asha', 'three', 'restaurant');
select pg_temp.hands_in('three');
select is(jsonb_array_length(pg_temp.reads('asha', 'three') -> 'items'), 3, 'the one after that goes on with it too');
select is(pg_temp.sold(), (select b.sold from before_it as b), 'and all the while nothing is sold');

-- ON-13, acts 5 and 6: what is prepared is found by nobody ------------------------------------------------------------
create function pg_temp.found(who text, words text) returns bigint language plpgsql as $$
declare
  hits bigint;
begin
  perform tests.act_as(who);
  select count(*) into hits from jsonb_array_elements(public.search_market(words, 17.43, 78.45, 'en') -> 'hits') as h;
  perform tests.reset();
  return hits;
end
$$;
select is(pg_temp.saves('asha', 'three', jsonb_build_object('version', 5, 'items',
  (select jsonb_agg(pg_temp.dish('Uttapam ' || n)) from generate_series(1, 9) as n) ||
  (pg_temp.reads('asha', 'three') -> 'items'))), 'allowed', 'twelve items for the shop that will be (case ON-13)');
select is(pg_temp.found('bala', 'pesarattu'), 0::bigint, 'a customer who searches for one finds none (case ON-13)');

-- No act on a setup sells anything: random ones of two people, with every kind of answer ------------------------------
create function pg_temp.acts(seed double precision, turns integer) returns table (sold text, answers bigint)
language plpgsql as $$
declare
  who text;
  named text;
  act text;
begin
  perform setseed(seed);
  create temporary table answered (answer text) on commit drop;
  for n in 1 .. turns loop
    who := (array['bala', 'ravi'])[1 + floor(random() * 2)];
    -- Mostly one's own.
    named := 'of ' || case when random() < 0.8 then who when who = 'bala' then 'ravi' else 'bala' end;
    act := (array['hours', 'items', 'items', 'wrong', 'withdraw', 'open', 'open', 'state', 'state', 'take', 'reject'])
      [1 + floor(random() * 11)];
    if act = 'open' then
      named := 'of ' || who;
      update public.provider_applications as p set created_at = now() - interval '2 days';
      perform tests.act_as(who);
      begin
        delete from apps as a where a.name = named;
        insert into apps values (named, public.open_application('restaurant'));
      exception when others then null;
      end;
      perform tests.reset();
    elsif act = 'state' then
      update public.provider_applications as p set state = (array['draft', 'submitted', 'under_review',
        'changes_requested'])[1 + floor(random() * 4)] where p.id = pg_temp.app(named)
        and p.state in ('draft', 'submitted', 'under_review', 'changes_requested');
    else
      insert into answered select case act
        when 'withdraw' then pg_temp.does(who, format('select public.withdraw_application(%L)', pg_temp.app(named)))
        when 'take' then pg_temp.takes(named)
        when 'reject' then pg_temp.decides(named, false)
        else pg_temp.saves(who, named, jsonb_build_object('version', coalesce((select s.version
          from private.shop_setups as s where s.application_id = pg_temp.app(named)), 0) - (random() < 0.2)::integer)
          || case act when 'hours' then jsonb_build_object('hours', pg_temp.week('07:00', '2' || n % 4 || ':00'))
            when 'items' then jsonb_build_object('items', jsonb_build_array(pg_temp.dish('Dish ' || n)))
            else jsonb_build_object('items', jsonb_build_array(pg_temp.dish('', '{"price_paise": -1}'))) end) end;
    end if;
  end loop;
  return query select pg_temp.sold(), (select count(distinct a.answer) from answered as a);
  drop table answered;
end
$$;
grant delete on apps to authenticated;
select pg_temp.opens('ravi', 'of ravi', 'restaurant');
select is(r.sold, b.sold, 'after 120 acts nothing is sold, seed ' || seed), cmp_ok(r.answers, '>', 4::bigint,
  'among many answers')
from unnest('{0.1,0.5,0.9}'::double precision[]) as seed cross join lateral pg_temp.acts(seed, 120) as r
cross join before_it as b;

-- A day passes: five applications a day are the most.
update public.provider_applications as p set created_at = p.created_at - interval '2 days';

-- Approval ------------------------------------------------------------------------------------------------------------
select is(pg_temp.takes('three'), 'allowed', 'a reviewer');
-- A dish that no longer fits: its rule was another when it was prepared.
update private.shop_setups as s set items = s.items || jsonb_build_array(pg_temp.dish('Old', '{"price_paise": -1}'))
where s.application_id = pg_temp.app('three');
select is(pg_temp.decides('three', true), 'allowed', 'approves');
create function pg_temp.made(named text) returns uuid language sql security definer as $$
  select p.made from public.provider_applications as p where p.id = pg_temp.app(named)
$$;
grant execute on function pg_temp.made(text) to authenticated;
select is((select string_agg(i.name || ' ' || d.diet, ', ' order by i.position) from public.catalog_items as i
  join public.dishes as d on d.item_id = i.id where i.vendor_id = pg_temp.made('three')),
  (select string_agg('Uttapam ' || n || ' veg, ', '' order by n) from generate_series(1, 9) as n)
  || 'Idli veg, Dosa <script>alert(1)</script> veg, Pesarattu veg', 'the dishes are the vendor''s');
select is(pg_temp.found('bala', 'pesarattu'), 1::bigint, 'and customers find them');
select is((select count(*) from public.vendor_hours as h where h.vendor_id = pg_temp.made('three')
  and h.opens = '07:00'), 7::bigint, 'and the hours');
select is(pg_temp.mine('asha') -> 0 -> 'left_out', '[{"name": "Old", "code": "item_price_invalid"}]',
  'what did not fit is told');
select is((select n.params from public.system_notifications as n where n.user_id = tests.user_id('asha')
  and n.template = 'setup_left_out'), '{"count": 1}', 'also by a notification');
select is((select v.accepting_orders from public.vendors as v where v.id = pg_temp.made('three')), false,
  'no orders come before the owner knows');
select is(pg_temp.saves('asha', 'three', '{"version": 8, "hours": []}'), 'PT409 application_closed',
  'from then on the vendor''s own screens are the way');
select is(pg_temp.does('asha', format('select public.begin_work(%L)', pg_temp.app('three'))), 'allowed',
  'the owner begins');
select is((select v.accepting_orders from public.vendors as v where v.id = pg_temp.made('three')), true,
  'and orders may come');
select tests.act_as('asha');
select is(public.vendor_hub() -> 0 -> 'setup' ->> 'hours', 'true', 'the hub has the hours as done');
select public.set_accepting_orders(pg_temp.made('three'), false), public.begin_work(pg_temp.app('three'));
select tests.reset();
select is((select v.accepting_orders from public.vendors as v where v.id = pg_temp.made('three')), false,
  'begun again, nothing is switched');

-- Without hours, and of other trades ----------------------------------------------------------------------------------
select pg_temp.opens('ravi', 'salon', 'salon'), pg_temp.opens('ravi', 'shop', 'shop');
select pg_temp.hands_in('salon'), pg_temp.hands_in('shop'), pg_temp.hands_in('grocer');
select is(pg_temp.saves('ravi', 'salon', jsonb_build_object('version', 0, 'items', jsonb_build_array(w.given))), w.code,
  'a service: ' || w.given::text)
from (values ('{"name": "x", "minutes": [30], "price_paise": 20000}'::jsonb, 'PT400 request_invalid'),
  ('{"name": {"a": 1}, "minutes": [30], "price_paise": 20000}', 'PT400 request_invalid'),
  ('{"name": "Haircut", "minutes": 30, "price_paise": 20000}', 'PT400 request_invalid'),
  ('{"name": "Haircut", "minutes": [4], "price_paise": 20000}', 'PT400 request_invalid'),
  ('{"name": "Haircut", "minutes": ["x"], "price_paise": 20000}', 'PT400 request_invalid'),
  ('{"name": "Haircut", "minutes": [30], "price_paise": -1}', 'PT400 request_invalid'),
  ('{"name": "Haircut", "minutes": [30]}', 'PT400 request_invalid'),
  ('{"name": "Haircut", "minutes": [30], "price_paise": 20000, "section": "Hair"}', 'allowed')) as w (given, code);
select is(pg_temp.saves('ravi', 'shop', '{"version": 0, "items": [{"section": "Shirts", "name": "Shirt",
  "price_paise": 79900, "goods": {"variant": {"Size": "M"}}}, {"section": "Shirts", "name": "Shirt",
  "price_paise": 79900, "goods": {"variant": {"Size": "L"}}}]}'), 'allowed', 'two sizes of a shirt');
select is(pg_temp.saves('asha', 'grocer', '{"version": 0, "items": [{"section": "Rice", "name": "Sona Masoori",
  "unit": "5 kg", "price_paise": 32000, "goods": {"pack_size": 5, "pack_unit": "kg"}}]}'), 'allowed', 'a bag of rice');
select is(pg_temp.takes(n) || ', ' || pg_temp.decides(n, true), 'allowed, allowed', 'approved: ' || n)
from unnest('{salon,shop,grocer}'::text[]) as n;
select is((select row(s.name, s.section, s.minutes, s.price_paise, s.trade)::text from public.services as s
  where s.vendor_id = pg_temp.made('salon')), '(Haircut,Hair,{30},20000,beauty)', 'the salon''s service');
select tests.act_as('ravi');
select public.save_resource(pg_temp.made('salon'), '{"name": "Ravi"}'), public.save_resource(pg_temp.made('salon'),
  '{"name": "Rekha"}');
select tests.reset();
select is((select string_agg(r.name, ' ') from public.service_resources as e join public.resources as r
  on r.id = e.resource_id where r.vendor_id = pg_temp.made('salon')), 'Ravi', 'which the first person does');
select is((select count(distinct g.product_id) || ' ' || count(*) from public.goods as g
  join public.catalog_items as i on i.id = g.item_id where i.vendor_id = pg_temp.made('shop')), '1 2',
  'sizes are one product');
select is((select g.pack_size::integer from public.goods as g join public.catalog_items as i on i.id = g.item_id
  where i.vendor_id = pg_temp.made('grocer')), 5, 'the bag has its size');
select is((select bool_and(v.accepting_orders) from public.vendors as v
  where v.id in (pg_temp.made('salon'), pg_temp.made('shop'))), true, 'closed without hours, nothing is switched off');

-- What is broken altogether holds up no approval ----------------------------------------------------------------------
select pg_temp.opens('bala', 'bala', 'shop');
select pg_temp.hands_in('bala');
select pg_temp.saves('bala', 'bala', '{"version": 0, "items": [{"section": "A", "name": "B", "price_paise": 5000}]}');
update private.shop_setups as s set items = '[1, {"name": "B", "minutes": {}}]', hours = '[{"weekday": 8}]'
where s.application_id = pg_temp.app('bala');
select is(pg_temp.takes('bala') || ', ' || pg_temp.decides('bala', true), 'allowed, allowed', 'approved nevertheless');
select ok(jsonb_array_length((select s.left_out from private.shop_setups as s
  where s.application_id = pg_temp.app('bala'))) >= 2, 'and what was left out is said');

-- Accounts that close -------------------------------------------------------------------------------------------------
select ok(jsonb_array_length(private.shop_setup_data(tests.user_id('bala')) -> 'shop_setups') > 0, 'it is exported');
select private.forget_shop_setups(tests.user_id('bala'));
select is(private.shop_setup_data(tests.user_id('bala')) -> 'shop_setups', '[]', 'and forgotten');
select * from finish();
rollback;
