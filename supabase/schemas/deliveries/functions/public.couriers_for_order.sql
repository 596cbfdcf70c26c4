create or replace function public.couriers_for_order (
  order_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  job public.jobs;
  start public.job_stops;
begin
  perform private.require_role('admin');
  select * into job from private.job_of(couriers_for_order.order_id);
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  select * into start from public.job_stops as s where s.job_id = job.id and s.n = 1;
  return (select coalesce(jsonb_agg(to_jsonb(near) order by near.why_not nulls first, near.distance_m), '[]') from (
    select c.user_id, c.name, c.vehicle_kind, c.online,
      public.distance_m(start.lat, start.lng, p.lat, p.lng) as distance_m, p.at as position_at,
      (select count(*) from public.jobs as d
        where d.performer_id = c.user_id and d.state in ('assigned', 'at_pickup', 'picked_up', 'near')) as live_jobs,
      (select f.outcome from public.job_offers as f where f.job_id = job.id and f.courier_id = c.user_id
        order by f.offered_at desc limit 1) as last_answer,
      private.why_not_carry(job, c) as why_not
    from public.couriers as c left join public.courier_positions as p on p.user_id = c.user_id
    where c.verified and (c.region_id = job.region_id
      or public.distance_m(start.lat, start.lng, p.lat, p.lng) <= 50000)
    order by c.online desc, 5 limit 50
  ) as near);
end
$function$;

comment on function public.couriers_for_order(uuid) is 'Who could be given an order by hand, the suitable ones first: [{user_id, name, vehicle_kind, online, distance_m (to the pick-up), position_at, live_jobs, last_answer, why_not (not_verified, offline, own_order, hands_full, cash_limit, or null)}]. Administrators only.';

revoke all on function public.couriers_for_order(uuid) from public;

grant execute on function public.couriers_for_order(uuid) to authenticated, postgres;
