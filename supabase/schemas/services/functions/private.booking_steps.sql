create or replace function private.booking_steps (
  booking_id uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(s.step order by s.n), '[]')
  from (
    select p.step as n, jsonb_build_object('service_id', (array_agg(p.service_id))[1], 'name', min(p.service_name),
      'price_paise', sum(p.price_paise), 'starts_at', min(b.starts_at + make_interval(mins => p.starts_after)),
      'minutes', max((select sum(m) from unnest(p.minutes) as m)),
      'people', jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'part', p.part) order by p.part)
        filter (where p.need = 1), 'prepare', (select k.preparation from public.services as k
          where k.id = (array_agg(p.service_id))[1])) as step
    from private.booking_parts as p join public.bookings as b on b.id = p.booking_id
    join public.resources as r on r.id = p.resource_id
    where p.booking_id = booking_steps.booking_id group by p.step
  ) as s
$function$;

revoke all on function private.booking_steps(uuid) from public;
