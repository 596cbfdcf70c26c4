create or replace function private.vendors_around (
  lat double precision,
  lng double precision
)
  returns table (
    vendor_id uuid,
    metres integer,
    delivers boolean,
    open_now boolean,
    minutes integer
  )
  language plpgsql
  stable
  security definer
  rows 200
  set search_path to ''
  set enable_bitmapscan to 'off'
  AS $function$
#variable_conflict use_column
declare
  here extensions.cube;
  reach integer := private.setting_int('max_delivery_radius_m');
  metres_a_minute numeric := private.metres_a_minute();
begin
  if vendors_around.lat is null or vendors_around.lng is null or vendors_around.lat not between -90 and 90
      or vendors_around.lng not between -180 and 180 then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  here := extensions.ll_to_earth(vendors_around.lat, vendors_around.lng);
  return query
    with candidate as materialized (
      -- The nearest 200, so that the cost is the same for a thousand vendors and for a million.
      select v.id, v.prep_minutes, v.delivery_radius_m, v.accepting_orders, v.paused_until,
        -- public.distance_m, without a call for each.
        round(2 * 6371000 * asin(least(1, sqrt(power(sin(radians(v.lat - vendors_around.lat) / 2), 2)
          + cos(radians(vendors_around.lat)) * cos(radians(v.lat)) * power(sin(radians(v.lng - vendors_around.lng) / 2),
            2)))))::integer as metres
      from public.vendors as v
      where v.status = 'active' and extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<@)
        extensions.earth_box(here, reach)
      order by extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) here
      limit 200
    )
    select c.id, c.metres, c.metres <= least(c.delivery_radius_m, reach) and c.id not in (
        select d.* from private.drawn_elsewhere(array(select c.id from candidate as c), vendors_around.lat,
          vendors_around.lng) as d),
      c.accepting_orders and coalesce(c.paused_until <= now(), true) and o.vendor_id is not null,
      c.prep_minutes + ceil(round(1.3 * c.metres) / metres_a_minute)::integer
    from candidate as c
    left join private.open_vendors(array(select c.id from candidate as c), now()) as o (vendor_id)
      on o.vendor_id = c.id;
end
$function$;

comment on function private.vendors_around(double precision, double precision) is 'The 200 active vendors nearest to a place, of any trade: metres in a straight line, whether they deliver there and are open, minutes until the earliest arrival. Raises place_invalid.';

revoke all on function private.vendors_around(double precision, double precision) from public;
