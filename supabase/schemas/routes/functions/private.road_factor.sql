create or replace function private.road_factor (
  region_id uuid,
  at timestamp with time zone default now()
)
  returns numeric
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select f.factor from private.road_factors as f
  where (f.region_id = road_factor.region_id or f.region_id is null) and f.from_at <= road_factor.at
  order by f.region_id nulls last, f.from_at desc limit 1
$function$;

comment on function private.road_factor(uuid, timestamp with time zone) is 'How much longer roads are than the straight line in a region at a time.';

revoke all on function private.road_factor(uuid, timestamp with time zone) from public;
