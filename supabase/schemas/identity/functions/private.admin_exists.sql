create or replace function private.admin_exists()
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from public.user_roles as r where r.role = 'admin')
$function$;

revoke all on function private.admin_exists() from public;
