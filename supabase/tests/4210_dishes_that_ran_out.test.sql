-- A dish ran out: who asks, what may be offered, what each answer costs to the paisa, and who reads what came
-- (docs/decisions/0080).
begin;
select no_plan();
select tests.reviewed('bounds', 'answer_proposal propose_dish');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000004', '{vendor}'),
  tests.create_user('vani', '+919000000005', '{vendor}'), tests.create_user('ravi', '+919000000011', '{delivery}'),
    tests.create_user('meera', null, '{user,admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'),
  tests.add_item('vendor-one', 'Dosa', 10000), tests.add_item('vendor-one', 'Idli', 8000, 5),
    tests.add_item('vendor-one', 'Vada', 15000),
  tests.add_item('vendor-one', 'Chicken', 9000), tests.add_item('vendor-one', 'Thali', 9500),
    tests.add_item('vendor-one', 'Gone', 9500, 0),
  tests.add_item('vendor-two', 'Their dosa', 10000), tests.add_address('asha'), tests.fund_wallet('asha', 10000000);
select tests.reset();
insert into public.dishes (item_id, diet) select i.id, case i.name when 'Chicken' then 'non_veg' else 'veg'
  end::public.diet from public.catalog_items as i
on conflict (item_id) do update set diet = excluded.diet;
insert into public.item_option_groups (item_id, name, min_choices) values (tests.item_id('Thali'), 'Bread', 1);
delete from public.coupons;

create function pg_temp.order_two(name text, method text default 'wallet', dosas integer default 2) returns void
  language plpgsql as $$
begin
  perform tests.act_as('asha');
  perform public.add_to_cart(tests.item_id('Vada')::text, '{}', 1);
  perform tests.order_item(name, 'asha', 'Dosa', dosas, method);
  perform tests.act_as('vikram');
  perform public.advance_order(tests.order_id(name), 'confirmed', null, 20);
  perform tests.reset();
end
$$;
create function pg_temp.line(name text, item text) returns integer language sql stable security definer as $$
  select i.position::integer from public.order_items as i where i.order_id = tests.order_id(line.name) and i.name = item
$$;
create function pg_temp.ask(item text, missing integer, instead text default null, quantity integer default null,
  name text default 'one', key text default null)
returns text language sql as $$
  select tests.refusal(format('select public.propose_dish(%L, %L, %L, %L, %L, %L)', tests.order_id(ask.name),
    pg_temp.line(ask.name, item), missing,
    case when instead is not null then tests.item_id(instead)
      end, quantity, coalesce(key, 'ask-key:' || gen_random_uuid())))
$$;
create function pg_temp.asked(item text, name text default 'one') returns uuid language sql stable
  security definer as $$
  select p.id from public.dish_proposals as p where p.order_id = tests.order_id(asked.name)
    and p.position = pg_temp.line(asked.name, item)
  order by p.offered_at desc limit 1
$$;
create function pg_temp.answer(item text, what text, name text default 'one') returns text language sql as $$
  select tests.refusal(format('select public.answer_proposal(%L, %L)', pg_temp.asked(item, answer.name), what))
$$;
create function pg_temp.entry(dish text, name text default 'one') returns jsonb language sql stable
  security definer as $$
  select e from public.enhanced_orders as o, jsonb_array_elements(o.items) as e where o.id = tests.order_id(entry.name)
    and e ->> 'name' = dish
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- Who asks ------------------------------------------------------------------------------------------------------------
select pg_temp.order_two('one');
select tests.act_as('vani');
select is(pg_temp.ask('Dosa', 1), 'PT404 order_not_found', 'another restaurant asks nothing');
select is(tests.refusal(format('select * from public.run_out_choices(%L, 1)', tests.order_id('one'))),
  'PT404 order_not_found', 'and sees nothing of it');
select tests.act_as('asha');
select is(pg_temp.ask('Dosa', 1), 'PT404 order_not_found', 'nor does the customer ask herself');
select tests.act_as('meera');
select is(pg_temp.ask('Dosa', 1), 'PT404 order_not_found', 'nor an administrator');
select tests.act_as_anon();
select matches(pg_temp.ask('Dosa', 1), '^42501', 'nor a guest');
select matches(tests.refusal(format('select public.order_tracking(%L)', tests.order_id('one'))), '^42501',
  'who is asked nothing either');

