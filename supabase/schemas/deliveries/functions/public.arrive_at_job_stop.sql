create or replace function public.arrive_at_job_stop (
  job_id uuid,
  n integer,
  reason text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  stop public.job_stops := private.stop_to_do(arrive_at_job_stop.job_id, arrive_at_job_stop.n);
  job public.jobs;
begin
  if stop.done_at is not null or stop.arrived_at is not null then return; end if;
  select * into job from public.jobs as j where j.id = stop.job_id;
  if exists (select from public.order_transition_rules as r join public.enhanced_orders as o on o.id = job.order_id
      where r.kind = o.kind and r.from_status = o.status and r.arrives_at = stop.what) then
    perform private.refuse(409, 'stop_moves_order', 'This stop is done together with the order itself.');
  end if;
  perform private.check_arrival(job, stop, arrive_at_job_stop.reason);
  update public.jobs as j set state = case when j.state = 'assigned' then 'at_pickup' else 'near' end::public.job_state
  where j.id = job.id;
  perform private.announce_job(job.id);
  perform private.publish('user:' || job.performer_id, 'job', jsonb_build_object('order_id', job.order_id));
end
$function$;

comment on function public.arrive_at_job_stop(uuid, integer, text) is 'Whoever performs a job says that they have arrived at its next stop. Refused as not_there_yet {distance_m} without a position near by or a reason, and as stop_moves_order where advance_order says so for the order.';

revoke all on function public.arrive_at_job_stop(uuid, integer, text) from public;

grant execute on function public.arrive_at_job_stop(uuid, integer, text) to authenticated, postgres;
