-- Bookings that nobody ends, and requests that nobody answers: both end by themselves, with their money.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}');
select tests.open_salon('salon', 'vikram'), tests.fund_wallet('asha', 1000000), tests.reset();
create table tests.made (name text primary key, id uuid);
grant all on tests.made to authenticated;
create function tests.made_id(name text) returns uuid language sql stable as $$
  select m.id from tests.made as m where m.name = made_id.name
$$;
create function tests.book(name text, hour integer, method public.payment_method) returns void language plpgsql as $$
declare
  held uuid;
begin
  held := public.hold_booking(tests.vendor_id_of('salon'), jsonb_build_array(jsonb_build_object('service_id',
    tests.made_id('Haircut'))), ((now() at time zone 'Asia/Kolkata')::date + 2 + make_interval(hours => hour))
    at time zone 'Asia/Kolkata', 'key-hold-' || name) ->> 'id';
  insert into tests.made values (name, (public.place_order((public.quote_order(jsonb_build_object('trade', 'beauty',
    'booking_id', held)) ->> 'quote_id')::uuid, 'key-book-' || name, method) -> 'orders' -> 0 ->> 'id')::uuid);
end
$$;
-- Time passes: the visit has ended so many hours ago, with all that is due on it.
create function tests.ended(name text, hours numeric) returns void language plpgsql security definer as $$
declare
  earlier interval := (select o.promised_max_at - now() from public.enhanced_orders as o
    where o.id = tests.made_id(name)) + make_interval(mins => (hours * 60)::integer);
begin
  update public.enhanced_orders as o set created_at = o.created_at - earlier, placed_at = o.placed_at - earlier,
    scheduled_for = o.scheduled_for - earlier, promised_min_at = o.promised_min_at - earlier,
    promised_max_at = o.promised_max_at - earlier, accept_by = o.accept_by - earlier where o.id = tests.made_id(name);
  update public.bookings as b set starts_at = b.starts_at - earlier, ends_at = b.ends_at - earlier
  where b.order_id = tests.made_id(name);
  update private.order_timers as t set due_at = t.due_at - earlier where t.order_id = tests.made_id(name);
  perform private.sweep_timers();
end
$$;
create function tests.says(name text) returns text language sql security definer as $$
  select concat_ws(' ', o.status, b.state, 'back', o.refund_paise) from public.enhanced_orders as o
  join public.bookings as b on b.order_id = o.id where o.id = tests.made_id(name)
$$;
create function tests.told(name text, handle text) returns text language sql security definer as $$
  select string_agg(n.template, ' ' order by n.template) from public.system_notifications as n
  where n.params ->> 'order_id' = tests.made_id(name)::text and n.user_id = tests.user_id(handle)
    and n.template not in ('booking_confirmed', 'vendor_booking_new', 'booking_due')
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('vikram');
insert into tests.made values ('Anita', public.save_resource(tests.vendor_id_of('salon'), '{"name": "Anita"}'));
insert into tests.made values ('Haircut', public.save_service(tests.vendor_id_of('salon'), jsonb_build_object('name',
  'Haircut', 'minutes', '[60]'::jsonb, 'price_paise', 80000, 'resources', jsonb_build_array(jsonb_build_object('id',
  tests.made_id('Anita'))))));
select public.save_booking_terms(tests.vendor_id_of('salon'), '{"notice_minutes": 0, "horizon_days": 60}');

-- Confirmed, paid, forgotten ----------------------------------------------------------------------------------------
select tests.act_as('asha');
select tests.book('paid', 10, 'wallet'), tests.book('begun', 12, 'wallet'), tests.book('cash', 14, 'cash'),
  tests.book('absent', 16, 'wallet'), tests.book('moved', 18, 'wallet');
