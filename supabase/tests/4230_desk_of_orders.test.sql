-- The desk: what needs somebody, and how an order is found.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000004', '{vendor}'),
  tests.create_user('meera', '+919000000031', '{admin}'), tests.create_user('ravi', '+919000000011', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'),
  tests.fund_wallet('asha', 1000000);
create function pg_temp.needs() returns text language sql security definer as $$
  select string_agg(o.name || ' ' || n.need || coalesce(' ' || n.about, ''), ', ' order by o.name)
  from private.orders_in_need() as n join tests.orders as o on o.order_id = n.order_id
$$;
create function pg_temp.found(search text) returns text language sql as $$
  select string_agg(t.name, ' ' order by t.name) from public.admin_orders(search => search) as o
    join tests.orders as t on t.order_id = o.order_id
$$;
grant execute on all functions in schema pg_temp to authenticated;

select tests.order_item('a', 'asha', 'Dosa'), tests.order_item('b', 'asha', 'Dosa'),
  tests.order_item('c', 'asha', 'Dosa'),
  tests.order_item('d', 'asha', 'Dosa');
select tests.reset();
select is(pg_temp.needs(), null, 'nothing needs anybody at first');
update public.enhanced_orders set accept_by = now() + interval '60 seconds' where id = tests.order_id('a');
select is(pg_temp.needs(), 'a waiting not_accepted', 'half of the time to accept is over');
select tests.act_as('vikram');
select public.cancel_order(tests.order_id('b'), 'too_busy');
select is(pg_temp.needs(), 'a waiting not_accepted, b refused too_busy', 'a refused order is shown for a while');
select tests.advance_to('c', 'confirmed');
select is(pg_temp.needs(), 'a waiting not_accepted, b refused too_busy, c nobody_carries', 'nobody carries');
select tests.reset();
select tests.add_courier('ravi');
select tests.advance_to('d', 'ready', 'ravi');
select tests.reset();
update public.enhanced_orders set promised_max_at = now() - interval '5 minutes'
  where id in (tests.order_id('c'), tests.order_id('d'));
select is(pg_temp.needs(), 'a waiting not_accepted, b refused too_busy, c nobody_carries, d late',
  'each order once, with what is worst of it');
select tests.act_as('ravi');
select public.ask_courier_support(tests.order_id('d'), 'accident', null, 'key-desk-1');
select matches(pg_temp.needs(), 'd courier_help accident', 'a courier who asks for help comes first');
select tests.act_as('asha');
select is(tests.refusal('select public.admin_needs_you()'), 'PT403 role_required', 'not for customers');
select tests.act_as('vikram');
select is(tests.refusal('select public.admin_needs_you()'), 'PT403 role_required', 'nor for vendors');
select tests.act_as_anon();
select matches(tests.refusal('select public.admin_needs_you()'), '^42501', 'nor for guests');
select tests.act_as('meera');
select is((select string_agg(n ->> 'need' || ' ' || (n ->> 'count'), ', ' order by n ->> 'need')
  from jsonb_array_elements(public.admin_needs_you() -> 'needs') as n),
  'courier_help 1, nobody_carries 1, refused 1, waiting 1', 'administrators have them with their number');
select ok(public.admin_news('{}') -> 'needs' is not null, 'also after events');

-- Found by name, phone and number.
select is(pg_temp.found('ash'), 'a b c d', 'by the customer''s name');
select is(pg_temp.found('90000 00001'), 'a b c d', 'by the whole phone number');
select is(pg_temp.found('+919000000001'), 'a b c d', 'however it is written');
select is(pg_temp.found('900000'), null, 'not by a part of it');
select is(pg_temp.found('9000000002'), null, 'nor by somebody else''s');
select is(pg_temp.found((select order_number from public.enhanced_orders where id = tests.order_id('c'))), 'c',
  'by its number');
select is(pg_temp.found('vendor one'), 'a b c d', 'by the vendor');
select * from finish();
rollback;
