create or replace function private.check_arrival (
  job public.jobs,
  stop public.job_stops,
  reason text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  found_at public.courier_positions;
  metres integer;
begin
  if check_arrival.reason not in ('wrong_position', 'no_way_nearer', 'other_spot') then
    perform private.refuse(400, 'reason_invalid', 'Please choose a reason.');
  end if;
  if job.performer_id is null or stop.job_id is null then
    perform private.refuse(409, 'no_stop_left', 'There is no such stop on this way.');
  end if;
  found_at := private.position_at_step(job.performer_id);
  if found_at.lat is not null then metres := public.distance_m(found_at.lat, found_at.lng, stop.lat, stop.lng); end if;
  if check_arrival.reason is null
      and coalesce(metres > private.setting_int('arrival_radius_m') + least(coalesce(found_at.accuracy_m, 0), 100),
        true)
  then
    perform private.refuse(409, 'not_there_yet', 'You do not seem to be there yet.',
      jsonb_build_object('distance_m', metres));
  end if;
  insert into private.arrivals (job_id, n, courier_id, distance_m, accuracy_m, in_spite_of_distance)
  values (stop.job_id, stop.n, job.performer_id, metres, found_at.accuracy_m, check_arrival.reason)
  on conflict do nothing;
  update public.job_stops as s set arrived_at = now()
  where s.job_id = stop.job_id and s.n = stop.n and s.arrived_at is null;
end
$function$;

comment on function private.check_arrival(public.jobs, public.job_stops, text) is 'Refuses an arrival at a stop that the last position does not bear out (not_there_yet {distance_m}), unless the courier gives a reason, and one at a stop that there is not (no_stop_left).';

revoke all on function private.check_arrival(public.jobs, public.job_stops, text) from public;
