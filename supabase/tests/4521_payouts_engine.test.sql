-- Money out: accounts are checked, payouts sent and told of in any order, corrections take two persons, cash is handed
-- in at a counter by both sides; and nobody else sees or moves any of it.
begin;
select no_plan();
select tests.reviewed('bounds', 'offer_counter_deposit propose_adjustment set_payee_pan');
select tests.reviewed('service', 'claim_payout_work payout_check_record payout_record settle_payout_work');
select tests.runs_on_schedule('call-payout-worker', 'select private.call_payout_worker()');
select tests.runs_on_schedule('run-payouts', 'select private.run_payouts()');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('vani', '+919000000004', '{vendor}'), tests.create_user('ravi', '+919000000006', '{delivery}'),
  tests.create_user('admin', '+919000000005', '{admin}'), tests.create_user('second', '+919000000009', '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'), tests.add_courier('ravi');
select tests.reset();
update public.couriers set created_at = now() - interval '1 year';
update public.vendors set created_at = now() - interval '1 year';
update public.app_settings set setting_value = '0' where setting_key = 'payout_cooling_seconds';

create function tests.earn(owner uuid, account text, paise bigint) returns void language sql
  security definer set search_path = '' as $$
  select private.post('adjustment', null, gen_random_uuid()::text,
    array[(owner, account::public.ledger_account_kind, paise)::private.movement,
    (null, 'platform_revenue', -paise)::private.movement])
$$;
create function tests.balance(owner uuid, account text) returns bigint language sql
  security definer set search_path = '' as $$
  select private.balance_of(owner, account::public.ledger_account_kind)
$$;
create function tests.work() returns jsonb language sql security definer set search_path = '' as $$
  select coalesce(jsonb_agg(w), '[]') from public.claim_payout_work(10) as w
$$;
create function tests.again() returns void language sql security definer set search_path = '' as $$
  update private.payout_accounts set check_next_at = now();
  update public.payouts set next_at = now()
$$;
create function tests.account_state() returns text language sql security definer set search_path = '' as $$
  select concat_ws(' ', a.check_state, a.check_reason) from private.payout_accounts as a
  where a.owner_id = tests.user_id('ravi') and a.replaced_at is null
$$;
create function tests.settled(what jsonb) returns integer language sql security definer set search_path = '' as $$
  select public.settle_payout_work(jsonb_build_array(what))
$$;
create function tests.told(said text, more jsonb default '{}') returns text language sql
  security definer set search_path = '' as $$
  select public.payout_record(jsonb_build_object('provider_payout_id', 'pout_1', 'reference_id', p.id, 'amount_paise',
    p.amount_paise, 'status', said) || more) ->> 'outcome'
  from public.payouts as p where p.owner_id = tests.user_id('ravi') order by p.requested_at, p.status desc limit 1
$$;
create function tests.asks(account text default 'courier_payable') returns text language sql as $$
  select tests.refusal(format($f$ select public.request_payout(%L, %L, 'payout-key:' || gen_random_uuid()) $f$,
    tests.user_id('ravi'), account))
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- A penny-drop --------------------------------------------------------------------------------------------------------
select is(tests.work(), '[]'::jsonb, 'without the payout service nothing is sent');
select private.set_payout_worker('https://api.example/functions/v1/payout-worker', repeat('s', 24));
select tests.earn(tests.user_id('ravi'), 'courier_payable', 50000);
select tests.act_as('ravi');
select public.save_payout_account(tests.user_id('ravi'), 'courier_payable', '{"method": "bank", "holder": "Ravi Kumar",
  "account_number": "123456789012", "ifsc": "SBIN0001234"}');
