create or replace function public.ride_change_quote (
  order_id uuid,
  stops jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  ride private.rides;
  card private.ride_cards;
  asked jsonb;
  reached smallint;
  whole jsonb;
  later jsonb;
  way record;
  fare jsonb;
  change private.ride_changes;
begin
  perform private.bound(ride_change_quote.stops, 6000);
  asked := private.clean_ride_stops(ride_change_quote.stops);
  o := private.my_ride(ride_change_quote.order_id);
  perform private.require_open_ride(o);
  perform private.pace_ride_asks();
  select * into ride from private.rides as r where r.order_id = o.id;
  if ride.mode = 'rental' or jsonb_array_length(asked) < 2 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select * into card from private.ride_cards as c where c.id = ride.card_id;
  select greatest(1, coalesce(max(s.n) filter (where s.done_at is not null or s.arrived_at is not null), 0))
  into reached from private.job_of(o.id) as j join public.job_stops as s on s.job_id = j.id;
  later := (select jsonb_agg(e.s order by e.n) from jsonb_array_elements(asked) with ordinality as e (s, n)
    where e.n > reached);
  if later is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  select jsonb_agg(jsonb_build_object('lat', s.lat, 'lng', s.lng) order by s.n) || later into whole
  from private.job_of(o.id) as j join public.job_stops as s on s.job_id = j.id and s.n <= reached;
  select * into way from private.ride_way(whole, coalesce(ride.started_at, o.scheduled_for, now()));
  if way.metres > (case ride.mode when 'trip' then private.setting_int('ride_longest_trip_m') else 600000 end) then
    perform private.refuse(409, 'ride_too_far', 'That is too far for this ride.');
  end if;
  fare := private.ride_fare(card, way.metres, way.seconds, coalesce(ride.started_at, o.scheduled_for, now()),
    (ride.fare ->> 'surge_bp')::integer, jsonb_array_length(whole) - 2, ride.hours)
    || jsonb_build_object('card_id', card.id, 'is_night', ride.fare -> 'is_night');
  insert into private.ride_changes (order_id, stops, reached, metres, seconds, extra_stops, fare, expires_at)
  values (o.id, later, reached, way.metres, way.seconds, jsonb_array_length(whole) - 2, fare,
    now() + interval '5 minutes') returning * into change;
  return jsonb_build_object('change_id', change.id, 'metres', change.metres, 'seconds', change.seconds,
    'rows', private.ride_rows(fare, jsonb_build_object('tax', private.with_ride_tax((fare ->> 'expected')::bigint)
      - (fare ->> 'expected')::bigint)), 'expires_at', change.expires_at) || private.ride_range(fare);
end
$function$;

comment on function public.ride_change_quote(uuid, jsonb) is 'What a ride costs by another way, for its customer: the stops of the whole way, of which those that are reached stay as they are: {change_id, metres, seconds, expected_paise, from_paise, cap_paise, rows, expires_at}. Nothing changes before accept_ride_change. Refuses order_not_found, order_transition_not_allowed, ride_has_arrived, ride_too_far, request_invalid, place_invalid, too_many_quotes.';

revoke all on function public.ride_change_quote(uuid, jsonb) from public;

grant execute on function public.ride_change_quote(uuid, jsonb) to authenticated, postgres;
