-- What goes back for a line: at most what was charged for it, once, whoever asks: help, returns, missed deliveries,
-- administration.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('ravi', '+919000000004', '{delivery}'),
  tests.create_user('sana', '+919000000005', '{vendor}'), tests.create_user('meera', null, '{user,admin}');
select tests.open_grocery('kirana-one', 'vikram'), tests.open_shop('charminar-wear', 'sana'), tests.add_address('asha'),
  tests.add_address('bala'), tests.fund_wallet('asha', 10000000), tests.fund_wallet('bala', 10000000),
    tests.add_courier('ravi');
select tests.add_grocery('kirana-one', 'Rice', 10000), tests.add_grocery('kirana-one', 'Atta', 7000),
  tests.add_grocery('kirana-one', 'Soap', 5000, '{"is_food": false, "tax_class": "goods_18"}'),
  tests.add_grocery('kirana-one', 'Tomatoes', 2000,
    '{"pack_size": 500, "pack_unit": "g", "sold_by": "weight", "tax_class": "goods_nil"}');
select tests.add_product('Cotton kurta', 'Pochampally', 'fashion-men');
select tests.add_variant('charminar-wear', 'Kurta M', 20000, 'Cotton kurta', '{"Size": "M"}', 50);
select tests.reset();
-- One customer has more trouble here than anybody should.
update public.app_settings set setting_value = '100' where setting_key = 'help_instant_claims';
update public.app_settings set setting_value = '1000000' where setting_key = 'help_instant_sum_paise';
create function tests.report(name text, problem text, line integer, pieces integer) returns jsonb language sql as $$
  select public.report_order_problem(tests.order_id(name), problem, 'help-key:' || gen_random_uuid(),
    jsonb_build_array(jsonb_build_object('position', line, 'quantity', pieces)))
$$;
create function tests.report_refusal(name text, problem text, line integer, pieces integer) returns text
  language sql as $$
  select tests.refusal(format('select tests.report(%L, %L, %s, %s)', name, problem, line, pieces))
$$;
create function tests.send_back(name text, pieces integer, reason text default 'damaged') returns text
  language sql as $$
  select tests.refusal(format('select public.request_return(%L, %L, ''refund'', %L)', tests.order_id(name),
    jsonb_build_array(jsonb_build_object('position', 1, 'quantity', pieces, 'reason', reason)),
      'return-key:' || gen_random_uuid()))
$$;
create function tests.left_of(name text, line integer) returns text language sql as $$
  select (l ->> 'left') || ' of ' || (l ->> 'unit_paise')
    from jsonb_array_elements(public.order_help(tests.order_id(name)) -> 'lines') as l
  where (l ->> 'position')::integer = line
$$;
create function tests.line_sum(name text) returns bigint language sql security definer set search_path = '' as $$
  select coalesce(sum(r.paise), 0)::bigint from private.line_refunds as r
    where r.order_id = tests.order_id(line_sum.name)
$$;
-- A packed order goes to its customer.
create function tests.bring(name text) returns void language plpgsql as $$
begin
  perform tests.act_as('ravi');
  perform public.respond_to_offer(tests.offer_for('ravi', name), true);
  perform public.advance_order(tests.order_id(name), 'out_for_delivery', tests.code_of(name, 'pickup'));
  perform public.advance_order(tests.order_id(name), 'delivered', tests.code_of(name, 'drop'));
end
$$;
create function tests.receive_back(name text) returns void language sql as $$
  select public.update_return(tests.return_id(name), s, 'Looked at it') from unnest(array['received', 'refunded']) as s
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- Picked 0, picked in part, weighed less (Issue 30, Who attacks 1) ----------------------------------------------------
select tests.pick_order('basket', 'asha', '[{"item": "Rice", "quantity": 3}, {"item": "Soap", "quantity": 2},
  {"item": "Tomatoes", "quantity": 2}]');
select tests.act_as('vikram');
select public.pick_line(tests.order_id('basket'), tests.grocery_line('basket', 'Rice'), 1),
  public.pick_line(tests.order_id('basket'), tests.grocery_line('basket', 'Soap'), 0),
  public.pick_line(tests.order_id('basket'), tests.grocery_line('basket', 'Tomatoes'), null, 900);
select public.finish_picking(tests.order_id('basket'), '{"food": 1}');
select tests.bring('basket');
select tests.act_as('asha');
select is(tests.left_of('basket', tests.grocery_line('basket', 'Rice')), '1 of 10000',
  'of three pieces one came and can be reported');
select is(tests.left_of('basket', tests.grocery_line('basket', 'Soap')), '0 of 0', 'what was not there cannot');
select is(tests.report_refusal('basket', 'item_missing', tests.grocery_line('basket', 'Soap'), 1),
  'PT409 nothing_charged',
  'what was never charged is not refunded');
