create or replace function public.release_job (
  order_id uuid,
  reason text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  job public.jobs := private.require_job(release_job.order_id);
begin
  -- Whoever has the goods does not put them back into the pool.
  if job.state in ('picked_up', 'near') then
    perform private.refuse(409, 'job_needs_support', 'You have the order with you. Please ask support.');
  end if;
  -- An order that itself goes back when it is given back is given back by a step of its own, with what that costs.
  if job.state not in ('assigned', 'at_pickup') or exists (select from public.enhanced_orders as o
      join public.order_transition_rules as r on r.kind = o.kind and r.from_status = o.status
        and r.to_status = 'pending'
      join private.order_effects as e on e.kind = o.kind and e.to_status = 'pending'
        and (e.trade is null or e.trade = o.trade) and e.effect = 'private.release_jobs'
      where o.id = job.order_id) then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order can no longer be given back.');
  end if;
  perform private.release_job(job, release_job.reason);
end
$function$;

comment on function public.release_job(uuid, text) is 'Releases a job before pick-up; the search for another courier starts at once. Refuses order_not_found, job_needs_support (after pick-up), order_transition_not_allowed.';

revoke all on function public.release_job(uuid, text) from public;

grant execute on function public.release_job(uuid, text) to authenticated, postgres;
