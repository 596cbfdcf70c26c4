-- Recharge and bills: operators, plans and billers, who may see and nobody may write, detection, safe patterns,
-- parameters.
begin;
select no_plan();
select tests.reviewed('guests', 'billers_in detect_operator recharge_plans');
select tests.reviewed('bounds', 'billers_in detect_operator recharge_plans');
select tests.create_user('asha', '+919000000001'), tests.create_user('meera', null, '{user,admin}');
insert into public.telecom_circles (code, name, active)
  values ('zz', 'Test circle', true), ('zy', 'Closed circle', false);
insert into public.digital_operators (code, kind, name, min_paise, max_paise, active) values
  ('testel_prepaid', 'mobile_prepaid', 'Testel', null, null, true),
    ('testel_dth', 'dth', 'Testel Dish', 10000, 500000, true),
  ('gone_prepaid', 'mobile_prepaid', 'Gone', null, null, false);
insert into public.number_series (kind, prefix, operator_name, circle_code) values
  ('mobile', '6001', 'testel', 'zz'), ('mobile', '600', 'gone', 'zz'), ('dth', '77', 'testel', null);
insert into public.digital_plans (operator_code, circle_code, plan_group, amount_paise, validity_days, data,
  description, valid_from, valid_to) values
  ('testel_prepaid', null, 'unlimited', 29900, 28, '1.5 GB/day', 'Unlimited calls', now() - interval '1 day', null),
  ('testel_prepaid', 'zz', 'popular', 19900, 28, '2 GB', 'For 100% of Testel', now() - interval '1 day', null),
  ('testel_prepaid', null, 'data', 1900, 1, '1 GB', 'Ended', now() - interval '2 days', now() - interval '1 day'),
  ('testel_prepaid', null, 'data', 2200, 1, '1 GB', 'To come', now() + interval '1 day', null);
insert into public.biller_categories (code, name) values ('testing', 'Testing');
insert into public.billers (code, category_code, name, name_translations, state, bill_fetch, amount_rule, active) values
  ('test_power', 'testing', 'Test Power', '{"te": "పరీక్ష విద్యుత్"}', 'Telangana', 'required', 'exact', true),
  ('test_water', 'testing', 'Test Water', '{}', null, 'optional', 'any', true),
  ('test_gas', 'testing', 'Test Gas', '{}', 'Karnataka', 'none', 'any', true),
    ('test_old', 'testing', 'Test Old', '{}', null, 'none', 'any', false);
insert into public.biller_parameters (biller_code, position, code, label, kind, min_length, max_length, pattern) values
  ('test_power', 1, 'service_number', 'Service number', 'numeric', 9, 9, '^[0-9]{9}$'),
  ('test_water', 1, 'can', 'CAN', 'alphanumeric', 4, 12, '^(HYD|SEC)[0-9]{1,9}$'),
    ('test_old', 1, 'number', 'Number', 'numeric', 1, 9, null);

-- Whoever looks around ------------------------------------------------------------------------------------------------
select tests.act_as_anon();
select is((select count(*)::integer from public.digital_operators where code in ('testel_prepaid', 'gone_prepaid')), 1,
  'guests see the operators that are open (Spec §1 Digital services)');
select is((select count(*)::integer from public.telecom_circles where code in ('zz', 'zy')), 1, 'and circles');
select is((select count(*)::integer from public.digital_plans where operator_code = 'testel_prepaid'), 2,
  'and the plans on sale today, neither ended nor to come');
select is((select count(*)::integer from public.billers where category_code = 'testing'), 3,
  'and the billers that are open');
select is((select count(*)::integer from public.biller_parameters where biller_code in ('test_power', 'test_old')), 1,
  'with what they ask for');
select is((select count(*)::integer from public.biller_categories where code = 'testing'), 1, 'in categories');
select is((select count(*)::integer from public.number_series where prefix in ('6001', '600')), 2,
  'and the number series');
select matches(tests.refusal(format('insert into public.%I default values', t)), '^42501',
  'guests write nothing in ' || t)
from unnest(array['telecom_circles', 'digital_operators', 'number_series', 'digital_plans', 'biller_categories',
  'billers', 'biller_parameters']) as t;
select tests.act_as('asha');
select matches(tests.refusal(format('insert into public.%I default values', t)), '^42501', 'nor do customers in ' || t)
from unnest(array['telecom_circles', 'digital_operators', 'number_series', 'digital_plans', 'biller_categories',
  'billers', 'biller_parameters']) as t;
select matches(tests.refusal($$ update public.digital_plans set amount_paise = 100 $$), '^42501',
  'a customer changes no price');
select matches(tests.refusal($$ delete from public.billers $$), '^42501', 'and deletes no biller');
select matches(tests.refusal($$ select private.read_parameters('test_power', '{}') $$), '^42501',
  'private functions stay private');
select tests.act_as('meera');
select matches(tests.refusal($$ update public.billers set fee_paise = 0 $$), '^42501',
  'an administrator writes past no function either');

-- Detection -----------------------------------------------------------------------------------------------------------
select tests.act_as_anon();
select is(public.detect_operator('60011 23456'), '{"operator": "testel_prepaid", "circle": "zz", "sure": false}',
  'the longest series names operator and circle, as a suggestion (field 2.14)');
select is(public.detect_operator('+91-6001123456') ->> 'operator', 'testel_prepaid', 'however the number is typed');
select is(public.detect_operator('6009123456'), '{"operator": null, "circle": null, "sure": false}',
  'an operator that is closed is not suggested');
select is(public.detect_operator('7712345678', 'dth') ->> 'operator', 'testel_dth',
  'dish connections have series of their own');
