create or replace function private.ride_surge_at (
  region_id uuid,
  vehicle text,
  at timestamp with time zone
)
  returns integer
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce((select s.surge_bps from private.ride_surges as s
    cross join (select extract(hour from ride_surge_at.at at time zone 'Asia/Kolkata')::integer as hour) as clock
    where s.region_id = ride_surge_at.region_id and (s.vehicle is null or s.vehicle = ride_surge_at.vehicle)
      and s.valid_from <= ride_surge_at.at and (s.valid_until is null or s.valid_until > ride_surge_at.at)
      and case when s.from_hour < s.to_hour then clock.hour >= s.from_hour and clock.hour < s.to_hour
        else clock.hour >= s.from_hour or clock.hour < s.to_hour end
    order by s.valid_from desc, s.id limit 1), 10000)
$function$;

comment on function private.ride_surge_at(uuid, text, timestamp with time zone) is 'How many times the usual a ride costs then, 10000 being once.';

revoke all on function private.ride_surge_at(uuid, text, timestamp with time zone) from public;
