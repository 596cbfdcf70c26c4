-- GSTR-8 and section 194-O of a month: figure by figure, over a state's border, net of returns, and together what the
-- ledger has withheld, to the paisa.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('farid', '+919000000004', '{franchise}'), tests.create_user('meera', '+919000000005',
  '{user,admin}');
select tests.open_vendor('near', 'vikram'), tests.open_vendor('far', 'vikram'), tests.open_vendor('small', 'vikram');
select tests.fund_wallet('asha', 10000000);
select tests.reset();
update public.vendors set created_at = now() - interval '1 year' where slug in ('near', 'far', 'small');
update public.vendors set name = '=Far, "and" more' where slug = 'far';
insert into public.vendor_registrations (vendor_id, valid_from, gstin, legal_name) values
  (tests.vendor_id_of('near'), '2020-01-01', '36AABCU9603R1ZO', 'Near Company'),
  (tests.vendor_id_of('far'), '2020-01-01', '29AABCU9603R1ZJ', 'Far Company');

create function tests.commit() returns void language plpgsql security definer set search_path = '' as $$
begin
  set constraints all immediate;
  set constraints all deferred;
end
$$;
create function tests.sells(vendor text, name text, class text, paise bigint) returns void language plpgsql as $$
begin
  perform tests.place_part(name, 'asha', jsonb_build_object('kind', 'pickup', 'category', 'food', 'no_cutlery', true,
    'vendor_id', tests.vendor_id_of(vendor), 'terms', '{"commission_paise": 0}'::jsonb, 'charges', private.with_taxes(
    jsonb_build_array(jsonb_build_object('code', 'items', 'amount_paise', paise, 'tax_class', class, 'included',
      false)))));
  perform tests.move_as(name, g, 'vendor') from unnest('{confirmed,preparing,ready,delivered}'::text[]) as g;
  perform tests.commit();
end
$$;
create function tests.comes_back(name text) returns void language plpgsql as $$
declare
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = tests.order_id(name) for update;
  perform private.refund(o, (select jsonb_agg(jsonb_build_object('position', c.position, 'amount_paise',
    coalesce(c.gross_paise, c.amount_paise))) from public.order_charges as c where c.order_id = o.id
      and c.code = 'items' and c.phase = 'quoted'), 'item_bad', 'vendor', 'wallet', 'return:' || o.id);
  perform tests.commit();
end
$$;
create function tests.filed(paper text) returns text[] language sql as $$
  select array_agg(l order by n) from regexp_split_to_table(trim(public.admin_tax_paper(
    (now() at time zone 'Asia/Kolkata')::date, paper), e'\r\n'), e'\r\n') with ordinality as r (l, n) where r.n > 1
$$;
create function tests.ledger(kind public.ledger_account_kind) returns bigint language sql security definer as $$
  select coalesce(sum(e.amount_paise), 0)::bigint from private.ledger_entries as e
  join private.ledger_accounts as a on a.id = e.account_id and a.kind = ledger.kind
$$;
grant execute on all functions in schema tests to anon, authenticated;
create function tests.pays(vendor text) returns void language plpgsql as $$
begin
  perform private.make_statement(tests.vendor_id_of(vendor), 'vendor_payable', clock_timestamp());
  perform tests.commit();
end
$$;

-- Nothing was counted yet: an invoice that is in no statement has had nothing withheld.
select tests.sells('near', 'n1', 'goods_18', 99900), tests.sells('near', 'n2', 'goods_5', 33333),
  tests.sells('near', 'n3', 'goods_nil', 10000), tests.sells('near', 'n4', 'restaurant', 20000);
