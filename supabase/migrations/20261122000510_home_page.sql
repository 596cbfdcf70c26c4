-- Home in one request: what is around a place, what is eaten at this hour, and what is the reader's own (docs/decisions/0053).

-- The first items of a vendor, without reading the thousands behind them.
create index catalog_items_front_idx on public.catalog_items (vendor_id, is_bestseller desc, section_position, position, id)
  where picture is not null and is_available;
-- The best vendors of all towns, for whoever has not said where they are.
create index vendors_best_idx on public.vendors (rating desc nulls last, ratings_count desc, id) where status = 'active';

-- Vendors and items that a page chooses from --------------------------------------------------------------------------------

create type private.home_vendor as (id uuid, kind public.vendor_kind, slug text, name text, picture text, rating numeric, ratings_count integer,
  stars_sum bigint, metres integer, minutes integer, open_now boolean);
create type private.home_item as (id uuid, kind public.vendor_kind, vendor_id uuid, vendor_slug text, vendor_name text, name text, translations jsonb,
  words text, price_paise integer, mrp_paise integer, unit text, diet public.diet, picture text, is_bestseller boolean, has_options boolean,
  rating numeric, ratings_count integer, metres integer, minutes integer, open_now boolean, nth integer, rank double precision);

create function private.home_vendors(lat double precision, lng double precision, each_kind integer) returns setof private.home_vendor
language plpgsql stable security definer set search_path = ''
-- As in vendors_near: the index returns the nearest first.
set enable_bitmapscan = off as $$
#variable_conflict use_column
declare
  here extensions.cube;
  reach integer := private.setting_int('max_delivery_radius_m');
  metres_a_minute numeric := private.metres_a_minute();
begin
  if home_vendors.lat is null and home_vendors.lng is null then
    return query
      with best as materialized (
        select v.* from public.vendors as v where v.status = 'active'
        order by v.rating desc nulls last, v.ratings_count desc, v.id limit 200
      )
      select b.id, b.kind, b.slug, b.name, b.picture, b.rating, b.ratings_count, b.stars_sum, null::integer, null::integer,
        b.accepting_orders and coalesce(b.paused_until <= now(), true) and o.vendor_id is not null
      from (select b.*, row_number() over (partition by b.kind order by b.rating desc nulls last, b.ratings_count desc, b.id) as nth from best as b) as b
      left join private.open_vendors(array(select n.id from best as n), now()) as o (vendor_id) on o.vendor_id = b.id
      where b.nth <= home_vendors.each_kind
      order by b.rating desc nulls last, b.ratings_count desc, b.id;
    return;
  end if;
  if home_vendors.lat is null or home_vendors.lng is null or home_vendors.lat not between -90 and 90 or home_vendors.lng not between -180 and 180 then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  here := extensions.ll_to_earth(home_vendors.lat, home_vendors.lng);
  return query
    with nearest as materialized (
      select v.*, extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) here as chord
      from public.vendors as v
      where v.status = 'active' and extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<@) extensions.earth_box(here, reach)
      order by extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) here
      limit 200
    ),
    measured as materialized (
      select n.*, round(2 * 6371000 * asin(least(1, n.chord / (2 * extensions.earth()))))::integer as metres from nearest as n
    ),
    delivering as materialized (
      select m.*, row_number() over (partition by m.kind order by m.chord, m.id) as nth
      from measured as m
      where m.metres <= least(m.delivery_radius_m, reach)
        and m.id not in (select d.* from private.drawn_elsewhere(array(select n.id from nearest as n), home_vendors.lat, home_vendors.lng) as d)
    ),
    reachable as materialized (
      select d.* from delivering as d where d.nth <= home_vendors.each_kind
    )
    select r.id, r.kind, r.slug, r.name, r.picture, r.rating, r.ratings_count, r.stars_sum, r.metres,
      r.prep_minutes + ceil(round(1.3 * r.metres) / metres_a_minute)::integer,
      r.accepting_orders and coalesce(r.paused_until <= now(), true) and o.vendor_id is not null
    from reachable as r
    left join private.open_vendors(array(select n.id from reachable as n), now()) as o (vendor_id) on o.vendor_id = r.id
    order by r.metres, r.id;
