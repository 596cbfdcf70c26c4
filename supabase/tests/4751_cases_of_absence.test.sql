-- Cases of bookings with their right answers: BK-05, a professional who is ill, and BK-07, one who does not come. The
-- clock of a transaction stands still: the day is ahead, and what the cases call later is moved nearer instead.
begin;
select no_plan();
select tests.reviewed('bounds', 'report_absence');
select tests.create_user('salon', '+919000000002', '{vendor}'), tests.create_user('other', '+919000000003', '{vendor}');
select tests.open_salon('salon', 'salon'), tests.open_salon('other', 'other');
create table tests.made (name text primary key, id uuid not null);
create table tests.answers (step text primary key, said text not null);
grant all on tests.made, tests.answers to authenticated;
create function tests.made_id(name text) returns uuid language sql stable as $$
  select m.id from tests.made as m where m.name = made_id.name
$$;
create function tests.day() returns date language sql stable as $$
  select (now() at time zone 'Asia/Kolkata')::date + 5
$$;
create function tests.at(hour text) returns timestamptz language sql stable as $$
  select (tests.day() + hour::time) at time zone 'Asia/Kolkata'
$$;
create function tests.act(who text, step text, statement text) returns void language plpgsql as $$
declare
  said text;
begin
  perform tests.act_as(who);
  begin
    execute statement into said;
    said := coalesce(said, 'ok');
  exception when others then
    get stacked diagnostics said = pg_exception_detail;
  end;
  perform tests.reset();
  insert into tests.answers values (step, said);
end
$$;
create function tests.book(name text, service text, at text) returns void language plpgsql as $$
declare
  kept uuid := (public.hold_booking(tests.vendor_id_of('salon'), jsonb_build_array(jsonb_build_object('service_id',
    tests.made_id(service), 'resource_id', tests.made_id('r1'))), tests.at(book.at), 'key-of-hold-' || name) ->> 'id');
begin
  insert into tests.made values (name, kept), ('order ' || name, (public.place_order((public.quote_order(
    jsonb_build_object('trade', 'beauty', 'booking_id', kept)) ->> 'quote_id')::uuid, 'key-of-order-' || name, 'wallet')
    -> 'orders' -> 0 ->> 'id')::uuid);
end
$$;
-- State of a booking, hours, who has it, what was charged and given back.
create function tests.says(name text) returns text language sql security definer as $$
  select concat_ws(' ', b.state, to_char(b.starts_at at time zone 'Asia/Kolkata', 'HH24:MI') || '–' || to_char(b.ends_at
    at time zone 'Asia/Kolkata', 'HH24:MI'), r.name, o.charge_paise, o.refund_paise)
  from public.bookings as b join public.enhanced_orders as o on o.id = b.order_id
  join private.booking_parts as p on p.booking_id = b.id join public.resources as r on r.id = p.resource_id
  where b.id = tests.made_id(says.name)
$$;
create function tests.told(name text, who text) returns text language sql security definer as $$
  select string_agg(n.template, ' ' order by n.created_at, n.template) from public.system_notifications as n
  where n.params ->> 'order_id' = tests.made_id('order ' || told.name)::text and n.user_id = tests.user_id(who)
    and n.template not in ('booking_confirmed', 'vendor_booking_new')
$$;
select tests.create_user(n), tests.fund_wallet(n, 1000000) from unnest('{c1,c2,c3,c4,c7}'::text[]) as n;
select tests.reset();
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('salon');
insert into tests.made select n, public.save_resource(tests.vendor_id_of('salon'), jsonb_build_object('name', n))
from unnest('{r1,r2}'::text[]) as n;
insert into tests.made select s.name, public.save_service(tests.vendor_id_of('salon'), jsonb_build_object('name',
  s.name, 'minutes', jsonb_build_array(s.minutes), 'price_paise', s.paise, 'resources', jsonb_build_array(
    jsonb_build_object('id', tests.made_id('r1')), jsonb_build_object('id', tests.made_id('r2')))))
