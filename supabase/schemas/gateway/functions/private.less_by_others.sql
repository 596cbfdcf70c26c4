create or replace function private.less_by_others (
  r private.gateway_refunds,
  returned bigint,
  why text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  had bigint;
  whole bigint := r.amount_paise;
  apart private.gateway_refunds;
begin
  r := private.less_by_dispute(r);
  if r.state = 'processed' then return; end if;
  -- The gateway is asked anew for another sum.
  update private.gateway_refunds as g set next_at = now(), attempts = 0,
    key = 'r' || replace(gen_random_uuid()::text, '-', '') where g.id = r.id and r.amount_paise < whole;
  had := least(r.amount_paise, returned - (select coalesce(sum(g.amount_paise), 0) from private.gateway_refunds as g
    where g.provider_payment_id = r.provider_payment_id and g.state = 'processed' and g.provider_refund_id is null
      and g.reason is distinct from 'dispute_lost'));
  if had <= 0 then return; end if;
  if had = r.amount_paise then
    perform private.end_gateway_refund(r, 'processed', why);
    return;
  end if;
  update private.gateway_refunds as g set amount_paise = r.amount_paise - had, next_at = now(), attempts = 0,
    key = 'r' || replace(gen_random_uuid()::text, '-', '') where g.id = r.id;
  insert into private.gateway_refunds (provider_payment_id, user_id, amount_paise, currency)
  values (r.provider_payment_id, r.user_id, had, r.currency) returning * into apart;
  perform private.end_gateway_refund(apart, 'processed', why);
end
$function$;

comment on function private.less_by_others(private.gateway_refunds, bigint, text) is 'The gateway has less left than a refund asks for: what others have given back of the payment, in paise, or a bank has taken, the payer has already. It is taken off once, and only the rest is asked for.';

revoke all on function private.less_by_others(private.gateway_refunds, bigint, text) from public;
