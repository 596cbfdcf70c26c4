create or replace function private.price_ride (
  caller uuid,
  request jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  plan jsonb := private.ride_plan(request);
  problems jsonb := plan -> 'problems';
  fare jsonb := case when jsonb_array_length(problems) = 0 then private.ride_offer(plan, request ->> 'vehicle') end;
  starts_at timestamptz := (plan ->> 'starts_at')::timestamptz;
  driver bigint;
begin
  if fare is null and jsonb_array_length(problems) = 0 then
    problems := problems || private.problem('vehicle_unavailable');
  end if;
  if fare is null then
    return jsonb_build_object('problems', problems, 'address', null, 'orders', '[]'::jsonb);
  end if;
  driver := (private.ride_final((select c from private.ride_cards as c where c.id = (fare ->> 'card_id')::uuid),
    fare, (fare ->> 'cap')::bigint, 0) ->> 'driver')::bigint;
  return jsonb_build_object('problems', problems, 'address', null, 'orders', jsonb_build_array(jsonb_strip_nulls(
    jsonb_build_object('trade', 'ride', 'kind', 'ride', 'category', 'rides', 'vendor_name', 'Ride',
      'region_id', plan -> 'region_id', 'lines', '[]'::jsonb, 'distance_m', plan -> 'metres',
      'minutes_min', ceil((plan ->> 'seconds')::numeric / 60) + 5,
      'minutes_max', ceil((plan ->> 'seconds')::numeric / 60) + 20,
      'starts_at', starts_at, 'ends_at', starts_at + make_interval(secs => (plan ->> 'seconds')::integer),
      -- The most it can cost is paid or promised now; what it costs less comes back at the end.
      'charges', private.charge('ride_fare', (fare ->> 'cap')::bigint),
      'ride', jsonb_build_object('vehicle', request -> 'vehicle', 'mode', plan -> 'mode', 'hours', plan -> 'hours',
        'stops', request -> 'stops', 'extra_stops', plan -> 'stops', 'metres', plan -> 'metres', 'seconds',
        plan -> 'seconds', 'fare', fare, 'range', private.ride_range(fare), 'rows', private.ride_rows(fare,
          jsonb_build_object('tax', private.with_ride_tax((fare ->> 'expected')::bigint)
            - (fare ->> 'expected')::bigint)),
        'driver_paise', driver, 'rider', request -> 'rider', 'women_driver', request -> 'women_driver',
        'note', request -> 'note')))));
end
$function$;

comment on function private.price_ride(uuid, jsonb) is 'What a ride costs, as private.trades.price returns it: its charge is the cap; the part''s ride has the range with tax and the rows of what is expected.';

revoke all on function private.price_ride(uuid, jsonb) from public;
