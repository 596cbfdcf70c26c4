create or replace function public.substitutes_of (
  item_id uuid,
  search text default null::text,
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
  words text := private.like_pattern(substitutes_of.search);
  missing public.catalog_items;
  of_missing public.goods;
  kind text;
begin
  select * into missing from public.catalog_items as i where i.id = substitutes_of.item_id
    and (private.is_on_show(i.vendor_id) or private.works_for(i.vendor_id));
  if not found then perform private.refuse(404, 'item_not_found', 'Item not found'); end if;
  select * into of_missing from public.goods as g where g.item_id = missing.id;
  kind := private.goods_kind(missing.name);
  return (
    with close as (
      select i, g, row_number() over (order by is_same desc, (private.goods_kind(i.name) = kind) is true desc,
        -- A pack twice as large is as far as a price twice as high.
        abs(ln(i.price_paise::numeric / missing.price_paise)) +
          coalesce(abs(ln(private.pack_amount(g.pack_size, g.pack_unit)
          / private.pack_amount(of_missing.pack_size, of_missing.pack_unit))), 0), i.id) as n
      from public.catalog_items as i join public.goods as g on g.item_id = i.id
      cross join lateral (select (g.product_id = of_missing.product_id) is true as is_same) as product
      where i.vendor_id = missing.vendor_id and i.id <> missing.id and i.tax_class = missing.tax_class
        and i.category_id is not distinct from missing.category_id
        and private.item_unavailable_reason(i, now()) is null
        and (is_same or (i.price_paise between missing.price_paise / 3 and missing.price_paise * 3
          -- Who looks for something by name sees the rest of the aisle as well.
          and (words is not null or private.goods_kind(i.name) = kind)))
        and (words is null or i.search like words or lower(g.brand) like words
          or lower(i.name) in (select w.source from public.dictionary as w
            where w.kind = 'item' and lower(w.text) like words limit 500))
      order by n limit 12
    )
    select coalesce(jsonb_agg(private.goods_pack(c.i, c.g, substitutes_of.language) order by c.n), '[]')
      from close as c);
end
$function$;

comment on function public.substitutes_of(uuid, text, text) is 'Up to twelve packs of the same store that may take the place of an item, the likest first, as store_items has them: its other packs, and things of the same aisle and kind at a third to three times its price; with a search, of the whole aisle. Of the same tax class: the invoice keeps its lines.';

revoke all on function public.substitutes_of(uuid, text, text) from public;

grant execute on function public.substitutes_of(uuid, text, text) to anon, authenticated, postgres;
