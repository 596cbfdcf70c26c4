-- A vendor or a courier paused by the administration: who may, what it stops, what they read, and how it ends.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000004', '{vendor}'),
  tests.create_user('meera', '+919000000031', '{admin}'), tests.create_user('nadia', '+919000000032', '{admin,vendor,delivery}'),
  tests.create_user('ravi', '+919000000011', '{delivery}'), tests.create_user('rahul', '+919000000012', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'nadia'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 1000000);
create function pg_temp.call(what text, variadic args text[]) returns text language sql as $$
  select tests.refusal(format('select public.' || what, variadic args))
$$;
grant execute on all functions in schema pg_temp to authenticated, anon;

-- A vendor.
select tests.order_item('before', 'asha', 'Dosa');
select tests.act_as('vikram');
select is(pg_temp.call('suspend_vendor(%L, %L)', tests.vendor_id_of('vendor-one')::text, 'No'), 'PT403 role_required', 'a vendor pauses nobody');
select tests.act_as('asha');
select is(pg_temp.call('suspend_vendor(%L, %L)', tests.vendor_id_of('vendor-one')::text, 'Bad food'), 'PT403 role_required', 'nor a customer');
select is(pg_temp.call('resume_vendor(%L)', tests.vendor_id_of('vendor-one')::text), 'PT403 role_required', 'nor resumes');
select tests.act_as_anon();
select matches(pg_temp.call('suspend_vendor(%L, %L)', tests.vendor_id_of('vendor-one')::text, 'Bad food'), '^42501', 'nor a guest');
select tests.act_as('nadia');
select is(pg_temp.call('suspend_vendor(%L, %L)', tests.vendor_id_of('vendor-two')::text, 'Why not'), 'PT403 own_account', 'nobody decides about their own business');
select tests.act_as('meera');
select is(pg_temp.call('suspend_vendor(%L, %L)', tests.vendor_id_of('vendor-one')::text, '  '), 'PT400 reason_missing', 'a pause has a reason');
select public.suspend_vendor(tests.vendor_id_of('vendor-one'), 'Licence has run out'), public.suspend_vendor(tests.vendor_id_of('vendor-one'), 'Again');
select is((select string_agg(v.name || ': ' || v.suspended_for, ', ') from public.admin_vendors() as v where v.suspended_for is not null),
  'Vendor One: Licence has run out', 'the desk knows whom and why');
select is((select count(*)::integer from public.admin_vendors(search => 'two')), 1, 'vendors are found by name');
select tests.act_as('asha');
select matches(tests.refusal(format($$ select public.add_to_cart(%L, '{}', 1) $$, tests.item_id('Dosa'))), '^PT409', 'nobody can order');
select is(public.vendor_suspension(tests.vendor_id_of('vendor-one')), null, 'a customer learns no reason');
select tests.act_as('nadia');
select is(public.vendor_suspension(tests.vendor_id_of('vendor-one')), null, 'nor does another business');
select tests.act_as_anon();
select matches(tests.refusal(format($$ select public.vendor_suspension(%L) $$, tests.vendor_id_of('vendor-one'))), '^42501', 'guests cannot even ask');
select tests.act_as('asha');
select is((select count(*)::integer from public.vendors where slug = 'vendor-one'), 0, 'nor finds it');
select tests.act_as('vikram');
select is((select string_agg(n.message, '') from public.system_notifications as n where n.template = 'vendor_suspended'),
  'Vendor One takes no new orders: Licence has run out. Finish those you have. Support tells you more.', 'its people read why, once');
