-- Coupons that platform and vendor bear together: who agrees to what, and what each order books of it.
begin;
select no_plan();
select tests.reviewed('bounds', 'decide_proposed_coupon');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}'),
  tests.create_user('vani', '+919000000003', '{vendor}'), tests.create_user('cook', '+919000000004', '{vendor}'),
  tests.create_user('root', '+919000000009', '{admin}');
select tests.open_vendor('first-vendor', 'vikram', packaging_paise => 0),
  tests.open_vendor('second-vendor', 'vani', packaging_paise => 0),
  tests.add_item('first-vendor', 'Dosa', 33333), tests.add_item('second-vendor', 'Thali', 66667),
  tests.add_address('asha'), tests.fund_wallet('asha', 10000000);
insert into public.vendor_staff (vendor_id, user_id, position)
values (tests.vendor_id_of('first-vendor'), tests.user_id('cook'), 'staff');
-- The figures of the case are the goods alone: priced with their tax inside, without a platform fee.
update public.vendors set prices_include_tax = true;
select tests.reset();

create function pg_temp.made(more jsonb default '{}') returns text language sql as $$
  select tests.refusal(format('select public.make_coupon(%L, %L)', '{"code": "SHARED", "kind": "flat", "value": 5000,
    "title": "₹50 off", "budget_paise": 7500000, "minimum_paise": 15000, "platform_share_bp": 7000}'::jsonb
    || jsonb_build_object('valid_to', now() + interval '5 days', 'vendor_ids',
      jsonb_build_array(tests.vendor_id_of('first-vendor'), tests.vendor_id_of('second-vendor'))) || more,
    'make:' || gen_random_uuid()))
$$;
create function pg_temp.reason(code text default 'SHARED') returns text language sql as $$
  select coalesce(p ->> 'reason', 'discount ' || (q -> 'coupon' ->> 'discount_paise'))
  from (select tests.quote('asha', jsonb_build_object('coupon_code', code, 'fulfilment', 'pickup')) as q) as asked
  left join lateral jsonb_array_elements(q -> 'problems') as p on p ->> 'code' like 'coupon%'
$$;
create function pg_temp.decides(handle text, vendor text, accept boolean, code text default 'shared') returns text
language plpgsql as $$
begin
  perform tests.act_as(handle);
  return tests.refusal(format('select public.decide_proposed_coupon(%L, %L, %L)', tests.vendor_id_of(vendor), code,
    accept));
end
$$;
create function pg_temp.states(handle text, vendor text) returns text language plpgsql as $$
begin
  perform tests.act_as(handle);
  return (select string_agg(concat_ws(' ', p.code, p.state, p.vendor_share_bp, p.uses, p.cost_paise), ', ')
    from public.proposed_coupons(tests.vendor_id_of(vendor)) as p);
