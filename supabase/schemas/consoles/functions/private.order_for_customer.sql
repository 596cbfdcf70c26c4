create or replace function private.order_for_customer (
  o public.enhanced_orders
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select to_jsonb(shown) from (select o.id, o.order_number, o.kind, o.trade, o.category, o.vendor_id, o.vendor_name,
    o.checkout_id, o.status, o.discount_paise, o.total_paise, o.total_amount, o.discount_amount,
    private.bill(o.id) as charges, private.refunded_bill(o.id) as refunds, o.items, o.promo_code,
    o.payment_method, o.payment_status, private.payment_parts(o.id) as payments, o.cash_change_for_paise, o.address,
    o.scheduled_for, o.instructions, o.distance_m, o.prep_minutes, o.accept_by, o.promised_min_at, o.promised_max_at,
    o.cancel_reason, o.cancelled_by, o.charge_paise, o.refund_paise, o.credit_paise, o.last_seq, o.status_since,
    o.created_at, o.updated_at,
    private.change_until(o) as change_until, private.gift_of(o.checkout_id) as gift) as shown
$function$;

comment on function private.order_for_customer(public.enhanced_orders) is 'An order as its customer may see it: columns are listed, so that a new one stays hidden until it is added here.';

revoke all on function private.order_for_customer(public.enhanced_orders) from public;
