create or replace function private.close_return_window (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.settle_after_returns(o) from public.enhanced_orders as o where o.id = close_return_window.order_id
$function$;

revoke all on function private.close_return_window(uuid, private.order_timers) from public;
