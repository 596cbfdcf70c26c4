create or replace function public.groceries_bought (
  lat double precision,
  lng double precision,
  language text default null::text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  if groceries_bought.lat is null or groceries_bought.lng is null or groceries_bought.lat not between -90 and 90
      or groceries_bought.lng not between -180 and 180 then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  return (
    with own as materialized (
      -- The latest hundred orders say what somebody buys now.
      select o.id, o.vendor_id, o.created_at from public.enhanced_orders as o
      where o.user_id = caller and o.status = 'delivered' order by o.created_at desc limit 100
    ), stores as materialized (
      select v.id, v.slug, v.name, private.takes_orders(v, now()) as is_open,
        public.distance_m(groceries_bought.lat, groceries_bought.lng, v.lat, v.lng) as metres
      from public.vendors as v where v.id in (select o.vendor_id from own as o) and v.kind = 'grocery'
        and v.status = 'active'
        and private.delivers_to(v, groceries_bought.lat, groceries_bought.lng)
    ), bought as (
      select s.id, s.slug, s.name, s.is_open, s.metres, coalesce(g.product_id, i.id) as product,
        min(i.section) as aisle,
        count(distinct o.id) as times, max(o.created_at) as last
      from own as o join stores as s on s.id = o.vendor_id join public.order_items as l on l.order_id = o.id
      join public.catalog_items as i on i.id = l.item_id left join public.goods as g on g.item_id = i.id
      where private.item_unavailable_reason(i, now()) is null
      group by s.id, s.slug, s.name, s.is_open, s.metres, coalesce(g.product_id, i.id)
    ), best as (
      select b.*, row_number() over (order by b.is_open desc, b.times desc, b.last desc, b.product, b.id) as place
        from bought as b
      order by place limit 12
    )
    select coalesce(jsonb_agg(private.store_product(b.product, b.id, groceries_bought.language) ||
      jsonb_build_object('aisle', b.aisle,
      'store', jsonb_build_object('id', b.id, 'slug', b.slug, 'name', b.name, 'is_open', b.is_open, 'distance_m',
        b.metres)) order by b.place), '[]')
    from best as b);
end
$function$;

comment on function public.groceries_bought(double precision, double precision, text) is
  'Up to twelve products that the caller has bought of stores that deliver here and still have them, the most bought first, as grocery_search has them.';

revoke all on function public.groceries_bought(double precision, double precision, text) from public;

grant execute
  on function public.groceries_bought(double precision, double precision, text)
  to authenticated, postgres;
