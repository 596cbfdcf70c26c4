create or replace function private.menu_items (
  item_ids uuid[],
  language text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', i.id, 'name', coalesce(i.name_translations ->> menu_items.language, w.text, i.name), 'original_name',
        i.name, 'description', coalesce(i.description_translations ->> menu_items.language, i.description),
      'price_paise', i.price_paise, 'mrp_paise', i.mrp_paise, 'unit', i.unit, 'diet', d.diet, 'picture', i.picture,
        'is_bestseller', i.is_bestseller,
      'is_available', i.is_available, 'sold_out_until', i.sold_out_until, 'stock_left', case when i.stock <= 5
        then i.stock end,
      'orderable', availability.reason is null, 'unavailable_reason', availability.reason,
      'available_from', i.available_from, 'available_to', i.available_to,
      'unit_price', private.unit_price(i.price_paise, g.pack_size, g.pack_unit), 'brand', g.brand, 'product_id',
        g.product_id, 'return_days', g.return_days,
      'option_groups', coalesce((
        select jsonb_agg(jsonb_build_object('id', o.id, 'name',
          coalesce(o.name_translations ->> menu_items.language, ow.text, o.name), 'min_choices', o.min_choices,
          'max_choices', o.max_choices,
          'options', coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name',
            coalesce(c.name_translations ->> menu_items.language, cw.text, c.name), 'price_paise', c.price_paise,
            'diet', cd.diet,
              'is_available', c.is_available) order by c.position, c.name)
            from public.item_options as c left join public.dish_options as cd on cd.option_id = c.id
            left join public.dictionary as cw
              on cw.kind = 'option' and cw.source = lower(c.name) and cw.language = menu_items.language
                where c.group_id = o.id), '[]'::jsonb)) order by o.position, o.name)
        from public.item_option_groups as o left join public.dictionary as ow
          on ow.kind = 'option' and ow.source = lower(o.name) and ow.language = menu_items.language
            where o.item_id = i.id), '[]'::jsonb)) order by wanted.position)
    from unnest(menu_items.item_ids) with ordinality as wanted (id, position)
    join public.catalog_items as i on i.id = wanted.id
    left join public.dishes as d on d.item_id = i.id
    left join public.goods as g on g.item_id = i.id
    left join public.dictionary as w on w.kind = 'item' and w.source = lower(i.name)
      and w.language = menu_items.language
    cross join lateral (select private.item_unavailable_reason(i, now()) as reason offset 0) as availability),
      '[]'::jsonb);
end
$function$;

comment on function private.menu_items(uuid[], text) is 'Items as get_menu shows them, in the order of the ids, and of goods also {unit_price: {paise, per}, brand, product_id, return_days}.';

revoke all on function private.menu_items(uuid[], text) from public;
