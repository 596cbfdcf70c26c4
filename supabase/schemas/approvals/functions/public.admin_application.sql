create or replace function public.admin_application (
  application_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_role('admin');
  a public.provider_applications;
begin
  select * into a from public.provider_applications as p where p.id = admin_application.application_id
    and p.state not in ('draft', 'withdrawn');
  if not found then perform private.refuse(404, 'application_not_found', 'There is no such application.'); end if;
  return private.application_story(a, private.reviews(a, caller)) || jsonb_build_object(
    'applicant', private.name_of(a.user_id), 'reviewer', private.name_of(a.reviewer), 'note', a.note,
    'is_mine', private.reviews(a, caller), 'is_own', a.user_id = caller, 'sells', private.setup_sells(a.role),
    'duplicates', private.duplicates_of(a), 'misfit', private.misfit(a),
    'decided_by', private.name_of(a.decided_by),
    'events', coalesce((select jsonb_agg(jsonb_build_object('act', e.act, 'by', private.name_of(e.actor_id),
      'detail', e.detail, 'at', e.at) order by e.n) from private.application_events as e where e.application_id =
        a.id),
      '[]'));
end
$function$;

comment on function public.admin_application(uuid) is 'One application with what a machine can check: numbers whole for its reviewer and masked for others, duplicates of other people''s numbers and accounts, what does not fit, what it will sell, and what was done so far. Administrators only. Refuses application_not_found.';

revoke all on function public.admin_application(uuid) from public;

grant execute on function public.admin_application(uuid) to authenticated, postgres;
