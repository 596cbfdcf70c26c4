create or replace function public.policies_in_force()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('policy', v.policy, 'version', v.version, 'effective_on', v.effective_on,
    'needs_consent', v.needs_consent)
    order by v.policy), '[]') from private.policies_in_force() as v
$function$;

comment on function public.policies_in_force() is 'The policies in force: [{policy, version, effective_on, needs_consent}]. For everybody.';

revoke all on function public.policies_in_force() from public;

grant execute on function public.policies_in_force() to anon, authenticated, postgres;
