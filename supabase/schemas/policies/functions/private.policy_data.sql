create or replace function private.policy_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('agreed_policies',
    (select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.at, c.policy), '[]')
    from public.policy_consents as c where c.user_id = caller))
$function$;

comment on function private.policy_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.policy_data(uuid) from public;
