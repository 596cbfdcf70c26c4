create or replace function private.start_dispatch_now (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.start_dispatch(o) from public.enhanced_orders as o where o.id = start_dispatch_now.order_id
$function$;

revoke all on function private.start_dispatch_now(uuid, private.order_timers) from public;
