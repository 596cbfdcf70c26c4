-- Visits that come again: looked at, kept, booked, one skipped, the rest ended; the case BK-09. The clock of a
-- transaction stands still: what comes later is moved nearer instead.
begin;
select no_plan();
select tests.reviewed('bounds', 'preview_series hold_series');
select tests.create_user('salon', '+919000000002', '{vendor}'), tests.create_user('other', '+919000000003', '{vendor}');
select tests.open_salon('salon', 'salon'), tests.open_salon('other', 'other');
select tests.create_user(n), tests.fund_wallet(n, 1000000) from unnest('{asha,ravi}'::text[]) as n;
select tests.reset();
create table tests.made (name text primary key, id uuid, said jsonb);
grant all on tests.made to authenticated;
create function tests.made_id(name text) returns uuid language sql stable as $$
  select m.id from tests.made as m where m.name = made_id.name
$$;
-- The case's first day is 11 December.
create function tests.day(n integer) returns date language sql stable as $$
  select (now() at time zone 'Asia/Kolkata')::date + 4 + 14 * (n - 1)
$$;
create function tests.at(n integer, hour text default '10:00') returns timestamptz language sql stable as $$
  select (tests.day(n) + hour::time) at time zone 'Asia/Kolkata'
$$;
create function tests.cut() returns jsonb language sql stable as $$
  select jsonb_build_array(jsonb_build_object('service_id', tests.made_id('cut')))
$$;
create function tests.preview(visits integer default 4) returns text language sql stable as $$
  select string_agg(case when p.begins_at is distinct from tests.at(p.visit) then 'at another time'
    when p.is_free then 'free' else p.reason end, ' ' order by p.visit)
  from public.preview_series(tests.vendor_id_of('salon'), tests.cut(), tests.at(1), 14, preview.visits) as p
$$;
create function tests.hold(name text, variadic visits integer[]) returns jsonb language plpgsql as $$
declare
  said jsonb := public.hold_series(tests.vendor_id_of('salon'), tests.cut(), array(select tests.at(v)
    from unnest(visits) as v), 14, 'key-hold-' || name);
begin
  insert into tests.made values (name, (said ->> 'series_id')::uuid, said) on conflict do nothing;
  return said;
end
$$;
create function tests.series_quote(name text) returns jsonb language sql as $$
  select public.quote_order(jsonb_build_object('trade', 'beauty', 'series_id', tests.made_id(series_quote.name)))
$$;
create function tests.place(name text, method public.payment_method) returns jsonb language sql as $$
  select public.place_order((tests.series_quote(place.name) ->> 'quote_id')::uuid, 'key-place-' || name, method)
$$;
create function tests.order_of(name text, n integer) returns uuid language sql stable security definer as $$
  select b.order_id from public.bookings as b where b.series_id = tests.made_id(name)
  order by b.starts_at offset n - 1 limit 1
$$;
create function tests.bookings(name text) returns text language sql stable security definer as $$
  select string_agg(b.state, ' ' order by b.starts_at) from public.bookings as b where b.series_id = tests.made_id(name)
$$;
create function tests.money(order_id uuid) returns text language sql stable security definer as $$
  select format('total %s paid %s due %s kept %s', o.total_paise, private.paid(o.id), private.still_due(o.id),
    coalesce(o.charge_paise, 0)) from public.enhanced_orders as o where o.id = money.order_id
$$;
create function tests.begins_in(order_id uuid, minutes integer) returns void language plpgsql security definer as $$
begin
  update public.enhanced_orders as o set created_at = now() - interval '5 days', placed_at = now() - interval '5 days',
    scheduled_for = now() + make_interval(mins => minutes), promised_min_at = now() + make_interval(mins => minutes),
    promised_max_at = now() + make_interval(mins => minutes + 60) where o.id = begins_in.order_id;
  update public.bookings as b set starts_at = now() + make_interval(mins => minutes),
    ends_at = now() + make_interval(mins => minutes + 60) where b.order_id = begins_in.order_id;
