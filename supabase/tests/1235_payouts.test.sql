-- Payouts: whoever has earned is paid, once, to an account of their own, and can leave; nobody else sees or moves any
-- of it.
begin;
select no_plan();
select tests.reviewed('bounds', 'admin_payouts record_deposit request_payout save_payout_account settle_payout');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('vani', '+919000000004', '{vendor}'),
  tests.create_user('mohan', '+919000000008', '{vendor}'), tests.create_user('ravi', '+919000000006', '{delivery}'),
    tests.create_user('rahul', '+919000000007', '{delivery}'),
  tests.create_user('fran', '+919000000009', '{franchise}'), tests.create_user('admin', '+919000000005', '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani');
select tests.add_courier('ravi');
select tests.reset();
insert into public.vendor_staff (vendor_id, user_id, position)
  values (tests.vendor_id_of('vendor-one'), tests.user_id('mohan'), 'manager');
update public.regions set franchise_owner_id = tests.user_id('fran') where slug = 'hyderabad';

create function tests.earn(owner uuid, account text, paise bigint) returns void language sql
  security definer set search_path = '' as $$
  select private.post('adjustment', null, gen_random_uuid()::text,
    array[(owner, account::public.ledger_account_kind, paise)::private.movement,
    (null, 'platform_revenue', -paise)::private.movement])
$$;
create function tests.age_payout_accounts() returns void language sql security definer set search_path = '' as $$
  update private.payout_accounts set usable_from = now() where usable_from > now()
$$;
create function tests.pay(owner uuid, account text) returns jsonb language sql as $$
  select public.request_payout(owner, account::public.ledger_account_kind, 'payout-key:' || gen_random_uuid())
$$;
create function tests.pay_refusal(owner uuid, account text) returns text language sql as $$
  select tests.refusal(format($f$ select public.request_payout(%L, %L, 'payout-key:' || gen_random_uuid()) $f$, owner,
    account))
$$;
create function tests.save_refusal(owner uuid, account text, details text) returns text language sql as $$
  select tests.refusal(format($f$ select public.save_payout_account(%L, %L, %L) $f$, owner, account, details))
$$;
create function tests.balance(owner uuid, account text) returns bigint language sql
  security definer set search_path = '' as $$
  select private.balance_of(owner, account::public.ledger_account_kind)
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.earn(tests.user_id('ravi'), 'courier_payable', 50000),
  tests.earn(tests.vendor_id_of('vendor-one'), 'vendor_payable', 90000),
  tests.earn(tests.user_id('fran'), 'franchise_payable', 20000);

-- What a payout at once costs is tested elsewhere.
update public.app_settings set setting_value = '0'
where setting_key in ('instant_payout_bp', 'instant_payout_min_paise');

-- Whose earnings they are.
select tests.act_as('ravi');
select is(public.my_earnings() #- '{0,payouts}' #- '{0,instant}', jsonb_build_array(jsonb_build_object('owner_id',
  tests.user_id('ravi'),
  'account_kind', 'courier_payable', 'name', 'Ravi',
  'balance_paise', 50000, 'cash_paise', 0, 'available_paise', 50000, 'minimum_paise', 10000, 'has_stopped', false,
    'has_pan', false, 'reserve', null, 'account', null)), 'a courier sees what was earned');
select is((select amount_paise from public.earnings_statement(tests.user_id('ravi'), 'courier_payable')), 50000::bigint,
  'and every movement');
select is(tests.refusal(format($$ select public.earnings_statement(%L, 'vendor_payable') $$,
  tests.vendor_id_of('vendor-one'))), 'PT404 earnings_not_found', 'but not a vendor''s');
select is(tests.pay_refusal(tests.vendor_id_of('vendor-one'), 'vendor_payable'), 'PT404 earnings_not_found',
  'and is not paid them');
select is(tests.pay_refusal(tests.user_id('rahul'), 'courier_payable'), 'PT404 earnings_not_found',
  'nor another courier''s');
select is(tests.pay_refusal(tests.user_id('ravi'), kind), 'PT404 earnings_not_found',
  'nor what is no earnings: ' || kind)
from unnest(array['customer_wallet', 'platform_revenue', 'order_escrow', 'cash_with_courier', 'vendor_payable'])
  as kind;
select is(tests.pay_refusal(null, 'courier_payable'), 'PT404 earnings_not_found', 'nor anybody''s');
select tests.act_as('vani');
select is(tests.save_refusal(tests.vendor_id_of('vendor-one'), 'vendor_payable',
  '{"method": "upi", "holder": "Vani", "upi_id": "vani@okaxis"}'), 'PT404 earnings_not_found',
  'another vendor does not redirect them');
