-- Bookings in calendars: what an entry says, and secret addresses that end with whoever made them.
begin;
select no_plan();
select tests.reviewed('service', 'read_calendar_feed');
select tests.create_user('asha', '+919000000001'), tests.create_user('ravi', '+919000000005'),
  tests.create_user('vikram', '+919000000002', '{vendor}'), tests.create_user('anita', '+919000000004', '{vendor}'),
  tests.create_user('vani', '+919000000003', '{vendor}');
select tests.open_salon('salon-one', 'vikram'), tests.open_salon('salon-two', 'vani'),
  tests.fund_wallet('asha', 1000000);
insert into public.vendor_staff (vendor_id, user_id, position)
values (tests.vendor_id_of('salon-one'), tests.user_id('anita'), 'staff');
select tests.reset();
create table tests.made (name text primary key, id uuid, token text);
grant all on tests.made to authenticated, service_role;
create function tests.made_id(name text) returns uuid language sql stable as $$
  select m.id from tests.made as m where m.name = made_id.name
$$;
create function tests.token(name text) returns text language sql stable as $$
  select m.token from tests.made as m where m.name = token.name
$$;
-- Noon, India's, five days ahead.
create function tests.at(hour text) returns timestamptz language sql stable as $$
  select ((now() at time zone 'Asia/Kolkata')::date + 5 + hour::time) at time zone 'Asia/Kolkata'
$$;
create function tests.read(name text) returns jsonb language sql as $$
  select public.read_calendar_feed(tests.token(name))
$$;
create function tests.as_service() returns text language sql as $$
  select tests.reset(); select set_config('role', 'service_role', true)
$$;
grant execute on all functions in schema tests to anon, authenticated, service_role;

select tests.act_as('vikram');
insert into tests.made select n, public.save_resource(tests.vendor_id_of('salon-one'), jsonb_build_object('name', n))
from unnest('{Anita,Bina}'::text[]) as n;
insert into tests.made select s.name, public.save_service(tests.vendor_id_of('salon-one'), jsonb_build_object('name',
  s.name, 'minutes', jsonb_build_array(60), 'price_paise', 40000, 'preparation', s.prepare,
  'resources', jsonb_build_array(
    jsonb_build_object('id', tests.made_id(s.who)))))
from (values ('Haircut', 'Anita', 'Come with washed hair.'), ('Nails', 'Bina', null)) as s (name, who, prepare);
select public.save_booking_terms(tests.vendor_id_of('salon-one'), '{"step_minutes": 30, "notice_minutes": 0}');
select tests.act_as('asha');
insert into tests.made select 'visit', (public.hold_booking(tests.vendor_id_of('salon-one'), jsonb_build_array(
  jsonb_build_object('service_id', tests.made_id('Haircut')), jsonb_build_object('service_id', tests.made_id('Nails'))),
  tests.at('12:00'), 'key-of-the-visit') ->> 'id')::uuid;
insert into tests.made select 'order', (public.place_order((public.quote_order(jsonb_build_object('trade', 'beauty',
  'booking_id', tests.made_id('visit'))) ->> 'quote_id')::uuid, 'key-of-the-order', 'wallet')
    -> 'orders' -> 0 ->> 'id')::uuid;

-- An entry ------------------------------------------------------------------------------------------------------------
create temporary table event as select public.booking_event(tests.made_id('order')) as e;
grant select on event to authenticated;
select is((e -> 'sequence')::integer, 0, 'an entry begins with 0') from event;
select is(e ->> 'state', 'confirmed', 'what the salon confirms by itself is certain') from event;
select is(((e ->> 'starts_at')::timestamptz, (e ->> 'ends_at')::timestamptz), (tests.at('12:00'), tests.at('14:00')),
  'the whole visit') from event;
