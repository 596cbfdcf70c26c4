-- The day of a salon: its calendar and list, who walks in, and who may not see or do that.
begin;
select no_plan();
select tests.reviewed('bounds', 'walk_in_time book_walk_in advance_walk_in vendor_bookings');
select tests.runs_on_schedule('tidy-walk-ins', 'select private.tidy_walk_ins()');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}'),
  tests.create_user('vani', '+919000000003', '{vendor}');
select tests.open_salon('salon-one', 'vikram'), tests.open_salon('salon-two', 'vani'),
  tests.fund_wallet('asha', 1000000), tests.reset();
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
create function tests.steps(service text, person text default null) returns jsonb language sql stable as $$
  select jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('service_id', tests.made_id(service), 'resource_id',
    tests.made_id(person))))
$$;
create function tests.walk_in(key text, at timestamptz default null, person text default null,
  who jsonb default '{"name": "Lakshmi"}') returns jsonb language sql as $$
  select public.book_walk_in(tests.vendor_id_of('salon-one'), tests.steps('Haircut', person), who,
    'key-walk-in-' || key, walk_in.at)
$$;
create function tests.state_of(name text) returns text language sql security definer as $$
  select b.state || ' ' || b.version from public.bookings as b where b.id = tests.made_id(name)
$$;
create function tests.begins_in(name text, minutes integer) returns void language sql security definer as $$
  update public.bookings set starts_at = now() + make_interval(mins => minutes),
    ends_at = now() + make_interval(mins => minutes + 60) where id = tests.made_id(name)
$$;
create function tests.listed(scope text, search text default null, person uuid default null, most integer default 20)
  returns text language sql as $$
  select string_agg(b.customer_name || ' ' || b.state, ', ') from public.vendor_bookings(
    tests.vendor_id_of('salon-one'), scope, person, search, null, null, most) as b
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('vikram');
insert into tests.made select n, public.save_resource(tests.vendor_id_of('salon-one'), jsonb_build_object('name', n))
from unnest('{Anita,Bina}'::text[]) as n;
insert into tests.made values ('Chair', public.save_resource(tests.vendor_id_of('salon-one'),
  '{"name": "Chairs", "kind": "pool", "capacity": 2}'));
select public.save_resource_day(tests.made_id('Anita'), tests.day(), '[{"opens": "10:00", "closes": "18:00"},
  {"opens": "13:00", "closes": "14:00", "is_break": true}]');
insert into tests.made values ('Haircut', public.save_service(tests.vendor_id_of('salon-one'), jsonb_build_object(
  'name', 'Haircut', 'minutes', '[60]'::jsonb, 'price_paise', 40000, 'resources', jsonb_build_array(
    jsonb_build_object('id', tests.made_id('Anita')), jsonb_build_object('id', tests.made_id('Bina')),
    jsonb_build_object('id', tests.made_id('Chair'), 'need', 2)))));
select public.save_booking_terms(tests.vendor_id_of('salon-one'), '{"step_minutes": 30, "notice_minutes": 0}');

-- Walking in ----------------------------------------------------------------------------------------------------------
select is((t ->> 'waiting')::integer, 0, 'nobody waits yet')
from public.walk_in_time(tests.vendor_id_of('salon-one'), tests.steps('Haircut')) as t;
insert into tests.made select n, (tests.walk_in(n) ->> 'id')::uuid from unnest('{first,second,third}'::text[]) as n;
select is((tests.walk_in('first') ->> 'id')::uuid, tests.made_id('first'), 'a key takes one time');
select is(tests.walk_in('first') ->> 'replayed', 'true', 'however often it is sent');
select tests.reset();
select ok(b.starts_at between now() and now() + interval '5 minutes', n || ' is served at once')
from unnest('{first,second}'::text[]) as n join public.bookings as b on b.id = tests.made_id(n);
select is((select b.starts_at from public.bookings as b where b.id = tests.made_id('third')), (select b.ends_at
  from public.bookings as b where b.id = tests.made_id('first')), 'the third waits for the next free');
select is((select count(distinct t.resource_id) from private.taken_times as t where t.resource_id in
  (tests.made_id('Anita'), tests.made_id('Bina'))), 2::bigint, 'each with a person');
select tests.act_as('vikram');
select is((t ->> 'waiting')::integer, 3, 'and three wait before whoever comes now')
from public.walk_in_time(tests.vendor_id_of('salon-one'), tests.steps('Haircut')) as t;
select is(tests.refusal($$select tests.walk_in('nobody', null, null, '{"name": " "}')$$), 'PT400 request_invalid',
  'somebody has a name');
select is(tests.refusal($$select tests.walk_in('no phone', null, null, '{"name": "x", "phone": "12"}')$$),
  'PT400 phone_not_indian', 'and a number is one');
