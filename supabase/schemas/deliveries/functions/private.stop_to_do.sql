create or replace function private.stop_to_do (
  job_id uuid,
  n integer
)
  returns public.job_stops
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  job public.jobs;
  stop public.job_stops;
begin
  perform private.lock_order((select j.order_id from public.jobs as j where j.id = stop_to_do.job_id));
  select * into job from public.jobs as j where j.id = stop_to_do.job_id and j.performer_id = caller;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  select * into stop from public.job_stops as s where s.job_id = job.id and s.n = stop_to_do.n;
  -- One that was done before is answered, and nothing else: the first answer may have been lost.
  if stop.done_at is null and (job.state not in ('assigned', 'at_pickup', 'picked_up', 'near')
      or stop.n is distinct from (select s.n from private.next_stop(job.id) as s)) then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.');
  end if;
  return stop;
end
$function$;

comment on function private.stop_to_do(uuid, integer) is 'A stop of a job that the caller performs, with its order locked: the next one to do, or one that is done.';

revoke all on function private.stop_to_do(uuid, integer) from public;
