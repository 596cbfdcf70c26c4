-- The round of a day, deliveries that did not come, bottles and deposits, and the statement of a month.
begin;
select no_plan();
select tests.reviewed('bounds', 'claim_missed_delivery complete_stop vendor_round_stops');
select tests.runs_on_schedule('remind-of-rounds', 'select private.remind_of_round()');
select tests.runs_on_schedule('settle-old-claims', 'select private.settle_old_claims()');
select tests.runs_on_schedule('return-idle-deposits', 'select private.return_idle_deposits()');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('wasim', '+919000000004', '{vendor}'), tests.open_store('green-dairy', 'vikram'),
    tests.open_store('other-dairy', 'wasim'),
  tests.add_good('green-dairy', 'Milk', 3500, null, '{"category": "milk", "pack_size": 500, "pack_unit": "ml"}'),
  tests.add_good('green-dairy', 'Curd', 4000, null, '{"category": "milk", "pack_size": 400, "pack_unit": "g"}'),
  tests.add_address('asha'), tests.add_address('bala'), tests.fund_wallet('asha', 300000),
    tests.fund_wallet('bala', 300000);
update public.vendors set commission_bp = 1000;
update public.app_settings set setting_value = case setting_key when 'subscription_claim_seconds' then '86399'
  else setting_value end where setting_key like 'subscription_claim%';
insert into public.subscription_terms (vendor_id, cut_off, delivery_paise) select id, '24:00', 200 from public.vendors;
insert into public.subscription_items (item_id, vendor_id, deposit_paise) select id, vendor_id, case name when 'Milk'
  then 3000 else 0 end from public.catalog_items;
insert into public.subscription_prices (item_id, from_day, price_paise) select id, tests.today() - 400, price_paise
  from public.catalog_items;
create function tests.green() returns uuid language sql stable as $$ select tests.vendor_id_of('green-dairy') $$;
create function tests.own_address(handle text) returns uuid language sql stable security definer as $$ select a.id
  from public.addresses as a where a.user_id = tests.user_id(handle) $$;
create function tests.subscription(item text, handle text default 'asha') returns uuid language sql stable
  security definer as $$
  select s.id from public.subscriptions as s join public.subscribers as d on d.id = s.subscriber_id
    where s.item_id = tests.item_id(item) and d.user_id = tests.user_id(handle)
$$;
create function tests.subscribe(handle text, item text, quantity integer default 1) returns void language plpgsql as $$
begin
  perform tests.act_as(handle);
  perform public.start_subscription(tests.item_id(item), tests.own_address(handle), 'daily', quantity,
    tests.today() + 1, handle || item || 'key');
  perform tests.reset();
end
$$;
-- Everybody has subscribed for a while; a run of a day is at three in its morning.
create function tests.begin_earlier() returns void language sql security definer as $$
  update public.subscriptions set starts_on = tests.today() - 40, rule_from = tests.today() - 40;
  update public.subscribers set next_on = tests.today() - 5, ran_on = null
$$;
create function tests.run(n integer) returns void language plpgsql security definer as $$
begin
  update public.subscribers set next_on = tests.today() + n where next_on is not null;
  perform private.run_subscriptions(tests.today() + n, 100,
    (tests.today() + n + time '03:00') at time zone 'Asia/Kolkata');
end
$$;
create function tests.order_of(n integer, handle text default 'asha') returns uuid language sql stable
  security definer as $$
  select w.order_id from public.subscription_orders as w join public.subscribers as d on d.id = w.subscriber_id
    where d.user_id = tests.user_id(handle) and w.day = tests.today() + n
$$;
create function tests.bottles(handle text default 'asha') returns text language sql stable
  security definer as $$ select bottles_out || ' out, ' || bottles_paid || ' paid' from public.subscriptions
   where id = tests.subscription('Milk', handle)$$;
create function tests.status_of(n integer, handle text default 'asha') returns text language sql stable
  security definer as $$ select status::text from public.enhanced_orders where id = tests.order_of(n, handle) $$;
grant execute on all functions in schema tests to anon, authenticated, service_role;
select tests.subscribe('asha', 'Milk', 2), tests.subscribe('asha', 'Curd'), tests.subscribe('bala', 'Milk', 3);

-- Tomorrow's round ----------------------------------------------------------------------------------------------------
select tests.act_as('vikram');
select is(public.vendor_round(tests.green(), tests.today() + 1) -> 'volume',
  '[{"unit": "kg", "amount": 0.4}, {"unit": "l", "amount": 2.5}]'::jsonb,
  'so many litres tomorrow (Issue 11, daily needs)');
