create or replace function public.bookable_vendors (
  trade text,
  lat double precision,
  lng double precision,
  search text default null::text,
  section text default null::text,
  sort text default 'nearest'::text,
  page_size integer default 10,
  cursor jsonb default null::jsonb
)
  returns table (
    id uuid,
    slug text,
    name text,
    tagline text,
    area text,
    picture text,
    rating numeric,
    ratings_count integer,
    distance_m integer,
    services text[],
    services_count integer,
    from_paise integer,
    next_free_at timestamp with time zone,
    next_cursor jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  words text := private.pattern_of(bookable_vendors.search);
begin
  if coalesce(bookable_vendors.sort, 'nearest') not in ('nearest', 'top_rated') then
    perform private.refuse(400, 'sort_invalid', 'This order of sorting does not exist.');
  end if;
  perform private.bound(bookable_vendors.cursor, 1000);
  if bookable_vendors.cursor is not null and not coalesce(jsonb_typeof(bookable_vendors.cursor -> 'rank') = 'number'
      and pg_input_is_valid(bookable_vendors.cursor ->> 'rank', 'double precision')
      and pg_input_is_valid(bookable_vendors.cursor ->> 'id', 'uuid'), false) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  return query
  with near as materialized (
    select * from private.bookable_near(bookable_vendors.trade, bookable_vendors.lat, bookable_vendors.lng)
  ), offered as materialized (
    select o.vendor_id, o.service_id, min(o.price_paise) as price_paise
    from private.offers_of(bookable_vendors.trade, array(select n.vendor_id from near as n)) as o
    group by o.vendor_id, o.service_id
  ), matching as materialized (
    -- Whoever is meant by name shows everything, whoever is found by a service that one.
    select o.*, s.name, s.position from offered as o join public.services as s on s.id = o.service_id
    join public.vendors as v on v.id = o.vendor_id
    where (bookable_vendors.section is null or lower(trim(s.section)) = lower(trim(bookable_vendors.section)))
      and (words is null or lower(s.name) like words or lower(s.section) like words or lower(v.name) like words
        or lower(v.area) like words)
  ), found as (
    select m.vendor_id, min(m.price_paise) as from_paise, count(*)::integer as services_count,
      (array_agg(m.name order by m.position, m.name))[1:3] as services,
      (array_agg(m.service_id order by m.price_paise, m.position, m.service_id))[1] as service_id
    from matching as m group by m.vendor_id
  ), ranked as (
    select f.*, n.metres, (case when bookable_vendors.sort = 'top_rated'
        then 100000 - private.ranked_rating(v.rating, v.ratings_count) * 10000 + n.metres / 100000.0
        else n.metres end)::double precision as rank
    from found as f join near as n on n.vendor_id = f.vendor_id join public.vendors as v on v.id = f.vendor_id
  ), page as materialized (
    select r.* from ranked as r
    where bookable_vendors.cursor is null or (r.rank, r.vendor_id)
      > ((bookable_vendors.cursor ->> 'rank')::double precision, (bookable_vendors.cursor ->> 'id')::uuid)
    order by r.rank, r.vendor_id limit least(greatest(coalesce(bookable_vendors.page_size, 10), 1), 20)
  )
  select v.id, v.slug, v.name, v.tagline, v.area, v.picture, v.rating, v.ratings_count, p.metres, p.services,
    p.services_count, p.from_paise, private.next_free_time(p.vendor_id, p.service_id),
    jsonb_build_object('rank', p.rank, 'id', v.id)
  from page as p join public.vendors as v on v.id = p.vendor_id
  order by p.rank, p.vendor_id;
end
$function$;

comment on function
  public.bookable_vendors(text, double precision, double precision, text, text, text, integer, jsonb) is
  'Whoever can be booked by a trade within 15 km of a place, the nearest or best rated first, a page at a time: pass the last row''s next_cursor. search finds names of vendors, areas, services and sections; services are three of services_count that match, from_paise the least that one costs, next_free_at when that one can be booked, null for not within a week. For everybody.';

revoke all
  on function
    public.bookable_vendors(text, double precision, double precision, text, text, text, integer, jsonb)
  from public;

grant execute
  on function
    public.bookable_vendors(text, double precision, double precision, text, text, text, integer, jsonb)
  to anon, authenticated, postgres;
