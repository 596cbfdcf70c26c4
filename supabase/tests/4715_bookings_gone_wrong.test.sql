-- What a hostile or unlucky customer, clerk or salon meets: money for a time that is gone, terms that somebody would
-- get round, holds that end while somebody pays.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('ravi', '+919000000005'),
  tests.create_user('vikram', '+919000000002', '{vendor}'), tests.create_user('clerk', '+919000000003', '{vendor}');
select tests.open_salon('salon', 'vikram');
update public.app_settings set setting_value = 'true' where setting_key = 'gateway_enabled';
select tests.fund_wallet('asha', 1000000), tests.fund_wallet('ravi', 1000000), tests.reset();
create table tests.made (name text primary key, id uuid);
grant all on tests.made to authenticated;
create function tests.made_id(name text) returns uuid language sql stable as $$
  select m.id from tests.made as m where m.name = made_id.name
$$;
create function tests.at(hour text) returns timestamptz language sql stable as $$
  select ((now() at time zone 'Asia/Kolkata')::date + 2 + hour::time) at time zone 'Asia/Kolkata'
$$;
create function tests.hold(at text, key text, instead_of uuid default null) returns uuid language sql as $$
  select (public.hold_booking(tests.vendor_id_of('salon'), jsonb_build_array(jsonb_build_object('service_id',
    tests.made_id('Haircut'))), tests.at(hold.at), 'key-hold-' || key, instead_of) ->> 'id')::uuid
$$;
create function tests.book(booking uuid, key text, method public.payment_method default 'wallet') returns uuid
  language sql as $$
  select (public.place_order((public.quote_order(jsonb_build_object('trade', 'beauty', 'booking_id', booking))
    ->> 'quote_id')::uuid, 'key-book-' || key, method) -> 'orders' -> 0 ->> 'id')::uuid
$$;
create function tests.says(name text) returns text language sql security definer as $$
  select concat_ws(' ', o.status, o.cancel_reason, o.total_paise, o.refund_paise) from public.enhanced_orders as o
  where o.id = tests.made_id(name)
$$;
create function tests.captured(name text) returns text language sql security definer as $$
  select private.payment_captured(p.id, 'pay_' || name) from public.payments as p
  where p.order_id = tests.made_id(name)
$$;
-- Time passes: orders and holds were made earlier.
create function tests.hours_later(hours integer) returns void language plpgsql security definer as $$
begin
  update public.enhanced_orders set created_at = created_at - make_interval(hours => hours),
    placed_at = placed_at - make_interval(hours => hours) where id is not null;
  update public.bookings set hold_until = hold_until - make_interval(hours => hours) where state = 'held';
end
$$;
create function tests.begins_in(name text, minutes integer) returns void language plpgsql security definer as $$
begin
  update public.enhanced_orders set scheduled_for = now() + make_interval(mins => minutes),
    promised_min_at = now() + make_interval(mins => minutes),
    promised_max_at = now() + make_interval(mins => minutes + 60) where id = tests.made_id(name);
  update public.bookings set starts_at = now() + make_interval(mins => minutes),
    ends_at = now() + make_interval(mins => minutes + 60) where order_id = tests.made_id(name);
end
$$;
create function tests.comes_to(handle text, reason text default null) returns text language plpgsql as $$
declare
  terms jsonb;
begin
  perform tests.act_as(handle);
  terms := public.preview_cancellation(tests.made_id('by wallet'), reason);
  perform tests.reset();
  return concat_ws(' ', terms ->> 'charge_paise', terms ->> 'fault');
end
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('vikram');
insert into tests.made values ('Anita', public.save_resource(tests.vendor_id_of('salon'), '{"name": "Anita"}'));
insert into tests.made values ('Haircut', public.save_service(tests.vendor_id_of('salon'), jsonb_build_object('name',
  'Haircut', 'minutes', '[60]'::jsonb, 'price_paise', 80000, 'resources', jsonb_build_array(jsonb_build_object('id',
  tests.made_id('Anita'))))));
select public.save_booking_terms(tests.vendor_id_of('salon'), '{"notice_minutes": 0}');

