-- Who can be booked near a place, what they offer and when; one vendor's page, and the time that is kept there.
begin;
select no_plan();
select tests.reviewed('guests', 'bookable_vendors bookable_services bookable_people bookable_vendor');
select tests.reviewed('bounds', 'bookable_vendors bookable_services bookable_people bookable_vendor');
select tests.create_user('asha', '+919000000001'), tests.create_user('ravi', '+919000000005'),
  tests.create_user('vikram', '+919000000002', '{vendor}'), tests.create_user('vani', '+919000000003', '{vendor}');
select tests.open_salon('salon-near', 'vikram'), tests.open_salon('salon-far', 'vani'), tests.reset();
-- Far from all others; the second some four kilometres north of the first, and rated best.
update public.vendors set lat = 12.00, lng = 70.00 where slug = 'salon-near';
update public.vendors set lat = 12.04, lng = 70.00, rating = 4.9, ratings_count = 300, area = 'Kukatpally'
  where slug = 'salon-far';

create table tests.made (name text primary key, id uuid);
grant all on tests.made to authenticated, anon;
create function tests.made_id(name text) returns uuid language sql stable as $$
  select m.id from tests.made as m where m.name = made_id.name
$$;
create function tests.person(salon text, name text, opens text, closes text) returns void language plpgsql as $$
declare
  made uuid := public.save_resource(tests.vendor_id_of(salon), jsonb_build_object('name', name));
begin
  insert into tests.made values (name, made);
  perform public.save_resource_week(made, '2026-01-01', (select jsonb_agg(jsonb_build_object('weekday', d, 'opens',
    opens, 'closes', closes)) from generate_series(0, 6) as d));
end
$$;
create function tests.service(salon text, key text, name text, section text, minutes integer, paise integer,
  variadic people text[]) returns void language sql as $$
  insert into tests.made select key, public.save_service(tests.vendor_id_of(salon), jsonb_build_object('name', name,
    'section', section, 'minutes', jsonb_build_array(minutes), 'price_paise', paise, 'resources',
    (select coalesce(jsonb_agg(jsonb_build_object('id', tests.made_id(split_part(p, '=', 1)), 'price_paise',
      nullif(split_part(p, '=', 2), '')::integer)), '[]') from unnest(people) as p)))
$$;
grant execute on all functions in schema tests to anon, authenticated;

select tests.act_as('vikram');
select tests.person('salon-near', 'Anita', '10:00', '18:00'), tests.person('salon-near', 'Bina', '12:00', '20:00');
select tests.service('salon-near', 'cut', 'Haircut', 'Hair', 30, 40000, 'Anita', 'Bina=55000'),
  tests.service('salon-near', 'facial', 'Fruit facial', 'Skin', 60, 90000, 'Bina'),
  tests.service('salon-near', 'idle', 'Keratin', 'Hair', 60, 10000, variadic '{}');
select tests.act_as('vani');
select tests.person('salon-far', 'Chitra', '10:00', '18:00');
select tests.service('salon-far', 'far cut', 'haircut', 'hair', 45, 30000, 'Chitra'),
  tests.service('salon-far', 'off', 'Bridal make-up', 'Bridal', 60, 500000, 'Chitra');
select lives_ok(format($$select public.save_service(%L, '{"id": "%s", "is_active": false}')$$,
  tests.vendor_id_of('salon-far'), tests.made_id('off')), 'a service is taken off');

-- Guests look around --------------------------------------------------------------------------------------------------
select tests.reset();
create function tests.near(search text default null, section text default null, sort text default 'nearest')
returns text language sql stable as $$
  select string_agg(b.slug || ': ' || array_to_string(b.services, ', ') || ' from ' || b.from_paise, '; ')
  from public.bookable_vendors('beauty', 12.00, 70.00, near.search, near.section, near.sort) as b
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as_anon();
select is(tests.near(), 'salon-near: Fruit facial, Haircut from 40000; salon-far: haircut from 30000',
  'salons stand by how near they are, with what somebody there does');
select is(tests.near(sort => 'top_rated'),
  'salon-far: haircut from 30000; salon-near: Fruit facial, Haircut from 40000',
  'or by how they are rated');
select is(tests.near('FACIAL'), 'salon-near: Fruit facial from 90000', 'a service finds who offers it, at its price');
select is(tests.near('salon far'), 'salon-far: haircut from 30000', 'a name finds one');
select is(tests.near('kukat'), 'salon-far: haircut from 30000', 'and so does an area');
select is(tests.near(section => 'SKIN'), 'salon-near: Fruit facial from 90000', 'a section narrows');
select is(tests.near('keratin'), null, 'nobody does it, nobody offers it');
select is(tests.near('bridal'), null, 'what was taken off is not found');
select is(tests.near('%'), null, 'a sign of patterns is a letter');
select ok(tests.near(repeat('x', 5000)) is null, 'a long text finds nothing, and costs no more');
select is((select count(*) from public.bookable_vendors('beauty', 13.00, 70.00)), 0::bigint, 'nobody is near there');
select is((select count(*) from public.bookable_vendors('food', 12.00, 70.00)), 0::bigint,
  'food is not booked at a time');
