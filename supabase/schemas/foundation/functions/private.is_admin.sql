create or replace function private.is_admin()
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.has_role('admin')
$function$;

revoke all on function private.is_admin() from public;

grant execute on function private.is_admin() to anon, authenticated, postgres, service_role;
