-- An accepted dinner begins by itself, and its restaurant asks for more time: by whom, how much, and who is told
-- (docs/decisions/0080).
begin;
select no_plan();
select tests.reviewed('bounds', 'extend_preparation');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000004', '{vendor}'),
  tests.create_user('vani', '+919000000005', '{vendor}'), tests.create_user('ravi', '+919000000011', '{delivery}'),
    tests.create_user('meera', null, '{user,admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'),
  tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 1000000), tests.add_courier('ravi', 17.4372, 78.45);
select tests.reset();

create function pg_temp.more(minutes integer, name text default 'dinner', key text default null) returns text
  language sql as $$
  select tests.refusal(format('select public.extend_preparation(%L, %L, %L)', tests.order_id(more.name), minutes,
    coalesce(key, 'more-time:' || gen_random_uuid())))
$$;
create function pg_temp.told() returns text language plpgsql as $$
declare
  eta jsonb;
begin
  perform tests.act_as('asha');
  eta := public.order_tracking(tests.order_id('dinner')) -> 'eta';
  perform tests.reset();
  return concat_ws(' ', round(extract(epoch from (eta ->> 'max_at')::timestamptz - now()) / 60), eta ->> 'delayed_by');
end
$$;
create function pg_temp.notes() returns bigint language sql security definer as $$
  select count(*) from public.system_notifications where template = 'order_takes_longer'
    and user_id = tests.user_id('asha')
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- Beginning -----------------------------------------------------------------------------------------------------------
select tests.order_item('dinner', 'asha', 'Dosa');
select tests.act_as('vikram');
select is(pg_temp.more(5), 'PT409 preparing_over', 'what is not accepted is not in hand');
select public.advance_order(tests.order_id('dinner'), 'confirmed', null, 20);
select tests.reset();
select private.sweep_timers(100);
select is(tests.status_of('dinner'), 'confirmed',
  'accepted within the free minute: the customer may still cancel free of charge');
select tests.act_as('ravi');
select public.respond_to_offer(tests.offer_for('ravi', 'dinner'), true);
select tests.reset();

-- More time -----------------------------------------------------------------------------------------------------------
select tests.act_as('vani');
select is(pg_temp.more(5), 'PT404 order_not_found', 'another restaurant asks for nothing');
select tests.act_as('asha');
select is(pg_temp.more(5), 'PT404 order_not_found', 'nor does the customer');
select tests.act_as('ravi');
select is(pg_temp.more(5), 'PT404 order_not_found', 'nor the courier');
select tests.act_as('meera');
select is(pg_temp.more(5), 'PT404 order_not_found', 'nor an administrator');
select tests.act_as_anon();
select matches(pg_temp.more(5), '^42501', 'nor a guest');
select is(pg_temp.told(), '35', 'the promise stands');
select tests.act_as('vikram');
select is(pg_temp.more(7), 'PT400 request_invalid', 'five or ten minutes');
select is(pg_temp.more(null), 'PT400 request_invalid', 'are a figure');
select is(pg_temp.more(5, key => 'short'), 'PT400 idempotency_key_invalid', 'a request has its key');
select is(pg_temp.more(10, key => 'more-time:one'), 'allowed', 'ten minutes more');
select is(pg_temp.more(10, key => 'more-time:one'), 'allowed', 'the same request again');
select results_eq(format($$ select prep_minutes, extra_minutes
  from public.vendor_orders(%L) $$, tests.vendor_id_of('vendor-one')), $$ values (30, 10) $$,
  'counts once, and the board knows it');
select is(pg_temp.told(), '35', 'what the promise had room for is no delay');
select is(pg_temp.notes(), 1::bigint, 'the customer is told');
select tests.act_as('vikram');
select is(pg_temp.more(5), 'allowed', 'five more');
select is(pg_temp.told(), '40 preparation', 'put the time back, with its reason, also before preparing begins');
select is(pg_temp.notes(), 1::bigint, 'and are not told a second time: the page shows them');
select tests.act_as('vikram');
select is(pg_temp.more(10), 'PT409 no_more_time', 'not beyond the limit');
select is(pg_temp.more(5), 'allowed', 'up to it');
select is(pg_temp.more(5), 'PT409 no_more_time', 'then no more');
select tests.reset();
select tests.age_order('dinner', interval '61 seconds');
update private.order_timers set due_at = now() - interval '1 second' where action = 'begin_preparing'
  and done_at is null;
select private.sweep_timers(100);
select is(tests.status_of('dinner'), 'preparing', 'after the free minute it begins by itself');
select results_eq(format($$ select actor_role, actor_id from public.order_events
  where order_id = %L and to_status = 'preparing' $$, tests.order_id('dinner')),
  $$ values ('vendor', null::uuid) $$, 'without a hand of its vendor');
select tests.act_as('vikram');
select is(tests.refusal(format($$ select public.advance_order(%L, 'preparing') $$, tests.order_id('dinner'))),
  'allowed', 'a tap in that moment is no conflict');
select tests.reset();
select is(pg_temp.told(), '45 preparation', 'and is estimated with all that was added');
select isnt_empty($$ select from private.topic_log where topic = 'user:' || tests.user_id('ravi')
  and event = 'job' $$, 'the courier was told of the later time');
select matches(tests.refusal($$ update private.prep_extensions set minutes = 5 $$), '.+', 'what was asked for stays');
select tests.act_as('vikram');
select public.advance_order(tests.order_id('dinner'), 'ready');
select is(pg_temp.more(5), 'PT409 preparing_over', 'what is ready needs no time');
select tests.reset();

-- Begun by hand, or for later -----------------------------------------------------------------------------------------
select tests.order_item('second', 'asha', 'Dosa');
select tests.act_as('vikram');
select public.advance_order(tests.order_id('second'), 'confirmed', null, 20),
  public.advance_order(tests.order_id('second'), 'preparing');
select tests.reset();
update private.order_timers set due_at = now() - interval '1 second' where action = 'begin_preparing'
  and done_at is null;
select private.sweep_timers(100);
select is((select count(*) from public.order_events where order_id = tests.order_id('second')
  and to_status = 'preparing'), 1::bigint, 'begun by hand it begins once');
select * from finish();
rollback;