from (values ('hour', 60, 50000), ('hour and half', 90, 90000), ('visit', 60, 80000)) as s (name, minutes, paise);
select public.save_resource_day(tests.made_id('r2'), tests.day(), '[{"opens": "08:00", "closes": "10:30"}]');
select public.save_booking_terms(tests.vendor_id_of('salon'), '{"step_minutes": 30, "notice_minutes": 0}');
select tests.reset();
select tests.act('c1', 'b1', $$select tests.book('b1', 'hour', '09:00')$$),
  tests.act('c2', 'b2', $$select tests.book('b2', 'hour and half', '11:00')$$),
  tests.act('c3', 'b3', $$select tests.book('b3', 'hour', '14:00')$$);
create function tests.outcomes(result jsonb) returns text language sql immutable as $$
  select string_agg(e ->> 'outcome', ' ' order by e ->> 'starts_at') || ' at most '
    || (result ->> 'refund_at_most_paise') from jsonb_array_elements(result -> 'bookings') as e
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- BK-05 A professional is ill: the whole day in one act -------------------------------------------------------------
select tests.act('salon', 'BK-05 1 preview', $$select tests.outcomes(public.preview_absence(tests.made_id('r1'),
  tests.day()))$$);
select is(tests.says('b1') || ', ' || tests.says('b2'), 'confirmed 09:00–10:00 r1 0 0, confirmed 11:00–12:30 r1 0 0',
  'BK-05 a preview changes nothing');
select is_empty($$select from private.resource_blocks$$, 'BK-05 nor blocks anything');
select is(tests.told('b1', 'c1'), null, 'BK-05 nor tells anybody');
select tests.act('c4', 'hold', $$select public.hold_booking(tests.vendor_id_of('salon'), jsonb_build_array(
  jsonb_build_object('service_id', tests.made_id('hour'), 'resource_id', tests.made_id('r1'))), tests.at('18:00'),
  'key-of-hold-of-c4') ->> 'replayed'$$);
select tests.act('salon', 'BK-05 2 carry it out', $$select tests.outcomes(public.report_absence(tests.made_id('r1'),
    tests.day(), 'key-of-the-illness'))$$),
  tests.act('salon', 'BK-05 3 second click', $$select public.report_absence(tests.made_id('r1'), tests.day(),
    'key-of-the-illness') ->> 'replayed'$$),
  tests.act('salon', 'BK-05 3 from another window', $$select jsonb_array_length(public.report_absence(
    tests.made_id('r1'), tests.day(), 'key-of-another-window') -> 'bookings')$$);
select is(tests.told('b1', 'c1'), 'booking_other_person', 'BK-05 the customer of b1 is told of somebody else, once');
select is(tests.told('b1', 'salon'), 'vendor_booking_other_person', 'BK-05 r2 is told');
select is(tests.told(n, 'c' || right(n, 1)), 'booking_needs_answer', 'BK-05 is asked: ' || n)
from unnest('{b2,b3}'::text[]) as n;
select is((select b.state from public.bookings as b where b.user_id = tests.user_id('c4')), 'expired',
  'BK-05 who was about to book r1 keeps no time of theirs');
select is((select count(*) from private.resource_blocks), 1::bigint, 'BK-05 the day is blocked once');
select is((select a.answer_by from private.booking_absences as a where a.order_id = tests.made_id('order b3')),
  tests.at('13:00'), 'BK-05 b3 is to be answered an hour before');
select tests.act('c1', 'BK-05 b1 for nothing', $$select public.preview_cancellation(tests.made_id('order b1'))
    ->> 'charge_paise'$$),
  tests.act('c2', 'BK-05 4 preview', $$select (t ->> 'charge_paise') || ' ' || (t ->> 'refund_paise') || ' '
    || (t ->> 'fault') from public.preview_cancellation(tests.made_id('order b2')) as t$$);
-- At 13:00 sixty minutes are left: a cancellation of the customer's own would cost half.
update public.enhanced_orders as o set scheduled_for = now() + interval '60 minutes', placed_at = now() - interval
  '5 days', created_at = now() - interval '5 days' where o.id in (tests.made_id('order b2'), tests.made_id('order b3'));
select tests.act('c2', 'BK-05 4 money back', $$select public.cancel_order(tests.made_id('order b2'), 'changed_mind')
    ->> 'charge_paise'$$);
