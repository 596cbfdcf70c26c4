-- The papers of memberships: each paid term has its invoice in the platform's series, with the figures of written
-- cases; what a bank takes back is credited; and everybody who may not read them.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('chandra', '+919000000003'), tests.create_user('deepa', '+919000000004'),
  tests.create_user('vikram', '+919000000005', '{vendor}'), tests.create_user('admin', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_address('asha'), tests.add_address('bala'),
  tests.fund_wallet('asha', 500000), tests.fund_wallet('bala', 500000), tests.fund_wallet('deepa', 500000);
update public.addresses set pincode = '560001' where user_id = tests.user_id('bala');

-- Documents are made at the end of a transaction.
create function tests.commit() returns void language plpgsql security definer set search_path = '' as $$
begin
  set constraints all immediate;
  set constraints all deferred;
end
$$;
create function tests.chooses(plan text) returns uuid language sql as $$
  select (public.choose_membership(plan, true) ->> 'id')::uuid
$$;
grant execute on function tests.chooses(text), tests.commit() to public;
create function tests.papers(handle text) returns text[] language sql security definer as $$
  select array(select concat_ws(' ', i.kind, left(i.number, 8), i.place_of_supply, t.code, t.rate_bp, t.taxable_paise
    || '+' || t.cgst_paise || '+' || t.sgst_paise || '+' || t.igst_paise, i.total_paise)
    from public.invoices as i join public.invoice_taxes as t on t.invoice_id = i.id
    where i.user_id = tests.user_id(handle) order by i.issued_at)
$$;

-- I-12: a membership sold by the platform -----------------------------------------------------------------------------
select tests.act_as('asha');
select public.start_membership_trial('plus_month');
select tests.reset(), tests.commit();
select is(tests.papers('asha'), '{}', 'a trial costs nothing and has no paper');
select tests.act_as('asha');
select public.buy_membership(tests.chooses('plus_month'));
select tests.reset(), tests.commit();
select is(tests.papers('asha'), '{tax_invoice AG/2627/ 36 998599 1800 16864+1518+1518+0 19900}',
  'I-12: ₹199 with its tax inside, CGST and SGST of ₹15.18 each, issued when it is paid');
select is((select jsonb_build_object('issuer', i.issuer ->> 'gstin', 'own', i.supplier_id is null and
    i.issuer_id is null, '9_5', i.section_9_5, 'line', (i.lines -> 0) - 'from' - 'until', 'less', i.reduction_paise)
  from public.invoices as i where i.user_id = tests.user_id('asha')),
  '{"issuer": "36AAACA0000A1Z5", "own": true, "9_5": false, "less": 0, "line": {"charge": "membership", "code":
    "998599", "tax_class": "membership", "amount_paise": 19900}}'::jsonb, 'I-12: an own supply of the platform');
select is(array[(i.lines -> 0 ->> 'from')::date, (i.lines -> 0 ->> 'until')::date], array[t.from_day, t.from_day + 29],
  'its line names the first and the last day of the term')
from public.invoices as i join private.membership_terms as t on t.id = i.term_id;
select is(tests.books('deferred_revenue'), 16864::bigint, 'I-12: what is without tax is deferred');

-- M-10: a year; and a service to another state ------------------------------------------------------------------------
select tests.act_as('bala');
select public.buy_membership(tests.chooses('plus_year'));
select tests.reset(), tests.commit();
select is(tests.papers('bala'), '{tax_invoice AG/2627/ 29 998599 1800 101610+0+0+18290 119900}',
  'to a customer of another state it has IGST');
select tests.act_as('deepa');
select public.buy_membership(tests.chooses('plus_year'));
select tests.reset(), tests.commit();
select is(tests.papers('deepa'), '{tax_invoice AG/2627/ 36 998599 1800 101610+9145+9145+0 119900}',
  'M-10: CGST and SGST of ₹91.45 each; where no address is known, the state of the platform');

-- A renewal is a supply of its own ------------------------------------------------------------------------------------
update private.memberships set ends_at = now() - interval '1 hour', next_try_at = now() - interval '1 minute'
where user_id = tests.user_id('asha');
select private.run_memberships();
select tests.commit();
select is(cardinality(tests.papers('asha')), 2, 'a renewal from the wallet has its invoice');
select private.run_memberships();
select tests.commit();
select is(cardinality(tests.papers('asha')), 2, 'one');
select is((select array_agg(right(i.number, 6) order by i.issued_at) from public.invoices as i),
  '{000001,000002,000003,000004}', 'all in the platform''s one series, without a gap');

-- Money that a bank takes back ----------------------------------------------------------------------------------------
select tests.act_as('chandra');
create temporary table online as select tests.chooses('plus_month') as id;
select tests.reset();
create temporary table before_online as select tests.books('deferred_revenue') as deferred,
  tests.books('tax_payable') as tax, tests.books('platform_revenue') as revenue;
select public.gateway_order_made((public.gateway_start(tests.user_id('chandra'), id, 'membership') ->> 'id')::uuid,
  'order_member') from online;
