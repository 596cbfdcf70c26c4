-- The pages of categories, and wishes for services that are not open.
begin;
select no_plan();
select tests.reviewed('guests', 'category_list category_page');
select tests.reviewed('bounds', 'category_list category_page open_service want_service');
select tests.create_user('vikram', null, '{vendor}'), tests.create_user('asha', '+919000000001'),
  tests.create_user('ravi', '+919000000002'),
  tests.create_user('admin', '+919000000003', '{admin}');
select tests.open_vendor('near-vendor', 'vikram'), tests.open_vendor('kirana-store', 'vikram', 17.45);
update public.vendors set kind = 'grocery' where slug = 'kirana-store';
select tests.add_item('near-vendor', 'Masala Dosa', 9000), tests.add_item('kirana-store', 'Floor cleaner', 12000),
  tests.add_item('kirana-store', 'Tomatoes', 4000);
update public.catalog_items set is_bestseller = true;
update public.catalog_items set category_id = (select id from public.categories where slug = 'household')
  where name = 'Floor cleaner';
update public.catalog_items set category_id = (select id from public.categories where slug = 'fresh-vegetables')
  where name = 'Tomatoes';

select
  is_empty(
  $$ select slug from public.categories as c where parent_id is null and not exists (select from public.category_pages as p
   where p.category_id = c.id)$$,
  'every main category has a page (Spec §1 Categories)');
select is_empty($$ select c.slug, l from public.categories as c cross join unnest(array['hi', 'te']) as l
  where not exists (select from public.dictionary as d where d.kind = 'category' and d.source = lower(c.name)
    and d.language = l)$$,
  'every category has a name in Hindi and in Telugu');
select is_empty($$ select c.slug, r from public.category_pages as p join public.categories as c on c.id = p.category_id
   cross join unnest(p.related) as r
  where not exists (select from public.categories as x where x.slug = r) $$, 'what is related exists');

select tests.act_as_anon();
select is(jsonb_array_length(public.category_list('te')), 20, 'a guest reads all main categories');
select is(public.category_list('te') #>> '{0,name}', 'ఫుడ్ డెలివరీ', 'in Telugu');
select is(public.category_page('food') ->> 'slug', 'food-delivery', 'another word leads to the same page');
select is(public.category_page('FOOD-delivery') #>> '{vendors,0,slug}', 'near-vendor', 'however it is written');
select is(public.category_page('food') #>> '{items,0,name}', 'Masala Dosa', 'popular dishes are shown');
select is(public.category_page('vegetables') #>> '{vendors,0,slug}', 'kirana-store',
  'a store that sells vegetables is on their page');
select is(array(select jsonb_array_elements(public.category_page('vegetables') -> 'items') ->> 'name'), '{Tomatoes}',
  'with what it sells of them');
select is(public.category_page('household') #>> '{parent,slug}', 'grocery', 'an aisle leads back to its trade');
select is(public.category_page('household') ->> 'is_open', 'true', 'and is open with it');
select is(public.category_page('cleaning') ->> 'is_open', 'false', 'cleaning is not bookable');
select is(public.category_page('cleaning') #>> '{related,0,items,0,name}', 'Floor cleaner',
  'its page shows what helps meanwhile');
select is(public.category_page('delivery') ->> 'slug', 'parcels', '/category/delivery is the page of parcels');
select is(tests.refusal($$ select public.category_page('nothing-like-it') $$), 'PT404 category_not_found',
  'an unknown word is said to be unknown');
select is(tests.refusal($$ select public.category_page(repeat('x', 1000)) $$), 'PT413 request_too_large',
  'and a long one is not searched for');
select is(public.category_page('cleaning') -> 'wishes', 'null'::jsonb, 'nobody waits yet');
select matches(tests.refusal($$ select public.want_service('cleaning') $$), '^42501',
  'a guest leaves no wish: no number is proven');
select matches(tests.refusal($$ select * from public.service_interest $$), '^42501', 'nor reads those of others');

select tests.act_as('asha');
select is(public.want_service('cleaning', region => 'hyderabad'), '{"wanted": true, "wishes": 1}'::jsonb,
  'a signed-in person leaves a wish');
select is(public.want_service('home-cleaning'), '{"wanted": true, "wishes": 1}'::jsonb,
  'and it counts once, however often it is sent');
select results_eq($$ select public.my_service_wishes() $$, $$ values ('cleaning') $$, 'they see it again');
select is(tests.refusal($$ select public.want_service('food') $$), 'PT409 service_is_open',
  'what is open is not wished for');
select is(tests.refusal($$ select public.want_service('cleaning', null) $$), 'PT400 request_invalid',
  'a wish is yes or no');
select matches(tests.refusal($$ insert into public.service_interest (category_id) select id from public.categories
  limit 1 $$), '^42501', 'there is no way around the function');
select is(tests.refusal($$ select public.open_service('cleaning') $$), 'PT403 role_required',
  'a customer opens no service');
select is(tests.refusal($$ select * from public.service_wishes() $$), 'PT403 role_required', 'nor counts wishes');
select tests.act_as('ravi');
select is_empty($$ select public.my_service_wishes() $$, 'somebody else''s wishes are not seen');
select is_empty($$ select category_id from public.service_interest $$, 'not in the table either');
select is(public.want_service('cleaning') ->> 'wishes', '2', 'another person waits too');
select is(public.want_service('cleaning', false) ->> 'wishes', '1', 'and changes their mind');
select tests.act_as('asha');
select matches(public.export_my_data()::text, '"service": ?"cleaning"', 'a wish is in the export of one''s data');

select tests.act_as('admin');
select results_eq($$ select slug, wishes from public.service_wishes()
  limit 1 $$, $$ values ('cleaning', 1) $$, 'an administrator sees what is wanted most');
select tests.reset();
update public.profiles set language = 'te' where id = tests.user_id('asha');
select tests.act_as('admin');
select is(public.open_service('cleaning'), 1, 'when the service opens, who waited is told');
select is(public.open_service('cleaning'), 0, 'once');
select tests.act_as('asha');
select results_eq($$ select params ->> 'service', action_url from public.system_notifications
  where template = 'service_open' $$,
  $$ values ('క్లీనింగ్', '/category/cleaning') $$, 'in their language, with the way there');
select is_empty($$ select public.my_service_wishes() $$, 'the wish is done');
select tests.reset();
insert into auth.users (id, phone) select gen_random_uuid(), '9188888' || to_char(n, 'FM00000')
  from generate_series(1, 5) as n;
insert into public.service_interest (user_id, category_id) select u.id, c.id
  from auth.users as u, public.categories as c where c.slug = 'parcels' and u.phone like '9188888%';
select tests.act_as_anon();
select is(public.category_page('parcels') ->> 'wishes', '5', 'five wishes are shown as a number, fewer are not');
select tests.reset();
select lives_ok($$ select private.forget_interest(tests.user_id('asha')) $$, 'a closed account leaves none');
select is_empty($$ select from public.service_interest where user_id = tests.user_id('asha') $$, 'behind');
select * from finish();
rollback;
