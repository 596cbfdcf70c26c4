-- Live updates: who may listen to what, who may send, catching up after a lost connection.
begin;
select no_plan();
select tests.create_user('asha'), tests.create_user('bala'), tests.create_user('vikram', null, '{vendor}'),
  tests.create_user('vani', null, '{vendor}'), tests.create_user('ravi', null, '{delivery}'), tests.create_user('rahul', null, '{delivery}'),
  tests.create_user('admin', null, '{admin}'), tests.create_user('fran', null, '{franchise}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 500000);
update public.regions set franchise_owner_id = tests.user_id('fran') where slug = 'hyderabad';
select tests.add_courier('ravi');
select tests.order_item('dinner', 'asha', 'Dosa');
select tests.advance_to('dinner', 'confirmed', 'ravi');
select tests.reset();
select set_config('tests.order', 'order:' || tests.order_id('dinner'), true), set_config('tests.asha', 'user:' || tests.user_id('asha'), true),
  set_config('tests.vendor', 'vendor:' || tests.vendor_id_of('vendor-one'), true),
  set_config('tests.region', 'region:' || (select id from public.regions where slug = 'hyderabad'), true),
  set_config('tests.elsewhere', 'region:' || (select id from public.regions where slug = 'bidar'), true);

-- In which of the topics somebody may listen.
create function pg_temp.joins(handle text) returns text language plpgsql as $$
declare
  joined text;
begin
  perform tests.act_as(handle);
  select string_agg(name, ' ' order by name) into joined from unnest(array['order', 'asha', 'vendor', 'region', 'elsewhere']) as name
  where private.can_join(current_setting('tests.' || name));
  return joined;
end
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;
select is(pg_temp.joins('asha'), 'asha order', 'a customer joins their own topic and their own order');
select is(pg_temp.joins('bala'), null, 'another customer none of it');
select is(pg_temp.joins('vikram'), 'order vendor', 'a vendor its own topic and its orders');
select is(pg_temp.joins('vani'), null, 'another vendor none of it');
select is(pg_temp.joins('ravi'), 'order', 'the courier the order of the present job');
select is(pg_temp.joins('rahul'), null, 'another courier none of it');
select is(pg_temp.joins('fran'), 'order region', 'a franchise its region and the orders in it');
select is(pg_temp.joins('admin'), 'elsewhere order region vendor', 'an administrator everything but what is personal');
select tests.reset();
delete from public.user_roles where user_id = tests.user_id('vikram') and role = 'vendor';
select is(pg_temp.joins('vikram'), null, 'a user who loses the role joins nothing from then on');
select tests.reset();
insert into public.user_roles (user_id, role) values (tests.user_id('vikram'), 'vendor');
select tests.act_as('asha');
select results_eq($$ select private.can_join(topic) from unnest(array['', 'user', 'user:', 'user:x', 'order:' || gen_random_uuid(),
    current_setting('tests.asha') || ':more', 'other:' || tests.user_id('asha'), upper(current_setting('tests.asha')), null]) with ordinality as t (topic, n) order by n $$,
  $$ select false from generate_series(1, 9) $$, 'a topic that is not spelled right is nobody''s');
select ok(private.can_join('settings'), 'all signed-in users receive that a setting has changed (Spec §7 app_settings)');
select is(private.can_join('settings:more'), false, 'on that one topic');
select tests.act_as_anon();
select matches(tests.refusal($$ select private.can_join(current_setting('tests.order')) $$), '^42501', 'guests join nothing');

-- What the realtime server asks: the policies on its messages.
select tests.reset();
create function pg_temp.receives(handle text, topic text) returns integer language plpgsql as $$
begin
  perform tests.act_as(handle);
  perform set_config('realtime.topic', topic, true);
  return (select count(*) from realtime.messages as m where m.topic = receives.topic);
end
$$;
create function pg_temp.sends(handle text, topic text, extension text default 'broadcast') returns text language plpgsql as $$
begin
  perform tests.act_as(handle);
  perform set_config('realtime.topic', topic, true);
  return left(tests.refusal(format('insert into realtime.messages (topic, extension, event, payload) values (%L, %L, %L, %L)', topic, extension, 'courier_position', '{}')), 7);
end
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;
select ok(pg_temp.receives('asha', current_setting('tests.order')) > 0, 'the customer receives the news of the order');
select is(pg_temp.receives('bala', current_setting('tests.order')), 0, 'a stranger does not');
select is(pg_temp.sends('ravi', current_setting('tests.order')), '42501 n', 'the courier who carries an order sends nothing on its topic: no forged step of it reaches anybody (Decisions, Realtime)');
select is(pg_temp.sends('ravi', current_setting('tests.order'), 'presence'), '42501 n', 'nor tells that he is there');
select is(pg_temp.sends('ravi', current_setting('tests.asha')), '42501 n', 'nor sends to the customer');
select is(pg_temp.sends('rahul', current_setting('tests.order')), '42501 n', 'another courier does not');
select is(pg_temp.sends('asha', current_setting('tests.order')), '42501 n', 'nor the customer');
select is(pg_temp.sends('vikram', current_setting('tests.order')), '42501 n', 'nor the vendor');
select is(pg_temp.sends('admin', current_setting('tests.order')), '42501 n', 'nor an administrator');
select is(pg_temp.sends('asha', 'settings'), '42501 n', 'on the topic of settings nobody speaks');
select matches(tests.refusal($$ select realtime.send('{}', 'x', current_setting('tests.order'), true) $$), '^42501', 'past the policy nobody does');
select matches(tests.refusal($$ select private.publish(current_setting('tests.order'), 'x', '{}') $$), '^42501', 'nor past the log');
select matches(tests.refusal($$ select topic from private.topic_log $$), '^42501', 'which nobody reads');
select tests.act_as('ravi');
select lives_ok($$ select public.report_position(17.45, 78.39) $$, 'a courier''s position goes through the database (Decisions, Realtime)');
select tests.reset();
select results_eq($$ select event, payload ->> 'lat' from realtime.messages where topic = current_setting('tests.order') and event = 'courier_position' $$,
  $$ values ('courier_position', '17.45') $$, 'which sends it to the parties of the order');

-- Catching up.
select tests.act_as('asha');
select results_eq($$ select seq, event, payload from public.events_since(current_setting('tests.order'), 0) $$,
  $$ values (1::bigint, 'order_event', '{"seq": 1, "status": "pending"}'::jsonb), (2, 'order_event', '{"seq": 2, "status": "confirmed"}'), (2, 'delivery', '{"state": "assigned"}') $$,
  'an order tells its story from the beginning, and where its courier is with it');
select results_eq($$ select seq, event from public.events_since(current_setting('tests.order'), 1) $$,
  $$ values (2::bigint, 'order_event'), (2, 'delivery') $$, 'or from where one was');
select results_eq($$ select event, payload from public.events_since(current_setting('tests.order'), 2) $$,
  $$ values ('delivery', '{"state": "assigned"}'::jsonb) $$, 'the courier''s moves have no numbers, so the present state is sent to everyone who reconnects');
select is(tests.refusal($$ select public.events_since(current_setting('tests.vendor'), 0) $$), 'PT403 topic_forbidden', 'events of a topic that one may not join are refused');
select is(tests.refusal($$ select public.events_since('nonsense', 0) $$), 'PT403 topic_forbidden', 'nor what does not exist');
select is(tests.refusal($$ select public.events_since(null, 0) $$), 'PT403 topic_forbidden', 'nor nothing');
select tests.act_as('bala');
select is(tests.refusal($$ select public.events_since(current_setting('tests.order'), 0) $$), 'PT403 topic_forbidden', 'a stranger does not catch up');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.events_since(current_setting('tests.order'), 0) $$), '^42501', 'nor a guest');
select tests.reset();
delete from private.topic_log;
insert into private.topic_log (xid, topic, event, payload) values ('1', current_setting('tests.asha'), 'cart', '{}'), ('1', current_setting('tests.asha'), 'wallet', '{"n": 1}'),
  ('1', current_setting('tests.vendor'), 'menu', '{}');
insert into private.topic_log (topic, event, payload) values (current_setting('tests.asha'), 'order', '{}');
select tests.act_as('asha');
select results_eq($$ select event from public.events_since(current_setting('tests.asha'), 0) $$, $$ values ('cart'), ('wallet') $$,
  'of other topics what has been committed for sure, in order; the rest comes with the next call');
select results_eq($$ select event, payload ->> 'n' from public.events_since(current_setting('tests.asha'),
    (select min(seq) from public.events_since(current_setting('tests.asha'), 0))) $$, $$ values ('wallet', '1') $$, 'from where one was');
select ok((select bool_and((payload ->> 'topic_seq')::bigint = seq) from public.events_since(current_setting('tests.asha'), 0)), 'with its number inside, as it was broadcast');
select * from finish();
rollback;
