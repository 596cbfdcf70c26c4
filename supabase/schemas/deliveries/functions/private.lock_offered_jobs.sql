create or replace function private.lock_offered_jobs (
  courier_id uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform from public.jobs as j where j.id in (select f.job_id from public.job_offers as f
    where f.courier_id = lock_offered_jobs.courier_id and f.outcome = 'offered') order by j.id for no key update;
end
$function$;

comment on function private.lock_offered_jobs(uuid) is 'Locks the jobs that a courier was offered: jobs before couriers, as everywhere.';

revoke all on function private.lock_offered_jobs(uuid) from public;
