-- Fetching bills, saved billers, reminders: whose they are, what is refused, what a biller answers.
begin;
select no_plan();
select tests.reviewed('service', 'claim_bill_fetches settle_bill_fetches');
select tests.reviewed('bounds', 'request_bill save_biller');
select tests.runs_on_schedule('remind-due-bills', 'select private.remind_due_bills(10000)');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('meera', null, '{user,admin}');
insert into public.biller_categories (code, name) values ('testing', 'Testing');
insert into public.billers (code, category_code, name, bill_fetch, amount_rule, active) values
  ('test_power', 'testing', 'Test Power', 'required', 'exact', true),
    ('test_gas', 'testing', 'Test Gas', 'none', 'any', true), ('test_old', 'testing', 'Test Old', 'none', 'any', false);
insert into public.biller_parameters (biller_code, position, code, label, kind, min_length, max_length, pattern) values
  ('test_power', 1, 'service_number', 'Service number', 'numeric', 9, 9, '^[0-9]{9}$'),
    ('test_power', 2, 'office', 'Office', 'alphanumeric', 2, 6, '^[A-Z]{2,6}$'),
  ('test_gas', 1, 'number', 'Number', 'numeric', 4, 10, null);
create function tests.ask_bill(number text, office text default 'HYD') returns uuid language sql as $$
  select public.request_bill('test_power', jsonb_build_object('service_number', number, 'office', office))
$$;
-- The problems of a refused form: 'service_number parameter_too_short'.
create function tests.form_problems(parameters text) returns text language plpgsql as $$
declare
  figures text;
begin
  perform public.request_bill('test_power', parameters::jsonb);
  return 'allowed';
exception when others then
  get stacked diagnostics figures = pg_exception_hint;
  return (select string_agg(concat_ws(' ', p ->> 'parameter', p ->> 'code'), ', ')
    from jsonb_array_elements(figures::jsonb -> 'problems') as p);
end
$$;
create table tests.bills (name text primary key, id uuid);
grant all on tests.bills to authenticated, service_role;
grant execute on function tests.ask_bill, tests.form_problems to anon, authenticated, service_role;

select tests.act_as('asha');
insert into tests.bills values ('first', tests.ask_bill(' 123-456 789 ', ' hyd '));
select results_eq($$ select status, parameters, amount_paise from public.bill_fetches $$,
  $$ values ('pending', '{"office": "HYD", "service_number": "123456789"}'::jsonb, null::integer) $$,
    'a bill is asked for with what the biller wants, cleaned (field 2.14)');
select is(public.bill_fetch((select id from tests.bills)) ->> 'status', 'pending', 'and followed');
select is(tests.form_problems(parameters), problems,
  'a form is refused with each of its problems (Issue 10, Bad input and failure): ' || problems) from (values
  ('{}', 'service_number parameter_required, office parameter_required'),
  ('{"service_number": "12345678", "office": "HYD"}', 'service_number parameter_too_short'),
  ('{"service_number": "1234567890", "office": "HYDERABAD"}',
    'service_number parameter_too_long, office parameter_too_long'),
  ('{"service_number": "12345678X", "office": "HYD"}', 'service_number parameter_not_numeric'),
  ('{"service_number": "१२३४५६७८x", "office": "HYD"}', 'service_number parameter_not_numeric'),
  ('{"service_number": "123456789", "office": "HY;D"}', 'office parameter_not_alphanumeric'),
  ('{"service_number": "123456789", "office": "HY1"}', 'office parameter_pattern'),
  ('{"service_number": 123456789, "office": "HYD"}', 'service_number parameter_required'),
  ('{"service_number": "123456789", "office": "HYD", "more": "x"}', 'more parameter_unknown'))
    as t (parameters, problems);
select is(tests.refusal(format('select public.request_bill(''test_power'', %L)', body)),
  'PT400 bill_parameters_invalid', 'what is no form is refused')
from unnest(array['[]', 'null', '"x"', jsonb_build_object('service_number', repeat('1', 5000))::text]) as body;
select is(tests.refusal($$ select public.request_bill('test_power', null) $$), 'PT400 bill_parameters_invalid',
  'and nothing at all');
select is(tests.refusal($$ select public.request_bill('test_old', '{}') $$), 'PT404 biller_unavailable',
  'a closed biller is not asked');
select is(tests.refusal($$ select public.request_bill('nobody', '{}') $$), 'PT404 biller_unavailable',
  'nor one that is none');
insert into tests.bills values ('gas', public.request_bill('test_gas', '{"number": "1234"}'));
select is(public.bill_fetch((select id from tests.bills where name = 'gas')) ->> 'status', 'not_needed',
  'a biller without bills is not asked for one');
select matches(tests.refusal($$ select user_id from public.bill_fetches $$), '^42501',
  'columns of the job are not shown');
select matches(tests.refusal($$ insert into public.bill_fetches (biller_code, parameters) values ('test_gas', '{}') $$),
  '^42501', 'nobody writes past the function');
