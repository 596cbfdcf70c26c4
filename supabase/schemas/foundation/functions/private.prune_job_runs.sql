create or replace function private.prune_job_runs()
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from cron.job_run_details as d
  where coalesce(d.end_time, d.start_time)
    < now() - case d.status when 'succeeded' then interval '1 hour' else interval '7 days' end
$function$;

comment on function private.prune_job_runs() is 'Deletes the history of jobs: of what succeeded after an hour, of what failed after a week.';

revoke all on function private.prune_job_runs() from public;
