create or replace function public.parcel_job (
  order_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  job public.jobs := private.require_job(parcel_job.order_id);
begin
  if job.state in ('delivered', 'cancelled') or not exists (select from private.parcels as p
      where p.order_id = job.order_id) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  return (select private.parcel_job(o, job, false) from public.enhanced_orders as o where o.id = job.order_id);
end
$function$;

comment on function public.parcel_job(uuid) is 'The parcel that the caller carries, with its stops: {job_id, order_id, order_number, class, grams, fragile, contents, picked_up, waits [{n, name, decide_by}], returning, stops [{n, what, drop, name, address, landmark, lat, lng, handover, arrived_at, done_at, may_fail_at, called, collect_paise}], server_now}. Refuses order_not_found.';

revoke all on function public.parcel_job(uuid) from public;

grant execute on function public.parcel_job(uuid) to authenticated, postgres;
