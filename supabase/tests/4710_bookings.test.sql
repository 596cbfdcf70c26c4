-- A time that is kept, booked, moved, cancelled and done, with its money; who may do what with whose.
begin;
select no_plan();
select tests.reviewed('guests', 'free_times');
select tests.reviewed('bounds', 'free_times hold_booking save_resource save_resource_week save_resource_day block_time '
  'save_service save_booking_terms');
select tests.runs_on_schedule('end-holds', 'select private.end_holds()');
select tests.create_user('asha', '+919000000001'), tests.create_user('ravi', '+919000000005'),
  tests.create_user('vikram', '+919000000002', '{vendor}'), tests.create_user('vani', '+919000000003', '{vendor}'),
  tests.create_user('meera', null, '{admin}');
select tests.open_salon('salon-one', 'vikram'), tests.open_salon('salon-two', 'vani'),
  tests.fund_wallet('asha', 1000000), tests.fund_wallet('ravi', 1000000), tests.reset();

-- The salon's own work ------------------------------------------------------------------------------------------------
create table tests.made (name text primary key, id uuid);
grant all on tests.made to authenticated, anon;
create function tests.made_id(name text) returns uuid language sql stable as $$
  select m.id from tests.made as m where m.name = made_id.name
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('vikram');
insert into tests.made select n, public.save_resource(tests.vendor_id_of('salon-one'), jsonb_build_object('name', n))
from unnest('{Anita,Bina}'::text[]) as n;
insert into tests.made select 'Chair', public.save_resource(tests.vendor_id_of('salon-one'),
  '{"name": "Chairs", "kind": "pool", "capacity": 2}');
-- Ten to six on every day, and nobody over lunch.
select lives_ok(format('select public.save_resource_week(%L, ''2026-01-01'', %L)', id, (select jsonb_agg(h) from (
  select jsonb_build_object('weekday', d, 'opens', '10:00', 'closes', '18:00') as h from generate_series(0, 6) as d
  union all select jsonb_build_object('weekday', d, 'opens', '13:00', 'closes', '14:00', 'is_break', true)
  from generate_series(0, 6) as d) as hours)), 'hours of ' || name) from tests.made where name in ('Anita', 'Bina');
insert into tests.made select 'Haircut', public.save_service(tests.vendor_id_of('salon-one'), jsonb_build_object('name',
  'Haircut', 'minutes', '[60]'::jsonb, 'price_paise', 40000, 'resources', jsonb_build_array(
    jsonb_build_object('id', tests.made_id('Anita')), jsonb_build_object('id', tests.made_id('Bina'), 'price_paise',
    50000), jsonb_build_object('id', tests.made_id('Chair'), 'need', 2))));
insert into tests.made select 'Colour', public.save_service(tests.vendor_id_of('salon-one'), jsonb_build_object('name',
  'Colour', 'minutes', '[30, 45, 30]'::jsonb, 'price_paise', 200000, 'resources', jsonb_build_array(
    jsonb_build_object('id', tests.made_id('Anita')))));
select lives_ok(format($$select public.save_booking_terms(%L, '{"step_minutes": 30, "notice_minutes": 0}')$$,
  tests.vendor_id_of('salon-one')), 'terms are the salon''s');
select is(tests.refusal(format($$select public.save_service(%L, '{"name": "x", "minutes": [60], "price_paise": 1}')$$,
  tests.vendor_id_of('salon-one'))), 'PT400 request_invalid', 'a name is a name');
