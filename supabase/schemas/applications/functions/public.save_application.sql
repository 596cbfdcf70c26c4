create or replace function public.save_application (
  application_id uuid,
  profile jsonb,
  language text default null::text
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  a public.provider_applications := private.application_of_caller(save_application.application_id);
  cleaned jsonb;
begin
  perform private.bound(save_application.profile, 8000), private.bound(save_application.language, 10);
  perform private.require_editable(a);
  if jsonb_typeof(save_application.profile) is distinct from 'object' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  -- What waits for a decision stays whole.
  execute format('select %s($1, $2)', (select r.clean from private.applied_roles as r where r.role = a.role))
    into cleaned using save_application.profile, a.state in ('submitted', 'under_review');
  update public.provider_applications as p set profile = cleaned,
    language = case when save_application.language ~ '^[a-z]{2}$' then save_application.language else p.language end
  where p.id = a.id;
  return private.changed_application(a);
end
$function$;

comment on function public.save_application(uuid, jsonb, text) is 'Keeps what the applicant has told so far, whole or not: the new version. The language is the one messages are written in. Refuses application_not_found, application_closed, profile_invalid {field}.';

revoke all on function public.save_application(uuid, jsonb, text) from public;

grant execute on function public.save_application(uuid, jsonb, text) to authenticated, postgres;