select is(tests.refusal(format('select public.detect_operator(%L)', number)), 'PT400 subscriber_number_invalid',
  coalesce(nullif(left(number, 12), ''), 'nothing') || ' is no number')
from unnest(array['', '5001123456', '600112345', '60011234567', 'nonsense', '1916001123456', repeat('6', 10000)])
  as number;
select is(tests.refusal('select public.detect_operator(null)'), 'PT400 subscriber_number_invalid',
  'null is none either');
select is(tests.refusal($$ select public.detect_operator('6001123456', 'satellite') $$), 'PT400 operator_kind_unknown',
  'an unknown kind of connection is refused');
select is(tests.refusal($$ select public.detect_operator('6001123456', null) $$), 'PT400 operator_kind_unknown',
  'and none');

-- Plans ---------------------------------------------------------------------------------------------------------------
select results_eq($$ select amount_paise from public.recharge_plans('testel_prepaid', 'zz') $$, $$ values (19900),
  (29900) $$, 'plans of the circle and of all circles, the popular first');
select results_eq($$ select amount_paise from public.recharge_plans('testel_prepaid') $$, $$ values (29900) $$,
  'without a circle those of all');
select results_eq($$ select amount_paise from public.recharge_plans('testel_prepaid', 'zz',
  search => '299') $$, $$ values (29900) $$, 'found by their price');
select results_eq($$ select amount_paise from public.recharge_plans('testel_prepaid', 'zz',
  search => '100%') $$, $$ values (19900) $$, 'a percent sign is a letter like any other');
select is_empty($$ select * from public.recharge_plans('testel_prepaid', 'zz', search => '_') $$,
  'and so is an underscore');
select results_eq($$ select amount_paise from public.recharge_plans('testel_prepaid', 'zz', 'popular') $$, $$ values
  (19900) $$, 'or by their group');
select is(tests.refusal($$ select * from public.recharge_plans('gone_prepaid') $$), 'PT404 operator_unavailable',
  'a closed operator has no plans');
select is(tests.refusal($$ select * from public.recharge_plans('testel_prepaid', 'zy') $$), 'PT404 circle_unavailable',
  'nor a closed circle');

-- Billers -------------------------------------------------------------------------------------------------------------
select results_eq($$ select code from public.billers_in('testing') $$, $$ values ('test_gas'), ('test_power'),
  ('test_water') $$, 'billers of a category by name');
select results_eq($$ select code from public.billers_in('testing', in_state => 'Telangana') $$, $$ values
  ('test_power'), ('test_water') $$, 'those of a state and those of all India');
select results_eq($$ select code from public.billers_in(search => 'పరీక్ష') $$, $$ values ('test_power') $$,
  'found in the reader''s language');
select results_eq($$ select code from public.billers_in('testing', after => 'test_power', most => 1) $$, $$ values
  ('test_water') $$, 'page by page');
select results_eq($$ select parameters -> 0 ->> 'code', jsonb_array_length(parameters)
  from public.billers_in('testing', 'power') $$, $$ values ('service_number', 1) $$, 'with what each asks for');
select is(tests.refusal($$ select * from public.billers_in('testing', after => 'nobody') $$), 'PT400 cursor_invalid',
  'a page after nobody is none');
select is((select count(*)::integer from public.billers_in('testing', most => -5)), 1, 'a page has one row at least');

-- Patterns ------------------------------------------------------------------------------------------------------------
select tests.reset();
select ok(private.is_safe_pattern(pattern), pattern || ' may be used') from unnest(array[
  '^[0-9]{9}$', '^(HYD|SEC)[0-9]{1,9}$', '^[A-Z]{2}-?[0-9]{4,6}$', '^[A-Z0-9/-]{4,20}$', '^AB/[0-9]{3}$']) as pattern;
select ok(not private.is_safe_pattern(pattern),
  'a pattern that could run for long is refused (Issue 10, Bad input and failure): ' || pattern) from unnest(array[
  '[0-9]{9}', '^[0-9]{9}', '^([0-9]+)+$', '^(a+)+$', '^(a|a)*$', '^[0-9]*$', '^[0-9]+$', '^.*$', '^(?=a)b$', '^(a)\1$',
    '^[^a]{3}$', '^\d{3}$', '^[0-9]{5,2}$',
  '^[0-9]{0,30}[0-9]{0,30}[0-9]{0,30}$', '^[0-9]?[0-9]?[0-9]?$', '^((A|B)|C)$', '^(A|B){2}$', '^[z-a]{2}$',
    '^[A-/]{2}$', '^$', '', '^' || repeat('A', 200) || '$']) as pattern;
select
  matches(
  tests.refusal(
  $$ insert into public.biller_parameters (biller_code, position, code, label, kind, min_length, max_length, pattern)
  values ('test_power', 2, 'evil', 'Evil', 'numeric', 1, 9, '^([0-9]+)+$') $$), '^23514',
  'a dangerous pattern cannot be stored');
select
  matches(
  tests.refusal(
  $$ insert into public.biller_parameters (biller_code, position, code, label, kind, min_length, max_length)
  values ('test_power', 2, 'long', 'Long', 'numeric', 9, 4) $$), '^23514', 'nor lengths that nothing fits');

-- Fees ----------------------------------------------------------------------------------------------------------------
select is(private.convenience_fee(amount, flat, bp, cap), fee,
  format('a fee of %s and %s basis points on %s is %s', flat, bp, amount, fee))
from (values (10000, 200, 0, null::integer, 200), (12345, 100, 50, null, 162), (10, 0, 500, null, 1),
  (1000000, 100, 100, 1500, 1500), (100, 0, 0, null, 0))
  as t (amount, flat, bp, cap, fee);

select * from finish();
rollback;
