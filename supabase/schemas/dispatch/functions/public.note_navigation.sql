create or replace function public.note_navigation (
  order_id uuid
)
  returns timestamp with time zone
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  job public.jobs := private.require_job(note_navigation.order_id);
  until timestamptz;
begin
  if job.state not in ('assigned', 'at_pickup') then return null; end if;
  select now() + make_interval(secs => least(600, 60 + coalesce(60 * private.road_distance_m(p.lat, p.lng, s.lat,
      s.lng) / private.metres_a_minute(), 240))) into until
  from public.job_stops as s left join public.courier_positions as p on p.user_id = job.performer_id
  where s.job_id = job.id and s.n = 1;
  update public.jobs as j set quiet_until = greatest(j.quiet_until, least(until, j.assigned_at + interval '20 minutes'))
  where j.id = job.id returning j.quiet_until into until;
  return until;
end
$function$;

comment on function public.note_navigation(uuid) is 'Whoever performs a job opens another app that shows the way: until when they may be silent, at most ten minutes, or null after the pick-up. Refuses order_not_found.';

revoke all on function public.note_navigation(uuid) from public;

grant execute on function public.note_navigation(uuid) to authenticated, postgres;
