create or replace function public.preview_cancellation (
  order_id uuid,
  reason_code text default null::text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  parts text[];
begin
  perform private.require_user();
  select * into o from public.enhanced_orders as e where e.id = preview_cancellation.order_id;
  parts := private.party_roles(o.id);
  if cardinality(parts) = 0 then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return private.cancellation_terms(o, parts[1], preview_cancellation.reason_code);
end
$function$;

comment on function public.preview_cancellation(uuid, text) is 'What cancelling would cost the customer at this moment: {allowed, charge_paise, refund_paise, compensation_paise, credit_paise, vendor_loss_paise, free_until, fault, coupon_paise}, as private.cancellation_terms says; a reason decides who is at fault. coupon_paise is a discount that other orders of the checkout lose with it, taken from the refund or added to the cash on delivery.';

revoke all on function public.preview_cancellation(uuid, text) from public;

grant execute on function public.preview_cancellation(uuid, text) to authenticated, postgres;
