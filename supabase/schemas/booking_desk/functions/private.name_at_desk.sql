create or replace function private.name_at_desk (
  b public.bookings
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce((select w.name from private.walk_ins as w where w.booking_id = b.id),
    (select split_part(nullif(p.full_name, ''), ' ', 1) from public.profiles as p where p.id = b.user_id))
$function$;

comment on function private.name_at_desk(public.bookings) is 'How a business calls the customer of a booking: the first name, and of whoever walked in what they said.';

revoke all on function private.name_at_desk(public.bookings) from public;
