create or replace function private.write_import (
  vendor_id uuid,
  kind public.vendor_kind,
  lines private.import_line[]
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  -- Whole at once: a row that is inserted and then changed costs its indexes twice. Where a section stands is looked up
  -- once for each, which a join would do for each line.
  with places as materialized (
    select n.section, coalesce(min(i.section_position), private.section_position(write_import.vendor_id, n.section)
        + (dense_rank() over (order by n.first_line))::integer) as place, coalesce(max(i.position), 0) as most
    from (select trim(k.item ->> 'section') as section, min(k.line) as first_line from unnest(lines) as k
      where k.problem is null and k.is_new group by 1) as n
    left join public.catalog_items as i on i.vendor_id = write_import.vendor_id and i.section = n.section
    group by n.section, n.first_line
  )
  insert into public.catalog_items (id, vendor_id, section, section_position, position, name, description, price_paise,
    mrp_paise, unit, tax_class,
    category_id, stock, is_available, available_from, available_to)
  select l.item_id, write_import.vendor_id, trim(l.item ->> 'section'), s.place, s.most + row_number()
    over (partition by trim(l.item ->> 'section') order by l.line),
    trim(l.item ->> 'name'), coalesce(trim(l.item ->> 'description'), ''), (l.item ->> 'price_paise')::integer,
      (l.item ->> 'mrp_paise')::integer,
    nullif(trim(l.item ->> 'unit'), ''), coalesce(l.item ->> 'tax_class', private.first_tax_class(write_import.kind)),
    (l.item ->> 'category_id')::uuid, (l.item ->> 'stock')::integer,
      coalesce((l.item ->> 'is_available')::boolean, true),
    (l.item ->> 'available_from')::time, (l.item ->> 'available_to')::time
  from unnest(lines) as l
  join places as s on s.section = trim(l.item ->> 'section')
  where l.problem is null and l.is_new;

  update public.catalog_items as i set
    section_position = case when l.item ? 'section' and trim(l.item ->> 'section') <> i.section
      then private.section_position(write_import.vendor_id, trim(l.item ->> 'section')) else i.section_position end,
    section = coalesce(trim(l.item ->> 'section'), i.section),
    name = coalesce(trim(l.item ->> 'name'), i.name),
    description = coalesce(trim(l.item ->> 'description'), i.description),
    price_paise = coalesce((l.item ->> 'price_paise')::integer, i.price_paise),
    mrp_paise = case when l.item ? 'mrp_paise' then (l.item ->> 'mrp_paise')::integer else i.mrp_paise end,
    unit = case when l.item ? 'unit' then nullif(trim(l.item ->> 'unit'), '') else i.unit end,
    tax_class = coalesce(l.item ->> 'tax_class', i.tax_class),
    category_id = coalesce((l.item ->> 'category_id')::uuid, i.category_id),
    stock = case when l.item ? 'stock' then (l.item ->> 'stock')::integer else i.stock end,
    is_available = coalesce((l.item ->> 'is_available')::boolean, i.is_available),
    available_from = case when l.item ? 'available_from' then (l.item ->> 'available_from')::time else i.available_from
      end,
    available_to = case when l.item ? 'available_from' then (l.item ->> 'available_to')::time else i.available_to end
  from unnest(lines) as l where l.problem is null and not l.is_new and i.id = l.item_id
    and i.vendor_id = write_import.vendor_id;

  if kind = 'food' then
    insert into public.dishes as d (item_id, diet)
    select l.item_id, (l.item ->> 'diet')::public.diet from unnest(lines) as l where l.problem is null
      and l.item ->> 'diet' is not null
    on conflict (item_id) do update set diet = excluded.diet where d.diet <> excluded.diet;
  else
    insert into public.goods (item_id, brand, variant, pack_size, pack_unit, sold_by, origin, shelf_life_days, barcode,
      return_days)
    select l.item_id, nullif(trim(g.goods ->> 'brand'), ''), coalesce(nullif(g.goods -> 'variant', 'null'), '{}'),
      (g.goods ->> 'pack_size')::numeric,
      case when g.goods ->> 'pack_size' is not null then g.goods ->> 'pack_unit'
        end, coalesce(g.goods ->> 'sold_by', 'pack'),
      nullif(trim(g.goods ->> 'origin'), ''), (g.goods ->> 'shelf_life_days')::integer,
        nullif(g.goods ->> 'barcode', ''),
      coalesce((g.goods ->> 'return_days')::smallint, 0)
    from unnest(lines) as l cross join lateral (select coalesce(nullif(l.item -> 'goods', 'null'), '{}') as goods) as g
    where l.problem is null and l.is_new;
    perform private.write_goods(l.item_id, l.item -> 'goods') from unnest(lines) as l
    where l.problem is null and not l.is_new and jsonb_typeof(l.item -> 'goods') = 'object';
    insert into public.stock_batches (item_id, quantity, expires_on)
    select l.item_id, (l.item ->> 'stock')::integer, (l.item ->> 'expires_on')::date from unnest(lines) as l
    where l.problem is null and (l.item ->> 'stock')::integer > 0 and l.item ->> 'expires_on' is not null
      and not exists (select from public.stock_batches as b where b.item_id = l.item_id);
  end if;
end
$function$;

comment on function private.write_import(uuid, public.vendor_kind, private.import_line[]) is
  'Makes and changes the items of lines without a problem.';

revoke all on function private.write_import(uuid, public.vendor_kind, private.import_line[]) from public;
