create or replace function private.travel_seconds (
  metres integer,
  region_id uuid,
  vehicle text default null::text,
  at timestamp with time zone default now()
)
  returns numeric
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select least(travel_seconds.metres, town.town_metres) / (private.travel_speed(region_id, vehicle, at) / 3.6)
    + greatest(travel_seconds.metres - town.town_metres, 0)
      / (greatest(private.setting_int('road_speed_kmh'), private.travel_speed(region_id, vehicle, at)) / 3.6)
  from (select coalesce(private.setting_int('town_metres'), 10000) as town_metres) as town
$function$;

comment on function private.travel_seconds(integer, uuid, text, timestamp
  with time zone) is 'How long a way takes, in seconds, not rounded: in town by vehicle and hour, the rest of a long way as on the open road, and never slower than in town.';

revoke all on function private.travel_seconds(integer, uuid, text, timestamp with time zone) from public;
