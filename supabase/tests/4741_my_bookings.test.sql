-- The customer's own list of bookings, what cancelling will cost as it is shown, the reminder that says what to
-- prepare, and help with a visit.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('ravi', '+919000000005'),
  tests.create_user('vikram', '+919000000002', '{vendor}');
select tests.open_salon('salon-one', 'vikram'), tests.fund_wallet('asha', 10000000);
update public.app_settings set setting_value = '100' where setting_key = 'max_live_orders';
update private.trades set max_live_orders = 100 where trade = 'beauty';
select tests.reset();
create table tests.made (name text primary key, id uuid);
grant all on tests.made to authenticated;
create function tests.made_id(name text) returns uuid language sql stable as $$
  select m.id from tests.made as m where m.name = made_id.name
$$;
create function tests.at(days integer, hour text) returns timestamptz language sql stable as $$
  select ((now() at time zone 'Asia/Kolkata')::date + days + hour::time) at time zone 'Asia/Kolkata'
$$;
create function tests.book(name text, days integer, hour text, method public.payment_method default 'wallet')
  returns void language plpgsql as $$
begin
  insert into tests.made values (name || ' time', (public.hold_booking(tests.vendor_id_of('salon-one'),
    jsonb_build_array(jsonb_build_object('service_id', tests.made_id('Haircut'))), tests.at(days, hour),
    'key-hold-' || name) ->> 'id')::uuid);
  insert into tests.made values (name, (public.place_order((public.quote_order(jsonb_build_object('trade', 'beauty',
    'booking_id', tests.made_id(name || ' time'))) ->> 'quote_id')::uuid, 'key-order-' || name, method)
      -> 'orders' -> 0 ->> 'id')::uuid);
end
$$;
create function tests.listed(past boolean, after_name text default null, most integer default 20) returns text
  language sql as $$
  select string_agg(m.name, ' ' order by b.nth)
  from public.my_bookings(listed.past, (select k.starts_at from public.bookings as k
      where k.order_id = tests.made_id(listed.after_name)), (select k.id from public.bookings as k
      where k.order_id = tests.made_id(listed.after_name)), listed.most) with ordinality as b (id, order_id,
      order_number, trade, kind, state, starts_at, ends_at, moved, steps, vendor, home, total_paise, due_paise,
      charge_paise, can_rate, series, package, nth)
  join tests.made as m on m.id = b.order_id
$$;
create function tests.nearer(name text, span interval) returns void language sql security definer as $$
  update public.bookings as b set starts_at = now() + span, ends_at = now() + span + (b.ends_at - b.starts_at)
  where b.order_id = tests.made_id(nearer.name);
  update public.enhanced_orders as o set created_at = now() - interval '5 days', placed_at = now() - interval '5 days',
    scheduled_for = b.starts_at, promised_min_at = b.starts_at, promised_max_at = b.ends_at
  from public.bookings as b where o.id = tests.made_id(nearer.name) and b.order_id = o.id
$$;
create function tests.detail(name text) returns jsonb language sql as $$
  select public.order_tracking(tests.made_id(detail.name)) -> 'detail' -> 'booking'
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('vikram');
insert into tests.made select 'Anita', public.save_resource(tests.vendor_id_of('salon-one'), '{"name": "Anita"}');
insert into tests.made select 'Haircut', public.save_service(tests.vendor_id_of('salon-one'), jsonb_build_object('name',
  'Haircut', 'minutes', jsonb_build_array(60), 'price_paise', 40000, 'preparation', '  Come with washed hair. ',
  'resources', jsonb_build_array(jsonb_build_object('id', tests.made_id('Anita')))));
select is(tests.refusal(format($$select public.save_service(%L, jsonb_build_object('id', %L, 'preparation',
  repeat('x', 301)))$$, tests.vendor_id_of('salon-one'), tests.made_id('Haircut'))), 'PT400 request_invalid',
  'what to prepare is said shortly');
select public.save_booking_terms(tests.vendor_id_of('salon-one'), '{"step_minutes": 30, "notice_minutes": 0}');

