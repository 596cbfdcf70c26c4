create or replace function private.bag_lines (
  order_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('position', l.position, 'packed_with', l.packed_with,
    'name', private.goods_name(o.name, i, null), 'name_translations', private.goods_translations(o.name, i),
    'picture', i.picture, 'pack_size', k.pack_size, 'pack_unit', k.pack_unit,
    'quantity', case when l.state = 'waiting' then o.quantity else l.picked_quantity end,
    'grams', coalesce(l.picked_grams, case when l.state = 'waiting' then l.ordered_grams end), 'state', l.state,
    'instead', (select jsonb_build_object('name', s.name, 'quantity', s.quantity, 'pack_size', sg.pack_size,
        'pack_unit', sg.pack_unit)
      from public.substitutions as s left join public.goods as sg on sg.item_id = s.item_id
      where s.order_id = l.order_id and s.position = l.position and s.state = 'accepted')) order by l.position), '[]')
  from public.grocery_lines as l
  join public.order_items as o on o.order_id = l.order_id and o.position = l.position
  left join public.catalog_items as i on i.id = l.item_id left join public.goods as k on k.item_id = l.item_id
  where l.order_id = bag_lines.order_id
$function$;

comment on function private.bag_lines(uuid) is 'What whoever carries an order of groceries finds in its bags.';

revoke all on function private.bag_lines(uuid) from public;
