-- Parties of an order: who takes part, in which role, and until when (docs/decisions/0041).
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000004', '{vendor}'), tests.create_user('vani', '+919000000005', '{vendor}'),
  tests.create_user('ravi', '+919000000011', '{delivery}'), tests.create_user('rahul', '+919000000012', '{delivery}'),
  tests.create_user('admin', '+919000000013', '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'),
  tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 1000000), tests.add_courier('ravi');

select tests.reset();

create function pg_temp.roles(handle text, name text) returns text language plpgsql as $$
begin
  perform tests.act_as(handle);
  perform set_config('tests.roles', array_to_string(pg_temp.parts(name), ','), true);
  perform tests.reset();
  return current_setting('tests.roles');
end
$$;
create function pg_temp.parts(name text) returns text[] language sql
  security definer as $$ select private.party_roles(tests.order_id(name)) $$;
create function pg_temp.hears(handle text, name text) returns boolean language plpgsql as $$
declare
  topic text := private.current_topic('order:' || tests.order_id(name));
  heard boolean;
begin
  perform tests.act_as(handle);
  heard := private.can_join(topic);
  perform tests.reset();
  return heard;
end
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

select tests.order_item('dinner', 'asha', 'Dosa');
select is(pg_temp.roles('asha', 'dinner'), 'user', 'who placed an order is its customer');
select is(pg_temp.roles('vikram', 'dinner'), 'vendor', 'the vendor''s people are its vendor');
select is(pg_temp.roles('admin', 'dinner'), 'admin', 'an administrator takes part in every order');
select is(pg_temp.roles(handle, 'dinner'), '', handle || ' has no part in it')
from unnest(array['bala', 'vani', 'ravi', 'rahul']) as handle;
select tests.act_as('admin');
select is(tests.refusal($$ select public.cancel_order('00000000-0000-0000-0000-000000000001', 'other') $$),
  'PT404 order_not_found', 'an administrator has no part in an order that does not exist');
select tests.act_as_anon();
select is(pg_temp.parts('dinner'), '{}', 'nor has a visitor');
select tests.act_as('asha');
select matches(tests.refusal($$ select * from private.order_parties $$), '^42501', 'nobody reads the list of parties');
select matches(tests.refusal($$ select private.add_party(gen_random_uuid(), 'vendor', auth.uid()) $$), '^42501',
  'nor joins by themselves');
select tests.reset();

select tests.advance_to('dinner', 'preparing', 'ravi');
select is(pg_temp.roles('ravi', 'dinner'), 'courier', 'who took the job is its courier');
select ok(pg_temp.hears('ravi', 'dinner'), 'and hears it');
delete from public.user_roles where user_id = tests.user_id('ravi') and role = 'delivery';
select is(pg_temp.roles('ravi', 'dinner'), '', 'without the courier role the account has no part any more');
select ok(not pg_temp.hears('ravi', 'dinner'), 'and hears nothing more of it');
select is((select generation from private.topic_generations where topic = 'order:' || tests.order_id('dinner')), 2,
  'nor over a connection that is open');
insert into public.user_roles (user_id, role) values (tests.user_id('ravi'), 'delivery');

select tests.act_as('ravi');
select public.release_job(tests.order_id('dinner'), 'flat tyre');
select tests.reset();
select is(pg_temp.roles('ravi', 'dinner'), '', 'who gives the job back has no part in it');
select ok(not pg_temp.hears('ravi', 'dinner'), 'and hears nothing more');
select is((select generation from private.topic_generations where topic = 'order:' || tests.order_id('dinner')), 3,
  'because the topic has another name');

select tests.add_courier('rahul');
select tests.reset();
update private.order_timers set due_at = now() - interval '1 second' where action in ('next_wave', 'retry_dispatch')
  and done_at is null;
select private.sweep_timers();
select tests.act_as('rahul');
select public.respond_to_offer(tests.offer_for('rahul', 'dinner'), true);
select tests.act_as('vikram');
select public.advance_order(tests.order_id('dinner'), 'ready');
select tests.act_as('rahul');
select public.advance_order(tests.order_id('dinner'), 'out_for_delivery', tests.code_of('dinner', 'pickup'));
select public.advance_order(tests.order_id('dinner'), 'delivered', tests.code_of('dinner', 'drop'));
select tests.reset();
select is(pg_temp.roles('rahul', 'dinner'), 'courier', 'after the delivery the courier can be reached for a while');
select ok((select private.contact_open(o) from public.enhanced_orders as o), 'as long as contact is open');
select tests.act_as('rahul');
select is_empty($$ select order_id from public.my_jobs() $$, 'but sees neither address nor phone any more');
select tests.reset();
update private.order_parties set until_at = now() - interval '1 second' where until_at is not null;
update private.order_timers set due_at = now() - interval '1 second' where action = 'contact_ends';
select private.sweep_timers();
update public.enhanced_orders set status_since = now() - interval '31 minutes';
select ok(not (select private.contact_open(o) from public.enhanced_orders as o),
  'contact ends 30 minutes after the order');
select is(pg_temp.roles('rahul', 'dinner'), '', 'and with it the courier''s part');
select ok(not pg_temp.hears('rahul', 'dinner'), 'who hears nothing more');
select ok(pg_temp.hears('asha', 'dinner'), 'while the customer still follows the order');
select is((select generation from private.topic_generations where topic = 'order:' || tests.order_id('dinner')), 4,
  'under a new name');

-- Rows that a kind inserts name what exists.
select is_empty($$ select action from private.timer_actions
  where to_regprocedure(run || '(uuid, private.order_timers)') is null $$,
  'every timer action names a function');
select is_empty($$ select distinct role from private.order_notices except select role
  from private.party_kinds $$, 'every notice is for a known role');
select
  is_empty(
  $$ select distinct unnest(roles) from public.order_transition_rules except select role from private.party_kinds
  except select 'system' $$, 'every transition is for a known role');
select throws_ok($$ insert into private.order_timers (order_id, action, due_at) select id, 'sing', now()
  from public.enhanced_orders $$, '23503', null,
  'a timer that nobody knows is refused');
select * from finish();
rollback;
