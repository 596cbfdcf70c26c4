-- A vendor or a courier suspended by the administration: who may, what it stops, what they read, and how it ends.
begin;
select no_plan();
select tests.reviewed('bounds', 'suspend_provider');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000004', '{vendor}'),
  tests.create_user('meera', '+919000000031', '{admin}'),
    tests.create_user('nadia', '+919000000032', '{admin,vendor,delivery}'),
  tests.create_user('ravi', '+919000000011', '{delivery}'), tests.create_user('rahul', '+919000000012', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'nadia'),
  tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 1000000);
create function pg_temp.call(what text, variadic args text[]) returns text language sql as $$
  select tests.refusal(format('select public.' || what, variadic args))
$$;
grant execute on all functions in schema pg_temp to authenticated, anon;

create function pg_temp.suspends(kind text, id uuid, note text) returns text language sql as $$
  select tests.refusal(format('select public.suspend_provider(%L, %L, ''papers'', %L)', kind, id, note))
$$;
create function pg_temp.measure(slug text) returns uuid language sql as $$
  select m.id from private.measures as m where m.provider_id = tests.vendor_id_of(measure.slug)
    and m.state = 'in_force'
$$;
create function pg_temp.measure_of(who text) returns uuid language sql as $$
  select m.id from private.measures as m where m.provider_id = tests.user_id(who) and m.state = 'in_force'
$$;
create function pg_temp.reads() returns text language sql as $$
  select string_agg(m ->> 'note', ', ') from jsonb_array_elements(public.my_measures()) as m
  where m ->> 'state' = 'in_force'
$$;
alter function pg_temp.measure(text) security definer;
alter function pg_temp.measure_of(text) security definer;
grant execute on all functions in schema pg_temp to authenticated, anon;

-- A vendor.
select tests.order_item('before', 'asha', 'Dosa');
select tests.act_as('vikram');
select is(pg_temp.suspends('vendor', tests.vendor_id_of('vendor-one'), 'Not nice'), 'PT403 role_required',
  'a vendor pauses nobody');
select tests.act_as('asha');
select is(pg_temp.suspends('vendor', tests.vendor_id_of('vendor-one'), 'Bad food'),
  'PT403 role_required', 'nor a customer');
select is(pg_temp.call('lift_measure(%L, true)', pg_temp.measure('vendor-one')::text), 'PT403 role_required',
  'nor resumes');
select tests.act_as_anon();
select matches(pg_temp.suspends('vendor', tests.vendor_id_of('vendor-one'), 'Bad food'), '^42501',
  'nor a guest');
select tests.act_as('nadia');
select is(pg_temp.suspends('vendor', tests.vendor_id_of('vendor-two'), 'Why not'),
  'PT403 own_account', 'nobody decides about their own business');
select tests.act_as('meera');
select is(pg_temp.suspends('vendor', tests.vendor_id_of('vendor-one'), '  '), 'PT400 reason_missing',
  'a pause has a reason');
select public.suspend_provider('vendor', tests.vendor_id_of('vendor-one'), 'papers', 'Licence has run out'),
  public.suspend_provider('vendor', tests.vendor_id_of('vendor-one'), 'papers', 'Again');
select is((select string_agg(v.name || ': ' || (v.measures -> 0 ->> 'note'), ', ') from public.admin_vendors() as v
  where v.measures <> '[]'),
  'Vendor One: Licence has run out', 'the desk knows whom and why');
select is((select count(*)::integer from public.admin_vendors(search => 'two')), 1, 'vendors are found by name');
select tests.act_as('asha');
select matches(tests.refusal(format($$ select public.add_to_cart(%L, '{}', 1) $$, tests.item_id('Dosa'))), '^PT409',
  'nobody can order');
select is(pg_temp.reads(), null, 'a customer learns no reason');
select tests.act_as('nadia');
select is(pg_temp.reads(), null, 'nor does another business');
select tests.act_as_anon();
select matches(tests.refusal('select public.my_measures()'), '^42501', 'guests cannot even ask');
select tests.act_as('asha');
select is((select count(*)::integer from public.vendors where slug = 'vendor-one'), 0, 'nor finds it');
select tests.act_as('vikram');
select is((select string_agg(n.message, '') from public.system_notifications as n
  where n.template = 'provider_suspended'),
  'A paper is missing or not valid. Licence has run out Finish what you have begun; nothing new comes. '
  'You can appeal until ' || to_char((now() + interval '14 days') at time zone 'Asia/Kolkata', 'DD/MM/YYYY') || '.',
  'its people read why, once');
select is(public.advance_order(tests.order_id('before'), 'confirmed') ->> 'outcome', 'moved',
  'what was ordered before goes on');
