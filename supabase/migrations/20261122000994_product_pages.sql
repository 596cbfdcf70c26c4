-- A product's page in its vendor's hands: several photos of an item, specifications, a size guide, and variants made at once
-- (Spec §2 /vendor/shopping/products; docs/decisions/0052).

create or replace function private.may_store_photo(name text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  folder text := substring(may_store_photo.name from '^(.*/)');
begin
  if not private.works_for(private.vendor_of_photo(may_store_photo.name)) then return false; end if;
  -- One at a time, or many at once would each find room.
  perform pg_advisory_xact_lock(hashtextextended('catalogue:' || folder, 0));
  return (select count(*) from storage.objects as s where s.bucket_id = 'catalogue' and starts_with(s.name, folder)
    and s.name <> may_store_photo.name)
    < case when exists (select from public.goods as g where g.item_id::text = split_part(may_store_photo.name, '/', 2)) then 10 else 4 end;
end
$$;
comment on function private.may_store_photo is
  'Whether the caller may store a photo under this path: of an item of a vendor they work for, and one of four at most; of goods, which show '
  'eight, one of ten. Two more are enough to replace one; without an end the bucket would be anybody''s disk.';

create function private.item_of_staff(item_id uuid) returns public.catalog_items language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  i public.catalog_items;
begin
  perform private.require_user();
  select * into i from public.catalog_items as c where c.id = item_of_staff.item_id for no key update;
  if not found then perform private.refuse(404, 'item_not_found', 'Item not found'); end if;
  perform private.require_staff(i.vendor_id);
  -- Dishes have neither variants nor a page of their own.
  if not exists (select from public.goods as g where g.item_id = i.id) then perform private.refuse_item('item_invalid'); end if;
  return i;
end
$$;
comment on function private.item_of_staff is 'Goods of a vendor whom the caller works for, locked. Refuses item_not_found, not_your_vendor, item_invalid for dishes.';

create function public.set_item_gallery(item_id uuid, pictures text[]) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  i public.catalog_items := private.item_of_staff(set_item_gallery.item_id);
  known text[];
begin
  if set_item_gallery.pictures is null or cardinality(set_item_gallery.pictures) > 8
      or (select count(*) <> count(distinct p) from unnest(set_item_gallery.pictures) as p) then
    perform private.refuse(400, 'gallery_invalid', 'An item shows up to eight photos, each once.');
  end if;
  select array_remove(g.gallery || i.picture || i.drawing, null) into known from public.goods as g where g.item_id = i.id;
  if exists (select from unnest(set_item_gallery.pictures) as p where p is null or length(p) > 300 or not (p = any (known)
      or (starts_with(p, i.vendor_id || '/' || i.id || '/')
        and exists (select from storage.objects as s where s.bucket_id = 'catalogue' and s.name = p)))) then
    perform private.refuse(400, 'gallery_invalid', 'An item shows up to eight photos, each once.');
  end if;
  -- The first is the one that lists show: an own photo or the item's drawing.
  if set_item_gallery.pictures[1] is not null and set_item_gallery.pictures[1] is distinct from i.drawing
      and not starts_with(set_item_gallery.pictures[1], i.vendor_id || '/' || i.id || '/') then
    perform private.refuse(400, 'gallery_invalid', 'An item shows up to eight photos, each once.');
  end if;
  update public.catalog_items as c set picture = set_item_gallery.pictures[1] where c.id = i.id;
  update public.goods as g set gallery = set_item_gallery.pictures[2:] where g.item_id = i.id;
  perform private.publish('vendor:' || i.vendor_id, 'menu', jsonb_build_object('item_id', i.id));
end
$$;
comment on function public.set_item_gallery is
  'The photos of goods in their order, up to eight paths that were stored or are shown already; the first is the one that lists show. Without any the '
  'platform''s drawing is shown. For the vendor''s people. Refuses gallery_invalid.';

create function private.size_guide_problem(guide jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(jsonb_typeof(guide), 'null') = 'null' then return false; end if;
  if jsonb_typeof(guide) <> 'object' or coalesce(jsonb_typeof(guide -> 'columns'), '') <> 'array' or coalesce(jsonb_typeof(guide -> 'rows'), '') <> 'array'
      or exists (select from jsonb_object_keys(guide) as k where k not in ('columns', 'rows')) then return true; end if;
  if jsonb_array_length(guide -> 'columns') not between 2 and 8 or jsonb_array_length(guide -> 'rows') not between 1 and 20
      or exists (select from jsonb_array_elements(guide -> 'rows') as r where jsonb_typeof(r) <> 'array') then return true; end if;
  return exists (select from jsonb_array_elements(guide -> 'rows') as r where jsonb_array_length(r) <> jsonb_array_length(guide -> 'columns'))
    or exists (select from jsonb_array_elements(guide -> 'columns') as c where jsonb_typeof(c) <> 'string' or length(trim(c #>> '{}')) not between 1 and 30)
    or exists (select from jsonb_array_elements(guide -> 'rows') as r, jsonb_array_elements(r) as c where jsonb_typeof(c) <> 'string' or length(c #>> '{}') > 30);
end
$$;
comment on function private.size_guide_problem is
  'Whether a size guide cannot be shown: {columns: 2 to 8 texts, rows: 1 to 20 lists of as many texts}, each of up to 30 letters; null is none.';

create function private.own_product(i public.catalog_items) returns uuid language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  g public.goods;
  product uuid;
begin
  select * into g from public.goods as s where s.item_id = i.id for no key update;
  if g.product_id is not null then
    if not exists (select from public.products as p where p.id = g.product_id and p.created_by_vendor = i.vendor_id) then
      perform private.refuse(403, 'product_not_yours', 'Several vendors sell this product; its page is written by the one who added it.');
    end if;
    return g.product_id;
  end if;
  insert into public.products (created_by_vendor, category_id, name, brand) values (i.vendor_id, i.category_id, i.name, g.brand) returning id into product;
  update public.goods as s set product_id = product where s.item_id = i.id;
  -- What was asked about the item while it stood alone is asked about its product now.
  update public.product_questions as q set product_id = product where q.product_id = i.id;
  return product;
end
$$;
comment on function private.own_product is
  'The product of an item for its vendor to write: made where the item stood alone. Refuses product_not_yours where another vendor or the platform wrote it.';

create function public.vendor_product(item_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  i public.catalog_items;
  g public.goods;
begin
  perform private.require_user();
  select * into i from public.catalog_items as c where c.id = vendor_product.item_id;
  if not found then perform private.refuse(404, 'item_not_found', 'Item not found'); end if;
  perform private.require_staff(i.vendor_id);
  select * into g from public.goods as s where s.item_id = i.id;
  return jsonb_build_object(
    'product', (select jsonb_build_object('id', p.id, 'name', p.name, 'description', p.description, 'specs', p.specs, 'size_guide', p.size_guide)
      from public.products as p where p.id = g.product_id),
    'may_change', g.item_id is not null and (g.product_id is null
      or exists (select from public.products as p where p.id = g.product_id and p.created_by_vendor = i.vendor_id)),
    'variants', (select coalesce(jsonb_agg(jsonb_build_object('item_id', c.id, 'name', c.name, 'variant', s.variant, 'price_paise', c.price_paise,
        'stock', c.stock, 'picture', c.picture) order by c.position, c.name), '[]')
      from public.goods as s join public.catalog_items as c on c.id = s.item_id
      where s.product_id = g.product_id and c.vendor_id = i.vendor_id));
end
$$;
comment on function public.vendor_product is
  'The product of an item for its vendor''s people: {product: {id, name, description, specs, size_guide} or null, may_change, variants (the vendor''s '
  'own items of it): [{item_id, name, variant, price_paise, stock, picture}]}. Refuses item_not_found, not_your_vendor.';

create function public.save_product(item_id uuid, product jsonb, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  i public.catalog_items;
  answer jsonb;
  own uuid;
begin
  perform private.bound(save_product.product, 12000);
  answer := private.claim_idempotency(caller, save_product.idempotency_key, 'save_product');
  if answer is not null then return answer; end if;
  i := private.item_of_staff(save_product.item_id);
  if coalesce(jsonb_typeof(save_product.product), '') <> 'object'
      or (product ? 'name' and length(trim(coalesce(product ->> 'name', ''))) not between 1 and 140)
      or length(coalesce(product ->> 'description', '')) > 4000
      or (product ? 'specs' and not private.are_pairs(product -> 'specs', 30, 200))
      or private.size_guide_problem(product -> 'size_guide') then
    perform private.refuse(400, 'product_invalid', 'A product has a name, up to 30 specifications, and a size guide of up to 8 columns and 20 rows.');
  end if;
  own := private.own_product(i);
  update public.products as p set
    name = coalesce(trim(product ->> 'name'), p.name),
    description = case when product ? 'description' then coalesce(trim(product ->> 'description'), '') else p.description end,
    specs = coalesce(product -> 'specs', p.specs),
    size_guide = case when product ? 'size_guide' then nullif(product -> 'size_guide', 'null') else p.size_guide end
  where p.id = own;
  perform private.publish('vendor:' || i.vendor_id, 'menu', jsonb_build_object('item_id', i.id));
  answer := jsonb_build_object('id', own);
  perform private.keep_result(caller, save_product.idempotency_key, answer);
  return answer;
end
$$;
comment on function public.save_product is
  'Writes the page of an item''s product: {name?, description?, specs? {name: text}, size_guide? {columns, rows}}; what is not named stays. An item that '
  'stands alone gets a product of its own. Answers {id}. Refuses product_invalid, product_not_yours.';

create function public.add_variants(item_id uuid, axes jsonb, idempotency_key text, stock integer default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  i public.catalog_items;
  answer jsonb;
  own uuid;
  title text;
  wanted record;
  is_first boolean;
  made integer := 0;
  there integer := 0;
  made_id uuid;
  last_position integer;
begin
  perform private.bound(add_variants.axes, 6000);
  answer := private.claim_idempotency(caller, add_variants.idempotency_key, 'add_variants');
  if answer is not null then return answer; end if;
  i := private.item_of_staff(add_variants.item_id);
  if coalesce(jsonb_typeof(axes), '') <> 'array' or jsonb_array_length(axes) not between 1 and 3
      or exists (select from jsonb_array_elements(axes) as a where coalesce(jsonb_typeof(a -> 'values'), '') <> 'array'
        or length(trim(coalesce(a ->> 'name', ''))) not between 1 and 40) then
    perform private.refuse(400, 'variants_invalid', 'Variants differ in up to three things, and there are up to 60 of them.');
  end if;
  if exists (select from jsonb_array_elements(axes) as a where jsonb_array_length(a -> 'values') not between 1 and 30
        or exists (select from jsonb_array_elements(a -> 'values') as v where jsonb_typeof(v) <> 'string' or length(trim(v #>> '{}')) not between 1 and 40)
        or (select count(*) <> count(distinct lower(trim(v #>> '{}'))) from jsonb_array_elements(a -> 'values') as v))
      or (select count(*) <> count(distinct lower(trim(a ->> 'name'))) from jsonb_array_elements(axes) as a)
      or (select round(exp(sum(ln(jsonb_array_length(a -> 'values'))))) from jsonb_array_elements(axes) as a) > 60
      or add_variants.stock not between 0 and 100000 then
    perform private.refuse(400, 'variants_invalid', 'Variants differ in up to three things, and there are up to 60 of them.');
  end if;
  perform private.take_turns('catalogue', i.vendor_id::text);
  if (select count(*) from public.catalog_items as c where c.vendor_id = i.vendor_id) + 60 > private.most_items() then
    perform private.refuse(409, 'catalogue_full', 'So many items are the most that one business can have.', jsonb_build_object('most', private.most_items()));
  end if;
  own := private.own_product(i);
  select p.name into title from public.products as p where p.id = own;
  select max(c.position) into last_position from public.goods as g join public.catalog_items as c on c.id = g.item_id
  where g.product_id = own and c.vendor_id = i.vendor_id;
  -- An item without a variant becomes the first of them, so that nothing is there twice.
  is_first := not exists (select from public.goods as g where g.item_id = i.id and g.variant <> '{}');
  for wanted in
    with recursive axis as (
      select n, trim(a ->> 'name') as name, a -> 'values' as choices from jsonb_array_elements(axes) with ordinality as e (a, n)
    ), combined as (
      select 0::bigint as n, '{}'::jsonb as variant, '{}'::text[] as words, '{}'::bigint[] as place
      union all
      select x.n, c.variant || jsonb_build_object(x.name, trim(v.value)), c.words || trim(v.value), c.place || v.at
      from combined as c join axis as x on x.n = c.n + 1 cross join lateral jsonb_array_elements_text(x.choices) with ordinality as v (value, at)
    )
    select c.variant, array_to_string(c.words, ', ') as words from combined as c where c.n = jsonb_array_length(axes) order by c.place
  loop
    if exists (select from public.goods as g join public.catalog_items as c on c.id = g.item_id
        where g.product_id = own and c.vendor_id = i.vendor_id and g.variant = wanted.variant) then
      there := there + 1;
      continue;
    end if;
    if is_first then
      is_first := false;
      update public.goods as g set variant = wanted.variant where g.item_id = i.id;
      update public.catalog_items as c set name = left(title, 96 - least(length(wanted.words), 60)) || ' (' || left(wanted.words, 60) || ')' where c.id = i.id;
    else
      insert into public.catalog_items (vendor_id, section, section_position, position, name, description, price_paise, mrp_paise, category_id, tax_class, unit, drawing, stock,
        available_from, available_to)
      values (i.vendor_id, i.section, i.section_position, last_position + made + 1, left(title, 96 - least(length(wanted.words), 60)) || ' (' || left(wanted.words, 60) || ')',
        i.description, i.price_paise, i.mrp_paise, i.category_id, i.tax_class, i.unit, i.drawing, add_variants.stock, i.available_from, i.available_to)
      returning id into made_id;
      insert into public.goods as g (item_id, product_id, brand, variant, pack_size, pack_unit, sold_by, origin, shelf_life_days, storage, is_food, return_days)
      select made_id, own, s.brand, wanted.variant, s.pack_size, s.pack_unit, s.sold_by, s.origin, s.shelf_life_days, s.storage, s.is_food, s.return_days
      from public.goods as s where s.item_id = i.id
      on conflict (item_id) do update set product_id = excluded.product_id, brand = excluded.brand, variant = excluded.variant, pack_size = excluded.pack_size,
        pack_unit = excluded.pack_unit, sold_by = excluded.sold_by, origin = excluded.origin, shelf_life_days = excluded.shelf_life_days,
        storage = excluded.storage, is_food = excluded.is_food, return_days = excluded.return_days;
      made := made + 1;
    end if;
  end loop;
  perform private.publish('vendor:' || i.vendor_id, 'menu', '{}'::jsonb);
  answer := jsonb_build_object('made', made, 'there', there);
  perform private.keep_result(caller, add_variants.idempotency_key, answer);
  return answer;
end
$$;
comment on function public.add_variants is
  'Makes an item for each combination of [{name: "Size", values: ["S", "M"]}, …], up to three things and 60 combinations, as copies of one item with '
  'its price, and so many pieces of each (null: not counted). Combinations that are there stay as they are; an item without a variant becomes the first. '
  'Answers {made, there}. Refuses variants_invalid, catalogue_full, product_not_yours.';

revoke execute on function public.set_item_gallery(uuid, text[]), public.vendor_product(uuid), public.save_product(uuid, jsonb, text),
  public.add_variants(uuid, jsonb, text, integer) from public, anon;
grant execute on function public.set_item_gallery(uuid, text[]), public.vendor_product(uuid), public.save_product(uuid, jsonb, text),
  public.add_variants(uuid, jsonb, text, integer) to authenticated;
