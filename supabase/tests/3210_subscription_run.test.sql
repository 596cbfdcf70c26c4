-- The nightly run: one order a day and door, however often, late and interrupted it runs; what does not come, and why.
begin;
select no_plan();
select tests.runs_on_schedule('run-subscriptions', 'select private.run_due_subscriptions()');
select tests.runs_on_schedule('alert-low-balances', 'select private.alert_low_balances(private.today() + 1)');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('chitra', '+919000000005'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.open_store('green-dairy', 'vikram'), tests.add_good('green-dairy', 'Milk', 3500, null,
    '{"category": "milk", "pack_size": 500, "pack_unit": "ml"}'),
  tests.add_good('green-dairy', 'Paneer', 10000, 3, '{"category": "curd-and-paneer"}'),
    tests.add_good('green-dairy', 'Paper', 700, null, '{"category": "newspapers"}'),
  tests.add_address('asha'), tests.add_address('bala'), tests.add_address('chitra'),
  tests.fund_wallet('asha', 300000), tests.fund_wallet('bala', 100000);
update public.vendors set commission_bp = 1000;
update public.app_settings set setting_value = '2' where setting_key = 'max_live_orders';
insert into public.subscription_terms (vendor_id, cut_off, delivery_paise) select id, '24:00', 300 from public.vendors;
insert into public.subscription_items (item_id, vendor_id, deposit_paise)
select id, vendor_id, case name when 'Milk' then 3000 else 0 end from public.catalog_items;
insert into public.subscription_prices (item_id, from_day, price_paise) select id, tests.today(), price_paise
  from public.catalog_items;
create function tests.own_address(handle text) returns uuid language sql stable security definer as $$ select a.id
  from public.addresses as a where a.user_id = tests.user_id(handle) $$;
create function tests.subscription(item text, handle text default 'asha') returns uuid language sql stable
  security definer as $$
  select s.id from public.subscriptions as s join public.subscribers as d on d.id = s.subscriber_id
    where s.item_id = tests.item_id(item) and d.user_id = tests.user_id(handle)
$$;
create function tests.subscribe(handle text, item text, starts integer default 1, frequency text default 'daily',
  quantity integer default 1, price_change text default 'follow') returns void language plpgsql as $$
begin
  perform tests.act_as(handle);
  perform public.start_subscription(tests.item_id(item), tests.own_address(handle), frequency, quantity,
    tests.today() + starts, handle || item || 'key', '{}', price_change);
  perform tests.reset();
end
$$;
-- Three in the morning, so many days from today, by the clock of India.
create function tests.night(n integer) returns timestamptz language sql
  stable as $$ select (tests.today() + n + time '03:00') at time zone 'Asia/Kolkata' $$;
create function tests.run(n integer, most integer default 500, at timestamptz default null) returns integer
  language sql as $$
  select private.run_subscriptions(tests.today() + n, most, coalesce(at, tests.night(n)))
$$;
create function tests.day(item text, n integer, handle text default 'asha') returns text language sql stable
  security definer as $$
  select coalesce((select coalesce(w.skipped, o.status::text) || ' ' || w.quantity from public.subscription_days as w
    left join public.enhanced_orders as o on o.id = w.order_id
    where w.subscription_id = tests.subscription(item, handle) and w.day = tests.today() + n), 'none')
$$;
create function tests.told(handle text, template text) returns integer language sql stable security definer as $$
  select count(*)::integer from public.system_notifications as n where n.user_id = tests.user_id(handle)
    and n.template = told.template
$$;
grant execute on all functions in schema tests to anon, authenticated, service_role;

select tests.subscribe('asha', 'Milk', 1, quantity => 2), tests.subscribe('asha', 'Paper', 1),
  tests.subscribe('bala', 'Milk', 2, 'alternate');

-- A night -------------------------------------------------------------------------------------------------------------
select is(tests.run(0), 0, 'nothing is planned for today');
select is(tests.run(1), 1, 'one door tomorrow');
select
  results_eq(
  $$ select kind::text, category, status::text, payment_method::text, total_paise, accept_by, cancel_reason, promised_min_at
   from public.enhanced_orders$$,
  format(
    $$ values ('subscription', 'grocery', 'pending', 'wallet', 7000 + 700 + 6000 + 300, null::timestamptz, null::text,
   %L::timestamptz)$$,
    (tests.today() + 1 + time '05:00') at time zone 'Asia/Kolkata'),
      'one order with all that comes, deposits for two bottles and the delivery, taxes inside (field 2.2)');
select results_eq($$ select code, amount_paise from public.order_charges order by position $$,
  $$ values ('items', 7700), ('bottle_deposit', 6000), ('delivery', 254), ('tax', 46) $$, 'each charge is named');
select results_eq($$ select s.account::text, s.amount_paise,
    array(select c.code from public.order_charges as c where c.order_id = s.order_id and c.position = any (s.positions)
      order by c.position) from private.order_shares as s order by s.position $$,
  $$ values ('vendor_payable', 7700 - 770 + 254::bigint, '{items,delivery}'::text[]),
   ('vendor_payable', 6000, '{bottle_deposit}')$$,
    'the vendor earns goods and delivery less commission, and holds the deposit');
select is(tests.wallet_of('asha'), 300000 - 14000::bigint,
  'the wallet pays when it goes out (field 2.2, debit at dispatch)');
select is(tests.run(1), 0, 'executed twice it does nothing more (Issue 11, the nightly run executed twice)');
select is((select count(*)::integer from public.enhanced_orders), 1, 'no day is doubled');
select is(tests.told('vikram', 'vendor_order_new'), 0, 'nobody has to accept it');
select is(tests.day('Milk', 1) || ', ' || tests.day('Paper', 1), 'pending 2, pending 1', 'each line knows its day');
select is((select next_on from public.subscribers where user_id = tests.user_id('asha')), tests.today() + 2,
  'and the next run knows the next');
select throws_ok($$ insert into public.subscription_days (subscription_id, day, quantity, skipped)
   values (tests.subscription('Milk'), tests.today() + 1, 1, 'vendor')$$, '23505', null,
  'a day is decided once, by its key');

-- What was given out, and the next deposit ----------------------------------------------------------------------------
select private.transition(id, 'delivered', null, 'vendor') from public.enhanced_orders;
select results_eq($$ select bottles_out, bottles_paid from public.subscriptions
  where id = tests.subscription('Milk') $$, $$ values (2, 2) $$, 'two bottles are out, and paid');
select is(tests.told('asha', 'subscription_delivered'), 1, 'the customer hears that it came');
select is(tests.run(2), 2, 'the next night two doors');
select is((select count(*)::integer from public.enhanced_orders where status = 'pending'), 2,
  'whatever else a customer has under way');
select results_eq($$ select bottles_out, bottles_paid from public.subscriptions
  where id = tests.subscription('Milk') $$, $$ values (2, 4) $$, 'a deposit for those that are not back yet');

-- Killed halfway: small batches ---------------------------------------------------------------------------------------
select private.transition(id, 'delivered', null, 'vendor') from public.enhanced_orders where status = 'pending';
update public.subscriptions set bottles_out = 0;
select is(tests.run(3, 1), 1, 'a run of one');
select is(tests.run(3, 1), 0, 'bala has every other day');
savepoint halfway;
select is(tests.run(4, 1), 1, 'the first of two');
select is((select count(*)::integer from public.subscription_orders where day = tests.today() + 4), 1, 'is placed');
rollback to halfway;
select is((select count(*)::integer from public.subscription_orders where day = tests.today() + 4), 0,
  'killed before it was written down, nothing is left of it');
select is(array[tests.run(4, 1), tests.run(4, 1), tests.run(4, 1)], '{1,1,0}',
  'and the next run places all (Issue 11, killed halfway)');
select is((select count(*)::integer from public.subscription_orders where day = tests.today() + 4), 2, 'once each');

-- Wallet, price, stock, holiday ---------------------------------------------------------------------------------------
select private.transition(id, 'delivered', null, 'vendor') from public.enhanced_orders where status = 'pending';
update public.subscriptions set bottles_out = 0;
update private.ledger_accounts set balance_paise = 100 where kind = 'customer_wallet'
  and owner_id = tests.user_id('bala');
select tests.run(5), tests.run(6);
select is(tests.day('Milk', 6, 'bala'), 'wallet 1',
  'a wallet that does not cover it skips the day (Issue 11, wallet empty)');
select is(tests.told('bala', 'subscription_skipped_wallet'), 1, 'with a word');
select is((select balance_paise from private.ledger_accounts where kind = 'customer_wallet'
  and owner_id = tests.user_id('bala')), 100::bigint, 'and takes nothing');
select is(tests.run(6), 0, 'and is not tried again that day');
select tests.subscribe('asha', 'Paneer', 7, quantity => 2);
select private.transition(id, 'delivered', null, 'vendor') from public.enhanced_orders where status = 'pending';
select tests.run(7);
select is(tests.day('Paneer', 7), 'pending 2', 'more than one thing comes to one door');
select is(tests.stock_of('Paneer'), 3, 'and is bought for the round, not taken off the shelf');
select is((select sum(amount_paise)::integer from public.order_charges as c
  join public.subscription_orders as w on w.order_id = c.order_id where c.code = 'tax' and w.day = tests.today() + 7),
  998, 'and taxed as what it is');
select private.transition(id, 'cancelled', null, 'system', 'round_not_confirmed') from public.enhanced_orders
  where status = 'pending';
select is(tests.stock_of('Paneer'), 3, 'where nothing goes back either');
update public.catalog_items set is_available = false where name = 'Paneer';
select tests.run(8);
select is(tests.day('Paneer', 8) || ', ' || tests.day('Milk', 8), 'unavailable 2, pending 2',
  'what is not there is left out, the rest comes');
select is(tests.told('asha', 'subscription_skipped_unavailable'), 1, 'and the customer told');
insert into public.vendor_holidays (vendor_id, day) select id, tests.today() + 9 from public.vendors;
select tests.run(9);
select is(tests.day('Milk', 9) || ', ' || tests.day('Paper', 9), 'vendor 2, vendor 1', 'on a holiday nothing comes');
select is(tests.told('asha', 'subscription_skipped_vendor'), 1, 'and one word is enough for all of it');

-- A new price ---------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select public.change_subscription(tests.subscription('Paper'), 'daily', 1, price_change => 'ask');
select tests.reset();
update public.catalog_items set price_paise = 800 where name = 'Paper';
update public.catalog_items set price_paise = 3600 where name = 'Milk';
select tests.run(10);
select is(tests.day('Paper', 10) || ', ' || tests.day('Milk', 10), 'price 1, pending 2',
  'who wants to be asked gets nothing at a price that was not agreed to');
select is((select unit_paise from public.subscription_days where subscription_id = tests.subscription('Milk')
  and day = tests.today() + 10), 3600, 'who follows pays it');
select tests.act_as('asha');
select public.agree_to_price(tests.subscription('Paper'), 800);
select tests.reset();
select tests.run(11);
select is(tests.day('Paper', 11), 'pending 1', 'until it is');

-- Late, and not at all ------------------------------------------------------------------------------------------------
select is(tests.run(14, at => (tests.today() + 14 + time '07:59') at time zone 'Asia/Kolkata'), 2,
  'a run that was away for two nights');
select is(tests.day('Milk', 12) || ', ' || tests.day('Milk', 13) || ', ' || tests.day('Milk', 14),
  'not_run 2, not_run 2, pending 2',
  'writes down what was missed and places what still comes in time (Issue 11, none lost)');
select tests.run(15, at => (tests.today() + 15 + time '08:00') at time zone 'Asia/Kolkata');
select is(tests.day('Milk', 15), 'not_run 2', 'milk that would come after its time does not');

-- One that fails does not keep the others -----------------------------------------------------------------------------
update public.subscribers set address = '{"lat": "nowhere"}', distance_m = 0 where user_id = tests.user_id('bala');
select private.credit_wallet(tests.user_id('bala'), 50000, 'more for bala');
create function tests.spoil() returns trigger language plpgsql as $$ begin if new.user_id = tests.user_id('bala') then
  raise exception 'spoiled'; end if; return new; end $$;
create trigger spoil before insert on public.enhanced_orders for each row execute function tests.spoil();
select tests.run(16);
select is(tests.day('Milk', 16) || ', ' || tests.day('Milk', 16, 'bala'), 'pending 2, none', 'others get their milk');
select is((select last_error from public.subscribers where user_id = tests.user_id('bala')), 'spoiled',
  'what went wrong is written down');
select is(tests.run(16), 0, 'and tried again a little later');
drop trigger spoil on public.enhanced_orders;
select is(tests.run(16, at => tests.night(16) + interval '1 minute'), 1, 'in the next minute');
select is(tests.day('Milk', 16, 'bala'), 'pending 1', 'when it works');

-- The evening before --------------------------------------------------------------------------------------------------
select tests.subscribe('chitra', 'Milk', 1);
update public.subscribers set next_on = tests.today() + 1, ran_on = tests.today()
  where user_id = tests.user_id('chitra');
select is(private.alert_low_balances(tests.today() + 1) >= 1, true, 'in the evening wallets are looked at');
select is(tests.told('chitra', 'subscription_wallet_low'), 1,
  'who has too little hears it before the cut-off (field 2.2, low-balance alert)');
select is((select params ->> 'price' from public.system_notifications where user_id = tests.user_id('chitra')
  and template = 'subscription_wallet_low'), '₹69', 'with what tomorrow costs');
select private.alert_low_balances(tests.today() + 1);
select is(tests.told('chitra', 'subscription_wallet_low'), 1, 'once');

-- Confirmed by nobody -------------------------------------------------------------------------------------------------
select tests.run(1);
select is(tests.day('Milk', 1, 'chitra'), 'wallet 1', 'chitra got nothing');
update private.order_timers set due_at = now() - interval '1 minute' where action = 'close_delivery'
  and done_at is null;
select private.sweep_timers(100);
select is((select count(*)::integer from public.enhanced_orders where status = 'pending'), 0,
  'what nobody confirmed by the evening is refunded');
select is((select count(*)::integer from private.ledger_imbalance()), 0, 'and the ledger balances');
select is((select string_agg(distinct cancel_reason, ',') from public.enhanced_orders where cancelled_by = 'system'),
  'round_not_confirmed', 'with its reason');
select is(tests.refusal($$ select public.quote_order('{"fulfilment": "subscription"}') $$), 'PT401 sign_in_required',
  'guests ask for no quote');
select tests.act_as('asha');
select is(tests.refusal($$ select public.quote_order('{"trade": "subscription"}') $$), 'PT400 request_invalid',
  'nobody orders this trade by hand');
select * from finish();
rollback;
