create or replace function private.forget_policies (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select null::void where false
$function$;

comment on function private.forget_policies(uuid) is 'Removes nothing: that an account agreed, and when, is proof that stays without a name. See trade_accounts.';

revoke all on function private.forget_policies(uuid) from public;
