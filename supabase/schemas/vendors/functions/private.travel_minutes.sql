create or replace function private.travel_minutes (
  distance_m integer
)
  returns integer
  language sql
  stable
  set search_path to ''
  AS $function$
  select ceil(distance_m / (private.travel_speed(null, null) * 1000 / 60))::integer
$function$;

create or replace function private.travel_minutes (
  distance_m integer,
  region_id uuid,
  vehicle text,
  at timestamp with time zone
)
  returns integer
  language sql
  stable
  set search_path to ''
  AS $function$
  select ceil(private.travel_seconds(distance_m, region_id, vehicle, at) / 60)::integer
$function$;

comment on function private.travel_minutes(integer) is 'Whole minutes of a way in town, whoever drives it.';

comment on function private.travel_minutes(integer, uuid, text, timestamp
  with time zone) is 'Whole minutes of a way by region, vehicle and hour.';

revoke all on function private.travel_minutes(integer) from public;

revoke all on function private.travel_minutes(integer, uuid, text, timestamp with time zone) from public;
