create or replace function private.expired_need (
  a public.provider_applications
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select n.requirement from private.role_requirements as n
  where n.role = a.role and n.stops and exists (select from private.provider_documents as d
      where d.requirement = n.requirement and d.user_id = a.user_id and d.state = 'accepted' and private.has_expired(d)
        and (d.subject = 'person' or d.application_id = a.id))
  order by n.position limit 1
$function$;

comment on function private.expired_need(public.provider_applications) is 'The first paper of an approved application without which there is no new work, and which has expired.';

revoke all on function private.expired_need(public.provider_applications) from public;
