create or replace function private.home_vendors (
  lat double precision,
  lng double precision,
  each_kind integer
)
  returns SETOF private.home_vendor
  language plpgsql
  stable
  security definer
  set search_path to ''
  set enable_bitmapscan to 'off'
  AS $function$
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
      select b.id, b.kind, b.slug, b.name, b.picture, b.rating, b.ratings_count, b.stars_sum, null::integer,
        null::integer,
        b.accepting_orders and coalesce(b.paused_until <= now(), true) and o.vendor_id is not null
      from (select b.*, row_number() over (partition by b.kind
        order by private.ranked_rating(b.rating, b.ratings_count) desc, b.id) as nth from best as b) as b
      left join private.open_vendors(array(select n.id from best as n), now()) as o (vendor_id) on o.vendor_id = b.id
      where b.nth <= home_vendors.each_kind
      order by private.ranked_rating(b.rating, b.ratings_count) desc, b.id;
    return;
  end if;
  if home_vendors.lat is null or home_vendors.lng is null or home_vendors.lat not between -90 and 90
    or home_vendors.lng not between -180 and 180 then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  here := extensions.ll_to_earth(home_vendors.lat, home_vendors.lng);
  return query
    with nearest as materialized (
      select v.*, extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) here as chord
      from public.vendors as v
      where v.status = 'active' and extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<@)
        extensions.earth_box(here, reach)
      order by extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) here
      limit 200
    ),
    measured as materialized (
      select n.*, round(2 * 6371000 * asin(least(1, n.chord / (2 * extensions.earth()))))::integer as metres
        from nearest as n
    ),
    delivering as materialized (
      select m.*, row_number() over (partition by m.kind order by m.chord, m.id) as nth
      from measured as m
      where m.metres <= least(m.delivery_radius_m, reach)
        and m.id not in (select d.* from private.drawn_elsewhere(array(select n.id from nearest as n), home_vendors.lat,
          home_vendors.lng) as d)
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
$function$;

comment on function private.home_vendors(double precision, double precision, integer) is
  'The vendors that deliver to a place, so many of each trade, the nearest first; without a place the best rated of all, without metres and minutes.';

revoke all on function private.home_vendors(double precision, double precision, integer) from public;
