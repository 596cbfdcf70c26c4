create or replace function private.referral_order_pays (
  o public.enhanced_orders,
  minimum integer
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(sum(coalesce(c.gross_paise, c.amount_paise)), 0) >= minimum
  from public.order_charges as c join public.charge_codes as k on k.code = c.code
  where c.order_id = o.id and k.nature in ('goods', 'discount')
$function$;

comment on function private.referral_order_pays(public.enhanced_orders, integer) is 'Whether what remains paid of an order''s goods, after discounts and refunds, is enough for an invitation.';

revoke all on function private.referral_order_pays(public.enhanced_orders, integer) from public;