select is(public.advance_order(tests.order_id('before'), 'confirmed') ->> 'outcome', 'moved', 'what was ordered before goes on');
select is((select accepting_orders from public.my_vendors()), false, 'the head says that it takes no orders');
select is(public.vendor_suspension(tests.vendor_id_of('vendor-one')), 'Licence has run out', 'and why, as long as it lasts');
select is(pg_temp.call('set_accepting_orders(%L, true)', tests.vendor_id_of('vendor-one')::text), 'PT403 vendor_suspended', 'and nobody opens it');
select matches(tests.refusal($$ update public.vendors set status = 'active' where slug = 'vendor-one' $$), '^42501', 'or unpauses it');
select tests.act_as('meera');
select public.resume_vendor(tests.vendor_id_of('vendor-one')), public.resume_vendor(tests.vendor_id_of('vendor-one'));
select tests.act_as('vikram');
select is(public.vendor_suspension(tests.vendor_id_of('vendor-one')), null, 'the reason is gone with the pause');
select tests.act_as('asha');
select is(tests.refusal(format($$ select public.add_to_cart(%L, '{}', 1) $$, tests.item_id('Dosa'))), 'allowed', 'afterwards it sells as before');
select tests.reset();
select is((select string_agg(a.action || ' ' || coalesce(a.note, '-'), ', ' order by a.id) from public.audit_log as a where a.subject_type = 'vendor'),
  'suspend_vendor Licence has run out, resume_vendor -', 'both are in the audit log');

-- A courier.
select tests.add_courier('rahul');
select tests.advance_to('before', 'preparing');
select tests.reset();
select is((select f.outcome::text from public.job_offers as f where f.courier_id = tests.user_id('rahul')), null, 'nothing offered yet')
where not exists (select from public.job_offers);
select tests.order_item('dinner', 'asha', 'Dosa');
select tests.advance_to('dinner', 'confirmed');
select tests.act_as('ravi');
select is(pg_temp.call('suspend_courier(%L, %L)', tests.user_id('rahul')::text, 'Rude'), 'PT403 role_required', 'couriers pause nobody');
select tests.act_as_anon();
select matches(pg_temp.call('resume_courier(%L)', tests.user_id('rahul')::text), '^42501', 'nor guests');
select tests.act_as('nadia');
select is(pg_temp.call('suspend_courier(%L, %L)', tests.user_id('nadia')::text, 'Rest'), 'PT403 own_account', 'nor anybody themselves');
select tests.act_as('meera');
select is(pg_temp.call('suspend_courier(%L, %L)', tests.user_id('asha')::text, 'Rude'), 'PT404 courier_not_found', 'a customer is no courier');
select public.suspend_courier(tests.user_id('rahul'), 'Papers are checked'), public.suspend_courier(tests.user_id('rahul'), 'Again');
select is((select c.suspended_for from public.admin_courier_cash() as c), 'Papers are checked', 'the desk lists who is paused');
select tests.act_as('rahul');
select is((select suspended_for from public.my_courier()), 'Papers are checked', 'the courier reads why');
select is((select online from public.my_courier()), false, 'is offline');
select is((select count(*)::integer from public.current_offers()), 0, 'has no offer');
select is(tests.refusal('select public.set_courier_online(true, 17.43, 78.45)'), 'PT403 courier_suspended', 'and begins no shift');
select tests.reset();
select is((select count(*)::integer from private.suitable_couriers((select d from public.deliveries as d where d.order_id = tests.order_id('dinner')), 10000, 9)), 0,
  'nobody asks them');
select tests.act_as('meera');
select is(jsonb_path_query_array(public.couriers_for_order(tests.order_id('dinner')), '$[*].why_not'), '["suspended"]', 'nor gives them an order by hand');
select public.resume_courier(tests.user_id('rahul')), public.resume_courier(tests.user_id('rahul'));
select tests.act_as('rahul');
select is(tests.refusal('select public.set_courier_online(true, 17.43, 78.45)'), 'allowed', 'afterwards the shift begins');
select is((select count(*)::integer from public.system_notifications where template in ('courier_suspended', 'courier_resumed')), 2, 'both were told');

-- With a job in hand it is finished first.
select tests.reset();
update private.order_timers set due_at = now() - interval '1 second' where done_at is null and action in ('retry_dispatch', 'next_wave');
select private.sweep_timers(20);
select tests.act_as('rahul');
select public.respond_to_offer((select offer_id from public.current_offers() limit 1), true);
select tests.act_as('meera');
select public.suspend_courier(tests.user_id('rahul'), 'Papers are checked');
select tests.act_as('rahul');
select is((select online from public.my_courier()), true, 'with a job in hand the shift goes on');
select is(tests.refusal('select public.set_courier_online(true, 17.43, 78.45)'), 'allowed', 'and positions with it');
select * from finish();
rollback;
