create or replace function private.learn_travel_speeds()
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  learned integer;
begin
  with legs as (
    select j.region_id, c.vehicle_kind,
      extract(hour from a.done_at at time zone 'Asia/Kolkata')::smallint as hour,
      private.road_distance_m(a.lat, a.lng, b.lat, b.lng) as metres,
      extract(epoch from coalesce(b.arrived_at, b.done_at) - a.done_at) as seconds
    from public.jobs as j join public.couriers as c on c.user_id = j.performer_id
    join public.job_stops as a on a.job_id = j.id join public.job_stops as b on b.job_id = j.id and b.n = a.n + 1
    where j.state = 'delivered' and j.done_at > now() - interval '28 days' and a.done_at is not null
      and coalesce(b.arrived_at, b.done_at) > a.done_at
  ), speeds as (
    select l.region_id, l.vehicle_kind, l.hour, count(*) as trips,
      percentile_cont(0.5) within group (order by l.metres / l.seconds * 3.6) as kmh
    from legs as l
    -- Very short ways say more of doors than of roads; what is faster than any car was noted too late.
    where l.metres >= 500 and l.seconds between 60 and 7200 and l.metres / l.seconds * 3.6 between 3 and 90
    group by grouping sets ((l.region_id, l.vehicle_kind, l.hour), (l.region_id, l.vehicle_kind))
    having count(*) >= private.setting_int('learn_from_trips')
  )
  insert into private.travel_speeds as s (region_id, vehicle, hour, kmh, trips, from_at)
  select p.region_id, p.vehicle_kind, p.hour, round(p.kmh::numeric, 1), p.trips, date_trunc('day', now())
  from speeds as p
  on conflict on constraint one_travel_speed_at_a_time do update set kmh = excluded.kmh, trips = excluded.trips;
  get diagnostics learned = row_count;
  delete from private.travel_speeds as s where s.trips > 0 and s.from_at < now() - interval '90 days';
  delete from private.known_routes as k
  where k.at < now() - make_interval(secs => private.setting_int('route_keep_seconds'));
  delete from private.route_askers as a where a.since < now() - interval '1 hour';
  return learned;
end
$function$;

comment on function private.learn_travel_speeds() is 'Learns speeds by region, vehicle and hour from the ways between the stops of jobs done in 28 days (the median), and forgets what is old. Returns how many it learned.';

revoke all on function private.learn_travel_speeds() from public;
