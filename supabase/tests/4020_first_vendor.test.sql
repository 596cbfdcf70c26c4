-- An administrator adds the first vendor of a project.
begin;
select no_plan();
select tests.reviewed('bounds', 'add_vendor admin_vendors');
select tests.create_user('maya', '+919000000004', '{admin}'), tests.create_user('asha', '+919000000001'),
  tests.create_user('sita', '+919000000006'),
  tests.create_user('gone', '+919000000007');
insert into private.closed_accounts (user_id) values (tests.user_id('gone'));
create function pg_temp.vendor(more jsonb default '{}') returns jsonb language sql as $$
  select
    '{"name": "Sri Lakshmi Stores", "kind": "grocery", "owner_phone": "0091 (0)౯౦౦౦౦ 00006", "address": "Main Road, '
    'Zaheerabad",
    "area": "Main Road", "lat": 17.6814, "lng": 77.6074, "commission_bp": 800}'::jsonb || more
$$;
grant execute on function pg_temp.vendor(jsonb) to anon, authenticated;

-- Who may.
select tests.act_as_anon();
select is(tests.refusal($$ select public.add_vendor(pg_temp.vendor(), 'key-vendor-1') $$),
  '42501 permission denied for function add_vendor', 'guests add no vendor');
select is(tests.refusal($$ select public.admin_vendors() $$), '42501 permission denied for function admin_vendors',
  'nor do they list them');
select tests.act_as('asha');
select is(tests.refusal($$ select public.add_vendor(pg_temp.vendor(), 'key-vendor-1') $$), 'PT403 role_required',
  'nor do customers');
select is(tests.refusal($$ select public.admin_vendors() $$), 'PT403 role_required', 'of which they see no list');

-- What is refused.
select tests.act_as('maya');
select is(tests.refusal($$ select public.add_vendor(pg_temp.vendor('{"owner_phone": "9000000099"}'),
  'key-vendor-1') $$), 'PT404 vendor_owner_unknown',
  'the owner has signed in before');
select is(tests.refusal($$ select public.add_vendor(pg_temp.vendor('{"owner_phone": "9000000007"}'),
  'key-vendor-1') $$), 'PT404 vendor_owner_unknown',
  'and has not closed the account');
select is(tests.refusal($$ select public.add_vendor(pg_temp.vendor('{"owner_phone": null}'), 'key-vendor-1') $$),
  'PT404 vendor_owner_unknown', 'there is one');
select is(tests.refusal($$ select public.add_vendor(pg_temp.vendor('{"owner_phone": "+44 90000 00006"}'),
  'key-vendor-1') $$), 'PT404 vendor_owner_unknown',
  'with this very number');
select is(tests.refusal($$ select public.add_vendor(pg_temp.vendor('{"lat": 12.97, "lng": 77.59}'), 'key-vendor-1') $$),
  'PT400 vendor_outside', 'the place is in a region');
select is(tests.refusal(format($$ select public.add_vendor(pg_temp.vendor(%L), 'key-vendor-1') $$, wrong)),
  'PT400 vendor_invalid', wrong || ' is no vendor')
from (values ('{"name": "S"}'), ('{"name": null}'), ('{"kind": "pets"}'), ('{"kind": "magic"}'), ('{"kind": null}'),
  ('{"address": "x"}'), ('{"address": null}'),
  ('{"commission_bp": 4001}'), ('{"commission_bp": null}'), ('{"lat": "north"}')) as t (wrong);
select is((select count(*) from public.vendors), 0::bigint, 'and nothing was added');

-- What is added.
select is(public.add_vendor(pg_temp.vendor(), 'key-vendor-1') - 'id',
  '{"slug": "sri-lakshmi-stores", "name": "Sri Lakshmi Stores", "region_name": "Zaheerabad"}'::jsonb,
  'a vendor is added in the region of its place');
select is(public.add_vendor(pg_temp.vendor(), 'key-vendor-1') ->> 'slug', 'sri-lakshmi-stores',
  'once, however often it is sent');
select is(public.add_vendor(pg_temp.vendor('{"kind": "food", "owner_phone": "9000000006"}'), 'key-vendor-2') ->> 'slug',
  'sri-lakshmi-stores-2', 'a second of the name has a slug of its own');
select is(public.add_vendor(pg_temp.vendor('{"kind": "shopping", "name": "లక్ష్మి"}'), 'key-vendor-3') ->> 'slug',
  'vendor', 'and one without Latin letters');
select bag_eq($$ select name, kind::text, region_name, owner_name, items, has_hours from public.admin_vendors() $$,
  $$ values ('Sri Lakshmi Stores', 'grocery', 'Zaheerabad', 'Sita', 0::bigint, false),
   ('Sri Lakshmi Stores', 'food', 'Zaheerabad', 'Sita', 0, false),
    ('లక్ష్మి', 'shopping', 'Zaheerabad', 'Sita', 0, false) $$, 'all are listed with what they still need');
select is((select count(*) from public.audit_log where action = 'add_vendor'), 3::bigint, 'and in the audit log');
select tests.reset();
select is((select count(*) from public.grocery_stores) + (select count(*) from public.restaurants) + (select count(*)
  from public.shops), 3::bigint, 'each with the row of its trade');

-- The owner opens it.
select tests.act_as('sita');
select is(private.works_for((select id from public.vendors where slug = 'sri-lakshmi-stores')), true,
  'the owner works there at once');
select is((select count(*) from public.vendor_staff where position = 'owner'), 3::bigint, 'as the owner');

-- The operator adds couriers.
select matches(tests.refusal($$ select private.add_courier('9000000001', 'Asha', 'bike', 'zaheerabad') $$), '^42501',
  'no client makes couriers');
select tests.reset();
select throws_ok($$ select private.add_courier('9000000099', 'Ravi', 'bike', 'zaheerabad') $$,
  'Nobody has signed in with 9000000099 yet');
select throws_ok($$ select private.add_courier('9000000001', 'Asha', 'bike', 'atlantis') $$,
  'There is no region atlantis');
select is(private.add_courier('+91 90000 00001', 'Asha', 'bike', 'zaheerabad'), tests.user_id('asha'),
  'the operator does');
select is(private.add_courier('9000000001', 'Asha K', 'scooter', 'bidar'), tests.user_id('asha'), 'and corrects it');
select results_eq($$ select c.name, c.phone, c.vehicle_kind, c.verified, r.slug from public.couriers as c
   join public.regions as r on r.id = c.region_id$$,
  $$ values ('Asha K', '+919000000001', 'scooter', true, 'bidar') $$, 'once, verified');
select tests.act_as('asha');
select is((select granted from public.check_roles() where role = 'delivery'), true,
  'with the role that opens the dashboard');
select * from finish();
rollback;
