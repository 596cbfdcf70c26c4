create or replace function public.ride_fare (
  order_id uuid
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
  fare jsonb;
begin
  perform private.require_job(ride_fare.order_id);
  select * into o from public.enhanced_orders as e where e.id = ride_fare.order_id;
  select * into ride from private.rides as r where r.order_id = o.id;
  if ride.order_id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if ride.fixed_at is not null then
    return jsonb_build_object('fixed', true, 'rows', private.ride_final_rows(o), 'total_paise',
      o.total_paise - o.refund_paise, 'collect_paise', private.cash_due(o.id),
      'driver_paise', private.shared(o.id, 'courier_payable'));
  end if;
  fare := private.ride_fare_now(o);
  return jsonb_build_object('fixed', false, 'rows', private.ride_rows(fare, jsonb_build_object('cap',
      (fare ->> 'cap')::bigint, 'waiting', (fare ->> 'waiting')::bigint, 'toll', private.charged(o.id, 'toll'),
      'tax', private.with_ride_tax((fare ->> 'fare')::bigint + (fare ->> 'waiting')::bigint)
        - (fare ->> 'fare')::bigint - (fare ->> 'waiting')::bigint)),
    'total_paise', private.with_ride_tax((fare ->> 'fare')::bigint + (fare ->> 'waiting')::bigint)
      + private.charged(o.id, 'toll'), 'collect_paise', null,
    'driver_paise', (fare ->> 'driver')::bigint + private.charged(o.id, 'toll'));
end
$function$;

comment on function public.ride_fare(uuid) is 'What a ride costs, for its driver: {fixed (from the arrival at the last stop on; before it is what it would cost now), rows: [{code, amount_paise}], total_paise, collect_paise (in cash; null before), driver_paise}. Refuses order_not_found.';

revoke all on function public.ride_fare(uuid) from public;

grant execute on function public.ride_fare(uuid) to authenticated, postgres;
