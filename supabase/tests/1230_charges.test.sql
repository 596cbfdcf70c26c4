-- What an order costs, row by row.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('admin', '+919000000004', '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 1000000);
select tests.order_item('dinner', 'asha', 'Dosa', 2, 'wallet', '{"tip_paise": 2000, "coupon_code": "WELCOME50"}');

-- What was quoted is what the order keeps.
select tests.reset();
select results_eq($$ select code, amount_paise, tax_class, rate_bp, base_paise, bearer from public.order_charges
    where order_id = tests.order_id('dinner') and amount_paise <> 0 order by position $$,
  $$ values ('items', 40000, 'restaurant', null::integer, null::integer, 'customer'),
   ('packaging', 1000, 'restaurant', null, null, 'customer'),
    ('platform', 424, 'platform', null, null, 'customer'), ('delivery', 2458, 'delivery', null, null, 'customer'),
    ('discount', -5000, null, null, null, 'platform'), ('tax', 442, 'delivery', 1800, 2458, 'customer'),
    ('tax', 76, 'platform', 1800, 424, 'customer'), ('tax', 2050, 'restaurant', 500, 41000, 'customer'),
      ('tip', 2000, null, null, null, 'customer')$$,
  'an order keeps every charge of its quote, with who bears the discount');
select is((select sum(c.amount_paise) from public.order_charges as c where c.order_id = tests.order_id('dinner')),
  (select o.total_paise::bigint from public.enhanced_orders as o where o.id = tests.order_id('dinner')),
    'and they add up to its total');
select is(private.charged(tests.order_id('dinner'), 'items', 'packaging'), 41000::bigint, 'charges are summed by code');
select is((select string_agg(c ->> 'code', ' ') from jsonb_array_elements(private.bill(tests.order_id('dinner'))) as c),
  'items packaging delivery platform tax tax tax discount tip', 'the bill is in the order of its codes');

-- Who sees them.
select tests.act_as('asha');
select is((select count(*) from public.order_charges), 9::bigint, 'the customer reads the charges of an order');
select is(jsonb_array_length(public.order_tracking(tests.order_id('dinner')) -> 'order' -> 'charges'), 9,
  'and sees them on the bill');
select matches(tests.refusal($$ insert into public.order_charges (order_id, position, code, amount_paise)
  values (tests.order_id('dinner'), 90, 'discount', -40000) $$), '^42501', 'but writes none');
select matches(tests.refusal($$ update public.order_charges set amount_paise = 1 $$), '^42501', 'nor changes one');
select tests.act_as('bala');
select is_empty($$ select code from public.order_charges $$, 'somebody else reads none');
select tests.act_as('vikram');
select is_empty($$ select code from public.order_charges $$,
  'nor does the vendor, whose share has a column of its own');
select tests.act_as('admin');
select is((select count(*) from public.order_charges), 9::bigint, 'administrators read all');
select tests.act_as_anon();
select matches(tests.refusal($$ select code from public.order_charges $$), '^42501', 'guests read none');
select isnt_empty($$ select code from public.charge_codes $$, 'everybody reads what can be charged');
select matches(tests.refusal($$ insert into public.charge_codes (code, position, nature) values ('bribe', 1, 'fee') $$),
  '^42501', 'and nobody adds to it');

-- What the rows refuse, whoever writes them.
select tests.reset();
select throws_ok($$ insert into public.order_charges (order_id, position, code, amount_paise)
   values (tests.order_id('dinner'), 90, 'bribe', 100)$$,
  '23503', null, 'a charge with a code that nobody knows is refused');
select throws_ok($$ insert into public.order_charges (order_id, position, phase, code, amount_paise)
   values (tests.order_id('dinner'), 90, 'refunded', 'items', -100)$$,
  '23514', null, 'a refund belongs to a charge');
select throws_ok($$ insert into public.order_charges (order_id, position, phase, code, amount_paise, of_position)
  values (tests.order_id('dinner'), 90, 'refunded', 'packaging', -1001, 2) $$, '23514', null, 'and never exceeds it');
select throws_ok($$ insert into public.order_charges (order_id, position, phase, code, amount_paise, of_position)
  values (tests.order_id('dinner'), 90, 'refunded', 'packaging', 100, 2) $$, '23514', null, 'nor adds to it');
select lives_ok($$ insert into public.order_charges (order_id, position, phase, code, amount_paise, of_position)
  values (tests.order_id('dinner'), 90, 'refunded', 'packaging', -600, 2) $$, 'a part of a charge can be refunded');
select throws_ok($$ insert into public.order_charges (order_id, position, phase, code, amount_paise, of_position)
  values (tests.order_id('dinner'), 91, 'refunded', 'packaging', -401, 2) $$, '23514', null,
  'and the rest once more, but not more than that');
select lives_ok($$ insert into public.order_charges (order_id, position, phase, code, amount_paise, of_position)
  values (tests.order_id('dinner'), 91, 'refunded', 'packaging', -400, 2) $$, 'to the paisa');
select lives_ok($$ insert into public.order_charges (order_id, position, phase, code, amount_paise, of_position)
  values (tests.order_id('dinner'), 92, 'adjusted', 'items', 100, 1) $$, 'an adjustment points to its charge');
select throws_ok($$ set constraints public.order_total_adds_up immediate $$, '23514', null,
  'and the total has to follow before the transaction ends');
select lives_ok($$ insert into public.order_charges (order_id, position, phase, code, amount_paise, of_position)
  values (tests.order_id('dinner'), 93, 'adjusted', 'items', -100, 1) $$, 'or the adjustment is taken back');
select * from finish();
rollback;
