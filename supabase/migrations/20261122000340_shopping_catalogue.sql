-- Finding products: one card a product, kept beside the catalogue, with what lists sort and filter by; and the product's page
-- (Spec §2 Shopping; docs/decisions/0051).

create table private.shopping_cards (
  id uuid primary key,
  item_id uuid not null,
  vendor_id uuid not null,
  departments uuid[] not null,
  name text not null,
  brand text,
  picture text,
  price_paise integer not null,
  mrp_paise integer,
  offers smallint not null,
  rating numeric(2, 1),
  facets text[] not null,
  in_stock boolean not null,
  popularity integer not null default 0,
  search text not null,
  created_at timestamptz not null
);
create index shopping_cards_department_idx on private.shopping_cards using gin (departments);
create index shopping_cards_facets_idx on private.shopping_cards using gin (facets);
create index shopping_cards_search_idx on private.shopping_cards using gin (search extensions.gin_trgm_ops);
create index shopping_cards_popular_idx on private.shopping_cards (popularity desc, id);
create index shopping_cards_price_idx on private.shopping_cards (price_paise, id);
create index shopping_cards_vendor_idx on private.shopping_cards (vendor_id);
comment on table private.shopping_cards is
  'A row for each product of shops, and for each item that stands alone: the cheapest offer that is there, and what it is found and filtered by. '
  'Kept by private.refresh_cards; its id is that of products, or of the item.';
comment on column private.shopping_cards.departments is 'The category of the product and all above it.';
comment on column private.shopping_cards.facets is 'Brand, variants and specifications of all offers, as Name=Value.';
comment on column private.shopping_cards.rating is 'The seller''s, as long as products have none of their own.';
comment on column private.shopping_cards.popularity is 'Pieces that were delivered.';

create table private.stale_cards (
  id bigint generated always as identity primary key,
  card uuid not null
);
comment on table private.stale_cards is
  'Cards to be written again. A queue without a unique key: orders and imports only append, and wait for nobody.';

create function private.card_of(item_id uuid) returns uuid language sql stable security definer set search_path = '' as $$
  select coalesce(g.product_id, g.item_id) from public.goods as g where g.item_id = card_of.item_id
$$;
create function private.card_is_stale() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'goods' then
    insert into private.stale_cards (card) select distinct c from unnest(array[
      case when tg_op <> 'DELETE' then coalesce(new.product_id, new.item_id) end,
      case when tg_op <> 'INSERT' then coalesce(old.product_id, old.item_id) end]) as c where c is not null;
  elsif tg_table_name = 'products' then
    insert into private.stale_cards (card) values (new.id);
  elsif tg_table_name = 'vendors' then
    insert into private.stale_cards (card) select distinct coalesce(g.product_id, g.item_id)
    from public.catalog_items as i join public.goods as g on g.item_id = i.id where i.vendor_id = new.id;
  else
    insert into private.stale_cards (card) select coalesce(g.product_id, g.item_id) from public.goods as g where g.item_id = new.id;
  end if;
  return null;
end
$$;
comment on function private.card_is_stale is 'Marks the cards that a change of the catalogue concerns.';
create trigger cards_follow_goods after insert or update or delete on public.goods for each row execute function private.card_is_stale();
create trigger cards_follow_products after insert or update on public.products for each row execute function private.card_is_stale();
create trigger cards_follow_items after update on public.catalog_items for each row
  when ((old.name, old.name_translations, old.price_paise, old.mrp_paise, old.picture, old.category_id, old.is_available, old.sold_out_until, old.stock = 0)
    is distinct from (new.name, new.name_translations, new.price_paise, new.mrp_paise, new.picture, new.category_id, new.is_available, new.sold_out_until, new.stock = 0))
  execute function private.card_is_stale();
create trigger cards_follow_vendors after update of status, rating, kind on public.vendors for each row
  when (new.kind = 'shopping' and (old.status, old.rating, old.kind) is distinct from (new.status, new.rating, new.kind)) execute function private.card_is_stale();

create function private.refresh_card(card uuid) returns void language plpgsql set search_path = '' as $$
declare
  product public.products;
  fresh private.shopping_cards;
