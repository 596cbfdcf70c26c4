create or replace function private.package_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('packages', (select coalesce(jsonb_agg(to_jsonb(p) - 'user_id' order by p.valid_until),
    '[]') from public.bought_packages as p where p.user_id = caller))
$function$;

comment on function private.package_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.package_data(uuid) from public;
