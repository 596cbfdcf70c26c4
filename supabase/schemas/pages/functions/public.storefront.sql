create or replace function public.storefront (
  vendor text,
  language text default 'en'::text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  v public.vendors := private.vendor_on_show(storefront.vendor);
  f public.restaurants;
  is_open boolean := private.takes_orders(v, now());
  favourites uuid[];
begin
  select * into f from public.restaurants as r where r.vendor_id = v.id;
  favourites := array(select i.id from public.catalog_items as i
    where i.vendor_id = v.id and i.is_available and coalesce(i.stock > 0, true)
      and coalesce(i.sold_out_until <= now(), true)
    order by i.is_bestseller desc, i.picture is null, i.section_position, i.position, i.id limit 8);
  return jsonb_build_object(
    'id', v.id, 'slug', v.slug, 'name', v.name, 'kind', v.kind, 'tagline', v.tagline, 'area', v.area, 'address',
      v.address, 'lat', v.lat, 'lng', v.lng,
    'picture', v.picture, 'rating', v.rating, 'ratings_count', v.ratings_count, 'pure_veg', coalesce(f.pure_veg, false),
    'cuisine_names', coalesce((select jsonb_agg(coalesce(w.text, one.cuisine) order by one.position)
      from unnest(f.cuisines) with ordinality as one (cuisine, position)
      left join public.dictionary as w on w.kind = 'cuisine' and w.source = lower(one.cuisine)
        and w.language = storefront.language), '[]'::jsonb),
    'region', (select jsonb_build_object('slug', r.slug, 'name',
      coalesce(private.spoken(p.names, storefront.language), r.name))
      from public.regions as r left join public.region_pages as p on p.region_id = r.id where r.id = v.region_id),
    'is_open', is_open,
    'opens_at', case when not is_open then case when private.vendor_is_open(v.id, now()) then v.paused_until
      else private.vendor_next_opening(v.id, now()) end end,
    'hours', coalesce((select jsonb_agg(jsonb_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes)
      order by h.weekday, h.opens)
      from public.vendor_hours as h where h.vendor_id = v.id), '[]'::jsonb),
    'holidays', coalesce((select jsonb_agg(x.day order by x.day) from public.vendor_holidays as x
      where x.vendor_id = v.id and x.day between private.today() and private.today() + 30), '[]'::jsonb),
    'policies', jsonb_build_object('min_order_paise', v.min_order_paise, 'packaging_paise', v.packaging_paise,
      'prep_minutes', v.prep_minutes,
      'delivery_radius_m', v.delivery_radius_m, 'fssai_number', f.fssai_number,
      'return_days', (select case when count(*) > 0 then jsonb_build_object('least', min(g.return_days), 'most',
        max(g.return_days)) end
        from public.catalog_items as i join public.goods as g on g.item_id = i.id where i.vendor_id = v.id)),
    'sections', coalesce((select jsonb_agg(jsonb_build_object('section', s.section, 'section_name',
      coalesce(w.text, s.section), 'items', s.items)
      order by s.section_position, s.section)
      from (select i.section, min(i.section_position) as section_position, count(*) as items
        from public.catalog_items as i
        where i.vendor_id = v.id group by i.section order by 2, 1 limit 60) as s
      left join public.dictionary as w on w.kind = 'section' and w.source = lower(s.section)
        and w.language = storefront.language), '[]'::jsonb),
    'favourites', private.menu_items(favourites, storefront.language));
end
$function$;

comment on function public.storefront(text, text) is 'The public page of a vendor by slug or id: {id, slug, name, kind, tagline, area, address, lat, lng, picture, rating, ratings_count, pure_veg, cuisine_names, region: {slug, name}, is_open, opens_at, hours: [{weekday, opens, closes}], holidays: [day], policies: {min_order_paise, packaging_paise, prep_minutes, delivery_radius_m, fssai_number, return_days: {least, most} or null}, sections: [{section, section_name, items}], favourites: items as in storefront_items}.';

revoke all on function public.storefront(text, text) from public;

grant execute on function public.storefront(text, text) to anon, authenticated, postgres;
