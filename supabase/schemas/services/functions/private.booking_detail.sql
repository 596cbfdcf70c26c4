create or replace function private.booking_detail (
  o public.enhanced_orders,
  viewer text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('booking', jsonb_build_object('id', b.id, 'state', b.state, 'starts_at', b.starts_at,
    'ends_at', b.ends_at, 'version', b.version, 'series_id', b.series_id, 'steps', private.booking_steps(b.id),
    'moved', private.last_move(o), 'cancelling', private.cancelling_by_time(o),
    'horizon_days', (private.start_rules_of(b.vendor_id)).horizon_days,
    'warranty_until', case when o.status = 'delivered' then private.warranty_until(o) end, 'rework_of', b.rework_of,
    'series', private.place_in_series(b), 'package', private.package_used_by(o.id),
    'began_at', (select max(e.at) from public.order_events as e where e.order_id = o.id
      and e.to_status = 'in_progress'),
    -- Whoever comes to the door is told where it is, from the yes until the work is done.
    'address', case when viewer = 'vendor' and o.status in ('confirmed', 'on_way', 'in_progress') then o.address end,
    'people_to_rate', case when viewer = 'customer' then private.people_to_rate(o) end)
    || private.absence_of(b))
  from public.bookings as b where b.order_id = o.id
$function$;

comment on function private.booking_detail(public.enhanced_orders, text) is 'The time of an order, who has which step and whoever of them is away, how it was last moved, what cancelling will cost and until which day the work is under warranty, for everybody who takes part; to the vendor the address of a visit that is to come or under way, to the customer whom they may rate once it is done.';

revoke all on function private.booking_detail(public.enhanced_orders, text) from public;
