create or replace function public.revoke_role (
  target_user_id uuid,
  role public.app_role,
  reason text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_role('admin');
  perform private.bound(revoke_role.reason, 2000);
  if revoke_role.role = 'user' then
    perform private.refuse(400, 'role_not_revocable', 'Everybody is a customer. This role cannot be taken away.');
  end if;
  if not exists (select from auth.users as u where u.id = target_user_id) then
    perform private.refuse(404, 'user_not_found', 'There is no such account.');
  end if;
  if revoke_role.role = 'admin' then
    -- One at a time, or two administrators could remove each other. After waiting, the caller's own role is checked
    -- again.
    perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
    perform private.require_role('admin');
    if not exists (select from public.user_roles as r where r.role = 'admin' and r.user_id <> target_user_id) then
      perform private.refuse(409, 'last_admin', 'This is the last administrator. Name another one first.');
    end if;
  end if;
  -- Recorded before the role is removed: administrators who revoke their own role still have it here.
  if exists (select from public.user_roles as r where r.user_id = target_user_id and r.role = revoke_role.role) then
    perform private.audit('revoke_role', 'user', target_user_id::text, jsonb_build_object('role', revoke_role.role),
      null,
      nullif(trim(revoke_role.reason), ''));
    delete from public.user_roles as r where r.user_id = target_user_id and r.role = revoke_role.role;
  end if;
end
$function$;

comment on function public.revoke_role(uuid, public.app_role, text) is 'Revokes a role, with a reason for the audit log; administrators only. Policies read the table, so it takes effect with the next statement. The last administrator stays.';

revoke all on function public.revoke_role(uuid, public.app_role, text) from public;

grant execute on function public.revoke_role(uuid, public.app_role, text) to authenticated, postgres;
