create or replace function private.calendar_event (
  b public.bookings,
  resource_id uuid default null::uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', b.id, 'order_id', b.order_id, 'order_number', o.order_number,
    'state', case when b.state = 'pending' then 'tentative'
      when b.state in ('confirmed', 'in_progress', 'completed') then 'confirmed' else 'cancelled' end,
    -- Rises whenever a calendar has to show something else: with each move, and when it is called off.
    'sequence', (select count(*) from private.order_reschedules as r where r.order_id = b.order_id)
      + case when b.state in ('cancelled', 'declined', 'skipped', 'no_show') then 1 else 0 end,
    'starts_at', b.starts_at + make_interval(mins => coalesce(p.first, 0)),
    'ends_at', coalesce(b.starts_at + make_interval(mins => p.last), b.ends_at),
    'changed_at', coalesce(o.updated_at, b.created_at), 'services', p.services, 'people', p.people,
    'prepare', case when calendar_event.resource_id is null then p.prepare end,
    'customer', case when calendar_event.resource_id is not null
      then (select nullif(split_part(u.full_name, ' ', 1), '') from public.profiles as u where u.id = b.user_id) end,
    'vendor', case when calendar_event.resource_id is null then v.name end,
    'place', case when calendar_event.resource_id is not null then null when o.address is null
      then jsonb_build_object('name', v.name, 'address', v.address, 'lat', v.lat, 'lng', v.lng)
      else jsonb_build_object('name', o.address ->> 'line', 'address', o.address ->> 'city') end)
  from public.vendors as v left join public.enhanced_orders as o on o.id = b.order_id
  cross join lateral (
    select min(k.starts_after) filter (where calendar_event.resource_id is not null) as first,
      max(k.starts_after + (select sum(m) from unnest(k.minutes) as m))
        filter (where calendar_event.resource_id is not null)::integer as last,
      jsonb_agg(distinct jsonb_build_object('step', k.step, 'name', k.service_name)) as services,
      jsonb_agg(distinct r.name) filter (where k.need = 1) as people,
      string_agg(distinct s.preparation, ' ') as prepare
    from private.booking_parts as k join public.resources as r on r.id = k.resource_id
    left join public.services as s on s.id = k.service_id
    where k.booking_id = b.id
      and (calendar_event.resource_id is null or k.resource_id = calendar_event.resource_id)
  ) as p
  where v.id = b.vendor_id
$function$;

comment on function private.calendar_event(public.bookings, uuid) is 'A booking as a calendar shows it: to its customer with the place, the vendor''s or their home, to somebody of the vendor their own part of it with the customer''s first name. Cancelled, its number rises by one and its times stay.';

revoke all on function private.calendar_event(public.bookings, uuid) from public;
