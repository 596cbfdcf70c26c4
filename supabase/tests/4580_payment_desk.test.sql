-- The gateway's book and ours: each difference with its one action; settlements bring what it holds to zero; disputes
-- hold money apart; payments are found with all that was said of them. Who may do what.
begin;
select no_plan();
select tests.reviewed('bounds', 'admin_payments save_dispute_evidence settle_difference');
select tests.reviewed('service', 'claim_gateway_days gateway_day_read gateway_dispute_record gateway_list_payments '
  'gateway_list_refunds gateway_settled');
select tests.runs_on_schedule('plan-gateway-days', 'select private.plan_gateway_days()');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('farid', '+919000000004', '{franchise}'), tests.create_user('ravi', null, '{delivery}'),
  tests.create_user('meera', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 60000),
  tests.add_address('asha');
update public.app_settings set setting_value = 'true' where setting_key = 'gateway_enabled';

create function pg_temp.lists(payment text, provider text, paise bigint, status text default 'captured',
  at timestamptz default now() - interval '1 hour') returns void language sql as $$
  select public.gateway_list_payments(jsonb_build_array(jsonb_build_object('provider_payment_id', payment,
    'provider_order_id', provider, 'amount_paise', paise, 'currency', 'INR', 'status', status, 'method', 'upi',
    'made_at', extract(epoch from at)::bigint)))
$$;
create function pg_temp.lists_refund(refund text, payment text, paise bigint, status text default 'processed')
  returns void language sql as $$
  select public.gateway_list_refunds(jsonb_build_array(jsonb_build_object('provider_refund_id', refund,
    'provider_payment_id', payment, 'amount_paise', paise, 'status', status,
    'made_at', extract(epoch from now())::bigint)))
$$;
create function pg_temp.open() returns text language plpgsql as $$
begin
  perform private.compare_gateway();
  return (select string_agg(concat_ws(' ', d.kind, d.subject, d.ours_paise, d.theirs_paise), ', '
    order by d.kind, d.subject) from private.gateway_differences as d where d.is_open);
end
$$;
create function pg_temp.settles(subject text, note text default 'Seen with the gateway') returns text
language plpgsql as $$
declare
  id uuid := (select d.id from private.gateway_differences as d where d.subject = settles.subject);
  said text;
begin
  perform tests.act_as('meera');
  said := tests.refusal(format('select public.settle_difference(%L, %L)', id, note));
  perform tests.reset();
  return said;
end
$$;
create function pg_temp.answers(payment text, status text) returns integer language sql as $$
  select public.settle_gateway_refunds(coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'status', status,
    'provider_refund_id', 'rfnd_' || payment)) from private.gateway_refunds as r
    where r.provider_payment_id = payment), '[]'))
$$;

-- Nobody knew it ------------------------------------------------------------------------------------------------------
select pg_temp.lists('pay_stray', 'order_else', 50000);
select is(pg_temp.open(), 'unknown_payment pay_stray 0 50000', 'money for an order that is not ours is found');
select is(pg_temp.settles('pay_stray', ' x '), 'PT400 reason_missing', 'it is not settled without a reason');
select is(pg_temp.settles('pay_stray'), 'allowed', 'an administrator sends it back');
select is((tests.books('gateway_clearing'), tests.books('refund_clearing'))::text, '(-50000,50000)',
  'it is booked and owed back');
select is((select count(*) from public.claim_gateway_refunds(9) as c where c.provider_payment_id = 'pay_stray'
  and c.amount_paise = 50000), 1::bigint, 'and asked of the gateway, whole');
select is(pg_temp.settles('pay_stray'), 'PT409 difference_ended', 'twice is refused');
select is((select count(*) from private.gateway_refunds), 1::bigint, 'and sends it back once');
select is(pg_temp.answers('pay_stray', 'failed'), 1, 'a bank that does not take it back');
select is((select r.state || ' ' || tests.books('refund_clearing') from private.gateway_refunds as r), 'failed 50000',
  'leaves it owed: there is no wallet to put it into');
select is((select l.before ->> 'kind' || ' ' || (l.after ->> 'action') || ' ' || l.note from public.audit_log as l
  where l.action = 'settle_difference'), 'unknown_payment send_back Seen with the gateway',
  'what was done stands in the audit log');
