-- Invoices of orders: made when the supply is complete, credited when something goes back, read by their parties.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('wasim', '+919000000004', '{vendor}'),
  tests.create_user('ravi', '+919000000006', '{delivery}'),
  tests.create_user('admin', '+919000000005', '{user,admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'wasim'),
  tests.add_item('vendor-one', 'Dosa', 20000), tests.open_shop('green-store', 'wasim'),
  tests.add_product('Iron', 'Voltix'),
  tests.add_product('Atlas', 'Pustak'),
  tests.add_variant('green-store', 'Iron 1000 W', 99900, 'Iron', '{"Power": "1000 W"}', 5),
  tests.add_variant('green-store', 'School atlas', 25000, 'Atlas', '{"Year": "2026"}', 5),
  tests.add_address('asha'), tests.add_address('admin'), tests.fund_wallet('asha', 1000000);
update public.catalog_items set tax_class = 'goods_nil' where name = 'School atlas';
update public.restaurants set fssai_number = '12345678901234' where vendor_id = tests.vendor_id_of('vendor-one');
select tests.add_courier('ravi', capacity => 5);
select tests.reset();

create function tests.documents(name text) returns text[] language sql stable
  security definer set search_path = '' as $$
  select array(select concat_ws(' ', i.kind, i.number, coalesce(i.issuer ->> 'trade_name', 'platform'), i.total_paise,
    (select string_agg(t.tax_class || ' ' || t.taxable_paise || '+' || t.cgst_paise || '+' || t.sgst_paise || '+'
      || t.igst_paise, ', ' order by t.tax_class) from public.invoice_taxes as t where t.invoice_id = i.id))
    from public.invoices as i where i.order_id = tests.order_id(name) order by i.issued_at, i.number)
$$;
-- Documents are made at the end of a transaction.
create function tests.commit() returns void language plpgsql security definer set search_path = '' as $$
begin
  set constraints all immediate;
  set constraints all deferred;
end
$$;
create function tests.refund(name text, lines text) returns bigint language plpgsql as $$
declare
  paise bigint;
begin
  perform tests.act_as('admin');
  paise := (public.refund_order(tests.order_id(name), lines::jsonb, 'item_bad', 'Seen on a photo',
    'refund-key:' || gen_random_uuid()) ->> 'refund_paise')::bigint;
  perform tests.reset(), tests.commit();
  return paise;
end
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- Under section 9(5) the platform issues for the restaurant, and another for its own services.
select tests.order_item('dinner', 'asha', 'Dosa', 2);
select tests.reset(), tests.commit();
select is(tests.documents('dinner'), '{}', 'an order that is under way has no invoice');
select tests.advance_to('dinner', 'delivered', 'ravi');
select tests.reset(), tests.commit();
select is(tests.documents('dinner'), array['tax_invoice AG/2627/000001 platform 43050 restaurant 41000+1025+1025+0',
  'tax_invoice AG/2627/000002 platform 3400 delivery 2458+221+221+0, platform 424+38+38+0'],
  'a delivered order has its invoices');
select is((select jsonb_build_object('by', i.issuer ->> 'gstin', 'for', i.supplier ->> 'name', 'fssai',
  i.supplier ->> 'fssai_number', '9_5', i.section_9_5, 'place', i.place_of_supply, 'lines', i.lines, 'less',
  i.reduction_paise) from public.invoices as i where i.number = 'AG/2627/000001'),
  '{"by": "36AAACA0000A1Z5", "for": "Vendor One", "fssai": "12345678901234", "9_5": true, "place": "36", "less": 0,
    "lines": [{"name": "Dosa", "quantity": 2, "code": "996331", "tax_class": "restaurant", "amount_paise": 40000},
      {"charge": "packaging", "code": "996331", "tax_class": "restaurant", "amount_paise": 1000}]}'::jsonb,
  'the platform issues it, names the restaurant with its FSSAI number, and lists what came');
