-- A craftsman's work with a deposit and a rest, as services and parcels will be paid. The trade lives in this file
-- only.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('pavan', '+919000000003');
select tests.fund_wallet('asha', 500000), tests.fund_wallet('bala', 100000), tests.reset();

create function tests.place_work(o public.enhanced_orders, part jsonb) returns void language plpgsql as $$
begin
  perform private.add_share_of_rows(o.id, 'provider_payable', null, 80000, '{1}', owner_role => 'craftsman');
end
$$;
insert into private.party_kinds (role, performs, account_role, path) values ('craftsman', true, null, '/vendor/orders'),
  ('receiver', false, null, '/order-tracking/%s');
insert into private.trades (trade, place) values ('craft', 'tests.place_work');
insert into public.charge_codes (code, position, nature, tax_class) values ('work', 5000, 'goods', null);
insert into private.trade_kinds (trade, kind, payment_methods, cash_role)
  values ('craft', 'service', '{wallet,cash}', 'craftsman');
-- The life cycle is this file's own: what a trade has brought for it is set aside.
delete from public.order_transition_rules where kind = 'service';
delete from private.order_effects where kind = 'service';
insert into public.order_transition_rules (kind, from_status, to_status, roles) values
  ('service', 'pending', 'confirmed', '{craftsman}'), ('service', 'confirmed', 'in_progress', '{craftsman,user}'),
  ('service', 'in_progress', 'delivered', '{craftsman}'), ('service', 'pending', 'cancelled', '{user,system}'),
  ('service', 'confirmed', 'cancelled', '{user,system}'), ('service', 'in_progress', 'cancelled', '{user,system}');
insert into private.order_effects (kind, to_status, position, effect) values
  ('service', 'delivered', 50, 'private.settle_order'), ('service', 'cancelled', 50, 'private.unwind_order');

create function tests.work(name text, payments text, paise integer default 100000, method text default 'wallet')
  returns void
language plpgsql as $$
begin
  perform tests.place_part(name, 'asha', jsonb_build_object('kind', 'service', 'category', 'craft', 'payments',
    payments::jsonb,
    'charges', jsonb_build_array(jsonb_build_object('code', 'work', 'amount_paise', paise))), method);
  perform private.add_party(tests.order_id(name), 'craftsman', tests.user_id('pavan'));
  perform tests.move_as(name, 'confirmed', 'craftsman', 'pavan');
end
$$;
create function tests.finish(name text) returns void language sql as $$
  select tests.move_as(name, 'in_progress', 'craftsman', 'pavan'),
    tests.move_as(name, 'delivered', 'craftsman', 'pavan')
