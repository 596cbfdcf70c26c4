create or replace function private.release_job (
  job public.jobs,
  reason text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  update public.job_offers as f set outcome = 'declined', reason = left(release_job.reason, 200), answered_at = now(),
    left_as = case when release_job.reason = 'silent' then 'silent' else 'gave_back' end
  where f.job_id = job.id and f.courier_id = job.performer_id and f.outcome = 'accepted';
  update public.job_stops as s set arrived_at = null where s.job_id = job.id and s.done_at is null;
  update public.jobs as j set state = 'searching', performer_id = null, assigned_at = null, quiet_until = null,
    round = 0, search_started_at = clock_timestamp() where j.id = job.id;
  perform private.dispatch_wave(job.id);
  perform private.announce_job(job.id);
  perform private.publish('user:' || job.performer_id, 'job', jsonb_build_object('order_id', job.order_id));
end
$function$;

comment on function private.release_job(public.jobs, text) is 'Takes a job from whoever has it, and looks for somebody else.';

revoke all on function private.release_job(public.jobs, text) from public;
