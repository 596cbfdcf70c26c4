-- What a vendor sells, as its own people work with it: one list of any length, one item in full, sections, saving and bulk changes.

drop index public.catalog_items_vendor_idx;
create index catalog_items_vendor_idx on public.catalog_items (vendor_id, section_position, position, id);

create table public.catalog_sections (
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  name text not null constraint section_name_length check (length(trim(name)) between 1 and 60),
  position integer not null,
  primary key (vendor_id, name)
);
comment on table public.catalog_sections is
  'The sections of a menu, or aisles of a store, in the vendor''s order; also those without items, which customers do not see.';
alter table public.catalog_sections enable row level security;
create policy "a vendor's people read their sections" on public.catalog_sections for select to authenticated using (private.works_for(vendor_id));
revoke all on public.catalog_sections from anon, authenticated;
grant select on public.catalog_sections to authenticated;

-- Reading ----------------------------------------------------------------------------------------------------------------

create function private.sections_of(vendor_id uuid) returns table (name text, "position" integer, items integer)
language sql stable security definer set search_path = '' as $$
  select s.name, min(s."position"), sum(s.items)::integer from (
    select i.section as name, min(i.section_position) as "position", count(*)::integer as items
    from public.catalog_items as i where i.vendor_id = sections_of.vendor_id group by i.section
    union all
    select c.name, c.position, 0 from public.catalog_sections as c where c.vendor_id = sections_of.vendor_id
  ) as s group by s.name
$$;
comment on function private.sections_of is 'The sections of a vendor with items, and those that were made and are empty.';

create function public.vendor_catalogue(vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_catalogue.vendor_id);
  return (
    select jsonb_build_object('items', count(*),
      'off', count(*) filter (where not i.is_available or coalesce(i.sold_out_until > now(), false) or coalesce(i.stock = 0, false)),
      'low', count(*) filter (where i.stock between 1 and 5),
      'without_picture', count(*) filter (where i.picture is null))
    from public.catalog_items as i where i.vendor_id = vendor_catalogue.vendor_id)
  || jsonb_build_object(
    'expiring', (select count(distinct b.item_id) from public.stock_batches as b join public.catalog_items as i on i.id = b.item_id
      where i.vendor_id = vendor_catalogue.vendor_id and b.quantity > 0 and b.expires_on <= private.today() + 3),
    'sections', (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'items', s.items) order by s.position, s.name), '[]'::jsonb)
      from private.sections_of(vendor_catalogue.vendor_id) as s));
end
$$;
comment on function public.vendor_catalogue is
  'What a vendor has for sale in numbers, for its people: {items, off, low (1 to 5 left), without_picture, expiring (a batch within three '
  'days), sections: [{name, items}] in order}.';

create function public.vendor_items(vendor_id uuid, search text default null, in_section text default null, state text default null,
  after jsonb default null, limit_count integer default 100)
returns table (id uuid, section text, section_position integer, "position" integer, name text, price_paise integer, mrp_paise integer, unit text,
  tax_class text, category_id uuid, picture text, stock integer, is_available boolean, sold_out_until timestamptz, available_from time,
  available_to time, is_bestseller boolean, description text, diet public.diet, brand text, variant jsonb, pack_size numeric, pack_unit text,
  sold_by text, origin text, shelf_life_days integer, barcode text, expires_on date, unavailable_reason text)
language plpgsql stable security definer set search_path = '' as $$
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
          > ((vendor_items.after ->> 'section_position')::integer, (vendor_items.after ->> 'position')::integer, (vendor_items.after ->> 'id')::uuid))
        and (words is null or i.search like words
          or (code is not null and exists (select from public.goods as b where b.item_id = i.id and b.barcode = code)))
        and (vendor_items.in_section is null or i.section = vendor_items.in_section)
        and case vendor_items.state
          when 'off' then not i.is_available or coalesce(i.sold_out_until > now(), false) or coalesce(i.stock = 0, false)
          when 'low' then coalesce(i.stock between 1 and 5, false)
          when 'without_picture' then i.picture is null
          when 'expiring' then exists (select from public.stock_batches as b
            where b.item_id = i.id and b.quantity > 0 and b.expires_on <= private.today() + 3)
          else true end
      order by i.section_position, i.position, i.id
      limit least(greatest(coalesce(vendor_items.limit_count, 100), 1), 500)
    )
    select i.id, i.section, i.section_position, i.position, i.name, i.price_paise, i.mrp_paise, i.unit, i.tax_class, i.category_id, i.picture,
      i.stock, i.is_available, i.sold_out_until, i.available_from, i.available_to, i.is_bestseller, i.description, d.diet, g.brand, g.variant,
      g.pack_size, g.pack_unit, g.sold_by, g.origin, g.shelf_life_days, g.barcode,
      (select min(b.expires_on) from public.stock_batches as b where b.item_id = i.id and b.quantity > 0),
      private.item_unavailable_reason(c, now())
    from page as i join public.catalog_items as c on c.id = i.id
    left join public.dishes as d on d.item_id = i.id
    left join public.goods as g on g.item_id = i.id
    order by i.section_position, i.position, i.id;
