create or replace function private.ride_metres (
  o public.enhanced_orders
)
  returns integer
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with way as (
    select t.lat, t.lng, t.at, lag(t.lat) over w as from_lat, lag(t.lng) over w as from_lng,
      lag(t.at, 1, r.started_at) over w as from_at
    from private.rides as r cross join lateral private.job_of(r.order_id) as j
    join private.courier_track as t on t.user_id = j.performer_id
      and t.at between r.started_at and private.step_time()
    where r.order_id = o.id window w as (order by t.at, t.id)
  )
  select case when count(*) >= 3 and max(y.at) >= private.step_time() - max.gap and max(y.at - y.from_at) <= max.gap
    then coalesce(sum(public.distance_m(y.from_lat, y.from_lng, y.lat, y.lng)), 0)::integer end
  from way as y cross join (select make_interval(secs => private.setting_int('ride_track_gap_seconds')) as gap) as max
  group by max.gap
$function$;

comment on function private.ride_metres(public.enhanced_orders) is 'How far a ride has gone by the positions of its driver; null where they have gaps, so that the agreed way counts.';

revoke all on function private.ride_metres(public.enhanced_orders) from public;
