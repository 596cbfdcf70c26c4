-- What is on which document, figure by figure; the numbers of documents over the end of a financial year; which
-- numbers rule 46(b) allows.
begin;
select no_plan();
select tests.reviewed('bounds', 'set_vendor_registration');

create table tests.cases (id text, title text, charges jsonb, rules jsonb, seller jsonb, documents text[],
  outside_paise bigint, platform_pays_paise bigint, customer_pays_paise bigint);
insert into tests.cases values
  ('I-01', 'Food from a registered restaurant with packaging, delivery and platform fee',
    '[{"code": "items", "amount_paise": 49800, "tax_class": "case_restaurant", "included": false},
      {"code": "items", "amount_paise": 4500, "tax_class": "case_restaurant", "included": false},
      {"code": "packaging", "amount_paise": 1500, "tax_class": "case_restaurant", "included": false},
      {"code": "delivery", "amount_paise": 3900, "tax_class": "case_delivery", "included": false},
      {"code": "platform", "amount_paise": 600, "tax_class": "case_platform_fee", "included": false}]',
    '{"case_restaurant": [500, true], "case_delivery": [1800, true], "case_platform_fee": [1800, false]}',
    '{"gstin": "36AAACA0000A1Z5", "state": "36"}',
    array['platform|case_delivery|3900|702|4602',
      'platform|case_platform_fee|600|108|708',
      'platform|case_restaurant|55800|2790|58590'], 0, 0, 63900),
  ('I-02', 'Unregistered restaurant: the same tax, odd paise, equal halves',
    '[{"code": "items", "amount_paise": 33333, "tax_class": "case_restaurant", "included": false}]',
    '{"case_restaurant": [500, true]}',
    '{"gstin": null, "state": "36"}',
    array['platform|case_restaurant|33333|1666|34999'], 0, 0, 34999),
  ('I-03', 'Grocery with four rates, prices including tax',
    '[{"code": "items", "amount_paise": 10500, "tax_class": "case_goods5", "included": true},
      {"code": "items", "amount_paise": 18000, "tax_class": "case_goods5", "included": true},
      {"code": "items", "amount_paise": 4000, "tax_class": "case_goods40", "included": true},
      {"code": "items", "amount_paise": 6000, "tax_class": "case_exempt", "included": true},
      {"code": "delivery", "amount_paise": 2500, "tax_class": "case_delivery", "included": true}]',
    '{"case_goods5": [500, false], "case_goods40": [4000, false],
      "case_exempt": [0, false], "case_delivery": [1800, true]}',
    '{"gstin": "36AAACA0000A1Z5", "state": "36"}',
    array['platform|case_delivery|2118|382|2500',
      'seller|case_exempt|6000|0|6000',
      'seller|case_goods40|2858|1142|4000',
      'seller|case_goods5|27142|1358|28500'], 0, 0, 41000),
  ('I-04', 'Goods from a seller in another state',
    '[{"code": "items", "amount_paise": 99900, "tax_class": "case_goods18", "included": true},
      {"code": "shipping", "amount_paise": 4900, "tax_class": "case_goods18", "included": true},
      {"code": "platform", "amount_paise": 500, "tax_class": "case_platform_fee", "included": true}]',
    '{"case_goods18": [1800, false], "case_platform_fee": [1800, false]}',
    '{"gstin": "29AAACA0000A1Z5", "state": "29"}',
    array['platform|case_platform_fee|424|76|500',
      'seller|case_goods18|88814|15986|104800'], 0, 0, 105300),
  ('I-05', 'The restaurant’s own 20 % off',
    '[{"code": "items", "amount_paise": 42000, "tax_class": "case_restaurant", "included": false},
      {"code": "items", "amount_paise": 18000, "tax_class": "case_restaurant", "included": false},
      {"code": "packaging", "amount_paise": 2000, "tax_class": "case_restaurant", "included": false},
      {"code": "discount", "amount_paise": -12000, "bearer": "vendor"}]',
    '{"case_restaurant": [500, true]}',
    '{"gstin": "36AAACA0000A1Z5", "state": "36"}',
    array['platform|case_restaurant|50000|2500|52500'], 0, 0, 52500),
  ('I-06', 'The platform’s coupon does not lower the restaurant’s value',
    '[{"code": "items", "amount_paise": 42000, "tax_class": "case_restaurant", "included": false},
      {"code": "items", "amount_paise": 18000, "tax_class": "case_restaurant", "included": false},
      {"code": "packaging", "amount_paise": 2000, "tax_class": "case_restaurant", "included": false},
      {"code": "discount", "amount_paise": -7500, "bearer": "platform"}]',
    '{"case_restaurant": [500, true]}',
    '{"gstin": "36AAACA0000A1Z5", "state": "36"}',
    array['platform|case_restaurant|62000|3100|65100'], 0, 7500, 57600),
  ('I-07', 'Free delivery of a membership, and a tip',
    '[{"code": "items", "amount_paise": 27000, "tax_class": "case_restaurant", "included": false},
      {"code": "platform", "amount_paise": 600, "tax_class": "case_platform_fee", "included": false},
      {"code": "tip", "amount_paise": 3000, "tax_class": null, "included": true}]',
    '{"case_restaurant": [500, true], "case_delivery": [1800, true], "case_platform_fee": [1800, false]}',
    '{"gstin": "36AAACA0000A1Z5", "state": "36"}',
    array['platform|case_platform_fee|600|108|708',
      'platform|case_restaurant|27000|1350|28350'], 3000, 0, 32058),
  ('I-08', 'Mobile recharge: tax on the fee alone',
    '[{"code": "face_value", "amount_paise": 29900, "tax_class": null, "included": true},
      {"code": "convenience_fee", "amount_paise": 300, "tax_class": "case_platform_fee", "included": true}]',
    '{"case_platform_fee": [1800, false]}', null,
    array['platform|case_platform_fee|254|46|300'], 29900, 0, 30200),
  ('I-09', 'Cash at the door is rounded to the rupee, tax is not',
    '[{"code": "items", "amount_paise": 59873, "tax_class": "case_restaurant", "included": false},
      {"code": "delivery", "amount_paise": 4750, "tax_class": "case_delivery", "included": false}]',
    '{"case_restaurant": [500, true], "case_delivery": [1800, true]}',
    '{"gstin": "36AAACA0000A1Z5", "state": "36"}',
    array['platform|case_delivery|4750|856|5606',
      'platform|case_restaurant|59873|2994|62867'], 0, 0, 68473),
  ('I-10', 'Cancellation charge of a home service',
    '[{"code": "items", "amount_paise": 9990, "tax_class": "case_service", "included": true}]',
    '{"case_service": [1800, false]}',
    '{"gstin": "36AAACA0000A1Z5", "state": "36"}',
    array['seller|case_service|8466|1524|9990'], 0, 0, 9990),
  ('I-11', 'One dish missing: credit note for a part',
    '[{"code": "items", "amount_paise": 24900, "tax_class": "case_restaurant", "included": false},
      {"code": "items", "amount_paise": 24900, "tax_class": "case_restaurant", "included": false},
      {"code": "items", "amount_paise": 4500, "tax_class": "case_restaurant", "included": false},
      {"code": "packaging", "amount_paise": 1500, "tax_class": "case_restaurant", "included": false}]',
    '{"case_restaurant": [500, true]}',
    '{"gstin": "36AAACA0000A1Z5", "state": "36"}',
    array['platform|case_restaurant|55800|2790|58590'], 0, 0, 58590),
  ('I-12', 'A membership sold by the platform',
    '[{"code": "platform", "amount_paise": 19900, "tax_class": "case_membership", "included": true}]',
    '{"case_membership": [1800, false]}', null,
    array['platform|case_membership|16864|3036|19900'], 0, 0, 19900);

