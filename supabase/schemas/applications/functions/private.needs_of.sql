create or replace function private.needs_of (
  a public.provider_applications
)
  returns SETOF private.role_requirements
  language sql
  stable
  set search_path to ''
  AS $function$
  select n.* from private.role_requirements as n join private.requirements as q using (requirement)
  where n.role = a.role and (a.renews is null or q.expires or q.may_change)
$function$;

revoke all on function private.needs_of(public.provider_applications) from public;
