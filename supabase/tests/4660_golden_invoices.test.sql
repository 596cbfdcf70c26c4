-- Golden invoices: what six supplies have on paper, every column and every figure, through the doors that customers,
-- vendors and the help desk use. The arithmetic behind them has its cases in 4410.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('wasim', '+919000000004', '{vendor}'), tests.create_user('ravi', '+919000000006', '{delivery}'),
  tests.create_user('meera', '+919000000005', '{user,admin}');
select tests.open_vendor('spice-house', 'vikram'), tests.add_item('spice-house', 'Biryani', 24900),
  tests.add_item('spice-house', 'Kebab', 24900), tests.add_item('spice-house', 'Raita', 4500),
  tests.open_shop('south-store', 'wasim'), tests.add_product('Iron', 'Voltix'),
  tests.add_variant('south-store', 'Iron 1000 W', 99900, 'Iron', '{"Power": "1000 W"}', 5),
  tests.add_address('asha'), tests.fund_wallet('asha', 1000000);
update public.vendors set packaging_paise = 1500 where slug = 'spice-house';
insert into public.vendor_registrations (vendor_id, valid_from, gstin, legal_name)
values (tests.vendor_id_of('south-store'), '2026-04-01', '29AAACG0000A1ZO', 'South Stores LLP');
insert into public.digital_operators (code, kind, name, min_paise, max_paise, fee_paise)
values ('testel_prepaid', 'mobile_prepaid', 'Testel', 1000, 500000, 300);
select tests.add_courier('ravi', capacity => 5);
select tests.reset();

-- Documents are made at the end of a transaction.
create function tests.commit() returns void language plpgsql security definer set search_path = '' as $$
begin
  set constraints all immediate;
  set constraints all deferred;
end
$$;
create function tests.paper(document public.invoices) returns text[] language sql as $$
  select array[concat_ws(' ', document.kind, document.number, document.financial_year, 'by',
    document.issuer ->> 'gstin', 'for', case when document.issuer = document.supplier then 'itself'
      else document.supplier ->> 'name' end, 'at', document.place_of_supply,
    case when document.section_9_5 then '9(5)' end,
    (select 'of ' || i.number from public.invoices as i where i.id = document.of_invoice))]
  || array(select concat_ws(' ', coalesce(l ->> 'name', l ->> 'charge'), 'x' || (l ->> 'quantity'),
      l ->> 'code', l ->> 'amount_paise') from jsonb_array_elements(document.lines) as l
    order by not l ? 'name', coalesce(l ->> 'name', l ->> 'charge'))
  || array(select concat_ws(' ', t.tax_class, t.code, t.rate_bp, case when t.included then 'inside' else 'on top' end,
      t.taxable_paise || '+' || t.cgst_paise || '+' || t.sgst_paise || '+' || t.igst_paise || '=' || t.gross_paise)
    from public.invoice_taxes as t where t.invoice_id = document.id order by t.tax_class)
  || array['less ' || document.reduction_paise || ' total ' || document.total_paise]
$$;
create function tests.papers(name text) returns text language sql security definer as $$
  select string_agg(p.line, e'\n' order by i.issued_at, i.number, p.n) from public.invoices as i,
    unnest(tests.paper(i)) with ordinality as p (line, n)
  where i.order_id is not distinct from tests.order_id(name)
$$;
grant execute on all functions in schema tests to anon, authenticated, service_role;

