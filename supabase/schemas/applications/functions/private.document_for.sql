create or replace function private.document_for (
  a public.provider_applications,
  requirement text
)
  returns private.provider_documents
  language sql
  stable
  set search_path to ''
  AS $function$
  select d from private.provider_documents as d
  where d.requirement = document_for.requirement and d.user_id = a.user_id and d.state <> 'replaced'
    and (d.application_id = a.id or (d.state = 'accepted' and (d.subject = 'person' or d.application_id = a.renews)))
    -- What was handed in with this application counts before what it is to replace.
  order by d.application_id = a.id and d.state <> 'accepted' desc, d.handed_in_at desc limit 1
$function$;

comment on function private.document_for(public.provider_applications, text) is 'What an application has for a requirement: its own, or the accepted one of the same person.';

revoke all on function private.document_for(public.provider_applications, text) from public;