end
$$;
comment on function private.home_vendors is
  'The vendors that deliver to a place, so many of each trade, the nearest first; without a place the best rated of all, without metres and minutes.';

create function private.home_items(vendors private.home_vendor[], each_vendor integer) returns setof private.home_item
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select i.id, v.kind, v.id, v.slug, v.name, i.name, i.name_translations, i.search || ' ' || lower(i.section), i.price_paise, i.mrp_paise, i.unit, d.diet, i.picture,
      i.is_bestseller, exists (select from public.item_option_groups as g where g.item_id = i.id), v.rating, v.ratings_count, v.metres, v.minutes,
      v.open_now, i.nth,
      -- One dish of each vendor before the second of any.
      (case when v.open_now then 0 else 10000000 end + i.nth * 2000 + coalesce(v.metres, 0) / 10.0 + coalesce(v.minutes, 0) * 10
        - coalesce(v.rating, 3.5) * 200)::double precision
    from unnest(home_items.vendors) as v
    cross join lateral (
      select c.id, c.name, c.name_translations, c.search, c.section, c.price_paise, c.mrp_paise, c.unit, c.picture, c.is_bestseller,
        row_number() over (order by c.is_bestseller desc, c.section_position, c.position, c.id)::integer as nth
      from public.catalog_items as c
      where c.vendor_id = v.id and c.picture is not null and c.is_available and private.item_unavailable_reason(c, now()) is null
      order by c.is_bestseller desc, c.section_position, c.position, c.id
      limit home_items.each_vendor
    ) as i
    left join public.dishes as d on d.item_id = i.id;
end
$$;
comment on function private.home_items is
  'The first items of each of these vendors that have a picture and can be had now, bestsellers before the rest. nth is the item''s place among '
  'them, rank orders the items of several vendors: open ones first, then one of each vendor before the second of any, the near and well rated before others.';

