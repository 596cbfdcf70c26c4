create or replace function private.area_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('area_wishes', (select coalesce(jsonb_agg(jsonb_build_object('area', a.area,
    'place', a.place, 'created_at', a.created_at) order by a.created_at), '[]')
    from public.area_interest as a where a.user_id = caller))
$function$;

comment on function private.area_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.area_data(uuid) from public;
