create or replace function private.ride_sos_of (
  o public.enhanced_orders
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', s.id, 'at', s.at, 'acknowledged_at', s.acknowledged_at)
  from private.sos_calls as s where s.order_id = o.id and s.role = 'user' order by s.at desc limit 1
$function$;

revoke all on function private.ride_sos_of(public.enhanced_orders) from public;