end
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('salon');
insert into tests.made values ('r1', public.save_resource(tests.vendor_id_of('salon'), '{"name": "Anita"}'));
insert into tests.made values ('cut', public.save_service(tests.vendor_id_of('salon'), jsonb_build_object('name',
  'Haircut', 'minutes', '[60]'::jsonb, 'price_paise', 70000, 'resources', jsonb_build_array(jsonb_build_object('id',
  tests.made_id('r1'))))));
select public.save_booking_terms(tests.vendor_id_of('salon'),
  '{"step_minutes": 30, "notice_minutes": 0, "horizon_days": 60}');
select tests.reset();
insert into public.vendor_holidays (vendor_id, day) select tests.vendor_id_of('salon'), tests.day(2);

-- BK-09 Every two weeks, one date a holiday, one skipped ------------------------------------------------------------
select tests.act_as('asha');
select is(tests.preview(), 'free holiday free free', 'BK-09 1');
select is((select count(*) from public.preview_series(tests.vendor_id_of('salon'), tests.cut(), tests.at(1), 14, 4)
  as p, unnest(p.others) as o where not p.is_free and (o at time zone 'Asia/Kolkata')::date <> tests.day(2)
    and o between tests.at(2) - interval '3 days' and tests.at(2) + interval '3 days'), 4::bigint,
  'for the holiday there are four times near it');
select is(tests.refusal($$select tests.hold('all', 1, 2, 3, 4)$$), 'PT409 slot_taken',
  'with a date that cannot be, nothing is kept');