select is(tests.refusal($$select tests.walk_in('past', now() - interval '1 hour')$$), 'PT400 schedule_past',
  'nobody is booked an hour ago');
select is(tests.refusal($$select tests.walk_in('far', 'infinity')$$), 'PT409 schedule_too_far', 'nor for ever');
insert into tests.made values ('phoned', (tests.walk_in('phoned', tests.at('10:00'), 'Anita',
  '{"name": "Meena", "phone": "98765 43210", "note": "Short at the sides"}') ->> 'id')::uuid);
select is(tests.refusal($$select tests.walk_in('lunch', tests.at('13:00'), 'Anita')$$), 'PT409 slot_taken',
  'over lunch nobody is there, for the desk either');
select tests.act_as('asha');
select is(tests.refusal(format($$select public.hold_booking(%L, tests.steps('Haircut', 'Anita'), tests.at('10:30'),
  'key-online')$$, tests.vendor_id_of('salon-one'))), 'PT409 slot_taken',
  'what the desk has taken cannot be booked online');
select is((select count(*) from public.bookings), 0::bigint, 'nor read');

-- Serving who walked in -----------------------------------------------------------------------------------------------
select tests.act_as('vikram');
select is(tests.refusal(format($$select public.advance_walk_in(%L, 'in_progress', 1)$$, tests.made_id('phoned'))),
  'PT409 order_transition_not_allowed', 'nothing begins two days before');
select is(tests.refusal(format($$select public.advance_walk_in(%L, 'no_show', 1)$$, tests.made_id('phoned'))),
  'PT409 order_transition_not_allowed', 'and nobody is absent before');
select is(tests.refusal(format($$select public.advance_walk_in(%L, 'in_progress', 7)$$, tests.made_id('first'))),
  'PT409 booking_changed', 'a clerk sees what another has done');
select is(public.advance_walk_in(tests.made_id('first'), 'in_progress', 1), '{"state": "in_progress", "version": 2}',
  'begun');
select is(public.advance_walk_in(tests.made_id('first'), 'in_progress', 1), '{"state": "in_progress", "version": 2}',
  'once');
select is(tests.refusal(format($$select public.advance_walk_in(%L, 'completed', 2, -5, 'cash')$$,
  tests.made_id('first'))), 'PT400 request_invalid', 'takings are not negative');
select is(tests.refusal(format($$select public.advance_walk_in(%L, 'completed', 2, 100, 'cheque')$$,
  tests.made_id('first'))), 'PT400 request_invalid', 'nor by whatever');
select lives_ok(format($$select public.advance_walk_in(%L, 'completed', 2, 45000, 'upi')$$, tests.made_id('first')),
  'done, with what was taken');
select lives_ok(format($$select public.advance_walk_in(%L, 'cancelled', 1)$$, tests.made_id('third')),
  'who does not want to wait goes');
select tests.reset(), tests.begins_in('second', -1), tests.act_as('vikram');
select lives_ok(format($$select public.advance_walk_in(%L, 'no_show', 1)$$, tests.made_id('second')), 'who has left');
select is(tests.state_of(n), s, n) from (values ('first', 'completed 3'), ('second', 'no_show 2'),
  ('third', 'cancelled 2')) as e (n, s);
select tests.reset();
select is((select array_agg(t.booking_id) from private.taken_times as t where t.resource_id = tests.made_id('Anita')),
  array[tests.made_id('phoned')], 'what has ended takes no time');
select is_empty($$select from private.ledger_transactions as t where t.kind <> 'wallet_credit'$$,
  'no money of the platform moved');

-- The calendar and the list -------------------------------------------------------------------------------------------
select tests.act_as('asha');
insert into tests.made values ('kept', (public.hold_booking(tests.vendor_id_of('salon-one'), tests.steps('Haircut',
  'Bina'), tests.at('12:00'), 'key-of-asha') ->> 'id')::uuid);
insert into tests.made values ('order', (public.place_order((public.quote_order(jsonb_build_object('trade', 'beauty',
  'booking_id', tests.made_id('kept'))) ->> 'quote_id')::uuid, 'key-of-her-order', 'cash') -> 'orders' -> 0
  ->> 'id')::uuid);
select tests.act_as('vikram');
select is(string_agg(concat_ws(' ', c.customer_name, c.state, c.total_paise, c.paid_paise, c.cash_paise,
  c.walk_in ->> 'phone', c.walk_in ->> 'note', jsonb_array_length(c.parts)), ', ' order by c.starts_at),
  'Meena confirmed 40000 0 0 +919876543210 Short at the sides 2, Asha confirmed 40000 0 40000 2', 'the day')
