create or replace function private.is_rider_absent (
  o public.enhanced_orders
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from private.rides as r join private.ride_cards as c on c.id = r.card_id
    where r.order_id = o.id
      and private.ride_waits_since(o) + make_interval(secs => c.free_seconds) <= now())
$function$;

comment on function private.is_rider_absent(public.enhanced_orders) is 'Whether a driver has waited at the start for as long as waiting is free: then they may end the ride. A guard.';

revoke all on function private.is_rider_absent(public.enhanced_orders) from public;
