create or replace function private.step_finish_stop (
  order_id uuid,
  args jsonb
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select public.finish_job_stop(private.job_of_step(step_finish_stop.order_id, args), (args ->> 'n')::integer,
    args ->> 'code', args ->> 'proof')
$function$;

comment on function private.step_finish_stop(uuid, jsonb) is 'Step: {job_id, n, code?, proof?}, as finish_job_stop takes it.';

revoke all on function private.step_finish_stop(uuid, jsonb) from public;
