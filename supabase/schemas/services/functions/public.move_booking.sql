create or replace function public.move_booking (
  booking_id uuid,
  starts_at timestamp with time zone,
  seen_version integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  b public.bookings;
  o public.enhanced_orders;
  parts private.visit_part[];
begin
  select * into b from public.bookings as k where k.id = move_booking.booking_id and k.user_id = caller;
  if b.order_id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  o := private.lock_order(b.order_id);
  select * into b from public.bookings as k where k.id = b.id for no key update;
  if b.starts_at = move_booking.starts_at and not private.is_asked(o.id) then
    return jsonb_build_object('starts_at', b.starts_at, 'version', b.version);
  end if;
  if b.version is distinct from move_booking.seen_version then
    perform private.refuse(409, 'booking_changed', 'This booking has changed in the meantime. Please look again.',
      jsonb_build_object('starts_at', b.starts_at, 'version', b.version));
  end if;
  -- Moving late costs what cancelling costs: whoever wants that cancels, and sees the price of it first.
  if o.status not in ('pending', 'confirmed')
      or (private.cancellation_terms(o, 'user', 'changed_mind') ->> 'charge_paise')::bigint > 0 then
    perform private.refuse(409, 'schedule_change_over', 'It is too late to change the time of this order.');
  end if;
  parts := private.parts_to_move(b);
  if not private.is_start(move_booking.starts_at, parts, b.vendor_id, b.seats, b.id, b.lat, b.lng) then
    perform private.refuse(409, 'slot_taken', 'This time has just been taken. Please choose another one.');
  end if;
  b := private.move_to(b, parts, move_booking.starts_at, caller);
  return jsonb_build_object('starts_at', b.starts_at, 'version', b.version);
end
$function$;

comment on function public.move_booking(uuid, timestamp with time zone, integer) is 'Moves one''s own booking to another free time with the same people, or others where somebody is away, while cancelling it would cost nothing: number and payment stay. {starts_at, version}; refuses with slot_taken, booking_changed, schedule_change_over.';

revoke all on function public.move_booking(uuid, timestamp with time zone, integer) from public;

grant execute
  on function public.move_booking(uuid, timestamp with time zone, integer)
  to authenticated, postgres;
