create or replace function private.return_payment (
  paid private.gateway_payments,
  customer uuid,
  amount bigint
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  insert into private.gateway_refunds (provider_payment_id, user_id, amount_paise, currency)
  values (paid.provider_payment_id, customer, amount, paid.currency);
  -- What is not rupees has no place in the books, and goes back as it came.
  if paid.currency = 'INR' then
    perform private.post('payment_returned', null, 'returned:' || paid.provider_payment_id, array[
      (null, 'gateway_clearing', -amount)::private.movement, (null, 'refund_clearing', amount)::private.movement]);
    perform private.notify(customer, 'payment_returned', jsonb_build_object('amount', private.rupees(amount),
      'amount_paise', amount), '/wallet');
  end if;
end
$function$;

comment on function private.return_payment(private.gateway_payments, uuid, bigint) is
  'Books money that came for no order, and sends it back: another sum than was asked for, or a second time.';

revoke all on function private.return_payment(private.gateway_payments, uuid, bigint) from public;
