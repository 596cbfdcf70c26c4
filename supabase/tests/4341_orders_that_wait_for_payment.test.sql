-- An order paid at a provider: it waits, tells nobody, and is placed once it is paid. The provider and the trade live
-- in this file.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}'),
  tests.create_user('bala', '+919000000003'), tests.create_user('admin', '+919000000004', '{admin}');
select tests.open_vendor('house-one', 'vikram'), tests.add_item('house-one', 'Ticket', 60000),
  tests.fund_wallet('asha', 100000);
select tests.reset();

create function tests.place_ticket(o public.enhanced_orders, part jsonb) returns void language plpgsql as $$
begin
  perform private.add_share_of_rows(o.id, 'vendor_payable', o.vendor_id, 50000, '{1}');
  insert into private.order_timers (order_id, action, due_at) values (o.id, 'accept_window', o.accept_by);
  perform private.notify_party(o, 'vendor', 'vendor_order_new');
end
$$;
insert into private.trades (trade, place) values ('event', 'tests.place_ticket');
insert into public.charge_codes (code, position, nature, tax_class) values ('ticket', 5000, 'goods', null);
insert into private.trade_kinds (trade, kind, takes_schedule, payment_methods, desk)
  values ('event', 'appointment', true, '{wallet,gateway}', 'board');
-- The life cycle is this file's own: what a trade has brought for it is set aside.
delete from public.order_transition_rules where kind = 'appointment';
delete from private.order_effects where kind = 'appointment';
insert into public.order_transition_rules (kind, from_status, to_status, roles) values
  ('appointment', 'pending', 'confirmed', '{vendor}'), ('appointment', 'confirmed', 'delivered', '{vendor}'),
  ('appointment', 'pending', 'cancelled', '{user,vendor,system}'),
    ('appointment', 'confirmed', 'cancelled', '{user,vendor,system}');
insert into private.order_effects (kind, to_status, position, effect) values
  ('appointment', 'delivered', 50, 'private.settle_order'), ('appointment', 'cancelled', 50, 'private.unwind_order');

create function tests.ticket(name text, payments text default '[{}]') returns void language plpgsql as $$
begin
  perform tests.place_part(name, 'asha', jsonb_build_object('kind', 'appointment', 'category', 'event', 'payments',
    payments::jsonb,
    'vendor_id', tests.vendor_id_of('house-one'), 'charges', '[{"code": "ticket", "amount_paise": 60000}]'::jsonb),
      'gateway');
end
$$;
create function tests.payment(name text, at integer default 1) returns uuid language sql security definer as $$
  select p.id from public.payments as p where p.order_id = tests.order_id(name) and p.position = at
$$;
grant execute on function tests.payment(text, integer) to public;
create function tests.captured(name text, said text, at integer default 1) returns text language sql
  security definer as $$
  select private.payment_captured(tests.payment(name, at), said)
$$;
create function tests.says(name text) returns text language sql security definer as $$
  select concat_ws(' ', o.status, o.payment_method, o.payment_status, o.total_paise, o.refund_paise)
    from public.enhanced_orders as o
  where o.id = tests.order_id(name)
$$;
create function tests.held(name text) returns bigint language sql as $$ select private.held(tests.order_id(name)) $$;
create function tests.told(handle text, name text) returns bigint language sql security definer as $$
  select count(*) from public.system_notifications as n where n.user_id = tests.user_id(handle)
    and n.params ->> 'order_id' = tests.order_id(name)::text
$$;

-- It waits ------------------------------------------------------------------------------------------------------------
select tests.ticket('dance'), tests.reset();
select is(tests.says('dance'), 'awaiting_payment gateway due 60000 0',
  'an order that a provider is to be paid for waits');
select is(tests.told('vikram', 'dance'), 0::bigint, 'nobody is told');
select is_empty($$ select from private.order_parties where order_id = tests.order_id('dance') and role <> 'user' $$,
  'nobody but the customer takes part');
select is_empty($$ select from private.order_shares where order_id = tests.order_id('dance') $$,
  'the trade has written nothing');
select results_eq($$ select action, due_at = now() + interval '10 minutes' from private.order_timers
  where order_id = tests.order_id('dance') $$, $$ values ('payment_window', true) $$,
  'for ten minutes, and nobody''s time to accept runs');