select is((select count(*) from private.invoice_differences()), 0::bigint, 'invoices are what was charged');

-- Whole and in parts: credits add up to the invoice.
select is(tests.refund('dinner', '[{"position": 1, "amount_paise": 3333}]'), 3499::bigint, 'a part goes back');
select is((tests.documents('dinner'))[3], 'credit_note AC/2627/000001 platform 3499 restaurant 3333+83+83+0',
  'with a credit note in a series of its own');
select is((select c.number from public.invoices as i join public.invoices as c on c.id = i.of_invoice
  where i.number = 'AC/2627/000001'), 'AG/2627/000001', 'which names its invoice');
select tests.refund('dinner', '[{"position": 1, "amount_paise": 3333}]');
select is((select count(*) from private.invoice_differences()), 0::bigint, 'they agree after every refund');
select tests.refund('dinner', format('[{"position": 1}, {"position": %s}]', (select c.position
  from public.order_charges as c where c.order_id = tests.order_id('dinner') and c.code = 'packaging'
    and c.phase = 'quoted')));
select results_eq($$ select i.kind = 'credit_note', sum(t.taxable_paise)::bigint, sum(t.cgst_paise)::bigint,
    sum(t.sgst_paise)::bigint, sum(t.gross_paise)::bigint
  from public.invoices as i join public.invoice_taxes as t on t.invoice_id = i.id
  where i.order_id = tests.order_id('dinner') and i.section_9_5 and i.supplier_id is not null group by 1 order by 1 $$,
  $$ values (false, 41000::bigint, 1025::bigint, 1025::bigint, 43050::bigint),
    (true, 41000, 1025, 1025, 43050) $$, 'three credits add up to the invoice to the paisa');
select is((select count(*) from private.invoice_differences()) + (select count(*) from private.invoice_gaps()),
  0::bigint, 'nothing differs, no number is missing');

-- What went back before the end is on no invoice; nor is the platform's part of a coupon, or a tip.
select tests.order_item('supper', 'asha', 'Dosa', 2, 'wallet', '{"tip_paise": 2000, "coupon_code": "FREEDEL"}');
select tests.refund('supper', '[{"position": 1, "amount_paise": 20000}]');
select tests.advance_to('supper', 'delivered', 'ravi');
select tests.reset(), tests.commit();
select is((tests.documents('supper'))[1], 'tax_invoice AG/2627/000003 platform 22050 restaurant 21000+525+525+0',
  'what was refunded on the way is not invoiced');
select is((select i.reduction_paise from public.invoices as i where i.number = 'AG/2627/000003'), 20000::bigint,
  'its line says what it was, and what was taken off');
select is((select count(*) from private.invoice_differences()), 0::bigint,
  'a tip and what the platform pays of a delivery are outside');

-- Cancelling: nothing without a charge, the charge with its tax inside.
select tests.order_item('gone', 'asha', 'Dosa', 1);
select public.cancel_order(tests.order_id('gone'), 'changed_mind');
select tests.reset(), tests.commit();
select is(tests.documents('gone'), '{}', 'what is cancelled free of charge has no paper');
select tests.order_item('late', 'asha', 'Dosa', 1);
select tests.advance_to('late', 'confirmed', 'ravi');
select tests.reset(), tests.age_order('late', interval '10 minutes');
select tests.act_as('asha');
select public.cancel_order(tests.order_id('late'), 'changed_mind');
select tests.reset(), tests.commit();
select is((select i.total_paise = o.charge_paise and o.charge_paise > 0 and i.lines -> 0 ->> 'charge' = 'cancellation'
    and t.cgst_paise = round(o.charge_paise * 500 / 21000.0)
  from public.invoices as i join public.invoice_taxes as t on t.invoice_id = i.id
  join public.enhanced_orders as o on o.id = i.order_id where o.id = tests.order_id('late')), true,
  'a charge that is kept is invoiced, its tax inside');