select is((select count(*) from public.bookable_vendors(null, 12.00, 70.00)), 0::bigint, 'nor is nothing');
select is((select b.slug from public.bookable_vendors('beauty', 12.00, 70.00, page_size => 1, cursor => (
    select a.next_cursor from public.bookable_vendors('beauty', 12.00, 70.00, page_size => 1) as a)) as b),
  'salon-far', 'the next page goes on after the last row');
select is(tests.refusal($$select * from public.bookable_vendors('beauty', 12, 70, cursor => '{"rank": 1, "id": 2}')$$),
  'PT400 cursor_invalid', 'a page that is none');
select is(tests.refusal($$select * from public.bookable_vendors('beauty', 12, 70, sort => 'random')$$),
  'PT400 sort_invalid', 'an order that is none');
select is(tests.refusal($$select * from public.bookable_vendors('beauty', 'NaN', 70)$$), 'PT400 place_invalid',
  'a place that is none');
select is(tests.refusal($$select * from public.bookable_people('beauty', 12, null)$$), 'PT400 place_invalid',
  'nor half of one');
select is(tests.refusal($$select * from public.bookable_people('beauty', 12, 70, cursor => '[]')$$),
  'PT400 cursor_invalid', 'nor a page of people');
select is((select string_agg(s.section || ' ' || s.name || ' ' || s.vendors_count || ' ' || s.from_paise || '-'
    || s.to_paise || ' ' || s.from_minutes || '-' || s.to_minutes, '; ')
    from public.bookable_services('beauty', 12.00, 70.00) as s),
  'Hair Haircut 2 30000-55000 30-45; Skin Fruit facial 1 90000-90000 60-60',
  'what both call alike is one service, with the span of its prices');
select is((select string_agg(s.name, '; ') from public.bookable_services('beauty', 12.00, 70.00, 'skin') as s),
  'Fruit facial', 'a word narrows the services');
select is((select string_agg(p.name || ' ' || p.vendor_slug || ' ' || p.services_count || ' ' || p.from_paise, '; '
    order by p.name) from public.bookable_people('beauty', 12.00, 70.00) as p),
  'Anita salon-near 1 40000; Bina salon-near 2 55000; Chitra salon-far 1 30000', 'people stand with what they cost');
select is((select string_agg(p.name, ', ' order by p.name) from public.bookable_people('beauty', 12.00, 70.00,
  'facial') as p), 'Bina', 'a service finds who does it');

-- The next free time --------------------------------------------------------------------------------------------------
select tests.reset();
create function tests.first_time(steps jsonb) returns timestamptz language sql stable security definer as $$
  select min(f.starts_at) from public.free_times(tests.vendor_id_of('salon-near'), steps, private.today(), 7) as f
$$;
grant execute on all functions in schema tests to anon, authenticated;
select is((select b.next_free_at from public.bookable_vendors('beauty', 12.00, 70.00) as b
    where b.slug = 'salon-near'),
  tests.first_time(jsonb_build_array(jsonb_build_object('service_id', tests.made_id('cut')))),
  'a salon''s next free time is the first at which its cheapest service can be booked');
select is((select p.next_free_at from public.bookable_people('beauty', 12.00, 70.00) as p where p.name = 'Bina'),
  tests.first_time(jsonb_build_array(jsonb_build_object('service_id', tests.made_id('cut'), 'resource_id',
    tests.made_id('Bina')))), 'a person''s is the first with that person');
insert into private.resource_days (resource_id, day)
  select tests.made_id('Anita'), private.today() + n from generate_series(-1, 5) as n
  union all select tests.made_id('Bina'), private.today() + n from generate_series(-1, 5) as n;
select ok((select b.next_free_at >= (private.today() + 6)::timestamp at time zone 'Asia/Kolkata'
    from public.bookable_vendors('beauty', 12.00, 70.00) as b where b.slug = 'salon-near'),
  'days on which nobody is there are passed over');
insert into private.resource_days (resource_id, day)
  select r.id, private.today() + n from generate_series(6, 9) as n, public.resources as r
  where r.vendor_id = tests.vendor_id_of('salon-near');
select is((select b.next_free_at from public.bookable_vendors('beauty', 12.00, 70.00) as b
    where b.slug = 'salon-near'), null, 'beyond a week none is named');
delete from private.resource_days where true;

