create or replace function private.parcel_metres (
  pickup jsonb,
  drops jsonb
)
  returns integer
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(sum(private.road_distance_m((w.before ->> 'lat')::float8, (w.before ->> 'lng')::float8,
    (w.place ->> 'lat')::float8, (w.place ->> 'lng')::float8)), 0)::integer
  from (select e.place, lag(e.place) over (order by e.n) as before
    from jsonb_array_elements(jsonb_build_array(parcel_metres.pickup) || parcel_metres.drops)
      with ordinality as e (place, n)) as w
$function$;

comment on function private.parcel_metres(jsonb, jsonb) is 'The way by road from the sender along all drops.';

revoke all on function private.parcel_metres(jsonb, jsonb) from public;
