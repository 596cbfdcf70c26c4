-- What the desk of a salon does besides: visits and blocked time that take longer or shorter, and a bill that is paid
-- by UPI before the visit is ended (docs/decisions/0135).
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}'),
  tests.create_user('vani', '+919000000003', '{vendor}'), tests.create_user('meera', null, '{admin}');
select tests.open_salon('salon-one', 'vikram'), tests.open_salon('salon-two', 'vani'), tests.reset();
update public.app_settings set setting_value = 'true' where setting_key = 'gateway_enabled';
create table tests.made (name text primary key, id uuid);
grant all on tests.made to authenticated, anon;
create function tests.made_id(name text) returns uuid language sql stable as $$
  select m.id from tests.made as m where m.name = made_id.name
$$;
create function tests.at(hour text) returns timestamptz language sql stable as $$
  select ((now() at time zone 'Asia/Kolkata')::date + 2 + hour::time) at time zone 'Asia/Kolkata'
$$;
create function tests.walk_in(name text, service text, hour text) returns void language sql as $$
  insert into tests.made select walk_in.name, (public.book_walk_in(tests.vendor_id_of('salon-one'),
    jsonb_build_array(jsonb_build_object('service_id', tests.made_id(service))), '{"name": "Lakshmi"}',
    'key-walk-in-' || name, tests.at(hour)) ->> 'id')::uuid
$$;
create function tests.book(name text, hour text) returns void language plpgsql as $$
declare
  held uuid := public.hold_booking(tests.vendor_id_of('salon-one'), jsonb_build_array(jsonb_build_object('service_id',
    tests.made_id('Haircut'))), tests.at(hour), 'key-hold-' || name) ->> 'id';
begin
  insert into tests.made values (name, (public.place_order((public.quote_order(jsonb_build_object('trade', 'beauty',
    'booking_id', held)) ->> 'quote_id')::uuid, 'key-book-' || name, 'cash') -> 'orders' -> 0 ->> 'id')::uuid);
end
$$;
create function tests.resized(name text, minutes integer, version integer) returns text language sql as $$
  select tests.refusal(format('select public.resize_walk_in(%L, %s, %s)', tests.made_id(name), minutes, version))
$$;
create function tests.taken(name text) returns text language sql security definer as $$
  select string_agg(to_char(lower(t.during) at time zone 'Asia/Kolkata', 'HH24:MI') || '-'
    || to_char(upper(t.during) at time zone 'Asia/Kolkata', 'HH24:MI'), ' ' order by t.part, t.piece)
  from private.taken_times as t where t.booking_id = tests.made_id(name)
$$;
create function tests.block(hour text, seen text) returns text language sql as $$
  select tests.refusal(format('select public.resize_block(%L, %L, %L)', tests.made_id('block'), tests.at(hour),
    tests.at(seen)))
$$;
create function tests.code(handle text, name text) returns text language sql security definer as $$
  select tests.refusal(format('select public.gateway_code_start(%L, %L)', tests.user_id(handle), tests.made_id(name)))
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('vikram');
insert into tests.made values ('Anita', public.save_resource(tests.vendor_id_of('salon-one'), '{"name": "Anita"}'));
insert into tests.made values ('Chair', public.save_resource(tests.vendor_id_of('salon-one'),
  '{"name": "Chairs", "kind": "pool", "capacity": 1}'));
select public.save_resource_day(tests.made_id('Anita'), tests.at('10:00')::date, '[{"opens": "10:00",
  "closes": "18:00"}, {"opens": "13:00", "closes": "14:00", "is_break": true}]');
insert into tests.made values ('Haircut', public.save_service(tests.vendor_id_of('salon-one'), jsonb_build_object(
  'name', 'Haircut', 'minutes', '[60]'::jsonb, 'after_minutes', 10, 'price_paise', 40000, 'resources',
  jsonb_build_array(jsonb_build_object('id', tests.made_id('Anita')),
    jsonb_build_object('id', tests.made_id('Chair'), 'need', 2)))));
insert into tests.made values ('Colour', public.save_service(tests.vendor_id_of('salon-one'), jsonb_build_object(
  'name', 'Colour', 'minutes', '[30, 45, 30]'::jsonb, 'price_paise', 90000, 'resources',
  jsonb_build_array(jsonb_build_object('id', tests.made_id('Anita'))))));
