-- A cancellation is one notice, which says what goes back and what comes on top; a refund on its own keeps its own.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('meera', '+919000000005', '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'),
  tests.fund_wallet('asha', 10000000);
select tests.reset();
create function pg_temp.told(name text) returns text language sql as $$
  select string_agg(n.template || ': ' || replace(n.message, n.params ->> 'order_number', '#'), '; '
    order by n.template)
  from public.system_notifications as n
  where n.user_id = tests.user_id('asha') and n.params ->> 'order_number' = (select o.order_number
    from public.enhanced_orders as o
    where o.id = tests.order_id(name)) and n.template ~ 'cancelled|refund|compensated'
$$;

select tests.order_item('early', 'asha', 'Dosa', 2), tests.order_item('cash', 'asha', 'Dosa', 2, 'cash'),
  tests.order_item('late', 'asha', 'Dosa', 2),
  tests.order_item('part', 'asha', 'Dosa', 2);
select tests.act_as('asha');
select public.cancel_order(tests.order_id('early'), 'changed_mind'),
  public.cancel_order(tests.order_id('cash'), 'changed_mind');
select tests.reset();
select is(pg_temp.told('early'), 'order_cancelled_refund: Your order # has been cancelled. '
  || (select private.rupees(refund_paise) from public.enhanced_orders
    where id = tests.order_id('early')) || ' is back in your wallet.',
  'what was paid is back, in the same notice');
select is(pg_temp.told('cash'), 'order_cancelled_cash: Your order # has been cancelled. You have nothing to pay.',
  'cash is not to be paid');
select tests.age_order('late', '2 minutes');
select tests.advance_to('late', 'confirmed');
select tests.act_as('vikram');
select public.cancel_order(tests.order_id('late'), 'too_busy');
select tests.reset();
select is(pg_temp.told('late'), 'order_cancelled_credit: We are sorry: order # had to be cancelled. ₹464.50 is back in '
  'your wallet, and ₹40 on top.',
  'a credit is in it too');
select is((select action_url from public.system_notifications where user_id = tests.user_id('asha')
  and template = 'order_cancelled_credit'),
  '/order-tracking/' || tests.order_id('late'), 'it leads to the order');
select is((select count(*)::integer from public.refunds where order_id = tests.order_id('late')), 1,
  'the refund is kept as before');

-- A part of it came back before: that was a notice of its own, and the cancellation names what goes back by itself.
select tests.act_as('meera');
select public.refund_order(tests.order_id('part'),
  (select jsonb_agg(jsonb_build_object('position', c.position, 'amount_paise', 20000))
  from public.order_charges as c where c.order_id = tests.order_id('part') and c.code = 'items'), 'goodwill', 'Sorry',
    'key-part-1');
select tests.reset();
select matches(pg_temp.told('part'), '^refund_issued: ', 'a refund on its own keeps its notice');
select tests.act_as('asha');
select public.cancel_order(tests.order_id('part'), 'changed_mind');
select tests.reset();
select is((select string_agg(n.template || ' ' || r.amount_paise, ', ' order by n.template)
  from public.system_notifications as n
  join public.refunds as r on r.amount_paise = (n.params ->> 'amount_paise')::bigint
    and r.order_id = tests.order_id('part')
  where n.user_id = tests.user_id('asha') and n.template in ('refund_issued', 'order_cancelled_refund')
    and n.params ->> 'order_number' = (select o.order_number from public.enhanced_orders as o
      where o.id = tests.order_id('part'))),
  (select 'order_cancelled_refund ' || min(amount_paise) filter (where reason_code <> 'goodwill') || ', refund_issued '
    || min(amount_paise) filter (where reason_code = 'goodwill') from public.refunds
      where order_id = tests.order_id('part')), 'each names its own amount');

-- Nobody calls what sends it.
select tests.act_as('asha');
select matches(tests.refusal($$ select private.tell_of_cancellation(null::public.enhanced_orders, 1, 1) $$), '^42501',
  'customers tell nobody');
select matches(tests.refusal($$ select private.keep_refund(null::public.payments, 1, 'wallet', 'x') $$), '^42501',
  'nor keep refunds');
select tests.act_as_anon();
select matches(tests.refusal($$ select private.tell_of_cancellation(null::public.enhanced_orders, 1, 1) $$), '^42501',
  'nor do guests');
select tests.reset();
select ok(private.ledger_is_balanced(), 'the ledger balances');
select * from finish();
rollback;
