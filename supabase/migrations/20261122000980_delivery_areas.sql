-- One rule for what is delivered where: a list shows a vendor as delivering exactly where the checkout accepts it.

create or replace function private.delivers_to(v public.vendors, lat double precision, lng double precision) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return public.distance_m(delivers_to.lat, delivers_to.lng, v.lat, v.lng) <= least(v.delivery_radius_m, private.setting_int('max_delivery_radius_m'))
    and not exists (select from public.vendor_areas as a where a.vendor_id = v.id
      and not a.shape @> point(delivers_to.lng, delivers_to.lat));
end
$$;
comment on function private.delivers_to is
  'Whether a vendor delivers to a point: within its radius and no farther than anybody may, and inside the area that it has drawn, if any. The radius '
  'of a vendor with an area reaches its farthest corner, so a list that is filtered by radius first leaves nobody out.';

create function private.drawn_elsewhere(vendor_ids uuid[], lat double precision, lng double precision) returns setof uuid
language plpgsql stable rows 1 security definer set search_path = '' as $$
begin
  return query select a.vendor_id from public.vendor_areas as a
    where a.vendor_id = any (drawn_elsewhere.vendor_ids) and not a.shape @> point(drawn_elsewhere.lng, drawn_elsewhere.lat);
end
$$;
comment on function private.drawn_elsewhere is
  'Those of the vendors who have drawn an area that leaves this point out: private.delivers_to for a whole list, whose radius is compared already.';

