-- Invoices for a business: whose registrations, whose name a paper bears and where that makes the supply, what is
-- filed of it, and everybody who may not see it.
begin;
select no_plan();
select tests.reviewed('bounds', 'save_tax_registration');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('wasim', '+919000000004', '{vendor}'),
  tests.create_user('ravi', '+919000000006', '{delivery}'), tests.create_user('meera', null, '{user,admin}');
select tests.open_vendor('spice-house', 'vikram'), tests.add_item('spice-house', 'Biryani', 20000),
  tests.open_shop('green-store', 'wasim'), tests.add_product('Iron', 'Voltix'), tests.add_product('Atlas', 'Pustak'),
  tests.add_variant('green-store', 'Iron 1000 W', 99900, 'Iron', '{"Power": "1000 W"}', 5),
  tests.add_variant('green-store', 'School atlas', 25000, 'Atlas', '{"Year": "2026"}', 5),
  tests.add_address('asha'), tests.fund_wallet('asha', 1000000);
update public.catalog_items set tax_class = 'goods_nil' where name = 'School atlas';
insert into public.vendor_registrations (vendor_id, valid_from, gstin, legal_name)
values (tests.vendor_id_of('green-store'), '2026-04-01', '36AAACG0000A1ZT', 'Green Stores LLP');
select tests.add_courier('ravi', capacity => 5);
select tests.reset();

-- Documents are made at the end of a transaction.
create function tests.commit() returns void language plpgsql security definer set search_path = '' as $$
begin
  set constraints all immediate;
  set constraints all deferred;
end
$$;
create function tests.business(number text) returns uuid language sql security definer as $$
  select r.id from public.tax_registrations as r where r.gstin = number
$$;
create function tests.papers(name text) returns text[] language sql security definer as $$
  select array(select concat_ws(' ', i.kind, left(i.number, 2), coalesce(i.recipient ->> 'gstin', '-'), 'at',
      i.place_of_supply, i.total_paise, (select string_agg(t.tax_class || ' ' || t.taxable_paise || '+' || t.cgst_paise
        || '+' || t.sgst_paise || '+' || t.igst_paise, ', ' order by t.tax_class) from public.invoice_taxes as t
        where t.invoice_id = i.id))
    from public.invoices as i where i.order_id = tests.order_id(name) order by i.issued_at, i.number)
$$;
create function tests.saves(number text, name text default 'Asha Traders', address text default '4 MG Road')
  returns text language sql as $$
  select tests.refusal(format('select public.save_tax_registration(%L, %L, %L)', number, name, address))
$$;
grant execute on all functions in schema tests to anon, authenticated, service_role;

-- Whose registrations -------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select is(tests.saves('29AAACG0000A1ZX'), 'PT400 gstin_invalid', 'a number with another check digit is refused');
select is(tests.saves('99AAACG0000A1ZO'), 'PT400 gstin_invalid', 'and one of no state');
select is(tests.saves(null), 'PT400 gstin_invalid', 'and none');
select is(tests.saves(repeat('2', 101)), 'PT413 request_too_large', 'and one without end');
select is(tests.saves('29AAACG0000A1ZO', 'A'), 'PT400 legal_name_invalid', 'a name has two letters');
select is(tests.saves('29AAACG0000A1ZO', U&'\200B\200B\200B'), 'PT400 legal_name_invalid', 'that one can see');
select is(tests.saves('29AAACG0000A1ZO', 'Asha Traders', 'MG'), 'PT400 business_address_invalid', 'as its address has');
select is(tests.saves(' 29aaacg 0000a1zo ', U&'Asha\202E Traders'), 'allowed', 'a number is read as people write it');
select results_eq($$ select r.gstin, r.legal_name, r.address from public.tax_registrations as r $$,
  $$ values ('29AAACG0000A1ZO', 'Asha Traders', '4 MG Road') $$, 'and is kept plain');
select is(tests.saves('29AAACG0000A1ZO', 'Asha Traders LLP'), 'allowed', 'once more it is changed');
select is((select array_agg(r.legal_name) from public.tax_registrations as r), '{Asha Traders LLP}', 'not doubled');
select tests.reset();
create table tests.more as select '36AAAC' || chr(64 + k) || '0000B1Z' as n from generate_series(1, 10) as k;
create table tests.numbers as select n || private.gstin_check_digit(n) as gstin from tests.more;
grant select on tests.numbers to authenticated;
select tests.act_as('bala');
select is((select array_agg(tests.saves(n.gstin)) from tests.numbers as n), array_fill('allowed'::text, array[10]),
  'ten are kept');
