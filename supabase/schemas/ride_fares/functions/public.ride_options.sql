create or replace function public.ride_options (
  request jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  asked jsonb;
  plan jsonb;
  lat double precision;
  lng double precision;
begin
  perform private.bound(ride_options.request, 6000);
  if jsonb_typeof(ride_options.request) is distinct from 'object' or not private.is_bounded(ride_options.request) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  asked := private.clean_ride(ride_options.request);
  perform private.pace_ride_asks();
  plan := private.ride_plan(asked);
  lat := (asked #>> '{stops,0,lat}')::double precision;
  lng := (asked #>> '{stops,0,lng}')::double precision;
  return jsonb_build_object('metres', plan -> 'metres', 'seconds', plan -> 'seconds', 'polyline', null,
    'region_id', plan -> 'region_id', 'problems', plan -> 'problems', 'options', (
      select coalesce(jsonb_agg(jsonb_build_object('vehicle', v.vehicle, 'seats', v.seats,
        'rows', private.ride_rows(f.fare, jsonb_build_object('tax', private.with_ride_tax((f.fare ->> 'expected')
          ::bigint) - (f.fare ->> 'expected')::bigint)),
        'surge_bp', f.fare -> 'surge_bp', 'night', f.fare -> 'is_night',
        'waiting', jsonb_build_object('free_seconds', c.free_seconds, 'per_minute_paise',
          private.with_ride_tax(c.waiting_per_minute_paise)),
        'pickup_seconds', round(1.3 * d.metres * 60 / private.metres_a_minute()),
        'available', d.metres is not null or plan ->> 'starts_at' is not null)
        || private.ride_range(f.fare) order by v.position), '[]')
      from private.ride_vehicles as v cross join lateral (select private.ride_offer(plan, v.vehicle) as fare) as f
      join private.ride_cards as c on c.id = (f.fare ->> 'card_id')::uuid
      cross join lateral (select private.nearest_driver_m(v.vehicle, lat, lng) as metres) as d
      where jsonb_array_length(plan -> 'problems') = 0));
end
$function$;

comment on function public.ride_options(jsonb) is 'What a ride costs with each vehicle, with tax, for everybody: {metres, seconds, polyline, region_id, problems: [{code}], options: [{vehicle, seats, expected_paise, from_paise, cap_paise, rows: [{code, amount_paise}], surge_bp (10000 is once), night, waiting {free_seconds, per_minute_paise}, pickup_seconds (null: nobody near), available}]}. request: {stops: [{lat, lng, label, landmark?}] of two to five, at?, mode? (trip, rental, intercity), hours?}. Refuses request_invalid, place_invalid, too_many_quotes.';

revoke all on function public.ride_options(jsonb) from public;

grant execute on function public.ride_options(jsonb) to anon, authenticated, postgres;
