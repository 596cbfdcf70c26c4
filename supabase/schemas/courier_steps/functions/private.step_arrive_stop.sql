create or replace function private.step_arrive_stop (
  order_id uuid,
  args jsonb
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform public.arrive_at_job_stop(private.job_of_step(step_arrive_stop.order_id, args), (args ->> 'n')::integer,
    args ->> 'reason');
  return '{"outcome": "done"}';
end
$function$;

comment on function private.step_arrive_stop(uuid, jsonb) is 'Step: {job_id, n, reason?}, as arrive_at_job_stop takes it.';

revoke all on function private.step_arrive_stop(uuid, jsonb) from public;
