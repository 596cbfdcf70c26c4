create or replace function private.count_sold (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update private.shopping_cards as c set popularity = c.popularity + t.pieces
  from (select coalesce(g.product_id, i.item_id) as card, sum(i.quantity) as pieces from public.order_items as i
    left join public.order_goods as g on g.order_id = i.order_id and g.position = i.position where i.order_id = o.id
      group by 1) as t
  where c.id = t.card
$function$;

comment on function private.count_sold(public.enhanced_orders, public.order_status) is
  'Counts what was delivered for the order of lists.';

revoke all on function private.count_sold(public.enhanced_orders, public.order_status) from public;