select is(tests.report_refusal('basket', 'item_missing', tests.grocery_line('basket', 'Rice'), 2),
  'PT409 already_reported',
  'nor more pieces than came');
select is(tests.report('basket', 'item_missing', tests.grocery_line('basket', 'Rice'), 1) ->> 'refund_paise', '10000',
  'the one that came is');
select is(tests.report('basket', 'item_missing', tests.grocery_line('basket', 'Tomatoes'), 1) ->> 'refund_paise',
  '1800',
  'half of what weighed less is half of what it cost');
select is(tests.report('basket', 'item_missing', tests.grocery_line('basket', 'Tomatoes'), 1) ->> 'refund_paise',
  '1800',
  'and the other half the rest');
select tests.reset();
select is(tests.line_sum('basket'), 13600::bigint, 'each line has its account');
select matches(tests.refusal(format('insert into private.line_refunds values (%L, %s, ''x'', ''help'', 1, 1)',
  tests.order_id('basket'),
  tests.grocery_line('basket', 'Rice'))), 'no piece twice', 'which nobody overdraws, whatever the function');
select matches(tests.refusal('update private.line_refunds set paise = 0'), 'append|change', 'nor rewrites');
select tests.act_as('asha');
select matches(tests.refusal('select * from private.line_refunds'), '^42501', 'nor reads from outside');

-- Substituted by something cheaper ------------------------------------------------------------------------------------
select tests.reset();
update public.catalog_items set is_available = true, sold_out_until = null;
select tests.pick_order('swap', 'asha', '[{"item": "Rice", "quantity": 1}]');
select tests.act_as('vikram');
select public.pick_line(tests.order_id('swap'), 1, 0);
select public.propose_substitution(tests.order_id('swap'), 1, tests.item_id('Atta'), 1, 'swap-key-1');
select tests.act_as('asha');
select public.answer_substitution(tests.substitution_of('swap', 'Rice'), true);
select tests.act_as('vikram');
select public.finish_picking(tests.order_id('swap'), '{"food": 1}');
select tests.bring('swap');
select tests.act_as('asha');
select is(tests.report('swap', 'item_missing', 1, 1) ->> 'refund_paise', '7000', 'what replaced it is what goes back');

-- One piece, by help and by a return (Issue 30, Who attacks 2) --------------------------------------------------------
select tests.order_item('helped', 'bala', 'Kurta M', 2);
select tests.ship_to('helped', 'delivered');
select tests.act_as('bala');
select is(tests.report('helped', 'item_missing', 1, 1) ->> 'refund_paise', '20000', 'help refunds a piece');
select is(tests.send_back('helped', 2), 'PT409 return_exceeds_order', 'which no return refunds again');
select is(tests.send_back('helped', 1), 'allowed', 'the other one may come back');
select is(tests.report_refusal('helped', 'item_missing', 1, 1), 'PT409 already_reported',
  'and is then not reported either');
select tests.act_as('sana');
select public.update_return(tests.return_id('helped'), 'approved', 'Yes');
select tests.receive_back('helped');
select tests.reset();
select is(tests.line_sum('helped'), 40000::bigint, 'together they come to what was charged');
select is((select refund_paise from public.enhanced_orders where id = tests.order_id('helped')),
  (select total_paise - private.shown(id, 'platform')::integer from public.enhanced_orders
    where id = tests.order_id('helped')),
  'with shipping and packaging, as nothing is kept');

-- Shipping stays while a piece is kept (Issue 30, Who attacks 7) ------------------------------------------------------
select tests.order_item('half', 'bala', 'Kurta M', 2);
select tests.ship_to('half', 'delivered');
select tests.act_as('bala');
select is(tests.send_back('half', 1), 'allowed', 'one piece is to come back');
create temporary table first_return on commit drop as select tests.return_id('half') as id;
grant select on first_return to authenticated;
select is(tests.send_back('half', 1), 'allowed', 'and later the other');
select tests.act_as('sana');
select public.update_return(tests.return_id('half'), 'approved', 'Yes');
select tests.receive_back('half');
select tests.reset();
select is((select refund_paise from public.enhanced_orders where id = tests.order_id('half')), 20000,
  'a piece that is only promised back is kept, and so is the shipping');
select tests.act_as('bala');
select public.cancel_return((select id from first_return));
select is((select refund_paise from public.enhanced_orders where id = tests.order_id('half')), 20000,
  'the customer keeps it');
