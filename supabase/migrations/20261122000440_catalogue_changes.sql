-- Many items at once: bulk changes and imports of files, each written down so that it can be undone.

create table public.catalog_imports (
  id uuid primary key,
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  made_by uuid references auth.users (id) on delete set null,
  kind text not null constraint import_kind check (kind in ('file', 'bulk')),
  label text not null default '' constraint import_label_length check (length(label) <= 120),
  created integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  refused integer not null default 0,
  made_at timestamptz not null default now(),
  undone_at timestamptz
);
create index catalog_imports_vendor_idx on public.catalog_imports (vendor_id, made_at desc, id);
create index catalog_imports_made_by_idx on public.catalog_imports (made_by);
comment on table public.catalog_imports is 'Imports of files and bulk changes of a vendor''s items, for a month: who made them, what came of it, and whether it was undone.';
alter table public.catalog_imports enable row level security;
create policy "a vendor's people read its imports" on public.catalog_imports for select to authenticated using (private.works_for(vendor_id));
revoke all on public.catalog_imports from anon, authenticated;
grant select on public.catalog_imports to authenticated;

create table private.catalog_import_rows (
  import_id uuid not null references public.catalog_imports (id) on delete cascade,
  item_id uuid not null,
  before jsonb,
  after jsonb not null,
  primary key (import_id, item_id)
);
comment on table private.catalog_import_rows is 'Items as they were before and after an import or a bulk change; before is null for one that it made.';

create function private.item_image(i public.catalog_items) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object('section', i.section, 'section_position', i.section_position, 'name', i.name, 'description', i.description,
    'price_paise', i.price_paise, 'mrp_paise', i.mrp_paise, 'unit', i.unit, 'tax_class', i.tax_class, 'category_id', i.category_id,
    'stock', i.stock, 'is_available', i.is_available, 'available_from', i.available_from, 'available_to', i.available_to,
    'diet', (select d.diet from public.dishes as d where d.item_id = i.id),
    'goods', (select to_jsonb(g) - array['item_id', 'product_id', 'gallery'] from public.goods as g where g.item_id = i.id));
end
$$;
comment on function private.item_image is 'An item with everything that an import or a bulk change writes, to compare and to restore.';

create function private.open_import(vendor_id uuid, import_id uuid, kind text, label text, caller uuid) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  if open_import.import_id is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  insert into public.catalog_imports (id, vendor_id, made_by, kind, label)
  values (open_import.import_id, open_import.vendor_id, open_import.caller, open_import.kind, left(coalesce(trim(open_import.label), ''), 120))
  on conflict (id) do nothing;
  perform from public.catalog_imports as m where m.id = open_import.import_id and m.vendor_id = open_import.vendor_id
    and m.undone_at is null and m.made_at > now() - interval '1 hour' for no key update;
  if not found then perform private.refuse(409, 'import_closed', 'This import is over. Please start a new one.'); end if;
end
$$;
comment on function private.open_import is 'Begins an import, or goes on with one that began within the hour. Refuses import_closed, also for one of another vendor.';

-- Bulk changes -------------------------------------------------------------------------------------------------------------

