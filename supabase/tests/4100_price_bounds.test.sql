-- What a price may be by trade, what an order and its cash may come to, and that no sum passes an integer (Spec §1
-- Shopping; docs/decisions/0074).
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}'),
  tests.create_user('vani', '+919000000003', '{vendor}'),
  tests.create_user('rosy', '+919000000004', '{vendor}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'),
  tests.open_vendor('vendor-three', 'rosy');
select tests.reset();
update public.vendors set kind = 'grocery' where slug = 'vendor-two';
update public.vendors set kind = 'shopping' where slug = 'vendor-three';

create function tests.priced(slug text, paise bigint, more jsonb default '{}') returns text language sql as $$
  select tests.refusal(format($f$ select public.save_item(%L, %L, 'key-' || gen_random_uuid()) $f$,
    tests.vendor_id_of(slug),
    jsonb_build_object('section', 'A', 'name', 'B' || paise, 'price_paise', paise) || more))
$$;
grant execute on all functions in schema tests to anon, authenticated;
create temp table bounds (slug text, owner text, most bigint, more jsonb);
insert into bounds values ('vendor-one', 'vikram', 2500000, '{"diet": "veg"}'), ('vendor-two', 'vani', 5000000, '{}'),
  ('vendor-three', 'rosy', 200000000, '{}');
grant select on bounds to authenticated;
create function tests.try(slug text, owner text, paise bigint, more jsonb) returns text language plpgsql as $$
begin
  perform tests.act_as(owner);
  return tests.priced(slug, paise, more);
end
$$;
grant execute on all functions in schema tests to anon, authenticated;
select is(tests.try(slug, owner, most, more), 'allowed', slug || ' may ask its trade''s most') from bounds;
select is(tests.try(slug, owner, most + 1, more), 'PT400 item_price_invalid', 'and not a paisa more') from bounds;
select is(tests.try(slug, owner, 100, more || jsonb_build_object('mrp_paise', most + 1)), 'PT400 item_price_invalid',
  'nor print it') from bounds;
select is(tests.try(slug, owner, 99, more), 'PT400 item_price_invalid', 'nor give it away') from bounds;
select tests.act_as('rosy');
select is((select r #>> '{skipped,0,code}' from public.change_items(tests.vendor_id_of('vendor-three'),
  array(select id from public.vendor_items(tests.vendor_id_of('vendor-three')) where price_paise = 200000000),
    '{"price_bp": 100}', gen_random_uuid(), 'key-change-1') as r),
  'item_price_invalid', 'a change of many keeps to it');
select tests.reset();
select throws_ok($$ update public.catalog_items set price_paise = 5000001
  where vendor_id = tests.vendor_id_of('vendor-two') $$, '23514', null,
  'whichever way a price comes');
select is((select count(*) from unnest(enum_range(null::public.vendor_kind)) as k
  where not exists (select from private.price_bounds as b where b.kind = k)), 0::bigint,
  'every trade has its bounds');
select tests.act_as('asha');
select matches(tests.refusal('select * from private.price_bounds'), '^42501', 'which nobody reads through the API');
select matches(tests.refusal($$ select private.price_fits('food', 1) $$), '^42501', 'nor asks');

-- An order and its cash.
select tests.reset();
select tests.add_item('vendor-one', 'Feast', 2500000), tests.add_item('vendor-one', 'Thali', 20000);
create function tests.offer(pieces integer, item text default 'Feast') returns jsonb language plpgsql as $$
begin
  perform public.clear_cart();
  perform public.add_to_cart(tests.item_id(item)::text, '{}', pieces);
  return public.quote_order(jsonb_build_object('fulfilment', 'pickup'));
end
$$;
grant execute on function tests.offer to authenticated;
select tests.act_as('asha');
select is(tests.offer(1, 'Thali') -> 'payment_methods', '["wallet", "cash"]'::jsonb, 'a dinner is paid in cash');
select is(tests.offer(2) -> 'payment_methods', '["wallet"]'::jsonb, 'what costs more than the setting is not');
select is(tests.refusal(format($$ select public.place_order(%L, 'key-cash-1', 'cash') $$,
  tests.offer(2) ->> 'quote_id')), 'PT409 payment_method_unavailable',
  'nor placed so');
select tests.reset();
update public.app_settings set setting_value = '19999900' where setting_key = 'cash_maximum_paise';
select throws_ok($$ update public.app_settings set setting_value = '20000000'
  where setting_key = 'cash_maximum_paise' $$, '23514', null, 'no setting allows ₹2,00,000');
select tests.act_as('asha');
select lives_ok(format($$ select public.place_order(%L, 'key-cash-2', 'cash') $$, tests.offer(4) ->> 'quote_id'),
  'one lakh in cash, where that is allowed');
select is(tests.offer(4) -> 'payment_methods', '["wallet"]'::jsonb,
  'and not a second one on the same day: together the law forbids it');
select tests.reset();
update public.app_settings set setting_value = '100000000' where setting_key = 'order_maximum_paise';
select tests.act_as('asha');
select is((select p - 'vendor_id' - 'vendor_name' from jsonb_array_elements(tests.offer(50) -> 'problems') as p
  where p ->> 'code' = 'above_maximum'),
  '{"code": "above_maximum", "maximum_paise": 100000000}'::jsonb, 'an order has a most, and says it');
select tests.reset();
update public.vendors set kind = 'shopping' where slug = 'vendor-one';
update public.catalog_items set price_paise = 200000000, tax_class = 'goods_18' where name = 'Feast';
delete from public.dishes where item_id = tests.item_id('Feast');
insert into public.goods (item_id) values (tests.item_id('Feast'));
select tests.act_as('asha');
select is((tests.offer(50) #>> '{orders,0,lines,0,total_paise}')::bigint, 10000000000,
  'fifty of the dearest add up, and are refused with a reason');
select * from finish();
rollback;
