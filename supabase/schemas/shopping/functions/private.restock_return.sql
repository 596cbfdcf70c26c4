create or replace function private.restock_return (
  return_id uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform from public.catalog_items as i where i.stock is not null
    and i.id in (select l.item_id from public.return_lines as l where l.return_id = restock_return.return_id)
      order by i.id for no key update;
  update public.catalog_items as i set stock = i.stock + t.pieces
  from (select l.item_id, sum(l.quantity) as pieces from public.return_lines as l
    where l.return_id = restock_return.return_id group by 1) as t
  where i.id = t.item_id and i.stock is not null;
end
$function$;

comment on function private.restock_return(uuid) is 'Puts back on the shelf what came back as good as new.';

revoke all on function private.restock_return(uuid) from public;
