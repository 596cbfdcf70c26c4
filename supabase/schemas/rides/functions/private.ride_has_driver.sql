create or replace function private.ride_has_driver (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update private.order_timers as t set done_at = now()
  where t.order_id = o.id and t.action = 'end_ride_search' and t.done_at is null
$function$;

revoke all on function private.ride_has_driver(public.enhanced_orders, public.order_status) from public;