-- Food with a delivery fee (I-01) -------------------------------------------------------------------------------------
select tests.act_as('asha');
select public.add_to_cart(tests.item_id('Raita')::text, '{}', 1);
select tests.order_item('dinner', 'asha', 'Biryani', 2);
select tests.advance_to('dinner', 'delivered', 'ravi');
select tests.reset(), tests.commit();
select is(tests.papers('dinner'), 'tax_invoice AG/2627/000001 2026-27 by 36AAACA0000A1Z5 for Spice House at 36 9(5)
Biryani x2 996331 49800
Raita x1 996331 4500
packaging 996331 1500
restaurant 996331 500 on top 55800+1395+1395+0=58590
less 0 total 58590
tax_invoice AG/2627/000002 2026-27 by 36AAACA0000A1Z5 for itself at 36 9(5)
delivery 996813 2900
platform 998599 500
delivery 996813 1800 inside 2458+221+221+0=2900
platform 998599 1800 inside 424+38+38+0=500
less 0 total 3400', 'food: the platform pays 5 % for the restaurant; delivery and platform fee have 18 % inside');

-- Goods of another state (I-04) ---------------------------------------------------------------------------------------
select tests.order_item('iron', 'asha', 'Iron 1000 W', 1);
select tests.ship_to('iron', 'delivered');
select tests.reset(), tests.commit();
select is(tests.papers('iron'), 'tax_invoice IN/2627/000001 2026-27 by 29AAACG0000A1ZO for itself at 36
Iron 1000 W x1 8516 99900
shipping 996813 3400
delivery 996813 1800 inside 2882+0+0+518=3400
goods_18 8516 1800 inside 84662+0+0+15238=99900
less 0 total 103300
tax_invoice AG/2627/000003 2026-27 by 36AAACA0000A1Z5 for itself at 36
platform 998599 500
platform 998599 1800 inside 424+38+38+0=500
less 0 total 500',
  'goods from Karnataka to Telangana: IGST in the seller''s own series, the platform''s fee inside the state');

-- A recharge: the fee alone (I-08) ------------------------------------------------------------------------------------
select tests.pay_digital('recharge', 'asha', '{"service": "recharge", "operator": "testel_prepaid", "number":
  "98490 12345", "amount_paise": 29900}');
select tests.act_as_service();
create temporary table claimed as select * from public.claim_fulfilments(10);
select public.settle_fulfilments(jsonb_build_array(jsonb_build_object('attempt_id', c.attempt_id, 'outcome',
  'success', 'amount_paise', 29900, 'provider_reference', 'R-1'))) from claimed as c;
select tests.reset(), tests.commit();
select is(tests.status_of('recharge'), 'delivered', 'a recharge arrives');
select is(tests.papers('recharge'),
  'tax_invoice AG/2627/000004 2026-27 by 36AAACA0000A1Z5 for itself at 36
convenience_fee 998599 300
convenience 998599 1800 inside 254+23+23+0=300
less 0 total 300', 'a recharge: the face value is on no paper, the fee has its tax inside');

-- A charge for cancelling ---------------------------------------------------------------------------------------------
select tests.order_item('late', 'asha', 'Biryani', 2);
select tests.advance_to('late', 'confirmed', 'ravi');
select tests.reset(), tests.age_order('late', interval '10 minutes');
select tests.act_as('asha');
select public.cancel_order(tests.order_id('late'), 'changed_mind');
select tests.reset(), tests.commit();
select is(tests.papers('late'), 'tax_invoice AG/2627/000005 2026-27 by 36AAACA0000A1Z5 for Spice House at 36 9(5)
cancellation 996331 4980
restaurant 996331 500 inside 4742+119+119+0=4980
less 0 total 4980', 'a charge for cancelling: kept of the food, so with its rate inside');

-- One dish missing: a credit note for a part (I-11) -------------------------------------------------------------------
select tests.act_as('asha');
select public.add_to_cart(tests.item_id('Kebab')::text, '{}', 1);
select public.add_to_cart(tests.item_id('Raita')::text, '{}', 1);
select tests.order_item('supper', 'asha', 'Biryani', 1);
select tests.advance_to('supper', 'delivered', 'ravi');
select tests.reset(), tests.commit();
create table tests.issued as select tests.papers('supper') as papers;
select tests.act_as('meera');
select is((public.refund_order(tests.order_id('supper'), jsonb_build_array(jsonb_build_object('position', 1,
  'amount_paise', 24900)), 'item_missing', 'Not in the bag', 'refund-key:supper') ->> 'refund_paise')::integer, 26144,
  'what goes back has its tax with it');
select tests.reset(), tests.commit();
select is(replace(tests.papers('supper'), i.papers || e'\n', ''),
  'credit_note AC/2627/000001 2026-27 by 36AAACA0000A1Z5 for Spice House at 36 9(5) of AG/2627/000006
restaurant 996331 500 on top 24900+622+622+0=26144
less 0 total 26144',
  'a credit note of its own series names the invoice and takes 622 of each tax off') from tests.issued as i;
select ok(starts_with(tests.papers('supper'), i.papers), 'and the invoices stay as they were') from tests.issued as i;

-- A membership (I-12) -------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select public.buy_membership((public.choose_membership('plus_month', true) ->> 'id')::uuid);
select tests.reset(), tests.commit();
select is((select array_to_string(tests.paper(i), e'\n') from public.invoices as i where i.term_id is not null),
  'tax_invoice AG/2627/000008 2026-27 by 36AAACA0000A1Z5 for itself at 36
membership 998599 19900
membership 998599 1800 inside 16864+1518+1518+0=19900
less 0 total 19900', 'a membership: ₹199 with 18 % inside');

select is((select count(*) from private.invoice_differences())
  + (select count(*) from private.term_invoice_differences()) + (select count(*) from private.invoice_gaps())
  + (select count(*) from private.ledger_imbalance()), 0::bigint,
  'all agree with what was charged, no number is missing, the books are balanced');
select is(t.platform_paise + t.section_9_5_paise + t.vendors_paise, t.ledger_paise,
  'and the ledger owes what stands on them') from private.tax_of_month(private.today()) as t;

select * from finish();
rollback;