begin
  select * into product from public.products as p where p.id = refresh_card.card;
  with offers as materialized (
    select i.id, i.vendor_id, i.name, i.name_translations, i.price_paise, i.mrp_paise, i.picture, i.category_id, i.created_at, g.brand, g.variant, v.rating,
      private.item_unavailable_reason(i, now()) is null as there
    from public.goods as g join public.catalog_items as i on i.id = g.item_id join public.vendors as v on v.id = i.vendor_id
    where (g.product_id = refresh_card.card or (g.item_id = refresh_card.card and g.product_id is null))
      and v.kind = 'shopping' and v.status = 'active' and i.is_available
  ), best as (
    select o.* from offers as o order by o.there desc, o.price_paise, o.id limit 1
  ), department as (
    with recursive up as (
      select c.id, c.parent_id, 0 as depth from public.categories as c where c.id = coalesce(product.category_id, (select b.category_id from best as b))
      union all select c.id, c.parent_id, up.depth + 1 from up join public.categories as c on c.id = up.parent_id where up.depth < 5
    )
    select array_agg(up.id order by up.depth) as ids from up
  ), facet as (
    select array_agg(distinct f) as all_of_them from (
      select 'Brand=' || coalesce(o.brand, product.brand) as f from offers as o
      union select p.key || '=' || p.value from offers as o, jsonb_each_text(o.variant) as p
      union select p.key || '=' || p.value from jsonb_each_text(product.specs) as p where length(p.value) <= 30
    ) as every where f is not null and length(f) <= 100
  )
  select refresh_card.card, b.id, b.vendor_id, coalesce(d.ids, '{}'), coalesce(product.name, b.name), coalesce(product.brand, b.brand),
    coalesce(product.gallery[1], b.picture), b.price_paise, b.mrp_paise, (select least(count(distinct o.vendor_id), 100) from offers as o), b.rating,
    coalesce(f.all_of_them, '{}'), b.there, 0,
    lower(concat_ws(' ', coalesce(product.search, private.item_search_words(b.name, b.name_translations)), product.brand, b.brand)), coalesce(product.created_at, b.created_at)
  into fresh from best as b cross join department as d cross join facet as f;
  if fresh.id is null then
    delete from private.shopping_cards as c where c.id = refresh_card.card;
    return;
  end if;
  insert into private.shopping_cards as c select fresh.*
  on conflict (id) do update set item_id = excluded.item_id, vendor_id = excluded.vendor_id, departments = excluded.departments, name = excluded.name,
    brand = excluded.brand, picture = excluded.picture, price_paise = excluded.price_paise, mrp_paise = excluded.mrp_paise, offers = excluded.offers,
    rating = excluded.rating, facets = excluded.facets, in_stock = excluded.in_stock, search = excluded.search;
end
$$;
comment on function private.refresh_card is 'Writes the card of a product as it is sold now; none where no shop offers it.';

create function private.refresh_cards(most integer default 500) returns integer language plpgsql security definer set search_path = '' as $$
declare
  one uuid;
  written integer := 0;
begin
  for one in
    with taken as (
      delete from private.stale_cards as s where s.id in (select k.id from private.stale_cards as k order by k.id limit most for update skip locked) returning s.card
    )
    select distinct t.card from taken as t order by 1
  loop
    perform private.refresh_card(one);
    written := written + 1;
  end loop;
  return written;
end
$$;
comment on function private.refresh_cards is 'Writes the cards that are not up to date; answers how many. Runs every two seconds.';
select cron.schedule('refresh-shopping-cards', '2 seconds', 'select private.refresh_cards(500)');

create function private.count_sold(o public.enhanced_orders, was public.order_status) returns void language sql set search_path = '' as $$
  update private.shopping_cards as c set popularity = c.popularity + t.pieces
  from (select coalesce(g.product_id, i.item_id) as card, sum(i.quantity) as pieces from public.order_items as i
    left join public.order_goods as g on g.order_id = i.order_id and g.position = i.position where i.order_id = o.id group by 1) as t
  where c.id = t.card
$$;
comment on function private.count_sold is 'Counts what was delivered for the order of lists.';
insert into private.order_effects (kind, to_status, position, effect) values ('shipment', 'delivered', 80, 'private.count_sold');

