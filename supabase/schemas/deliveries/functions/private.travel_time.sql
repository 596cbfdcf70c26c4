create or replace function private.travel_time (
  distance_m integer
)
  returns interval
  language sql
  stable
  set search_path to ''
  AS $function$
  select make_interval(mins => private.travel_minutes(travel_time.distance_m))
$function$;

revoke all on function private.travel_time(integer) from public;
