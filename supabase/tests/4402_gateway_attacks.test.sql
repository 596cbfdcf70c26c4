-- Ways by which money that came in through the gateway could leave twice, be lost, or be stuck; each was one once.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('vani', '+919000000004', '{vendor}'),
  tests.create_user('meera', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'),
  tests.add_item('vendor-one', 'Dosa', 60000), tests.add_item('vendor-two', 'Biryani', 27900),
  tests.add_address('asha'), tests.add_address('bala');
update public.app_settings set setting_value = 'true' where setting_key = 'gateway_enabled';
create function pg_temp.answers(payment text, status text, why text default null) returns integer language sql as $$
  select public.settle_gateway_refunds(coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'status', status,
    'reason', why)) from private.gateway_refunds as r where r.provider_payment_id = payment), '[]'))
$$;
create function pg_temp.empties() returns void language sql as $$ delete from public.unified_cart_items where true $$;

-- What the gateway has given back by itself -------------------------------------------------------------------------
select tests.buys('self', 'asha', '{Dosa}');
select tests.starts('self', 'order_1');
select is(tests.reports('pay_1', 'order_1', tests.costs('self'), 'refunded'), 'failed', 'money that is back already');
select is(tests.stands('self'), 'awaiting_payment gateway due 0', 'places nothing');
select is(tests.books('gateway_clearing'), 0::bigint, 'and is in no book');
select is(tests.reports('pay_2', 'order_1', tests.costs('self')), 'captured', 'another try pays');
select is(tests.reports('pay_3', 'order_1', tests.costs('self'), 'refunded'), 'failed',
  'a second one that the gateway gave back at once');
select is((select count(*) from private.gateway_refunds), 0::bigint, 'is not given back again');
select is(tests.refusal($$ select tests.reports('pay_4', 'order_1', 0) $$), 'PT400 payment_invalid',
  'nothing is no payment');

-- A refund while the order waits ------------------------------------------------------------------------------------
select tests.fund_wallet('asha', 10000);
select tests.buys('early', 'asha', '{Dosa}', true);
select tests.starts('early', 'order_2');
select tests.act_as('meera');
select is(tests.refusal(format($$ select public.refund_order(%L, '[{"position": 1}]', 'item_missing', null,
  'early-refund-1') $$, tests.order_id('early'))), 'PT409 nothing_paid', 'nobody refunds what is not placed');
select tests.reset();
select is(tests.reports('pay_5', 'order_2', tests.costs('early') - 10000), 'captured', 'so that all that is asked for');
select is(private.held(tests.order_id('early')), tests.costs('early'), 'is held for it');

-- It costs more since it was asked for: a coupon's minimum ----------------------------------------------------------
insert into public.coupons (code, kind, value, minimum_paise, title, per_user_limit)
values ('BIGTEN', 'flat', 20000, 85000, 'Big', 9);
select tests.buys('dodge', 'bala', '{Dosa,Biryani}', false, '{"coupon_code": "BIGTEN"}');
select tests.starts('dodge', 'order_3');
select tests.act_as('bala');
select public.cancel_order(o.id, 'changed_mind') from public.enhanced_orders as o
where o.checkout_id = tests.checkout('dodge') and o.vendor_id = tests.vendor_id_of('vendor-two');
select tests.reset();
select is((select o.discount_paise from public.enhanced_orders as o where o.checkout_id = tests.checkout('dodge')
  and o.status <> 'cancelled'), 0, 'what no longer reaches a coupon''s minimum loses it before it is paid, too');
select is(tests.reports('pay_6', 'order_3', tests.costs('dodge')), 'refunding', 'the former sum does not pay it');
select is((select r.amount_paise from private.gateway_refunds as r where r.provider_payment_id = 'pay_6'),
  tests.costs('dodge'), 'and goes back whole');
select is((tests.starts('dodge', 'order_4') ->> 'amount_paise')::integer, (select o.total_paise
  from public.enhanced_orders as o where o.checkout_id = tests.checkout('dodge') and o.status <> 'cancelled'),
  'the new one is asked for');
select pg_temp.answers('pay_6', 'processed');
select tests.act_as('bala');
select public.leave_payment(tests.checkout('dodge'));
select tests.reset();
select pg_temp.empties();

-- Less than a rupee -------------------------------------------------------------------------------------------------
select tests.buys('paise', 'bala', '{Dosa}');
select tests.starts('paise', 'order_5');
select tests.reports('pay_7', 'order_5', tests.costs('paise'));
select private.refund(o, '[{"position": 1, "amount_paise": 30}]', 'other', 'platform', 'source', 'paise:1')
from public.enhanced_orders as o where o.id = tests.order_id('paise');
select is((select destination from public.refunds where order_id = tests.order_id('paise')), 'wallet',
  'what no provider sends is put into the wallet');
select is(tests.books('refund_clearing'), 0::bigint, 'and is not on its way for ever');

