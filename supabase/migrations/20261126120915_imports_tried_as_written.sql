-- Imports of files: a trial is the import taken back, so that it knows what stays unchanged; what the database refuses is its line's fault
-- alone; new items whose names are other spellings of one are told; and variants of one name are one product.

create function private.spelling(name text, unit text, variant jsonb) returns text language sql immutable set search_path = '' as $$
  select nullif(regexp_replace(private.fold(
      -- 1.5 kg is not 15 kg, and gms, gm and g are one unit.
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(lower(name || ' ' || coalesce(unit, '')),
        '([0-9])\.([0-9])', '\1p\2', 'g'),
        '([0-9])\s*(?:kgs?|kilos?|kilograms?)\M', '\1kg', 'g'),
        '([0-9])\s*(?:gms?|gr|grams?)\M', '\1g', 'g'),
        '([0-9])\s*(?:ltrs?|lit|lts?|litres?|liters?)\M', '\1l', 'g'),
        '([0-9])\s*(?:pcs?|pieces?|nos?)\M', '\1pc', 'g')),
    '[[:space:][:punct:]]', '', 'g'), '') || coalesce('|' || lower(nullif(variant, '{}')::text), '')
$$;
comment on function private.spelling is
  'How an item''s name sounds, with its unit, without spaces and signs: "Toor dal 1kg", "toordal" of "1 kg" and "Toor Dal 1 Kgs" are '
  'alike. Differing figures stay different. To propose, never to decide.';

create function private.items_spelled_like(vendor_id uuid, lines private.import_line[])
returns table (line integer, spelling text, item_id uuid, name text)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  if not exists (select from unnest(lines) as l where l.problem is null and l.is_new) then return; end if;
  return query with fresh as materialized (
    select l.line, private.spelling(l.item ->> 'name', l.item ->> 'unit', l.item -> 'goods' -> 'variant') as spelling
    from unnest(lines) as l where l.problem is null and l.is_new
  ), own as materialized (
    select i.id, i.name, i.created_at, private.spelling(i.name, i.unit, g.variant) as spelling
    from public.catalog_items as i left join public.goods as g on g.item_id = i.id where i.vendor_id = items_spelled_like.vendor_id
      -- What another line of the file changes is not proposed as a second one's.
      and not exists (select from unnest(lines) as l where l.item_id = i.id)
  )
  select distinct on (f.line) f.line, f.spelling, o.id, o.name from fresh as f left join own as o on o.spelling = f.spelling
  order by f.line, o.created_at, o.id;
end
$$;
comment on function private.items_spelled_like is
  'The new items of a file as their names sound, each with an item that the vendor has under another spelling of it.';

create or replace function private.read_import(vendor_id uuid, kind public.vendor_kind, rows jsonb) returns setof private.import_line
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query with line as (
    select coalesce((r ->> 'line')::integer, n::integer) as line, r - 'line' as item, private.item_problem(r - array['line', 'id'], kind, r ->> 'id' is null) as problem,
      n, private.item_key(r ->> 'name', r ->> 'unit', r -> 'goods' -> 'variant') as key
    from jsonb_array_elements(read_import.rows) with ordinality as e (r, n)
  ), own as materialized (
    select i.id, i.vendor_id, private.item_key(i.name, i.unit, g.variant) as key, g.barcode, i.created_at
    from public.catalog_items as i left join public.goods as g on g.item_id = i.id where i.vendor_id = read_import.vendor_id
  ), matched as (
    select l.*, case when l.item ->> 'id' is not null then i.id else coalesce(
      -- Of several items with one bar code it is the one of this name.
      case when k.barcode = l.item -> 'goods' ->> 'barcode' then k.id end, b.id, k.id) end as item_id
    from line as l
    left join own as i on i.id::text = l.item ->> 'id'
    left join (select distinct on (o.barcode) o.barcode, o.id from own as o where o.barcode is not null order by o.barcode, o.created_at, o.id) as b
      on b.barcode = l.item -> 'goods' ->> 'barcode'
    left join (select distinct on (o.key) o.key, o.id, o.barcode from own as o order by o.key, o.created_at, o.id) as k on k.key = l.key
  ), judged as (
    select m.line, m.item, m.n, m.item_id, m.key,
      coalesce(m.problem, case when m.item ->> 'id' is not null and m.item_id is null then 'item_unknown'
        when row_number() over (partition by coalesce(m.item_id::text, m.key) order by m.n) > 1 then 'item_twice' end) as problem
    from matched as m
  )
  select j.line, j.item, j.problem, coalesce(j.item_id, gen_random_uuid()), j.item_id is null,
    case when i.id is not null then private.item_image(i) end, j.key
  from judged as j left join public.catalog_items as i on i.id = j.item_id order by j.n;
