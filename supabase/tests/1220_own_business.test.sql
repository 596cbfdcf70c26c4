-- Nobody does business with themselves: ordering, rating, carrying and handing over have two sides.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}'),
  tests.create_user('cook', '+919000000003', '{vendor}'),
  tests.create_user('owner', '+919000000004', '{vendor}'), tests.create_user('ravi', '+919000000005', '{delivery}'),
    tests.create_user('rahul', '+919000000006', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'owner'),
  tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_item('vendor-two', 'Chai', 20000), tests.add_address(handle), tests.fund_wallet(handle, 1000000)
from unnest(array['asha']) as handle;
select tests.add_address(handle), tests.fund_wallet(handle, 1000000)
  from unnest(array['vikram', 'cook', 'owner', 'ravi']) as handle;
insert into public.vendor_staff (vendor_id, user_id) values (tests.vendor_id_of('vendor-one'), tests.user_id('cook'));
update public.vendors set owner_id = tests.user_id('owner') where slug = 'vendor-one';

create function pg_temp.becomes_staff(handle text) returns void language sql security definer as $$
  insert into public.vendor_staff (vendor_id, user_id) values (tests.vendor_id_of('vendor-one'), tests.user_id(handle))
$$;
create function pg_temp.leaves(handle text) returns void language sql security definer as $$
  delete from public.vendor_staff where vendor_id = tests.vendor_id_of('vendor-one') and user_id = tests.user_id(handle)
$$;
grant execute on all functions in schema pg_temp to authenticated;

-- Ordering.
select tests.act_as(handle), public.add_to_cart(tests.item_id('Dosa')::text)
  from unnest(array['vikram', 'cook', 'owner']) as handle;
select is(tests.problems(tests.quote('cook')), 'own_vendor', 'staff cannot order from their own vendor');
select is(tests.problems(tests.quote('vikram')), 'own_vendor', 'nor can who runs it');
select is(tests.problems(tests.quote('owner')), 'own_vendor', 'nor its owner who is not on the list of staff');
select is(tests.quote('cook') ->> 'quote_id', null, 'and there is no offer to place');
select tests.reset();
delete from public.user_roles where user_id = tests.user_id('cook') and role = 'vendor';
select is(tests.problems(tests.quote('cook')), 'own_vendor', 'giving the vendor role away changes nothing');
select tests.act_as('cook');
select public.clear_cart(), public.add_to_cart(tests.item_id('Chai')::text);
select is(tests.problems(tests.quote('cook')), null, 'with others they order like everybody');

-- Handing over, accepting and rating, for a customer who joins the staff later.
select tests.order_item('joined', 'asha', 'Dosa', 1, 'wallet', '{"fulfilment": "pickup"}');
select pg_temp.becomes_staff('asha');
select tests.reset();
insert into public.user_roles (user_id, role) values (tests.user_id('asha'), 'vendor');
select tests.act_as('asha');
select is(tests.refusal(format($$ select public.advance_order(%L, 'confirmed') $$, tests.order_id('joined'))),
  'PT409 order_transition_not_allowed',
  'nobody accepts their own order');
select tests.advance_to('joined', 'ready');
select tests.act_as('asha');
select is(public.order_tracking(tests.order_id('joined')) ->> 'drop_code', null,
  'a handover code is not shown to who hands over');
select is(tests.refusal(format($$ select public.advance_order(%L, 'delivered', %L) $$, tests.order_id('joined'),
  tests.code_of('joined', 'drop'))),
  'PT409 order_transition_not_allowed', 'who knows it does not hand over to themselves');
select tests.act_as('vikram');
select public.advance_order(tests.order_id('joined'), 'delivered', tests.code_of('joined', 'drop'));
select tests.act_as('asha');
select is(tests.refusal(format($$ select public.rate_order(%L, 5) $$, tests.order_id('joined'))), 'PT403 own_business',
  'staff do not rate their own vendor');
select is(public.order_tracking(tests.order_id('joined')) ->> 'can_rate', 'false', 'and are not asked to');
select pg_temp.leaves('asha');
select is(tests.refusal(format($$ select public.rate_order(%L, 5) $$, tests.order_id('joined'))), 'allowed',
  'who has left rates what they ate');

-- Couriers.
select tests.add_courier('ravi');
select tests.order_item('own', 'ravi', 'Dosa');
select tests.advance_to('own', 'confirmed');
select is(tests.job_state('own'), 'no_courier', 'a courier is not offered their own order');
select tests.reset();
insert into public.job_offers (job_id, courier_id, round, distance_to_pickup_m, expires_at)
select j.id, tests.user_id('ravi'), 1, 0, now() + interval '1 minute' from public.jobs as j
  where j.order_id = tests.order_id('own');
