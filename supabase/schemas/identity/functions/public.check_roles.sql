create or replace function public.check_roles()
  returns table (
    role public.app_role,
    granted boolean
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_user();
  return query select r.role, private.has_role(r.role) from unnest(enum_range(null::public.app_role)) as r (role);
end
$function$;

comment on function public.check_roles() is 'What the policies return to the caller for every role right now (Spec §2 /role-test).';

revoke all on function public.check_roles() from public;

grant execute on function public.check_roles() to authenticated, postgres;
