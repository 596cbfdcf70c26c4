create or replace function private.place_in_series (
  b public.bookings
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', b.series_id, 'number', count(*) filter (where (k.starts_at, k.id)
      <= (b.starts_at, b.id)), 'visits', count(*), 'left', count(*) filter (where k.starts_at > now()
      and k.state in ('pending', 'confirmed')))
  from public.bookings as k where k.series_id = b.series_id and k.order_id is not null having count(*) > 1
$function$;

comment on function private.place_in_series(public.bookings) is 'Which visit of its series a booking is: {id, number, visits, left}, left being those still to come; null for none.';

revoke all on function private.place_in_series(public.bookings) from public;