select is(tests.held('dance'), 0::bigint, 'nothing is held');
select tests.act_as('vikram');
select is_empty(format($$ select from public.vendor_orders(%L) $$, tests.vendor_id_of('house-one')),
  'it is on no board');
select is(tests.refusal(format($$ select public.advance_order(%L, 'confirmed') $$, tests.order_id('dance'))),
  'PT404 order_not_found', 'and cannot be accepted');
select tests.act_as('bala');
select is(tests.refusal(format($$ select public.order_tracking(%L) $$, tests.order_id('dance'))),
  'PT404 order_not_found',
  'a stranger sees nothing of it');
select tests.act_as('asha');
select is(public.my_active_orders() -> 0 ->> 'id', tests.order_id('dance')::text,
  'its customer finds it among what is under way, to pay it');
select is(public.order_tracking(tests.order_id('dance')) -> 'order' ->> 'status', 'awaiting_payment',
  'who sees that it waits');
select matches(tests.refusal(format($$ select private.payment_captured(%L, 'mine') $$, tests.payment('dance'))),
  '^42501',
  'and does not say themselves that it is paid');
select matches(tests.refusal($$ select * from private.waiting_orders $$), '^42501', 'what waits is not read');
select tests.act_as_anon();
select matches(tests.refusal(format($$ select private.payment_captured(%L, 'mine') $$, tests.payment('dance'))),
  '^42501',
  'nor by a guest');
select tests.reset();
select is(tests.refusal($$ select tests.move_as('dance', 'pending', 'user', 'asha') $$),
  'PT409 order_transition_not_allowed',
  'no customer places it');
select is(tests.refusal($$ select tests.move_as('dance', 'cancelled', 'vendor', 'vikram') $$),
  'PT409 order_transition_not_allowed',
  'no vendor ends it');

-- Paid ----------------------------------------------------------------------------------------------------------------
update public.enhanced_orders set created_at = now() - interval '4 minutes', accept_by = now() + interval '1 minute'
where id = tests.order_id('dance');
select is(tests.captured('dance', 'pay_1'), 'captured', 'the provider has the money');
select is(tests.says('dance'), 'pending gateway paid 60000 0', 'now it is placed');
select is(tests.told('vikram', 'dance'), 1::bigint, 'now its vendor is told');
select is((select accept_by from public.enhanced_orders where id = tests.order_id('dance')),
  now() + interval '5 minutes',
  'and has the whole time to accept');
select is(tests.held('dance'), 60000::bigint, 'the money is held');
select is_empty($$ select from private.waiting_orders where order_id = tests.order_id('dance') $$,
  'nothing waits any more');
select
  is_empty($$ select from private.order_timers where order_id = tests.order_id('dance') and action = 'payment_window'
  and done_at is null $$, 'no timer either');
select is(tests.captured('dance', 'pay_1'), 'duplicate', 'said twice it is paid once');
select is(tests.captured('dance', 'pay_2'), 'second_payment', 'another payment is not taken for it');
select is(tests.held('dance'), 60000::bigint, 'nothing was posted twice');
select tests.act_as('vikram');
select isnt_empty(format($$ select from public.vendor_orders(%L)
  where status = 'pending' $$, tests.vendor_id_of('house-one')), 'it is on the board');
select tests.reset();
select tests.move_as('dance', 'confirmed', 'vendor', 'vikram'), tests.move_as('dance', 'delivered', 'vendor', 'vikram'),
  tests.reset();
select is(tests.ledger_balance(tests.vendor_id_of('house-one'), 'vendor_payable'), 50000::bigint,
  'and settles like any other');
select is(private.refund_ways(tests.order_id('dance')), '["source", "wallet"]'::jsonb,
  'its money can go back the way it came');
select private.refund(o, '[{"position": 1, "amount_paise": 10000}]', 'other', 'platform', 'source', 'dance:1')
from public.enhanced_orders as o where o.id = tests.order_id('dance');
select is(tests.wallet_of('asha'), 100000::bigint, 'past the wallet');
select is((select destination from public.refunds where order_id = tests.order_id('dance')), 'source', 'to its source');

-- Cancelled once it is placed: back to where it came from -------------------------------------------------------------
select tests.ticket('gone'), tests.captured('gone', 'pay_3'),
  tests.move_as('gone', 'cancelled', 'user', 'asha', 'changed_mind');
select tests.reset();
select is(tests.says('gone'), 'cancelled gateway refunded 60000 60000', 'everything goes back');
select is((select destination || ' ' || amount_paise from public.refunds where order_id = tests.order_id('gone')),
  'source 60000',
  'the way it came');
