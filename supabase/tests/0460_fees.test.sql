-- Delivery fees: surcharges for rain, peak hours and nights, and that list, page and quote say the same.
begin;
select no_plan();
select tests.reviewed('bounds', 'add_surcharge');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}'),
  tests.create_user('maya', '+919000000003', '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha');
create function pg_temp.region(slug text) returns uuid language sql security definer as $$ select id
  from public.regions as r where r.slug = region.slug $$;
create function pg_temp.india(clock timestamp) returns timestamptz language sql
  immutable as $$ select clock at time zone 'Asia/Kolkata' $$;
-- '3900 delivery 2900, rain 1000' for so many metres in Hyderabad.
create function pg_temp.price(at timestamptz, metres integer default 1000, region text default 'hyderabad') returns text
  language sql security definer as $$
  select (p.price).total_paise || coalesce(' ' || (select string_agg(concat_ws(' ', c ->> 'code', c ->> 'amount_paise'),
    ', ') from jsonb_array_elements((p.price).charges) as c), '')
  from (select private.delivery_price(private.fees_at(pg_temp.region(price.region), price.at), price.metres) as price)
    as p
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- The database's limits.
select matches(tests.refusal(format('insert into public.fee_surcharges (reason, %s) values (%s)', columns, row)),
  '^23514', what)
