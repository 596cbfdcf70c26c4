create or replace function private.tell_of_cancelled_delivery (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if o.cancel_reason is distinct from 'nobody_at_door' then return; end if;
  perform private.notify_party(o, 'user', case when not private.has_paid_money(o.id) and private.paid(o.id) = 0
      then 'order_undelivered_cash'
    when private.undeliverable_goes(o) = 'vendor' then 'order_undelivered_back' else 'order_undelivered_kept' end);
end
$function$;

comment on function private.tell_of_cancelled_delivery(public.enhanced_orders, public.order_status) is
  'One notice for the customer of an order that nobody took at the door: an effect of order_effects.';

revoke all
  on function private.tell_of_cancelled_delivery(public.enhanced_orders, public.order_status)
  from public;
