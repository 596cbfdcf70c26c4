create or replace function private.estimate_ride (
  o public.enhanced_orders
)
  returns private.estimate
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  job public.jobs;
  goal public.job_stops;
  driver public.courier_positions;
begin
  if o.status not in ('confirmed', 'in_progress') then return null; end if;
  select * into job from private.job_of(o.id);
  if o.status = 'confirmed' then
    select * into goal from public.job_stops as s where s.job_id = job.id and s.n = 1;
    if goal.arrived_at is not null then return row(goal.arrived_at, 'road')::private.estimate; end if;
  else
    select * into goal from private.last_stop(job.id);
  end if;
  select * into driver from public.courier_positions as p
  where p.user_id = job.performer_id and p.at > now() - interval '5 minutes';
  if driver.user_id is null then return null; end if;
  return row(greatest(now() + private.travel_time(private.road_distance_m(driver.lat, driver.lng, goal.lat,
    goal.lng)), case when o.status = 'confirmed' then o.scheduled_for end), 'road')::private.estimate;
end
$function$;

comment on function private.estimate_ride(public.enhanced_orders) is 'When the driver comes, and from the start on when the ride arrives at its last stop; null while nobody knows.';

revoke all on function private.estimate_ride(public.enhanced_orders) from public;
