-- Picking: who says what was there, what may be offered instead, and who answers until when (field 2.2; Issue 11, Bad
-- input and failure).
begin;
select no_plan();
select tests.reviewed('bounds', 'choose_substitution picking_list propose_substitution');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('vani', '+919000000004', '{vendor}'), tests.create_user('meera', null, '{user,admin}');
select tests.open_grocery('kirana-one', 'vikram'), tests.open_grocery('kirana-two', 'vani'), tests.add_address('asha'),
  tests.fund_wallet('asha', 1000000);
select tests.add_grocery('kirana-one', 'Rice', 10000, '{"stock": 20}'),
  tests.add_grocery('kirana-one', 'Atta', 8000, '{"stock": 20}'),
  tests.add_grocery('kirana-one', 'Dear atta', 30000, '{"stock": 5}'),
  tests.add_grocery('kirana-one', 'Tomatoes', 2000, '{"pack_size": 500, "pack_unit": "g", "sold_by": "weight", '
    '"tax_class": "goods_nil", "category": "fresh-vegetables"}'),
  tests.add_grocery('kirana-one', 'Curd', 4000, '{"storage": "chilled"}'),
    tests.add_grocery('kirana-one', 'Soap', 5000, '{"is_food": false, "tax_class": "goods_18"}'),
  tests.add_grocery('kirana-two', 'Their rice', 10000);

create function pg_temp.pick(item text, quantity integer default null, grams integer default null,
  name text default 'one') returns text language sql as $$
  select tests.refusal(format('select public.pick_line(%L, %L, %L, %L)', tests.order_id(pick.name),
    tests.grocery_line(pick.name, item), quantity, grams))
$$;
create function pg_temp.offer(item text, instead text, quantity integer default 1, name text default 'one',
  key text default null) returns text language sql as $$
  select tests.refusal(format('select public.propose_substitution(%L, %L, %L, %L, %L)', tests.order_id(offer.name),
    tests.grocery_line(offer.name, item),
    tests.item_id(instead), quantity, coalesce(key, 'offer-key:' || gen_random_uuid())))
$$;
create function pg_temp.answer(item text, accept boolean, name text default 'one') returns text language sql as $$
  select tests.refusal(format('select public.answer_substitution(%L, %L)', tests.substitution_of(answer.name, item),
    accept))
$$;
create function pg_temp.line(item text, name text default 'one') returns jsonb language sql stable
  security definer as $$
  select to_jsonb(l) from public.grocery_lines as l where l.order_id = tests.order_id(line.name)
    and l.position = tests.grocery_line(line.name, item)
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- What is preferred ---------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select is(tests.refusal(format('select public.choose_substitution(%L, %L)', tests.item_id('Tomatoes'), 'refund')),
  'allowed', 'a line is rather refunded');
select is(tests.refusal(format('select public.choose_substitution(%L, %L, %L)', tests.item_id('Rice'), 'item',
  tests.item_id('Atta'))), 'allowed', 'or replaced by a named item');
select is(tests.refusal(format('select public.choose_substitution(%L, %L, %L)', tests.item_id('Rice'), 'item',
  tests.item_id('Their rice'))), 'PT404 substitute_not_found', 'of the same store');
select is(tests.refusal(format('select public.choose_substitution(%L, %L, %L)', tests.item_id('Rice'), 'item',
  tests.item_id('Rice'))), 'PT404 substitute_not_found', 'not by itself');
select is(tests.refusal(format('select public.choose_substitution(%L, %L, %L)', tests.item_id('Rice'), 'item',
  tests.item_id('Soap'))), 'PT409 substitute_other_tax', 'nor by what is taxed in another way');
select is(tests.refusal(format('select public.choose_substitution(%L, %L)', tests.item_id('Rice'), 'item')),
  'PT400 request_invalid', 'a named item has a name');
select is(tests.refusal(format('select public.choose_substitution(%L, %L)', tests.item_id('Rice'), 'steal')),
  'PT400 request_invalid', 'there are three preferences');
select is(tests.refusal($$ select public.choose_substitution(gen_random_uuid(), 'best_match') $$),
  'PT404 item_not_found', 'for what is sold');
select is((select count(*) from public.substitution_choices), 2::bigint, 'and are remembered');
select matches(tests.refusal($$ insert into public.substitution_choices (user_id, item_id, prefer)
   values (auth.uid(), gen_random_uuid(), 'best_match')$$), '^42501', 'by the function only');
select tests.act_as('bala');
select is((select count(*) from public.substitution_choices), 0::bigint, 'for nobody else to see');
select tests.act_as_anon();
select matches(tests.refusal(format('select public.choose_substitution(%L, %L)', tests.item_id('Rice'), 'best_match')),
  '^42501', 'guests have none');