-- Money for a time that is gone -------------------------------------------------------------------------------------
select tests.act_as('asha');
insert into tests.made values ('twice', tests.hold('10:00', 'twice'));
insert into tests.made values ('by card', tests.book(tests.made_id('twice'), 'card', 'gateway'));
insert into tests.made values ('by wallet', tests.book(tests.made_id('twice'), 'wallet'));
insert into tests.made values ('back', tests.hold('12:00', 'back'));
insert into tests.made values ('given back', tests.book(tests.made_id('back'), 'back', 'gateway'));
select public.release_booking(tests.made_id('back'));
insert into tests.made values ('gone', tests.hold('14:00', 'gone'));
insert into tests.made values ('begun', tests.book(tests.made_id('gone'), 'gone', 'gateway'));
select tests.reset(), tests.hours_later(1);
update public.bookings set starts_at = now() - interval '1 minute', ends_at = now() + interval '1 hour'
where id = tests.made_id('gone');
select is(tests.captured(n), 'captured', 'money comes: ' || n) from unnest('{by card,given back,begun}'::text[]) as n;
select is(tests.says(n), 'cancelled time_taken 80000 80000', 'and goes back: ' || n)
from unnest('{by card,given back,begun}'::text[]) as n;
select is(tests.says('by wallet'), 'confirmed 80000 0', 'what was paid first stays');
select is((tests.booking(tests.made_id('by wallet'))).state, 'confirmed', 'with its time');
select lives_ok('select private.end_holds()', 'the timer');
select is((select count(*) from private.taken_times), 1::bigint, 'and nothing else takes any');

-- Holds that end while somebody pays --------------------------------------------------------------------------------
select tests.act_as('asha');
insert into tests.made values ('slow', tests.hold('16:00', 'slow'));
insert into tests.made values ('paid slowly', tests.book(tests.made_id('slow'), 'slow', 'gateway'));
select tests.reset(), tests.hours_later(1);
select tests.act_as('ravi');
insert into tests.made values ('quick', tests.hold('16:30', 'quick'));
select tests.reset();
select is((select b.state from public.bookings as b where b.id = tests.made_id('slow')), 'held',
  'taking a time waits for no other booking: its end is written by a timer');
select is_empty($$select from private.taken_times as t where t.booking_id = tests.made_id('slow')$$,
  'but the time has gone to whoever came after it');
-- This payment began before the end of the hold, and waited for the one who came after it.
update public.bookings set hold_until = now() + interval '1 second' where id = tests.made_id('slow');
select is(tests.captured('paid slowly'), 'captured', 'who pays in the last second');
select is(tests.says('paid slowly'), 'cancelled time_taken 80000 80000', 'gets back what came too late');
select tests.act_as('ravi');
insert into tests.made values ('other', tests.hold('16:15', 'other', tests.made_id('quick')));
select is((select b.state from public.bookings as b where b.id = tests.made_id('quick')), 'cancelled',
  'one gives a time back for another that overlaps it');
select public.release_booking(tests.made_id('other'));

-- Another trade's tax and terms -------------------------------------------------------------------------------------
insert into tests.made values ('trade', tests.hold('16:00', 'trade'));
select tests.reset();
select is(private.price_booking(tests.user_id('ravi'), jsonb_build_object('trade', 'food', 'booking_id',
  tests.made_id('trade'))) -> 'problems' -> 0 ->> 'code', 'slot_taken', 'a haircut is not booked as food');
select tests.act_as('ravi');
select public.release_booking(tests.made_id('trade'));

-- Terms of cancelling -----------------------------------------------------------------------------------------------
select tests.reset(), tests.begins_in('by wallet', -90);
select is(tests.comes_to('asha'), '80000 customer', 'who was served and not ticked off yet gets nothing back');
select is(tests.comes_to('vikram', 'customer_absent'), '80000 customer', 'nor who did not come');
select tests.begins_in('by wallet', 20);
select is(tests.comes_to('vikram', 'customer_absent'), '0 vendor', 'but nobody is absent before it begins');
select tests.act_as('vikram');
select is(tests.refusal(format('select public.reassign_booking(%L, now() - interval ''1 hour'', null, null, %s)', b.id,
  b.version)), 'PT400 schedule_past', 'the salon moves nobody into the past')
from tests.booking(tests.made_id('by wallet')) as b;
select is(tests.refusal(format('select public.reassign_booking(%L, %L, null, null, %s)', b.id, 'infinity', b.version)),
  'PT409 schedule_too_far', 'nor out of time') from tests.booking(tests.made_id('by wallet')) as b;
select is(tests.refusal(format('select public.reassign_booking(%L, %L, null, null, null)', b.id, tests.at('11:00'))),
  'PT409 booking_changed', 'who has seen nothing moves nothing') from tests.booking(tests.made_id('by wallet')) as b;
