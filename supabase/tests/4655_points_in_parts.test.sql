-- Points as a part of a payment: alone, before the wallet, the gateway and cash; held while an order waits, given back
-- with their ends, and earning nothing themselves (docs/decisions/0119).
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('vani', '+919000000004', '{vendor}'),
  tests.create_user('admin', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'),
  tests.add_address('asha'), tests.add_address('bala');
select tests.add_item('vendor-one', 'Feast', 40000), tests.add_item('vendor-two', 'Sweets', 30000);
select tests.reset();
update public.app_settings set setting_value = 'true' where setting_key = 'gateway_enabled';

create function tests.gets_points(handle text, many integer, ends interval default '90 days') returns void
language sql as $$
  insert into private.points (user_id, kind, points, expires_at, at)
  values (tests.user_id(handle), 'earned', many, now() + ends, now() - interval '1 day')
$$;
create function tests.points_of(handle text) returns bigint language sql as $$
  select coalesce(sum(l.points), 0) from private.points_left(tests.user_id(handle)) as l
$$;
create function tests.parts(name text) returns text language sql as $$
  select string_agg(concat_ws(' ', p.method, p.amount_paise, p.status, nullif(p.refunded_paise, 0)), ', '
    order by p.position) from public.payments as p where p.order_id = tests.order_id(name)
$$;
-- Buys by a way, and with what the quote says that points pay, or another sum.
create function tests.pays(name text, handle text, items text[], method text, points bigint default null,
  wallet_first boolean default false, change integer default null) returns jsonb
language plpgsql as $$
declare
  one text;
  quote jsonb;
  placed jsonb;
begin
  perform tests.act_as(handle);
  foreach one in array items loop perform public.add_to_cart(tests.item_id(one)::text, '{}', 1); end loop;
  quote := tests.quote(handle);
  placed := public.place_order((quote ->> 'quote_id')::uuid, 'points:' || gen_random_uuid(),
    method::public.payment_method, change, wallet_first,
    coalesce(points, (quote -> 'points' ->> 'paise')::bigint, 0)::integer);
  perform tests.name_order(name || coalesce(nullif('-' || n, '-1'), ''), (o ->> 'id')::uuid)
  from jsonb_array_elements(placed -> 'orders') with ordinality as e (o, n);
  if placed ? 'checkout_id' then
    insert into tests.online values (name, (placed ->> 'checkout_id')::uuid,
      (quote -> 'totals' ->> 'total_paise')::bigint);
  end if;
  perform tests.reset();
  return placed || jsonb_build_object('quoted', quote);
end
$$;

-- What a quote says -------------------------------------------------------------------------------------------------
select is(private.points_parts(jsonb_build_object('orders', c.orders), tests.user_id('asha')), c.parts, c.means)
from (values ('[{"total_paise": 40000}]'::jsonb, '{0}'::bigint[], 'nobody pays with what they do not have')) as
  c (orders, parts, means);
select tests.gets_points('asha', 1000);
select is(private.points_parts(c.built, tests.user_id('asha')), c.parts, c.means)
from (values
  ('{"orders": [{"total_paise": 40000}]}'::jsonb, '{25000}'::bigint[], 'a thousand points are ₹250'),
  ('{"orders": [{"total_paise": 25000}]}', '{25000}', 'all of an order'),
  ('{"orders": [{"total_paise": 24990}]}', '{24990}', 'the last point counts whole'),
  ('{"orders": [{"total_paise": 25001}]}', '{24900}', 'else a rupee is left for another way'),
  ('{"orders": [{"total_paise": 20010}, {"total_paise": 30000}]}', '{19900,5100}',
    'one order after the other, and something left of each'),
  ('{"orders": [{"total_paise": 20010}, {"total_paise": 4975}]}', '{20010,4975}', 'nothing where all are paid'),
  ('{"orders": [{"total_paise": 20010}, {"total_paise": 4976}]}', '{19900,4875}', 'by a point too few'),
  ('{"orders": [{"total_paise": 60}, {"total_paise": 0}]}', '{60,0}', 'of little, and of nothing'),
  ('{"orders": [{"total_paise": 40000, "payments": [{}]}]}', '{0}', 'not where a trade names the parts'),
  ('{"orders": [{"total_paise": 40000}], "coupon": {"method": "gateway"}}', '{0}', 'nor with a coupon for one way'),
  ('{"orders": []}', '{}', 'nor of nothing at all')) as c (built, parts, means);
select is(private.wallet_parts('[{"total_paise": 20000}, {"total_paise": 30000}]', 10000, '{20000,4975}'),
  '{0,10000}'::bigint[], 'the wallet pays after the points');
select is(private.wallet_parts('[{"total_paise": 20000}, {"total_paise": 30000}]', 25025, '{20000,4975}'),
  '{0,25025}'::bigint[], 'and may cover the rest');
select is(private.wallet_parts('[{"total_paise": 20000}]', 90000), '{20000}'::bigint[], 'as before without points');

-- Points alone --------------------------------------------------------------------------------------------------------
select tests.gets_points('asha', 2000, '30 days');
create temp table said as select tests.pays('alone', 'asha', '{Feast}', 'wallet') as answer;
grant select on said to public;
select is(s.answer -> 'quoted' -> 'points' ->> 'paise', s.answer -> 'quoted' -> 'totals' ->> 'total_paise',
  'enough for all of it') from said as s;
select is(s.answer -> 'quoted' -> 'points' -> 'wallet_part_paise', '0'::jsonb, 'with nothing left for the wallet')
from said as s;
select is(s.answer -> 'awaits_payment', 'false'::jsonb, 'nothing is waited for') from said as s;
select is(tests.parts('alone'), 'points ' || tests.costs('alone') || ' captured', 'one part, paid');
select is(tests.stands('alone'), 'pending points paid 0', 'which is how the order is paid');
select is(tests.points_of('asha'), 3000 - ceil(tests.costs('alone') / 25.0)::bigint, 'so many are gone');
select is((select sum(-p.points) from private.points as p join private.points as l on l.id = p.lot_id
  where p.kind = 'spent' and l.expires_at < now() + interval '60 days'),
  ceil(tests.costs('alone') / 25.0)::bigint, 'of those that end first');
select is(tests.books('points_expense'), -tests.costs('alone'), 'the platform bears them');
select is(tests.books('order_escrow'), tests.costs('alone'), 'and holds them for whoever sells');
select tests.act_as('asha');
select public.cancel_order(tests.order_id('alone'), 'changed_mind');
select tests.reset();
select is(tests.stands('alone'), format('cancelled points refunded %s', tests.costs('alone')), 'cancelled');
select is(tests.points_of('asha'), 3000::bigint, 'all of them are back');
select is(tests.wallet_of('asha'), 0::bigint, 'as points, not as money');
select is(tests.books('points_expense'), 0::bigint, 'and cost nothing');
select is(tests.heard('asha', 'points_returned'), 1::bigint, 'their owner is told');
select is((select r.destination from public.refunds as r where r.order_id = tests.order_id('alone')), 'points',
  'also by the refund');
select is((select array_agg(distinct l.points order by l.points)::text from private.points_left(tests.user_id('asha'))
  as l), '{1000,2000}', 'in the lots that they came from');

-- Before the wallet, cash and the gateway -----------------------------------------------------------------------------
insert into private.points (user_id, kind, points, lot_id)
select l.user_id, 'turned', -(2800), l.id from private.points as l
where l.user_id = tests.user_id('asha') and l.points = 2000 and l.kind = 'earned';
select is(tests.points_of('asha'), 200::bigint, '₹50 in points');
select tests.fund_wallet('asha', 20000);
select is(tests.refusal($$ select tests.pays('short', 'asha', '{Feast}', 'wallet') $$), 'PT409 wallet_too_low',
  'what the wallet does not cover beside them is refused');
select is(tests.points_of('asha'), 200::bigint, 'and takes none');
select tests.fund_wallet('asha', 60000);
select tests.pays('wallet', 'asha', '{Feast}', 'wallet');
select is(tests.parts('wallet'), format('points 5000 captured, wallet %s captured', tests.costs('wallet') - 5000),
  'points and wallet');
select is(tests.stands('wallet'), 'pending wallet paid 0', 'paid by the wallet, says the order');
select tests.act_as('admin');
select public.refund_order(tests.order_id('wallet'), (select jsonb_agg(jsonb_build_object('position', c.position,
  'amount_paise', 10000)) from public.order_charges as c where c.order_id = tests.order_id('wallet')
  and c.code = 'items' and c.phase = 'quoted'), 'item_bad', 'Seen on a photo', 'points-part-refund');
select tests.reset();
select is(tests.points_of('asha'), 0::bigint, 'what goes back first is money');
select tests.act_as('asha');
select public.cancel_order(tests.order_id('wallet'), 'changed_mind');
select tests.reset();
select is(tests.points_of('asha'), 200::bigint, 'the points come last');
select is(tests.wallet_of('asha'), 80000::bigint, 'and the wallet has its own again');

select tests.pays('cash', 'asha', '{Feast}', 'cash', change => 50000);
select is((select p.amount_paise % 100 from public.payments as p where p.order_id = tests.order_id('cash')
  and p.method = 'cash'), 0, 'the rest in cash is whole rupees');
select is((select o.total_paise - 5000 from public.enhanced_orders as o where o.id = tests.order_id('cash')),
  private.cash_due(tests.order_id('cash'))::integer, 'and only the rest is to be collected');
select is(tests.stands('cash'), 'pending cash due 0', 'an order for cash');
select is(tests.points_of('asha'), 0::bigint, 'its points are held');
create temp table in_cash as select private.cash_due(tests.order_id('cash'))::integer as paise;
grant select on in_cash to public;
select tests.act_as('vikram');
select is((select v.collect_cash_paise from public.vendor_orders(tests.vendor_id_of('vendor-one')) as v
  where v.order_id = tests.order_id('cash')), (select c.paise from in_cash as c),
  'the shop is told what is to be collected');
select tests.act_as('asha');
select is((select jsonb_agg(p -> 'method') from jsonb_array_elements(
  public.order_tracking(tests.order_id('cash')) -> 'order' -> 'payments') as p), '["points", "cash"]'::jsonb,
  'the customer by what it is paid');
select is(public.preview_cancellation(tests.order_id('cash')) -> 'points_paise', '5000'::jsonb,
  'and what comes back as points');
select public.cancel_order(tests.order_id('cash'), 'changed_mind');
select tests.reset();
select is(tests.points_of('asha'), 200::bigint, 'and back');

select tests.fund_wallet('asha', 200000);
select tests.pays('all-three', 'asha', '{Feast,Sweets}', 'gateway', wallet_first => true);
select is(tests.parts('all-three'), format('points 5000 captured, wallet %s captured',
  (select o.total_paise - 5000 from public.enhanced_orders as o where o.id = tests.order_id('all-three'))),
  'where the wallet covers the rest, the gateway is not asked');
select is(tests.stands('all-three-2'), 'pending wallet paid 0', 'nor for the other order of the checkout');
select tests.act_as('asha');
select public.cancel_order(tests.order_id('all-three'), 'changed_mind'),
  public.cancel_order(tests.order_id('all-three-2'), 'changed_mind');
select tests.reset();

-- Points that cover the first of two orders: both wait for the gateway, and neither keeps what both together bring.
savepoint covers_one;
select tests.gets_points('asha', 1800);
select tests.pays('both', 'asha', '{Feast,Sweets}', 'gateway');
select is(split_part(tests.stands('both'), ' ', 1) || ' ' || split_part(tests.stands('both-2'), ' ', 1),
  'awaiting_payment awaiting_payment', 'none of a checkout is placed before all are paid');
rollback to covers_one;

-- A few points on an order do not keep what the others lose when it is cancelled.
insert into public.coupons (code, kind, value, minimum_paise, title, valid_to)
values ('BOTH', 'flat', 5000, 60000, 'Both', now() + interval '1 day');
select tests.act_as('asha');
select public.clear_cart(), public.add_to_cart(tests.item_id('Feast')::text, '{}', 1),
  public.add_to_cart(tests.item_id('Sweets')::text, '{}', 1);
create temp table both_placed as select public.place_order((q.quote ->> 'quote_id')::uuid, 'points-and-coupon', 'cash',
  null, false, (q.quote -> 'points' ->> 'paise')::integer) as placed
from (select tests.quote('asha', '{"coupon_code": "BOTH"}') as quote) as q;
select tests.name_order('kept-' || n, (o ->> 'id')::uuid)
from both_placed as b, jsonb_array_elements(b.placed -> 'orders') with ordinality as e (o, n);
select tests.reset();
select is(tests.parts('kept-1') ~ '^points 5000 captured, cash', true, 'points and cash, with a coupon for both');
select tests.act_as('asha');
select ok((public.preview_cancellation(tests.order_id('kept-1')) ->> 'coupon_paise')::integer > 0,
  'cancelling it costs the other order its discount');
select public.cancel_order(tests.order_id('kept-1'), 'changed_mind');
select tests.reset();
select is((select o.discount_paise from public.enhanced_orders as o where o.id = tests.order_id('kept-2')), 0,
  'which is gone');
select tests.act_as('asha');
select public.cancel_order(tests.order_id('kept-2'), 'changed_mind');
select tests.reset();
select is(tests.points_of('asha'), 200::bigint, 'and the points are back');

-- Points, wallet and gateway, and the end of a payment ---------------------------------------------------------------
select tests.gets_points('bala', 100, '10 days');
select tests.fund_wallet('bala', 10000);
select tests.pays('three', 'bala', '{Feast}', 'gateway', wallet_first => true);
select is(tests.parts('three'), format('points 2500 captured, wallet 10000 captured, gateway %s created',
  tests.costs('three') - 12500), 'points, wallet and gateway');
select is(tests.stands('three'), 'awaiting_payment gateway due 0', 'wait for the gateway');
select is((tests.starts('three', 'order_p1') ->> 'amount_paise')::bigint, tests.costs('three') - 12500,
  'which is asked for the rest');
select tests.act_as('bala');
select is(public.payment_state(tests.checkout('three')) - array['orders', 'tries', 'pay_by', 'server_now'],
  jsonb_build_object('state', 'waiting', 'due_paise', tests.costs('three') - 12500, 'paid_paise', 12500,
    'wallet_paise', 10000, 'points_paise', 2500, 'refund_paise', 0), 'what is paid by what');
select is(public.my_wallet() -> 'holds' -> 0 ->> 'amount_paise', '10000', 'the wallet holds its own part alone');
select is(public.my_points() -> 'points', '0'::jsonb, 'the points are held');
select public.leave_payment(tests.checkout('three'));
select tests.reset();
select is(tests.points_of('bala') || ' ' || tests.wallet_of('bala'), '100 10000', 'given up, everything is back');
delete from public.unified_cart_items where user_id = tests.user_id('bala');
select tests.pays('paid', 'bala', '{Feast}', 'gateway');
select tests.starts('paid', 'order_p2');
select is(tests.reports('pay_p2', 'order_p2', tests.costs('paid') - 2500), 'captured', 'the rest is paid');
select is(tests.stands('paid'), 'pending gateway paid 0', 'and placed');
select tests.act_as('bala');
select public.cancel_order(tests.order_id('paid'), 'changed_mind');
select tests.reset();
select results_eq($$ select r.destination, r.amount_paise::bigint from public.refunds as r
  where r.order_id = tests.order_id('paid') order by 1 $$, $$ values ('points', 2500::bigint),
  ('source', tests.costs('paid') - 2500) $$, 'each part goes back the way it came');
select is((select n.message from public.system_notifications as n where n.user_id = tests.user_id('bala')
  and n.template = 'order_cancelled_source' order by n.created_at desc limit 1) ~ private.rupees(tests.costs('paid')
  - 2500), true, 'and the notice of the money names the money');

-- Bad input: more, less, nothing, and what was said before ------------------------------------------------------------
select is(tests.pays('more', 'bala', '{Feast}', 'gateway', points => 5000) ->> 'outcome', 'price_changed',
  'more than there is');
delete from public.unified_cart_items where user_id = tests.user_id('bala');
select is(tests.pays('less', 'bala', '{Feast}', 'gateway', points => 100) ->> 'outcome', 'price_changed',
  'less than was offered');
delete from public.unified_cart_items where user_id = tests.user_id('bala');
select is(tests.pays('minus', 'bala', '{Feast}', 'gateway', points => -2500) ->> 'outcome', 'price_changed',
  'less than nothing');
delete from public.unified_cart_items where user_id = tests.user_id('bala');
select is(tests.points_of('bala'), 100::bigint, 'take none');
select tests.act_as('bala');
select public.add_to_cart(tests.item_id('Feast')::text, '{}', 1);
select is(tests.refusal($$ select public.place_order((tests.quote('bala') ->> 'quote_id')::uuid, 'as-a-method-1',
  'points') $$), 'PT409 payment_method_unavailable', 'they are no way that is chosen by itself');
select tests.reset();
delete from public.unified_cart_items where user_id = tests.user_id('bala');
select tests.act_as_anon();
select is(left(tests.refusal($$ select public.place_order(gen_random_uuid(), 'anon-points-1', 'wallet', null, false,
  100) $$), 5), '42501', 'guests place nothing');
select tests.act_as('bala');
select is(left(tests.refusal(f), 5), '42501', 'nobody calls ' || f)
from unnest(array['select private.points_parts(''{}'', tests.user_id(''asha''))',
  'select private.return_points(null, null)']) as f;
select tests.reset();

-- What is paid in points earns none -----------------------------------------------------------------------------------
insert into public.order_transition_rules (kind, from_status, to_status, roles)
values ('delivery', 'pending', 'delivered', '{system}');
select tests.gets_points('bala', 900, '20 days');
select tests.fund_wallet('bala', 60000);
select tests.pays('earning', 'bala', '{Feast}', 'wallet');
select is(tests.parts('earning') ~ '^points 25000 captured, wallet', true, '₹250 of ₹400 of goods in points');
select private.transition(tests.order_id('earning'), 'delivered', null, 'system');
set constraints all immediate;
set constraints all deferred;
select is((select p.points from private.points as p where p.order_id = tests.order_id('earning')
  and p.kind = 'earned'), (select floor((sum(c.amount_paise) - 25000) / 10000.0)::integer
  from public.order_charges as c join public.charge_codes as k on k.code = c.code
  where c.order_id = tests.order_id('earning') and k.nature in ('goods', 'discount')), 'earn for the rest alone');
select is(tests.points_of('bala'), (select p.points::bigint from private.points as p
  where p.order_id = tests.order_id('earning') and p.kind = 'earned'), 'and are gone themselves');

-- Part by part, by all that went back so far --------------------------------------------------------------------------
select tests.act_as('admin');
select public.refund_order(tests.order_id('earning'), (select jsonb_agg(jsonb_build_object('position', c.position,
  'amount_paise', 9999)) from public.order_charges as c where c.order_id = tests.order_id('earning')
  and c.code = 'items' and c.phase = 'quoted'), 'item_bad', 'Seen on a photo', 'points-refund-' || n)
from generate_series(1, 4) as n;
select tests.reset();
set constraints all immediate;
set constraints all deferred;
select is((select sum(p.points) from private.points as p where p.order_id = tests.order_id('earning')
  and p.kind = 'returned'), (select floor(1000 * p.refunded_paise::numeric / p.amount_paise)::bigint
  from public.payments as p where p.order_id = tests.order_id('earning') and p.method = 'points'),
  'many small refunds give what one large one gives');
select is((select sum(p.points) from private.points as p where p.order_id = tests.order_id('earning')
  and p.kind in ('earned', 'taken_back')), 0::bigint, 'and what it earned is taken back');
select is((select count(*) from private.ledger_imbalance()), 0::bigint, 'the books are balanced');
select is((select coalesce(sum(p.amount_paise - p.refunded_paise), 0)::bigint from public.payments as p
  where p.method = 'points' and p.collected_at is not null), -tests.books('points_expense'),
  'and hold what the parts say');

select * from finish();
rollback;
