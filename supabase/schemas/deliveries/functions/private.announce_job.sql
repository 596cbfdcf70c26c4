create or replace function private.announce_job (
  job_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.send_to_order(j.order_id, 'delivery', jsonb_build_object('state', j.state)),
    case when j.vendor_id is not null then private.publish('vendor:' || j.vendor_id, 'order', told.payload) end,
    private.publish('region:' || j.region_id, 'order', told.payload)
  from public.jobs as j join public.enhanced_orders as o on o.id = j.order_id,
    lateral (select jsonb_build_object('order_id', o.id, 'status', o.status, 'seq', o.last_seq) as payload) as told
  where j.id = announce_job.job_id
$function$;

comment on function private.announce_job(uuid) is 'Tells everybody who follows the order what has become of a job.';

revoke all on function private.announce_job(uuid) from public;
