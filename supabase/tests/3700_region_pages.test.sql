-- The pages of towns.
begin;
select no_plan();
select tests.reviewed('guests', 'region_page');
select tests.reviewed('bounds', 'region_page');
select tests.create_user('vikram', null, '{vendor}');
select tests.open_vendor('near-vendor', 'vikram'), tests.open_vendor('mid-vendor', 'vikram', 17.45),
  tests.open_vendor('bidar-vendor', 'vikram', 17.91, 77.52);
update public.vendors set rating = 4.9, ratings_count = 12, area = 'Madhapur' where slug = 'mid-vendor';
update public.vendors set rating = 5.0, ratings_count = 2, area = 'Madhapur' where slug = 'near-vendor';
select tests.add_item('near-vendor', 'Masala Dosa', 9000), tests.add_item('near-vendor', 'Onion Dosa', 9500),
  tests.add_item('near-vendor', 'Set Dosa', 8000),
  tests.add_item('mid-vendor', 'Ghee Dosa', 11000), tests.add_item('mid-vendor', 'Gone Dosa', 9000, 0);
update public.catalog_items set is_bestseller = true, position = case name when 'Set Dosa' then 2 else 1 end;
update public.catalog_items set is_bestseller = false where name = 'Onion Dosa';

select is((select count(*) from public.region_pages), 6::bigint,
  'every town of the specification has a page (Spec §1 city pages)');
select is_empty($$ select r.slug from public.region_pages as p join public.regions as r on r.id = p.region_id
  where exists (select from jsonb_each_text(p.intro || p.delivery) as t (language, text) where length(t.text) < 40) $$,
  'each tells something in each language');
select tests.act_as_anon();
select is(public.region_page('hyderabad') ->> 'name', 'Hyderabad', 'a guest reads the page of a town');
select is(public.region_page('hyderabad', 'te') ->> 'name', 'హైదరాబాద్', 'in Telugu');
select is(public.region_page('hyderabad', 'ta') ->> 'name', 'Hyderabad',
  'and in English where nobody has translated it');
select is(public.region_page('hyderabad') #>> '{figures,vendors}', '2', 'it counts the vendors of the town');
select is(public.region_page('hyderabad') -> 'areas', '[{"name": "Madhapur", "vendors": 2}]'::jsonb,
  'and the areas where they are');
select is(array(select jsonb_array_elements(public.region_page('hyderabad') -> 'vendors') ->> 'slug'),
  '{mid-vendor,near-vendor}',
  'the best rated first, but two fives weigh less than twelve of 4.9');
select is(array(select jsonb_array_elements(public.region_page('hyderabad') -> 'items') ->> 'name'),
  '{Ghee Dosa,Masala Dosa,Set Dosa}',
  'popular is what sells best and is left, every vendor in turn');
select is(array(select jsonb_array_elements(public.region_page('telangana') -> 'vendors') ->> 'slug'),
  '{mid-vendor,near-vendor}',
  'the state shows its towns'' vendors, and not those over the border');
select is(public.region_page('bidar') #>> '{figures,vendors}', '1', 'which have their own page');
select is(public.region_page('vikarabad') -> 'figures',
  '{"vendors": 0, "pure_veg": 0, "minutes": null, "fee_from_paise": null}'::jsonb,
  'a town without vendors promises no minutes and no fee');
select is(public.region_page('vikarabad') -> 'vendors', '[]'::jsonb, 'and lists nobody');
select is(jsonb_array_length(public.region_page('vikarabad') -> 'regions'), 5, 'but leads to the other towns');
select is(tests.refusal($$ select public.region_page('mumbai') $$), 'PT404 region_not_found',
  'there is no page of a town where nobody is');
select is(tests.refusal($$ select public.region_page(repeat('x', 1000)) $$), 'PT413 request_too_large',
  'nor of a thousand letters');
select matches(tests.refusal($$ update public.region_pages set intro = '{}' $$), '^42501', 'a guest changes no page');
select tests.act_as('vikram');
select matches(tests.refusal($$ delete from public.region_pages $$), '^42501', 'nor does a vendor');
select tests.reset();
update public.vendors set status = 'suspended' where slug = 'mid-vendor';
select tests.act_as_anon();
select is(public.region_page('hyderabad') #>> '{figures,vendors}', '1', 'a suspended vendor is on no page');
select * from finish();
rollback;
