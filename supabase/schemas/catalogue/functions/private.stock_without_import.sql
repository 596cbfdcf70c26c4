create or replace function private.stock_without_import (
  i public.catalog_items,
  c private.catalog_import_changes
)
  returns integer
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  counted constant integer := (c.before ->> 'stock')::integer;
begin
  if not c.is_recounted then
    -- Never above what was there and what is there: pieces may have been counted by hand since.
    return case when i.stock is null or c.stock_change >= 0 then greatest(i.stock - c.stock_change, 0)
      else greatest(i.stock, least(i.stock - c.stock_change, counted)) end;
  end if;
  if counted is null then return null; end if;
  -- While nothing was counted, orders took nothing from stock; they did take pieces.
  return greatest(least(counted, i.stock, counted - coalesce((select sum(l.quantity) from public.order_items as l
    join public.enhanced_orders as o on o.id = l.order_id
    where l.item_id = i.id and l.stock_taken = 0 and o.status <> 'cancelled'
      and o.created_at > c.changed_at - interval '1 minute'), 0)), 0);
end
$function$;

comment on function private.stock_without_import(public.catalog_items, private.catalog_import_changes) is
  'The pieces of an item without what an import changed: the difference taken back, so that what was sold since stays sold; null is not counted.';

revoke all
  on function private.stock_without_import(public.catalog_items, private.catalog_import_changes)
  from public;
