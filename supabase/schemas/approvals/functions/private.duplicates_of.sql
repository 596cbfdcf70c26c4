create or replace function private.duplicates_of (
  a public.provider_applications
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(distinct jsonb_build_object('requirement', d.requirement, 'application_id', o.id,
    'name', private.name_of(o.user_id), 'state', o.state)), '[]')
  from private.needs_of(a) as n
  cross join lateral private.document_for(a, n.requirement) as d
  join private.provider_documents as k on k.number_digest = d.number_digest and k.user_id <> a.user_id
    and k.state <> 'replaced'
  -- What was accepted of a person counts in all that they applied for, also where the first of it was withdrawn.
  join public.provider_applications as o on o.user_id = k.user_id and o.state not in ('draft', 'withdrawn')
    and (o.id = k.application_id or (k.state = 'accepted' and k.subject = 'person' and exists (
      select from private.needs_of(o) as m where m.requirement = k.requirement)))
$function$;

comment on function private.duplicates_of(public.provider_applications) is 'Numbers and bank accounts of an application that somebody else has handed in too: for reviewers only.';

revoke all on function private.duplicates_of(public.provider_applications) from public;
