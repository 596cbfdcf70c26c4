create or replace function private.held_together (
  booking_id uuid,
  caller uuid
)
  returns uuid[]
  language sql
  stable
  set search_path to ''
  AS $function$
  select array_agg(h.id order by h.id) from public.bookings as b join public.bookings as h
    on h.id = b.id or h.series_id = b.series_id
  where b.id = held_together.booking_id and b.user_id = caller and h.user_id = caller and h.state = 'held'
    and h.order_id is null
$function$;

comment on function private.held_together(uuid, uuid) is 'The time that somebody keeps, with the others of its series: they are given back together. Null where it is over.';

revoke all on function private.held_together(uuid, uuid) from public;
