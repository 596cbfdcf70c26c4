create or replace function private.travel_time (
  distance_m integer,
  region_id uuid default null::uuid,
  vehicle text default null::text
)
  returns interval
  language sql
  stable
  set search_path to ''
  AS $function$
  select make_interval(mins => private.travel_minutes(travel_time.distance_m, travel_time.region_id,
    travel_time.vehicle, now()))
$function$;

comment on function private.travel_time(integer, uuid, text) is 'Whole minutes of a way at this hour, by region and vehicle.';

revoke all on function private.travel_time(integer, uuid, text) from public;
