create or replace function private.watch_ride (
  o public.enhanced_orders
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  ride private.rides;
  job public.jobs;
  here record;
  off integer;
  way integer;
  noticed text;
begin
  select * into ride from private.rides as r where r.order_id = o.id;
  if o.status <> 'in_progress' or ride.order_id is null or ride.fixed_at is not null or ride.mode = 'rental' then
    return;
  end if;
  select * into job from private.job_of(o.id);
  select t.lat, t.lng, t.at into here from private.courier_track as t
  where t.user_id = job.performer_id and t.at >= ride.started_at order by t.at desc, t.id desc limit 1;
  if here.at is null then return; end if;
  select min(private.metres_off(here.lat, here.lng, s.lat, s.lng, s.to_lat, s.to_lng)),
    max(public.distance_m(s.lat, s.lng, s.to_lat, s.to_lng)) into off, way
  from (select p.lat, p.lng, lead(p.lat) over (order by p.n) as to_lat, lead(p.lng) over (order by p.n) as to_lng
    from public.job_stops as p where p.job_id = job.id) as s where s.to_lat is not null;
  -- Roads are no straight lines: a long way may lie farther beside one.
  if off > greatest(private.setting_int('ride_off_route_m'), way / 3) then
    noticed := 'off_route';
  elsif here.at > ride.started_at + make_interval(secs => private.setting_int('ride_long_stop_seconds'))
      and exists (select from private.courier_track as t where t.user_id = job.performer_id
        and t.at between ride.started_at
          and here.at - make_interval(secs => private.setting_int('ride_long_stop_seconds')))
      and not exists (select from private.courier_track as t where t.user_id = job.performer_id
        and t.at > here.at - make_interval(secs => private.setting_int('ride_long_stop_seconds'))
        and public.distance_m(t.lat, t.lng, here.lat, here.lng) > 60)
      and not exists (select from public.job_stops as s where s.job_id = job.id
        and (s.arrived_at is not null and s.done_at is null
          or public.distance_m(s.lat, s.lng, here.lat, here.lng) <= private.setting_int('arrival_radius_m'))) then
    noticed := 'long_stop';
  end if;
  -- One of a kind until it is answered, and no more than one in ten minutes.
  if noticed is null or exists (select from private.ride_alerts as a where a.order_id = o.id and a.kind = noticed
      and (a.answered_at is null or a.at > now() - interval '10 minutes')) then
    return;
  end if;
  insert into private.ride_alerts (order_id, kind) values (o.id, noticed);
  perform private.notify_party(o, 'user', 'ride_alert');
  perform private.announce_detail(o);
end
$function$;

comment on function private.watch_ride(public.enhanced_orders) is 'Asks the customer of a ride whether all is well where its driver leaves the way or stands for long.';

revoke all on function private.watch_ride(public.enhanced_orders) from public;
