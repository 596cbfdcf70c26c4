create or replace function private.item_problem (
  item jsonb,
  kind public.vendor_kind,
  is_new boolean
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  price numeric := private.whole_number(item -> 'price_paise');
  mrp numeric := private.whole_number(item -> 'mrp_paise');
  goods jsonb := item -> 'goods';
begin
  if jsonb_typeof(item) <> 'object' then return 'item_invalid'; end if;
  if not private.are_texts(item, 'name') then return 'item_name_invalid'; end if;
  if not private.are_texts(item, 'section') then return 'item_section_invalid'; end if;
  if not private.are_texts(item, 'description', 'unit') or not private.are_texts(goods, 'brand', 'origin') then
    return 'item_invalid'; end if;
  if (is_new or item ? 'name') and length(trim(coalesce(item ->> 'name', ''))) not between 1 and 100 then
    return 'item_name_invalid'; end if;
  if (is_new or item ? 'section') and length(trim(coalesce(item ->> 'section', ''))) not between 1 and 60 then
    return 'item_section_invalid'; end if;
  -- Free is no price, and more than the trade asks is a slip of the finger.
  if (is_new or item ? 'price_paise') and coalesce(not private.price_fits(item_problem.kind, price), true) then
    return 'item_price_invalid'; end if;
  if coalesce(jsonb_typeof(item -> 'mrp_paise'), 'null') <> 'null'
    and coalesce(not private.price_fits(item_problem.kind, mrp), true) then return 'item_price_invalid'; end if;
  if mrp < price then return 'item_mrp_below_price'; end if;
  if length(item ->> 'description') > 400 then return 'item_description_too_long'; end if;
  if length(item ->> 'unit') > 30 then return 'item_unit_too_long'; end if;
  if coalesce(jsonb_typeof(item -> 'stock'), 'null') <> 'null'
    and coalesce(private.whole_number(item -> 'stock') not between 0 and 100000, true) then
    return 'item_stock_invalid';
  end if;
  if coalesce(jsonb_typeof(item -> 'is_available'), 'boolean') not in ('boolean', 'null')
      or coalesce(jsonb_typeof(item -> 'is_bestseller'), 'boolean') not in ('boolean', 'null') then
        return 'item_invalid'; end if;
  if (item ->> 'available_from' is null) <> (item ->> 'available_to' is null)
      or (item ->> 'available_from' is not null
        and (private.minutes_of(left(item ->> 'available_from', 5)) is null
          or private.minutes_of(left(item ->> 'available_to', 5)) is null)) then
    return 'item_hours_invalid';
  end if;
  if kind = 'food' then
    if coalesce(item ->> 'diet', case when not is_new then 'veg' end, '') not in ('veg', 'egg', 'non_veg') then
      return 'item_diet_invalid'; end if;
    return null;
  end if;
  if coalesce(item ->> 'tax_class', 'goods_5') not in ('goods_nil', 'goods_5', 'goods_18', 'goods_40') then
    return 'item_tax_class_invalid'; end if;
  if item ->> 'category_id' is not null and not exists (select from public.categories as c
      where c.id::text = item ->> 'category_id' and c.kind = item_problem.kind) then return 'item_category_unknown'; end
        if;
  if goods is null or jsonb_typeof(goods) = 'null' then return null; end if;
  if jsonb_typeof(goods) <> 'object' then return 'item_invalid'; end if;
  if (goods ->> 'pack_size' is null) <> (goods ->> 'pack_unit' is null)
      or coalesce(goods ->> 'pack_unit', 'g') not in ('g', 'kg', 'ml', 'l', 'piece', 'm')
      or coalesce(goods ->> 'sold_by', 'pack') not in ('pack', 'weight')
      or (goods ->> 'sold_by' = 'weight' and coalesce(goods ->> 'pack_unit', '') not in ('g', 'kg')) then
        return 'item_pack_invalid'; end if;
  if goods ->> 'pack_size' is not null and (jsonb_typeof(goods -> 'pack_size') <> 'number'
      or (goods ->> 'pack_size')::numeric not between 0.001 and 999999) then return 'item_pack_invalid'; end if;
  if goods ->> 'barcode' is not null and goods ->> 'barcode' !~ '^[0-9]{8,14}$' then return 'item_barcode_invalid'; end
    if;
  if length(goods ->> 'brand') > 60 or length(goods ->> 'origin') > 60 then return 'item_invalid'; end if;
  if coalesce(private.whole_number(goods -> 'shelf_life_days') not between 1 and 3650, false)
      or coalesce(private.whole_number(goods -> 'return_days') not between 0 and 30, false)
      or coalesce(goods ->> 'storage', 'ambient') not in ('ambient', 'chilled', 'frozen') then return 'item_invalid';
        end if;
  if coalesce(jsonb_typeof(goods -> 'variant'), 'null') <> 'null' and not private.are_pairs(goods -> 'variant', 4, 40)
    then return 'item_variant_invalid'; end if;
  return null;
end
$function$;

comment on function private.item_problem(jsonb, public.vendor_kind, boolean) is 'The first thing that is wrong with an item as a vendor wrote it, as the code of a refusal; null when it can be saved. What is not named is not changed, and need not be there unless the item is new.';

revoke all on function private.item_problem(jsonb, public.vendor_kind, boolean) from public;
