create or replace function private.keep_goods (
  o public.enhanced_orders
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into public.order_goods (order_id, position, product_id, variant, return_days)
  select o.id, i.position, g.product_id, g.variant, g.return_days
  from public.order_items as i join public.goods as g on g.item_id = i.item_id where i.order_id = o.id
$function$;

comment on function private.keep_goods(public.enhanced_orders) is 'Keeps what the lines of an order are at this moment.';

revoke all on function private.keep_goods(public.enhanced_orders) from public;