select is((select count(*) from public.bookings), 0::bigint, 'nothing at all');
select lives_ok($$select tests.hold('series', 1, 3, 4)$$, 'the rest is kept');
select is(tests.hold('series', 1, 3, 4) ->> 'series_id', tests.made_id('series')::text, 'once per key');
select is((select count(*) from public.bookings), 3::bigint, 'three times');
select is(tests.series_quote('series') -> 'totals' ->> 'total_paise', '210000', 'priced together');
select is(jsonb_array_length(tests.series_quote('series') -> 'orders'), 3, 'as three orders');
select is((select array[h ->> 'starts_at', h -> 'series' ->> 'id'] || array(select v ->> 'starts_at'
    from jsonb_array_elements(h -> 'series' -> 'visits') as v)
  from public.my_hold(tests.vendor_id_of('salon')) as h),
  (select array[to_jsonb(tests.at(1)) #>> '{}', tests.made_id('series')::text, to_jsonb(tests.at(1)) #>> '{}',
    to_jsonb(tests.at(3)) #>> '{}', to_jsonb(tests.at(4)) #>> '{}']),
  'whoever comes back finds all that is kept, the first one first');
select tests.act_as('ravi');
select is(tests.series_quote('series') -> 'problems' -> 0 ->> 'code', 'slot_taken', 'for nobody else');
select is(tests.refusal(format('select public.hold_booking(%L, tests.cut(), %L, ''key-ravi-one'')',
  tests.vendor_id_of('salon'), tests.at(7, '10:30'))), 'PT409 schedule_too_far',
  'who books one visit books within the days that the salon opens');
select tests.act_as('asha');
select is(tests.place('series', 'cash') ->> 'outcome', 'placed', 'BK-09 2');
select is(tests.bookings('series'), 'confirmed confirmed confirmed', 'three bookings');
select is((select array_agg(b.series - 'id'::text order by b.starts_at) from public.my_bookings() as b), array[
  '{"number": 1, "visits": 3, "left": 3}', '{"number": 2, "visits": 3, "left": 3}',
  '{"number": 3, "visits": 3, "left": 3}']::jsonb[], 'the list says which of them each is');
select is(tests.money(tests.order_of('series', n)), 'total 70000 paid 0 due 70000 kept 0', 'BK-09 visit ' || n
  || ' is paid by itself') from generate_series(1, 3) as n;
select tests.reset();
select is((select string_agg(r.relation, ' ') from private.order_relations as r
  where (r.from_order, r.to_order) in ((tests.order_of('series', 2), tests.order_of('series', 1)),
    (tests.order_of('series', 3), tests.order_of('series', 2)))), 'series series', 'each is the next of another');
select tests.begins_in(tests.order_of('series', 1), 0);
select tests.act_as('salon');
select lives_ok(format('select public.advance_order(%L, ''delivered'')', tests.order_of('series', 1)), 'one is done');
select tests.reset();
select tests.begins_in(tests.order_of('series', 2), 1500);
select tests.act_as('asha');
select is(public.preview_cancellation(tests.order_of('series', 2), 'visit_skipped') ->> 'charge_paise', '0',
  'BK-09 3 preview');
select is(public.cancel_order(tests.order_of('series', 2), 'visit_skipped') ->> 'charge_paise', '0', 'BK-09 3');
select is(tests.bookings('series'), 'completed skipped confirmed', 'BK-09 bookings');
select is((public.order_tracking(tests.order_of('series', 2)) -> 'detail' -> 'booking' -> 'series') - 'id'::text,
  '{"number": 2, "visits": 3, "left": 1}', 'and so does its page, with how many are to come');
select is(tests.money(tests.order_of('series', 1)), 'total 70000 paid 70000 due 0 kept 0', 'BK-09 money of v1');
select is(tests.money(tests.order_of('series', 2)), 'total 70000 paid 0 due 0 kept 0',
  'BK-09 nothing is paid for what is skipped');
select is(tests.money(tests.order_of('series', 3)), 'total 70000 paid 0 due 70000 kept 0', 'BK-09 money of v4');

-- Ending the rest ---------------------------------------------------------------------------------------------------
select tests.hold('paid', 5, 6, 7);
select tests.place('paid', 'wallet');
select tests.reset();
select tests.begins_in(tests.order_of('paid', 1), 60);
select tests.act_as('asha');
select is(public.preview_series_end(tests.made_id('paid')) - 'visits',
  '{"charge_paise": 35000, "refund_paise": 175000}',
  'the first is an hour ahead: half of it is kept, the others come back');
select is(tests.refusal(format('select public.end_series(%L, 0)', tests.made_id('paid'))),
  'PT409 series_price_changed', 'nobody pays more than was shown');
select is(tests.bookings('paid'), 'confirmed confirmed confirmed', 'and nothing is cancelled then');
select tests.act_as('ravi');
select is(tests.refusal(format('select public.%s', f)), 'PT404 series_not_found', 'nobody else: ' || f)
from unnest(array[format('end_series(%L, 99999999)', tests.made_id('paid')),
  format('preview_series_end(%L)', tests.made_id('paid'))]) as f;
select is((select count(*) from public.booking_series), 0::bigint, 'or reads it');
select tests.act_as('asha');
select is((public.end_series(tests.made_id('paid'), 35000)) ->> 'charge_paise', '35000', 'the rest is ended');
select is(jsonb_array_length(public.end_series(tests.made_id('paid'), 35000) -> 'visits'), 0, 'once');
select is(tests.bookings('paid'), 'cancelled cancelled cancelled', 'all of it');
select tests.reset();
select is(tests.wallet_of('asha'), 965000::bigint, 'what was shown is what is charged');

-- Two series for the same times, and what nobody may ask --------------------------------------------------------
select tests.act_as('ravi');
select tests.hold('first', 3, 5);
select is(tests.refusal($$select tests.hold('second', 4, 5)$$), 'PT409 slot_taken',
  'overlapping with a visit of another series');
select lives_ok($$select tests.hold('second', 5, 6)$$, 'who chooses anew');
select is(tests.bookings('first'), 'cancelled cancelled', 'gives back what was kept before');
select lives_ok(format('select public.hold_booking(%L, tests.cut(), %L, ''key-ravi-two'', %L)',
  tests.vendor_id_of('salon'), tests.at(3), (public.my_hold(tests.vendor_id_of('salon')) ->> 'id')),
  'who keeps one time instead');
select is(tests.bookings('second'), 'cancelled cancelled', 'gives all of the series back');
select lives_ok($$select tests.hold('later', 3, 5)$$, 'and a series the one time at the same salon');
select tests.act_as('asha');
select public.release_booking(b.id) from public.bookings as b where b.series_id = tests.made_id('later');
select is(tests.bookings('later'), 'held held', 'nobody else gives it back');
select tests.act_as('ravi');
select public.release_booking((public.my_hold(tests.vendor_id_of('salon')) ->> 'id')::uuid);
select is(tests.bookings('later'), 'cancelled cancelled', 'giving one back gives all of them back');
select tests.hold('third', 5, 6);
select tests.act_as('asha');
select is(tests.refusal($$select tests.hold('fourth', 5, 7)$$), 'PT409 slot_taken', 'nobody has two of one time');
select is(tests.refusal(format('select * from public.preview_series(%L, tests.cut(), tests.at(1), %s)',
  tests.vendor_id_of('salon'), n)), 'PT400 request_invalid', 'not: every, visits ' || n)
from unnest('{"0, 3","14, 1","14, 9","14, null","400, 2"}'::text[]) as n;
select is(tests.refusal(format('select public.hold_series(%L, tests.cut(), %s, 14, ''key-hostile-1'')',
  tests.vendor_id_of('salon'), a)), answer, 'not: ' || a)
from (values ('array[tests.at(1)]', 'PT400 request_invalid'), ('''{}''', 'PT400 request_invalid'),
  ('array[tests.at(1), null]', 'PT400 request_invalid'),
  ('array[tests.at(1), tests.at(1)]', 'PT400 request_invalid'),
  ('array(select tests.at(n) from generate_series(1, 9) as n)', 'PT400 request_invalid'),
  ('array[now() - interval ''1 day'', tests.at(1)]', 'PT400 schedule_past'),
  ('array[tests.at(1), ''infinity'']', 'PT409 schedule_too_far'),
  ('array[tests.at(6), tests.at(7)]', 'PT409 schedule_too_far')) as t (a, answer);
select is(tests.refusal(format('select public.preview_series(%L, tests.cut(), tests.at(1), 14, 2)',
  tests.vendor_id_of('other'))), 'PT409 service_not_offered', 'nor at a salon that does not offer it');
select tests.reset(), tests.open_home_service('homes', 'other');
select tests.act_as('asha');
select is(tests.refusal(format('select public.preview_series(%L, ''[{"service_id": "%s"}]'', tests.at(1), 14, 2)',
  s.vendor_id, s.id)), 'PT409 service_not_offered', 'nor, yet, at home')
from public.services as s where s.vendor_id = tests.vendor_id_of('homes') limit 1;
select matches(tests.refusal(s), '^42501', 'nobody may: ' || s) from unnest(array[
  'insert into public.booking_series (user_id) values (auth.uid())', 'delete from public.booking_series',
  'update public.bookings set series_id = null', format('select private.cost_of_ending(%L)', tests.made_id('paid'))])
  as s;
select tests.act_as_anon();
select matches(tests.refusal(s), '^42501', 'a guest may not: ' || s) from unnest(array['select tests.preview()',
  'select tests.hold(''guest'', 1, 2)', 'select public.end_series(gen_random_uuid(), 0)',
  'select count(*) from public.booking_series']) as s;
select tests.act_as('salon');
select is((select count(*) from public.booking_series), 6::bigint, 'a salon sees its own');
select tests.act_as('other');
select is((select count(*) from public.booking_series), 0::bigint, 'another one does not');
select tests.act_as('asha');
select is(jsonb_array_length(public.export_my_data() -> 'booking_series'), 2, 'one''s series are one''s own data');
select tests.reset();
select private.forget_series(tests.user_id('asha'));
select is_empty($$select from public.booking_series where user_id = tests.user_id('asha')$$, 'and go with the account');
select is_empty($$select * from private.ledger_imbalance()$$, 'the books are balanced');
select * from finish();
rollback;
