-- Storefronts: the public page of any vendor, to be shared and printed, and what search engines are told of (docs/decisions/0055).

create function private.menu_items(item_ids uuid[], language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', i.id, 'name', coalesce(i.name_translations ->> menu_items.language, w.text, i.name), 'original_name', i.name, 'description', i.description,
      'price_paise', i.price_paise, 'mrp_paise', i.mrp_paise, 'unit', i.unit, 'diet', d.diet, 'picture', i.picture, 'is_bestseller', i.is_bestseller,
      'is_available', i.is_available, 'sold_out_until', i.sold_out_until, 'stock_left', case when i.stock <= 5 then i.stock end,
      'orderable', availability.reason is null, 'unavailable_reason', availability.reason,
      'available_from', i.available_from, 'available_to', i.available_to,
      'unit_price', private.unit_price(i.price_paise, g.pack_size, g.pack_unit), 'brand', g.brand, 'product_id', g.product_id, 'return_days', g.return_days,
      'option_groups', coalesce((
        select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'min_choices', o.min_choices, 'max_choices', o.max_choices,
          'options', coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'price_paise', c.price_paise, 'diet', cd.diet,
              'is_available', c.is_available) order by c.position, c.name)
            from public.item_options as c left join public.dish_options as cd on cd.option_id = c.id where c.group_id = o.id), '[]'::jsonb)) order by o.position, o.name)
        from public.item_option_groups as o where o.item_id = i.id), '[]'::jsonb)) order by wanted.position)
    from unnest(menu_items.item_ids) with ordinality as wanted (id, position)
    join public.catalog_items as i on i.id = wanted.id
    left join public.dishes as d on d.item_id = i.id
    left join public.goods as g on g.item_id = i.id
    left join public.dictionary as w on w.kind = 'item' and w.source = lower(i.name) and w.language = menu_items.language
    cross join lateral (select private.item_unavailable_reason(i, now()) as reason offset 0) as availability), '[]'::jsonb);
end
$$;
comment on function private.menu_items is
  'Items as get_menu shows them, in the order of the ids, and of goods also {unit_price: {paise, per}, brand, product_id, return_days}.';

create function private.vendor_on_show(vendor text) returns public.vendors
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  shown public.vendors;
  wanted uuid;
begin
  perform private.bound(vendor_on_show.vendor, 100);
  if pg_input_is_valid(vendor_on_show.vendor, 'uuid') then wanted := vendor_on_show.vendor::uuid; end if;
  select v.* into shown from public.vendors as v where v.status = 'active' and (v.slug = lower(vendor_on_show.vendor) or v.id = wanted);
  if shown.id is null then perform private.refuse(404, 'vendor_not_found', 'This place is not on Angadi any more.'); end if;
  return shown;
end
$$;
comment on function private.vendor_on_show is 'An active vendor by slug or id; refuses where there is none.';

create function public.storefront(vendor text, language text default 'en') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v public.vendors := private.vendor_on_show(storefront.vendor);
  f public.restaurants;
  is_open boolean := private.takes_orders(v, now());
  favourites uuid[];
begin
  select * into f from public.restaurants as r where r.vendor_id = v.id;
  favourites := array(select i.id from public.catalog_items as i
    where i.vendor_id = v.id and i.is_available and coalesce(i.stock > 0, true) and coalesce(i.sold_out_until <= now(), true)
    order by i.is_bestseller desc, i.picture is null, i.section_position, i.position, i.id limit 8);
  return jsonb_build_object(
    'id', v.id, 'slug', v.slug, 'name', v.name, 'kind', v.kind, 'tagline', v.tagline, 'area', v.area, 'address', v.address, 'lat', v.lat, 'lng', v.lng,
    'picture', v.picture, 'rating', v.rating, 'ratings_count', v.ratings_count, 'pure_veg', coalesce(f.pure_veg, false),
    'cuisine_names', coalesce((select jsonb_agg(coalesce(w.text, one.cuisine) order by one.position)
      from unnest(f.cuisines) with ordinality as one (cuisine, position)
      left join public.dictionary as w on w.kind = 'cuisine' and w.source = lower(one.cuisine) and w.language = storefront.language), '[]'::jsonb),
    'region', (select jsonb_build_object('slug', r.slug, 'name', coalesce(private.spoken(p.names, storefront.language), r.name))
      from public.regions as r left join public.region_pages as p on p.region_id = r.id where r.id = v.region_id),
    'is_open', is_open,
    'opens_at', case when not is_open then case when private.vendor_is_open(v.id, now()) then v.paused_until
      else private.vendor_next_opening(v.id, now()) end end,
    'hours', coalesce((select jsonb_agg(jsonb_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes) order by h.weekday, h.opens)
      from public.vendor_hours as h where h.vendor_id = v.id), '[]'::jsonb),
    'holidays', coalesce((select jsonb_agg(x.day order by x.day) from public.vendor_holidays as x
      where x.vendor_id = v.id and x.day between private.today() and private.today() + 30), '[]'::jsonb),
    'policies', jsonb_build_object('min_order_paise', v.min_order_paise, 'packaging_paise', v.packaging_paise, 'prep_minutes', v.prep_minutes,
      'delivery_radius_m', v.delivery_radius_m, 'fssai_number', f.fssai_number,
      'return_days', (select case when count(*) > 0 then jsonb_build_object('least', min(g.return_days), 'most', max(g.return_days)) end
        from public.catalog_items as i join public.goods as g on g.item_id = i.id where i.vendor_id = v.id)),
    'sections', coalesce((select jsonb_agg(jsonb_build_object('section', s.section, 'section_name', coalesce(w.text, s.section), 'items', s.items)
      order by s.section_position, s.section)
      from (select i.section, min(i.section_position) as section_position, count(*) as items from public.catalog_items as i
        where i.vendor_id = v.id group by i.section order by 2, 1 limit 60) as s
      left join public.dictionary as w on w.kind = 'section' and w.source = lower(s.section) and w.language = storefront.language), '[]'::jsonb),
    'favourites', private.menu_items(favourites, storefront.language));
