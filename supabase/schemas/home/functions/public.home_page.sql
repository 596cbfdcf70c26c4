create or replace function public.home_page (
  lat double precision default null::double precision,
  lng double precision default null::double precision,
  language text default null::text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := auth.uid();
  spoken text := case when private.is_language(home_page.language) then home_page.language end;
  -- refuses: place_invalid
  vendors private.home_vendor[] := array(select v from private.home_vendors(home_page.lat, home_page.lng, 30) as v);
  items private.home_item[] := array(select i from private.home_items(vendors, 24) as i);
  dishes private.home_item[] := array(select i from unnest(items) as i where i.kind = 'food');
  goods private.home_item[] := array(select i from unnest(items) as i where i.kind in ('grocery', 'shopping'));
  region public.regions;
  -- Beyond every town: nothing is promised where nothing comes.
  is_beyond boolean := home_page.lat is not null and vendors = '{}';
  is_newcomer boolean := caller is null or not exists (
    select from public.enhanced_orders as o where o.user_id = caller and o.status <> 'cancelled');
begin
  if home_page.lat is not null then
    select * into region from public.regions as r where r.id = private.region_at(home_page.lat, home_page.lng);
  end if;
  return jsonb_build_object(
    'region', case when region.id is not null then jsonb_build_object('slug', region.slug, 'name', region.name) end,
    'towns', case when home_page.lat is null or is_beyond then (
      select coalesce(jsonb_agg(jsonb_build_object('slug', t.slug, 'name', t.name, 'lat', t.center_lat, 'lng',
        t.center_lng, 'picture', t.picture)
        order by t.area desc, t.name), '[]')
      from (
        select r.*, (select v.picture from public.vendors as v where v.region_id = r.id and v.status = 'active'
          and v.picture is not null limit 1) as picture
        from public.regions as r
        where exists (select from public.vendors as v where v.region_id = r.id and v.status = 'active')
      ) as t) end,
    'tiles', case when is_beyond then '{}' else private.tile_facts(vendors) end,
    'promises', case when is_beyond then '{}' else private.promises(vendors, region.id, is_newcomer) end,
    'banners', case when is_beyond then '[]' else private.running_banners(region.id, is_newcomer, spoken) end,
    'meal', private.meal_block(dishes, now(), spoken),
    'stores', private.stores_block(home_page.lat, home_page.lng, vendors, spoken),
    'goods', private.cards_of(private.best_of(goods, 12), spoken),
    'collections', private.collections_block(dishes, spoken),
    'discover', private.discover_block(items, spoken),
    'company', private.about_company(spoken),
    'mine', case when caller is not null then private.own_orders(caller) end);
end
$function$;

comment on function public.home_page(double precision, double precision, text) is 'Everything that home shows, in one request; without a place the best of all towns, without times. {region: {slug, name}, towns: [{slug, name, lat, lng, picture}] (without a place, and where nobody delivers: there nothing is promised), tiles: {kind: {rating, ratings_count, minutes}}, promises: {first_order, free_delivery, grocery_minutes, delivery_minutes}, banners: [{id, title, note, picture, hue, target}], meal: {slug, name, items}, stores: [rows of vendors_near], goods: [items], collections: [{slug, name, hue, count, picture, pictures}], discover: {kinds, filters: [{key, name}], filter, items}, company, mine: {active, recent} (signed in)}. An item is {id, kind, name, original_name, price_paise, mrp_paise, unit, diet, picture, is_bestseller, has_options, vendor_id, vendor_slug, vendor_name, rating, ratings_count, distance_m, minutes, is_open}, goods with {product_id, pack_size, pack_unit, sold_by, unit_price}.';

revoke all on function public.home_page(double precision, double precision, text) from public;

grant execute
  on function public.home_page(double precision, double precision, text)
  to anon, authenticated, postgres;
