create or replace function private.require_role (
  role public.app_role
)
  returns uuid
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  if not private.has_role(role) then
    perform private.refuse(403, 'role_required', 'Your account may not do this.', jsonb_build_object('role', role));
  end if;
  return caller;
end
$function$;

revoke all on function private.require_role(public.app_role) from public;
