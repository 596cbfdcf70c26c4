create or replace function private.place_ride (
  o public.enhanced_orders,
  part jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  ride jsonb := part -> 'ride';
  card private.ride_cards;
  fare jsonb := part #> '{ride,fare}';
  job public.jobs;
  places jsonb := ride -> 'stops';
begin
  select * into card from private.ride_cards as c where c.id = (fare ->> 'card_id')::uuid;
  insert into private.rides (order_id, card_id, vehicle, mode, hours, metres, seconds, fare, extra_stops, rider_name,
    rider_phone, women_driver)
  values (o.id, card.id, ride ->> 'vehicle', ride ->> 'mode', (ride ->> 'hours')::smallint,
    (ride ->> 'metres')::integer, (ride ->> 'seconds')::integer, fare, (ride ->> 'extra_stops')::smallint,
    ride #>> '{rider,name}', ride #>> '{rider,phone}', ride ->> 'women_driver');
  perform private.add_share_of_rows(o.id, 'courier_payable', null, (private.ride_final(card, fare
      || jsonb_build_object('expected', fare -> 'cap'), (fare ->> 'cap')::bigint, 0) ->> 'driver')::bigint,
    array(select c.position from public.order_charges as c where c.order_id = o.id and c.code = 'ride_fare'),
    owner_role => 'driver');
  if private.charged(o.id, 'tip') > 0 then
    perform private.add_share_of_rows(o.id, 'courier_payable', null, private.charged(o.id, 'tip'),
      array(select c.position from public.order_charges as c where c.order_id = o.id and c.code = 'tip'),
      owner_role => 'driver');
  end if;
  -- A rental comes back to where it began unless it says otherwise.
  if jsonb_array_length(places) = 1 then places := places || places; end if;
  job := private.add_job(o, private.ride_job_stops(places, 1), (ride ->> 'driver_paise')::integer,
    (ride ->> 'metres')::integer, ride ->> 'vehicle');
  if ride ->> 'note' is not null then
    update public.enhanced_orders as e set instructions = ride ->> 'note' where e.id = o.id;
  end if;
  if o.scheduled_for is not null
      and o.scheduled_for - make_interval(secs => private.setting_int('ride_ahead_seconds')) > now() then
    perform private.set_reminder(o, 'search_ride',
      o.scheduled_for - make_interval(secs => private.setting_int('ride_ahead_seconds')));
    perform private.set_reminder(o, 'remind_ride',
      o.scheduled_for - make_interval(secs => private.setting_int('ride_reminder_seconds')));
  else
    perform private.begin_ride_search(o);
  end if;
end
$function$;

comment on function private.place_ride(public.enhanced_orders, jsonb) is 'A placed ride: the driver''s share of the cap, which becomes that of the fare at the end, the job, and the search, now or in time.';

revoke all on function private.place_ride(public.enhanced_orders, jsonb) from public;