end
$$;
create function pg_temp.bearers(name text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', c.bearer, -c.amount_paise), ', ' order by c.bearer)
  from public.order_charges as c where c.order_id = tests.order_id(name) and c.code = 'discount'
    and c.phase = 'quoted'
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- What can be proposed.
select tests.act_as('root');
select is(pg_temp.made(wrong), 'PT400 coupon_wrong', 'wrong: ' || wrong::text) from (values
  ('{"platform_share_bp": -1}'::jsonb), ('{"platform_share_bp": 10001}'), ('{"platform_share_bp": "half"}'),
  ('{"vendor_ids": []}'), ('{"vendor_ids": null}'), ('{"vendor_ids": "all"}'), ('{"vendor_ids": ["nobody"]}'),
  ('{"vendor_ids": ["00000000-0000-4000-8000-000000000000"]}'), ('{"platform_share_bp": 10000}'),
  ('{"kind": "free_delivery", "value": 0}'), ('{"platform_share_bp": 0, "minimum_paise": 9999}'),
  ('{"kind": "percent", "value": 8000, "cap_paise": 10000, "platform_share_bp": 3000}')) as bad (wrong);
select is(pg_temp.made(), 'allowed', 'the administration proposes a part to vendors');
select is((select array[k.platform_share_bp, k.vendors_asked, k.vendors_agreed] from public.coupon_desk() as k
  where k.code = 'SHARED'), '{7000,2,0}', 'the desk says how many have agreed');
select tests.reset();
select is((select string_agg(p.handle, ' ' order by p.handle) from public.system_notifications as n
  join tests.people as p on p.user_id = n.user_id where n.template = 'vendor_coupon_proposed'), 'vani vikram',
  'whoever decides about prices is told, nobody else');

-- Who decides.
select tests.act_as_anon();
select throws_ok(format('select public.decide_proposed_coupon(%L, %L, true)', tests.vendor_id_of('first-vendor'),
  'SHARED'), '42501', null, 'guests decide nothing');
select throws_ok(format('select public.proposed_coupons(%L)', tests.vendor_id_of('first-vendor')), '42501', null,
  'nor do they read it');
select is(pg_temp.decides('asha', 'first-vendor', true), 'PT403 not_your_vendor', 'customers decide nothing');
select is(pg_temp.decides('vani', 'first-vendor', true), 'PT403 not_your_vendor', 'nor does another vendor');
select is(pg_temp.decides('root', 'first-vendor', true), 'PT403 not_your_vendor', 'nor the administration itself');
select is(pg_temp.decides('cook', 'first-vendor', true), 'PT403 not_allowed', 'nor whoever cooks there');
select throws_ok('select * from private.coupon_consents', '42501', null, 'nobody reads behind the function');
select is(tests.refusal(format('select * from public.proposed_coupons(%L)', tests.vendor_id_of('second-vendor'))),
  'PT403 not_your_vendor', 'nor what another business was asked');
select is(pg_temp.states('cook', 'first-vendor'), 'SHARED proposed 3000 0 0', 'its people read what was proposed');
select is(pg_temp.decides('vikram', 'first-vendor', true, 'WELCOME50'), 'PT404 offer_unknown',
  'nobody agrees to what was not proposed');
select is(pg_temp.decides('vikram', 'first-vendor', null), 'PT404 offer_unknown', 'or says neither yes nor no');

-- Until it is accepted it does not hold there.
select tests.act_as('asha');
select public.add_to_cart(tests.item_id('Dosa')::text);
select is(pg_temp.reason(), 'not_for_these', 'before the vendor has agreed there is no discount');
select is(pg_temp.decides('vikram', 'first-vendor', false), 'allowed', 'a vendor declines');
select is(pg_temp.reason(), 'not_for_these', 'and nothing changes');
select is(pg_temp.decides('vikram', 'first-vendor', true), 'allowed', 'or agrees after all');
select is(pg_temp.decides('vikram', 'first-vendor', true), 'allowed', 'twice is once');
select is(pg_temp.reason(), 'discount 5000', 'and it holds');
select public.clear_cart(), public.add_to_cart(tests.item_id('Thali')::text);
select is(pg_temp.reason(), 'not_for_these', 'at no other vendor');
select public.add_to_cart(tests.item_id('Dosa')::text);
select is(pg_temp.reason(), 'discount 5000', 'beside another one it counts');
select is((select jsonb_agg(o -> 'charges' @> '[{"code": "discount"}]' order by o ->> 'vendor_name')
  from jsonb_array_elements(tests.quote('asha', '{"coupon_code": "SHARED", "fulfilment": "pickup"}') -> 'orders') as o),
  '[true, false]', 'for its own items alone');
select is(pg_temp.decides('vani', 'second-vendor', true), 'allowed', 'the second one agrees');

-- M-06 ----------------------------------------------------------------------------------------------------------------
select tests.reset();
create function pg_temp.place(name text, code text default 'SHARED') returns void language plpgsql as $$
declare
  placed jsonb;
begin
  perform tests.act_as('asha'), public.clear_cart();
  perform public.add_to_cart(tests.item_id('Dosa')::text), public.add_to_cart(tests.item_id('Thali')::text);
  placed := public.place_order((tests.quote('asha', jsonb_build_object('coupon_code', code, 'fulfilment', 'pickup'))
    ->> 'quote_id')::uuid, 'place-' || name, 'wallet');
  perform tests.name_order(name || ' ' || split_part(lower(o ->> 'vendor_name'), ' ', 1), (o ->> 'id')::uuid)
    from jsonb_array_elements(placed -> 'orders') as o;
end
$$;
-- What the vendor's share would be without the discount, less what it is.
create function pg_temp.vendor_bears(name text) returns bigint language sql security definer as $$
  select private.charged(o.id, 'items', 'packaging') - (o.terms ->> 'commission_paise')::bigint - s.amount_paise
  from public.enhanced_orders as o join private.order_shares as s on s.order_id = o.id
    and s.account = 'vendor_payable' where o.id = tests.order_id(name)
$$;
create function pg_temp.platform_bears(name text) returns bigint language sql security definer as $$
  select private.platform_discount(tests.order_id(name))
$$;
-- What is left of the vendor's part after refunds.
create function pg_temp.vendor_bears_now(name text) returns bigint language sql security definer as $$
  select coalesce(-sum(c.amount_paise), 0)::bigint from public.order_charges as c
  left join public.order_charges as f on f.order_id = c.order_id and f.position = c.of_position
  where c.order_id = tests.order_id(name) and c.code = 'discount' and coalesce(f.bearer, c.bearer) = 'vendor'
$$;
grant execute on all functions in schema pg_temp to authenticated;
select pg_temp.place('m06');
select is(pg_temp.bearers('m06 first'), 'platform 1167, vendor 500', 'M-06: the first order''s 1667 have two bearers');
select is(pg_temp.bearers('m06 second'), 'platform 2333, vendor 1000', 'M-06: and the second one''s 3333');
select is(array[pg_temp.vendor_bears('m06 first'), pg_temp.vendor_bears('m06 second')], '{500,1000}',
  'M-06: each vendor''s share is lower by its part');
select is((select sum(o.discount_paise) from public.enhanced_orders as o where o.id in (tests.order_id('m06 first'),
  tests.order_id('m06 second'))), 5000::bigint, 'M-06: together they are the coupon');
select tests.advance_to('m06 first', 'ready'), tests.advance_to('m06 second', 'ready');
select tests.act_as('vikram');
select public.advance_order(tests.order_id('m06 first'), 'delivered', tests.code_of('m06 first', 'drop'));
select tests.act_as('vani');
select public.advance_order(tests.order_id('m06 second'), 'delivered', tests.code_of('m06 second', 'drop'));
select tests.reset();
set constraints all immediate;
set constraints all deferred;
create temporary table before_refund as select tests.wallet_of('asha') as paise, (select sum(e.amount_paise)
  from private.ledger_entries as e join private.ledger_accounts as a on a.id = e.account_id
  where a.kind = 'vendor_payable' and a.owner_id = tests.vendor_id_of('second-vendor')) as earned;
select private.refund(o, (select jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise',
    k.amount_paise - k.refunded_paise)) from private.charges_left(o.id) as k where k.code = 'items'), 'item_bad',
  'customer', 'wallet', 'm06-refund')
