create or replace function private.had_by_dispute (
  provider_payment_id text
)
  returns bigint
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce((select p.lost_paise from private.gateway_payments as p
    where p.provider_payment_id = had_by_dispute.provider_payment_id), 0)
$function$;

comment on function private.had_by_dispute(text) is 'What of a payment whoever paid it has back by a lost dispute, and no refund was paid by yet.';

revoke all on function private.had_by_dispute(text) from public;