select is(public.gateway_record('{"provider_payment_id": "pay_stray", "provider_order_id": "order_else",
  "amount_paise": 50000, "currency": "INR", "status": "captured"}') ->> 'outcome', 'unknown',
  'a late word of it changes nothing');
select pg_temp.lists('pay_half', 'order_else2', 50000), pg_temp.lists_refund('rfnd_half', 'pay_half', 20000);
select is(pg_temp.open(), 'unknown_payment pay_half 0 30000', 'what has gone back of it already');
select is(pg_temp.settles('pay_half'), 'allowed', 'is not sent back again');
select is((select r.amount_paise from private.gateway_refunds as r where r.provider_payment_id = 'pay_half'),
  30000::bigint, 'only the rest');
select is(pg_temp.open(), null, 'and the books agree');

-- Captured there and not told -----------------------------------------------------------------------------------------
select tests.buys('lost', 'asha', '{Dosa}');
select tests.starts('lost', 'order_lost');
select pg_temp.lists('pay_lost', 'order_lost', tests.costs('lost'), 'captured', now());
select is(pg_temp.open(), null, 'a payment of these minutes is still being told of');
select pg_temp.lists('pay_lost', 'order_lost', tests.costs('lost'));
update private.provider_payments set made_at = now() - interval '1 hour' where provider_payment_id = 'pay_lost';
select is(pg_temp.open(), 'not_taken pay_lost 0 ' || tests.costs('lost'), 'one of which every word was lost is found');
select is(pg_temp.settles('pay_lost'), 'allowed', 'taking it in');
select is(tests.stands('lost'), 'pending gateway paid 0', 'places its order, as a word of it would have');
select is(pg_temp.open(), null, 'and the books agree');

-- Another amount, and a refund that was made at the gateway's own desk ------------------------------------------------
select tests.buys('sold', 'asha', '{Dosa}');
select tests.starts('sold', 'order_sold');
select tests.reports('pay_sold', 'order_sold', tests.costs('sold'));
select pg_temp.lists('pay_sold', 'order_sold', tests.costs('sold') - 100);
select is(pg_temp.open(), format('amount_differs pay_sold %s %s', tests.costs('sold'), tests.costs('sold') - 100),
  'another amount there is found');
select is(pg_temp.settles('pay_sold'), 'allowed', 'it can only be noted');
select is(pg_temp.open(), null, 'and is not asked about again');
select pg_temp.lists('pay_sold', 'order_sold', tests.costs('sold') - 200);
select is(pg_temp.open() is not null, true, 'unless it changes');
select pg_temp.lists('pay_sold', 'order_sold', tests.costs('sold'));
select is(pg_temp.open(), null, 'and ends by itself once it is gone');
select pg_temp.lists_refund('rfnd_desk', 'pay_sold', 10000);
select is(pg_temp.open(), 'refund_not_asked pay_sold 0 10000', 'a refund that nobody here asked for is found');
create function pg_temp.settles_kind(kind text) returns text language plpgsql as $$
declare
  said text;
begin
  perform tests.act_as('meera');
  said := tests.refusal(format('select public.settle_difference(%L, %L)', (select d.id
    from public.admin_differences() as d where d.kind = settles_kind.kind), 'Made at the desk'));
  perform tests.reset();
  return said;
end
$$;
create table tests.noted as select tests.books('gateway_clearing') as clearing,
  tests.books('platform_revenue') as revenue;
select is(pg_temp.settles_kind('refund_not_asked'), 'allowed', 'it is taken into the books');
select is((tests.books('gateway_clearing') - clearing, tests.books('platform_revenue') - revenue)::text,
  '(10000,-10000)', 'at the platform''s cost') from tests.noted;
select is(pg_temp.open(), null, 'and the books agree');

-- What we have and it has not -----------------------------------------------------------------------------------------
select tests.buys('ghost', 'asha', '{Dosa}');
select tests.starts('ghost', 'order_ghost');
select tests.reports('pay_ghost', 'order_ghost', tests.costs('ghost'));
update private.gateway_payments set captured_at = now() - interval '2 days' where provider_payment_id = 'pay_ghost';
insert into private.gateway_days (day, due_at, read_at) values (private.today() - 2, null, now());
select is(pg_temp.open(), null, 'not before the day before was read as well');
insert into private.gateway_days (day, due_at, read_at) values (private.today() - 3, null, now());
select is(pg_temp.open(), 'not_there pay_ghost ' || tests.costs('ghost') || ' 0', 'a payment that it has not is found');
select pg_temp.lists('pay_ghost', 'order_ghost', tests.costs('ghost'));
select is(pg_temp.open(), null, 'and gone when it has');

