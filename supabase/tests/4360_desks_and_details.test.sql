-- Where a vendor works on an order, and what only its trade knows about it, by who looks; also a trade of this file.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000004', '{vendor}'), tests.create_user('vani', '+919000000005', '{vendor}'),
  tests.create_user('ravi', '+919000000011', '{delivery}'), tests.create_user('suri', '+919000000012', '{delivery}'),
  tests.create_user('meera', null, '{user,admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'),
  tests.add_item('vendor-one', 'Dosa', 10000), tests.add_address('asha'), tests.fund_wallet('asha', 10000000),
  tests.add_courier('ravi');
select tests.reset();
delete from public.coupons;

-- Lanterns are sold in this file only: everybody is told something else.
create function tests.lantern_detail(o public.enhanced_orders, viewer text) returns jsonb language sql stable as $$
  select case when viewer <> 'admin' then jsonb_build_object('told', viewer, 'of', o.order_number) end
$$;
create function tests.is_lit(o public.enhanced_orders) returns boolean language sql stable as $$ select true $$;
insert into private.trades (trade, place, desk, detail, performer_role)
values ('lantern', 'private.place_goods', 'board', 'tests.lantern_detail', 'courier');
insert into private.trade_kinds (trade, kind, carried, desk)
  values ('lantern', 'delivery', true, 'parcels'), ('lantern', 'pickup', false, null);

select tests.order_item('dinner', 'asha', 'Dosa', 1, 'wallet', '{"no_cutlery": true}'),
  tests.order_item('lantern', 'asha', 'Dosa');
select tests.reset();
update public.enhanced_orders set trade = 'lantern' where id = tests.order_id('lantern');

-- The customer, and whoever looks into an order for them
select tests.act_as('asha');
select is(public.order_tracking(tests.order_id('dinner')) -> 'detail', '{"no_cutlery": true, "proposals": []}',
  'the customer reads what was asked of the food');
