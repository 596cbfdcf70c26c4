-- Packing: what was not picked is not paid, by wallet and by cash, and the books agree (field 2.2; Issue 11, Done when
-- 2).
begin;
select no_plan();
select tests.reviewed('bounds', 'admin_grocery_orders admin_picking check_bag finish_picking groceries_bought');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('ravi', '+919000000006', '{delivery}'), tests.create_user('raju', '+919000000007', '{delivery}'),
    tests.create_user('meera', null, '{user,admin}');
select tests.open_grocery('kirana-one', 'vikram'), tests.add_address('asha'), tests.fund_wallet('asha', 1000000),
  tests.add_courier('ravi');
select tests.add_grocery('kirana-one', 'Rice', 10000), tests.add_grocery('kirana-one', 'Atta', 7000),
  tests.add_grocery('kirana-one', 'Tomatoes', 2000,
    '{"pack_size": 500, "pack_unit": "g", "sold_by": "weight", "tax_class": "goods_nil"}'),
  tests.add_grocery('kirana-one', 'Curd', 4000, '{"storage": "chilled"}'),
    tests.add_grocery('kirana-one', 'Soap', 5000, '{"is_food": false, "tax_class": "goods_18"}');
select tests.reset();
insert into public.coupons (code, kind, value, title) values ('TENPERCENT', 'percent', 1000, 'Ten percent');

create function pg_temp.pick(name text, item text, quantity integer default null, grams integer default null)
  returns void language sql as $$
  select public.pick_line(tests.order_id(pick.name), tests.grocery_line(pick.name, item), quantity, grams)
$$;
-- Charge = bill = ledger: what the rows add up to is the total, and the escrow of what is not cash is the total less
-- what went back.
create function pg_temp.books(name text) returns text language sql stable security definer as $$
  select concat_ws(', ', case when o.total_paise <> (select sum(c.amount_paise) from public.order_charges as c
    where c.order_id = o.id and c.phase <> 'refunded') then 'charges' end,
    case when o.total_paise <> (select sum((b ->> 'amount_paise')::bigint)
      from jsonb_array_elements(private.bill(o.id)) as b) then 'bill' end,
    case when o.refund_paise <> -(select coalesce(sum(c.amount_paise), 0) from public.order_charges as c
      where c.order_id = o.id and c.phase = 'refunded') then 'refunds' end,
    case when o.payment_method = 'wallet' and o.status = 'ready'
      and private.held(o.id) <> o.total_paise - o.refund_paise then 'escrow' end,
    case when not private.ledger_is_balanced() then 'ledger' end)
  from public.enhanced_orders as o where o.id = tests.order_id(books.name)
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- Wallet --------------------------------------------------------------------------------------------------------------
select tests.pick_order('paid', 'asha', '[{"item": "Rice", "quantity": 3}, {"item": "Tomatoes", "quantity": 2}, '
  '{"item": "Curd", "quantity": 1}, {"item": "Soap", "quantity": 2}]', 'wallet',
  '{"coupon_code": "TENPERCENT", "tip_paise": 1000}');
create temporary table before on commit drop as select o.*, tests.wallet_of('asha') as wallet
  from public.enhanced_orders as o;
grant select on before to authenticated;
select tests.act_as('vikram');
select pg_temp.pick('paid', 'Rice', 1), pg_temp.pick('paid', 'Tomatoes', null, 900), pg_temp.pick('paid', 'Curd', 1),
  pg_temp.pick('paid', 'Soap', 2);
select is(tests.refusal(format('select public.finish_picking(%L, %L)', tests.order_id('paid'), '{"boxes": 1}')),
  'PT400 bags_invalid', 'bags are of three sorts');
select is(tests.refusal(format('select public.finish_picking(%L, %L)', tests.order_id('paid'), '{"food": 21}')),
  'PT400 bags_invalid', 'twenty at most');
create temporary table done on commit drop as select public.finish_picking(tests.order_id('paid'), '{"food": 2}')
  as answer;
select is((select answer ->> 'status' from done), 'ready', 'everything is decided: it is ready');
select is(public.finish_picking(tests.order_id('paid'), '{"food": 2}'), (select answer from done),
  'the same request again gets the same answer');
