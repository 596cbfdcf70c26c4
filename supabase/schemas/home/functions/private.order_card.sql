create or replace function private.order_card (
  o public.enhanced_orders
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return jsonb_build_object('id', o.id, 'order_number', o.order_number, 'kind', o.kind, 'trade', o.trade,
    'status', o.status,
    'vendor_id', o.vendor_id, 'vendor_name', o.vendor_name, 'items', o.items, 'total_paise', o.total_paise,
    'payment_method', o.payment_method, 'payment_status', o.payment_status, 'cancel_reason', o.cancel_reason,
    'status_since', o.status_since, 'created_at', o.created_at,
    'promised_max_at', private.arrives_at(o),
    'scheduled_for', o.scheduled_for);
end
$function$;

comment on function private.order_card(public.enhanced_orders) is 'An order as a customer''s lists show it, as events carry it too; promised_max_at is when it arrives by its tracking.';

revoke all on function private.order_card(public.enhanced_orders) from public;
