create or replace function private.stops_of (
  job_id uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_agg(jsonb_build_object('n', s.n, 'what', s.what, 'lat', s.lat, 'lng', s.lng, 'address', s.address,
    'landmark', s.landmark, 'needs_code', s.code_purpose is not null, 'arrived_at', s.arrived_at,
    'done_at', s.done_at) order by s.n)
  from public.job_stops as s where s.job_id = stops_of.job_id
$function$;

comment on function private.stops_of(uuid) is 'The stops of a job, as whoever performs it reads them; codes are not among it.';

revoke all on function private.stops_of(uuid) from public;
