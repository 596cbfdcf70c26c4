create or replace function private.send_back_unknown (
  found private.provider_payments
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  back bigint := (select coalesce(sum(r.amount_paise), 0) from private.provider_refunds as r
    where r.provider_payment_id = found.provider_payment_id and r.status <> 'failed');
begin
  insert into private.gateway_payments (provider_payment_id, amount_paise, currency, method, state, problem,
    captured_at, found_refunds_paise)
  values (found.provider_payment_id, found.amount_paise, found.currency, found.method, 'captured', 'unknown_order',
    now(), back);
  insert into private.gateway_refunds (provider_payment_id, amount_paise, currency)
  values (found.provider_payment_id, found.amount_paise - back, found.currency);
  if found.currency = 'INR' then
    perform private.post('payment_returned', null, 'returned:' || found.provider_payment_id, array[
      (null, 'gateway_clearing', back - found.amount_paise)::private.movement,
      (null, 'refund_clearing', found.amount_paise - back)::private.movement]);
  end if;
end
$function$;

comment on function private.send_back_unknown(private.provider_payments) is 'Books money that came for nothing that is known here, and sends back what has not gone back already.';

revoke all on function private.send_back_unknown(private.provider_payments) from public;
