create or replace function public.bookable_people (
  trade text,
  lat double precision,
  lng double precision,
  search text default null::text,
  page_size integer default 10,
  cursor jsonb default null::jsonb
)
  returns table (
    id uuid,
    name text,
    vendor_slug text,
    vendor_name text,
    area text,
    rating numeric,
    ratings_count integer,
    distance_m integer,
    services text[],
    services_count integer,
    from_paise integer,
    next_free_at timestamp with time zone,
    next_cursor jsonb,
    own_rating numeric,
    own_ratings_count integer
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  words text := private.pattern_of(bookable_people.search);
begin
  perform private.bound(bookable_people.cursor, 1000);
  if bookable_people.cursor is not null and not coalesce(jsonb_typeof(bookable_people.cursor -> 'rank') = 'number'
      and pg_input_is_valid(bookable_people.cursor ->> 'rank', 'double precision')
      and pg_input_is_valid(bookable_people.cursor ->> 'id', 'uuid'), false) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  return query
  with near as materialized (
    select * from private.bookable_near(bookable_people.trade, bookable_people.lat, bookable_people.lng)
  ), does as materialized (
    select o.resource_id, o.vendor_id, o.service_id, o.price_paise, s.name, s.position
    from private.offers_of(bookable_people.trade, array(select n.vendor_id from near as n)) as o
    join public.services as s on s.id = o.service_id
    join public.resources as r on r.id = o.resource_id and r.kind = 'person'
    join public.vendors as v on v.id = o.vendor_id
    where words is null or lower(r.name) like words or lower(s.name) like words or lower(s.section) like words
      or lower(v.name) like words
  ), people as (
    select d.resource_id, d.vendor_id, min(d.price_paise) as from_paise, count(*)::integer as services_count,
      (array_agg(d.name order by d.position, d.name))[1:3] as services,
      (array_agg(d.service_id order by d.price_paise, d.position, d.service_id))[1] as service_id
    from does as d group by d.resource_id, d.vendor_id
  ), page as materialized (
    select p.*, n.metres from people as p join near as n on n.vendor_id = p.vendor_id
    where bookable_people.cursor is null or (n.metres, p.resource_id)
      > ((bookable_people.cursor ->> 'rank')::double precision, (bookable_people.cursor ->> 'id')::uuid)
    order by n.metres, p.resource_id limit least(greatest(coalesce(bookable_people.page_size, 10), 1), 20)
  )
  select r.id, r.name, v.slug, v.name, v.area, v.rating, v.ratings_count, p.metres, p.services, p.services_count,
    p.from_paise, private.next_free_time(p.vendor_id, p.service_id, r.id),
    jsonb_build_object('rank', p.metres, 'id', r.id), (own ->> 'rating')::numeric, (own ->> 'ratings_count')::integer
  from page as p join public.resources as r on r.id = p.resource_id join public.vendors as v on v.id = p.vendor_id
  cross join lateral private.rating_of_person(r.id) as own
  order by p.metres, r.id;
end
$function$;

comment on function public.bookable_people(text, double precision, double precision, text, integer, jsonb) is
  'Who can be booked by a trade within 15 km of a place, by name, with the vendor they work at: the nearest first, a page at a time. rating is the vendor''s, own_rating theirs. services are three of services_count that match, next_free_at when the cheapest of them can be booked with them, null for not within a week. For everybody.';

revoke all
  on function public.bookable_people(text, double precision, double precision, text, integer, jsonb)
  from public;

grant execute
  on function public.bookable_people(text, double precision, double precision, text, integer, jsonb)
  to anon, authenticated, postgres;
