create or replace function public.remove_service (
  service_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  s public.services;
  ahead bigint;
begin
  select * into s from public.services as k where k.id = remove_service.service_id;
  perform private.require_right(s.vendor_id, 'prices');
  -- Whoever holds it just now reads it first, or finds nothing.
  select * into s from public.services as k where k.id = s.id for update;
  select count(distinct b.id) into ahead from private.booking_parts as p join public.bookings as b on b.id =
    p.booking_id where p.service_id = s.id and private.booking_lives(b, now());
  if ahead > 0 then
    perform private.refuse(409, 'service_booked', 'Somebody has booked this. Switch it off instead.',
      jsonb_build_object('count', ahead));
  end if;
  delete from public.services as k where k.id = s.id;
end
$function$;

comment on function public.remove_service(uuid) is 'Removes a service that nobody has booked ahead; others are switched off, so that their bookings can go to somebody else. Past bookings keep name and price. Needs the right to prices. Refuses service_booked {count}.';

revoke all on function public.remove_service(uuid) from public;

grant execute on function public.remove_service(uuid) to authenticated, postgres;
