create or replace function private.refunds_for_vendor (
  order_id uuid
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (select jsonb_agg(jsonb_build_object('reason_code', r.reason_code, 'amount_paise', r.amount_paise,
    'loss_paise', r.loss_paise, 'at', r.created_at)
    order by r.id) from private.vendor_refunds as r where r.order_id = refunds_for_vendor.order_id);
end
$function$;

comment on function private.refunds_for_vendor(uuid) is 'What of an order was refunded at its vendor''s cost: [{reason_code, amount_paise, loss_paise, at}], the oldest first; null where nothing was.';

revoke all on function private.refunds_for_vendor(uuid) from public;
