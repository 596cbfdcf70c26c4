create or replace function public.vendors_near (
  kind public.vendor_kind,
  lat double precision,
  lng double precision,
  search text default null::text,
  veg_only boolean default false,
  open_only boolean default false,
  sort text default 'nearest'::text,
  page_size integer default 20,
  cursor jsonb default null::jsonb,
  language text default null::text
)
  returns table (
    id uuid,
    slug text,
    name text,
    tagline text,
    cuisines text[],
    cuisine_names text[],
    area text,
    picture text,
    rating numeric,
    ratings_count integer,
    pure_veg boolean,
    cost_for_two_paise integer,
    min_order_paise integer,
    distance_m integer,
    is_open boolean,
    opens_at timestamp with time zone,
    delivers_here boolean,
    minutes_min integer,
    minutes_max integer,
    delivery_fee_paise integer,
    surcharges jsonb,
    offer jsonb,
    next_cursor jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  set enable_bitmapscan to 'off'
  AS $function$
#variable_conflict use_column
declare
  here extensions.cube;
  -- Nobody searches for more than a hundred characters; a longer pattern would only cost time.
  words text := '%' || replace(replace(replace(lower(left(trim(vendors_near.search), 100)), '\', '\\'), '%', '\%'), '_',
    '\_') || '%';
  reach integer := private.setting_int('max_delivery_radius_m');
  metres_a_minute numeric := private.metres_a_minute();
  -- What the reader typed in another script names a cuisine that vendors write in theirs.
  meant text := (select '%' || w.source || '%' from public.dictionary as w
    where w.kind = 'cuisine' and lower(w.text) = lower(left(trim(vendors_near.search), 100)) order by w.source limit 1);
begin
  if vendors_near.lat is null or vendors_near.lng is null or vendors_near.lat not between -90 and 90
    or vendors_near.lng not between -180 and 180 then
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
      select c.*, round(2 * 6371000 * asin(least(1, c.chord / (2 * extensions.earth()))))::integer as metres
        from candidate as c
    ) as r where r.metres <= least(r.delivery_radius_m, reach)
  ),
  delivering as materialized (
    select r.* from reachable as r
    where r.id not in (select d.* from private.drawn_elsewhere(array(select c.id from reachable as c), vendors_near.lat,
      vendors_near.lng) as d)
  ),
  judged as materialized (
    select r.*, (r.accepting_orders and coalesce(r.paused_until <= now(), true) and o.vendor_id is not null)
      as open_now,
      r.prep_minutes + ceil(round(1.3 * r.metres) / metres_a_minute)::integer as minutes
    from delivering as r
    left join private.open_vendors(array(select c.id from delivering as c), now()) as o (vendor_id)
      on o.vendor_id = r.id
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
  select v.id, v.slug, v.name, v.tagline, coalesce(f.cuisines, '{}'), c.names, v.area, v.picture, v.rating,
    v.ratings_count,
    coalesce(f.pure_veg, false), f.cost_for_two_paise, v.min_order_paise, k.metres, k.open_now,
    case when not k.open_now then case when private.vendor_is_open(v.id, now()) then v.paused_until
      else private.vendor_next_opening(v.id, now()) end end,
    true, k.minutes, k.minutes + 10, (price.of_delivery).total_paise, (price.of_delivery).surcharges,
    private.offer_on_card(v.id), jsonb_build_object('rank', k.rank, 'id', v.id)
  from page as k join public.vendors as v on v.id = k.id
  left join public.restaurants as f on f.vendor_id = k.id
  join fees as g on g.region_id = v.region_id
  cross join lateral (select private.delivery_price(g.fees, round(1.3 * k.metres)::integer) as of_delivery
    offset 0) as price
  cross join lateral (
    select coalesce(array_agg(coalesce(w.text, one.cuisine) order by one.position), '{}') as names
    from unnest(f.cuisines) with ordinality as one (cuisine, position)
    left join public.dictionary as w
      on w.kind = 'cuisine' and w.source = lower(one.cuisine) and w.language = vendors_near.language
  ) as c
  order by k.rank, k.id;
end
$function$;

comment on function
  public.vendors_near(public.vendor_kind, double precision, double precision, text, boolean, boolean, text,
  integer, jsonb, text) is 'Vendors that deliver to a location, open ones first, a page at a time: pass the last row''s next_cursor for the next one. cuisine_names are the cuisines in the reader''s language, in the same order. delivery_fee_paise is what is billed, with its tax and the surcharges [{code, amount_paise}]. offer is the vendor''s own that asks least: {code, kind, value, cap_paise, minimum_paise}.';

revoke all
  on function
    public.vendors_near(public.vendor_kind, double precision, double precision, text, boolean, boolean, text,
    integer, jsonb, text)
  from public;

grant execute
  on function
    public.vendors_near(public.vendor_kind, double precision, double precision, text, boolean, boolean, text,
    integer, jsonb, text)
  to anon, authenticated, postgres;
