create or replace function private.outside_hours (
  vendor_id uuid
)
  returns table (
    booking_id uuid,
    resource_id uuid,
    service_name text,
    reason text
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  with ahead as (
    select b.id, b.starts_at, p.part, p.service_name, r as resource, r.id as resource_id,
      r.kind = 'person' as is_person,
      (p.starts_after, p.minutes, p.before, p.after, array[r.id])::private.visit_part as visit_part
    from public.bookings as b join private.booking_parts as p on p.booking_id = b.id
    join public.resources as r on r.id = p.resource_id
    where b.vendor_id = outside_hours.vendor_id and b.state in ('pending', 'confirmed') and b.starts_at > now()
      and b.starts_at < now() + interval '1 year'
  ), spans as materialized (
    select a.resource_id, i.there, i.there - i.breaks as works, (select coalesce(range_agg(k.during), '{}')
        from private.resource_blocks as k where k.resource_id = a.resource_id and upper(k.during) > now()) as blocked
    from (select (array_agg(h.resource))[1] as resource, h.resource_id, max(h.starts_at) as last from ahead as h
      group by h.resource_id) as a
    cross join lateral private.resource_is_there(a.resource, daterange(private.today(),
      (a.last at time zone 'Asia/Kolkata')::date + 2)) as i
  ), judged as (
    select a.id, a.resource_id, a.service_name, a.starts_at, case
      when not (a.resource).is_active then 'off'
      when exists (select from private.pieces_of(a.visit_part, a.starts_at, a.is_person) as p
        where p.work && s.blocked) then 'blocked'
      when exists (select from private.pieces_of(a.visit_part, a.starts_at, a.is_person) as p
        where not p.work <@ s.there) then 'away'
      when exists (select from private.pieces_of(a.visit_part, a.starts_at, a.is_person) as p
        where not p.work <@ s.works) then 'break' end as reason
    from ahead as a join spans as s on s.resource_id = a.resource_id
  )
  select j.id, j.resource_id, j.service_name, j.reason from judged as j where j.reason is not null
  order by j.starts_at, j.id, j.resource_id
$function$;

comment on function private.outside_hours(uuid) is 'The parts of coming bookings of a vendor whose person or room is not there then: switched off, blocked, away or in a break. They stand: somebody decides.';

revoke all on function private.outside_hours(uuid) from public;
