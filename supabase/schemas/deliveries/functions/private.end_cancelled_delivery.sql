create or replace function private.end_cancelled_delivery (
  o public.enhanced_orders,
  was public.order_status
)
  returns public.enhanced_orders
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if o.cancel_reason is distinct from 'nobody_at_door' then return private.unwind_order(o, was); end if;
  if was not in ('out_for_delivery', 'on_way') then perform private.refuse(400, 'reason_invalid',
    'Please choose a reason.'); end if;
  return private.end_undelivered(o, was);
end
$function$;

comment on function private.end_cancelled_delivery(public.enhanced_orders, public.order_status) is
  'Ends a delivery by its reason: an effect of order_effects.';

revoke all on function private.end_cancelled_delivery(public.enhanced_orders, public.order_status) from public;
