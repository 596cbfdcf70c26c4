create or replace function private.forget_resource_account (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from private.resource_accounts as a where a.user_id = caller
$function$;

comment on function private.forget_resource_account(uuid) is 'Takes the account from whom it was booked as; see trade_accounts.';

revoke all on function private.forget_resource_account(uuid) from public;
