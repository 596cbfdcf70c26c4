create or replace function private.application_story (
  a public.provider_applications,
  for_reviewer boolean
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', a.id, 'role', a.role, 'renews', a.renews, 'state', a.state, 'version', a.version,
    'profile', a.profile, 'language', a.language, 'agreement', a.agreement, 'reason', a.reason,
    -- Why something is approved nevertheless may be about somebody else: that is for reviewers.
    'note', case when a.state = 'rejected' then a.note end,
    'made', a.made, 'created_at', a.created_at, 'submitted_at', a.submitted_at, 'decided_at', a.decided_at,
    'items', coalesce((select jsonb_agg(jsonb_build_object('requirement', n.requirement, 'is_needed', n.is_needed,
        'subject', q.subject, 'number_kind', q.number_kind, 'most_pages', q.most_pages, 'expires', q.expires,
        'is_declared', q.is_declared, 'may_change', q.may_change, 'document_id', d.id,
        'state', case when d.id is null then 'missing' when private.has_expired(d) then 'expired' else d.state end,
        'is_taken_over', d.application_id is distinct from a.id and d.id is not null,
        'is_left_out', d.is_left_out, 'valid_until', d.valid_until, 'pages', coalesce(cardinality(d.files), 0),
        'number', case when for_reviewer then coalesce(d.number_kept, d.bank ->> 'account_number', d.number_masked)
          else d.number_masked end,
        'holder', d.bank ->> 'holder', 'ifsc', d.bank ->> 'ifsc', 'reason', d.reason, 'note', d.note)
      order by n.position)
      from private.needs_of(a) as n join private.requirements as q using (requirement)
      left join lateral private.document_for(a, n.requirement) as d on true), '[]'))
$function$;

revoke all on function private.application_story(public.provider_applications, boolean) from public;
