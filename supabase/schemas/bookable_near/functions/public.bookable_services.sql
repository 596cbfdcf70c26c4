create or replace function public.bookable_services (
  trade text,
  lat double precision,
  lng double precision,
  search text default null::text
)
  returns table (
    section text,
    name text,
    vendors_count integer,
    from_paise integer,
    to_paise integer,
    from_minutes integer,
    to_minutes integer
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  words text := private.pattern_of(bookable_services.search);
begin
  return query
  with offered as (
    select s.id, s.vendor_id, s.section, s.name, o.price_paise, (select sum(m) from unnest(s.minutes) as m)::integer
      as minutes
    from private.offers_of(bookable_services.trade, array(select n.vendor_id from private.bookable_near(
      bookable_services.trade, bookable_services.lat, bookable_services.lng) as n)) as o
    join public.services as s on s.id = o.service_id
    where words is null or lower(s.name) like words or lower(s.section) like words
  )
  -- What several call alike is one; how most of them write it is shown.
  select coalesce(trim(mode() within group (order by o.section)), ''), trim(mode() within group (order by o.name)),
    count(distinct o.vendor_id)::integer, min(o.price_paise), max(o.price_paise), min(o.minutes), max(o.minutes)
  from offered as o group by lower(trim(coalesce(o.section, ''))), lower(trim(o.name))
  order by 1, count(distinct o.vendor_id) desc, 2 limit 300;
end
$function$;

comment on function public.bookable_services(text, double precision, double precision, text) is
  'What can be booked by a trade within 15 km of a place: by section and name, with the span of prices in paise and minutes, and how many offer it. For everybody.';

revoke all on function public.bookable_services(text, double precision, double precision, text) from public;

grant execute
  on function public.bookable_services(text, double precision, double precision, text)
  to anon, authenticated, postgres;
