-- An appointment with steps for cancelling, as salons will sell it. The trade lives in this file only.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}'),
  tests.create_user('vani', '+919000000003', '{vendor}');
select tests.open_vendor('salon-one', 'vikram'), tests.open_vendor('salon-two', 'vani'),
  tests.fund_wallet('asha', 1000000);
select tests.reset();

-- The trade -----------------------------------------------------------------------------------------------------------
create function tests.clean_sitting(request jsonb) returns jsonb language plpgsql as $$
begin
  if jsonb_typeof(request -> 'guests') is distinct from 'array' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return jsonb_build_object('guests', request -> 'guests') || private.short_values(request, 'at', 'salon');
end
$$;
-- Three fifths now and the rest when it is done; up to a tenth more needs no word.
create function tests.price_sitting(caller uuid, request jsonb) returns jsonb language sql as $$
  select jsonb_build_object('problems', '[]'::jsonb, 'address', null, 'orders', jsonb_build_array(jsonb_build_object(
    'trade', 'salon', 'kind', 'appointment', 'category', 'salon', 'vendor_name', 'Salon', 'lines', '[]'::jsonb,
    'vendor_id', (select v.id from public.vendors as v where v.slug = request ->> 'salon'),
    'region_id', (select r.id from public.regions as r where r.slug = 'hyderabad'),
    'starts_at', (request ->> 'at')::timestamptz, 'ends_at', (request ->> 'at')::timestamptz + interval '45 minutes',
    'guests', request -> 'guests', 'terms', jsonb_build_object('authorised_paise', cost.paise + cost.paise / 10),
    'payments', jsonb_build_array(jsonb_build_object('amount_paise', cost.paise * 3 / 5, 'method', 'wallet'),
      '{"due": "delivered"}'::jsonb),
    'charges', private.charge('sitting', cost.paise))))
  from (select sum(coalesce((g ->> 'paise')::integer, 10000)) as paise
    from jsonb_array_elements(request -> 'guests') as g) as cost
$$;
create function tests.place_sitting(o public.enhanced_orders, part jsonb) returns void language plpgsql as $$
begin
  perform private.add_share_of_rows(o.id, 'vendor_payable', o.vendor_id,
    round((part -> 'charges' -> 0 ->> 'amount_paise')::numeric * 8 / 10)::bigint, '{1}');
end
$$;
-- A treatment that nobody had asked for: the salon proposes it at its own price, and may think better of it.
create function tests.propose_treatment(booking uuid, paise integer, key text, by_whom uuid) returns uuid
  language sql as $$
  select private.propose_order_change(o, jsonb_build_array(jsonb_build_object('code', 'treatment', 'amount_paise',
    paise, 'share',
    jsonb_build_object('account', 'vendor_payable', 'owner_id', o.vendor_id, 'amount_paise', paise * 9 / 10))),
    'A treatment was suggested', key, by_whom, 'vendor')
  from private.lock_order(booking) as o
$$;
create function tests.withdraw_treatment(change uuid) returns boolean language sql as $$
  with locked as materialized (select o.id from private.order_changes as c, private.lock_order(c.order_id) as o
    where c.id = change),
  ended as (update private.order_changes as c set state = 'withdrawn', decided_at = now() from locked
    where c.id = change and c.order_id = locked.id and c.state = 'proposed' returning c.id)
  select exists (select from ended)
$$;
insert into private.trades (trade, clean, price, place)
  values ('salon', 'tests.clean_sitting', 'tests.price_sitting', 'tests.place_sitting');
insert into private.trade_kinds (trade, kind, takes_schedule, payment_methods)
  values ('salon', 'appointment', true, '{wallet,cash}');
insert into public.charge_codes (code, position, nature, tax_class)
  values ('sitting', 5010, 'fee', null), ('treatment', 5011, 'fee', 'platform');