select is(tests.asks(), 'PT409 payout_account_unverified', 'nothing is paid to an account that is not checked');
select is(public.my_earnings() #> '{0,account,problem}', '"account_unverified"', 'which its owner sees');
select tests.reset();
create table tests.claimed as select tests.work() -> 0 as work;
select is((select work - 'id' from tests.claimed), '{"kind": "check", "method": "bank", "holder": "Ravi Kumar",
  "account_number": "123456789012", "ifsc": "SBIN0001234", "upi_id": null, "contact_id": null,
  "fund_account_id": null, "validation_id": null}'::jsonb, 'the worker is told what to check');
select is(tests.work(), '[]'::jsonb, 'once at a time');
select tests.settled(jsonb_build_object('kind', 'check', 'id', (select work -> 'id' from tests.claimed), 'contact_id',
  'cont_1', 'fund_account_id', 'fa_1', 'validation_id', 'fav_1', 'status', 'pending'));
select is(tests.account_state(), 'checking', 'the bank takes its time');
select tests.again();
select is(tests.work() #>> '{0,validation_id}', 'fav_1', 'and is asked about the same check again');
select is(public.payout_check_record('{"validation_id": "fav_2", "status": "active"}') ->> 'outcome', 'unknown',
  'a check that nobody asked for is none');
select is(public.payout_check_record('{"validation_id": "fav_1", "status": "active", "registered_name":
  "SURESH BABU"}') ->> 'outcome', 'failed', 'an account of somebody else is not confirmed');
select is(tests.account_state(), 'failed name_differs', 'and it is kept why');
select is((select count(*) from public.system_notifications where template = 'payout_account_failed'), 1::bigint,
  'its owner is told');
select is(public.payout_check_record('{"validation_id": "fav_1", "status": "active", "registered_name":
  "RAVI KUMAR"}') ->> 'outcome', 'duplicate', 'what was decided stays decided');
select is(private.names_match(a, b), c, coalesce(a, 'nothing') || ' and ' || coalesce(b, 'nothing'))
from (values ('Ravi Kumar', 'KUMAR RAVI', true), ('Ravi Kumar', 'R KUMAR', true), ('Ravi K', 'RAVI KUMAR RAO', true),
  ('Ravi', 'SITA', false), ('R K', 'R KUMAR', false), ('Ravi Kumar', '', false), ('Ravi Kumar', 'RAVI PRASAD', false))
  as v (a, b, c);
select is(coalesce(private.names_match('Ravi', null), false), false, 'no name matches none');
select tests.act_as('ravi');
select public.save_payout_account(tests.user_id('ravi'), 'courier_payable', '{"method": "bank", "holder": "Ravi Kumar",
  "account_number": "123456789012", "ifsc": "SBIN0001234"}');
select tests.reset();
select is(tests.account_state(), 'waiting', 'set once more, it is checked once more');
select tests.settled(jsonb_build_object('kind', 'check', 'id', tests.work() #> '{0,id}', 'contact_id', 'cont_1',
  'fund_account_id', 'fa_1', 'validation_id', 'fav_3', 'status', 'active', 'registered_name', 'RAVI KUMAR'));
select is(tests.account_state(), 'verified', 'and confirmed by name');

-- Sent ----------------------------------------------------------------------------------------------------------------
select tests.act_as('ravi');
select is(tests.refusal(format($$ select public.request_payout(%L, 'courier_payable', 'payout-key:wrong', 50000) $$,
  tests.user_id('ravi'))), 'PT409 payout_changed', 'another sum than was shown is not paid');
select is(public.request_payout(tests.user_id('ravi'), 'courier_payable', 'payout-key:one', 49410) - 'payout_id',
  '{"outcome": "requested", "amount_paise": 49410, "set_off_paise": 0}'::jsonb, 'what was shown is');
select tests.reset();
truncate tests.claimed;
insert into tests.claimed select tests.work() -> 0;
select is((select work - 'id' from tests.claimed), '{"kind": "payout", "method": "bank", "amount_paise": 49410,
  "fund_account_id": "fa_1", "provider_payout_id": null}'::jsonb, 'the worker is told what to send');
select is(tests.settled((select work from tests.claimed) || '{"status": "lost"}'), 0,
  'an answer that was lost decides nothing');
select tests.act_as('admin');
select is(p.at_provider::text || ' ' || tests.refusal(format($$ select public.settle_payout(%L, 'failed') $$, p.id)),
  'true PT409 payout_at_provider', 'nor does a person: the service may have sent it') from public.admin_payouts() as p;
select tests.reset();
select is(tests.told('processing', '{"amount_paise": 49411}'), 'unknown', 'another amount is not this payout');
select is(tests.told('processing'), 'processing', 'a webhook may be first');
select is(tests.settled((select work from tests.claimed) || '{"provider_payout_id": "pout_1", "status": "queued"}'), 1,
  'and the answer come later');
select tests.act_as('admin');
select is(tests.refusal(format($$ select public.settle_payout(%L, 'paid', 'UTR 1234') $$, p.id)),
  'PT409 payout_at_provider', 'nobody says by hand what the service says') from public.admin_payouts() as p;
select tests.reset();
select is(tests.told('processed', '{"utr": "UTR 0001"}'), 'paid', 'it is paid');
select is(tests.told('failed'), 'duplicate', 'what is paid does not fail any more');
select is((select p.reference from public.payouts as p), 'UTR 0001', 'the reference is the bank''s');
select tests.again();
select is(tests.work() #>> '{0,provider_payout_id}', 'pout_1', 'it is asked about for a week, for it may come back');
select is(tests.told('reversed', '{"reason": "<b>Account closed</b>"}'), 'returned', 'and comes back');
select is(tests.told('reversed'), 'duplicate', 'once');
select is(tests.balance(tests.user_id('ravi'), 'courier_payable'), 50000::bigint,
  'the money is in the earnings again, with the fee');
select is((select p.note from public.payouts as p), 'b Account closed /b', 'with its reason, as plain words');
select tests.act_as('ravi');
select is(tests.asks(), 'PT409 payout_account_unverified', 'nothing is sent to that account again');
select public.save_payout_account(tests.user_id('ravi'), 'courier_payable', '{"method": "bank", "holder": "Ravi Kumar",
  "account_number": "123456789013", "ifsc": "SBIN0001234"}');
select tests.reset();
select tests.settled(jsonb_build_object('kind', 'check', 'id', tests.work() #> '{0,id}', 'contact_id', 'cont_1',
  'fund_account_id', 'fa_2', 'validation_id', 'fav_4', 'status', 'active', 'registered_name', 'RAVI KUMAR'));
select tests.act_as('ravi');
select public.request_payout(tests.user_id('ravi'), 'courier_payable', 'payout-key:two');
select tests.reset();
select is(tests.settled(tests.work() -> 0 || '{"status": "refused", "reason": "Fund account is inactive"}'), 1,
  'what the service refuses for good');
select is((select count(*) from public.payouts as p where p.status = 'failed'), 1::bigint, 'has failed');
select is((select sum(e.amount_paise) from private.ledger_entries as e join private.ledger_accounts as a
  on a.id = e.account_id where a.kind = 'payout_clearing'), 0::numeric, 'and nothing is on its way');

-- Statements are their owner's --------------------------------------------------------------------------------
select is(private.run_payouts(now(), 100), 1, 'the run makes a statement of each payee with movements');
select is(private.run_payouts(now(), 100), 0, 'once');
select tests.act_as('ravi');
select is(jsonb_array_length(public.payout_statements_of(tests.user_id('ravi'), 'courier_payable')), 3,
  'the courier sees it, and those of the instant payouts');
select is((select sum(m.amount_paise) from public.payout_statements as s,
  public.statement_movements(s.id) as m where s.cycle = 'weekly'), (select s.carried_paise from
  public.payout_statements as s where s.cycle = 'weekly')::numeric, 'every movement of the ledger is in it');
select is((select jsonb_array_length(public.payout_statement(s.id) -> 'lines') > 0 from public.payout_statements as s
  where s.cycle = 'weekly'), true, 'line by line');
select matches(tests.refusal(statement), '^42501', 'and changes nothing: ' || statement) from unnest(array[
  'update public.payout_statements set payout_paise = 1', 'delete from public.payout_statement_lines',
  'select * from private.payout_statement_entries', 'select pan from private.payee_pans',
  'select * from private.payout_deductions', 'select * from private.payout_adjustments',
  'select * from private.counter_deposits', 'select provider_payout_id from public.payouts']) as statement;
select tests.reset();
create table tests.ids as select s.id from public.payout_statements as s where s.cycle = 'weekly';
grant select on tests.ids to authenticated;
select tests.act_as('vani');
select is_empty('select id from public.payout_statements', 'nobody else sees it');
select is_empty('select code from public.payout_statement_lines', 'nor its lines');
select is(tests.refusal(format('select public.payout_statement(%L)', i.id)), 'PT404 statement_not_found',
  'nor asks for it') from tests.ids as i;
select is(tests.refusal(format('select public.statement_movements(%L)', i.id)), 'PT404 statement_not_found',
  'nor for its movements') from tests.ids as i;
select is(tests.refusal(format($$ select public.payout_statements_of(%L, 'courier_payable') $$,
  tests.user_id('ravi'))), 'PT404 earnings_not_found', 'nor for all of them');
select is(tests.refusal(format($$ select public.set_payee_pan(%L, 'courier_payable', 'AABCU9603R') $$,
  tests.user_id('ravi'))), 'PT404 earnings_not_found', 'nor tells somebody else''s PAN');
select is(tests.refusal(format($$ select public.set_payee_pan(%L, 'vendor_payable', 'ABCXE1234F') $$,
  tests.vendor_id_of('vendor-two'))), 'PT400 pan_invalid', 'a PAN that is none is refused');
select public.set_payee_pan(tests.vendor_id_of('vendor-two'), 'vendor_payable', 'acupa 7085 r');
select tests.reset();
select is(private.payee_pan(tests.vendor_id_of('vendor-two')), 'ACUPA7085R', 'one''s own is kept');
select is(private.due_deduction(r, v.pan, v.sold), v.due, coalesce(v.pan, 'no PAN') || ' of ' || v.sold)
from private.deduction_rates as r, (values ('ACUPA7085R', 50000000::bigint, 0::bigint), ('ACUPA7085R', 50000001, 50000),
  ('AABCU9603R', 100000, 100), (null, 100000, 5000), ('AABCU9603R', -100, 0)) as v (pan, sold, due)
where r.deduction = 'tds_ecommerce' and r.valid_from = '2024-10-01';

-- Corrections ---------------------------------------------------------------------------------------------------------
create function tests.corrects(paise bigint) returns jsonb language sql as $$
  select public.propose_adjustment(tests.user_id('ravi'), 'courier_payable', paise, 'Two tips were missing',
    'adjust-key:' || paise)
$$;
create function tests.waiting() returns uuid language sql security definer set search_path = '' as $$
  select a.id from private.payout_adjustments as a where a.state = 'waiting'
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('ravi');
select is(tests.refusal('select tests.corrects(1000)'), 'PT403 role_required', 'a courier corrects nothing');
select is(tests.refusal('select public.admin_adjustments()'), 'PT403 role_required', 'nor lists corrections');
select is(tests.refusal('select public.decide_adjustment(gen_random_uuid(), true)'), 'PT403 role_required',
  'nor agrees to any');
select tests.act_as('admin');
select tests.reset();
create temporary table sums as select tests.balance(tests.user_id('ravi'), 'courier_payable') as paise;
grant select on sums to authenticated;
select tests.act_as('admin');
select is(tests.corrects(2000) ->> 'state', 'posted', 'a small correction needs one person');
select is(tests.corrects(2000) ->> 'state', 'posted', 'once');
select is(tests.balance(tests.user_id('ravi'), 'courier_payable') - s.paise, 2000::bigint, 'it is in the earnings')
from sums as s;
select is(tests.refusal('select tests.corrects(0)'), 'PT400 adjustment_invalid', 'nothing is no correction');
select is(tests.corrects(-60000) ->> 'state', 'waiting', 'a large one waits');
select is(tests.refusal('select public.decide_adjustment(tests.waiting(), true)'), 'PT403 second_person_needed',
  'for somebody else');
select is(tests.balance(tests.user_id('ravi'), 'courier_payable') - s.paise, 2000::bigint, 'meanwhile nothing moves')
from sums as s;
select tests.act_as('second');
select is(public.admin_adjustments() #>> '{0,may_agree}', 'true', 'the second person sees it');
select is(public.decide_adjustment(tests.waiting(), true) ->> 'state', 'posted', 'and agrees');
select is(tests.refusal('select public.decide_adjustment(tests.waiting(), true)'), 'PT404 adjustment_not_found',
  'once');
select is(tests.balance(tests.user_id('ravi'), 'courier_payable') - s.paise, -58000::bigint, 'then it moves')
from sums as s;
select is(tests.corrects(70000) ->> 'state', 'waiting', 'who asked');
select is(public.decide_adjustment(tests.waiting(), false) ->> 'state', 'refused', 'may take it back');
select is((select count(*) from public.audit_log where action in ('propose_adjustment', 'decide_adjustment')),
  5::bigint, 'all of it is on the audit log');
select tests.act_as('admin');
select is(tests.corrects(49000) ->> 'state', 'waiting', 'what is small alone waits with others before it');
select tests.act_as('second');
select is(tests.refusal('select public.decide_adjustment(tests.waiting(), null)'), 'PT400 request_invalid',
  'silence is no agreement');
select is(public.decide_adjustment(tests.waiting(), false) ->> 'state', 'refused', 'and is refused');
select is(public.propose_adjustment(tests.user_id('ravi'), 'courier_payable', 49000, 'Two tips were missing',
  'adjust-key:second') ->> 'state', 'posted', 'somebody else has a limit of their own');

-- At a counter --------------------------------------------------------------------------------------------------------
select tests.reset();
create function tests.offers(paise bigint) returns uuid language sql as $$
  select (public.offer_counter_deposit(tests.vendor_id_of('vendor-one'), paise, 'counter-key:' || gen_random_uuid())
    ->> 'id')::uuid
$$;
create function tests.offer_open() returns uuid language sql security definer set search_path = '' as $$
  select d.id from private.counter_deposits as d where d.state = 'asked'
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.earn(tests.user_id('ravi'), 'cash_with_courier', -8000),
  tests.earn(tests.vendor_id_of('vendor-one'), 'vendor_payable', 6000);
select tests.act_as('ravi');
select is(tests.refusal('select tests.offers(1000)'), 'PT404 counter_not_found',
  'cash is handed in only where a courier has been');
select tests.reset();
select tests.add_item('vendor-one', 'Dosa', 20000), tests.add_address('asha'), tests.fund_wallet('asha', 1000000);
select tests.order_item('meal', 'asha', 'Dosa');
select tests.advance_to('meal', 'ready', 'ravi');
select tests.act_as('ravi');
select is(public.deposit_counters() #>> '{0,takes_paise}', '6000', 'as much as the vendor is owed itself');
select is(tests.refusal('select tests.offers(8001)'), 'PT409 deposit_exceeds_debt', 'never more than is held');
select lives_ok('select tests.offers(5000)', 'the courier says how much');
select is(tests.refusal('select tests.offers(1000)'), 'PT409 counter_deposit_open', 'one at a time');
select is(tests.refusal('select public.decide_counter_deposit(tests.offer_open(), true)'), 'PT403 second_person_needed',
  'and does not confirm it alone');
select tests.act_as('vani');
select is(tests.refusal('select public.decide_counter_deposit(tests.offer_open(), true)'),
  'PT404 counter_deposit_not_found', 'another vendor does not either');
select is(tests.refusal(format('select public.counter_deposits(%L)', tests.vendor_id_of('vendor-one'))),
  'PT404 vendor_not_found', 'nor sees it');
select tests.act_as('vikram');
select is(public.counter_deposits(tests.vendor_id_of('vendor-one')) #>> '{0,courier_name}', 'Ravi',
  'the vendor sees who hands in what');
select is(tests.balance(tests.user_id('ravi'), 'cash_with_courier'), -8000::bigint, 'nothing has moved yet');
select tests.reset();
create table tests.offer as select tests.offer_open() as id;
grant select on tests.offer to authenticated;
select tests.act_as('vikram');
select is(public.decide_counter_deposit((select id from tests.offer), true) ->> 'state', 'taken', 'its people confirm');
select is(public.decide_counter_deposit((select id from tests.offer), true) ->> 'state', 'taken', 'twice is once');
select is(tests.balance(tests.user_id('ravi'), 'cash_with_courier'), -3000::bigint, 'the courier holds less');
select is(tests.balance(tests.vendor_id_of('vendor-one'), 'vendor_payable'), 1000::bigint,
  'and the vendor is owed less');
select is(tests.refusal(format('select public.decide_counter_deposit(%L, false)', (select id from tests.offer))),
  'PT409 counter_deposit_decided', 'what is decided is decided');

-- Cash that meets earnings is no payout, and every movement says what it was.
select tests.reset();
create temporary table mark as select max(e.id) as id from private.ledger_entries as e;
grant select on mark to authenticated;
create function tests.movements(owner uuid, account text) returns text language sql as $$
  select string_agg(concat_ws(' ', s.kind, s.amount_paise, s.story #>> '{parts,0,code}',
    (select sum((p ->> 'amount_paise')::bigint) from jsonb_array_elements(s.story -> 'parts') as p)), '; '
    order by s.id)
  from public.earnings_statement(owner, account::public.ledger_account_kind) as s
  where s.id > (select m.id from mark as m)
$$;
grant execute on all functions in schema tests to anon, authenticated;
update private.payout_accounts set check_state = 'verified', fund_account_id = 'fa_3' where replaced_at is null;
update public.payouts set status = 'failed' where status in ('requested', 'processing');
select tests.earn(tests.user_id('ravi'), 'courier_payable', 21000 - tests.balance(tests.user_id('ravi'),
  'courier_payable'));
update mark set id = (select max(e.id) from private.ledger_entries as e);
select tests.act_as('ravi');
select is(public.request_payout(tests.user_id('ravi'), 'courier_payable', 'payout-key:cash') - 'payout_id',
  '{"outcome": "requested", "amount_paise": 17410, "set_off_paise": 3000}'::jsonb, 'cash in hand is taken off');
select is(tests.movements(tests.user_id('ravi'), 'courier_payable'),
  'payout_fee -500; payout_fee -90; payout -3000 cash_set_off -3000; payout -17410', 'which is a movement of its own');
select tests.act_as('admin');
select is(public.settle_payout(p.id, 'failed') ->> 'status', 'failed', 'where the payout fails')
from public.admin_payouts('{requested}') as p;
select tests.act_as('ravi');
select matches(tests.movements(tests.user_id('ravi'), 'courier_payable'), '; payout 18000$',
  'what was taken off stays taken off, and nothing else is said');
select tests.act_as('vikram');
select is((select s.story #>> '{parts,0,code}' from public.earnings_statement(tests.vendor_id_of('vendor-one'),
  'vendor_payable') as s where s.kind = 'cash_deposit'), 'cash_at_counter', 'a vendor sees cash at its counter');
select tests.reset();
select private.make_statement(tests.user_id('ravi'), 'courier_payable', now() + interval '1 hour');
select is((select l.amount_paise from public.payout_statement_lines as l join public.payout_statements as s
  on s.id = l.statement_id where s.cycle = 'weekly' and l.code = 'cash_in_hand_netted' and s.made_at =
  (select max(k.made_at) from public.payout_statements as k where k.owner_id = s.owner_id)), -3000::bigint,
  'the next statement says so too');

-- What waits for an account from which an earlier payout comes back is not stuck there.
create function tests.at_service(named text, said text) returns text language sql
  security definer set search_path = '' as $$
  select public.payout_record(jsonb_build_object('provider_payout_id', named, 'reference_id', p.id, 'amount_paise',
    p.amount_paise, 'status', said)) ->> 'outcome'
  from public.payouts as p where coalesce(p.provider_payout_id, named) = named
    and (p.provider_payout_id is not null or p.status = 'requested')
$$;
create temporary table had as select sum(p.amount_paise) + 20000
  + tests.balance(tests.user_id('ravi'), 'courier_payable') as paise
from public.payouts as p where p.status = 'requested';
select is(tests.at_service('pout_20', 'processed'), 'paid', 'one payout is paid');
select tests.earn(tests.user_id('ravi'), 'courier_payable', 20000);
select tests.act_as('ravi');
select public.request_payout(tests.user_id('ravi'), 'courier_payable', 'payout-key:next');
select tests.reset();
select is(tests.at_service('pout_20', 'reversed'), 'returned', 'it comes back');
select is_empty($$ select p.id from public.payouts as p where p.status in ('requested', 'processing') $$,
  'the next one is not sent there');
select is(tests.balance(tests.user_id('ravi'), 'courier_payable')::numeric, h.paise, 'and both are in the earnings')
from had as h;

create temporary table sent as select p.id, p.status from public.payouts as p where p.status = 'failed'
  and p.provider_payout_id is null order by p.requested_at limit 1;
update public.payouts as p set status = 'requested', attempts = 1, next_at = now() from sent as s where p.id = s.id;
select is((select count(*) from jsonb_array_elements(tests.work()) as w join sent as s on w ->> 'id' = s.id::text),
  1::bigint, 'what may have been sent is asked about until there is an answer');
update public.payouts as p set status = s.status from sent as s where p.id = s.id;

-- What fails for one payee keeps nobody else from their statement.
create function tests.fails(owner_id uuid, account public.ledger_account_kind, statement_id uuid, run_at timestamptz,
  lines jsonb) returns setof private.statement_line language plpgsql as $$
begin
  if owner_id = tests.vendor_id_of('vendor-one') then raise exception 'no rate'; end if;
end
$$;
grant execute on function tests.fails to public;
update private.payees set deducts = 'tests.fails' where account = 'vendor_payable';
select tests.earn(tests.vendor_id_of('vendor-one'), 'vendor_payable', 100),
  tests.earn(tests.vendor_id_of('vendor-two'), 'vendor_payable', 100);
select is(private.run_payouts(now() + interval '2 hours', 100) > 0, true, 'a run goes on past a payee that fails');
select is((select count(*) from public.payout_statements as s where s.run_at = now() + interval '2 hours'
  and s.owner_id in (tests.vendor_id_of('vendor-one'), tests.vendor_id_of('vendor-two'))), 1::bigint,
  'the other vendor has its statement');
update private.payees set deducts = 'private.deduct_from_sales' where account = 'vendor_payable';

-- Who may -------------------------------------------------------------------------------------------------------------
select tests.reset();
create function tests.attempts() returns setof text language sql as $$
  select unnest(array['select public.payout_record(''{}'')', 'select public.payout_check_record(''{}'')',
    'select public.claim_payout_work(1)', 'select public.settle_payout_work(''[]'')',
    'select private.run_payouts()', 'select private.make_statement(gen_random_uuid(), ''courier_payable'', now())',
    'select private.set_payout_worker(''https://evil.example'', repeat(''s'', 24))'])
$$;
grant execute on function tests.attempts() to public;
select tests.act_as(handle), is(tests.refusal(statement) ~ '^42501', true, handle || ' may not: ' || statement)
from unnest('{asha,ravi,admin}'::text[]) as handle, tests.attempts() as statement;
select tests.act_as_anon();
select matches(tests.refusal(statement), '^42501', 'a guest may not: ' || statement) from (
  select tests.attempts() as statement union all select unnest(array[
    'select public.payout_statement(gen_random_uuid())', 'select public.statement_movements(gen_random_uuid())',
    'select public.payout_statements_of(gen_random_uuid(), ''courier_payable'')', 'select public.admin_adjustments()',
    'select public.decide_adjustment(gen_random_uuid(), true)', 'select public.deposit_counters()',
    'select public.offer_counter_deposit(gen_random_uuid(), 1, ''counter-key'')', 'select public.counter_deposits()',
    'select public.decide_counter_deposit(gen_random_uuid(), true)', 'select id from public.payout_statements',
    'select code from public.payout_statement_lines'])) as s;
select tests.reset();
select is_empty('select * from private.statement_differences()', 'statements are what the ledger has');
select is_empty('select * from private.ledger_imbalance()', 'and the books are balanced');

select * from finish();
rollback;
