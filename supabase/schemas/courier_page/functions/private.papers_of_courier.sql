create or replace function private.papers_of_courier (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with work as (
    select p.* from public.provider_applications as p
    where p.made = caller and p.user_id = caller and p.role = 'courier' and p.renews is null
      and p.state in ('approved', 'active', 'suspended')
    order by p.decided_at desc nulls last, p.id limit 1)
  select jsonb_build_object('application_id', w.id,
    'renewal', (select jsonb_build_object('id', r.id, 'state', r.state) from public.provider_applications as r
      where r.renews = w.id and not private.is_closed(r) order by r.created_at desc, r.id limit 1),
    'items', coalesce((select jsonb_agg(jsonb_build_object('requirement', n.requirement, 'number', d.number_masked,
        'valid_until', d.valid_until, 'days_left', d.valid_until - private.today(), 'stops', n.stops,
        'is_renewing', exists (select from public.provider_applications as r join private.provider_documents as k
          on k.application_id = r.id where r.renews = w.id and not private.is_closed(r) and k.state = 'given'
            and k.requirement = n.requirement)) order by n.position)
      from private.role_requirements as n
      cross join lateral private.document_for(w, n.requirement) as d
      where n.role = w.role and d.state = 'accepted' and not d.is_left_out), '[]'))
  from work as w
$function$;

comment on function private.papers_of_courier(uuid) is 'The papers of a courier that were accepted, with their last days, and the application that hands in new ones; null for whoever came without an application.';

revoke all on function private.papers_of_courier(uuid) from public;
