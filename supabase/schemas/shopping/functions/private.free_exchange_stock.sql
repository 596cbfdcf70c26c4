create or replace function private.free_exchange_stock (
  return_id uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform from public.catalog_items as i where i.id in (select l.exchange_item_id from public.return_lines as l
    where l.return_id = free_exchange_stock.return_id and l.exchange_stock_taken > 0) order by i.id for no key update;
  update public.catalog_items as i set stock = i.stock + t.pieces
  from (select l.exchange_item_id, sum(l.exchange_stock_taken) as pieces from public.return_lines as l
    where l.return_id = free_exchange_stock.return_id group by 1) as t
  where i.id = t.exchange_item_id and t.pieces > 0 and i.stock is not null;
  update public.return_lines as l set exchange_stock_taken = 0 where l.return_id = free_exchange_stock.return_id;
end
$function$;

comment on function private.free_exchange_stock(uuid) is 'Gives back what was reserved for an exchange that does not take place.';

revoke all on function private.free_exchange_stock(uuid) from public;
