create or replace function public.submit_application (
  application_id uuid,
  agreement integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  a public.provider_applications := private.application_of_caller(submit_application.application_id);
  missing text;
  wrong jsonb;
  cleaned jsonb;
begin
  if a.state in ('submitted', 'under_review') then return private.application_story(a, false); end if;
  perform private.require_editable(a);
  execute format('select %s($1, true)', (select r.clean from private.applied_roles as r where r.role = a.role))
    into cleaned using a.profile;
  select n.requirement into missing from private.needs_of(a) as n join private.requirements as q using (requirement)
  left join lateral private.document_for(a, n.requirement) as d on true
  where case when a.renews is not null then d.application_id = a.id and not private.is_whole(d, q)
    else (n.is_needed or d.id is not null) and not coalesce(private.is_whole(d, q), false) end
  order by n.position limit 1;
  if missing is not null then
    perform private.refuse(409, 'item_missing', 'Something is still missing.', jsonb_build_object('requirement',
      missing));
  end if;
  if a.renews is not null and not exists (select from private.provider_documents as d where d.application_id = a.id
    and d.state = 'given') then
    perform private.refuse(409, 'item_missing', 'Something is still missing.', '{"requirement": "licence"}');
  end if;
  wrong := private.misfit(a);
  if wrong is not null then
    perform private.refuse(409, 'number_misfit', 'Two numbers do not fit each other.', wrong);
  end if;
  if submit_application.agreement is distinct from private.present_terms() then
    perform private.refuse(409, 'agreement_outdated', 'Please read and accept the present terms.');
  end if;
  update public.provider_applications as p set profile = cleaned, agreement = submit_application.agreement,
    agreed_at = now(), submitted_at = now(), reason = null, note = null where p.id = a.id returning * into a;
  a := private.move_application(a, 'submit', 'applicant');
  return private.application_story(a, false);
end
$function$;

comment on function public.submit_application(uuid, integer) is 'Hands an application in, with the version of the terms that was accepted; once more is the same. Refuses application_not_found, application_closed, profile_invalid, item_missing {requirement}, number_misfit {requirement, with}, agreement_outdated.';

revoke all on function public.submit_application(uuid, integer) from public;

grant execute on function public.submit_application(uuid, integer) to authenticated, postgres;