select tests.reset();
-- Two packs of rice (20000) and 100 g of tomatoes (400) less, with the tax inside, and a tenth of both was taken off.
select is((select o.refund_paise from public.enhanced_orders as o where o.id = tests.order_id('paid')),
  20000 + 400 - 2040, 'what is missing goes back with its tax and less its discount');
select is(tests.wallet_of('asha') - (select wallet from before), 18360::bigint, 'to the wallet, at once');
select is((select refunded_paise from public.grocery_orders where order_id = tests.order_id('paid')), 18360,
  'as the order says');
select is(pg_temp.books('paid'), '', 'charges, bill, escrow and ledger agree (charge = invoice = ledger)');
select is((select reason_code from public.refunds where order_id = tests.order_id('paid')), 'not_picked',
  'with its reason');
select is((select params ->> 'amount_paise' from public.system_notifications where template = 'picking_changed'),
  '18360', 'the customer is told');
select
  results_eq(format('select number::integer, holds, code from public.grocery_bags where order_id = %L order by number',
  tests.order_id('paid')),
  $$ select n, holds, (select order_number from before) || '-' || n
   from (values (1, 'food'), (2, 'food'), (3, 'chilled'), (4, 'non_food')) as b (n, holds)$$,
  'food, chilled and other goods are in bags of their own (FSSAI)');
select is((select array_agg(charged_paise order by charged_paise) from public.grocery_lines
  where order_id = tests.order_id('paid')), '{3600,4000,10000,10000}'::integer[], 'each line is charged as picked');
select tests.act_as('vikram');
select is(tests.refusal($$ select pg_temp.pick('paid', 'Rice', 3) $$), 'PT409 picking_closed',
  'nothing changes afterwards');

-- The courier.
select tests.act_as('ravi');
select public.respond_to_offer(tests.offer_for('ravi', 'paid'), true);
select is(jsonb_array_length((select detail -> 'bags' from public.my_jobs())), 4, 'the courier has a list of bags');
select is(jsonb_path_query_array((select detail from public.my_jobs()), '$.lines[*] ? (@.name == "Soap").quantity'),
  '[2]', 'and of what is in them');
select is(jsonb_path_query_array((select detail from public.my_jobs()), '$.lines[*] ? (@.name == "Tomatoes").grams'),
  '[900]', 'by weight where it was weighed');
select is(tests.refusal(format('select public.check_bag(%L, %L)', tests.order_id('paid'), 'NONSENSE')),
  'PT404 bag_not_found', 'a wrong code is no bag');
select is(public.check_bag(tests.order_id('paid'), (select lower(order_number) || '-2' from before)),
  '{"number": 2, "left": 3}', 'a code takes its bag');
select is(public.check_bag(tests.order_id('paid'), '2'), '{"number": 2, "left": 3}',
  'twice is once, and the number is enough');
select tests.act_as('raju');
select is(tests.refusal(format('select public.check_bag(%L, %L)', tests.order_id('paid'), '1')),
  'PT404 order_not_found', 'another courier takes nothing');
select is_empty('select order_id from public.my_jobs()', 'and sees nothing');
select tests.act_as('asha');
select is(tests.refusal(format('select public.check_bag(%L, %L)', tests.order_id('paid'), '1')), 'PT403 role_required',
  'nor does the customer');
select is(tests.refusal($$ select public.my_jobs() $$), 'PT403 role_required', 'who has no list of jobs');
select is((select count(*) from public.grocery_bags), 4::bigint, 'but sees the bags');
select matches(tests.refusal($$ select checked_by from public.grocery_bags $$), '^42501', 'not who took them');
select tests.reset();
select tests.act_as('ravi');
select public.advance_order(tests.order_id('paid'), 'out_for_delivery', tests.code_of('paid', 'pickup'));
select public.advance_order(tests.order_id('paid'), 'delivered', tests.code_of('paid', 'drop'));
select tests.reset();
select is(private.held(tests.order_id('paid')), 0::bigint, 'delivered, nothing is left in escrow');
select is(pg_temp.books('paid'), '', 'and the books agree');
-- Without tax 13333 of rice and curd at 5 %, 3600 of tomatoes at none and 8475 of soap at 18 % are left: 25408 less a
-- tenth.
select is((select sum(e.amount_paise)::bigint from private.ledger_entries as e
  join private.ledger_transactions as t on t.id = e.transaction_id
  join private.ledger_accounts as a on a.id = e.account_id where t.order_id = tests.order_id('paid')
    and a.kind = 'vendor_payable'), 22865::bigint, 'the store earns of what was picked');