select is(e -> 'services', '[{"name": "Haircut", "step": 1}, {"name": "Nails", "step": 2}]', 'both services')
from event;
select is(e ->> 'prepare', 'Come with washed hair.', 'what to prepare') from event;
select is(e -> 'place' ->> 'address', 'Road No. 1, Banjara Hills', 'where') from event;
select is(e -> 'customer', 'null', 'and nothing of whom it is for') from event;
select tests.reset();
update public.enhanced_orders set address = '{"label": "Home", "line": "Flat 302", "city": "Hyderabad"}';
select tests.act_as('asha');
select is(public.booking_event(tests.made_id('order')) -> 'place', '{"name": "Flat 302", "address": "Hyderabad"}',
  'at home where somebody comes to');
select is((select b.home from public.my_bookings() as b), 'Flat 302', 'as the list says');
select tests.reset();
update public.enhanced_orders set address = null;
select tests.act_as('ravi');
select is(tests.refusal(format('select public.booking_event(%L)', tests.made_id('order'))), 'PT404 order_not_found',
  'nobody takes another''s booking into a calendar');

-- Addresses -----------------------------------------------------------------------------------------------------------
select is(public.calendar_feed(), null, 'there is no address until one is made');
select tests.act_as('asha');
insert into tests.made select 'asha', null, public.open_calendar_feed() ->> 'token';
select is(length(tests.token('asha')), 43, '256 random bits');
select isnt(public.calendar_feed() ->> 'created_at', null, 'it is known since when there is one');
select tests.act_as('vani');
select is(tests.refusal(format('select public.open_calendar_feed(%L)', tests.made_id('Anita'))),
  'PT403 not_your_vendor', 'another salon makes no address of its people');
select is(tests.refusal(format('select public.calendar_feed(%L)', tests.made_id('Anita'))),
  'PT403 not_your_vendor', 'nor asks for one');
select is(tests.refusal(format('select public.end_calendar_feed(%L)', tests.made_id('Anita'))),
  'PT403 not_your_vendor', 'nor ends one');
select is(tests.refusal('select public.open_calendar_feed(gen_random_uuid())'), 'PT403 not_your_vendor',
  'nor of nobody');
select tests.act_as('anita');
insert into tests.made select 'S1', null, public.open_calendar_feed(tests.made_id('Anita')) ->> 'token';
select matches(tests.refusal('select public.read_calendar_feed(''x'')'), '^42501', 'only the function reads feeds');
select matches(tests.refusal('select * from private.calendar_feeds'), '^42501', 'nobody reads the table');
select tests.act_as_anon();
select matches(tests.refusal(s), '^42501', 'a guest may not: ' || s) from unnest(array['select public.calendar_feed()',
  'select public.open_calendar_feed()', 'select public.end_calendar_feed()', 'select * from public.my_bookings()',
  'select public.read_calendar_feed(''x'')']) as s;
select tests.reset();
select is_empty(format('select 1 from private.calendar_feeds as f where f::text like %L', '%' || tests.token('asha')
  || '%'), 'the secret itself is kept nowhere');

select tests.as_service();
select is(jsonb_array_length(tests.read('asha') -> 'events'), 1, 'the customer''s calendar');
select is(tests.read('S1') ->> 'name', 'Anita', 'the calendar of somebody of the salon');
select is(tests.read('S1') -> 'events' -> 0 ->> 'customer', 'Asha', 'says whom they expect');
select is((tests.read('S1') -> 'events' -> 0 ->> 'ends_at')::timestamptz, tests.at('13:00'),
  'until the end of their own part');
select is(tests.read('S1') -> 'events' -> 0 -> 'services', '[{"name": "Haircut", "step": 1}]', 'and what they do');
select is(tests.refusal($$select public.read_calendar_feed('never')$$), 'PT404 share_link_not_found',
  'an address that never was');
select is(tests.refusal($$select public.read_calendar_feed(null)$$), 'PT404 share_link_not_found', 'nor none');
select is(tests.refusal($$select public.read_calendar_feed(repeat('x', 100000))$$), 'PT404 share_link_not_found',
  'nor a long one');