select tests.comes_back('n2');
select tests.sells('far', 'f1', 'goods_18', 100100), tests.sells('small', 's1', 'goods_18', 5000);
select tests.act_as('meera');
select is(tests.filed('gstr8'), null, 'before a statement nothing is withheld');
select is(tests.filed('tds_194o'), null, 'of either kind');
select tests.reset();
select is((select array_agg(distinct i.is_interstate::text || coalesce(v.slug, '')) from public.invoices as i
  join public.vendors as v on v.id = i.issuer_id), '{falsenear,falsesmall,truefar}', 'far sells over the border');

select tests.pays('near'), tests.pays('far'), tests.pays('small');
select tests.act_as('meera');
select is(tests.filed('gstr8'), array[
  '29AABCU9603R1ZJ,1001.00,0.00,1001.00,5.00,0.00,0.00',
  '36AABCU9603R1ZO,1332.33,333.33,999.00,0.00,2.50,2.50'],
  'what each registered vendor supplied itself: no exempt goods, nothing under section 9(5), net of returns');
select is((select array_agg(regexp_replace(l, ',[0-9]{2}-[A-Z][a-z]{2}-[0-9]{4},', ',DAY,') order by l)
  from unnest(tests.filed('tds_194o')) as l), array[
  '194-O,AABCU9603R,"''=Far, ""and"" more",DAY,1001.00,1.00',
  '194-O,AABCU9603R,Near,DAY,1299.00,1.30',
  '194-O,PANNOTAVBL,Small,DAY,59.00,2.95'],
  'what was credited to each, with what was withheld: more of who has told no PAN');

-- A return after the payout: the next statement gives back, and the month's file follows.
select tests.reset();
select tests.comes_back('f1');
select tests.sells('near', 'n5', 'goods_18', 7);
select tests.pays('near'), tests.pays('far');
select tests.act_as('meera');
select is((tests.filed('gstr8'))[1], '29AABCU9603R1ZJ,1001.00,1001.00,0.00,0.00,0.00,0.00',
  'what came back has nothing withheld any more');
select tests.reset();
create function tests.sum_of(paper text, from_column integer, to_column integer) returns numeric language sql as $$
  select sum(reverse(split_part(reverse(l), ',', c))::numeric * 100) from unnest(tests.filed(paper)) as l,
    generate_series(from_column, to_column) as c
$$;
grant execute on all functions in schema tests to authenticated;
select tests.act_as('meera');
select is(tests.sum_of('gstr8', 1, 3), tests.ledger('tcs_withheld')::numeric,
  'GSTR-8 is what the ledger has collected, to the paisa');
select is(tests.sum_of('tds_194o', 1, 1), tests.ledger('tds_withheld')::numeric, 'and 194-O what it has deducted');
select cmp_ok(tests.ledger('tcs_withheld'), '>', 0::bigint, 'which is not nothing');
select cmp_ok((select count(*) from public.audit_log as l where l.action = 'read_tax_paper'), '>', 3::bigint,
  'each download stands in the audit log');
select ok(public.admin_tax_month((now() at time zone 'Asia/Kolkata')::date) -> 'papers' @> '["gstr8", "tds_194o"]',
  'the screen names both');

-- Nobody else reads them, and least of all a PAN.
select tests.reset();
create function tests.asks() returns setof text language sql as $$
  select 'select public.admin_tax_paper(current_date, ''' || p || ''')' from unnest('{gstr8,tds_194o}'::text[]) as p
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('asha');
select is(tests.refusal(s), 'PT403 role_required', 'a customer may not: ' || s) from tests.asks() as s;
select tests.act_as('vikram');
select is(tests.refusal(s), 'PT403 role_required', 'a vendor may not: ' || s) from tests.asks() as s;
select tests.act_as('farid');
select is(tests.refusal(s), 'PT403 role_required', 'a franchise owner may not: ' || s) from tests.asks() as s;
select matches(tests.refusal('select private.tds_194o(current_date)'), '^42501', 'nor past the desk');
select tests.act_as_anon();
select matches(tests.refusal(s), '^42501', 'a guest may not: ' || s) from tests.asks() as s;

select * from finish();
rollback;
