create or replace function private.may_claim_credit (
  customer uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select count(*) < private.setting_int('own_cancellation_credits') from public.enhanced_orders as o
  where o.user_id = may_claim_credit.customer and o.cancelled_by = 'user' and o.credit_paise > 0
    and o.status_since > now() - interval '30 days'
$function$;

comment on function private.may_claim_credit(uuid) is 'Whether a customer who cancels for somebody else''s fault is credited once more: ordering where no courier comes must not pay.';

revoke all on function private.may_claim_credit(uuid) from public;
