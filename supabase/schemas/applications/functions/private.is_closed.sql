create or replace function private.is_closed (
  a public.provider_applications
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select a.state in ('approved', 'active', 'suspended', 'terminated', 'rejected', 'withdrawn')
$function$;

revoke all on function private.is_closed(public.provider_applications) from public;