-- Lists ----------------------------------------------------------------------------------------------------------------

create type private.product_filter as (department uuid, words text, facets text[], price_from integer, price_to integer, min_rating numeric, in_stock_only boolean);

create function private.read_product_filter(filter jsonb) returns private.product_filter language plpgsql stable set search_path = '' as $$
declare
  f private.product_filter;
begin
  perform private.bound(filter, 6000);
  if coalesce(jsonb_typeof(filter), 'object') <> 'object' or jsonb_typeof(filter -> 'facets') not in ('array', 'null')
      or jsonb_typeof(filter -> 'price_from') not in ('number', 'null') or jsonb_typeof(filter -> 'price_to') not in ('number', 'null')
      or jsonb_typeof(filter -> 'min_rating') not in ('number', 'null') or jsonb_typeof(filter -> 'in_stock') not in ('boolean', 'null')
      or coalesce(jsonb_array_length(nullif(filter -> 'facets', 'null')), 0) > 30 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if filter ->> 'department' is not null then
    select c.id into f.department from public.categories as c where c.slug = filter ->> 'department' and c.kind = 'shopping';
    if not found then perform private.refuse(404, 'department_not_found', 'There is no such department.'); end if;
  end if;
  f.words := private.like_pattern(filter ->> 'search');
  f.facets := array(select left(v, 100) from jsonb_array_elements_text(coalesce(nullif(filter -> 'facets', 'null'), '[]')) as v);
  -- greatest and least pass nulls over, and what is not asked for stays null.
  if filter ->> 'price_from' is not null then f.price_from := least(greatest((filter ->> 'price_from')::numeric, 0), 100000000)::integer; end if;
  if filter ->> 'price_to' is not null then f.price_to := least(greatest((filter ->> 'price_to')::numeric, 0), 100000000)::integer; end if;
  if filter ->> 'min_rating' is not null then f.min_rating := least(greatest((filter ->> 'min_rating')::numeric, 0), 5); end if;
  f.in_stock_only := (filter ->> 'in_stock')::boolean;
  return f;
end
$$;
comment on function private.read_product_filter is
  'What a list is narrowed to: {department (slug), search, facets: [Name=Value], price_from, price_to (paise), min_rating, in_stock}, all optional.';

create function private.cards_for(f private.product_filter, with_facets boolean) returns setof private.shopping_cards
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Values of one name are alternatives; all names have to fit.
  groups text[] := array(select string_agg(v, E'\x1f') from unnest(f.facets) as v group by split_part(v, '=', 1));
begin
  return query select c.* from private.shopping_cards as c
    where (f.department is null or c.departments @> array[f.department])
      and (f.words is null or c.search like f.words)
      and (f.price_from is null or c.price_paise >= f.price_from) and (f.price_to is null or c.price_paise <= f.price_to)
      and (f.min_rating is null or c.rating >= f.min_rating) and (not coalesce(f.in_stock_only, false) or c.in_stock)
      and (not with_facets or not exists (select from unnest(groups) as g where not c.facets && string_to_array(g, E'\x1f')));
end
$$;

create function public.shopping_products(filter jsonb default '{}', sort text default 'popular', page_size integer default 20, cursor jsonb default null,
  language text default null)
returns table (id uuid, item_id uuid, name text, brand text, picture text, price_paise integer, mrp_paise integer, offers smallint, rating numeric,
  vendor_name text, in_stock boolean, variants smallint, next_cursor jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  f private.product_filter := private.read_product_filter(shopping_products.filter);
begin
  if coalesce(shopping_products.sort, '') not in ('popular', 'price_low', 'price_high', 'top_rated') then
    perform private.refuse(400, 'sort_invalid', 'This order of sorting does not exist.');
  end if;
  perform private.bound(shopping_products.cursor, 1000);
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
      where shopping_products.cursor is null or (r.rank, r.id) > ((shopping_products.cursor ->> 'rank')::numeric, (shopping_products.cursor ->> 'id')::uuid)
      order by r.rank, r.id limit least(greatest(coalesce(shopping_products.page_size, 20), 1), 50)
    )
    select p.id, p.item_id, coalesce(pr.name_translations ->> shopping_products.language, i.name_translations ->> shopping_products.language, w.text, p.name), p.brand,
      coalesce(p.picture, i.picture), i.price_paise, i.mrp_paise, p.offers, p.rating, v.name, private.item_unavailable_reason(i, now()) is null,
      (select count(distinct g.variant)::smallint from public.goods as g where g.product_id = p.id), jsonb_build_object('rank', p.rank, 'id', p.id)
    from page as p join public.catalog_items as i on i.id = p.item_id join public.vendors as v on v.id = p.vendor_id
    left join public.products as pr on pr.id = p.id
    left join public.dictionary as w on w.kind = 'item' and w.source = lower(p.name) and w.language = shopping_products.language
    order by p.rank, p.id;
