create or replace function private.work_of (
  job public.jobs
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select t.work from public.enhanced_orders as o join private.trades as t on t.trade = o.trade
  where o.id = job.order_id
$function$;

comment on function private.work_of(public.jobs) is 'Which sort of work a job is: goods, parcels or rides.';

revoke all on function private.work_of(public.jobs) from public;
