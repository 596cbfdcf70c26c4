create or replace function public.take_application (
  application_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_role('admin');
  a public.provider_applications := private.lock_application(take_application.application_id);
begin
  if a.user_id = caller then
    perform private.refuse(403, 'own_account', 'Somebody else has to decide about your own account.');
  end if;
  if not private.reviews(a, caller) then
    if private.is_closed(a) then
      perform private.refuse(409, 'decided_meanwhile', 'This has been decided meanwhile.',
        jsonb_build_object('by', private.name_of(a.decided_by), 'state', a.state));
    end if;
    update public.provider_applications as p set reviewer = caller where p.id = a.id returning * into a;
    a := private.move_application(a, 'take', 'reviewer');
    perform private.audit('take_application', 'application', a.id::text);
  end if;
  return public.admin_application(a.id);
end
$function$;

comment on function public.take_application(uuid) is 'Makes the caller the reviewer of an application, instead of whoever was. Refuses application_not_found, own_account, decided_meanwhile {by, state}.';

revoke all on function public.take_application(uuid) from public;

grant execute on function public.take_application(uuid) to authenticated, postgres;
