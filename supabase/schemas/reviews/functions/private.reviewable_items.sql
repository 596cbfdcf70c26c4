create or replace function private.reviewable_items (
  order_id uuid
)
  returns table (
    item_id uuid,
    product_id uuid,
    name text,
    "position" smallint
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return query
    select distinct on (coalesce(g.product_id, c.product_id, l.item_id)) l.item_id,
      coalesce(g.product_id, c.product_id), l.name, l.position
    from public.order_items as l
    left join public.order_goods as g on g.order_id = l.order_id and g.position = l.position
    left join public.goods as c on c.item_id = l.item_id
    where l.order_id = reviewable_items.order_id and l.item_id is not null
      and not exists (select from public.grocery_lines as p where p.order_id = l.order_id and p.position = l.position
        and p.state = 'short' and coalesce(p.picked_quantity, 0) = 0 and coalesce(p.picked_grams, 0) = 0)
    order by coalesce(g.product_id, c.product_id, l.item_id), l.position;
end
$function$;

comment on function private.reviewable_items(uuid) is 'What of an order can be reviewed: each item once, and once for each product of which several variants were bought. What was not packed was not received.';

revoke all on function private.reviewable_items(uuid) from public;
