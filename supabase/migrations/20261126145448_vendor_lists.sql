-- Lists of vendors: a rating that ranks, the offer of each vendor, and the cuisines around with pictures of them.

create function private.ranked_rating(rating numeric, ratings_count integer) returns numeric
language sql immutable parallel safe set search_path = '' as $$
  select coalesce((ranked_rating.rating * ranked_rating.ratings_count + 5 * 3.5) / (ranked_rating.ratings_count + 5), 3.5)
$$;
comment on function private.ranked_rating is
  'What an average counts in an order: every vendor begins with five ratings of 3.5, so that a 5.0 of two people ranks below a 4.5 of two '
  'hundred. What is shown is the average itself, from fewest_ratings() on.';
revoke execute on function private.ranked_rating(numeric, integer) from public, anon;
create index vendors_ranked_idx on public.vendors (private.ranked_rating(rating, ratings_count) desc,
  id) where status = 'active';
drop index public.vendors_best_idx;

create function private.offer_on_card(vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object('code', k.code, 'kind', k.kind, 'value', k.value, 'cap_paise', k.cap_paise, 'minimum_paise', k.minimum_paise)
    from public.coupons as k
    where k.vendor_id = offer_on_card.vendor_id and k.valid_from <= now() and k.valid_to > now()
      and (not k.first_order_only or private.may_still_be_first())
      and (k.total_limit is null or k.total_limit > (
        select count(*) from public.coupon_redemptions as r where r.code = k.code and r.released_at is null))
    order by k.minimum_paise, k.code limit 1);
end
$$;
comment on function private.offer_on_card is
  'The first of offers_of_vendor, for the vendor''s card in a list: {code, kind, value, cap_paise, minimum_paise}; null where none runs.';
revoke execute on function private.offer_on_card(uuid) from public, anon;

drop function public.vendors_near(public.vendor_kind, double precision, double precision, text, boolean, boolean, text, integer, jsonb, text);
create function public.vendors_near(kind public.vendor_kind, lat double precision, lng double precision,
  search text default null, veg_only boolean default false, open_only boolean default false,
  sort text default 'nearest', page_size integer default 20, cursor jsonb default null,
  language text default null) returns table (id uuid, slug text, name text, tagline text, cuisines text[],
  cuisine_names text[], area text, picture text, rating numeric, ratings_count integer, pure_veg boolean,
  cost_for_two_paise integer, min_order_paise integer, distance_m integer, is_open boolean, opens_at timestamptz,
  delivers_here boolean, minutes_min integer, minutes_max integer, delivery_fee_paise integer, surcharges jsonb,
  offer jsonb, next_cursor jsonb)
language plpgsql stable security definer set search_path = '' set enable_bitmapscan = 'off' as $$
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
    select v.id, v.rating, v.ratings_count, v.prep_minutes, v.delivery_radius_m, v.accepting_orders, v.paused_until,
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
        when 'top_rated' then 100000 - private.ranked_rating(j.rating, j.ratings_count) * 10000 + j.metres / 100000.0
        when 'fastest' then j.minutes * 100 + j.metres / 1000.0
        else j.metres / 1000.0 * 100 + j.minutes * 10 - private.ranked_rating(j.rating, j.ratings_count) * 200
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
    private.offer_on_card(v.id), jsonb_build_object('rank', k.rank, 'id', v.id)
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
  'cuisine_names are the cuisines in the reader''s language, in the same order. delivery_fee_paise is what is billed, with its tax and the '
  'surcharges [{code, amount_paise}]. offer is the vendor''s own that asks least: {code, kind, value, cap_paise, minimum_paise}.';
revoke execute on function
  public.vendors_near(public.vendor_kind, double precision, double precision, text, boolean, boolean, text, integer, jsonb, text) from public, anon;
grant execute on function
  public.vendors_near(public.vendor_kind, double precision, double precision, text, boolean, boolean, text, integer, jsonb, text)
  to anon, authenticated;

create or replace function private.best_vendors(region_ids uuid[], kind public.vendor_kind,
  most integer) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select coalesce(array_agg(top.id order by top.rank, top.name), '{}') from (
    -- Who has no rating comes after those who have.
    select v.id, v.name, -case when v.ratings_count > 0 then private.ranked_rating(v.rating, v.ratings_count) else 1 end as rank
    from public.vendors as v
    where v.region_id = any (best_vendors.region_ids) and v.status = 'active' and v.kind = best_vendors.kind
    order by rank, v.name limit best_vendors.most) as top);
