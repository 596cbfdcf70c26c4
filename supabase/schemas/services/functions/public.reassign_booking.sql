create or replace function public.reassign_booking (
  booking_id uuid,
  starts_at timestamp with time zone default null::timestamp with time zone,
  resource_id uuid default null::uuid,
  part smallint default null::smallint,
  seen_version integer default null::integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  b public.bookings;
  parts private.visit_part[];
begin
  select * into b from public.bookings as k where k.id = reassign_booking.booking_id;
  perform private.require_right(b.vendor_id, 'orders');
  if b.order_id is not null then perform private.lock_order(b.order_id); end if;
  select * into b from public.bookings as k where k.id = b.id for no key update;
  if b.version is distinct from reassign_booking.seen_version then
    perform private.refuse(409, 'booking_changed', 'This booking has changed in the meantime. Please look again.',
      jsonb_build_object('starts_at', b.starts_at, 'version', b.version));
  end if;
  if b.state not in ('pending', 'confirmed') then
    perform private.refuse(409, 'schedule_change_over', 'It is too late to change the time of this order.');
  end if;
  if reassign_booking.starts_at <> b.starts_at and reassign_booking.starts_at < now() then
    perform private.refuse(400, 'schedule_past', 'This time has already passed. Please choose another one.');
  end if;
  if reassign_booking.starts_at > now() + interval '1 year' then
    perform private.refuse(409, 'schedule_too_far', 'Orders cannot be placed that far ahead.');
  end if;
  parts := private.parts_of_booking(b);
  if reassign_booking.resource_id is not null then
    if not exists (select from private.booking_parts as p join public.service_resources as r
        on r.service_id = p.service_id and r.need = p.need and r.resource_id = reassign_booking.resource_id
        where p.booking_id = b.id and p.part = reassign_booking.part) then
      perform private.refuse(409, 'service_not_offered', 'This service is not offered any more.');
    end if;
    if not exists (select from private.booking_parts as p where p.booking_id = b.id
        and p.part = reassign_booking.part and reassign_booking.resource_id = any (private.able_for(p))) then
      perform private.refuse(409, 'other_gender_wanted', 'The customer asked to be served by a woman or a man.');
    end if;
    parts[reassign_booking.part].candidates := array[reassign_booking.resource_id];
  end if;
  b := private.move_to(b, parts, coalesce(reassign_booking.starts_at, b.starts_at), auth.uid());
  return jsonb_build_object('starts_at', b.starts_at, 'version', b.version);
end
$function$;

comment on function public.reassign_booking(uuid, timestamp
  with time zone, uuid, smallint, integer) is 'Moves a booking of a vendor in its calendar, to another time or to somebody else who can do the part; whoever saw an older version is refused with booking_changed and the present time. The customer is told of another time.';

revoke all
  on function public.reassign_booking(uuid, timestamp with time zone, uuid, smallint, integer)
  from public;

grant execute
  on function public.reassign_booking(uuid, timestamp with time zone, uuid, smallint, integer)
  to authenticated, postgres;
