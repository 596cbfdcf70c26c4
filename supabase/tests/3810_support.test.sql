-- Help with an order and tickets: who may, what is refunded at once and what a person decides, and that nothing is paid
-- twice.
begin;
select no_plan();
select tests.reviewed('bounds', 'close_ticket decide_ticket open_ticket preview_report report_order_problem '
  'support_inbox support_picture_path write_to_ticket');
select tests.runs_on_schedule('sweep-tickets', 'select private.sweep_tickets()');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{user,vendor}'),
  tests.create_user('ravi', '+919000000004', '{user,delivery}'), tests.create_user('meera', null, '{user,admin}'),
    tests.create_user('noor', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 10000),
  tests.add_item('vendor-one', 'Thali', 40000),
  tests.add_address('asha'), tests.add_address('vikram'), tests.add_address('meera'),
  tests.fund_wallet('asha', 10000000), tests.fund_wallet('vikram', 1000000), tests.fund_wallet('meera', 1000000);
select tests.add_courier('ravi', capacity => 3);
select tests.reset();
create function tests.report(name text, problem text, more jsonb default '{}') returns jsonb language sql as $$
  select public.report_order_problem(tests.order_id(name), problem,
    coalesce(more ->> 'key', 'help-key:' || gen_random_uuid()), more -> 'lines', more ->> 'body', more ->> 'picture')
$$;
create function tests.report_refusal(name text, problem text, more jsonb default '{}') returns text language sql as $$
  select tests.refusal(format('select tests.report(%L, %L, %L)', name, problem, more))
$$;
create function tests.ticket_of(handle text, n integer default 0) returns uuid language sql
  security definer set search_path = '' as $$
  select t.id from private.support_tickets as t where t.user_id = tests.user_id(handle)
    order by t.opened_at desc, t.number desc offset n limit 1
$$;
create function tests.photo(handle text) returns text language sql security definer set search_path = '' as $$
  insert into storage.objects (bucket_id, name, owner)
    select 'support-pictures', tests.user_id(handle) || '/' || gen_random_uuid() || '.webp', tests.user_id(handle)
    returning name
$$;
create function tests.opened(handle text, topic text, body text, more text default 'null, ''en'', null') returns text
  language sql as $$
  select tests.refusal(format('select public.open_ticket(%L, %L, %L, %s)', topic, body,
    'ticket-key:' || gen_random_uuid(), more))
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- Nothing is reported of what is not delivered or another's -----------------------------------------------------------
select tests.order_item('dinner', 'asha', 'Dosa', 3);
select is((select string_agg(p ->> 'problem', ' ' order by n)
  from jsonb_array_elements(public.order_help(tests.order_id('dinner')) -> 'problems') with ordinality as e (p, n)),
  'payment order', 'while an order is under way only payment and the order itself can be reported');
select is(tests.report_refusal('dinner', 'item_missing', '{"lines": [{"position": 1, "quantity": 1}]}'),
  'PT409 help_window_over', 'nothing is missing yet');
select tests.advance_to('dinner', 'delivered', 'ravi');
select tests.act_as('bala');
select is(tests.refusal(format('select public.order_help(%L)', tests.order_id('dinner'))), 'PT404 order_not_found',
  'another''s order is not there (Issue 11, Help)');
select is(tests.report_refusal('dinner', 'item_missing', '{"lines": [{"position": 1, "quantity": 1}]}'),
  'PT404 order_not_found', 'nor is it reported');
select is(tests.opened('bala', 'order', 'I want the money of this order.', format('%L', tests.order_id('dinner'))),
  'PT404 order_not_found', 'nor does a ticket name it');
select tests.act_as('vikram');
select is(tests.report_refusal('dinner', 'item_missing', '{"lines": [{"position": 1, "quantity": 1}]}'),
  'PT404 order_not_found', 'its vendor does not either');
select tests.act_as('meera');
select is(tests.report_refusal('dinner', 'item_missing', '{"lines": [{"position": 1, "quantity": 1}]}'),
  'PT404 order_not_found', 'nor an administrator');
