-- Stores of groceries, vegetables and dairy: what is known of a store, its half hours, and finding it and what it sells
-- (Spec §2 Grocery, docs/decisions/0049).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create table public.grocery_stores (
  vendor_id uuid primary key references public.vendors (id) on delete cascade,
  departments text[] not null default '{grocery}'
    constraint store_departments check (departments <@ '{vegetables,milk-and-dairy,grocery}'
      and cardinality(departments) between 1 and 3),
  fssai_number text constraint store_fssai_form check (fssai_number ~ '^[0-9]{14}$')
);

comment on table public.grocery_stores is
  'What is known of a store beside what every vendor has. A vendor of another kind has no row.';
comment on column public.grocery_stores.departments is
  'The categories that the store sells of: vegetables, milk-and-dairy, grocery.';
comment on column public.grocery_stores.fssai_number is
  'The licence of the Food Safety and Standards Authority of India. Decided by the platform.';

alter table public.grocery_stores enable row level security;

-- Under the rules of vendors: a draft's row is for its people and administrators.
create policy "who sees a vendor sees its store" on public.grocery_stores for select to anon, authenticated
  using (exists (select from public.vendors as v where v.id = vendor_id));

create policy "a vendor's people change its store" on public.grocery_stores for update to authenticated
  using (private.may(vendor_id, 'catalogue')) with check (private.may(vendor_id, 'catalogue'));

revoke all on public.grocery_stores from anon, authenticated;
grant select on public.grocery_stores to anon, authenticated;
grant update (departments) on public.grocery_stores to authenticated;

create function private.department_words(department text) returns text language sql immutable set search_path = '' as $$
  select case department when 'vegetables' then 'vegetables fruits' when 'milk-and-dairy' then 'milk dairy'
    else 'grocery provisions' end
$$;

comment on function private.department_words is
  'What a store with a department is found by; its first word belongs to no other department.';

create function private.list_store() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  words text := (select private.search_words(variadic array_agg(private.department_words(d) order by d))
    from unnest(new.departments) as d);
begin
  update public.vendors as v set keywords = words, facets = new.departments
  where v.id = new.vendor_id and (v.keywords, v.facets) is distinct from (words, new.departments);
  return null;
end
$$;

comment on function private.list_store is
  'Writes on the vendor what stores are found and filtered by: their departments.';

create trigger stores_are_listed after insert or update of departments on public.grocery_stores
  for each row execute function private.list_store();

-- Half hours of a vendor's own ----------------------------------------------------------------------------------------
create table public.vendor_slot_terms (
  vendor_id uuid primary key references public.vendors (id) on delete cascade,
  capacity smallint constraint slot_capacity_range check (capacity between 1 and 1000),
  cutoff_minutes smallint constraint slot_cutoff_range check (cutoff_minutes between 0 and 1440)
);

comment on table public.vendor_slot_terms is
  'How many orders for later a vendor takes, and until when. Without a row, or with null, the settings decide.';
comment on column public.vendor_slot_terms.capacity is 'Orders for the same half hour.';
comment on column public.vendor_slot_terms.cutoff_minutes is
  'An order for later is placed at least this long before preparing it begins.';

alter table public.vendor_slot_terms enable row level security;

create policy "everyone reads the slot terms" on public.vendor_slot_terms for select to anon, authenticated
  using (true);

create policy "a vendor's people add slot terms" on public.vendor_slot_terms for insert to authenticated with
  check (private.may(vendor_id, 'catalogue'));

create policy "a vendor's people change slot terms" on public.vendor_slot_terms for update to authenticated
  using (private.may(vendor_id, 'catalogue')) with check (private.may(vendor_id, 'catalogue'));

revoke all on public.vendor_slot_terms from anon, authenticated;
grant select on public.vendor_slot_terms to anon, authenticated;
grant insert (vendor_id, capacity, cutoff_minutes), update (capacity, cutoff_minutes) on public.vendor_slot_terms
  to authenticated;

create function private.slot_capacity(vendor_id uuid) returns integer language plpgsql stable
  security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((select t.capacity from public.vendor_slot_terms as t where t.vendor_id = slot_capacity.vendor_id),
    private.setting_int('schedule_slot_capacity'));
end
$$;

comment on function private.slot_capacity is 'How many orders a vendor takes for the same half hour.';

create function private.slot_cutoff(vendor_id uuid) returns interval language plpgsql stable
  security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((select make_interval(mins => t.cutoff_minutes) from public.vendor_slot_terms as t
    where t.vendor_id = slot_cutoff.vendor_id),
    make_interval(secs => private.setting_int('schedule_order_seconds')));
end
$$;

comment on function private.slot_cutoff is 'How long before preparing begins an order for later has to be placed.';

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('grocery_express_minutes', 'integer', 'count', '30', 5, 240, 'grocery',
   'A store that can bring groceries within this many minutes promises express delivery.', true),
  ('grocery_answer_seconds', 'integer', 'seconds', '180', 30, 3600, 'grocery',
   'How long a customer has to answer to a substitution before the preference of the line decides.', true),
  ('grocery_weight_tolerance_bp', 'integer', 'basis_points', '1000', 0, 5000, 'grocery',
   'How much more or less than ordered loose goods may weigh. What is charged never exceeds the order.', true);