select is(public.order_tracking(tests.order_id('dinner')) #>> '{order,trade}', 'food', 'and what it is');
select ok(not public.order_tracking(tests.order_id('dinner')) -> 'order' ? 'no_cutlery',
  'which no common part of the answer says');
select is(public.order_tracking(tests.order_id('lantern')) #>> '{detail,told}', 'customer',
  'a trade that is new tells what it knows in the same answer');
select is((select o ->> 'trade' from jsonb_array_elements(public.my_active_orders()) as o
  where o ->> 'id' = tests.order_id('lantern')::text), 'lantern', 'lists name the trade');
select tests.act_as('meera');
select is(public.order_tracking(tests.order_id('lantern')) -> 'detail', 'null',
  'an administrator is not taken for them');
select is(public.admin_order(tests.order_id('lantern')) -> 'detail', 'null', 'nor at the desk');
select is(public.admin_order(tests.order_id('dinner')) #>> '{detail,no_cutlery}', 'true', 'where food says its own');
select tests.act_as('asha');
select results_eq($$ select trade from public.enhanced_orders order by trade $$, $$ values ('food'), ('lantern') $$,
  'customers read of which trade their orders are');
select tests.act_as('bala');
select is(tests.refusal(format('select public.order_tracking(%L)', tests.order_id(name))), 'PT404 order_not_found',
  'a stranger sees nothing of it') from unnest(array['dinner', 'lantern']) as name;
select is(tests.refusal(format('select public.admin_order(%L)', tests.order_id('dinner'))), 'PT403 role_required',
  'by no way');
select matches(tests.refusal($$ select private.detail_of(o, 'customer') from public.enhanced_orders as o $$), '^42501',
  'and does not say who they are');
select matches(tests.refusal($$ select detail from private.trades $$), '^42501', 'or read what does what');
select tests.act_as_anon();
select matches(tests.refusal(format('select public.order_tracking(%L)', tests.order_id('dinner'))), '^42501',
  'nor does a guest');
select matches(tests.refusal($$ select desk from private.trade_kinds $$), '^42501', 'who reads no desks');
select matches(tests.refusal($$ select desk from private.desks $$), '^42501', 'of any sort');

-- The vendor
select tests.act_as('vikram');
select results_eq($$ select trade, desk, detail from public.vendor_orders(tests.vendor_id_of('vendor-one'))
    order by trade $$,
  format($$ values ('food', 'board', '{"no_cutlery": true}'::jsonb),
    ('lantern', 'parcels', jsonb_build_object('told', 'vendor', 'of', %L)) $$,
    (select order_number from public.vendor_orders(tests.vendor_id_of('vendor-one')) where trade = 'lantern')),
  'a vendor is told where to work on an order and what its trade knows, and not what the customer is asked');
select is((select desk from public.my_vendors()), 'board', 'and where the work begins');
select tests.act_as('vani');
select is(tests.refusal($$ select * from public.vendor_orders(tests.vendor_id_of('vendor-one')) $$),
  'PT403 not_your_vendor', 'another vendor is told nothing');
select tests.reset();
select is((private.event_detail('vendor:' || tests.vendor_id_of('vendor-one'), 'order',
  jsonb_build_object('order_id', tests.order_id('lantern'))) #>> '{order,detail,told}'), 'vendor',
  'an event on the vendor''s topic tells a vendor''s part');
select is(private.event_detail('vendor:' || tests.vendor_id_of('vendor-two'), 'order',
  jsonb_build_object('order_id', tests.order_id('lantern'))) -> 'order', 'null', 'and on another''s nothing');
update private.trade_kinds set desk = 'round' where trade = 'lantern' and kind = 'delivery';
select tests.act_as('vikram');
select results_eq($$ select trade from public.vendor_orders(tests.vendor_id_of('vendor-one')) $$,
  $$ values ('food') $$, 'what a round brings has a list of its own');
select tests.reset();
update private.trade_kinds set desk = null where trade = 'lantern';
select is((select count(*) from private.vendor_order_lines), 1::bigint, 'and without a desk no vendor acts');

-- Who carries it
select tests.act_as('vikram');
select public.advance_order(tests.order_id('lantern'), 'confirmed', null, 20);
select tests.reset();
select tests.act_as('ravi');
select public.respond_to_offer(tests.offer_for('ravi', 'lantern'), true);
select is((select detail ->> 'told' from public.my_jobs()), 'courier', 'a courier is told a courier''s part');
select is((select trade from public.my_jobs()), 'lantern', 'of what it is');
select is(tests.refusal(format('select public.order_tracking(%L)', tests.order_id('lantern'))),
  'PT404 order_not_found', 'and not the customer''s');
select tests.act_as('suri');
select is_empty('select detail from public.my_jobs()', 'another courier is told nothing');
select tests.act_as('asha');
select is(tests.refusal('select detail from public.my_jobs()'), 'PT403 role_required', 'nor a customer');

-- What each trade keeps from whom
select tests.reset();
select is(private.detail_of(o, viewer), null, format('a %s of %s is told nothing', viewer, o.trade))
from (values ('shopping', 'vendor'), ('shopping', 'courier'), ('shopping', 'stranger'), ('grocery', 'vendor'),
  ('grocery', 'stranger'), ('food', 'courier'), ('food', 'stranger'), ('recharge', 'admin'), ('recharge', 'vendor'),
  ('bill', 'admin'), ('bill', 'courier'), ('subscription', 'customer')) as asked (trade, viewer)
cross join lateral (select (jsonb_populate_record(e, jsonb_build_object('trade', asked.trade))).* from
  public.enhanced_orders as e where e.id = tests.order_id('dinner')) as o;

-- Talking goes on while the trade has something to settle
update public.enhanced_orders set status = 'delivered', status_since = now() - interval '30 days'
where id in (tests.order_id('dinner'), tests.order_id('lantern'));
select is(private.contact_open(o), false, 'a month after an order nobody talks of it')
from public.enhanced_orders as o where o.id = tests.order_id('lantern');
update private.trades set keeps_contact = 'tests.is_lit' where trade = 'lantern';
select results_eq($$ select o.trade, private.contact_open(o) from public.enhanced_orders as o order by o.trade $$,
  $$ values ('food', false), ('lantern', true) $$, 'unless its trade has something to settle');
select is((select jsonb_agg(r ->> 'trade')
  from jsonb_array_elements(private.own_orders(tests.user_id('asha')) -> 'recent') as r), '["food"]',
  'what is not sold from a cart is not ordered again');
select * from finish();
rollback;
