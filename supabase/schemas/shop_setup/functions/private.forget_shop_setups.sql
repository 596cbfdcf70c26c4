create or replace function private.forget_shop_setups (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from private.shop_setups as s using public.provider_applications as a
  where a.id = s.application_id and a.user_id = caller
$function$;

comment on function private.forget_shop_setups(uuid) is 'Removes what a closed account prepared; see trade_accounts.';

revoke all on function private.forget_shop_setups(uuid) from public;
