create or replace function public.distance_m (
  from_lat double precision,
  from_lng double precision,
  to_lat double precision,
  to_lng double precision
)
  returns integer
  language sql
  immutable
  parallel safe
  strict
  set search_path to ''
  AS $function$
  -- Nothing is known of places that are not on Earth.
  select case when from_lat between -90 and 90 and to_lat between -90 and 90 and from_lng between -180 and 180
    and to_lng between -180 and 180 then
    round(2 * 6371000 * asin(least(1, sqrt(
      power(sin(radians(to_lat - from_lat) / 2), 2)
      + cos(radians(from_lat)) * cos(radians(to_lat)) * power(sin(radians(to_lng - from_lng) / 2), 2)))))::integer end
$function$;

comment on function public.distance_m(double precision, double precision, double precision, double precision)
  is 'Great-circle distance in metres, earth radius 6371 km (Spec §9).';

revoke all
  on function public.distance_m(double precision, double precision, double precision, double precision)
  from public;

grant execute
  on function public.distance_m(double precision, double precision, double precision, double precision)
  to anon, authenticated, postgres;
