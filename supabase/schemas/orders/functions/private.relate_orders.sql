create or replace function private.relate_orders (
  from_order uuid,
  to_order uuid,
  relation text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into private.order_relations (from_order, to_order, relation)
  values (relate_orders.from_order, relate_orders.to_order, relate_orders.relation)
  on conflict do nothing
$function$;

comment on function private.relate_orders(uuid, uuid, text) is 'Says how an order belongs to another; saying it again changes nothing. Called by a trade that places the first.';

revoke all on function private.relate_orders(uuid, uuid, text) from public;
