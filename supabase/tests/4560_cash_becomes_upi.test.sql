-- Cash that is paid at the gateway instead: by the customer, by a QR code at the door, late, twice, or another sum
-- (docs/decisions/0105).
begin;
select no_plan();
select tests.reviewed('service', 'claim_gateway_codes gateway_code_closed gateway_code_made gateway_code_start');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('ravi', '+919000000004', '{delivery}'),
  tests.create_user('rahul', '+919000000005', '{delivery}'), tests.create_user('meera', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.add_courier('ravi'), tests.add_courier('rahul');
select tests.reset();
update public.couriers set online = false where user_id = tests.user_id('rahul');
update public.app_settings set setting_value = 'true' where setting_key = 'gateway_enabled';

create function pg_temp.due(handle text, name text) returns text language sql as $$
  select tests.act_as(handle);
  select tests.refusal(format($f$ select public.payment_of('order_due', %L) $f$, tests.order_id(name)))
$$;
create function pg_temp.code(handle text, name text) returns jsonb language sql as $$
  select tests.reset();
  select public.gateway_code_start(tests.user_id(handle), tests.order_id(name))
$$;
-- The gateway makes a QR code for what is asked for.
create function pg_temp.shows(handle text, name text, code text) returns jsonb language plpgsql as $$
declare
  asked jsonb := pg_temp.code(handle, name);
begin
  perform public.gateway_code_made((asked ->> 'id')::uuid, code, 'upi://pay?tr=' || code,
    now() + interval '20 minutes');
  return pg_temp.code(handle, name);
end
$$;
create function pg_temp.credits(code text, payment text, amount bigint) returns text language sql as $$
  select public.gateway_record(jsonb_build_object('provider_payment_id', payment, 'provider_order_id', null,
    'provider_code_id', code, 'amount_paise', amount, 'currency', 'INR', 'status', 'captured', 'method', 'upi'))
    ->> 'outcome'
$$;
create function pg_temp.cash_of(name text) returns bigint language sql as $$
  select private.cash_due(tests.order_id(name))
$$;
create function pg_temp.balanced() returns boolean language sql as $$
  select coalesce(sum(e.amount_paise), 0) = 0 from private.ledger_entries as e
$$;
create function pg_temp.back(payment text) returns bigint language sql as $$
  select coalesce(sum(r.amount_paise), 0)::bigint from private.gateway_refunds as r
  where r.provider_payment_id = payment
$$;

grant execute on all functions in schema pg_temp to anon, authenticated;

-- Who may -----------------------------------------------------------------------------------------------------------
select tests.order_item('door', 'asha', 'Dosa', 1, 'cash');
select is(pg_temp.due('bala', 'door'), 'PT404 checkout_not_found', 'nobody asks what another pays');
select is(pg_temp.due('vikram', 'door'), 'PT404 checkout_not_found', 'nor the vendor');
select is(pg_temp.due('ravi', 'door'), 'PT404 checkout_not_found', 'nor a courier');
select is(pg_temp.due('meera', 'door'), 'PT404 checkout_not_found', 'nor an administrator');
select is(pg_temp.due('asha', 'door'), 'allowed', 'the customer does');
select is(public.payment_of('order_due', tests.order_id('door')) ->> 'state', 'waiting', 'for whom it can be paid');
select matches(tests.refusal(format($$ select public.gateway_code_start(%L, %L) $$, tests.user_id('asha'),
  tests.order_id('door'))), '^42501', 'codes are asked for by the function only');
select matches(tests.refusal($$ select public.gateway_code_made(gen_random_uuid(), 'qr_1', 'x', now()) $$), '^42501',
  'made');
select matches(tests.refusal($$ select public.claim_gateway_codes() $$), '^42501', 'and closed');
select matches(tests.refusal($$ select public.gateway_code_closed('qr_1') $$), '^42501', 'by it');
select matches(tests.refusal($$ select from private.gateway_codes $$), '^42501', 'and read by nobody');
select tests.act_as_anon();
select matches(tests.refusal(format($$ select public.payment_of('order_due', %L) $$, tests.order_id('door'))),
  '^42501', 'a guest asks nothing');

select tests.reset();
select is(tests.refusal(format($$ select pg_temp.code('ravi', 'door') $$)), 'PT404 order_not_found',
  'before a courier has it there is no code');
select tests.advance_to('door', 'out_for_delivery', 'ravi'), tests.reset();
select is(tests.refusal(format($$ select pg_temp.code('rahul', 'door') $$)), 'PT404 order_not_found',
  'nor for another courier');
select is(tests.refusal(format($$ select pg_temp.code('vikram', 'door') $$)), 'PT404 order_not_found',
  'nor for the vendor');
select is(pg_temp.code('ravi', 'door') - '{id,receipt}'::text[], jsonb_build_object('state', 'open',
  'amount_paise', pg_temp.cash_of('door'), 'currency', 'INR', 'code', null),
  'who brings it is told the cash, and nothing of the customer');
select is(pg_temp.shows('ravi', 'door', 'qr_1') -> 'code' ->> 'content', 'upi://pay?tr=qr_1', 'and has a code');
select is(pg_temp.code('ravi', 'door') -> 'code' ->> 'provider_code_id', 'qr_1', 'the same each time');
select tests.reset();
select is((select provider_code_ids from public.claim_gateway_checks()), null, 'nobody asks the gateway at once');
update private.gateway_orders set next_check_at = now() where true;
select is((select provider_code_ids from public.claim_gateway_checks()), '{qr_1}', 'but a minute later');
select is_empty($$ select public.claim_gateway_codes() $$, 'and closes nothing by which somebody may pay');

-- Paid by the code --------------------------------------------------------------------------------------------------
select is(private.cash_in_hand(tests.user_id('ravi')), pg_temp.cash_of('door'), 'cash to come counts for a courier');
create temporary table pg_temp.cash as select pg_temp.cash_of('door') as paise;
select is(pg_temp.credits('qr_1', 'pay_1', (select paise from pg_temp.cash)), 'captured', 'paid by the code');
select is(pg_temp.credits('qr_1', 'pay_1', (select paise from pg_temp.cash)), 'duplicate', 'told again it is the same');
select is(pg_temp.cash_of('door'), 0::bigint, 'no cash is due any more');
select is(private.cash_in_hand(tests.user_id('ravi')), 0::bigint, 'and none counts for the courier');
select is(tests.stands('door'), 'out_for_delivery gateway paid 0', 'the order says how it was paid');
select is(private.held(tests.order_id('door')), (select paise from pg_temp.cash), 'the money is held for it');
select is(tests.heard('asha', 'cash_paid_online'), 1::bigint, 'the customer is told');
select is(tests.heard('ravi', 'take_no_cash'), 1::bigint, 'and the courier');
select is((select collect_cash_paise from private.job_lines where order_id = tests.order_id('door')), 0,
  'whose screen asks for no cash');
select is(pg_temp.code('ravi', 'door') ->> 'state', 'paid', 'or for another code');
select results_eq($$ select provider_code_id from public.claim_gateway_codes() $$, $$ values ('qr_1') $$,
  'what was paid is closed');
select is_empty($$ select public.claim_gateway_codes() $$, 'once a minute');
select public.gateway_code_closed('qr_1');
update private.gateway_codes set next_close_at = now() where true;
select is_empty($$ select public.claim_gateway_codes() $$, 'until it is');
select is(pg_temp.credits('qr_1', 'pay_2', (select paise from pg_temp.cash)), 'refunding', 'a second payment');
select is(pg_temp.back('pay_2'), (select paise from pg_temp.cash), 'goes back whole');
select tests.act_as('ravi');
select public.advance_order(tests.order_id('door'), 'delivered', tests.code_of('door', 'drop'));
select tests.reset();
select is(tests.books('cash_with_courier'), 0::bigint, 'the courier owes no cash');
select is(private.held(tests.order_id('door')), 0::bigint, 'and everybody has been paid');
select ok(pg_temp.balanced(), 'the books balance');
select tests.act_as('meera');
select public.refund_order(tests.order_id('door'), '[{"position": 1}]', 'item_missing', null, 'door-refund-1');
select tests.reset();
select is((select destination from public.refunds where order_id = tests.order_id('door')), 'source',
  'what is refunded goes back the way it came');

-- After the cash ----------------------------------------------------------------------------------------------------
select tests.order_item('late', 'asha', 'Dosa', 1, 'cash'), tests.advance_to('late', 'out_for_delivery', 'ravi'),
  tests.reset();
select pg_temp.shows('ravi', 'late', 'qr_2');
select tests.act_as('ravi');
select public.advance_order(tests.order_id('late'), 'delivered', tests.code_of('late', 'drop'));
select tests.reset();
select results_eq($$ select provider_code_id from public.claim_gateway_codes() $$, $$ values ('qr_2') $$,
  'once the cash is taken the code is closed');
select is(pg_temp.credits('qr_2', 'pay_3', (select paise from pg_temp.cash)), 'refunding', 'what comes all the same');
select is(pg_temp.back('pay_3'), (select paise from pg_temp.cash), 'goes back whole');
select is(tests.heard('ravi', 'paid_twice_at_door'), 1::bigint, 'the courier is told');
select is(tests.heard('asha', 'payment_returned'), 2::bigint, 'and the customer, as before of the second payment');
select is(tests.books('cash_with_courier'), -(select paise from pg_temp.cash), 'the courier owes the cash');
select is(tests.stands('late'), 'delivered cash paid 0', 'the order was paid in cash');
select is(tests.refusal($$ select pg_temp.code('ravi', 'late') $$), 'PT404 order_not_found',
  'after it there is no code');

-- By the customer, before anybody brings it -------------------------------------------------------------------------
select tests.order_item('early', 'asha', 'Dosa', 1, 'cash');
select tests.reset();
create function pg_temp.opens(name text, provider text) returns jsonb language plpgsql as $$
declare
  asked jsonb := public.gateway_start(tests.user_id('asha'), tests.order_id(name), 'order_due');
begin
  if asked ? 'id' then perform public.gateway_order_made((asked ->> 'id')::uuid, provider); end if;
  return asked;
end
$$;
select is(pg_temp.opens('early', 'order_1') ->> 'amount_paise', pg_temp.cash_of('early')::text,
  'the gateway''s window asks for the cash');
select is(tests.reports('pay_4', 'order_1', 100), 'refunding', 'another sum does not pay it');
select is(pg_temp.back('pay_4'), 100::bigint, 'and goes back');
select is(pg_temp.cash_of('early'), (select paise from pg_temp.cash), 'the cash stays due');
select is(tests.reports('pay_5', 'order_1', 20000, 'captured', null, 'USD'), 'refunding', 'nor another currency');
select is(tests.reports('pay_6', 'order_1', pg_temp.cash_of('early')), 'captured', 'the sum does');
select is(tests.stands('early'), 'pending gateway paid 0', 'and the order stays where it was');
select tests.move_as('early', 'cancelled', 'vendor', 'vikram', 'items_unavailable'), tests.reset();
select is(pg_temp.back('pay_6'), (select paise from pg_temp.cash), 'cancelled, it goes back the way it came');

-- Cancelled meanwhile ------------------------------------------------------------------------------------------------
select tests.order_item('gone', 'asha', 'Dosa', 1, 'cash');
select tests.reset();
select pg_temp.opens('gone', 'order_2');
select tests.move_as('gone', 'cancelled', 'vendor', 'vikram', 'items_unavailable'), tests.reset();
select is(tests.reports('pay_7', 'order_2', (select paise from pg_temp.cash)), 'refunding', 'what comes after the end');
select is(pg_temp.back('pay_7'), (select paise from pg_temp.cash), 'goes back whole');
select is(tests.stands('gone'), 'cancelled cash void 0', 'and leaves the order as it was');
select is(pg_temp.opens('gone', 'order_3') ->> 'state', 'ended', 'for which nothing is asked any more');

-- It costs something else meanwhile ----------------------------------------------------------------------------------
select tests.order_item('less', 'asha', 'Dosa', 2, 'cash');
select tests.reset();
select pg_temp.opens('less', 'order_4');
create temporary table pg_temp.asked as select pg_temp.cash_of('less') as paise;
update public.payments set refunded_paise = 5000 where order_id = tests.order_id('less');
select is(tests.reports('pay_8', 'order_4', (select paise from pg_temp.asked)), 'captured', 'the former sum pays it');
select is(pg_temp.back('pay_8'), 5000::bigint, 'and what is not asked for any more goes back');
select is(pg_temp.cash_of('less'), 0::bigint, 'no cash is due');

-- A checkout of which one order is paid, and the other given up ------------------------------------------------------
select tests.create_user('vani', '+919000000006', '{vendor}');
select tests.open_vendor('vendor-two', 'vani'), tests.add_item('vendor-two', 'Biryani', 27900),
  tests.add_address('bala');
insert into public.coupons (code, kind, value, minimum_paise, title, per_user_limit)
values ('BIGTEN', 'flat', 20000, 60000, 'Big', 9);
create function pg_temp.buys_two(name text) returns void language plpgsql as $$
declare
  placed jsonb;
begin
  perform tests.act_as('bala');
  perform public.add_to_cart(tests.item_id('Dosa')::text, '{}', 2),
    public.add_to_cart(tests.item_id('Biryani')::text, '{}', 1);
  placed := public.place_order((tests.quote('bala', '{"coupon_code": "BIGTEN"}') ->> 'quote_id')::uuid,
    'test-key-two:' || name, 'cash');
  perform tests.reset();
  perform tests.name_order(buys_two.name || '-' || v.slug, e.id) from public.enhanced_orders as e
  join public.vendors as v on v.id = e.vendor_id where e.checkout_id = (placed ->> 'checkout_id')::uuid;
  placed := public.gateway_start(tests.user_id('bala'), tests.order_id(name || '-vendor-one'), 'order_due');
  perform public.gateway_order_made((placed ->> 'id')::uuid, 'order_' || name);
  perform tests.reports('pay_' || name, 'order_' || name, (placed ->> 'amount_paise')::bigint);
  perform tests.act_as('bala');
end
$$;
create function pg_temp.discount(name text) returns integer language sql as $$
  select e.discount_paise from public.enhanced_orders as e where e.id = tests.order_id(name)
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;
select pg_temp.buys_two('poor');
select is(tests.refusal(format($$ select public.cancel_order(%L, 'changed_mind') $$,
  tests.order_id('poor-vendor-two'))), 'allowed', 'an empty wallet keeps nobody from giving up the other');
select is(tests.stands('poor-vendor-one'), 'pending gateway paid 0', 'what is paid stays paid');
select cmp_ok(pg_temp.discount('poor-vendor-one'), '>', 10000, 'with its discount');
select tests.reset(), tests.fund_wallet('bala', 5000);
select pg_temp.buys_two('some');
create temporary table pg_temp.was as select pg_temp.discount('some-vendor-one') as paise;
select is((public.preview_cancellation(tests.order_id('some-vendor-two')) ->> 'coupon_paise')::integer, 5000,
  'a wallet pays the discount that is lost as far as it goes, as is said before');
select public.cancel_order(tests.order_id('some-vendor-two'), 'changed_mind');
select tests.reset();
select is(pg_temp.discount('some-vendor-one'), paise - 5000, 'so much of it is lost') from pg_temp.was;
select is(tests.wallet_of('bala'), 0::bigint, 'and paid');
select is(private.held(tests.order_id('some-vendor-one')), e.total_paise::bigint, 'and held for the order')
from public.enhanced_orders as e where e.id = tests.order_id('some-vendor-one');

-- Taken in at the desk -----------------------------------------------------------------------------------------------
select tests.order_item('desk', 'asha', 'Dosa', 1, 'cash'), tests.advance_to('desk', 'out_for_delivery', 'ravi'),
  tests.reset();
select pg_temp.shows('ravi', 'desk', 'qr_3');
create function pg_temp.listed(payment text) returns text language plpgsql as $$
begin
  perform private.compare_gateway();
  return (select d.kind from private.gateway_differences as d where d.subject = payment and d.is_open);
end
$$;
select public.gateway_list_payments(jsonb_agg(jsonb_build_object('provider_payment_id', id, 'provider_order_id', null,
  'amount_paise', pg_temp.cash_of('desk'), 'currency', 'INR', 'status', 'captured', 'method', 'upi', 'made_at',
  extract(epoch from now())::bigint))) from unnest('{pay_desk,pay_stray}'::text[]) as id;
select is(pg_temp.listed('pay_stray'), null, 'what is paid by a code and not told yet is not sent back at once');
select is(public.gateway_record(jsonb_build_object('provider_payment_id', 'pay_desk', 'provider_code_id', 'qr_3',
  'amount_paise', pg_temp.cash_of('desk'), 'currency', 'INR', 'status', 'authorized', 'method', 'upi')) ->> 'outcome',
  'noted', 'it was told of, but not that it was captured');
update private.provider_payments set made_at = now() - interval '1 hour' where true;
select is(pg_temp.listed('pay_stray'), 'unknown_payment', 'later it is money of which nobody knows');
select is(pg_temp.listed('pay_desk'), 'not_taken', 'and the other one that was not taken');
select tests.act_as('meera');
select is((select public.settle_difference(d.id, 'Seen there') ->> 'action' from public.admin_differences() as d
  where d.subject = 'pay_desk'), 'take_in', 'an administrator takes it in');
select tests.reset();
select is(tests.stands('desk'), 'out_for_delivery gateway paid 0', 'and its order is paid');
select is(pg_temp.listed('pay_desk'), null, 'both books say the same');
select is(pg_temp.credits('qr_3', 'pay_desk', 100), 'duplicate', 'a late word of it changes nothing');

-- Switched off -------------------------------------------------------------------------------------------------------
select tests.order_item('off', 'asha', 'Dosa', 1, 'cash');
select tests.reset();
update public.app_settings set setting_value = 'false' where setting_key = 'gateway_enabled';
select is(pg_temp.opens('off', 'order_5') ->> 'state', 'ended', 'without the gateway cash stays cash');
select ok(pg_temp.balanced(), 'the books balance');
select set_eq($$ select a.kind::text from private.ledger_accounts as a join private.ledger_entries as e
  on e.account_id = a.id where a.kind = 'gateway_clearing' group by 1 having sum(e.amount_paise) > 0 $$,
  array[]::text[], 'and nothing was given back that had not come');
select * from finish();
rollback;