end
$$;
comment on function private.read_import is
  'The lines of a file with what each would do: change the item of its id, bar code or name, make a new one, or nothing because of a problem.';

create function private.plan_import(vendor_id uuid, kind public.vendor_kind, rows jsonb) returns setof private.import_line
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  lines private.import_line[];
begin
  select array_agg(row(r.line, r.item, case when r.problem is null and r.item ->> 'expires_on' is not null
      and not pg_input_is_valid(r.item ->> 'expires_on', 'date') then 'item_invalid' else r.problem end,
    r.item_id, r.is_new, r.before, r.key)::private.import_line order by r.n) into lines
  from private.read_import(plan_import.vendor_id, kind, rows) with ordinality
    as r (line, item, problem, item_id, is_new, before, key, n);
  -- What is sold between reading and writing would be put back by undoing the import: items as they were are read behind a lock.
  perform from public.catalog_items as i where i.vendor_id = plan_import.vendor_id
    and i.id in (select l.item_id from unnest(lines) as l where l.problem is null and not l.is_new) order by i.id for no key update of i;
  return query select l.line,
      -- A unit that stays says nothing new about the pack, which may be known although the unit does not name it.
      case when i.id is not null and l.item ? 'unit' and jsonb_typeof(l.item -> 'goods') = 'object'
          and coalesce(trim(l.item ->> 'unit'), '') = coalesce(i.unit, '')
        then l.item || jsonb_build_object('goods', (l.item -> 'goods') - array['pack_size', 'pack_unit']) else l.item end,
      l.problem, l.item_id, l.is_new, case when i.id is not null then private.item_image(i) end, l.key
    from unnest(lines) with ordinality as l (line, item, problem, item_id, is_new, before, key, n)
    left join public.catalog_items as i on i.id = l.item_id and i.vendor_id = plan_import.vendor_id
    order by l.n;
end
$$;
comment on function private.plan_import is
  'The lines of a file with what each would do, as private.read_import says; the items that they change are locked, and as they are behind '
  'that lock.';

create or replace function private.write_import(vendor_id uuid, kind public.vendor_kind, lines private.import_line[]) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  -- Whole at once: a row that is inserted and then changed costs its indexes twice. Where a section stands is looked up once for each,
  -- which a join would do for each line.
  with places as materialized (
    select n.section, coalesce(min(i.section_position), private.section_position(write_import.vendor_id, n.section)
        + (dense_rank() over (order by n.first_line))::integer) as place, coalesce(max(i.position), 0) as most
    from (select trim(k.item ->> 'section') as section, min(k.line) as first_line from unnest(lines) as k where k.problem is null and k.is_new group by 1) as n
    left join public.catalog_items as i on i.vendor_id = write_import.vendor_id and i.section = n.section
    group by n.section, n.first_line
  )
  insert into public.catalog_items (id, vendor_id, section, section_position, position, name, description, price_paise, mrp_paise, unit, tax_class,
    category_id, stock, is_available, available_from, available_to)
  select l.item_id, write_import.vendor_id, trim(l.item ->> 'section'), s.place, s.most + row_number() over (partition by trim(l.item ->> 'section') order by l.line),
    trim(l.item ->> 'name'), coalesce(trim(l.item ->> 'description'), ''), (l.item ->> 'price_paise')::integer, (l.item ->> 'mrp_paise')::integer,
    nullif(trim(l.item ->> 'unit'), ''), coalesce(l.item ->> 'tax_class', private.first_tax_class(write_import.kind)),
    (l.item ->> 'category_id')::uuid, (l.item ->> 'stock')::integer, coalesce((l.item ->> 'is_available')::boolean, true),
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
    available_from = case when l.item ? 'available_from' then (l.item ->> 'available_from')::time else i.available_from end,
    available_to = case when l.item ? 'available_from' then (l.item ->> 'available_to')::time else i.available_to end
  from unnest(lines) as l where l.problem is null and not l.is_new and i.id = l.item_id and i.vendor_id = write_import.vendor_id;

  if kind = 'food' then
    insert into public.dishes as d (item_id, diet)
    select l.item_id, (l.item ->> 'diet')::public.diet from unnest(lines) as l where l.problem is null and l.item ->> 'diet' is not null
    on conflict (item_id) do update set diet = excluded.diet where d.diet <> excluded.diet;
  else
    insert into public.goods (item_id, brand, variant, pack_size, pack_unit, sold_by, origin, shelf_life_days, barcode, return_days)
    select l.item_id, nullif(trim(g.goods ->> 'brand'), ''), coalesce(nullif(g.goods -> 'variant', 'null'), '{}'), (g.goods ->> 'pack_size')::numeric,
      case when g.goods ->> 'pack_size' is not null then g.goods ->> 'pack_unit' end, coalesce(g.goods ->> 'sold_by', 'pack'),
      nullif(trim(g.goods ->> 'origin'), ''), (g.goods ->> 'shelf_life_days')::integer, nullif(g.goods ->> 'barcode', ''),
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
$$;

