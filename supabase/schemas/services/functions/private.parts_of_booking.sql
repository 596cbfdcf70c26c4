create or replace function private.parts_of_booking (
  b public.bookings
)
  returns private.visit_part[]
  language sql
  stable
  set search_path to ''
  AS $function$
  select array_agg((p.starts_after, p.minutes, p.before, p.after, array[p.resource_id])::private.visit_part
    order by p.part)
  from private.booking_parts as p where p.booking_id = b.id
$function$;

comment on function private.parts_of_booking(public.bookings) is 'What a booking takes, as it was booked: of whoever has it.';

revoke all on function private.parts_of_booking(public.bookings) from public;
