create or replace function private.region_at (
  lat double precision,
  lng double precision
)
  returns uuid
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select r.id from public.regions as r
  where region_at.lat between r.min_lat and r.max_lat and region_at.lng between r.min_lng and r.max_lng
  order by r.area limit 1
$function$;

revoke all on function private.region_at(double precision, double precision) from public;
