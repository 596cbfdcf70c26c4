create or replace function private.application_of_caller (
  application_id uuid
)
  returns public.provider_applications
  language plpgsql
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
  a public.provider_applications;
begin
  select * into a from public.provider_applications as p
  where p.id = application_of_caller.application_id and p.user_id = caller for no key update;
  if not found then
    perform private.refuse(404, 'application_not_found', 'There is no such application of yours.');
  end if;
  return a;
end
$function$;

comment on function private.application_of_caller(uuid) is 'The caller''s own application, locked.';

revoke all on function private.application_of_caller(uuid) from public;