-- Cash ----------------------------------------------------------------------------------------------------------------
update public.catalog_items set sold_out_until = null;
select tests.pick_order('cash', 'asha',
  '[{"item": "Rice", "quantity": 3}, {"item": "Curd", "quantity": 1}, {"item": "Soap", "quantity": 1}]', 'cash');
drop table before;
create temporary table before on commit drop as select o.*, tests.wallet_of('asha') as wallet
  from public.enhanced_orders as o where o.id = tests.order_id('cash');
grant select on before to authenticated;
select tests.act_as('vikram');
select pg_temp.pick('cash', 'Rice', 0);
select is((public.propose_substitution(tests.order_id('cash'), tests.grocery_line('cash', 'Rice'),
  tests.item_id('Atta'), 3, 'cash-offer-key')) ->> 'total_paise', '21000', 'something cheaper');
select tests.act_as('asha');
select public.answer_substitution(tests.substitution_of('cash', 'Rice'), true);
select tests.act_as('vikram');
select pg_temp.pick('cash', 'Curd', 1), pg_temp.pick('cash', 'Soap', 0);
select is((public.finish_picking(tests.order_id('cash')) ->> 'total_paise')::integer,
  (select total_paise from before) - 9000 - 5000, 'is paid in cash: goods less, with their tax');
select tests.reset();
select is((select o.refund_paise from public.enhanced_orders as o where o.id = tests.order_id('cash')), 0,
  'nothing is refunded of what was not paid');
select is(tests.wallet_of('asha'), (select wallet from before), 'to no wallet');
select is(pg_temp.books('cash'), '', 'the charges add up to the new total');
select is((select p.amount_paise from public.payments as p where p.order_id = tests.order_id('cash')),
  (select o.total_paise from public.enhanced_orders as o where o.id = tests.order_id('cash')), 'the payment too');
select is((select string_agg(holds, ',' order by number) from public.grocery_bags
  where order_id = tests.order_id('cash')), 'food,chilled', 'no bag without anything in it');
select tests.act_as('ravi');
select public.respond_to_offer(tests.offer_for('ravi', 'cash'), true);
select is((select collect_cash_paise from public.my_jobs()),
  (select o.total_paise from (select (select total_paise from before) - 14000 as total_paise) as o),
  'the courier collects that');
select public.advance_order(tests.order_id('cash'), 'out_for_delivery', tests.code_of('cash', 'pickup'));
select public.advance_order(tests.order_id('cash'), 'delivered', tests.code_of('cash', 'drop'));
select tests.reset();
select is(pg_temp.books('cash'), '', 'and the books agree when it is delivered');
-- Without tax 32381 and 4237, less a tenth 32956; 8571 and 4237 of it are not charged.
select is((select sum(e.amount_paise)::bigint from private.ledger_entries as e
  join private.ledger_transactions as t on t.id = e.transaction_id
  join private.ledger_accounts as a on a.id = e.account_id where t.order_id = tests.order_id('cash')
    and a.kind = 'vendor_payable'), 21427::bigint, 'the store earns of what was charged');

-- Everything as ordered, nothing at all, and a store that does not scan -----------------------------------------------
update public.catalog_items set sold_out_until = null;
select tests.pick_order('plain', 'asha', '[{"item": "Rice", "quantity": 1}, {"item": "Tomatoes", "quantity": 1}]');
select tests.act_as('vikram');
select is(tests.refusal(format('select public.finish_picking(%L)', tests.order_id('plain'))),
  'PT409 picking_unfinished', 'a picking list is finished line by line');
select is((public.advance_order(tests.order_id('plain'), 'ready')) ->> 'outcome', 'moved',
  'a store that only says it is ready has picked everything');
select tests.reset();
select is((select refunded_paise from public.grocery_orders where order_id = tests.order_id('plain')), 0,
  'at the full price');