end
$$;
comment on function public.storefront is
  'The public page of a vendor by slug or id: {id, slug, name, kind, tagline, area, address, lat, lng, picture, rating, ratings_count, pure_veg, cuisine_names, '
  'region: {slug, name}, is_open, opens_at, hours: [{weekday, opens, closes}], holidays: [day], policies: {min_order_paise, packaging_paise, prep_minutes, '
  'delivery_radius_m, fssai_number, return_days: {least, most} or null}, sections: [{section, section_name, items}], favourites: items as in storefront_items}.';

create function public.storefront_items(vendor_id uuid, section text default null, search text default null, after jsonb default null,
  language text default 'en', page_size integer default 24) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := '%' || replace(replace(replace(lower(left(trim(storefront_items.search), 100)), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  most integer := least(greatest(coalesce(storefront_items.page_size, 24), 1), 50);
  page record;
begin
  perform private.bound(storefront_items.after, 1000);
  perform private.bound(storefront_items.section, 300);
  if not private.is_on_show(storefront_items.vendor_id) then
    perform private.refuse(404, 'vendor_not_found', 'This place is not on Angadi any more.');
  end if;
  if storefront_items.after is not null and not coalesce(jsonb_typeof(storefront_items.after -> 'section_position') = 'number'
      and jsonb_typeof(storefront_items.after -> 'position') = 'number' and pg_input_is_valid(storefront_items.after ->> 'id', 'uuid')
      and pg_input_is_valid(storefront_items.after ->> 'section_position', 'integer') and pg_input_is_valid(storefront_items.after ->> 'position', 'integer'), false) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  select array_agg(i.id order by i.section_position, i.position, i.id) as ids, count(*) as number,
    (array_agg(jsonb_build_object('section_position', i.section_position, 'position', i.position, 'id', i.id)
      order by i.section_position, i.position, i.id))[count(*)] as last
  into page from (
    select c.id, c.section_position, c.position from public.catalog_items as c
    where c.vendor_id = storefront_items.vendor_id
      and (storefront_items.section is null or c.section = storefront_items.section)
      and (words is null or words = '%%' or c.search like words)
      and (storefront_items.after is null or (c.section_position, c.position, c.id)
        > ((storefront_items.after ->> 'section_position')::integer, (storefront_items.after ->> 'position')::integer, (storefront_items.after ->> 'id')::uuid))
    order by c.section_position, c.position, c.id limit most) as i;
  return jsonb_build_object('items', private.menu_items(coalesce(page.ids, '{}'), storefront_items.language),
    'next', case when page.number = most then page.last end);
end
$$;
comment on function public.storefront_items is
  'What a vendor sells, in its order, of one section or of all, by a part of the name, a page at a time: {items: as in get_menu, and of goods also unit_price, '
  'brand, product_id, return_days; next: what to pass as after, null at the end}.';

create function public.sitemap_vendors(after text default null, most integer default 1000) returns table (slug text, kind public.vendor_kind)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query select v.slug, v.kind from public.vendors as v
    where v.status = 'active' and (sitemap_vendors.after is null or v.slug > left(sitemap_vendors.after, 100))
    order by v.slug limit least(greatest(coalesce(sitemap_vendors.most, 1000), 1), 5000);
end
$$;
comment on function public.sitemap_vendors is 'The vendors that search engines are told of, by slug, a page at a time: pass the last slug as after.';

revoke execute on function public.storefront(text, text), public.storefront_items(uuid, text, text, jsonb, text, integer),
  public.sitemap_vendors(text, integer) from public, anon;
grant execute on function public.storefront(text, text), public.storefront_items(uuid, text, text, jsonb, text, integer),
  public.sitemap_vendors(text, integer) to anon, authenticated;
