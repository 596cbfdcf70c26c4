create or replace function private.facts_of_end (
  o public.enhanced_orders
)
  returns SETOF private.figure_fact
  language sql
  stable
  set search_path to ''
  AS $function$
  select o.status_since, f.measure, f.item_id, f.item_name, f.amount from (
    select 'delivered' as measure, null::uuid as item_id, null::text as item_name, 1::bigint as amount
    where o.status = 'delivered'
    union all
    select 'repeat', null, null, 1 where o.status = 'delivered' and exists (select from public.enhanced_orders as e
      where e.user_id = o.user_id and e.vendor_id = o.vendor_id and e.status = 'delivered'
        and (e.status_since, e.order_number) < (o.status_since, o.order_number))
    union all
    select v.measure, i.item_id, min(i.name), sum(v.amount)
    from public.order_items as i cross join lateral (values
      ('pieces', coalesce(i.charged_quantity, i.quantity)::bigint),
      ('item_sales', coalesce(i.charged_paise, i.total_paise))) as v (measure, amount)
    where i.order_id = o.id and o.status = 'delivered' group by v.measure, i.item_id
    union all
    select 'cancelled_' || coalesce((select f.fault from private.cancellation_faults as f where f.order_id = o.id),
      case o.cancelled_by when 'user' then 'customer' when 'vendor' then 'vendor' else 'platform' end), null, null, 1
    where o.status = 'cancelled') as f
  where o.vendor_id is not null and o.placed_at is not null
$function$;

comment on function private.facts_of_end(public.enhanced_orders) is 'What the end of an order comes to in its vendor''s figures.';

revoke all on function private.facts_of_end(public.enhanced_orders) from public;
