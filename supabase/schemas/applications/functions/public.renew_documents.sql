create or replace function public.renew_documents (
  application_id uuid
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  a public.provider_applications := private.application_of_caller(renew_documents.application_id);
begin
  if a.state not in ('approved', 'active', 'suspended') or a.renews is not null then
    perform private.refuse(409, 'application_closed', 'This can no longer be done with the application.',
      jsonb_build_object('state', a.state));
  end if;
  return private.open_application_of(a.user_id, a.role, a.id);
end
$function$;

comment on function public.renew_documents(uuid) is 'Begins handing in new papers for those of an approved application that expire or change: the id of the one that does. Refuses application_not_found, application_closed.';

revoke all on function public.renew_documents(uuid) from public;

grant execute on function public.renew_documents(uuid) to authenticated, postgres;
