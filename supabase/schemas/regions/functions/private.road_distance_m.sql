create or replace function private.road_distance_m (
  from_lat double precision,
  from_lng double precision,
  to_lat double precision,
  to_lng double precision
)
  returns integer
  language sql
  stable
  strict
  set search_path to ''
  AS $function$
  select round(private.road_factor(private.region_at(from_lat, from_lng))
    * public.distance_m(from_lat, from_lng, to_lat, to_lng))::integer
$function$;

comment on function
  private.road_distance_m(double precision, double precision, double precision, double precision) is
  'Straight line × the road factor of the region where the way starts (private.road_factors).';

revoke all
  on function private.road_distance_m(double precision, double precision, double precision, double precision)
  from public;