-- What a store sells --------------------------------------------------------------------------------------------------
create function private.item_name(i public.catalog_items, language text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(i.name_translations ->> item_name.language,
    (select w.text from public.dictionary as w where w.kind = 'item' and w.source = lower(i.name)
      and w.language = item_name.language), i.name);
end
$$;

comment on function private.item_name is 'An item''s name in a language: the vendor''s own translation, else the '
  'dictionary''s, else as the vendor wrote it.';

create function private.section_name(section text, language text) returns text
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((select w.text from public.dictionary as w
    where w.kind = 'section' and w.source = lower(section_name.section) and w.language = section_name.language),
      section_name.section);
end
$$;

comment on function private.section_name is
  'A section''s name in a language, by the dictionary; else as the vendor wrote it.';

create function private.goods_pack(i public.catalog_items, g public.goods, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  reason text := private.item_unavailable_reason(i, now());
begin
  return jsonb_build_object('id', i.id, 'name', private.item_name(i, goods_pack.language), 'original_name', i.name,
    'description', coalesce(i.description_translations ->> goods_pack.language, i.description),
    'price_paise', i.price_paise, 'mrp_paise', i.mrp_paise, 'unit', i.unit, 'pack_size', g.pack_size, 'pack_unit',
      g.pack_unit,
    'unit_price', private.unit_price(i.price_paise, g.pack_size, g.pack_unit), 'variant', coalesce(g.variant, '{}'),
      'brand', g.brand,
    'sold_by', coalesce(g.sold_by, 'pack'), 'origin', g.origin, 'shelf_life_days', g.shelf_life_days, 'storage',
      coalesce(g.storage, 'ambient'),
    'is_food', coalesce(g.is_food, true), 'picture', i.picture, 'gallery', coalesce(g.gallery, '{}'), 'is_bestseller',
      i.is_bestseller,
    'best_before', (select min(b.expires_on) from public.stock_batches as b where b.item_id = i.id and b.quantity > 0),
    'stock_left', case when i.stock <= 5 then i.stock end, 'orderable', reason is null, 'unavailable_reason', reason);
end
$$;

comment on function private.goods_pack is
  'One pack of a product as a store shows it; amounts in paise, pack_size in pack_unit.';

create function private.store_product(product uuid, vendor_id uuid, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  packs jsonb;
  named text;
begin
  select jsonb_agg(private.goods_pack(i, g, store_product.language) order by g.pack_unit, g.pack_size, i.position, i.id)
    into packs
  from public.goods as g join public.catalog_items as i on i.id = g.item_id
  where g.product_id = store_product.product and i.vendor_id = store_product.vendor_id;
  if packs is null then
    -- An item that belongs to no product is a product of its own.
    select jsonb_build_array(private.goods_pack(i, g, store_product.language)) into packs
    from public.catalog_items as i left join public.goods as g on g.item_id = i.id
    where i.id = store_product.product and i.vendor_id = store_product.vendor_id;
  else
    select coalesce(p.name_translations ->> store_product.language, w.text, p.name) into named
    from public.products as p
    left join public.dictionary as w on w.kind = 'item' and w.source = lower(p.name)
      and w.language = store_product.language
    where p.id = store_product.product;
  end if;
  return jsonb_build_object('id', store_product.product, 'name', coalesce(named, packs -> 0 ->> 'name'), 'packs',
    packs);
end
$$;

comment on function private.store_product is
  'A product as one store sells it: {id, name, packs}, the smallest pack first.';

create function public.grocery_store(store text, lat double precision default null, lng double precision default null,
  language text default null)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page public.vendor_page;
  own public.grocery_stores;
begin
  select * into page from public.get_vendor(left(grocery_store.store, 100), grocery_store.lat, grocery_store.lng,
    grocery_store.language);
  select * into own from public.grocery_stores as s where s.vendor_id = page.id;
  if own.vendor_id is null then
    perform private.refuse(404, 'vendor_not_found', 'This place is not on Angadi any more.');
  end if;
  return to_jsonb(page) || jsonb_build_object('departments', own.departments, 'fssai_number', own.fssai_number,
    'is_express', coalesce(page.minutes_max <= private.setting_int('grocery_express_minutes'), false),
    'express_minutes', private.setting_int('grocery_express_minutes'),
    'aisles', coalesce((
      select jsonb_agg(jsonb_build_object('aisle', a.section, 'name',
        private.section_name(a.section, grocery_store.language),
        'picture', a.picture, 'count', a.many) order by a.place, a.section)
      from (select i.section, min(i.section_position) as place,
        (array_agg(i.picture order by i.is_bestseller desc, i.position)
          filter (where i.picture is not null))[1] as picture, count(distinct coalesce(g.product_id, i.id)) as many
        from public.catalog_items as i left join public.goods as g on g.item_id = i.id where i.vendor_id = page.id
          group by i.section) as a), '[]'));
end
$$;

comment on function public.grocery_store is
  'A store by id or slug as seen from a location, with what get_vendor answers and {departments, fssai_number, '
    'is_express, express_minutes, '
  'aisles: [{aisle, name, picture, count}]} in the reader''s language.';

create function public.store_items(vendor_id uuid, aisle text default null, search text default null,
  cursor jsonb default null,
  language text default null, page_size integer default 24) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
$$;

comment on function public.store_items is
  'What a store sells, by aisle and in its order, a page at a time: {products: [{id, name, aisle, packs: [{id, name, '
    'original_name, description, '
  'price_paise, mrp_paise, unit, pack_size, pack_unit, unit_price {paise, per}, variant, brand, sold_by, origin, '
    'shelf_life_days, storage, is_food, '
  'picture, gallery, is_bestseller, best_before, stock_left, orderable, unavailable_reason}]}], next_cursor}. search '
    'finds names in any script, and brands.';

-- Stores nearby -------------------------------------------------------------------------------------------------------
create function private.category_tree(slug text) returns setof uuid language sql stable
  security definer set search_path = '' as $$
  select c.id from public.categories as c where c.slug = category_tree.slug
  union select k.id from public.categories as c join public.categories as k on k.parent_id = c.id
    where c.slug = category_tree.slug
$$;

comment on function private.category_tree is 'A category and those directly below it.';

create function private.store_picks(vendor_id uuid, category text, language text, most integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select coalesce(jsonb_agg(private.store_product(h.product, store_picks.vendor_id, store_picks.language) ||
    jsonb_build_object('aisle', h.section)
      order by h.is_bestseller desc, h.position, h.section_position, h.id), '[]')
    from (
      select * from (
        select distinct on (coalesce(g.product_id, i.id)) coalesce(g.product_id, i.id) as product, i.id,
          i.is_bestseller, i.section_position, i.section, i.position
        from public.catalog_items as i left join public.goods as g on g.item_id = i.id
        where i.vendor_id = store_picks.vendor_id and private.item_unavailable_reason(i, now()) is null
          and (store_picks.category is null or i.category_id in (select private.category_tree(store_picks.category)))
        order by coalesce(g.product_id, i.id), i.is_bestseller desc, i.position, i.id) as products
      order by products.is_bestseller desc, products.position, products.section_position, products.id limit most) as h);
end
$$;

comment on function private.store_picks is
  'Some products of a store that can be ordered now, bestsellers first, of one category or of all.';

create function public.grocery_near(lat double precision, lng double precision, department text default null,
  category text default null,
  page_size integer default 10, cursor jsonb default null, language text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(grocery_near.page_size, 10), 1), 20);
  express integer := private.setting_int('grocery_express_minutes');
  answer jsonb;
begin
  if grocery_near.department not in ('vegetables', 'milk-and-dairy', 'grocery') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  with found as materialized (
    select v.*, row_number() over () as n
    from public.vendors_near('grocery', grocery_near.lat, grocery_near.lng,
      split_part(case when grocery_near.department is not null then private.department_words(grocery_near.department)
        end, ' ', 1),
      page_size => most, cursor => grocery_near.cursor, language => grocery_near.language) as v
  ), shown as (
    select f.*, s.departments, private.store_picks(f.id, left(grocery_near.category, 60), grocery_near.language, 8)
      as picks
    from found as f join public.grocery_stores as s on s.vendor_id = f.id
  )
  select jsonb_build_object(
    'stores', coalesce((select jsonb_agg((to_jsonb(s) - array['n', 'next_cursor', 'cuisines', 'cuisine_names',
      'pure_veg', 'cost_for_two_paise', 'delivers_here'])
      || jsonb_build_object('is_express', s.minutes_max <= express) order by s.n)
      from shown as s where grocery_near.category is null or s.picks <> '[]'), '[]'),
    'express_minutes', express,
    'next_cursor', case when (select count(*) from found) = most
      then (select f.next_cursor from found as f order by f.n desc limit 1) end)
  into answer;
  return answer;
end
$$;

comment on function public.grocery_near is
  'Stores that deliver to a location, open ones first, a page at a time: {stores: [{id, slug, name, tagline, area, '
    'picture, rating, ratings_count, '
  'min_order_paise, distance_m, is_open, opens_at, minutes_min, minutes_max, delivery_fee_paise, surcharges, '
    'departments, is_express, picks (up to '
  'eight products as store_items has them)}], express_minutes, next_cursor}. department narrows it to stores that have '
    'it, category to those that '
  'sell something of it.';

create function public.grocery_search(query text, lat double precision, lng double precision,
  language text default null, limit_count integer default 24)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.like_pattern(grocery_search.query);
begin
  if grocery_search.lat is null or grocery_search.lng is null or grocery_search.lat not between -90 and 90
    or grocery_search.lng not between -180 and 180 then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  if length(trim(grocery_search.query)) < 2 then return '[]'; end if;
  return (
    with nearby as materialized (
      select v.id, v.slug, v.name, public.distance_m(grocery_search.lat, grocery_search.lng, v.lat, v.lng) as metres,
        private.takes_orders(v, now()) as is_open
      from public.vendors as v
      where v.status = 'active' and v.kind = 'grocery'
        and extensions.ll_to_earth(v.lat, v.lng)
          operator(extensions.<@) extensions.earth_box(extensions.ll_to_earth(grocery_search.lat, grocery_search.lng),
            v.delivery_radius_m)
        and private.delivers_to(v, grocery_search.lat, grocery_search.lng)
      order by extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) extensions.ll_to_earth(grocery_search.lat,
        grocery_search.lng)
      limit 100
    ), meant as materialized (
      select w.source from public.dictionary as w where w.kind = 'item' and lower(w.text) like words limit 500
    ), found as (
      select distinct on (n.id, coalesce(g.product_id, i.id)) n.*, coalesce(g.product_id, i.id) as product,
        i.id as item_id, i.section, i.is_bestseller
      from nearby as n join public.catalog_items as i on i.vendor_id = n.id
        left join public.goods as g on g.item_id = i.id
      where (i.search like words or lower(g.brand) like words or lower(i.name) in (select m.source from meant as m))
        and private.item_unavailable_reason(i, now()) is null
      order by n.id, coalesce(g.product_id, i.id), i.position, i.id
    ), best as (
      select f.*, row_number() over (order by f.is_open desc, f.is_bestseller desc, f.metres, f.item_id) as place
        from found as f
      order by place limit least(greatest(coalesce(grocery_search.limit_count, 24), 1), 48)
    )
    select coalesce(jsonb_agg(private.store_product(b.product, b.id, grocery_search.language) ||
      jsonb_build_object('aisle', b.section,
      'store', jsonb_build_object('id', b.id, 'slug', b.slug, 'name', b.name, 'is_open', b.is_open, 'distance_m',
        b.metres)) order by b.place), '[]')
    from best as b);
end
$$;

comment on function public.grocery_search is
  'Products by name or brand, in whichever script it is typed, from stores that deliver here: as store_items has them, '
    'each with its store {id, slug, '
  'name, is_open, distance_m}.';

create function public.substitutes_of(item_id uuid, search text default null, language text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
$$;

comment on function public.substitutes_of is
  'Up to twelve packs of the same store that may take the place of an item, the likest first, as store_items has them: '
    'its other packs, and things of the '
  'same aisle and kind at a third to three times its price; with a search, of the whole aisle. Of the same tax class: '
    'the invoice keeps its lines.';

revoke execute on function public.grocery_store(text, double precision, double precision, text),
  public.store_items(uuid, text, text, jsonb, text, integer),
  public.grocery_near(double precision, double precision, text, text, integer, jsonb, text),
  public.grocery_search(text, double precision, double precision, text, integer),
    public.substitutes_of(uuid, text, text) from public, anon;
grant execute on function public.grocery_store(text, double precision, double precision, text),
  public.store_items(uuid, text, text, jsonb, text, integer),
  public.grocery_near(double precision, double precision, text, text, integer, jsonb, text),
  public.grocery_search(text, double precision, double precision, text, integer),
    public.substitutes_of(uuid, text, text) to anon, authenticated;

-- Orders of groceries: what customers prefer where something is missing, what is picked line by line, and substitutions
-- (Spec §2 Grocery, docs/decisions/0049).

create table public.substitution_choices (
  user_id uuid not null references auth.users (id) on delete cascade,
  item_id uuid not null references public.catalog_items (id) on delete cascade,
  prefer text not null constraint choice_prefer check (prefer in ('best_match', 'item', 'refund')),
  substitute_id uuid references public.catalog_items (id) on delete cascade,
  updated_at timestamptz not null default now(),
  primary key (user_id, item_id),
  constraint choice_names_its_item check ((prefer = 'item') = (substitute_id is not null))
);

create index substitution_choices_item_idx on public.substitution_choices (item_id);
create index substitution_choices_substitute_idx on public.substitution_choices (substitute_id)
  where substitute_id is not null;

comment on table public.substitution_choices is
  'What a customer wants where an item is missing; remembered for the next order of it. best_match: what the store '
    'thinks comes closest; item: this '
  'one; refund: nothing else. Without a row best_match.';

alter table public.substitution_choices enable row level security;

create policy "customers read their choices" on public.substitution_choices for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.substitution_choices from anon, authenticated;
grant select on public.substitution_choices to authenticated;

create trigger account_is_open before insert on public.substitution_choices for each row
  execute function private.hold_account_of_row('user_id');

create function public.choose_substitution(item_id uuid, prefer text, substitute_id uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  if choose_substitution.prefer is null or choose_substitution.prefer not in ('best_match', 'item', 'refund')
      or (choose_substitution.prefer = 'item') <> (choose_substitution.substitute_id is not null) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if not exists (select from public.catalog_items as i where i.id = choose_substitution.item_id) then
    perform private.refuse(404, 'item_not_found', 'Item not found');
  end if;
  if choose_substitution.substitute_id is not null then
    perform private.check_substitute(choose_substitution.item_id, choose_substitution.substitute_id);
  end if;
  insert into public.substitution_choices as c (user_id, item_id, prefer, substitute_id)
  values (caller, choose_substitution.item_id, choose_substitution.prefer, choose_substitution.substitute_id)
  on conflict (user_id, item_id) do update set prefer = excluded.prefer, substitute_id = excluded.substitute_id,
    updated_at = now();
  -- Nobody remembers more than three hundred things.
  delete from public.substitution_choices as c where c.user_id = caller and c.item_id in (
    select k.item_id from public.substitution_choices as k where k.user_id = caller
      order by k.updated_at desc, k.item_id offset 300);
end
$$;

comment on function public.choose_substitution is
  'Remembers what the caller wants where an item is missing: prefer best_match, item (with substitute_id, of the same '
    'store and tax class) or refund.';

revoke execute on function public.choose_substitution(uuid, text, uuid) from public, anon;
grant execute on function public.choose_substitution(uuid, text, uuid) to authenticated;

create function private.check_substitute(item_id uuid, substitute_id uuid) returns public.catalog_items
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  missing public.catalog_items;
  instead public.catalog_items;
begin
  select * into missing from public.catalog_items as i where i.id = check_substitute.item_id;
  select * into instead from public.catalog_items as i where i.id = check_substitute.substitute_id
    and i.vendor_id = missing.vendor_id;
  if instead.id is null or instead.id = missing.id then
    perform private.refuse(404, 'substitute_not_found', 'This store does not sell that instead.');
  end if;
  -- The invoice keeps its lines: what replaces an item is taxed alike.
  if instead.tax_class <> missing.tax_class then
    perform private.refuse(409, 'substitute_other_tax', 'This is taxed in another way and cannot take its place.');
  end if;
  return instead;
end
$$;

comment on function private.check_substitute is
  'Refuses what cannot take the place of an item: another store''s, the item itself, or goods of another tax class.';

-- Orders --------------------------------------------------------------------------------------------------------------
create table public.grocery_orders (
  order_id uuid primary key references public.enhanced_orders (id),
  weight_tolerance_bp integer not null constraint grocery_tolerance_range
    check (weight_tolerance_bp between 0 and 5000),
  picking_at timestamptz,
  packed_at timestamptz,
  refunded_paise integer not null default 0 constraint grocery_refund_range check (refunded_paise >= 0)
);

comment on table public.grocery_orders is 'What an order of groceries has beside what every order has.';
comment on column public.grocery_orders.weight_tolerance_bp is
  'How much more or less than ordered loose goods may weigh, as it was when the order was placed.';
comment on column public.grocery_orders.refunded_paise is
  'What was not picked and therefore not charged, with its tax and less its part of the discount.';

alter table public.grocery_orders enable row level security;

create policy "customers read their grocery orders, administrators all" on public.grocery_orders for
  select to authenticated
  using (private.owns_order(order_id) or (select private.is_admin()));

revoke all on public.grocery_orders from anon, authenticated;
grant select on public.grocery_orders to authenticated;

create table public.grocery_lines (
  order_id uuid not null references public.grocery_orders (order_id),
  position smallint not null,
  item_id uuid references public.catalog_items (id) on delete set null,
  packed_with text not null constraint line_packed_with check (packed_with in ('food', 'chilled', 'non_food')),
  ordered_grams integer constraint line_grams_positive check (ordered_grams > 0),
  prefer text not null default 'best_match' constraint line_prefer check (prefer in ('best_match', 'item', 'refund')),
  substitute_id uuid references public.catalog_items (id) on delete set null,
  state text not null default 'waiting' constraint line_state check (state in ('waiting', 'picked', 'short')),
  picked_quantity integer constraint line_picked_quantity check (picked_quantity >= 0),
  picked_grams integer constraint line_picked_grams check (picked_grams >= 0),
  decided_at timestamptz,
  charged_paise integer constraint line_charged check (charged_paise >= 0),
  primary key (order_id, position),
  foreign key (order_id, position) references public.order_items (order_id, position),
  constraint line_decided_with_figures check ((state = 'waiting') = (picked_quantity is null and picked_grams is null))
);

create trigger charged_as_picked after update of charged_paise on public.grocery_lines
  for each row when (new.charged_paise is not null) execute function private.keep_charged_line();

create index grocery_lines_item_idx on public.grocery_lines (item_id);
create index grocery_lines_substitute_idx on public.grocery_lines (substitute_id) where substitute_id is not null;

comment on table public.grocery_lines is 'What is picked of each line of an order of groceries.';
comment on column public.grocery_lines.packed_with is
  'Food, chilled and frozen, and other goods go into bags of their own.';
comment on column public.grocery_lines.ordered_grams is
  'What all pieces of a line that is sold by weight weigh together; null for packs.';
comment on column public.grocery_lines.charged_paise is
  'What the line costs in the end, substitution included, at the prices of the shelf; null until everything is picked.';

alter table public.grocery_lines enable row level security;

create policy "customers read their grocery lines, administrators all" on public.grocery_lines for
  select to authenticated
  using (private.owns_order(order_id) or (select private.is_admin()));

revoke all on public.grocery_lines from anon, authenticated;
grant select on public.grocery_lines to authenticated;

create table public.substitutions (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null,
  position smallint not null,
  item_id uuid references public.catalog_items (id) on delete set null,
  name text not null,
  picture text,
  unit_paise integer not null constraint substitution_unit_positive check (unit_paise > 0),
  quantity integer not null constraint substitution_quantity check (quantity between 1 and 50),
  total_paise integer not null constraint substitution_total check (total_paise between 0 and unit_paise * quantity),
  state text not null default 'offered' constraint substitution_state
    check (state in ('offered', 'accepted', 'refused', 'withdrawn')),
  answered_by text constraint substitution_answered_by
    check (answered_by in ('customer', 'preference', 'silence', 'store')),
  offered_at timestamptz not null default clock_timestamp(),
  answer_by timestamptz not null,
  answered_at timestamptz,
  foreign key (order_id, position) references public.grocery_lines (order_id, position),
  constraint substitution_is_answered check ((state = 'offered') = (answered_at is null)
    and (answered_at is null) = (answered_by is null))
);

create index substitutions_line_idx on public.substitutions (order_id, position);
create unique index substitutions_open_idx on public.substitutions (order_id, position)
  where state in ('offered', 'accepted');
create index substitutions_item_idx on public.substitutions (item_id);

comment on table public.substitutions is
  'What a store offers instead of what is missing. Kept for ever: an invoice names what replaced what.';
comment on column public.substitutions.total_paise is
  'What the customer pays for it at the prices of the shelf: never more than what is missing would have cost.';
comment on column public.substitutions.answered_by is
  'customer; preference: the customer had named this item; silence: nobody answered in time and the line''s preference '
    'decided; store: withdrawn.';

alter table public.substitutions enable row level security;

create policy "customers read their substitutions, administrators all" on public.substitutions for
  select to authenticated
  using (private.owns_order(order_id) or (select private.is_admin()));

revoke all on public.substitutions from anon, authenticated;
grant select on public.substitutions to authenticated;

create function private.bag_of(g public.goods) returns text language sql immutable set search_path = '' as $$
  select case when g.storage in ('chilled', 'frozen') then 'chilled' when g.is_food is false then 'non_food' else 'food'
    end
$$;

comment on function private.bag_of is 'What an item is packed with.';

create function private.place_grocery(o public.enhanced_orders, part jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.place_goods(o, part);
  insert into public.grocery_orders (order_id, weight_tolerance_bp)
    values (o.id, private.setting_int('grocery_weight_tolerance_bp'));
  insert into public.grocery_lines (order_id, position, item_id, packed_with, ordered_grams, prefer, substitute_id)
  select o.id, l.position, i.id, private.bag_of(g),
    case when g.sold_by = 'weight' then greatest(round(l.quantity * g.pack_size * case g.pack_unit when 'kg'
      then 1000 else 1 end), 1)::integer end,
    coalesce(w.prefer, c.prefer, 'best_match'), case when w.prefer is null then c.substitute_id
      when w.prefer = 'item' then w.substitute_id end
  from public.order_items as l
  -- What the line of the cart says goes before what is remembered.
  cross join lateral (select part -> 'lines' -> (l.position - 1) ->> 'substitution' as prefer,
    (part -> 'lines' -> (l.position - 1) ->> 'substitute_item_id')::uuid as substitute_id) as w
  left join public.catalog_items as i on i.id = l.item_id
  left join public.goods as g on g.item_id = l.item_id
  left join public.substitution_choices as c on c.user_id = o.user_id and c.item_id = l.item_id
  where l.order_id = o.id;
end
$$;

comment on function private.place_grocery is
  'The lines of an order of groceries as they are picked, with what the customer prefers where one is missing.';

create function private.forget_grocery(caller uuid) returns void language sql set search_path = '' as $$
  delete from public.substitution_choices as c where c.user_id = caller
$$;

comment on function private.forget_grocery is 'Removes what somebody preferred; see trade_accounts.';

create function private.grocery_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('substitution_choices',
    (select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.updated_at), '[]')
    from public.substitution_choices as c where c.user_id = caller))
$$;

comment on function private.grocery_data is 'What is stored about a person here; see trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('grocery', 'private.grocery_data', 'private.forget_grocery');

-- A change of a trade's own is told by one event, whatever the trade.
create function private.announce_picking(o public.enhanced_orders) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.announce_detail(o);
  perform private.publish('vendor:' || o.vendor_id, 'picking', jsonb_build_object('order_id', o.id));
end
$$;

comment on function private.announce_picking is
  'Tells the customer and the store that something has changed about the picking of an order.';

create function private.picked_paise(total_paise integer, unit_paise integer, ordered_grams integer,
  picked_quantity integer, picked_grams integer)
returns integer language sql immutable set search_path = '' as $$
  -- The same rule as packages/domain/src/grocery/picked-price.ts.
  select case when ordered_grams is null then unit_paise * coalesce(picked_quantity, 0)
    else round(total_paise::numeric * least(coalesce(picked_grams, 0), ordered_grams) / ordered_grams)::integer end
$$;

comment on function private.picked_paise is
  'What was picked of a line costs, in paise: by pieces, or by weight and never more than was ordered.';

create function private.most_grams(ordered_grams integer, tolerance_bp integer) returns integer language sql
  immutable set search_path = '' as $$
  select floor(ordered_grams::numeric * (10000 + tolerance_bp) / 10000)::integer
$$;

comment on function private.most_grams is 'The most that may be picked of a line sold by weight.';

create function private.least_grams(ordered_grams integer, tolerance_bp integer) returns integer language sql
  immutable set search_path = '' as $$
  select ceil(ordered_grams::numeric * (10000 - tolerance_bp) / 10000)::integer
$$;

comment on function private.least_grams is
  'The least that counts as what was ordered; less is short, and something else may be offered for the rest.';

create function private.require_picking(order_id uuid) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  perform private.require_user();
  o := private.lock_order(require_picking.order_id);
  if not 'vendor' = any (private.party_roles(o.id)) or not exists (select from public.grocery_orders as g
    where g.order_id = o.id) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  if o.status <> 'preparing' then
    perform private.refuse(409, 'picking_closed', 'This order is not being picked.',
      jsonb_build_object('status', o.status));
  end if;
  return o;
end
$$;

comment on function private.require_picking is
  'Locks an order of groceries that the caller''s store is picking; refuses everybody else, and any other time.';

create function public.pick_line(order_id uuid, "position" integer, quantity integer default null,
  grams integer default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.require_picking(pick_line.order_id);
  line public.grocery_lines;
  ordered public.order_items;
  tolerance integer := (select g.weight_tolerance_bp from public.grocery_orders as g where g.order_id = o.id);
  midnight timestamptz := ((private.today() + 1)::timestamp) at time zone 'Asia/Kolkata';
  missing boolean;
begin
  select * into line from public.grocery_lines as l where l.order_id = o.id and l.position = pick_line.position;
  if not found then perform private.refuse(404, 'line_not_found', 'This order has no such line.'); end if;
  select * into ordered from public.order_items as i where i.order_id = o.id and i.position = pick_line.position;
  if exists (select from public.substitutions as s where s.order_id = o.id and s.position = line.position
    and s.state in ('offered', 'accepted')) then
    perform private.refuse(409, 'line_has_substitution', 'Something else was offered for this line already.');
  end if;
  if line.ordered_grams is null then
    if pick_line.quantity is null or pick_line.quantity not between 0 and ordered.quantity then
      perform private.refuse(400, 'quantity_invalid_for_line', 'Between none and all of the line can be picked.',
        jsonb_build_object('most', ordered.quantity));
    end if;
    missing := pick_line.quantity < ordered.quantity;
    update public.grocery_lines as l set picked_quantity = pick_line.quantity, picked_grams = null, decided_at = now(),
      state = case when missing then 'short' else 'picked' end
    where l.order_id = o.id and l.position = line.position;
  else
    if pick_line.grams is null or pick_line.grams < 0 then
      perform private.refuse(400, 'weight_invalid', 'Please weigh it.');
    end if;
    if pick_line.grams > private.most_grams(line.ordered_grams, tolerance) then
      perform private.refuse(409, 'weight_above_tolerance',
        'That is more than was ordered allows. Please take some out.',
        jsonb_build_object('most_grams', private.most_grams(line.ordered_grams, tolerance)));
    end if;
    missing := pick_line.grams = 0;
    update public.grocery_lines as l set picked_grams = pick_line.grams, picked_quantity = null, decided_at = now(),
      state = case when pick_line.grams < private.least_grams(line.ordered_grams, tolerance) then 'short' else 'picked'
        end
    where l.order_id = o.id and l.position = line.position;
  end if;
  -- What is not on the shelf is sold to nobody else today; what turns up after all is sold again.
  update public.catalog_items as i set sold_out_until = case when missing then midnight end
  where i.id = line.item_id and case when missing then coalesce(i.sold_out_until < midnight, true)
    else i.sold_out_until = midnight end;
  if found then perform private.publish('vendor:' || o.vendor_id, 'menu', jsonb_build_object('item_id', line.item_id));
    end if;
  perform private.announce_picking(o);
end
$$;

comment on function public.pick_line is
  'Says what was picked of a line of groceries: pieces of packs, or grams of what is sold by weight, up to the '
    'tolerance above the order. 0 is not '
  'available: it is sold out until tomorrow. May be said again until everything is packed. For the store''s people '
    'while they prepare the order.';

-- Substitutions -------------------------------------------------------------------------------------------------------
create function private.close_substitution(o public.enhanced_orders, substitution uuid, state text, answered_by text)
  returns void
language plpgsql set search_path = '' as $$
declare
  closed public.substitutions;
begin
  update public.substitutions as s set state = close_substitution.state, answered_by = close_substitution.answered_by,
    answered_at = now()
  where s.id = substitution and s.state = 'offered' returning * into closed;
  if closed.id is null then return; end if;
  update private.order_timers as t set done_at = now()
  where t.order_id = o.id and t.action = 'lapse_substitution' and t.done_at is null
    and t.payload ->> 'substitution_id' = substitution::text;
  if closed.state = 'accepted' then
    -- The picker holds it: whatever the count says, there was one.
    update public.catalog_items as i set stock = greatest(i.stock - closed.quantity, 0) where i.id = closed.item_id
      and i.stock is not null;
  end if;
  perform private.announce_picking(o);
end
$$;

comment on function private.close_substitution is
  'Ends an offer, once; what is accepted leaves the stock. The caller holds the order.';

create function public.propose_substitution(order_id uuid, "position" integer, item_id uuid, quantity integer,
  idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  line public.grocery_lines;
  ordered public.order_items;
  instead public.catalog_items;
  offered public.substitutions;
  rest integer;
  answer jsonb;
begin
  answer := private.claim_idempotency(caller, propose_substitution.idempotency_key, 'propose_substitution');
  if answer is not null then return answer; end if;
  o := private.require_picking(propose_substitution.order_id);
  select * into line from public.grocery_lines as l where l.order_id = o.id
    and l.position = propose_substitution.position;
  if not found then perform private.refuse(404, 'line_not_found', 'This order has no such line.'); end if;
  select * into ordered from public.order_items as i where i.order_id = o.id
    and i.position = propose_substitution.position;
  if line.state <> 'short' then
    perform private.refuse(409, 'line_not_short', 'Nothing is missing of this line.');
  end if;
  if exists (select from public.substitutions as s where s.order_id = o.id and s.position = line.position
    and s.state in ('offered', 'accepted')) then
    perform private.refuse(409, 'line_has_substitution', 'Something else was offered for this line already.');
  end if;
  if (select count(*) from public.substitutions as s where s.order_id = o.id and s.position = line.position) >= 3 then
    perform private.refuse(409, 'too_many_substitutions', 'Three things were offered for this line. It is refunded.');
  end if;
  if propose_substitution.quantity is null or propose_substitution.quantity not between 1 and 50 then
    perform private.refuse(400, 'quantity_invalid', 'Between 1 and 50 pieces can be ordered at a time.');
  end if;
  if line.item_id is null then perform private.refuse(404, 'substitute_not_found',
    'This store does not sell that instead.'); end if;
  instead := private.check_substitute(line.item_id, propose_substitution.item_id);
  if private.item_unavailable_reason(instead, now()) is not null or instead.stock < propose_substitution.quantity then
    perform private.refuse(409, 'item_sold_out', 'This item is sold out right now.');
  end if;
  rest := ordered.total_paise - private.picked_paise(ordered.total_paise, ordered.unit_paise, line.ordered_grams,
    line.picked_quantity, line.picked_grams);
  insert into public.substitutions (order_id, position, item_id, name, picture, unit_paise, quantity, total_paise,
    answer_by)
  values (o.id, line.position, instead.id, instead.name, instead.picture, instead.price_paise,
    propose_substitution.quantity,
    least(instead.price_paise * propose_substitution.quantity, rest),
      now() + make_interval(secs => private.setting_int('grocery_answer_seconds')))
  returning * into offered;
  if line.prefer = 'item' and line.substitute_id = instead.id then
    perform private.close_substitution(o, offered.id, 'accepted', 'preference');
  else
    insert into private.order_timers (order_id, action, due_at, payload)
    values (o.id, 'lapse_substitution', offered.answer_by, jsonb_build_object('substitution_id', offered.id));
    perform private.notify_party(o, 'user', 'substitution_offered', jsonb_build_object('item', ordered.name,
      'substitute', private.item_label(instead.name, instead.unit, 'grocery')));
    perform private.announce_picking(o);
  end if;
  answer := (select jsonb_build_object('substitution_id', s.id, 'state', s.state, 'total_paise', s.total_paise,
    'answer_by', s.answer_by)
    from public.substitutions as s where s.id = offered.id);
  perform private.keep_result(caller, propose_substitution.idempotency_key, answer);
  return answer;
end
$$;

comment on function public.propose_substitution is
  'Offers something else for what is missing of a line, once per key: {substitution_id, state, total_paise, '
    'answer_by}. The customer pays at most what '
  'is missing would have cost, and has until answer_by; what they had named themselves is accepted at once. For the '
    'store''s people.';

create function public.answer_substitution(substitution_id uuid, accept boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  wanted text := case when accept then 'accepted' else 'refused' end;
  s public.substitutions;
  o public.enhanced_orders;
begin
  if accept is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  select * into s from public.substitutions as k where k.id = answer_substitution.substitution_id;
  o := private.lock_order(s.order_id);
  if o.id is null or o.user_id <> caller then perform private.refuse(404, 'substitution_not_found',
    'There is nothing to answer here.'); end if;
  -- Again, now that nobody else changes it.
  select * into s from public.substitutions as k where k.id = answer_substitution.substitution_id;
  if s.state = wanted and s.answered_by = 'customer' then return jsonb_build_object('state', s.state); end if;
  if s.state = 'withdrawn' then
    perform private.refuse(409, 'substitution_withdrawn', 'The store has taken this offer back.');
  end if;
  if s.state <> 'offered' and s.answered_by = 'customer' then
    perform private.refuse(409, 'substitution_answered', 'You have answered this already.');
  end if;
  if s.state <> 'offered' or s.answer_by <= now() then
    perform private.refuse(409, 'substitution_too_late',
      'The time to answer is over. What you had chosen for such a case applies.');
  end if;
  perform private.close_substitution(o, s.id, wanted, 'customer');
  return jsonb_build_object('state', wanted);
end
$$;

comment on function public.answer_substitution is
  'The customer accepts or refuses a substitution before its time is over: {state}. The same answer again gets the '
    'same result.';

create function public.withdraw_substitution(substitution_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.substitutions;
  o public.enhanced_orders;
begin
  select * into s from public.substitutions as k where k.id = withdraw_substitution.substitution_id;
  o := private.require_picking(s.order_id);
  select * into s from public.substitutions as k where k.id = withdraw_substitution.substitution_id;
  if s.state = 'withdrawn' then return; end if;
  if s.state <> 'offered' then perform private.refuse(409, 'substitution_answered', 'This was answered already.'); end
    if;
  perform private.close_substitution(o, s.id, 'withdrawn', 'store');
end
$$;

comment on function public.withdraw_substitution is
  'Takes back an offer that was not answered yet. For the store''s people.';

create function private.lapse_substitution(order_id uuid, timer private.order_timers) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  s public.substitutions;
  line public.grocery_lines;
begin
  select * into s from public.substitutions as k where k.id = (timer.payload ->> 'substitution_id')::uuid;
  if s.state is distinct from 'offered' then return; end if;
  select * into o from public.enhanced_orders as e where e.id = lapse_substitution.order_id;
  select * into line from public.grocery_lines as l where l.order_id = s.order_id and l.position = s.position;
  perform private.close_substitution(o, s.id,
    case when line.prefer = 'best_match' or (line.prefer = 'item' and line.substitute_id = s.item_id) then 'accepted'
      else 'refused' end, 'silence');
end
$$;

comment on function private.lapse_substitution is 'When nobody has answered in time, the line''s preference decides.';

insert into private.timer_actions (action, run) values ('lapse_substitution', 'private.lapse_substitution');

insert into private.notification_templates (template, type, title, message, push_for) values
  ('substitution_offered', 'warning', 'Something is missing',
    '{item} is not there. {vendor} offers {substitute} instead. Please answer.', '5 minutes'),
  ('picking_changed', 'info', 'Your groceries are packed',
    'Not everything of order {order_number} was there. You pay {amount} less.', '1 hour');

revoke execute on function public.pick_line(uuid, integer, integer, integer),
  public.propose_substitution(uuid, integer, uuid, integer, text),
  public.answer_substitution(uuid, boolean), public.withdraw_substitution(uuid) from public, anon;
grant execute on function public.pick_line(uuid, integer, integer, integer),
  public.propose_substitution(uuid, integer, uuid, integer, text),
  public.answer_substitution(uuid, boolean), public.withdraw_substitution(uuid) to authenticated;

-- Packing groceries: what was not picked is not charged, and what goes into which bag (docs/decisions/0049).

create table public.grocery_bags (
  order_id uuid not null references public.grocery_orders (order_id),
  number smallint not null constraint bag_number_range check (number between 1 and 60),
  holds text not null constraint bag_holds check (holds in ('food', 'chilled', 'non_food')),
  code text not null unique constraint bag_code_form check (code ~ '^[A-Z0-9-]{4,40}$'),
  checked_at timestamptz,
  checked_by uuid,
  primary key (order_id, number)
);

comment on table public.grocery_bags is
  'The bags of an order of groceries, packed apart by what they hold, and when the courier took each.';
comment on column public.grocery_bags.code is 'Printed on the bag; the courier scans or types it.';

alter table public.grocery_bags enable row level security;

create policy "customers read their bags, administrators all" on public.grocery_bags for select to authenticated
  using (private.owns_order(order_id) or (select private.is_admin()));

revoke all on public.grocery_bags from anon, authenticated;
grant select (order_id, number, holds, code, checked_at) on public.grocery_bags to authenticated;

-- The price -----------------------------------------------------------------------------------------------------------
create function private.lower_price(o public.enhanced_orders, chosen jsonb) returns bigint
  language plpgsql set search_path = '' as $$
declare
  rows private.refund_row[] := array(select r from private.rows_of_less(o.id, lower_price.chosen) as r
    where r.code <> 'rounding');
  amount bigint := (select coalesce(-sum(r.amount_paise), 0) from unnest(rows) as r);
  discount bigint := (select coalesce(sum(r.amount_paise), 0) from unnest(rows) as r where r.nature = 'discount');
begin
  if cardinality(rows) = 0 then return 0; end if;
  perform private.take_off_price(o.id, rows);
  perform private.ask_less(o.id, amount);
  if discount > 0 then
    update public.coupon_redemptions as k set discount_paise = k.discount_paise - discount
    where k.checkout_id = o.checkout_id and k.code = o.promo_code and k.released_at is null;
  end if;
  return o.total_paise - (private.round_cash(o.id)).total_paise;
end
$$;

comment on function private.lower_price is
  'Takes parts of charges, [{position, amount_paise}], off an order that is not paid yet, with their tax and part of '
    'the discount; its shares shrink '
  'in proportion. Answers the paise. The caller holds the order.';

create function private.start_picking(o public.enhanced_orders, was public.order_status) returns void
  language sql set search_path = '' as $$
  update public.grocery_orders as g set picking_at = coalesce(g.picking_at, now()) where g.order_id = o.id
$$;

comment on function private.start_picking is 'When an order of groceries began to be picked.';

create function private.pack_missing_bags(o public.enhanced_orders) returns void language sql set search_path = '' as $$
  insert into public.grocery_bags (order_id, number, holds, code)
  select o.id, taken.most + row_number() over (order by h.place), h.holds,
    o.order_number || '-' || (taken.most + row_number() over (order by h.place))
  from (select coalesce(max(b.number), 0) as most from public.grocery_bags as b where b.order_id = o.id) as taken,
    (values ('food', 1), ('chilled', 2), ('non_food', 3)) as h (holds, place)
  where exists (select from public.grocery_lines as l where l.order_id = o.id and l.packed_with = h.holds
    and l.charged_paise > 0)
    and not exists (select from public.grocery_bags as b where b.order_id = o.id and b.holds = h.holds)
$$;

comment on function private.pack_missing_bags is 'One bag for each sort of goods that has none yet.';

create function private.settle_picking(o public.enhanced_orders, was public.order_status) returns void
  language plpgsql set search_path = '' as $$
declare
  chosen jsonb;
  back bigint := 0;
begin
  if not exists (select from public.grocery_orders as g where g.order_id = o.id
    and g.packed_at is null) then return; end if;
  if exists (select from public.substitutions as s where s.order_id = o.id and s.state = 'offered') then
    perform private.refuse(409, 'substitution_open', 'The customer has not answered yet.');
  end if;
  -- What nobody has said anything of was all there.
  update public.grocery_lines as l set state = 'picked', decided_at = now(),
    picked_quantity = case when l.ordered_grams is null then i.quantity end, picked_grams = l.ordered_grams
  from public.order_items as i where i.order_id = l.order_id and i.position = l.position and l.order_id = o.id
    and l.state = 'waiting';
  update public.grocery_lines as l set charged_paise = private.picked_paise(i.total_paise, i.unit_paise,
    l.ordered_grams, l.picked_quantity, l.picked_grams)
    + coalesce((select s.total_paise from public.substitutions as s where s.order_id = l.order_id
      and s.position = l.position and s.state = 'accepted'), 0)
  from public.order_items as i where i.order_id = l.order_id and i.position = l.position and l.order_id = o.id;
  if not exists (select from public.grocery_lines as l where l.order_id = o.id and l.charged_paise > 0) then
    perform private.refuse(409, 'nothing_picked',
      'Nothing of this order is there. Please cancel it: the customer gets everything back.');
  end if;
  -- An administrator may have given back some of it meanwhile.
  select jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise', least(missing.paise,
    k.amount_paise - k.refunded_paise))) into chosen
  from (
    select i.tax_class, sum(i.total_paise - l.charged_paise) as paise
    from public.grocery_lines as l join public.order_items as i on i.order_id = l.order_id and i.position = l.position
    where l.order_id = o.id group by i.tax_class having sum(i.total_paise - l.charged_paise) > 0
  ) as missing
  join private.charges_left(o.id) as k on k.code = 'items' and k.tax_class = missing.tax_class
    and k.amount_paise > k.refunded_paise;
  if chosen is not null then
    back := private.charge_less(o, chosen, 'not_picked', 'picking:' || o.id);
    if back > 0 then
      perform private.notify_party(o, 'user', 'picking_changed', jsonb_build_object('amount', private.rupees(back),
        'amount_paise', back));
      perform private.tell_performer(o.id);
    end if;
  end if;
  update public.grocery_orders as g set packed_at = now(), refunded_paise = back where g.order_id = o.id;
  perform private.pack_missing_bags(o);
  perform private.announce_picking(o);
end
$$;

comment on function private.settle_picking is
  'When an order of groceries is packed: what was not picked is refunded to the wallet, or taken off what is paid in '
    'cash. Once; nothing is ever '
  'charged beyond what was ordered.';

create function private.end_substitutions(o public.enhanced_orders, was public.order_status) returns void
  language plpgsql set search_path = '' as $$
begin
  perform private.close_substitution(o, s.id, 'withdrawn', 'store') from public.substitutions as s
    where s.order_id = o.id and s.state = 'offered';
end
$$;

comment on function private.end_substitutions is 'Nobody is asked about an order that was cancelled.';

insert into private.order_effects (kind, to_status, position, effect, trade) values
  ('delivery', 'preparing', 7, 'private.start_picking', 'grocery'),
  ('pickup', 'preparing', 7, 'private.start_picking', 'grocery'),
  ('delivery', 'ready', 7, 'private.settle_picking', 'grocery'),
  ('pickup', 'ready', 7, 'private.settle_picking', 'grocery'),
  ('delivery', 'cancelled', 85, 'private.end_substitutions', 'grocery'),
  ('pickup', 'cancelled', 85, 'private.end_substitutions', 'grocery');

create function private.check_bag_counts(bags jsonb) returns void language plpgsql immutable set search_path = '' as $$
begin
  perform private.bound(bags, 1000);
  if bags is not null and (jsonb_typeof(bags) <> 'object' or exists (select from jsonb_each(bags) as b (holds, many)
      where b.holds not in ('food', 'chilled', 'non_food') or jsonb_typeof(b.many) <> 'number'
        or (b.many #>> '{}') !~ '^([0-9]|1[0-9]|20)$')) then
    perform private.refuse(400, 'bags_invalid', 'Up to 20 bags of each sort can be packed.');
  end if;
end
$$;

comment on function private.check_bag_counts is
  'Refuses counts of bags that are none: {food, chilled, non_food}, each 0 to 20.';

create function public.finish_picking(order_id uuid, bags jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  perform private.check_bag_counts(finish_picking.bags);
  o := private.lock_order(finish_picking.order_id);
  -- The answer to the first request was lost.
  if o.status = 'ready' and 'vendor' = any (private.party_roles(o.id)) and exists (select from public.order_events as e
      where e.order_id = o.id and e.seq = o.last_seq and e.actor_id = caller) then
    return jsonb_build_object('status', o.status, 'total_paise', o.total_paise - o.refund_paise);
  end if;
  o := private.require_picking(finish_picking.order_id);
  if exists (select from public.grocery_lines as l where l.order_id = o.id and l.state = 'waiting') then
    perform private.refuse(409, 'picking_unfinished', 'Some lines are not picked yet.',
      jsonb_build_object('lines', (select count(*) from public.grocery_lines as l where l.order_id = o.id
        and l.state = 'waiting')));
  end if;
  insert into public.grocery_bags (order_id, number, holds, code)
  select o.id, row_number() over (order by h.place, n), h.holds, o.order_number || '-' || row_number()
    over (order by h.place, n)
  from (values ('food', 1), ('chilled', 2), ('non_food', 3)) as h (holds, place)
  cross join lateral generate_series(1, coalesce((finish_picking.bags ->> h.holds)::integer, 0)) as n
  on conflict do nothing;
  o := private.transition(o.id, 'ready', caller, 'vendor');
  return jsonb_build_object('status', o.status, 'total_paise', o.total_paise - o.refund_paise);
end
$$;

comment on function public.finish_picking is
  'Everything is decided and packed: {status, total_paise (what the customer pays in the end)}. bags: how many of each '
    'sort, {food, chilled, non_food}; '
  'at least one of each that is needed. What was not picked goes back to the customer. For the store''s people.';

create function public.check_bag(order_id uuid, code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  wanted text := upper(trim(left(check_bag.code, 60)));
  taken smallint;
begin
  perform private.require_job(check_bag.order_id);
  -- The number alone is enough: it is large on the bag.
  update public.grocery_bags as b set checked_at = coalesce(b.checked_at, now()),
    checked_by = coalesce(b.checked_by, caller)
  where b.order_id = check_bag.order_id and (b.code = wanted or b.number::text = wanted) returning b.number into taken;
  if taken is null then perform private.refuse(404, 'bag_not_found', 'No bag of this order has this code.'); end if;
  return jsonb_build_object('number', taken,
    'left', (select count(*) from public.grocery_bags as b where b.order_id = check_bag.order_id
      and b.checked_at is null));
end
$$;

comment on function public.check_bag is
  'The courier of an order takes a bag by its code or number: {number, left (bags that are not taken yet)}. Twice is '
    'once.';

revoke execute on function public.finish_picking(uuid, jsonb), public.check_bag(uuid, text) from public, anon;
grant execute on function public.finish_picking(uuid, jsonb), public.check_bag(uuid, text) to authenticated;

-- What the screens of customers, stores, couriers and administrators read about orders of groceries: only what each may
-- see.

create function private.goods_name(ordered text, i public.catalog_items, language text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Orders name the pack with the goods; screens say it themselves.
  plain text := case when ordered like '%, ' || i.unit then left(ordered, -length(i.unit) - 2) else ordered end;
begin
  return case when plain = i.name then private.item_name(i, goods_name.language) else plain end;
end
$$;

comment on function private.goods_name is
  'What an order calls goods, without their pack, in a language; as it was ordered where the store has renamed them '
    'since.';

create function private.picking_lines(order_id uuid, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  tolerance integer := (
    select g.weight_tolerance_bp from public.grocery_orders as g where g.order_id = picking_lines.order_id);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('position', l.position, 'item_id', l.item_id,
      'name', private.goods_name(o.name, i, picking_lines.language), 'original_name', o.name,
      'name_translations', private.goods_translations(o.name, i),
      'picture', i.picture, 'aisle', private.section_name(i.section, picking_lines.language), 'barcode', g.barcode,
      'pack_size', g.pack_size, 'pack_unit', g.pack_unit, 'quantity', o.quantity, 'unit_paise', o.unit_paise,
      'total_paise', o.total_paise, 'special_instructions', o.special_instructions, 'for_name', o.for_name,
      'packed_with', l.packed_with, 'ordered_grams', l.ordered_grams,
      'most_grams', private.most_grams(l.ordered_grams, tolerance),
      'least_grams', private.least_grams(l.ordered_grams, tolerance),
      'prefer', l.prefer, 'substitute', case when l.prefer = 'item' then (
        select jsonb_build_object('id', w.id, 'name', private.item_name(w, picking_lines.language),
          'picture', w.picture, 'price_paise', w.price_paise, 'pack_size', wg.pack_size, 'pack_unit', wg.pack_unit)
        from public.catalog_items as w left join public.goods as wg on wg.item_id = w.id
        where w.id = l.substitute_id) end,
      'state', l.state, 'picked_quantity', l.picked_quantity, 'picked_grams', l.picked_grams,
      'picked_paise', case when l.state <> 'waiting' then
        private.picked_paise(o.total_paise, o.unit_paise, l.ordered_grams, l.picked_quantity, l.picked_grams) end,
      'charged_paise', l.charged_paise, 'is_available', i.is_available,
      'sold_out_until', case when i.sold_out_until > now() then i.sold_out_until end,
      'substitutions', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'item_id', s.item_id,
          'name', private.goods_name(s.name, n, picking_lines.language),
          'name_translations', private.goods_translations(s.name, n), 'picture', s.picture,
          'pack_size', ng.pack_size, 'pack_unit', ng.pack_unit, 'unit_paise', s.unit_paise, 'quantity', s.quantity,
          'total_paise', s.total_paise, 'state', s.state, 'answered_by', s.answered_by,
          'offered_at', s.offered_at, 'answer_by', s.answer_by, 'answered_at', s.answered_at)
          order by s.offered_at, s.id), '[]')
        from public.substitutions as s left join public.catalog_items as n on n.id = s.item_id
        left join public.goods as ng on ng.item_id = s.item_id
        where s.order_id = l.order_id and s.position = l.position))
      order by case l.packed_with when 'food' then 1 when 'chilled' then 3 else 2 end, i.section_position, i.section,
        l.position), '[]')
    from public.grocery_lines as l
    join public.order_items as o on o.order_id = l.order_id and o.position = l.position
    left join public.catalog_items as i on i.id = l.item_id
    left join public.goods as g on g.item_id = l.item_id
    where l.order_id = picking_lines.order_id);
end
$$;

comment on function private.picking_lines is
  'The lines of an order of groceries, in the order of picking: shelf goods first, chilled last; for_name is whom of a '
    'group a line is for; is_available and '
  'sold_out_until say whether the item is on sale now, and when it is again.';

create function private.bags_of(order_id uuid) returns jsonb language sql stable
  security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('number', b.number, 'holds', b.holds, 'code', b.code, 'checked_at',
    b.checked_at) order by b.number), '[]')
  from public.grocery_bags as b where b.order_id = bags_of.order_id
$$;

comment on function private.bags_of is 'The bags of an order of groceries.';

create function private.picking_of(o public.enhanced_orders, language text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('order_id', o.id, 'order_number', o.order_number, 'status', o.status, 'kind', o.kind,
    'vendor_name', o.vendor_name,
    'payment_method', o.payment_method, 'scheduled_for', o.scheduled_for, 'promised_max_at', o.promised_max_at,
    'picking_at', g.picking_at, 'packed_at', g.packed_at, 'back_paise', g.refunded_paise, 'total_paise', o.total_paise,
      'refund_paise', o.refund_paise,
    'lines', private.picking_lines(o.id, picking_of.language), 'bags', private.bags_of(o.id), 'server_now', now())
  from public.grocery_orders as g where g.order_id = o.id
$$;

comment on function private.picking_of is 'The picking of an order, as everybody who takes part in it may see it.';

create function public.picking_list(order_id uuid, language text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  perform private.require_user();
  select e.* into o from public.enhanced_orders as e join public.grocery_orders as g on g.order_id = e.id
    where e.id = picking_list.order_id;
  if o.id is null or not 'vendor' = any (private.party_roles(o.id)) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  return private.picking_of(o, picking_list.language) || jsonb_build_object('vendor_id', o.vendor_id, 'instructions',
    o.instructions,
    'customer_name', private.customer_name(o.user_id), 'gift', private.gift_of(o.checkout_id));
end
$$;

comment on function public.picking_list is
  'What a store''s people pick for an order, as my_picking has it, and {vendor_id, instructions, customer_name (a '
    'first name), gift (its card, or null)}.';

-- Administrators ------------------------------------------------------------------------------------------------------
create function public.admin_grocery_orders(statuses public.order_status[] default null, problem text default null,
  search text default null,
  before timestamptz default null, before_id uuid default null, limit_count integer default 30)
returns table (order_id uuid, order_number text, status public.order_status, kind public.order_kind, vendor_name text,
  customer_name text,
  region_slug text, total_paise integer, payment_method public.payment_method, placed_at timestamptz,
    scheduled_for timestamptz,
  promised_max_at timestamptz, late boolean, lines_count integer, decided_count integer, short_count integer,
    substituted_count integer,
  waiting_answers integer, back_paise integer, bags_count integer, bags_checked integer)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.like_pattern(admin_grocery_orders.search);
begin
  perform private.require_role('admin');
  if cardinality(admin_grocery_orders.statuses) > 20 or admin_grocery_orders.problem not in ('short', 'answer', 'late',
    'any') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return query
    select o.id, o.order_number, o.status, o.kind, o.vendor_name, private.name_of(o.user_id), r.slug, o.total_paise,
      o.payment_method, o.created_at,
      o.scheduled_for, o.promised_max_at, found.late, found.many, found.decided, found.short, found.substituted,
        found.waiting, g.refunded_paise,
      (select count(*)::integer from public.grocery_bags as b where b.order_id = o.id),
      (select count(*)::integer from public.grocery_bags as b where b.order_id = o.id and b.checked_at is not null)
    from public.grocery_orders as g
    join public.enhanced_orders as o on o.id = g.order_id
    join public.regions as r on r.id = o.region_id
    cross join lateral (
      select o.status not in ('delivered', 'cancelled') and private.is_late(o) as late, count(*)::integer as many,
        count(*) filter (where l.state <> 'waiting')::integer as decided, count(*)
          filter (where l.state = 'short')::integer as short,
        count(*) filter (where exists (select from public.substitutions as s
          where s.order_id = l.order_id and s.position = l.position and s.state = 'accepted'))::integer as substituted,
        count(*) filter (where exists (select from public.substitutions as s
          where s.order_id = l.order_id and s.position = l.position and s.state = 'offered'))::integer as waiting
      from public.grocery_lines as l where l.order_id = o.id) as found
    where (admin_grocery_orders.before is null
        or (o.created_at, o.id) < (admin_grocery_orders.before,
          coalesce(admin_grocery_orders.before_id, '00000000-0000-0000-0000-000000000000')))
      and (admin_grocery_orders.statuses is null or o.status = any (admin_grocery_orders.statuses))
      and (words is null or lower(o.order_number) like words or lower(o.vendor_name) like words)
      and case admin_grocery_orders.problem when 'short' then found.short > 0 when 'answer' then found.waiting > 0
        when 'late' then found.late
        when 'any' then found.short > 0 or found.waiting > 0 or found.late else true end
    order by o.created_at desc, o.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100);
end
$$;

comment on function public.admin_grocery_orders is
  'Orders of groceries, newest first, with how far each is picked. problem narrows it to those with something missing '
    '(short), with an unanswered '
  'substitution (answer), that are late, or any of these. A page follows the row placed at before with the id '
    'before_id. Administrators only.';

create function public.admin_picking(order_id uuid, opening uuid default null, language text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  o public.enhanced_orders;
begin
  select e.* into o from public.enhanced_orders as e join public.grocery_orders as g on g.order_id = e.id
    where e.id = admin_picking.order_id;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  -- As in admin_order: an open screen that refetches counts as one view.
  if admin_picking.opening is null or not exists (select from public.audit_log as l
      where l.subject_type = 'order' and l.subject_id = o.id::text and l.action = 'read_order' and l.actor_id = caller
        and l.note = admin_picking.opening::text and l.at > now() - interval '12 hours') then
    perform private.audit('read_order', 'order', o.id::text, note => admin_picking.opening::text);
  end if;
  return private.picking_of(o, admin_picking.language) || jsonb_build_object('customer_name',
    private.name_of(o.user_id), 'instructions', o.instructions,
    'events', (select jsonb_agg(jsonb_build_object('seq', e.seq, 'to_status', e.to_status, 'actor_role', e.actor_role,
      'reason_code', e.reason_code, 'at', e.at)
      order by e.seq) from public.order_events as e where e.order_id = o.id));
end
$$;

comment on function public.admin_picking is
  'The picking of an order, as my_picking has it, and {customer_name, instructions, events}. Viewing is written to the '
    'audit log, once per opening of the '
  'screen. Administrators only.';

revoke execute on function public.picking_list(uuid, text),
  public.admin_grocery_orders(public.order_status[], text, text, timestamptz, uuid, integer),
  public.admin_picking(uuid, uuid, text) from public, anon;
grant execute on function public.picking_list(uuid, text),
  public.admin_grocery_orders(public.order_status[], text, text, timestamptz, uuid, integer),
  public.admin_picking(uuid, uuid, text) to authenticated;

-- What is proposed in place of a missing item is of the same kind: carrots of another pack for carrots, never chillies
-- because both are vegetables at a like price (Spec §2 Grocery; docs/decisions/0083).

create table private.goods_kinds (
  word text primary key constraint goods_kind_word check (word = lower(word) and word !~ '\s'),
  kind text not null
);

comment on table private.goods_kinds is
  'Words in names of goods that mean the same kind of thing, where the last word of the name does not say it: basmati '
    'is rice.';

insert into private.goods_kinds (word, kind) values
  ('basmati', 'rice'), ('masoori', 'rice'), ('masuri', 'rice'), ('kolam', 'rice'), ('ponni', 'rice'),
  ('spinach', 'greens'), ('palak', 'greens'), ('gongura', 'greens'), ('amaranth', 'greens'), ('thotakura', 'greens'),
  ('cola', 'soft drink'), ('soda', 'soft drink'), ('pao', 'bread'), ('pav', 'bread'), ('bun', 'bread');

create function private.goods_kind(name text) returns text
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  -- Without what follows a comma or says where from and in what, packs and punctuation.
  words text[] := regexp_split_to_array(
    trim(regexp_replace(regexp_replace(regexp_replace(lower(goods_kind.name), '(,| from | with | in ).*$', ''),
    '[0-9.,]+\s*(kilo|kg|gram|gm|g|litre|ltr|ml|l|pieces|piece|pcs|pc|packs|pack|w|mah|mm|cm)?\M', ' ', 'g'),
      '[()/&+:;''"-]+', ' ', 'g')), '\s+');
  last text := words[cardinality(words)];
  known text;
begin
  if coalesce(last, '') = '' then return null; end if;
  -- The name's last known word decides: mango pickle is a pickle.
  if last not in ('pickle', 'drink', 'juice', 'powder') then
    select k.kind into known from unnest(words) with ordinality as w (word, n)
      join private.goods_kinds as k on k.word = w.word order by w.n desc limit 1;
    if known is not null then return known; end if;
  end if;
  last := case when last ~ 'oes$' then left(last, -2) when last ~ '[a-rt-z]s$' then left(last, -1) else last end;
  -- Leaves, powders and seeds are of many plants.
  if last in ('leave', 'leaf', 'powder', 'seed', 'nut', 'mix', 'set', 'slice', 'bag', 'box', 'boxe', 'roll', 'bar',
    'gel', 'cleaner', 'drink') then
    return coalesce(words[cardinality(words) - 1] || ' ', '') || last;
  end if;
  return last;
end
$$;

comment on function private.goods_kind is
  'What kind of thing goods are by their name, without brand and pack: rice, dal, carrot; null without a word. Two of '
    'the same aisle and kind may replace '
  'each other.';

revoke execute on function private.goods_kind(text) from public;

create function private.pack_amount(size numeric, unit text) returns numeric
language sql immutable set search_path = '' as $$
  select case when unit in ('kg', 'l') then size * 1000 else size end
$$;

comment on function private.pack_amount is
  'The content of a pack in grams, millilitres, pieces or metres; null where none is stated.';

revoke execute on function private.pack_amount(numeric, text) from public;

-- What a customer buys again and again stands first on the grocery shelf (docs/decisions/0083).

create function public.groceries_bought(lat double precision, lng double precision, language text default null)
  returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  if groceries_bought.lat is null or groceries_bought.lng is null or groceries_bought.lat not between -90 and 90
      or groceries_bought.lng not between -180 and 180 then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  return (
    with own as materialized (
      -- The latest hundred orders say what somebody buys now.
      select o.id, o.vendor_id, o.created_at from public.enhanced_orders as o
      where o.user_id = caller and o.status = 'delivered' order by o.created_at desc limit 100
    ), stores as materialized (
      select v.id, v.slug, v.name, private.takes_orders(v, now()) as is_open,
        public.distance_m(groceries_bought.lat, groceries_bought.lng, v.lat, v.lng) as metres
      from public.vendors as v where v.id in (select o.vendor_id from own as o) and v.kind = 'grocery'
        and v.status = 'active'
        and private.delivers_to(v, groceries_bought.lat, groceries_bought.lng)
    ), bought as (
      select s.id, s.slug, s.name, s.is_open, s.metres, coalesce(g.product_id, i.id) as product,
        min(i.section) as aisle,
        count(distinct o.id) as times, max(o.created_at) as last
      from own as o join stores as s on s.id = o.vendor_id join public.order_items as l on l.order_id = o.id
      join public.catalog_items as i on i.id = l.item_id left join public.goods as g on g.item_id = i.id
      where private.item_unavailable_reason(i, now()) is null
      group by s.id, s.slug, s.name, s.is_open, s.metres, coalesce(g.product_id, i.id)
    ), best as (
      select b.*, row_number() over (order by b.is_open desc, b.times desc, b.last desc, b.product, b.id) as place
        from bought as b
      order by place limit 12
    )
    select coalesce(jsonb_agg(private.store_product(b.product, b.id, groceries_bought.language) ||
      jsonb_build_object('aisle', b.aisle,
      'store', jsonb_build_object('id', b.id, 'slug', b.slug, 'name', b.name, 'is_open', b.is_open, 'distance_m',
        b.metres)) order by b.place), '[]')
    from best as b);
end
$$;

comment on function public.groceries_bought is
  'Up to twelve products that the caller has bought of stores that deliver here and still have them, the most bought '
    'first, as grocery_search has them.';

revoke execute on function public.groceries_bought(double precision, double precision, text) from public, anon;
grant execute on function public.groceries_bought(double precision, double precision, text) to authenticated;