-- Settlements ---------------------------------------------------------------------------------------------------------
create table tests.held as select -tests.books('gateway_clearing') as paise;
create function pg_temp.settled(id text, amount bigint, lines jsonb) returns text language sql as $$
  select public.gateway_settled(jsonb_build_object('provider_settlement_id', id, 'amount_paise', amount,
    'reference', 'UTR1', 'made_at', extract(epoch from now())::bigint), lines) ->> 'outcome'
$$;
-- All that the gateway holds: pay_stray was taken back nowhere yet, what is owed of pay_half neither.
create table tests.file as select jsonb_agg(jsonb_build_object('entity_id', l.id, 'kind', l.kind, 'debit_paise',
  l.debit, 'credit_paise', l.credit - l.fee, 'fee_paise', l.fee, 'tax_paise', l.tax)) as lines,
  sum(l.credit - l.fee - l.debit)::bigint as net, sum(l.fee)::bigint as fee, sum(l.tax)::bigint as tax from (
  select p.provider_payment_id as id, 'payment' as kind, 0 as debit, p.amount_paise as credit,
    round(p.amount_paise * 0.0236)::bigint as fee, round(p.amount_paise * 0.0036)::bigint as tax
  from private.provider_payments as p
  union all select r.provider_refund_id, 'refund', r.amount_paise, 0, 0, 0 from private.provider_refunds as r) as l;
select is(pg_temp.settled('setl_1', net - 1, lines), 'differs', 'a settlement that does not add up is not booked')
from tests.file;
select is(tests.books('bank'), 0::bigint, 'nothing has moved');
select is(pg_temp.open(), format('settlement_differs setl_1 %s %s', net, net - 1), 'and is a difference')
from tests.file;
select is(pg_temp.settled('setl_1', net, lines), 'booked', 'the next file adds up') from tests.file;
select is(pg_temp.settled('setl_1', net, lines), 'duplicate', 'and is booked once') from tests.file;
select is(pg_temp.open(), null, 'the difference is gone');
select is((tests.books('bank'), tests.books('gateway_fees'), tests.books('input_tax'))::text,
  format('(%s,%s,%s)', -net, tax - fee, -tax), 'what arrived is in the bank, less the fee and its tax')
from tests.file;
select is(tests.books('gateway_clearing'), 0::bigint, 'and the gateway holds nothing any more');

select is(pg_temp.settled('setl_even', 0, '[{"entity_id": "pay_even", "kind": "payment", "debit_paise": 0,
  "credit_paise": 500, "fee_paise": 0, "tax_paise": 0}, {"entity_id": "rfnd_even", "kind": "refund",
  "debit_paise": 500, "credit_paise": 0, "fee_paise": 0, "tax_paise": 0}]'), 'booked',
  'a settlement in which as much went back as came in is booked');
select is_empty($$select 1 from private.ledger_transactions where idempotency_key = 'settlement:setl_even'$$,
  'and posts nothing: a transaction has at least two sides');
delete from private.gateway_settlement_lines where provider_settlement_id = 'setl_even';
delete from private.gateway_settlements where provider_settlement_id = 'setl_even';

-- Disputes ------------------------------------------------------------------------------------------------------------
create function pg_temp.disputes(id text, payment text, paise bigint, status text) returns text language sql as $$
  select public.gateway_dispute_record(jsonb_build_object('provider_dispute_id', id, 'provider_payment_id', payment,
    'amount_paise', paise, 'currency', 'INR', 'reason_code', 'goods_not_received', 'status', status,
    'respond_by', extract(epoch from now() + interval '3 days')::bigint), jsonb_build_object('id', id || status,
    'payload', '{}'::jsonb)) ->> 'outcome'
