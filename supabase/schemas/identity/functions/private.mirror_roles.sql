create or replace function private.mirror_roles()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  whose uuid := coalesce(new.user_id, old.user_id);
  held text[];
begin
  select array_agg(r.role::text order by array_position(
    array['admin', 'vendor', 'delivery', 'franchise', 'doctor', 'hospital', 'user'], r.role::text))
  into held from public.user_roles as r where r.user_id = whose;
  update auth.users as u set raw_app_meta_data = coalesce(u.raw_app_meta_data, '{}'::jsonb)
    || jsonb_build_object('role', coalesce(held[1], 'user'), 'roles', to_jsonb(coalesce(held, array['user'])))
  where u.id = whose;
  return null;
end
$function$;

comment on function private.mirror_roles() is 'Copies roles into the app metadata for the role switcher only; policies never read it (Spec §2 Role-mode switcher).';

revoke all on function private.mirror_roles() from public;
