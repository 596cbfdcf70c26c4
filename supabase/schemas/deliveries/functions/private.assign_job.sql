create or replace function private.assign_job (
  job_id uuid,
  performer_id uuid
)
  returns public.jobs
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  job public.jobs;
begin
  update public.jobs as j set state = 'assigned', performer_id = assign_job.performer_id, assigned_at = now()
  where j.id = assign_job.job_id and j.state in ('waiting', 'searching', 'no_courier')
    and j.id = (select k.id from private.job_of(j.order_id) as k)
  returning * into job;
  -- Also where a leg before it is still open.
  if job.id is null then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.');
  end if;
  perform private.withdraw_offers(job.id, 'lost');
  perform private.announce_job(job.id);
  perform private.publish('user:' || job.performer_id, 'job', jsonb_build_object('order_id', job.order_id));
  return job;
end
$function$;

comment on function private.assign_job(uuid, uuid) is 'Gives a job to somebody who becomes a party of its order; the search is over. Whether they may have it is checked before.';

revoke all on function private.assign_job(uuid, uuid) from public;
