create or replace function private.fix_ride_fare (
  o public.enhanced_orders
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  card private.ride_cards;
  ended jsonb := private.ride_fare_now(o);
  waiting bigint := (ended ->> 'waiting')::bigint;
  for_waiting bigint;
  less bigint;
  rows jsonb := '[]';
  charge record;
  now_order public.enhanced_orders;
begin
  select c.* into card from private.ride_cards as c join private.rides as r on r.card_id = c.id
  where r.order_id = o.id;
  if waiting > 0 then
    for_waiting := waiting - floor(waiting::numeric * card.commission_bps / 10000);
    perform private.charge_more_of_ride(o, jsonb_build_array(jsonb_build_object('code', 'waiting', 'amount_paise',
      waiting, 'tax_class', 'passenger_transport', 'share', jsonb_build_object('account', 'courier_payable',
        'owner_role', 'driver', 'amount_paise', for_waiting))), private.with_ride_tax(waiting), 'Waiting',
      'ride-waiting');
  end if;
  less := (select coalesce(sum(k.amount_paise - k.refunded_paise), 0) from private.charges_left(o.id) as k
    where k.code = 'ride_fare') - (ended ->> 'fare')::bigint;
  for charge in select k.position, k.amount_paise - k.refunded_paise as paise from private.charges_left(o.id) as k
      where k.code = 'ride_fare' order by k.position desc loop
    exit when less <= 0;
    if least(charge.paise, less) > 0 then
      rows := rows || jsonb_build_object('position', charge.position, 'amount_paise', least(charge.paise, less));
    end if;
    less := less - charge.paise;
  end loop;
  if jsonb_array_length(rows) > 0 then
    select * into now_order from public.enhanced_orders as e where e.id = o.id;
    perform private.charge_less(now_order, rows, 'other', 'ride-fare:' || o.id);
    perform private.round_cash(o.id);
  end if;
  perform private.set_driver_share(o.id, (ended ->> 'driver')::bigint - coalesce(for_waiting, 0));
  update private.rides as r set fixed_at = now(), final = ended where r.order_id = o.id;
  -- What the driver's day says is what the ride has brought, not what was expected.
  update public.jobs as j set pay_paise = private.shared(o.id, 'courier_payable') - private.charged(o.id, 'tip')
  from private.job_of(o.id) as current where j.id = current.id;
  select * into now_order from public.enhanced_orders as e where e.id = o.id;
  perform private.announce_order(now_order);
  perform private.announce_detail(now_order);
  perform private.tell_performer(o.id);
end
$function$;

comment on function private.fix_ride_fare(public.enhanced_orders) is 'Makes a ride cost what it came to: what the cap was above it goes back, waiting is added, and the driver earns the share of the card of both. The caller holds the order.';

revoke all on function private.fix_ride_fare(public.enhanced_orders) from public;