-- One salon -----------------------------------------------------------------------------------------------------------
select tests.act_as('vikram');
select public.save_booking_terms(tests.vendor_id_of('salon-near'), '{"deposit_bp": 2000, "horizon_days": 20}');
select tests.act_as_anon();
create temporary table page on commit drop as select public.bookable_vendor('salon-near', 'beauty') as it;
select is((select jsonb_path_query_array(it, '$.services[*].name') from page), '["Fruit facial", "Haircut"]',
  'a salon shows what somebody does');
select is((select array[it #>> '{services,1,price_paise}', it #>> '{services,1,to_paise}'] from page),
  '{40000,55000}', 'with the span of what it costs by person');
select is((select jsonb_path_query_array(it, '$.people[*].name') from page), '["Anita", "Bina"]', 'and who does it');
select is((select (it #>> '{today,0,closes_at}')::timestamptz - (it #>> '{today,0,opens_at}')::timestamptz from page),
  interval '10 hours', 'it is open while somebody is there');
select is((select it #> '{terms,deposit_bp}' from page), '2000', 'its terms are said');
select is((select jsonb_path_query_array(it, '$.terms.cancelling[*].minutes_before') from page), '[120, 30]',
  'and what cancelling costs, by the steps of its trade');
select is((select it ->> 'phone' from page), null, 'no telephone number of anybody');
select is(jsonb_array_length(public.bookable_vendor('salon-near', 'food') -> 'services'), 0,
  'of another trade there is nothing');
select is(tests.refusal($$select public.bookable_vendor('no-such-salon', 'beauty')$$), 'PT404 vendor_not_found',
  'a salon that is none');
select is(tests.refusal($$select public.bookable_vendor(null, null)$$), 'PT404 vendor_not_found', 'nor nothing');
select tests.reset();
update public.vendors set status = 'suspended' where slug = 'salon-far';
select tests.act_as_anon();
select is(tests.refusal($$select public.bookable_vendor('salon-far', 'beauty')$$), 'PT404 vendor_not_found',
  'a suspended one is shown to nobody');
select is(tests.near('haircut'), 'salon-near: Haircut from 40000', 'nor found');

-- The time that is kept -----------------------------------------------------------------------------------------------
select is(tests.refusal($$select public.my_hold(null)$$), '42501 permission denied for function my_hold',
  'a guest keeps nothing');
select tests.act_as('asha');
select is(public.my_hold(tests.vendor_id_of('salon-near')), null, 'nothing is kept yet');
select lives_ok(format($$select public.hold_booking(%L, %L, %L, 'asha-holds-a-time')$$,
  tests.vendor_id_of('salon-near'),
  jsonb_build_array(jsonb_build_object('service_id', tests.made_id('cut'), 'resource_id', tests.made_id('Bina'))),
  tests.first_time(jsonb_build_array(jsonb_build_object('service_id', tests.made_id('cut'), 'resource_id',
    tests.made_id('Bina'))))), 'a time is kept');
select is((select array[h #>> '{steps,0,name}', h #>> '{steps,0,people,0,name}', h #>> '{steps,0,price_paise}']
  from public.my_hold(tests.vendor_id_of('salon-near')) as h), '{Haircut,Bina,55000}', 'and is found again');
select is((public.my_hold(tests.vendor_id_of('salon-near')) ->> 'server_now')::timestamptz, now(),
  'with the server''s time');
select tests.act_as('ravi');
select is(public.my_hold(tests.vendor_id_of('salon-near')), null, 'of somebody else nobody learns anything');
select tests.reset();
update public.bookings set hold_until = now() where state = 'held';
select tests.act_as('asha');
select is(public.my_hold(tests.vendor_id_of('salon-near')), null, 'what is over is kept no more');

-- Found by what they offer --------------------------------------------------------------------------------------------
select tests.reset();
create function tests.words() returns text language sql stable as $$
  select v.keywords from public.vendors as v where v.slug = 'salon-near'
$$;
select is(tests.words(), 'fruit facial hair haircut keratin skin', 'a salon is found by its services');
select ok(exists (select from private.search_documents as d where d.vendor_id = tests.vendor_id_of('salon-near')
  and d.other_words && private.words_in('facial')), 'the search knows');
update public.services set name = 'Gold facial' where id = tests.made_id('facial');
delete from public.services where id = tests.made_id('idle');
select is(tests.words(), 'gold facial hair haircut skin', 'and by what they are called now');
insert into public.vendor_trades (vendor_id, trade) values (tests.vendor_id_of('salon-near'), 'food');
update public.services set name = 'Diamond facial' where id = tests.made_id('facial');
select is(tests.words(), 'gold facial hair haircut skin', 'whoever sells dishes as well is found by those');
select * from finish();
rollback;
