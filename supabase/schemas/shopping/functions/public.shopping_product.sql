create or replace function public.shopping_product (
  product_id uuid,
  pincode text default null::text,
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
  card uuid := coalesce(private.card_of(shopping_product.product_id), shopping_product.product_id);
  product public.products;
  offers jsonb;
  first_item public.catalog_items;
  category uuid;
begin
  perform private.bound(shopping_product.pincode, 100);
  select * into product from public.products as p where p.id = card;
  select coalesce(jsonb_agg(offer order by (offer ->> 'orderable')::boolean desc, (offer ->> 'price_paise')::integer,
    offer ->> 'arrives_to', offer ->> 'item_id'), '[]')
  into offers from (
    select jsonb_build_object('item_id', i.id, 'name',
      coalesce(i.name_translations ->> shopping_product.language, w.text, i.name), 'variant', g.variant,
      'price_paise', i.price_paise, 'mrp_paise', i.mrp_paise, 'picture', i.picture, 'gallery', g.gallery, 'stock_left',
        case when i.stock <= 5 then i.stock end,
      'orderable', private.item_unavailable_reason(i, now()) is null, 'return_days', g.return_days, 'origin', g.origin,
        'pack_size', g.pack_size, 'pack_unit', g.pack_unit,
      'arrives_from', (days.d).from_day, 'arrives_to', (days.d).to_day,
      'shipping_paise', case when (lane.l).to_zone is not null then private.shipping_price(v, lane.l, i.price_paise)
        end,
      'free_shipping_from_paise', h.free_shipping_from_paise,
      'seller', jsonb_build_object('id', v.id, 'name', v.name, 'slug', v.slug, 'rating', v.rating, 'ratings_count',
        v.ratings_count, 'town', r.name, 'address', v.address,
        'legal_name', h.legal_name, 'gstin', h.gstin, 'care_email', h.care_email, 'care_phone', h.care_phone,
          'by_courier', coalesce(h.by_courier, false))) as offer
    from public.goods as g join public.catalog_items as i on i.id = g.item_id
      join public.vendors as v on v.id = i.vendor_id
    join public.regions as r on r.id = v.region_id left join public.shops as h on h.vendor_id = v.id
    cross join lateral (select private.lane_to(v, shopping_product.pincode) as l offset 0) as lane
    cross join lateral (select case when (lane.l).to_zone is not null then private.parcel_dates(lane.l, now()) end as d
      offset 0) as days
    left join public.dictionary as w on w.kind = 'item' and w.source = lower(i.name)
      and w.language = shopping_product.language
    where (g.product_id = card or (g.item_id = card and g.product_id is null)) and v.kind = 'shopping'
      and v.status = 'active' and i.is_available
    limit 200
  ) as every;
  if jsonb_array_length(offers) = 0 then perform private.refuse(404, 'product_not_found',
    'This product is not sold any more.'); end if;
  select * into first_item from public.catalog_items as i where i.id = (offers -> 0 ->> 'item_id')::uuid;
  category := coalesce(product.category_id, first_item.category_id);
  return jsonb_build_object('id', card, 'name', coalesce(product.name_translations ->> shopping_product.language,
    product.name, offers -> 0 ->> 'name'),
    'brand', coalesce(product.brand, (select g.brand from public.goods as g where g.item_id = first_item.id)),
    'description', coalesce(nullif(product.description, ''),
      first_item.description_translations ->> shopping_product.language, first_item.description), 'specs',
      coalesce(product.specs, '{}'), 'size_guide', product.size_guide,
    'gallery', coalesce(nullif(product.gallery, '{}'), case when first_item.picture is not null
      then array[first_item.picture] else '{}' end),
    'department', (select jsonb_build_object('slug', c.slug, 'name', coalesce(w.text, c.name))
      from public.categories as c
      left join public.dictionary as w on w.kind = 'category' and w.source = lower(c.name)
        and w.language = shopping_product.language where c.id = category),
    'serviceable', case when shopping_product.pincode is not null
      then private.zone_of_pincode(shopping_product.pincode) is not null end,
    'questions', (select count(*) from public.product_questions as q where q.product_id = card and q.state = 'shown'),
    'offers', offers);
end
$function$;

comment on function public.shopping_product(uuid, text, text) is 'A product with every offer of it, the best first, by the id of the product or of one of its items: {id, name, brand, description, specs, size_guide, gallery, department, serviceable, questions, offers: [{item_id, variant, price_paise, mrp_paise, orderable, stock_left, return_days, arrives_from, arrives_to, shipping_paise, seller}]}. Arrival and shipping with a pincode. Raises product_not_found.';

revoke all on function public.shopping_product(uuid, text, text) from public;

grant execute on function public.shopping_product(uuid, text, text) to anon, authenticated, postgres;
