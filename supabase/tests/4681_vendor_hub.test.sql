-- What needs doing in every business of a person, in one answer, and nothing of anybody else's.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('vani', '+919000000004', '{vendor}'), tests.create_user('staff', '+919000000007', '{vendor}'),
  tests.create_user('ravi', '+919000000006', '{delivery}');
select tests.open_vendor('v-one', 'vikram'), tests.open_vendor('v-two', 'vikram'), tests.open_vendor('v-three', 'vani'),
  tests.add_item('v-one', 'Dosa', 20000), tests.add_item('v-one', 'Chai', 15000, 3),
  tests.add_item('v-one', 'Vada', 9000),
  tests.add_item('v-one', 'Idli', 9000), tests.add_item('v-one', 'Puri', 9000),
  tests.add_address('asha'), tests.fund_wallet('asha', 900000), tests.add_courier('ravi');
select tests.reset();
insert into public.vendor_staff (vendor_id, user_id, position)
  values (tests.vendor_id_of('v-one'), tests.user_id('staff'), 'staff');
create function pg_temp.of(slug text) returns jsonb language sql as $$
  select b from jsonb_array_elements(public.vendor_hub()) as b where b ->> 'id' = tests.vendor_id_of(slug)::text
$$;
grant execute on all functions in schema pg_temp to authenticated;
select tests.order_item('sold', 'asha', 'Dosa', 2);
select tests.advance_to('sold', 'delivered', 'ravi');
select tests.act_as('asha');
select public.rate_order(tests.order_id('sold'), 3, body => 'Cold.');
select tests.order_item('new', 'asha', 'Vada', 3);
select tests.reset();

select tests.act_as('vikram');
select is((select count(*) from jsonb_array_elements(public.vendor_hub())), 2::bigint,
  'both businesses, not another''s');
select is(pg_temp.of('v-one') - 'figures' - 'setup' - 'payout' - 'id',
  '{"is_open": true, "waiting": 1, "under_way": 0, "unanswered": 1, "items": 5, "off": 0, "low": 1,
    "without_picture": 5, "expiring": 0, "documents": []}', 'what waits there');
select is(pg_temp.of('v-one') -> 'setup',
  '{"hours": true, "photo": false, "items": true, "bank": false}', 'what a new shop has still to do');
select is(pg_temp.of('v-two') -> 'setup' ->> 'items', 'false', 'each for itself');
select is(pg_temp.of('v-one') -> 'figures', '{"today_sales": 41000, "today_delivered": 1, "week_sales": 41000,
  "week_delivered": 1, "week_repeat": 0}', 'what was sold');
select is(pg_temp.of('v-one') -> 'payout', '{"held": null, "came_back": false}', 'no payout is held or came back');
select public.save_payout_account(tests.vendor_id_of('v-one'), 'vendor_payable',
  '{"method": "upi", "holder": "Vikram Rao", "upi_id": "vikram@okaxis"}');
select is(pg_temp.of('v-one') #>> '{setup,bank}', 'true', 'a bank account is one thing less');
select is(pg_temp.of('v-three'), null, 'nothing of a business that is somebody else''s');

-- A payout that came back, one that is held, and a paper that ends.
select tests.reset();
insert into public.payouts (owner_id, account_kind, amount_paise, status, method, destination, account_id)
select a.owner_id, a.kind, 5000, 'returned', 'upi', a.masked, a.id from private.payout_accounts as a;
insert into public.payout_statements (owner_id, account_kind, cycle, run_at, opening_paise, closing_paise, held_paise,
  carried_paise, reason) values (tests.vendor_id_of('v-one'), 'vendor_payable', 'weekly', now(), 5000, 5000, 5000, 5000,
  'below_minimum');
insert into public.provider_applications (user_id, role, state, made) values (tests.user_id('vikram'),
  (select r.role from private.role_requirements as r where r.requirement = 'fssai' limit 1), 'approved',
  tests.vendor_id_of('v-one'));
insert into private.provider_documents (user_id, application_id, requirement, subject, state, valid_until)
select a.user_id, a.id, 'fssai', 'place', 'accepted', private.today() + d from public.provider_applications as a,
  unnest(array[9]) as d;
select tests.act_as('vikram');
select is(pg_temp.of('v-one') -> 'payout', '{"held": "below_minimum", "came_back": true}',
  'a payout that came back or is held is told');
select is(pg_temp.of('v-one') #>> '{documents,0,requirement}', 'fssai', 'so is a paper that ends within thirty days');
select is(pg_temp.of('v-two') -> 'documents', '[]', 'of that business alone');

select tests.act_as('staff');
select is(pg_temp.of('v-one') ->> 'waiting', '1', 'staff see what waits');
select is(jsonb_build_array(pg_temp.of('v-one') -> 'figures', pg_temp.of('v-one') -> 'payout',
  pg_temp.of('v-one') #> '{setup,bank}', pg_temp.of('v-one') -> 'documents'), '[null, null, null, []]',
  'and nothing of money, nor the owner''s papers');
select tests.act_as('asha');
select is(public.vendor_hub(), '[]'::jsonb, 'a customer has none');
select tests.act_as('vani');
select is(pg_temp.of('v-one'), null, 'nor does another vendor see it');
select tests.reset();
update public.vendors set status = 'terminated', accepting_orders = false where slug = 'v-one';
select tests.act_as('vikram');
select is(pg_temp.of('v-one') -> 'figures', 'null', 'a business that has ended shows no figures, as vendor_figures');
select isnt(pg_temp.of('v-one') -> 'payout', 'null', 'but what is paid');
select tests.act_as_anon();
select matches(tests.refusal('select public.vendor_hub()'), '^42501', 'guests have no desk');
select * from finish();
rollback;
