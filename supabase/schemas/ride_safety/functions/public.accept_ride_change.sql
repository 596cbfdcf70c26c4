create or replace function public.accept_ride_change (
  change_id uuid,
  idempotency_key text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  result jsonb;
  change private.ride_changes;
  o public.enhanced_orders;
  ride private.rides;
  card private.ride_cards;
  job public.jobs;
  more bigint;
begin
  result := private.claim_idempotency(caller, accept_ride_change.idempotency_key, 'accept_ride_change');
  if result is not null then return result; end if;
  select * into change from private.ride_changes as c where c.id = accept_ride_change.change_id;
  o := private.my_ride(change.order_id);
  select * into change from private.ride_changes as c where c.id = accept_ride_change.change_id for no key update;
  if change.accepted_at is null then
    perform private.require_open_ride(o);
    select * into job from private.job_of(o.id);
    if change.expires_at <= now() or change.reached <> greatest(1, coalesce((select max(s.n)
        from public.job_stops as s where s.job_id = job.id and (s.done_at is not null or s.arrived_at is not null)),
          0)) then
      perform private.refuse(409, 'ride_change_expired', 'This price is too old. Please ask for it again.');
    end if;
    select * into ride from private.rides as r where r.order_id = o.id;
    select * into card from private.ride_cards as c where c.id = ride.card_id;
    more := (change.fare ->> 'cap')::bigint - (select coalesce(sum(k.amount_paise - k.refunded_paise), 0)
      from private.charges_left(o.id) as k where k.code = 'ride_fare');
    if more > 0 then
      perform private.charge_more_of_ride(o, jsonb_build_array(jsonb_build_object('code', 'ride_fare',
        'amount_paise', more, 'tax_class', 'passenger_transport')), private.with_ride_tax(more), 'Another way',
        'ride-change:' || change.id);
    end if;
    update private.rides as r set metres = change.metres, seconds = change.seconds, fare = change.fare,
      extra_stops = change.extra_stops where r.order_id = o.id;
    delete from public.job_stops as s where s.job_id = job.id and s.n > change.reached;
    insert into public.job_stops (job_id, n, what, lat, lng, address, landmark)
    select job.id, change.reached + s.n, s.stop ->> 'what', (s.stop ->> 'lat')::double precision,
      (s.stop ->> 'lng')::double precision, s.stop ->> 'address', s.stop ->> 'landmark'
    from jsonb_array_elements(private.ride_job_stops(change.stops, change.reached + 1))
      with ordinality as s (stop, n);
    perform private.set_driver_share(o.id, (private.ride_final(card, change.fare || jsonb_build_object('expected',
      change.fare -> 'cap'), (change.fare ->> 'cap')::bigint, 0) ->> 'driver')::bigint);
    update public.jobs as j set distance_m = change.metres, pay_paise = (private.ride_final(card, change.fare,
      (change.fare ->> 'cap')::bigint, 0) ->> 'driver')::integer where j.id = job.id;
    update private.ride_changes as c set accepted_at = now() where c.id = change.id;
    select * into o from public.enhanced_orders as e where e.id = o.id;
    o := private.note_event(o, caller, 'user', 'ride_changed');
    perform private.announce_detail(o);
    perform private.tell_performer(o.id);
    perform private.notify_party(o, 'driver', 'ride_changed');
  end if;
  result := private.ride_range(change.fare) || jsonb_build_object('order_id', o.id, 'change_id', change.id);
  perform private.keep_result(caller, accept_ride_change.idempotency_key, result);
  return result;
end
$function$;

comment on function public.accept_ride_change(uuid, text) is 'The customer takes another way at the price that ride_change_quote said, once per key: its cap is the one that holds. What it can cost more is paid from the wallet, or to the driver where that does not cover it. Refuses order_not_found, order_transition_not_allowed, ride_has_arrived, ride_change_expired.';

revoke all on function public.accept_ride_change(uuid, text) from public;

grant execute on function public.accept_ride_change(uuid, text) to authenticated, postgres;