-- Moved and cancelled -------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select public.move_booking(tests.made_id('visit'), tests.at('15:00'), (select b.version from public.bookings as b));
select is(((e -> 'sequence')::integer, (e ->> 'starts_at')::timestamptz), (1, tests.at('15:00')), 'a move counts one')
from public.booking_event(tests.made_id('order')) as e;
select tests.act_as('vikram');
select public.reassign_booking(tests.made_id('visit'), tests.at('16:00'), null, null, (tests.booking(
  tests.made_id('order'))).version);
select tests.act_as('asha');
select is((public.booking_event(tests.made_id('order')) -> 'sequence')::integer, 2, 'as one by the salon');
select public.cancel_order(tests.made_id('order'), 'changed_mind');
select is(((e -> 'sequence')::integer, e ->> 'state', (e ->> 'starts_at')::timestamptz), (3, 'cancelled'::text,
  tests.at('16:00')), 'cancelled under a higher number with its old time')
from public.booking_event(tests.made_id('order')) as e;
select tests.as_service();
select is(jsonb_path_query_array(tests.read('asha'), '$.events[*].state'), '["cancelled"]',
  'the feed still tells of it');
select tests.reset();
update public.bookings set starts_at = now() - interval '26 hours', ends_at = now() - interval '24 hours';
select tests.as_service();
select is(tests.read('asha') -> 'events', '[]', 'until its day is over');
select tests.reset();
update public.bookings set state = 'completed';
select tests.as_service();
select is(jsonb_array_length(tests.read('asha') -> 'events'), 1, 'a visit stays');
select tests.reset();
update public.bookings set starts_at = now() - interval '30 days 3 hours', ends_at = now() - interval '30 days 1 hour';
select tests.as_service();
select is(tests.read('asha') -> 'events', '[]', 'for a month');

-- Their end -----------------------------------------------------------------------------------------------------------
select tests.act_as('anita');
insert into tests.made select 'S3', null, public.open_calendar_feed(tests.made_id('Anita')) ->> 'token';
select tests.as_service();
select is(tests.refusal($$select tests.read('S1')$$), 'PT404 share_link_not_found', 'a new address ends the old');
select lives_ok($$select tests.read('S3')$$, 'the new one is read');
select lives_ok($$select tests.read('asha')$$, 'that of another stays');
select tests.reset();
update public.resources set is_active = false where name = 'Anita';
select tests.as_service();
select is(tests.refusal($$select tests.read('S3')$$), 'PT404 share_link_not_found',
  'somebody who is not booked any more has no calendar');
select tests.reset();
update public.resources set is_active = true where name = 'Anita';
select tests.act_as('vikram');
select public.dismiss_staff(tests.vendor_id_of('salon-one'), tests.user_id('anita'));
select tests.as_service();
select is(tests.refusal($$select tests.read('S3')$$), 'PT404 share_link_not_found',
  'who is dismissed reads nothing more');
select tests.reset();
update private.calendar_feeds set reads = 120;
select tests.as_service();
select is(tests.refusal($$select tests.read('asha')$$), 'PT429 too_many_visits', 'nobody asks every second');
select tests.reset();
update private.calendar_feeds set reads_since = now() - interval '1 hour';
select tests.as_service();
select lives_ok($$select tests.read('asha')$$, 'an hour later it is read again');
select tests.act_as('asha');
select public.end_calendar_feed();
select is(public.calendar_feed(), null, 'ended');
select tests.as_service();
select is(tests.refusal($$select tests.read('asha')$$), 'PT404 share_link_not_found', 'at once');
select tests.act_as('asha');
insert into tests.made select 'last', null, public.open_calendar_feed() ->> 'token';
select tests.reset();
select is(jsonb_array_length(private.calendar_data(tests.user_id('asha')) -> 'calendar_addresses'), 1,
  'an export of one''s data names it');
select private.forget_calendars(tests.user_id('asha'));
select tests.as_service();
select is(tests.refusal($$select tests.read('last')$$), 'PT404 share_link_not_found',
  'a closed account has no calendar');
select * from finish();
rollback;
