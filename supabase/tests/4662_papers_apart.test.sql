-- A business has taxed and exempt goods on two papers. A share of the seller's own offer may move a paisa from one to
-- the other when a part goes back: credits still add up to what is charged, at every step.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('wasim', '+919000000004', '{vendor}'),
  tests.create_user('meera', null, '{user,admin}');
select tests.open_shop('green-store', 'wasim'), tests.add_product('Iron', 'Voltix'),
  tests.add_product('Atlas', 'Pustak'), tests.add_product('Bag', 'Jute'),
  tests.add_variant('green-store', 'Iron 1000 W', 33301, 'Iron', '{"Power": "1000 W"}', 50),
  tests.add_variant('green-store', 'School atlas', 25037, 'Atlas', '{"Year": "2026"}', 50),
  tests.add_variant('green-store', 'Bag', 9973, 'Bag', '{"Size": "L"}', 50),
  tests.add_address('asha'), tests.fund_wallet('asha', 10000000);
update public.catalog_items set tax_class = 'goods_nil' where name = 'School atlas';
update public.catalog_items set tax_class = 'goods_5' where name = 'Bag';
insert into public.vendor_registrations (vendor_id, valid_from, gstin, legal_name)
values (tests.vendor_id_of('green-store'), '2026-04-01', '36AAACG0000A1ZT', 'Green Stores LLP');
insert into public.coupons (code, kind, value, vendor_id, funded_by, title, per_user_limit)
values ('OWNOFFER', 'flat', 7777, tests.vendor_id_of('green-store'), 'vendor', 'Own offer', 99);
select tests.reset();

create function tests.commit() returns void language plpgsql security definer set search_path = '' as $$
begin
  set constraints all immediate;
  set constraints all deferred;
end
$$;
grant execute on function tests.commit() to public;
select tests.act_as('asha');
create temporary table business as
select public.save_tax_registration('29AAACG0000A1ZO', 'Asha Traders', '4 MG Road') as id;
select public.add_to_cart(tests.item_id('School atlas')::text, '{}', 2);
select public.add_to_cart(tests.item_id('Bag')::text, '{}', 3);
select tests.order_item('apart', 'asha', 'Iron 1000 W', 2, 'wallet', jsonb_build_object('business', b.id,
  'coupon_code', 'OWNOFFER')) from business as b;
select tests.ship_to('apart', 'delivered');
select tests.reset(), tests.commit();
select is((select array_agg(i.kind || ' ' || (i.supplier_id is null) order by i.issued_at, i.number)
  from public.invoices as i), '{tax_invoice false,bill_of_supply false,tax_invoice true}',
  'taxed goods, exempt goods and the platform''s fee stand on three papers');
select is((select sum(i.reduction_paise) from public.invoices as i where i.supplier_id is not null), 7777::numeric,
  'the offer is taken off on both of the seller''s');
select is((select count(*) from private.invoice_differences()), 0::bigint, 'which come to what is charged');

-- Each step takes an odd part of another class back; the differences seen after any of them.
create function tests.give_back(many integer) returns text language plpgsql as $$
declare
  part record;
  seen text;
begin
  for part in
    select n, c.position, 97 * n + 3 as paise from generate_series(1, many) as n
    join (select o.position, row_number() over (order by o.position) - 1 as place from public.order_charges as o
      where o.order_id = tests.order_id('apart') and o.code = 'items' and o.phase = 'quoted') as c on c.place = n % 3
    order by n
  loop
    perform tests.act_as('meera');
    perform public.refund_order(tests.order_id('apart'), jsonb_build_array(jsonb_build_object('position',
      part.position, 'amount_paise', part.paise)), 'item_bad', 'Seen on a photo', 'refund-key:' || part.n);
    perform tests.reset(), tests.commit();
    select concat_ws(' ', part.n, d.charged_paise, d.invoiced_paise) into seen from private.invoice_differences() as d;
    if seen is not null then return seen; end if;
  end loop;
  return null;
end
$$;
select is(tests.give_back(30), null, 'after each of thirty odd parts invoices less credits are what is charged');
select cmp_ok((select count(*) from public.invoices as i where i.kind = 'credit_note'), '>=', 30::bigint,
  'each with its credit note');
select is((select count(*) from public.invoices as i join public.invoices as c on c.id = i.of_invoice
  where i.recipient is distinct from c.recipient or i.place_of_supply <> c.place_of_supply), 0::bigint,
  'in the name of its invoice');
select tests.act_as('meera');
select public.refund_order(tests.order_id('apart'), (select jsonb_agg(jsonb_build_object('position',
  c ->> 'position')) from jsonb_array_elements(public.admin_order(tests.order_id('apart')) -> 'refundable') as c),
  'item_bad', 'All of it', 'refund-key:all') is not null;
select tests.reset(), tests.commit();
select is((select sum(case i.kind when 'credit_note' then -1 else 1 end * i.total_paise) from public.invoices as i),
  0::numeric, 'and at the end credits add up to the invoices');
select is((select count(*) from private.invoice_differences()) + (select count(*) from private.ledger_imbalance())
  + (select count(*) from private.invoice_gaps()), 0::bigint, 'the books are balanced');

select * from finish();
rollback;