select lives_ok(format('select public.reassign_booking(%L, now() + interval ''40 minutes'', null, null, %s)', b.id,
  b.version), 'the salon moves it to a time that is too late to cancel')
from tests.booking(tests.made_id('by wallet')) as b;
select is(tests.comes_to('asha'), '0 nobody', 'whoever was moved by another pays nothing');
select tests.begins_in('by wallet', -5);
select is(tests.comes_to('vikram', 'customer_absent'), '0 vendor', 'nor for not coming at a time so near');
select tests.act_as('vikram');
select lives_ok(format('select public.cancel_order(%L, ''professional_absent'')', tests.made_id('by wallet')),
  'it ends');

-- Requests ----------------------------------------------------------------------------------------------------------
select public.save_booking_terms(tests.vendor_id_of('salon'), '{"confirms_itself": false}');
select tests.act_as('asha');
insert into tests.made values ('by wallet 2', tests.book(tests.hold('10:00', 'asked'), 'asked'));
select tests.reset();
delete from tests.made where name = 'by wallet';
update tests.made set name = 'by wallet' where name = 'by wallet 2';
select is(o.status || ' ' || (o.accept_by <= b.starts_at), 'pending true', 'a request waits for an answer')
from public.enhanced_orders as o join public.bookings as b on b.order_id = o.id where o.id = tests.made_id('by wallet');
select tests.hours_later(1), tests.begins_in('by wallet', 90);
select is(tests.comes_to('asha'), '0 nobody', 'and costs nothing until the salon agrees');
select tests.act_as('vikram');
select lives_ok(format('select public.reassign_booking(%L, now() + interval ''3 hours'', null, null, %s)', b.id,
  b.version), 'it is moved') from tests.booking(tests.made_id('by wallet')) as b;
select tests.reset();
select is((o.accept_by, t.due_at), (b.starts_at, b.starts_at), 'and nobody answers after it would have begun')
from public.enhanced_orders as o join public.bookings as b on b.order_id = o.id
join private.order_timers as t on t.order_id = o.id and t.action = 'accept_window' and t.done_at is null
where o.id = tests.made_id('by wallet');

-- What it comes to in the salon's figures ---------------------------------------------------------------------------
update public.bookings set starts_at = now(), ends_at = now() + interval '1 hour'
where order_id = tests.made_id('by wallet');
select tests.act_as('vikram');
select lives_ok(format('select public.advance_order(%L, %L)', tests.made_id('by wallet'), s), s)
from unnest('{confirmed,delivered}'::text[]) as s;
select tests.reset();
select is((select sum(f.amount) from private.figures_now as f where f.vendor_id = tests.vendor_id_of('salon')
  and f.measure = 'sales'), 80000::numeric, 'what was sold is a service');
select is_empty($$select * from private.figure_differences(tests.vendor_id_of('salon'))
  where measure = 'sales'$$, 'counted once');

-- Accounts ----------------------------------------------------------------------------------------------------------
select tests.act_as('ravi');
insert into tests.made values ('kept', tests.hold('17:00', 'kept'));
select isnt_empty(format($$select from jsonb_array_elements(public.export_my_data() -> 'bookings') as b
  where b ->> 'id' = %L and b -> 'steps' -> 0 ->> 'name' = 'Haircut'$$, tests.made_id('kept')),
  'what one has kept is one''s own data');
select tests.reset();
select private.forget_bookings(tests.user_id('ravi'));
select is_empty($$select from public.bookings where user_id = tests.user_id('ravi')$$,
  'and goes with the account');
select is_empty($$select from private.taken_times as t join public.bookings as b on b.id = t.booking_id
  where b.order_id is null$$, 'with the time');

-- The salon is ended: whoever comes later is told, and gets the money back.
select tests.act_as('asha');
insert into tests.made values ('later', tests.book(tests.hold('16:30', 'later'), 'later'));
select tests.reset();
select private.finish_vendor(tests.vendor_id_of('salon'));
select is(tests.says('later'), 'cancelled vendor_problem 80000 80000', 'a visit to come is cancelled at no cost');
select isnt_empty(format($$select from public.system_notifications where user_id = %L and action_url like %L$$,
  tests.user_id('asha'), '%' || tests.made_id('later') || '%'), 'its customer is told');
select is_empty($$select * from private.ledger_imbalance()$$, 'the books are balanced');
select * from finish();
rollback;
