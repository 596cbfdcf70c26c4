create or replace function private.orders_of_figure (
  vendor_id uuid,
  figure text,
  first_day date,
  last_day date
)
  returns table (
    order_id uuid
  )
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  begins timestamptz := private.india_midnight(private.known_day(first_day));
  ends timestamptz := private.india_midnight(private.known_day(last_day) + 1);
begin
  if figure = 'placed' then
    return query select o.id from public.enhanced_orders as o where o.vendor_id = orders_of_figure.vendor_id
      and o.placed_at >= begins and o.placed_at < ends;
  elsif figure = 'delivered' then
    return query select o.id from public.enhanced_orders as o where o.vendor_id = orders_of_figure.vendor_id
      and o.status = 'delivered' and o.status_since >= begins and o.status_since < ends;
  elsif figure = 'repeat' or figure like 'cancelled%' then
    return query select o.id from public.enhanced_orders as o where o.vendor_id = orders_of_figure.vendor_id
      and o.status in ('delivered', 'cancelled') and o.status_since >= begins and o.status_since < ends
      and exists (select from private.facts_of_end(o) as f where f.measure = figure
        or figure = 'cancelled' and f.measure like 'cancelled%');
  elsif figure = 'refunded' then
    return query select o.id from public.enhanced_orders as o where o.vendor_id = orders_of_figure.vendor_id
      and o.status = 'delivered' and o.updated_at >= begins and o.status_since < ends
      and exists (select from private.facts_of_charges(o) as f
        where f.measure = 'refunded' and f.at >= begins and f.at < ends);
  elsif figure in ('prepared', 'prepared_late') then
    return query select o.id from public.enhanced_orders as o where o.vendor_id = orders_of_figure.vendor_id
      and o.status_since >= begins and o.placed_at < ends
      and exists (select from private.facts_of_preparing(o) as f
        where f.measure = figure and f.amount > 0 and f.at >= begins and f.at < ends);
  end if;
end
$function$;

comment on function private.orders_of_figure(uuid, text, date, date) is 'The orders that a figure of a vendor counts on some days: placed, delivered, repeat, cancelled (by whosever fault, or with it), refunded, prepared, prepared_late. None for another figure.';

revoke all on function private.orders_of_figure(uuid, text, date, date) from public;
