create or replace function private.tell_of_cancellation (
  o public.enhanced_orders,
  refund bigint,
  credit bigint
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.notify_party(o, 'user',
    case when o.cancel_reason = 'payment_unconfirmed' and o.placed_at is null
      then case when (select t.in_cart from private.trades as t where t.trade = o.trade) then 'order_not_paid'
        else 'payment_not_made' end
      when exists (select from public.refunds as r where r.order_id = o.id and r.destination = 'source')
      then case when credit > 0 then 'order_cancelled_source_credit' else 'order_cancelled_source' end
      when credit > 0 then 'order_cancelled_credit' when o.kind = 'digital' and o.placed_at is not null
      then 'payment_failed'
      when refund > 0 then 'order_cancelled_refund' when not private.has_paid(o.id) then 'order_cancelled_cash'
        else 'order_cancelled' end,
    jsonb_build_object('amount', private.rupees(refund), 'amount_paise', refund, 'credit', private.rupees(credit),
      'credit_paise', credit));
end
$function$;

comment on function private.tell_of_cancellation(public.enhanced_orders, bigint, bigint) is
  'The customer''s one notice of an order that was cancelled: what is back in the wallet, that cash is not to be paid, what comes on top.';

revoke all on function private.tell_of_cancellation(public.enhanced_orders, bigint, bigint) from public;
