create or replace function public.block_time (
  resource_id uuid,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  note text default null::text
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  made uuid;
begin
  perform private.require_right((select r.vendor_id from public.resources as r where r.id = block_time.resource_id),
    'orders');
  if not coalesce(block_time.ends_at > block_time.starts_at, false) then
    perform private.refuse(400, 'hours_invalid', 'These hours could not be read.');
  end if;
  insert into private.resource_blocks (resource_id, during, note, made_by)
  values (block_time.resource_id, tstzrange(block_time.starts_at, block_time.ends_at),
    nullif(trim(block_time.note), ''), auth.uid()) returning id into made;
  perform private.publish('vendor:' || (select r.vendor_id from public.resources as r
    where r.id = block_time.resource_id), 'booking', '{}');
  return made;
exception when check_violation then
  perform private.refuse(400, 'hours_invalid', 'These hours could not be read.');
end
$function$;

comment on function public.block_time(uuid, timestamp with time zone, timestamp
  with time zone, text) is 'Keeps time of somebody free of bookings; those that are there stand.';

revoke all
  on function public.block_time(uuid, timestamp with time zone, timestamp with time zone, text)
  from public;

grant execute
  on function public.block_time(uuid, timestamp with time zone, timestamp with time zone, text)
  to authenticated, postgres;