select tests.reset();

-- An order ------------------------------------------------------------------------------------------------------------
select tests.pick_order('one', 'asha', '[{"item": "Rice", "quantity": 3}, {"item": "Atta", "quantity": 2}, {"item": '
  '"Tomatoes", "quantity": 2}, {"item": "Curd", "quantity": 1}, {"item": "Soap", "quantity": 1}]');
select results_eq($$ select i.name, l.packed_with, l.ordered_grams, l.prefer, l.substitute_id = tests.item_id('Atta')
   from public.grocery_lines as l
    join public.order_items as i using (order_id, position) order by i.name $$,
  $$ values ('Atta', 'food', null::integer, 'best_match', null::boolean), ('Curd', 'chilled', null, 'best_match', null),
   ('Rice', 'food', null, 'item', true),
    ('Soap', 'non_food', null, 'best_match', null), ('Tomatoes', 'food', 1000, 'refund', null) $$,
    'its lines know their bag, their weight and what is preferred (2.2, packed separately)');
select isnt((select picking_at from public.grocery_orders), null, 'picking begins when the store prepares');
select tests.act_as('vani');
select is(pg_temp.pick('Rice', 3), 'PT404 order_not_found', 'another store picks nothing of it');
select is(tests.refusal(format('select public.picking_list(%L)', tests.order_id('one'))), 'PT404 order_not_found',
  'and does not see it');
select tests.act_as('asha');
select is(pg_temp.pick('Rice', 3), 'PT404 order_not_found', 'nor does the customer');
select is(pg_temp.offer('Rice', 'Atta'), 'PT404 order_not_found', 'who offers nothing either');
select tests.act_as('meera');
select is(pg_temp.pick('Rice', 3), 'PT404 order_not_found', 'an administrator is no picker');
select tests.act_as_anon();
select matches(pg_temp.pick('Rice', 3), '^42501', 'a guest nobody');
select tests.act_as('vikram');
select is(public.picking_list(tests.order_id('one')) ->> 'customer_name', 'Asha', 'the store picks for a first name');
select tests.reset();
update public.order_items set for_name = 'Bala' where order_id = tests.order_id('one') and name like 'Rice%';
select tests.act_as('vikram');
select is(jsonb_path_query_array(public.picking_list(tests.order_id('one')),
  '$.lines[*] ? (@.for_name == "Bala").original_name') ->> 0, 'Rice', 'and reads whom of a group a line is for');
select is(jsonb_path_query_array(public.picking_list(tests.order_id('one'), 'en'), '$.lines[3 to 4].name'),
  '["Soap", "Curd"]', 'from the shelves, chilled goods last');
select is(pg_temp.pick('Rice', 4), 'PT400 quantity_invalid_for_line', 'no more than was ordered is picked');
select is(pg_temp.pick('Rice', -1), 'PT400 quantity_invalid_for_line', 'nor less than nothing');
select is(pg_temp.pick('Rice', null, 1000), 'PT400 quantity_invalid_for_line', 'packs are counted');
select is(pg_temp.pick('Tomatoes', 2), 'PT400 weight_invalid', 'loose goods are weighed');
select is(pg_temp.pick('Tomatoes', null, 1101), 'PT409 weight_above_tolerance',
  'a weight above the tolerance is refused (Issue 11, Bad input)');
select is(pg_temp.pick('Tomatoes', null, 1100), 'allowed', 'up to it nothing more is charged');
select is(jsonb_path_query_first(public.picking_list(tests.order_id('one')),
  '$.lines[*] ? (@.original_name == "Tomatoes").picked_paise'), '4000', 'than was ordered');
select is(pg_temp.pick('Tomatoes', null, 950), 'allowed', 'it can be weighed again');
select is(pg_temp.line('Tomatoes') ->> 'state', 'picked', 'a little less is as ordered');
select is(jsonb_path_query_first(public.picking_list(tests.order_id('one')),
  '$.lines[*] ? (@.original_name == "Tomatoes").picked_paise'), '3800', 'and costs less');
select is(tests.refusal(format('select public.pick_line(%L, 99, 1)', tests.order_id('one'))), 'PT404 line_not_found',
  'there is no other line');
select is(pg_temp.offer('Rice', 'Atta'), 'PT409 line_not_short', 'nothing is offered before something is missing');
select is(pg_temp.pick('Rice', 1), 'allowed', 'two of three are missing');
select tests.reset();
select is(private.item_unavailable_reason(i, now()), 'sold_out', 'and sold to nobody else today')
  from public.catalog_items as i where i.name = 'Rice';
