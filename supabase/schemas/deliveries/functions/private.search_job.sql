create or replace function private.search_job (
  job_id uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  update public.jobs as j set state = 'searching', round = 0, search_started_at = clock_timestamp()
  where j.id = search_job.job_id and j.state = 'waiting'
    and j.id = (select k.id from private.job_of(j.order_id) as k);
  if found then perform private.dispatch_wave(search_job.job_id); end if;
end
$function$;

comment on function private.search_job(uuid) is 'Begins to look for somebody for a job that waits, unless a leg before it is still open.';

revoke all on function private.search_job(uuid) from public;
