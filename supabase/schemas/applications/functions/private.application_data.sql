create or replace function private.application_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('applications', (select coalesce(jsonb_agg(private.application_story(a, false)
    order by a.created_at), '[]') from public.provider_applications as a where a.user_id = caller))
$function$;

comment on function private.application_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.application_data(uuid) from public;
