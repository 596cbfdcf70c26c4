-- A vendor who has drawn an area: shown as delivering where the checkout accepts it, and nowhere else.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000002', '{vendor}');
select tests.open_vendor('drawn', 'vikram'), tests.open_grocery('drawn-store', 'vikram');
select tests.add_item('drawn', 'Ghee Dosa', 9000), tests.add_grocery('drawn-store', 'Toor Dal', 15000,
  '{"pack_size": 1, "pack_unit": "kg", "section": "Dals"}');
update public.catalog_items set is_bestseller = true, picture = 'dishes/dosa.webp';
-- A strip to the north, from the vendor to 8 km away, and no more than 500 m to its sides.
select tests.act_as('vikram');
select public.set_delivery_area(tests.vendor_id_of(slug), null,
  '[{"lat": 17.429, "lng": 78.445}, {"lat": 17.429, "lng": 78.455}, {"lat": 17.502, "lng": 78.455}, {"lat": 17.502, '
    '"lng": 78.445}]')
from unnest(array['drawn', 'drawn-store']) as slug;
select tests.reset();

-- 2.1 km to the east: nearer than the radius, outside the area. 7.8 km to the north: inside.
create temp table place (name text, lat double precision, lng double precision, delivers boolean);
insert into place values ('near, outside the area', 17.43, 78.47, false), ('far, inside the area', 17.50, 78.45, true);
grant select on place to anon, authenticated;
select ok(public.distance_m(17.43, 78.47, 17.43, 78.45) < 5000 and public.distance_m(17.50, 78.45, 17.43, 78.45) > 5000,
  'the one is nearer, the other farther than it used to deliver');

select is(private.delivers_to(v, p.lat, p.lng), p.delivers, 'the checkout''s rule: ' || p.name)
  from place as p, public.vendors as v where v.slug = 'drawn';
select is((select count(*)::integer from private.drawn_elsewhere(array[tests.vendor_id_of('drawn')], p.lat, p.lng)),
  case when p.delivers then 0 else 1 end,
  'the same for a list: ' || p.name) from place as p;
select tests.act_as_anon();
select is(exists (select from public.vendors_near('food', p.lat, p.lng) as n where n.slug = 'drawn'), p.delivers,
  'restaurants nearby: ' || p.name) from place as p;
select is((select g.delivers_here from public.get_vendor('drawn', p.lat, p.lng) as g), p.delivers,
  'the restaurant''s page: ' || p.name) from place as p;
select is((select g.delivers_here from public.get_vendor('drawn') as g), null, 'without a place nothing is said');
select is(exists (select from public.search_food('dosa', p.lat, p.lng)), p.delivers, 'dishes: ' || p.name)
  from place as p;
select is(public.grocery_near(p.lat, p.lng) -> 'stores' <> '[]'::jsonb, p.delivers, 'stores: ' || p.name)
  from place as p;
select is(public.grocery_search('dal', p.lat, p.lng) <> '[]'::jsonb, p.delivers, 'groceries: ' || p.name)
  from place as p;
select is(public.search_market('dosa', p.lat, p.lng) -> 'hits' <> '[]'::jsonb, p.delivers, 'items found: ' || p.name)
  from place as p;
select is((select (h ->> 'delivers_here')::boolean
  from jsonb_array_elements(public.search_market('drawn', p.lat, p.lng, tab => 'vendor') -> 'hits') as h
  where h ->> 'vendor_slug' = 'drawn'), p.delivers, 'the vendor found by name: ' || p.name) from place as p;
select is(exists (select from public.suggest('dosa', p.lat, p.lng) as s where s.kind = 'item'), p.delivers,
  'suggestions while typing: ' || p.name) from place as p;
select is(exists (select from public.for_you(p.lat, p.lng) as f where f.vendor_slug = 'drawn'), p.delivers,
  'for you: ' || p.name) from place as p;
select is(strpos(public.home_page(p.lat, p.lng)::text, '"drawn"') > 0, p.delivers, 'home: ' || p.name) from place as p;
select tests.reset();

-- What the lists say is what the checkout says.
select tests.act_as('asha');
select tests.add_address('asha', p.lat, p.lng) from place as p;
select tests.reset();
create function pg_temp.quoted(lat double precision) returns text language plpgsql as $$
begin
  perform tests.act_as('asha');
  return coalesce(tests.problems(public.quote_order(jsonb_build_object('fulfilment', 'delivery', 'address_id',
    (select a.id from public.addresses as a where a.lat = quoted.lat)))), 'none');
end
$$;
grant execute on function pg_temp.quoted(double precision) to authenticated;
select tests.act_as('asha');
select public.add_to_cart(tests.item_id('Ghee Dosa')::text, '{}', 3);
select is(pg_temp.quoted(17.43), 'outside_delivery_area', 'the checkout refuses the near place outside the area');
select is(pg_temp.quoted(17.50), 'none', 'and takes the far one inside it');
select tests.reset();

-- A limit for all that an administrator lowers holds in lists and at the checkout alike.
delete from public.vendor_areas;
update public.vendors set delivery_radius_m = 9000;
update public.app_settings set setting_value = '4000' where setting_key = 'max_delivery_radius_m';
select is(private.delivers_to(v, 17.50, 78.45), false, 'no vendor delivers farther than anybody may')
  from public.vendors as v where v.slug = 'drawn';
select is_empty($$ select n.slug from public.vendors_near('food', 17.50, 78.45) as n $$, 'nor do lists say so');
select tests.act_as('vikram');
select matches(tests.refusal($$ select private.drawn_elsewhere('{}', 17, 78) $$), '^42501', 'private to the server');
select * from finish();
rollback;
