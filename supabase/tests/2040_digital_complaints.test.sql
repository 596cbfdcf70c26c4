-- Complaints about payments, what a customer sees of a payment, the administrators' desk, and leaving.
begin;
select no_plan();
select tests.reviewed('bounds', 'answer_complaint file_complaint');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('meera', null, '{user,admin}'),
  tests.fund_wallet('asha', 1000000);
insert into public.telecom_circles (code, name) values ('zz', 'Test circle');
insert into public.digital_operators (code, kind, name, name_translations, min_paise, max_paise) values
  ('testel_dth', 'dth', 'Testel', '{"te": "టెస్టెల్"}', 1000, 500000);
insert into public.biller_categories (code, name) values ('testing', 'Testing');
insert into public.billers (code, category_code, name, bill_fetch, amount_rule)
  values ('test_gas', 'testing', 'Test Gas', 'none', 'any');
insert into public.biller_parameters (biller_code, position, code, label, kind, min_length, max_length)
  values ('test_gas', 1, 'number', 'Number', 'numeric', 4, 10);
select tests.pay_digital('recharge', 'asha',
  '{"service": "recharge", "operator": "testel_dth", "number": "3000000001", "amount_paise": 29900}');
select tests.act_as('asha');
create temporary table bill on commit drop as select public.request_bill('test_gas', '{"number": "445566"}') as id;
select tests.reset();
select tests.pay_digital('bill', 'asha', jsonb_build_object('service', 'bill', 'bill_fetch_id', (select id from bill),
  'amount_paise', 50000));

create function tests.complain(name text, category text default 'not_received',
  body text default 'The recharge has not arrived.') returns text language sql as $$
  select tests.refusal(format('select public.file_complaint(%L, %L, %L)', tests.order_id(name), category, body))
$$;
create function tests.answer_it(outcome text, answer text) returns text language sql as $$
  select tests.refusal(format('select public.answer_complaint(%L, %L, %L)',
    (select c.id from public.digital_complaints as c where c.order_id = tests.order_id('recharge') order by c.created_at
      limit 1), outcome, answer))
$$;
grant execute on function tests.complain(text, text, text), tests.answer_it(text, text) to anon, authenticated;

-- What a customer sees ------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select is((public.order_tracking(tests.order_id('recharge')) -> 'detail') - array['order_id', 'state_since',
  'deadline_at', 'created_at'],
  '{"service": "recharge", "name": "Testel", "name_translations": {"te": "టెస్టెల్"}, "circle": null, "plan": null, '
    '"target_masked": "••••0001", "target": "3000000001", "amount_paise": 29900,
    "state": "pending", "provider_reference": null, "failure_code": null, "bill": null, "to_save": null, "complaints": []}', 'a payment, with the whole number for its owner (field 2.14)');
select
  results_eq(
  format(
  $$ select t -> 'vendor', t -> 'delivery', t #> '{eta,max_at}', t #>> '{order,vendor_name}', t #> '{cancellation,allowed}'
   from public.order_tracking(%L) as t$$,
  tests.order_id('recharge')), $$ values ('null'::jsonb, 'null'::jsonb, 'null'::jsonb, 'Testel', 'false'::jsonb) $$,
    'its order has neither vendor nor delivery (Issue 10, A seller is optional)');
select is(public.order_tracking(tests.order_id('bill')) #> '{detail,to_save}',
  '{"biller": "test_gas", "parameters": {"number": "445566"}}', 'a connection that can be saved');
