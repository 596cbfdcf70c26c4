create or replace function private.remind_vendor (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.notify_party(o, 'vendor', 'vendor_order_due', private.slot_words(o)), private.announce_order(o)
  from public.enhanced_orders as o where o.id = remind_vendor.order_id and o.status = 'confirmed'
$function$;

revoke all on function private.remind_vendor(uuid, private.order_timers) from public;