from private.lock_order(tests.order_id('m06 second')) as o;
set constraints all immediate;
set constraints all deferred;
select is(tests.wallet_of('asha') - b.paise, 63334::bigint, 'M-06: the customer gets back what was paid')
from before_refund as b;
select is(array[pg_temp.platform_bears('m06 first'), pg_temp.platform_bears('m06 second')], '{1167,0}',
  'M-06: the platform''s cost is what is left of the first order');
select is(array[pg_temp.vendor_bears_now('m06 first'), pg_temp.vendor_bears_now('m06 second')], '{500,0}',
  'M-06: and the vendors'' too');
select ok(b.earned > 0, 'the vendor had earned something'),
  is((select sum(e.amount_paise) from private.ledger_entries as e join private.ledger_accounts as a
    on a.id = e.account_id where a.kind = 'vendor_payable' and a.owner_id = tests.vendor_id_of('second-vendor')),
    0::numeric, 'of which nothing is left, no more and no less') from before_refund as b;
select is((select count(*) from public.coupon_redemptions as r where r.code = 'SHARED' and r.released_at is null),
  1::bigint, 'M-06: the coupon counts as used');
select is_empty('select * from private.ledger_imbalance()', 'the ledger is at zero');
select is_empty('select * from private.invoice_differences()', 'what was invoiced is what was charged');
select is(pg_temp.states('vani', 'second-vendor'), 'SHARED accepted 3000 1 1000', 'the vendor reads what it has borne');
select tests.reset();
select is((select jsonb_object_agg(e.code, e.amount_paise) from private.ledger_transactions as t
    cross join lateral private.explain_sales(t, tests.vendor_id_of('first-vendor'), 'vendor_payable',
      (select sum(n.amount_paise) from private.ledger_entries as n join private.ledger_accounts as a
        on a.id = n.account_id where n.transaction_id = t.id and a.kind = 'vendor_payable')::bigint) as e
    where t.order_id = tests.order_id('m06 first') and t.kind = 'order_settled'),
  (select jsonb_build_object('sales', private.charged(o.id, 'items') - 500, 'commission',
    -(o.terms ->> 'commission_paise')::bigint) from public.enhanced_orders as o
    where o.id = tests.order_id('m06 first')), 'its statement says sales less its part, and the whole commission');

