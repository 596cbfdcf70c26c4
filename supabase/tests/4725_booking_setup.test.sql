-- What whoever sells time sets up, from the approval of a salon to its first free times, and what its day shows.
begin;
select no_plan();
select tests.reviewed('bounds', 'sort_services');
select tests.create_user('asha', '+919000000001'), tests.create_user('rekha', '+919000000002'),
  tests.create_user('vani', '+919000000003', '{vendor}'), tests.create_user('sai', '+919000000004', '{vendor}'),
  tests.create_user('ravi', '+919000000005'), tests.create_user('meera', null, '{admin}');
select tests.open_salon('salon-two', 'vani'), tests.fund_wallet('asha', 1000000), tests.reset();

create table tests.made (name text primary key, id uuid);
grant all on tests.made to authenticated, anon;
create function tests.made_id(name text) returns uuid language sql stable as $$
  select m.id from tests.made as m where m.name = made_id.name
$$;
-- A refusal with its figures.
create function tests.refused(statement text) returns text language plpgsql as $$
declare
  state text;
  code text;
  figures text;
begin
  execute statement;
  return 'allowed';
exception when others then
  get stacked diagnostics state = returned_sqlstate, code = pg_exception_detail, figures = pg_exception_hint;
  return concat_ws(' ', state, case when state like 'PT%' then code else sqlerrm end, nullif(figures, ''));
end
$$;
create function tests.does(who text, statement text) returns text language plpgsql as $$
declare
  said text;
begin
  perform tests.act_as(who);
  said := tests.refused(statement);
  perform tests.reset();
  return said;
end
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- From an application to a salon --------------------------------------------------------------------------------------
select tests.act_as('rekha');
select is((select count(*) from jsonb_array_elements(public.provider_roles() -> 'roles') as r
  where r ->> 'role' = 'salon'), 1::bigint, 'one can apply to be a salon');