select tests.reports('pay_member', 'order_member', 19900);
select tests.commit();
select is(tests.papers('chandra'), '{tax_invoice AG/2627/ 36 998599 1800 16864+1518+1518+0 19900}',
  'paid at the gateway it has the same paper');
select private.earn_memberships(private.today() + 9);
create function pg_temp.disputes(id text, paise bigint, status text) returns text language sql as $$
  select public.gateway_dispute_record(jsonb_build_object('provider_dispute_id', id, 'provider_payment_id',
    'pay_member', 'amount_paise', paise, 'currency', 'INR', 'reason_code', 'fraud', 'status', status,
    'respond_by', extract(epoch from now())::bigint)) ->> 'outcome'
$$;
select is(pg_temp.disputes('disp_part', 100, 'lost'), 'lost', 'a bank takes a part back');
select tests.commit();
select is(cardinality(tests.papers('chandra')), 1, 'the term stays, and the platform bears the part');
select is(pg_temp.disputes('disp_open', 19900, 'open'), 'open', 'a bank disputes all of it');
select tests.commit();
select is(cardinality(tests.papers('chandra')), 1, 'nothing is credited before it is decided');
select is(pg_temp.disputes('disp_open', 19900, 'lost'), 'lost', 'lost');
select tests.commit();
select is((tests.papers('chandra'))[2], 'credit_note AC/2627/ 36 998599 1800 16864+1518+1518+0 19900',
  'its supply is credited whole');
select is((select c.number from public.invoices as n join public.invoices as c on c.id = n.of_invoice
  where n.kind = 'credit_note'), 'AG/2627/000005', 'by a note that names its invoice');
select is((private.membership_of(tests.user_id('chandra'))).id, null, 'its benefits end');
select is(tests.heard('chandra', 'membership_ended'), 1::bigint, 'and the member hears it');
-- Of the others ten days were earned too.
select is(tests.books('tax_payable') - b.tax, 0::bigint, 'nothing of it is owed to the state') from before_online as b;
select is((select sum(t.earned_paise) from private.membership_terms as t where t.returned_at is null) - 100,
  tests.books('platform_revenue') - b.revenue, 'nor was anything earned, but the part was lost')
from before_online as b;
select private.earn_memberships(private.today() + 20);
select is((select sum(t.earned_paise) from private.membership_terms as t where t.returned_at is not null)
  < 16864, true, 'nor is it later');
select is(pg_temp.disputes('disp_open', 19900, 'lost'), 'duplicate', 'told again it changes nothing');
select private.membership_lost(id, 19900, 'disp_again') from online;
select tests.commit();
select is(cardinality(tests.papers('chandra')), 2, 'nor does another dispute of the same money');
select is((select count(*) from private.term_invoice_differences()) + (select count(*) from private.invoice_gaps())
  + (select count(*) from private.ledger_imbalance()), 0::bigint, 'papers are what was paid; the books are balanced');

-- A return counts them, to the paisa ----------------------------------------------------------------------------------
select is(t.platform_paise, t.ledger_paise, 'the tax of the documents is what the ledger owes')
from private.tax_of_month(private.today()) as t;
select is(l, 'OE,29-Karnataka,18.00,1016.10,182.90,0.00,0.00,0.00', 'the return has the other state')
from private.gstr1_b2cs(private.today()) as l where l like '%Karnataka%';
select is(l, 'OE,36-Telangana,18.00,1353.38,0.00,121.81,121.81,0.00', 'and the own one, less the credit')
from private.gstr1_b2cs(private.today()) as l where l like '%Telangana%';

-- Reading -------------------------------------------------------------------------------------------------------------
select tests.act_as('chandra');
select is((select array_agg(i ->> 'kind' order by n) from jsonb_array_elements(public.membership_invoices())
  with ordinality as k (i, n)), '{credit_note,tax_invoice}', 'a member reads their own, the newest first');
select is(public.membership_invoices() -> 1 -> 'place_of_supply', '{"code": "36", "name": "Telangana"}'::jsonb,
  'as the papers of an order');
select is((select count(*) from public.invoices), 2::bigint, 'and no other in the table');
select tests.act_as('vikram');
select is(public.membership_invoices(), '[]'::jsonb, 'a vendor reads none');
select is((select count(*) from public.invoices), 0::bigint, 'nor in the table');
select tests.act_as('admin');
select is(public.membership_invoices(), '[]'::jsonb, 'an administrator has no membership');
select tests.act_as_anon();
select is(tests.refusal('select public.membership_invoices()'), '42501 permission denied for function '
  || 'membership_invoices', 'guests may not ask');
select tests.act_as('asha');
select is(left(tests.refusal('select private.' || f), 5), '42501', 'nobody calls ' || f)
from unnest(array['membership_lost(gen_random_uuid(), 1, ''x'')', 'term_invoice_differences()',
  'invoice_as_read(null)', 'write_document(null, null)']) as f;
select tests.reset();
select is(left(tests.refusal(format('update public.invoices set order_id = null where id = %L', i.id)), 5), 'PT403',
  'a paper never changes') from public.invoices as i limit 1;

select * from finish();
rollback;