select is(tests.send_back('half', 1), 'allowed', 'until it comes back after all');
select tests.act_as('sana');
select public.update_return(tests.return_id('half'), 'approved', 'Yes');
select tests.receive_back('half');
select tests.reset();
select is((select total_paise - refund_paise from public.enhanced_orders where id = tests.order_id('half')),
  (select private.shown(id, 'platform')::integer from public.enhanced_orders where id = tests.order_id('half')),
  'with the last piece shipping goes back, once');

-- Administration: goods refunded without naming lines, and all of an order under way ----------------------------------
select tests.reset();
update public.catalog_items set is_available = true, sold_out_until = null;
select tests.pick_order('meal', 'asha', '[{"item": "Rice", "quantity": 2}]');
select tests.act_as('meera');
select is(tests.refusal(format('select public.refund_order(%L, %L, ''goodwill'', null, ''whole-key-1'')',
  tests.order_id('meal'),
  (select jsonb_agg(jsonb_build_object('position', r ->> 'position'))
    from jsonb_array_elements(public.admin_order(tests.order_id('meal')) -> 'refundable') as r))),
  'PT409 cancel_to_refund_all',
    'what is under way is not refunded whole and then delivered (Issue 30, Who attacks 10)');
select
  lives_ok(
  format(
  'select public.refund_order(%L, ''[{"position": 1, "amount_paise": 15000}]'', ''goodwill'', null, ''part-key-1'')',
  tests.order_id('meal')), 'a part of it is');
select tests.act_as('vikram');
select public.pick_line(tests.order_id('meal'), 1, 2);
select public.finish_picking(tests.order_id('meal'), '{"food": 1}');
select tests.bring('meal');
select tests.act_as('asha');
select is(tests.report('meal', 'item_missing', 1, 1) ->> 'outcome', 'ticket', 'what that was for a person judges');
select tests.reset();
create temporary table ticket on commit drop as select t.id from private.support_tickets as t
  where t.order_id = tests.order_id('meal');
grant select on ticket to authenticated;
select tests.act_as('meera');
select is(public.decide_ticket((select id from ticket), true, 'We are sorry', 'decide-key-1') ->> 'refund_paise',
  '5000',
  'and gives back what is left at most');

-- People, not accounts (Issue 30, Who attacks 3) ----------------------------------------------------------------------
select tests.reset();
update public.app_settings set setting_value = '1' where setting_key = 'help_instant_claims';
delete from private.customer_digests;
select tests.create_user('kiran', '+919000000061'), tests.fund_wallet('kiran', 1000000),
  tests.add_address('kiran', 17.45, 78.46);
update public.addresses set line = '7-1-21, Begumpet' where user_id = tests.user_id('kiran');
select tests.order_item('k1', 'kiran', 'Kurta M');
select tests.ship_to('k1', 'delivered');
select tests.act_as('kiran');
select is(tests.report('k1', 'item_missing', 1, 1) ->> 'outcome', 'refunded', 'the first report is refunded at once');
select public.delete_account('0061', tests.wallet_of('kiran'));
select tests.reset();
select tests.create_user('kiran again', '+919000000061'), tests.fund_wallet('kiran again', 1000000),
  tests.add_address('kiran again', 17.4, 78.4);
update public.addresses set line = '9 Some other street' where user_id = tests.user_id('kiran again');
select tests.order_item('k2', 'kiran again', 'Kurta M');
select tests.ship_to('k2', 'delivered');
select tests.act_as('kiran again');
select is(tests.report('k2', 'item_missing', 1, 1) ->> 'why', 'too_often',
  'a new account of the same number is the same person');
select tests.reset();
select tests.create_user('neighbour', '+919000000062'), tests.fund_wallet('neighbour', 1000000),
  tests.add_address('neighbour', 17.4, 78.4);
update public.addresses set line = '9, some Other street.' where user_id = tests.user_id('neighbour');
select tests.order_item('k3', 'neighbour', 'Kurta M');
select tests.ship_to('k3', 'delivered');
select tests.act_as('neighbour');
select is(tests.report('k3', 'item_missing', 1, 1) ->> 'outcome', 'refunded',
  'another person at that address has refunds at once');
select tests.reset();
select tests.create_user('alias', '+919000000063'), tests.fund_wallet('alias', 1000000),
  tests.add_address('alias', 17.4, 78.4);
update public.addresses set line = '9 SOME OTHER STREET' where user_id = tests.user_id('alias');
select tests.order_item('k4', 'alias', 'Kurta M');
select tests.ship_to('k4', 'delivered');
select tests.act_as('alias');
select is(tests.report('k4', 'item_missing', 1, 1) ->> 'why', 'too_often', 'until the address has had its share');
select tests.reset();
select is_empty($$ select * from private.ledger_imbalance() $$, 'and the ledger balances');
select * from finish();
rollback;
