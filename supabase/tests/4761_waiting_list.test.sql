-- Waiting for a time: who is offered what becomes free, for how long, and what nobody else can do meanwhile; the case
-- BK-06. The clock of a transaction stands still: what comes later is moved nearer instead.
begin;
select no_plan();
select tests.reviewed('bounds', 'join_waiting_list');
select tests.runs_on_schedule('offer-freed-times', 'select private.offer_freed_times()');
select tests.create_user('salon', '+919000000002', '{vendor}'), tests.create_user('other', '+919000000003', '{vendor}');
select tests.open_salon('salon', 'salon'), tests.open_salon('other', 'other');
select tests.create_user(n), tests.fund_wallet(n, 1000000)
from unnest('{had,stranger,W1,W2,W3,early}'::text[]) as n;
select tests.reset();
create table tests.made (name text primary key, id uuid);
grant all on tests.made to authenticated;
create function tests.made_id(name text) returns uuid language sql stable as $$
  select m.id from tests.made as m where m.name = made_id.name
$$;
-- The case's 7 December.
create function tests.day() returns date language sql stable as $$
  select (now() at time zone 'Asia/Kolkata')::date + 5
$$;
create function tests.at(hour text) returns timestamptz language sql stable as $$
  select (tests.day() + hour::time) at time zone 'Asia/Kolkata'
$$;
create function tests.cut() returns jsonb language sql stable as $$
  select jsonb_build_array(jsonb_build_object('service_id', tests.made_id('cut')))
$$;
create function tests.hold(at text, key text) returns uuid language sql as $$
  select (public.hold_booking(tests.vendor_id_of('salon'), tests.cut(), tests.at(hold.at), 'key-hold-' || key)
    ->> 'id')::uuid
$$;
create function tests.book(booking uuid, key text) returns uuid language sql as $$
  select (public.place_order((public.quote_order(jsonb_build_object('trade', 'beauty', 'booking_id', booking))
    ->> 'quote_id')::uuid, 'key-book-' || key, 'wallet') -> 'orders' -> 0 ->> 'id')::uuid
$$;
create function tests.wait(handle text, first integer default 0, last integer default 0, part text default 'any')
  returns void language plpgsql as $$
begin
  perform tests.act_as(handle);
  insert into tests.made values (handle || ' waits', public.join_waiting_list(tests.vendor_id_of('salon'), tests.cut(),
    tests.day() + first, tests.day() + last, part));
  perform tests.reset();
  -- Who came earlier comes first, also in one transaction.
  update public.waiting_list set created_at = created_at - interval '1 second' where id <> tests.made_id(handle
    || ' waits');
end
$$;
create function tests.offered(handle text) returns text language sql stable security definer as $$
  select string_agg(concat_ws(' ', o.state, to_char(o.starts_at at time zone 'Asia/Kolkata', 'HH24:MI'),
    extract(epoch from o.until_at - now())::integer), ', ' order by o.made_at, o.until_at)
  from public.waiting_offers as o join public.waiting_list as w on w.id = o.waiting_id
  where w.user_id = tests.user_id(handle)
$$;
create function tests.offer(handle text) returns uuid language sql stable security definer as $$
  select o.id from public.waiting_offers as o join public.waiting_list as w on w.id = o.waiting_id
  where w.user_id = tests.user_id(handle) order by o.made_at desc, o.until_at desc limit 1
$$;
create function tests.says(booking uuid) returns text language sql security definer as $$
  select concat_ws(' ', b.state, to_char(b.starts_at at time zone 'Asia/Kolkata', 'HH24:MI'))
  from public.bookings as b where b.id = booking
$$;
create function tests.told(handle text) returns text language sql security definer as $$
  select string_agg(n.template, ' ' order by n.created_at, n.template) from public.system_notifications as n
  where n.user_id = tests.user_id(handle) and n.template <> 'wallet_credited'
$$;
-- So many seconds later, for whoever is offered something and for what was kept.
create function tests.later(seconds integer) returns void language sql security definer as $$
  update public.waiting_offers as o set until_at = o.until_at - make_interval(secs => seconds),
    made_at = o.made_at - make_interval(secs => seconds) where o.id is not null;
  update public.bookings as b set hold_until = b.hold_until - make_interval(secs => seconds) where b.state = 'held';
  update private.freed_times as f set kept_until = f.kept_until - make_interval(secs => seconds) where f.id is not null
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('salon');
insert into tests.made values ('r1', public.save_resource(tests.vendor_id_of('salon'), '{"name": "Anita"}'));
insert into tests.made values ('cut', public.save_service(tests.vendor_id_of('salon'), jsonb_build_object('name',
  'Haircut', 'minutes', '[60]'::jsonb, 'price_paise', 40000, 'resources', jsonb_build_array(jsonb_build_object('id',
  tests.made_id('r1'))))));
