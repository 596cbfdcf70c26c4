-- A visit at the customer's home: how far somebody comes, the way between homes, the code at the door, what is finished
-- and cancelled; who sees and does what.
begin;
select no_plan();
select tests.reviewed('guests', 'service_hub service_type_page');
select tests.reviewed('bounds', 'service_hub service_type_page propose_extra_work claim_rework');
select tests.create_user('asha', '+919000000001'), tests.create_user('ravi', '+919000000005'),
  tests.create_user('vikram', '+919000000002', '{vendor}'), tests.create_user('vani', '+919000000003', '{vendor}'),
  tests.create_user('kiran', '+919000000006', '{vendor}');
select tests.open_home_service('clean-one', 'vikram'), tests.open_home_service('clean-two', 'vani'),
  tests.fund_wallet('asha', 1000000), tests.fund_wallet('ravi', 1000000), tests.reset();
create table tests.made (name text primary key, id uuid);
insert into tests.made values ('home', tests.add_address('asha', 17.44, 78.45)),
  ('far', tests.add_address('asha', 17.60, 78.60)), ('ravis', tests.add_address('ravi', 17.40, 78.47));
create function tests.made_id(name text) returns uuid language sql stable as $$
  select m.id from tests.made as m where m.name = made_id.name
$$;
create function tests.hold(address uuid, hour text, key text) returns uuid language sql as $$
  select (public.hold_booking(tests.vendor_id_of('clean-one'), tests.service_of('clean-one', 'Cleaning of a home'),
    tests.days_on(3, hour), 'key-of-hold-' || key, null, address) ->> 'id')::uuid
$$;
create function tests.free(lat double precision, lng double precision) returns text language sql stable as $$
  select string_agg(to_char(f.starts_at at time zone 'Asia/Kolkata', 'HH24:MI'), ' ' order by f.starts_at)
  from public.free_times(tests.vendor_id_of('clean-one'), tests.service_of('clean-one', 'Cleaning of a home'),
    (now() at time zone 'Asia/Kolkata')::date + 3, 1, free.lat, free.lng) as f
  where f.starts_at between tests.days_on(3, '10:00') and tests.days_on(3, '14:00')
$$;
grant all on tests.made to anon, authenticated;
grant execute on all functions in schema tests to anon, authenticated;

-- What is offered, to everybody ---------------------------------------------------------------------------------------
select tests.act_as_anon();
select is((select h -> 'services' -> 0 ->> 'vendors' from jsonb_array_elements(public.service_hub('home_service', 17.44,
  78.45)) as h where h ->> 'type' = 'cleaning'), '2', 'a guest sees how many come for a kind of service');
select is((select h -> 'services' -> 0 ->> 'from_paise' from jsonb_array_elements(public.service_hub('home_service'))
  as h where h ->> 'type' = 'cleaning'), '120000', 'and from which price, wherever they are');
select is((select h -> 'services' -> 0 ->> 'vendors' from jsonb_array_elements(public.service_hub('home_service', 17.60,
  78.60)) as h where h ->> 'type' = 'cleaning'), '0', 'nobody comes as far as that');
select is(jsonb_array_length(public.service_type_page('home-deep-cleaning', 17.44, 78.45) -> 'offers'), 2,
  'one kind of service and who offers it');
select isnt(public.service_type_page('home-deep-cleaning', 17.44, 78.45) #>> '{offers,0,next_free}', null,
  'with the next free time');
select isnt(public.service_type_page('home-deep-cleaning', null, null, 'te') ->> 'name',
  public.service_type_page('home-deep-cleaning', null, null, 'en') ->> 'name', 'in the language of whoever reads');
select is(tests.refusal($$select public.service_type_page('cleaning')$$), 'PT404 service_not_found',
  'a kind of work is no service');
select is(tests.refusal($$select public.service_hub('home_service', 17.44, null)$$), 'PT400 place_invalid',
  'half a place is none');
select is(tests.refusal($$select tests.free(17.60, 78.60)$$), 'PT409 outside_service_area',
  'nobody comes to a place outside the area');
