create or replace function private.has_room (
  courier_id uuid,
  job public.jobs
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  -- A second job only from the same vendor, before the first is picked up, and to a nearby address.
  select count(*) < (select c.capacity from public.couriers as c where c.user_id = has_room.courier_id)
    and coalesce(bool_and(coalesce(j.vendor_id = job.vendor_id, false) and j.state in ('assigned', 'at_pickup')
      and public.distance_m(own.lat, own.lng, other.lat, other.lng) <= 2000), true)
  from public.jobs as j cross join lateral private.last_stop(j.id) as own
  cross join lateral private.last_stop(job.id) as other
  where j.performer_id = has_room.courier_id and j.state in ('assigned', 'at_pickup', 'picked_up', 'near')
$function$;

comment on function private.has_room(uuid, public.jobs) is 'Whether a courier can take this job beside what they carry.';

revoke all on function private.has_room(uuid, public.jobs) from public;
