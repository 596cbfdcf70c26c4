create or replace function private.role_was_revoked (
  user_id uuid,
  role public.app_role
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce((select a.action = 'revoke_role' from public.audit_log as a
    where a.subject_type = 'user' and a.subject_id = role_was_revoked.user_id::text
      and (a.action = 'revoke_role' and a.before ->> 'role' = role_was_revoked.role::text
        or a.action = 'assign_role' and a.after ->> 'role' = role_was_revoked.role::text)
    order by a.id desc limit 1), false)
$function$;

comment on function private.role_was_revoked(uuid, public.app_role) is 'Whether the administration took a role from somebody: neither they nor a business give it back.';

revoke all on function private.role_was_revoked(uuid, public.app_role) from public;