select is(tests.free(17.44, 78.45), '10:00 10:30 11:00 11:30 12:00 12:30 13:00 13:30 14:00', 'everybody is free');

-- Keeping a time for an address ---------------------------------------------------------------------------------------
select tests.act_as('asha');
select is(tests.refusal($$select tests.hold(null, '12:00', 'nowhere')$$), 'PT404 address_not_found',
  'a visit at home needs an address');
select is(tests.refusal($$select tests.hold(tests.made_id('ravis'), '12:00', 'his')$$), 'PT404 address_not_found',
  'of one''s own');
select is(tests.refusal($$select tests.hold(tests.made_id('far'), '12:00', 'far')$$), 'PT409 outside_service_area',
  'within the area');
insert into tests.made select 'kept', tests.hold(tests.made_id('home'), '12:00', 'asha');
select is(tests.free(17.44, 78.45), '10:00 10:30 11:00 13:00 13:30 14:00',
  'at the same place the next may begin at once');
select is(tests.free(17.40, 78.47) like '%11:00%' or tests.free(17.40, 78.47) like '%13:00%', false,
  'at another one the way there and back is kept free');
select tests.act_as('ravi');
select is(tests.refusal($$select tests.hold(tests.made_id('ravis'), '13:00', 'close')$$), 'PT409 slot_taken',
  'which nobody takes');
