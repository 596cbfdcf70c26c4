-- Cash handed in at a vendor's counter: it expires, who counted it is written down, and both sides see it.
begin;
select no_plan();
select tests.runs_on_schedule('expire-counter-deposits', 'select private.expire_counter_deposits()');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('vani', '+919000000004', '{vendor}'), tests.create_user('ravi', '+919000000006', '{delivery}'),
  tests.create_user('dev', '+919000000007', '{delivery}'), tests.create_user('admin', '+919000000005', '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'), tests.add_courier('ravi'),
  tests.add_item('vendor-one', 'Dosa', 20000), tests.add_address('asha'),
  tests.fund_wallet('asha', 1000000);
select tests.order_item('meal', 'asha', 'Dosa');
select tests.advance_to('meal', 'ready', 'ravi');
select tests.add_courier('dev');
select tests.reset();
select private.post('adjustment', null, 'start', array[
  (tests.user_id('ravi'), 'cash_with_courier', -8000)::private.movement,
  (tests.vendor_id_of('vendor-one'), 'vendor_payable', 6000)::private.movement,
  (null, 'platform_revenue', 2000)::private.movement]);
create function tests.offers(paise bigint) returns uuid language sql as $$
  select (public.offer_counter_deposit(tests.vendor_id_of('vendor-one'), paise, 'counter-key:' || gen_random_uuid())
    ->> 'id')::uuid
$$;
create function tests.holds() returns bigint language sql security definer set search_path = '' as $$
  select private.cash_held(tests.user_id('ravi'))
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- It expires ----------------------------------------------------------------------------------------------------------
select tests.act_as('ravi');
create temporary table one as select tests.offers(5000) as id;
grant select on one to public;
select is(public.my_cash() #>> '{offers,0,state}', 'asked', 'the courier sees that it waits');
select is(public.my_cash() #>> '{counters,0,name}', 'Vendor One', 'and where cash can be handed in');
select tests.reset();
update private.counter_deposits set expires_at = now();
select tests.act_as('vikram');
select is(public.counter_deposits(tests.vendor_id_of('vendor-one')) #>> '{0,state}', 'expired',
  'what nobody confirmed in time has expired');
select is(tests.refusal(format('select public.decide_counter_deposit(%L, true)', (select id from one))),
  'PT409 counter_deposit_decided', 'and is confirmed no more');
select tests.reset();
select is(private.expire_counter_deposits(), 1, 'the clock ends it');
select is(private.expire_counter_deposits(), 0, 'once');
select is(tests.heard('ravi', 'counter_deposit_expired'), 1::bigint, 'the courier hears of it');
select is(tests.holds(), 8000::bigint, 'and holds it still');

-- Another one may follow, and a counter that forgot one blocks nobody -------------------------------------------------
select tests.act_as('ravi');
create temporary table two as select tests.offers(4000) as id;
grant select on two to public;
select tests.reset();
update private.counter_deposits set expires_at = now() where state = 'asked';
select tests.act_as('ravi');
create temporary table three as select tests.offers(3000) as id;
grant select on three to public;
select is((select string_agg(o ->> 'state', ' ' order by (o ->> 'amount_paise')::bigint)
  from jsonb_array_elements(public.counter_deposits()) as o), 'asked expired expired', 'a late one makes place');
select is(public.decide_counter_deposit((select id from three), false) ->> 'state', 'withdrawn',
  'the courier takes it back');
select is(tests.holds(), 8000::bigint, 'nothing has moved');
create temporary table four as select tests.offers(2500) as id;
grant select on four to public;

-- Who counted it ------------------------------------------------------------------------------------------------------
select tests.act_as('vani');
select is(tests.refusal(format('select public.decide_counter_deposit(%L, true)', (select id from four))),
  'PT404 counter_deposit_not_found', 'another vendor has no part in it');
select tests.act_as('dev');
select is(tests.refusal(format('select public.decide_counter_deposit(%L, false)', (select id from four))),
  'PT404 counter_deposit_not_found', 'nor another courier');
select tests.act_as_anon();
select matches(tests.refusal(format('select public.decide_counter_deposit(%L, true)', (select id from four))), '^42501',
  'nor a guest');
select tests.act_as('vikram');
select is(public.decide_counter_deposit((select id from four), true) ->> 'state', 'taken', 'its people count it');
select is(tests.holds(), 5500::bigint, 'and the courier holds less');
select is((select string_agg(o ->> 'decided_by', ' ')
  from jsonb_array_elements(public.counter_deposits(tests.vendor_id_of('vendor-one'))) as o), 'Vikram',
  'who counted it stands with it');
select tests.act_as('ravi');
select is((select string_agg(o ->> 'decided_by', ' ') from jsonb_array_elements(public.counter_deposits()) as o), null,
  'which is not the courier''s to know');
select results_eq('select way, amount_paise, place from public.my_deposits()',
  $$ values ('counter', 2500::bigint, 'Vendor One') $$, 'the courier sees where it was handed in');
select tests.act_as('admin');
select results_eq($$ select way, place, recorded_by from public.admin_courier_deposits(tests.user_id('ravi')) $$,
  $$ values ('counter', 'Vendor One', 'Vikram') $$, 'the administration sees who counted it');
select tests.reset();
select results_eq($$ select actor_id, after ->> 'state' from public.audit_log
  where action = 'decide_counter_deposit' order by id $$,
  format('values (%L::uuid, %L), (%L::uuid, %L)', tests.user_id('ravi'), 'withdrawn', tests.user_id('vikram'), 'taken'),
  'and so does the audit log');
select tests.act_as('dev');
select matches(tests.refusal(call), '^42501', 'nobody reaches what is inside: ' || call)
from unnest(array['select * from private.counter_deposits', 'select private.expire_counter_deposits()']) as call;

select * from finish();
rollback;
