create or replace function private.last_stop (
  job_id uuid
)
  returns SETOF public.job_stops
  language sql
  stable
  rows 1
  set search_path to ''
  AS $function$
  select s.* from public.job_stops as s where s.job_id = last_stop.job_id order by s.n desc limit 1
$function$;

comment on function private.last_stop(uuid) is 'Where a job ends.';

revoke all on function private.last_stop(uuid) from public;
