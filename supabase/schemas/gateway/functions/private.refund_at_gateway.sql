create or replace function private.refund_at_gateway()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  asked private.gateway_refunds;
begin
  insert into private.gateway_refunds (provider_payment_id, refund_id, user_id, amount_paise)
  select p.provider_payment_id, new.id, new.user_id, new.amount_paise from public.payments as p
  where p.id = new.payment_id and p.provider_payment_id is not null
    and exists (select from private.gateway_payments as g where g.provider_payment_id = p.provider_payment_id)
  returning * into asked;
  perform private.less_by_dispute(asked);
  return null;
end
$function$;

comment on function private.refund_at_gateway() is 'What goes back the way it came is asked of the gateway, but for what a bank took back by a dispute.';

revoke all on function private.refund_at_gateway() from public;
