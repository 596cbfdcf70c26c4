create or replace function private.ride_job_stops (
  places jsonb,
  first_n integer
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('lat', e.s -> 'lat', 'lng', e.s -> 'lng', 'address',
      e.s ->> 'label', 'landmark', e.s ->> 'landmark',
      'what', case when first_n + e.n - 1 = 1 then 'pickup' when e.n = jsonb_array_length(places) then 'drop'
        else 'stop' end,
      'code', case when first_n + e.n - 1 = 1 then 'start' end)) order by e.n)
  from jsonb_array_elements(places) with ordinality as e (s, n)
$function$;

comment on function private.ride_job_stops(jsonb, integer) is 'Places of a ride as stops of its job, the first of them having the number given: pickup with the start code, then stops, and the last is the drop.';

revoke all on function private.ride_job_stops(jsonb, integer) from public;