insert into tests.made values ('application', public.open_application('salon'));
select lives_ok(format('select public.save_application(%L, %L)', tests.made_id('application'),
  '{"name": "Rekha Beauty Care", "legal_name": "Rekha Beauty Care", "address": "Road No. 2, Banjara Hills",
    "lat": 17.43, "lng": 78.45}'), 'and says of oneself what a business says');
select tests.reset();
create function tests.hands_in(requirement text, given jsonb) returns text language plpgsql as $$
declare
  page text := tests.user_id('rekha') || '/' || gen_random_uuid() || '.jpg';
begin
  insert into storage.objects (bucket_id, name) values ('provider-documents', page);
  return tests.does('rekha', format('select public.hand_in_document(%L, %L, %L)', tests.made_id('application'),
    requirement, given || jsonb_build_object('files', jsonb_build_array(page))));
end
$$;
select is(tests.hands_in(q.requirement, q.given), 'allowed', 'hands in ' || q.requirement)
from (values ('pan', '{"number": "ABCPK4321M"}'::jsonb), ('identity', '{"number": "234123412346"}'),
  ('bank', '{"holder": "Rekha", "account_number": "223456789012", "ifsc": "HDFC0001234"}'),
  ('gstin', '{"is_left_out": true}'), ('shop_act', '{"number": "TS/SA/78"}')) as q (requirement, given);
select is(tests.does('rekha', format('select public.submit_application(%L, %s)', tests.made_id('application'),
  private.present_terms())), 'allowed', 'hands it in');
select is(tests.does('meera', format('select public.take_application(%L)', tests.made_id('application'))), 'allowed',
  'it is looked at');
create function tests.reviews(act text) returns text language sql as $$
  select tests.does('meera', format(act, p.id, p.version)) from public.provider_applications as p
  where p.id = tests.made_id('application')
$$;
select is(tests.reviews($$select public.decide_items('%s', %s, '[{"requirement": "pan", "accepted": true},
  {"requirement": "identity", "accepted": true}, {"requirement": "bank", "accepted": true},
  {"requirement": "gstin", "accepted": true}, {"requirement": "shop_act", "accepted": true}]')$$), 'allowed',
  'all of it is right');
select is(tests.reviews($$select public.decide_application('%s', %s, true)$$), 'allowed', 'and approved');
insert into tests.made select 'salon', p.made from public.provider_applications as p
where p.id = tests.made_id('application');
select is((select v.kind::text || ' ' || string_agg(t.trade, ' ') from public.vendors as v
  join public.vendor_trades as t on t.vendor_id = v.id where v.id = tests.made_id('salon') group by v.kind),
  'beauty beauty', 'approval makes a salon that is booked');
select is_empty(format('select 1 from public.shops where vendor_id = %L', tests.made_id('salon')),
  'and no shop that sends parcels');
select is((select s.position::text from public.vendor_staff as s where s.vendor_id = tests.made_id('salon')), 'owner',
  'of whoever applied');

-- People with their hours ---------------------------------------------------------------------------------------------
insert into public.vendor_staff (vendor_id, user_id, position) values
  (tests.made_id('salon'), tests.user_id('sai'), 'staff');
create function tests.day() returns date language sql stable as $$
  select (now() at time zone 'Asia/Kolkata')::date + 2
$$;
create function tests.at(hour text) returns timestamptz language sql stable as $$
  select (tests.day() + hour::time) at time zone 'Asia/Kolkata'
$$;
create function tests.every_day(opens text, closes text) returns jsonb language sql stable as $$
  select jsonb_agg(jsonb_build_object('weekday', d, 'opens', opens, 'closes', closes)) from generate_series(0, 6) as d
$$;
create function tests.free(service text) returns text language sql stable as $$
  select string_agg(to_char(f.starts_at at time zone 'Asia/Kolkata', 'HH24:MI'), ' ' order by f.starts_at)
  from public.free_times(tests.made_id('salon'), jsonb_build_array(jsonb_build_object('service_id',
    tests.made_id(service))), tests.day(), 1) as f
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('rekha');
select is(public.booking_day(tests.made_id('salon')) -> 'setup', '{"services": false, "people": false, "hours": false,
  "opening": false, "terms": false, "photo": false, "bank": true}'::jsonb, 'a new salon has all of it before it');
insert into tests.made select 'Rekha', public.save_resource(tests.made_id('salon'), jsonb_build_object('name', 'Rekha',
  'user_id', auth.uid(), 'hours', tests.every_day('10:00', '14:00')));
insert into tests.made select 'Sunita', public.save_resource(tests.made_id('salon'), jsonb_build_object('name',
  'Sunita', 'hours', tests.every_day('10:00', '14:00')));
select is(tests.refused(format('select public.save_resource(%L, %L)', tests.made_id('salon'), jsonb_build_object('name',
  'Nobody', 'user_id', tests.user_id('asha')))), 'PT400 request_invalid {"field": "user_id"}',
  'nobody is a person of the business who does not work there');
select is(tests.refusal(format('select public.save_resource(%L, %L)', tests.made_id('salon'), jsonb_build_object('name',
  'Nobody', 'hours', '[{"weekday": 1, "opens": "ten", "closes": "11:00"}]'::jsonb))), 'PT400 hours_invalid',
  'nor is somebody made whose hours nobody can read');
insert into tests.made select 'Colour', public.save_service(tests.made_id('salon'), jsonb_build_object('name', 'Colour',
  'name_translations', '{"te": "రంగు"}'::jsonb, 'preparation', 'Come with dry hair.', 'minutes', '[30, 45, 30]'::jsonb,
  'price_paise', 200000, 'resources', jsonb_build_array(jsonb_build_object('id', tests.made_id('Rekha')))));
insert into tests.made select 'Haircut', public.save_service(tests.made_id('salon'), jsonb_build_object('name',
  'Haircut', 'minutes', '[60]'::jsonb, 'price_paise', 40000, 'resources', jsonb_build_array(jsonb_build_object('id',
    tests.made_id('Sunita')), jsonb_build_object('id', tests.made_id('Rekha'), 'price_paise', 60000))));
select is(tests.refused(format('select public.save_service(%L, %L)', tests.made_id('salon'),
  '{"name": "Facial", "minutes": [60], "price_paise": 50000}'::jsonb || q.wrong)),
  'PT400 request_invalid {"field": "' || q.field || '"}', 'refused at its field: ' || q.field)
from (values ('name', '{"name": "x"}'::jsonb), ('minutes', '{"minutes": [2400]}'), ('minutes', '{"minutes": [30, 30]}'),
  ('price_paise', '{"price_paise": -1}'), ('people', '{"people": 11}'), ('before_minutes', '{"before_minutes": 300}'),
  ('name_translations', '{"name_translations": {"xx": "?"}}'), ('section', jsonb_build_object('section',
    repeat('s', 61))), ('preparation', jsonb_build_object('preparation', repeat('p', 301))),
  ('resources', jsonb_build_object('resources', jsonb_build_array(jsonb_build_object('id', tests.made_id('Rekha')),
    jsonb_build_object('id', tests.made_id('Rekha')))))) as q (field, wrong);
select lives_ok(format($$select public.save_booking_terms(%L, '{"step_minutes": 30, "notice_minutes": 0,
  "deposit_bp": 3000, "deposit_for_new_only": true, "cancelling": [{"minutes_before": 240, "charge_bp": 500},
  {"minutes_before": 60, "charge_bp": 1000}]}')$$, tests.made_id('salon')), 'terms, with what late cancelling costs');
select is((public.booking_day(tests.made_id('salon')) -> 'setup') - 'opening' - 'photo', '{"services": true,
  "people": true, "hours": true, "terms": true, "bank": true}'::jsonb, 'most of it is done');
select tests.act_as_anon();
select is(tests.free('Colour'), '10:00 10:30 11:00 11:30 12:00', 'and a guest sees the first free times');
select is((select s.preparation || (s.name_translations ->> 'te') from public.services as s
  where s.id = tests.made_id('Colour')), 'Come with dry hair.రంగు', 'with what to prepare, and the name in Telugu');
select tests.act_as('rekha');
select is((select r -> 'account' ->> 'works_here' from jsonb_array_elements(public.booking_setup(tests.made_id('salon'))
  -> 'resources') as r where r ->> 'name' = 'Rekha'), 'true', 'whose account a person is, is told to the business');
select is((select jsonb_agg(r -> 'weeks' -> 0 -> 'hours' -> 0) from jsonb_array_elements(public.booking_setup(
  tests.made_id('salon')) -> 'resources') as r), jsonb_build_array('{"weekday": 0, "opens": "10:00", "closes": "14:00",
  "is_break": false}'::jsonb, '{"weekday": 0, "opens": "10:00", "closes": "14:00", "is_break": false}'::jsonb),
  'with everybody''s week');

-- Hours of a week that is to come, and taken back ---------------------------------------------------------------------
select lives_ok(format('select public.save_resource_week(%L, %L, %L)', tests.made_id('Sunita'), tests.day() + 30,
  tests.every_day('12:00', '16:00')), 'hours from a later day on');
select is((select jsonb_array_length(r -> 'weeks') from jsonb_array_elements(public.booking_setup(
  tests.made_id('salon')) -> 'resources') as r where r ->> 'name' = 'Sunita'), 2, 'are seen beside the present ones');
select lives_ok(format('select public.save_resource_week(%L, %L, null)', tests.made_id('Sunita'), tests.day() + 30),
  'they are taken back');
select is((select jsonb_array_length(r -> 'weeks') from jsonb_array_elements(public.booking_setup(
  tests.made_id('salon')) -> 'resources') as r where r ->> 'name' = 'Sunita'), 1, 'and gone');
select is(tests.refusal(format('select public.save_resource_week(%L, %L, null)',
  tests.made_id('Sunita'), tests.day() - 2)), 'PT400 hours_invalid', 'those that hold are not taken back');
select is(tests.refusal(format('select public.save_resource_week(%L, ''infinity'', ''[]'')',
  tests.made_id('Sunita'))), 'PT400 request_invalid', 'nor do any begin at the end of time');

-- Bookings that stand outside of new hours ----------------------------------------------------------------------------
select tests.reset();
create function tests.book(service text, who text, hour text) returns uuid language sql as $$
  select (public.place_order((public.quote_order(jsonb_build_object('trade', 'beauty', 'booking_id',
    public.hold_booking(tests.made_id('salon'), jsonb_build_array(jsonb_build_object('service_id',
      tests.made_id(service), 'resource_id', tests.made_id(who))), tests.at(hour), 'key-hold-' || hour || who)
      ->> 'id')) ->> 'quote_id')::uuid, 'key-book-' || hour || who, 'wallet') -> 'orders' -> 0 ->> 'id')::uuid
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('asha');
insert into tests.made select 'at ten', tests.book('Haircut', 'Sunita', '10:00');
insert into tests.made select 'at twelve', tests.book('Haircut', 'Sunita', '12:00');
insert into tests.made select 'colour', tests.book('Colour', 'Rekha', '10:00');
select tests.reset();
create function tests.outside() returns text language sql as $$
  select string_agg(b.resource_name || ' ' || to_char(b.starts_at at time zone 'Asia/Kolkata', 'HH24:MI') || ' '
    || b.reason, ', ' order by b.starts_at, b.resource_name) from public.bookings_outside_hours(tests.made_id('salon'))
      as b
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('rekha');
select is(tests.outside(), null, 'all stand in their hours');
select lives_ok(format('select public.save_resource_day(%L, %L, ''[{"opens": "11:00", "closes": "14:00"}, {"opens":
  "12:30", "closes": "13:00", "is_break": true}]'')', tests.made_id('Sunita'), tests.day()),
  'Sunita comes later, and has lunch');
select is(tests.outside(), 'Sunita 10:00 away, Sunita 12:00 break', 'what stands outside is listed, with why');
select is(public.booking_day(tests.made_id('salon')) ->> 'outside', '2', 'and counted on the day''s page');
-- In the gap of a colour nobody works: what is blocked there stands in nobody's way.
insert into tests.made select 'gap', public.block_time(tests.made_id('Rekha'), tests.at('10:30'), tests.at('11:15'),
  'Bank');
select is(tests.outside(), 'Sunita 10:00 away, Sunita 12:00 break', 'an errand in a gap is in nobody''s way');
select public.unblock_time(tests.made_id('gap')), public.block_time(tests.made_id('Rekha'), tests.at('11:00'),
  tests.at('11:30'));
select is(tests.outside(), 'Rekha 10:00 blocked, Sunita 10:00 away, Sunita 12:00 break', 'beyond it, it is');
select public.save_resource_day(tests.made_id('Sunita'), tests.day(), null),
  public.save_resource(tests.made_id('salon'), jsonb_build_object('id', tests.made_id('Sunita'), 'is_active', false));
select is(tests.outside(), 'Rekha 10:00 blocked, Sunita 10:00 off, Sunita 12:00 off',
  'who is switched off keeps their bookings, listed');
select is((tests.booking(tests.made_id('at ten'))).state, 'confirmed', 'they stand');
select public.save_resource(tests.made_id('salon'), jsonb_build_object('id', tests.made_id('Sunita'), 'is_active',
  true));

-- Removing and ordering services --------------------------------------------------------------------------------------
select is(tests.refused(format('select public.remove_service(%L)', tests.made_id('Haircut'))),
  'PT409 service_booked {"count": 2}', 'what is booked ahead is not removed');
insert into tests.made select 'Facial', public.save_service(tests.made_id('salon'), jsonb_build_object('name', 'Facial',
  'minutes', '[45]'::jsonb, 'price_paise', 80000, 'resources', jsonb_build_array(jsonb_build_object('id',
    tests.made_id('Rekha')))));
select public.sort_services(tests.made_id('salon'), array[tests.made_id('Facial'), tests.made_id('Haircut'),
  tests.made_id('Colour')]);
select is((select string_agg(s ->> 'name', ' ' order by n) from jsonb_array_elements(public.booking_setup(
  tests.made_id('salon')) -> 'services') with ordinality as l (s, n)), 'Facial Haircut Colour',
  'in an order of one''s own');
select lives_ok(format('select public.remove_service(%L)', tests.made_id('Facial')), 'what nobody booked is removed');
select is(jsonb_array_length(public.booking_setup(tests.made_id('salon')) -> 'services'), 2, 'and gone');

-- Late cancelling -----------------------------------------------------------------------------------------------------
select is(public.booking_setup(tests.made_id('salon')) -> 'cancelling' -> 'own', '[{"charge_bp": 500,
  "minutes_before": 240}, {"charge_bp": 1000, "minutes_before": 60}]'::jsonb, 'a salon''s own steps');
select is(tests.refused(format('select public.save_booking_terms(%L, %L)', tests.made_id('salon'),
  jsonb_build_object('cancelling', w))), 'PT400 request_invalid {"field": "cancelling"}', 'no steps: ' || w::text)
from unnest(array['[{"minutes_before": 60, "charge_bp": 2500}, {"minutes_before": 240, "charge_bp": 5000}]',
  '[{"minutes_before": 60, "charge_bp": 10001}]', '[{"minutes_before": 20000, "charge_bp": 100}]',
  '[{"minutes_before": 60}]', '[{"minutes_before": 60, "charge_bp": 1}, {"minutes_before": 60, "charge_bp": 1}]',
  '[{"minutes_before": "soon", "charge_bp": 1}]', '[1, 2, 3, 4]', '{}', '5']::jsonb[]) as w;
select tests.reset();
-- It is half an hour before a visit that was booked yesterday.
update public.enhanced_orders as o set placed_at = now() - interval '1 day', created_at = now() - interval '1 day',
  scheduled_for = now() + interval '30 minutes' where o.id in (tests.made_id('at ten'), tests.made_id('at twelve'));
update private.cancellation_steps as s set valid_from = now() - interval '2 days'
where s.vendor_id = tests.made_id('salon');
create function tests.late(booked text) returns text language sql as $$
  select public.preview_cancellation(tests.made_id(booked)) ->> 'charge_paise'
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('asha');
select is(tests.late('at ten'), '4000', 'a tenth is charged within the hour');
select tests.act_as('rekha');
select lives_ok(format($$select public.save_booking_terms(%L, '{"cancelling": [{"minutes_before": 1440,
  "charge_bp": 10000}]}')$$, tests.made_id('salon')), 'harsher from now on');
select tests.act_as('asha');
select is(tests.late('at ten'), '4000', 'what was booked before keeps its terms');
select tests.reset();
update private.cancellation_steps as s set valid_until = now() - interval '1 hour'
where s.vendor_id = tests.made_id('salon') and s.valid_until = now();
update private.cancellation_steps as s set valid_from = now() - interval '1 hour'
where s.vendor_id = tests.made_id('salon') and s.valid_from = now();
update public.enhanced_orders as o set placed_at = now() - interval '30 minutes', created_at = now()
  - interval '30 minutes' where o.id = tests.made_id('at twelve');
update public.app_settings as s set setting_value = '0' where s.setting_key = 'free_cancel_seconds';
select tests.act_as('asha');
select is(tests.late('at twelve'), '12000', 'what is booked since has the new ones: all that is paid so far');
select tests.act_as('rekha');
select lives_ok(format($$select public.save_booking_terms(%L, '{"cancelling": null}')$$, tests.made_id('salon')),
  'the usual ones are taken back');
select is(public.booking_setup(tests.made_id('salon')) -> 'cancelling', '{"own": null, "usual": [{"charge_bp": 5000,
  "minutes_before": 120}, {"charge_bp": 10000, "minutes_before": 30}]}'::jsonb, 'and shown');
