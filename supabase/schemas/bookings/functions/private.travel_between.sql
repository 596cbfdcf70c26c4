create or replace function private.travel_between (
  from_lat double precision,
  from_lng double precision,
  to_lat double precision,
  to_lng double precision
)
  returns interval
  language sql
  stable
  set search_path to ''
  AS $function$
  select make_interval(mins => private.travel_minutes(round(extensions.earth_distance(
    extensions.ll_to_earth(from_lat, from_lng), extensions.ll_to_earth(to_lat, to_lng)))::integer))
$function$;

comment on function
  private.travel_between(double precision, double precision, double precision, double precision) is
  'How long it takes from one home to another. Both directions are asked for: the way back may be longer.';

revoke all
  on function private.travel_between(double precision, double precision, double precision, double precision)
  from public;