select is(tests.refusal(format($$select public.save_service(%L, '{"name": "Long", "minutes": [2400],
  "price_paise": 1}')$$, tests.vendor_id_of('salon-one'))), 'PT400 request_invalid',
  'nobody is booked for forty hours');
select is(tests.refusal(format($$select public.save_resource_week(%L, '2026-01-01', '[{"weekday": 9,
  "opens": "10:00", "closes": "11:00"}]')$$, tests.made_id('Anita'))), 'PT400 hours_invalid', 'a week has seven days');

-- Free times ----------------------------------------------------------------------------------------------------------
select tests.reset();
-- Noon of the day after tomorrow, in India: always ahead, never today.
create function tests.day() returns date language sql stable as $$
  select (now() at time zone 'Asia/Kolkata')::date + 2
$$;
create function tests.at(hour text) returns timestamptz language sql stable as $$
  select (tests.day() + hour::time) at time zone 'Asia/Kolkata'
$$;
create function tests.steps(variadic names text[]) returns jsonb language sql stable as $$
  select jsonb_agg(jsonb_build_object('service_id', tests.made_id(split_part(n, ' by ', 1)))
    || case when n like '% by %' then jsonb_build_object('resource_id', tests.made_id(split_part(n, ' by ', 2)))
      else '{}' end) from unnest(names) as n
$$;
create function tests.free(steps jsonb) returns text language sql stable as $$
  select string_agg(to_char(f.starts_at at time zone 'Asia/Kolkata', 'HH24:MI'), ' ' order by f.starts_at)
  from public.free_times(tests.vendor_id_of('salon-one'), free.steps, tests.day(), 1) as f
$$;
create function tests.hold(steps jsonb, at text, key text) returns uuid language sql as $$
  select (public.hold_booking(tests.vendor_id_of('salon-one'), hold.steps, tests.at(hold.at), 'key-hold-' || key)
    ->> 'id')::uuid
$$;
create function tests.quote(booking uuid) returns jsonb language sql as $$
  select public.quote_order(jsonb_build_object('trade', 'beauty', 'booking_id', booking))
$$;
create function tests.book(booking uuid, key text, method public.payment_method default 'wallet') returns uuid
  language sql as $$
  select (public.place_order((tests.quote(booking) ->> 'quote_id')::uuid, 'key-book-' || key, method)
    -> 'orders' -> 0 ->> 'id')::uuid
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as_anon();
select is(tests.free(tests.steps('Haircut')), '10:00 10:30 11:00 11:30 12:00 14:00 14:30 15:00 15:30 16:00 16:30 17:00',
  'a guest sees when a haircut is free');
select is(tests.free(tests.steps('Colour', 'Haircut by Bina')), '10:00 14:00 14:30 15:00',
  'and two services one after the other, over two people, neither of them over lunch');
select matches(tests.refusal($$select tests.hold(tests.steps('Haircut'), '10:00', 'guest')$$), '^42501',
  'whoever keeps a time signs in');

-- Keeping and booking -------------------------------------------------------------------------------------------------
select tests.act_as('asha');
insert into tests.made select 'asha at ten', tests.hold(tests.steps('Haircut by Anita'), '10:00', 'one');
select is(tests.hold(tests.steps('Haircut by Anita'), '10:00', 'one'), tests.made_id('asha at ten'),
  'a key keeps one time, however often it is sent');
select tests.act_as('ravi');
select is(tests.refusal($$select tests.hold(tests.steps('Haircut by Anita'), '10:30', 'two')$$), 'PT409 slot_taken',
  'what overlaps is taken while it is kept');
select is(tests.free(tests.steps('Haircut by Anita')), '11:00 11:30 12:00 14:00 14:30 15:00 15:30 16:00 16:30 17:00',
  'and not shown');
select is(tests.quote(tests.made_id('asha at ten')) -> 'problems' -> 0 ->> 'code', 'slot_taken',
  'a foreign time cannot be priced');
select is((select count(*) from public.bookings), 0::bigint, 'nor read');
select is(tests.refusal($$select tests.hold(tests.steps('Haircut'), '02:30', 'night')$$), 'PT409 slot_taken',
  'at half past two in the night nobody is there');
select is(tests.refusal(format($$select public.hold_booking(%L, tests.steps('Haircut'), now() - interval '1 day',
  'key-past-one')$$, tests.vendor_id_of('salon-one'))), 'PT400 schedule_past', 'nor yesterday');
select is(tests.refusal(format($$select public.hold_booking(%L, tests.steps('Haircut'), now() + interval '400 days',
  'key-far-away')$$, tests.vendor_id_of('salon-one'))), 'PT409 schedule_too_far', 'nor in 400 days');
select tests.act_as('asha');
select is(tests.quote(tests.made_id('asha at ten')) -> 'totals' ->> 'total_paise', '40000', 'a haircut by Anita');
insert into tests.made select 'first', tests.book(tests.made_id('asha at ten'), 'one');
select tests.reset();
select is((tests.booking(tests.made_id('first'))).state, 'confirmed', 'a booking is confirmed by itself');
select is((select o.scheduled_for from public.enhanced_orders as o where o.id = tests.made_id('first')),
  tests.at('10:00'), 'and its order says when');
select is(tests.wallet_of('asha'), 960000::bigint, 'it is paid');
select is((select array_agg(t.action order by t.action) from private.order_timers as t
  where t.order_id = tests.made_id('first') and t.done_at is null),
  '{ask_about_booking,finish_booking,remind_booking_day,remind_booking_soon}',
  'the customer is reminded a day and two hours before, and it ends by itself');
select isnt_empty($$select 1 from public.system_notifications where template = 'booking_confirmed'$$, 'told of it');
select isnt_empty($$select 1 from public.system_notifications where template = 'vendor_booking_new'$$, 'as the salon');

-- Two people by the same constraint, whoever writes -------------------------------------------------------------------
select throws_ok(format($$insert into private.taken_times (booking_id, part, piece, resource_id, during, seats,
    is_alone) values (%L, 9, 1, %L, tstzrange(%L, %L), 1, true)$$, (tests.booking(tests.made_id('first'))).id,
  tests.made_id('Anita'), tests.at('10:59'), tests.at('11:30')), '23P01', null, 'nobody is in two places at once');

-- A hold that ended ---------------------------------------------------------------------------------------------------
select tests.act_as('ravi');
insert into tests.made select 'ravi at two', tests.hold(tests.steps('Haircut by Anita'), '14:00', 'ravi');
select tests.reset();
update public.bookings set hold_until = now() where id = tests.made_id('ravi at two');
select tests.act_as('asha');
select is(tests.free(tests.steps('Haircut by Anita')), '11:00 11:30 12:00 14:00 14:30 15:00 15:30 16:00 16:30 17:00',
  'a hold that ended this second takes no time, whether or not anybody ended it');
insert into tests.made select 'asha at two', tests.hold(tests.steps('Haircut by Anita'), '14:00', 'asha-two');
select tests.act_as('ravi');
select is(tests.quote(tests.made_id('ravi at two')) -> 'problems' -> 0 ->> 'code', 'slot_taken',
  'whoever comes after it and after somebody else gets nothing');
select tests.act_as('asha');
select lives_ok(format('select public.release_booking(%L)', tests.made_id('asha at two')), 'a time is given back');
select tests.act_as('ravi');
select is(tests.quote(tests.made_id('ravi at two')) ->> 'placeable', 'true', 'what is free again is booked after all');
insert into tests.made select 'second', tests.book(tests.made_id('ravi at two'), 'ravi', 'cash');
select tests.reset();
select is((tests.booking(tests.made_id('second'))).state, 'confirmed', 'and paid at the salon');

-- A gap in which somebody else is served ------------------------------------------------------------------------------
select tests.act_as('asha');
insert into tests.made select 'colour', tests.hold(tests.steps('Colour'), '11:00', 'colour');
select is(tests.free(tests.steps('Haircut by Anita')), '15:00 15:30 16:00 16:30 17:00',
  'forty-five minutes are no hour');
select lives_ok(format('select public.release_booking(%L)', tests.made_id('colour')), 'given back');

-- Moving --------------------------------------------------------------------------------------------------------------
select tests.reset();
create table tests.first as select * from tests.booking(tests.made_id('first'));
grant select on tests.first to authenticated;
select tests.act_as('ravi');
select is(tests.refusal($$select public.move_booking(f.id, tests.at('15:00'), f.version) from tests.first as f$$),
  'PT404 order_not_found', 'nobody moves another''s booking');
select tests.act_as('asha');
select is(tests.refusal($$select public.move_booking(f.id, tests.at('14:30'), f.version) from tests.first as f$$),
  'PT409 slot_taken', 'nor into what is taken');
select is(tests.refusal($$select public.move_booking(f.id, tests.at('15:00'), f.version - 1) from tests.first as f$$),
  'PT409 booking_changed', 'nor one that has changed meanwhile');
select isnt_empty($$select 1 from tests.first as f, public.moving_times(f.id, tests.day(), 1) as t
  where t.starts_at = tests.at('10:30')$$, 'its own time does not stand in its way');
select lives_ok($$select public.move_booking(f.id, tests.at('10:30'), f.version) from tests.first as f$$, 'it moves');
select tests.reset();
select is((o.scheduled_for, o.order_number), (tests.at('10:30'), o.order_number), 'number and payment stay')
from public.enhanced_orders as o where o.id = tests.made_id('first');
select is(tests.wallet_of('asha'), 960000::bigint, 'nothing is paid twice');
select tests.act_as('vani');
select is(tests.refusal($$select public.reassign_booking(f.id, tests.at('16:00'), null, 1::smallint, f.version + 1)
  from tests.first as f$$), 'PT403 not_your_vendor', 'another salon moves nothing');
select is(tests.refusal(format('select * from public.vendor_calendar(%L, tests.day(), 1)',
  tests.vendor_id_of('salon-one'))), 'PT403 not_your_vendor', 'nor sees the calendar');
select tests.act_as('vikram');
select is((select string_agg(c.customer_name || ' ' || to_char(c.starts_at at time zone 'Asia/Kolkata', 'HH24:MI'),
  ', ') from public.vendor_calendar(tests.vendor_id_of('salon-one'), tests.day(), 1) as c), 'Asha 10:30, Ravi 14:00',
  'the salon''s day');
select lives_ok(format($$select public.reassign_booking(f.id, null, %L, 1::smallint, f.version + 1)
  from tests.first as f$$, tests.made_id('Bina')), 'the salon gives it to Bina');
select is(tests.refusal(format($$select public.reassign_booking(f.id, null, %L, 1::smallint, f.version + 1)
  from tests.first as f$$, tests.made_id('Anita'))), 'PT409 booking_changed', 'a second clerk sees that it has moved');
select is(tests.refusal(format($$select public.reassign_booking(f.id, null, %L, 1::smallint, f.version + 2)
  from tests.first as f$$, tests.made_id('Chair'))), 'PT409 service_not_offered', 'a chair cuts no hair');

-- Cancelling by steps, and what it comes to ---------------------------------------------------------------------------
select tests.reset();
update public.enhanced_orders set created_at = now() - interval '5 days', placed_at = now() - interval '5 days',
  scheduled_for = now() + interval '90 minutes' where id = tests.made_id('first');
select tests.act_as('asha');
select is((public.preview_cancellation(tests.made_id('first')) ->> 'charge_paise')::integer, 20000,
  'an hour and a half before, half of it is kept');
select is(tests.refusal($$select public.move_booking(f.id, tests.at('16:00'), f.version + 2) from tests.first as f$$),
  'PT409 schedule_change_over', 'and nobody moves it any more');
select lives_ok(format($$select public.cancel_order(%L, 'changed_mind')$$, tests.made_id('first')), 'cancelled');
select tests.reset();
select is(tests.wallet_of('asha'), 980000::bigint, 'what was shown is what is charged');
select is((tests.booking(tests.made_id('first'))).state, 'cancelled', 'the booking says so');
select is_empty($$select 1 from private.taken_times as t join tests.first as f on f.id = t.booking_id$$,
  'and takes no time');

-- Done at the salon ---------------------------------------------------------------------------------------------------
select tests.act_as('vani');
select is(tests.refusal(format($$select public.advance_order(%L, 'delivered')$$, tests.made_id('second'))),
  'PT404 order_not_found', 'another salon ends nothing');
select tests.act_as('vikram');
select is(tests.refusal(format($$select public.advance_order(%L, 'delivered')$$, tests.made_id('second'))),
  'PT409 order_transition_not_allowed', 'nothing is done two days before its time');
select tests.reset();
update public.bookings set starts_at = now() + interval '50 minutes', ends_at = now() + interval '110 minutes'
where order_id = tests.made_id('second');
select tests.act_as('vikram');
select lives_ok(format($$select public.advance_order(%L, 'in_progress')$$, tests.made_id('second')), 'Ravi is there');
select lives_ok(format($$select public.advance_order(%L, 'delivered')$$, tests.made_id('second')), 'and done');
select tests.reset();
select is((tests.booking(tests.made_id('second'))).state, 'completed', 'the booking is over');
select is(tests.ledger_balance(tests.vendor_id_of('salon-one'), 'vendor_payable'), 32000::bigint - 40000 + 20000,
  'the salon has the cash, owes the commission, and has what was kept of the other');
select is_empty($$select * from private.ledger_imbalance()$$, 'the books are balanced');

-- A deposit -----------------------------------------------------------------------------------------------------------
select tests.act_as('vikram');
select public.save_booking_terms(tests.vendor_id_of('salon-one'), '{"deposit_bp": 2500, "deposit_for_new_only": true,
  "confirms_itself": false}');
select tests.act_as('asha');
insert into tests.made select 'deposit', tests.hold(tests.steps('Colour'), '14:00', 'deposit');
select is(tests.quote(tests.made_id('deposit')) -> 'payment_methods', '["wallet"]',
  'what is paid beforehand is not paid in cash');
insert into tests.made select 'third', tests.book(tests.made_id('deposit'), 'deposit');
select tests.reset();
select is(tests.wallet_of('asha'), 930000::bigint, 'a quarter is paid');
select is((tests.booking(tests.made_id('third'))).state, 'pending', 'and the salon is asked');
select tests.act_as('ravi');
select is(tests.refusal($$select tests.hold(tests.steps('Haircut by Anita'), '14:00', 'asked')$$), 'PT409 slot_taken',
  'what waits for an answer takes its time');
select tests.act_as('vikram');
select lives_ok(format($$select public.cancel_order(%L, 'too_busy')$$, tests.made_id('third')), 'the salon declines');
select tests.reset();
select is(tests.wallet_of('asha'), 980000::bigint, 'everything comes back');
select is((tests.booking(tests.made_id('third'))).state, 'declined', 'declined');
select tests.act_as('ravi');
select is((tests.quote(tests.hold(tests.steps('Haircut by Anita'), '14:00', 'known')) -> 'payment_methods') ? 'cash',
  true, 'whoever has been there before pays at the salon');

-- Strangers -----------------------------------------------------------------------------------------------------------
select tests.reset();
create function tests.for_the_salon() returns setof text language sql stable as $$
  select unnest(array[
    format($f$select public.save_resource(%L, '{"name": "Nobody"}')$f$, tests.vendor_id_of('salon-one')),
    format($f$select public.save_resource_week(%L, '2026-01-01', '[]')$f$, tests.made_id('Anita')),
    format($f$select public.save_resource_day(%L, tests.day(), '[]')$f$, tests.made_id('Anita')),
    format($f$select public.block_time(%L, tests.at('10:00'), tests.at('18:00'))$f$, tests.made_id('Anita')),
    format($f$select public.save_service(%L, '{"name": "Free", "minutes": [60], "price_paise": 0}')$f$,
      tests.vendor_id_of('salon-one')),
    format($f$select public.save_booking_terms(%L, '{"deposit_bp": 0}')$f$, tests.vendor_id_of('salon-one')),
    format($f$select * from public.vendor_calendar(%L, tests.day(), 1)$f$, tests.vendor_id_of('salon-one'))])
$$;
create function tests.for_nobody() returns setof text language sql stable as $$
  select unnest(array['insert into public.bookings (state, starts_at, ends_at) values (''held'', now(), now())',
    'update public.bookings set state = ''confirmed''', 'update public.services set price_paise = 0',
    'delete from public.resources', 'select * from private.taken_times', 'select * from private.booking_parts',
    'select * from private.resource_blocks', 'select private.end_holds()'])
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('asha');
select is(tests.refusal(s), 'PT403 not_your_vendor', 'a customer may not: ' || s) from tests.for_the_salon() as s;
select matches(tests.refusal(s), '^42501', 'nobody may: ' || s) from tests.for_nobody() as s;
select tests.act_as('vani');
select is(tests.refusal(s), 'PT403 not_your_vendor', 'another salon may not: ' || s) from tests.for_the_salon() as s;
select tests.act_as_anon();
select matches(tests.refusal(s), '^42501', 'a guest may not: ' || s) from tests.for_the_salon() as s;
select is((select count(*) from public.services), 2::bigint, 'a guest reads what is offered');
select tests.reset();
update public.vendors set status = 'suspended' where slug = 'salon-one';
select tests.act_as_anon();
select is((select count(*) from public.services), 0::bigint, 'unless the salon is stopped');
select is(tests.refusal($$select tests.free(tests.steps('Haircut'))$$), 'PT404 vendor_not_found', 'nor its times');
select tests.reset();
select is_empty($$select * from private.ledger_imbalance()$$, 'and the books are balanced at the end');
select * from finish();
rollback;