-- What may be offered -------------------------------------------------------------------------------------------------
select tests.act_as('vikram');
select is((select array_agg(name order by name) from public.run_out_choices(tests.order_id('one'),
  pg_temp.line('one', 'Dosa'))), '{Idli,Vada}',
  'what is there, of the same diet or stricter, and without choices that only the customer could make');
select is((select array_agg(name order by name) from public.run_out_choices(tests.order_id('one'),
  pg_temp.line('one', 'Vada'))), '{Dosa,Idli}', 'never itself');
select is(pg_temp.ask('Dosa', 1, 'Chicken', 1), 'PT404 substitute_not_found', 'no meat for a vegetable dish');
select is(pg_temp.ask('Dosa', 1, 'Thali', 1), 'PT404 substitute_not_found', 'nothing with a choice that must be made');
select is(pg_temp.ask('Dosa', 1, 'Gone', 1), 'PT404 substitute_not_found', 'nothing that is sold out');
select is(pg_temp.ask('Dosa', 1, 'Their dosa', 1), 'PT404 substitute_not_found', 'nothing of another restaurant');
select is(pg_temp.ask('Dosa', 1, 'Idli', 6), 'PT409 item_sold_out', 'no more than there is');
select is(pg_temp.ask('Dosa', 1, 'Idli', null), 'PT400 quantity_invalid', 'a number of pieces');
select is(pg_temp.ask('Dosa', 0), 'PT400 quantity_invalid_for_line', 'something has to be missing');
select is(pg_temp.ask('Dosa', 3), 'PT400 quantity_invalid_for_line', 'and not more than was ordered');
select is(tests.refusal(format('select public.propose_dish(%L, 99, 1, null, null, %L)', tests.order_id('one'),
  'ask-key:99')), 'PT404 line_not_found', 'of a line that there is');
select is(pg_temp.ask('Dosa', 1, 'Idli', 2, key => 'ask-key:one'), 'allowed', 'two idlis for the missing dosa');
select is(pg_temp.ask('Dosa', 1, 'Idli', 2, key => 'ask-key:one'), 'allowed', 'the same request again');
select is(pg_temp.ask('Dosa', 1), 'PT409 line_has_substitution', 'one question at a time');
select tests.reset();
select is((select count(*) from public.dish_proposals), 1::bigint, 'asks once');
select is(tests.status_of('one'), 'preparing', 'who asks is at the stove');
select is((select total_paise from public.dish_proposals), 10000, 'for no more than what is missing would have cost');
select is(pg_temp.entry('Dosa') -> 'asked' ->> 'name', 'Idli', 'the order shows what is asked, to whoever reads it');
select tests.act_as('vikram');
select is(tests.refusal(format($$ select public.advance_order(%L, 'ready') $$, tests.order_id('one'))),
  'PT409 substitution_open', 'nothing is ready while the customer is asked');

-- Answers -------------------------------------------------------------------------------------------------------------
select is(pg_temp.answer('Dosa', 'accept'), 'PT404 substitution_not_found', 'the restaurant does not answer itself');
select tests.act_as('bala');
select is(pg_temp.answer('Dosa', 'accept'), 'PT404 substitution_not_found', 'nor does anybody else');
select is((select count(*) from public.dish_proposals), 0::bigint, 'who does not even see it');
select is(tests.refusal(format('select public.order_tracking(%L)', tests.order_id('one'))), 'PT404 order_not_found',
  'by no way');
select tests.act_as('asha');
select is(public.order_tracking(tests.order_id('one')) #> '{detail,proposals,0}' ->> 'missing_paise', '10000',
  'the customer reads what is missing');
select matches(tests.refusal($$ update public.dish_proposals set state = 'accepted' $$), '^42501',
  'and answers by the function only');
select is(pg_temp.answer('Dosa', 'perhaps'), 'PT400 request_invalid', 'with one of three answers');
select is(pg_temp.answer('Dosa', null), 'PT400 request_invalid', 'and not with none');
select is(pg_temp.answer('Dosa', 'accept'), 'allowed', 'she takes the idlis');
select is(pg_temp.answer('Dosa', 'accept'), 'allowed', 'the same answer again');
select is(pg_temp.answer('Dosa', 'leave_out'), 'PT409 substitution_answered', 'and not another one');
select tests.reset();
select is(pg_temp.entry('Dosa') - array['id', 'price', 'image', 'options', 'option_ids', 'unit_paise'] @>
  '{"quantity": 2, "came": 1, "instead": [{"name": "Idli", "quantity": 2}]}', true, 'what came stands in the order');
