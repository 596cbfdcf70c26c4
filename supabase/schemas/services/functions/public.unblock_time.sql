create or replace function public.unblock_time (
  block_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  vendor uuid := (select r.vendor_id from private.resource_blocks as k
    join public.resources as r on r.id = k.resource_id where k.id = unblock_time.block_id);
begin
  perform private.require_right(vendor, 'orders');
  delete from private.resource_blocks as k where k.id = unblock_time.block_id;
  perform private.publish('vendor:' || vendor, 'booking', '{}');
end
$function$;

comment on function public.unblock_time(uuid) is 'Gives time that was kept free of bookings back to them.';

revoke all on function public.unblock_time(uuid) from public;

grant execute on function public.unblock_time(uuid) to authenticated, postgres;
