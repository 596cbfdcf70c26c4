create or replace function private.complete_jobs (
  o public.enhanced_orders
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  job public.jobs;
begin
  for job in select * from public.jobs as j where j.order_id = o.id and j.state not in ('delivered', 'cancelled')
    order by j.leg
  loop
    if job.performer_id is null then
      perform private.withdraw_offers(job.id, 'withdrawn');
      update public.jobs as j set state = 'cancelled' where j.id = job.id;
      continue;
    end if;
    update public.job_stops as s set done_at = now() where s.job_id = job.id and s.done_at is null;
    update public.jobs as j set state = 'delivered', done_at = now() where j.id = job.id;
    perform private.publish('user:' || job.performer_id, 'job', jsonb_build_object('order_id', o.id));
  end loop;
end
$function$;

comment on function private.complete_jobs(public.enhanced_orders) is 'An order is delivered: so are its jobs, and one that nobody performed is not needed.';

revoke all on function private.complete_jobs(public.enhanced_orders) from public;
