create or replace function private.begin_ride (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update private.rides as r set started_at = private.step_time() where r.order_id = o.id
$function$;

revoke all on function private.begin_ride(public.enhanced_orders, public.order_status) from public;