select is(tests.saves('29AAACG0000A1ZO'), 'PT409 too_many_businesses', 'and no eleventh');
select is((select count(*) from public.tax_registrations), 10::bigint, 'one reads one''s own');
select public.delete_tax_registration(tests.business('29AAACG0000A1ZO'));
select matches(tests.refusal($$ delete from public.tax_registrations $$), '^42501', 'nobody deletes in the table');
select matches(tests.refusal($$ insert into public.tax_registrations (user_id, gstin, legal_name, address)
  values (tests.user_id('asha'), '29AAACG0000A1ZO', 'Thief', 'Nowhere 5') $$), '^42501', 'or writes in it');
select is(tests.problems(tests.quote('bala', jsonb_build_object('business', tests.business('29AAACG0000A1ZO'))))
  like '%business_not_found%', true, 'nobody has a bill made out to a business of another');
select is(public.quote_order(jsonb_build_object('business', tests.business('29AAACG0000A1ZO'))) -> 'business',
  'null'::jsonb, 'or learns its name');
select is(tests.refusal($$ select public.quote_order('{"business": {"gstin": "29AAACG0000A1ZO"}}') $$),
  'PT400 request_invalid', 'and nobody names one by hand');
select is(tests.refusal($$ select public.quote_order('{"business": "not an id"}') $$), 'allowed',
  'what is no id is none that is known');
select tests.act_as('asha');
select is((select count(*) from public.tax_registrations), 1::bigint, 'another''s is not deleted');
select tests.act_as_anon();
select matches(tests.saves('29AAACG0000A1ZO'), '^42501', 'a guest keeps none');
select matches(tests.refusal('select public.delete_tax_registration(gen_random_uuid())'), '^42501', 'deletes none');
select matches(tests.refusal('select id from public.tax_registrations'), '^42501', 'and reads none');

-- Food: section 9(5), and the platform's own services -----------------------------------------------------------------
select tests.order_item('dinner', 'asha', 'Biryani', 2, 'wallet', jsonb_build_object('business',
  tests.business('29AAACG0000A1ZO')));
select is(tests.saves('29AAACG0000A1ZO', 'Another Name LLP', '9 Other Road'), 'allowed', 'a business is renamed');
select tests.advance_to('dinner', 'delivered', 'ravi');
select tests.reset(), tests.commit();
select is(tests.papers('dinner'), array[
  'tax_invoice AG 29AAACG0000A1ZO at 36 43050 restaurant 41000+1025+1025+0',
  'tax_invoice AG 29AAACG0000A1ZO at 29 3400 delivery 2458+0+0+442, platform 424+0+0+76'],
  'food is supplied where it is cooked, a service to a registered person where that is registered');
select is((select i.recipient from public.invoices as i where i.order_id = tests.order_id('dinner')
  order by i.number limit 1), '{"name": "Asha Traders LLP", "address": "4 MG Road", "gstin": "29AAACG0000A1ZO",
  "state": "29"}'::jsonb, 'the paper bears the name of the time of ordering');

-- A name that changes between quote and order -------------------------------------------------------------------------
create table tests.waiting (quote_id uuid);
grant select, insert on tests.waiting to authenticated;
select tests.act_as('asha');
select public.add_to_cart(tests.item_id('Biryani')::text, '{}', 1);
insert into tests.waiting select (tests.quote('asha', jsonb_build_object('business',
  tests.business('29AAACG0000A1ZO'))) ->> 'quote_id')::uuid;
select is(tests.saves('29AAACG0000A1ZO', 'Third Name LLP', '9 Other Road'), 'allowed', 'renamed again');
select is(public.place_order(w.quote_id, 'business-quote-1', 'wallet') ->> 'outcome', 'price_changed',
  'is shown before anything is ordered') from tests.waiting as w;
select public.clear_cart();

-- Goods: taxed and exempt ones apart, where they are delivered --------------------------------------------------------
select public.add_to_cart(tests.item_id('School atlas')::text, '{}', 1);
select tests.order_item('shop', 'asha', 'Iron 1000 W', 1, 'wallet', jsonb_build_object('business',
  tests.business('29AAACG0000A1ZO')));
