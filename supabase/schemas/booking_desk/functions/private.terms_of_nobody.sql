create or replace function private.terms_of_nobody (
  o public.enhanced_orders
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.usual_cancellation(o, 'vendor', 'professional_absent') || jsonb_build_object('credit_paise',
    case when private.may_claim_credit(o.user_id)
      then (private.usual_cancellation(o, 'vendor', 'customer_absent') ->> 'charge_paise')::bigint else 0 end)
$function$;

comment on function private.terms_of_nobody(public.enhanced_orders) is 'What a business owes whose professional did not come: the money back, and what the customer would have paid for not coming, as often as a customer may claim.';

revoke all on function private.terms_of_nobody(public.enhanced_orders) from public;