select is(pg_temp.entry('Dosa') ? 'asked', false, 'and no question any more');
select is(tests.stock_of('Idli'), 3, 'what was taken leaves the stock');
select is((select o.refund_paise from public.enhanced_orders as o where o.id = tests.order_id('one')), 0,
  'the idlis cost what the dosa would have');
select tests.act_as('vikram');
select is(pg_temp.ask('Dosa', 1), 'allowed', 'the other dosa is gone, too');
select tests.act_as('asha');
select is(pg_temp.answer('Dosa', 'leave_out'), 'allowed', 'she does without');
select tests.reset();
select results_eq(format($$ select i.charged_paise, i.charged_quantity from public.order_items as i
  where i.order_id = %L and i.name = 'Dosa' $$, tests.order_id('one')),
  $$ values (10000, 2) $$, 'the line costs what came of it: two idlis for one dosa');
select is((select p.back_paise from public.dish_proposals as p where p.id = pg_temp.asked('Dosa')),
  (select o.refund_paise::bigint from public.enhanced_orders as o where o.id = tests.order_id('one')),
  'and what went back is what the answer said');
select cmp_ok((select o.refund_paise from public.enhanced_orders as o where o.id = tests.order_id('one')), '>=', 10000,
  'the dosa and its tax');
select is((select sum(amount_paise) from private.ledger_entries), 0::numeric, 'the books balance');
select is((select round(coalesce(sum(k.refunded_paise), 0)) from private.charges_left(tests.order_id('one')) as k
  where k.code = 'items'), 10000::numeric, 'to the paisa of its price');

-- Cash: less is collected, nothing is refunded.
select pg_temp.order_two('cash', 'cash');
select tests.act_as('vikram');
select is(pg_temp.ask('Dosa', 2, name => 'cash'), 'allowed', 'both dosas ran out of an order for cash');
select tests.act_as('asha');
select is((public.answer_proposal(pg_temp.asked('Dosa', 'cash'), 'leave_out') ->> 'back_paise')::integer > 0, true,
  'they are left out');
select tests.reset();
select is((select o.refund_paise from public.enhanced_orders as o where o.id = tests.order_id('cash')), 0,
  'nothing was paid, so nothing goes back');
select is((select p.amount_paise from public.payments as p where p.order_id = tests.order_id('cash')),
  (select o.total_paise from public.enhanced_orders as o where o.id = tests.order_id('cash')),
  'less is collected instead');

-- Cancelling ----------------------------------------------------------------------------------------------------------
select pg_temp.order_two('off');
select tests.act_as('vikram');
select is(pg_temp.ask('Dosa', 2, name => 'off'), 'allowed', 'a question');
select tests.act_as('asha');
select is(pg_temp.answer('Dosa', 'cancel', 'off'), 'allowed', 'and rather nothing at all');
select is(pg_temp.answer('Dosa', 'cancel', 'off'), 'allowed', 'said twice');
select tests.reset();
select
  results_eq(
  format($$ select o.status::text, o.cancel_reason, o.charge_paise, o.credit_paise, o.refund_paise = o.total_paise
   from public.enhanced_orders as o where o.id = %L$$, tests.order_id('off')),
  $$ values ('cancelled', 'ran_out', 0, 0, true) $$, 'free of charge: everything goes back');
select is(tests.ledger_of('off'), null, 'and nobody earns or pays for it');

-- Nothing else was ordered: without it there is no order.
select tests.order_item('lone', 'asha', 'Dosa', 1);
select tests.act_as('vikram');
select public.advance_order(tests.order_id('lone'), 'confirmed', null, 20);
select is(pg_temp.ask('Dosa', 1, name => 'lone'), 'PT409 nothing_picked', 'to leave out all there is, one cancels');
select is(pg_temp.ask('Dosa', 1, 'Idli', 1, 'lone'), 'allowed', 'something else can be asked');
select tests.act_as('asha');
select is(public.order_tracking(tests.order_id('lone')) #> '{detail,proposals,0}' ->> 'is_all', 'true',
  'the customer knows that nothing else is left');
select is(public.answer_proposal(pg_temp.asked('Dosa', 'lone'), 'leave_out') ->> 'status', 'cancelled',
  'without it the order is off');
select tests.reset();
select is((select o.refund_paise = o.total_paise from public.enhanced_orders as o where o.id = tests.order_id('lone')),
  true, 'and everything goes back');