-- Ended for new orders.
select is(pg_temp.decides('vani', 'second-vendor', false), 'allowed', 'a vendor ends it');
select is(pg_temp.decides('vani', 'second-vendor', false), 'allowed', 'once');
select is(pg_temp.states('vani', 'second-vendor'), 'SHARED ended 3000 1 1000', 'what was ended stays so');
select tests.act_as('root');
select is(pg_temp.made('{"code": "AGAIN", "per_user_limit": 9, "minimum_paise": 60000}'), 'allowed', 'another one');
select pg_temp.decides('vikram', 'first-vendor', true, 'AGAIN'), pg_temp.decides('vani', 'second-vendor', true,
  'AGAIN');

-- Between quote and payment the vendor ends it: the price without it is shown, and nothing is charged.
select tests.act_as('asha');
select public.clear_cart(), public.add_to_cart(tests.item_id('Dosa')::text, '{}', 2);
select set_config('tests.quoted', tests.quote('asha', '{"coupon_code": "AGAIN", "fulfilment": "pickup"}')::text,
  true);
select is(current_setting('tests.quoted')::jsonb -> 'coupon' ->> 'discount_paise', '5000', 'it is quoted');
select pg_temp.decides('vikram', 'first-vendor', false, 'AGAIN');
select tests.act_as('asha');
select is(public.place_order((current_setting('tests.quoted')::jsonb ->> 'quote_id')::uuid, 'ended-meanwhile-1',
  'wallet') ->> 'outcome', 'price_changed', 'what ended meanwhile is not taken off');
select pg_temp.decides('vikram', 'first-vendor', true, 'AGAIN');

-- The order that broke the minimum takes the platform's part with it; the vendor's part is its price and stays.
select pg_temp.place('broken', 'AGAIN');
select pg_temp.decides('vani', 'second-vendor', false, 'AGAIN');
select tests.act_as('asha');
select is(public.preview_cancellation(tests.order_id('broken second')) ->> 'coupon_paise', '1167',
  'without the thali the dosa is too little, also where the vendor has ended it since');
select public.cancel_order(tests.order_id('broken second'), 'changed_mind', 'cancel-broken-1');
select is((select array[o.discount_paise, (o.promo_code is not null)::integer] from public.enhanced_orders as o
  where o.id = tests.order_id('broken first')), '{500,1}', 'the vendor''s part is left');
select is(array[pg_temp.platform_bears('broken first'), pg_temp.vendor_bears('broken first')], '{0,500}',
  'and the platform''s is gone');
select tests.act_as('root');
select is((select array[k.uses, k.cost_paise] from public.coupon_desk() as k where k.code = 'AGAIN'), '{1,500}',
  'the budget counts what is left');
select tests.reset();
set constraints all immediate;
select is_empty('select * from private.ledger_imbalance()', 'and the ledger is at zero');

-- What is over is nobody's to accept.
set constraints all deferred;
select tests.act_as('root');
select public.stop_coupon('AGAIN');
select is(pg_temp.decides('vani', 'second-vendor', true, 'AGAIN'), 'PT404 offer_unknown', 'what was stopped is over');
select * from finish();
rollback;
