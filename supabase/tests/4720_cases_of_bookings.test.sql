-- Cases of bookings with their right answers: BK-01 to BK-04 and BK-12, in reach of what is built. The clock of a
-- transaction stands still: what the cases call later is moved nearer instead, to the second.
begin;
select no_plan();
select tests.create_user('salon', '+919000000002', '{vendor}');
update public.app_settings set setting_value = 'true' where setting_key = 'gateway_enabled';
select tests.open_salon('salon', 'salon');
create table tests.made (name text primary key, id uuid not null);
create table tests.answers (step text primary key, said text);
grant all on tests.made, tests.answers to authenticated;
create function tests.made_id(name text) returns uuid language sql stable as $$
  select m.id from tests.made as m where m.name = made_id.name
$$;
-- The cases' 7 December, at an hour that has not come.
create function tests.at(hour text) returns timestamptz language sql stable as $$
  select ((now() at time zone 'Asia/Kolkata')::date + 5 + hour::time) at time zone 'Asia/Kolkata'
$$;
-- Our codes and theirs.
create function tests.code(refusal text) returns text language sql immutable as $$
  select case refusal when 'PT409 slot_taken' then 'slot_taken' when 'PT409 booking_changed' then 'changed_meanwhile'
    when 'PT409 order_transition_not_allowed' then 'not_pending' when 'no refusal' then 'ok' else refusal end
$$;
create function tests.act(who text, step text, statement text) returns void language plpgsql as $$
declare
  said text := 'ok';
  code text;
begin
  perform tests.act_as(who);
  begin
    execute statement;
  exception when others then
    get stacked diagnostics code = pg_exception_detail;
    said := tests.code(sqlstate || ' ' || code);
  end;
  perform tests.reset();
  insert into tests.answers values (step, said);
end
$$;
create function tests.keep(name text, person text, at text, paise integer) returns void language plpgsql as $$
begin
  insert into tests.made values (name, (public.hold_booking(tests.vendor_id_of('salon'), jsonb_build_array(
    jsonb_build_object('service_id', tests.made_id(person || ' for ' || paise))), tests.at(keep.at),
    'key-of-hold-' || name) ->> 'id')::uuid);
end
$$;
create function tests.book(name text, method public.payment_method) returns void language plpgsql as $$
begin
  insert into tests.made values ('order ' || name, (public.place_order((public.quote_order(jsonb_build_object('trade',
    'beauty', 'booking_id', tests.made_id(name))) ->> 'quote_id')::uuid, 'key-of-order-' || name, method)
    -> 'orders' -> 0 ->> 'id')::uuid);
end
$$;
create function tests.request(name text, person text, at text, paise integer, method public.payment_method)
  returns void language sql as $$
  select tests.keep(name, person, at, paise), tests.book(name, method)
$$;
create function tests.move(name text, at text, version integer) returns void language sql as $$
  select public.reassign_booking(tests.made_id(name), tests.at(move.at), null, null, version)
$$;
create function tests.nearer(name text, seconds numeric) returns void language plpgsql security definer as $$
declare
  b public.bookings;
begin
  update public.bookings as k set starts_at = now() + make_interval(secs => seconds), ends_at = now()
    + make_interval(secs => seconds) + (k.ends_at - k.starts_at) where k.id = tests.made_id(name) returning * into b;
  update public.enhanced_orders as o set created_at = now() - interval '5 days', placed_at = now() - interval '5 days',
    scheduled_for = b.starts_at, promised_min_at = b.starts_at, promised_max_at = b.ends_at where o.id = b.order_id;
end
$$;
create function tests.captured(name text) returns text language sql security definer as $$
  select private.payment_captured(p.id, 'pay_' || name) from public.payments as p
  where p.order_id = tests.made_id('order ' || name)
$$;
-- State of the booking, hours at which it begins and ends where they are the case's day; total, paid and given back.
create function tests.says(name text) returns text language sql security definer as $$
  select concat_ws(' ', b.state, case when b.starts_at > now() + interval '4 days' then to_char(b.starts_at
    at time zone 'Asia/Kolkata', 'HH24:MI') || '–' || to_char(b.ends_at at time zone 'Asia/Kolkata', 'HH24:MI') end)
  from public.bookings as b where b.id = tests.made_id(name)
$$;
create function tests.money(name text) returns text language sql security definer as $$
  select concat_ws(' ', 'kept', coalesce(o.charge_paise, 0), 'back', o.refund_paise)
  from public.enhanced_orders as o where o.id = tests.made_id('order ' || name)
