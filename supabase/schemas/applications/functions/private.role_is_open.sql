create or replace function private.role_is_open (
  r private.applied_roles
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select r.begin is not null and (r.trade is null or exists (select from private.trades as t where t.trade = r.trade))
$function$;

revoke all on function private.role_is_open(private.applied_roles) from public;