$$;
create table tests.before as select tests.books('platform_revenue') as revenue, tests.books('refund_clearing') as owed;
select is(pg_temp.disputes('disp_1', 'pay_sold', 30000, 'open'), 'open', 'a bank disputes a payment');
select is(pg_temp.disputes('disp_1', 'pay_sold', 30000, 'open'), 'open', 'twice is once');
select is((tests.books('gateway_clearing'), tests.books('dispute_hold'))::text, '(30000,-30000)', 'its money is apart');
select is(pg_temp.disputes('disp_1', 'pay_sold', 30000, 'won'), 'won', 'won');
select is((tests.books('gateway_clearing'), tests.books('dispute_hold'))::text, '(0,0)', 'it comes back');
select is(pg_temp.disputes('disp_1', 'pay_sold', 30000, 'lost'), 'duplicate', 'what is decided stays so');
select pg_temp.disputes('disp_2', 'pay_lost', 20000, 'open');
-- The customer is given the money back while the bank decides.
select tests.act_as('meera');
select public.refund_order(tests.order_id('lost'), '[{"position": 1, "amount_paise": 5000}]', 'item_bad', 'Cold',
  'refund-key:dispute');
select tests.reset();
select is((select count(*) from public.claim_gateway_refunds(20) as c where c.provider_payment_id = 'pay_lost'),
  0::bigint, 'a refund waits while the bank may take the money itself');
select is(pg_temp.disputes('disp_2', 'pay_lost', 20000, 'lost'), 'lost', 'lost');
select is((select r.state || ' ' || r.reason from private.gateway_refunds as r
  where r.provider_payment_id = 'pay_lost'), 'processed dispute_lost', 'the customer has it by the dispute');
select is((tests.books('dispute_hold'), tests.books('refund_clearing') - owed)::text, '(0,0)',
  'nothing is held or owed')
from tests.before;
select is(pg_temp.disputes('disp_3', 'pay_ghost', 7000, 'lost'), 'lost', 'the end may be told before the beginning');
select is(tests.books('dispute_hold'), 0::bigint, 'and is booked whole');
select is(pg_temp.disputes('disp_4', 'pay_nobody', 7000, 'open'), 'open', 'of a payment that is not known');
select is(tests.books('dispute_hold'), 0::bigint, 'nothing is booked');
select is(tests.refusal($$ select pg_temp.disputes('disp 5', 'pay_x', 1, 'open') $$), 'PT400 dispute_invalid',
  'what makes no sense is refused');
select is((select count(*) from private.ledger_imbalance()), 0::bigint, 'the books are balanced');

-- The desk ------------------------------------------------------------------------------------------------------------
grant select on tests.file to authenticated;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('meera');
select is((select string_agg(d.id || ' ' || d.state, ', ' order by d.id) from public.admin_disputes() as d),
  'disp_1 won, disp_2 lost, disp_3 lost, disp_4 open', 'disputes are listed');
select is((select d.order_number is not null and d.respond_by > now() from public.admin_disputes() as d
  where d.id = 'disp_2'), true, 'with their order and how long there is to answer');
select is(tests.refusal($$ select public.save_dispute_evidence('disp_2', 'It was delivered at noon.') $$),
  'PT409 dispute_decided', 'nothing is added to one that is decided');
select is(tests.refusal($$ select public.save_dispute_evidence('disp_9', 'It was delivered at noon.') $$),
  'PT404 dispute_not_found', 'nor to one that does not exist');
select is(tests.refusal($$ select public.save_dispute_evidence('disp_4', 'Yes') $$), 'PT400 evidence_invalid',
  'nor too little');
select public.save_dispute_evidence('disp_4', ' It was delivered at noon. ');
select is((select d.evidence from public.admin_disputes() as d where d.id = 'disp_4'), 'It was delivered at noon.',
  'what is told to the bank is kept');
select is((select count(*) from public.admin_payments('pay_lost')), 1::bigint, 'a payment is found by its id');
select is((select p.id from public.admin_payments('order_lost') as p),
  (select p.id from public.admin_payments('pay_lost') as p), 'and by the gateway''s order');
select is((select count(*) from public.admin_payments('+919000000001')), 3::bigint, 'by the customer''s phone');
select is((select count(*) from public.admin_payments('+91900000000')), 0::bigint, 'which has to be whole');
select is((select count(*) from public.admin_payments((tests.costs('lost') / 100.0)::numeric(12, 2)::text)), 3::bigint,
  'by its amount');
select is((select p.order_id from public.admin_payments((select o.order_number from public.enhanced_orders as o
  where o.id = tests.order_id('sold'))) as p), tests.order_id('sold'), 'by the order''s number');
select ok(exists (select from public.admin_payments((select right(o.order_number, 5) from public.enhanced_orders as o
  where o.id = tests.order_id('sold'))) as p where p.order_id = tests.order_id('sold')), 'or by a part of that number');