end
$$;
comment on function public.shopping_products is
  'Products of shops, a page at a time (pass the last row''s next_cursor), sorted by popular, price_low, price_high or top_rated; filter as '
  '{department, search, facets, price_from, price_to, min_rating, in_stock}. What is sold out comes last.';

create function public.shopping_facets(filter jsonb default '{}') returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  f private.product_filter := private.read_product_filter(shopping_facets.filter);
begin
  return (
    with found as materialized (select c.facets, c.price_paise from private.cards_for(f, false) as c limit 5000),
    counted as (
      select split_part(v, '=', 1) as name, substr(v, strpos(v, '=') + 1) as value, count(*) as many from found, unnest(found.facets) as v group by 1, 2
    ), ranked as (
      select c.*, row_number() over (partition by c.name order by c.many desc, c.value) as n, sum(c.many) over (partition by c.name) as of_name,
        count(*) over (partition by c.name) as values_of_name from counted as c
    ), named as (
      select r.name, max(r.of_name) as weight, jsonb_agg(jsonb_build_object('value', r.value, 'count', r.many) order by r.many desc, r.value) as values
      from ranked as r where r.n <= 15 and r.values_of_name > 1 group by r.name order by 2 desc, 1 limit 8
    )
    select jsonb_build_object('count', (select count(*) from found),
      'price', (select jsonb_build_object('least', min(found.price_paise), 'most', max(found.price_paise)) from found),
      'facets', coalesce((select jsonb_agg(jsonb_build_object('name', n.name, 'values', n.values) order by (n.name <> 'Brand'), n.weight desc, n.name) from named as n), '[]')));
end
$$;
comment on function public.shopping_facets is
  'By what a list of products can be narrowed: {count, price: {least, most}, facets: [{name, values: [{value, count}]}]}; chosen facets do not change it.';

create function public.shopping_departments(language text default null)
returns table (slug text, name text, picture text, products bigint)
language sql stable security definer set search_path = '' as $$
  select c.slug, coalesce(w.text, c.name), coalesce(c.picture, (select k.picture from private.shopping_cards as k
      where k.departments @> array[c.id] and k.picture is not null order by k.in_stock desc, k.popularity desc, k.id limit 1)),
    (select count(*) from private.shopping_cards as k where k.departments @> array[c.id])
  from public.categories as c join public.categories as root on root.id = c.parent_id and root.slug = 'shopping'
  left join public.dictionary as w on w.kind = 'category' and w.source = lower(c.name) and w.language = shopping_departments.language
  order by c.position, c.name
$$;
comment on function public.shopping_departments is 'The departments of the shops, with a picture and how many products they have.';

-- A product ------------------------------------------------------------------------------------------------------------

