-- Effects: what happens when an order reaches a status happens once, or the order stays where it was
-- (docs/decisions/0041, law 5).
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000004', '{vendor}'),
  tests.create_user('ravi', '+919000000011', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'),
  tests.fund_wallet('asha', 1000000), tests.add_courier('ravi');
select tests.reset();

create table tests.ran (order_id uuid, became public.order_status, was public.order_status);
create function tests.note_effect(o public.enhanced_orders, was public.order_status) returns void language sql as $$
  insert into tests.ran values (o.id, o.status, was)
$$;
create function tests.raise_effect(o public.enhanced_orders, was public.order_status) returns void
  language plpgsql as $$
begin
  raise exception 'this effect raises';
end
$$;
insert into private.order_effects (kind, to_status, position, effect)
select 'delivery', step, 5, 'tests.note_effect'
  from unnest('{confirmed,preparing,ready,out_for_delivery,delivered,cancelled}'::public.order_status[]) as step;

-- What an order is, with everything that a transition writes.
create function pg_temp.all_of(name text) returns text language sql security definer as $$
  select md5(concat(o::text, (select string_agg(e::text, '' order by e.seq) from public.order_events as e
    where e.order_id = o.id),
    (select string_agg(d::text, '') from public.jobs as d where d.order_id = o.id),
    (select string_agg(t::text, '' order by t.id) from private.order_timers as t where t.order_id = o.id),
    (select string_agg(t::text, '' order by t.id) from private.ledger_transactions as t where t.order_id = o.id),
    (select count(*) from public.system_notifications), (select count(*) from private.topic_log),
      (select count(*) from tests.ran)))
  from public.enhanced_orders as o where o.id = tests.order_id(name)
$$;
grant execute on all functions in schema pg_temp to authenticated;

select tests.order_item('dinner', 'asha', 'Dosa');
select tests.advance_to('dinner', 'delivered', 'ravi');
select tests.reset();
select results_eq($$ select was::text, became::text from tests.ran $$,
  $$ values ('pending', 'confirmed'), ('confirmed', 'preparing'), ('preparing', 'ready'), ('ready', 'out_for_delivery'),
   ('out_for_delivery', 'delivered')$$,
  'every effect of a dinner runs, in order');
select tests.act_as('ravi');
select public.advance_order(tests.order_id('dinner'), 'delivered', tests.code_of('dinner', 'drop'));
select tests.reset();
select is((select count(*) from tests.ran), 5::bigint, 'a step that is repeated runs no effect again');

select tests.order_item('lunch', 'asha', 'Dosa');
select tests.act_as('vikram');
select public.advance_order(tests.order_id('lunch'), 'confirmed');
select tests.reset();
insert into private.order_effects (kind, to_status, position, effect)
  values ('delivery', 'preparing', 99, 'tests.raise_effect'),
  ('delivery', 'cancelled', 99, 'tests.raise_effect');
select set_config('tests.before', pg_temp.all_of('lunch'), true);
select tests.act_as('vikram');
select matches(tests.refusal(format($$ select public.advance_order(%L, 'preparing') $$, tests.order_id('lunch'))),
  'P0001 this effect raises', 'an effect raises at the end of a step');
select tests.reset();
select is(pg_temp.all_of('lunch'), current_setting('tests.before'), 'and nothing of the step is left');
select tests.act_as('asha');
select matches(tests.refusal(format($$ select public.cancel_order(%L, 'changed_mind') $$, tests.order_id('lunch'))),
  'P0001 this effect raises', 'one raises after a cancellation has returned the money');
select tests.reset();
select is(pg_temp.all_of('lunch'), current_setting('tests.before'),
  'and the money, the stock and the courier are where they were');
select is((select count(*) from private.ledger_imbalance()), 0::bigint, 'with the books balanced');
select * from finish();
rollback;
