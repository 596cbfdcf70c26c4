-- Live updates: who may listen to what, who may send, catching up after a lost connection.
begin;
select no_plan();
select tests.reviewed('bounds', 'events_since live_topic');
select tests.create_user('asha'), tests.create_user('bala'), tests.create_user('vikram', null, '{vendor}'),
  tests.create_user('vani', null, '{vendor}'), tests.create_user('ravi', null, '{delivery}'),
    tests.create_user('rahul', null, '{delivery}'),
  tests.create_user('admin', null, '{admin}'), tests.create_user('fran', null, '{franchise}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'),
  tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 500000);
update public.regions set franchise_owner_id = tests.user_id('fran') where slug = 'hyderabad';
select tests.add_courier('ravi');
select tests.order_item('dinner', 'asha', 'Dosa');
select tests.advance_to('dinner', 'confirmed', 'ravi');
select tests.reset();
select set_config('tests.order', 'order:' || tests.order_id('dinner'), true),
  set_config('tests.asha', 'user:' || tests.user_id('asha'), true),
  set_config('tests.vendor', 'vendor:' || tests.vendor_id_of('vendor-one'), true),
  set_config('tests.region', 'region:' || (select id from public.regions where slug = 'hyderabad'), true),
  set_config('tests.elsewhere', 'region:' || (select id from public.regions where slug = 'bidar'), true);

-- In which of the topics somebody may listen.
create function pg_temp.joins(handle text) returns text language plpgsql as $$
declare
  joined text;
begin
  perform tests.act_as(handle);
  select string_agg(name, ' ' order by name) into joined
    from unnest(array['order', 'asha', 'vendor', 'region', 'elsewhere']) as name
  where private.can_join(current_setting('tests.' || name));
  return joined;
end
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;
select is(pg_temp.joins('asha'), 'asha order', 'a customer joins their own topic and their own order');
select is(pg_temp.joins('bala'), null, 'another customer none of it');
select is(pg_temp.joins('vikram'), 'order vendor',
  'a vendor its own topic, where its orders are told, and that of an order it sold');
select is(pg_temp.joins('vani'), null, 'another vendor none of it');
select is(pg_temp.joins('ravi'), 'order', 'the courier the order of the present job');
select is(pg_temp.joins('rahul'), null, 'another courier none of it');
select is(pg_temp.joins('fran'), 'region', 'a franchise its region');
select is(pg_temp.joins('admin'), 'elsewhere region', 'an administrator every region');
select tests.reset();
delete from public.user_roles where user_id = tests.user_id('vikram') and role = 'vendor';
select is(pg_temp.joins('vikram'), null, 'a user who loses the role joins nothing from then on');
select tests.reset();
insert into public.user_roles (user_id, role) values (tests.user_id('vikram'), 'vendor');
select tests.act_as('asha');
select
  results_eq(
  $$ select private.can_join(topic) from unnest(array['', 'user', 'user:', 'user:x', 'order:' || gen_random_uuid(),
    current_setting('tests.asha') || ':more', 'other:' || tests.user_id('asha'), upper(current_setting('tests.asha')),
      null]) with ordinality as t (topic, n) order by n$$,
  $$ select false from generate_series(1, 9) $$, 'a topic that is not spelled right is nobody''s');
select ok(private.can_join('settings'),
  'all signed-in users receive that a setting has changed (Spec §7 app_settings)');
select is(private.can_join('settings:more'), false, 'on that one topic');
select tests.act_as_anon();
select matches(tests.refusal($$ select private.can_join(current_setting('tests.order')) $$), '^42501',
  'guests join nothing');

-- What the realtime server asks: the policies on its messages.
select tests.reset();
create function pg_temp.receives(handle text, topic text) returns integer language plpgsql as $$
begin
  perform tests.act_as(handle);
  perform set_config('realtime.topic', topic, true);
  return (select count(*) from realtime.messages as m where m.topic = receives.topic);
end
$$;
create function pg_temp.sends(handle text, topic text, extension text default 'broadcast') returns text
  language plpgsql as $$
begin
  perform tests.act_as(handle);
  perform set_config('realtime.topic', topic, true);
  return
    left(
    tests.refusal(format('insert into realtime.messages (topic, extension, event, payload) values (%L, %L, %L, %L)',
    topic, extension, 'courier_position', '{}')), 7);
end
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;
select ok(pg_temp.receives('asha', current_setting('tests.order')) > 0, 'the customer receives the news of the order');
select is(pg_temp.receives('bala', current_setting('tests.order')), 0, 'a stranger does not');
select is(pg_temp.sends('ravi', current_setting('tests.order')), '42501 n', 'the courier who carries an order sends '
  'nothing on its topic: no forged step of it reaches anybody (Decisions, Realtime)');