create function public.change_items(vendor_id uuid, item_ids uuid[], change jsonb, change_id uuid, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_staff(change_items.vendor_id);
  kind public.vendor_kind;
  answer jsonb;
  images jsonb;
  changed integer;
  skipped jsonb;
  place integer;
begin
  perform private.bound(change_items.change, 2000);
  if change_items.item_ids is null or cardinality(change_items.item_ids) not between 1 and 500 or jsonb_typeof(change_items.change) <> 'object'
      or not change_items.change ?| array['price_bp', 'price_paise', 'is_available', 'section', 'stock', 'tax_class', 'remove'] then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  answer := private.claim_idempotency(caller, change_items.idempotency_key, 'change_items');
  if answer is not null then return answer; end if;
  select v.kind into kind from public.vendors as v where v.id = change_items.vendor_id;
  perform private.refuse_item(private.item_problem(change - array['price_bp', 'remove'], kind, false));
  if change ? 'price_bp' and coalesce(private.whole_number(change -> 'price_bp') not between -9000 and 10000, true) then
    perform private.refuse_item('item_price_invalid');
  end if;
  perform private.take_turns('catalogue', change_items.vendor_id::text);
  -- What is removed is gone; there is nothing to remember it by.
  if change -> 'remove' is distinct from 'true' then
    perform private.open_import(change_items.vendor_id, change_items.change_id, 'bulk', change::text, caller);
  end if;
  perform from public.catalog_items as i where i.vendor_id = change_items.vendor_id and i.id = any (change_items.item_ids)
    order by i.id for no key update;

  if change -> 'remove' = 'true' then
    delete from public.catalog_items as i where i.vendor_id = change_items.vendor_id and i.id = any (change_items.item_ids);
    get diagnostics changed = row_count;
    skipped := '[]';
  else
    place := case when change ? 'section' then private.section_position(change_items.vendor_id, trim(change ->> 'section')) end;
    select jsonb_object_agg(i.id, private.item_image(i)) into images
    from public.catalog_items as i where i.vendor_id = change_items.vendor_id and i.id = any (change_items.item_ids);
    with planned as (
      select i.id, i.name, i.mrp_paise, case
          when change ? 'price_paise' then (change ->> 'price_paise')::integer
          -- In whole rupees, as prices are written.
          when change ? 'price_bp' then (round(i.price_paise::numeric * (10000 + (change ->> 'price_bp')::integer) / 1000000) * 100)::integer
          else i.price_paise end as price_paise
      from public.catalog_items as i where i.vendor_id = change_items.vendor_id and i.id = any (change_items.item_ids)
    ), judged as (
      select p.*, case when p.price_paise not between 100 and 10000000 then 'item_price_invalid'
        when p.mrp_paise < p.price_paise then 'item_mrp_below_price'
        when change ? 'stock' and exists (select from public.stock_batches as b where b.item_id = p.id) then 'stock_by_batch' end as problem
      from planned as p
    ), written as (
      update public.catalog_items as i set
        price_paise = j.price_paise,
        is_available = coalesce((change ->> 'is_available')::boolean, i.is_available),
        sold_out_until = case when change -> 'is_available' = 'true' then null else i.sold_out_until end,
        section = coalesce(trim(change ->> 'section'), i.section),
        section_position = coalesce(place, i.section_position),
        stock = case when change ? 'stock' then (change ->> 'stock')::integer else i.stock end,
        tax_class = coalesce(change ->> 'tax_class', i.tax_class)
      from judged as j where i.id = j.id and j.problem is null returning i.id
    )
    select (select count(*) from written), (select coalesce(jsonb_agg(jsonb_build_object('id', j.id, 'name', j.name, 'code', j.problem) order by j.name), '[]'::jsonb)
      from (select * from judged where problem is not null order by name limit 50) as j)
    into changed, skipped;
    insert into private.catalog_import_rows (import_id, item_id, before, after)
    select change_items.change_id, i.id, images -> i.id::text, private.item_image(i)
    from public.catalog_items as i
    where i.vendor_id = change_items.vendor_id and i.id = any (change_items.item_ids) and private.item_image(i) <> images -> i.id::text
    on conflict (import_id, item_id) do update set after = excluded.after;
  end if;
  update public.catalog_imports as m set updated = m.updated + changed, refused = m.refused + jsonb_array_length(skipped) where m.id = change_items.change_id;
  perform private.publish('vendor:' || change_items.vendor_id, 'menu', '{}'::jsonb);
  answer := jsonb_build_object('changed', changed, 'skipped', skipped, 'may_undo', change -> 'remove' is distinct from 'true');
  perform private.keep_result(caller, change_items.idempotency_key, answer);
  return answer;
end
$$;
comment on function public.change_items is
  'Changes up to 500 items of a vendor at once: {price_bp (basis points up or down, to whole rupees) or price_paise, is_available, section, stock '
  '(null: not counted), tax_class} or {remove: true}. What cannot be changed is left as it was and named. Answers {changed, skipped: [{id, name, code}], '
  'may_undo}; undo_import(change_id) undoes it. Calls with the same change_id belong together.';

-- Imports ------------------------------------------------------------------------------------------------------------------

create type private.import_line as (line integer, item jsonb, problem text, item_id uuid, is_new boolean, before jsonb, key text);

create function private.item_key(name text, unit text, variant jsonb) returns text language sql immutable set search_path = '' as $$
  select lower(trim(name)) || '|' || lower(trim(coalesce(unit, ''))) || '|' || coalesce(lower(nullif(variant, '{}')::text), '')
$$;
comment on function private.item_key is 'By what a line of a file is the same item as one that is there: name, unit and variant.';

create function private.read_import(vendor_id uuid, kind public.vendor_kind, rows jsonb) returns setof private.import_line
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
    select l.*, case when l.item ->> 'id' is not null then i.id else coalesce(b.id, k.id) end as item_id
    from line as l
    left join own as i on i.id::text = l.item ->> 'id'
    left join (select distinct on (o.barcode) o.barcode, o.id from own as o where o.barcode is not null order by o.barcode, o.created_at, o.id) as b
      on b.barcode = l.item -> 'goods' ->> 'barcode'
    left join (select distinct on (o.key) o.key, o.id from own as o order by o.key, o.created_at, o.id) as k on k.key = l.key
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

create function private.write_import(vendor_id uuid, kind public.vendor_kind, lines private.import_line[]) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  -- Whole at once: a row that is inserted and then changed costs its indexes twice.
  insert into public.catalog_items (id, vendor_id, section, section_position, position, name, description, price_paise, mrp_paise, unit, tax_class,
    category_id, stock, is_available, available_from, available_to)
  select l.item_id, write_import.vendor_id, trim(l.item ->> 'section'), s.place, s.most + row_number() over (partition by trim(l.item ->> 'section') order by l.line),
    trim(l.item ->> 'name'), coalesce(trim(l.item ->> 'description'), ''), (l.item ->> 'price_paise')::integer, (l.item ->> 'mrp_paise')::integer,
    nullif(trim(l.item ->> 'unit'), ''), coalesce(l.item ->> 'tax_class', private.first_tax_class(write_import.kind)),
    (l.item ->> 'category_id')::uuid, (l.item ->> 'stock')::integer, coalesce((l.item ->> 'is_available')::boolean, true),
    (l.item ->> 'available_from')::time, (l.item ->> 'available_to')::time
  from unnest(lines) as l
  join (
    select n.section, coalesce(min(i.section_position), private.section_position(write_import.vendor_id, n.section)
        + (dense_rank() over (order by n.first_line))::integer) as place, coalesce(max(i.position), 0) as most
    from (select trim(k.item ->> 'section') as section, min(k.line) as first_line from unnest(lines) as k where k.problem is null and k.is_new group by 1) as n
    left join public.catalog_items as i on i.vendor_id = write_import.vendor_id and i.section = n.section
    group by n.section, n.first_line
  ) as s on s.section = trim(l.item ->> 'section')
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
comment on function private.write_import is 'Makes and changes the items of lines without a problem.';

create function public.import_items(vendor_id uuid, import_id uuid, rows jsonb, idempotency_key text, label text default null,
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
begin
  perform private.bound(import_items.rows, 1000000);
  if coalesce(jsonb_typeof(import_items.rows), '') <> 'array' or jsonb_array_length(import_items.rows) not between 1 and 500
      or exists (select from jsonb_array_elements(import_items.rows) as r where jsonb_typeof(r) <> 'object'
        or coalesce(private.whole_number(r -> 'line') not between 1 and 10000000, r ? 'line')
        or (r ->> 'expires_on' is not null and not coalesce(pg_input_is_valid(r ->> 'expires_on', 'date'), false))) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select v.kind into kind from public.vendors as v where v.id = import_items.vendor_id;
  if not coalesce(import_items.dry_run, false) then
    answer := private.claim_idempotency(caller, import_items.idempotency_key, 'import_items');
    if answer is not null then return answer; end if;
    perform private.take_turns('catalogue', import_items.vendor_id::text);
    perform private.open_import(import_items.vendor_id, import_items.import_id, 'file', import_items.label, caller);
    if (select count(*) from public.catalog_items as i where i.vendor_id = import_items.vendor_id) + jsonb_array_length(import_items.rows) > private.most_items() + 500
        or (select m.created + m.updated + m.unchanged from public.catalog_imports as m where m.id = import_items.import_id) >= private.most_items() then
      perform private.refuse(409, 'catalogue_full', 'So many items are the most that one business can have.', jsonb_build_object('most', private.most_items()));
    end if;
  end if;
  select array_agg(l) into lines from private.read_import(import_items.vendor_id, kind, import_items.rows) as l;
  if not coalesce(import_items.dry_run, false) then
    begin
      perform private.write_import(import_items.vendor_id, kind, lines);
    exception when check_violation or invalid_text_representation or numeric_value_out_of_range or datetime_field_overflow or invalid_datetime_format then
      -- What the check of a line did not foresee refuses its whole batch, and changes nothing.
      perform private.refuse_item('item_invalid');
    end;
    select jsonb_object_agg(i.id, private.item_image(i)) into images
    from unnest(lines) as l join public.catalog_items as i on i.id = l.item_id where l.problem is null;
    insert into private.catalog_import_rows (import_id, item_id, before, after)
    select import_items.import_id, l.item_id, l.before, images -> l.item_id::text
    from unnest(lines) as l where l.problem is null and l.before is distinct from images -> l.item_id::text
    on conflict (import_id, item_id) do update set after = excluded.after;
  end if;
  select count(*) filter (where l.problem is null and l.is_new) as created,
    count(*) filter (where l.problem is null and not l.is_new and (images is null or l.before is distinct from images -> l.item_id::text)) as updated,
    count(*) filter (where l.problem is null and not l.is_new and images is not null and l.before = images -> l.item_id::text) as unchanged,
    count(*) filter (where l.problem is not null) as refused
  into counts from unnest(lines) as l;
  answer := to_jsonb(counts) || jsonb_build_object('rows', (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('line', l.line,
      'outcome', case when l.problem is not null then 'refused' when l.is_new then 'created'
        when images is not null and l.before = images -> l.item_id::text then 'unchanged' else 'updated' end,
      'code', l.problem, 'item_id', case when l.problem is null then l.item_id end,
      'was_price_paise', case when l.problem is null and not l.is_new then l.before -> 'price_paise' end)) order by l.line) from unnest(lines) as l));
  if not coalesce(import_items.dry_run, false) then
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
  'written. Answers {created, updated, unchanged, refused, rows: [{line, outcome, code?, item_id?, was_price_paise?}]}; a line that is refused does not '
  'hold up the others. Refuses catalogue_full {most}, import_closed.';

