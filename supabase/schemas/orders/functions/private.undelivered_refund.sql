create or replace function private.undelivered_refund (
  o public.enhanced_orders,
  less bigint
)
  returns bigint
  language sql
  stable
  set search_path to ''
  AS $function$
  select greatest(private.paid(o.id) - (o.total_paise - o.refund_paise - less), 0)
$function$;

comment on function private.undelivered_refund(public.enhanced_orders, bigint) is 'What goes back of an order that nobody took, when that much of it is not charged: what was paid above the rest.';

revoke all on function private.undelivered_refund(public.enhanced_orders, bigint) from public;
