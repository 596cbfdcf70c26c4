create or replace function private.undelivered_terms (
  o public.enhanced_orders
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  refund bigint := 0;
  loss bigint := 0;
begin
  if private.has_paid(o.id) and not private.waits_for_cash(o.id) then
    select private.undelivered_refund(o, coalesce(-sum((r).amount_paise), 0)::bigint) into refund
      from private.rows_of_refund(o.id, private.undelivered_lines(o)) as r;
  else
    refund := private.paid(o.id);
    if private.undeliverable_goes(o) = 'disposed' then loss := private.shared(o.id, 'vendor_payable'); end if;
  end if;
  return jsonb_build_object('allowed', true, 'refund_paise', refund,
    'charge_paise', private.paid(o.id) - refund,
    'compensation_paise', 0, 'credit_paise', 0, 'vendor_loss_paise', loss, 'free_until', null, 'fault', 'customer',
      'coupon_paise', 0);
end
$function$;

comment on function private.undelivered_terms(public.enhanced_orders) is 'What it costs that nobody took an order, in the form of cancellation_terms: charge_paise is what stays paid, refund_paise what goes back; vendor_loss_paise what the platform pays the vendor for food that cash was to pay for.';

revoke all on function private.undelivered_terms(public.enhanced_orders) from public;