select tests.act_as('ravi');
select is(tests.refusal(format($$ select public.respond_to_offer(%L, true) $$, tests.offer_for('ravi', 'own'))),
  'PT403 own_order', 'nor takes it, however offered');
select tests.reset();
update public.job_offers set outcome = 'withdrawn' where courier_id = tests.user_id('ravi');
select tests.order_item('hired', 'asha', 'Dosa');
select tests.advance_to('hired', 'confirmed');
select pg_temp.becomes_staff('ravi');
select tests.act_as('ravi');
select is(tests.refusal(format($$ select public.respond_to_offer(%L, true) $$, tests.offer_for('ravi', 'hired'))),
  'PT403 own_order',
  'nor does who was hired by the vendor since the offer');
select pg_temp.leaves('ravi');
select is(public.respond_to_offer(tests.offer_for('ravi', 'hired'), true) ->> 'outcome', 'accepted',
  'who has nothing to do with it takes it');
select pg_temp.becomes_staff('ravi');
select tests.reset();
insert into public.user_roles (user_id, role) values (tests.user_id('ravi'), 'vendor');
select tests.act_as('ravi');
select is((select pickup_code from public.vendor_orders(tests.vendor_id_of('vendor-one'))
  where order_id = tests.order_id('hired')), null,
  'the pick-up code is not shown to the courier who has become staff');
select tests.act_as('vikram');
select isnt((select pickup_code from public.vendor_orders(tests.vendor_id_of('vendor-one'))
  where order_id = tests.order_id('hired')), null, 'but to the others');
select pg_temp.leaves('ravi');

-- An order that somebody carried for themselves before this rule.
select tests.reset();
update public.jobs set state = 'picked_up', performer_id = tests.user_id('ravi') where order_id = tests.order_id('own');
update public.enhanced_orders set status = 'out_for_delivery' where id = tests.order_id('own');
select tests.act_as('ravi');
select is(public.order_tracking(tests.order_id('own')) ->> 'drop_code', null,
  'a courier is not shown the code of an order they carry to themselves');
select is(tests.refusal(format($$ select public.advance_order(%L, 'delivered', %L) $$, tests.order_id('own'),
  tests.code_of('own', 'drop'))),
  'PT409 order_transition_not_allowed', 'and does not deliver it');
select tests.reset();
update public.jobs set state = 'delivered', done_at = now() where order_id = tests.order_id('own');
update public.enhanced_orders set status = 'delivered' where id = tests.order_id('own');
select tests.act_as('ravi');
select is(tests.refusal(format($$ select public.rate_order(%L, 5, 5) $$, tests.order_id('own'))), 'PT403 own_business',
  'couriers do not rate what they carried');

-- Accepting too late.
select tests.order_item('late', 'asha', 'Dosa');
select tests.reset();
update public.enhanced_orders set accept_by = now() - interval '1 second' where id = tests.order_id('late');
select tests.act_as('vikram');
select is(tests.refusal(format($$ select public.advance_order(%L, 'confirmed') $$, tests.order_id('late'))),
  'PT409 accept_time_over',
  'a vendor does not accept after the time to accept is over');
select is(tests.status_of('late'), 'pending', 'the order waits for the timer that cancels it');
select tests.reset();
update private.order_timers set due_at = now() - interval '1 second' where order_id = tests.order_id('late')
  and done_at is null;
select private.sweep_timers(10);
select is(tests.status_of('late'), 'cancelled', 'which it does');
select is_empty($$ select * from private.ledger_imbalance() $$, 'and the ledger balances');
-- An administrator who is the customer or works for the vendor decides nothing about the order's money.
select tests.create_user('admin', '+919000000009', '{user,admin}');
select tests.add_address('admin'), tests.fund_wallet('admin', 1000000);
select tests.order_item('mine', 'admin', 'Dosa');
select tests.advance_to('mine', 'preparing');
select tests.reset();
update public.jobs set state = 'searching', nobody_since = null, asked_until = null
  where order_id = tests.order_id('mine');
select tests.act_as('admin');
select is(tests.refusal(format($$ select public.cancel_order(%L, 'vendor_problem') $$, tests.order_id('mine'))),
  'PT400 reason_invalid',
  'an administrator does not cancel their own order at the vendor''s cost');
select is(tests.refusal(format($$ select public.cancel_order(%L, 'changed_mind') $$, tests.order_id('mine'))),
  'PT409 order_transition_not_allowed',
  'nor later than other customers');
select tests.reset();
insert into public.user_roles (user_id, role) values (tests.user_id('vikram'), 'admin');
select tests.act_as('vikram');
select is(tests.refusal(format($$ select public.cancel_order(%L, 'courier_problem') $$, tests.order_id('mine'))),
  'PT400 reason_invalid',
  'nor one of their own business at the platform''s cost');
select * from finish();
rollback;
