create or replace function private.cancellation_terms (
  o public.enhanced_orders,
  actor_role text,
  reason_code text default null::text
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  rule text := (select t.cancel from private.trades as t where t.trade = o.trade);
  terms jsonb;
begin
  execute format('select %s($1, $2, $3)', coalesce(rule, 'private.usual_cancellation')) into terms
    using o, actor_role, reason_code;
  return terms;
end
$function$;

comment on function private.cancellation_terms(public.enhanced_orders, text, text) is
  'What cancelling costs right now. Used by the preview and by the cancellation itself. compensation_paise: what of the charge goes to the vendor; credit_paise: what the customer''s wallet gets beside the refund, because somebody else is at fault; vendor_loss_paise: what the vendor gets for what is prepared already; coupon_paise: what the other orders of the checkout cost more, because the customer takes away what the coupon''s minimum needs.';

revoke all on function private.cancellation_terms(public.enhanced_orders, text, text) from public;
