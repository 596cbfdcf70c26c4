create or replace function private.require_job (
  order_id uuid
)
  returns public.jobs
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  job public.jobs;
begin
  -- Of several legs the one under way, or else the last.
  select * into job from public.jobs as j where j.order_id = require_job.order_id and j.performer_id = caller
  order by j.state in ('delivered', 'cancelled'), j.leg desc limit 1 for no key update;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return job;
end
$function$;

comment on function private.require_job(uuid) is 'The job of an order that the caller performs, locked; refuses with order_not_found where there is none.';

revoke all on function private.require_job(uuid) from public;