end
$$;
comment on function public.vendor_items is
  'The items of a vendor for its people, in the order of the menu, a page at a time: after is {section_position, position, id} of the last row. '
  'search looks in names and at a whole bar code; state is off, low, expiring or without_picture.';

create function private.groups_of_item(item_id uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'min_choices', g.min_choices, 'max_choices', g.max_choices,
    'options', coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'price_paise', o.price_paise,
        'is_available', o.is_available, 'diet', od.diet) order by o.position, o.name)
      from public.item_options as o left join public.dish_options as od on od.option_id = o.id where o.group_id = g.id), '[]'::jsonb))
    order by g.position, g.name), '[]'::jsonb)
  from public.item_option_groups as g where g.item_id = groups_of_item.item_id
$$;

create function public.vendor_item(item_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  i public.catalog_items;
begin
  perform private.require_user();
  select * into i from public.catalog_items as c where c.id = vendor_item.item_id;
  if not found then perform private.refuse(404, 'item_not_found', 'Item not found'); end if;
  perform private.require_staff(i.vendor_id);
  return to_jsonb(i) - array['search', 'vendor_id', 'drawing', 'created_at']
    || jsonb_build_object('diet', (select d.diet from public.dishes as d where d.item_id = i.id),
      'goods', (select to_jsonb(g) - array['item_id'] from public.goods as g where g.item_id = i.id),
      'option_groups', private.groups_of_item(i.id),
      'batches', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'quantity', b.quantity, 'received_at', b.received_at,
          'expires_on', b.expires_on, 'note', b.note) order by b.expires_on nulls last, b.received_at), '[]'::jsonb)
        from public.stock_batches as b where b.item_id = i.id and b.quantity > 0),
      'unavailable_reason', private.item_unavailable_reason(i, now()));
end
$$;
comment on function public.vendor_item is
  'One item in full for its vendor''s people: the row of catalog_items with diet, goods (null for a dish), option_groups, batches that are not '
  'empty, and unavailable_reason. Refuses item_not_found.';

-- Sections ---------------------------------------------------------------------------------------------------------------

create function public.save_sections(vendor_id uuid, sections jsonb) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  left_out text;
begin
  perform private.require_staff(save_sections.vendor_id);
  perform private.bound(save_sections.sections, 40000);
  if coalesce(jsonb_typeof(save_sections.sections), '') <> 'array' or jsonb_array_length(save_sections.sections) > 200
      or exists (select from jsonb_array_elements(save_sections.sections) as s
        where length(trim(coalesce(s ->> 'name', ''))) not between 1 and 60)
      or (select count(*) <> count(distinct lower(trim(s ->> 'name'))) or count(s ->> 'was') <> count(distinct s ->> 'was')
        from jsonb_array_elements(save_sections.sections) as s) then
    perform private.refuse(400, 'sections_invalid', 'Each section has a name of its own, of up to 60 letters.');
  end if;
  perform private.take_turns('catalogue', save_sections.vendor_id::text);
  select s.name into left_out from private.sections_of(save_sections.vendor_id) as s
  where s.items > 0 and not exists (select from jsonb_array_elements(save_sections.sections) as n where coalesce(n ->> 'was', n ->> 'name') = s.name)
  order by s.position limit 1;
  if left_out is not null then
    perform private.refuse(409, 'section_not_empty', 'A section with items cannot be removed.', jsonb_build_object('section', left_out));
  end if;
  update public.catalog_items as i set section = trim(s.value ->> 'name'), section_position = s.n
  from jsonb_array_elements(save_sections.sections) with ordinality as s (value, n)
  where i.vendor_id = save_sections.vendor_id and i.section = coalesce(s.value ->> 'was', s.value ->> 'name')
    and (i.section, i.section_position) is distinct from (trim(s.value ->> 'name'), s.n::integer);
  delete from public.catalog_sections as c where c.vendor_id = save_sections.vendor_id;
  insert into public.catalog_sections (vendor_id, name, position)
  select save_sections.vendor_id, trim(s.value ->> 'name'), s.n from jsonb_array_elements(save_sections.sections) with ordinality as s (value, n);
  perform private.publish('vendor:' || save_sections.vendor_id, 'menu', '{}'::jsonb);
