-- What a client may send: every argument has an end, in depth, in length and in number.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}'),
  tests.create_user('admin', '+919000000003', '{admin}'), tests.create_user('ravi', '+919000000004', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha');
select tests.add_courier('ravi');

-- Depth.
create function pg_temp.nested(depth integer) returns jsonb language sql as $$
  select (repeat('{"a":[', depth / 2) || '"token=abc"' || repeat(']}', depth / 2))::jsonb
$$;
grant execute on function pg_temp.nested(integer) to anon, authenticated, service_role;
select tests.act_as_anon();
select is(tests.refusal($$ insert into public.app_logs (level, message, metadata)
  values ('error', 'deep', pg_temp.nested(400)) $$), 'allowed',
  'a log line whose metadata is nested four hundred deep does not stop the engine');
select tests.reset();
select matches((select metadata::text from public.app_logs where message = 'deep'), '^(.{7}){10}"\[too deep\]"\]',
  'it is cut after twenty levels');
select is(private.redact_json(pg_temp.nested(18)) #>> array['a', '0', 'a', '0', 'a', '0', 'a', '0', 'a', '0', 'a', '0',
  'a', '0', 'a', '0', 'a', '0'],
  'token=[redacted]', 'what honest apps nest is read to the end');
select is(private.redact_json(to_jsonb(array_fill('token=a'::text, array[600]))), '"[too many values]"'::jsonb,
  'what holds more strings than any honest line is cut as a whole');
select is(private.redact_json(to_jsonb(array_fill(1, array[7000]))), to_jsonb(array_fill(1, array[7000])),
  'thousands of numbers stay');
select tests.act_as_service();
select ok(public.record_violation('deep', pg_temp.nested(400), now(), 'x', 'x', 'r'),
  'nor does a report of a violation');
select matches(tests.refusal($$ select public.record_violation('wide',
  jsonb_build_object('x', repeat('token=a ', 100000)), now(), 'x', 'x', 'r') $$), '^23514',
  'a report of a megabyte is refused before it is searched for secrets');
select ok(public.record_violation(repeat('t', 100000), '{}', now(), repeat('token=a ', 100000), repeat('u', 100000),
  'r'), 'its other parts are cut first');
select tests.act_as_anon();
select matches(tests.refusal($$ insert into public.app_logs (level, message, metadata)
   select 'error', 'wide', to_jsonb(array(select 'token=a' from generate_series(1, 100000)))$$),
  '^23514', 'so is a log line with a hundred thousand values');

-- Size: one honest call of each function, and one that is refused or cut.
select tests.act_as('asha');
select is(tests.refusal(format($$ select public.quote_order(%L) $$, request)), code,
  'a quote is not asked for with ' || what)
from (values
  (jsonb_build_object('vendor_ids', array(select gen_random_uuid() from generate_series(1, 61)))::text,
    'PT400 request_invalid', 'more vendors than a cart holds'),
  (jsonb_build_object('vendor_ids', array(select gen_random_uuid() from generate_series(1, 5000)))::text,
    'PT413 request_too_large', 'thousands of vendors'),
  ('{"vendor_ids": ["not an id"]}', 'PT400 request_invalid', 'vendors that are none'),
  ('{"vendor_ids": [{"id": 1}]}', 'PT400 request_invalid', 'vendors that are objects'),
  (jsonb_build_object('address_id', repeat('x', 61))::text, 'PT400 request_invalid', 'an address that is none'),
  ('{"address_id": {"x": 1}}', 'PT400 request_invalid', 'an address that is an object'),
  (jsonb_build_object('scheduled_for', repeat('9', 61))::text, 'PT400 request_invalid', 'a time without end'),
  (jsonb_build_object('instructions', repeat('x', 9000))::text, 'PT413 request_too_large', 'a novel'),
  (jsonb_build_object('anything', repeat('x', 9000))::text, 'PT413 request_too_large', 'what nobody asked for'))
    as odd (request, code, what);
select ok(public.quote_order(jsonb_build_object('vendor_ids', array(select gen_random_uuid()
  from generate_series(1, 60)), 'instructions', repeat('x', 300))) is not null,
  'sixty vendors and full instructions are asked for');
