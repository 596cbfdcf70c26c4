create or replace function private.forget_business_requests (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from public.business_requests as b where b.user_id = caller
$function$;

comment on function private.forget_business_requests(uuid) is 'Removes the requests of a closed account; see trade_accounts.';

revoke all on function private.forget_business_requests(uuid) from public;
