create or replace function private.travel_speed (
  region_id uuid,
  vehicle text,
  at timestamp with time zone default now()
)
  returns numeric
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce((select s.kmh from private.travel_speeds as s
    where (s.region_id = travel_speed.region_id or s.region_id is null)
      and (s.vehicle = travel_speed.vehicle or s.vehicle is null)
      and (s.hour = extract(hour from travel_speed.at at time zone 'Asia/Kolkata') or s.hour is null)
      and s.from_at <= travel_speed.at
    order by s.region_id nulls last, s.vehicle nulls last, s.hour nulls last, s.from_at desc limit 1),
    private.metres_a_minute() * 60 / 1000)
$function$;

comment on function private.travel_speed(uuid, text, timestamp with time zone) is 'Speed in town in km/h, of a vehicle in a region at an hour.';

revoke all on function private.travel_speed(uuid, text, timestamp with time zone) from public;
