create or replace function private.retry_dispatch (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  job_id uuid := (timer.payload ->> 'job_id')::uuid;
begin
  update public.jobs as j set search_started_at = clock_timestamp() where j.id = job_id and j.state = 'no_courier';
  perform private.dispatch_wave(job_id);
end
$function$;

revoke all on function private.retry_dispatch(uuid, private.order_timers) from public;
