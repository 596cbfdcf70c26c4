create or replace function private.road_distance_m (
  from_lat double precision,
  from_lng double precision,
  to_lat double precision,
  to_lng double precision
)
  returns integer
  language sql
  immutable
  strict
  set search_path to ''
  AS $function$
  select round(1.3 * public.distance_m(from_lat, from_lng, to_lat, to_lng))::integer
$function$;

comment on function
  private.road_distance_m(double precision, double precision, double precision, double precision) is
  'Straight line × 1.3, the usual detour of Indian town roads, until a routing service is connected.';

revoke all
  on function private.road_distance_m(double precision, double precision, double precision, double precision)
  from public;
