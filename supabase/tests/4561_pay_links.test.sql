-- Links by which somebody else pays a checkout: who gives them away, what is seen by them, and when they end
-- (docs/decisions/0105).
begin;
select no_plan();
select tests.reviewed('guests', 'payment_by_link');
select tests.reviewed('service', 'gateway_link_subject');
select tests.reviewed('bounds', 'payment_by_link');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('meera', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 500000);
select tests.reset();
update public.app_settings set setting_value = 'true' where setting_key = 'gateway_enabled';
create temporary table pg_temp.kept (name text primary key, value text);
grant all on pg_temp.kept to anon, authenticated;
create function pg_temp.token(name text) returns text language sql as $$ select k.value from pg_temp.kept as k
  where k.name = token.name $$;
create function pg_temp.seen(name text) returns jsonb language sql as $$
  select public.payment_by_link(pg_temp.token(seen.name))
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

select tests.buys('dinner', 'asha', '{Dosa}'), tests.starts('dinner', 'order_1'),
  tests.order_item('paid', 'asha', 'Dosa');
select tests.reset();

-- Who may -------------------------------------------------------------------------------------------------------
create function pg_temp.tries(checkout uuid) returns text[] language sql as $$
  select array[tests.refusal(format($f$ select public.create_pay_link(%L) $f$, checkout)),
    tests.refusal(format($f$ select public.open_pay_links(%L) $f$, checkout)),
    tests.refusal(format($f$ select public.revoke_pay_links(%L) $f$, checkout))]
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;
create function pg_temp.refused(handle text) returns text[] language sql as $$
  select tests.act_as(handle);
  select pg_temp.tries(tests.checkout('dinner'))
$$;
grant execute on all functions in schema pg_temp, tests to anon, authenticated;
select is(pg_temp.refused(handle), array_fill('PT404 checkout_not_found'::text, '{3}'),
  handle || ' gives away nothing of another''s payment') from unnest('{bala,vikram,meera}'::text[]) as handle;
select tests.act_as_anon();
select ok((select bool_and(said ~ '^42501') from unnest(pg_temp.tries(gen_random_uuid())) as said), 'nor does a guest');
select matches(tests.refusal($$ select from private.pay_links $$), '^42501', 'and nobody reads the links');
select matches(tests.refusal($$ select public.gateway_link_subject('x') $$), '^42501', 'or what they are for');
select tests.act_as('asha');
select matches(tests.refusal($$ select public.gateway_link_subject('x') $$), '^42501', 'the customer neither');
select is(tests.refusal(format($$ select public.create_pay_link(%L) $$, (select o.checkout_id
  from public.enhanced_orders as o where o.id = tests.order_id('paid')))), 'PT409 payment_not_waiting',
  'what is paid has no link');
select is(public.open_pay_links(tests.checkout('dinner')), 0, 'at first there is none');
insert into pg_temp.kept select 'one', public.create_pay_link(tests.checkout('dinner')) ->> 'token';
insert into pg_temp.kept select 'two', public.create_pay_link(tests.checkout('dinner')) ->> 'token';
select is(public.open_pay_links(tests.checkout('dinner')), 2, 'then as many as were made');
select matches(pg_temp.token('one'), '^[A-Za-z0-9_-]{22}$', 'with a token of its own each');
select tests.reset();
select is_empty($$ select from private.pay_links as l
  where encode(l.token_hash, 'escape') like '%' || pg_temp.token('one') || '%' $$, 'which is not kept');

-- What is seen ------------------------------------------------------------------------------------------------------
select tests.act_as_anon();
select is(pg_temp.seen('one') - '{server_now,pay_by}'::text[], jsonb_build_object('state', 'waiting',
  'amount_paise', tests.costs('dinner'), 'customer_name', 'Asha', 'vendor_names', '["Vendor One"]'::jsonb),
  'whoever has the link sees whom it is for, what is bought where, and how much');
select ok((pg_temp.seen('one') ->> 'pay_by')::timestamptz > now(), 'and until when');
select ok(pg_temp.seen('one')::text !~* 'dosa|Lakeview|500034|90000000|order', 'no item, no address, no number');
select is(tests.refusal($$ select public.payment_by_link('AAAAAAAAAAAAAAAAAAAAAA') $$), 'PT404 share_link_not_found',
  'another link leads nowhere');
select is(tests.refusal($$ select public.payment_by_link(repeat('x', 1000000)) $$), 'PT404 share_link_not_found',
  'nor what is long');
select is(tests.refusal($$ select public.payment_by_link(null) $$), 'PT404 share_link_not_found', 'nor nothing');
select tests.reset();
select is(public.gateway_link_subject(pg_temp.token('one')), jsonb_build_object('customer', tests.user_id('asha'),
  'purpose', 'checkout', 'subject_id', tests.checkout('dinner')), 'it pays the customer''s checkout');

-- The end -------------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select is(public.revoke_pay_links(tests.checkout('dinner')), 2, 'the customer ends all of them');
select is(public.revoke_pay_links(tests.checkout('dinner')), 0, 'once');
insert into pg_temp.kept select 'three', public.create_pay_link(tests.checkout('dinner')) ->> 'token';
select tests.act_as_anon();
select is(pg_temp.seen('one') - 'server_now', '{"state": "ended"}', 'an ended link shows nothing');
select tests.reset();
select is(tests.refusal($$ select public.gateway_link_subject(pg_temp.token('one')) $$), 'PT404 share_link_not_found',
  'and pays nothing');
select is(tests.reports('pay_1', 'order_1', tests.costs('dinner')), 'captured', 'the first of two who pay');
select is(tests.reports('pay_2', 'order_1', tests.costs('dinner')), 'refunding', 'pays');
select is((select r.amount_paise from private.gateway_refunds as r where r.provider_payment_id = 'pay_2'),
  tests.costs('dinner'), 'and the other one''s money goes back');
select tests.act_as_anon();
select is(pg_temp.seen('three') - 'server_now', '{"state": "paid"}', 'then a link says that it is paid');
select tests.act_as('asha');
select is(public.open_pay_links(tests.checkout('dinner')), 0, 'and none is open');
select tests.reset();
select tests.buys('late', 'asha', '{Dosa}');
select tests.act_as('asha');
insert into pg_temp.kept select 'late', public.create_pay_link(tests.checkout('late')) ->> 'token';
select public.leave_payment(tests.checkout('late'));
select is(pg_temp.seen('late') - 'server_now', '{"state": "ended"}', 'with the checkout its links end');
select is(tests.refusal(format($$ select public.create_pay_link(%L) $$, tests.checkout('late'))),
  'PT409 payment_not_waiting', 'and no new one is made');
select tests.reset();
delete from public.unified_cart_items where true;
select tests.buys('many', 'asha', '{Dosa}');
select tests.act_as('asha');
select is((select count(*) from generate_series(1, 30) where tests.refusal(format(
  $$ select public.create_pay_link(%L) $$, tests.checkout('many'))) = 'allowed'), 20::bigint, 'twenty are the most');
select * from finish();
rollback;
