create or replace function private.picking_lines (
  order_id uuid,
  language text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  tolerance integer := (
    select g.weight_tolerance_bp from public.grocery_orders as g where g.order_id = picking_lines.order_id);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('position', l.position, 'item_id', l.item_id,
      'name', private.goods_name(o.name, i, picking_lines.language), 'original_name', o.name,
      'name_translations', private.goods_translations(o.name, i),
      'picture', i.picture, 'aisle', private.section_name(i.section, picking_lines.language), 'barcode', g.barcode,
      'pack_size', g.pack_size, 'pack_unit', g.pack_unit, 'quantity', o.quantity, 'unit_paise', o.unit_paise,
      'total_paise', o.total_paise, 'special_instructions', o.special_instructions, 'for_name', o.for_name,
      'packed_with', l.packed_with, 'ordered_grams', l.ordered_grams,
      'most_grams', private.most_grams(l.ordered_grams, tolerance),
      'least_grams', private.least_grams(l.ordered_grams, tolerance),
      'prefer', l.prefer, 'substitute', case when l.prefer = 'item' then (
        select jsonb_build_object('id', w.id, 'name', private.item_name(w, picking_lines.language),
          'picture', w.picture, 'price_paise', w.price_paise, 'pack_size', wg.pack_size, 'pack_unit', wg.pack_unit)
        from public.catalog_items as w left join public.goods as wg on wg.item_id = w.id
        where w.id = l.substitute_id) end,
      'state', l.state, 'picked_quantity', l.picked_quantity, 'picked_grams', l.picked_grams,
      'picked_paise', case when l.state <> 'waiting' then
        private.picked_paise(o.total_paise, o.unit_paise, l.ordered_grams, l.picked_quantity, l.picked_grams) end,
      'charged_paise', l.charged_paise, 'is_available', i.is_available,
      'sold_out_until', case when i.sold_out_until > now() then i.sold_out_until end,
      'substitutions', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'item_id', s.item_id,
          'name', private.goods_name(s.name, n, picking_lines.language),
          'name_translations', private.goods_translations(s.name, n), 'picture', s.picture,
          'pack_size', ng.pack_size, 'pack_unit', ng.pack_unit, 'unit_paise', s.unit_paise, 'quantity', s.quantity,
          'total_paise', s.total_paise, 'state', s.state, 'answered_by', s.answered_by,
          'offered_at', s.offered_at, 'answer_by', s.answer_by, 'answered_at', s.answered_at)
          order by s.offered_at, s.id), '[]')
        from public.substitutions as s left join public.catalog_items as n on n.id = s.item_id
        left join public.goods as ng on ng.item_id = s.item_id
        where s.order_id = l.order_id and s.position = l.position))
      order by case l.packed_with when 'food' then 1 when 'chilled' then 3 else 2 end, i.section_position, i.section,
        l.position), '[]')
    from public.grocery_lines as l
    join public.order_items as o on o.order_id = l.order_id and o.position = l.position
    left join public.catalog_items as i on i.id = l.item_id
    left join public.goods as g on g.item_id = l.item_id
    where l.order_id = picking_lines.order_id);
end
$function$;

comment on function private.picking_lines(uuid, text) is 'The lines of an order of groceries, in the order of picking: shelf goods first, chilled last; for_name is whom of a group a line is for; is_available and sold_out_until say whether the item is on sale now, and when it is again.';

revoke all on function private.picking_lines(uuid, text) from public;