select public.save_booking_terms(tests.vendor_id_of('salon-one'), '{"step_minutes": 30, "notice_minutes": 0}');

-- Longer and shorter ------------------------------------------------------------------------------------------------
select tests.walk_in('first', 'Haircut', '10:00'), tests.walk_in('colour', 'Colour', '14:30');
select is(tests.taken('first'), '10:00-11:10 10:00-11:10', 'an hour, and ten minutes to clean up');
select is(tests.resized('first', 90, 1), 'allowed', 'it takes longer');
select is(tests.taken('first'), '10:00-11:40 10:00-11:40', 'of the person and of the chair');
select is((select c.ends_at from public.vendor_calendar(tests.vendor_id_of('salon-one'), tests.at('10:00')::date) as c
  where c.id = tests.made_id('first')), tests.at('11:30'), 'the calendar says so');
select is((select c.parts -> 0 -> 'minutes' from public.vendor_calendar(tests.vendor_id_of('salon-one'),
  tests.at('10:00')::date) as c where c.id = tests.made_id('first')), '[90]', 'and so does each part');
select is(tests.resized('first', 60, 1), 'PT409 booking_changed', 'whoever saw it as it was is told');
select is(tests.resized('first', 30, 2), 'allowed', 'it takes less');
select is(tests.taken('first'), '10:00-10:40 10:00-10:40', 'and the rest is free');
select tests.walk_in('second', 'Haircut', '11:00');
select is(tests.resized('first', 60, 3), 'PT409 slot_taken', 'not into what somebody else has');
select is(tests.resized('first', 50, 3), 'allowed', 'but up to it');
select is(tests.resized('second', 150, 1), 'allowed', 'into a break, where it takes longer');
select is(tests.resized('colour', 70, 1), 'PT400 request_invalid', 'what comes before the last piece stays');
select is(tests.resized('colour', 120, 1), 'allowed', 'of which only the end moves');
select is(tests.taken('colour'), '14:30-15:00 15:45-16:30', 'the wait stays free');
select is(tests.resized('colour', 4, 2), 'PT400 request_invalid', 'nothing is shorter than five minutes');
select is(tests.resized('colour', 721, 2), 'PT400 request_invalid', 'or longer than half a day');
select lives_ok(format('select public.advance_walk_in(%L, ''cancelled'', 2)', tests.made_id('colour')),
  'what has ended');
select is(tests.resized('colour', 60, 3), 'PT409 order_transition_not_allowed', 'has its length');

insert into tests.made values ('block', public.block_time(tests.made_id('Anita'), tests.at('15:10'),
  tests.at('16:00')));
select is(tests.block('17:00', '16:00'), 'allowed', 'blocked time takes longer');
select is(tests.block('15:30', '16:00'), 'PT409 booking_changed', 'whoever saw it as it was is told');
select is(tests.block('15:00', '17:00'), 'PT400 hours_invalid', 'it has a length');
select is(tests.block('15:30', '17:00'), 'allowed', 'and less of it');
select is((select d.blocks -> 0 ->> 'ends_at' from public.desk_days(tests.vendor_id_of('salon-one'),
  tests.at('10:00')::date) as d where d.name = 'Anita')::timestamptz, tests.at('15:30'), 'is shown');

-- The bill, by UPI ----------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select tests.book('visit', '16:00'), tests.book('late', '14:00');
select is(tests.resized('visit', 60, 1), 'PT403 not_your_vendor', 'a customer changes no length');
select is(tests.resized('first', 60, 4), 'PT403 not_your_vendor', 'of nobody');
select is(tests.block('16:00', '15:30'), 'PT403 not_your_vendor', 'and no blocked time');
select tests.act_as('vani');
select is(tests.resized('first', 60, 4), 'PT403 not_your_vendor', 'another salon neither');
select is(tests.block('16:00', '15:30'), 'PT403 not_your_vendor', 'nor its blocked time');
select tests.act_as_anon();
select matches(tests.resized('first', 60, 4), '^42501', 'a guest may not');
select matches(tests.block('16:00', '15:30'), '^42501', 'nor block');
select tests.reset();
select tests.act_as('vikram');
select is(tests.refusal(format('select public.resize_walk_in(%L, 60, 1)', (select b.id from public.vendor_calendar(
  tests.vendor_id_of('salon-one'), tests.at('16:00')::date) as b where b.order_id = tests.made_id('visit')))),
  'PT404 order_not_found', 'what was booked online has the length of its services');
