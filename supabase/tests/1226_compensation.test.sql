-- Compensation: symmetric to the charge for cancelling, borne by whoever is at fault; and the vendor's loss when that
-- is somebody else.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('ravi', '+919000000006', '{delivery}'), tests.create_user('admin', '+919000000005', '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 10000000);
select tests.add_courier('ravi', capacity => 5);
select tests.reset();

create function tests.owed(name text, actor text, reason text) returns text language sql
  security definer set search_path = '' as $$
  select (t ->> 'credit_paise') || ' to the customer, ' || (t ->> 'vendor_loss_paise') || ' to the vendor'
  from public.enhanced_orders as o, private.cancellation_terms(o, actor, reason) as t where o.id = tests.order_id(name)
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- The vendor's fault.
select tests.order_item('dinner', 'asha', 'Dosa', 2);
select tests.age_order('dinner', '2 minutes');
select is(tests.owed('dinner', 'vendor', 'too_busy'), '0 to the customer, 0 to the vendor',
  'a vendor who never accepted owes nothing');
select tests.advance_to('dinner', 'confirmed');
select is(tests.owed('dinner', 'vendor', 'too_busy'), '4000 to the customer, 0 to the vendor',
  'one who did owes a tenth of the items'' price');
select tests.act_as('vikram');
select is(public.preview_cancellation(tests.order_id('dinner')) - 'free_until' - 'coupon_paise',
  '{"allowed": true, "charge_paise": 0, "points_paise": 0, "refund_paise": 46450, "compensation_paise": 0, '
  '"credit_paise": 4000, '
    '"vendor_loss_paise": 0, "fault": "vendor"}'::jsonb,
  'and sees it before cancelling');
select tests.act_as('asha');
select is((public.preview_cancellation(tests.order_id('dinner')) ->> 'credit_paise')::integer, 0,
  'a customer who changes their mind gets nothing');
select tests.reset();
update public.enhanced_orders set promised_max_at = now() - interval '1 minute' where id = tests.order_id('dinner');
select tests.act_as('asha');
select is((public.order_tracking(tests.order_id('dinner')) -> 'cancellation' ->> 'credit_paise')::integer, 4000,
  'one whose order is late sees what comes on top');
select public.cancel_order(tests.order_id('dinner'), 'too_slow');
select is(tests.wallet_of('asha'), 10000000::bigint + 4000, 'and gets it');
select is(tests.ledger_of('dinner'), 'customer_wallet 4000, vendor_payable -4000', 'from the vendor');
select is((select s.amount_paise from public.wallet_statement() as s where s.kind = 'compensation'), 4000::bigint,
  'with a line in the wallet''s statement');
select is((public.order_tracking(tests.order_id('dinner')) -> 'order' ->> 'credit_paise')::integer, 4000,
  'and on the order');
select is((select string_agg(n.template || ' ' || (n.params ->> 'amount_paise') || ' ' || (n.params ->> 'credit_paise'),
  ', ') from public.system_notifications as n
  where n.user_id = tests.user_id('asha') and n.template ~ 'cancelled|refund|compensated'),
    'order_cancelled_credit 46450 4000', 'and one notice says all of it');
select tests.order_item('quick', 'asha', 'Dosa', 2);
select tests.advance_to('quick', 'confirmed');
select is(tests.owed('quick', 'vendor', 'too_busy'), '0 to the customer, 0 to the vendor',
  'the first minute is free for the vendor as for the customer');
select tests.order_item('feast', 'asha', 'Dosa', 10);
select tests.advance_to('feast', 'preparing');
select is(tests.owed('feast', 'vendor', 'items_unavailable'), '10000 to the customer, 0 to the vendor',
  'never more than a hundred rupees');

-- Somebody else's fault.
select tests.order_item('lost', 'asha', 'Dosa', 2);
select tests.advance_to('lost', 'confirmed');
select tests.age_order('lost', '61 seconds');
select is(tests.owed('lost', 'admin', 'other'), '4000 to the customer, 0 to the vendor',
  'the platform owes the customer, and the vendor nothing before it prepares');
select tests.act_as('vikram');
select public.advance_order(tests.order_id('lost'), 'preparing');
select is(tests.owed('lost', 'admin', 'courier_problem'), '4000 to the customer, 33800 to the vendor',
  'and its whole share for what is being prepared');
select is(tests.owed('lost', 'admin', 'customer_request'), '0 to the customer, 33800 to the vendor',
  'a customer who asked for it gets nothing on top');
select is(tests.owed('lost', 'admin', 'fraud'), '0 to the customer, 33800 to the vendor', 'nor a fraud');
select is(tests.owed('lost', 'admin', 'vendor_problem'), '4000 to the customer, 0 to the vendor',
  'and a vendor at fault not its share');
select tests.act_as('admin');
select public.cancel_order(tests.order_id('lost'), 'courier_problem', 'Not seen since');
select is(tests.ledger_of('lost'), 'customer_wallet 4000, platform_revenue -37800, vendor_payable 33800',
  'the platform bears what the courier caused');

-- A customer who orders where no courier comes is refunded as often as they like, and credited three times.
select tests.act_as('ravi');
select public.set_courier_online(false);
select tests.reset();
select tests.create_user('farmer', '+919000000007'), tests.add_address('farmer'), tests.fund_wallet('farmer', 1000000);
create function tests.farm(round integer) returns bigint language plpgsql as $$
begin
  perform tests.order_item('farm ' || round, 'farmer', 'Dosa', 5);
  perform tests.advance_to('farm ' || round, 'confirmed');
  perform tests.age_order('farm ' || round, '2 minutes');
  perform tests.act_as('farmer');
  perform public.cancel_order(tests.order_id('farm ' || round), 'too_slow');
  return tests.wallet_of('farmer');
end
$$;
grant execute on function tests.farm(integer) to anon, authenticated;
select is(array(select tests.farm(round) from generate_series(1, 5) as round),
  array[1010000, 1020000, 1030000, 1030000, 1030000]::bigint[],
  'nobody earns a living from cancelling');

-- Cash: nothing was paid, nothing would be charged, so nothing is credited; the vendor has cooked all the same.
select tests.order_item('cash', 'asha', 'Dosa', 2, 'cash');
select tests.advance_to('cash', 'ready');
select is(tests.owed('cash', 'admin', 'other'), '0 to the customer, 33800 to the vendor', 'a cash order has no credit');
select tests.act_as('admin');
select public.cancel_order(tests.order_id('cash'), 'other');
select is(tests.ledger_of('cash'), 'platform_revenue -33800, vendor_payable 33800',
  'but the vendor is not left with the food');

-- The rules themselves have bounds, and only the owner of the database changes them.
select tests.reset();
select matches(tests.refusal($$ insert into public.cancellation_policies (charge_bp, max_charge_paise, credit_bp)
  values (0, 0, 1001) $$), 'cancellation_credit_range',
  'no rule credits more than a tenth');
select matches(tests.refusal($$ insert into public.cancellation_policies (charge_bp, max_charge_paise, max_credit_paise)
  values (0, 0, 10001) $$), 'cancellation_credit_cap',
  'nor more than a hundred rupees');
select matches(tests.refusal($$ insert into public.cancellation_policies (charge_bp, max_charge_paise, vendor_loss_bp)
  values (0, 0, 10001) $$), 'cancellation_vendor_loss_range',
  'nor gives a vendor more than its share');
select tests.act_as('vikram');
select matches(tests.refusal($$ update public.cancellation_policies set vendor_loss_bp = 10000 $$), '^42501',
  'a vendor does not change the rules');
select tests.reset();
insert into public.cancellation_policies (stage, fault, charge_bp, max_charge_paise, credit_bp, max_credit_paise,
  valid_from)
values ('preparing', 'vendor', 0, 0, 500, 3000, now());
select is(tests.owed('feast', 'vendor', 'items_unavailable'), '3000 to the customer, 0 to the vendor',
  'a newer rule replaces the older from its date on');
insert into public.cancellation_policies (stage, fault, charge_bp, max_charge_paise, credit_bp, max_credit_paise,
  valid_from)
values ('preparing', 'vendor', 0, 0, 0, 0, now() + interval '1 day');
select is(tests.owed('feast', 'vendor', 'items_unavailable'), '3000 to the customer, 0 to the vendor',
  'and not before');
select is_empty($$ select * from private.ledger_imbalance() $$, 'the ledger balances');
select * from finish();
rollback;
