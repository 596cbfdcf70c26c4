create or replace function private.set_payment_worker (
  url text,
  secret text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.set_called_function('payment-worker', url, secret, 'gateway_enabled')
$function$;

comment on function private.set_payment_worker(text, text) is 'Switches payments through the gateway on (docs/operations/payments.md).';

revoke all on function private.set_payment_worker(text, text) from public;