select matches(tests.refusal($$ update public.bill_fetches set amount_paise = 1 $$), '^42501', 'nor changes a bill');
select matches(tests.refusal($$ delete from public.bill_fetches $$), '^42501', 'nor deletes one');
select matches(tests.refusal('select public.claim_bill_fetches(1)'), '^42501', 'a customer claims none');
select matches(tests.refusal($$ select public.settle_bill_fetches('[]') $$), '^42501', 'and settles none');
select tests.act_as('bala');
select is_empty($$ select id from public.bill_fetches $$, 'others'' bills are not seen');
select is(tests.refusal($$ select public.bill_fetch((select id from tests.bills where name = 'first')) $$),
  'PT404 bill_not_found', 'nor followed');
select tests.act_as('meera');
select is_empty($$ select id from public.bill_fetches $$, 'not by an administrator either');
select tests.act_as_anon();
select matches(tests.refusal($$ select id from public.bill_fetches $$), '^42501', 'guests see no bills');
select matches(tests.refusal($$ select tests.ask_bill('123456789') $$), '^42501', 'and fetch none');
select matches(tests.refusal($$ select public.bill_fetch(gen_random_uuid()) $$), '^42501', 'and follow none');
select matches(tests.refusal('select public.claim_bill_fetches(1)'), '^42501', 'and claim none');
select matches(tests.refusal($$ select public.settle_bill_fetches('[]') $$), '^42501', 'and settle none');

-- The biller's answer -------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select public.save_biller('test_power', '{"service_number": "123456789", "office": "HYD"}', 'Home', remind => true);
select tests.act_as_service();
select results_eq($$ select biller_code, parameters ->> 'service_number', attempt
  from public.claim_bill_fetches(10) $$, $$ values ('test_power', '123456789', 1) $$,
  'the provider asks for what waits');
select is_empty($$ select * from public.claim_bill_fetches(10) $$, 'each once until its pause is over');
select is(public.settle_bill_fetches(jsonb_build_array(jsonb_build_object('id', id, 'outcome', 'lost'))) -> 0 ->>
  'effect', 'waiting', 'a lost answer leaves it waiting') from tests.bills where name = 'first';
select is(public.settle_bill_fetches(jsonb_build_array(jsonb_build_object('id', id, 'outcome', 'fetched',
  'amount_paise', 123400, 'due_on', (current_date + 2)::text,
  'bill_number', 'B-1', 'customer_name', 'A. Reddy'))) -> 0 ->> 'effect', 'fetched', 'the first answer holds')
    from tests.bills where name = 'first';
select is(public.settle_bill_fetches(jsonb_build_array(jsonb_build_object('id', id, 'outcome', 'fetched',
  'amount_paise', 1))) -> 0 ->> 'effect', 'late', 'a second one changes nothing') from tests.bills where name = 'first';
select is(public.settle_bill_fetches('[{"id": "x", "outcome": "fetched"}, {"outcome": "failed"}, 7]') -> 0 ->> 'effect',
  'unknown', 'an answer for nobody is none');
select is(tests.refusal($$ select public.settle_bill_fetches('{}') $$), 'PT400 results_invalid', 'answers are a list');
select is(tests.refusal($$ select public.settle_bill_fetches(null) $$), 'PT400 results_invalid', 'and not nothing');
select tests.act_as('asha');
select results_eq($$ select status, amount_paise, due_on, bill_number, customer_name from public.bill_fetches
  where status = 'fetched' $$,
  $$ values ('fetched', 123400, current_date + 2, 'B-1', 'A. Reddy') $$, 'the customer sees the bill (field 2.14)');
select results_eq($$ select nickname, due_on, last_bill_paise
  from public.saved_billers() $$, $$ values ('Home', current_date + 2, 123400) $$,
  'and the saved biller knows when it is due');
insert into tests.bills values ('second', tests.ask_bill('123456780')), ('third', tests.ask_bill('123456781'));
select tests.act_as_service();
select public.claim_bill_fetches(10);
select is(public.settle_bill_fetches(jsonb_build_array(jsonb_build_object('id', id, 'outcome', 'fetched',
  'amount_paise', amount))) -> 0 ->> 'effect', effect, effect || ' for an amount of ' || amount)
from (values ('second', '-5'::jsonb, 'invalid'), ('third', '12.5', 'invalid')) as t (name, amount, effect)
  join tests.bills using (name);
select tests.act_as('asha');
select is(public.bill_fetch((select id from tests.bills where name = 'second')) ->> 'failure_code', 'answer_invalid',
  'the customer learns that there is no bill');
insert into tests.bills values ('fourth', tests.ask_bill('123456782'));
select tests.reset();
update public.bill_fetches set created_at = now() - interval '91 seconds'
  where id = (select id from tests.bills where name = 'fourth');
select tests.act_as_service();
select is_empty($$ select * from public.claim_bill_fetches(10) $$, 'a biller is not asked for longer than it has');
select tests.reset();
select private.expire_bill_fetches(10);
select is((select failure_code from public.bill_fetches as b join tests.bills as t on t.id = b.id
  where t.name = 'fourth'), 'no_answer', 'and then given up');

