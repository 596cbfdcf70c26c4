create or replace function public.cuisines_near (
  lat double precision,
  lng double precision,
  language text default null::text
)
  returns table (
    cuisine text,
    name text,
    pictures text[],
    vendors integer,
    open_vendors integer,
    veg_vendors integer,
    open_veg_vendors integer
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
      count(*) filter (where o.pure_veg)::integer as veg_vendors, count(*)
        filter (where o.open_now and o.pure_veg)::integer as open_veg_vendors
    from offered as o group by o.cuisine order by count(*) desc, o.cuisine limit 12
  )
  select c.cuisine, coalesce(w.text, c.cuisine), array(
      select best.picture from (
        select i.picture, min(case when i.search like '%' || lower(c.cuisine) || '%' then 0 else 2 end + case
          when i.is_bestseller then 0 else 1 end) as place
        from (select o.vendor_id from offered as o where o.cuisine = c.cuisine order by o.metres, o.vendor_id
          limit 8) as near
        join public.catalog_items as i on i.vendor_id = near.vendor_id
        where i.picture is not null and i.is_available
        group by i.picture
      ) as best order by best.place, best.picture limit 6),
    c.vendors, c.open_vendors, c.veg_vendors, c.open_veg_vendors
  from counted as c
  left join public.dictionary as w on w.kind = 'cuisine' and w.source = lower(c.cuisine)
    and w.language = cuisines_near.language
  order by c.vendors desc, c.cuisine;
end
$function$;

comment on function public.cuisines_near(double precision, double precision, text) is
  'The cuisines of the restaurants that deliver to a place, the most offered first: as vendors write them and in the reader''s language, how many restaurants have them, how many of those are open or purely vegetarian, and pictures of dishes, those called so first.';

revoke all on function public.cuisines_near(double precision, double precision, text) from public;

grant execute
  on function public.cuisines_near(double precision, double precision, text)
  to anon, authenticated, postgres;
