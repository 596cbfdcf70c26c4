create or replace function private.clean_ride_stops (
  stops jsonb
)
  returns jsonb
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if jsonb_typeof(stops) is distinct from 'array' or jsonb_array_length(stops) not between 1 and 5
      or exists (select from jsonb_array_elements(stops) as s where jsonb_typeof(s) <> 'object'
        or jsonb_typeof(s -> 'lat') is distinct from 'number' or jsonb_typeof(s -> 'lng') is distinct from 'number'
        or jsonb_typeof(s -> 'label') is distinct from 'string'
        or jsonb_typeof(s -> 'landmark') not in ('string', 'null')) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if exists (select from jsonb_array_elements(stops) as s where (s ->> 'lat')::numeric not between -90 and 90
      or (s ->> 'lng')::numeric not between -180 and 180) then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  return (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('lat', round((e.s ->> 'lat')::numeric, 6),
      'lng', round((e.s ->> 'lng')::numeric, 6),
      'label', coalesce(nullif(left(trim(private.without_marks(e.s ->> 'label')), 200), ''), 'Place'),
      'landmark', nullif(left(trim(private.without_marks(e.s ->> 'landmark')), 120), ''))) order by e.n)
    from jsonb_array_elements(stops) with ordinality as e (s, n));
end
$function$;

comment on function private.clean_ride_stops(jsonb) is 'One to five places of a ride, each with lat, lng, label and perhaps a landmark, as they are kept; refuses what is none with request_invalid and place_invalid.';

revoke all on function private.clean_ride_stops(jsonb) from public;
