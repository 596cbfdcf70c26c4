-- Payments, refunds and coupons: who may see which, and that no API role writes them.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('vani', '+919000000004', '{vendor}'),
  tests.create_user('admin', '+919000000005', '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Idli', 10000),
  tests.add_address('asha'), tests.fund_wallet('asha', 100000);
select tests.order_item('lunch', 'asha', 'Idli', 2);
select tests.act_as('asha');
select public.cancel_order(tests.order_id('lunch'), 'changed_mind');
select tests.reset();

select tests.act_as('asha');
select results_eq($$ select method::text, status, amount_paise - refunded_paise from public.payments $$,
  $$ values ('wallet', 'refunded', 0) $$, 'a customer sees how an order was paid and that it was given back');
select results_eq($$ select destination, reason_code from public.refunds $$, $$ values ('wallet', 'changed_mind') $$,
  'and the refund with its reason');
select matches(tests.refusal($$ update public.payments set status = 'captured' $$), '^42501',
  'a customer writes no payment');
select
  matches(
  tests.refusal($$ insert into public.refunds (order_id, payment_id, user_id, amount_paise, destination, reason_code)
  select order_id, id, user_id, 100, 'wallet', 'other' from public.payments $$), '^42501',
  'a customer writes no refund');
select matches(tests.refusal($$ select provider_payment_id from public.payments $$), '^42501',
  'the provider''s ids are not shown');
select is((select count(*) from public.coupons), 2::bigint, 'coupons that run can be read');
select matches(tests.refusal($$ update public.coupons set value = 100000 $$), '^42501', 'but not written');
select is_empty($$ select * from public.coupon_redemptions $$, 'no coupon was used');

select tests.act_as('bala');
select is_empty($$ select id from public.payments $$, 'another customer sees no payment');
select is_empty($$ select * from public.refunds $$, 'and no refund');

select tests.act_as_anon();
select matches(tests.refusal($$ select id from public.payments $$), '^42501', 'guests see no payments');
select is((select count(*) from public.coupons), 2::bigint, 'guests see the coupons that run');

select tests.reset();
insert into public.coupons (code, kind, value, valid_to, title, is_listed)
  values ('OLDONE', 'flat', 100, now() - interval '1 hour', 'Over', true);
insert into public.coupons (code, kind, value, title) values ('ASHAONLY', 'flat', 100, 'For Asha');
select tests.act_as('asha');
select is_empty($$ select code from public.coupons where code = 'OLDONE' $$, 'a coupon that has ended is not shown');
select is_empty($$ select code from public.coupons where code = 'ASHAONLY' $$, 'nor one that is not for everybody');
select matches(tests.refusal(format($$ select %I from public.coupons $$, hidden)), '^42501',
  'of an offer nobody reads ' || hidden)
from unnest(array['value', 'total_limit', 'per_user_limit', 'funded_by', 'is_listed']) as hidden;

select tests.act_as_service();
select matches(tests.refusal($$ insert into private.payment_events (provider, provider_event_id, payload)
  values ('x', 'evt_1', '{}') $$),
  '^42501', 'provider events come in through functions only');
select tests.reset();
insert into private.payment_events (provider, provider_event_id, payload) values ('x', 'evt_1', '{}');
select matches(tests.refusal($$ insert into private.payment_events (provider, provider_event_id, payload)
  values ('x', 'evt_1', '{}') $$),
  '^23505', 'each event of a provider is taken once');

select * from finish();
rollback;