end
$$;

create or replace function private.home_vendors(lat double precision, lng double precision,
  each_kind integer) returns setof private.home_vendor
language plpgsql stable security definer set search_path = '' set enable_bitmapscan = 'off' as $$
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
        order by private.ranked_rating(v.rating, v.ratings_count) desc, v.id limit 200
      )
      select b.id, b.kind, b.slug, b.name, b.picture, b.rating, b.ratings_count, b.stars_sum, null::integer, null::integer,
        b.accepting_orders and coalesce(b.paused_until <= now(), true) and o.vendor_id is not null
      from (select b.*, row_number() over (partition by b.kind order by private.ranked_rating(b.rating, b.ratings_count) desc, b.id) as nth from best as b) as b
      left join private.open_vendors(array(select n.id from best as n), now()) as o (vendor_id) on o.vendor_id = b.id
      where b.nth <= home_vendors.each_kind
      order by private.ranked_rating(b.rating, b.ratings_count) desc, b.id;
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

create or replace function private.home_items(vendors private.home_vendor[],
  each_vendor integer) returns setof private.home_item
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select i.id, v.kind, v.id, v.slug, v.name, i.name, i.name_translations, i.search || ' ' || lower(i.section), i.price_paise, i.mrp_paise, i.unit, d.diet, i.picture,
      i.is_bestseller, exists (select from public.item_option_groups as g where g.item_id = i.id), v.rating, v.ratings_count, v.metres, v.minutes,
      v.open_now, i.nth,
      -- One dish of each vendor before the second of any.
      (case when v.open_now then 0 else 10000000 end + i.nth * 2000 + coalesce(v.metres, 0) / 10.0 + coalesce(v.minutes, 0) * 10
        - private.ranked_rating(v.rating, v.ratings_count) * 200)::double precision
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

create or replace function public.discover_items(lat double precision default null, lng double precision default null,
  kind public.vendor_kind default 'food', filter text default null, collection text default null,
  veg_only boolean default false, open_only boolean default false, sort text default 'comprehensive',
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
          else 1000000 - private.ranked_rating(i.rating, i.ratings_count) * 100000 end end)::double precision as rank
      from unnest(items) as i
    ) as p
    where discover_items.cursor is null
      or (p.rank, (p.item).id) > ((discover_items.cursor ->> 'rank')::double precision, (discover_items.cursor ->> 'id')::uuid)
    order by p.rank, (p.item).id
    limit least(greatest(coalesce(discover_items.page_size, 24), 1), 48);
end
$$;

create or replace function public.brand_partners(lat double precision default null,
  lng double precision default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', b.id, 'kind', b.kind, 'slug', b.slug, 'name', b.name,
      'picture', b.picture, 'rating', b.rating, 'ratings_count', b.ratings_count)
      order by private.ranked_rating(b.rating, b.ratings_count) desc, b.id)
    from (
      select v.* from private.home_vendors(brand_partners.lat, brand_partners.lng, 60) as v
      where v.rating >= 4 and v.ratings_count >= private.fewest_ratings()
      order by private.ranked_rating(v.rating, v.ratings_count) desc, v.id limit 12
    ) as b), '[]');
end
$$;

create or replace function public.category_page(category text, language text default 'en') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  here public.categories := private.find_category(category_page.category);
  page public.category_pages;
  below uuid[] := private.categories_below(here.id);
  regions uuid[] := array(select r.id from public.regions as r);
  best uuid[];
  items uuid[] := private.items_below(below, 24);
  wishes integer;
