create or replace function private.lock_application (
  application_id uuid
)
  returns public.provider_applications
  language plpgsql
  set search_path to ''
  AS $function$
declare
  a public.provider_applications;
begin
  select * into a from public.provider_applications as p where p.id = lock_application.application_id for no key
    update;
  if not found or a.state in ('draft', 'withdrawn') then
    perform private.refuse(404, 'application_not_found', 'There is no such application.');
  end if;
  return a;
end
$function$;

revoke all on function private.lock_application(uuid) from public;
