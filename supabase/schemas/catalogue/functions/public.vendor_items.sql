create or replace function public.vendor_items (
  vendor_id uuid,
  search text default null::text,
  in_section text default null::text,
  state text default null::text,
  after jsonb default null::jsonb,
  limit_count integer default 100
)
  returns table (
    id uuid,
    section text,
    section_position integer,
    "position" integer,
    name text,
    price_paise integer,
    mrp_paise integer,
    unit text,
    tax_class text,
    category_id uuid,
    picture text,
    stock integer,
    is_available boolean,
    sold_out_until timestamp with time zone,
    available_from time without time zone,
    available_to time without time zone,
    is_bestseller boolean,
    description text,
    diet public.diet,
    brand text,
    variant jsonb,
    pack_size numeric,
    pack_unit text,
    sold_by text,
    origin text,
    shelf_life_days integer,
    barcode text,
    expires_on date,
    unavailable_reason text
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  words text := private.like_pattern(vendor_items.search);
  code text := case when vendor_items.search ~ '^ *[0-9]{8,14} *$' then trim(vendor_items.search) end;
begin
  perform private.require_staff(vendor_items.vendor_id);
  perform private.bound(vendor_items.after, 500);
  return query
    with page as (
      select i.* from public.catalog_items as i
      where i.vendor_id = vendor_items.vendor_id
        and (vendor_items.after is null or (i.section_position, i.position, i.id)
          > ((vendor_items.after ->> 'section_position')::integer, (vendor_items.after ->> 'position')::integer,
            (vendor_items.after ->> 'id')::uuid))
        and (words is null or i.search like words
          or (code is not null and exists (select from public.goods as b where b.item_id = i.id and b.barcode = code)))
        and (vendor_items.in_section is null or i.section = vendor_items.in_section)
        and case vendor_items.state
          when 'off' then not i.is_available or coalesce(i.sold_out_until > now(), false)
            or coalesce(i.stock = 0, false)
          when 'low' then coalesce(i.stock between 1 and 5, false)
          when 'without_picture' then i.picture is null
          when 'expiring' then exists (select from public.stock_batches as b
            where b.item_id = i.id and b.quantity > 0 and b.expires_on <= private.today() + 3)
          else true end
      order by i.section_position, i.position, i.id
      limit least(greatest(coalesce(vendor_items.limit_count, 100), 1), 500)
    )
    select i.id, i.section, i.section_position, i.position, i.name, i.price_paise, i.mrp_paise, i.unit, i.tax_class,
      i.category_id, i.picture,
      i.stock, i.is_available, i.sold_out_until, i.available_from, i.available_to, i.is_bestseller, i.description,
        d.diet, g.brand, g.variant,
      g.pack_size, g.pack_unit, g.sold_by, g.origin, g.shelf_life_days, g.barcode,
      (select min(b.expires_on) from public.stock_batches as b where b.item_id = i.id and b.quantity > 0),
      private.item_unavailable_reason(c, now())
    from page as i join public.catalog_items as c on c.id = i.id
    left join public.dishes as d on d.item_id = i.id
    left join public.goods as g on g.item_id = i.id
    order by i.section_position, i.position, i.id;
end
$function$;

comment on function public.vendor_items(uuid, text, text, text, jsonb, integer) is 'The items of a vendor for its people, in the order of the menu, a page at a time: after is {section_position, position, id} of the last row. search looks in names and at a whole bar code; state is off, low, expiring or without_picture.';

revoke all on function public.vendor_items(uuid, text, text, text, jsonb, integer) from public;

grant execute
  on function public.vendor_items(uuid, text, text, text, jsonb, integer)
  to authenticated, postgres;