insert into public.tax_rules (tax_class, rate_bp, section_9_5, valid_from)
select distinct on (r.key) r.key, (r.value ->> 0)::integer, (r.value ->> 1)::boolean, '2020-01-01'
from tests.cases as c, jsonb_each(c.rules) as r;

-- The charges go through the taxes of a quote, and these to the documents.
create table tests.answers as
select c.*, private.with_taxes(c.charges) as taxed,
  array(select concat_ws('|', case when d.is_issued_by_vendor then 'seller' else 'platform' end, d.tax_class,
    d.gross_paise - d.tax_paise, d.tax_paise, d.gross_paise)
    from private.invoice_classes(private.with_taxes(c.charges), c.seller) as d
    order by 1) as made
from tests.cases as c;

select is(a.made, a.documents, a.id || ': ' || a.title) from tests.answers as a order by a.id;
select is((select sum((t ->> 'amount_paise')::bigint) from jsonb_array_elements(a.taxed) as t),
  a.customer_pays_paise::numeric, a.id || ': what the customer pays') from tests.answers as a order by a.id;
select is((select sum(split_part(m, '|', 5)::bigint) from unnest(a.made) as m) + a.outside_paise
  - a.platform_pays_paise, a.customer_pays_paise::numeric, a.id || ': quote, charges and documents are one sum')
