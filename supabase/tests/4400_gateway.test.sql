-- Paid at the gateway: asked for once a checkout, told by whoever tells first, however often and in whatever order;
-- what nobody needs goes back, and nothing is lost on the way.
begin;
select no_plan();
select tests.reviewed('service', 'claim_gateway_checks claim_gateway_refunds gateway_order_made gateway_record '
  'gateway_refund_record gateway_start settle_gateway_refunds');
select tests.reviewed('bounds', 'payment_of');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('vani', '+919000000004', '{vendor}'),
  tests.create_user('admin', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'),
  tests.add_item('vendor-one', 'Dosa', 60000), tests.add_item('vendor-one', 'Haleem', 30000, 3),
  tests.add_item('vendor-two', 'Biryani', 27900, 5), tests.add_address('asha'), tests.add_address('bala');

-- Switched on -------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select public.add_to_cart(tests.item_id('Dosa')::text, '{}', 1);
select is(tests.quote('asha') -> 'payment_methods', '["wallet", "cash"]'::jsonb, 'without keys nobody offers it');
select is(tests.refusal($$ select public.place_order((tests.quote('asha') ->> 'quote_id')::uuid, 'no-keys-1',
  'gateway') $$), 'PT409 payment_method_unavailable', 'nor takes it');
select tests.reset();
update public.app_settings set setting_value = 'true' where setting_key = 'gateway_enabled';
select is(tests.quote('asha') -> 'payment_methods', '["wallet", "cash", "gateway"]'::jsonb, 'with them it is offered');
delete from public.unified_cart_items where user_id = tests.user_id('asha');
select tests.reset();

-- Browser first, then the webhooks ----------------------------------------------------------------------------------
select is(tests.buys('first', 'asha', '{Dosa}') -> 'awaits_payment', 'true'::jsonb, 'an order that waits');
select is(tests.stands('first'), 'awaiting_payment gateway due 0', 'for its money');
select is((select count(*) from public.unified_cart_items where user_id = tests.user_id('asha')), 0::bigint,
  'with what was in the cart');
select is((tests.starts('first', 'order_1') ->> 'amount_paise')::bigint, tests.costs('first'), 'all is asked for');
select is(tests.starts('first', 'order_other') ->> 'provider_order_id', 'order_1', 'once, whatever the tab');
select is(tests.reports('pay_0', 'order_1', tests.costs('first'), 'failed', 'ev_0', method => 'card'), 'failed',
  'a card that is declined');
select is(tests.stands('first'), 'awaiting_payment gateway due 0', 'loses nothing');
select is(tests.heard('vikram', 'vendor_order_new'), 0::bigint, 'and tells nobody');
select is(tests.reports('pay_1', 'order_1', tests.costs('first')), 'captured', 'another way pays it');
select is(tests.stands('first'), 'pending gateway paid 0', 'now it is placed');
select is(tests.heard('vikram', 'vendor_order_new'), 1::bigint, 'its vendor hears of it once');
select is(tests.heard('asha', 'payment_received'), 1::bigint, 'and so does whoever paid');
select is(tests.reports('pay_1', 'order_1', tests.costs('first'), 'authorized', 'ev_1'), 'duplicate', 'an older word');
select is(tests.reports('pay_1', 'order_1', tests.costs('first'), 'captured', 'ev_2'), 'duplicate', 'the same word');
select is(tests.reports('pay_1', 'order_1', tests.costs('first'), 'captured', 'ev_2'), 'duplicate', 'the same event');
select is(tests.reports('pay_0', 'order_1', tests.costs('first'), 'failed', 'ev_3'), 'failed', 'a late failure');
select is(tests.stands('first'), 'pending gateway paid 0', 'change nothing');
select is(tests.books('gateway_clearing'), -tests.costs('first'), 'the gateway owes it');
select is((select count(*) from private.payment_events), 4::bigint, 'each event is kept once');
select is(tests.starts('first', 'order_1') ->> 'state', 'paid', 'nothing is asked any more');

-- Two tabs pay ------------------------------------------------------------------------------------------------------
select is(tests.reports('pay_2', 'order_1', tests.costs('first')), 'refunding', 'a second payment of it');
select is(tests.heard('asha', 'payment_returned'), 1::bigint, 'is told');
select is(tests.books('refund_clearing'), tests.costs('first'), 'and is on its way back');
select is((select array_agg(r.amount_paise) from private.gateway_refunds as r where r.provider_payment_id = 'pay_2'),
  array[tests.costs('first')], 'all of it');
select results_eq($$ select c.amount_paise from public.claim_gateway_refunds(10) as c $$,
  $$ select tests.costs('first') $$, 'it is asked of the gateway');
select is_empty($$ select * from public.claim_gateway_refunds(10) $$, 'by one at a time');
select is(public.settle_gateway_refunds((select jsonb_agg(jsonb_build_object('id', r.id, 'status', 'lost'))
  from private.gateway_refunds as r)), 0, 'what is lost');
update private.gateway_refunds set next_at = now();
select is((select count(distinct c.key) from public.claim_gateway_refunds(10) as c), 1::bigint, 'is asked again');
select is(public.settle_gateway_refunds((select jsonb_agg(jsonb_build_object('id', r.id, 'status', 'pending',
  'provider_refund_id', 'rfnd_2')) from private.gateway_refunds as r)), 1, 'the bank takes its time');
select is(tests.books('refund_clearing'), tests.costs('first'), 'so it is still on its way');
select is(public.gateway_refund_record(jsonb_build_object('provider_refund_id', 'rfnd_2', 'provider_payment_id',
  'pay_2', 'amount_paise', tests.costs('first') - 1, 'status', 'processed')) ->> 'outcome', 'unknown',
  'another sum is not believed');
select is(public.gateway_refund_record(jsonb_build_object('provider_refund_id', 'rfnd_2', 'provider_payment_id',
  'pay_2', 'amount_paise', tests.costs('first'), 'status', 'processed'), '{"id": "ev_9"}') ->> 'outcome',
  'processed', 'and then has it');
select is(tests.books('refund_clearing'), 0::bigint, 'nothing is on its way');
select is(tests.books('gateway_clearing'), -tests.costs('first'), 'one payment is left there');
select is(public.gateway_refund_record(jsonb_build_object('provider_refund_id', 'rfnd_2', 'provider_payment_id',
  'pay_2', 'amount_paise', tests.costs('first'), 'status', 'failed')) ->> 'outcome', 'duplicate', 'for good');

-- Another sum, another currency, nobody's order -----------------------------------------------------------------------
select tests.buys('less', 'asha', '{Dosa}');
select tests.starts('less', 'order_2');
select is(tests.reports('pay_3', 'order_2', tests.costs('less') - 100), 'refunding', 'less than was asked for');
select is(tests.reports('pay_4', 'order_2', tests.costs('less'), currency => 'USD'), 'refunding', 'dollars');
select is(tests.stands('less'), 'awaiting_payment gateway due 0', 'do not pay it');
select results_eq($$ select g.problem from private.gateway_payments as g where g.provider_payment_id in ('pay_3',
  'pay_4') order by 1 $$, $$ values ('amount_differs'), ('currency_differs') $$, 'and are known for what they are');
select is((select count(*) from private.gateway_refunds where currency = 'USD'), 1::bigint, 'both go back');
select is(tests.books('refund_clearing'), tests.costs('less') - 100, 'rupees through the books');
select is(tests.reports('pay_5', 'order_unknown', 100), 'unknown', 'nobody''s order');
select is(tests.refusal($$ select tests.reports('pay 6', 'order_2', 100) $$), 'PT400 payment_invalid',
  'a strange name');
select is(tests.refusal($$ select tests.reports('pay_6', 'order_2', -1) $$), 'PT400 payment_invalid', 'a strange sum');
select is(tests.refusal($$ select tests.reports('pay_6', 'order_2', 100, 'stolen') $$), 'PT400 payment_invalid',
  'a strange state');
select is(tests.refusal($$ select tests.reports('pay_6', 'order_2', 100, event => '<b>') $$), 'PT400 event_invalid',
  'a strange event');
select is(tests.reports('pay_3', 'order_1', tests.costs('first')), 'unknown', 'a payment stays with its order');

-- Not paid in time: the cart comes back, and late money goes back -----------------------------------------------------
update private.order_timers set due_at = now() where order_id = tests.order_id('less') and action = 'payment_window';
select private.sweep_timers();
select is(tests.stands('less'), 'cancelled gateway void 0', 'what is not paid in time ends');
select is((select array_agg(c.name || ' ' || c.quantity) from public.unified_cart_items as c
  where c.user_id = tests.user_id('asha')), '{Dosa 1}', 'what was chosen is back in the cart');
select is(tests.heard('asha', 'order_not_paid'), 1::bigint, 'and that is told');
select is(tests.reports('pay_7', 'order_2', tests.costs('less')), 'refunding', 'money that comes late');
select is(tests.stands('less'), format('cancelled gateway refunded %s', tests.costs('less')), 'is not kept');
select is(tests.heard('asha', 'payment_too_late'), 1::bigint, 'and that is told, too');
select is(tests.heard('vikram', 'vendor_order_new'), 1::bigint, 'its vendor never hears of it');
select is((select r.amount_paise from private.gateway_refunds as r where r.provider_payment_id = 'pay_7'),
  tests.costs('less'), 'all of it goes back');

-- A refund that no bank takes ---------------------------------------------------------------------------------------
select is(public.settle_gateway_refunds((select jsonb_agg(jsonb_build_object('id', r.id, 'status', 'failed',
  'reason', 'account_closed')) from private.gateway_refunds as r where r.provider_payment_id = 'pay_7')), 1,
  'a bank that does not take it back');
select is(tests.wallet_of('asha'), tests.costs('less'), 'it is in the wallet');
select is((select destination from public.refunds where order_id = tests.order_id('less')), 'wallet',
  'as its row says');
select is(tests.heard('asha', 'refund_in_wallet'), 1::bigint, 'its owner is told');

-- What the wallet pays of what ---------------------------------------------------------------------------------------
create function pg_temp.wallet_pays(balance bigint, variadic totals bigint[]) returns bigint language sql as $$
  select sum(part)::bigint from unnest(private.wallet_parts((select jsonb_agg(jsonb_build_object('total_paise', t))
    from unnest(totals) as t), balance)) as part
$$;
select is(pg_temp.wallet_pays(balance, variadic totals), paid, 'the wallet pays first ' || what) from (values
  ('nothing of an empty wallet', 0::bigint, '{68765}'::bigint[], 0::bigint),
  ('what it holds', 34300, '{68765}', 34300), ('all of it', 100000, '{68765}', 68765),
  ('a rupee less, which the gateway collects at least', 68700, '{68765}', 68665),
  ('one order after the other', 50000, '{30000,30000}', 50000),
  ('all orders or none alone', 59950, '{30000,30000}', 59800)) as t (what, balance, totals, paid);
select is_empty($$
  select * from (select n, (random() * 2000000)::bigint as balance, array(
    select (100 + random() * 499900)::bigint from generate_series(1, 1 + n % 5)) as totals
    from generate_series(1, 500) as n) as drawn
  cross join lateral (select pg_temp.wallet_pays(balance, variadic totals) as paid,
    (select sum(t) from unnest(totals) as t) as total) as w
  where paid > balance or (paid < total and total - paid < 100 * cardinality(totals)) $$,
  'no more than it holds, and each order leaves a rupee to the gateway where it is needed');

-- Half wallet, half gateway -------------------------------------------------------------------------------------------
delete from public.unified_cart_items where user_id = tests.user_id('asha');
select public.settle_gateway_refunds((select jsonb_agg(jsonb_build_object('id', r.id, 'status', 'processed'))
  from private.gateway_refunds as r where r.state <> 'failed' and r.ended_at is null));
create temporary table purse as select tests.wallet_of('asha') as paise;
grant select on purse to public;
select tests.act_as('asha');
select public.add_to_cart(tests.item_id('Dosa')::text, '{}', 1);
select is((tests.quote('asha') ->> 'wallet_part_paise')::bigint,
  least((select paise from purse), tests.costs('less')),
  'a quote says what the wallet would pay');
select tests.reset();
delete from public.unified_cart_items where user_id = tests.user_id('asha');
select tests.buys('half', 'asha', '{Dosa,Haleem,Biryani}', true);
select is(tests.wallet_of('asha'), 0::bigint, 'the wallet pays first');
select is((tests.starts('half', 'order_3') ->> 'amount_paise')::bigint,
  tests.costs('half') - (select paise from purse), 'the gateway is asked for the rest of both orders');
select tests.act_as('asha');
select is(public.payment_state(tests.checkout('half')) - '{orders,server_now,pay_by,tries}'::text[],
  jsonb_build_object('state', 'waiting', 'due_paise', tests.costs('half') - (select paise from purse),
    'paid_paise', (select paise from purse), 'wallet_paise', (select paise from purse), 'refund_paise', 0,
    'points_paise', 0),
  'its customer sees how far it is paid');
select is(jsonb_array_length(public.payment_state(tests.checkout('half')) -> 'orders'), 2, 'and for which orders');
select is(public.leave_payment(tests.checkout('half')) ->> 'state', 'ended', 'and may leave it');
select tests.reset();
select is(tests.wallet_of('asha'), (select paise from purse), 'with the wallet as it was');
select is((select array_agg(c.name order by c.name) from public.unified_cart_items as c
  where c.user_id = tests.user_id('asha')), '{Biryani,Dosa,Haleem}', 'and the cart');
select is((select stock from public.catalog_items where id = tests.item_id('Haleem')), 3, 'and the shelf');
select is(tests.starts('half', 'order_3') ->> 'state', 'ended', 'nothing is asked any more');
delete from public.unified_cart_items where user_id = tests.user_id('asha');

-- One of two orders is given up while the gateway waits ---------------------------------------------------------------
select tests.buys('two', 'bala', '{Dosa,Biryani}');
select tests.starts('two', 'order_4');
select tests.act_as('bala');
select public.cancel_order(tests.order_id('two-2'), 'changed_mind');
select tests.reset();
select cmp_ok((tests.starts('two', 'order_5') ->> 'amount_paise')::bigint, '<', tests.costs('two'),
  'the rest is asked for anew');
select is(tests.reports('pay_8', 'order_4', tests.costs('two')), 'refunding', 'money for both is not taken for one');
select is(tests.reports('pay_9', 'order_5', (select g.amount_paise from private.gateway_orders as g
  where g.provider_order_id = 'order_5')), 'captured', 'money for one is');
select is((select string_agg(o.status::text, ' ' order by o.status) from public.enhanced_orders as o
  where o.checkout_id = tests.checkout('two')), 'pending cancelled', 'and places it');

select is((select count(*) from public.unified_cart_items as c where c.user_id = tests.user_id('bala')), 1::bigint,
  'what was given up is back in the cart');
delete from public.unified_cart_items where user_id = tests.user_id('bala');

-- The vendor declines: it goes back the way it came -------------------------------------------------------------------
select tests.buys('declined', 'bala', '{Dosa}');
select tests.starts('declined', 'order_6');
select tests.reports('pay_10', 'order_6', tests.costs('declined'));
select tests.move_as('declined', 'cancelled', 'vendor', 'vikram', 'items_unavailable'), tests.reset();
select is((select r.amount_paise from private.gateway_refunds as r where r.provider_payment_id = 'pay_10'),
  tests.costs('declined'), 'an order that its vendor declines goes back to the bank');
select is(tests.heard('bala', 'order_cancelled_source') + tests.heard('bala', 'order_cancelled_source_credit'),
  1::bigint, 'which is said');
select is(tests.wallet_of('bala'), 0::bigint, 'and not to the wallet');

-- Asked about in case nobody says it ----------------------------------------------------------------------------------
select tests.buys('silent', 'bala', '{Dosa}');
select tests.starts('silent', 'order_7');
select is_empty($$ select * from public.claim_gateway_checks(10) where provider_order_id = 'order_7' $$,
  'a customer has a minute to pay');
update private.gateway_orders set next_check_at = now() where next_check_at < 'infinity';
select set_eq($$ select provider_order_id from public.claim_gateway_checks(10)
  where provider_order_id in ('order_1', 'order_4', 'order_7') $$, $$ values ('order_4'), ('order_7') $$,
  'then the gateway is asked, also about what another took the place of');
select is_empty($$ select * from public.claim_gateway_checks(10) where provider_order_id = 'order_7' $$,
  'a minute apart');

-- Whose it is ---------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select is(tests.refusal(format($$ select public.payment_state(%L) $$, tests.checkout('silent'))),
  'PT404 checkout_not_found', 'another customer does not see it');
select is(tests.refusal(format($$ select public.leave_payment(%L) $$, tests.checkout('silent'))),
  'PT404 checkout_not_found', 'nor ends it');
select is(tests.refusal($$ select public.payment_state(gen_random_uuid()) $$), 'PT404 checkout_not_found',
  'nor guesses');
create function pg_temp.refused(handle text) returns bigint language plpgsql as $$
declare
  doors text[] := array[
    format('select public.gateway_start(%L, %L)', tests.user_id('bala'), tests.checkout('silent')),
    'select public.gateway_order_made(gen_random_uuid(), ''order_x'')',
    'select public.gateway_record(''{"provider_payment_id": "pay_x"}'')',
    'select public.gateway_refund_record(''{}'')', 'select * from public.claim_gateway_refunds(1)',
    'select public.settle_gateway_refunds(''[]'')', 'select * from public.claim_gateway_checks(1)',
    'select * from private.gateway_orders', 'select * from private.gateway_payments',
    'select * from private.gateway_refunds', 'select * from private.gateway_parts',
    'select * from private.payment_events'];
begin
  if handle is null then perform tests.act_as_anon(); else perform tests.act_as(handle); end if;
  return (select count(*) from unnest(doors) as d where tests.refusal(d) like '42501%');
end
$$;
select is(pg_temp.refused('bala'), 12::bigint, 'its own customer speaks for no gateway');
select is(pg_temp.refused('vikram'), 12::bigint, 'nor a vendor');
select is(pg_temp.refused('admin'), 12::bigint, 'nor an administrator');
select is(pg_temp.refused(null), 12::bigint, 'nor a guest');
select matches(tests.refusal(format($$ select public.payment_state(%L) $$, tests.checkout('silent'))), '^42501',
  'who sees nothing either');
select tests.reset();
select is(tests.refusal(format($$ select public.gateway_start(%L, %L) $$, tests.user_id('asha'),
  tests.checkout('silent'))), 'PT404 checkout_not_found', 'a checkout is started for its own customer');
select is(tests.refusal($$ select public.settle_gateway_refunds('{}') $$), 'PT400 results_invalid', 'a strange answer');
select is(tests.refusal(format($$ select public.gateway_start(%L, %L, 'nothing') $$, tests.user_id('bala'),
  tests.checkout('silent'))), 'PT404 checkout_not_found', 'nothing else is paid for than has a purpose');
select tests.act_as('asha');
select is(tests.refusal(format($$ select public.payment_of('checkout', %L) $$, tests.checkout('silent'))),
  'PT404 checkout_not_found', 'nobody asks about the payment of another');
select tests.act_as('bala');
select is(public.payment_of('checkout', tests.checkout('silent')) -> 'due_paise',
  public.payment_state(tests.checkout('silent')) -> 'due_paise', 'and its own is told as its checkout says it');
select tests.act_as_anon();
select matches(tests.refusal(format($$ select public.payment_of('checkout', %L) $$, tests.checkout('silent'))),
  '^42501', 'guests have no payment');
select tests.reset();

select is_empty($$ select * from private.ledger_imbalance() $$, 'the books are balanced');
select is((tests.books('gateway_clearing') + tests.books('refund_clearing'))::numeric,
  -(select coalesce(sum(g.amount_paise), 0) from private.gateway_payments as g
    where g.state = 'captured' and g.currency = 'INR')
  + (select coalesce(sum(r.amount_paise), 0) from private.gateway_refunds as r
    where r.currency = 'INR' and r.state <> 'failed'), 'and equal to what the gateway has');
select * from finish();
rollback;