select is(pg_temp.sends('ravi', current_setting('tests.order'), 'presence'), '42501 n', 'nor tells that he is there');
select is(pg_temp.sends('ravi', current_setting('tests.asha')), '42501 n', 'nor sends to the customer');
select is(pg_temp.sends('rahul', current_setting('tests.order')), '42501 n', 'another courier does not');
select is(pg_temp.sends('asha', current_setting('tests.order')), '42501 n', 'nor the customer');
select is(pg_temp.sends('vikram', current_setting('tests.order')), '42501 n', 'nor the vendor');
select is(pg_temp.sends('admin', current_setting('tests.order')), '42501 n', 'nor an administrator');
select is(pg_temp.sends('asha', 'settings'), '42501 n', 'on the topic of settings nobody speaks');
select matches(tests.refusal($$ select realtime.send('{}', 'x', current_setting('tests.order'), true) $$), '^42501',
  'past the policy nobody does');
select matches(tests.refusal($$ select private.publish(current_setting('tests.order'), 'x', '{}') $$), '^42501',
  'nor past the log');
select matches(tests.refusal($$ select topic from private.topic_log $$), '^42501', 'which nobody reads');
select tests.act_as('ravi');
select lives_ok($$ select public.report_position(17.45, 78.39) $$,
  'a courier''s position goes through the database (Decisions, Realtime)');
select tests.reset();
select results_eq($$ select event, payload ->> 'lat' from realtime.messages where topic = current_setting('tests.order')
   and event = 'courier_position'$$,
  $$ values ('courier_position', '17.45') $$, 'which sends it to the parties of the order');

-- Catching up.
select tests.act_as('asha');
select results_eq($$ select seq, event, payload from public.events_since(current_setting('tests.order'), 0) $$,
  $$ values (1::bigint, 'order_event', '{"seq": 1, "status": "pending"}'::jsonb),
   (2, 'order_event', '{"seq": 2, "status": "confirmed"}'), (2, 'delivery', '{"state": "assigned"}')$$,
  'an order tells its story from the beginning, and where its courier is with it');
select results_eq($$ select seq, event from public.events_since(current_setting('tests.order'), 1) $$,
  $$ values (2::bigint, 'order_event'), (2, 'delivery') $$, 'or from where one was');
select results_eq($$ select event, payload from public.events_since(current_setting('tests.order'), 2) $$,
  $$ values ('delivery', '{"state": "assigned"}'::jsonb) $$,
    'the courier''s moves have no numbers, so the present state is sent to everyone who reconnects');
select is(tests.refusal($$ select public.events_since(current_setting('tests.vendor'), 0) $$), 'PT403 topic_forbidden',
  'events of a topic that one may not join are refused');
select is(tests.refusal($$ select public.events_since('nonsense', 0) $$), 'PT403 topic_forbidden',
  'nor what does not exist');
select is(tests.refusal($$ select public.events_since(null, 0) $$), 'PT403 topic_forbidden', 'nor nothing');
select tests.act_as('bala');
select is(tests.refusal($$ select public.events_since(current_setting('tests.order'), 0) $$), 'PT403 topic_forbidden',
  'a stranger does not catch up');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.events_since(current_setting('tests.order'), 0) $$), '^42501',
  'nor a guest');
select tests.reset();
delete from private.topic_log;
insert into private.topic_log (xid, topic, event, payload) values ('1', current_setting('tests.asha'), 'cart', '{}'),
  ('1', current_setting('tests.asha'), 'wallet', '{"n": 1}'),
  ('1', current_setting('tests.vendor'), 'menu', '{}');
insert into private.topic_log (topic, event, payload) values (current_setting('tests.asha'), 'order', '{}');
select tests.act_as('asha');
select results_eq($$ select event from public.events_since(current_setting('tests.asha'), 0) $$, $$ values ('cart'),
  ('wallet') $$,
  'of other topics what has been committed for sure, in order; the rest comes with the next call');
select results_eq($$ select event, payload ->> 'n' from public.events_since(current_setting('tests.asha'),
    (select min(seq) from public.events_since(current_setting('tests.asha'), 0))) $$, $$ values ('wallet', '1') $$,
  'from where one was');
select ok((select bool_and((payload ->> 'topic_seq')::bigint = seq)
  from public.events_since(current_setting('tests.asha'), 0)), 'with its number inside, as it was broadcast');

-- What an event carries.
select tests.reset();
set constraints all immediate;
set constraints all deferred;
delete from private.topic_log;
delete from realtime.messages;
select tests.act_as('vikram');
select public.advance_order(tests.order_id('dinner'), 'preparing');
select tests.reset();
set constraints all immediate;
set constraints all deferred;
create function pg_temp.told(topic text, event text) returns setof jsonb language sql as $$
  select m.payload from realtime.messages as m where m.topic = private.current_topic(told.topic)
    and m.event = told.event order by (m.payload ->> 'topic_seq')::bigint
$$;
select
  results_eq(
  $$ select t -> 'order' ->> 'status', t -> 'order' ->> 'courier_state', t -> 'order' ? 'pickup_code', t -> 'step' ->> 'seq'
   from pg_temp.told(current_setting('tests.vendor'), 'order') as t$$,
  $$ values ('preparing', 'assigned', true, '3') $$, 'a vendor is told the whole order as its board lists it, once for '
    'a transaction, so that it need not ask (Spec §9 Data cache)');
