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
  select w.courier_id, w.metres, w.score
  from private.weigh_couriers(job, private.dispatch_rule(job.region_id, private.work_of(job)), reach_m) as w
  join public.couriers as c on c.user_id = w.courier_id
  where w.why_not is null
  order by (w.score ->> 'points')::numeric desc, w.metres, c.last_online_at, w.courier_id limit many
$function$;

comment on function private.suitable_couriers(public.jobs, integer, integer) is 'Whom a job may be offered to within a reach of its first stop, the best first; all else equal the nearest, then who has waited longest.';

revoke all on function private.suitable_couriers(public.jobs, integer, integer) from public;
