create or replace function public.assign_additional_role (
  target_user_id uuid,
  new_role public.app_role
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  if not private.is_admin() then
    if target_user_id is distinct from caller or new_role not in ('vendor', 'delivery') then
      perform private.refuse(403, 'role_not_self_assignable',
        'Admin access requires approval. Please contact support.');
    end if;
    return private.begin_application_for(caller, new_role);
  end if;
  if not exists (select from auth.users as u where u.id = target_user_id) then
    perform private.refuse(404, 'user_not_found', 'There is no such account.');
  end if;
  insert into public.user_roles (user_id, role, granted_by) values (target_user_id, new_role, caller)
  on conflict do nothing;
  perform private.audit('assign_role', 'user', target_user_id::text, null, jsonb_build_object('role', new_role));
  return null;
end
$function$;

comment on function public.assign_additional_role(uuid, public.app_role) is 'For oneself it opens the application that leads to the role vendor or delivery, and gives nothing: its id, or null where one first says for what (private.begin_application_for). Administrators give any role to anybody. Refuses role_not_self_assignable, role_revoked, trade_not_open, too_many_applications, user_not_found.';

revoke all on function public.assign_additional_role(uuid, public.app_role) from public;

grant execute on function public.assign_additional_role(uuid, public.app_role) to authenticated, postgres;
