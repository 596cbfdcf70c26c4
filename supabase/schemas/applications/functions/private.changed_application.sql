create or replace function private.changed_application (
  a public.provider_applications
)
  returns integer
  language sql
  set search_path to ''
  AS $function$
  update public.provider_applications as p set version = p.version + 1, updated_at = now() where p.id = a.id
  returning p.version
$function$;

revoke all on function private.changed_application(public.provider_applications) from public;
