create or replace function private.remind_opening (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.notify_party(o, 'vendor', 'vendor_order_waiting', private.slot_words(o))
  from public.enhanced_orders as o where o.id = remind_opening.order_id and o.status = 'pending'
$function$;

revoke all on function private.remind_opening(uuid, private.order_timers) from public;