-- The list ------------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select tests.book('third', 9, '12:00'), tests.book('first', 5, '12:00'), tests.book('second', 7, '12:00', 'cash'),
  tests.book('old', 8, '09:00'), tests.book('older', 8, '15:00');
select public.cancel_order(tests.made_id(n), 'changed_mind') from unnest('{old,older}'::text[]) as n;
select is(tests.listed(false), 'first second third', 'what is to come, soonest first');
select is(tests.listed(true), 'older old', 'what is over, last first');
select is(tests.listed(false, null, 2), 'first second', 'a page');
select is(tests.listed(false, 'second', 2), 'third', 'the page after it');
select is(tests.listed(true, 'older', 1), 'old', 'of what is over too');
select is(tests.listed(false, null, -5), 'first', 'a page has a row at least');
select is(tests.listed(null), 'first second third', 'nothing said is what is to come');
select is((b.due_paise, b.total_paise, b.charge_paise), (40000::bigint, 40000::bigint, 0::bigint),
  'what is paid at the salon is still due')
from public.my_bookings() as b where b.order_id = tests.made_id('second');
select is((b.due_paise, b.vendor ->> 'name', b.steps -> 0 -> 'people' -> 0 ->> 'name'), (0::bigint, 'Salon One'::text,
  'Anita'::text), 'what is paid is not') from public.my_bookings() as b where b.order_id = tests.made_id('first');
select is((b.due_paise, b.charge_paise, b.can_rate), (0::bigint, null::bigint, false), 'nor what was cancelled')
from public.my_bookings(true) as b where b.order_id = tests.made_id('old');
select tests.act_as('ravi');
select is(tests.listed(false), null, 'nobody lists another''s bookings');

-- What cancelling will cost is what it costs then ---------------------------------------------------------------------
select tests.act_as('asha');
select is(tests.detail('first') -> 'moved', 'null', 'never moved');
select is((tests.detail('first') -> 'cancelling' -> 0 ->> 'from')::timestamptz, tests.at(5, '10:00'),
  'free until two hours before');
select is(jsonb_path_query_array(tests.detail('first'), '$.cancelling[*].charge_paise'), '[20000, 40000]',
  'then half, then all of it');
select is(tests.detail('second') -> 'cancelling', '[]', 'what was not paid costs nothing');
select tests.reset();
create table tests.clock (span interval, charge bigint);
insert into tests.clock values ('120 minutes', 0), ('119 minutes', 20000), ('30 minutes', 20000), ('29 minutes', 40000);
grant all on tests.clock to authenticated;
create function tests.agrees(span interval) returns text language plpgsql as $$
declare
  told bigint;
  asked bigint;
begin
  perform tests.nearer('first', span);
  select coalesce(max((s ->> 'charge_paise')::bigint) filter (where (s ->> 'from')::timestamptz < now()), 0) into told
  from jsonb_array_elements(tests.detail('first') -> 'cancelling') as s;
  asked := (public.preview_cancellation(tests.made_id('first'), 'changed_mind') ->> 'charge_paise')::bigint;
  return told || ' ' || asked;
