create or replace function private.cancel_jobs (
  o public.enhanced_orders
)
  returns boolean
  language plpgsql
  set search_path to ''
  AS $function$
declare
  job public.jobs;
  had_performer boolean := false;
begin
  for job in update public.jobs as j set state = 'cancelled'
    where j.order_id = o.id and j.state not in ('delivered', 'cancelled') returning *
  loop
    perform private.withdraw_offers(job.id, 'withdrawn');
    continue when job.performer_id is null;
    had_performer := true;
    perform private.publish('user:' || job.performer_id, 'job', jsonb_build_object('order_id', o.id));
  end loop;
  return had_performer;
end
$function$;

comment on function private.cancel_jobs(public.enhanced_orders) is 'Ends the jobs of an order that is not delivered any more; returns whether somebody had one.';

revoke all on function private.cancel_jobs(public.enhanced_orders) from public;