$$;
create function tests.told(name text) returns text language sql security definer as $$
  select string_agg(n.template, ' ' order by n.template) from public.system_notifications as n
  where n.params ->> 'order_id' = tests.made_id('order ' || name)::text
$$;
select tests.create_user(n), tests.fund_wallet(n, 1000000) from unnest('{A,B,b1,b2,b3,b4,b5,b6,mover}'::text[]) as n;
select tests.reset();
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('salon');
insert into tests.made select n, public.save_resource(tests.vendor_id_of('salon'), jsonb_build_object('name', n))
from unnest('{r1,p1,p2,p3,p4,p5,p6}'::text[]) as n;
insert into tests.made select m.name || ' for ' || p, public.save_service(tests.vendor_id_of('salon'),
  jsonb_build_object('name', 'Service ' || m.name, 'minutes', '[60]'::jsonb, 'price_paise', p, 'resources',
    jsonb_build_array(jsonb_build_object('id', m.id))))
from tests.made as m, unnest('{80000,60000,50000}'::integer[]) as p where m.name = 'r1' or p = 80000;
select public.save_booking_terms(tests.vendor_id_of('salon'), '{"step_minutes": 30, "notice_minutes": 0}');
select tests.reset();

-- BK-01 The ladder to the second ------------------------------------------------------------------------------------
create table tests.ladder (booking text primary key, seconds integer, fee integer);
insert into tests.ladder values ('b1', 7200, 0), ('b2', 7199, 40000), ('b3', 1800, 40000), ('b4', 1799, 80000),
  ('b5', 0, 80000), ('b6', 10800, 0);
select tests.act(l.booking, 'BK-01 ' || l.booking, format('select tests.request(%L, %L, ''12:00'', 80000, ''wallet'')',
  l.booking, 'p' || right(l.booking, 1))) from tests.ladder as l;
select tests.nearer(l.booking, l.seconds) from tests.ladder as l;
create function tests.preview(handle text) returns integer language plpgsql as $$
declare
  charge integer;
begin
  perform tests.act_as(handle);
  charge := public.preview_cancellation(tests.made_id('order ' || handle)) ->> 'charge_paise';
  perform tests.reset();
  return charge;
end
$$;
select is(tests.preview(l.booking), l.fee, 'BK-01 preview of ' || l.booking) from tests.ladder as l;
select tests.act(l.booking, 'BK-01 cancel ' || l.booking, format('select public.cancel_order(%L, ''changed_mind'')',
  tests.made_id('order ' || l.booking))) from tests.ladder as l;
select is(tests.money(l.booking), format('kept %s back %s', l.fee, 80000 - l.fee), 'BK-01 money of ' || l.booking)
from tests.ladder as l;
select is(tests.says(l.booking), 'cancelled', 'BK-01 ' || l.booking) from tests.ladder as l;

-- BK-02 A hold ends while paying, somebody else was quicker -----------------------------------------------------------
select tests.act('A', 'BK-02 1', $$select tests.keep('A2', 'r1', '15:00', 60000)$$);
select is(b.hold_until, now() + interval '10 minutes', 'BK-02 1 hold_until') from public.bookings as b
where b.id = tests.made_id('A2');
select tests.act('B', 'BK-02 2', $$select tests.keep('B2 too early', 'r1', '15:00', 60000)$$),
  tests.act('A', 'BK-02 pays', $$select tests.book('A2', 'gateway')$$);
update public.bookings set hold_until = now() where id = tests.made_id('A2');
update public.enhanced_orders set created_at = now() - interval '10 minutes' where id = tests.made_id('order A2');
select tests.act('B', 'BK-02 3', $$select tests.keep('B2', 'r1', '15:00', 60000)$$),
  tests.act('B', 'BK-02 pays too', $$select tests.book('B2', 'gateway')$$);
update public.enhanced_orders set created_at = now() - interval '2 minutes' where id = tests.made_id('order B2');
select is(tests.captured('A2'), 'captured', 'BK-02 4 money of A');
select is(tests.captured('B2'), 'captured', 'BK-02 5 money of B');
select is(tests.captured('B2'), 'duplicate', 'BK-02 6 the same event again');
select private.end_holds();
select is(tests.says('A2') || ', ' || tests.says('B2'), 'expired 15:00–16:00, confirmed 15:00–16:00', 'BK-02 bookings');
select is(tests.money('A2') || ', ' || tests.money('B2'), 'kept 0 back 60000, kept 0 back 0', 'BK-02 money');
select isnt(tests.told('A2'), null, 'BK-02 A is told');
select is(tests.told('B2'), 'booking_confirmed vendor_booking_new', 'BK-02 B and r1 are told');

