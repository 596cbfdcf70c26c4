-- What the law asks of a vendor's page, and nothing that is the person's.
begin;
select no_plan();
select tests.reviewed('guests', 'vendor_legal');
select tests.reviewed('bounds', 'vendor_legal');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}');
select tests.open_vendor('v-one', 'vikram'), tests.open_vendor('v-two', 'vikram'),
  tests.open_vendor('v-gone', 'vikram');
select tests.reset();
update public.vendors set status = 'suspended' where slug = 'v-gone';
update public.restaurants set fssai_number = '13621001000123' where vendor_id = tests.vendor_id_of('v-one');
insert into public.vendor_registrations (vendor_id, valid_from, gstin, legal_name)
  values (tests.vendor_id_of('v-one'), private.today() - 1, '36AABCU9603R1ZX', 'Vikram Foods LLP');
insert into public.provider_applications (user_id, role, state, made, profile) values (tests.user_id('vikram'),
  'restaurant', 'active', tests.vendor_id_of('v-two'), '{"legal_name": "Vikram Rao", "pan": "ABCDE1234F"}');
insert into public.provider_applications (user_id, role, state, made, profile) values (tests.user_id('vikram'),
  'grocery_store', 'draft', tests.vendor_id_of('v-one'), '{"legal_name": "Not Yet"}');

select tests.act_as_anon();
select is(public.vendor_legal('v-one'), '{"legal_name": "Vikram Foods LLP", "trade_name": "V One",
  "address": "Road No. 1, Banjara Hills", "gstin": "36AABCU9603R1ZX", "fssai_number": "13621001000123"}',
  'a guest reads who sells: as it is registered');
select is(public.vendor_legal('v-two') - 'address', '{"legal_name": "Vikram Rao", "trade_name": "V Two", "gstin": null,
  "fssai_number": null}', 'without a registration, as it was approved');
select ok(public.vendor_legal(s)::text !~ '9000000003|ABCDE1234F', s || ': neither the person''s number nor PAN')
from unnest(array['v-one', 'v-two']) as s;
select is(tests.refusal(format('select public.vendor_legal(%L)', s)), 'PT404 vendor_not_found', s || ' is not on show')
from unnest(array['v-gone', 'nowhere', '']) as s;
select is(tests.refusal(format('select public.vendor_legal(%L)', repeat('x', 200))), 'PT413 request_too_large',
  'nor is a long text read');
select * from finish();
rollback;
