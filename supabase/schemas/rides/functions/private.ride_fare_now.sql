create or replace function private.ride_fare_now (
  o public.enhanced_orders
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  ride private.rides;
  card private.ride_cards;
  metres integer := private.ride_metres(o);
  seconds integer;
  waited integer;
  minutes integer;
  fare jsonb;
begin
  select * into ride from private.rides as r where r.order_id = o.id;
  select * into card from private.ride_cards as c where c.id = ride.card_id;
  metres := coalesce(metres, ride.metres);
  select coalesce(sum(w.seconds) filter (where w.n > 1), 0), coalesce(sum(w.minutes), 0) into waited, minutes
  from private.ride_waiting(o) as w;
  seconds := case when ride.started_at is null then ride.seconds
    else greatest(extract(epoch from private.step_time() - ride.started_at)::integer - waited, 0) end;
  fare := private.ride_fare(card, metres, seconds, coalesce(ride.started_at, private.step_time()),
    (ride.fare ->> 'surge_bp')::integer, ride.extra_stops, ride.hours);
  return fare || private.ride_final(card, fare, (ride.fare ->> 'cap')::bigint,
    minutes::bigint * card.waiting_per_minute_paise)
    || jsonb_build_object('metres', metres, 'seconds', seconds, 'waited_minutes', minutes);
end
$function$;

comment on function private.ride_fare_now(public.enhanced_orders) is 'What a ride costs if it ends now: the fare of the way as it was driven, under the cap that was agreed last, with the waiting. cap is the row that takes off what is above it.';

revoke all on function private.ride_fare_now(public.enhanced_orders) from public;