update private.order_timers set due_at = now() where order_id = tests.made_id('order b3')
  and action = 'absence_answer' and done_at is null;
select private.sweep_timers(10);
select is(tests.says(b.name), b.expected, 'BK-05 ' || b.name) from (values
  ('b1', 'confirmed 09:00–10:00 r2 0 0'), ('b2', 'cancelled 11:00–12:30 r1 0 90000'),
  ('b3', 'cancelled 14:00–15:00 r1 0 50000')) as b (name, expected);
select is(tests.told(n, 'c' || right(n, 1)), 'booking_needs_answer order_cancelled_refund',
  'BK-05 is told that money comes back: ' || n) from unnest('{b2,b3}'::text[]) as n;

-- Beside the case: who is asked takes another time, of anybody, and who agreed to somebody else is bound again.
select tests.act_as('salon');
select public.unblock_time(k.id) from public.desk_days(tests.vendor_id_of('salon'), tests.day(), 1) as d,
  jsonb_to_recordset(d.blocks) as k (id uuid);
select tests.reset();
select tests.act('c3', 'b5', $$select tests.book('b5', 'hour', '16:00')$$),
  tests.act('salon', 'ill again', $$select tests.outcomes(public.report_absence(tests.made_id('r1'), tests.day(),
    'key-of-more-illness'))$$);
select tests.act_as('c3');
select isnt_empty(format($$select from public.moving_times(%L, tests.day(), 1) as t where t.starts_at
  = tests.at('08:00')$$, tests.made_id('b5')), 'whoever is asked sees the times of others');
select is(tests.refusal(format($$select public.move_booking(%L, tests.at('12:00'), b.version) from public.bookings as b
  where b.id = %1$L$$, tests.made_id('b5'))), 'PT409 slot_taken', 'not of who is ill');
select lives_ok(format($$select public.move_booking(%L, tests.at('08:00'), b.version) from public.bookings as b
  where b.id = %1$L$$, tests.made_id('b5')), 'and takes one');
select tests.reset();
select is(tests.says('b5'), 'confirmed 08:00–09:00 r2 0 0', 'which is r2''s');
select is_empty($$select from private.order_timers as t where t.order_id = tests.made_id('order b5')
  and t.action = 'absence_answer' and t.done_at is null$$, 'nobody waits for an answer any more');
select tests.act_as('c1');
select is(tests.refusal(format('select public.keep_booking(%L)', tests.made_id('order b5'))), 'PT404 order_not_found',
  'nobody agrees for another');
select lives_ok(format('select public.keep_booking(%L)', tests.made_id('order b1')), 'who agrees to somebody else');
select tests.reset();
update public.enhanced_orders as o set scheduled_for = now() + interval '60 minutes', placed_at = now() - interval
  '5 days', created_at = now() - interval '5 days' where o.id = tests.made_id('order b1');
select tests.act_as('c1');
select is((public.preview_cancellation(tests.made_id('order b1')) ->> 'charge_paise')::integer, 25000,
  'is bound by the usual steps again');
select tests.reset();

-- BK-07 The professional does not come ------------------------------------------------------------------------------
-- The same sum on both sides: what a customer pays at this salon for not coming is three hundred rupees.
insert into private.cancellation_steps (trade, vendor_id, minutes_before, charge_bp, max_charge_paise)
values ('beauty', tests.vendor_id_of('salon'), 120, 10000, 30000);
delete from private.resource_blocks;
select tests.act('c7', 'b7', $$select tests.book('b7', 'visit', '20:00')$$);
create function tests.began(name text, seconds integer) returns void language sql security definer as $$
  update public.bookings as b set starts_at = now() - make_interval(secs => seconds),
    ends_at = now() + interval '1 hour' - make_interval(secs => seconds) where b.id = tests.made_id(name);
  update public.enhanced_orders as o set scheduled_for = b.starts_at, promised_min_at = b.starts_at,
    promised_max_at = b.ends_at, placed_at = now() - interval '5 days', created_at = now() - interval '5 days'
  from public.bookings as b where b.id = tests.made_id(name) and o.id = b.order_id
