create or replace function private.suitable_couriers (
  job public.jobs,
  reach_m integer,
  many integer
)
  returns table (
    courier_id uuid,
    distance_m integer,
    factors jsonb
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select near.user_id, near.metres,
    jsonb_build_object('distance_m', near.metres, 'live_jobs', near.live_jobs, 'rating', near.rating)
  from (
    select c.user_id, c.rating, public.distance_m(start.lat, start.lng, p.lat, p.lng) as metres,
      (select count(*) from public.jobs as j where j.performer_id = c.user_id
        and j.state in ('assigned', 'at_pickup', 'picked_up', 'near')) as live_jobs
    from public.couriers as c
    join public.courier_positions as p on p.user_id = c.user_id
    join public.enhanced_orders as o on o.id = job.order_id
    join public.job_stops as start on start.job_id = job.id and start.n = 1
    where c.online and c.verified and p.at > now() - interval '5 minutes'
      and (job.vehicle_class is null or c.vehicle_kind = job.vehicle_class)
      and extensions.ll_to_earth(p.lat, p.lng) operator(extensions.<@)
        extensions.earth_box(extensions.ll_to_earth(start.lat, start.lng), reach_m)
      and c.user_id <> o.user_id
      and exists (select from public.user_roles as r where r.user_id = c.user_id and r.role = 'delivery')
      and not exists (select from private.measures as m where m.provider_id = c.user_id
        and m.state in ('in_force', 'ending'))
      and not private.is_staff_of(job.vendor_id, c.user_id)
      and not exists (select from public.job_offers as f where f.courier_id = c.user_id and f.outcome = 'offered')
      -- Once in a search; and whoever declined is asked again in a later one.
      and not exists (select from public.job_offers as f where f.courier_id = c.user_id and f.job_id = job.id
        and (f.offered_at >= job.search_started_at or (f.outcome = 'declined'
          and f.answered_at > now() - make_interval(secs => private.setting_int('offer_again_seconds')))))
      and private.has_room(c.user_id, job)
      and private.may_collect(c.user_id, job.order_id)
  ) as near
  order by near.metres, near.user_id limit many
$function$;

comment on function private.suitable_couriers(public.jobs, integer, integer) is 'Whom a job may be offered to within a reach of its first stop, nearest first.';

revoke all on function private.suitable_couriers(public.jobs, integer, integer) from public;
