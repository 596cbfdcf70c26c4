create or replace function private.ride_fare (
  card private.ride_cards,
  metres integer,
  seconds integer,
  starts_at timestamp with time zone,
  surge_bps integer default 10000,
  stops integer default 0,
  hours integer default 1
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  base bigint := card.base_paise::bigint * hours;
  distance bigint := private.half_up(greatest(metres - card.covers_m * hours, 0)::numeric * card.per_km_paise / 1000);
  in_time bigint := private.half_up(greatest(seconds - card.covers_seconds * hours, 0)::numeric
    * card.per_minute_paise / 60);
  night bigint := 0;
  surge bigint;
  law bigint := card.law_base_paise::bigint * hours + private.half_up(
    greatest(metres - card.law_covers_m * hours, 0)::numeric * card.law_per_km_paise / 1000);
  low bigint := ceil(law::numeric * card.min_bps / 10000);
  high bigint := floor(law::numeric * card.max_bps / 10000);
  counted bigint;
  within bigint := 0;
  for_stops bigint := card.stop_paise::bigint * stops;
  expected bigint;
begin
  if private.is_ride_night(card, starts_at) then
    night := private.half_up((base + distance + in_time)::numeric * card.night_bps / 10000);
  end if;
  surge := private.half_up((base + distance + in_time)::numeric * (surge_bps - 10000) / 10000);
  counted := base + distance + in_time + night + surge;
  within := case when counted < low then low - counted when counted > high then high - counted else 0 end;
  expected := counted + within + for_stops;
  return jsonb_build_object('base', base, 'distance', distance, 'time', in_time, 'night', night, 'surge', surge,
    'limit', within, 'stop', for_stops, 'expected', expected, 'counted', counted + within, 'law', law, 'low', low,
    'high', high, 'surge_bp', surge_bps,
    'from', greatest(floor(expected::numeric * (10000 - private.setting_int('ride_range_down_bp')) / 1000000) * 100,
      low)::bigint,
    'cap', greatest(least(ceil(expected::numeric * (10000 + private.setting_int('ride_range_up_bp')) / 1000000) * 100,
      high + for_stops), expected)::bigint);
end
$function$;

comment on function private.ride_fare(private.ride_cards, integer, integer, timestamp
  with time zone, integer, integer, integer) is 'What a way costs before tax, row by row, with what the law allows (law, low, high), the range (from, expected, cap) and counted, which is base to limit. Each row is rounded once, half up. The same rule as packages/domain/src/rides/fare.ts, which a test compares with it.';

revoke all
  on function private.ride_fare(private.ride_cards, integer, integer, timestamp
    with time zone, integer, integer, integer)
  from public;