$$;
create function tests.paid_in(name text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', p.method, p.status, p.amount_paise, p.refunded_paise), ', ' order by p.position)
  from public.payments as p where p.order_id = tests.order_id(name)
$$;
create function tests.says(name text) returns text language sql security definer as $$
  select concat_ws(' ', o.payment_method, o.payment_status, o.total_paise, o.refund_paise)
    from public.enhanced_orders as o
  where o.id = tests.order_id(name)
$$;
create function tests.adjust(name text, rows text, key text) returns bigint language sql as $$
  select private.adjust_charges(o, rows::jsonb, 'More', key, true) from public.enhanced_orders as o
    where o.id = tests.order_id(name)
$$;
create function tests.give_back(name text, paise integer, key text) returns bigint language sql security definer as $$
  select private.refund(o, jsonb_build_array(jsonb_build_object('position', 1, 'amount_paise', paise)), 'other',
    'customer', 'wallet', key)
  from public.enhanced_orders as o where o.id = tests.order_id(name)
$$;
create function tests.owed(kind text) returns bigint language sql
  as $$ select tests.ledger_balance(tests.user_id('pavan'), kind) $$;
create function tests.held(name text) returns bigint language sql as $$ select private.held(tests.order_id(name)) $$;

-- A deposit now, the rest in cash -------------------------------------------------------------------------------------
select tests.work('door', '[{"amount_paise": 20000, "method": "wallet"}, {"method": "cash"}]', 99950), tests.reset();
select is(tests.paid_in('door'), 'wallet captured 20000 0, cash created 80000 0',
  'the deposit is paid, the rest comes in whole rupees');
select is(tests.says('door'), 'cash due 100000 0', 'the order says that cash is to come');
select is(tests.wallet_of('asha'), 480000::bigint, 'only the deposit left the wallet');
select is(tests.held('door'), 20000::bigint, 'and lies in escrow');
select is(private.cash_due(tests.order_id('door')), 80000::bigint, 'whoever performs it is told what to collect');
select is(private.cash_of_today(tests.user_id('asha')), 80000::bigint, 'the law''s limit counts the cash alone');
select tests.finish('door'), tests.reset();
select is(tests.paid_in('door'), 'wallet captured 20000 0, cash captured 80000 0',
  'the cash is collected when it is done');
select is(tests.says('door'), 'cash paid 100000 0', 'and the order is paid');
select is((select collected_role || ' ' || (collected_by = tests.user_id('pavan')) from public.payments
  where order_id = tests.order_id('door') and position = 2), 'craftsman true', 'by whom is written down');
select is(tests.owed('cash_with_courier'), -80000::bigint, 'who owes it');
select is(tests.owed('provider_payable'), 80000::bigint, 'beside what was earned');
select is(tests.held('door'), 0::bigint, 'escrow is empty');

-- By wallet in two parts ----------------------------------------------------------------------------------------------
select tests.work('later', '[{"amount_paise": 30000}, {"due": "in_progress"}]'), tests.reset();
select is(tests.says('later'), 'wallet due 100000 0', 'something is due');
select is(tests.held('later'), 30000::bigint, 'the first part is held');
select tests.move_as('later', 'in_progress', 'craftsman', 'pavan'), tests.reset();
select is(tests.held('later'), 100000::bigint, 'the second is taken when the work begins');
select is(tests.says('later'), 'wallet paid 100000 0', 'all is paid');
select tests.move_as('later', 'delivered', 'craftsman', 'pavan'), tests.reset();
select is(tests.held('later'), 0::bigint, 'and settled');

-- A wallet that does not cover what falls due stops only its owner ----------------------------------------------------
select tests.work('short', '[{"amount_paise": 10000}, {"due": "in_progress"}]', 600000), tests.reset();
select is(tests.refusal($$ select tests.move_as('short', 'in_progress', 'user', 'asha') $$), 'PT409 wallet_too_low',
  'the customer cannot begin what they cannot pay');
select tests.move_as('short', 'in_progress', 'craftsman', 'pavan'), tests.reset();
select is(tests.paid_in('short'), 'wallet captured 10000 0, wallet created 590000 0',
  'whoever works is not stopped: the part stays due');
select tests.move_as('short', 'cancelled', 'system', null, 'other'), tests.reset();
select is(tests.paid_in('short'), 'wallet refunded 10000 10000, wallet void 0 0',
  'cancelled, nobody asks for it any more');
select is(tests.says('short'), 'wallet refunded 10000 10000', 'and what was paid has gone back');
select is(tests.refusal($$ select tests.work('poor', '[{"amount_paise": 900000}, {}]', 1000000) $$),
  'PT409 wallet_too_low',
  'nothing is placed whose first part is not covered');

-- Events and times of a trade's own -----------------------------------------------------------------------------------
select tests.work('event', format('[{"amount_paise": 30000, "due": "lesson:1"}, {"amount_paise": 50000, "due": "time",
  "due_at": %s}, {"method": "cash", "due": "arrived"}]', to_json(now() + interval '1 hour')));
select is(private.collect_payment(o, 'lesson:1'), 30000::bigint, 'a trade''s event collects its part')
from public.enhanced_orders as o where o.id = tests.order_id('event');
select is(private.collect_payment(o, 'lesson:1'), 0::bigint, 'once') from public.enhanced_orders as o
  where o.id = tests.order_id('event');
select is(private.collect_payment(o, 'time'), 0::bigint, 'a time that has not come collects nothing')
from public.enhanced_orders as o where o.id = tests.order_id('event');
update public.payments set due_at = now() where order_id = tests.order_id('event') and due = 'time';
update private.order_timers set due_at = now() where order_id = tests.order_id('event') and action = 'payment_due';
select private.sweep_timers();
select is(tests.held('event'), 80000::bigint, 'its time collects it');
select is(private.collect_payment(o, 'arrived'), 20000::bigint, 'cash is collected at an event too')
from public.enhanced_orders as o where o.id = tests.order_id('event');
select is(tests.held('event'), 100000::bigint, 'and held like what was paid by wallet');
select is(tests.owed('cash_with_courier'), -100000::bigint, 'by whoever owes it');
select tests.finish('event'), tests.reset();
select is(tests.held('event'), 0::bigint, 'settling spends it');

-- Paid after the end: the platform has paid everybody -----------------------------------------------------------------
create temp table own as select tests.ledger_balance(null, 'platform_revenue') as paise;
grant all on own to public;
select tests.work('month', '[{"amount_paise": 30000}, {"due": "month_end"}]'), tests.finish('month'), tests.reset();
select is(tests.ledger_balance(null, 'platform_revenue') - paise, -50000::bigint,
  'what is not paid at the end is advanced') from own;
select is(private.collect_payment(o, 'month_end'), 70000::bigint, 'and collected later')
from public.enhanced_orders as o where o.id = tests.order_id('month');
select is(tests.ledger_balance(null, 'platform_revenue') - paise, 20000::bigint, 'by the platform') from own;
select is(tests.held('month'), 0::bigint, 'past escrow');

-- A receiver who pays -------------------------------------------------------------------------------------------------
select tests.work('parcel', '[{"method": "cash", "payer_role": "receiver"}]');
select private.add_party(tests.order_id('parcel'), 'receiver', tests.user_id('bala'));
select tests.finish('parcel'), tests.reset();
select tests.give_back('parcel', 25000, 'parcel:1');
select is(tests.wallet_of('bala'), 125000::bigint, 'what a receiver paid goes back to the receiver');
select is((select user_id from public.refunds where order_id = tests.order_id('parcel')), tests.user_id('bala'),
  'and is their refund');
select matches(tests.refusal($$ select tests.work('taken', '[{"method": "wallet", "payer_role": "receiver"}]') $$),
  '^23514',
  'nobody''s wallet pays for what somebody else orders');

-- Given back by part --------------------------------------------------------------------------------------------------
select tests.work('less', '[{"amount_paise": 40000}, {"method": "cash"}]');
create temp table before_less as select tests.wallet_of('asha') as paise;
grant all on before_less to public;
select is(tests.give_back('less', 70050, 'less:1'), 10050::bigint, 'more than what is still due');
select is(tests.paid_in('less'), 'wallet partly_refunded 40000 10050, cash captured 0 0',
  'nobody asks for the cash any more, and the rest comes from what was paid');
select is(tests.wallet_of('asha') - paise, 10050::bigint, 'which alone goes to the wallet') from before_less;
select is(tests.says('less'), 'cash partly_refunded 40000 10050', 'what was never paid is no part of its price');
select tests.finish('less'), tests.reset();
select is(tests.held('less'), 0::bigint, 'and settles');
select tests.work('odd', '[{"amount_paise": 40000}, {"method": "cash"}]');
select is(tests.give_back('odd', 10050, 'odd:1'), 10050::bigint, 'a part of what is due');
select is(tests.paid_in('odd'), 'wallet partly_refunded 40000 50, cash created 60000 10000', 'cash stays whole rupees');
select tests.finish('odd'), tests.reset();
select is((select sum(amount_paise) from private.ledger_entries as e
  join private.ledger_transactions as t on t.id = e.transaction_id
  join private.ledger_accounts as a on a.id = e.account_id where t.order_id = tests.order_id('odd')
    and a.kind = 'cash_with_courier'),
  -50000::numeric, 'and only the rest is collected');
select tests.give_back('odd', 89950, 'odd:2');
select is(tests.paid_in('odd'), 'wallet refunded 40000 40000, cash refunded 60000 60000',
  'after both were paid all can go back');
select is(tests.says('odd'), 'cash refunded 100000 100000', 'and no more');

-- Cancelled between the two -------------------------------------------------------------------------------------------
insert into public.cancellation_policies (kind, stage, fault, charge_bp, max_charge_paise, compensation_bp, valid_from)
values ('service', 'confirmed', 'customer', 5000, 100000, 10000, now());
select tests.work('between', '[{"amount_paise": 30000}, {"method": "cash"}]');
update public.enhanced_orders set created_at = now() - interval '2 hours',
  placed_at = now() - interval '2 hours', scheduled_for = now() + interval '1 minute'
where id = tests.order_id('between');
create temp table between_now as select tests.wallet_of('asha') as paise, tests.owed('provider_payable') as earned;
grant all on between_now to public;
select tests.move_as('between', 'cancelled', 'user', 'asha', 'changed_mind'), tests.reset();
select is(tests.paid_in('between'), 'wallet captured 30000 0, cash void 0 0',
  'a late cancellation keeps what was paid, and asks for no more');
select is((select charge_paise || ' ' || refund_paise from public.enhanced_orders where id = tests.order_id('between')),
  '30000 0',
  'the charge is not above what was paid');
select is(tests.owed('provider_payable') - earned, 30000::bigint, 'and compensates whoever was to work')
  from between_now;
select is(tests.held('between'), 0::bigint, 'escrow is empty');

-- More and less after placing -----------------------------------------------------------------------------------------
select tests.work('grown', '[{"amount_paise": 30000}, {"method": "cash"}]');
create temp table grown as select tests.wallet_of('asha') as paise;
grant all on grown to public;
select is(tests.adjust('grown', '[{"code": "work", "amount_paise": 10030}]', 'g1'), 10000::bigint,
  'more is asked with what is still due');
select is(tests.paid_in('grown'), 'wallet captured 30000 0, cash created 80000 0', 'in whole rupees');
select is(tests.adjust('grown', '[{"position": 1, "less_paise": 20000}]', 'g2'), -20000::bigint, 'less lowers it');
select is(tests.paid_in('grown'), 'wallet captured 30000 0, cash created 60000 0', 'and nothing of what was paid');
select is(tests.wallet_of('asha'), paise, 'the wallet is not asked') from grown;
select tests.adjust('grown', '[{"position": 1, "less_paise": 70000}]', 'g3');
select is(tests.paid_in('grown'), 'wallet partly_refunded 30000 10000, cash captured 0 0',
  'less than what was paid gives the difference back');
select tests.finish('grown'), tests.reset();
select is(tests.held('grown'), 0::bigint, 'and it settles');

-- What holds for all of them ------------------------------------------------------------------------------------------
select throws_ok($$ do $do$ begin
    update public.payments set amount_paise = amount_paise + 100 where order_id = tests.order_id('door')
      and position = 1;
    set constraints all immediate;
  end $do$ $$, '23514', null, 'payments that do not come to the total are refused');
set constraints all immediate;
set constraints all deferred;
select matches(tests.refusal($$ select tests.work('much', '[{"amount_paise": 200000}]') $$), '^23514',
  'nor more than the total');
select matches(tests.refusal($$ select tests.work('little', '[{"amount_paise": 2000}]') $$), '^23514', 'nor less');
select is(tests.refusal($$ select tests.work('now', '[{"method": "cash", "due": "placing"}]') $$),
  'PT409 payment_method_unavailable',
  'nobody collects cash at placing');
select is_empty($$ select e.id from public.enhanced_orders as e where private.held(e.id) <> 0
  and e.status in ('delivered', 'cancelled') $$,
  'nothing is left in escrow');
select is_empty($$ select * from private.ledger_imbalance() $$, 'the books are balanced');
select is_empty($$ select from private.ledger_accounts as a where a.owner_id is null and a.kind::text like '%_payable'
  and a.kind <> 'tax_payable' $$, 'and no payable is nobody''s');

-- Who sees and moves it -----------------------------------------------------------------------------------------------
select tests.act_as('asha');
select is((select count(*) from public.payments where order_id = tests.order_id('door')), 2::bigint,
  'a customer reads the parts');
select matches(tests.refusal($$ select collected_by from public.payments $$), '^42501', 'but not who holds the cash');
select matches(tests.refusal($$ update public.payments set due = 'never' $$), '^42501', 'and changes none');
select matches(tests.refusal($$ select private.collect_payment(null::public.enhanced_orders, 'placing') $$), '^42501',
  'nor collects one');
select matches(tests.refusal($$ select * from private.payment_methods $$), '^42501',
  'the ways of paying are not theirs');
select tests.act_as('bala');
select is_empty($$ select id from public.payments $$, 'somebody else sees none');
select tests.act_as_anon();
select matches(tests.refusal($$ select id from public.payments $$), '^42501', 'nor does a guest');
select * from finish();
rollback;