-- BK-03 Two requests for overlapping times --------------------------------------------------------------------------
select tests.act('salon', 'BK-03 terms', $$select public.save_booking_terms(tests.vendor_id_of('salon'),
    '{"confirms_itself": false}')$$),
  tests.act('A', 'BK-03 1', $$select tests.request('A3', 'r1', '11:00', 50000, 'cash')$$),
  tests.act('B', 'BK-03 2', $$select tests.request('B3 too early', 'r1', '11:30', 50000, 'cash')$$),
  tests.act('salon', 'BK-03 3', $$select public.cancel_order(tests.made_id('order A3'), 'too_busy')$$),
  tests.act('B', 'BK-03 4', $$select tests.request('B3', 'r1', '11:30', 50000, 'cash')$$),
  tests.act('salon', 'BK-03 5', $$select public.advance_order(tests.made_id('order B3'), 'confirmed')$$),
  tests.act('salon', 'BK-03 6', $$select public.advance_order(tests.made_id('order A3'), 'confirmed')$$),
  tests.act('salon', 'BK-03 terms again', $$select public.save_booking_terms(tests.vendor_id_of('salon'),
    '{"confirms_itself": true}')$$);
select is(tests.says('A3') || ', ' || tests.says('B3'), 'declined 11:00–12:00, confirmed 11:30–12:30',
  'BK-03 bookings');
select is(tests.money('A3') || ', ' || tests.money('B3'), 'kept 0 back 0, kept 0 back 0', 'BK-03 money');

-- BK-04 Moved in time: number and payment stay ----------------------------------------------------------------------
select tests.act('mover', 'BK-04 book', $$select tests.request('N1', 'r1', '20:00', 80000, 'wallet')$$),
  tests.act('mover', 'BK-04 1', $$select public.move_booking(tests.made_id('N1'), tests.at('20:30'), b.version)
    from public.bookings as b where b.id = tests.made_id('N1')$$);
select is(tests.says('N1'), 'confirmed 20:30–21:30', 'BK-04 it overlaps its own old time');
select tests.nearer('N1', 8080);
select tests.act('mover', 'BK-04 2', $$select 1 / (public.preview_cancellation(tests.made_id('order N1'))
    @> '{"charge_paise": 0, "refund_paise": 80000}')::integer$$),
  tests.act('mover', 'BK-04 3', $$select public.cancel_order(tests.made_id('order N1'), 'changed_mind')$$);
select is(tests.says('N1') || ' ' || tests.money('N1'), 'cancelled kept 0 back 80000', 'BK-04 134 minutes are free');
select is((select count(*) from public.payments where order_id = tests.made_id('order N1')), 1::bigint,
  'BK-04 one payment');

-- BK-12 Two clerks drag the same booking (act 4, a longer visit, is not built) ---------------------------------------
select tests.act('A', 'BK-12 b1', $$select tests.request('c1', 'p1', '14:00', 80000, 'wallet')$$),
  tests.act('B', 'BK-12 b2', $$select tests.request('c2', 'p1', '17:00', 80000, 'wallet')$$);
update public.bookings set version = 3 where id = tests.made_id('c1');
select tests.act('salon', 'BK-12 1', $$select tests.move('c1', '15:00', 3)$$),
  tests.act('salon', 'BK-12 2', $$select tests.move('c1', '16:00', 3)$$),
  tests.act('salon', 'BK-12 3', $$select tests.move('c1', '16:30', 4)$$),
  tests.act('salon', 'BK-12 touches', $$select tests.move('c1', '16:00', 4)$$);
select is(tests.says('c1') || ', ' || tests.says('c2'), 'confirmed 16:00–17:00, confirmed 17:00–18:00',
  'BK-12 bookings');
select is((select b.version from public.bookings as b where b.id = tests.made_id('c1')), 5, 'BK-12 version');

-- What every act was answered ---------------------------------------------------------------------------------------
select is(a.said, case a.step when 'BK-02 2' then 'slot_taken' when 'BK-03 2' then 'slot_taken' when 'BK-03 6'
  then 'not_pending' when 'BK-12 2' then 'changed_meanwhile' when 'BK-12 3' then 'slot_taken' else 'ok' end, a.step)
from tests.answers as a order by a.step;
select is_empty($$select * from private.ledger_imbalance()$$, 'the books are balanced');
select * from finish();
rollback;
