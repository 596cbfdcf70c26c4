create or replace function private.topup_offered()
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.setting('wallet_topup_enabled') = 'true' and private.setting('gateway_enabled') = 'true'
$function$;

comment on function private.topup_offered() is 'Whether customers can add money to their wallets.';

revoke all on function private.topup_offered() from public;
