create or replace function private.points_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('points', (select coalesce(jsonb_agg(jsonb_build_object('kind', p.kind, 'points', p.points,
    'at', p.at, 'order_id', p.order_id, 'expires_at', p.expires_at) order by p.id), '[]')
    from private.points as p where p.user_id = caller))
$function$;

comment on function private.points_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.points_data(uuid) from public;