select tests.act_as_anon();
select matches(tests.report_refusal('dinner', 'item_missing'), '^42501', 'nor a guest');
select matches(tests.refusal(statement), '^42501', 'a guest may not: ' || statement) from unnest(array[
  'select public.order_help(gen_random_uuid())', 'select public.my_tickets()',
    'select public.support_ticket(gen_random_uuid())', 'select public.support_inbox()',
  'select public.support_overview()',
    'select public.open_ticket(''other'', ''Please help me now.'', ''key-for-guest'')',
    'select public.claim_ticket(gen_random_uuid())',
  'select public.write_to_ticket(gen_random_uuid(), gen_random_uuid(), ''Hello'')',
    'select public.close_ticket(gen_random_uuid())', 'select public.read_ticket(gen_random_uuid(), 1)',
  'select public.decide_ticket(gen_random_uuid(), true, ''Yes'', ''key-for-guest'')',
    'select public.support_picture_path(''webp'')']) as statement;

-- Decided at once -----------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select is(public.order_help(tests.order_id('dinner')) #> '{lines,0,left}', '3', 'three pieces can be reported');
select is(tests.report_refusal('dinner', 'weather'), 'PT400 help_problem_unknown',
  'a problem that nobody knows is refused');
select is(tests.report_refusal('dinner', null), 'PT400 help_problem_unknown', 'and none');
select is(tests.report_refusal('dinner', 'item_missing', jsonb_build_object('lines', lines::jsonb)),
  'PT400 help_lines_invalid', 'lines that cannot be read are refused: ' || lines)
from unnest(array['null', '{}', '[]', '[1]', '[{"position": 1}]', '[{"position": 0, "quantity": 1}]',
  '[{"position": 9, "quantity": 1}]', '[{"position": 1, "quantity": 4}]',
  '[{"position": 1, "quantity": -1}]', '[{"position": 1, "quantity": 1.5}]', '[{"position": "1; drop", "quantity": 1}]',
    '[{"position": 1, "quantity": 1}, {"position": 1, "quantity": 1}]']) as lines;
select is(tests.report_refusal('dinner', 'item_missing', jsonb_build_object('lines', repeat('x', 9000))),
  'PT413 request_too_large', 'and lines without end');
create temporary table seen on commit drop as select tests.wallet_of('asha') as wallet;
grant select, update on seen to authenticated;
select is(tests.report('dinner', 'item_missing', '{"lines": [{"position": 1, "quantity": 1}], "key": "missing-one"}'),
  '{"outcome": "refunded", "ticket": null, "why": null, "refund_paise": 10500}',
    'one missing piece goes back at once, with its tax (Issue 11, Help)');
select is(tests.wallet_of('asha') - (select wallet from seen), 10500::bigint, 'to the wallet');
select is(tests.report('dinner', 'item_missing', '{"lines": [{"position": 1, "quantity": 1}], "key": "missing-one"}') ->
  'refund_paise', '10500', 'sent again it is answered again');
select is(tests.wallet_of('asha') - (select wallet from seen), 10500::bigint, 'and paid once');
select is(tests.report_refusal('dinner', 'item_missing', '{"lines": [{"position": 1, "quantity": 3}]}'),
  'PT409 already_reported', 'each piece is reported once');
select is(tests.report_refusal('dinner', 'item_bad', '{"lines": [{"position": 1, "quantity": 3}]}'),
  'PT409 already_reported', 'whatever was wrong with it');
select is(public.order_help(tests.order_id('dinner')) #> '{lines,0,left}', '2', 'two are left');
select is(tests.report_refusal('dinner', 'item_bad', jsonb_build_object('lines',
  '[{"position": 1, "quantity": 1}]'::jsonb, 'picture', picture)), 'PT400 picture_invalid',
  'a picture that is not there is refused: ' || picture)
    from unnest(array['x', '../x', tests.user_id('bala') || '/' || gen_random_uuid() || '.webp', tests.photo('bala'),
  tests.user_id('asha') || '/' || gen_random_uuid() || '.webp',
    tests.user_id('asha') || '/' || gen_random_uuid() || '.html', repeat('x', 100000)]) as picture;
select is(tests.report('dinner', 'item_bad', jsonb_build_object('lines', '[{"position": 1, "quantity": 1}]'::jsonb,
  'picture', tests.photo('asha'))) ->> 'outcome', 'refunded',
  'a spoiled one goes back when a photo shows it');
select is(tests.report('dinner', 'item_bad', '{"lines": [{"position": 1, "quantity": 1}]}') - 'ticket',
  '{"outcome": "ticket", "why": "no_photo", "refund_paise": 0}', 'without one a person decides');
select is((select string_agg(c ->> 'state', ' ' order by c ->> 'state')
  from jsonb_array_elements(public.order_help(tests.order_id('dinner')) -> 'claims') with ordinality as e (c, n)),
  'in_review refunded_at_once refunded_at_once', 'the order says what was reported');
select is(public.order_help(tests.order_id('dinner')) #>> '{tickets,0,topic}', 'item_bad', 'and which tickets it has');
select unalike(tests.ledger_of('dinner'), '%order_escrow%', 'nothing stays in escrow');
select tests.reset();
select ok((select sum(e.amount_paise) = 0 from private.ledger_entries as e), 'the books balance');
select is((select count(*) from public.audit_log where action = 'refund_at_once'), 2::bigint,
  'what was decided at once is in the audit log');

-- Limits --------------------------------------------------------------------------------------------------------------
select tests.order_item('feast', 'asha', 'Thali', 1), tests.advance_to('feast', 'delivered', 'ravi');
select tests.act_as('asha');
select is(tests.report('feast', 'item_missing', '{"lines": [{"position": 1, "quantity": 1}]}') ->> 'why', 'above_limit',
  'what costs more is decided by a person');
select tests.order_item('lunch', 'asha', 'Dosa', 3), tests.advance_to('lunch', 'delivered', 'ravi');
select tests.act_as('asha');
select is(tests.report('lunch', 'item_missing', '{"lines": [{"position": 1, "quantity": 1}]}') ->> 'outcome',
  'refunded', 'the third at once');
select is(tests.report('lunch', 'item_missing', '{"lines": [{"position": 1, "quantity": 1}]}') ->> 'why', 'too_often',
  'is the last within thirty days');
select tests.reset();
update private.order_claims set created_at = created_at - interval '31 days' where state = 'refunded_at_once';
select tests.act_as('asha');
select is(tests.report('lunch', 'item_missing', '{"lines": [{"position": 1, "quantity": 1}]}') ->> 'outcome',
  'refunded', 'a month later it is again');
select tests.order_item('old', 'asha', 'Dosa', 1), tests.advance_to('old', 'delivered', 'ravi');
select tests.reset();
select tests.age_order('old', interval '49 hours');
select tests.act_as('asha');
select is(tests.report_refusal('old', 'item_missing', '{"lines": [{"position": 1, "quantity": 1}]}'),
  'PT409 help_window_over', 'after two days goods are not reported');
select is(tests.report('old', 'payment', '{"body": "I was charged twice for this."}') ->> 'why', 'by_hand',
  'but its payment is');
select is(tests.report_refusal('old', 'payment', '{"body": "short"}'), 'PT400 ticket_text_invalid', 'in words');
select is(tests.report_refusal('old', 'payment'), 'PT400 ticket_text_invalid', 'that are there');

-- Late ----------------------------------------------------------------------------------------------------------------
select tests.order_item('slow', 'asha', 'Dosa', 1), tests.advance_to('slow', 'delivered', 'ravi');
select tests.act_as('asha');
select is(tests.report('slow', 'arrived_late') ->> 'outcome', 'not_late', 'what came in time was not late');
select tests.reset();
update public.enhanced_orders set promised_max_at = status_since - interval '20 minutes'
  where id = tests.order_id('slow');
update private.order_claims set created_at = created_at - interval '31 days' where state = 'refunded_at_once';
select tests.act_as('asha');
select is(tests.report('slow', 'arrived_late') ->> 'outcome', 'refunded', 'what came late gets its delivery fee back');
select is(tests.report_refusal('slow', 'arrived_late'), 'PT409 already_reported', 'once');
select is(-(select sum(c.amount_paise) from public.order_charges as c where c.order_id = tests.order_id('slow')
  and c.phase = 'refunded' and c.code = 'delivery'),
  (select c.amount_paise::bigint from public.order_charges as c where c.order_id = tests.order_id('slow')
    and c.phase = 'quoted' and c.code = 'delivery'), 'all of it');

-- Tickets -------------------------------------------------------------------------------------------------------------
select is(tests.opened('asha', 'weather', 'It rains all the day.'), 'PT400 ticket_topic_unknown',
  'a ticket is about something');
select is(tests.opened('asha', 'item_missing', 'An item is missing here.'), 'PT400 ticket_topic_unknown',
  'what is reported of an order is reported there');
select is(tests.opened('asha', 'account', body), 'PT400 ticket_text_invalid',
  format('%s letters are refused', length(body))) from unnest(array['', '   help    ', repeat('x', 1001)]) as body;
select is(tests.opened('asha', 'account', null), 'PT400 ticket_text_invalid', 'and none');
select is(tests.opened('asha', 'account', repeat('x', 100000)), 'PT413 request_too_large', 'and a novel');
select is(tests.opened('asha', 'account', 'Please change my number.', 'null, ''en'', ''x'''), 'PT400 picture_invalid',
  'and a picture that is none');
create temporary table ticket on commit drop as select public.open_ticket('account',
  U&'<b>Hello</b> \202Egnp.exe \+01F600 ఫోన్‌', 'ticket-key-one') as t;
grant select on ticket to authenticated;
select matches((select t ->> 'number' from ticket), '^HT[0-9]{6,}$', 'it has a number at once');
select is((select (t ->> 'acknowledge_by')::timestamptz from ticket), now() + interval '48 hours',
  'is looked at within 48 hours');
select is((select (t ->> 'resolve_by')::timestamptz from ticket), now() + interval '30 days',
  'and resolved within a month');
select is(public.open_ticket('account', 'Something else altogether.', 'ticket-key-one'), (select t from ticket),
  'sent again it is the same ticket');
select is(public.support_ticket((select (t ->> 'id')::uuid from ticket)) #>> '{messages,0,body}',
  U&'<b>Hello</b> gnp.exe \+01F600 ఫోన్‌',
  'tags and emoji stay letters, marks that turn the direction are gone');
select is(public.support_ticket((select (t ->> 'id')::uuid from ticket)) -> 'support', 'null',
  'what support knows of the customer is not theirs');
select is(public.my_tickets() #> '{0,number}', (select t -> 'number' from ticket), 'the latest ticket comes first');
select is(jsonb_array_length(public.my_tickets(limit_count => 2)), 2, 'page by page');
select is(public.my_tickets((public.my_tickets() #>> '{1,last_at}')::timestamptz,
  (public.my_tickets() #>> '{1,id}')::uuid) #> '{0,id}', public.my_tickets() #> '{2,id}', 'the next follows');
select tests.act_as('bala');
select is(tests.refusal(statement), 'PT404 ticket_not_found', 'another''s ticket is not there: ' || left(statement, 30))
  from unnest(array[
  format('select public.support_ticket(%L)', tests.ticket_of('asha')),
    format('select public.write_to_ticket(%L, gen_random_uuid(), ''Hello'')', tests.ticket_of('asha')),
  format('select public.close_ticket(%L)', tests.ticket_of('asha'))]) as statement;
select is(public.my_tickets(), '[]', 'nor listed');
select is(tests.refusal(statement), 'PT403 role_required', 'customers do not: ' || left(statement, 30))
  from unnest(array['select public.support_inbox()', 'select public.support_overview()',
  format('select public.claim_ticket(%L)', tests.ticket_of('asha')),
    format('select public.decide_ticket(%L, true, ''Yes please'', ''key-for-bala'')', tests.ticket_of('asha'))])
    as statement;
select matches(tests.refusal(statement), '^42501', 'nor: ' || statement)
  from unnest(array['select * from private.support_tickets', 'select * from private.support_messages',
  'update private.order_claims set state = ''accepted''',
    'select private.create_ticket(gen_random_uuid(), ''other'', null, ''en'', ''x'', null)',
    'select private.sweep_tickets()']) as statement;

-- Support -------------------------------------------------------------------------------------------------------------
select tests.act_as('meera');
select ok(jsonb_array_length(public.support_inbox()) >= 5, 'administrators see all open tickets');
select is(public.support_inbox('mine'), '[]', 'and their own');
select is(tests.refusal($$ select public.support_inbox('weather') $$), 'PT400 request_invalid',
  'of queues that are there');
select is(jsonb_array_length(public.support_inbox('open', null, null, 2)), 2, 'page by page');
select lives_ok(format('select public.claim_ticket(%L)', tests.ticket_of('asha')), 'a ticket is taken over');
select lives_ok(format('select public.claim_ticket(%L)', tests.ticket_of('asha')), 'twice changes nothing');
select is(jsonb_array_length(public.support_inbox('mine')), 1, 'and is then one''s own');
select isnt(public.support_ticket(tests.ticket_of('asha')) ->> 'acknowledged_at', null, 'which acknowledges it');
select is(public.support_ticket(tests.ticket_of('asha')) #>> '{support,customer,orders}', '5',
  'support sees what the customer bought');
select ok((public.support_ticket(tests.ticket_of('asha')) #>> '{support,customer,claims}')::integer >= 3,
  'and what was reported before');
select is(public.write_to_ticket(tests.ticket_of('asha'), '00000000-0000-4000-8000-000000000001',
  'We have changed it.') ->> 'author_role', 'support', 'support answers');
select is(public.write_to_ticket(tests.ticket_of('asha'), '00000000-0000-4000-8000-000000000001', 'Again') ->> 'body',
  'We have changed it.', 'once per message');
select is(public.support_ticket(tests.ticket_of('asha')) ->> 'status', 'answered', 'then it waits for the customer');
select tests.act_as('asha');
select is((select count(*) from public.system_notifications as n where n.template = 'ticket_answered'
  and n.action_url = '/support?ticket=' || tests.ticket_of('asha')), 1::bigint, 'who is told');
select is(public.my_tickets() #> '{0,unread}', 'true', 'and has it unread');
select lives_ok(format('select public.read_ticket(%L, 99)', tests.ticket_of('asha')), 'until it is read');
select is(public.my_tickets() #> '{0,unread}', 'false', 'once');
select is(public.write_to_ticket(tests.ticket_of('asha'), gen_random_uuid(), null, tests.photo('asha')) ->>
  'author_role', 'customer', 'a photo is a message');
select is(tests.refusal(format('select public.write_to_ticket(%L, gen_random_uuid(), %L)', tests.ticket_of('asha'),
  body)), code, 'a message is not ' || what) from (values
  (' ', 'PT400 message_empty', 'blank'), (repeat('x', 1001), 'PT400 ticket_text_invalid', 'long'),
    (repeat('x', 100000), 'PT413 request_too_large', 'a novel')) as odd (body, code, what);
select is(tests.refusal(format('select public.write_to_ticket(%L, null, ''Hello'')', tests.ticket_of('asha'))),
  'PT400 request_invalid', 'nor without an id');
select lives_ok(format('select public.write_to_ticket(%L, gen_random_uuid(), ''Hello'') from generate_series(1, 14)',
  tests.ticket_of('asha')), 'many are sent');
select is(tests.refusal(format(
  'select public.write_to_ticket(%L, gen_random_uuid(), ''Hello'') from generate_series(1, 20)',
  tests.ticket_of('asha'))), 'PT429 too_many_messages', 'not too many');
select lives_ok(format('select public.close_ticket(%L)', tests.ticket_of('asha')), 'the customer closes it');
select is(public.support_ticket(tests.ticket_of('asha')) ->> 'status', 'closed', 'it is closed');
select tests.reset();
update private.support_messages set at = at - interval '5 minutes';
select tests.act_as('meera');
select is(tests.refusal(format('select public.write_to_ticket(%L, gen_random_uuid(), ''Hello'')',
  tests.ticket_of('asha'))), 'PT409 ticket_closed', 'support writes no more');
select is(tests.refusal(format('select public.claim_ticket(%L)', tests.ticket_of('asha'))), 'PT409 ticket_closed',
  'nor takes it over');
select tests.act_as('asha');
select lives_ok(format('select public.write_to_ticket(%L, gen_random_uuid(), ''Still wrong'')',
  tests.ticket_of('asha')), 'the customer opens it again');
select is(public.support_ticket(tests.ticket_of('asha')) ->> 'status', 'open', 'by writing');
select public.close_ticket(tests.ticket_of('asha'));
select tests.reset();
update private.support_tickets set closed_at = now() - interval '15 days' where id = tests.ticket_of('asha');
select tests.act_as('asha');
select is(tests.refusal(format('select public.write_to_ticket(%L, gen_random_uuid(), ''Hello'')',
  tests.ticket_of('asha'))), 'PT409 ticket_closed', 'but not after two weeks');
select tests.act_as('meera');
select isnt_empty($$ select * from jsonb_array_elements(public.support_inbox('closed')) $$,
  'closed ones stay on record');

-- Deciding ------------------------------------------------------------------------------------------------------------
select tests.reset();
create function tests.claim_of(name text) returns uuid language sql security definer set search_path = '' as $$
  select c.ticket_id from private.order_claims as c where c.order_id = tests.order_id(name) and c.state = 'in_review'
    order by c.created_at desc limit 1
$$;
grant execute on function tests.claim_of(text) to authenticated;
create temporary table feast on commit drop as select tests.claim_of('feast') as id;
grant select on feast to authenticated;
select tests.act_as('meera');
select is(public.support_ticket((select id from feast)) #>> '{claim,asked_paise}', '42000',
  'support sees what is asked');
select is(public.support_ticket((select id from feast)) #>> '{support,offer_paise}', '42000',
  'and what accepting would give back now');
select is(tests.refusal(format('select public.close_ticket(%L)', (select id from feast))), 'PT409 claim_undecided',
  'it is not closed undecided');
select is(tests.refusal(format('select public.decide_ticket(%L, true, %L, ''decide-odd'')', (select id from feast),
  body)), code, 'the answer is words: ' || left(body, 3)) from (values
  ('', 'PT400 ticket_text_invalid'), (repeat('x', 1001), 'PT400 ticket_text_invalid'),
    (repeat('x', 100000), 'PT413 request_too_large')) as odd (body, code);
select is(tests.refusal(format('select public.decide_ticket(%L, null, ''Yes'', ''decide-null'')',
  (select id from feast))), 'PT400 request_invalid', 'and a decision');
select is(public.decide_ticket((select id from feast), true, 'Sorry, it is back.', 'decide-feast'),
  '{"refund_paise": 42000}', 'support refunds it');
select is(public.decide_ticket((select id from feast), true, 'Sorry, it is back.', 'decide-feast'),
  '{"refund_paise": 42000}', 'once per key');
select is(tests.refusal(format('select public.decide_ticket(%L, true, ''Once more'', ''decide-again'')',
  (select id from feast))), 'PT409 claim_decided', 'and once at all');
select is(-(select sum(c.amount_paise) from public.order_charges as c where c.order_id = tests.order_id('feast')
  and c.phase = 'refunded'), 42000::bigint, 'no paisa twice');
select lives_ok(format('select public.close_ticket(%L, ''All done.'')', (select id from feast)), 'then it is closed');
select is(public.decide_ticket(tests.claim_of('dinner'), false, 'The photo shows another dish.', 'decide-dinner'),
  '{"refund_paise": 0}', 'or support declines');
select is((select count(*) from public.audit_log where action = 'decide_ticket'), 2::bigint,
  'both are in the audit log');
select tests.act_as('asha');
select is(tests.report_refusal('dinner', 'item_bad', '{"lines": [{"position": 1, "quantity": 1}]}'),
  'PT409 already_reported', 'what was declined is not reported again');
select is(tests.report_refusal('feast', 'item_bad', '{"lines": [{"position": 1, "quantity": 1}]}'),
  'PT409 already_reported', 'nor what was paid');

-- Nobody decides about their own, as an administrator or as who sold it -----------------------------------------------
select tests.order_item('boss', 'meera', 'Thali', 1), tests.advance_to('boss', 'delivered', 'ravi');
select tests.act_as('meera');
select is(tests.report('boss', 'item_missing', '{"lines": [{"position": 1, "quantity": 1}]}') ->> 'outcome', 'ticket',
  'an administrator reports like everybody');
select is(tests.refusal(format('select public.decide_ticket(%L, true, ''Yes yes'', ''decide-boss'')',
  tests.claim_of('boss'))), 'PT403 own_ticket', 'and does not decide about it');
select is(tests.refusal(format('select public.claim_ticket(%L)', tests.claim_of('boss'))), 'PT403 own_ticket',
  'nor looks after it');
select is(public.write_to_ticket(tests.claim_of('boss'), gen_random_uuid(), 'Hello?') ->> 'author_role', 'customer',
  'but writes as the customer');
select tests.act_as('noor');
select is(public.decide_ticket(tests.claim_of('boss'), true, 'It is back.', 'decide-boss') ->> 'refund_paise', '42000',
  'a colleague decides');
select tests.reset();
select tests.add_address('bala'), tests.fund_wallet('bala', 1000000);
select tests.order_item('inside', 'bala', 'Dosa', 1), tests.advance_to('inside', 'delivered', 'ravi');
select tests.reset();
insert into public.vendor_staff (vendor_id, user_id, position)
  values (tests.vendor_id_of('vendor-one'), tests.user_id('bala'), 'staff');
select tests.act_as('bala');
select is(tests.report('inside', 'item_missing', '{"lines": [{"position": 1, "quantity": 1}]}') ->> 'why',
  'own_business', 'whoever works for the vendor gets nothing at once');

-- Jobs, limits, leaving -----------------------------------------------------------------------------------------------
select tests.reset();
update private.support_tickets set acknowledge_by = now() + interval '1 hour', acknowledged_at = null
  where id = tests.claim_of('lunch');
select private.sweep_tickets(), private.sweep_tickets();
select is((select count(*) from public.system_notifications where template = 'admin_ticket_due'
  and params ->> 'ticket_id' = tests.claim_of('lunch')::text), 2::bigint,
  'all administrators are told once before the clock runs out');
update private.support_tickets set last_at = now() - interval '8 days' where status = 'answered';
select private.sweep_tickets();
select is((select count(*) from private.support_tickets where status = 'answered'), 0::bigint,
  'what was answered a week ago closes by itself');
update private.support_tickets set opened_at = now() - interval '2 days' where user_id = tests.user_id('asha');
select tests.act_as('asha');
select lives_ok($$ select public.open_ticket('other', 'Number ' || n || ' of many.', 'many-tickets-' || n)
   from generate_series(1, 10) as n$$, 'ten tickets a day');
select is(tests.opened('asha', 'other', 'One more of them.'), 'PT429 too_many_tickets', 'are enough');
select is(tests.refusal($$ select public.support_picture_path('html') $$), 'PT400 picture_invalid',
  'a picture is a picture');
select matches(public.support_picture_path('webp'), '^' || tests.user_id('asha') || '/[0-9a-f-]{36}[.]webp$',
  'kept in one''s own folder');
select tests.reset();
select tests.photo('asha') from generate_series(1, 20);
select tests.act_as('asha');
select is(tests.refusal($$ select public.support_picture_path('webp') $$), 'PT429 too_many_pictures', 'twenty a day');
select ok((select count(*) from storage.objects where bucket_id = 'support-pictures') >= 20, 'one sees one''s own');
select matches(tests.refusal($$ insert into storage.objects (bucket_id, name)
  values ('support-pictures', 'x/y.webp') $$), '^42501', 'and stores none by hand');
select tests.act_as('bala');
select is((select count(*) from storage.objects where bucket_id = 'support-pictures'
  and name like tests.user_id('asha') || '%'), 0::bigint, 'nobody sees another''s');
select tests.act_as('meera');
select ok((select count(*) from storage.objects where bucket_id = 'support-pictures'
  and name like tests.user_id('asha') || '%') >= 20, 'but support');
select tests.reset();
select ok(private.help_data(tests.user_id('asha'))::text like '%Number 7 of many%', 'an export contains the tickets');
select private.forget_help(tests.user_id('asha'));
select is((select count(*) from private.support_messages as m join private.support_tickets as t on t.id = m.ticket_id
  where t.user_id = tests.user_id('asha') and num_nonnulls(m.body, m.picture) > 0), 0::bigint,
    'closing the account removes what was written');
select * from finish();
rollback;