select tests.ship_to('shop', 'delivered');
select tests.reset(), tests.commit();
select is(tests.papers('shop'), array[
  'tax_invoice IN 29AAACG0000A1ZO at 36 103300 delivery 2882+259+259+0, goods_18 84662+7619+7619+0',
  'bill_of_supply IN 29AAACG0000A1ZO at 36 25000 goods_nil 25000+0+0+0',
  'tax_invoice AG 29AAACG0000A1ZO at 29 500 platform 424+0+0+76'],
  'rule 46A: no common paper for a registered person; goods are supplied where they arrive');

-- Credit notes --------------------------------------------------------------------------------------------------------
select tests.act_as('meera');
select public.refund_order(tests.order_id(o), r, 'item_bad', 'Seen on a photo', 'refund-key:' || o) is not null
from (values ('dinner', '[{"position": 1, "amount_paise": 5000}]'::jsonb), ('shop', '[{"position": 1}]')) as e (o, r);
select public.refund_order(tests.order_id('dinner'), jsonb_build_array(jsonb_build_object('position', c.position)),
  'item_bad', 'Late', 'refund-key:late') is not null
from public.order_charges as c where c.order_id = tests.order_id('dinner') and c.code = 'delivery'
  and c.phase = 'quoted';
select tests.reset(), tests.commit();
select is((tests.papers('dinner'))[3:4], array[
  'credit_note AC 29AAACG0000A1ZO at 36 5250 restaurant 5000+125+125+0',
  'credit_note AC 29AAACG0000A1ZO at 29 2900 delivery 2458+0+0+442'],
  'a credit note bears the name of its invoice, and its place');
select is((select array_agg(distinct i.recipient ->> 'name') from public.invoices as i),
  '{Asha Traders LLP,Third Name LLP}', 'as it stood there');
select is((select count(*) from private.invoice_differences()) + (select count(*) from private.invoice_gaps())
  + (select count(*) from private.ledger_imbalance()), 0::bigint, 'all agrees with what was charged');

-- What is filed -------------------------------------------------------------------------------------------------------
select tests.order_item('own', 'asha', 'Biryani', 1);
select tests.advance_to('own', 'delivered', 'ravi');
select tests.reset(), tests.commit();
select results_eq($$ select regexp_replace(l, 'A[GC]/2627/[0-9]+,[0-9A-Za-z-]+', 'number,day')
    from private.gstr1_b2b(private.today()) with ordinality as k (l, n) where n > 1 order by n $$,
  $$ values ('29AAACG0000A1ZO,Asha Traders LLP,number,day,34.00,29-Karnataka,N,Regular B2B,18.00,28.82,5.18,0.00,'
    '0.00,0.00'),
   ('29AAACG0000A1ZO,Third Name LLP,number,day,5.00,29-Karnataka,N,Regular B2B,18.00,4.24,0.76,0.00,0.00,0.00') $$,
  'table 4A has the platform''s invoices to the business, by rate');
select results_eq($$ select regexp_replace(l, 'A[GC]/2627/[0-9]+,[0-9A-Za-z-]+', 'number,day')
    from private.gstr1_cdnr(private.today()) with ordinality as k (l, n) where n > 1 order by n $$,
  $$ values ('29AAACG0000A1ZO,Asha Traders LLP,number,day,C,29-Karnataka,N,Regular B2B,29.00,18.00,24.58,4.42,0.00,'
    '0.00,0.00') $$, 'table 9B its credit note');
select results_eq($$ select regexp_replace(l, 'A[GC]/2627/[0-9]+,[0-9A-Za-z-]+', 'number,day')
    from private.gstr1_eco_b2b(private.today()) with ordinality as k (l, n) where n > 1 order by n $$,
  $$ values ('URP,Spice House,29AAACG0000A1ZO,Asha Traders LLP,number,day,-52.50,36-Telangana,Regular,5.00,-50.00,'
    '0.00,-1.25,-1.25,0.00'),
   ('URP,Spice House,29AAACG0000A1ZO,Asha Traders LLP,number,day,430.50,36-Telangana,Regular,5.00,410.00,0.00,10.25,'
    '10.25,0.00') $$, 'table 15 the food under section 9(5), less what was credited');
