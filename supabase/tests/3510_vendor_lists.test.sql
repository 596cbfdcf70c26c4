-- Lists of vendors: in which order ratings put them, the offer on a card, the cuisines around.
begin;
select no_plan();
select tests.reviewed('guests', 'cuisines_near');
select tests.reviewed('bounds', 'cuisines_near');
select tests.create_user('vikram', null, '{vendor}');
select tests.open_vendor('two-people', 'vikram'), tests.open_vendor('two-hundred', 'vikram'),
  tests.open_vendor('nobody', 'vikram'),
  tests.open_vendor('disliked', 'vikram');
update public.vendors as v set rating = r.rating, ratings_count = r.count
from (values ('two-people', 5.0, 2), ('two-hundred', 4.5, 200), ('disliked', 2.1, 200)) as r (slug, rating, count)
  where v.slug = r.slug;
update public.restaurants set cuisines = '{Biryani,Kebab}' where vendor_id = tests.vendor_id_of('two-hundred');
update public.restaurants set cuisines = '{Biryani}', pure_veg = true
  where vendor_id = tests.vendor_id_of('two-people');
update public.restaurants set cuisines = '{}' where vendor_id in (tests.vendor_id_of('nobody'),
  tests.vendor_id_of('disliked'));
select tests.add_item(slug, name, 20000) from (values ('two-people', 'Veg Biryani'), ('two-hundred', 'Seekh Kebab'),
  ('nobody', 'Veg Pulao'),
  ('disliked', 'Biryani Rice')) as t (slug, name);

-- One order everywhere.
select is(round(private.ranked_rating(rating, count), 2), ranked,
  format('%s of %s people counts %s', rating, count, ranked))
from (values (5.0, 2, 3.93), (4.5, 200, 4.48), (null, 0, 3.50), (1.0, 1, 3.08)) as t (rating, count, ranked);
select tests.act_as_anon();
select results_eq($$ select slug from public.vendors_near('food', 17.43, 78.45, sort => 'top_rated') $$,
  $$ values ('two-hundred'), ('two-people'), ('nobody'), ('disliked') $$,
    '5.0 of two people ranks below 4.5 of two hundred, and no rating below both');
select results_eq($$ select slug from public.vendors_near('food', 17.43, 78.45, sort => 'comprehensive') $$,
  $$ values ('two-hundred'), ('two-people'), ('nobody'), ('disliked') $$, 'also where time and distance are weighed');
select results_eq($$ select h ->> 'vendor_slug' from jsonb_array_elements(
    public.search_market('biryani', 17.43, 78.45, 'en', 'vendor', sort => 'top_rated') -> 'hits') as h limit 2 $$,
  $$ values ('two-hundred'), ('two-people') $$, 'in a search');
select is((select jsonb_path_query_array(public.search_market('biryani', 17.43, 78.45, 'en', 'vendor',
  '{"least_rating": 4}') -> 'hits',
  '$[*].vendor_slug')), '["two-hundred"]', 'what asks for a rating finds those whose rating is told');
select is((select array_agg(b ->> 'slug') from jsonb_array_elements(public.brand_partners(17.43, 78.45)) as b),
  '{two-hundred}', 'partners have a rating that is told');
select tests.reset();
select results_eq($$ select v.slug from private.home_vendors(null, null, 60) as v
   where v.slug in ('two-people', 'two-hundred', 'disliked', 'nobody')$$,
  $$ values ('two-hundred'), ('two-people'), ('nobody'), ('disliked') $$, 'on the home of a guest without a place');
update public.catalog_items set picture = 'dishes/' || lower(replace(name, ' ', '-')) || '.webp'
where name in ('Veg Biryani', 'Seekh Kebab', 'Veg Pulao', 'Biryani Rice');
select tests.act_as_anon();
select results_eq($$ select d ->> 'vendor_slug' from public.discover_items(17.43, 78.45, sort => 'top_rated') as d $$,
  $$ values ('two-hundred'), ('two-people'), ('nobody'), ('disliked') $$, 'and under Discover');
select tests.reset();
update public.catalog_items set is_bestseller = true where name in ('Veg Biryani', 'Seekh Kebab', 'Biryani Rice');
select tests.act_as_anon();
select results_eq($$ select v.vendor_slug from public.for_you(17.43, 78.45) as v $$,
  $$ values ('two-hundred'), ('two-people'), ('disliked') $$, 'in recommendations');

-- The cuisines around, with what they would lead to.
select results_eq($$ select cuisine, pictures, vendors, open_vendors, veg_vendors, open_veg_vendors
  from public.cuisines_near(17.43, 78.45) $$,
  $$ values ('Biryani', '{dishes/veg-biryani.webp,dishes/seekh-kebab.webp}'::text[], 2, 2, 1, 1),
   ('Kebab', '{dishes/seekh-kebab.webp}', 1, 1, 0, 0)$$,
  'the most offered first, a dish called so as its picture');
select is_empty($$ select from public.cuisines_near(28.6, 77.2) $$, 'none where nobody delivers');
select is(tests.refusal($$ select public.cuisines_near(null, 78.45) $$), 'PT400 place_invalid', 'nowhere is refused');
select tests.reset();
update public.vendors set accepting_orders = false where slug = 'two-people';
select tests.act_as_anon();
select is((select open_veg_vendors from public.cuisines_near(17.43, 78.45) limit 1), 0,
  'a closed one is not counted as open');

-- The offer on a card.
select tests.reset();
insert into public.coupons (code, kind, value, minimum_paise, valid_from, valid_to, vendor_id, title, first_order_only,
  total_limit, funded_by) values
  ('LARGE20', 'percent', 2000, 50000, now() - interval '1 day', now() + interval '1 day',
    tests.vendor_id_of('two-hundred'), 'Large', false, null, 'vendor'),
  ('SMALL10', 'percent', 1000, 20000, now() - interval '1 day', now() + interval '1 day',
    tests.vendor_id_of('two-hundred'), 'Small', false, null, 'vendor'),
  ('OVER30', 'percent', 3000, 10000, now() - interval '2 days', now() - interval '1 day',
    tests.vendor_id_of('two-hundred'), 'Over', false, null, 'vendor'),
  ('GONE30', 'percent', 3000, 10000, now() - interval '1 day', now() + interval '1 day',
    tests.vendor_id_of('two-hundred'), 'Gone', false, 0, 'vendor');
select tests.act_as_anon();
select is((select offer from public.vendors_near('food', 17.43, 78.45) where slug = 'two-hundred'),
  '{"code": "SMALL10", "kind": "percent", "value": 1000, "cap_paise": null, "minimum_paise": 20000}',
    'the one that asks least of those that run');
select is((select offer from public.vendors_near('food', 17.43, 78.45) where slug = 'nobody'), null,
  'and none where none runs');
select matches(tests.refusal($$ select private.offer_on_card(gen_random_uuid()) $$), '^42501',
  'it is read with the list');
select * from finish();
rollback;