$$;
select tests.act('c7', 'before it', $$select public.report_nobody_came(tests.made_id('order b7'))$$);
select tests.began('b7', 899);
select tests.act('c7', 'BK-07 1', $$select public.report_nobody_came(tests.made_id('order b7'))$$),
  tests.act('c1', 'BK-07 somebody else', $$select public.report_nobody_came(tests.made_id('order b7'))$$);
select tests.began('b7', 900);
select tests.act('c7', 'BK-07 2', $$select (t ->> 'refund_paise') || ' ' || (t ->> 'credit_paise')
    from public.report_nobody_came(tests.made_id('order b7')) as t$$),
  tests.act('c7', 'BK-07 2 again', $$select (t ->> 'refund_paise') || ' ' || (t ->> 'credit_paise')
    from public.report_nobody_came(tests.made_id('order b7')) as t$$),
  tests.act('salon', 'BK-07 3', $$select public.cancel_order(tests.made_id('order b7'), 'customer_absent')$$);
select is((tests.booking(tests.made_id('order b7'))).state, 'no_show', 'BK-07 booking');
select is(tests.wallet_of('c7'), 1030000::bigint, 'BK-07 money back and three hundred rupees');
select is(tests.told('b7', 'c7'), 'order_cancelled_credit', 'BK-07 the customer is told');
select is(tests.told('b7', 'salon'), 'vendor_nobody_came vendor_order_cancelled', 'BK-07 and r1, with how to object');
select is(tests.ledger_balance(tests.vendor_id_of('salon'), 'vendor_payable'), -30000::bigint, 'BK-07 borne by r1');

-- What every act was answered ---------------------------------------------------------------------------------------
select is(a.said, e.said, a.step) from tests.answers as a left join (values
  ('BK-05 1 preview', 'replaced asked asked at most 140000'),
  ('BK-05 2 carry it out', 'replaced asked asked at most 140000'), ('BK-05 3 second click', 'true'),
  ('BK-05 3 from another window', '0'), ('BK-05 b1 for nothing', '0'), ('BK-05 4 preview', '0 90000 vendor'),
  ('BK-05 4 money back', '0'), ('ill again', 'asked at most 50000'),
  ('hold', 'false'), ('before it', 'absence_too_early'), ('BK-07 1', 'absence_too_early'),
  ('BK-07 somebody else', 'order_not_found'), ('BK-07 2', '80000 30000'), ('BK-07 2 again', '80000 30000'),
  ('BK-07 3', 'order_transition_not_allowed'), ('b1', ''), ('b2', ''), ('b3', ''), ('b5', ''), ('b7', ''))
  as e (step, said) on e.step = a.step order by a.step;

-- Strangers -----------------------------------------------------------------------------------------------------------
select tests.act_as('other');
select is(tests.refusal(format('select public.preview_absence(%L, tests.day())', tests.made_id('r1'))),
  'PT403 not_your_vendor', 'another salon sees nobody''s day');
select is(tests.refusal(format('select public.report_absence(%L, tests.day(), ''key-of-a-stranger'')',
  tests.made_id('r1'))), 'PT403 not_your_vendor', 'nor empties it');
select tests.act_as('salon');
select is(tests.refusal(format('select public.report_absence(%L, %L, ''key-of-yesterday'')', tests.made_id('r1'),
  tests.day() - 7)), 'PT400 schedule_past', 'nobody is ill yesterday');
select tests.act_as_anon();
select matches(tests.refusal(s), '^42501', 'a guest may not: ' || s) from unnest(array[
  'select public.preview_absence(gen_random_uuid(), current_date)', 'select public.keep_booking(gen_random_uuid())',
  'select public.report_nobody_came(gen_random_uuid())']) as s;
select tests.act_as('c1');
select matches(tests.refusal(s), '^42501', 'nobody may: ' || s) from unnest(array[
  'select * from private.booking_absences', 'select * from private.walk_ins',
  'select private.end_absence(gen_random_uuid(), null)']) as s;
select tests.reset();
select is_empty($$select * from private.ledger_imbalance()$$, 'the books are balanced');
select * from finish();
rollback;
