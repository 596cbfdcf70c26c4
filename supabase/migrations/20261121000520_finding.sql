-- Finding vendors: lists by distance, a vendor's page, its menu.

create function public.vendors_near(
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
    ) as r where r.metres <= r.delivery_radius_m
  ),
  judged as materialized (
    select r.*, (r.accepting_orders and coalesce(r.paused_until <= now(), true) and o.vendor_id is not null) as open_now,
      r.prep_minutes + ceil(round(1.3 * r.metres) / metres_a_minute)::integer as minutes
    from reachable as r
    left join private.open_vendors(array(select c.id from reachable as c), now()) as o (vendor_id) on o.vendor_id = r.id
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
comment on function public.vendors_near is
  'Vendors that deliver to a location, open ones first, a page at a time: pass the last row''s next_cursor for the next one. '
  'cuisine_names are the cuisines in the reader''s language, in the same order. delivery_fee_paise includes the surcharges [{code, amount_paise}].';

create type public.vendor_page as (
  id uuid, slug text, name text, kind public.vendor_kind, tagline text, cuisines text[], area text, address text,
  lat double precision, lng double precision, picture text, rating numeric, ratings_count integer,
  pure_veg boolean, cost_for_two_paise integer, min_order_paise integer, packaging_paise integer, prep_minutes integer,
  fssai_number text, region_slug text, is_open boolean, opens_at timestamptz, distance_m integer, delivers_here boolean,
  minutes_min integer, minutes_max integer, delivery_fee_paise integer, hours jsonb, cuisine_names text[], surcharges jsonb
);

create function public.get_vendor(
  vendor text, lat double precision default null, lng double precision default null, language text default null
) returns setof public.vendor_page
language sql stable security definer set search_path = '' as $$
  select v.id, v.slug, v.name, v.kind, v.tagline, coalesce(f.cuisines, '{}'), v.area, v.address, v.lat, v.lng, v.picture, v.rating,
    v.ratings_count, coalesce(f.pure_veg, false), f.cost_for_two_paise, v.min_order_paise, v.packaging_paise, v.prep_minutes,
    f.fssai_number, r.slug, open.now,
    case when not open.now then case when private.vendor_is_open(v.id, now()) then v.paused_until
      else private.vendor_next_opening(v.id, now()) end end,
    away.metres, away.metres <= v.delivery_radius_m,
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
comment on function public.get_vendor is 'One vendor by id or slug, as seen from a location; no row when there is none. cuisine_names are the cuisines in the reader''s language. '
  'delivery_fee_paise includes the surcharges [{code, amount_paise}]; null without a location.';

create function private.menu_of(vendor_id uuid, language text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('section', s.section, 'section_name', s.section_name, 'items', s.items) order by s.section_position, s.section), '[]'::jsonb)
  from (
    select i.section, coalesce(min(sw.text), i.section) as section_name, min(i.section_position) as section_position,
      jsonb_agg(jsonb_build_object(
      'id', i.id, 'name', coalesce(i.name_translations ->> menu_of.language, iw.text, i.name), 'original_name', i.name, 'description', i.description, 'price_paise', i.price_paise, 'mrp_paise', i.mrp_paise,
      'unit', i.unit, 'diet', d.diet, 'picture', i.picture, 'is_bestseller', i.is_bestseller, 'is_available', i.is_available,
      'sold_out_until', i.sold_out_until, 'stock_left', case when i.stock <= 5 then i.stock end,
      'orderable', availability.reason is null,
      'unavailable_reason', availability.reason,
      'available_from', i.available_from, 'available_to', i.available_to,
      'option_groups', coalesce((
        select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'min_choices', g.min_choices, 'max_choices', g.max_choices,
          'options', coalesce((
            select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'price_paise', o.price_paise, 'diet', od.diet,
              'is_available', o.is_available) order by o.position, o.name)
            from public.item_options as o left join public.dish_options as od on od.option_id = o.id where o.group_id = g.id), '[]'::jsonb)) order by g.position, g.name)
        from public.item_option_groups as g where g.item_id = i.id), '[]'::jsonb)
    ) order by i.position, i.name) as items
    from public.catalog_items as i
    left join public.dishes as d on d.item_id = i.id
    -- Offset 0 keeps the planner from asking twice for each item.
    cross join lateral (select private.item_unavailable_reason(i, now()) as reason offset 0) as availability
    left join public.dictionary as iw on iw.kind = 'item' and iw.source = lower(i.name) and iw.language = menu_of.language
    left join public.dictionary as sw on sw.kind = 'section' and sw.source = lower(i.section) and sw.language = menu_of.language
    where i.vendor_id = menu_of.vendor_id
    group by i.section
  ) as s
$$;

comment on function private.menu_of is
  'The menu of a vendor. A name is the vendor''s own translation, else the dictionary''s, else as the vendor wrote it.';

create function public.get_menu(vendor_id uuid, language text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_on_show(vendor_id) and not private.works_for(vendor_id) then
    perform private.refuse(404, 'vendor_not_found', 'This place is not on Angadi any more.');
  end if;
  return private.menu_of(vendor_id, get_menu.language);
end
$$;
comment on function public.get_menu is
  'The menu of a vendor in the reader''s language, or with null as the vendor wrote it: [{section, section_name, items: '
  '[{id, name, original_name, description, price_paise, mrp_paise, unit, diet, picture, '
  'is_bestseller, is_available, sold_out_until, stock_left, orderable, unavailable_reason (sold_out, not_now or '
  'null), available_from, available_to, option_groups: [{id, name, min_choices, max_choices, options: [{id, name, '
  'price_paise, diet, is_available}]}]}]}].';

revoke execute on function
  public.vendors_near(public.vendor_kind, double precision, double precision, text, boolean, boolean, text, integer, jsonb, text),
  public.get_vendor(text, double precision, double precision, text), public.get_menu(uuid, text) from public, anon;
grant execute on function
  public.vendors_near(public.vendor_kind, double precision, double precision, text, boolean, boolean, text, integer, jsonb, text),
  public.get_vendor(text, double precision, double precision, text), public.get_menu(uuid, text) to anon, authenticated;
