create or replace function private.full_times (
  r public.resources,
  during tstzrange,
  seats integer,
  at timestamp with time zone,
  moving uuid default null::uuid,
  lat double precision default null::double precision,
  lng double precision default null::double precision
)
  returns tstzmultirange
  language sql
  stable
  set search_path to ''
  AS $function$
  with taken as (
    select case when t.lat is null or full_times.lat is null then t.during else tstzrange(
        lower(t.during) - private.travel_between(full_times.lat, full_times.lng, t.lat, t.lng),
        upper(t.during) + private.travel_between(t.lat, t.lng, full_times.lat, full_times.lng)) end as during, t.seats
    from private.taken_times as t join public.bookings as b on b.id = t.booking_id
    where t.resource_id = r.id and t.during && tstzrange(lower(full_times.during) - interval '1 day',
        upper(full_times.during) + interval '1 day')
      and private.booking_lives(b, full_times.at) and b.id is distinct from full_times.moving
    union all
    select k.during, r.capacity from private.resource_blocks as k
    where k.resource_id = r.id and k.during && full_times.during
    union all
    -- What has become free is nobody's until those who wait for it are asked.
    select f.during, f.seats from private.freed_times as f
    where f.resource_id = r.id and f.kept_until > full_times.at and f.during && full_times.during
  ), changes as (
    select lower(t.during) as at, t.seats from taken as t
    union all select upper(t.during), -t.seats from taken as t
  ), levels as (
    select c.at, sum(sum(c.seats)) over (order by c.at) as level, lead(c.at) over (order by c.at) as until
    from changes as c group by c.at
  )
  select coalesce(range_agg(tstzrange(l.at, l.until)), '{}') from levels as l
  where l.until is not null and l.level > r.capacity - full_times.seats
$function$;

comment on function private.full_times(public.resources, tstzrange, integer, timestamp
  with time zone, uuid, double precision, double precision) is 'When a resource has not so many seats left: counted at every moment, not over a day. With a place, the way from and to the visits at other places comes on top. What a booking that is being moved takes is left out.';

revoke all
  on function private.full_times(public.resources, tstzrange, integer, timestamp
    with time zone, uuid, double precision, double precision)
  from public;
