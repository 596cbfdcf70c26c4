create or replace function public.provider_roles()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_user();
  return jsonb_build_object('agreement', private.present_terms(), 'roles', coalesce((select jsonb_agg(
    jsonb_build_object('role', r.role, 'app_role', r.app_role, 'needs', (
      select jsonb_agg(jsonb_build_object('requirement', q.requirement, 'is_needed', n.is_needed, 'subject',
        q.subject,
        'number_kind', q.number_kind, 'most_pages', q.most_pages, 'expires', q.expires, 'is_declared', q.is_declared,
        'may_change', q.may_change)
        order by n.position)
      from private.role_requirements as n join private.requirements as q using (requirement) where n.role = r.role))
    order by r.position) from private.applied_roles as r where private.role_is_open(r)), '[]'));
end
$function$;

comment on function public.provider_roles() is 'What one can apply to be, and what each needs: {agreement: version of the present terms, roles: [{role, app_role, needs: [{requirement, is_needed, subject, number_kind, most_pages, expires, is_declared, may_change}]}]}. Trades that are not sold yet are not offered (Spec §2 /provider/register).';

revoke all on function public.provider_roles() from public;

grant execute on function public.provider_roles() to authenticated, postgres;
