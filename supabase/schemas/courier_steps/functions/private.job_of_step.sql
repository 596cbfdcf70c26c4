create or replace function private.job_of_step (
  order_id uuid,
  args jsonb
)
  returns uuid
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  job_id uuid := (select j.id from public.jobs as j
    where j.id::text = args ->> 'job_id' and j.order_id = job_of_step.order_id);
begin
  if job_id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return job_id;
end
$function$;

comment on function private.job_of_step(uuid, jsonb) is 'The job that a step names, of its order.';

revoke all on function private.job_of_step(uuid, jsonb) from public;