select tests.act_as('mohan');
select is(tests.pay_refusal(tests.vendor_id_of('vendor-one'), 'vendor_payable'), 'PT403 not_allowed',
  'nor does a manager, whose position has no money');
select tests.act_as('asha');
select is(public.my_earnings(), '[]'::jsonb, 'a customer has none');
select is(tests.refusal(format($$ select public.settle_payout(%L, 'paid', 'UTR 1234') $$, gen_random_uuid())),
  'PT403 role_required', 'and settles none');
select is(tests.refusal($$ select public.admin_payouts() $$), 'PT403 role_required', 'nor lists them');
select is(tests.refusal($$ select public.admin_payout_account(gen_random_uuid()) $$), 'PT403 role_required',
  'nor sees where they go');
select is(tests.refusal($$ select public.record_deposit(gen_random_uuid(), 'cash_with_courier', 1, 'UTR 1234',
  'deposit-key') $$), 'PT403 role_required', 'nor records what was paid in');
select tests.act_as_anon();
select matches(tests.refusal(call), '^42501', 'a guest does none of it: ' || call)
  from unnest(array['select public.my_earnings()',
  $$ select public.earnings_statement(gen_random_uuid(),
    'courier_payable') $$, $$ select public.request_payout(gen_random_uuid(), 'courier_payable', 'payout-key') $$,
  $$ select public.save_payout_account(gen_random_uuid(), 'courier_payable',
    '{}') $$, $$ select public.settle_payout(gen_random_uuid(), 'paid') $$,
  'select public.admin_payouts()', 'select public.admin_payout_account(gen_random_uuid())',
    'select id from public.payouts',
  $$ select public.record_deposit(gen_random_uuid(), 'cash_with_courier', 1, 'UTR 1234', 'deposit-key') $$]) as call;

-- Where they go.
select tests.act_as('ravi');
select is(tests.pay_refusal(tests.user_id('ravi'), 'courier_payable'), 'PT409 payout_account_missing',
  'nothing is paid without an account');
select is(tests.save_refusal(tests.user_id('ravi'), 'courier_payable', details), 'PT400 payout_account_invalid',
  'an account that cannot be right is refused: ' || details)
from unnest(array['{}', '[]', '"upi"', '{"method": "cheque", "holder": "Ravi"}', '{"method": "upi", "holder": "Ravi"}',
  '{"method": "upi", "holder": "R", "upi_id": "ravi@okaxis"}',
  '{"method": "upi", "holder": "Ravi", "upi_id": "ravi"}',
    '{"method": "upi", "holder": "Ravi", "upi_id": "ravi@ok axis"}',
    '{"method": "upi", "holder": {"x": 1}, "upi_id": ""}',
  '{"method": "bank", "holder": "Ravi", "account_number": "12345678", "ifsc": "SBIN0001234"}',
    '{"method": "bank", "holder": "Ravi", "account_number": "1234567890123456789", "ifsc": "SBIN0001234"}',
  '{"method": "bank", "holder": "Ravi", "account_number": "123456789", "ifsc": "SBIN1001234"}',
    '{"method": "bank", "holder": "Ravi", "account_number": "123456789", "ifsc": "SBI"}']) as details;
select is(tests.refusal(format($$ select public.save_payout_account(%L, 'courier_payable',
  jsonb_build_object('method', repeat('x', 5000))) $$, tests.user_id('ravi'))),
  'PT413 request_too_large', 'and one without end');
select is(public.save_payout_account(tests.user_id('ravi'), 'courier_payable',
  '{"method": "bank", "holder": " Ravi  Kumar ", "account_number": "1234 5678 9012", "ifsc": "sbin0001234"}') -
  'usable_from',
  '{"method": "bank", "masked": "•••• 9012"}'::jsonb, 'an account is kept, and shown masked');
select is(tests.pay_refusal(tests.user_id('ravi'), 'courier_payable'), 'PT409 payout_account_new',
  'nothing is paid to it for a day');
select is((select count(*) from public.system_notifications where template = 'payout_account_changed'), 1::bigint,
  'of which its owner is notified');
select public.save_payout_account(tests.user_id('ravi'), 'courier_payable',
  '{"method": "bank", "holder": "Ravi Kumar", "account_number": "123456789012", "ifsc": "SBIN0001234"}');
select is((select count(*) from public.system_notifications where template = 'payout_account_changed'), 1::bigint,
  'the same account again is no change');
select matches(tests.refusal($$ select account_number from private.payout_accounts $$), '^42501',
  'nobody reads the number through the API');
