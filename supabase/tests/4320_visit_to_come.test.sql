-- A visit with extra work, as home services will sell it: charges after placing, up to what was agreed or approved. The
-- trade lives in this file only.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('pavan', '+919000000002'),
  tests.create_user('bala', '+919000000004');
select tests.fund_wallet('asha', 200000), tests.reset();

create function tests.place_visit(o public.enhanced_orders, part jsonb) returns void language plpgsql as $$
begin
  perform private.add_share_of_rows(o.id, 'provider_payable', null, 40000, '{1}', owner_role => 'electrician');
end
$$;
insert into private.party_kinds (role, performs, account_role, path)
  values ('electrician', true, null, '/vendor/orders');
insert into private.trades (trade, price, place) values ('electrician', 'tests.price_visit', 'tests.place_visit');
insert into private.trade_kinds (trade, kind, takes_schedule, payment_methods)
  values ('electrician', 'service', true, '{wallet,cash}');
insert into public.charge_codes (code, position, nature, tax_class)
  values ('visit', 5000, 'fee', null), ('more_work', 5010, 'fee', 'platform');
-- The life cycle is this file's own: what a trade has brought for it is set aside.
delete from public.order_transition_rules where kind = 'service';
delete from private.order_effects where kind = 'service';
insert into public.order_transition_rules (kind, from_status, to_status, roles) values
  ('service', 'pending', 'in_progress', '{electrician}'), ('service', 'in_progress', 'delivered', '{electrician}');
insert into private.order_effects (kind, to_status, position, effect)
  values ('service', 'delivered', 50, 'private.settle_order');
create function tests.visit(name text, method text default 'wallet', authorised bigint default null) returns void
  language plpgsql as $$
begin
  perform tests.place_part(name, 'asha', jsonb_strip_nulls(jsonb_build_object('kind', 'service', 'category',
    'electrician',
    'terms', jsonb_build_object('authorised_paise', authorised), 'charges',
      '[{"code": "visit", "amount_paise": 50000}]'::jsonb)), method);
  perform private.add_party(tests.order_id(name), 'electrician', tests.user_id('pavan'));
  perform tests.move_as(name, 'in_progress', 'electrician', 'pavan');
end
$$;
create function tests.adjust(name text, rows text, key text) returns bigint language sql as $$
  select private.adjust_charges(o, rows::jsonb, 'Waiting', key) from public.enhanced_orders as o
    where o.id = tests.order_id(name)
$$;
create function tests.total(name text) returns bigint language sql security definer as $$
  select total_paise::bigint from public.enhanced_orders where id = tests.order_id(name)
$$;
create function tests.propose(name text, rows text, key text) returns uuid language sql security definer as $$
  select private.propose_order_change(o, rows::jsonb, 'A new switch is needed', key, tests.user_id('pavan'),
    'electrician')
  from public.enhanced_orders as o where o.id = tests.order_id(name)
$$;

-- Within what was agreed ----------------------------------------------------------------------------------------------
select tests.visit('wait', 'wallet', 60000), tests.reset();
select is(tests.adjust('wait', '[{"code": "more_work", "amount_paise": 5000,
  "share": {"account": "provider_payable", "owner_role": "electrician", "amount_paise": 4500}}]', 'w1'), 5900::bigint,
  'what was agreed beforehand is added with its tax');
select is(tests.adjust('wait', '[{"code": "more_work", "amount_paise": 5000}]', 'w1'), 5900::bigint, 'once per key');
select is(tests.total('wait'), 55900::bigint, 'the total follows');
select
  results_eq($$ select phase::text, code, amount_paise from public.order_charges where order_id = tests.order_id('wait')
   order by position$$,
  $$ values ('quoted', 'visit', 50000), ('added', 'more_work', 5000), ('added', 'tax', 900) $$,
    'and the bill names it');
select is(tests.wallet_of('asha'), 144100::bigint, 'the wallet pays the difference');
select is((select amount_paise from public.payments where order_id = tests.order_id('wait')), 55900,
  'as the payment says');
select is(tests.refusal($$ select tests.adjust('wait', '[{"code": "more_work", "amount_paise": 5000}]', 'w2') $$),
  'PT409 change_not_agreed',
  'more than was agreed is refused');