select tests.act_as('asha');
update public.addresses set lat = 17.45 where id = tests.made_id('home');
select is(public.quote_order(jsonb_build_object('trade', 'home_service', 'booking_id', tests.made_id('kept')))
  #>> '{problems,0,code}', 'address_moved', 'a time is kept for the way to one place');
update public.addresses set lat = 17.44 where id = tests.made_id('home');
select is(public.quote_order(jsonb_build_object('trade', 'home_service', 'booking_id', tests.made_id('kept')))
  #>> '{address,line}', 'Flat 4, Lakeview Residency', 'the quote says where');
insert into tests.made select 'first', (public.place_order((public.quote_order(jsonb_build_object('trade',
  'home_service', 'booking_id', tests.made_id('kept'))) ->> 'quote_id')::uuid, 'key-of-first', 'wallet')
  -> 'orders' -> 0 ->> 'id')::uuid;
delete from public.addresses where id = tests.made_id('home');
select tests.reset();
select is((select o.address ->> 'line' from public.enhanced_orders as o where o.id = tests.made_id('first')),
  'Flat 4, Lakeview Residency', 'an order keeps its address, whatever the customer does with it');
select isnt_empty($$select 1 from public.system_notifications where template = 'visit_confirmed'$$,
  'the customer is told who comes');

-- At the door ---------------------------------------------------------------------------------------------------------
select tests.act_as('vikram');
select is(private_free.detail #>> '{booking,address,line}', 'Flat 4, Lakeview Residency', 'the vendor reads where')
from (select (public.vendor_orders(tests.vendor_id_of('clean-one'))).detail) as private_free;
select is(public.visit_at_home(tests.made_id('first')) #>> '{address,line}', 'Flat 4, Lakeview Residency',
  'and where the way leads');
select is(tests.refusal(format($$select public.advance_order(%L, 'on_way')$$, tests.made_id('first'))),
  'PT409 order_transition_not_allowed', 'nobody is on the way three days before');
select tests.reset();
select tests.begin_soon(tests.made_id('first'));
select tests.act_as('vani');
select is(tests.refusal(format($$select public.advance_order(%L, 'on_way')$$, tests.made_id('first'))),
  'PT404 order_not_found', 'nor another business ever');
select tests.act_as('vikram');
select is(tests.refusal(format($$select public.advance_order(%L, 'delivered')$$, tests.made_id('first'))),
  'PT409 order_transition_not_allowed', 'what was not begun is not finished');
select is(public.advance_order(tests.made_id('first'), 'on_way') ->> 'outcome', 'moved', 'on the way');
select tests.reset();
select is((tests.booking(tests.made_id('first'))).state, 'confirmed', 'the time is taken still');
select isnt_empty($$select 1 from public.system_notifications where template = 'visit_on_way'$$, 'the customer knows');
create table tests.codes as select tests.start_code(tests.made_id('first')) as code;
grant select on tests.codes to authenticated;
create function tests.guess() returns text language sql as $$
  select public.advance_order(tests.made_id('first'), 'in_progress', case when code = '0000' then '1111' else '0000'
    end) ->> 'outcome' from tests.codes
$$;
grant execute on function tests.guess() to authenticated;
select tests.act_as('vikram');
select is(tests.guess(), 'wrong_code', 'a code is not guessed: ' || n) from generate_series(1, 4) as n;
select is(tests.guess(), 'code_locked', 'after five there is a pause');
select is(public.advance_order(tests.made_id('first'), 'in_progress', code) ->> 'outcome', 'code_locked',
  'in which the right one does not count either') from tests.codes;
select tests.act_as('asha');
select is(public.order_tracking(tests.made_id('first')) ->> 'drop_code', code, 'the customer has it') from tests.codes;
select tests.reset();
update private.handover_codes set locked_until = now() where order_id = tests.made_id('first');
select tests.act_as('vikram');
select is(public.advance_order(tests.made_id('first'), 'in_progress', code) ->> 'outcome', 'moved', 'work begins')
from tests.codes;
select is(public.advance_order(tests.made_id('first'), 'delivered') ->> 'outcome', 'moved', 'and is done');
select tests.reset();
select is((tests.booking(tests.made_id('first'))).state, 'completed', 'the booking says so');
select is(tests.ledger_balance(tests.vendor_id_of('clean-one'), 'vendor_payable'), 96000::bigint,
  'the vendor earns it less commission');
select is((select n.params ->> 'amount' from public.system_notifications as n where n.template = 'visit_done'),
  private.rupees(120000), 'the customer reads the bill');
select tests.act_as('vikram');
select is(d.detail #>> '{booking,address}', null, 'and the address is the customer''s again')
from (select (public.vendor_orders(tests.vendor_id_of('clean-one'), 'past')).detail) as d;

-- Cancelling ----------------------------------------------------------------------------------------------------------
select tests.act_as('ravi');
insert into tests.made select 'second', tests.book_visit('clean-one', 'Cleaning of a home', tests.made_id('ravis'),
  tests.days_on(4, '10:00'), 'wallet', 'second');
select is((public.preview_cancellation(tests.made_id('second')) ->> 'charge_paise')::integer, 0,
  'days before it is free');
select tests.reset();
select tests.begin_soon(tests.made_id('second'));
select tests.act_as('vikram');
select is(public.advance_order(tests.made_id('second'), 'on_way') ->> 'outcome', 'moved', 'somebody is on the way');
select tests.act_as('ravi');
select is((public.preview_cancellation(tests.made_id('second')) ->> 'charge_paise')::integer, 50000,
  'then it costs half of it, and 500 rupees at the most');
select lives_ok(format($$select public.cancel_order(%L, 'changed_mind')$$, tests.made_id('second')), 'cancelled');
select tests.reset();
select is(tests.wallet_of('ravi'), 950000::bigint, 'what was shown is charged');

-- Setting a service up ------------------------------------------------------------------------------------------------
create function tests.refused(statement text) returns text language plpgsql as $$
declare
  code text;
  figures text;
begin
  execute statement;
  return 'allowed';
exception when others then
  get stacked diagnostics code = pg_exception_detail, figures = pg_exception_hint;
  return concat_ws(' ', code, nullif(figures, ''));
end
$$;
grant execute on function tests.refused(text) to authenticated;
select tests.act_as('vikram');
insert into tests.made select 'fan', public.save_service(tests.vendor_id_of('clean-one'), '{"name": "Fan fitting",
  "minutes": [60], "price_paise": 39900, "type": "fan-fitting", "warranty_days": 30, "sets_off": true}');
select is((select jsonb_build_array(s -> 'trade', s -> 'type', s -> 'warranty_days', s -> 'sets_off')
  from jsonb_array_elements(public.booking_setup(tests.vendor_id_of('clean-one')) -> 'services') as s
  where (s ->> 'id')::uuid = tests.made_id('fan')), '["home_service", "fan-fitting", 30, true]'::jsonb,
  'a vendor says which kind a service is, with its warranty and what becomes of the fee');
select is(public.booking_setup(tests.vendor_id_of('clean-one')) -> 'trades',
  '[{"trade": "home_service", "at_home": true}]'::jsonb, 'whose trade is at home');
select is(tests.refused(format('select public.save_service(%L, %L)', tests.vendor_id_of('clean-one'),
  jsonb_build_object('id', tests.made_id('fan')) || q.wrong)), 'request_invalid {"field": "' || q.field || '"}',
  'refused at its field: ' || q.wrong::text)
from (values ('type', '{"type": "electrician"}'::jsonb), ('type', '{"type": "nothing"}'),
  ('warranty_days', '{"warranty_days": 366}'), ('warranty_days', '{"warranty_days": -1}')) as q (field, wrong);
select lives_ok(format('select public.save_service(%L, %L)', tests.vendor_id_of('clean-one'),
  jsonb_build_object('id', tests.made_id('fan'), 'type', null)), 'it may be of no kind');
select tests.reset();
select tests.open_salon('salon-one', 'kiran'), tests.reset();
select tests.act_as('kiran');
select is(tests.refused(format('select public.save_service(%L, %L)', tests.vendor_id_of('salon-one'),
  '{"name": "Fan fitting", "minutes": [60], "price_paise": 100, "type": "fan-fitting"}')), 'trade_not_sold',
  'nobody offers a kind of a trade that is not theirs');
select is(public.booking_setup(tests.vendor_id_of('salon-one')) -> 'trades',
  '[{"trade": "beauty", "at_home": false}]'::jsonb, 'at a salon nobody is asked for it');
select tests.reset();

-- Strangers -----------------------------------------------------------------------------------------------------------
create function tests.for_the_vendor() returns setof text language sql stable as $$
  select unnest(array[
    format($f$select public.propose_extra_work(%L, '[]', 'More work', 'key-of-more')$f$, tests.made_id('second')),
    format($f$select public.visit_at_home(%L)$f$, tests.made_id('second')),
    $f$select public.withdraw_extra_work(gen_random_uuid())$f$])
$$;
create function tests.for_the_customer() returns setof text language sql stable as $$
  select unnest(array[
    format($f$select public.claim_rework(%L, now(), 'Not clean', 'key-of-claim')$f$, tests.made_id('first')),
    format($f$select * from public.rework_times(%L, current_date)$f$, tests.made_id('first'))])
$$;
create function tests.for_nobody() returns setof text language sql stable as $$
  select unnest(array[
    'insert into public.service_types (type, trade, words, position) values (''x'', ''food'', ''{}'', 1)',
    'update public.service_types set position = 0', 'update public.services set warranty_days = 365',
    'select private.end_extra_work(gen_random_uuid(), null)'])
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('vani');
select is(tests.refusal(s), 'PT403 not_your_vendor', 'another business may not: ' || s)
from tests.for_the_vendor() as s;
select is(tests.refusal(s), 'PT404 order_not_found', 'a stranger may not: ' || s) from tests.for_the_customer() as s;
select matches(tests.refusal(s), '^42501', 'nobody may: ' || s) from tests.for_nobody() as s;
select tests.act_as('ravi');
select is(tests.refusal(s), 'PT403 not_your_vendor', 'a customer may not: ' || s) from tests.for_the_vendor() as s;
select tests.act_as_anon();
select matches(tests.refusal(s), '^42501', 'a guest may not: ' || s)
from (select tests.for_the_vendor() union all select tests.for_the_customer()) as f (s);
select tests.reset();
select is_empty($$select * from private.ledger_imbalance()$$, 'the books are balanced');
select * from finish();
rollback;