select lives_ok(format($$select public.save_booking_terms(%L, '{"cancelling": []}')$$, tests.made_id('salon')),
  'or nothing at all');
select is(public.booking_setup(tests.made_id('salon')) -> 'cancelling' -> 'own', '[{"charge_bp": 0,
  "minutes_before": 0}]'::jsonb, 'which is a step too');

-- The day -------------------------------------------------------------------------------------------------------------
select tests.reset();
create function tests.visit_today() returns void language plpgsql as $$
declare
  b public.bookings := tests.booking(tests.made_id('colour'));
  starts timestamptz := greatest(now() - interval '10 minutes', private.india_midnight(private.today()));
begin
  update public.bookings as k set starts_at = starts, ends_at = starts + interval '105 minutes' where k.id = b.id;
end
$$;
select tests.visit_today();
select tests.act_as('rekha');
select is((public.booking_day(tests.made_id('salon')) -> 'next' -> 0 ->> 'order_id')::uuid, tests.made_id('colour'),
  'the next visit of today');
select is(public.booking_day(tests.made_id('salon')) -> 'money', '{"booked_paise": 200000, "done_paise": 0,
  "to_collect_paise": 140000}'::jsonb, 'with what it brings, and what is still to be taken at the desk');
select is((select c ->> 'open_minutes' from jsonb_array_elements(public.booking_day(tests.made_id('salon'))
  -> 'capacity') as c where c ->> 'name' = 'Sunita'), '240', 'and how long everybody is there');
