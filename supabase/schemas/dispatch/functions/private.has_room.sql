create or replace function private.has_room (
  courier_id uuid,
  job public.jobs
)
  returns boolean
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  held integer;
  most integer := (select c.capacity from public.couriers as c where c.user_id = has_room.courier_id);
  sorts text[];
  work text;
  load bigint;
begin
  select count(*), array_agg(distinct private.work_of(j)), sum(j.load_grams) into held, sorts, load
  from public.jobs as j where j.performer_id = has_room.courier_id
    and j.state in ('assigned', 'at_pickup', 'picked_up', 'near');
  if held = 0 then return true; end if;
  if held >= most then return false; end if;
  work := private.work_of(job);
  -- Nobody is driven beside anything else, and what is eaten hot does not ride with parcels.
  if work = 'rides' or sorts <> array[work] then return false; end if;
  if work = 'parcels' then
    return coalesce(load, 0) + coalesce(job.load_grams, 0) <= (select k.carries_grams from public.couriers as c
        join private.vehicle_classes as k on k.class = c.vehicle_kind where c.user_id = has_room.courier_id)
      and private.lies_on_the_way(has_room.courier_id, job, private.dispatch_rule(job.region_id, work));
  end if;
  -- Goods: a second job only from the same vendor, before the first is picked up, and to a nearby address.
  return (select bool_and(coalesce(j.vendor_id = job.vendor_id, false) and j.state in ('assigned', 'at_pickup')
      and public.distance_m(own.lat, own.lng, other.lat, other.lng) <= 2000)
    from public.jobs as j cross join lateral private.last_stop(j.id) as own
    cross join lateral private.last_stop(job.id) as other
    where j.performer_id = has_room.courier_id and j.state in ('assigned', 'at_pickup', 'picked_up', 'near'));
end
$function$;

comment on function private.has_room(uuid, public.jobs) is 'Whether a courier can take this job beside what they carry: goods of one counter for neighbours, parcels on the way, nothing beside a ride.';

revoke all on function private.has_room(uuid, public.jobs) from public;