-- A registered shop issues in its own series; taxed and exempt goods stand on one paper.
select tests.act_as('vikram');
select is(tests.refusal(format(
  $$ select public.set_vendor_registration(%L, '2026-04-01', '36AAACG0000A1Z5', 'Green') $$,
  tests.vendor_id_of('green-store'))), 'PT403 role_required', 'a vendor registers nobody');
select tests.act_as_anon();
select matches(tests.refusal(format($$ select public.set_vendor_registration(%L, '2026-04-01', null, null) $$,
  tests.vendor_id_of('green-store'))), '^42501', 'nor does a guest');
select tests.act_as('admin');
select is(tests.refusal(format($$ select public.set_vendor_registration(%L, '2026-04-01', '99AAACG0000A1Z5', null) $$,
  tests.vendor_id_of('green-store'))), 'PT400 gstin_invalid', 'a number of no state is refused');
select public.set_vendor_registration(tests.vendor_id_of('green-store'), '2026-04-01', ' 29aaacg0000a1z5 ',
  'Green Stores LLP');
select tests.reset();
select is((select l.after ->> 'gstin' from public.audit_log as l where l.action = 'set_vendor_registration'),
  '29AAACG0000A1Z5', 'an administrator does, on the audit log');
select tests.act_as('asha');
select public.add_to_cart(tests.item_id('School atlas')::text, '{}', 1);
select tests.order_item('shop', 'asha', 'Iron 1000 W', 1);
select tests.ship_to('shop', 'delivered');
select tests.reset(), tests.commit();
select is(tests.documents('shop'), array[
  'invoice_cum_bill_of_supply IN/2627/000001 Green Store 128300 delivery 2882+0+0+518, goods_18 84662+0+0+15238, '
    'goods_nil 25000+0+0+0',
  'tax_invoice AG/2627/000006 platform 500 platform 424+38+38+0'],
  'a registered shop in Karnataka: its own series, IGST to Telangana, and exempt goods on the same paper');
select is((select i.issuer ->> 'name' || ' ' || (i.issuer ->> 'gstin') || ' ' || i.place_of_supply
  from public.invoices as i where i.number = 'IN/2627/000001'), 'Green Stores LLP 29AAACG0000A1Z5 36',
  'with its registered name, its number and the place of supply');
select tests.act_as('admin');
select public.set_vendor_registration(tests.vendor_id_of('green-store'), current_date, null, 'Green Stores');
select tests.order_item('plain', 'asha', 'Iron 1000 W', 1);
select tests.ship_to('plain', 'delivered');
select tests.reset(), tests.commit();
select is((tests.documents('plain'))[1],
  'bill_of_supply IN/2627/000002 Green Store 99900 goods_18 99900+0+0+0',
  'who is not registered any more names no tax');
select is((select i.issuer ->> 'name' from public.invoices as i where i.number = 'IN/2627/000001'), 'Green Stores LLP',
  'what was issued before stays as it was');
select is((select count(*) from private.invoice_differences()) + (select count(*) from private.invoice_gaps()),
  0::bigint, 'and all agree');

-- Nothing of a document changes, whoever asks.
select throws_like($$ update public.invoices set total_paise = 1 $$, '%', 'no invoice is changed');
select throws_like($$ delete from public.invoice_taxes $$, '%', 'none is deleted');
select throws_like($$ update public.invoice_taxes set cgst_paise = 0, sgst_paise = 0 $$, '%', 'nor its taxes');
select matches(tests.refusal($$ insert into public.invoices (order_id, user_id, kind, number, financial_year, issued_at,
  issuer, supplier, place_of_supply, is_interstate, section_9_5, lines, reduction_paise, total_paise)
  select order_id, user_id, kind, 'AG/2627/999999', financial_year, issued_at, issuer, supplier, place_of_supply,
    is_interstate, section_9_5, lines, reduction_paise, 5 from public.invoices where number = 'AG/2627/000001';
  set constraints all immediate $$), '^23514', 'and none is written whose classes do not add up');