select public.save_booking_terms(tests.vendor_id_of('salon'), '{"step_minutes": 60, "notice_minutes": 60}');

-- BK-06 The claim at the last second, and a stranger ----------------------------------------------------------------
select tests.act_as('had');
insert into tests.made values ('had', tests.book(tests.hold('17:00', 'had'), 'had'));
select tests.wait('W1'), tests.wait('W2');
select tests.reset();
select is(private.offer_freed_times(), 0, 'nothing is free that was not before');
select tests.act_as('had');
select lives_ok(format('select public.cancel_order(%L, ''changed_mind'')', tests.made_id('had')), 'BK-06 1');
select tests.act_as('stranger');
select is(tests.refusal($$select tests.hold('17:00', 'quick')$$), 'PT409 slot_taken',
  'nobody is quicker than those who wait');
select isnt_empty($$select from public.free_times(tests.vendor_id_of('salon'), tests.cut(), tests.day(), 1) as f
  where f.starts_at = tests.at('16:00')$$, 'but what was free stays everybody''s');
select tests.reset();
select is(private.offer_freed_times(), 1, 'one time, one offer');
select is(tests.offered('W1'), 'open 17:00 900', 'to the first, for a quarter of an hour');
select is(tests.offered('W2'), null, 'and to nobody else');
select tests.later(300);
select tests.act_as('stranger');
select is(tests.refusal($$select tests.hold('17:00', 'stranger')$$), 'PT409 slot_taken', 'BK-06 2');
select is(tests.refusal(format('select public.claim_offer(%L)', tests.offer('W1'))), 'PT404 offer_not_found',
  'nor does anybody claim what is offered to another one');
select is((select count(*) from public.waiting_offers), 0::bigint, 'or see it');
select tests.reset();
select is((select b.user_id from public.bookings as b join public.waiting_offers as o on o.booking_id = b.id), null,
  'before it is claimed it is nobody''s to pay');
select tests.later(600);
select tests.act_as('W1');
select is(tests.refusal(format('select public.claim_offer(%L)', tests.offer('W1'))), 'PT409 offer_over', 'BK-06 3');
select tests.act_as('stranger');
select is(tests.refusal($$select tests.hold('17:00', 'between')$$), 'PT409 slot_taken',
  'between two offers there is no gap');
select tests.reset();
select is(private.offer_freed_times(), 1, 'the next is asked');
select is(tests.offered('W1') || ', ' || tests.offered('W2'), 'over 17:00 0, open 17:00 900', 'BK-06 offers');
select tests.later(1);
select tests.act_as('W2');
insert into tests.made values ('W2 has', (public.claim_offer(tests.offer('W2')) ->> 'booking_id')::uuid);
select isnt(tests.made_id('W2 has'), null, 'BK-06 4');
select is((public.claim_offer(tests.offer('W2')) ->> 'booking_id')::uuid, tests.made_id('W2 has'), 'BK-06 5');
insert into tests.made values ('W2 order', tests.book(tests.made_id('W2 has'), 'W2'));
select is((public.claim_offer(tests.offer('W2')) ->> 'order_id')::uuid, tests.made_id('W2 order'),
  'whoever claims again is told what they booked');
select tests.reset();
select is(tests.says(tests.made_id('W2 has')), 'confirmed 17:00', 'BK-06 bookings');
select is(tests.told('W1'), 'waiting_offer waiting_offer_over', 'BK-06 messages to W1');
select is(tests.told('W2'), 'booking_confirmed waiting_offer', 'BK-06 messages to W2');
select is((select array_agg(w.ended_at is null order by w.created_at) from public.waiting_list as w), '{true,false}',
  'who let it pass stays on the list, who has booked does not');

-- The same list, for whoever comes back -----------------------------------------------------------------------------
select tests.act_as('W2');
select is(tests.refusal(format('select public.cancel_order(%L, ''changed_mind'')', tests.made_id('W2 order'))),
  'allowed', 'the one who had it does not want it either');
select tests.reset();
select is(private.offer_freed_times(), 0, 'what somebody let pass today is not offered to them again');
select tests.act_as('stranger');
select isnt_empty($$select tests.hold('17:00', 'at last')$$, 'and is everybody''s');
select tests.act_as('W1');
select is(public.join_waiting_list(tests.vendor_id_of('salon'), tests.cut(), tests.day(), tests.day()),
  tests.made_id('W1 waits'), 'joining again is joining once');
select lives_ok(format('select public.join_waiting_list(%L, tests.cut(), tests.day(), tests.day() + %s)',
  tests.vendor_id_of('salon'), n), 'list ' || n) from generate_series(1, 4) as n;