create or replace function public.vendors_near(
  kind public.vendor_kind, lat double precision, lng double precision, search text default null,
  veg_only boolean default false, open_only boolean default false, sort text default 'nearest',
  page_size integer default 20, cursor jsonb default null, language text default null
) returns table (
  id uuid, slug text, name text, tagline text, cuisines text[], cuisine_names text[], area text, picture text, rating numeric,
  ratings_count integer, pure_veg boolean, cost_for_two_paise integer, min_order_paise integer, distance_m integer,
  is_open boolean, opens_at timestamptz, delivers_here boolean, minutes_min integer, minutes_max integer,
  delivery_fee_paise integer, surcharges jsonb, next_cursor jsonb
) language plpgsql stable security definer set search_path = ''
-- The planner estimates any area as a thousandth of all vendors and would fetch and sort all of a big town; the index
-- returns the nearest first.
set enable_bitmapscan = off as $$
#variable_conflict use_column
declare
  here extensions.cube;
  -- Nobody searches for more than a hundred characters; a longer pattern would only cost time.
  words text := '%' || replace(replace(replace(lower(left(trim(vendors_near.search), 100)), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  reach integer := private.setting_int('max_delivery_radius_m');
  metres_a_minute numeric := private.metres_a_minute();
  -- What the reader typed in another script names a cuisine that vendors write in theirs.
  meant text := (select '%' || w.source || '%' from public.dictionary as w
    where w.kind = 'cuisine' and lower(w.text) = lower(left(trim(vendors_near.search), 100)) order by w.source limit 1);
begin
  if vendors_near.lat is null or vendors_near.lng is null or vendors_near.lat not between -90 and 90 or vendors_near.lng not between -180 and 180 then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  if vendors_near.sort not in ('nearest', 'top_rated', 'fastest', 'comprehensive') then
    perform private.refuse(400, 'sort_invalid', 'This order of sorting does not exist.');
  end if;
  perform private.bound(vendors_near.cursor, 1000);
  if vendors_near.cursor is not null and not coalesce(jsonb_typeof(vendors_near.cursor -> 'rank') = 'number'
      and pg_input_is_valid(vendors_near.cursor ->> 'id', 'uuid'), false) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  here := extensions.ll_to_earth(vendors_near.lat, vendors_near.lng);
  return query
  with candidate as materialized (
    -- The nearest ones by the index, at most 200: the same cost for a thousand vendors and for a million.
    select v.id, v.rating, v.prep_minutes, v.delivery_radius_m, v.accepting_orders, v.paused_until,
      extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) here as chord
    from public.vendors as v
    where v.status = 'active' and v.kind = vendors_near.kind
      and extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<@) extensions.earth_box(here, reach)
      and (words is null or v.search like words or v.search like meant)
      and (not coalesce(vendors_near.veg_only, false) or 'pure_veg' = any (v.facets))
    order by extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) here
    limit 200
  ),
  reachable as materialized (
    select r.* from (
      -- public.distance_m, from the straight line through the earth that the index has measured already.
      select c.*, round(2 * 6371000 * asin(least(1, c.chord / (2 * extensions.earth()))))::integer as metres from candidate as c
    ) as r where r.metres <= least(r.delivery_radius_m, reach)
  ),
  delivering as materialized (
    select r.* from reachable as r
    where r.id not in (select d.* from private.drawn_elsewhere(array(select c.id from reachable as c), vendors_near.lat, vendors_near.lng) as d)
  ),
  judged as materialized (
    select r.*, (r.accepting_orders and coalesce(r.paused_until <= now(), true) and o.vendor_id is not null) as open_now,
      r.prep_minutes + ceil(round(1.3 * r.metres) / metres_a_minute)::integer as minutes
    from delivering as r
    left join private.open_vendors(array(select c.id from delivering as c), now()) as o (vendor_id) on o.vendor_id = r.id
  ),
  ranked as (
    select j.*, (case when j.open_now then 0 else 1000000 end + case vendors_near.sort
        when 'nearest' then j.metres
        when 'top_rated' then 100000 - coalesce(j.rating, 3.5) * 10000 + j.metres / 100000.0
        when 'fastest' then j.minutes * 100 + j.metres / 1000.0
        else j.metres / 1000.0 * 100 + j.minutes * 10 - coalesce(j.rating, 3.5) * 200
      end)::double precision as rank
    from judged as j where j.open_now or not coalesce(vendors_near.open_only, false)
  ),
  page as (
    select * from ranked as k
    where vendors_near.cursor is null
      or (k.rank, k.id) > ((vendors_near.cursor ->> 'rank')::double precision, (vendors_near.cursor ->> 'id')::uuid)
    order by k.rank, k.id
    limit least(greatest(coalesce(vendors_near.page_size, 20), 1), 50)
  ),
  fees as materialized (
    select r.region_id, private.fees_at(r.region_id, now()) as fees
    from (select distinct w.region_id from page as k join public.vendors as w on w.id = k.id) as r
  )
  select v.id, v.slug, v.name, v.tagline, coalesce(f.cuisines, '{}'), c.names, v.area, v.picture, v.rating, v.ratings_count,
    coalesce(f.pure_veg, false), f.cost_for_two_paise, v.min_order_paise, k.metres, k.open_now,
    case when not k.open_now then case when private.vendor_is_open(v.id, now()) then v.paused_until
      else private.vendor_next_opening(v.id, now()) end end,
    true, k.minutes, k.minutes + 10, (price.of_delivery).total_paise, (price.of_delivery).surcharges,
    jsonb_build_object('rank', k.rank, 'id', v.id)
  from page as k join public.vendors as v on v.id = k.id
  left join public.restaurants as f on f.vendor_id = k.id
  join fees as g on g.region_id = v.region_id
  cross join lateral (select private.delivery_price(g.fees, round(1.3 * k.metres)::integer) as of_delivery offset 0) as price
  cross join lateral (
    select coalesce(array_agg(coalesce(w.text, one.cuisine) order by one.position), '{}') as names
    from unnest(f.cuisines) with ordinality as one (cuisine, position)
    left join public.dictionary as w
      on w.kind = 'cuisine' and w.source = lower(one.cuisine) and w.language = vendors_near.language
  ) as c
  order by k.rank, k.id;
end
$$;