from public.vendor_calendar(tests.vendor_id_of('salon-one'), tests.day(), 1) as c;
select public.block_time(tests.made_id('Bina'), tests.at('15:00'), tests.at('16:00'), 'Dentist');
select is(d.there -> 0, to_jsonb(array[tests.at('10:00'), tests.at('18:00')]), 'Anita is there from ten to six')
from public.desk_days(tests.vendor_id_of('salon-one'), tests.day(), 1) as d where d.name = 'Anita';
select is(d.breaks -> 0, to_jsonb(array[tests.at('13:00'), tests.at('14:00')]), 'with a break')
from public.desk_days(tests.vendor_id_of('salon-one'), tests.day(), 1) as d where d.name = 'Anita';
select is(jsonb_array_length(d.there) || ' ' || (d.blocks -> 0 ->> 'note'), '1 Dentist', 'Bina is, but for the dentist')
from public.desk_days(tests.vendor_id_of('salon-one'), tests.day(), 1) as d where d.name = 'Bina';
select is((select string_agg(d.name, ' ') from public.desk_days(tests.vendor_id_of('salon-one'), tests.day(), 1) as d),
  'Anita Bina Chairs', 'people before rooms');
select is(tests.listed('upcoming'), 'Meena confirmed, Asha confirmed', 'what comes');
select is(tests.listed('upcoming', 'mee'), 'Meena confirmed', 'by name');
select is(tests.listed('upcoming', 'AG-0000'), null, 'a number that nobody has finds nothing');
select is(tests.listed('upcoming', null, tests.made_id('Bina')), 'Asha confirmed', 'by person');
select is(tests.listed('requests'), null, 'nobody waits for an answer');
select matches(tests.listed('past'), 'Lakshmi completed', 'what was');
select is((select string_agg(b.customer_name, ' ') from public.vendor_bookings(tests.vendor_id_of('salon-one'),
  'upcoming', null, null, tests.at('10:00'), tests.made_id('phoned'), 1) as b), 'Asha', 'the next page');
select is((select string_agg(b.customer_name, ' ') from public.vendor_bookings(tests.vendor_id_of('salon-one'),
  'upcoming', null, (select c.order_number from public.vendor_calendar(tests.vendor_id_of('salon-one'), tests.day(), 1)
    as c where c.order_number is not null)) as b), 'Asha', 'by number');
select lives_ok(format('select public.reassign_booking(%L, tests.at(''11:00''), %L, 1::smallint, 1)',
  tests.made_id('phoned'), tests.made_id('Anita')), 'who rang up is moved like any other');
select is(tests.state_of('phoned'), 'confirmed 2', 'and two clerks see each other');

-- What nobody ends, and who it was ------------------------------------------------------------------------------------
select tests.reset();
update public.bookings set starts_at = now() - interval '14 hours', ends_at = now() - interval '13 hours'
where id = tests.made_id('phoned');
update private.walk_ins set made_at = now() - interval '91 days' where booking_id = tests.made_id('phoned');
select private.tidy_walk_ins();
select is(tests.state_of('phoned'), 'completed 3', 'what nobody ended ends');
select is((select (w.name, w.phone, w.note)::text from private.walk_ins as w where w.booking_id
  = tests.made_id('phoned')), '(,,)', 'after ninety days nobody knows who it was');
select is((select w.name from private.walk_ins as w where w.booking_id = tests.made_id('first')), 'Lakshmi',
  'before that the salon does');

-- Strangers -----------------------------------------------------------------------------------------------------------
create function tests.for_the_salon() returns setof text language sql stable as $$
  select unnest(array[
    format('select public.walk_in_time(%L, tests.steps(''Haircut''))', tests.vendor_id_of('salon-one')),
    'select tests.walk_in(''stranger'')',
    format('select public.advance_walk_in(%L, ''cancelled'', 3)', tests.made_id('first')),
    format('select * from public.vendor_calendar(%L, tests.day(), 1)', tests.vendor_id_of('salon-one')),
    format('select * from public.vendor_bookings(%L, ''past'')', tests.vendor_id_of('salon-one')),
    format('select * from public.desk_days(%L, tests.day(), 1)', tests.vendor_id_of('salon-one'))])
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('asha');
select is(tests.refusal(s), 'PT403 not_your_vendor', 'a customer may not: ' || s) from tests.for_the_salon() as s;
select tests.act_as('vani');
select is(tests.refusal(s), 'PT403 not_your_vendor', 'another salon may not: ' || s) from tests.for_the_salon() as s;
select tests.act_as('vikram');
select is(tests.refusal(format('select public.advance_walk_in(%L, ''cancelled'', 2)', tests.made_id('kept'))),
  'PT404 order_not_found', 'what has an order goes its own way');
select tests.act_as_anon();
select matches(tests.refusal(s), '^42501', 'a guest may not: ' || s) from tests.for_the_salon() as s;
select tests.reset();
select is_empty($$select * from private.ledger_imbalance()$$, 'and the books are balanced');
select * from finish();
rollback;