select tests.act_as('vikram');
select is(pg_temp.pick('Rice', 3), 'allowed', 'they turn up');
select is((select sold_out_until from public.catalog_items where name = 'Rice'), null, 'and are sold again');
select is(pg_temp.pick('Rice', 1), 'allowed', 'or not after all');

-- Offers --------------------------------------------------------------------------------------------------------------
select is(pg_temp.offer('Rice', 'Their rice'), 'PT404 substitute_not_found', 'another store''s goods are not offered');
select is(pg_temp.offer('Rice', 'Soap'), 'PT409 substitute_other_tax', 'nor what is taxed in another way');
select is(pg_temp.offer('Rice', 'Atta', 51), 'PT400 quantity_invalid', 'nor fifty-one');
select is(pg_temp.offer('Rice', 'Atta', 19), 'PT409 item_sold_out', 'nor more than there is');
select is(pg_temp.offer('Rice', 'Atta', 2), 'allowed', 'what the customer has named');
select tests.reset();
select is((select array[state, answered_by, total_paise::text] from public.substitutions),
  '{accepted,preference,16000}'::text[], 'is accepted at once');
select is(tests.stock_of('Atta'), 16, 'and leaves the stock');
select tests.act_as('vikram');
select is(pg_temp.pick('Rice', 3), 'PT409 line_has_substitution', 'what was replaced is not picked as well');
select is(pg_temp.offer('Rice', 'Atta'), 'PT409 line_has_substitution', 'nor replaced twice');

select is(pg_temp.pick('Atta', 0), 'allowed', 'nothing is there of another line');
select is(pg_temp.offer('Atta', 'Dear atta', 1, key => 'offer-once-only'), 'allowed', 'something dearer is offered');
select is(pg_temp.offer('Atta', 'Dear atta', 1, key => 'offer-once-only'), 'allowed', 'the same key again');
select tests.reset();
select is((select count(*) from public.substitutions where name = 'Dear atta'), 1::bigint, 'offers it once');
select is((select total_paise from public.substitutions where name = 'Dear atta'), 16000,
  'for what the customer had agreed to pay, not more (2.2, final ≤ authorised)');
select is((select template from public.system_notifications where user_id = tests.user_id('asha')
  order by created_at desc, id limit 1) is not null, true, 'the customer is told');
select is((select count(*) from public.system_notifications where template = 'substitution_offered'), 1::bigint,
  'once, and not of what they had named');
select is((select count(*) from private.topic_log where event = 'detail' and topic = 'user:' || tests.user_id('asha')) >
  0, true, 'and hears it at once');
select tests.act_as('bala');
select is(pg_temp.answer('Atta', true), 'PT404 substitution_not_found',
  'somebody else does not answer (Issue 11, Bad input)');
select tests.act_as('vikram');
select is(pg_temp.answer('Atta', true), 'PT404 substitution_not_found', 'nor does the store');
select is(tests.refusal($$ select public.answer_substitution(gen_random_uuid(), true) $$),
  'PT404 substitution_not_found', 'nobody answers nothing');
select is(tests.refusal(format('select public.finish_picking(%L)', tests.order_id('one'))), 'PT409 picking_unfinished',
  'lines are open');
select is(tests.refusal(format('select public.advance_order(%L, %L)', tests.order_id('one'), 'ready')),
  'PT409 substitution_open', 'and so is a question');
select tests.act_as('asha');
select is(pg_temp.answer('Atta', false), 'allowed', 'the customer refuses');
select is(pg_temp.answer('Atta', false), 'allowed', 'the same answer again is the same');
select is(pg_temp.answer('Atta', true), 'PT409 substitution_answered', 'another one is too late (Issue 11, Bad input)');
select is(tests.refusal(format('select public.answer_substitution(%L, null)', tests.substitution_of('one', 'Atta'))),
  'PT400 request_invalid', 'an answer is yes or no');
select tests.reset();
select is(tests.stock_of('Dear atta'), 5, 'what was refused stays on the shelf');

-- Silence.
select tests.act_as('vikram');
select is(pg_temp.offer('Atta', 'Dear atta'), 'allowed', 'it is offered again');
select tests.reset();
update public.substitutions set answer_by = now() - interval '1 second' where state = 'offered';
select tests.act_as('asha');
select is(pg_temp.answer('Atta', true), 'PT409 substitution_too_late',
  'an answer after the countdown is refused (Issue 11, Bad input)');
select tests.reset();
update private.order_timers set due_at = now() - interval '1 second' where action = 'lapse_substitution'
  and done_at is null;
select private.sweep_timers();
select is((select array[state, answered_by] from public.substitutions where id = tests.substitution_of('one', 'Atta')),
  '{accepted,silence}'::text[], 'silence is the line''s preference: the best match (2.2)');