select tests.act_as('sai');
select is(public.booking_day(tests.made_id('salon')) -> 'money', 'null'::jsonb, 'without the money, for who may not');
select is(public.booking_day(tests.made_id('salon')) -> 'setup' -> 'bank', 'null'::jsonb, 'nor the bank');

-- Who may -------------------------------------------------------------------------------------------------------------
select is(tests.does(w.who, format(a.act, tests.made_id('salon'), tests.made_id('Colour'), tests.made_id('Rekha'))),
  case when w.who = 'sai' and a.staff then 'allowed' when w.who = 'sai' then 'PT403 not_allowed {"right": "'
    || a.wanted || '"}' else 'PT403 not_your_vendor' end, w.who || ': ' || a.act)
from (values ('select public.booking_setup(''%1$s'')', true, ''),
  ('select public.booking_day(''%1$s'')', true, ''),
  ('select public.bookings_outside_hours(''%1$s'')', true, ''),
  ('select public.sort_services(''%1$s'', ''{%2$s}'')', false, 'prices'),
  ('select public.remove_service(''%2$s'')', false, 'prices'),
  ('select public.save_booking_terms(''%1$s'', ''{"cancelling": []}'')', false, 'prices'),
  ('select public.save_service(''%1$s'', ''{"id": "%2$s", "price_paise": 1}'')', false, 'prices'),
  ('select public.save_resource(''%1$s'', ''{"id": "%3$s", "user_id": null}'')', false, 'catalogue'),
  ('select public.save_resource_week(''%3$s'', ''2026-01-01'', ''[]'')', false, 'catalogue')) as a (act, staff, wanted)
