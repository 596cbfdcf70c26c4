create or replace function public.refund_order (
  order_id uuid,
  lines jsonb,
  reason_code text,
  note text,
  idempotency_key text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  o public.enhanced_orders;
  chosen jsonb;
  result jsonb;
begin
  perform private.bound(refund_order.note, 2000);
  result := private.claim_idempotency(caller, refund_order.idempotency_key, 'refund_order');
  if result is not null then return result; end if;
  perform private.lock_order(refund_order.order_id);
  o := private.order_to_refund(refund_order.order_id);
  chosen := private.lines_of_refund(o, refund_order.lines, refund_order.reason_code);
  result := jsonb_build_object('refund_paise', private.refund(o, chosen, refund_order.reason_code,
    (select case r.borne_by when 'platform' then 'platform' else 'customer' end from public.refund_reasons as r
      where r.code = refund_order.reason_code),
    'source', 'refund:' || caller || ':' || refund_order.idempotency_key));
  perform private.audit('refund_order', 'order', o.id::text, jsonb_build_object('refund_paise', o.refund_paise),
    result || jsonb_build_object('lines', chosen, 'reason', refund_order.reason_code), left(refund_order.note, 500));
  perform private.keep_result(caller, refund_order.idempotency_key, result);
  return result;
end
$function$;

comment on function public.refund_order(uuid, jsonb, text, text, text) is 'Refunds parts of charges to the customer''s wallet, once per key: lines [{position, amount_paise?}] of the order''s charges, taxes and the discount follow. Answers {refund_paise}. Administrators only; written to the audit log.';

revoke all on function public.refund_order(uuid, jsonb, text, text, text) from public;

grant execute on function public.refund_order(uuid, jsonb, text, text, text) to authenticated, postgres;
