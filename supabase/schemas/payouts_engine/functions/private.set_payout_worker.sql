create or replace function private.set_payout_worker (
  url text,
  secret text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.set_called_function('payout-worker', url, secret, 'payouts_enabled')
$function$;

comment on function private.set_payout_worker(text, text) is 'Switches payouts through the payout service on (docs/operations/payouts.md).';

revoke all on function private.set_payout_worker(text, text) from public;
