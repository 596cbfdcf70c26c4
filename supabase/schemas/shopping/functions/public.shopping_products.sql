create or replace function public.shopping_products (
  filter jsonb default '{}'::jsonb,
  sort text default 'popular'::text,
  page_size integer default 20,
  cursor jsonb default null::jsonb,
  language text default null::text,
  pincode text default null::text
)
  returns table (
    id uuid,
    item_id uuid,
    name text,
    brand text,
    picture text,
    price_paise integer,
    mrp_paise integer,
    offers smallint,
    rating numeric,
    ratings_count integer,
    arrives_to date,
    vendor_id uuid,
    vendor_name text,
    in_stock boolean,
    stock_left integer,
    variants smallint,
    next_cursor jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  f private.product_filter := private.read_product_filter(shopping_products.filter);
begin
  if coalesce(shopping_products.sort, '') not in ('popular', 'price_low', 'price_high', 'top_rated') then
    perform private.refuse(400, 'sort_invalid', 'This order of sorting does not exist.');
  end if;
  perform private.bound(shopping_products.cursor, 1000);
  perform private.bound(shopping_products.pincode, 100);
  if shopping_products.cursor is not null and not coalesce(jsonb_typeof(shopping_products.cursor -> 'rank') = 'number'
      and pg_input_is_valid(shopping_products.cursor ->> 'id', 'uuid'), false) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  return query
    with ranked as (
      -- What is sold out comes last, whatever the order.
      select c.*, case when c.in_stock then 0 else 1000000000000 end + case shopping_products.sort
          when 'popular' then -c.popularity when 'price_low' then c.price_paise when 'price_high' then -c.price_paise
          else -coalesce(c.rating, 0) * 1000 end as rank
      from private.cards_for(f, true) as c
    ), page as (
      select * from ranked as r
      where shopping_products.cursor is null or (r.rank, r.id) > ((shopping_products.cursor ->> 'rank')::numeric,
        (shopping_products.cursor ->> 'id')::uuid)
      order by r.rank, r.id limit least(greatest(coalesce(shopping_products.page_size, 20), 1), 50)
    )
    select p.id, p.item_id, coalesce(pr.name_translations ->> shopping_products.language,
      i.name_translations ->> shopping_products.language, w.text, p.name), p.brand,
      coalesce(p.picture, i.picture), i.price_paise, i.mrp_paise, p.offers,
      case when k.ratings >= private.fewest_ratings() then round(k.stars_sum::numeric / k.ratings, 1)
        end, coalesce(k.ratings, 0), (days.d).to_day,
      v.id, v.name, private.item_unavailable_reason(i, now()) is null, case when i.stock <= 5 then i.stock end,
      (select count(distinct g.variant)::smallint from public.goods as g where g.product_id = p.id),
        jsonb_build_object('rank', p.rank, 'id', p.id)
    from page as p join public.catalog_items as i on i.id = p.item_id join public.vendors as v on v.id = p.vendor_id
    left join public.products as pr on pr.id = p.id
    left join private.review_counts as k on k.subject_id = p.id
    cross join lateral (select case when shopping_products.pincode is not null
      then private.lane_to(v, shopping_products.pincode) end as l offset 0) as lane
    cross join lateral (select case when (lane.l).to_zone is not null then private.parcel_dates(lane.l, now()) end as d
      offset 0) as days
    left join public.dictionary as w on w.kind = 'item' and w.source = lower(p.name)
      and w.language = shopping_products.language
    order by p.rank, p.id;
end
$function$;

comment on function public.shopping_products(jsonb, text, integer, jsonb, text, text) is
  'Products of shops, a page at a time (pass the last row''s next_cursor), sorted by popular, price_low, price_high or top_rated; filter as {department, search, facets, price_from, price_to, min_rating, in_stock}. What is sold out comes last. rating and ratings_count are the product''s own, the rating from five on; arrives_to is the last day of arrival at the pincode, null without one. item_id of vendor_id is what one tap adds where variants is 1: of several, one is chosen on the product''s page. stock_left of the last five.';

revoke all on function public.shopping_products(jsonb, text, integer, jsonb, text, text) from public;

grant execute
  on function public.shopping_products(jsonb, text, integer, jsonb, text, text)
  to anon, authenticated, postgres;
