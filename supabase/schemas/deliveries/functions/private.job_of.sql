create or replace function private.job_of (
  order_id uuid
)
  returns SETOF public.jobs
  language sql
  stable
  rows 1
  set search_path to ''
  AS $function$
  select j.* from public.jobs as j where j.order_id = job_of.order_id
  order by j.state in ('delivered', 'cancelled'),
    case when j.state in ('delivered', 'cancelled') then -j.leg else j.leg end limit 1
$function$;

comment on function private.job_of(uuid) is 'The job that an order is at: the first leg that is open, or else its last one; no row for an order without jobs.';

revoke all on function private.job_of(uuid) from public;
