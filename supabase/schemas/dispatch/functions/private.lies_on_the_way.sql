create or replace function private.lies_on_the_way (
  courier_id uuid,
  job public.jobs,
  rule private.dispatch_rules
)
  returns boolean
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  places jsonb;
  promises jsonb;
  hand text[];
  fresh text[];
  legs jsonb;
begin
  with stops as (
    select 's' || row_number() over (order by j.id <> job.id desc, j.assigned_at, j.id, s.n) as name, s.lat, s.lng,
      j.id = job.id as is_new, s.n = first_value(s.n) over (partition by j.id order by s.n) as is_first,
      s.n = first_value(s.n) over (partition by j.id order by s.n desc) as is_last,
      extract(epoch from o.promised_max_at - now())::integer as promise
    from public.jobs as j join public.enhanced_orders as o on o.id = j.order_id
    join public.job_stops as s on s.job_id = j.id and s.done_at is null
    where j.id = job.id or j.performer_id = lies_on_the_way.courier_id
      and j.state in ('assigned', 'at_pickup', 'picked_up', 'near'))
  select jsonb_agg(to_jsonb(stops)), array_agg(name order by name) filter (where not is_new),
    -- Of a job with several drops the first and the last decide.
    array_agg(name order by is_first desc) filter (where is_new and (is_first or is_last)),
    coalesce(jsonb_object_agg(name, promise) filter (where is_last and promise is not null), '{}')
  into places, hand, fresh, promises from stops;
  if cardinality(fresh) < 2 or coalesce(cardinality(hand), 0) > 8 then return false; end if;
  select jsonb_object_agg(a.name || '-' || b.name,
    ceil(60 * private.road_distance_m(a.lat, a.lng, b.lat, b.lng) / private.metres_a_minute())::integer)
  into legs
  from (select p.name, p.lat, p.lng from jsonb_to_recordset(places) as p (name text, lat double precision,
      lng double precision)
    union all select 'here', c.lat, c.lng from public.courier_positions as c
      where c.user_id = lies_on_the_way.courier_id) as a
  cross join jsonb_to_recordset(places) as b (name text, lat double precision, lng double precision)
  where a.name <> b.name;
  return (private.best_way(legs, hand, fresh, promises, rule.max_extra_seconds) ->> 'allowed')::boolean;
end
$function$;

comment on function private.lies_on_the_way(uuid, public.jobs, private.dispatch_rules) is
  'Whether a job can be added to what a courier has in hand without making any of it late; see best_way.';

revoke all on function private.lies_on_the_way(uuid, public.jobs, private.dispatch_rules) from public;