from tests.answers as a order by a.id;

-- What of a tax goes back is the tax less that of what remains (a kebab of ₹249 of ₹558).
select is(private.tax_gone(2790, 24900, 55800), 1244::bigint, 'I-11: 622 of each tax go back');
select is((select sum(private.tax_gone(2790, g + 1, 55800) - private.tax_gone(2790, g, 55800))
  from generate_series(1, 55799) as g) + private.tax_gone(2790, 1, 55800), 2790::numeric,
  'a refund in single paise adds up to the tax');
select is((select count(*) from generate_series(1, 55800) as g where private.tax_gone(2790, g, 55800) % 2 <> 0),
  0::bigint, 'in two equal halves at every step');

-- Codes and states.
select is(private.tax_code('restaurant'), '996331', 'a service has the code of its class');
select is(private.tax_code('goods_5', (select c.id from public.categories as c where c.slug = 'rice-and-atta')), '1006',
  'goods that of their category');
select is(private.tax_code('goods_5'), null, 'and none where none is known');
insert into public.tax_codes (tax_class, code, valid_from) values ('restaurant', '996332', now() + interval '1 day');
select is(private.tax_code('restaurant'), '996331', 'a code of tomorrow does not hold today');
select is(private.tax_code('restaurant', null, now() + interval '2 days'), '996332', 'but from then on');
select is(array(select private.state_of_pincode(p) from unnest('{500034,403001,160017,160301,744101,000000}'::text[])
  as p), '{36,30,04,03,35,NULL}', 'the longest beginning of a pin code tells the state');

-- 31 March to 1 April is in India.
create table tests.completed as
select t.n, t.at, private.financial_year(t.at) as year, private.next_invoice_number(null, 'invoice', t.at) as number
from unnest('{2026-03-31T18:29:58Z,2026-03-31T18:29:59Z,2026-03-31T18:30:00Z,2026-03-31T23:59:59Z,
  2026-04-01T00:00:00Z}'::timestamptz[]) with ordinality as t (at, n) order by t.n;
select is(array(select c.year from tests.completed as c order by c.n), '{2025-26,2025-26,2026-27,2026-27,2026-27}',
  'N-13: a financial year ends at midnight in India');
select is(array(select c.number from tests.completed as c order by c.n),
  '{AG/2526/000001,AG/2526/000002,AG/2627/000001,AG/2627/000002,AG/2627/000003}',
  'and numbers begin anew with the year in them');
select is(private.next_invoice_number(null, 'credit_note', '2026-04-01T00:00:00Z'), 'AC/2627/000001',
  'credit notes have their own series');

-- Sixteen characters.
create function tests.is_allowed(number text) returns boolean language sql as $$
  select number ~ (select substring(pg_get_constraintdef(c.oid) from $re$'(.*)'$re$) from pg_constraint as c
    where c.conrelid = 'public.invoices'::regclass and c.conname = 'invoice_number_form')
$$;
select is(array(select tests.is_allowed(n) from unnest(array['TG36/26-27/00001', 'TG36/26-27/000001',
  'TG36-2627-000042', 'AGD 26-27 000042', 'AGD#2627#000042', 'AGD_2627_0000042', '36/26-27/1234567',
  'ఏబీ/26-27/000001']) as n), '{t,f,t,f,f,f,t,f}', 'N-14: sixteen letters, digits, hyphens and slashes');
update private.invoice_series set last_number = 999999 where series = 'invoice' and financial_year = '2026-27';
select is(private.next_invoice_number(null, 'invoice', '2026-04-02T00:00:00Z'), 'AG/2627/1000000',
  'a number that grows is not cut');
update private.invoice_series set last_number = 99999999 where series = 'invoice' and financial_year = '2026-27';
select ok(not tests.is_allowed(private.next_invoice_number(null, 'invoice', '2026-04-02T00:00:00Z')),
  'and one of seventeen characters is refused');

select * from finish();
rollback;