create function private.write_lines(vendor_id uuid, kind public.vendor_kind, lines private.import_line[]) returns setof private.import_line
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  wrong text;
begin
  begin
    perform private.write_import(write_lines.vendor_id, kind, lines);
    return query select * from unnest(lines);
    return;
  exception when check_violation or invalid_text_representation or numeric_value_out_of_range or datetime_field_overflow
      or invalid_datetime_format then
    -- One line, at least, is what the check of a line did not foresee: each is written by itself to find out which.
  end;
  for n in 1 .. cardinality(lines) loop
    continue when lines[n].problem is not null;
    begin
      perform private.write_import(write_lines.vendor_id, kind, array[lines[n]]);
    exception when check_violation or invalid_text_representation or numeric_value_out_of_range or datetime_field_overflow
        or invalid_datetime_format then
      get stacked diagnostics wrong = constraint_name;
      lines[n].problem := case when wrong like '%mrp%' then 'item_mrp_below_price' when wrong like '%price%' then 'item_price_invalid'
        else 'item_invalid' end;
    end;
  end loop;
  return query select * from unnest(lines);
end
$$;
comment on function private.write_lines is
  'Makes and changes the items of lines without a problem, and answers the lines: one that a constraint refuses is refused alone.';

create function private.group_variants(vendor_id uuid, lines private.import_line[]) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  one record;
  product uuid;
begin
  for one in
    select lower(trim(i.name)) as key, array_agg(i.id order by i.created_at, i.position, i.id) as items,
      (array_agg(g.product_id) filter (where g.product_id is not null))[1] as product
    from public.catalog_items as i join public.goods as g on g.item_id = i.id
    where i.vendor_id = group_variants.vendor_id and g.variant <> '{}'
      and lower(trim(i.name)) in (select lower(trim(l.item ->> 'name')) from unnest(lines) as l where l.problem is null and l.is_new
        and coalesce(l.item -> 'goods' -> 'variant', '{}') not in ('{}', 'null'))
      and (g.product_id is null
        or exists (select from public.products as p where p.id = g.product_id and p.created_by_vendor = group_variants.vendor_id))
    group by 1 having count(*) > 1
  loop
    product := one.product;
    if product is null then
      select private.own_product(i) into product from public.catalog_items as i where i.id = one.items[1];
    end if;
    update public.goods as g set product_id = product where g.item_id = any (one.items) and g.product_id is null;
    update public.product_questions as q set product_id = product where q.product_id = any (one.items);
  end loop;
end
$$;
comment on function private.group_variants is
  'Makes the variants of one name that a vendor imports, such as the sizes of a shirt, one product, with those that are there already.';

