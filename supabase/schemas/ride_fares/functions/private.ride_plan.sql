create or replace function private.ride_plan (
  request jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  stops jsonb := request -> 'stops';
  mode text := request ->> 'mode';
  asked timestamptz := private.ride_starts_at(request);
  way record;
  region uuid := private.region_at((stops #>> '{0,lat}')::double precision, (stops #>> '{0,lng}')::double precision);
  problems jsonb := '[]';
begin
  select * into way from private.ride_way(stops, coalesce(nullif(asked, '-infinity'), now()));
  -- A rental is paid by its hours: what it covers is what it is expected to take.
  if mode = 'rental' then
    way.metres := (request ->> 'hours')::integer * 10000;
    way.seconds := (request ->> 'hours')::integer * 3600;
  end if;
  if region is null then problems := problems || private.problem('outside_area'); end if;
  if asked = '-infinity' or asked < now() - interval '1 minute' then
    problems := problems || private.problem('schedule_past');
    asked := null;
  elsif asked > now() + make_interval(days => private.setting_int('ride_farthest_days')) then
    problems := problems || private.problem('schedule_too_far');
    asked := null;
  end if;
  if mode = 'trip' and way.metres > private.setting_int('ride_longest_trip_m') then
    problems := problems || private.problem('ride_too_far',
      jsonb_build_object('most_m', private.setting_int('ride_longest_trip_m')));
  elsif mode <> 'rental' and way.metres < 100 then
    problems := problems || private.problem('ride_too_short');
  elsif mode = 'intercity' and way.metres > 600000 then
    problems := problems || private.problem('ride_too_far', jsonb_build_object('most_m', 600000));
  end if;
  return jsonb_build_object('region_id', region, 'metres', way.metres, 'seconds', way.seconds, 'starts_at', asked,
    'mode', mode, 'hours', coalesce((request ->> 'hours')::integer, 1), 'stops',
    greatest(jsonb_array_length(stops) - 2, 0), 'problems', problems);
end
$function$;

comment on function private.ride_plan(jsonb) is 'A ride as it is asked for, without its price: {region_id, metres, seconds, starts_at (null for now), mode, hours, stops (between the first and the last), problems}.';

revoke all on function private.ride_plan(jsonb) from public;
