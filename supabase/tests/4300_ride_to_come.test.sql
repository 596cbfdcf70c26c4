-- A ride, as the road will sell it: nobody sells it, a driver performs it. The trade lives in this file only.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('dev', '+919000000002', '{user,delivery}'),
  tests.create_user('mira', '+919000000003', '{user,delivery}'), tests.create_user('bala', '+919000000004');
select tests.fund_wallet('asha', 200000), tests.reset();

create function tests.place_ride(o public.enhanced_orders, part jsonb) returns void language plpgsql as $$
begin
  perform private.add_share_of_rows(o.id, 'courier_payable', null, (part ->> 'driver_paise')::bigint,
    array(select c.position from public.order_charges as c where c.order_id = o.id and c.code = 'delivery'),
    owner_role => 'driver');
end
$$;
insert into private.party_kinds (role, performs, account_role, path) values ('driver', true, 'delivery', '/delivery-dashboard');
insert into private.order_kinds (kind, price, place, takes_tip, takes_coupon, takes_schedule, payment_methods, request_keys, cash_role)
values ('ride', 'tests.price_ride', 'tests.place_ride', true, false, true, '{wallet,cash}', '{}', 'driver');
insert into public.order_transition_rules (kind, from_status, to_status, roles) values
  ('ride', 'pending', 'confirmed', '{driver}'), ('ride', 'confirmed', 'pending', '{driver}'),
  ('ride', 'confirmed', 'in_progress', '{driver}'), ('ride', 'in_progress', 'delivered', '{driver}'),
  ('ride', 'pending', 'cancelled', '{user,system}'), ('ride', 'confirmed', 'cancelled', '{user,system}');
insert into private.order_effects (kind, to_status, position, effect) values
  ('ride', 'pending', 10, 'private.release_performers'), ('ride', 'delivered', 50, 'private.settle_order'),
  ('ride', 'cancelled', 50, 'private.unwind_order'), ('ride', 'delivered', 90, 'private.part_with_performers'),
  ('ride', 'cancelled', 90, 'private.part_with_performers');
create function tests.take_ride(name text, handle text) returns void language plpgsql security definer as $$
begin
  perform private.add_party(tests.order_id(name), 'driver', tests.user_id(handle));
end
$$;
create function tests.ride(name text, method text) returns void language sql as $$
  select tests.place_part(name, 'asha', '{"kind": "ride", "category": "ride", "driver_paise": 18000,
    "charges": [{"code": "delivery", "amount_paise": 20000}]}', method)
$$;

-- Cash: whoever drives earns, and owes what was collected ------------------------------------------------------------------
select tests.ride('cash', 'cash'), tests.take_ride('cash', 'dev');
select tests.act_as('dev');
select is(public.advance_order(tests.order_id('cash'), 'confirmed') ->> 'status', 'confirmed', 'a driver accepts');
select is(public.advance_order(tests.order_id('cash'), 'in_progress') ->> 'status', 'in_progress', 'and begins');
select tests.act_as('mira');
select is(tests.refusal(format($$ select public.advance_order(%L, 'delivered') $$, tests.order_id('cash'))),
  'PT404 order_not_found', 'another driver moves nothing of it');
select tests.act_as('bala');
select is(tests.refusal(format($$ select public.advance_order(%L, 'delivered') $$, tests.order_id('cash'))),
  'PT404 order_not_found', 'nor does a stranger');
select tests.act_as_anon();
select matches(tests.refusal(format($$ select public.advance_order(%L, 'delivered') $$, tests.order_id('cash'))), '^42501',
  'nor a guest');
select tests.act_as('dev');
select is(public.advance_order(tests.order_id('cash'), 'delivered') ->> 'status', 'delivered', 'its driver ends it');
select tests.reset();
select is(tests.ledger_balance(tests.user_id('dev'), 'courier_payable'), 18000::bigint, 'and has earned the share');
select is(tests.ledger_balance(tests.user_id('dev'), 'cash_with_courier'), -20000::bigint, 'and holds the cash');
select is_empty($$ select from private.ledger_accounts as a where a.owner_id is null and a.kind::text like '%_payable'
  and a.kind <> 'tax_payable' $$, 'no payable is nobody''s');
select matches(tests.refusal($$ insert into private.ledger_accounts (kind) values ('vendor_payable') $$), 'payable_has_owner',
  'and none can be');

-- Cancelled late: the compensation is the driver's --------------------------------------------------------------------------
insert into public.cancellation_policies (kind, fault, charge_bp, max_charge_paise, compensation_bp, valid_from)
values ('ride', 'customer', 1000, 2000, 10000, now());
select tests.ride('late', 'wallet'), tests.take_ride('late', 'dev'), tests.move_as('late', 'confirmed', 'driver', 'dev');
select is(tests.ledger_balance(tests.user_id('asha'), 'customer_wallet'), 180000::bigint, 'the wallet pays when a ride is ordered');
update public.enhanced_orders set created_at = now() - interval '2 hours', scheduled_for = now() where id = tests.order_id('late');
select tests.move_as('late', 'cancelled', 'user', 'asha', 'changed_mind'), tests.reset();
select is((select charge_paise from public.enhanced_orders where id = tests.order_id('late')), 0,
  'a ride has no goods: what is charged is by its own terms') ;
select is(tests.ledger_balance(tests.user_id('asha'), 'customer_wallet'), 200000::bigint, 'so that everything comes back');
select is((private.compensation_to(o, 2000)).owner_id, tests.user_id('dev'), 'a compensation goes to whoever earns the ride')
from public.enhanced_orders as o where o.id = tests.order_id('late');

-- Given back: the same order searches again ---------------------------------------------------------------------------------
select tests.ride('again', 'wallet'), tests.take_ride('again', 'dev');
select tests.act_as('dev');
select public.advance_order(tests.order_id('again'), 'confirmed');
select is(public.advance_order(tests.order_id('again'), 'pending') ->> 'status', 'pending', 'a driver gives a ride back');
select is(tests.refusal(format($$ select public.advance_order(%L, 'confirmed') $$, tests.order_id('again'))),
  'PT404 order_not_found', 'and has no part in it any more');
select tests.reset();
select tests.take_ride('again', 'mira');
select tests.act_as('mira');
select is(public.advance_order(tests.order_id('again'), 'confirmed') ->> 'status', 'confirmed', 'another one takes the same order');
select public.advance_order(tests.order_id('again'), 'in_progress');
select public.advance_order(tests.order_id('again'), 'delivered');
select tests.reset();
select is(tests.ledger_balance(tests.user_id('mira'), 'courier_payable'), 18000::bigint, 'and earns it alone');

-- A gateway that nobody has connected ----------------------------------------------------------------------------------------
select is(tests.refusal($$ select tests.ride('card', 'gateway') $$), 'PT409 payment_method_unavailable',
  'nothing is marked as paid that nobody has paid');
select is_empty($$ select * from private.ledger_imbalance() $$, 'the books are balanced');
select * from finish();
rollback;
