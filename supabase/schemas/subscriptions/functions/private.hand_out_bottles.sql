create or replace function private.hand_out_bottles (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update public.subscriptions as s set bottles_out = s.bottles_out + d.quantity
  from public.subscription_days as d where d.order_id = o.id and d.deposit_paise > 0 and s.id = d.subscription_id
$function$;

comment on function private.hand_out_bottles(public.enhanced_orders, public.order_status) is
  'The bottles of a delivery are with the customer.';

revoke all on function private.hand_out_bottles(public.enhanced_orders, public.order_status) from public;
