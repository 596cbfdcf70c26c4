create or replace function public.accept_policies (
  versions jsonb,
  language text default 'en'::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  perform private.bound(versions, 1000);
  if jsonb_typeof(versions) is distinct from 'object' or versions = '{}'
    or exists (select from jsonb_each(versions) as g (policy, version)
      where jsonb_typeof(g.version) <> 'number' or not exists (select from public.policy_versions as v
        where v.policy = g.policy and to_jsonb(v.version) = g.version
          and v.effective_on <= (now() at time zone 'Asia/Kolkata')::date)) then
    perform private.refuse(400, 'policy_unknown', 'There is no such version of this policy.');
  end if;
  insert into public.policy_consents (user_id, policy, version, language)
  select caller, g.policy, (g.version #>> '{}')::integer,
    case when private.is_language(accept_policies.language) then accept_policies.language else 'en' end
  from jsonb_each(versions) as g (policy, version) on conflict do nothing;
end
$function$;

comment on function public.accept_policies(jsonb, text) is 'Keeps that the caller agrees to versions of policies, {policy: version}, once each. Called at sign-in. Raises policy_unknown.';

revoke all on function public.accept_policies(jsonb, text) from public;

grant execute on function public.accept_policies(jsonb, text) to authenticated, postgres;