select tests.reset();
select tests.ended('paid', 0.5);
select is(tests.told('paid', 'vikram'), null, 'half an hour after its end nobody asks');
select tests.ended('paid', 1);
select is(tests.told('paid', 'vikram'), 'vendor_booking_open', 'an hour after it the salon is asked');
select tests.ended('paid', 23.9);
select is(tests.says('paid'), 'confirmed confirmed back 0', 'and has a day to say something');
select tests.ended('paid', 24);
select is(tests.says('paid'), 'delivered completed back 0', 'then it is done');
select is(tests.ledger_balance(tests.vendor_id_of('salon'), 'vendor_payable'), 64000::bigint, 'the salon is paid');
select is(tests.told('paid', 'asha'), 'booking_done', 'the customer is asked how it was');
select tests.act_as('asha');
select tests.reset();
select tests.ended('begun', 0);
select tests.act_as('vikram');
select lives_ok(format('select public.advance_order(%L, ''in_progress'')', tests.made_id('begun')), 'one is begun');
select tests.reset();
select tests.ended('begun', 24);
select is(tests.says('begun'), 'delivered completed back 0', 'what was begun and not ended ends too');

-- Money still to be collected ---------------------------------------------------------------------------------------
select tests.ended('cash', 1);
select is(tests.told('cash', 'vikram'), 'vendor_booking_open_unpaid', 'a salon is told that its cash will count');
select is((select n.params ->> 'amount_paise' from public.system_notifications as n
  where n.template = 'vendor_booking_open_unpaid'), '80000', 'and how much');
select tests.ended('cash', 24);
select is(tests.says('cash'), 'delivered completed back 0', 'silence counts');
select is((select p.status || ' ' || p.collected_role from public.payments as p
  where p.order_id = tests.made_id('cash')), 'captured vendor', 'as cash that the salon took');
select is(tests.ledger_balance(tests.vendor_id_of('salon'), 'vendor_payable'), (2 * 64000 - 16000)::bigint,
  'of which it owes the commission, and nobody else is paid of it');

-- Whoever says something is heard ---------------------------------------------------------------------------------
select tests.ended('absent', 2);
select tests.act_as('vikram');
select lives_ok(format('select public.cancel_order(%L, ''customer_absent'')', tests.made_id('absent')),
  'a salon says that nobody came');
select tests.reset();
select tests.ended('absent', 48);
select is(tests.says('absent'), 'cancelled no_show back 0', 'and it stays so');
select tests.act_as('asha');
select lives_ok(format('select public.move_booking(%L, %L, %s)', b.id, b.starts_at + interval '20 days', b.version),
  'one moves it') from tests.booking(tests.made_id('moved')) as b;
select tests.reset();
select is((select t.due_at from private.order_timers as t where t.order_id = o.id and t.action = 'finish_booking'
  and t.done_at is null), o.promised_max_at + interval '24 hours', 'and its end moves along')
from public.enhanced_orders as o where o.id = tests.made_id('moved');

-- A life cycle that lets nobody but people end it is left to them ---------------------------------------------------
update public.order_transition_rules set roles = '{vendor}' where kind = 'appointment' and from_status = 'confirmed'
  and to_status = 'delivered';
select tests.ended('moved', 30);
select is(tests.says('moved') || coalesce(tests.told('moved', 'vikram'), ''),
  'confirmed confirmed back 0vendor_booking_moved', 'where the rules say that somebody begins it, nothing ends');
select is_empty($$select * from private.order_timers where attempts > 0$$, 'and no timer fails');

-- A request that nobody answers -----------------------------------------------------------------------------------
select tests.act_as('vikram');
select public.save_booking_terms(tests.vendor_id_of('salon'), '{"confirms_itself": false}');
select tests.reset();
create table tests.before as select tests.wallet_of('asha') as paise;
select tests.act_as('asha');
select tests.book('asked', 11, 'wallet');
select tests.reset();
update private.order_timers set due_at = now() where order_id = tests.made_id('asked') and action = 'accept_window';
select private.sweep_timers();
select is(tests.says('asked'), 'cancelled declined back 80000', 'a request that nobody answered is over');
select is(tests.wallet_of('asha'), b.paise, 'with all its money') from tests.before as b;
select is_empty($$select from private.taken_times as t join tests.booking(tests.made_id('asked')) as b
  on b.id = t.booking_id$$, 'and its time');
select isnt(tests.told('asked', 'asha'), null, 'the customer is told');
select isnt(tests.told('asked', 'vikram'), null, 'and the salon');
select is_empty($$select * from private.ledger_imbalance()$$, 'the books are balanced');
select * from finish();
rollback;
