create or replace function private.slots_of (
  vendor_ids uuid[],
  minutes integer[],
  besides uuid default null::uuid
)
  returns table (
    starts_at timestamp with time zone,
    ends_at timestamp with time zone,
    is_free boolean
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with served as materialized (
    select v.id, w.minutes, v.paused_until, private.slot_capacity(v.id) as capacity,
      private.slot_cutoff(v.id) as cutoff,
      private.opening_ranges(v.id, now(), now() + make_interval(days => private.setting_int('schedule_days') + 1))
        as open
    from unnest(slots_of.vendor_ids, slots_of.minutes) as w (vendor_id, minutes)
      join public.vendors as v on v.id = w.vendor_id
    where v.status = 'active' and v.accepting_orders
  ),
  grid as (
    select g.at from generate_series(date_bin(private.slot_length(), now(), '2000-01-01') + private.slot_length(),
      (((now() at time zone 'Asia/Kolkata')::date + private.setting_int('schedule_days') + 1)::timestamp at time zone
        'Asia/Kolkata') - private.slot_length(),
      private.slot_length()) as g (at)
  ),
  taken as (
    select o.vendor_id, o.scheduled_for, count(*) as many from public.enhanced_orders as o
    where o.vendor_id = any (slots_of.vendor_ids) and o.scheduled_for > now() and o.status <> 'cancelled'
      and o.id is distinct from slots_of.besides
    group by o.vendor_id, o.scheduled_for
  )
  select grid.at, grid.at + private.slot_length(), bool_and(coalesce(taken.many, 0) < served.capacity)
  from grid
  join served on served.open @> tstzrange(grid.at - make_interval(mins => served.minutes),
    grid.at + private.slot_length())
    and grid.at - make_interval(mins => served.minutes) >= greatest(served.paused_until, now() + served.cutoff)
  left join taken on taken.vendor_id = served.id and taken.scheduled_for = grid.at
  group by grid.at
  -- One delivery time for the whole checkout: a slot that every vendor can serve.
  having count(*) = cardinality(slots_of.vendor_ids)
  order by grid.at
$function$;

comment on function private.slots_of(uuid[], integer[], uuid) is 'The slots that all of these vendors can serve with so many minutes of preparation and travel each, full ones included.';

revoke all on function private.slots_of(uuid[], integer[], uuid) from public;