select is(tests.total('wait'), 55900::bigint, 'and leaves nothing behind');
select matches(tests.refusal($$ select tests.adjust('wait', '[{"code": "more_work", "amount_paise": -5000}]',
  'w3') $$), '^23514',
  'nothing is added below zero');
select matches(tests.refusal($$ select tests.adjust('wait', '[{"code": "tax", "amount_paise": 5000}]', 'w3') $$),
  '^23514', 'nor as a tax');
select throws_ok($$ do $do$ begin
    insert into public.order_charges (order_id, position, code, amount_paise)
      values (tests.order_id('wait'), 9, 'visit', 1000);
    set constraints all immediate;
  end $do$ $$, '23514', null, 'a charge beside the total is refused, whatever it calls itself');
select is(tests.adjust('wait', '[{"position": 2, "less_paise": 5000}]', 'w4'), -5900::bigint,
  'what was added can be taken off again');
select is(tests.wallet_of('asha'), 150000::bigint, 'and comes back with its tax');
select tests.move_as('wait', 'delivered', 'electrician', 'pavan'), tests.reset();
select is(tests.ledger_balance(tests.user_id('pavan'), 'provider_payable'), 40000::bigint,
  'so that the added share is worth nothing');
select is(tests.refusal($$ select tests.adjust('wait', '[{"code": "visit", "amount_paise": 1}]', 'w5') $$),
  'PT409 order_transition_not_allowed', 'an ended order costs what it cost');

-- With the customer's word --------------------------------------------------------------------------------------------
select tests.visit('extra'), tests.reset();
select is(tests.refusal($$ select tests.adjust('extra', '[{"code": "visit", "amount_paise": 1}]', 'e0') $$),
  'PT409 change_not_agreed',
  'without a limit nothing is added unasked');
create temp table asked as select tests.propose('extra', '[{"code": "more_work", "amount_paise": 10000,
  "share": {"account": "provider_payable", "owner_role": "electrician", "amount_paise": 9000}}]', 'e1') as id;
grant select on asked to authenticated, anon;
select is(tests.propose('extra', '[{"code": "visit", "amount_paise": 1}]', 'e1'), (select id from asked),
  'nobody is asked twice');
select tests.act_as('bala');
select is(tests.refusal(format($$ select public.decide_order_change(%L, true) $$, (select id from asked))),
  'PT404 order_not_found',
  'a stranger decides nothing');
select is(tests.refusal(format($$ select public.order_changes_of(%L) $$, tests.order_id('extra'))),
  'PT404 order_not_found', 'and reads nothing');
select tests.act_as('pavan');
select is(tests.refusal(format($$ select public.decide_order_change(%L, true) $$, (select id from asked))),
  'PT404 order_not_found',
  'nor does whoever asked');
select is(public.order_changes_of(tests.order_id('extra')) #>> '{0,state}', 'proposed', 'who sees that it waits');
select tests.act_as_anon();
select matches(tests.refusal(format($$ select public.decide_order_change(%L, true) $$, (select id from asked))),
  '^42501', 'nor a guest');
select tests.act_as('asha');
select is(public.order_changes_of(tests.order_id('extra')) #> '{0,charges}',
  '[{"code": "more_work", "amount_paise": 10000}]'::jsonb,
  'the customer reads what it would cost, not who earns it');
select is(public.decide_order_change((select id from asked), true),
  '{"state": "approved", "total_paise": 61800}'::jsonb, 'and approves');
select is(public.decide_order_change((select id from asked), true) ->> 'total_paise', '61800', 'once');
select is(tests.refusal(format($$ select public.decide_order_change(%L, false) $$, (select id from asked))),
  'PT409 change_decided',
  'and does not take it back');
select tests.reset();
select is(tests.wallet_of('asha'), 88200::bigint, 'paid at once');
select tests.move_as('extra', 'delivered', 'electrician', 'pavan'), tests.reset();
select is(tests.ledger_balance(tests.user_id('pavan'), 'provider_payable'), 89000::bigint, 'whoever did it earns it');
select is(private.held(tests.order_id('extra')), 0::bigint, 'and escrow is empty');

-- Cash, and a wallet that is too low ----------------------------------------------------------------------------------
select tests.visit('coins', 'cash', 100000), tests.reset();
select is(tests.adjust('coins', '[{"code": "more_work", "amount_paise": 1234}]', 'c1'), 1500::bigint,
  'cash stays in whole rupees');
select is(tests.total('coins'), 51500::bigint, 'and more is collected');
select tests.visit('poor', 'wallet', 500000), tests.reset();
select is(tests.refusal($$ select tests.adjust('poor', '[{"code": "visit", "amount_paise": 300000}]', 'p1') $$),
  'PT409 wallet_too_low',
  'what a wallet does not hold is not taken');
select is(tests.total('poor'), 50000::bigint, 'and nothing of it stays');

-- Less than was added in cash goes off the cash, and the rest of it back.
select tests.fund_wallet('asha', 50000), tests.reset();
select tests.visit('fewer', 'wallet', 500000), tests.reset();
create temp table fewer as select tests.propose('fewer', '[{"code": "more_work", "amount_paise": 10000,
  "share": {"account": "provider_payable", "owner_role": "electrician", "amount_paise": 9000}}]', 'f1') as id;