begin
  select * into page from public.category_pages as p where p.category_id = here.id;
  if page.every_vendor then
    best := private.best_vendors(regions, here.kind, 12);
    if here.kind = 'food' and items = '{}' then items := private.bestsellers_of(best, 12); end if;
  else
    best := array(select v.id from public.vendors as v where v.status = 'active' and v.kind = here.kind
      and exists (select from public.catalog_items as i where i.vendor_id = v.id and i.category_id = any (below))
      order by v.ratings_count > 0 desc, private.ranked_rating(v.rating, v.ratings_count) desc, v.name limit 12);
  end if;
  wishes := case when page.opened_at is null and page.category_id is not null then private.wishes_for(here.id) end;
  return jsonb_build_object('slug', here.slug, 'name', private.category_name(here, category_page.language), 'kind', here.kind, 'picture', here.picture,
    'intro', private.spoken(page.intro, category_page.language),
    -- An aisle is open with its trade.
    'is_open', here.parent_id is not null or page.opened_at is not null,
    -- A handful could be counted out.
    'wishes', case when wishes >= 5 then wishes end,
    'parent', (select jsonb_build_object('slug', c.slug, 'name', private.category_name(c, category_page.language)) from public.categories as c where c.id = here.parent_id),
    'children', (select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'name', private.category_name(c, category_page.language), 'picture', c.picture)
      order by c.position, c.slug), '[]'::jsonb) from public.categories as c where c.parent_id = here.id),
    'siblings', (select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'name', private.category_name(c, category_page.language), 'picture', c.picture)
      order by c.position, c.slug), '[]'::jsonb) from public.categories as c where c.parent_id = here.parent_id and c.id <> here.id),
    'towns', (select coalesce(jsonb_agg(jsonb_build_object('slug', r.slug, 'name', private.spoken(p.names, category_page.language), 'vendors', k.number)
      order by k.number desc, r.slug), '[]'::jsonb)
      from (select v.region_id, count(*) as number from public.vendors as v where v.status = 'active' and v.kind = here.kind group by v.region_id) as k
      join public.regions as r on r.id = k.region_id join public.region_pages as p on p.region_id = r.id
      where coalesce(page.every_vendor, false)),
    'vendors', private.vendor_cards(best, category_page.language),
    'items', private.item_cards(items, category_page.language),
    'related', (select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'name', private.category_name(c, category_page.language), 'picture', c.picture,
        'items', private.item_cards(private.items_below(private.categories_below(c.id), 6), category_page.language)) order by wanted.position), '[]'::jsonb)
      from unnest(page.related) with ordinality as wanted (slug, position) join public.categories as c on c.slug = wanted.slug));
end
$$;