select tests.reset();
select ok((select max(pg_column_size(request)) < 8000 from private.quotes), 'so that a stored request stays small');
select tests.act_as('asha');
select is(tests.refusal(format($$ select public.add_to_cart(%L, array(select gen_random_uuid()
  from generate_series(1, 101))) $$, tests.item_id('Dosa'))),
  'PT400 options_invalid', 'an item has no hundred options');
select is(tests.refusal($$ select public.add_to_cart(repeat('x', 1000000)) $$), 'PT404 item_not_found',
  'nor a name of a megabyte');
select is(tests.refusal($$ select public.merge_cart(jsonb_build_array(jsonb_build_object('item_id',
  repeat('x', 200000))), 'key-for-merge') $$),
  'PT413 request_too_large', 'a guest''s cart has an end');
select is(tests.refusal($$ select public.price_guest_cart(
  jsonb_build_array(jsonb_build_object('item_id', repeat('x', 200000)))) $$),
  'PT413 request_too_large', 'also where it is only priced');
select
  is(
  tests.refusal($$ select public.cart_bill(jsonb_build_object('items', jsonb_build_array(jsonb_build_object('item_id',
   repeat('x', 200000)))))$$),
  'PT413 request_too_large', 'or its bill is asked for');
select is(tests.refusal($$ select public.events_since('user:' || repeat('x', 1000000), 0) $$), 'PT403 topic_forbidden',
  'so has a topic');
select
  is(
  tests.refusal(
  $$ select public.vendors_near('food', 17.43, 78.45, cursor => jsonb_build_object('rank', 1, 'id', gen_random_uuid(), 'x',
   repeat('x', 2000)))$$),
  'PT413 request_too_large', 'and a cursor');
select lives_ok($$ select public.home_page(17.43, 78.45, repeat('x', 1000000)) $$, 'a language is one of ten');
select lives_ok($$ select public.discover_items(17.43, 78.45, filter => repeat('%', 1000000)) $$,
  'a quick filter one of six');
select lives_ok($$ select public.vendors_near('food', 17.43, 78.45, search => repeat('%', 1000000)) $$,
  'a search reads a hundred characters');
select lives_ok($$ select public.search_food(repeat('_', 1000000), 17.43, 78.45) $$, 'whatever is searched for');
select is(tests.refusal($$ select public.delete_account(repeat('x', 2000)) $$), 'PT413 request_too_large',
  'a confirmation is a word');
select is(tests.refusal($$ select public.create_first_admin(repeat('x', 2000)) $$), 'PT413 request_too_large',
  'a token is short');
select
  is(
  tests.refusal(
  $$ select public.save_push_subscription('https://fcm.googleapis.com/' || repeat('x', 100000), repeat('B', 87),
   repeat('a', 22))$$),
  'PT400 push_subscription_invalid', 'an endpoint too');
select tests.act_as('admin');
select is(tests.refusal($$ select public.admin_orders(array_fill('pending'::public.order_status, array[1000])) $$),
  'PT400 request_invalid', 'a filter names each status once');
select is(tests.refusal($$ select public.admin_news(array_fill(gen_random_uuid(), array[1000])) $$),
  'PT400 request_invalid', 'events name two hundred orders at most');
select lives_ok($$ select public.admin_orders(search => repeat('x', 1000000)) $$, 'and searches briefly');
select is(tests.refusal($$ select public.refund_order(gen_random_uuid(), '[]', 'goodwill', repeat('x', 3000),
  'key-for-refund') $$), 'PT413 request_too_large',
  'a note about a refund has an end');
select is(tests.refusal($$ select public.settle_payout(gen_random_uuid(), 'failed', note => repeat('x', 3000)) $$),
  'PT413 request_too_large', 'so has one about a payout');
select is(tests.refusal($$ select public.settle_payout(gen_random_uuid(), 'paid', repeat('x', 300)) $$),
  'PT413 request_too_large', 'and its reference');
