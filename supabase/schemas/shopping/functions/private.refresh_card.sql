create or replace function private.refresh_card (
  card uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  product public.products;
  fresh private.shopping_cards;
begin
  select * into product from public.products as p where p.id = refresh_card.card;
  with offers as materialized (
    select i.id, i.vendor_id, i.name, i.name_translations, i.price_paise, i.mrp_paise, i.picture, i.category_id,
      i.created_at, g.brand, g.variant, v.rating,
      private.item_unavailable_reason(i, now()) is null as there
    from public.goods as g join public.catalog_items as i on i.id = g.item_id
      join public.vendors as v on v.id = i.vendor_id
    where (g.product_id = refresh_card.card or (g.item_id = refresh_card.card and g.product_id is null))
      and v.kind = 'shopping' and v.status = 'active' and i.is_available
  ), best as (
    select o.* from offers as o order by o.there desc, o.price_paise, o.id limit 1
  ), department as (
    with recursive up as (
      select c.id, c.parent_id, 0 as depth from public.categories as c
        where c.id = coalesce(product.category_id, (select b.category_id from best as b))
      union all select c.id, c.parent_id, up.depth + 1 from up join public.categories as c on c.id = up.parent_id
        where up.depth < 5
    )
    select array_agg(up.id order by up.depth) as ids from up
  ), facet as (
    select array_agg(distinct f) as all_of_them from (
      select 'Brand=' || coalesce(o.brand, product.brand) as f from offers as o
      union select p.key || '=' || p.value from offers as o, jsonb_each_text(o.variant) as p
      union select p.key || '=' || p.value from jsonb_each_text(product.specs) as p where length(p.value) <= 30
    ) as every where f is not null and length(f) <= 100
  )
  select refresh_card.card, b.id, b.vendor_id, coalesce(d.ids, '{}'), coalesce(product.name, b.name),
    coalesce(product.brand, b.brand),
    coalesce(product.gallery[1], b.picture), b.price_paise, b.mrp_paise, (select least(count(distinct o.vendor_id), 100)
      from offers as o), b.rating,
    coalesce(f.all_of_them, '{}'), b.there, 0,
    lower(concat_ws(' ', coalesce(product.search, private.item_search_words(b.name, b.name_translations)),
      product.brand, b.brand)), coalesce(product.created_at, b.created_at)
  into fresh from best as b cross join department as d cross join facet as f;
  if fresh.id is null then
    delete from private.shopping_cards as c where c.id = refresh_card.card;
    return;
  end if;
  insert into private.shopping_cards as c select fresh.*
  on conflict (id) do update set item_id = excluded.item_id, vendor_id = excluded.vendor_id,
    departments = excluded.departments, name = excluded.name,
    brand = excluded.brand, picture = excluded.picture, price_paise = excluded.price_paise,
      mrp_paise = excluded.mrp_paise, offers = excluded.offers,
    rating = excluded.rating, facets = excluded.facets, in_stock = excluded.in_stock, search = excluded.search;
end
$function$;

comment on function private.refresh_card(uuid) is 'Writes the card of a product as it is sold now; none where no shop offers it.';

revoke all on function private.refresh_card(uuid) from public;