select is(tests.stock_of('Dear atta'), 4, 'which leaves the stock');
select private.lapse_substitution(tests.order_id('one'),
  row(0, tests.order_id('one'), 'lapse_substitution', now(),
  jsonb_build_object('substitution_id', tests.substitution_of('one', 'Atta')), null, 0, null)::private.order_timers);
select is(tests.stock_of('Dear atta'), 4, 'once');
select tests.act_as('asha');
select is(pg_temp.answer('Atta', false), 'PT409 substitution_too_late', 'afterwards nothing is answered');
select tests.act_as('vikram');
select is(pg_temp.pick('Tomatoes', null, 500), 'allowed', 'half the tomatoes');
select is(tests.refusal(format('select public.propose_substitution(%L, %L, %L, 1, %L)', tests.order_id('one'),
  tests.grocery_line('one', 'Tomatoes'), tests.item_id('Rice'), 'key-other-tax')),
  'PT409 substitute_other_tax', 'are not filled up with rice');
select tests.reset();
select tests.add_grocery('kirana-one', 'Brinjal', 1500,
  '{"pack_size": 500, "pack_unit": "g", "tax_class": "goods_nil"}');
select tests.act_as('vikram');
select is(pg_temp.offer('Tomatoes', 'Brinjal'), 'allowed', 'but may be with brinjals');
select is(tests.refusal(format('select public.withdraw_substitution(%L)', tests.substitution_of('one', 'Tomatoes'))),
  'allowed', 'which the store takes back');
select is(tests.refusal(format('select public.withdraw_substitution(%L)', tests.substitution_of('one', 'Tomatoes'))),
  'allowed', 'once');
select tests.act_as('asha');
select is(pg_temp.answer('Tomatoes', true), 'PT409 substitution_withdrawn', 'and nobody accepts any more');
select tests.act_as('vikram');
select is(pg_temp.offer('Tomatoes', 'Brinjal'), 'allowed', 'offered a second time');
select tests.reset();
update private.order_timers set due_at = now() - interval '1 second' where action = 'lapse_substitution'
  and done_at is null;
select private.sweep_timers();
select is((select state from public.substitutions where id = tests.substitution_of('one', 'Tomatoes')), 'refused',
  'who wants a refund gets it by silence');
select tests.act_as('vikram');
select is(pg_temp.offer('Tomatoes', 'Brinjal'), 'allowed', 'a third time');
select is(tests.refusal(format('select public.withdraw_substitution(%L)', tests.substitution_of('one', 'Tomatoes'))),
  'allowed', 'not meant');
select is(pg_temp.offer('Tomatoes', 'Brinjal'), 'PT409 too_many_substitutions', 'but not a fourth');
select tests.act_as('asha');
select is(tests.refusal(format('select public.withdraw_substitution(%L)', tests.substitution_of('one', 'Tomatoes'))),
  'PT404 order_not_found', 'customers take nothing back');

-- What the customer sees.
select is(jsonb_path_query_first(public.order_tracking(tests.order_id('one')) -> 'detail',
  '$.lines[*] ? (@.name == "Rice").substitutions[0].name'), '"Atta"', 'the customer sees what replaces what');
select tests.act_as('bala');
select is(tests.refusal(format('select public.order_tracking(%L)', tests.order_id('one'))), 'PT404 order_not_found',
  'and nobody else');
select is((select count(*) from public.substitutions), 0::bigint, 'in no table') ;
select is((select count(*) from public.grocery_lines), 0::bigint, 'not even the lines');
select tests.act_as('asha');
select is((select count(*) from public.grocery_lines), 5::bigint, 'customers read their own');
select matches(tests.refusal($$ update public.grocery_lines set state = 'picked' $$), '^42501', 'and write nothing');

-- Cancelled meanwhile.
select tests.reset();
select tests.pick_order('gone', 'asha', '[{"item": "Curd", "quantity": 2}]');
select tests.add_grocery('kirana-one', 'Paneer', 9000, '{"storage": "chilled"}');
select tests.act_as('vikram');
select is(pg_temp.pick('Curd', 0, name => 'gone'), 'allowed', 'nothing there');
select is(pg_temp.offer('Curd', 'Paneer', name => 'gone'), 'allowed', 'something offered');
select public.cancel_order(tests.order_id('gone'), 'items_unavailable');
select tests.reset();
select is((select state from public.substitutions where id = tests.substitution_of('gone', 'Curd')), 'withdrawn',
  'nobody is asked about a cancelled order');
select tests.act_as('asha');
select is(pg_temp.answer('Curd', true, 'gone'), 'PT409 substitution_withdrawn', 'or answers');
select tests.act_as('vikram');
select is(pg_temp.pick('Curd', 1, name => 'gone'), 'PT409 picking_closed', 'or picks');
select * from finish();
rollback;
