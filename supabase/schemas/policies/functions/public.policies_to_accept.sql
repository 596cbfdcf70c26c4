create or replace function public.policies_to_accept()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('policy', v.policy, 'version', v.version, 'effective_on',
    v.effective_on,
      'accepted_version', (select max(c.version) from public.policy_consents as c where c.user_id = caller
        and c.policy = v.policy)) order by v.policy), '[]')
    from private.policies_in_force() as v where v.needs_consent
      and not exists (select from public.policy_consents as c where c.user_id = caller and c.policy = v.policy
        and c.version >= v.version));
end
$function$;

comment on function public.policies_to_accept() is 'Policies in force that the caller has not agreed to in their present version: [{policy, version, effective_on, accepted_version}].';

revoke all on function public.policies_to_accept() from public;

grant execute on function public.policies_to_accept() to authenticated, postgres;