cross join unnest('{vani,sai,asha}'::text[]) as w (who);
select tests.act_as('vani');
select lives_ok(format($$select public.sort_services(%L, array[%L]::uuid[])$$, tests.vendor_id_of('salon-two'),
  tests.made_id('Colour')), 'one''s own list with somebody else''s service');
select is(tests.refusal(format($$select public.save_service(%L, '{"id": "%s", "price_paise": 1}')$$,
  tests.vendor_id_of('salon-two'), tests.made_id('Colour'))), 'PT404 service_not_found', 'which is not theirs');
select tests.reset();
select is((select s.position from public.services as s where s.id = tests.made_id('Colour')), 3::smallint,
  'changes nothing of it');
select tests.act_as_anon();
select is(split_part(tests.refusal(a.act), ' ', 1), '42501', 'guests: ' || a.act)
from unnest(array['select public.booking_setup(gen_random_uuid())', 'select public.booking_day(gen_random_uuid())',
  'select * from public.bookings_outside_hours(gen_random_uuid())', 'select public.remove_service(gen_random_uuid())',
  'select public.sort_services(gen_random_uuid(), ''{}'')', 'select * from private.resource_accounts']) as a (act);
select tests.reset();

-- An account that closes ----------------------------------------------------------------------------------------------
select is(private.resource_account_data(tests.user_id('rekha')), '{"booked_as": [{"name": "Rekha", "vendor": "Rekha '
  'Beauty Care"}]}'::jsonb, 'one''s data says where one is booked');
select private.forget_resource_account(tests.user_id('rekha'));
select is_empty('select 1 from private.resource_accounts', 'and it is forgotten');
select * from finish();
rollback;
