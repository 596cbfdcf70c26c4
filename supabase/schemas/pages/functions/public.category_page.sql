create or replace function public.category_page (
  category text,
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
  here public.categories := private.find_category(category_page.category);
  page public.category_pages;
  below uuid[] := private.categories_below(here.id);
  regions uuid[] := array(select r.id from public.regions as r);
  best uuid[];
  items uuid[] := private.items_below(below, 24);
  wishes integer;
begin
  select * into page from public.category_pages as p where p.category_id = here.id;
  if page.every_vendor then
    best := private.best_vendors(regions, here.kind, 12);
    if here.kind = 'food' and items = '{}' then items := private.bestsellers_of(best, 12); end if;
  else
    best := array(select v.id from public.vendors as v where v.status = 'active' and v.kind = here.kind
      and exists (select from public.catalog_items as i where i.vendor_id = v.id and i.category_id = any (below))
      order by v.ratings_count > 0 desc, private.ranked_rating(v.rating, v.ratings_count) desc, v.name limit 12);
  end if;
  wishes := case when page.opened_at is null and page.category_id is not null then private.wishes_for(here.id) end;
  return jsonb_build_object('slug', here.slug, 'name', private.category_name(here, category_page.language), 'kind',
    here.kind, 'picture', here.picture,
    'intro', private.spoken(page.intro, category_page.language),
    -- An aisle is open with its trade.
    'is_open', here.parent_id is not null or page.opened_at is not null,
    -- A handful could be counted out.
    'wishes', case when wishes >= 5 then wishes end,
    'parent', (select jsonb_build_object('slug', c.slug, 'name', private.category_name(c, category_page.language))
      from public.categories as c where c.id = here.parent_id),
    'children', (select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'name',
      private.category_name(c, category_page.language), 'picture', c.picture)
      order by c.position, c.slug), '[]'::jsonb) from public.categories as c where c.parent_id = here.id),
    'siblings', (select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'name',
      private.category_name(c, category_page.language), 'picture', c.picture)
      order by c.position, c.slug), '[]'::jsonb) from public.categories as c where c.parent_id = here.parent_id
        and c.id <> here.id),
    'towns', (select coalesce(jsonb_agg(jsonb_build_object('slug', r.slug, 'name',
      private.spoken(p.names, category_page.language), 'vendors', k.number)
      order by k.number desc, r.slug), '[]'::jsonb)
      from (select v.region_id, count(*) as number from public.vendors as v where v.status = 'active'
        and v.kind = here.kind group by v.region_id) as k
      join public.regions as r on r.id = k.region_id join public.region_pages as p on p.region_id = r.id
      where coalesce(page.every_vendor, false)),
    'vendors', private.vendor_cards(best, category_page.language),
    'items', private.item_cards(items, category_page.language),
    'related', (select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'name',
      private.category_name(c, category_page.language), 'picture', c.picture,
        'items', private.item_cards(private.items_below(private.categories_below(c.id), 6), category_page.language))
          order by wanted.position), '[]'::jsonb)
      from unnest(page.related) with ordinality as wanted (slug, position)
        join public.categories as c on c.slug = wanted.slug));
end
$function$;

comment on function public.category_page(text, text) is 'The page of a category by its slug or another word for it: {slug, name, kind, picture, intro, is_open, wishes (null under five), parent, children, siblings, towns: [{slug, name, vendors}], vendors, items, related: [{slug, name, picture, items}]}; vendors and items as in region_page.';

revoke all on function public.category_page(text, text) from public;

grant execute on function public.category_page(text, text) to anon, authenticated, postgres;
