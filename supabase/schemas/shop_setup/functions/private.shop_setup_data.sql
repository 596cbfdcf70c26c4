create or replace function private.shop_setup_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('shop_setups', (select coalesce(jsonb_agg(to_jsonb(s) order by s.updated_at), '[]')
    from private.shop_setups as s join public.provider_applications as a on a.id = s.application_id
    where a.user_id = caller))
$function$;

comment on function private.shop_setup_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.shop_setup_data(uuid) from public;