grant select on fewer to authenticated;
select tests.act_as('asha');
select is(public.decide_order_change((select id from fewer), true, 'cash') ->> 'state', 'approved', 'paid in cash');
select tests.reset();
select tests.adjust('fewer', '[{"position": 1, "less_paise": 20000}]', 'f2'), tests.reset();
select results_eq($$ select o.total_paise - o.refund_paise, o.refund_paise, private.still_due(o.id),
    (select sum(r.amount_paise) from public.refunds as r where r.order_id = o.id),
    (select -sum(c.amount_paise) from public.order_charges as c where c.order_id = o.id and c.phase = 'refunded')
  from public.enhanced_orders as o where o.id = tests.order_id('fewer') $$,
  $$ values (41800, 8200, 0::bigint, 8200::bigint, 8200::bigint) $$,
  'what is not paid yet is not asked for, and only the rest is a refund');
select tests.move_as('fewer', 'delivered', 'electrician', 'pavan'), tests.reset();
select is(private.held(tests.order_id('fewer')), 0::bigint, 'and settled, escrow is empty');

-- Cancelled before the rest was paid in cash: what was paid goes back, and the bill is of that.
select tests.fund_wallet('asha', 50000), tests.reset();
select tests.visit('rest', 'wallet', 500000), tests.reset();
create temp table rest as select tests.propose('rest', '[{"code": "more_work", "amount_paise": 10000}]', 'r1') as id;
grant select on rest to authenticated;
select tests.act_as('asha');
select is(public.decide_order_change((select id from rest), true, 'cash') ->> 'state', 'approved',
  'what is added may be paid in cash');
select tests.reset();
select is(private.still_due(tests.order_id('rest')), tests.total('rest') - 50000, 'and is due then');
insert into public.order_transition_rules (kind, from_status, to_status, roles)
  values ('service', 'in_progress', 'cancelled', '{system}');
insert into private.order_effects (kind, to_status, position, effect)
  values ('service', 'cancelled', 50, 'private.unwind_order');
select private.transition(tests.order_id('rest'), 'cancelled', null, 'system', 'customer_request');
select results_eq($$ select o.total_paise, o.refund_paise, o.payment_status::text, (select sum(c.amount_paise)
    from public.order_charges as c where c.order_id = o.id and c.phase <> 'refunded')::integer,
    (select -sum(c.amount_paise) from public.order_charges as c
      where c.order_id = o.id and c.phase = 'refunded')::integer
  from public.enhanced_orders as o where o.id = tests.order_id('rest') $$,
  $$ values (50000, 50000, 'refunded', 50000, 50000) $$,
  'cancelled, it cost what was paid, and that goes back');
select is((select p.amount_paise from public.payments as p where p.order_id = tests.order_id('rest')
  and p.method = 'cash'), 0, 'and nothing is asked for any more');
select is(private.held(tests.order_id('rest')), 0::bigint, 'with nothing left in escrow');
select is_empty($$ select * from private.ledger_imbalance() $$, 'the books are balanced');
select * from finish();
rollback;