select results_eq($$ select l from private.gstr1_b2cs(private.today()) with ordinality as k (l, n) where n > 1 $$,
  $$ values ('OE,36-Telangana,18.00,28.82,0.00,2.59,2.59,0.00') $$, 'table 7 only what a consumer had');
select results_eq($$ select l from private.gstr1_eco(private.today()) with ordinality as k (l, n) where n > 1 $$,
  $$ values ('URP2C,36-Telangana,5.00,210.00,0.00,5.25,5.25,0.00') $$, 'and so for consumers of table 15');
select is((select count(*) from private.gstr1_credit_notes(private.today())), 1::bigint,
  'no credit note was made out to a consumer');
-- Rows of a file in paise: its columns from the first of the three taxes.
create function tests.tax_in(rows text[], col integer) returns numeric language sql as $$
  select coalesce(sum(100 * (split_part(l, ',', col)::numeric + split_part(l, ',', col + 1)::numeric
    + split_part(l, ',', col + 2)::numeric)), 0) from unnest(rows) with ordinality as k (l, n) where n > 1
$$;
select is(tests.tax_in(array(select private.gstr1_b2cs(private.today())), 5)
  + tests.tax_in(array(select private.gstr1_b2b(private.today())), 11)
  - tests.tax_in(array(select private.gstr1_cdnr(private.today())), 12), t.platform_paise::numeric,
  'consumers and businesses, less credits, are the platform''s own tax to the paisa')
from private.tax_of_month(private.today()) as t;
select is(tests.tax_in(array(select private.gstr1_eco(private.today())), 5)
  + tests.tax_in(array(select private.gstr1_eco_b2b(private.today())), 12), t.section_9_5_paise::numeric,
  'and both parts of table 15 that of section 9(5)') from private.tax_of_month(private.today()) as t;
select is(t.platform_paise + t.section_9_5_paise + t.vendors_paise, t.ledger_paise,
  'which is what the ledger owes') from private.tax_of_month(private.today()) as t;

-- Who sees whose business it is ---------------------------------------------------------------------------------------
create function tests.recipients(handle text, name text) returns text language plpgsql as $$
begin
  perform tests.act_as(handle);
  return (select string_agg(distinct coalesce(i -> 'recipient' ->> 'gstin', '-'), ' ')
    from jsonb_array_elements(public.order_invoices(tests.order_id(name))) as i);
end
$$;
grant execute on all functions in schema tests to anon, authenticated, service_role;
select is(tests.recipients('asha', 'dinner'), '29AAACG0000A1ZO', 'the customer reads it on every paper');
select is(tests.recipients('vikram', 'dinner'), '-', 'a restaurant does not: the platform issues and files');
select is(tests.recipients('wasim', 'shop'), '29AAACG0000A1ZO', 'a shop does: it issues and files');
select is(tests.recipients('meera', 'dinner'), '29AAACG0000A1ZO', 'as administrators do');
select tests.act_as('bala');
select is(tests.refusal(format('select public.order_invoices(%L)', tests.order_id('dinner'))),
  'PT404 order_not_found', 'nobody else');
select tests.act_as('vikram');
select matches(tests.refusal('select recipient from public.invoices'), '^42501', 'nor out of the table');
select matches(tests.refusal('select recipient from private.order_recipients'), '^42501', 'nor where it is kept');
select tests.act_as('asha');
select is(left(tests.refusal('select private.' || f), 5), '42501', 'nobody calls ' || f)
from unnest(array['business_for_invoice(null, null)', 'registration_data(null)', 'forget_registrations(null)',
  'gstr1_b2b(current_date)', 'gstr1_cdnr(current_date)', 'gstr1_eco_b2b(current_date)']) as f;

-- An account that closes ----------------------------------------------------------------------------------------------
select tests.reset();
select is(jsonb_array_length(private.trade_data(tests.user_id('asha')) -> 'tax_registrations'), 1,
  'what is kept stands in one''s own copy');
select private.forget_trades(tests.user_id('asha'));
select is((select count(*) from public.tax_registrations as r where r.user_id = tests.user_id('asha'))
  + (select count(*) from private.order_recipients), 0::bigint, 'and is forgotten with the account');
select is((tests.papers('dinner'))[1], 'tax_invoice AG 29AAACG0000A1ZO at 36 43050 restaurant 41000+1025+1025+0',
  'but for the papers, which the law keeps');

select * from finish();
rollback;
