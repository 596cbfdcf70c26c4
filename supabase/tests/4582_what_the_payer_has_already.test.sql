-- Of a refund that the gateway has not so much left for, only what is missing goes back: what others gave back, and
-- what a bank took, the payer has already. A dispute is booked whichever is told first, it or its payment.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('meera', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 60000),
  tests.add_address('asha');
update public.app_settings set setting_value = 'true' where setting_key = 'gateway_enabled';

create function pg_temp.paid(label text) returns void language plpgsql as $$
begin
  perform tests.buys(label, 'asha', '{Dosa}');
  perform tests.starts(label, 'order_' || label);
  perform tests.reports('pay_' || label, 'order_' || label, tests.costs(label));
end
$$;
-- The vendor cancels: all of it goes back.
create function pg_temp.cancels(label text) returns void language plpgsql as $$
begin
  perform tests.act_as('vikram');
  perform public.cancel_order(tests.order_id(label), 'items_unavailable');
  perform tests.reset();
end
$$;
create function pg_temp.refunds(label text) returns text language sql as $$
  select string_agg(r.state || ' ' || r.amount_paise || ' ' || coalesce(r.reason, '-'), ', ' order by r.amount_paise)
  from private.gateway_refunds as r where r.provider_payment_id = 'pay_' || label
$$;
create function pg_temp.key(label text) returns text language sql as $$
  select r.key from private.gateway_refunds as r
  where r.provider_payment_id = 'pay_' || label and r.ended_at is null
$$;
-- The gateway refuses: so much is not left, and others gave so much back.
create function pg_temp.not_left(label text, returned bigint) returns void language sql as $$
  select public.claim_gateway_refunds(20);
  select public.settle_gateway_refunds((select jsonb_agg(jsonb_build_object('id', r.id, 'status', 'not_left',
    'reason', 'greater than', 'returned_paise', returned)) from private.gateway_refunds as r
    where r.provider_payment_id = 'pay_' || label and r.ended_at is null))
$$;
create function pg_temp.disputes(id text, payment text, paise bigint, status text) returns text language sql as $$
  select public.gateway_dispute_record(jsonb_build_object('provider_dispute_id', id, 'provider_payment_id', payment,
    'amount_paise', paise, 'currency', 'INR', 'status', status)) ->> 'outcome'
$$;

-- Somebody at the gateway's desk gave a part back --------------------------------------------------------------------
select pg_temp.paid('some'), pg_temp.cancels('some');
create table tests.keys as select pg_temp.key('some') as key, tests.books('refund_clearing') as owed;
select pg_temp.not_left('some', 10300);
select is(pg_temp.refunds('some'), format('processed 10300 greater than, asked %s greater than',
  tests.costs('some') - 10300), 'what has gone back is taken off, and only the rest is asked for');
select isnt(pg_temp.key('some'), key, 'as another request') from tests.keys;
select is(owed - tests.books('refund_clearing'), 10300::bigint, 'the customer is owed so much less') from tests.keys;
select pg_temp.not_left('some', 10300);
select is(pg_temp.refunds('some'), format('processed 10300 greater than, asked %s greater than',
  tests.costs('some') - 10300), 'the same is not taken off twice');
select pg_temp.not_left('some', tests.costs('some'));
select is((select bool_and(r.state = 'processed') from private.gateway_refunds as r
  where r.provider_payment_id = 'pay_some'), true, 'all of it was given back there in the end');

-- One part was found and booked at the platform's cost before: the refund pays for it --------------------------------
select pg_temp.paid('found');
update private.gateway_payments set found_refunds_paise = 5000 where provider_payment_id = 'pay_found';
select pg_temp.cancels('found');
create table tests.revenue as select tests.books('platform_revenue') as paise;
select pg_temp.not_left('found', 5000);
select is(tests.books('platform_revenue') - paise, 5000::bigint, 'what it was booked at comes back') from tests.revenue;
select is((select p.found_refunds_paise from private.gateway_payments as p
  where p.provider_payment_id = 'pay_found'), 0::bigint, 'once');

-- A bank took the most of it while the gateway was asked already ------------------------------------------------------
select pg_temp.paid('taken'), pg_temp.cancels('taken');
select public.claim_gateway_refunds(20);
select is(pg_temp.disputes('disp_1', 'pay_taken', tests.costs('taken') - 4000, 'lost'), 'lost', 'a bank takes a part');
select is(pg_temp.refunds('taken'), format('asked %s -', tests.costs('taken')), 'what was asked for keeps its sum');
update private.gateway_refunds set next_at = now() where ended_at is null;
select pg_temp.not_left('taken', 0);
select is(pg_temp.refunds('taken'), format('asked 4000 greater than, processed %s dispute_lost',
  tests.costs('taken') - 4000), 'until the gateway says that it is not there: then only the rest is');

-- The bank's word comes before that of the payment --------------------------------------------------------------------
select tests.buys('early', 'asha', '{Dosa}'), tests.starts('early', 'order_early');
create table tests.early as select tests.books('platform_revenue') as revenue, tests.books('gateway_clearing') as held;
select is(pg_temp.disputes('disp_2', 'pay_early', tests.costs('early'), 'lost'), 'lost', 'a bank has decided');
select is(tests.books('gateway_clearing') - held, 0::bigint, 'nothing is booked of what is not known') from tests.early;
select tests.reports('pay_early', 'order_early', tests.costs('early'));
select is((tests.books('gateway_clearing') - held, tests.books('dispute_hold'), tests.books('platform_revenue')
  - revenue)::text, format('(0,0,%s)', -tests.costs('early')), 'once the payment is, its loss is') from tests.early;
select tests.buys('open', 'asha', '{Dosa}'), tests.starts('open', 'order_open');
select pg_temp.disputes('disp_3', 'pay_open', tests.costs('open'), 'open');
select tests.reports('pay_open', 'order_open', tests.costs('open'));
select is(tests.books('dispute_hold'), -tests.costs('open'), 'an open one is held apart');
select is(pg_temp.disputes('disp_3', 'pay_open', tests.costs('open'), 'won'), 'won', 'until it is won');
select is(tests.books('dispute_hold'), 0::bigint, 'and back');
select is((select count(*) from private.ledger_imbalance()), 0::bigint, 'the books are balanced');

select * from finish();
rollback;