insert into public.order_transition_rules (kind, from_status, to_status, roles) values
  ('appointment', 'pending', 'confirmed', '{vendor}'), ('appointment', 'confirmed', 'delivered', '{vendor}'),
  ('appointment', 'pending', 'cancelled', '{user,system}'),
    ('appointment', 'confirmed', 'cancelled', '{user,vendor,system}')
on conflict do nothing;
insert into private.order_effects (trade, kind, to_status, position, effect) values
  ('salon', 'appointment', 'delivered', 50, 'private.settle_order'),
    ('salon', 'appointment', 'cancelled', 50, 'private.unwind_order');
insert into private.cancellation_steps (trade, vendor_id, minutes_before, charge_bp, max_charge_paise) values
  ('salon', null, 1440, 5000, null), ('salon', null, 120, 10000, null);

-- What it does --------------------------------------------------------------------------------------------------------
insert into private.cancellation_steps (trade, vendor_id, minutes_before, charge_bp, max_charge_paise) values
  ('salon', tests.vendor_id_of('salon-two'), 60, 2500, 10000);
-- Booked five days ago, to begin after so long.
create function tests.sitting(name text, begins interval, salon text default 'salon-one') returns void
  language plpgsql as $$
declare
  placed uuid;
begin
  perform tests.place_part(name, 'asha', jsonb_build_object('kind', 'appointment', 'category', 'salon', 'vendor_id',
    tests.vendor_id_of(salon),
    'scheduled_for', now() + begins, 'charges', '[{"code": "sitting", "amount_paise": 100000}]'::jsonb));
  perform tests.move_as(name, 'confirmed', 'vendor');
  placed := tests.order_id(name);
  update public.enhanced_orders set created_at = now() - interval '5 days', placed_at = now() - interval '5 days',
    promised_max_at = now() + begins + interval '1 hour'
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

-- What was shown is what is charged -----------------------------------------------------------------------------------
create temp table shown as select tests.terms('day') as terms, tests.wallet_of('asha') as held;
select tests.move_as('day', 'cancelled', 'user', 'asha', 'changed_mind'), tests.reset();
select is(tests.wallet_of('asha') - held, (terms ->> 'refund_paise')::bigint, 'what comes back is what was shown')
  from shown;
select is((select charge_paise from public.enhanced_orders where id = tests.order_id('day')), 50000,
  'as is what was kept');
select is(tests.ledger_balance(tests.vendor_id_of('salon-one'), 'vendor_payable'), 50000::bigint,
  'for whoever had kept the time free');
select is((select sum(amount_paise) from public.order_charges where order_id = tests.order_id('day')), 50000::bigint,
  'the rows of the bill say the same');
select is(private.held(tests.order_id('day')), 0::bigint, 'and escrow is empty');
select is_empty($$ select * from private.ledger_imbalance() $$, 'the books are balanced');

-- The law's cap is a trade's ------------------------------------------------------------------------------------------
select
  lives_ok(
  $$ insert into public.cancellation_policies (trade, fault, charge_bp, max_charge_paise, compensation_bp, valid_from)
  values ('salon', 'customer', 5000, 100000, 10000, now()) $$, 'a trade may charge half');
select
  matches(
  tests.refusal(
  $$ insert into public.cancellation_policies (fault, charge_bp, max_charge_paise, compensation_bp, valid_from)
  values ('customer', 1000, 10001, 10000, now()) $$), 'cancellation_charge_cap', 'what holds for every trade a tenth');
update private.trades set charge_cap_bp = 1000, charge_cap_paise = 9000 where trade = 'salon';
select is((tests.terms('hour') ->> 'charge_paise')::integer, 9000, 'nobody is charged above the cap of the trade');
update private.trades set charge_cap_paise = 20000 where trade = 'salon';
select is((tests.terms('hour') ->> 'charge_paise')::integer, 10000, 'nor above its part of the price');
update private.trades set charge_cap_bp = null, charge_cap_paise = null where trade = 'salon';