select is((select accepting_orders from public.my_vendors()), false, 'the head says that it takes no orders');
select is(pg_temp.reads(), 'Licence has run out',
  'and why, as long as it lasts');
select is(pg_temp.call('set_accepting_orders(%L, true)', tests.vendor_id_of('vendor-one')::text),
  'PT403 vendor_suspended', 'and nobody opens it');
select matches(tests.refusal($$ update public.vendors set status = 'active' where slug = 'vendor-one' $$), '^42501',
  'or unpauses it');
select tests.act_as('meera');
select public.lift_measure(pg_temp.measure('vendor-one'), true);
select tests.act_as('vikram');
select is(pg_temp.reads(), null, 'the reason is gone with the pause');
select tests.act_as('asha');
select is(tests.refusal(format($$ select public.add_to_cart(%L, '{}', 1) $$, tests.item_id('Dosa'))), 'allowed',
  'afterwards it sells as before');
select tests.reset();
select is((select string_agg(a.action || ' ' || coalesce(a.note, '-'), ', ' order by a.id) from public.audit_log as a
  where a.subject_type = 'vendor'),
  'suspend_provider Licence has run out, suspension_lift -', 'both are in the audit log');

-- A courier.
select tests.add_courier('rahul');
select tests.advance_to('before', 'preparing');
select tests.reset();
select is((select f.outcome::text from public.job_offers as f where f.courier_id = tests.user_id('rahul')), null,
  'nothing offered yet')
where not exists (select from public.job_offers);
select tests.order_item('dinner', 'asha', 'Dosa');
select tests.advance_to('dinner', 'confirmed');
select tests.act_as('ravi');
select is(pg_temp.suspends('courier', tests.user_id('rahul'), 'Rude'), 'PT403 role_required',
  'couriers pause nobody');
select tests.act_as_anon();
select matches(pg_temp.call('lift_measure(%L, true)', gen_random_uuid()::text), '^42501', 'nor guests');
select tests.act_as('nadia');
select is(pg_temp.suspends('courier', tests.user_id('nadia'), 'Rest'), 'PT403 own_account',
  'nor anybody themselves');
select tests.act_as('meera');
select is(pg_temp.suspends('courier', tests.user_id('asha'), 'Rude'), 'PT404 courier_not_found',
  'a customer is no courier');
select public.suspend_provider('courier', tests.user_id('rahul'), 'papers', 'Papers are checked'),
  public.suspend_provider('courier', tests.user_id('rahul'), 'papers', 'Again');
select is((select c.measures -> 0 ->> 'note' from public.admin_courier_cash() as c), 'Papers are checked',
  'the desk lists who is paused');
select tests.act_as('rahul');
select is((select suspended_for from public.my_courier()), 'Papers are checked', 'the courier reads why');
select is((select online from public.my_courier()), false, 'is offline');
select is((select count(*)::integer from public.current_offers()), 0, 'has no offer');
select is(tests.refusal('select public.set_courier_online(true, 17.43, 78.45)'), 'PT403 courier_suspended',
  'and begins no shift');
select tests.reset();
select is((select count(*)::integer from private.suitable_couriers((select d from public.jobs as d
  where d.order_id = tests.order_id('dinner')), 10000, 9)), 0,
  'nobody asks them');
select tests.act_as('meera');
select is(jsonb_path_query_array(public.couriers_for_order(tests.order_id('dinner')), '$[*].why_not'), '["suspended"]',
  'nor gives them an order by hand');
select public.lift_measure(pg_temp.measure_of('rahul'), true);
select tests.act_as('rahul');
select is(tests.refusal('select public.set_courier_online(true, 17.43, 78.45)'), 'allowed',
  'afterwards the shift begins');
select is((select count(*)::integer from public.system_notifications
  where user_id = tests.user_id('rahul') and template in ('provider_suspended', 'provider_resumed')), 2,
  'both were told');

-- With a job in hand it is finished first.
select tests.reset();
update private.order_timers set due_at = now() - interval '1 second'
  where done_at is null and action in ('retry_dispatch', 'next_wave');
select private.sweep_timers(20);
select tests.act_as('rahul');
select public.respond_to_offer((select offer_id from public.current_offers() limit 1), true);
select tests.act_as('meera');
select public.suspend_provider('courier', tests.user_id('rahul'), 'papers', 'Papers are checked');
select tests.act_as('rahul');
select is((select online from public.my_courier()), true, 'with a job in hand the shift goes on');
select is(tests.refusal('select public.set_courier_online(true, 17.43, 78.45)'), 'allowed', 'and positions with it');
select * from finish();
rollback;