-- Who reads what: each role, own and foreign.
create function tests.reads(handle text, name text) returns text language plpgsql as $$
begin
  perform tests.act_as(handle);
  return (select string_agg(coalesce(i -> 'issuer' ->> 'trade_name', 'platform') || ' '
    || coalesce(i -> 'supplier' ->> 'trade_name', '-'), ', ' order by n)
    from jsonb_array_elements(public.order_invoices(tests.order_id(name))) with ordinality as e (i, n));
end
$$;
create function tests.refused(handle text, name text) returns text language plpgsql as $$
begin
  perform tests.act_as(handle);
  return tests.refusal(format('select public.order_invoices(%L)', tests.order_id(name)));
end
$$;
create function tests.rows(handle text) returns bigint language plpgsql as $$
begin
  perform tests.act_as(handle);
  return (select count(*) from public.invoice_taxes as t join public.invoices as i on i.id = t.invoice_id);
end
$$;
grant execute on all functions in schema tests to anon, authenticated;
select is(tests.reads('asha', 'shop'), 'Green Store -, platform -', 'a customer reads all invoices of an own order');
select is(tests.reads('asha', 'supper'), 'platform Vendor One, platform -', 'with whom they were issued for');
select is(public.order_invoices(tests.order_id('shop')) -> 0 -> 'delivered_to' ->> 'pincode', '500034',
  'and where it went');
select is(tests.reads('vikram', 'supper'), 'platform Vendor One', 'a vendor those in which it is the supplier');
select is(public.order_invoices(tests.order_id('supper')) -> 0 -> 'delivered_to', 'null'::jsonb,
  'without the customer''s door');
select is(tests.reads('wasim', 'shop'), 'Green Store -', 'and those that it issues');
select is(tests.refused('vikram', 'shop'), 'PT404 order_not_found', 'no other vendor''s');
select is(tests.refused('bala', 'shop'), 'PT404 order_not_found', 'no other customer');
select is(tests.refused('ravi', 'supper'), 'PT404 order_not_found', 'nor the courier who brought it');
select is(tests.reads('admin', 'shop'), 'Green Store -, platform -', 'administrators read all');
select is(tests.reads('admin', 'shop') is not null and (select count(*) from public.audit_log as l
  where l.action = 'read_invoices') = 1, true, 'on the audit log, once for half a day');
select is(tests.refused('asha', 'gone'), 'allowed', 'an order without invoices has an empty list');
select is(tests.rows('asha') > 8, true, 'the tables answer the customer');
select is(tests.rows('vikram') between 1 and tests.rows('asha') - 1, true, 'the vendor for its own supplies');
select is(tests.rows('bala') + tests.rows('ravi') + tests.rows('admin'), 0::bigint, 'and nobody else');
select tests.act_as('vikram');
select matches(tests.refusal('select user_id from public.invoices'), '^42501', 'a vendor does not see whose they are');
select matches(tests.refusal('delete from public.invoices'), '^42501', 'and deletes none');
select matches(tests.refusal($$ insert into public.invoice_taxes (invoice_id) values (gen_random_uuid()) $$), '^42501',
  'and adds none');
select is((select count(*) from public.vendor_registrations), 0::bigint, 'nor reads how others are registered');
select tests.act_as('wasim');
select is((select count(*) from public.vendor_registrations), 2::bigint, 'as who works there does');
select tests.act_as_anon();
select matches(tests.refusal('select id from public.invoices'), '^42501', 'guests read no invoices');
select matches(tests.refusal(format('select public.order_invoices(%L)', tests.order_id('shop'))), '^42501',
  'by no way');
select matches(tests.refusal('select issuer_id from private.invoice_series'), '^42501', 'and no series');
select isnt_empty('select code from public.tax_codes', 'but tax codes are public');
select matches(tests.refusal($$ insert into public.tax_codes (tax_class, code, valid_from)
  values ('restaurant', '0000', now()) $$), '^42501', 'and nobody''s to change');

select * from finish();
rollback;
