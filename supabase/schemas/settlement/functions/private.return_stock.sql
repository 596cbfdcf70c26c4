create or replace function private.return_stock (
  order_id uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform from public.catalog_items as i
  where i.stock is not null and i.id in (select l.item_id from public.order_items as l
    where l.order_id = return_stock.order_id)
  order by i.id for no key update;
  update public.catalog_items as i set stock = i.stock + line.taken
  from (select l.item_id, sum(l.stock_taken) as taken from public.order_items as l
    where l.order_id = return_stock.order_id and l.stock_taken > 0 group by 1) as line
  where i.id = line.item_id and i.stock is not null;
end
$function$;

comment on function private.return_stock(uuid) is 'Returns to stock what an order took from it and what is not prepared yet; takes locks in the same order as place_order.';

revoke all on function private.return_stock(uuid) from public;
