create or replace function private.registration_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('tax_registrations', (select coalesce(jsonb_agg(to_jsonb(r) - 'user_id'
    order by r.created_at), '[]') from public.tax_registrations as r where r.user_id = caller))
$function$;

comment on function private.registration_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.registration_data(uuid) from public;
