-- A vendor's card in its own hands: who may change what, opening hours, holidays and the area that is drawn.
begin;
select no_plan();
select tests.reviewed('bounds', 'save_vendor_card save_vendor_hours set_delivery_area set_vendor_holiday');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}'),
  tests.create_user('vani', '+919000000003', '{vendor}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani');
select set_config('tests.one', tests.vendor_id_of('vendor-one')::text, true);

-- Wrong hands.
select tests.act_as_anon();
select matches(tests.refusal($$ select public.vendor_card(current_setting('tests.one')::uuid) $$), '^42501',
  'a guest does not read a vendor''s own profile');
select matches(tests.refusal($$ select public.save_vendor_hours(current_setting('tests.one')::uuid, '[]') $$), '^42501',
  'nor changes its hours');
select tests.act_as('asha');
select is(tests.refusal($$ select public.vendor_card(current_setting('tests.one')::uuid) $$), 'PT403 not_your_vendor',
  'a customer neither');
select tests.act_as('vani');
select is(tests.refusal(call), 'PT403 not_your_vendor', 'another vendor''s people do not ' || what)
from (values
  ($$ select public.vendor_card(current_setting('tests.one')::uuid) $$, 'read its profile'),
  ($$ select public.save_vendor_hours(current_setting('tests.one')::uuid, '[]') $$, 'write its hours'),
  ($$ select public.set_vendor_holiday(current_setting('tests.one')::uuid, current_date + 3, true) $$, 'close it'),
  ($$ select public.save_vendor_card(current_setting('tests.one')::uuid, '{"prep_minutes": 5}') $$,
    'write on its card'),
  ($$ select public.set_delivery_area(current_setting('tests.one')::uuid, 3000) $$, 'draw its area'))
    as wrong (call, what);
select matches(tests.refusal($$ insert into public.vendor_areas (vendor_id, corners, shape)
   values (current_setting('tests.one')::uuid, '[1,2,3]', '((0,0),(0,1),(1,1))')$$),
  '^42501', 'and nobody writes an area past its function');

-- Hours.
select tests.act_as('vikram');
select lives_ok($$ select public.save_vendor_hours(current_setting('tests.one')::uuid,
  '[{"weekday": 1, "opens": "08:00", "closes": "11:00"}, {"weekday": 1, "opens": "18:00", "closes": "01:30"}, '
    '{"weekday": 2, "opens": "01:30", "closes": "02:00"}]')$$,
  'a day has several ranges, one past midnight');
select is((select count(*)::integer from public.vendor_hours where vendor_id = current_setting('tests.one')::uuid), 3,
  'which replace what was there');
select is(tests.refusal(format($$ select public.save_vendor_hours(current_setting('tests.one')::uuid, %L) $$, hours)),
  code, what)
from (values
  ('[{"weekday": 1, "opens": "08:00", "closes": "12:00"}, {"weekday": 1, "opens": "11:59", "closes": "15:00"}]',
    'PT400 hours_overlap', 'ranges of a day do not overlap'),
  ('[{"weekday": 6, "opens": "20:00", "closes": "03:00"}, {"weekday": 0, "opens": "02:00", "closes": "04:00"}]',
    'PT400 hours_overlap', 'nor do those of Saturday night and Sunday'),
  ('[{"weekday": 1, "opens": "00:00", "closes": "00:00"}, {"weekday": 1, "opens": "05:00", "closes": "06:00"}]',
    'PT400 hours_overlap', 'round the clock leaves no room'),
  ('[{"weekday": 7, "opens": "08:00", "closes": "12:00"}]', 'PT400 hours_invalid', 'a week has seven days'),
  ('[{"weekday": 1, "opens": "24:00", "closes": "12:00"}]', 'PT400 hours_invalid', 'a day ends at midnight'),
  ('[{"weekday": 1, "opens": "8", "closes": "12:00"}]', 'PT400 hours_invalid', 'a time has hours and minutes'),
  ('{"a": 1}', 'PT400 hours_invalid', 'hours are a list'),
  ('null', 'PT400 hours_invalid', 'and not nothing')) as odd (hours, code, what);
select is((select count(*)::integer from public.vendor_hours where vendor_id = current_setting('tests.one')::uuid), 3,
  'and what is refused changes nothing');

-- Holidays.
select is((public.set_vendor_holiday(current_setting('tests.one')::uuid, current_date + 1, true, 'Sankranti')), 0,
  'a day off, for which nothing is booked');
select is((select note from public.vendor_holidays where vendor_id = current_setting('tests.one')::uuid), 'Sankranti',
  'is seen by everybody');
select is(tests.refusal($$ select public.set_vendor_holiday(current_setting('tests.one')::uuid, current_date - 1,
  true) $$), 'PT400 holiday_invalid', 'yesterday is over');
select is(tests.refusal($$ select public.set_vendor_holiday(current_setting('tests.one')::uuid, current_date + 400,
  true) $$), 'PT400 holiday_invalid', 'the year after next is far');
select lives_ok($$ select public.set_vendor_holiday(current_setting('tests.one')::uuid, current_date + 1, false) $$,
  'a day off is taken back');
select is_empty($$ select 1 from public.vendor_holidays $$, 'and gone');