select isnt(public.save_biller('test_gas', '{"number": "445566"}', 'Home'), null, 'is saved');
select is(public.order_tracking(tests.order_id('bill')) #> '{detail,to_save}', 'null', 'once');
select results_eq($$ select target, nickname from public.saved_billers() $$, $$ values ('445566', 'Home') $$,
  'and is named by its first parameter');
select tests.act_as('bala');
select is(tests.refusal(format('select public.order_tracking(%L)', tests.order_id('recharge'))),
  'PT404 order_not_found', 'nobody sees another''s payment');
select tests.act_as('meera');
select is(public.order_tracking(tests.order_id('recharge')) -> 'detail', 'null',
  'administrators have a desk of their own');
select tests.act_as_anon();
select matches(tests.refusal(format('select public.order_tracking(%L)', tests.order_id('recharge'))), '^42501',
  'guests see none');

-- Complaining ---------------------------------------------------------------------------------------------------------
select tests.act_as('bala');
select is(tests.complain('recharge'), 'PT404 payment_not_found', 'nobody complains about another''s payment');
select tests.act_as_anon();
select matches(tests.complain('recharge'), '^42501', 'nor does a guest');
select tests.act_as('asha');
select is(tests.complain('recharge', 'weather'), 'PT400 complaint_category_unknown', 'a complaint is about something');
select is(tests.complain('recharge', null), 'PT400 complaint_category_unknown', 'and not about nothing');
select is(tests.complain('recharge', 'other', body), 'PT400 complaint_text_invalid',
  format('%s letters are refused', length(body)))
from unnest(array['', '   help    ', repeat('x', 1001)]) as body;
select is(tests.complain('recharge', 'other', null), 'PT400 complaint_text_invalid', 'and none');
select is(tests.complain('recharge'), 'allowed', 'a customer complains (field 2.14, complaint)');
select is(tests.complain('recharge', 'other'), 'PT409 complaint_open', 'once until it is answered');
select is(tests.complain('bill', 'paid_twice'), 'allowed', 'about each payment');
select matches(public.order_tracking(tests.order_id('recharge')) #>> '{detail,complaints,0,number}', '^DC[0-9]{6}$',
  'it has a number to quote');
select is(public.order_tracking(tests.order_id('recharge')) #>> '{detail,complaints,0,status}', 'open', 'and a state');
select matches(tests.refusal(statement), '^42501', 'a customer may not: ' || statement) from unnest(array[
  'insert into public.digital_complaints (order_id) values (gen_random_uuid())',
    'update public.digital_complaints set status = ''resolved''',
  'delete from public.digital_complaints', 'select answered_by from public.digital_complaints',
    'select private.payment_subject(null)',
  'select * from private.trade_accounts', 'select private.trade_data(gen_random_uuid())',
    'select private.forget_trades(gen_random_uuid())']) as statement;
select is((select count(*)::integer from public.digital_complaints), 2, 'customers read their own');
select is(tests.refusal($$ select public.complaints_desk() $$), 'PT403 role_required',
  'the desk is for administrators');
select is(tests.refusal($$ select public.reconciliation_desk() $$), 'PT403 role_required',
  'as is what has to be reconciled');
select is(tests.refusal($$ select public.answer_complaint(gen_random_uuid(), 'resolved', 'It has arrived.') $$),
  'PT403 role_required', 'nobody answers themselves');
select tests.act_as('bala');
select is_empty($$ select id from public.digital_complaints $$, 'and nobody else''s');
select tests.act_as_anon();
select matches(tests.refusal(statement), '^42501', 'a guest may not: ' || statement)
  from unnest(array['select id from public.digital_complaints',
  'select public.complaints_desk()', 'select public.reconciliation_desk()',
    'select public.answer_complaint(gen_random_uuid(), ''resolved'', ''Yes it is.'')']) as statement;

-- The desk ------------------------------------------------------------------------------------------------------------
select tests.act_as('meera');
select bag_eq($$ select category, subject ->> 'name', state from public.complaints_desk() $$,
  $$ values ('not_received', 'Testel', 'pending'), ('paid_twice', 'Test Gas', 'pending') $$,
    'administrators see complaints with what was paid for');
select is((select count(*)::integer from public.complaints_desk(after => now())), 0, 'page by page');
select is((select count(*)::integer from public.complaints_desk(most => 1)), 1, 'of the length asked for');
select is(tests.answer_it('maybe', 'It has arrived.'), 'PT400 complaint_outcome_unknown',
  'a complaint is resolved or rejected');
select is(tests.answer_it(null, 'It has arrived.'), 'PT400 complaint_outcome_unknown', 'nothing else');
select is(tests.answer_it('resolved', ' '), 'PT400 complaint_answer_invalid', 'with an answer');
select is(tests.answer_it('resolved', null), 'PT400 complaint_answer_invalid', 'always');
select is(tests.answer_it('resolved', repeat('x', 1001)), 'PT400 complaint_answer_invalid', 'that can be read');
select is(tests.answer_it('resolved', 'It has arrived at seven.'), 'allowed', 'once');
select is(tests.answer_it('rejected', 'It has not arrived.'), 'PT404 complaint_not_found', 'and no second time');
select is((select count(*)::integer from public.complaints_desk()), 1, 'what is answered leaves the desk');
select is((select count(*)::integer from public.complaints_desk(only_open => false)), 2, 'and stays on record');
select is((select note from public.audit_log where action = 'answer_complaint'), 'It has arrived at seven.',
  'of the audit too');
select is((select count(*)::integer from public.reconciliation_desk()), 0, 'nothing contradicts so far');
select tests.reset();
select private.note_contradiction(f.id, 'late_success', '{"outcome": "success"}') from public.digital_fulfilments as f
  where f.service = 'recharge';
select tests.act_as('meera');
select results_eq($$ select kind, subject ->> 'name', order_id from public.reconciliation_desk() $$,
  $$ values ('late_success', 'Testel', tests.order_id('recharge')) $$,
    'a contradiction is listed with what was paid for');
select lives_ok($$ select public.resolve_reconciliation((select id from public.reconciliation_desk()),
  'Called the provider.') $$, 'until it is settled');
select is((select count(*)::integer from public.reconciliation_desk()), 0, 'with the provider');
select is((select note from public.reconciliation_desk(only_open => false)), 'Called the provider.',
  'how, is on record');
select tests.act_as('asha');
select is((select title from public.system_notifications where title like 'Complaint%'), 'Complaint answered',
  'the customer is notified');
select is(public.order_tracking(tests.order_id('recharge')) #>> '{detail,complaints,0,answer}',
  'It has arrived at seven.', 'and reads the answer');
select is(tests.complain('recharge', 'other'), 'allowed', 'and may complain again');

-- Leaving -------------------------------------------------------------------------------------------------------------
select is(jsonb_array_length(public.export_my_data() -> 'complaints'), 3, 'complaints are in a person''s copy');
select ok(public.export_my_data() -> 'digital_payments' @> '[{"number": "3000000001"}]',
  'as are payments with their numbers');
select is(public.export_my_data() #>> '{saved_billers,0,nickname}', 'Home', 'and saved billers');
select tests.reset();
select is_empty($$ select trade from private.trade_accounts where to_regprocedure(data || '(uuid)') is null
   or to_regprocedure(forget || '(uuid)') is null$$,
  'every trade names functions that exist');
select private.forget_trades(tests.user_id('asha'));
select is((select count(*)::integer from public.saved_billers), 0, 'saved billers go with an account');
select is((select count(*)::integer from public.digital_complaints where body like '%arrived%'), 0,
  'and the words of complaints');
select * from finish();
rollback;
