create or replace function public.store_items (
  vendor_id uuid,
  aisle text default null::text,
  search text default null::text,
  cursor jsonb default null::jsonb,
  language text default null::text,
  page_size integer default 24
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  words text := private.like_pattern(store_items.search);
  most integer := least(greatest(coalesce(store_items.page_size, 24), 1), 48);
  answer jsonb;
begin
  if not private.is_on_show(store_items.vendor_id) and not private.works_for(store_items.vendor_id) then
    perform private.refuse(404, 'vendor_not_found', 'This place is not on Angadi any more.');
  end if;
  perform private.bound(store_items.cursor, 1000);
  perform private.bound(store_items.aisle, 400);
  if store_items.cursor is not null and not coalesce(jsonb_typeof(store_items.cursor -> 'section_position') = 'number'
      and jsonb_typeof(store_items.cursor -> 'section') = 'string'
        and jsonb_typeof(store_items.cursor -> 'position') = 'number'
      and pg_input_is_valid(store_items.cursor ->> 'section_position', 'integer')
        and pg_input_is_valid(store_items.cursor ->> 'position', 'integer')
      and pg_input_is_valid(store_items.cursor ->> 'id', 'uuid'), false) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  with meant as materialized (
    -- The names, as vendors write them, of what the reader typed in another script.
    select w.source from public.dictionary as w where words is not null and w.kind = 'item' and lower(w.text) like words
      limit 500
  ), fitting as (
    select coalesce(g.product_id, i.id) as product, i.id, i.section_position, i.section, i.position
    from public.catalog_items as i left join public.goods as g on g.item_id = i.id
    where i.vendor_id = store_items.vendor_id and (store_items.aisle is null or i.section = store_items.aisle)
      and (words is null or i.search like words or lower(g.brand) like words
        or lower(i.name) in (select m.source from meant as m))
  ), heads as (
    -- One row for each product: its first pack.
    select distinct on (f.product) f.* from fitting as f order by f.product, f.section_position, f.section, f.position,
      f.id
  ), page as (
    select h.*, row_number() over (order by h.section_position, h.section, h.position, h.id) as n from heads as h
    where store_items.cursor is null or (h.section_position, h.section, h.position,
      h.id) > ((store_items.cursor ->> 'section_position')::integer,
      store_items.cursor ->> 'section', (store_items.cursor ->> 'position')::integer,
        (store_items.cursor ->> 'id')::uuid)
    order by h.section_position, h.section, h.position, h.id limit most + 1
  )
  select jsonb_build_object(
    'products', coalesce(jsonb_agg(private.store_product(p.product, store_items.vendor_id, store_items.language)
      || jsonb_build_object('aisle', p.section) order by p.n) filter (where p.n <= most), '[]'),
    'next_cursor', case when count(*) > most
      then (jsonb_agg(jsonb_build_object('section_position', p.section_position, 'section', p.section,
      'position', p.position, 'id', p.id)) filter (where p.n = most)) -> 0 end)
  into answer from page as p;
  return answer;
end
$function$;

comment on function public.store_items(uuid, text, text, jsonb, text, integer) is 'What a store sells, by aisle and in its order, a page at a time: {products: [{id, name, aisle, packs: [{id, name, original_name, description, price_paise, mrp_paise, unit, pack_size, pack_unit, unit_price {paise, per}, variant, brand, sold_by, origin, shelf_life_days, storage, is_food, picture, gallery, is_bestseller, best_before, stock_left, orderable, unavailable_reason}]}], next_cursor}. search finds names in any script, and brands.';

revoke all on function public.store_items(uuid, text, text, jsonb, text, integer) from public;

grant execute
  on function public.store_items(uuid, text, text, jsonb, text, integer)
  to anon, authenticated, postgres;