-- A bank that answers nothing, and one that refuses a closed account ------------------------------------------------
select tests.move_as('paise', 'cancelled', 'vendor', 'vikram', 'items_unavailable'), tests.reset();
select pg_temp.answers('pay_7', 'lost', 'Your balance is too low');
select is((select r.reason from private.gateway_refunds as r where r.provider_payment_id = 'pay_7'),
  'Your balance is too low', 'why it takes long is kept');
select tests.act_as('bala');
select is((select jsonb_agg(p ->> 'code') from jsonb_array_elements(public.account_closing() -> 'problems') as p),
  '["refund_under_way"]', 'an account is not closed while money is on its way to it');
select tests.reset();
insert into private.closed_accounts (user_id) values (tests.user_id('bala'));
create temporary table purse on commit drop as select tests.wallet_of('bala') as paise;
select pg_temp.answers('pay_7', 'failed', 'account_closed');
select is(tests.wallet_of('bala'), (select paise from purse), 'nothing lands in the wallet of a closed account');
select isnt(tests.books('refund_clearing'), 0::bigint, 'it stays owed');
delete from private.closed_accounts where true;

-- Stopped while somebody pays ---------------------------------------------------------------------------------------
select tests.buys('stopped', 'asha', '{Dosa}');
select tests.starts('stopped', 'order_6');
select tests.act_as('meera');
select public.suspend_provider('vendor', tests.vendor_id_of('vendor-one'), 'papers', 'Licence has run out');
select tests.reset();
create temporary table news on commit drop as select tests.heard('vikram', 'vendor_order_new') as n;
select is(tests.reports('pay_8', 'order_6', tests.costs('stopped')), 'refunding',
  'money for a vendor who was stopped');
select is(tests.stands('stopped'), format('cancelled gateway refunded %s', tests.costs('stopped')), 'goes back');
select is(tests.heard('vikram', 'vendor_order_new'), (select n from news), 'without the vendor hearing of an order');
select tests.act_as('meera');
select public.lift_measure((v.measures -> 0 ->> 'id')::uuid, true) from public.admin_vendors() as v
where v.slug = 'vendor-one';
select tests.reset();
select pg_temp.empties();

-- Time to change one's mind begins with the placing -----------------------------------------------------------------
select tests.buys('slow', 'asha', '{Dosa}');
select tests.starts('slow', 'order_7');
update public.enhanced_orders set created_at = now() - interval '8 minutes' where id = tests.order_id('slow');
select tests.reports('pay_9', 'order_7', tests.costs('slow'));
select tests.move_as('slow', 'confirmed', 'vendor', 'vikram');
select tests.act_as('asha');
select is(public.preview_cancellation(tests.order_id('slow')) -> 'charge_paise', '0'::jsonb,
  'whoever took time to pay has the free minute all the same');
select tests.reset();

-- A group that chose the same dish ----------------------------------------------------------------------------------
create temporary table tok (token text);
grant all on tok to public;
select tests.act_as('asha');
insert into tok select public.start_group_cart(tests.vendor_id_of('vendor-one'), 'Asha');
select public.set_group_line((select token from tok), tests.item_id('Dosa')::text);
select tests.act_as('bala');
select public.join_group_cart((select token from tok), 'Bala'),
  public.set_group_line((select token from tok), tests.item_id('Dosa')::text, '{}', 2);
select tests.act_as('asha');
select public.take_group_cart((select token from tok));
select tests.buys('group', 'asha', '{}');
select tests.act_as('asha');
select is(tests.refusal($$ select public.set_group_state((select token from tok), 'open') $$),
  'PT409 group_being_paid', 'a group is not opened again while its order is being paid');
select is(public.leave_payment(tests.checkout('group')) ->> 'state', 'ended', 'its host leaves the payment');
select results_eq($$ select c.for_name, c.quantity from public.unified_cart_items as c
  where c.group_person_id is not null order by c.for_name $$, $$ values ('Asha', 1), ('Bala', 2) $$,
  'and finds each one''s choice in the cart');
select lives_ok($$ select public.set_group_state((select token from tok), 'open') $$, 'now it can be opened');
select tests.reset();

-- An event is used up by nobody -------------------------------------------------------------------------------------
select tests.buys('event', 'bala', '{Dosa}');
select tests.starts('event', 'order_8');
select is(public.gateway_refund_record('{"provider_refund_id": "rfnd_x", "provider_payment_id": "pay_10",
  "amount_paise": 100, "status": "processed"}', '{"id": "ev_1"}') ->> 'outcome', 'unknown', 'a refund of nobody''s');
select is(tests.reports('pay_10', 'order_8', tests.costs('event'), 'captured', 'ev_1'), 'captured',
  'does not make a payment a repetition');

select is_empty($$ select * from private.ledger_imbalance() $$, 'the books are balanced');
select is_empty($$ select t.id from private.ledger_transactions as t left join private.ledger_entries as e
  on e.transaction_id = t.id group by t.id having count(e.id) < 2 $$, 'and nothing was posted from nowhere');
select * from finish();
rollback;
