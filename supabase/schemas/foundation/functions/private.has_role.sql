create or replace function private.has_role (
  role public.app_role
)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return exists (select from public.user_roles as r where r.user_id = (select auth.uid()) and r.role = has_role.role);
end
$function$;

revoke all on function private.has_role(public.app_role) from public;
