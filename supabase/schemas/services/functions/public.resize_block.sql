create or replace function public.resize_block (
  block_id uuid,
  ends_at timestamp with time zone,
  seen_ends_at timestamp with time zone
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  block private.resource_blocks;
  r public.resources;
begin
  select * into block from private.resource_blocks as k where k.id = resize_block.block_id for no key update;
  select * into r from public.resources as k where k.id = block.resource_id;
  perform private.require_right(r.vendor_id, 'orders');
  if upper(block.during) is distinct from resize_block.seen_ends_at then
    perform private.refuse(409, 'booking_changed', 'This booking has changed in the meantime. Please look again.');
  end if;
  if not coalesce(resize_block.ends_at > lower(block.during), false) then
    perform private.refuse(400, 'hours_invalid', 'These hours could not be read.');
  end if;
  update private.resource_blocks as k set during = tstzrange(lower(k.during), resize_block.ends_at)
  where k.id = block.id;
  if resize_block.ends_at < upper(block.during) then
    perform private.note_freed(r.id, null, tstzrange(resize_block.ends_at, upper(block.during)), r.capacity, true);
  end if;
  perform private.publish('vendor:' || r.vendor_id, 'booking', '{}');
exception when check_violation then
  perform private.refuse(400, 'hours_invalid', 'These hours could not be read.');
end
$function$;

comment on function public.resize_block(uuid, timestamp with time zone, timestamp
  with time zone) is 'Time that is kept free of bookings ends earlier or later; refuses with booking_changed where it does not end when the caller saw it end.';

revoke all
  on function public.resize_block(uuid, timestamp with time zone, timestamp with time zone)
  from public;

grant execute
  on function public.resize_block(uuid, timestamp with time zone, timestamp with time zone)
  to authenticated, postgres;
