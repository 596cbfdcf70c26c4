create or replace function private.place_grocery (
  o public.enhanced_orders,
  part jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.place_goods(o, part);
  insert into public.grocery_orders (order_id, weight_tolerance_bp)
    values (o.id, private.setting_int('grocery_weight_tolerance_bp'));
  insert into public.grocery_lines (order_id, position, item_id, packed_with, ordered_grams, prefer, substitute_id)
  select o.id, l.position, i.id, private.bag_of(g),
    case when g.sold_by = 'weight' then greatest(round(l.quantity * g.pack_size * case g.pack_unit when 'kg'
      then 1000 else 1 end), 1)::integer end,
    coalesce(w.prefer, c.prefer, 'best_match'), case when w.prefer is null then c.substitute_id
      when w.prefer = 'item' then w.substitute_id end
  from public.order_items as l
  -- What the line of the cart says goes before what is remembered.
  cross join lateral (select part -> 'lines' -> (l.position - 1) ->> 'substitution' as prefer,
    (part -> 'lines' -> (l.position - 1) ->> 'substitute_item_id')::uuid as substitute_id) as w
  left join public.catalog_items as i on i.id = l.item_id
  left join public.goods as g on g.item_id = l.item_id
  left join public.substitution_choices as c on c.user_id = o.user_id and c.item_id = l.item_id
  where l.order_id = o.id;
end
$function$;

comment on function private.place_grocery(public.enhanced_orders, jsonb) is 'The lines of an order of groceries as they are picked, with what the customer prefers where one is missing.';

revoke all on function private.place_grocery(public.enhanced_orders, jsonb) from public;
