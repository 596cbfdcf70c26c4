create or replace function private.forget_areas (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from public.area_interest as a where a.user_id = caller;
$function$;

comment on function private.forget_areas(uuid) is 'Removes the wishes of a closed account; see trade_accounts.';

revoke all on function private.forget_areas(uuid) from public;
