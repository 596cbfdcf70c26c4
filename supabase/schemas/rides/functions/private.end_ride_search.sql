create or replace function private.end_ride_search (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  job public.jobs;
begin
  select * into o from public.enhanced_orders as e where e.id = end_ride_search.order_id;
  if o.status <> 'pending' then return; end if;
  select * into job from private.job_of(o.id);
  if job.performer_id is null then
    perform private.transition(o.id, 'cancelled', null, 'system', 'no_driver');
  elsif job.assigned_at <= now() - make_interval(secs => private.setting_int('ride_confirm_seconds')) then
    -- Accepted, and never set out: others are asked.
    perform private.release_job(job, 'silent');
    perform private.set_reminder(o, 'end_ride_search',
      now() + make_interval(secs => private.setting_int('ride_search_seconds')));
  else
    perform private.set_reminder(o, 'end_ride_search',
      now() + make_interval(secs => private.setting_int('ride_confirm_seconds')));
  end if;
end
$function$;

comment on function private.end_ride_search(uuid, private.order_timers) is 'Ends a ride that nobody took with everything given back; of somebody who accepted and never set out it is taken.';

revoke all on function private.end_ride_search(uuid, private.order_timers) from public;