create function private.home_card(i private.home_item, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  label text := coalesce(i.translations ->> home_card.language,
    (select w.text from public.dictionary as w where w.kind = 'item' and w.source = lower(i.name) and w.language = home_card.language), i.name);
  card jsonb := jsonb_build_object('id', i.id, 'kind', i.kind, 'name', label, 'original_name', i.name, 'price_paise', i.price_paise,
    'mrp_paise', i.mrp_paise, 'unit', i.unit, 'diet', i.diet, 'picture', i.picture, 'is_bestseller', i.is_bestseller, 'has_options', i.has_options,
    'vendor_id', i.vendor_id, 'vendor_slug', i.vendor_slug, 'vendor_name', i.vendor_name, 'rating', i.rating, 'ratings_count', i.ratings_count,
    'distance_m', i.metres, 'minutes', i.minutes, 'is_open', i.open_now);
begin
  if i.kind in ('grocery', 'shopping') then
    card := card || coalesce((
      select jsonb_build_object('product_id', g.product_id, 'pack_size', g.pack_size, 'pack_unit', g.pack_unit, 'sold_by', g.sold_by,
        'unit_price', private.unit_price(i.price_paise, g.pack_size, g.pack_unit))
      from public.goods as g where g.item_id = i.id), '{}');
  end if;
  return card;
end
$$;
comment on function private.home_card is
  'An item as a card shows it: name in the reader''s language (the vendor''s own translation before the dictionary''s), price, picture, vendor; goods with their pack and unit price.';

create function private.like_any(words text[]) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return array(select '%' || replace(replace(replace(lower(w), '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(like_any.words) as w);
end
$$;
comment on function private.like_any is 'Patterns for like any: what contains one of the words.';

create function private.items_in(items private.home_item[], c public.collections) returns private.home_item[]
language sql immutable parallel safe set search_path = '' as $$
  select array(select i from unnest(items) as i, (select private.like_any(c.words) as patterns offset 0) as w
    where i.id = any (c.item_ids) or (i.kind = c.kind
      and (c.words <> '{}' or c.veg_only or c.most_paise is not null)
      and (c.words = '{}' or i.words like any (w.patterns))
      and (not c.veg_only or i.diet = 'veg') and (c.most_paise is null or i.price_paise <= c.most_paise))
    order by i.rank, i.id)
$$;
comment on function private.items_in is
  'Those of the items that belong to a collection, the best first: named by hand, or of its trade and within every part of its rule.';

create function private.cards_of(items private.home_item[], language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  item private.home_item;
  cards jsonb := '[]';
begin
  foreach item in array items loop cards := cards || private.home_card(item, cards_of.language); end loop;
  return cards;
end
$$;
comment on function private.cards_of is 'Items as cards, in their order.';

-- The blocks of home ---------------------------------------------------------------------------------------------------

create function private.meal_at(at timestamptz) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  clock time := (meal_at.at at time zone 'Asia/Kolkata')::time;
begin
  return (select c.slug from public.collections as c
    where case when c.from_time < c.to_time then clock >= c.from_time and clock < c.to_time else clock >= c.from_time or clock < c.to_time end
    order by c.position, c.slug limit 1);
end
$$;
comment on function private.meal_at is 'The collection of the meal at a time, by the Indian clock; null where none is due (Spec §1 meal suggestions).';

create function private.meal_block(items private.home_item[], at timestamptz, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c public.collections;
  chosen private.home_item[];
begin
  select * into c from public.collections as k where k.slug = private.meal_at(meal_block.at);
  if not found then return null; end if;
  chosen := array(
    select d.item from (
      -- One of each name: ten kitchens' chicken biryani is one suggestion.
      select distinct on (lower(i.name)) i as item, i.rank, i.id from unnest(private.items_in(meal_block.items, c)) as i order by lower(i.name), i.rank, i.id
    ) as d order by d.rank, d.id limit 12);
  if chosen = '{}' then return null; end if;
  return jsonb_build_object('slug', c.slug, 'name', private.in_language(c.name, c.name_translations, meal_block.language),
    'items', private.cards_of(chosen, meal_block.language));
end
$$;
comment on function private.meal_block is 'What is eaten at this hour nearby: {slug, name, items}, at most twelve and no two of one name; null where there is nothing.';

create function private.collections_block(items private.home_item[], language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Fewer items are no collection.
  fewest constant integer := 3;
  most constant integer := 4;
  c public.collections;
  matched private.home_item[];
  block jsonb := '[]';
begin
  for c in select k.* from public.collections as k where k.from_time is null order by k.position, k.slug loop
    exit when jsonb_array_length(block) >= most;
    matched := private.items_in(items, c);
    continue when cardinality(matched) < fewest;
    block := block || jsonb_build_object('slug', c.slug, 'name', private.in_language(c.name, c.name_translations, collections_block.language),
      'hue', c.hue, 'count', cardinality(matched), 'picture', c.picture,
      'pictures', (select jsonb_agg(p.picture) from (
        select i.picture from unnest(matched) as i group by i.picture order by min(i.rank) limit 2) as p));
  end loop;
  return block;
end
$$;
comment on function private.collections_block is
  'The first four collections of which there are three items or more nearby: [{slug, name, hue, count, picture, pictures}]; pictures are those of two items.';

create function private.tile_facts(vendors private.home_vendor[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stated jsonb := coalesce(private.setting('stated_tile_facts'), '{}');
begin
  return (
    select coalesce(jsonb_object_agg(f.kind, jsonb_strip_nulls(jsonb_build_object(
      'rating', coalesce(f.rating, (stated -> f.kind ->> 'rating')::numeric), 'ratings_count', f.ratings,
      'minutes', coalesce(f.minutes, (stated -> f.kind ->> 'minutes')::integer)))), '{}')
    from (
      select k.kind, round(sum(v.stars_sum)::numeric / nullif(sum(v.ratings_count), 0), 1) as rating, nullif(sum(v.ratings_count), 0) as ratings,
        (percentile_disc(0.5) within group (order by v.minutes) filter (where v.open_now)) as minutes
      from (select jsonb_object_keys(stated) union select distinct n.kind::text from unnest(tile_facts.vendors) as n) as k (kind)
      left join unnest(tile_facts.vendors) as v on v.kind::text = k.kind
      group by k.kind
    ) as f);
end
$$;
comment on function private.tile_facts is
  'Rating and minutes by trade: of the vendors around, else as stated (Decisions, Tile ratings and times): {kind: {rating, ratings_count, minutes}}; ratings_count only with real ratings.';

create function private.promises(vendors private.home_vendor[], region_id uuid, is_newcomer boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  quick integer := private.setting_int('promised_grocery_seconds') / 60;
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'first_order', case when promises.is_newcomer then (
      select jsonb_build_object('code', c.code, 'off_paise', c.value, 'minimum_paise', c.minimum_paise) from public.coupons as c
      where c.first_order_only and c.kind = 'flat' and c.is_listed and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())
      order by c.value desc, c.code limit 1) end,
    'free_delivery', (
      select jsonb_build_object('code', c.code, 'minimum_paise', c.minimum_paise) from public.coupons as c
      where c.kind = 'free_delivery' and c.is_listed and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())
      order by c.minimum_paise, c.code limit 1),
    'grocery_minutes', case when exists (
      select from unnest(promises.vendors) as v where v.kind = 'grocery' and v.open_now and v.minutes <= quick) then quick end,
    'delivery_minutes', (
      select coalesce(case when count(*) >= 20 then round(avg(extract(epoch from d.status_since - d.created_at)) / 60)::integer end,
        private.setting_int('stated_delivery_seconds') / 60)
      from (
        select o.status_since, o.created_at from public.enhanced_orders as o
        where o.region_id = promises.region_id and o.created_at > now() - interval '30 days' and o.status = 'delivered' and o.kind = 'delivery'
          and o.scheduled_for is null
        order by o.created_at desc limit 200
      ) as d)));
end
$$;
comment on function private.promises is
  'What the platform promises, each only while it holds: money off a first order (by the coupon that runs), free delivery, groceries within so many minutes '
  '(where an open store is that near), and the average delivery time of the region (stated until it has twenty deliveries) (Spec §1 Home screen).';

create function private.running_banners(region_id uuid, is_newcomer boolean, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', s.id, 'title', private.in_language(s.title, s.title_translations, running_banners.language),
      'note', private.in_language(s.note, s.note_translations, running_banners.language), 'picture', s.picture, 'hue', s.hue, 'target', s.target)
      order by s.position, s.valid_from desc, s.id)
    from (
      select b.* from public.banners as b
      where (b.region_id is null or b.region_id = running_banners.region_id)
        and b.valid_from <= now() and (b.valid_to is null or b.valid_to > now()) and (not b.for_newcomers or running_banners.is_newcomer)
      order by b.position, b.valid_from desc, b.id limit 8
    ) as s), '[]');
end
$$;
comment on function private.running_banners is 'The banners that run for a region and a reader, at most eight.';

create function private.about_company(language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  tagline jsonb := private.setting('company_tagline');
begin
  return jsonb_build_object('name', private.setting('company_name'), 'address', private.setting('company_address'),
    'tax_id', private.setting('company_tax_id'), 'phone', private.setting('support_phone'), 'email', private.setting('support_email'),
    'tagline', coalesce(tagline ->> about_company.language, tagline ->> 'en'),
    'social', coalesce(private.setting('social_links'), '{}'), 'apps', coalesce(private.setting('app_store_links'), '{}'));
end
$$;
comment on function private.about_company is 'What the footer says of the operating company, from the public settings.';

create function private.order_card(o public.enhanced_orders) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_build_object('id', o.id, 'order_number', o.order_number, 'kind', o.kind, 'status', o.status, 'vendor_id', o.vendor_id,
    'vendor_name', o.vendor_name, 'items', o.items, 'total_paise', o.total_paise, 'payment_method', o.payment_method, 'payment_status', o.payment_status,
    'cancel_reason', o.cancel_reason, 'status_since', o.status_since, 'created_at', o.created_at, 'promised_max_at', o.promised_max_at,
    'scheduled_for', o.scheduled_for);
end
$$;
comment on function private.order_card is 'An order as a customer''s lists show it, as events carry it too.';

create function private.own_orders(caller uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return jsonb_build_object(
    'active', coalesce((select jsonb_agg(private.order_card(a) order by a.created_at desc, a.id desc) from (
      select o.* from public.enhanced_orders as o where o.user_id = own_orders.caller and o.status not in ('delivered', 'cancelled')
      order by o.created_at desc, o.id desc limit 50) as a), '[]'),
    'recent', coalesce((select jsonb_agg(private.order_card(r) order by r.created_at desc, r.id desc) from (
      select o.* from public.enhanced_orders as o
      where o.user_id = own_orders.caller and o.status = 'delivered' and o.kind in ('delivery', 'pickup', 'shipment')
      order by o.created_at desc, o.id desc limit 5) as r), '[]'));
end
$$;
comment on function private.own_orders is
  'A customer''s orders that are under way (at most 50), and the last five delivered ones that can be ordered again (Spec §9 Orders).';

create function private.stores_block(lat double precision, lng double precision, vendors private.home_vendor[], language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if stores_block.lat is not null then
    return coalesce((select jsonb_agg(to_jsonb(n) - '{next_cursor,delivers_here,tagline,cuisines}'::text[])
      from public.vendors_near('food', stores_block.lat, stores_block.lng, sort => 'comprehensive', page_size => 8, language => stores_block.language) as n), '[]');
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'area', v.area, 'picture', v.picture, 'rating', v.rating,
      'ratings_count', v.ratings_count, 'pure_veg', coalesce(f.pure_veg, false), 'cost_for_two_paise', f.cost_for_two_paise,
      'cuisine_names', array(select coalesce(w.text, one.cuisine) from unnest(f.cuisines) with ordinality as one (cuisine, position)
        left join public.dictionary as w on w.kind = 'cuisine' and w.source = lower(one.cuisine) and w.language = stores_block.language
        order by one.position)) order by n.place)
    from (select b.id, row_number() over () as place from unnest(stores_block.vendors) as b where b.kind = 'food' limit 8) as n
    join public.vendors as v on v.id = n.id
    left join public.restaurants as f on f.vendor_id = v.id), '[]');
end
$$;
comment on function private.stores_block is
  'Eight restaurants: those that vendors_near lists first; without a place the best rated of all towns, without times, distances and fees.';

create function private.best_of(items private.home_item[], most integer) returns private.home_item[]
language sql immutable parallel safe set search_path = '' as $$
  select array(select i from unnest(items) as i order by i.rank, i.id limit most)
$$;
comment on function private.best_of is 'The first of these items by their rank.';

create function private.discover_block(items private.home_item[], language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dishes private.home_item[] := array(select i from unnest(discover_block.items) as i where i.kind = 'food');
  usual public.discover_filters;
  usual_words text[];
  wanted private.home_item[] := '{}';
begin
  select * into usual from public.discover_filters as f where f.is_default;
  if found then
    usual_words := private.like_any(usual.words);
    wanted := array(select i from unnest(dishes) as i where i.words like any (usual_words));
  end if;
  return jsonb_build_object(
    'kinds', (select coalesce(jsonb_agg(k.kind order by k.kind), '[]') from (select distinct i.kind from unnest(discover_block.items) as i) as k),
    'filters', (select coalesce(jsonb_agg(jsonb_build_object('key', f.key, 'name', private.in_language(f.name, f.name_translations, discover_block.language))
      order by f.position, f.key), '[]') from public.discover_filters as f),
    'filter', case when wanted <> '{}' then usual.key end,
    'items', private.cards_of(private.best_of(case when wanted <> '{}' then wanted else dishes end, 8), discover_block.language));
end
$$;
comment on function private.discover_block is
  'Explore & Discover on home: the trades that have something nearby, the quick filters, the one that is on (the default one, where anything matches it), and the first eight dishes.';

create function public.home_page(lat double precision default null, lng double precision default null, language text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
  is_newcomer boolean := caller is null or not exists (
    select from public.enhanced_orders as o where o.user_id = caller and o.status <> 'cancelled');
begin
  if home_page.lat is not null then
    select * into region from public.regions as r where r.id = private.region_at(home_page.lat, home_page.lng);
  end if;
  return jsonb_build_object(
    'region', case when region.id is not null then jsonb_build_object('slug', region.slug, 'name', region.name) end,
    'towns', case when home_page.lat is null then (
      select coalesce(jsonb_agg(jsonb_build_object('slug', t.slug, 'name', t.name, 'lat', t.center_lat, 'lng', t.center_lng, 'picture', t.picture)
        order by t.area desc, t.name), '[]')
      from (
        select r.*, (select v.picture from public.vendors as v where v.region_id = r.id and v.status = 'active' and v.picture is not null limit 1) as picture
        from public.regions as r
        where exists (select from public.vendors as v where v.region_id = r.id and v.status = 'active')
      ) as t) end,
    'tiles', private.tile_facts(vendors),
    'promises', private.promises(vendors, region.id, is_newcomer),
    'banners', private.running_banners(region.id, is_newcomer, spoken),
    'meal', private.meal_block(dishes, now(), spoken),
    'stores', private.stores_block(home_page.lat, home_page.lng, vendors, spoken),
    'goods', private.cards_of(private.best_of(goods, 12), spoken),
    'collections', private.collections_block(dishes, spoken),
    'discover', private.discover_block(items, spoken),
    'company', private.about_company(spoken),
    'mine', case when caller is not null then private.own_orders(caller) end);
end
$$;
comment on function public.home_page is
  'Everything that home shows, in one request; without a place the best of all towns, without times. {region: {slug, name}, towns: [{slug, name, lat, lng, '
  'picture}] (without a place), tiles: {kind: {rating, ratings_count, minutes}}, promises: {first_order, free_delivery, grocery_minutes, delivery_minutes}, '
  'banners: [{id, title, note, picture, hue, target}], meal: {slug, name, items}, stores: [rows of vendors_near], goods: [items], collections: [{slug, name, '
  'hue, count, picture, pictures}], discover: {kinds, filters: [{key, name}], filter, items}, company, mine: {active, recent} (signed in)}. An item is {id, '
  'kind, name, original_name, price_paise, mrp_paise, unit, diet, picture, is_bestseller, has_options, vendor_id, vendor_slug, vendor_name, rating, '
  'ratings_count, distance_m, minutes, is_open}, goods with {product_id, pack_size, pack_unit, sold_by, unit_price}.';

-- Explore & Discover, and partners ------------------------------------------------------------------------------------------

create function public.discover_items(lat double precision default null, lng double precision default null, kind public.vendor_kind default 'food',
  filter text default null, collection text default null, veg_only boolean default false, open_only boolean default false, sort text default 'comprehensive',
  page_size integer default 24, cursor jsonb default null, language text default null) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  spoken text := case when private.is_language(discover_items.language) then discover_items.language end;
  patterns text[];
  c public.collections;
  items private.home_item[];
begin
  if discover_items.sort not in ('nearest', 'top_rated', 'fastest', 'comprehensive') then
    perform private.refuse(400, 'sort_invalid', 'This order of sorting does not exist.');
  end if;
  perform private.bound(discover_items.cursor, 1000);
  if discover_items.cursor is not null and not coalesce(jsonb_typeof(discover_items.cursor -> 'rank') = 'number'
      and pg_input_is_valid(discover_items.cursor ->> 'id', 'uuid'), false) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  if discover_items.filter is not null then
    -- What nobody named matches nothing.
    patterns := private.like_any(coalesce((select f.words from public.discover_filters as f where f.key = discover_items.filter), '{}'));
  end if;
  if discover_items.collection is not null then
    select * into c from public.collections as k where k.slug = discover_items.collection;
    if not found then perform private.refuse(404, 'collection_not_found', 'This collection does not exist any more.'); end if;
  end if;
  items := array(
    select i from private.home_items(array(
      select v from private.home_vendors(discover_items.lat, discover_items.lng, 60) as v where v.kind = discover_items.kind), 40) as i
    where (patterns is null or i.words like any (patterns))
      and (not coalesce(discover_items.veg_only, false) or i.diet = 'veg') and (not coalesce(discover_items.open_only, false) or i.open_now));
  if c.slug is not null then items := private.items_in(items, c); end if;
  return query
    select private.home_card(p.item, spoken) || jsonb_build_object('next_cursor', jsonb_build_object('rank', p.rank, 'id', (p.item).id))
    from (
      select i as item, (case discover_items.sort when 'comprehensive' then i.rank else case when i.open_now then 0 else 10000000 end + i.nth
        + case discover_items.sort when 'nearest' then coalesce(i.metres, 0) * 10 when 'fastest' then coalesce(i.minutes, 0) * 1000
          else 1000000 - coalesce(i.rating, 3.5) * 100000 end end)::double precision as rank
      from unnest(items) as i
    ) as p
    where discover_items.cursor is null
      or (p.rank, (p.item).id) > ((discover_items.cursor ->> 'rank')::double precision, (discover_items.cursor ->> 'id')::uuid)
    order by p.rank, (p.item).id
    limit least(greatest(coalesce(discover_items.page_size, 24), 1), 48);
end
$$;
comment on function public.discover_items is
  'What can be had of one trade around a place (without one: from the best vendors of all towns), by quick filter, collection, diet and opening, in one of the four '
  'orders; items as home_page has them. A page at a time: pass the last one''s next_cursor for the next.';

create function public.brand_partners(lat double precision default null, lng double precision default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', b.id, 'kind', b.kind, 'slug', b.slug, 'name', b.name, 'picture', b.picture, 'rating', b.rating,
      'ratings_count', b.ratings_count) order by b.rating desc, b.ratings_count desc, b.id)
    from (
      select v.* from private.home_vendors(brand_partners.lat, brand_partners.lng, 60) as v
      where v.rating >= 4 and v.ratings_count >= 3
      order by v.rating desc, v.ratings_count desc, v.id limit 12
    ) as b), '[]');
end
$$;
comment on function public.brand_partners is
  'The dozen vendors around a place that customers rate best: at least four stars of at least three people; without a place of all towns.';

revoke execute on function public.home_page(double precision, double precision, text),
  public.discover_items(double precision, double precision, public.vendor_kind, text, text, boolean, boolean, text, integer, jsonb, text),
  public.brand_partners(double precision, double precision) from public, anon;
grant execute on function public.home_page(double precision, double precision, text),
  public.discover_items(double precision, double precision, public.vendor_kind, text, text, boolean, boolean, text, integer, jsonb, text),
  public.brand_partners(double precision, double precision) to anon, authenticated;
