-- An appointment with steps for cancelling, as salons will sell it. The trade lives in this file only.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}'),
  tests.create_user('vani', '+919000000003', '{vendor}');
select tests.open_vendor('salon-one', 'vikram'), tests.open_vendor('salon-two', 'vani'), tests.fund_wallet('asha', 1000000);
select tests.reset();

create function tests.place_sitting(o public.enhanced_orders, part jsonb) returns void language plpgsql as $$
begin
  perform private.add_share_of_rows(o.id, 'vendor_payable', o.vendor_id, 80000, '{1}');
end
$$;
insert into private.order_kinds (kind, price, place, takes_tip, takes_coupon, takes_schedule, payment_methods, request_keys)
values ('appointment', 'tests.price_sitting', 'tests.place_sitting', false, false, true, '{wallet}', '{}');
insert into public.charge_codes (code, position, nature, tax_class) values ('sitting', 5000, 'fee', null);
insert into public.order_transition_rules (kind, from_status, to_status, roles) values
  ('appointment', 'pending', 'confirmed', '{vendor}'), ('appointment', 'confirmed', 'cancelled', '{user,vendor,system}');
insert into private.order_effects (kind, to_status, position, effect) values
  ('appointment', 'cancelled', 50, 'private.unwind_order');
insert into private.cancellation_steps (kind, vendor_id, minutes_before, charge_bp, max_charge_paise) values
  ('appointment', null, 1440, 5000, null), ('appointment', null, 120, 10000, null),
  ('appointment', tests.vendor_id_of('salon-two'), 60, 2500, 10000);
-- Booked five days ago, to begin after so long.
create function tests.sitting(name text, begins interval, salon text default 'salon-one') returns void language plpgsql as $$
declare
  placed uuid;
begin
  perform tests.place_part(name, 'asha', jsonb_build_object('kind', 'appointment', 'category', 'salon', 'vendor_id', tests.vendor_id_of(salon),
    'scheduled_for', now() + begins, 'charges', '[{"code": "sitting", "amount_paise": 100000}]'::jsonb));
  perform tests.move_as(name, 'confirmed', 'vendor');
  placed := tests.order_id(name);
  update public.enhanced_orders set created_at = now() - interval '5 days', promised_max_at = now() + begins + interval '1 hour'
  where id = placed;
end
$$;
create function tests.terms(name text, role text default 'user', reason text default 'changed_mind') returns jsonb
language sql security definer as $$
  select private.cancellation_terms(o, role, reason) from public.enhanced_orders as o where o.id = tests.order_id(name)
$$;

select tests.sitting('early', '25 hours'), tests.sitting('day', '23 hours'), tests.sitting('hour', '90 minutes'),
  tests.sitting('own', '90 minutes', 'salon-two'), tests.sitting('own-late', '30 minutes', 'salon-two'), tests.reset();
select is((tests.terms('early') ->> 'charge_paise')::integer, 0, 'a day and an hour before, nothing is charged');
select is((tests.terms('early') ->> 'free_until')::timestamptz, now() + interval '1 hour', 'and it says until when');
select is((tests.terms('day') ->> 'charge_paise')::integer, 50000, 'half of it within a day');
select is((tests.terms('hour') ->> 'charge_paise')::integer, 100000, 'all of it within two hours');
select is((tests.terms('own') ->> 'charge_paise')::integer, 0, 'a vendor''s own steps stand in place of them');
select is((tests.terms('own-late') ->> 'charge_paise')::integer, 10000, 'with a limit of its own');
select is((tests.terms('hour', 'vendor', 'other') ->> 'charge_paise')::integer, 0, 'whoever is let down pays nothing');

-- What was shown is what is charged ------------------------------------------------------------------------------------------------
create temp table shown as select tests.terms('day') as terms, tests.wallet_of('asha') as held;
select tests.move_as('day', 'cancelled', 'user', 'asha', 'changed_mind'), tests.reset();
select is(tests.wallet_of('asha') - held, (terms ->> 'refund_paise')::bigint, 'what comes back is what was shown') from shown;
select is((select charge_paise from public.enhanced_orders where id = tests.order_id('day')), 50000, 'as is what was kept');
select is(tests.ledger_balance(tests.vendor_id_of('salon-one'), 'vendor_payable'), 50000::bigint, 'for whoever had kept the time free');
select is((select sum(amount_paise) from public.order_charges where order_id = tests.order_id('day')), 50000::bigint,
  'the rows of the bill say the same');
select is(private.held(tests.order_id('day')), 0::bigint, 'and escrow is empty');
select is_empty($$ select * from private.ledger_imbalance() $$, 'the books are balanced');

-- The law's cap is that of rides ----------------------------------------------------------------------------------------------------
select lives_ok($$ insert into public.cancellation_policies (kind, fault, charge_bp, max_charge_paise, compensation_bp, valid_from)
  values ('service', 'customer', 5000, 100000, 10000, now()) $$, 'a service may charge half');
select matches(tests.refusal($$ insert into public.cancellation_policies (kind, fault, charge_bp, max_charge_paise, compensation_bp, valid_from)
  values ('ride', 'customer', 5000, 10000, 10000, now()) $$), 'cancellation_charge_cap', 'a ride a tenth');
select matches(tests.refusal($$ insert into public.cancellation_policies (fault, charge_bp, max_charge_paise, compensation_bp, valid_from)
  values ('customer', 1000, 10001, 10000, now()) $$), 'cancellation_charge_cap', 'as what holds for every kind');
select matches(tests.refusal($$ insert into private.cancellation_steps (kind, minutes_before, charge_bp, max_charge_paise)
  values ('ride', 60, 1001, 10000) $$), 'step_cap_of_rides', 'also by steps');
select tests.act_as('asha');
select matches(tests.refusal($$ select * from private.cancellation_steps $$), '^42501', 'nobody reads them but through terms');
select * from finish();
rollback;
