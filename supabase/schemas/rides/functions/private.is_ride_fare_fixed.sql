create or replace function private.is_ride_fare_fixed (
  o public.enhanced_orders
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select not exists (select from private.rides as r where r.order_id = o.id and r.fixed_at is null)
$function$;

comment on function private.is_ride_fare_fixed(public.enhanced_orders) is 'Whether what a ride costs stands, which it does from arriving at the last stop on. A guard.';

revoke all on function private.is_ride_fare_fixed(public.enhanced_orders) from public;
