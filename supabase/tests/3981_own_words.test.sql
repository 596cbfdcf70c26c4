-- The wallet says what a refund was for, and home offers parcels again as well.
begin;
select no_plan();
select is(private.movement_kind(kind, key), called, kind || ' ' || key || ' is called ' || called)
from (values ('order_refunded', 'claim:1', 'missed_delivery'),
  ('order_refunded', 'bottles:1:2026-11-22:1', 'bottles_returned'),
  ('order_refunded', 'picking:1', 'not_picked'), ('order_refunded', 'return:1', 'returned'),
    ('order_refunded', 'help:1', 'help'),
  ('order_refunded', 'cancel:1', 'order_refunded'), ('order_paid', 'claim:1', 'order_paid'),
    ('adjustment', 'forfeit:1', 'adjustment')) as t (kind, key, called);

select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('ravi', '+919000000004', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.add_courier('ravi');
select tests.fund_wallet('asha', 500000);
select tests.act_as('asha');
select tests.order_item('first', 'asha', 'Dosa');
select tests.advance_to('first', 'delivered', 'ravi');
select tests.reset();
update public.enhanced_orders set kind = 'shipment', trade = 'shopping';
select private.post('order_refunded', tests.order_id('first'), 'claim:test',
  array[(tests.user_id('asha'), 'customer_wallet', 500)::private.movement,
  (null, 'platform_revenue', -500)::private.movement]);
select tests.act_as('asha');
select is(jsonb_array_length(public.home_page() -> 'mine' -> 'recent'), 1, 'a parcel can be ordered again from home');
select is((select w.kind from public.wallet_statement() as w limit 1), 'missed_delivery',
  'the wallet says what was refunded');
select is((select a ->> 'event' from public.my_activity('{payment}') as a limit 1), 'missed_delivery',
  'so does the timeline');
select tests.reset();
update public.enhanced_orders set kind = 'subscription', trade = 'subscription';
select tests.act_as('asha');
select is(jsonb_array_length(public.home_page() -> 'mine' -> 'recent'), 0, 'a subscription goes on by itself');
select matches(tests.refusal($$ select private.movement_kind('x', 'y') $$), '^42501', 'private to the server');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.wallet_statement() $$), '^42501', 'guests have no wallet');
select * from finish();
rollback;
