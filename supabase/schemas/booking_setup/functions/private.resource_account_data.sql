create or replace function private.resource_account_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('booked_as', (select coalesce(jsonb_agg(jsonb_build_object('vendor', v.name, 'name',
      r.name) order by v.name, r.name), '[]')
    from private.resource_accounts as a join public.resources as r on r.id = a.resource_id
    join public.vendors as v on v.id = r.vendor_id where a.user_id = caller))
$function$;

comment on function private.resource_account_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.resource_account_data(uuid) from public;
