create or replace function private.forget_interest (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from public.service_interest as s where s.user_id = caller;
$function$;

comment on function private.forget_interest(uuid) is 'Removes the wishes of a closed account; see trade_accounts.';

revoke all on function private.forget_interest(uuid) from public;
