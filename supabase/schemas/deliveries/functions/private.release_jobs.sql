create or replace function private.release_jobs (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.release_job(j, case when exists (select from public.order_events as e
      where e.order_id = o.id and e.seq = o.last_seq and e.reason_code = 'silent') then 'silent' else 'given_back' end)
  from private.job_of(o.id) as j where j.state in ('assigned', 'at_pickup', 'picked_up', 'near')
$function$;

comment on function private.release_jobs(public.enhanced_orders, public.order_status) is
  'Effect: an order that is given back looks for somebody else for its job.';

revoke all on function private.release_jobs(public.enhanced_orders, public.order_status) from public;