create function public.shopping_product(product_id uuid, pincode text default null, language text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
  select coalesce(jsonb_agg(offer order by (offer ->> 'orderable')::boolean desc, (offer ->> 'price_paise')::integer, offer ->> 'arrives_to', offer ->> 'item_id'), '[]')
  into offers from (
    select jsonb_build_object('item_id', i.id, 'name', coalesce(i.name_translations ->> shopping_product.language, w.text, i.name), 'variant', g.variant,
      'price_paise', i.price_paise, 'mrp_paise', i.mrp_paise, 'picture', i.picture, 'gallery', g.gallery, 'stock_left', case when i.stock <= 5 then i.stock end,
      'orderable', private.item_unavailable_reason(i, now()) is null, 'return_days', g.return_days, 'origin', g.origin, 'pack_size', g.pack_size, 'pack_unit', g.pack_unit,
      'arrives_from', (days.d).from_day, 'arrives_to', (days.d).to_day,
      'shipping_paise', case when (lane.l).to_zone is not null then private.shipping_price(v, lane.l, i.price_paise) end,
      'free_shipping_from_paise', h.free_shipping_from_paise,
      'seller', jsonb_build_object('id', v.id, 'name', v.name, 'slug', v.slug, 'rating', v.rating, 'ratings_count', v.ratings_count, 'town', r.name, 'address', v.address,
        'legal_name', h.legal_name, 'gstin', h.gstin, 'care_email', h.care_email, 'care_phone', h.care_phone, 'by_courier', coalesce(h.by_courier, false))) as offer
    from public.goods as g join public.catalog_items as i on i.id = g.item_id join public.vendors as v on v.id = i.vendor_id
    join public.regions as r on r.id = v.region_id left join public.shops as h on h.vendor_id = v.id
    cross join lateral (select private.lane_to(v, shopping_product.pincode) as l offset 0) as lane
    cross join lateral (select case when (lane.l).to_zone is not null then private.parcel_dates(lane.l, now()) end as d offset 0) as days
    left join public.dictionary as w on w.kind = 'item' and w.source = lower(i.name) and w.language = shopping_product.language
    where (g.product_id = card or (g.item_id = card and g.product_id is null)) and v.kind = 'shopping' and v.status = 'active' and i.is_available
    limit 200
  ) as every;
  if jsonb_array_length(offers) = 0 then perform private.refuse(404, 'product_not_found', 'This product is not sold any more.'); end if;
  select * into first_item from public.catalog_items as i where i.id = (offers -> 0 ->> 'item_id')::uuid;
  category := coalesce(product.category_id, first_item.category_id);
  return jsonb_build_object('id', card, 'name', coalesce(product.name_translations ->> shopping_product.language, product.name, offers -> 0 ->> 'name'),
    'brand', coalesce(product.brand, (select g.brand from public.goods as g where g.item_id = first_item.id)),
    'description', coalesce(nullif(product.description, ''), first_item.description), 'specs', coalesce(product.specs, '{}'), 'size_guide', product.size_guide,
    'gallery', coalesce(nullif(product.gallery, '{}'), case when first_item.picture is not null then array[first_item.picture] else '{}' end),
    'department', (select jsonb_build_object('slug', c.slug, 'name', coalesce(w.text, c.name)) from public.categories as c
      left join public.dictionary as w on w.kind = 'category' and w.source = lower(c.name) and w.language = shopping_product.language where c.id = category),
    'serviceable', case when shopping_product.pincode is not null then private.zone_of_pincode(shopping_product.pincode) is not null end,
    'questions', (select count(*) from public.product_questions as q where q.product_id = card and q.state = 'shown'),
    'offers', offers);
end
$$;
comment on function public.shopping_product is
  'A product with every offer of it, the best first, by the id of the product or of one of its items: {id, name, brand, description, specs, size_guide, gallery, '
  'department, serviceable, questions, offers: [{item_id, variant, price_paise, mrp_paise, orderable, stock_left, return_days, arrives_from, arrives_to, '
  'shipping_paise, seller}]}. Arrival and shipping with a pincode. Raises product_not_found.';

create function public.pincode_service(pincode text) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.bound(pincode_service.pincode, 100);
  return (select jsonb_build_object('pincode', pincode_service.pincode, 'zone', z.code, 'name', z.name, 'serviceable', z.code is not null)
    from (select private.zone_of_pincode(pincode_service.pincode) as code) as known left join public.shipping_zones as z on z.code = known.code);
end
$$;
comment on function public.pincode_service is 'Whether parcels go to a pincode: {pincode, zone, name, serviceable}.';

revoke execute on function public.shopping_products(jsonb, text, integer, jsonb, text), public.shopping_facets(jsonb), public.shopping_departments(text),
  public.shopping_product(uuid, text, text), public.pincode_service(text) from public, anon;
grant execute on function public.shopping_products(jsonb, text, integer, jsonb, text), public.shopping_facets(jsonb), public.shopping_departments(text),
  public.shopping_product(uuid, text, text), public.pincode_service(text) to anon, authenticated;
