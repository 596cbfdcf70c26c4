-- A customer asks to be served by a woman or by a man: only those are free, take the part, and take it over.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}'),
  tests.create_user('vani', '+919000000003', '{vendor}');
select tests.open_salon('salon-one', 'vikram'), tests.fund_wallet('asha', 1000000), tests.reset();
create table tests.made (name text primary key, id uuid);
grant all on tests.made to authenticated, anon;
create function tests.made_id(name text) returns uuid language sql stable as $$
  select m.id from tests.made as m where m.name = made_id.name
$$;
create function tests.day() returns date language sql stable as $$
  select (now() at time zone 'Asia/Kolkata')::date + 2
$$;
create function tests.at(hour text) returns timestamptz language sql stable as $$
  select (tests.day() + hour::time) at time zone 'Asia/Kolkata'
$$;
create function tests.steps(gender text) returns jsonb language sql stable as $$
  select jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('service_id', tests.made_id('Haircut'), 'gender',
    steps.gender)))
$$;
create function tests.hold(gender text, at text, key text) returns uuid language sql as $$
  select (public.hold_booking(tests.vendor_id_of('salon-one'), tests.steps(hold.gender), tests.at(hold.at),
    'key-hold-' || key) ->> 'id')::uuid
$$;
grant execute on all functions in schema tests to anon, authenticated;

select tests.act_as('vikram');
insert into tests.made select n.name, public.save_resource(tests.vendor_id_of('salon-one'),
  jsonb_build_object('name', n.name, 'gender', n.gender))
from (values ('Anita', 'woman'), ('Bina', 'woman'), ('Karim', 'man'), ('Someone', null)) as n (name, gender);
insert into tests.made select 'Haircut', public.save_service(tests.vendor_id_of('salon-one'), jsonb_build_object('name',
  'Haircut', 'minutes', '[60]'::jsonb, 'price_paise', 40000, 'resources', (select jsonb_agg(jsonb_build_object('id',
    m.id)) from tests.made as m)));
insert into tests.made select 'Shave', public.save_service(tests.vendor_id_of('salon-one'), jsonb_build_object('name',
  'Shave', 'minutes', '[30]'::jsonb, 'price_paise', 10000, 'resources', jsonb_build_array(jsonb_build_object('id',
    tests.made_id('Karim')))));
select public.save_booking_terms(tests.vendor_id_of('salon-one'), '{"step_minutes": 60, "notice_minutes": 0}');
select matches(tests.refusal(format('select public.save_resource(%L, ''{"name": "Chairs", "kind": "pool",
  "gender": "man"}'')', tests.vendor_id_of('salon-one'))), '^PT400', 'a chair is neither');
select matches(tests.refusal(format('select public.save_resource(%L, ''{"id": "%s", "gender": "robot"}'')',
  tests.vendor_id_of('salon-one'), tests.made_id('Karim'))), '^PT400', 'and there are two words');
select is((select string_agg(r ->> 'gender', ' ' order by r ->> 'name') from jsonb_array_elements(
  public.booking_setup(tests.vendor_id_of('salon-one')) -> 'resources') as r), 'woman woman man',
  'the salon says who is what');
select tests.act_as('vani');
select matches(tests.refusal(format('select public.save_resource(%L, ''{"id": "%s", "gender": "man"}'')',
  tests.vendor_id_of('salon-one'), tests.made_id('Anita'))), '^PT(403|404)', 'another business does not');

select tests.act_as_anon();
select is((select string_agg(p ->> 'gender', ' ' order by p ->> 'name') from jsonb_array_elements(
  public.bookable_vendor('salon-one', 'beauty') -> 'people') as p), 'woman woman man', 'everybody reads it');
select isnt_empty(format('select public.free_times(%L, %L, %L, 1)', tests.vendor_id_of('salon-one'),
  tests.steps('woman'), tests.day()), 'the times of women are free');
select is(tests.refusal(format('select public.free_times(%L, %L, %L, 1)', tests.vendor_id_of('salon-one'),
  jsonb_build_array(jsonb_build_object('service_id', tests.made_id('Shave'), 'gender', 'woman')), tests.day())),
  'PT409 nobody_of_gender', 'of a service that no woman does there are none');

select tests.act_as('asha');
select tests.hold('woman', '11:00', 'first'), tests.hold('woman', '11:00', 'second');
select is(tests.refusal($$ select tests.hold('woman', '11:00', 'third') $$), 'PT409 slot_taken',
  'both women are taken, though a man is free');
select lives_ok($$ select tests.hold('man', '11:00', 'fourth') $$, 'who can be asked for');
select tests.reset();
select is((select string_agg(r.name || ' ' || p.by_gender, ', ' order by r.name) from private.booking_parts as p
  join public.resources as r on r.id = p.resource_id), 'Anita woman, Bina woman, Karim man',
  'whoever was asked for has it, and the wish is kept');

-- Nobody else takes it over -------------------------------------------------------------------------------------------
update public.bookings set state = 'confirmed', hold_until = null;
select set_eq($$ select unnest(private.able_for(p)) from private.booking_parts as p
  where p.resource_id = tests.made_id('Anita') $$, $$ values (tests.made_id('Anita')), (tests.made_id('Bina')) $$,
  'a woman may stand in for a woman');
create table tests.of_anita as select b.id, b.version from public.bookings as b
join private.booking_parts as p on p.booking_id = b.id where p.resource_id = tests.made_id('Anita');
grant select on tests.of_anita to authenticated;
select tests.act_as('vikram');
select is(tests.refusal(format('select public.reassign_booking(%L, null, %L, 1::smallint, %s)', b.id,
  tests.made_id('Someone'), b.version)), 'PT409 other_gender_wanted', 'and nobody else, by hand either')
from tests.of_anita as b;
select * from finish();
rollback;
