create or replace function private.follow_courier (
  o public.enhanced_orders,
  was public.order_status default null::public.order_status
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  job public.jobs;
begin
  select * into job from private.job_of(o.id);
  update public.job_stops as s set done_at = now()
  where s.job_id = job.id and s.what = 'pickup' and s.done_at is null;
  update public.jobs as j set state = case when o.status = 'on_way' then 'near' else 'picked_up' end::public.job_state
  where j.id = job.id;
  -- The order's own event, which follows in the same transaction, tells the rest.
  perform private.tell_performer(o.id);
end
$function$;

revoke all on function private.follow_courier(public.enhanced_orders, public.order_status) from public;
