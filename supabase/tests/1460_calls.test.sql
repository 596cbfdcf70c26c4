-- Calls between the parties of an order: without a service none, never a number, and what becomes of one.
begin;
select no_plan();
select tests.reviewed('service', 'claim_calls settle_call');
select tests.reviewed('bounds', 'request_call');
select tests.runs_on_schedule('end-lost-calls', 'select private.end_lost_calls()');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('ravi', '+919000000006', '{delivery}'), tests.create_user('admin', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 1000000);
select tests.add_courier('ravi');
select tests.order_item('dinner', 'asha', 'Dosa');
select tests.advance_to('dinner', 'confirmed', 'ravi');
select tests.reset();
create function tests.contact(as_role text, with_role text) returns jsonb language sql as $$
  select c from jsonb_array_elements(public.contacts(tests.order_id('dinner'), as_role) -> 'contacts') as c
    where c ->> 'role' = with_role
$$;
create function tests.ring(as_role text, with_role text) returns jsonb language sql as $$
  select public.request_call(tests.order_id('dinner'), as_role, with_role)
$$;
create function tests.settle(state text, provider text default null, seconds integer default null,
  reason text default null) returns boolean
language sql security definer as $$
  select public.settle_call((select k.id from private.calls as k order by k.at desc, k.id limit 1), settle.state,
    settle.provider, settle.seconds, settle.reason)
$$;
create function tests.call_state() returns text language sql security definer as $$
  select concat_ws(' ', k.state, k.seconds, k.reason) from private.calls as k order by k.at desc, k.id limit 1
$$;
grant execute on all functions in schema tests to anon, authenticated, service_role;

-- Without a service.
select tests.act_as('asha');
select is(tests.contact('user', 'courier') -> 'can_call', 'false'::jsonb,
  'without a telephony service there is no call button (Issue 10, reaching each other)');
select is(tests.refusal($$ select tests.ring('user', 'courier') $$), 'PT409 calls_unavailable', 'and no call');
select is((select setting_value from public.app_settings where setting_key = 'calls_enabled'), 'false'::jsonb,
  'which every page can read');
select tests.reset();
select private.set_telephony('http://127.0.0.1:1/telephony', repeat('s', 24));

-- Who may call.
select tests.act_as_anon();
select matches(tests.refusal(c), '^42501', 'guests may not: ' || c)
  from unnest(array['select tests.ring(''user'', ''courier'')', 'select * from public.claim_calls()',
  'select public.settle_call(gen_random_uuid(), ''ended'')']) as c;
select tests.act_as('bala');
select is(tests.refusal($$ select tests.ring('user', 'courier') $$), 'PT404 conversation_not_found',
  'strangers call nobody');
select tests.act_as('admin');
select is(tests.refusal($$ select tests.ring('admin', 'user') $$), 'PT404 conversation_not_found',
  'nor does an administrator');
select tests.act_as('asha');
select is((select setting_value from public.app_settings where setting_key = 'calls_enabled'), 'true'::jsonb,
  'with a service, calls are on');
select matches(tests.refusal(c), '^42501', 'the caller may not: ' || c)
  from unnest(array['select * from public.claim_calls()', 'select public.settle_call(gen_random_uuid(), ''ended'')',
  'select * from private.calls', 'select secret from private.called_functions',
    'select private.party_phone(''courier'', tests.user_id(''ravi''))']) as c;
select is(tests.contact('user', 'courier') -> 'can_call', 'true'::jsonb, 'customer and courier can call each other');
select is(tests.ring('user', 'courier') ->> 'state', 'requested', 'a customer asks for a call');
select is(tests.ring('user', 'courier') ->> 'call_id', tests.ring('user', 'courier') ->> 'call_id',
  'a second tap is the same call');
select ok(public.contacts(tests.order_id('dinner'), 'user')::text not like '%000006%',
  'and never reads a number (Issue 10, numbers never shown)');
select tests.reset();
select is((select count(*) from private.calls), 1::bigint, 'one call was asked for');
select ok((select to_jsonb(k)::text not like '%900000000%' from private.calls as k), 'which is stored without numbers');

-- What the service does with it.
select tests.act_as_service();
select results_eq($$ select from_number, to_number from public.claim_calls() $$, $$ values ('+919000000001',
  '+919000000006') $$, 'the service gets both numbers');
select is_empty($$ select * from public.claim_calls() $$, 'once');
select is(public.settle_call(gen_random_uuid(), 'ended'), false, 'nothing becomes of a call that was never made');
select is(tests.settle('ringing', 'exo-1'), true, 'it rings');
select is(tests.settle('connected', 'exo-2'), false, 'a report about another call of the service changes nothing');
select is(tests.settle('connected', 'exo-1'), true, 'they talk');
select is(tests.settle('ringing', 'exo-1'), true, 'a late report');
select is(tests.call_state(), 'connected', 'does not take it back');
select is(tests.settle('ended', 'exo-1', 42), true, 'it ends');
select is(tests.settle('failed', 'exo-1', null, 'busy'), true, 'a report after the end');
select is(tests.call_state(), 'ended 42', 'changes nothing either');
select tests.reset();
select is((select array_agg(l.payload ->> 'state' order by l.seq) from private.topic_log as l
  where l.event = 'call' and l.topic = 'user:' || tests.user_id('ravi')),
  '{requested,ringing,connected,ended}'::text[], 'both hear what becomes of it');
select is((select count(*) from private.topic_log as l
  where l.event = 'call' and l.topic = 'vendor:' || tests.vendor_id_of('vendor-one')), 0::bigint, 'and nobody else');
select ok((select bool_and(l.payload::text not like '%900000000%') from private.topic_log as l where l.event = 'call'),
  'without numbers');

-- How often, how long, and after whom.
select tests.act_as('ravi');
-- The embedded engine's clock counts milliseconds: the last call must be one.
create temporary table tapped as select n, tests.ring('courier', 'user'), tests.settle('failed', reason => 'busy'),
  pg_sleep(0.002)::text from generate_series(1, 5) as n;
select is(tests.refusal($$ select tests.ring('courier', 'user') $$), 'PT429 too_many_calls',
  'five calls in ten minutes are enough');
select is(tests.call_state(), 'failed busy', 'a failed one says why');
select tests.reset();
update private.calls set state = 'ringing', reason = null, at = now() - interval '3 minutes'
  where id = (select max(id::text)::uuid from private.calls where caller_id = tests.user_id('ravi'));
select private.end_lost_calls();
select is((select count(*) from private.calls where reason = 'not_reached' and state = 'failed'), 1::bigint,
  'a call of which nothing more is heard counts as failed');
select tests.act_as('asha');
select public.block_contact(tests.order_id('dinner'), 'user', 'courier');
select is(tests.refusal($$ select tests.ring('user', 'courier') $$), 'PT403 contact_blocked',
  'a block ends calls too');
select is(tests.contact('user', 'courier') -> 'can_call', 'false'::jsonb, 'and takes the button away');
select is(tests.contact('user', 'vendor') -> 'can_call', 'false'::jsonb, 'as does a vendor without a number');
select is(tests.refusal($$ select tests.ring('user', 'vendor') $$), 'PT409 call_without_number',
  'whom nobody can call');
select tests.reset();
update public.vendors set phone = '+914012345678';
update public.enhanced_orders set status = 'delivered', status_since = now() - interval '31 minutes'
  where id = tests.order_id('dinner');
select tests.act_as('asha');
select is(tests.refusal($$ select tests.ring('user', 'vendor') $$), 'PT409 contact_closed',
  'after the window nobody is called');
select * from finish();
rollback;