select is(tests.held('gone'), 0::bigint, 'nothing is held');

-- Failed, given up, not paid in time ----------------------------------------------------------------------------------
select tests.ticket('failed'), tests.ticket('given-up'),
  tests.ticket('late', '[{"amount_paise": 20000, "method": "wallet"}, {}]');
select is(tests.wallet_of('asha'), 80000::bigint, 'what the wallet pays beside it is taken at once');
update private.order_timers set due_at = now() where order_id = tests.order_id('failed') and action = 'payment_window';
select private.sweep_timers();
select is(tests.says('failed'), 'cancelled gateway void 60000 0', 'what is not paid in time ends');
select is((select cancel_reason from public.enhanced_orders where id = tests.order_id('failed')),
  'payment_unconfirmed', 'and says why');
select tests.act_as('asha');
select is((public.cancel_order(tests.order_id('given-up'), 'changed_mind') ->> 'status'), 'cancelled',
  'its customer may give it up');
select tests.reset();
select is((select charge_paise + credit_paise from public.enhanced_orders where id = tests.order_id('given-up')), 0,
  'for nothing');
update private.order_timers set due_at = now() where order_id = tests.order_id('late') and action = 'payment_window';
select private.sweep_timers();
select is(tests.says('late'), 'cancelled gateway refunded 60000 20000', 'also what the wallet has paid a part of');
select is(tests.wallet_of('asha'), 100000::bigint, 'with what the wallet had paid for it given back');
select is(tests.told('vikram', 'late') + tests.told('vikram', 'failed') + tests.told('vikram', 'given-up'), 0::bigint,
  'its vendor never hears of any');
select tests.act_as('vikram');
select is_empty(format($$ select from public.vendor_orders(%L, 'past')
  where order_id = any (%L) $$, tests.vendor_id_of('house-one'),
  array[tests.order_id('late'), tests.order_id('failed'), tests.order_id('given-up')]),
    'nor finds them among the past ones');
select tests.reset();

-- Paid after it ended: the money goes back ----------------------------------------------------------------------------
select is(tests.captured('late', 'pay_4', 2), 'too_late', 'money for what has ended');
select is(tests.says('late'), 'cancelled gateway refunded 60000 60000', 'is given back');
select is((select destination || ' ' || amount_paise from public.refunds where payment_id = tests.payment('late', 2)),
  'source 40000',
  'to where it came from');
select is(tests.captured('late', 'pay_4', 2), 'duplicate', 'once');
select is(tests.held('late'), 0::bigint, 'and nothing is held');
select is(tests.captured('failed', 'pay_5'), 'too_late', 'also where the wallet had paid nothing');
select is(tests.told('vikram', 'late'), 0::bigint, 'and still nobody is told');
select is(private.payment_captured(gen_random_uuid(), 'pay_6'), 'unknown', 'a payment that nobody knows');

-- A part at the provider later ----------------------------------------------------------------------------------------
select tests.ticket('rest', '[{"amount_paise": 20000, "method": "wallet"}, {"due": "delivered"}]'), tests.reset();
select is(tests.says('rest'), 'pending gateway due 60000 0', 'what a provider is paid later does not wait');
select is(tests.captured('rest', 'pay_7', 2), 'captured', 'and it can be paid');
select is(tests.held('rest'), 60000::bigint, 'into escrow');
select tests.move_as('rest', 'cancelled', 'vendor', 'vikram', 'other'), tests.reset();
select set_eq($$ select destination, amount_paise from public.refunds where order_id = tests.order_id('rest') $$,
  $$ values ('wallet', 20000), ('source', 40000) $$, 'each part goes back the way it came');

select tests.act_as('admin');
select isnt_empty($$ select from public.admin_orders(array['cancelled']::public.order_status[]) $$,
  'administrators see what ended');
select tests.reset();
select is((select coalesce(sum(e.amount_paise), 0)
  from private.ledger_entries as e
  join private.ledger_accounts as a on a.id = e.account_id
    join private.ledger_transactions as t on t.id = e.transaction_id
  where a.kind in ('gateway_clearing', 'refund_clearing') and t.order_id is not null), -50000::numeric,
    'the provider owes what was kept of one ticket');
select is_empty($$ select * from private.ledger_imbalance() $$, 'the books are balanced');
select * from finish();
rollback;
