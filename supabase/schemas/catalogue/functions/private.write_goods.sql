create or replace function private.write_goods (
  item_id uuid,
  goods jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  insert into public.goods (item_id) values (write_goods.item_id) on conflict (item_id) do nothing;
  update public.goods as g set
    brand = case when goods ? 'brand' then nullif(trim(goods ->> 'brand'), '') else g.brand end,
    variant = case when goods ? 'variant' then coalesce(nullif(goods -> 'variant', 'null'), '{}') else g.variant end,
    pack_size = case when goods ? 'pack_size' then (goods ->> 'pack_size')::numeric else g.pack_size end,
    pack_unit = case when goods ? 'pack_size' then goods ->> 'pack_unit' else g.pack_unit end,
    sold_by = coalesce(goods ->> 'sold_by', g.sold_by),
    origin = case when goods ? 'origin' then nullif(trim(goods ->> 'origin'), '') else g.origin end,
    shelf_life_days = case when goods ? 'shelf_life_days' then (goods ->> 'shelf_life_days')::integer
      else g.shelf_life_days end,
    storage = coalesce(goods ->> 'storage', g.storage),
    is_food = coalesce((goods ->> 'is_food')::boolean, g.is_food),
    barcode = case when goods ? 'barcode' then nullif(goods ->> 'barcode', '') else g.barcode end,
    return_days = coalesce((goods ->> 'return_days')::smallint, g.return_days)
  where g.item_id = write_goods.item_id;
end
$function$;

comment on function private.write_goods(uuid, jsonb) is 'Writes what is named of goods; the rest stays.';

revoke all on function private.write_goods(uuid, jsonb) from public;
