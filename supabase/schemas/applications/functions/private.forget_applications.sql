create or replace function private.forget_applications (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from public.provider_applications as a where a.user_id = caller
$function$;

comment on function private.forget_applications(uuid) is 'Removes the applications of a closed account with their papers'' numbers; see trade_accounts.';

revoke all on function private.forget_applications(uuid) from public;
