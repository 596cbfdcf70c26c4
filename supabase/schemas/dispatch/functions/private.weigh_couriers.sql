create or replace function private.weigh_couriers (
  job public.jobs,
  rule private.dispatch_rules,
  reach_m integer
)
  returns table (
    courier_id uuid,
    metres integer,
    why_not text,
    score jsonb
  )
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  -- By the index on places, the nearest first; those who cannot be asked stand in the decision with the reason.
  return query
  with start as materialized (select s.lat, s.lng, o, private.work_of(job) as work,
      greatest(o.scheduled_for, now()) + make_interval(mins => private.travel_minutes(job.distance_m)) as ends_at
    from public.job_stops as s, public.enhanced_orders as o
    where s.job_id = job.id and s.n = 1 and o.id = job.order_id),
  near as materialized (select c, found.p, start.o, start.work, start.ends_at,
      public.distance_m(start.lat, start.lng, (found.p).lat, (found.p).lng) as metres
    from start cross join lateral (select k as p from public.courier_positions as k
      join public.couriers as u on u.user_id = k.user_id and u.online and u.verified
      where extensions.ll_to_earth(k.lat, k.lng) operator(extensions.<@)
        extensions.earth_box(extensions.ll_to_earth(start.lat, start.lng), weigh_couriers.reach_m)
        and k.at > now() - make_interval(secs => rule.stale_seconds)
        and private.vehicle_fits(job, u.vehicle_kind)
        and case start.work when 'rides' then u.takes_rides when 'parcels' then u.takes_parcels else u.takes_goods end
      order by extensions.ll_to_earth(k.lat, k.lng) operator(extensions.<->)
        extensions.ll_to_earth(start.lat, start.lng) limit 100) as found
    join public.couriers as c on c.user_id = (found.p).user_id),
  judged as materialized (select n.c, n.metres, private.why_not_offer(job, n.o, n.c, n.p, rule, n.work, n.ends_at)
    as why_not from near as n where n.metres <= weigh_couriers.reach_m),
  numbered as materialized (select j.c, j.metres, j.why_not,
    row_number() over (partition by j.why_not is null order by (j.c).user_id)::integer as n from judged as j),
  weighed as materialized (select private.scores(job, array_agg(m.c order by m.n), array_agg(m.metres order by m.n),
    rule) as list from numbered as m where m.why_not is null)
  select (m.c).user_id, m.metres, m.why_not, case when m.why_not is null then w.list[m.n] end
  from numbered as m cross join weighed as w;
end
$function$;

comment on function private.weigh_couriers(public.jobs, private.dispatch_rules, integer) is
  'The nearest 100 couriers within a reach that are online, heard of, and have the vehicle: with the reason why each cannot be asked, or what speaks for them.';

revoke all on function private.weigh_couriers(public.jobs, private.dispatch_rules, integer) from public;