select tests.reset();
select matches(tests.refusal(format(
  $$ insert into private.payout_accounts (owner_id, kind, method, holder, upi_id, masked, usable_from)
  values (%L, 'courier_payable', 'bank', 'Ravi', 'ravi@okaxis', 'x', now()) $$, gen_random_uuid())),
  'payout_account_is_whole', 'a bank account has a number, whoever writes it');
select tests.age_payout_accounts();

-- Paid once.
select tests.act_as('ravi');
select is(public.request_payout(tests.user_id('ravi'), 'courier_payable', 'payout-key:one') - 'payout_id',
  '{"outcome": "requested", "amount_paise": 50000, "set_off_paise": 0}'::jsonb, 'a courier asks for what was earned');
select is((public.request_payout(tests.user_id('ravi'), 'courier_payable',
  'payout-key:one') ->> 'amount_paise')::bigint, 50000::bigint, 'the same key again has the same answer');
select is((select count(*) from public.payouts), 1::bigint, 'and one payout');
select is(tests.pay_refusal(tests.user_id('ravi'), 'courier_payable'), 'PT409 payout_under_way',
  'there is no second one meanwhile');
select is(tests.balance(tests.user_id('ravi'), 'courier_payable'), 0::bigint, 'the earnings are on their way');
select matches(tests.refusal($$ select account_id from public.payouts $$), '^42501',
  'the owner reads the masked account only');
select matches(tests.refusal($$ update public.payouts set amount_paise = 1000000 $$), '^42501', 'and changes nothing');
select tests.act_as('vikram');
select is_empty($$ select id from public.payouts $$, 'nobody else sees it');
select tests.act_as('admin');
select results_eq($$ select owner_name, amount_paise, status, destination
  from public.admin_payouts() $$, $$ values ('Ravi', 50000::bigint, 'requested', '•••• 9012') $$,
  'administrators list it, masked');
select is(public.admin_payout_account((select id from public.payouts)), '{"method": "bank", "holder": "Ravi Kumar", '
  '"account_number": "123456789012", "ifsc": "SBIN0001234", "upi_id": null}'::jsonb,
  'and see the account when they transfer it');
select is((select count(*) from public.audit_log where action = 'read_payout_account'), 1::bigint,
  'which is in the audit log');
select is(tests.refusal(format($$ select public.settle_payout(%L, 'paid') $$, (select id from public.payouts))),
  'PT400 payout_reference_invalid', 'a transfer has a reference');
select is(tests.refusal(format($$ select public.settle_payout(%L, 'paid', '<b>') $$, (select id from public.payouts))),
  'PT400 payout_reference_invalid', 'a readable one');
select is(tests.refusal($$ select public.settle_payout(gen_random_uuid(), 'paid', 'UTR 1234') $$),
  'PT404 payout_not_found', 'a payout that does not exist is refused');
select is(tests.refusal(format($$ select public.settle_payout(%L, 'stolen', 'UTR 1234') $$,
  (select id from public.payouts))), 'PT409 payout_settled', 'so is a state that there is not');
select is(public.settle_payout((select id from public.payouts), 'processing') ->> 'status', 'processing',
  'it is being transferred');
select is(public.settle_payout((select id from public.payouts), 'paid', ' UTR 1234 ') ->> 'status', 'paid',
  'and then paid');
select is(public.settle_payout((select id from public.payouts), 'paid', 'UTR 9999') ->> 'status', 'paid',
  'saying so again changes nothing');
select is(tests.refusal(format($$ select public.settle_payout(%L, 'failed') $$, (select id from public.payouts))),
  'PT409 payout_settled', 'and paid is paid');
select is((select count(*) from public.audit_log where action = 'settle_payout'), 2::bigint,
  'both steps are in the audit log');
select tests.act_as('ravi');
select results_eq($$ select status, reference from public.payouts $$, $$ values ('paid', 'UTR 1234') $$,
  'the courier sees the reference');
select is((select count(*) from public.system_notifications where template = 'payout_paid'), 1::bigint,
  'with a notification');
select is(tests.pay_refusal(tests.user_id('ravi'), 'courier_payable'), 'PT409 nothing_to_pay_out',
  'and there is nothing more to pay');
select tests.reset();
select is((select private.sum_of_movements(array_agg((a.owner_id, a.kind, e.amount_paise)::private.movement))
  from private.ledger_entries as e
  join private.ledger_accounts as a on a.id = e.account_id where a.kind = 'payout_clearing'), 0::bigint,
    'nothing is left on its way');

