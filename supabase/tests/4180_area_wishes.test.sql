-- Wishes for deliveries where nobody delivers (docs/decisions/0086).
begin;
select no_plan();
select tests.reviewed('bounds', 'want_area');
select tests.create_user('asha', '+919000000001'), tests.create_user('ravi', '+919000000002'),
  tests.create_user('vikram', null, '{vendor}'), tests.create_user('admin', '+919000000003', '{admin}');
select tests.open_vendor('near-vendor', 'vikram');

select tests.act_as_anon();
select matches(tests.refusal($$ select public.want_area(19.07, 72.87, 'Mumbai') $$), '^42501',
  'a guest leaves no wish: no number is proven');
select matches(tests.refusal($$ select public.wants_area(19.07, 72.87) $$), '^42501', 'nor is there one to ask for');
select matches(tests.refusal($$ select * from public.area_interest $$), '^42501', 'nor reads those of others');

select tests.act_as('asha');
select is(public.wants_area(19.07, 72.87), false, 'nobody waits yet');
select is(public.want_area(19.07, 72.87, '  Mumbai '), true, 'a signed-in person leaves a wish');
select is(public.want_area(19.08, 72.88, 'Mumbai'), true, 'which is one, however often it is sent');
select is(public.wants_area(19.07, 72.87), true, 'they see it again');
select is((select count(*) from public.area_interest), 1::bigint, 'in the table too');
select is(tests.refusal($$ select public.want_area(17.43, 78.45, 'Hyderabad') $$), 'PT409 area_is_served',
  'where somebody delivers, nothing is wished for');
select is(tests.refusal(call), 'PT400 ' || code, 'refused: ' || call)
from (values ('select public.want_area(null, 72.87, ''Mumbai'')', 'request_invalid'),
  ('select public.want_area(19.07, 72.87, ''  '')', 'request_invalid'),
  ('select public.want_area(19.07, 72.87, null)', 'request_invalid'),
  ('select public.want_area(19.07, 72.87, ''Mumbai'', null)', 'request_invalid'),
  ('select public.want_area(91, 72.87, ''Pole'')', 'place_invalid')) as t (call, code);
select is(tests.refusal($$ select public.want_area(19.07, 72.87, repeat('x', 1001)) $$), 'PT413 request_too_large',
  'a place has no endless name');
select lives_ok(format('select public.want_area(%s, 72.87, ''Place'')', 20 + n), 'five places')
from generate_series(1, 4) as n;
select is(tests.refusal($$ select public.want_area(28.6, 77.2, 'Delhi') $$), 'PT429 too_many_areas', 'are the most');
select is(public.want_area(19.07, 72.87, 'Mumbai'), true, 'one of them is sent again');
select is(public.want_area(24, 72.87, 'Place', false), false, 'one is withdrawn');
select is(public.want_area(28.6, 77.2, 'Delhi'), true, 'and makes room');
select matches(tests.refusal($$ insert into public.area_interest (area, place) values ('1.0,1.0', 'x') $$), '^42501',
  'there is no way around the function');
select is(tests.refusal('select * from public.admin_wishes()'), 'PT403 role_required', 'a customer counts no wishes');
select matches(public.export_my_data()::text, '"place": ?"Mumbai"', 'a wish is in the export of one''s data');
select tests.act_as('ravi');
select is_empty('select * from public.area_interest', 'somebody else''s wishes are not seen');
select is(public.wants_area(19.07, 72.87), false, 'nor by the function');
select is(public.want_area(19.07, 72.87, 'Mumbai'), true, 'another person waits too');

select tests.act_as('admin');
select results_eq('select slug, region_slug, region_name, wishes from public.admin_wishes() limit 1',
  $$ values ('area', '19.1,72.9', 'Mumbai', 2) $$, 'the administration sees where deliveries are wanted most');
select tests.reset();
insert into public.area_interest (user_id, area, place) values (tests.user_id('ravi'), '17.4,78.4', 'Kondapur');
select is(private.open_area('hyderabad'), 1, 'when a town opens, who waited there is told');
select is(private.open_area('hyderabad'), 0, 'once');
select is((select params ->> 'place' from public.system_notifications where template = 'area_open'), 'Kondapur',
  'of the place as they call it');
select lives_ok($$ select private.forget_areas(tests.user_id('asha')) $$, 'a closed account leaves none');
select is_empty($$ select from public.area_interest where user_id = tests.user_id('asha') $$, 'behind');
select * from finish();
rollback;
