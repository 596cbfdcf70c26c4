-- Prices of recharges and bills: what is charged, by which rule, and why there is no price.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002');
insert into public.telecom_circles (code, name) values ('zz', 'Test circle'), ('zy', 'Other circle');
insert into public.digital_operators (code, kind, name, name_translations, min_paise, max_paise, fee_paise, fee_bp,
  fee_cap_paise, active) values
  ('testel_prepaid', 'mobile_prepaid', 'Testel', '{"te": "టెస్టెల్"}', null, null, 100, 50, 500, true),
    ('testel_dth', 'dth', 'Testel Dish', '{}', 10000, 500000, 0, 0, null, true),
  ('gone_prepaid', 'mobile_prepaid', 'Gone', '{}', null, null, 0, 0, null, false);
insert into public.digital_plans (id, operator_code, circle_code, plan_group, amount_paise, description, active) values
  ('00000000-0000-4000-8000-00000000000a', 'testel_prepaid', null, 'unlimited', 29900, 'For all', true),
    ('00000000-0000-4000-8000-00000000000b', 'testel_prepaid', 'zz', 'popular', 19900, 'Here', true),
  ('00000000-0000-4000-8000-00000000000c', 'testel_prepaid', null, 'data', 1900, 'Gone', false),
    ('00000000-0000-4000-8000-00000000000d', 'testel_dth', null, 'pack', 22000, 'Dish', true);
insert into public.biller_categories (code, name) values ('testing', 'Testing');
insert into public.billers (code, category_code, name, bill_fetch, amount_rule, min_paise, max_paise, fee_paise)
select 'test_' || rule, 'testing', 'Test ' || rule, 'optional', rule, 5000, 1000000, 200
  from unnest(array['exact', 'partial', 'advance', 'any']) as rule;
insert into public.biller_parameters (biller_code, position, code, label, kind, min_length, max_length)
select b.code, 1, 'number', 'Number', 'numeric', 4, 10 from public.billers as b where b.category_code = 'testing';

create function tests.recharge_price(more jsonb) returns jsonb language sql as $$
  select private.price_recharge_order(tests.user_id('asha'),
    '{"operator": "testel_prepaid", "number": "9849012345"}' || more)
$$;
create function tests.bill_of(biller text, status text default 'fetched', amount integer default 120000,
  min_paise integer default null, handle text default 'asha') returns uuid language sql as $$
  insert into public.bill_fetches (user_id, biller_code, parameters, status, amount_paise, min_paise, expires_at)
  values (tests.user_id(handle), biller, '{"number": "445566"}', status, case when status = 'fetched' then amount
    end, min_paise, now() + interval '10 minutes') returning id
$$;
-- A statement of its own, so that it sees a bill made in the same line.
create function tests.bill_price(bill uuid, amount jsonb, handle text default 'asha') returns jsonb
  language plpgsql as $$
begin
  return private.price_bill_order(tests.user_id(handle),
    jsonb_build_object('bill_fetch_id', bill, 'amount_paise', amount));