select is(tests.refusal($$ select public.record_deposit(gen_random_uuid(), 'cash_with_courier', 1, repeat('x', 300),
  'key-for-deposit') $$), 'PT413 request_too_large', 'and a deposit''s');
select is(tests.refusal($$ select public.admin_payouts(array_fill('paid'::text, array[1000])) $$),
  'PT400 request_invalid', 'a filter of payouts names each state once');
select tests.act_as('vikram');
select lives_ok($$ select public.vendor_orders(tests.vendor_id_of('vendor-one'), search => repeat('x', 1000000)) $$,
  'so does a vendor');
select tests.act_as('ravi');
select lives_ok($$ select public.report_position(17.43, 78.45, 'NaN', 'Infinity') $$, 'a position without a direction');
select results_eq($$ select heading, accuracy_m from public.courier_positions
  where user_id = tests.user_id('ravi') $$, $$ values (null::real, null::real) $$, 'has none');

select tests.reset();
insert into public.digital_operators (code, kind, name, min_paise, max_paise)
  values ('testel_dth', 'dth', 'Testel', 1000, 500000);
insert into public.biller_categories (code, name) values ('testing', 'Testing');
insert into public.billers (code, category_code, name, bill_fetch, amount_rule)
  values ('test_gas', 'testing', 'Test Gas', 'none', 'any');
insert into public.biller_parameters (biller_code, position, code, label, kind, min_length, max_length)
  values ('test_gas', 1, 'number', 'Number', 'numeric', 4, 10);
select tests.act_as('asha');
select is(tests.refusal($$ select public.detect_operator(repeat('9', 1000000)) $$), 'PT400 subscriber_number_invalid',
  'a number has an end');
select lives_ok($$ select public.recharge_plans('testel_dth', search => repeat('%', 1000000)) $$,
  'a search of plans is brief');
select lives_ok($$ select public.billers_in(search => repeat('%', 1000000)) $$, 'and one of billers');
select is(tests.refusal($$ select public.request_bill('test_gas',
  jsonb_build_object('number', repeat('1', 100000))) $$), 'PT400 bill_parameters_invalid',
  'a bill is asked for with little');
select is(tests.refusal($$ select public.save_biller('test_gas', '{"number": "12345"}', repeat('x', 100000)) $$),
  'PT400 nickname_too_long', 'and saved under a short name');
select is(tests.refusal($$ select public.file_complaint(gen_random_uuid(), 'other', repeat('x', 100000)) $$),
  'PT413 request_too_large', 'a complaint is not a novel');
select is(tests.refusal(statement), 'PT413 request_too_large', 'help has an end: ' || left(statement, 40))
  from unnest(array[
  $$ select public.open_ticket('other', repeat('x', 100000),
    'key-for-ticket') $$, $$ select public.write_to_ticket(gen_random_uuid(), gen_random_uuid(),
    repeat('x', 100000)) $$,
  $$ select public.close_ticket(gen_random_uuid(), repeat('x', 100000)) $$, $$ select
    public.report_order_problem(gen_random_uuid(), 'order', 'key-for-report', null, repeat('x', 100000)) $$,
  $$ select public.accept_policies(jsonb_build_object('terms', repeat('x', 100000))) $$]) as statement;
select lives_ok($$ select public.ask_assistant(repeat('order ', 100000)), public.search_faq(repeat('x ', 100000)) $$,
  'of a question the beginning is read');
select tests.act_as('admin');
select is(tests.refusal($$ select public.decide_ticket(gen_random_uuid(), true, repeat('x', 100000),
  'key-for-claim') $$), 'PT413 request_too_large', 'and so has a decision');
select is(tests.refusal($$ select public.answer_complaint(gen_random_uuid(), 'resolved', repeat('x', 100000)) $$),
  'PT400 complaint_answer_invalid', 'nor is its answer');
select is(tests.refusal($$ select public.add_vendor(jsonb_build_object('name', repeat('x', 100000)),
  'key-for-vendor') $$), 'PT413 request_too_large', 'nor a vendor');
select is(tests.refusal($$ select public.resolve_reconciliation(1, repeat('x', 100000)) $$), 'PT400 note_required',
  'nor a note');
select * from finish();
rollback;