create or replace function public.get_vendor(
  vendor text, lat double precision default null, lng double precision default null, language text default null
) returns setof public.vendor_page
language sql stable security definer set search_path = '' as $$
  select v.id, v.slug, v.name, v.kind, v.tagline, coalesce(f.cuisines, '{}'), v.area, v.address, v.lat, v.lng, v.picture, v.rating,
    v.ratings_count, coalesce(f.pure_veg, false), f.cost_for_two_paise, v.min_order_paise, v.packaging_paise, v.prep_minutes,
    f.fssai_number, r.slug, open.now,
    case when not open.now then case when private.vendor_is_open(v.id, now()) then v.paused_until
      else private.vendor_next_opening(v.id, now()) end end,
    away.metres, private.delivers_to(v, get_vendor.lat, get_vendor.lng),
    v.prep_minutes + private.travel_minutes(round(1.3 * away.metres)::integer),
    v.prep_minutes + private.travel_minutes(round(1.3 * away.metres)::integer) + 10,
    (price.of_delivery).total_paise,
    coalesce((select jsonb_agg(jsonb_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes)
      order by h.weekday, h.opens) from public.vendor_hours as h where h.vendor_id = v.id), '[]'::jsonb),
    coalesce((select array_agg(coalesce(w.text, one.cuisine) order by one.position)
      from unnest(f.cuisines) with ordinality as one (cuisine, position)
      left join public.dictionary as w
        on w.kind = 'cuisine' and w.source = lower(one.cuisine) and w.language = get_vendor.language), '{}'),
    coalesce((price.of_delivery).surcharges, '[]'::jsonb)
  from public.vendors as v
  join public.regions as r on r.id = v.region_id
  left join public.restaurants as f on f.vendor_id = v.id
  cross join lateral (select private.takes_orders(v, now()) as now) as open
  cross join lateral (select public.distance_m(get_vendor.lat, get_vendor.lng, v.lat, v.lng) as metres) as away
  cross join lateral (select private.delivery_price(private.fees_at(v.region_id, now()), round(1.3 * away.metres)::integer) as of_delivery offset 0) as price
  where v.status = 'active' and (v.slug = get_vendor.vendor
    -- The pattern is decided while planning, as the cast is; pg_input_is_valid would run too late.
    or v.id = case when length(get_vendor.vendor) = 36 and get_vendor.vendor ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then get_vendor.vendor::uuid end)
$$;

create or replace function public.search_food(query text, lat double precision, lng double precision, limit_count integer default 20,
  language text default null)
returns table (vendor_id uuid, vendor_slug text, vendor_name text, item_id uuid, item_name text, price_paise integer,
  diet public.diet, picture text, distance_m integer, is_open boolean)
language sql stable security definer set search_path = '' as $$
  with nearby as materialized (
    select v.* from public.vendors as v
    where v.status = 'active' and v.kind = 'food'
      and extensions.ll_to_earth(v.lat, v.lng)
        operator(extensions.<@) extensions.earth_box(extensions.ll_to_earth(search_food.lat, search_food.lng), v.delivery_radius_m)
    order by extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) extensions.ll_to_earth(search_food.lat, search_food.lng)
    limit 200
  ),
  delivering as materialized (
    select n.* from nearby as n
    where public.distance_m(search_food.lat, search_food.lng, n.lat, n.lng) <= n.delivery_radius_m
      and n.id not in (select d.* from private.drawn_elsewhere(array(select c.id from nearby as c), search_food.lat, search_food.lng) as d)
  ),
  wanted as materialized (
    select '%' || replace(replace(replace(lower(left(trim(search_food.query), 100)), '\', '\\'), '%', '\%'), '_', '\_') || '%' as pattern
  ),
  meant as materialized (
    -- The names, as vendors write them, of what the reader typed in another script.
    select w.source from public.dictionary as w, wanted where w.kind = 'item' and lower(w.text) like wanted.pattern
  )
  select n.id, n.slug, n.name, i.id, coalesce(i.name_translations ->> search_food.language, iw.text, i.name), i.price_paise, d.diet, i.picture,
    public.distance_m(search_food.lat, search_food.lng, n.lat, n.lng), private.takes_orders(v, now())
  from delivering as n
  join public.vendors as v on v.id = n.id
  join public.catalog_items as i on i.vendor_id = n.id
  left join public.dishes as d on d.item_id = i.id
  left join public.dictionary as iw on iw.kind = 'item' and iw.source = lower(i.name) and iw.language = search_food.language
  where length(trim(search_food.query)) >= 2
    and (i.search like (select wanted.pattern from wanted) or lower(i.name) in (select meant.source from meant))
    and private.item_unavailable_reason(i, now()) is null
  order by i.is_bestseller desc, public.distance_m(search_food.lat, search_food.lng, n.lat, n.lng), i.name
  limit least(greatest(coalesce(limit_count, 20), 1), 50)
$$;

