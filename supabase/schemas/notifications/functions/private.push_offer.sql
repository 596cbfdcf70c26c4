create or replace function private.push_offer()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  vendor text := (select o.vendor_name from public.jobs as j join public.enhanced_orders as o on o.id = j.order_id
    where j.id = new.job_id);
  seconds integer := ceil(extract(epoch from new.expires_at - now()));
begin
  perform private.queue_push(new.courier_id, 'job_offer', jsonb_build_object('vendor', vendor, 'seconds', seconds),
    'New delivery near you', format('Pick up at %s. Answer within %s seconds.', vendor, seconds), '
    ''/delivery-dashboard',
    replace(new.id::text, '-', ''), new.expires_at - now());
  return null;
end
$function$;

revoke all on function private.push_offer() from public;
