create or replace function private.next_stop (
  job_id uuid,
  what text default null::text
)
  returns SETOF public.job_stops
  language sql
  stable
  rows 1
  set search_path to ''
  AS $function$
  select s.* from public.job_stops as s
  where s.job_id = next_stop.job_id and s.done_at is null and (next_stop.what is null or s.what = next_stop.what)
  order by s.n limit 1
$function$;

comment on function private.next_stop(uuid, text) is 'The first stop of a job that is not done yet, of a sort or of any.';

revoke all on function private.next_stop(uuid, text) from public;