create function public.undo_import(import_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  m public.catalog_imports;
  removed integer;
  restored integer;
  remembered integer;
begin
  perform private.require_user();
  select * into m from public.catalog_imports as k where k.id = undo_import.import_id for no key update;
  if not found then perform private.refuse(404, 'import_not_found', 'There is no such import.'); end if;
  perform private.require_staff(m.vendor_id);
  if m.undone_at is not null then return jsonb_build_object('removed', 0, 'restored', 0, 'left', 0, 'replayed', true); end if;
  perform private.take_turns('catalogue', m.vendor_id::text);
  select count(*) into remembered from private.catalog_import_rows as r where r.import_id = m.id;
  perform from public.catalog_items as i join private.catalog_import_rows as r on r.item_id = i.id
  where r.import_id = m.id and i.vendor_id = m.vendor_id order by i.id for no key update of i;

  -- What somebody has changed since stays; orders change the stock alone.
  delete from public.catalog_items as i using private.catalog_import_rows as r
  where r.import_id = m.id and r.before is null and i.id = r.item_id and i.vendor_id = m.vendor_id
    and private.item_image(i) - array['stock', 'section', 'section_position'] = r.after - array['stock', 'section', 'section_position'];
  get diagnostics removed = row_count;
  with back as (
    select i.id, r.before, r.after from public.catalog_items as i join private.catalog_import_rows as r on r.item_id = i.id
    where r.import_id = m.id and r.before is not null and i.vendor_id = m.vendor_id
      and private.item_image(i) - array['stock', 'section_position'] = r.after - array['stock', 'section_position']
  ), goods as (
    select b.id, private.write_goods(b.id, b.before -> 'goods') from back as b where jsonb_typeof(b.before -> 'goods') = 'object'
  ), diets as (
    update public.dishes as d set diet = (b.before ->> 'diet')::public.diet from back as b
    where d.item_id = b.id and b.before ->> 'diet' is not null and d.diet::text <> b.before ->> 'diet' returning d.item_id
  )
  update public.catalog_items as i set section = b.before ->> 'section', section_position = (b.before ->> 'section_position')::integer,
    name = b.before ->> 'name', description = b.before ->> 'description', price_paise = (b.before ->> 'price_paise')::integer,
    mrp_paise = (b.before ->> 'mrp_paise')::integer, unit = b.before ->> 'unit', tax_class = b.before ->> 'tax_class',
    category_id = (b.before ->> 'category_id')::uuid, is_available = (b.before ->> 'is_available')::boolean,
    available_from = (b.before ->> 'available_from')::time, available_to = (b.before ->> 'available_to')::time,
    -- What was sold meanwhile stays sold.
    stock = case when b.before -> 'stock' = b.after -> 'stock' then i.stock
      when i.stock is null or b.before ->> 'stock' is null or b.after ->> 'stock' is null then (b.before ->> 'stock')::integer
      else greatest(0, i.stock + (b.before ->> 'stock')::integer - (b.after ->> 'stock')::integer) end
  from back as b where i.id = b.id and (select count(*) from goods) >= 0;
  get diagnostics restored = row_count;
  update public.catalog_imports as k set undone_at = now() where k.id = m.id;
  perform private.publish('vendor:' || m.vendor_id, 'menu', '{}'::jsonb);
  return jsonb_build_object('removed', removed, 'restored', restored, 'left', remembered - removed - restored, 'replayed', false);
end
$$;
comment on function public.undo_import is
  'Undoes an import or a bulk change: items that it made are removed, others get back what they had. What was changed since stays as it is. Answers '
  '{removed, restored, left, replayed}; a second call changes nothing. Refuses import_not_found.';

create function private.forget_imports() returns void language sql security definer set search_path = '' as $$
  delete from public.catalog_imports as m where m.made_at < now() - interval '30 days'
$$;
comment on function private.forget_imports is 'Removes imports of more than a month ago with what they remember; nightly.';
select cron.schedule('forget-imports', '12 21 * * *', 'select private.forget_imports()');

revoke execute on function public.change_items(uuid, uuid[], jsonb, uuid, text),
  public.import_items(uuid, uuid, jsonb, text, text, boolean), public.undo_import(uuid) from public, anon;
grant execute on function public.change_items(uuid, uuid[], jsonb, uuid, text),
  public.import_items(uuid, uuid, jsonb, text, text, boolean), public.undo_import(uuid) to authenticated;
