-- Who earns what of an order: frozen when it is placed, posted when it is due.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}'),
  tests.create_user('fran', '+919000000003', '{franchise}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 1000000);
update public.regions set franchise_owner_id = tests.user_id('fran') where slug = 'hyderabad';
select tests.order_item('dinner', 'asha', 'Dosa', 2, 'wallet', '{"tip_paise": 2000}');

select tests.reset();
select
  results_eq(
  $$ select account, owner_id, amount_paise, due from private.order_shares where order_id = tests.order_id('dinner')
   order by position limit 2$$,
  $$ values ('vendor_payable'::public.ledger_account_kind, tests.vendor_id_of('vendor-one'), 33800::bigint, 'delivered'),
    ('courier_payable', null, private.courier_pay((select o.distance_m from public.enhanced_orders as o
      where o.id = tests.order_id('dinner')))::bigint + 2000, 'delivered')$$,
  'the vendor earns items and packaging less commission, whoever carries it pay and tip');
select is((select o.total_paise - private.charged(o.id, 'tax') - sum(s.amount_paise) >= 0
  from public.enhanced_orders as o
  join private.order_shares as s on s.order_id = o.id where o.id = tests.order_id('dinner') group by o.id), true,
    'and together no more than was charged');
update public.vendors set commission_bp = 2500 where slug = 'vendor-one';
update public.app_settings set setting_value = '9900' where setting_key = 'courier_base_pay_paise';
select is(private.shared(tests.order_id('dinner'), 'vendor_payable'), 33800::bigint,
  'a later commission changes nothing of it');

select throws_ok($$ do $do$ begin
    perform private.add_share(tests.order_id('dinner'), 'vendor_payable', tests.vendor_id_of('vendor-one'), 1000000,
      '{items}');
    set constraints private.shares_within_charges immediate;
  end $do$ $$, '23514', null, 'shares above what is charged are refused');
select throws_ok($$ select private.add_share(tests.order_id('dinner'), 'platform_revenue', null, 1, '{items}') $$,
  '23514', null,
  'the platform has no share: it keeps what is left');
select tests.act_as('asha');
select matches(tests.refusal($$ select amount_paise from private.order_shares $$), '^42501',
  'the customer does not read who earns what');
select tests.act_as('vikram');
select matches(tests.refusal($$ select amount_paise from private.order_shares $$), '^42501',
  'nor does the vendor, beyond the own share on the board');
select tests.act_as_anon();
select matches(tests.refusal($$ select amount_paise from private.order_shares $$), '^42501', 'nor a guest');
select * from finish();
rollback;
