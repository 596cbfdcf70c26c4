-- What is kept of a cancelled order, and what nobody took at the door: on an invoice, and owed to the state, once. The
-- files of a month say what the ledger owes, to the paisa. Who may read them.
begin;
select no_plan();
select tests.reviewed('bounds', 'admin_tax_paper');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('farid', '+919000000004', '{franchise}'), tests.create_user('ravi', '+919000000006', '{delivery}'),
  tests.create_user('meera', '+919000000005', '{user,admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 1000000);
select tests.add_courier('ravi', capacity => 5);
select tests.reset();

create function tests.commit() returns void language plpgsql security definer set search_path = '' as $$
begin
  set constraints all immediate;
  set constraints all deferred;
end
$$;
create function pg_temp.tax(name text) returns text language sql as $$
  select concat_ws(' ', (select coalesce(sum(e.amount_paise), 0) from private.ledger_transactions as t
    join private.ledger_entries as e on e.transaction_id = t.id join private.ledger_accounts as a on a.id = e.account_id
    where t.order_id = tests.order_id(name) and a.kind = 'tax_payable'),
    (select coalesce(sum((t.cgst_paise + t.sgst_paise + t.igst_paise) * case i.kind when 'credit_note' then -1 else 1
      end), 0) from public.invoices as i join public.invoice_taxes as t on t.invoice_id = i.id
    where i.order_id = tests.order_id(name)))
$$;
create function pg_temp.agrees() returns text language sql as $$
  select concat_ws(' ', (select count(*) from private.invoice_differences()),
    (select count(*) from private.ledger_imbalance()), t.platform_paise + t.section_9_5_paise + t.vendors_paise
      - t.ledger_paise) from private.tax_of_month(private.today()) as t
$$;

grant execute on all functions in schema tests to anon, authenticated;

-- A charge for cancelling ---------------------------------------------------------------------------------------------
select tests.order_item('late', 'asha', 'Dosa', 1);
select tests.advance_to('late', 'confirmed', 'ravi');
select tests.reset(), tests.age_order('late', interval '10 minutes');
select tests.act_as('asha');
select public.cancel_order(tests.order_id('late'), 'changed_mind');
select tests.reset(), tests.commit();
select cmp_ok(split_part(pg_temp.tax('late'), ' ', 1)::bigint, '>', 0::bigint, 'what is kept owes its tax');
select is(split_part(pg_temp.tax('late'), ' ', 1), split_part(pg_temp.tax('late'), ' ', 2), 'as its invoice says');
select is(pg_temp.agrees(), '0 0 0', 'all books agree');
select tests.commit();
select is((select count(*) from private.ledger_transactions as t where t.idempotency_key like 'kept-tax:%'), 1::bigint,
  'once');
select tests.act_as('meera');
select public.refund_order(tests.order_id('late'), (select jsonb_agg(jsonb_build_object('position', c ->> 'position'))
  from jsonb_array_elements(public.admin_order(tests.order_id('late')) -> 'refundable') as c), 'item_bad', 'Kind',
  'refund-key:late') is not null;
select tests.reset(), tests.commit();
select is(pg_temp.tax('late'), '0 0', 'given back, it is owed no longer');
select is(pg_temp.agrees(), '0 0 0', 'and all books agree');

-- Nobody at the door --------------------------------------------------------------------------------------------------
select tests.order_item('door', 'asha', 'Dosa', 1);
select tests.advance_to('door', 'out_for_delivery', 'ravi');
select tests.reset();
select tests.act_as('meera');
select public.cancel_order(tests.order_id('door'), 'nobody_at_door');
select tests.reset(), tests.commit();
select is((select o.status || ' ' || o.cancel_reason from public.enhanced_orders as o
  where o.id = tests.order_id('door')), 'cancelled nobody_at_door', 'nobody took it');
select cmp_ok(split_part(pg_temp.tax('door'), ' ', 1)::bigint, '>', 0::bigint, 'what stays paid owes its tax');
select is(split_part(pg_temp.tax('door'), ' ', 1), split_part(pg_temp.tax('door'), ' ', 2), 'and has its invoice');
select is(pg_temp.agrees(), '0 0 0', 'all books agree');

-- A delivered order, and one refunded in part: the files of the month -------------------------------------------------
select tests.order_item('dinner', 'asha', 'Dosa', 2);
select tests.advance_to('dinner', 'delivered', 'ravi');
select tests.reset(), tests.commit();
select tests.act_as('meera');
select public.refund_order(tests.order_id('dinner'), '[{"position": 1, "amount_paise": 3333}]', 'item_bad', 'Cold',
  'refund-key:dinner') is not null;
select tests.reset(), tests.commit();
select is(pg_temp.agrees(), '0 0 0', 'the tax of the month''s papers is what the ledger owes, to the paisa');
create function tests.filed(paper text, col integer) returns numeric language sql as $$
  select sum(split_part(l, ',', col)::numeric * 100) from regexp_split_to_table(trim(public.admin_tax_paper(
    (now() at time zone 'Asia/Kolkata')::date, paper), e'\r\n'), e'\r\n') with ordinality as r (l, n) where r.n > 1
$$;
create table tests.month as select t.* from private.tax_of_month(private.today()) as t;
grant select on tests.month to authenticated;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('meera');
select is(tests.filed('gstr1_b2cs', 5) + tests.filed('gstr1_b2cs', 6) + tests.filed('gstr1_b2cs', 7),
  platform_paise::numeric, 'table 7 has the platform''s own tax') from tests.month;
select is(tests.filed('gstr1_eco', 5) + tests.filed('gstr1_eco', 6) + tests.filed('gstr1_eco', 7),
  section_9_5_paise::numeric, 'table 15 that of section 9(5)') from tests.month;
select is(tests.filed('gstr3b', 3) + tests.filed('gstr3b', 4) + tests.filed('gstr3b', 5),
  (platform_paise + section_9_5_paise)::numeric, 'and 3B both') from tests.month;
select cmp_ok(section_9_5_paise, '>', 0::bigint, 'neither is empty') from tests.month;
select is((public.admin_tax_month((now() at time zone 'Asia/Kolkata')::date) ->> 'ledger_paise')::bigint, ledger_paise,
  'the screen shows the same') from tests.month;
select matches(public.admin_tax_paper((now() at time zone 'Asia/Kolkata')::date, 'gstr1_documents'),
  'Invoices for outward supply,AG/[0-9]{4}/000001,AG/', 'the numbers that were used are listed');
select matches(public.admin_tax_paper((now() at time zone 'Asia/Kolkata')::date, 'gstr1_credit_notes'),
  'AC/[0-9]{4}/000001,[0-9]{2}-', 'and the credit notes');
select cmp_ok((select count(*) from public.audit_log as l where l.action = 'read_tax_paper'), '>', 2::bigint,
  'each download stands in the audit log');
select is(tests.refusal($$ select public.admin_tax_month('2999-01-01') $$), 'PT400 month_invalid',
  'a month to come has no papers');
select is(tests.refusal($$ select public.admin_tax_paper(current_date, 'pg_user') $$), 'PT404 paper_not_found',
  'nor is there another file');
select tests.reset();

-- Midnight in India, and what a spreadsheet would run -----------------------------------------------------------------
select is(private.month_start('2026-12-15'), '2026-11-30 18:30:00+00'::timestamptz,
  'a month begins at midnight in India');
select is(private.csv_row('=1+1', 'a,b', 'say "x"', '-5.00', '-a'), '"''=1+1","a,b","say ""x""",-5.00,"''-a"',
  'a cell is no formula');

-- Who may -------------------------------------------------------------------------------------------------------------
create function tests.asks() returns setof text language sql as $$
  select unnest(array['select public.admin_tax_month(current_date)',
    'select public.admin_tax_paper(current_date, ''gstr3b'')'])
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('asha');
select is(tests.refusal(s), 'PT403 role_required', 'a customer may not: ' || s) from tests.asks() as s;
select tests.act_as('vikram');
select is(tests.refusal(s), 'PT403 role_required', 'a vendor may not: ' || s) from tests.asks() as s;
select tests.act_as('farid');
select is(tests.refusal(s), 'PT403 role_required', 'a franchise owner may not: ' || s) from tests.asks() as s;
select tests.act_as('ravi');
select is(tests.refusal(s), 'PT403 role_required', 'a courier may not: ' || s) from tests.asks() as s;
select tests.act_as_anon();
select matches(tests.refusal(s), '^42501', 'a guest may not: ' || s) from tests.asks() as s;

select * from finish();
rollback;