-- Silence, and the dish turns up --------------------------------------------------------------------------------------
select pg_temp.order_two('late');
select tests.act_as('vikram');
select is(pg_temp.ask('Vada', 1, 'Idli', 1, 'late'), 'allowed', 'a question');
select is(tests.refusal(format('select public.withdraw_proposal(%L)', pg_temp.asked('Vada', 'late'))), 'allowed',
  'taken back: it is there after all');
select tests.act_as('vani');
select is(tests.refusal(format('select public.withdraw_proposal(%L)', pg_temp.asked('Vada', 'late'))),
  'PT404 order_not_found', 'by nobody else');
select tests.act_as('asha');
select is(pg_temp.answer('Vada', 'accept', 'late'), 'PT409 substitution_withdrawn', 'and not to be answered');
select tests.act_as('vikram');
select is(pg_temp.ask('Vada', 1, 'Idli', 1, 'late'), 'allowed', 'it is gone after all');
select tests.reset();
update public.dish_proposals set answer_by = now() - interval '1 second' where state = 'offered';
select tests.act_as('asha');
select is(pg_temp.answer('Vada', 'accept', 'late'), 'PT409 substitution_too_late', 'too late');
select tests.reset();
update private.order_timers set due_at = now() - interval '1 second' where action = 'lapse_proposal'
  and done_at is null;
select private.sweep_timers(100);
select results_eq(format($$ select p.state, p.answered_by from public.dish_proposals as p
  where p.id = %L $$, pg_temp.asked('Vada', 'late')), $$ values ('refused', 'silence') $$,
  'silence leaves it out: nobody gets what they did not choose');
select is((pg_temp.entry('Vada', 'late') ->> 'came')::integer, 0, 'none came');
select tests.act_as('vikram');
select is(tests.refusal(format($$ select public.advance_order(%L, 'ready') $$, tests.order_id('late'))), 'allowed',
  'and the rest is ready');
select is(pg_temp.ask('Dosa', 1, name => 'late'), 'PT409 preparing_over', 'afterwards nothing is asked');
select tests.reset();

-- A basket: what was packed stands in the order too -------------------------------------------------------------------
select tests.create_user('gopal', '+919000000021', '{vendor}');
select tests.open_grocery('kirana-one', 'gopal'), tests.add_grocery('kirana-one', 'Rice', 10000),
  tests.add_grocery('kirana-one', 'Atta', 8000),
  tests.add_grocery('kirana-one', 'Tomatoes', 2000, '{"pack_size": 500, "pack_unit": "g", "sold_by": "weight", '
    '"tax_class": "goods_nil", "category": "fresh-vegetables"}');
select tests.pick_order('basket', 'asha', '[{"item": "Rice", "quantity": 3}, {"item": "Tomatoes", "quantity": 2}]');
select tests.act_as('gopal');
select public.pick_line(tests.order_id('basket'), tests.grocery_line('basket', 'Rice'), 1),
  public.pick_line(tests.order_id('basket'), tests.grocery_line('basket', 'Tomatoes'), null, 950),
  public.propose_substitution(tests.order_id('basket'), tests.grocery_line('basket', 'Rice'), tests.item_id('Atta'), 2,
    'offer-key:basket');
select tests.act_as('asha');
select public.answer_substitution(tests.substitution_of('basket', 'Rice'), true);
select tests.act_as('gopal');
select public.finish_picking(tests.order_id('basket'));
select
  results_eq(format($$ select i ->> 'quantity', i ->> 'came', i ->> 'came_grams', i -> 'instead' -> 0 ->> 'quantity'
   from public.vendor_orders(%L) as o, jsonb_array_elements(o.items) as i
    where o.order_id = %L order by i ->> 'name' $$, tests.vendor_id_of('kirana-one'), tests.order_id('basket')),
  $$ values ('3', '1', null::text, '2'), ('2', null, '950', null) $$,
    'the board reads what was packed, not what was ordered');
select tests.act_as('asha');
select is(jsonb_path_query_first(public.order_tracking(tests.order_id('basket')),
  '$.order.items[*] ? (@.came == 1).instead[0].quantity'), '2', 'the customer''s bill too');
select tests.act_as('meera');
select is(jsonb_path_query_first(public.admin_order(tests.order_id('basket')),
  '$.**.items[*] ? (@.came == 1).instead[0].quantity'), '2', 'and the administration''s page');
select tests.reset();
select is((select sum(amount_paise) from private.ledger_entries), 0::numeric, 'the books balance');
set constraints all immediate;
select * from finish();
rollback;