-- Too often -----------------------------------------------------------------------------------------------------------
select tests.act_as('bala');
select tests.ask_bill('12345678' || n) from generate_series(1, 6) as n;
select is(tests.refusal($$ select tests.ask_bill('123456789') $$), 'PT429 too_many_bill_fetches',
  'six bills a minute are enough');
select tests.reset();
update public.bill_fetches set created_at = now() - interval '2 minutes' where user_id = tests.user_id('bala');
select tests.act_as('bala');
select isnt(tests.ask_bill('123456789'), null, 'a minute later there are more');
select tests.reset();
insert into public.bill_fetches (user_id, biller_code, parameters, created_at)
select tests.user_id('bala'), 'test_gas', '{}', now() - interval '30 minutes' from generate_series(1, 33);
select tests.act_as('bala');
select is(tests.refusal($$ select tests.ask_bill('123456789') $$), 'PT429 too_many_bill_fetches',
  'forty an hour are the most');

-- Saved billers -------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select is(public.save_biller('test_power', '{"service_number": "123-456-789", "office": "hyd"}', 'My home'),
  (select id from public.saved_billers()), 'the same connection is saved once');
select is((select nickname from public.saved_billers()), 'My home', 'with the last name given');
select is(tests.refusal($$ select public.save_biller('test_power', '{"service_number": "1"}') $$),
  'PT400 bill_parameters_invalid', 'a wrong form is not saved');
select is(tests.refusal($$ select public.save_biller('test_old', '{}') $$), 'PT404 biller_unavailable',
  'nor a closed biller');
select is(tests.refusal($$ select public.save_biller('test_gas', '{"number": "1234"}', repeat('x', 41)) $$),
  'PT400 nickname_too_long', 'a name has forty letters at most');
select is(tests.refusal($$ select public.save_biller('test_gas', '{"number": "1234"}',
  due_on => current_date + 500) $$), 'PT400 due_date_invalid', 'a due date is within a year');
select matches(tests.refusal($$ insert into public.saved_billers (biller_code, parameters)
  values ('test_gas', '{}') $$), '^42501', 'nobody saves past the function');
select matches(tests.refusal($$ update public.saved_billers set due_on = current_date $$), '^42501', 'nor changes');
select tests.act_as('bala');
select is_empty($$ select * from public.saved_billers() $$, 'others'' saved billers are not seen');
select is_empty($$ select id from public.saved_billers $$, 'in no way');
select tests.reset();
create table tests.saved_ids as select id from public.saved_billers;
grant select on tests.saved_ids to authenticated;
select tests.act_as('bala');
select is(public.remove_saved_biller((select id from tests.saved_ids)), false, 'nor removed');
select tests.act_as_anon();
select matches(tests.refusal($$ select * from public.saved_billers() $$), '^42501', 'guests have none');
select matches(tests.refusal($$ select public.save_biller('test_gas', '{"number": "1234"}') $$), '^42501',
  'and save none');
select matches(tests.refusal($$ select public.remove_saved_biller(gen_random_uuid()) $$), '^42501', 'and remove none');
select tests.reset();
update public.app_settings set setting_value = '1' where setting_key = 'saved_billers_max';
select tests.act_as('asha');
select is(tests.refusal($$ select public.save_biller('test_gas', '{"number": "1234"}') $$), 'PT409 saved_billers_full',
  'no more are saved than the setting allows');
select is(tests.refusal($$ select public.save_biller('test_power', '{"service_number": "123456789", "office": "HYD"}',
  'Home') $$), 'allowed', 'though a saved one can be changed');

-- Reminders -----------------------------------------------------------------------------------------------------------
select tests.reset();
update public.saved_billers set due_on = (now() at time zone 'Asia/Kolkata')::date + 4;
select is(private.remind_due_bills(10), 0, 'four days before nobody is reminded');
update public.saved_billers set due_on = (now() at time zone 'Asia/Kolkata')::date + 3;
select is(private.remind_due_bills(10), 1, 'three days before they are (field 2.14)');
select is(private.remind_due_bills(10), 0, 'once');
select results_eq($$ select user_id, params ->> 'biller', action_url from public.system_notifications
  where template = 'bill_due' $$,
  $$ values (tests.user_id('asha'), 'Home', '/digital/bill-payments') $$, 'by the name they gave it');
update public.saved_billers set due_on = due_on - 1, remind = false;
select is(private.remind_due_bills(10), 0, 'who does not want to is not reminded');
select tests.act_as('asha');
select is(public.remove_saved_biller((select id from tests.saved_ids)), true, 'people remove their own');
select is_empty($$ select * from public.saved_billers() $$, 'and it is gone');
select matches(tests.refusal('select private.remind_due_bills(1)'), '^42501', 'nobody reminds by hand');
select matches(tests.refusal('select private.expire_bill_fetches(1)'), '^42501', 'or gives up');

select * from finish();
rollback;
