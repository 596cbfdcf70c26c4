create or replace function private.package_used_by (
  order_id uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('order_id', p.order_id, 'name', p.name)
  from private.order_relations as r join public.bought_packages as p on p.order_id = r.to_order
  where r.from_order = package_used_by.order_id and r.relation = 'sitting' limit 1
$function$;

comment on function private.package_used_by(uuid) is 'The package of whose sittings one pays a visit: {order_id, name}.';

revoke all on function private.package_used_by(uuid) from public;
