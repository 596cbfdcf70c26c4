create or replace function private.people_of (
  order_id uuid
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select string_agg(distinct r.name, ', ') from public.bookings as b
  join private.booking_parts as p on p.booking_id = b.id and p.need = 1
  join public.resources as r on r.id = p.resource_id where b.order_id = people_of.order_id
$function$;

comment on function private.people_of(uuid) is 'Who serves a booking, by name.';

revoke all on function private.people_of(uuid) from public;
