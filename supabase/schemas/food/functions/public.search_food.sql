create or replace function public.search_food (
  query text,
  lat double precision,
  lng double precision,
  limit_count integer default 20,
  language text default null::text
)
  returns table (
    vendor_id uuid,
    vendor_slug text,
    vendor_name text,
    item_id uuid,
    item_name text,
    price_paise integer,
    diet public.diet,
    picture text,
    distance_m integer,
    is_open boolean
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with nearby as materialized (
    select v.* from public.vendors as v
    where v.status = 'active' and v.kind = 'food'
      and extensions.ll_to_earth(v.lat, v.lng)
        operator(extensions.<@) extensions.earth_box(extensions.ll_to_earth(
          case when search_food.lat between -90 and 90 then search_food.lat end, case when search_food.lng between -180
            and 180 then search_food.lng end),
          v.delivery_radius_m)
    order by extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) extensions.ll_to_earth(
      case when search_food.lat between -90 and 90 then search_food.lat end, case when search_food.lng between -180
        and 180 then search_food.lng end)
    limit 200
  ),
  delivering as materialized (
    select n.* from nearby as n
    where public.distance_m(search_food.lat, search_food.lng, n.lat, n.lng) <= n.delivery_radius_m
      and n.id not in (select d.* from private.drawn_elsewhere(array(select c.id from nearby as c), search_food.lat,
        search_food.lng) as d)
  ),
  wanted as materialized (
    select '%' || replace(replace(replace(lower(left(trim(search_food.query), 100)), '\', '\\'), '%', '\%'), '_',
      '\_') || '%' as pattern
  ),
  meant as materialized (
    -- The names, as vendors write them, of what the reader typed in another script.
    select w.source from public.dictionary as w, wanted where w.kind = 'item' and lower(w.text) like wanted.pattern
  )
  select n.id, n.slug, n.name, i.id, coalesce(i.name_translations ->> search_food.language, iw.text, i.name),
    i.price_paise, d.diet, i.picture,
    public.distance_m(search_food.lat, search_food.lng, n.lat, n.lng), private.takes_orders(v, now())
  from delivering as n
  join public.vendors as v on v.id = n.id
  join public.catalog_items as i on i.vendor_id = n.id
  left join public.dishes as d on d.item_id = i.id
  left join public.dictionary as iw on iw.kind = 'item' and iw.source = lower(i.name)
    and iw.language = search_food.language
  where length(trim(search_food.query)) >= 2
    and (i.search like (select wanted.pattern from wanted) or lower(i.name) in (select meant.source from meant))
    and private.item_unavailable_reason(i, now()) is null
  order by i.is_bestseller desc, public.distance_m(search_food.lat, search_food.lng, n.lat, n.lng), i.name
  limit least(greatest(coalesce(limit_count, 20), 1), 50)
$function$;

comment on function public.search_food(text, double precision, double precision, integer, text) is
  'Items by name, in whichever script it is typed, from food vendors that deliver here.';

revoke all on function public.search_food(text, double precision, double precision, integer, text) from public;

grant execute
  on function public.search_food(text, double precision, double precision, integer, text)
  to anon, authenticated, postgres;
