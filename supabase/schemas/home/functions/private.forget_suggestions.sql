create or replace function private.forget_suggestions (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from public.less_suggestions as l where l.user_id = caller;
$function$;

comment on function private.forget_suggestions(uuid) is 'Removes what a person did not want suggested; see trade_accounts.';

revoke all on function private.forget_suggestions(uuid) from public;