end
$$;
create function tests.first_problem(price jsonb) returns text
  language sql as $$ select coalesce(price #>> '{problems,0,code}', 'none') $$;

select is((tests.recharge_price('{"plan_id": "00000000-0000-4000-8000-00000000000a"}') #> '{orders,0}') - 'region_id',
  '{"vendor_name": "Testel", "trade": "recharge", "kind": "digital", "category": "recharge",
  "lines": [{"name": "Testel ••••2345", "name_translations": {"te": "టెస్టెల్ ••••2345"}, "options": [], "option_ids": [], "tax_class": "none", "unit_paise": 29900,
    "quantity": 1, "total_paise": 29900}],
  "charges": [{"code": "face_value", "amount_paise": 29900}, {"code": "convenience_fee", "amount_paise": 250, "tax_class": "convenience"}],
  "digital": {"service": "recharge", "operator": "testel_prepaid", "number": "9849012345", "plan_id": "00000000-0000-4000-8000-00000000000a"}}',
  'a recharge is its plan and a fee, taxed on the fee alone (kernel, Recharge)');
select is(tests.recharge_price('{"plan_id": "00000000-0000-4000-8000-00000000000a"}') #>> '{orders,0,region_id}',
  (select id::text from public.regions where slug = 'telangana'),
  'a payment of somebody without an address counts for the whole state');
select tests.add_address('asha');
select is(tests.recharge_price('{"plan_id": "00000000-0000-4000-8000-00000000000a"}') #>> '{orders,0,region_id}',
  (select id::text from public.regions where slug = 'hyderabad'),
  'otherwise for the town of the address');
select is(tests.first_problem(tests.recharge_price(request)), problem, problem || ' for ' || request) from (values
  ('{"plan_id": "00000000-0000-4000-8000-00000000000b", "circle": "zz"}'::jsonb, 'none'),
  ('{"plan_id": "00000000-0000-4000-8000-00000000000b", "circle": "zy"}', 'plan_unavailable'),
    ('{"plan_id": "00000000-0000-4000-8000-00000000000b"}', 'plan_unavailable'),
  ('{"plan_id": "00000000-0000-4000-8000-00000000000c"}', 'plan_unavailable'),
    ('{"plan_id": "00000000-0000-4000-8000-00000000000d"}', 'plan_unavailable'),
  ('{"plan_id": "nonsense"}', 'plan_unavailable'), ('{"amount_paise": 29900}', 'plan_required'),
    ('{"plan_id": "00000000-0000-4000-8000-00000000000a", "circle": "nowhere"}', 'circle_unavailable'),
  ('{"plan_id": "00000000-0000-4000-8000-00000000000a", "number": "123"}', 'subscriber_number_invalid'),
    ('{"operator": "gone_prepaid"}', 'operator_unavailable'),
  ('{"operator": null}', 'operator_unavailable'),
  ('{"operator": "testel_dth", "amount_paise": 10000}', 'none'),
    ('{"operator": "testel_dth", "amount_paise": 9999}', 'recharge_amount_invalid'),
  ('{"operator": "testel_dth", "amount_paise": 500001}', 'recharge_amount_invalid'),
    ('{"operator": "testel_dth", "amount_paise": "10000"}', 'recharge_amount_invalid'),
  ('{"operator": "testel_dth", "amount_paise": 1e300}', 'recharge_amount_invalid')) as t (request, problem);
select is(tests.recharge_price('{"operator": "testel_dth", "amount_paise": 10000}') #> '{orders,0,charges}',
  '[{"code": "face_value", "amount_paise": 10000}]', 'no fee is no row');
select is(tests.recharge_price('{"plan_id": "nonsense"}') -> 'orders', '[]',
  'where there is a problem nothing is charged');
select is(private.price_recharge_order(tests.user_id('asha'), null) #>> '{problems,0,code}', 'operator_unavailable',
  'nothing asked for has no price');
select is(private.tax_rate('convenience'), 1800, 'the fee is taxed at 18 %');

select is(tests.first_problem(tests.bill_price(tests.bill_of('test_' || rule, min_paise => part), amount)), problem,
  format('%s of a bill of 120000 by the rule %s: %s', amount, rule, problem)) from (values
  ('exact', null::integer, '120000'::jsonb, 'none'), ('exact', null, '119999', 'bill_amount_invalid'),
    ('exact', null, '120001', 'bill_amount_invalid'),
  ('partial', null, '5000', 'none'), ('partial', null, '4999', 'bill_amount_invalid'),
    ('partial', 60000, '59999', 'bill_amount_invalid'), ('partial', 60000, '60000', 'none'),
    ('partial', null, '120001', 'bill_amount_invalid'),
  ('advance', null, '120000', 'none'), ('advance', null, '1000000', 'none'),
    ('advance', null, '119999', 'bill_amount_invalid'), ('advance', null, '1000001', 'bill_amount_invalid'),
  ('any', null, '5000', 'none'), ('any', null, '1000000', 'none'), ('any', null, '4999', 'bill_amount_invalid'),
    ('any', null, 'null', 'bill_amount_invalid')) as t (rule, part, amount, problem);
select is(tests.first_problem(tests.bill_price(tests.bill_of('test_exact', 'failed'), '7000')), 'none',
  'where a bill is optional any amount can be paid without one');
update public.billers set bill_fetch = 'required' where code = 'test_exact';
select is(tests.first_problem(tests.bill_price(tests.bill_of('test_exact', 'failed'), '7000')), 'bill_not_fetched',
  'where it is required it cannot');
select is(tests.first_problem(tests.bill_price(tests.bill_of('test_any', 'pending'), '7000')), 'bill_not_ready',
  'a bill that is still on its way is not paid');
select is(tests.first_problem(tests.bill_price(tests.bill_of('test_any'), '7000', 'bala')), 'bill_not_found',
  'nor somebody else''s');
select is(tests.first_problem(tests.bill_price(null, '7000')), 'bill_not_found', 'nor none');
create temporary table bill on commit drop as select tests.bill_of('test_any') as id;
select is(tests.bill_price((select id from bill), '7000') #> '{orders,0,charges}',
  '[{"code": "face_value", "amount_paise": 7000}, {"code": "convenience_fee", "amount_paise": 200, "tax_class": '
    '"convenience"}]', 'a bill is its amount and a fee');
select tests.fund_wallet('asha', 1000000);
select tests.pay_digital('bill', 'asha', jsonb_build_object('service', 'bill', 'bill_fetch_id', (select id from bill),
  'amount_paise', 7000));
select tests.reset();
select is(tests.first_problem(tests.bill_price((select id from bill), '7000')), 'bill_already_paid',
  'a bill that is being paid is not paid again');
update public.bill_fetches set expires_at = now();
select is(tests.first_problem(tests.bill_price((select id from bill), '7000')), 'bill_expired',
  'an old bill has to be fetched again');
update public.billers set active = false where category_code = 'testing';
select is(tests.first_problem(tests.bill_price((select id from bill), '7000')), 'biller_unavailable',
  'a closed biller takes nothing');

-- What was paid before is known ---------------------------------------------------------------------------------------
select tests.pay_digital('recharge', 'asha',
  '{"service": "recharge", "operator": "testel_prepaid", "circle": "zz", "number": "9849012345", "plan_id": '
    '"00000000-0000-4000-8000-00000000000a"}');
select tests.act_as_service();
select count(*) from public.claim_fulfilments(10);
select tests.reset();
select private.move_fulfilment((select id from public.digital_fulfilments where service = 'recharge'), 'success',
  reference => 'R-1');
select is((select amount_paise from public.digital_fulfilments where service = 'recharge'), 29900,
  'a plan has its own amount');
select tests.act_as('asha');
select is(public.detect_operator('9849012345'), '{"operator": "testel_prepaid", "circle": "zz", "sure": true}',
  'a number that one recharged before is known for sure (field 2.14)');
select tests.act_as('bala');
select is(public.detect_operator('9849012345') ->> 'sure', 'false', 'by nobody else');
select matches(tests.refusal($$ select private.price_recharge_order(tests.user_id('asha'), '{}') $$), '^42501',
  'prices come through a quote');

select * from finish();
rollback;
