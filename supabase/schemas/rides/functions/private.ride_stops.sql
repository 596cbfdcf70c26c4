create or replace function private.ride_stops (
  o public.enhanced_orders
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('n', s.n, 'what', s.what, 'label', s.address, 'landmark', s.landmark,
    'lat', s.lat, 'lng', s.lng, 'arrived_at', s.arrived_at, 'done_at', s.done_at) order by s.n), '[]')
  from private.job_of(o.id) as j join public.job_stops as s on s.job_id = j.id
$function$;

revoke all on function private.ride_stops(public.enhanced_orders) from public;
