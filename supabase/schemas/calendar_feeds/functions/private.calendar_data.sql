create or replace function private.calendar_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('calendar_addresses', (select coalesce(jsonb_agg(jsonb_build_object('of', r.name,
    'created_at', f.created_at, 'read_at', f.read_at) order by f.created_at), '[]')
    from private.calendar_feeds as f left join public.resources as r on r.id = f.resource_id where f.user_id = caller))
$function$;

comment on function private.calendar_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.calendar_data(uuid) from public;