select tests.reset();
select is(tests.code('vikram', 'visit'), 'allowed', 'the salon shows a code for the bill');
select is(tests.code(h, 'visit'), 'PT404 order_not_found', h || ' does not')
from unnest('{vani,asha,meera}'::text[]) as h;
select is(public.gateway_code_start(tests.user_id('vikram'), tests.made_id('visit')) ->> 'amount_paise', '40000',
  'of what is to be paid');
create function tests.shows(name text, code text) returns void language sql as $$
  select public.gateway_code_made((public.gateway_code_start(tests.user_id('vikram'), tests.made_id(name))
    ->> 'id')::uuid, code, 'upi://pay?tr=' || code, now() + interval '20 minutes')
$$;
create function tests.credits(code text, payment text) returns text language sql as $$
  select public.gateway_record(jsonb_build_object('provider_payment_id', payment, 'provider_order_id', null,
    'provider_code_id', code, 'amount_paise', 40000, 'currency', 'INR', 'status', 'captured', 'method', 'upi'))
    ->> 'outcome'
$$;
select tests.shows('visit', 'qr_1'), tests.shows('late', 'qr_2');
select is(tests.credits('qr_1', 'pay_1'), 'captured', 'it is paid by the code');
select is(public.gateway_code_start(tests.user_id('vikram'), tests.made_id('visit')) ->> 'state', 'paid',
  'once');
select tests.act_as('vikram');
select is((select concat_ws(' ', b.paid_paise, b.cash_paise) from public.vendor_calendar(
  tests.vendor_id_of('salon-one'), tests.at('16:00')::date) as b where b.order_id = tests.made_id('visit')), '40000 0',
  'the desk sees it, and collects nothing');
-- The hour has come for both.
select tests.reset();
update public.enhanced_orders set scheduled_for = now(), promised_min_at = now(), promised_max_at = now()
where id in (tests.made_id('visit'), tests.made_id('late'));
update public.bookings set starts_at = now(), ends_at = now() + interval '1 hour'
where order_id in (tests.made_id('visit'), tests.made_id('late'));
select tests.act_as('vikram');
select public.advance_order(tests.made_id(n), s) from unnest('{visit,late}'::text[]) as n,
  unnest('{in_progress,delivered}'::public.order_status[]) as s;
select tests.reset();
select is((select string_agg(concat_ws(' ', p.method, p.status, p.collected_role), ', ' order by p.order_id
    = tests.made_id('late')) from public.payments as p where p.order_id in (tests.made_id('visit'),
    tests.made_id('late'))), 'gateway captured, cash captured vendor', 'one was paid by UPI, one in cash');
select is(tests.ledger_balance(tests.vendor_id_of('salon-one'), 'vendor_payable'), (32000 - 8000)::bigint,
  'the salon is paid of the first, and owes the commission of the second');
select is(tests.code('vikram', 'late'), 'PT404 order_not_found', 'after the end there is no code');
select is(tests.credits('qr_2', 'pay_2'), 'refunding', 'what comes by UPI after the cash goes back');
select is(tests.heard('vikram', 'paid_twice_at_door'), 1::bigint, 'and the salon is told');
-- Who was asked because somebody is ill, and has cancelled, is asked no more ----------------------------------------
create function tests.absence() returns text language sql as $$
  select b.absence ->> 'kind' from public.vendor_calendar(tests.vendor_id_of('salon-one'), tests.at('16:00')::date) as b
  where b.order_id = tests.made_id('ill')
$$;
grant execute on function tests.absence() to authenticated;
select tests.act_as('asha');
select tests.book('ill', '16:00');
select tests.act_as('vikram');
select public.report_absence(tests.made_id('Anita'), tests.at('16:00')::date, 'key-anita-is-ill');
select is(tests.absence(), 'asked', 'the desk sees who is asked');
select tests.act_as('asha');
select public.cancel_order(tests.made_id('ill'), 'changed_mind');
select tests.act_as('vikram');
select is(tests.absence(), null, 'until they have cancelled');
select tests.reset();
select is_empty($$select * from private.ledger_imbalance()$$, 'and the books are balanced');
select * from finish();
rollback;
