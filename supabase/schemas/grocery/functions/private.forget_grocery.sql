create or replace function private.forget_grocery (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from public.substitution_choices as c where c.user_id = caller
$function$;

comment on function private.forget_grocery(uuid) is 'Removes what somebody preferred; see trade_accounts.';

revoke all on function private.forget_grocery(uuid) from public;