select is(tests.refusal(format('select public.join_waiting_list(%L, tests.cut(), tests.day(), tests.day() + 9)',
  tests.vendor_id_of('salon'))), 'PT429 too_many_waiting', 'nobody waits for more than five');
select is((select count(*) from public.my_waiting_list()), 5::bigint, 'one sees where one waits');
select is((select l.services from public.my_waiting_list() as l limit 1), '{Haircut}', 'for what');
select lives_ok('select public.leave_waiting_list(l.id) from public.my_waiting_list() as l', 'and leaves');
select is((select count(*) from public.my_waiting_list()), 0::bigint, 'all of them');

-- Days and parts of the day; what is declined goes on ---------------------------------------------------------------
select tests.reset();
delete from public.bookings where order_id is null;
delete from private.freed_times where id is not null;
select tests.act_as('had');
insert into tests.made select 'had ' || h, tests.book(tests.hold(h, 'had-' || h), 'had-' || h)
from unnest('{09:00,13:00,18:00}'::text[]) as h;
select tests.wait('W3', 0, 0, 'evening');
delete from tests.made where name in ('W1 waits', 'W2 waits');
select tests.wait('W2', 0, 3, 'afternoon'), tests.wait('W1');
select tests.act_as('had');
select public.cancel_order(m.id, 'changed_mind') from tests.made as m where m.name like 'had _%';
select tests.reset();
select is(private.offer_freed_times(), 3, 'three times, three who wait');
select is(concat_ws(', ', tests.offered('W3'), tests.offered('W2'), tests.offered('W1')) ~ 'open 18:00 900',
  true, 'the evening to who wants an evening');
select is((select count(distinct o.starts_at) from public.waiting_offers as o where o.state = 'open'), 3::bigint,
  'each another one');
select tests.act_as('W2');
select lives_ok(format('select public.decline_offer(%L)', tests.offer('W2')), 'one says no');
select is(tests.refusal(format('select public.claim_offer(%L)', tests.offer('W2'))), 'PT409 offer_over',
  'and cannot take it back');
select tests.reset();
select is(private.offer_freed_times(), 0, 'nobody else waits for the afternoon without having an offer already');
select tests.act_as('stranger');
select isnt_empty($$select tests.hold('13:00', 'afternoon')$$, 'so that anybody has it');
select tests.act_as('W1');
select lives_ok(format('select public.leave_waiting_list(%L)', tests.made_id('W1 waits')),
  'who leaves gives back what they were offered');
select is((select count(*) from public.my_waiting_list()), 0::bigint, 'and waits no more');
select tests.reset();
select is((select array_agg(distinct b.state) from public.bookings as b join public.waiting_offers as o
  on o.booking_id = b.id join public.waiting_list as w on w.id = o.waiting_id and w.user_id = tests.user_id('W1')
  where o.state = 'declined'), '{cancelled}', 'with its time');

-- A block that goes, and times too near to decide -------------------------------------------------------------------
select tests.act_as('salon');
insert into tests.made values ('block', public.block_time(tests.made_id('r1'), tests.at('19:00'), tests.at('21:00')));
select tests.reset();
update public.waiting_offers set state = 'over' where state = 'open';
update public.bookings set state = 'expired' where state = 'held';
delete from private.freed_times where id is not null;
select tests.act_as('salon');
select lives_ok(format('select public.unblock_time(%L)', tests.made_id('block')), 'a salon opens an evening');
select tests.act_as('stranger');
select is(tests.refusal($$select tests.hold('20:00', 'unblocked')$$), 'PT409 slot_taken', 'which is offered first');
select tests.reset();
select is(private.offer_freed_times(), 1, 'to who waits for an evening');
select is(tests.offered('W3') ~ 'open 19:00 900$', true, 'at its first hour');
select tests.later(120);
select is((select count(*) from private.freed_times), 0::bigint, 'and nothing is kept for nobody');

-- An earlier time of a booking --------------------------------------------------------------------------------------
update public.waiting_list set ended_at = now() where ended_at is null;
update public.waiting_offers set state = 'over' where state = 'open';
update public.bookings set state = 'expired' where state = 'held';
delete from private.freed_times where id is not null;
select tests.act_as('had');
insert into tests.made values ('had early', tests.book(tests.hold('08:00', 'had-early'), 'had-early'));
select tests.act_as('early');
insert into tests.made values ('early', tests.book(tests.hold('20:00', 'early'), 'early'));
select is(public.ask_for_earlier(b.id), public.ask_for_earlier(b.id), 'one asks for an earlier time, once')
from tests.booking(tests.made_id('early')) as b;
select tests.act_as('had');
select is(tests.refusal(format('select public.ask_for_earlier(%L)', b.id)), 'PT404 order_not_found',
  'for nobody else''s booking') from tests.booking(tests.made_id('early')) as b;
