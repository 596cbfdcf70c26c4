create or replace function private.note_vendor_refund (
  o public.enhanced_orders,
  reason_code text,
  amount bigint,
  loss bigint
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  -- What was not there when it was packed, and deposits of bottles, are no loss of what was sold.
  if o.vendor_id is null or note_vendor_refund.amount <= 0 or note_vendor_refund.loss <= 0
      or note_vendor_refund.reason_code in ('not_picked', 'bottles_returned') then return; end if;
  insert into private.vendor_refunds (order_id, vendor_id, reason_code, amount_paise, loss_paise)
  values (o.id, o.vendor_id, note_vendor_refund.reason_code, note_vendor_refund.amount, note_vendor_refund.loss);
  -- A return is decided by the vendor's own people, a missed delivery has a notice of its own.
  if exists (select from public.refund_reasons as r where r.code = note_vendor_refund.reason_code) then
    perform private.notify_party(o, 'vendor', 'vendor_order_refunded',
      jsonb_build_object('amount', private.rupees(note_vendor_refund.amount),
      'loss', private.rupees(note_vendor_refund.loss), 'reason_code', note_vendor_refund.reason_code));
  end if;
end
$function$;

comment on function private.note_vendor_refund(public.enhanced_orders, text, bigint, bigint) is
  'Keeps a refund that the order''s vendor bears, and tells the vendor of what help or an administrator decided. Amounts in paise.';

revoke all on function private.note_vendor_refund(public.enhanced_orders, text, bigint, bigint) from public;