select is(public.vendor_round(tests.green(), tests.today() + 1) ->> 'stops', '2', 'at two doors');
select is(public.vendor_round(tests.green(), tests.today() + 1) #>> '{areas,0,area}', 'Lakeview Residency', 'by area');
select is(public.vendor_round(tests.green(), tests.today()) ->> 'stops', '0', 'none today');
select is((select count(*)::integer from public.vendor_round_stops(tests.green(), tests.today() + 1)), 2,
  'door by door');
select is((select count(*)::integer from public.vendor_round_stops(tests.green(), tests.today() + 1, limit_count => 1)),
  1, 'in pages');
select is((select count(*)::integer from public.vendor_round_stops(tests.green(), tests.today() + 1,
  after_area => f.area, after_id => f.subscriber_id)), 1, 'that follow each other')
from public.vendor_round_stops(tests.green(), tests.today() + 1, limit_count => 1) as f;
select is(tests.refusal($$ select public.vendor_round(tests.green(), tests.today() + 300) $$), 'PT400 request_invalid',
  'not a year ahead');
select tests.act_as('wasim');
select is(tests.refusal(format('select public.%s', call)), 'PT403 not_your_vendor', 'another vendor sees none of it')
  from unnest(array[
  'vendor_round(tests.green(), tests.today())', 'vendor_round_stops(tests.green(), tests.today())',
    'vendor_subscribers(tests.green())']) as call;

-- At the door ---------------------------------------------------------------------------------------------------------
select tests.reset();
select tests.begin_earlier();
select tests.run(-3);
select is(tests.status_of(-3), 'pending', 'three days ago');
select tests.act_as('wasim');
select is(tests.refusal($$ select public.complete_stop(tests.order_of(-3), true) $$), 'PT404 order_not_found',
  'nobody else says what was delivered');
select tests.act_as('asha');
select is(tests.refusal($$ select public.complete_stop(tests.order_of(-3), true) $$), 'PT404 order_not_found',
  'not the customer either');
select matches(tests.refusal($$ select public.advance_order(tests.order_of(-3), 'delivered') $$), '^PT409',
  'nor in another way');
select tests.act_as('vikram');
select is(public.complete_stop(tests.order_of(-3), true), 'delivered', 'the vendor''s people do');
select is(public.complete_stop(tests.order_of(-3), true), 'delivered',
  'repeated by a phone without a network it is the same');
select is(tests.refusal($$ select public.complete_stop(tests.order_of(-3), false) $$),
  'PT409 order_transition_not_allowed', 'what came did come');
select is(public.complete_stop(tests.order_of(-3, 'bala'), false), 'cancelled', 'what could not be delivered');
select is(public.complete_stop(tests.order_of(-3, 'bala'), false), 'cancelled', 'could not');
select is(tests.refusal(format($$ select public.complete_stop(tests.order_of(-3), true, %L) $$, bottles)),
  'PT400 request_invalid', 'bottles are counted, not ' || bottles)
from unnest(array['{}', '[1]', '[{"subscription_id": "x", "count": 1}]',
  '[{"subscription_id": "00000000-0000-0000-0000-000000000000", "count": -1}]']) as bottles;
select tests.reset();
select is(tests.wallet_of('bala'), 300000::bigint, 'is back in the wallet, deposit and all');
select is(tests.bottles() || '; ' || tests.bottles('bala'), '2 out, 2 paid; 0 out, 0 paid',
  'bottles are where the milk went');
select is((select sum(amount_paise)::bigint from private.ledger_entries as e
  join private.ledger_accounts as a on a.id = e.account_id where a.kind = 'vendor_payable'
  and a.owner_id = tests.green()),
  ((2 * 3500 + 4000) * 9 / 10 + 170 + 6000)::bigint, 'the vendor has earned it, and holds the deposit');

-- Bottles -------------------------------------------------------------------------------------------------------------
select tests.run(-2);
select is(tests.bottles(), '2 out, 4 paid', 'the next two have a deposit of their own');
select tests.act_as('vikram');
select public.complete_stop(tests.order_of(-2), true, jsonb_build_array(jsonb_build_object('subscription_id',
  tests.subscription('Milk'), 'count', 2)));
select public.complete_stop(tests.order_of(-2), true, jsonb_build_array(jsonb_build_object('subscription_id',
  tests.subscription('Milk'), 'count', 2)));
select tests.reset();
select is(tests.bottles(), '2 out, 4 paid', 'two came, two went: counted once, however often it is repeated');
select tests.run(-1);
select is(tests.bottles(), '2 out, 4 paid',
  'what is back covers the next: no further deposit (field 2.2, bottle deposit ledger)');
select is((select count(*)::integer from public.order_charges where order_id = tests.order_of(-1)
  and code = 'bottle_deposit'), 0, 'none is charged');
select tests.act_as('asha');
select is(tests.refusal($$ select public.state_bottles(tests.subscription('Milk'), 3) $$), 'PT409 bottles_invalid',
  'nobody gives back more than they have');
select public.state_bottles(tests.subscription('Milk'), 1), public.state_bottles(tests.subscription('Milk'), 2);
select is((select count(*)::integer || ' ' || max(count) from public.bottle_returns where status = 'stated'), '1 2',
  'what a customer states is one number');
select is(tests.refusal($$ select public.confirm_bottles((select id from public.bottle_returns where status = 'stated'),
  2) $$), 'PT404 bottles_not_found', 'the vendor confirms it, not the customer');
select tests.act_as('vikram');
select is((select stated #>> '{0,count}' from public.vendor_round_stops(tests.green(), tests.today() + 1)
  where stated <> '[]'), '2', 'the vendor''s people see it at the door');
select is(tests.refusal(format($$ select public.confirm_bottles(%L, 5) $$, s.stated #>> '{0,id}')),
  'PT409 bottles_invalid', 'and count no more than there are')
from public.vendor_round_stops(tests.green(), tests.today() + 1) as s where stated <> '[]';
select tests.reset();
create temporary table stated as select id from public.bottle_returns where status = 'stated';
grant select on stated to authenticated;
select tests.act_as('wasim');
select is(tests.refusal($$ select public.confirm_bottles((select id from stated), 2) $$), 'PT404 bottles_not_found',
  'nobody else confirms');
select tests.act_as('vikram');
select public.confirm_bottles(id, 2) from stated;
select public.confirm_bottles(id, 2) from stated;
select tests.reset();
select is(tests.bottles(), '0 out, 4 paid', 'confirmed twice they are back once');
select is((select count(*)::integer from public.refunds where reason_code = 'bottles_returned'), 0,
  'while milk comes, deposits cover the next bottles');
select private.transition(tests.order_of(-1), 'delivered', null, 'vendor');
update public.subscriptions set ends_on = tests.today() - 1, bottles_out = 1 where id = tests.subscription('Milk');
select is(private.return_idle_deposits(), 1, 'once it has ended, what no bottle is out for goes back');
select is(tests.bottles(), '1 out, 1 paid', 'all but one');
select is((select sum(amount_paise)::integer from public.refunds where reason_code = 'bottles_returned'), 9000,
  'three deposits, to the wallet');
select is(private.return_idle_deposits(), 0, 'once');
select private.take_bottles(private.lock_bottles(tests.subscription('Milk')), 1);
select is(tests.bottles() || ' ' || (select sum(amount_paise) from public.refunds
  where reason_code = 'bottles_returned'), '0 out, 0 paid 12000', 'and the last with its bottle');
select is((select sum(deposit_bottles - deposit_back)::integer from public.subscription_days
  where subscription_id = tests.subscription('Milk')), 0, 'no day holds a deposit any more');

-- Missed --------------------------------------------------------------------------------------------------------------
update public.subscriptions set ends_on = null;
select tests.run(0);
update public.enhanced_orders set promised_max_at = now() + interval '1 hour' where status = 'pending';
select tests.act_as('asha');
select is(tests.refusal($$ select public.claim_missed_delivery(tests.order_of(0),
  array[tests.subscription('Curd')]) $$), 'PT409 claim_not_open', 'it may still come');
select tests.reset();
update public.enhanced_orders set promised_max_at = now() - interval '1 minute' where status = 'pending';
select tests.act_as('asha');
select is(tests.refusal($$ select public.claim_missed_delivery(tests.order_of(0, 'bala'),
  array[tests.subscription('Milk', 'bala')]) $$), 'PT404 order_not_found', 'only one''s own is missed');
select is(tests.refusal($$ select public.claim_missed_delivery(tests.order_of(0), array[gen_random_uuid()]) $$),
  'PT404 subscription_not_found', 'and what was ordered');
select is(tests.refusal($$ select public.claim_missed_delivery(tests.order_of(0), '{}') $$), 'PT400 request_invalid',
  'something at least');
select is(tests.refusal($$ select public.claim_missed_delivery(tests.order_of(-1),
  array[tests.subscription('Curd')]) $$), 'PT409 claim_not_open',
  'yesterday is over (field 2.2, until 13:00 same day)');
select is(public.claim_missed_delivery(tests.order_of(0), array[tests.subscription('Curd')]),
  '{"status": "refunded", "amount_paise": 4000}'::jsonb || jsonb_build_object('amount_paise',
  round(4000 * (1 + coalesce((select rate_bp from public.tax_rules
  where tax_class = (select tax_class from public.catalog_items where name = 'Curd')), 0) / 10000.0))),
  'a line that did not come is refunded at once, with its tax');
select is(public.claim_missed_delivery(tests.order_of(0), array[tests.subscription('Curd')]) ->> 'status', 'refunded',
  'reported twice it is refunded once');
select is((select count(*)::integer from public.refunds where reason_code = 'missed_delivery'), 1, 'with one refund');
select is((select claim from public.subscription_days_between(tests.today(), tests.today())
  where subscription_id = tests.subscription('Curd')), 'refunded', 'and the calendar says so');
select is(tests.status_of(0), 'pending', 'the milk may still come');
select tests.act_as('bala');
select is(public.claim_missed_delivery(tests.order_of(0, 'bala'), array[tests.subscription('Milk', 'bala')]) ->>
  'status', 'refunded', 'all of it missing');
select is(tests.status_of(0, 'bala'), 'cancelled', 'ends the order');
select is((select refund_paise = total_paise from public.enhanced_orders where id = tests.order_of(0, 'bala')), true,
  'and costs nothing');

-- Reported too often --------------------------------------------------------------------------------------------------
select tests.reset();
update public.app_settings set setting_value = '1' where setting_key = 'subscription_claims_at_once';
select tests.act_as('asha');
select is(public.claim_missed_delivery(tests.order_of(0), array[tests.subscription('Milk')]) ->> 'status', 'open',
  'more than a few in a month the vendor decides about');
select tests.act_as('wasim');
select is(tests.refusal($$ select public.decide_claim((select id from claims), true) $$),
  '42P01 relation "claims" does not exist', 'another vendor does not know of it');
select tests.reset();
create temporary table claims as select id from public.delivery_claims where status = 'open';
grant select on claims to authenticated;
select tests.act_as('wasim');
select is(tests.refusal($$ select public.decide_claim((select id from claims), true) $$), 'PT404 claim_not_found',
  'nor decides it');
select tests.act_as('vikram');
select is(public.vendor_round(tests.green(), tests.today()) #>> '{claims,0,amount_paise}', '7000',
  'the vendor sees what it is about');
select is(public.decide_claim(id, false), 'refused', 'and says no') from claims;
select is(public.decide_claim(id, true), 'refused', 'once') from claims;
select tests.reset();
select is((select count(*)::integer from public.system_notifications where user_id = tests.user_id('asha')
  and template = 'claim_refused'), 1, 'the customer hears it');
update public.delivery_claims set status = 'open', created_at = now() - interval '2 days'
  where id = (select id from claims);
select is(private.settle_old_claims(), 1, 'what a vendor does not answer in a day is refunded');
select is((select status from public.delivery_claims where id = (select id from claims)), 'refunded', 'by the job');

-- The month -----------------------------------------------------------------------------------------------------------
select private.transition(tests.order_of(0), 'delivered', null, 'vendor') where tests.status_of(0) = 'pending';
create temporary table doors as select id, user_id from public.subscribers;
grant select on doors to authenticated;
select tests.act_as('asha');
create function pg_temp.month() returns jsonb language sql as $$
  select public.subscription_statement((select id from doors where user_id = tests.user_id('asha')), tests.today() - 1)
$$;
select is((pg_temp.month() ->> 'paid_paise')::bigint, (select sum(o.total_paise - o.refund_paise)
  from public.enhanced_orders as o join public.subscription_orders as w on w.order_id = o.id
  where o.status <> 'cancelled' and date_trunc('month', w.day) = date_trunc('month', tests.today() - 1))::bigint,
    'a statement adds up what was paid (field 2.2)');
select tests.act_as('bala');
select is(tests.refusal($$ select public.subscription_statement((select id from doors
  where user_id = tests.user_id('asha')), tests.today()) $$), 'PT404 subscription_not_found', 'for nobody else');
select tests.act_as('vikram');
select is(public.subscription_statement((select id from doors where user_id = tests.user_id('asha')),
  tests.today() - 1) ->> 'vendor_name', 'Green Dairy', 'but the vendor');
select tests.reset();
select is((select count(*)::integer from private.ledger_imbalance()), 0, 'the ledger balances');
select is((select count(*)::integer from public.enhanced_orders as o where private.held(o.id) <> case
  when o.status in ('delivered', 'cancelled') then 0 else o.total_paise - o.refund_paise end), 0,
  'and escrow holds what is under way, no more');
select is(private.remind_of_round(), 0, 'nothing is left to be confirmed');
select * from finish();
rollback;