select public.cancel_order(tests.made_id('had early'), 'changed_mind');
select tests.reset();
select is(private.offer_freed_times(), 1, 'an earlier time is offered');
select tests.act_as('early');
select is((public.claim_offer(tests.offer('early'))) ->> 'moved', 'true', 'and the booking moves there');
select is((public.claim_offer(tests.offer('early'))) ->> 'order_id', tests.made_id('early')::text, 'once');
select tests.reset();
select is(tests.says(b.id), 'confirmed 08:00', 'with its people and its payment')
from tests.booking(tests.made_id('early')) as b;
select is((select count(*) from private.taken_times as t join public.bookings as b on b.id = t.booking_id
  where b.state in ('held', 'confirmed')), 1::bigint, 'and takes one time, not two');
select is((select count(*) from public.payments where order_id = tests.made_id('early')), 1::bigint, 'one payment');
select is((select w.ended_at is null from public.waiting_list as w where w.user_id = tests.user_id('early')), false,
  'waiting is over');

-- Who may what ------------------------------------------------------------------------------------------------------
select tests.wait('early', 0, 4);
select tests.act_as('salon');
select is((select string_agg(l.customer_name || ' ' || l.services[1], ', ')
  from public.vendor_waiting_list(tests.vendor_id_of('salon')) as l), 'Early Haircut', 'a salon sees who waits');
select tests.act_as('other');
select is(tests.refusal(format('select * from public.vendor_waiting_list(%L)', tests.vendor_id_of('salon'))),
  'PT403 not_your_vendor', 'another one does not');
select is((select count(*) from public.waiting_list), 0::bigint, 'nor by reading');
select tests.act_as('stranger');
select is((select count(*) from public.waiting_list), 0::bigint, 'nor does a customer see who else waits');
select lives_ok(format('select public.leave_waiting_list(%L)', tests.made_id('early waits')), 'or take them off');
select matches(tests.refusal(s), '^42501', 'nobody may: ' || s) from unnest(array[
  'insert into public.waiting_list (user_id) values (auth.uid())', 'update public.waiting_offers set state = ''open''',
  'delete from public.waiting_list', 'select * from private.freed_times', 'select private.offer_freed_times()',
  format('select private.let_offers_pass(array[%L]::uuid[])', tests.offer('W3'))]) as s;
select is(tests.refusal(format('select public.join_waiting_list(%L, tests.cut(), %s)', tests.vendor_id_of('salon'), d)),
  'PT400 request_invalid', 'nobody waits on: ' || d) from unnest(array['tests.day() + 9, tests.day()',
  'current_date - 9, current_date - 8', 'tests.day(), tests.day() + 300', 'tests.day(), null',
  'tests.day(), tests.day(), ''night''']) as d;
select is(tests.refusal(format('select public.join_waiting_list(%L, ''[{"service_id": "%s"}]'', tests.day(),
  tests.day())', tests.vendor_id_of('other'), tests.made_id('cut'))), 'PT409 service_not_offered',
  'nor for what a salon does not offer');
select tests.reset(), tests.open_home_service('homes', 'other');
select tests.act_as('stranger');
select is(tests.refusal(format('select public.join_waiting_list(%L, ''[{"service_id": "%s"}]'', tests.day(),
  tests.day())', s.vendor_id, s.id)), 'PT409 service_not_offered', 'nor, yet, for somebody to come home')
from public.services as s where s.vendor_id = tests.vendor_id_of('homes') limit 1;
select tests.act_as_anon();
select matches(tests.refusal(s), '^42501', 'a guest may not: ' || s) from unnest(array[
  'select public.my_waiting_list()', 'select public.claim_offer(gen_random_uuid())',
  'select public.join_waiting_list(gen_random_uuid(), ''[]'', current_date, current_date)',
  'select count(*) from public.waiting_list']) as s;
select tests.reset();
select is((select count(*) from public.waiting_list as w where w.ended_at is null), 1::bigint, 'still one who waits');
select tests.act_as('early');
select isnt_empty($$select from jsonb_array_elements(public.export_my_data() -> 'waiting_list')$$,
  'where one waits is one''s own data');
select tests.reset();
select private.forget_waiting(tests.user_id('early'));
select is_empty($$select from public.waiting_list where user_id = tests.user_id('early')$$,
  'and goes with the account');
update public.vendors set status = 'suspended' where slug = 'salon';
select is_empty($$select * from private.ledger_imbalance()$$, 'the books are balanced');
select * from finish();
rollback;