end
$$;
comment on function public.save_sections is
  'All sections of a vendor in their new order: [{name, was?}], was being the present name of a renamed one. A section that is left out is '
  'removed and must be empty. Refuses sections_invalid, section_not_empty {section}.';

create function private.section_position(vendor_id uuid, section text) returns integer
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((select min(s.position) from private.sections_of(section_position.vendor_id) as s where s.name = section_position.section),
    (select max(s.position) + 1 from private.sections_of(section_position.vendor_id) as s), 1);
end
$$;
comment on function private.section_position is 'Where a section of a vendor stands: its place, or the end for a new one.';

-- What an item may be ------------------------------------------------------------------------------------------------------

create function private.whole_number(value jsonb) returns numeric language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'number' and (value #>> '{}')::numeric = trunc((value #>> '{}')::numeric) then (value #>> '{}')::numeric end
$$;
comment on function private.whole_number is 'A JSON number without a fraction; null for anything else.';

create function private.item_problem(item jsonb, kind public.vendor_kind, is_new boolean) returns text
language plpgsql stable set search_path = '' as $$
declare
  price numeric := private.whole_number(item -> 'price_paise');
  mrp numeric := private.whole_number(item -> 'mrp_paise');
  goods jsonb := item -> 'goods';
begin
  if jsonb_typeof(item) <> 'object' then return 'item_invalid'; end if;
  if (is_new or item ? 'name') and length(trim(coalesce(item ->> 'name', ''))) not between 1 and 100 then return 'item_name_invalid'; end if;
  if (is_new or item ? 'section') and length(trim(coalesce(item ->> 'section', ''))) not between 1 and 60 then return 'item_section_invalid'; end if;
  -- Free is no price, and ten million rupees is a slip of the finger.
  if (is_new or item ? 'price_paise') and coalesce(price not between 100 and 10000000, true) then return 'item_price_invalid'; end if;
  if coalesce(jsonb_typeof(item -> 'mrp_paise'), 'null') <> 'null' and coalesce(mrp not between 100 and 10000000, true) then return 'item_price_invalid'; end if;
  if mrp < price then return 'item_mrp_below_price'; end if;
  if length(item ->> 'description') > 400 then return 'item_description_too_long'; end if;
  if length(item ->> 'unit') > 30 then return 'item_unit_too_long'; end if;
  if coalesce(jsonb_typeof(item -> 'stock'), 'null') <> 'null' and coalesce(private.whole_number(item -> 'stock') not between 0 and 100000, true) then
    return 'item_stock_invalid';
  end if;
  if coalesce(jsonb_typeof(item -> 'is_available'), 'boolean') not in ('boolean', 'null')
      or coalesce(jsonb_typeof(item -> 'is_bestseller'), 'boolean') not in ('boolean', 'null') then return 'item_invalid'; end if;
  if (item ->> 'available_from' is null) <> (item ->> 'available_to' is null)
      or (item ->> 'available_from' is not null
        and (private.minutes_of(left(item ->> 'available_from', 5)) is null or private.minutes_of(left(item ->> 'available_to', 5)) is null)) then
    return 'item_hours_invalid';
  end if;
  if kind = 'food' then
    if coalesce(item ->> 'diet', case when not is_new then 'veg' end, '') not in ('veg', 'egg', 'non_veg') then return 'item_diet_invalid'; end if;
    return null;
  end if;
  if coalesce(item ->> 'tax_class', 'goods_5') not in ('goods_nil', 'goods_5', 'goods_18', 'goods_40') then return 'item_tax_class_invalid'; end if;
  if item ->> 'category_id' is not null and not exists (select from public.categories as c
      where c.id::text = item ->> 'category_id' and c.kind = item_problem.kind) then return 'item_category_unknown'; end if;
  if goods is null or jsonb_typeof(goods) = 'null' then return null; end if;
  if jsonb_typeof(goods) <> 'object' then return 'item_invalid'; end if;
  if (goods ->> 'pack_size' is null) <> (goods ->> 'pack_unit' is null)
      or coalesce(goods ->> 'pack_unit', 'g') not in ('g', 'kg', 'ml', 'l', 'piece', 'm')
      or coalesce(goods ->> 'sold_by', 'pack') not in ('pack', 'weight')
      or (goods ->> 'sold_by' = 'weight' and coalesce(goods ->> 'pack_unit', '') not in ('g', 'kg')) then return 'item_pack_invalid'; end if;
  if goods ->> 'pack_size' is not null and (jsonb_typeof(goods -> 'pack_size') <> 'number'
      or (goods ->> 'pack_size')::numeric not between 0.001 and 999999) then return 'item_pack_invalid'; end if;
  if goods ->> 'barcode' is not null and goods ->> 'barcode' !~ '^[0-9]{8,14}$' then return 'item_barcode_invalid'; end if;
  if length(goods ->> 'brand') > 60 or length(goods ->> 'origin') > 60 then return 'item_invalid'; end if;
  if coalesce(private.whole_number(goods -> 'shelf_life_days') not between 1 and 3650, false)
      or coalesce(private.whole_number(goods -> 'return_days') not between 0 and 30, false)
      or coalesce(goods ->> 'storage', 'ambient') not in ('ambient', 'chilled', 'frozen') then return 'item_invalid'; end if;
  if coalesce(jsonb_typeof(goods -> 'variant'), 'null') <> 'null' and not private.are_pairs(goods -> 'variant', 4, 40) then return 'item_variant_invalid'; end if;
  return null;
end
$$;
comment on function private.item_problem is
  'The first thing that is wrong with an item as a vendor wrote it, as the code of a refusal; null when it can be saved. What is not named is not '
  'changed, and need not be there unless the item is new.';

create function private.refuse_item(problem text) returns void language plpgsql immutable set search_path = '' as $$
begin
  if problem is null then return; end if;
  -- refuses: item_name_invalid, item_section_invalid, item_price_invalid, item_mrp_below_price, item_description_too_long, item_unit_too_long, item_stock_invalid, item_hours_invalid, item_diet_invalid, item_tax_class_invalid, item_category_unknown, item_pack_invalid, item_barcode_invalid, item_variant_invalid, item_options_invalid, item_invalid, item_unknown, item_twice, stock_by_batch
  perform private.refuse(400, problem, 'This item cannot be saved: ' || problem);
end
$$;
comment on function private.refuse_item is 'Refuses an item for what private.item_problem found.';

-- Writing ------------------------------------------------------------------------------------------------------------------

create function private.write_goods(item_id uuid, goods jsonb) returns void language plpgsql set search_path = '' as $$
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
    shelf_life_days = case when goods ? 'shelf_life_days' then (goods ->> 'shelf_life_days')::integer else g.shelf_life_days end,
    storage = coalesce(goods ->> 'storage', g.storage),
    is_food = coalesce((goods ->> 'is_food')::boolean, g.is_food),
    barcode = case when goods ? 'barcode' then nullif(goods ->> 'barcode', '') else g.barcode end,
    return_days = coalesce((goods ->> 'return_days')::smallint, g.return_days)
  where g.item_id = write_goods.item_id;
end
$$;
comment on function private.write_goods is 'Writes what is named of goods; the rest stays.';

create function private.write_options(item_id uuid, groups jsonb) returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  made record;
  option record;
  own_group uuid;
  own_option uuid;
begin
  if coalesce(jsonb_typeof(groups), '') <> 'array' or jsonb_array_length(groups) > 20
      or exists (select from jsonb_array_elements(groups) as g where coalesce(jsonb_typeof(g -> 'options'), '') <> 'array') then
    perform private.refuse_item('item_options_invalid');
  end if;
  if exists (select from jsonb_array_elements(groups) as g where jsonb_array_length(g -> 'options') not between 1 and 50) then
    perform private.refuse_item('item_options_invalid');
  end if;
  delete from public.item_option_groups as g where g.item_id = write_options.item_id
    and not exists (select from jsonb_array_elements(groups) as n where n ->> 'id' = g.id::text);
  for made in select g, n from jsonb_array_elements(groups) with ordinality as e (g, n) loop
    update public.item_option_groups as g set name = trim(made.g ->> 'name'), min_choices = (made.g ->> 'min_choices')::smallint,
      max_choices = (made.g ->> 'max_choices')::smallint, position = made.n
    where g.item_id = write_options.item_id and g.id::text = made.g ->> 'id' returning g.id into own_group;
    if not found then
      insert into public.item_option_groups (item_id, name, min_choices, max_choices, position)
      values (write_options.item_id, trim(made.g ->> 'name'), (made.g ->> 'min_choices')::smallint, (made.g ->> 'max_choices')::smallint, made.n)
      returning id into own_group;
    end if;
    delete from public.item_options as o where o.group_id = own_group
      and not exists (select from jsonb_array_elements(made.g -> 'options') as n where n ->> 'id' = o.id::text);
    for option in select o, n from jsonb_array_elements(made.g -> 'options') with ordinality as e (o, n) loop
      update public.item_options as o set name = trim(option.o ->> 'name'), price_paise = coalesce((option.o ->> 'price_paise')::integer, 0),
        is_available = coalesce((option.o ->> 'is_available')::boolean, true), position = option.n
      where o.group_id = own_group and o.id::text = option.o ->> 'id' returning o.id into own_option;
      if not found then
        insert into public.item_options (group_id, name, price_paise, is_available, position)
        values (own_group, trim(option.o ->> 'name'), coalesce((option.o ->> 'price_paise')::integer, 0),
          coalesce((option.o ->> 'is_available')::boolean, true), option.n)
        returning id into own_option;
      end if;
      if option.o ->> 'diet' is null then
        delete from public.dish_options as d where d.option_id = own_option;
      else
        insert into public.dish_options (option_id, diet) values (own_option, (option.o ->> 'diet')::public.diet)
        on conflict (option_id) do update set diet = excluded.diet;
      end if;
    end loop;
  end loop;
end
$$;
comment on function private.write_options is
  'The choices of an item as its vendor wrote them: those with an id are changed, others made, those left out removed. An option keeps its id, '
  'so that carts keep their choice.';

create function private.first_tax_class(kind public.vendor_kind) returns text language sql immutable set search_path = '' as $$
  select case when kind in ('grocery', 'shopping') then 'of_category' else 'restaurant' end
$$;
comment on function private.first_tax_class is
  'The tax class of an item whose vendor named none: goods get the one of their category when they are written (private.set_tax_class).';

create function private.most_items() returns integer language sql immutable set search_path = '' as $$ select 20000 $$;
comment on function private.most_items is 'Items that one vendor may have.';

create function public.save_item(vendor_id uuid, item jsonb, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_staff(save_item.vendor_id);
  kind public.vendor_kind;
  item_id uuid;
  answer jsonb;
  broken text;
begin
  perform private.bound(save_item.item, 40000);
  answer := private.claim_idempotency(caller, save_item.idempotency_key, 'save_item');
  if answer is not null then return answer; end if;
  select v.kind into kind from public.vendors as v where v.id = save_item.vendor_id;
  perform private.refuse_item(private.item_problem(item, kind, item ->> 'id' is null));
  begin
    if item ->> 'id' is null then
      perform private.take_turns('catalogue', save_item.vendor_id::text);
      if (select count(*) from public.catalog_items as i where i.vendor_id = save_item.vendor_id) >= private.most_items() then
        perform private.refuse(409, 'catalogue_full', 'So many items are the most that one business can have.', jsonb_build_object('most', private.most_items()));
      end if;
      insert into public.catalog_items (vendor_id, section, section_position, position, name, price_paise, category_id, tax_class)
      select save_item.vendor_id, trim(item ->> 'section'), private.section_position(save_item.vendor_id, trim(item ->> 'section')),
        coalesce((select max(i.position) + 1 from public.catalog_items as i where i.vendor_id = save_item.vendor_id and i.section = trim(item ->> 'section')), 1),
        trim(item ->> 'name'), (item ->> 'price_paise')::integer, (item ->> 'category_id')::uuid,
        coalesce(item ->> 'tax_class', private.first_tax_class(kind))
      returning id into item_id;
    else
      select i.id into item_id from public.catalog_items as i
      where i.vendor_id = save_item.vendor_id and i.id::text = item ->> 'id' for no key update;
      if not found then perform private.refuse(404, 'item_not_found', 'Item not found'); end if;
    end if;
    update public.catalog_items as i set
      section_position = case when item ? 'section' and trim(item ->> 'section') <> i.section
        then private.section_position(save_item.vendor_id, trim(item ->> 'section')) else i.section_position end,
      section = coalesce(trim(item ->> 'section'), i.section),
      name = coalesce(trim(item ->> 'name'), i.name),
      description = case when item ? 'description' then coalesce(trim(item ->> 'description'), '') else i.description end,
      price_paise = coalesce((item ->> 'price_paise')::integer, i.price_paise),
      mrp_paise = case when item ? 'mrp_paise' then (item ->> 'mrp_paise')::integer else i.mrp_paise end,
      unit = case when item ? 'unit' then nullif(trim(item ->> 'unit'), '') else i.unit end,
      category_id = case when item ? 'category_id' then (item ->> 'category_id')::uuid else i.category_id end,
      tax_class = coalesce(item ->> 'tax_class', i.tax_class),
      -- What is kept by batch changes through batches.
      stock = case when item ? 'stock' and not exists (select from public.stock_batches as b where b.item_id = i.id)
        then (item ->> 'stock')::integer else i.stock end,
      is_available = coalesce((item ->> 'is_available')::boolean, i.is_available),
      sold_out_until = case when item -> 'is_available' = 'true' then null else i.sold_out_until end,
      available_from = case when item ? 'available_from' then (item ->> 'available_from')::time else i.available_from end,
      available_to = case when item ? 'available_from' then (item ->> 'available_to')::time else i.available_to end,
      is_bestseller = coalesce((item ->> 'is_bestseller')::boolean, i.is_bestseller)
    where i.id = item_id;
    if item ->> 'diet' is not null and kind = 'food' then
      insert into public.dishes as d (item_id, diet) values (item_id, (item ->> 'diet')::public.diet)
      on conflict (item_id) do update set diet = excluded.diet;
    end if;
    if kind <> 'food' and (item ->> 'id' is null or jsonb_typeof(item -> 'goods') = 'object') then
      perform private.write_goods(item_id, coalesce(nullif(item -> 'goods', 'null'), '{}'));
    end if;
    if item ? 'option_groups' then perform private.write_options(item_id, item -> 'option_groups'); end if;
  exception when check_violation then
    get stacked diagnostics broken = constraint_name;
    -- The price alone may rise above the printed one that stays.
    perform private.refuse_item(case when broken = 'item_mrp_not_below_price' then 'item_mrp_below_price'
      when broken ~ '^(group|option)_' then 'item_options_invalid' else 'item_invalid' end);
  when invalid_text_representation or not_null_violation or numeric_value_out_of_range or invalid_datetime_format or datetime_field_overflow then
    perform private.refuse_item('item_invalid');
  end;
  perform private.publish('vendor:' || save_item.vendor_id, 'menu', jsonb_build_object('item_id', item_id));
  answer := jsonb_build_object('id', item_id);
  perform private.keep_result(caller, save_item.idempotency_key, answer);
  return answer;
end
$$;
comment on function public.save_item is
  'Makes an item, or changes what is named of the one with item.id: {id?, section, name, description?, price_paise, mrp_paise?, unit?, '
  'category_id?, tax_class? (of goods), stock?, is_available?, available_from?, available_to?, is_bestseller?, diet (of food), goods? {brand, '
  'variant, pack_size, pack_unit, sold_by, origin, shelf_life_days, storage, is_food, barcode, return_days}, option_groups? [{id?, name, '
  'min_choices, max_choices, options: [{id?, name, price_paise, is_available, diet?}]}]}. Answers {id}. Refuses item_… for what is wrong.';

revoke execute on function
  public.vendor_catalogue(uuid), public.vendor_items(uuid, text, text, text, jsonb, integer), public.vendor_item(uuid),
  public.save_sections(uuid, jsonb), public.save_item(uuid, jsonb, text) from public, anon;
grant execute on function
  public.vendor_catalogue(uuid), public.vendor_items(uuid, text, text, text, jsonb, integer), public.vendor_item(uuid),
  public.save_sections(uuid, jsonb), public.save_item(uuid, jsonb, text) to authenticated;
