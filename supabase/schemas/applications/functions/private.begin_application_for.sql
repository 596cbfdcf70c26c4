create or replace function private.begin_application_for (
  caller uuid,
  wanted public.app_role
)
  returns uuid
  language plpgsql
  set search_path to ''
  AS $function$
declare
  begun uuid;
  ways text[];
begin
  if exists (select from public.user_roles as r where r.user_id = caller and r.role = wanted) then return null; end if;
  if private.role_was_revoked(caller, wanted) then
    perform private.refuse(403, 'role_revoked', 'The administration has closed this role for your account.');
  end if;
  select p.id into begun from public.provider_applications as p join private.applied_roles as r using (role)
  where p.user_id = caller and r.app_role = wanted and p.renews is null and not private.is_closed(p)
  order by p.updated_at desc, p.id limit 1;
  if found then return begun; end if;
  ways := array(select r.role from private.applied_roles as r where r.app_role = wanted and private.role_is_open(r));
  if cardinality(ways) > 1 then return null; end if;
  return private.open_application_of(caller, ways[1], null);
end
$function$;

comment on function private.begin_application_for(uuid, public.app_role) is 'The application of a caller who asks for a role: the one under way, or a new one where a single thing leads to that role. Null for whoever holds the role already, and where one first says for what, as a seller does. Gives nothing.';

revoke all on function private.begin_application_for(uuid, public.app_role) from public;