-- The card.
select lives_ok($$ select public.save_vendor_card(current_setting('tests.one')::uuid,
  '{"tagline": " Crisp dosas ", "prep_minutes": 15, "min_order_paise": 9900, "packaging_paise": 500, "cuisines": '
    '["South Indian", " South Indian "], "cost_for_two_paise": 30000}')$$, 'the card is changed in one call');
select is((select (c ->> 'tagline') || ' ' || (c ->> 'prep_minutes') || ' ' || (c ->> 'cuisines')
  from public.vendor_card(current_setting('tests.one')::uuid) as c), 'Crisp dosas 15 ["South Indian"]',
    'as it was written');
select is((select concat_ws(' ', c ->> 'slot_capacity', c ->> 'slot_cutoff_minutes')
  from public.vendor_card(current_setting('tests.one')::uuid) as c), '10 15',
  'what the settings say about orders for later');
select public.save_vendor_card(current_setting('tests.one')::uuid, '{"slot_capacity": 4}'),
  public.save_vendor_card(current_setting('tests.one')::uuid, '{"slot_cutoff_minutes": 90}');
select is((select concat_ws(' ', c ->> 'slot_capacity', c ->> 'slot_cutoff_minutes')
  from public.vendor_card(current_setting('tests.one')::uuid) as c), '4 90', 'until the vendor says it');
select is(tests.refusal(format($$ select public.save_vendor_card(current_setting('tests.one')::uuid, %L) $$, changes)),
  'PT400 vendor_card_invalid', what)
from (values ('{"prep_minutes": 0}', 'nothing is prepared in no time'),
  ('{"prep_minutes": 121}', 'or in more than two hours'),
  ('{"min_order_paise": -1}', 'a minimum is not negative'),
    ('{"packaging_paise": 99999999999}', 'packaging costs something'),
    ('{"prep_minutes": "soon"}', 'a time is a number')) as odd (changes, what);

-- The area. One thousandth of a degree is about 110 metres.
select is((public.set_delivery_area(current_setting('tests.one')::uuid, 3000)), 3000,
  'a vendor delivers within a radius');
select tests.reset();
select ok(private.delivers_to(v, 17.45, 78.45), 'here and there') from public.vendors as v where v.slug = 'vendor-one';
select ok(not private.delivers_to(v, 17.46, 78.45), 'and not beyond') from public.vendors as v
  where v.slug = 'vendor-one';
select tests.act_as('vikram');
select is((public.set_delivery_area(current_setting('tests.one')::uuid, null,
  '[{"lat": 17.44, "lng": 78.44}, {"lat": 17.44, "lng": 78.46}, {"lat": 17.42, "lng": 78.46}, {"lat": 17.42, "lng": '
    '78.44}]')), 1537, 'a drawn area reaches as far as its farthest corner');
select tests.reset();
select ok(private.delivers_to(v, 17.435, 78.455), 'inside of it is delivered to') from public.vendors as v
  where v.slug = 'vendor-one';
select ok(not private.delivers_to(v, 17.4435, 78.45), 'outside is not, although it is near') from public.vendors as v
  where v.slug = 'vendor-one';
select tests.act_as('vikram');
select is(tests.refusal(format($$ select public.set_delivery_area(current_setting('tests.one')::uuid, null, %L) $$,
  corners)), code, what)
from (values
  ('[{"lat": 17.44, "lng": 78.44}, {"lat": 17.44, "lng": 78.46}]', 'PT400 area_invalid', 'two corners are no area'),
  ('[{"lat": 17.44, "lng": 78.44}, {"lat": 17.42, "lng": 78.46}, {"lat": 17.44, "lng": 78.46}, {"lat": 17.42, "lng": '
    '78.44}]', 'PT400 area_invalid', 'sides that cross say nothing'),
  ('[{"lat": "x", "lng": 78.44}, {"lat": 17.42, "lng": 78.46}, {"lat": 17.44, "lng": 78.46}]', 'PT400 area_invalid',
    'a corner is a point'),
  ('[{"lat": 18.44, "lng": 78.44}, {"lat": 17.42, "lng": 78.46}, {"lat": 17.42, "lng": 78.44}]', 'PT400 area_too_large',
    'a hundred kilometres are too far'),
  ('[{"lat": 17.44, "lng": 78.46}, {"lat": 17.45, "lng": 78.46}, {"lat": 17.44, "lng": 78.47}]',
    'PT400 area_without_vendor', 'the vendor is inside')) as odd (corners, code, what);
select is((public.vendor_card(current_setting('tests.one')::uuid) ->> 'delivery_radius_m')::integer, 1537,
  'and the area stays as it was');
select is(tests.refusal($$ select public.set_delivery_area(current_setting('tests.one')::uuid, 100) $$),
  'PT400 area_too_large', 'a hundred metres are too near');
select is(tests.refusal($$ select public.set_delivery_area(current_setting('tests.one')::uuid, null) $$),
  'PT400 area_too_large', 'nowhere is no area');
select tests.act_as_anon();
select is((select jsonb_array_length(corners) from public.vendor_areas
  where vendor_id = current_setting('tests.one')::uuid), 4, 'everybody sees where it delivers');
select * from finish();
rollback;
