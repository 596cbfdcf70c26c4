create or replace function private.application_to_decide (
  application_id uuid,
  version integer
)
  returns public.provider_applications
  language plpgsql
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_role('admin');
  a public.provider_applications := private.lock_application(application_to_decide.application_id);
begin
  if private.is_closed(a) then
    perform private.refuse(409, 'decided_meanwhile', 'This has been decided meanwhile.',
      jsonb_build_object('by', private.name_of(a.decided_by), 'state', a.state));
  end if;
  if not private.reviews(a, caller) then
    perform private.refuse(403, 'not_your_review', 'Somebody else reviews this application.',
      jsonb_build_object('by', private.name_of(a.reviewer)));
  end if;
  if a.version is distinct from application_to_decide.version then
    perform private.refuse(409, 'changed_meanwhile', 'The applicant has changed something meanwhile.',
      jsonb_build_object('version', a.version));
  end if;
  return a;
end
$function$;

comment on function private.application_to_decide(uuid, integer) is 'An application as the caller may decide on it now: what the reviewer has not seen is not decided.';

revoke all on function private.application_to_decide(uuid, integer) from public;