create or replace function public.import_items(vendor_id uuid, import_id uuid, rows jsonb, idempotency_key text, label text default null,
  dry_run boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_staff(import_items.vendor_id);
  kind public.vendor_kind;
  lines private.import_line[];
  images jsonb;
  answer jsonb;
  counts record;
  is_dry constant boolean := coalesce(import_items.dry_run, false);
begin
  perform private.bound(import_items.rows, 1000000);
  if coalesce(jsonb_typeof(import_items.rows), '') <> 'array' or jsonb_array_length(import_items.rows) not between 1 and 500
      or exists (select from jsonb_array_elements(import_items.rows) as r where jsonb_typeof(r) <> 'object'
        or coalesce(private.whole_number(r -> 'line') not between 1 and 10000000, r ? 'line')) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select v.kind into kind from public.vendors as v where v.id = import_items.vendor_id;
  if not is_dry then
    answer := private.claim_idempotency(caller, import_items.idempotency_key, 'import_items');
    if answer is not null then return answer; end if;
  end if;
  perform private.take_turns('catalogue', import_items.vendor_id::text);
  if not is_dry then
    perform private.open_import(import_items.vendor_id, import_items.import_id, 'file', import_items.label, caller);
    if (select count(*) from public.catalog_items as i where i.vendor_id = import_items.vendor_id)
          + jsonb_array_length(import_items.rows) > private.most_items() + 500
        or (select m.created + m.updated + m.unchanged from public.catalog_imports as m
          where m.id = import_items.import_id) >= private.most_items() then
      perform private.refuse(409, 'catalogue_full', 'So many items are the most that one business can have.',
        jsonb_build_object('most', private.most_items()));
    end if;
  end if;
  select array_agg(l) into lines from private.plan_import(import_items.vendor_id, kind, import_items.rows) as l;
  begin
    select array_agg(l) into lines from private.write_lines(import_items.vendor_id, kind, lines) as l;
    perform private.group_variants(import_items.vendor_id, lines);
    select jsonb_object_agg(i.id, private.item_image(i)) into images
    from unnest(lines) as l join public.catalog_items as i on i.id = l.item_id where l.problem is null;
    -- A trial is the import itself, taken back: what it says is what would happen.
    if is_dry then raise exception using errcode = 'DRY00', message = 'taken back'; end if;
  exception when sqlstate 'DRY00' then null;
  end;
  if not is_dry then
    insert into private.catalog_import_rows (import_id, item_id, before, after)
    select import_items.import_id, l.item_id, l.before, images -> l.item_id::text
    from unnest(lines) as l where l.problem is null and l.before is distinct from images -> l.item_id::text
    on conflict (import_id, item_id) do update set after = excluded.after;
  end if;
  select count(*) filter (where l.problem is null and l.is_new) as created,
    count(*) filter (where l.problem is null and not l.is_new and l.before is distinct from images -> l.item_id::text) as updated,
    count(*) filter (where l.problem is null and not l.is_new and l.before = images -> l.item_id::text) as unchanged,
    count(*) filter (where l.problem is not null) as refused
  into counts from unnest(lines) as l;
  answer := to_jsonb(counts) || jsonb_build_object('rows', (
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('line', l.line,
      'outcome', case when l.problem is not null then 'refused' when l.is_new then 'created'
        when l.before = images -> l.item_id::text then 'unchanged' else 'updated' end,
      'code', l.problem, 'item_id', case when l.problem is null and not (is_dry and l.is_new) then l.item_id end,
      'was_price_paise', case when l.problem is null and not l.is_new then l.before -> 'price_paise' end,
      'was_name', case when l.problem is null and not l.is_new and l.before ->> 'name' <> trim(l.item ->> 'name')
        then l.before ->> 'name' end,
      'spelling', a.spelling, 'like_item_id', a.item_id, 'like_name', a.name)) order by l.line)
    from unnest(lines) as l
    left join private.items_spelled_like(import_items.vendor_id, case when is_dry then lines end) as a on a.line = l.line));
  if not is_dry then
    update public.catalog_imports as m set created = m.created + counts.created, updated = m.updated + counts.updated,
      unchanged = m.unchanged + counts.unchanged, refused = m.refused + counts.refused where m.id = import_items.import_id;
    perform private.publish('vendor:' || import_items.vendor_id, 'menu', '{}'::jsonb);
    perform private.keep_result(caller, import_items.idempotency_key, answer);
  end if;
  return answer;
end
$$;
comment on function public.import_items is
  'Up to 500 lines of a file, each as save_item takes it with {line, expires_on? (of goods with stock)}; calls with the same import_id within an '
  'hour are one import. A line changes the item of its id, bar code, or name with unit and variant, else makes one. With dry_run nothing is '
  'written, and new items are answered with spelling (alike for other spellings of a name) and, of an item that is there under another '
  'spelling, like_item_id and like_name. Answers {created, updated, unchanged, refused, rows: [{line, outcome, code?, item_id?, '
  'was_price_paise?, was_name? (of one that gets another name), spelling?, like_item_id?, like_name?}]}; a line that is refused does not hold up the others. '
  'Refuses catalogue_full {most}, import_closed.';

revoke execute on function private.spelling(text, text, jsonb), private.items_spelled_like(uuid, private.import_line[]),
  private.group_variants(uuid, private.import_line[]),
  private.plan_import(uuid, public.vendor_kind, jsonb), private.write_lines(uuid, public.vendor_kind, private.import_line[]) from public;
