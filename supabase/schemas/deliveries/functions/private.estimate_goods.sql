create or replace function private.estimate_goods (
  o public.enhanced_orders
)
  returns private.estimate
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  job public.jobs;
  pickup public.job_stops;
  goal public.job_stops;
  courier public.courier_positions;
  ready_at timestamptz;
  courier_at timestamptz;
  vehicle text;
begin
  if o.status not in ('preparing', 'ready', 'out_for_delivery', 'on_way')
      and (o.status <> 'confirmed' or private.extra_minutes(o.id) = 0) then return null; end if;
  select * into job from private.job_of(o.id);
  select * into pickup from public.job_stops as s where s.job_id = job.id and s.n = 1;
  vehicle := (select c.vehicle_kind from public.couriers as c where c.user_id = job.performer_id);
  select * into goal from private.last_stop(job.id);
  select * into courier from public.courier_positions as p
    where p.user_id = job.performer_id and p.at > now() - interval '2 minutes';
  if o.status = 'on_way' then return row(now(), 'road')::private.estimate; end if;
  if o.status = 'out_for_delivery' then
    return row(case when courier.user_id is not null
        then now() + private.travel_time(private.road_distance_m(courier.lat, courier.lng, goal.lat, goal.lng),
          o.region_id, vehicle)
        else greatest(pickup.done_at + private.travel_time(o.distance_m, o.region_id, vehicle),
          now() + make_interval(secs => private.setting_int('estimate_least_seconds'))) end,
            'road')::private.estimate;
  end if;

  ready_at := case when o.status <> 'ready' then coalesce(
    (select e.at from public.order_events as e where e.order_id = o.id
      and e.to_status = 'confirmed') + make_interval(mins => o.prep_minutes),
    coalesce(o.placed_at, o.created_at)
      + make_interval(secs => private.setting_int('estimate_preparing_seconds')) -
      private.travel_time(o.distance_m, o.region_id, vehicle)) end;
  ready_at := greatest(ready_at, now() + case when o.status <> 'ready'
    then make_interval(secs => private.setting_int('estimate_least_seconds')) else interval '0' end);
  if job.id is null then return row(ready_at, 'preparation')::private.estimate; end if;
  courier_at := now() + case
    when job.state = 'at_pickup' then interval '0'
    when courier.user_id is not null
      then private.travel_time(private.road_distance_m(courier.lat, courier.lng, pickup.lat, pickup.lng),
        o.region_id, vehicle)
    else make_interval(secs => private.setting_int('estimate_pickup_seconds')) end;
  return row(greatest(greatest(ready_at, courier_at) + private.travel_time(o.distance_m, o.region_id, vehicle),
      o.scheduled_for),
    case when courier_at > ready_at then 'courier' else 'preparation' end)::private.estimate;
end
$function$;

comment on function private.estimate_goods(public.enhanced_orders) is 'When goods arrive, from preparing on: when they are ready and the courier is there, plus the way; for what is collected, when it is ready. Null before, when the promise stands, and after.';

revoke all on function private.estimate_goods(public.enhanced_orders) from public;