end
$$;
grant execute on all functions in schema tests to authenticated;
select tests.act_as('asha');
select is(tests.agrees(c.span), c.charge || ' ' || c.charge, 'told and asked ' || c.span || ' before')
from tests.clock as c;
-- A booking for soon is free for its first minute.
select tests.reset();
update public.enhanced_orders set placed_at = now(), created_at = now() where id = tests.made_id('first');
select tests.act_as('asha');
select is((tests.detail('first') -> 'cancelling' -> 0 ->> 'from')::timestamptz, now() + (select make_interval(secs =>
  (s.setting_value #>> '{}')::integer) from public.app_settings as s where s.setting_key = 'free_cancel_seconds'),
  'a minute after booking at the earliest') from (values (1)) as one (n);
select is(jsonb_array_length(tests.detail('first') -> 'cancelling'), 1, 'one step where the first is over already');

-- Moved ---------------------------------------------------------------------------------------------------------------
select public.move_booking(tests.made_id('third time'), tests.at(9, '15:00'), b.version) from public.bookings as b
where b.id = tests.made_id('third time');
select is((m ->> 'by', (m ->> 'from')::timestamptz), ('user'::text, tests.at(9, '12:00')),
  'moved by oneself, from when')
from (select tests.detail('third') -> 'moved') as d (m);
select tests.act_as('vikram');
select public.reassign_booking(tests.made_id('third time'), tests.at(9, '16:00'), null, null, (tests.booking(
  tests.made_id('third'))).version);
select tests.act_as('asha');
select is((m ->> 'by', (m ->> 'from')::timestamptz), ('vendor'::text, tests.at(9, '15:00')), 'moved by the salon')
from (select b.moved from public.my_bookings() as b where b.order_id = tests.made_id('third')) as d (m);
select is(tests.detail('third') -> 'cancelling', '[]', 'which may be cancelled free');

-- Reminders -----------------------------------------------------------------------------------------------------------
select tests.reset();
select private.remind_booking(t.order_id, t) from private.order_timers as t
where t.order_id = tests.made_id('second') and t.action = 'remind_booking_soon';
select is((n.params ->> 'prepare', n.action_url), ('Come with washed hair.'::text,
    '/order-tracking/' || tests.made_id('second')),
  'the reminder says what to prepare and leads to the booking')
from public.system_notifications as n where n.template = 'booking_due_prepare';
update public.services set preparation = null;
select private.remind_booking(t.order_id, t) from private.order_timers as t
where t.order_id = tests.made_id('second') and t.action = 'remind_booking_soon';
select isnt_empty($$select 1 from public.system_notifications as n where n.template = 'booking_due'$$,
  'where nothing is to be prepared, it says nothing of it');

-- Help ----------------------------------------------------------------------------------------------------------------
create function tests.problems(name text) returns text language sql as $$
  select string_agg(p ->> 'problem', ' ') from jsonb_array_elements(public.order_help(tests.made_id(problems.name))
    -> 'problems') as p
$$;
grant execute on all functions in schema tests to authenticated;
select tests.act_as('asha');
select is(tests.problems('second'), 'payment order', 'before its time nothing of a visit can have gone wrong');
select is(tests.refusal(format($$select public.report_order_problem(%L, 'visit_poor', 'key-too-early',
  body => 'It was not what we agreed.')$$, tests.made_id('second'))), 'PT409 help_window_over', 'nor be reported');
select tests.nearer('second', interval '-10 minutes');
select is(tests.problems('second'), 'visit_late visit_poor visit_damage payment order', 'from its time on it can');
select is(tests.refusal(format($$select public.report_order_problem(%L, 'visit_late', 'key-no-words')$$,
  tests.made_id('second'))), 'PT400 ticket_text_invalid', 'in words, for a person');
select is(public.report_order_problem(tests.made_id('second'), 'visit_late', 'key-in-words',
  body => 'Nobody was at the salon at noon.') ->> 'outcome', 'ticket', 'and it becomes a ticket');
select tests.act_as('ravi');
select is(tests.refusal(format('select public.order_help(%L)', tests.made_id('second'))), 'PT404 order_not_found',
  'nobody reports for another');

-- After the visit -----------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select is(tests.refusal(format('select public.rate_order(%L, 5)', tests.made_id('second'))), 'PT409 not_completed',
  'nobody rates before the visit');
select tests.act_as('vikram');
select public.advance_order(tests.made_id('second'), 'delivered');
select tests.act_as('asha');
select is((b.can_rate, b.state, b.due_paise), (true, 'completed'::text, 0::bigint), 'after it one can')
from public.my_bookings(true) as b where b.order_id = tests.made_id('second');
select lives_ok(format('select public.rate_order(%L, 5)', tests.made_id('second')), 'and does');
select is(b.can_rate, false, 'once') from public.my_bookings(true) as b where b.order_id = tests.made_id('second');
select tests.reset();
select is_empty($$select * from private.ledger_imbalance()$$, 'the books are balanced');
select * from finish();
rollback;
