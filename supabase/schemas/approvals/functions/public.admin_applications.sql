create or replace function public.admin_applications (
  state text default 'waiting'::text,
  search text default null::text,
  after_at timestamp with time zone default null::timestamp with time zone,
  after_id uuid default null::uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_role('admin');
  wanted text[] := case coalesce(admin_applications.state, 'waiting')
    when 'waiting' then '{submitted,under_review}'::text[] when 'approved' then '{approved,active,suspended}'::text[]
    when 'all' then '{submitted,under_review,changes_requested,approved,active,suspended,terminated,rejected}'::text[]
    else array[admin_applications.state] end;
  -- Who waits longest comes first; of what is done, the newest.
  is_queue boolean := wanted = '{submitted,under_review}'::text[];
  words text := nullif(lower(left(trim(admin_applications.search), 100)), '');
begin
  perform private.bound(admin_applications.search, 400), private.bound(admin_applications.state, 40);
  return coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'role', a.role, 'renews', a.renews is not null,
      'name', a.profile ->> 'name', 'applicant', private.name_of(a.user_id), 'state', a.state,
      'submitted_at', a.submitted_at,
      'is_late', a.submitted_at < now() - make_interval(secs => private.setting_int('application_review_seconds'))
        and a.state in ('submitted', 'under_review'),
      'reviewer', private.name_of(a.reviewer), 'is_mine', a.reviewer = caller)
      order by case when is_queue then a.submitted_at end, case when is_queue then a.id end,
        a.submitted_at desc, a.id desc)
    from private.applications_page(wanted, is_queue, words, after_at, after_id) as a), '[]');
end
$function$;

comment on function public.admin_applications(text, text, timestamp
  with time zone, uuid) is 'Applications that wait for a reviewer, the oldest first (waiting), or those of a state (approved: with those that work already), or all, the newest first: [{id, role, renews, name, applicant, state, submitted_at, is_late, reviewer, is_mine}], fifty at a time after the last one. Administrators only (Spec §2 /admin/provider-approvals).';

revoke all on function public.admin_applications(text, text, timestamp with time zone, uuid) from public;

grant execute
  on function public.admin_applications(text, text, timestamp with time zone, uuid)
  to authenticated, postgres;
