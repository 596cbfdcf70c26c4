create or replace function public.related_orders (
  order_id uuid
)
  returns table (
    relation text,
    from_order uuid,
    to_order uuid,
    related_order uuid,
    order_number text,
    trade text,
    kind public.order_kind,
    status public.order_status,
    placed_at timestamp with time zone
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_user();
  if private.party_roles(related_orders.order_id) = '{}' then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  return query
    select r.relation, r.from_order, r.to_order, o.id, o.order_number, o.trade, o.kind, o.status, o.created_at
    from private.order_relations as r
    join public.enhanced_orders as o
      on o.id = case r.from_order when related_orders.order_id then r.to_order else r.from_order end
    where related_orders.order_id in (r.from_order, r.to_order)
      -- Whoever has no part in the other order does not learn of it: it may be another vendor's.
      and private.party_roles(o.id) <> '{}'
    order by o.created_at desc, o.id limit 100;
end
$function$;

comment on function public.related_orders(uuid) is 'Orders that belong to an order, for whoever takes part in both, newest first. from_order is the later of the two: what replaces, mends, returns or continues to_order.';

revoke all on function public.related_orders(uuid) from public;

grant execute on function public.related_orders(uuid) to authenticated, postgres;