from (values
  ('amount_paise, valid_to', '''hail'', 1000, now()', 'a reason that nobody knows is refused'),
  ('amount_paise', '''rain'', 1000', 'rain without an end is refused'),
  ('amount_paise, valid_to', '''rain'', 1000, now() + interval ''25 hours''', 'rain of more than a day is refused'),
  ('amount_paise, valid_to', '''rain'', 5001, now() + interval ''1 hour''', 'a surcharge of more than ₹50 is refused'),
  ('amount_paise, valid_to', '''rain'', -1000, now() + interval ''1 hour''', 'a surcharge below nothing is refused'),
  ('rate_bp, from_time, to_time', '''peak'', 5001, ''19:00'', ''21:00''', 'a surcharge of more than half is refused'),
  ('amount_paise, rate_bp, from_time, to_time', '''peak'', 1000, 1000, ''19:00'', ''21:00''',
    'an amount and a rate at once are refused'),
  ('amount_paise', '''peak'', 1000', 'peak hours without hours are refused'),
  ('amount_paise, from_time, to_time, weekdays', '''peak'', 1000, ''19:00'', ''21:00'', ''{7}''',
    'an eighth day of the week is refused')
) as t (columns, row, what);

-- What applies when. 2026-12-05 is a Saturday.
insert into public.fee_surcharges (reason, region_id, amount_paise, rate_bp, valid_from, weekdays, from_time, to_time)
  values
  ('peak', null, 1000, null, '2026-12-01', '{5,6}', '19:00', '21:30'),
  ('night', null, null, 2000, '2026-12-01', '{6}', '23:00', '05:00'),
  ('peak', pg_temp.region('bidar'), 500, null, '2026-12-01', '{6}', '19:00', '21:30');
select is(pg_temp.price(pg_temp.india('2026-12-05 18:59')), '2900 delivery 2900', 'before the peak only the fee');
select is(pg_temp.price(pg_temp.india('2026-12-05 19:00')), '3900 delivery 2900, peak 1000',
  'the peak begins on the minute');
select is(pg_temp.price(pg_temp.india('2026-12-05 21:30')), '2900 delivery 2900', 'and ends on it');
select is(pg_temp.price(pg_temp.india('2026-12-06 19:00')), '2900 delivery 2900', 'on its days of the week only');
select is(pg_temp.price(pg_temp.india('2026-11-28 19:00')), '2900 delivery 2900', 'and not before it was added');
select is(pg_temp.price(pg_temp.india('2026-12-05 20:00'), 1000, 'bidar'), '3400 delivery 2900, peak 500',
  'a region''s own row wins over the general one');
select is(pg_temp.price(pg_temp.india('2026-12-05 23:30'), 3500), '5400 delivery 4500, night 900',
  'a rate is of the fee for the distance');
select is(pg_temp.price(pg_temp.india('2026-12-06 04:59')), '3480 delivery 2900, night 580',
  'a night belongs to the day on which it begins');
select is(pg_temp.price(pg_temp.india('2026-12-05 04:59')), '2900 delivery 2900', 'not to the one on which it ends');
select is(pg_temp.price(pg_temp.india('2026-12-05 20:00'), null), null, 'without a distance there is no price');
delete from public.fee_surcharges;

-- Administrators switch rain on and off; the table itself is for reading.
select tests.act_as('asha');
select is(tests.refusal($$ select public.add_surcharge('rain', 'hyderabad', 1500, null, now() + interval '2 hours') $$),
  'PT403 role_required', 'customers make no rain');
select is(tests.refusal($$ select * from public.admin_surcharges() $$), 'PT403 role_required', 'nor see who did');
select matches(tests.refusal($$ insert into public.fee_surcharges (reason, amount_paise, valid_to)
  values ('rain', 100, now()) $$), '^42501', 'past the function neither');
select is(tests.refusal($$ select created_by from public.fee_surcharges $$),
  '42501 permission denied for table fee_surcharges', 'who added a surcharge is not public');
select tests.act_as('maya');
select matches(tests.refusal($$ update public.fee_surcharges set amount_paise = 5000 $$), '^42501',
  'administrators change none past the record');
select is(tests.refusal($$ select public.add_surcharge('rain', 'atlantis', 1500, null, now() + interval '2 hours') $$),
  'PT404 region_not_found', 'rain falls in a region we serve');
select is(tests.refusal($$ select public.add_surcharge('rain', 'hyderabad', 1500) $$), 'PT400 surcharge_invalid',
  'until a time');
select is(tests.refusal($$ select public.add_surcharge(null, 'hyderabad', 1500) $$), 'PT400 surcharge_invalid',
  'for a reason');
select tests.act_as('asha');
select public.add_to_cart(tests.item_id('Dosa')::text, '{}', 1);
create temporary table kept as select tests.quote('asha') as quote;
select tests.act_as('maya');
create temporary table rain as select public.add_surcharge('rain', 'hyderabad', 1500, null, now() + interval '2 hours')
  as id;
grant select on rain, kept to authenticated;
select results_eq($$ select region_slug, reason, amount_paise
  from public.admin_surcharges() $$, $$ values ('hyderabad', 'rain', 1500) $$, 'it stands in the list');
select is((select after ->> 'reason' from public.audit_log where action = 'add_surcharge'
  and actor_id = tests.user_id('maya')), 'rain', 'and in the audit log');
select tests.act_as('asha');
select is(tests.charge(tests.quote('asha') -> 'orders' -> 0, 'rain'), 1500::bigint, 'the bill names it');
select is((select q #>> '{orders,0,charges}' like '%"tax_class": "delivery"%'
  from (select tests.quote('asha') as q) as _), true, 'with the tax of the delivery');
create temporary table answered as select public.place_order((quote ->> 'quote_id')::uuid, 'key-for-the-rain', 'cash')
  as answer from kept;
select is((select answer ->> 'outcome' from answered), 'price_changed',
  'rain between quote and placing changes the price before anything is ordered');
select is((select public.place_order((answer -> 'quote' ->> 'quote_id')::uuid, 'key-in-the-rain', 'cash') ->> 'outcome'
  from answered), 'placed', 'who accepts it orders');
select public.add_to_cart(tests.item_id('Dosa')::text, '{}', 1);
select is(tests.charge(tests.quote('asha', jsonb_build_object('scheduled_for', tests.slot('5 hours'))) -> 'orders' -> 0,
  'rain'), 0::bigint,
  'an order for later is priced for its time');
select tests.act_as('maya');
select public.end_surcharge((select id from rain));
select lives_ok(format($$ select public.end_surcharge(%L) $$, (select id from rain)), 'ending it twice ends it once');
select is((select count(*) from public.audit_log where action = 'end_surcharge'), 1::bigint, 'in the audit log, too');
select is(tests.refusal($$ select public.end_surcharge(gen_random_uuid()) $$), 'PT404 surcharge_not_found',
  'an unknown one is none');
select is_empty($$ select * from public.admin_surcharges() $$, 'and it is gone from the list');
select tests.act_as('asha');
select is(tests.charge(tests.quote('asha') -> 'orders' -> 0, 'rain'), 0::bigint, 'the next quote is dry');
select public.clear_cart();

-- Fee in the list = fee on the page = fee in the quote, for many vendors and places: two regions with their own rules,
-- each kind of surcharge, within and outside the radius. Random places from one seed.
select tests.reset();
update public.app_settings set setting_value = '100000' where setting_key like 'quotes_per_%';
select setseed(0.46);
insert into public.fee_rules (region_id, base_paise, base_distance_m, per_km_paise, surge_paise) values
  (pg_temp.region('hyderabad'), 3000, 1500, 900, 0), (pg_temp.region('telangana'), 2000, 1000, 500, 1200);
insert into public.fee_surcharges (region_id, reason, amount_paise, rate_bp, valid_to, from_time, to_time) values
  (pg_temp.region('hyderabad'), 'rain', 1500, null, now() + interval '1 hour', null, null),
  (null, 'peak', null, 1700, null, '00:00', '23:59:59.999999'),
    (null, 'night', 700, null, null, '23:59:59.999999', '00:00');
create temporary table places as
  select n, 17.19 + random() * 0.04 as lat, 78.35 + random() * 0.06 as lng from generate_series(1, 12) as n;
-- Around the southern edge of Hyderabad's box, so that vendors of one region deliver into the other.
select tests.open_vendor('edge-' || n, 'vikram', 17.17 + random() * 0.06, 78.35 + random() * 0.06),
  tests.add_item('edge-' || n, 'Dish ' || n, 30000)
from generate_series(1, 15) as n;
update public.vendors set delivery_radius_m = 500 + (random() * 5000)::integer where slug like 'edge-%';
create function pg_temp.compared() returns table (slug text, place integer, listed integer, shown integer,
  quoted bigint, delivers boolean, named jsonb, billed jsonb)
language plpgsql as $$
declare
  place_row record;
  home uuid;
  vendor record;
  q jsonb;
begin
  for place_row in select * from places loop
    perform tests.reset();
    home := tests.add_address('asha', place_row.lat, place_row.lng);
    for vendor in select v.id, v.slug, 'Dish ' || substr(v.slug, 6) as dish from public.vendors as v
      where v.slug like 'edge-%' loop
      perform tests.act_as('asha');
      perform public.clear_cart();
      perform public.add_to_cart(tests.item_id(vendor.dish)::text, '{}', 1);
      q := public.quote_order(jsonb_build_object('address_id', home));
      return query select vendor.slug, place_row.n,
        (select l.delivery_fee_paise from public.vendors_near('food', place_row.lat, place_row.lng, page_size => 50)
          as l where l.id = vendor.id),
        p.delivery_fee_paise,
        (select sum((c ->> 'gross_paise')::bigint)::bigint
          from jsonb_array_elements(q -> 'orders' -> 0 -> 'charges') as c
          where c ->> 'code' in ('delivery', 'surge', 'rain', 'peak', 'night')),
        p.delivers_here, p.surcharges,
        (select coalesce(jsonb_agg(jsonb_build_object('code', c ->> 'code', 'amount_paise',
          (c ->> 'gross_paise')::integer) order by o), '[]')
          from jsonb_array_elements(q -> 'orders' -> 0 -> 'charges') with ordinality as e (c, o)
            where c ->> 'code' in ('surge', 'rain', 'peak', 'night'))
      from public.get_vendor(vendor.slug, place_row.lat, place_row.lng) as p;
    end loop;
  end loop;
end
$$;
create temporary table compared as select * from pg_temp.compared();
select tests.reset();
select is((select count(*) from compared), 180::bigint, 'every vendor is seen from every place');
select is_empty($$ select * from compared where shown is distinct from quoted
  or (delivers and listed is distinct from quoted) $$,
  'the fee in the list is the fee on the page and the fee in the quote, for every vendor and place (Issue 10, 7)');
select is_empty($$ select * from compared where named is distinct from billed $$,
  'and the surcharges are those of the bill');
select is_empty($$ select * from compared where (listed is not null) <> delivers $$,
  'the list has those that deliver there');
select ok(count(*) filter (where delivers) > 20 and count(*)
  filter (where not delivers) > 20, 'and both sides were tried') from compared;
select ok(count(distinct v.region_id) = 2, 'in two regions') from compared as c
  join public.vendors as v on v.slug = c.slug where c.delivers;
select * from finish();
rollback;