select is((select count(*) from public.admin_payments('%')), 0::bigint, 'a wildcard finds nothing');
select is((select count(*) from public.admin_payments()), 3::bigint, 'or all are listed');
select is((select concat_ws(' ', payment #>> '{parts,0,status}', payment #>> '{tries,0,id}',
  payment #>> '{tries,0,state}', payment #>> '{refunds,0,amount_paise}', payment #>> '{refunds,0,borne_by}',
  payment #>> '{refunds,0,state}')
  from (select public.admin_payment((select p.id from public.admin_payments('pay_lost') as p)) as payment) as o),
  'partly_refunded pay_lost captured 5250 payees processed',
  'it is shown with its parts, tries, and refunds with who bears them');
select is((select count(*) from public.audit_log as l where l.action = 'read_payment'), 1::bigint,
  'reading it stands in the audit log');
select is(tests.refusal(format('select public.admin_payment(%L)', gen_random_uuid())), 'PT404 payment_not_found',
  'another is not');
select is((select a ->> 'amount_paise' from jsonb_array_elements(public.admin_gateway_books() -> 'accounts') as a
  where a ->> 'account' = 'bank'), net::text, 'what is in the bank is shown') from tests.file;
select is(tests.refusal($$ select public.ask_gateway_day(current_date + 2) $$), 'PT400 day_invalid',
  'no day to come is asked for');
select public.ask_gateway_day((now() at time zone 'Asia/Kolkata')::date);
select tests.reset();
select is((select count(*) from public.claim_gateway_days(10) as c where c.day = private.today()
  and c.to_seconds - c.from_seconds = 86399), 1::bigint, 'a day is asked for, and claimed with its seconds');
select is((select count(*) from public.claim_gateway_days(10)), 0::bigint, 'once');
select is(public.gateway_day_read(private.today()), '{"differences": 0}'::jsonb, 'and read');

-- Who may -------------------------------------------------------------------------------------------------------------
create function tests.for_administrators() returns setof text language sql as $$
  select unnest(array['select public.settle_difference(gen_random_uuid(), ''Because'')',
    'select public.ask_gateway_day(current_date)', 'select public.save_dispute_evidence(''disp_4'', ''Evidence here'')',
    'select * from public.admin_disputes()', 'select * from public.admin_differences()',
    'select public.admin_gateway_books()', 'select * from public.admin_payments()',
    'select public.admin_payment(gen_random_uuid())'])
$$;
create function tests.for_the_worker() returns setof text language sql as $$
  select unnest(array['select * from public.claim_gateway_days(1)', 'select public.gateway_list_payments(''[]'')',
    'select public.gateway_list_refunds(''[]'')', 'select public.gateway_settled(''{}'', ''[]'')',
    'select public.gateway_day_read(current_date)', 'select public.gateway_dispute_record(''{}'')',
    'select private.compare_gateway()', 'select * from private.gateway_compared()',
    'select * from private.gateway_differences', 'select * from private.provider_payments',
    'select * from private.gateway_disputes', 'select * from private.gateway_settlements'])
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('asha');
select is(tests.refusal(s), 'PT403 role_required', 'a customer may not: ' || s) from tests.for_administrators() as s;
select tests.act_as('vikram');
select is(tests.refusal(s), 'PT403 role_required', 'a vendor may not: ' || s) from tests.for_administrators() as s;
select tests.act_as('farid');
select is(tests.refusal(s), 'PT403 role_required', 'a franchise owner may not: ' || s)
from tests.for_administrators() as s;
select tests.act_as('ravi');
select is(tests.refusal(s), 'PT403 role_required', 'a courier may not: ' || s) from tests.for_administrators() as s;
select tests.act_as_anon();
select matches(tests.refusal(s), '^42501', 'a guest may not: ' || s) from tests.for_administrators() as s;
select matches(tests.refusal(s), '^42501', 'a guest may not: ' || s) from tests.for_the_worker() as s;
select tests.act_as('meera');
select matches(tests.refusal(s), '^42501', 'nor an administrator: ' || s) from tests.for_the_worker() as s;
select tests.act_as('vikram');
select matches(tests.refusal(s), '^42501', 'nor a vendor: ' || s) from tests.for_the_worker() as s;

select * from finish();
rollback;
