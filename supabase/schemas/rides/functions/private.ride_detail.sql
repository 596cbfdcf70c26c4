create or replace function private.ride_detail (
  o public.enhanced_orders,
  viewer text
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('vehicle', r.vehicle, 'mode', r.mode, 'hours', r.hours, 'stops', private.ride_stops(o),
    'metres', r.metres, 'seconds', r.seconds, 'polyline', null, 'range', private.ride_range(r.fare),
    'rows', private.ride_rows(r.fare, jsonb_build_object('tax', private.with_ride_tax((r.fare ->> 'expected')::bigint)
      - (r.fare ->> 'expected')::bigint)),
    'surge_bp', r.fare -> 'surge_bp',
    'rider', case when r.rider_name is not null then jsonb_build_object('name', r.rider_name, 'phone', r.rider_phone)
      end,
    'women_driver', r.women_driver, 'scheduled_for', o.scheduled_for,
    'search_at', (select t.due_at from private.order_timers as t
      where t.order_id = o.id and t.action = 'search_ride' and t.done_at is null),
    'remind_at', (select t.due_at from private.order_timers as t
      where t.order_id = o.id and t.action = 'remind_ride' and t.done_at is null),
    'tip_paise', (select t.paise from private.ride_tips as t where t.order_id = o.id),
    'can_tip', viewer = 'customer' and private.can_tip(o),
    'start_code', case when viewer = 'customer' and o.status = 'confirmed' then (select h.code
      from private.handover_codes as h where h.order_id = o.id and h.purpose = 'start') end,
    'driver', private.ride_driver(o), 'waiting', private.ride_waiting_now(o),
    'tolls', (select coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'amount_paise', t.paise, 'at', t.at)
      order by t.at, t.id), '[]') from private.ride_tolls as t where t.order_id = o.id),
    'alerts', private.ride_alerts_of(o), 'sos', private.ride_sos_of(o), 'started_at', r.started_at,
    'ended_at', case when o.status = 'delivered' then o.status_since end, 'final_rows', private.ride_final_rows(o),
    'change', private.ride_change_of(o), 'lost_item', private.lost_item_of(o))
  from private.rides as r where r.order_id = o.id and viewer in ('customer', 'admin')
$function$;

comment on function private.ride_detail(public.enhanced_orders, text) is 'What only a ride knows of an order, for its customer and administrators: see docs/decisions/0139 for its shape. search_at and remind_at are when the search for the driver begins and when its customer is reminded, null once that has happened.';

revoke all on function private.ride_detail(public.enhanced_orders, text) from public;