-- A failed one comes back.
select tests.earn(tests.user_id('ravi'), 'courier_payable', 12000);
select tests.act_as('ravi');
select tests.pay(tests.user_id('ravi'), 'courier_payable');
select tests.act_as('admin');
select public.settle_payout((select id from public.payouts where status = 'requested'), 'failed',
  note => 'The bank does not know this account');
select tests.act_as('ravi');
select is(tests.balance(tests.user_id('ravi'), 'courier_payable'), 12000::bigint,
  'a payout that failed is in the earnings again');
select is((select count(*) from public.system_notifications where template = 'payout_failed'), 1::bigint,
  'and its owner is told');
select ok(public.my_earnings() #> '{0,payouts}' @>
  '[{"status": "failed", "note": "The bank does not know this account"}]', 'and why');

-- Cash in hand is set off first.
select tests.reset();
select tests.earn(tests.user_id('ravi'), 'cash_with_courier', -5000);
select tests.act_as('ravi');
select is((public.my_earnings() #>> '{0,available_paise}')::bigint, 7000::bigint,
  'what can be paid is less the cash in hand');
select is(tests.pay_refusal(tests.user_id('ravi'), 'courier_payable'), 'PT409 below_payout_minimum',
  'and below the minimum nothing is paid to whoever works on');
select public.set_courier_online(false);
select is(tests.pay(tests.user_id('ravi'), 'courier_payable') - 'payout_id',
  '{"outcome": "requested", "amount_paise": 7000, "set_off_paise": 5000}'::jsonb,
  'whoever has stopped is paid any rest, less the cash');
select is(tests.balance(tests.user_id('ravi'), 'cash_with_courier'), 0::bigint, 'which is then settled');
select tests.reset();
select tests.earn(tests.user_id('ravi'), 'courier_payable', 3000),
  tests.earn(tests.user_id('ravi'), 'cash_with_courier', -8000);
update public.payouts set status = 'paid', reference = 'UTR 5678' where status = 'requested';
select tests.act_as('ravi');
select is(tests.pay(tests.user_id('ravi'), 'courier_payable'),
  '{"outcome": "set_off", "payout_id": null, "amount_paise": 0, "set_off_paise": 3000}'::jsonb,
  'earnings below the cash in hand pay for it');
select is(tests.balance(tests.user_id('ravi'), 'cash_with_courier'), -5000::bigint, 'in part');

-- Leaving.
select is(public.account_closing() -> 'problems', '[{"code": "owes_money", "amount_paise": 5000}]'::jsonb,
  'who holds cash of ours pays it in first');
select tests.act_as('admin');
select is(tests.refusal(format($$ select public.record_deposit(%L, 'cash_with_courier', 5001, 'UTR 4321',
  'deposit-key:1') $$, tests.user_id('ravi'))), 'PT409 deposit_exceeds_debt', 'no more than is owed');
select is(tests.refusal(format($$ select public.record_deposit(%L, 'customer_wallet', 1, 'UTR 4321',
  'deposit-key:2') $$, tests.user_id('ravi'))), 'PT404 earnings_not_found', 'and nothing into a wallet');
select is(tests.refusal(format($$ select public.record_deposit(%L, 'cash_with_courier', 1, '', 'deposit-key:3') $$,
  tests.user_id('ravi'))), 'PT400 payout_reference_invalid', 'with a reference');
select is(public.record_deposit(tests.user_id('ravi'), 'cash_with_courier', 5000, 'UTR 4321', 'deposit-key:4'),
  '{"owed_paise": 0}'::jsonb, 'what is paid in is recorded');
select is(public.record_deposit(tests.user_id('ravi'), 'cash_with_courier', 5000, 'UTR 4321', 'deposit-key:4'),
  '{"owed_paise": 0}'::jsonb, 'once');
select tests.earn(tests.user_id('ravi'), 'courier_payable', 900);
select tests.act_as('ravi');
select is(public.account_closing() -> 'problems', '[{"code": "books_open", "amount_paise": 900}]'::jsonb,
  'who has earned sees what is still to be paid out');
select tests.pay(tests.user_id('ravi'), 'courier_payable');
select is(public.account_closing() -> 'problems', '[{"code": "payout_under_way"}]'::jsonb,
  'which the closing waits for');
select is(tests.refusal($$ select public.delete_account('0006') $$), 'PT409 payout_under_way',
  'and so does the account');
select tests.act_as('admin');
select public.settle_payout((select id from public.payouts where status = 'requested'), 'paid', 'UTR 8765');
select tests.act_as('ravi');
select ok(public.export_my_data() @> '{"payouts": [{"reference": "UTR 8765", "amount_paise": 900}], "payout_accounts": '
  '[{"account_number": "123456789012"}]}',
  'the copy of one''s data has payouts and accounts');
select is(public.account_closing() -> 'problems', '[]'::jsonb, 'then nothing is in the way');
select is(public.delete_account('0006') ->> 'outcome', 'deleted', 'and the courier leaves');
select tests.reset();
select is_empty(format($$ select id from private.payout_accounts where owner_id = %L
   and (account_number is not null or holder is not null or replaced_at is null)$$, tests.user_id('ravi')),
  'the account''s number goes with the owner');
select is((select count(*) from public.payouts where owner_id = tests.user_id('ravi') and destination = '•••• 9012'),
  4::bigint, 'the payouts stay, masked');

-- Vendors and franchise owners.
select tests.act_as('vikram');
select is(public.save_payout_account(tests.vendor_id_of('vendor-one'), 'vendor_payable',
  '{"method": "upi", "holder": "Vikram", "upi_id": "Vikram.Foods@OKAXIS"}') ->> 'masked', 'vi•••@okaxis',
  'a vendor''s owner sets an UPI id');
select tests.age_payout_accounts();
select is((tests.pay(tests.vendor_id_of('vendor-one'), 'vendor_payable') ->> 'amount_paise')::bigint, 90000::bigint,
  'and is paid');
select tests.act_as('mohan');
select is_empty($$ select id from public.payouts $$, 'the manager does not see it');
select tests.act_as('fran');
select is(public.my_earnings() #>> '{0,balance_paise}', '20000', 'a franchise owner sees the own share');
select public.save_payout_account(tests.user_id('fran'), 'franchise_payable',
  format('{"method": "upi", "holder": "Fran", "upi_id": "fran%s@okaxis"}', n)::jsonb) from generate_series(1, 5) as n;
select is(tests.save_refusal(tests.user_id('fran'), 'franchise_payable',
  '{"method": "upi", "holder": "Fran", "upi_id": "fran6@okaxis"}'), 'PT429 too_many_payout_accounts',
  'who changes the account five times a day at most');
select tests.reset();
select tests.age_payout_accounts();
insert into public.user_roles (user_id, role) values (tests.user_id('fran'), 'admin');
select tests.act_as('fran');
select tests.pay(tests.user_id('fran'), 'franchise_payable');
select is(tests.refusal(format($$ select public.settle_payout(%L, 'paid', 'UTR 1111') $$, (select id from public.payouts
  where owner_id = tests.user_id('fran')))), 'PT403 own_payout',
  'and, being an administrator too, does not settle the own payout');
select tests.reset();
select tests.earn(tests.user_id('fran'), 'cash_with_courier', -5000),
  tests.earn(tests.vendor_id_of('vendor-two'), 'vendor_payable', 40000);
select tests.act_as('fran');
select is(tests.refusal(format($$ select public.record_deposit(%L, 'cash_with_courier', 5000, 'UTR 2222',
  'deposit-of-my-own') $$, tests.user_id('fran'))), 'PT403 own_payout',
  'nor says to have paid in the own cash');

-- Two owners of one vendor.
select tests.reset();
insert into public.vendor_staff (vendor_id, user_id, position)
  values (tests.vendor_id_of('vendor-two'), tests.user_id('asha'), 'owner');
insert into public.user_roles (user_id, role) values (tests.user_id('asha'), 'vendor'),
  (tests.user_id('vani'), 'admin');
select tests.act_as('asha');
select public.save_payout_account(tests.vendor_id_of('vendor-two'), 'vendor_payable',
  '{"method": "upi", "holder": "Asha", "upi_id": "asha@okaxis"}');
select tests.age_payout_accounts();
select tests.act_as('vani');
select tests.pay(tests.vendor_id_of('vendor-two'), 'vendor_payable');
select tests.act_as('asha');
select is(public.account_closing() -> 'problems', '[{"code": "payout_under_way"}]'::jsonb,
  'an owner whose bank account another owner is just paid to does not leave, and take its number away');
select tests.reset();
create function tests.payout_to_asha() returns uuid language sql security definer set search_path = '' as $$
  select id from public.payouts where destination = 'as•••@okaxis'
$$;
grant execute on function tests.payout_to_asha() to authenticated;
select tests.reset();
update public.payouts set requested_by = tests.user_id('asha') where id = tests.payout_to_asha();
select tests.act_as('vani');
select is(tests.refusal(format($$ select public.settle_payout(%L, 'paid', 'UTR 3333') $$, tests.payout_to_asha())),
  'PT403 own_payout',
  'and an administrator does not settle what another owner of their vendor has asked for');
select tests.reset();
select is_empty($$ select * from private.ledger_imbalance() $$, 'the ledger balances');
select * from finish();
rollback;
