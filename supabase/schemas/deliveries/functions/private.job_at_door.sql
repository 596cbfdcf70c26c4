create or replace function private.job_at_door (
  order_id uuid
)
  returns public.enhanced_orders
  language plpgsql
  set search_path to ''
  AS $function$
declare
  o public.enhanced_orders;
  job public.jobs;
begin
  perform private.require_role('delivery');
  o := private.lock_order(job_at_door.order_id);
  job := private.require_job(job_at_door.order_id);
  if o.status <> 'on_way' or job.state <> 'near' then
    perform private.refuse(409, 'not_at_door', 'Please say first that you have arrived.',
      jsonb_build_object('status', o.status));
  end if;
  return o;
end
$function$;

comment on function private.job_at_door(uuid) is 'The caller''s order, locked, whose door they stand at; refuses order_not_found, not_at_door.';

revoke all on function private.job_at_door(uuid) from public;
