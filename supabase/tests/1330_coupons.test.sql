-- Coupons against those who farm them: first orders, and minimums that are cancelled away.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('chitra', '+919000000003'),
  tests.create_user('vikram', '+919000000004', '{vendor}'), tests.create_user('vani', '+919000000005', '{vendor}'),
    tests.create_user('ravi', '+919000000006', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'),
  tests.add_item('vendor-one', 'Dosa', 20000), tests.add_item('vendor-two', 'Chai', 10000);
select tests.add_address(handle), tests.fund_wallet(handle, 100000)
  from unnest(array['asha', 'bala', 'chitra']) as handle;
select tests.add_courier('ravi');
select tests.reset();

create function pg_temp.asks(handle text, session uuid default null) returns text language plpgsql as $$
begin
  perform tests.act_as(handle);
  perform set_config('request.jwt.claims',
    (current_setting('request.jwt.claims')::jsonb || jsonb_build_object('session_id', session))::text, true);
  if not exists (select from public.unified_cart_items) then perform public.add_to_cart(tests.item_id('Dosa')::text);
    end if;
  return coalesce(public.quote_order(tests.order_request(handle, '{"coupon_code": "WELCOME50"}')) -> 'problems' -> 0 ->>
    'reason', 'granted');
end
$$;
create function pg_temp.closes(handle text, digits text) returns text language plpgsql as $$
begin
  perform tests.act_as(handle);
  return public.delete_account(digits, tests.wallet_of(handle)) ->> 'outcome';
end
$$;
-- Signing in is the auth service's: it records browser and address.
create function pg_temp.signs_in(handle text, address inet, browser text default 'Firefox') returns uuid language sql
  security definer as $$
  insert into auth.sessions (id, user_id, ip, user_agent)
    values (gen_random_uuid(), tests.user_id(handle), address, browser) returning id
$$;
grant execute on all functions in schema pg_temp to authenticated;

-- The same number again.
select is(pg_temp.asks('asha'), 'granted', 'who orders for the first time gets the coupon');
select tests.order_item('first', 'asha', 'Dosa', 1, 'wallet', '{"coupon_code": "WELCOME50"}');
select tests.advance_to('first', 'delivered', 'ravi');
select is(pg_temp.closes('asha', '0001'), 'deleted', 'the account is closed');
select tests.reset();
select tests.create_user('asha-again', '+919000000001'), tests.add_address('asha-again');
select is(pg_temp.asks('asha-again'), 'first_order',
  'a first-order coupon is not for the same number with a new account');
select tests.reset();
select ok((select bool_and(digest ~ '^[0-9a-f]{64}$' and digest <> encode(extensions.digest('919000000001', 'sha256'),
  'hex')) from private.customer_digests),
  'what is kept of the number is a keyed digest');
select tests.act_as('asha-again');
select matches(tests.refusal('select * from private.customer_digests'), '^42501', 'which nobody reads');
select tests.reset();
update private.customer_digests set at = now() - private.phone_digest_period();
select is(pg_temp.asks('asha-again'), 'granted', 'when the law''s period is over the number is forgotten');
select tests.reset();
update private.customer_digests set at = now() - private.phone_digest_period() - interval '1 day';
select private.prune_what_has_expired();
select is_empty($$ select * from private.customer_digests $$, 'and pruned');
select is(pg_temp.asks('bala'), 'granted', 'bala looks around');
select is(pg_temp.closes('bala', '0002'), 'deleted', 'and leaves without having ordered');
select tests.reset();
select is_empty($$ select * from private.customer_digests $$, 'of whom nothing is kept');
select tests.create_user('bala-again', '+919000000002'), tests.add_address('bala-again'),
  tests.fund_wallet('bala-again', 100000);
select is(pg_temp.asks('bala-again'), 'granted', 'and whose first order is still to come');
select tests.order_item('changing', 'bala-again', 'Dosa', 1, 'wallet');
select tests.reset();
update auth.users set phone = '919000000022' where id = tests.user_id('bala-again');
select tests.create_user('third', '+919000000002'), tests.add_address('third');
select is(pg_temp.asks('third'), 'first_order',
  'a number that an account with orders has given up is no new customer either');

-- The same device.
select tests.reset();
select tests.create_user('friend-' || n, '+91900000010' || n), tests.add_address('friend-' || n),
  tests.fund_wallet('friend-' || n, 100000) from generate_series(1, 5) as n;
create function pg_temp.orders_first(handle text, session uuid) returns text language plpgsql as $$
declare
  answer text := pg_temp.asks(handle, session);
begin
  if answer <> 'granted' then return answer; end if;
  return public.place_order((public.quote_order(tests.order_request(handle, '{"coupon_code": "WELCOME50"}')) ->>
    'quote_id')::uuid,
    'first-of-' || handle, 'wallet') ->> 'outcome';
end
$$;
grant execute on function pg_temp.orders_first(text, uuid) to authenticated;
select is(pg_temp.orders_first('friend-' || n, pg_temp.signs_in('friend-' || n, '203.0.113.7')), 'placed',
  'a household shares a device: ' || n) from generate_series(1, 3) as n;
select is(pg_temp.orders_first('friend-4', pg_temp.signs_in('friend-4', '203.0.113.7')), 'first_order',
  'a fourth account on one device gets no first-order coupon');
select is(pg_temp.orders_first('friend-5', pg_temp.signs_in('friend-5', '203.0.113.7', 'Chrome')), 'placed',
  'which says nothing about another browser there');
select is(pg_temp.asks('friend-4', pg_temp.signs_in('friend-4', '198.51.100.1')), 'granted',
  'or the same browser elsewhere');
select is(pg_temp.asks('friend-4', pg_temp.signs_in('friend-4', null)), 'granted',
  'where no address is recorded nobody is suspected');
select tests.reset();
select tests.act_as('friend-1');
select public.cancel_order((select id from public.enhanced_orders), 'changed_mind');
select is(pg_temp.asks('friend-4', pg_temp.signs_in('friend-4', '203.0.113.7')), 'granted',
  'a coupon that was given back counts no more');

-- The minimum.
select tests.reset();
insert into public.coupons (code, kind, value, minimum_paise, per_user_limit, title)
  values ('BIGCART', 'flat', 6000, 25000, 100, 'Sixty rupees off');
create function pg_temp.orders_both(name text, handle text, method text) returns void language plpgsql as $$
declare
  placed jsonb;
begin
  perform tests.act_as(handle), public.clear_cart();
  perform public.add_to_cart(tests.item_id('Dosa')::text), public.add_to_cart(tests.item_id('Chai')::text);
  placed := public.place_order((tests.quote(handle, '{"coupon_code": "BIGCART"}') ->> 'quote_id')::uuid,
    'both-' || name, method::public.payment_method);
  perform tests.name_order(name || ' ' || lower(o ->> 'vendor_name'), (o ->> 'id')::uuid)
    from jsonb_array_elements(placed -> 'orders') as o;
end
$$;
create function pg_temp.shown(name text) returns text language sql security definer as $$
  select concat_ws(' ', o.discount_paise, o.total_paise, o.promo_code, o.payment_status)
    from public.enhanced_orders as o where o.id = tests.order_id(name)
$$;
grant execute on all functions in schema pg_temp to authenticated;

select pg_temp.orders_both('wallet', 'chitra', 'wallet');
select is(pg_temp.shown('wallet vendor one'), '4000 21450 BIGCART paid',
  'two thirds of the discount are on the bigger order');
select set_config('tests.before', tests.wallet_of('chitra')::text, true);
select is(public.preview_cancellation(tests.order_id('wallet vendor two')) ->> 'coupon_paise', '4000',
  'cancelling what the minimum needs shows what the other order loses');
select is(public.cancel_order(tests.order_id('wallet vendor two'), 'changed_mind') ->> 'refund_paise', '12950',
  'the cancelled order is paid back');
select is(pg_temp.shown('wallet vendor one'), '0 25450 paid',
  'a coupon does not survive the cancellation that breaks its minimum');
select is(tests.wallet_of('chitra') - current_setting('tests.before')::bigint, 12950::bigint - 4000,
  'what it took off is paid from the refund');
select is(tests.ledger_of('wallet vendor one'), 'customer_wallet -25450, order_escrow 25450',
  'into the order''s escrow');
select is((select released_at is not null from public.coupon_redemptions where code = 'BIGCART'), true,
  'and the coupon can be used again');
select tests.advance_to('wallet vendor one', 'delivered', 'ravi');
select is(tests.ledger_of('wallet vendor one'),
  'courier_payable 2500, customer_wallet -25450, platform_revenue 3982, tax_payable 1568, vendor_payable 17400',
  'what is left is settled without a discount');

select tests.fund_wallet('chitra', 100000) from (select tests.reset()) as _;
select pg_temp.orders_both('vendor', 'chitra', 'wallet');
select tests.act_as('vani');
select public.cancel_order(tests.order_id('vendor vendor two'), 'too_busy');
select is(pg_temp.shown('vendor vendor one'), '4000 21450 BIGCART paid',
  'where a vendor cancels, the customer keeps the discount');
select tests.act_as('chitra');
select is(public.preview_cancellation(tests.order_id('vendor vendor one')) ->> 'coupon_paise', '0',
  'the last order has nothing to lose');
select public.cancel_order(tests.order_id('vendor vendor one'), 'changed_mind');

select pg_temp.orders_both('cash', 'chitra', 'cash');
select is(public.preview_cancellation(tests.order_id('cash vendor two')) ->> 'coupon_paise', '4000',
  'in cash it is the same');
select public.cancel_order(tests.order_id('cash vendor two'), 'changed_mind');
select is(pg_temp.shown('cash vendor one'), '0 25500 due', 'and the courier collects the full price');
select tests.advance_to('cash vendor one', 'delivered', 'ravi');
select matches(tests.ledger_of('cash vendor one'), 'cash_with_courier -25500', 'which is booked');

select pg_temp.orders_both('smaller', 'chitra', 'wallet');
select is(public.preview_cancellation(tests.order_id('smaller vendor one')) ->> 'coupon_paise', '2000',
  'the smaller order loses its part when the bigger one goes');
select tests.reset();
update public.coupons set minimum_paise = 5000 where code = 'BIGCART';
select tests.act_as('chitra');
select is(public.preview_cancellation(tests.order_id('smaller vendor one')) ->> 'coupon_paise', '2000',
  'by the minimum that was shown when it was ordered');
select tests.reset();
select is_empty($$ select * from private.ledger_imbalance() $$, 'the ledger balances');
set constraints all immediate;
select * from finish();
rollback;
