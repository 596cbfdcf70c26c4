create or replace function public.grocery_search (
  query text,
  lat double precision,
  lng double precision,
  language text default null::text,
  limit_count integer default 24
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  words text := private.like_pattern(grocery_search.query);
begin
  if grocery_search.lat is null or grocery_search.lng is null or grocery_search.lat not between -90 and 90
    or grocery_search.lng not between -180 and 180 then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  if length(trim(grocery_search.query)) < 2 then return '[]'; end if;
  return (
    with nearby as materialized (
      select v.id, v.slug, v.name, public.distance_m(grocery_search.lat, grocery_search.lng, v.lat, v.lng) as metres,
        private.takes_orders(v, now()) as is_open
      from public.vendors as v
      where v.status = 'active' and v.kind = 'grocery'
        and extensions.ll_to_earth(v.lat, v.lng)
          operator(extensions.<@) extensions.earth_box(extensions.ll_to_earth(grocery_search.lat, grocery_search.lng),
            v.delivery_radius_m)
        and private.delivers_to(v, grocery_search.lat, grocery_search.lng)
      order by extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) extensions.ll_to_earth(grocery_search.lat,
        grocery_search.lng)
      limit 100
    ), meant as materialized (
      select w.source from public.dictionary as w where w.kind = 'item' and lower(w.text) like words limit 500
    ), found as (
      select distinct on (n.id, coalesce(g.product_id, i.id)) n.*, coalesce(g.product_id, i.id) as product,
        i.id as item_id, i.section, i.is_bestseller
      from nearby as n join public.catalog_items as i on i.vendor_id = n.id
        left join public.goods as g on g.item_id = i.id
      where (i.search like words or lower(g.brand) like words or lower(i.name) in (select m.source from meant as m))
        and private.item_unavailable_reason(i, now()) is null
      order by n.id, coalesce(g.product_id, i.id), i.position, i.id
    ), best as (
      select f.*, row_number() over (order by f.is_open desc, f.is_bestseller desc, f.metres, f.item_id) as place
        from found as f
      order by place limit least(greatest(coalesce(grocery_search.limit_count, 24), 1), 48)
    )
    select coalesce(jsonb_agg(private.store_product(b.product, b.id, grocery_search.language) ||
      jsonb_build_object('aisle', b.section,
      'store', jsonb_build_object('id', b.id, 'slug', b.slug, 'name', b.name, 'is_open', b.is_open, 'distance_m',
        b.metres)) order by b.place), '[]')
    from best as b);
end
$function$;

comment on function public.grocery_search(text, double precision, double precision, text, integer) is
  'Products by name or brand, in whichever script it is typed, from stores that deliver here: as store_items has them, each with its store {id, slug, name, is_open, distance_m}.';

revoke all
  on function public.grocery_search(text, double precision, double precision, text, integer)
  from public;

grant execute
  on function public.grocery_search(text, double precision, double precision, text, integer)
  to anon, authenticated, postgres;
