create or replace function public.release_booking (
  booking_id uuid
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  update public.bookings as b set state = 'cancelled', version = b.version + 1
  where b.id = any (private.held_together(release_booking.booking_id, private.require_user()))
    and b.state = 'held' and b.order_id is null
$function$;

comment on function public.release_booking(uuid) is 'Gives a time back that the caller had kept and not booked, of a series all that are kept.';

revoke all on function public.release_booking(uuid) from public;

grant execute on function public.release_booking(uuid) to authenticated, postgres;
