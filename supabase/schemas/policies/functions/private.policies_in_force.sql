create or replace function private.policies_in_force()
  returns SETOF public.policy_versions
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select distinct on (v.policy) v.* from public.policy_versions as v
  where v.effective_on <= (now() at time zone 'Asia/Kolkata')::date order by v.policy, v.version desc
$function$;

comment on function private.policies_in_force() is 'The latest version of each policy that has come into force, by Indian days.';

revoke all on function private.policies_in_force() from public;