select is((select array_agg(key order by key) from pg_temp.told(current_setting('tests.vendor'), 'order') as t,
  jsonb_object_keys(t -> 'order') as key),
  (select array_agg(name order by name) from unnest((select p.proargnames[12:] from pg_catalog.pg_proc as p
    where p.oid = 'public.vendor_orders'::regproc)) as name),
  'with the columns that it may read, and no others');
select is((select t -> 'card' ->> 'status' from pg_temp.told(current_setting('tests.asha'), 'order') as t), 'preparing',
  'the customer is told the card of the order');
select is((select t -> 'notification' ->> 'template' from pg_temp.told(current_setting('tests.asha'), 'notification')
  as t), 'order_preparing', 'and the notification');
select
  results_eq(
  $$ select key from pg_temp.told(current_setting('tests.region'), 'order') as t, jsonb_object_keys(t - 'id') as key
   order by key$$,
  $$ values ('order_id'), ('seq'), ('status'), ('topic_seq') $$,
    'a region is told no names: its franchise may not read them');
select is_empty($$ select payload from private.topic_log where payload ?| array['order', 'card', 'notification'] $$,
  'the log keeps none of it');
update public.enhanced_orders set items = (select jsonb_agg(jsonb_build_object('name', repeat('x', 90), 'quantity', 1))
  from generate_series(1, 60)) where id = tests.order_id('dinner');
select tests.act_as('vikram');
select public.advance_order(tests.order_id('dinner'), 'ready');
select tests.reset();
set constraints all immediate;
set constraints all deferred;
select is((select t ? 'order' from pg_temp.told(current_setting('tests.vendor'), 'order') as t
  where t ->> 'status' = 'ready'), false,
  'an order larger than a notification carries is left out and does not fail: the vendor fetches it');
select ok((select t ? 'job' and t -> 'job' ->> 'ready' = 'true'
  from pg_temp.told('user:' || tests.user_id('ravi'), 'job') as t limit 1),
  'a courier is told the job as it is then');

-- Losing a right.
select tests.act_as('ravi');
select lives_ok(format($$ select public.release_job('%s', 'bike broke down') $$, tests.order_id('dinner')),
  'a courier releases a job');
select is(pg_temp.joins('ravi'), null, 'and from then on joins its topic under no name');
select is(private.can_join(current_setting('tests.order') || ':2'), false, 'not even the new one');
select is(tests.refusal($$ select public.live_topic(current_setting('tests.order')) $$), 'PT403 topic_forbidden',
  'which is not told either');
select tests.act_as('asha');
select is(private.can_join(current_setting('tests.order')), false,
  'the old name, which the courier may still listen to, is joined by nobody');
select is(public.live_topic(current_setting('tests.order')), current_setting('tests.order') || ':2',
  'the customer is told the new one');
select ok(private.can_join(current_setting('tests.order') || ':2'), 'and joins it');
select is(private.can_join(current_setting('tests.order') || ':3'), false, 'but no later one');
select ok((select count(*) > 0 from public.events_since(current_setting('tests.order'), 0)),
  'and catches up by the name that never changes');
select tests.reset();
delete from realtime.messages where topic like current_setting('tests.order') || '%' and event <> 'renamed';
select private.send_to_order(tests.order_id('dinner'), 'delivery', '{"state": "searching"}');
select
  results_eq(
  $$ select topic, event, payload - 'id' from realtime.messages where topic like current_setting('tests.order') || '%'
   order by topic$$,
  $$ values (current_setting('tests.order'), 'renamed', '{}'::jsonb),
   (current_setting('tests.order') || ':2', 'delivery', '{"state": "searching"}')$$,
  'the old name hears that it is old, and nothing more');
delete from public.user_roles where user_id = tests.user_id('admin') and role = 'admin';
select is(pg_temp.joins('admin'), null, 'an administrator who was revoked joins no region');
select tests.act_as('fran');
select is(public.live_topic(current_setting('tests.region')), current_setting('tests.region') || ':2',
  'whose topics have other names since');
select tests.reset();
delete from public.vendor_staff where user_id = tests.user_id('vikram');
select is(private.current_topic(current_setting('tests.vendor')), current_setting('tests.vendor') || ':3',
  'so has a vendor''s when somebody leaves it, or loses the role');
update public.regions set franchise_owner_id = null where slug = 'hyderabad';
select is(private.current_topic(current_setting('tests.region')), current_setting('tests.region') || ':3',
  'and a region''s when its franchise changes hands');
select matches(tests.refusal($$ select private.rename_topic('settings') $$), '^allowed', 'the database renames');
select tests.act_as('asha');
select matches(tests.refusal($$ select private.rename_topic('settings') $$), '^42501', 'and nobody else');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.live_topic('settings') $$), '^42501', 'guests ask for no names');
select * from finish();
rollback;