-- Asked for as an app asks: the trade reads its own part of a request, and says when it is ----------------------------
update private.trades set max_live_orders = 2 where trade = 'salon';
create function tests.ask_sitting(at timestamptz, more jsonb default '{}') returns jsonb language sql as $$
  select public.quote_order(jsonb_build_object('trade', 'salon', 'salon', 'salon-one', 'at', at,
    'guests', '[{"name": "Asha", "services": ["cut", "wash"]}, {"name": "Ravi", "services": ["cut"]}]'::jsonb) || more)
$$;
create function tests.book_sitting(at timestamptz, key text, method public.payment_method default 'wallet')
  returns public.enhanced_orders language plpgsql as $$
declare
  placed jsonb := public.place_order((tests.ask_sitting(at) ->> 'quote_id')::uuid, 'key:' || key || gen_random_uuid(),
    method);
begin
  perform tests.reset();
  return (select o from public.enhanced_orders as o where o.id = (placed -> 'orders' -> 0 ->> 'id')::uuid);
end
$$;
grant execute on all functions in schema tests to authenticated;
update public.enhanced_orders set status = 'cancelled' where user_id = tests.user_id('asha');
select is(private.cash_total(null, 8077), 8100::bigint, 'cash without a deposit is rounded as a whole');
select tests.fund_wallet('asha', 500000), tests.act_as('asha');
select is(tests.ask_sitting(now() + interval '1 day') -> 'totals' ->> 'total_paise', '20000',
  'guests are a list of the trade''s own');
select is(tests.ask_sitting(now() + interval '1 day', '{"guests": [{"paise": 8077}]}') -> 'totals' ->>
  'cash_total_paise', '8046',
  'what is paid at the end in cash is rounded, and the deposit is not');
select is(tests.refusal($$ select tests.ask_sitting(now(), '{"guests": "two"}') $$), 'PT400 request_invalid',
  'read by it alone');
select is(tests.refusal($$ select tests.ask_sitting(now(), jsonb_build_object('guests', (
  select jsonb_agg('{}'::jsonb) from generate_series(1, 61)))) $$), 'PT400 request_invalid', 'of a bounded length');
select is(tests.refusal($$ select tests.ask_sitting(now(), '{"guests": [[[[[["deep"]]]]]]}') $$),
  'PT400 request_invalid', 'and depth');
select is(tests.refusal($$ select tests.ask_sitting(now(), jsonb_build_object('at', repeat('x', 101))) $$),
  'PT400 request_invalid',
  'a short value is short');
select is(tests.refusal($$ select tests.ask_sitting(now(), '{"trade": "nothing"}') $$), 'PT400 request_invalid',
  'a trade that nobody has is not asked for');
select is(tests.refusal($$ select tests.ask_sitting(now(), '{"fulfilment": "ride"}') $$), 'PT400 request_invalid',
  'nor a kind that the trade has not');
select is((o.scheduled_for, o.promised_max_at), (at, at + interval '45 minutes'),
  'a quarter past ten is when it was asked for')
from (select date_trunc('day', now()) + interval '1 day 10 hours 15 minutes' as at) as wanted,
  lateral tests.book_sitting(wanted.at, 'one') as o;
select tests.act_as('asha');
select is(o.scheduled_for, at, 'and in twenty days as well')
from (select date_trunc('day', now()) + interval '20 days 10 hours' as at) as wanted,
  lateral tests.book_sitting(wanted.at, 'two') as o;
select tests.act_as('asha');
select is(tests.refusal($$ select tests.book_sitting(now() + interval '3 days', 'three') $$), 'PT429 too_many_orders',
  'a trade has a limit of its own');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.quote_order('{"trade": "salon", "guests": []}') $$), '^42501',
  'a guest books nothing');
select tests.act_as('asha');
select matches(tests.refusal($$ select * from private.cancellation_steps $$), '^42501',
  'nobody reads them but through terms');
select * from finish();
rollback;
