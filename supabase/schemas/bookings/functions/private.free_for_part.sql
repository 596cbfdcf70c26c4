create or replace function private.free_for_part (
  part private.visit_part,
  starts timestamp with time zone[],
  seats integer,
  at timestamp with time zone,
  moving uuid default null::uuid,
  lat double precision default null::double precision,
  lng double precision default null::double precision
)
  returns table (
    starts_at timestamp with time zone,
    resource_id uuid
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  with asked as (
    select min(s) as first, max(s) as last, (select sum(m) from unnest((free_for_part.part).minutes) as m)::integer
      as minutes
    from unnest(free_for_part.starts) as s
  ), pieces as materialized (
    -- From the start of a visit. They are the same for every start, of which there are a thousand in a fortnight.
    select k.is_person, make_interval(secs => extract(epoch from lower(p.work))) as work_from,
      make_interval(secs => extract(epoch from upper(p.work))) as work_to,
      make_interval(secs => extract(epoch from lower(p.taken))) as taken_from,
      make_interval(secs => extract(epoch from upper(p.taken))) as taken_to
    from (values (true), (false)) as k (is_person),
      private.pieces_of(free_for_part.part, to_timestamp(0), k.is_person) as p
  ), resources as materialized (
    select r.id, r.kind = 'person' as is_person, r.per_day, i.there, i.there - i.breaks as works,
      private.full_times(r, tstzrange(a.first - interval '1 day', a.last + interval '2 days'), free_for_part.seats,
        free_for_part.at, free_for_part.moving, free_for_part.lat, free_for_part.lng) as busy
    from asked as a, public.resources as r, private.resource_is_there(r,
      daterange((a.first at time zone 'Asia/Kolkata')::date, (a.last at time zone 'Asia/Kolkata')::date + 2)) as i
    where r.id = any ((free_for_part.part).candidates) and r.is_active
  )
  select s.at, r.id
  from asked as a, resources as r, unnest(free_for_part.starts) as s (at),
    lateral (values (s.at + make_interval(mins => (free_for_part.part).starts_after))) as b (at)
  where tstzrange(b.at, b.at + make_interval(mins => a.minutes)) <@ r.there
    and not exists (select from pieces as p where p.is_person = r.is_person
      and (not tstzrange(s.at + p.work_from, s.at + p.work_to) <@ r.works
        or tstzrange(s.at + p.taken_from, s.at + p.taken_to) && r.busy))
    and (r.per_day is null or r.per_day > (select count(distinct t.booking_id)
      from private.taken_times as t join public.bookings as k on k.id = t.booking_id
      where t.resource_id = r.id and private.booking_lives(k, free_for_part.at)
        and k.id is distinct from free_for_part.moving
        and (k.starts_at at time zone 'Asia/Kolkata')::date = (s.at at time zone 'Asia/Kolkata')::date
        and t.during && tstzrange(s.at - interval '2 days', s.at + interval '2 days')))
$function$;

comment on function private.free_for_part(private.visit_part, timestamp with time zone[], integer, timestamp
  with time zone, uuid, double precision, double precision) is 'Which of a part''s candidates are free for it, for each start of a visit.';

revoke all
  on function private.free_for_part(private.visit_part, timestamp with time zone[], integer, timestamp
    with time zone, uuid, double precision, double precision)
  from public;
