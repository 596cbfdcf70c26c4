create or replace function private.end_open_changes (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.withdraw_changes(o)
$function$;

comment on function private.end_open_changes(public.enhanced_orders, public.order_status) is
  'Nobody is asked about an order that is over.';

revoke all on function private.end_open_changes(public.enhanced_orders, public.order_status) from public;
