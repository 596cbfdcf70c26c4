create or replace function private.home_items (
  vendors private.home_vendor[],
  each_vendor integer
)
  returns SETOF private.home_item
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return query
    select i.id, v.kind, v.id, v.slug, v.name, i.name, i.name_translations, i.search || ' ' || lower(i.section),
      i.price_paise, i.mrp_paise, i.unit, d.diet, i.picture,
      i.is_bestseller, exists (select from public.item_option_groups as g where g.item_id = i.id), v.rating,
        v.ratings_count, v.metres, v.minutes,
      v.open_now, i.nth,
      -- One dish of each vendor before the second of any.
      (case when v.open_now then 0 else 10000000 end + i.nth * 2000 + coalesce(v.metres, 0) / 10.0 + coalesce(v.minutes,
        0) * 10
        - private.ranked_rating(v.rating, v.ratings_count) * 200)::double precision
    from unnest(home_items.vendors) as v
    cross join lateral (
      select c.id, c.name, c.name_translations, c.search, c.section, c.price_paise, c.mrp_paise, c.unit, c.picture,
        c.is_bestseller,
        row_number() over (order by c.is_bestseller desc, c.section_position, c.position, c.id)::integer as nth
      from public.catalog_items as c
      where c.vendor_id = v.id and c.picture is not null and c.is_available
        and private.item_unavailable_reason(c, now()) is null
      order by c.is_bestseller desc, c.section_position, c.position, c.id
      limit home_items.each_vendor
    ) as i
    left join public.dishes as d on d.item_id = i.id;
end
$function$;

comment on function private.home_items(private.home_vendor[], integer) is 'The first items of each of these vendors that have a picture and can be had now, bestsellers before the rest. nth is the item''s place among them, rank orders the items of several vendors: open ones first, then one of each vendor before the second of any, the near and well rated before others.';

revoke all on function private.home_items(private.home_vendor[], integer) from public;
