create or replace function private.menu_of (
  vendor_id uuid,
  language text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('section', s.section, 'section_name', s.section_name, 'items', s.items)
    order by s.section_position, s.section), '[]'::jsonb)
  from (
    select i.section, coalesce(min(sw.text), i.section) as section_name, min(i.section_position) as section_position,
      jsonb_agg(jsonb_build_object(
      'id', i.id, 'name', coalesce(i.name_translations ->> menu_of.language, iw.text, i.name), 'original_name', i.name,
        'description', coalesce(i.description_translations ->> menu_of.language, i.description), 'price_paise',
        i.price_paise, 'mrp_paise', i.mrp_paise,
      'unit', i.unit, 'diet', d.diet, 'picture', i.picture, 'is_bestseller', i.is_bestseller, 'is_available',
        i.is_available,
      'sold_out_until', i.sold_out_until, 'stock_left', case when i.stock <= 5 then i.stock end,
      'orderable', availability.reason is null,
      'unavailable_reason', availability.reason,
      'available_from', i.available_from, 'available_to', i.available_to,
      'option_groups', coalesce((
        select jsonb_agg(jsonb_build_object('id', g.id, 'name',
          coalesce(g.name_translations ->> menu_of.language, gw.text, g.name), 'min_choices', g.min_choices,
          'max_choices', g.max_choices,
          'options', coalesce((
            select jsonb_agg(jsonb_build_object('id', o.id, 'name',
              coalesce(o.name_translations ->> menu_of.language, ow.text, o.name), 'price_paise', o.price_paise, 'diet',
              od.diet,
              'is_available', o.is_available) order by o.position, o.name)
            from public.item_options as o left join public.dish_options as od on od.option_id = o.id
            left join public.dictionary as ow
              on ow.kind = 'option' and ow.source = lower(o.name) and ow.language = menu_of.language
                where o.group_id = g.id), '[]'::jsonb)) order by g.position, g.name)
        from public.item_option_groups as g left join public.dictionary as gw
          on gw.kind = 'option' and gw.source = lower(g.name) and gw.language = menu_of.language
            where g.item_id = i.id), '[]'::jsonb)
    ) order by i.position, i.name) as items
    from public.catalog_items as i
    left join public.dishes as d on d.item_id = i.id
    -- Offset 0 keeps the planner from asking twice for each item.
    cross join lateral (select private.item_unavailable_reason(i, now()) as reason offset 0) as availability
    left join public.dictionary as iw on iw.kind = 'item' and iw.source = lower(i.name)
      and iw.language = menu_of.language
    left join public.dictionary as sw on sw.kind = 'section' and sw.source = lower(i.section)
      and sw.language = menu_of.language
    where i.vendor_id = menu_of.vendor_id
    group by i.section
  ) as s
$function$;

comment on function private.menu_of(uuid, text) is 'The menu of a vendor. A name, also of what can be chosen, is the vendor''s own translation, else the dictionary''s, else as the vendor wrote it; a description is the vendor''s translation, else as written.';

revoke all on function private.menu_of(uuid, text) from public;