select is((select count(*) from public.grocery_bags where order_id = tests.order_id('plain')), 1::bigint, 'in one bag');
select tests.pick_order('nothing', 'asha', '[{"item": "Curd", "quantity": 1}]');
select tests.act_as('vikram');
select pg_temp.pick('nothing', 'Curd', 0);
select is(tests.refusal(format('select public.finish_picking(%L)', tests.order_id('nothing'))), 'PT409 nothing_picked',
  'an order of nothing is cancelled, not delivered');
select tests.act_as('bala');
select is(tests.refusal(format('select public.finish_picking(%L)', tests.order_id('nothing'))), 'PT404 order_not_found',
  'by the store only');

-- Administrators.
select is(tests.refusal($$ select * from public.admin_grocery_orders() $$), 'PT403 role_required',
  'nobody else lists the orders');
select is(tests.refusal(format('select public.admin_picking(%L)', tests.order_id('paid'))), 'PT403 role_required',
  'or looks into one');
select tests.act_as('meera');
select
  results_eq(
  format(
  $$ select status::text, lines_count, decided_count, short_count, substituted_count, waiting_answers, back_paise,
   bags_count, bags_checked
    from public.admin_grocery_orders() where order_id in (%L, %L) order by lines_count $$, tests.order_id('cash'),
  tests.order_id('paid')),
  $$ values ('delivered', 3, 3, 2, 1, 0, 14000, 2, 0), ('delivered', 4, 4, 1, 0, 0, 18360, 4, 1) $$,
    'administrators see how each was picked');
select is((select count(*) from public.admin_grocery_orders(problem => 'short')), 3::bigint,
  'those with something missing');
select is((select count(*) from public.admin_grocery_orders(problem => 'answer')), 0::bigint,
  'those that wait for an answer');
select is((select count(*) from public.admin_grocery_orders(statuses => '{delivered}')), 2::bigint,
  'those in a status');
select is((select count(*) from public.admin_grocery_orders(search => (select order_number from before))), 1::bigint,
  'one by its number');
select is((select count(*) from public.admin_grocery_orders(limit_count => 1)), 1::bigint, 'a page');
select is(tests.refusal($$ select * from public.admin_grocery_orders(problem => 'x') $$), 'PT400 request_invalid',
  'no other problems');
select is(jsonb_path_query_first(public.admin_picking(tests.order_id('cash')),
  '$.lines[*].substitutions[0].answered_by'), '"customer"', 'an administrator sees who answered');
select is((select count(*) from public.audit_log where action = 'read_order'), 1::bigint, 'which is written down');
select is(tests.refusal($$ select public.admin_picking(gen_random_uuid()) $$), 'PT404 order_not_found',
  'no order, no picking');
-- Bought before.
select tests.act_as('asha');
select is((select string_agg(b ->> 'name', ', ' order by b ->> 'name')
  from jsonb_array_elements(public.groceries_bought(17.44, 78.45)) as b),
  (select string_agg(distinct coalesce(p.name, i.name), ', ') from public.order_items as l
    join public.enhanced_orders as o on o.id = l.order_id
    join public.catalog_items as i on i.id = l.item_id left join public.goods as g on g.item_id = i.id
      left join public.products as p on p.id = g.product_id
    where o.status = 'delivered' and i.is_available and coalesce(i.stock > 0, true)
      and coalesce(i.sold_out_until <= now(), true)), 'a customer finds again what was delivered and is still there');
select is(public.groceries_bought(17.44, 78.45) #>> '{0,store,slug}', 'kirana-one', 'with its store');
select isnt(public.groceries_bought(17.44, 78.45) #>> '{0,aisle}', null, 'and its aisle');
select is(public.groceries_bought(19.07, 72.87), '[]', 'but not where that store does not deliver');
select is(tests.refusal($$ select public.groceries_bought(null, 78.45) $$), 'PT400 place_invalid',
  'and nowhere without a place');
select tests.act_as('vikram');
select is(public.groceries_bought(17.44, 78.45), '[]', 'nobody finds what somebody else has bought');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.groceries_bought(17.44, 78.45) $$), '^42501',
  'guests have bought nothing');
select * from finish();
rollback;