create or replace function public.for_you(lat double precision, lng double precision, language text default null,
  limit_count integer default 20) returns table (item_id uuid, product_id uuid, item_name text, price_paise integer,
  mrp_paise integer, unit text, diet public.diet, picture text, has_options boolean, vendor_id uuid, vendor_slug text,
  vendor_name text, vendor_kind public.vendor_kind, rating numeric, ratings_count integer, distance_m integer,
  minutes_min integer, minutes_max integer, reason jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := auth.uid();
  part text := private.daypart(now());
begin
  if caller is not null and not coalesce((select p.personal_suggestions from public.profiles as p where p.id = caller), false) then return; end if;
  return query
  with around as materialized (
    select a.* from private.vendors_around(for_you.lat, for_you.lng) as a
    where a.delivers and a.open_now
      and not exists (select from public.vendor_staff as s where s.vendor_id = a.vendor_id and s.user_id = caller)
  ),
  unwanted as materialized (
    select i.id, i.vendor_id, i.section, lower(i.name) as name
    from public.less_suggestions as l join public.catalog_items as i on i.id = l.item_id
    where l.user_id = caller
  ),
  lately as materialized (
    select o.id, o.created_at, private.daypart(coalesce(o.scheduled_for, o.created_at)) as part
    from public.enhanced_orders as o
    where o.user_id = caller and o.status = 'delivered' and o.created_at > now() - interval '180 days'
    order by o.created_at desc limit 50
  ),
  mine as materialized (
    select i.item_id, count(distinct o.id)::integer as times, count(distinct o.id) filter (where o.part = part)::integer as times_now,
      max(o.created_at) as last_at
    from lately as o join public.order_items as i on i.order_id = o.id
    where i.item_id is not null
    group by i.item_id
  ),
  begun as materialized (
    (select m.item_id from mine as m order by m.last_at desc, m.item_id limit 15)
    union
    (select case when pg_input_is_valid(c.item_id, 'uuid') then c.item_id::uuid end from public.unified_cart_items as c
      where c.user_id = caller order by c.created_at desc limit 15)
  ),
  popular as materialized (
    select best.item_id, best.orders, coalesce((best.dayparts ->> part)::integer, 0) as orders_now
    from around as a
    cross join lateral (
      select s.item_id, s.orders, s.dayparts from private.item_sales as s where s.vendor_id = a.vendor_id order by s.orders desc limit 8) as best
  ),
  suggested as (
    select m.item_id, 4 + ln(1 + m.times) + ln(1 + m.times_now) as score,
      jsonb_build_object('code', 'ordered_before', 'times', m.times, 'last_at', m.last_at) as reason
    -- What has just been eaten is not wanted again at once.
    from mine as m where m.last_at < now() - interval '3 hours'
    union all
    select t.with_id, 2.5 + ln(t.orders), jsonb_build_object('code', 'often_with', 'item_id', t.item_id)
    from begun as b join private.bought_together as t on t.item_id = b.item_id
    where not exists (select from begun as had where had.item_id = t.with_id)
    union all
    select p.item_id, 2 + ln(p.orders_now), jsonb_build_object('code', 'at_this_hour', 'part', part, 'orders', p.orders_now)
    -- At least half of its orders come in this part of the day.
    from popular as p where p.orders_now >= 2 and 2 * p.orders_now >= p.orders
    union all
    select p.item_id, 1 + ln(p.orders), jsonb_build_object('code', 'popular_nearby', 'orders', p.orders) from popular as p
    union all
    -- Where little is sold yet: what the vendor marks.
    select i.id, 0.5, jsonb_build_object('code', 'bestseller')
    from (select a.vendor_id from around as a order by a.metres limit 40) as near
    cross join lateral (
      select i.id from public.catalog_items as i where i.vendor_id = near.vendor_id and i.is_bestseller order by i.position, i.id limit 2) as i
  ),
  best as (
    select distinct on (s.item_id) s.item_id, s.score, s.reason from suggested as s order by s.item_id, s.score desc
  ),
  offered as (
    select i.id, i.vendor_id, lower(i.name) as name, b.reason,
      b.score - a.metres / 10000.0 + (private.ranked_rating(v.rating, v.ratings_count) - 3.5) / 2
        - case when exists (select from unwanted as u where u.vendor_id = i.vendor_id and u.section = i.section) then 2 else 0 end as score
    from best as b
    join public.catalog_items as i on i.id = b.item_id
    join around as a on a.vendor_id = i.vendor_id
    join public.vendors as v on v.id = i.vendor_id
    where not exists (select from unwanted as u where u.id = i.id or u.name = lower(i.name))
      and private.item_unavailable_reason(i, now()) is null
  ),
  spread as (
    -- One of a name and three of a vendor, so that a list of ten is worth reading.
    select o.*, row_number() over (partition by o.vendor_id order by o.score desc, o.id) as of_vendor
    from (select f.*, row_number() over (partition by f.name order by f.score desc, f.id) as of_name from offered as f) as o
    where o.of_name = 1
  )
  select i.id, (select g.product_id from public.goods as g where g.item_id = i.id), private.item_name_in(i, for_you.language), i.price_paise, i.mrp_paise, i.unit, d.diet, i.picture,
    exists (select from public.item_option_groups as g where g.item_id = i.id),
    v.id, v.slug, v.name, v.kind, v.rating, v.ratings_count, a.metres, a.minutes, a.minutes + 10,
    case when s.reason ->> 'code' = 'often_with' then s.reason || jsonb_build_object('name', (
      select private.item_name_in(w, for_you.language) from public.catalog_items as w where w.id = (s.reason ->> 'item_id')::uuid)) else s.reason end
  from spread as s
  join public.catalog_items as i on i.id = s.id
  join public.vendors as v on v.id = i.vendor_id
  join around as a on a.vendor_id = v.id
  left join public.dishes as d on d.item_id = i.id
  where s.of_vendor <= 3
  order by s.score desc, s.id
  limit least(greatest(coalesce(for_you.limit_count, 20), 1), 50);
end
$$;

create or replace function public.search_market(query text, lat double precision default null,
  lng double precision default null, language text default null, tab text default 'item',
  filters jsonb default '{}'::jsonb, sort text default 'comprehensive', page_size integer default 20,
  cursor jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wants_veg boolean;
  wants_open boolean;
  wants_kind text;
  least_price integer;
  most_price integer;
  least_rating numeric;
  here uuid := private.region_at(search_market.lat, search_market.lng);
  rows_wanted integer := least(greatest(coalesce(search_market.page_size, 20), 1), 50);
  answer jsonb;
begin
  perform private.check_place(search_market.lat, search_market.lng);
  perform private.bound(search_market.filters, 1000);
  perform private.bound(search_market.cursor, 1000);
  if coalesce(search_market.tab, '') not in ('item', 'vendor', 'service', 'place') or jsonb_typeof(search_market.filters) is distinct from 'object' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if coalesce(search_market.sort, '') not in ('nearest', 'top_rated', 'fastest', 'comprehensive') then
    perform private.refuse(400, 'sort_invalid', 'This order of sorting does not exist.');
  end if;
  if search_market.cursor is not null and not coalesce(jsonb_typeof(search_market.cursor -> 'rank') = 'number'
      and pg_input_is_valid(search_market.cursor ->> 'id', 'uuid'), false) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  if exists (select from jsonb_each(search_market.filters) as f where jsonb_typeof(f.value) <> 'null' and not coalesce(case
      when f.key in ('veg', 'open') then jsonb_typeof(f.value) = 'boolean'
      when f.key in ('least_price_paise', 'most_price_paise') then jsonb_typeof(f.value) = 'number' and pg_input_is_valid(f.value #>> '{}', 'integer')
      when f.key = 'least_rating' then jsonb_typeof(f.value) = 'number' and (f.value #>> '{}')::numeric between 0 and 5
      when f.key = 'kind' then pg_input_is_valid(f.value #>> '{}', 'public.vendor_kind') end, false)) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  wants_veg := coalesce((search_market.filters ->> 'veg')::boolean, false);
  wants_open := coalesce((search_market.filters ->> 'open')::boolean, false);
  wants_kind := search_market.filters ->> 'kind';
  least_price := (search_market.filters ->> 'least_price_paise')::integer;
  most_price := (search_market.filters ->> 'most_price_paise')::integer;
  least_rating := (search_market.filters ->> 'least_rating')::numeric;
  with hit as materialized (
    select h.* from private.search_hits(search_market.query, search_market.lat, search_market.lng, false,
      -- The best found are also the first of the list, unless something else decides.
      case when search_market.sort in ('comprehensive', 'nearest') and search_market.filters = '{}' then 200 else 1000 end) as h
  ),
  shop as materialized (
    select v.id, v.kind, case when v.ratings_count >= private.fewest_ratings() then v.rating end as rating,
      private.ranked_rating(v.rating, v.ratings_count) as ranked_rating, v.facets from public.vendors as v where v.id = any (array(select distinct h.vendor_id from hit as h))
  ),
  known as materialized (
    select * from (
      select h.*, v.kind as vendor_kind, v.rating, v.ranked_rating, i.price_paise, d.diet, v.facets,
        -- The variants of a product, and its sellers, are one result.
        row_number() over (partition by coalesce(g.product_id, h.document_id)
          order by h.score desc, h.open_now desc, i.price_paise, h.document_id) as nth_of_product
      from hit as h
      left join shop as v on v.id = h.vendor_id
      left join public.catalog_items as i on i.id = h.item_id
      left join public.dishes as d on d.item_id = h.item_id
      left join public.goods as g on g.item_id = h.item_id
      where h.item_id is null or i.is_available
    ) as one where one.nth_of_product = 1
  ),
  -- Without the trade, which is counted by.
  wanted as materialized (
    select k.* from known as k
    where (not wants_open or k.open_now is not false)
      and (not wants_veg or case k.kind when 'item' then coalesce(k.diet = 'veg', true) when 'vendor' then 'pure_veg' = any (k.facets) else true end)
      and (k.kind <> 'item' or k.price_paise between coalesce(least_price, 0) and coalesce(most_price, 2147483647))
      and (least_rating is null or k.vendor_id is null or k.rating >= least_rating)
  ),
  ranked as (
    select w.*, (case when w.open_now is false then 1000000 else 0 end + case when w.kind = 'vendor' and w.delivers = false then 2000000 else 0 end
      + case when w.kind = 'service' and private.is_for_elsewhere((select s.target from private.search_documents as s where s.id = w.document_id), here) then 100000 else 0 end
      + case when w.kind = 'service' then private.seat_distance_m(
          (select s.target from private.search_documents as s where s.id = w.document_id), search_market.lat, search_market.lng) / 10000.0 else 0 end
      + case search_market.sort
        when 'nearest' then coalesce(w.metres, 0)
        when 'top_rated' then 100000 - coalesce(w.ranked_rating, 3.5) * 10000 + coalesce(w.metres, 0) / 100000.0
        when 'fastest' then coalesce(w.minutes, 0) * 100 + coalesce(w.metres, 0) / 1000.0
        else 1000 * (2 - w.score) + coalesce(w.metres, 0) / 100.0 - (coalesce(w.ranked_rating, 3.5) - 3.5) * 20 end)::double precision as rank
    from wanted as w
    where w.kind = search_market.tab and (wants_kind is null or w.vendor_kind::text = wants_kind)
  ),
  page as (
    select * from ranked as r
    where search_market.cursor is null
      or (r.rank, r.document_id) > ((search_market.cursor ->> 'rank')::double precision, (search_market.cursor ->> 'id')::uuid)
    order by r.rank, r.document_id limit rows_wanted
  )
  select jsonb_build_object(
    'counts', (select jsonb_build_object('item', count(*) filter (where w.kind = 'item'), 'vendor', count(*) filter (where w.kind = 'vendor'),
      'service', count(*) filter (where w.kind = 'service'), 'place', count(*) filter (where w.kind = 'place'))
      from wanted as w where wants_kind is null or w.vendor_id is null or w.vendor_kind::text = wants_kind),
    'kinds', (select coalesce(jsonb_agg(jsonb_build_object('kind', t.vendor_kind, 'count', t.count) order by t.count desc, t.vendor_kind), '[]') from (
      select w.vendor_kind, count(*) as count from wanted as w where w.kind = search_market.tab and w.vendor_kind is not null group by w.vendor_kind) as t),
    -- What the words were taken for, where nothing has them as they are.
    'meant', (select case when bool_or(h.matched is null) then null else (array_agg(h.matched order by h.score desc))[1] end
      from hit as h),
    'nearest', case when not exists (select from hit) then (
      select v.spelling from private.search_vocabulary as v cross join unnest(private.words_in(left(search_market.query, 100))) as t (word)
      where v.word operator(extensions.%) t.word and v.word <> t.word
      order by extensions.similarity(v.word, t.word) desc, v.uses desc, v.word limit 1) end,
    'hits', (select coalesce(jsonb_agg(private.search_row(p.kind, p.document_id, p.item_id, p.vendor_id, p.open_now, search_market.language) || jsonb_build_object(
      'matched', p.matched, 'in_name', p.in_name, 'distance_m', p.metres, 'delivers_here', p.delivers, 'is_open', p.open_now,
      'minutes_min', p.minutes, 'minutes_max', p.minutes + 10) order by p.rank, p.document_id), '[]') from page as p),
    'next_cursor', (select jsonb_build_object('rank', p.rank, 'id', p.document_id) from page as p
      where (select count(*) from page) = rows_wanted order by p.rank desc, p.document_id desc limit 1))
  into answer;
  return answer;
end
$$;

create function public.cuisines_near(lat double precision, lng double precision, language text default null)
returns table (cuisine text, name text, pictures text[], vendors integer, open_vendors integer, veg_vendors integer, open_veg_vendors integer)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  -- refuses: place_invalid
  with offered as materialized (
    select one.cuisine, a.vendor_id, a.metres, a.open_now, f.pure_veg
    from private.vendors_around(cuisines_near.lat, cuisines_near.lng) as a
    join public.restaurants as f on f.vendor_id = a.vendor_id
    cross join lateral unnest(f.cuisines) as one (cuisine)
    where a.delivers
  ),
  counted as (
    select o.cuisine, count(*)::integer as vendors, count(*) filter (where o.open_now)::integer as open_vendors,
      count(*) filter (where o.pure_veg)::integer as veg_vendors, count(*) filter (where o.open_now and o.pure_veg)::integer as open_veg_vendors
    from offered as o group by o.cuisine order by count(*) desc, o.cuisine limit 12
  )
  select c.cuisine, coalesce(w.text, c.cuisine), array(
      select best.picture from (
        select i.picture, min(case when i.search like '%' || lower(c.cuisine) || '%' then 0 else 2 end + case when i.is_bestseller then 0 else 1 end) as place
        from (select o.vendor_id from offered as o where o.cuisine = c.cuisine order by o.metres, o.vendor_id limit 8) as near
        join public.catalog_items as i on i.vendor_id = near.vendor_id
        where i.picture is not null and i.is_available
        group by i.picture
      ) as best order by best.place, best.picture limit 6),
    c.vendors, c.open_vendors, c.veg_vendors, c.open_veg_vendors
  from counted as c
  left join public.dictionary as w on w.kind = 'cuisine' and w.source = lower(c.cuisine) and w.language = cuisines_near.language
  order by c.vendors desc, c.cuisine;
end
$$;
comment on function public.cuisines_near is
  'The cuisines of the restaurants that deliver to a place, the most offered first: as vendors write them and in the reader''s language, how '
  'many restaurants have them, how many of those are open or purely vegetarian, and pictures of dishes, those called so first.';
revoke execute on function public.cuisines_near(double precision, double precision, text) from public, anon;
grant execute on function public.cuisines_near(double precision, double precision, text) to anon, authenticated;
