create or replace function private.travel_minutes (
  distance_m integer
)
  returns integer
  language sql
  stable
  set search_path to ''
  AS $function$
  select ceil(distance_m / private.metres_a_minute())::integer
$function$;

revoke all on function private.travel_minutes(integer) from public;
