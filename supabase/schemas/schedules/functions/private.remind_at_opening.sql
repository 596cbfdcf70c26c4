create or replace function private.remind_at_opening (
  o public.enhanced_orders
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.set_reminder(o, 'remind_opening', private.takes_orders_from(v, now())) from public.vendors as v
  where v.id = o.vendor_id and o.scheduled_for is not null
$function$;

comment on function private.remind_at_opening(public.enhanced_orders) is 'A vendor that is closed when an order for later comes in is told again at the opening.';

revoke all on function private.remind_at_opening(public.enhanced_orders) from public;
