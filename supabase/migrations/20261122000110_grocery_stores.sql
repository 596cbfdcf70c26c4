-- Stores of groceries, vegetables and dairy: what is known of a store, its half hours, and finding it and what it sells (Spec §2
-- Grocery, docs/decisions/0049).

create table public.grocery_stores (
  vendor_id uuid primary key references public.vendors (id) on delete cascade,
  departments text[] not null default '{grocery}'
    constraint store_departments check (departments <@ '{vegetables,milk-and-dairy,grocery}' and cardinality(departments) between 1 and 3),
  fssai_number text constraint store_fssai_form check (fssai_number ~ '^[0-9]{14}$')
);
comment on table public.grocery_stores is 'What is known of a store beside what every vendor has. A vendor of another kind has no row.';
comment on column public.grocery_stores.departments is 'The categories that the store sells of: vegetables, milk-and-dairy, grocery.';
comment on column public.grocery_stores.fssai_number is 'The licence of the Food Safety and Standards Authority of India. Decided by the platform.';
alter table public.grocery_stores enable row level security;
-- Under the rules of vendors: a draft's row is for its people and administrators.
create policy "who sees a vendor sees its store" on public.grocery_stores for select to anon, authenticated
  using (exists (select from public.vendors as v where v.id = vendor_id));
create policy "a vendor's people change its store" on public.grocery_stores for update to authenticated
  using (private.works_for(vendor_id)) with check (private.works_for(vendor_id));
revoke all on public.grocery_stores from anon, authenticated;
grant select on public.grocery_stores to anon, authenticated;
grant update (departments) on public.grocery_stores to authenticated;

create function private.department_words(department text) returns text language sql immutable set search_path = '' as $$
  select case department when 'vegetables' then 'vegetables fruits' when 'milk-and-dairy' then 'milk dairy' else 'grocery provisions' end
$$;
comment on function private.department_words is 'What a store with a department is found by; its first word belongs to no other department.';

create function private.list_store() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  words text := (select private.search_words(variadic array_agg(private.department_words(d) order by d)) from unnest(new.departments) as d);
begin
  update public.vendors as v set keywords = words, facets = new.departments
  where v.id = new.vendor_id and (v.keywords, v.facets) is distinct from (words, new.departments);
  return null;
end
$$;
comment on function private.list_store is 'Writes on the vendor what stores are found and filtered by: their departments.';
create trigger stores_are_listed after insert or update of departments on public.grocery_stores
  for each row execute function private.list_store();

-- Half hours of a vendor's own -----------------------------------------------------------------------------------------

create table public.vendor_slot_terms (
  vendor_id uuid primary key references public.vendors (id) on delete cascade,
  capacity smallint constraint slot_capacity_range check (capacity between 1 and 1000),
  cutoff_minutes smallint constraint slot_cutoff_range check (cutoff_minutes between 0 and 1440)
);
comment on table public.vendor_slot_terms is 'How many orders for later a vendor takes, and until when. Without a row, or with null, the settings decide.';
comment on column public.vendor_slot_terms.capacity is 'Orders for the same half hour.';
comment on column public.vendor_slot_terms.cutoff_minutes is 'An order for later is placed at least this long before preparing it begins.';
alter table public.vendor_slot_terms enable row level security;
create policy "everyone reads the slot terms" on public.vendor_slot_terms for select to anon, authenticated using (true);
create policy "a vendor's people add slot terms" on public.vendor_slot_terms for insert to authenticated with check (private.works_for(vendor_id));
create policy "a vendor's people change slot terms" on public.vendor_slot_terms for update to authenticated
  using (private.works_for(vendor_id)) with check (private.works_for(vendor_id));
revoke all on public.vendor_slot_terms from anon, authenticated;
grant select on public.vendor_slot_terms to anon, authenticated;
grant insert (vendor_id, capacity, cutoff_minutes), update (capacity, cutoff_minutes) on public.vendor_slot_terms to authenticated;

create function private.slot_capacity(vendor_id uuid) returns integer language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((select t.capacity from public.vendor_slot_terms as t where t.vendor_id = slot_capacity.vendor_id),
    private.setting_int('schedule_slot_capacity'));
end
$$;
comment on function private.slot_capacity is 'How many orders a vendor takes for the same half hour.';

create function private.slot_cutoff(vendor_id uuid) returns interval language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((select make_interval(mins => t.cutoff_minutes) from public.vendor_slot_terms as t where t.vendor_id = slot_cutoff.vendor_id),
    make_interval(secs => private.setting_int('schedule_order_seconds')));
end
$$;
comment on function private.slot_cutoff is 'How long before preparing begins an order for later has to be placed.';

-- As before, with the vendor's own terms.
create or replace function private.schedule_problem(v public.vendors, at timestamptz, minutes integer, besides uuid default null) returns text
language plpgsql stable set search_path = '' as $$
declare
  time_problem text := private.schedule_time_problem(schedule_problem.at);
  begins timestamptz;
begin
  if time_problem is not null then return time_problem; end if;
  begins := schedule_problem.at - make_interval(mins => schedule_problem.minutes);
  return case
    when begins < now() + private.slot_cutoff(v.id) then 'schedule_cutoff'
    when not private.opening_ranges(v.id, begins, schedule_problem.at + private.slot_length())
      @> tstzrange(begins, schedule_problem.at + private.slot_length()) then
      case when exists (select from public.vendor_holidays as x
          where x.vendor_id = v.id and x.day = (schedule_problem.at at time zone 'Asia/Kolkata')::date)
        then 'schedule_holiday' else 'schedule_closed' end
    when private.slots_taken(v.id, schedule_problem.at, besides) >= private.slot_capacity(v.id) then 'schedule_full'
  end;
end
$$;

create or replace function private.slots_of(vendor_ids uuid[], minutes integer[], besides uuid default null)
returns table (starts_at timestamptz, ends_at timestamptz, is_free boolean)
language sql stable security definer set search_path = '' as $$
  with served as materialized (
    select v.id, w.minutes, v.paused_until, private.slot_capacity(v.id) as capacity, private.slot_cutoff(v.id) as cutoff,
      private.opening_ranges(v.id, now(), now() + make_interval(days => private.setting_int('schedule_days') + 1)) as open
    from unnest(slots_of.vendor_ids, slots_of.minutes) as w (vendor_id, minutes) join public.vendors as v on v.id = w.vendor_id
    where v.status = 'active' and v.accepting_orders
  ),
  grid as (
    select g.at from generate_series(date_bin(private.slot_length(), now(), '2000-01-01') + private.slot_length(),
      (((now() at time zone 'Asia/Kolkata')::date + private.setting_int('schedule_days') + 1)::timestamp at time zone 'Asia/Kolkata') - private.slot_length(),
      private.slot_length()) as g (at)
  ),
  taken as (
    select o.vendor_id, o.scheduled_for, count(*) as many from public.enhanced_orders as o
    where o.vendor_id = any (slots_of.vendor_ids) and o.scheduled_for > now() and o.status <> 'cancelled' and o.id is distinct from slots_of.besides
    group by o.vendor_id, o.scheduled_for
  )
  select grid.at, grid.at + private.slot_length(), bool_and(coalesce(taken.many, 0) < served.capacity)
  from grid
  join served on served.open @> tstzrange(grid.at - make_interval(mins => served.minutes), grid.at + private.slot_length())
    and grid.at - make_interval(mins => served.minutes) >= greatest(served.paused_until, now() + served.cutoff)
  left join taken on taken.vendor_id = served.id and taken.scheduled_for = grid.at
  group by grid.at
  -- One delivery time for the whole checkout: a slot that every vendor can serve.
  having count(*) = cardinality(slots_of.vendor_ids)
  order by grid.at
$$;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('grocery_express_minutes', 'integer', 'count', '30', 5, 240, 'grocery',
   'A store that can bring groceries within this many minutes promises express delivery.', true),
  ('grocery_answer_seconds', 'integer', 'seconds', '180', 30, 3600, 'grocery',
   'How long a customer has to answer to a substitution before the preference of the line decides.', true),
  ('grocery_weight_tolerance_bp', 'integer', 'basis_points', '1000', 0, 5000, 'grocery',
   'How much more or less than ordered loose goods may weigh. What is charged never exceeds the order.', true);

-- What a store sells ---------------------------------------------------------------------------------------------------

create function private.item_name(i public.catalog_items, language text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(i.name_translations ->> item_name.language,
    (select w.text from public.dictionary as w where w.kind = 'item' and w.source = lower(i.name) and w.language = item_name.language), i.name);
end
$$;
comment on function private.item_name is 'An item''s name in a language: the vendor''s own translation, else the dictionary''s, else as the vendor wrote it.';

create function private.section_name(section text, language text) returns text
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((select w.text from public.dictionary as w
    where w.kind = 'section' and w.source = lower(section_name.section) and w.language = section_name.language), section_name.section);
end
$$;
comment on function private.section_name is 'A section''s name in a language, by the dictionary; else as the vendor wrote it.';

create function private.goods_pack(i public.catalog_items, g public.goods, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  reason text := private.item_unavailable_reason(i, now());
begin
  return jsonb_build_object('id', i.id, 'name', private.item_name(i, goods_pack.language), 'original_name', i.name, 'description', i.description,
    'price_paise', i.price_paise, 'mrp_paise', i.mrp_paise, 'unit', i.unit, 'pack_size', g.pack_size, 'pack_unit', g.pack_unit,
    'unit_price', private.unit_price(i.price_paise, g.pack_size, g.pack_unit), 'variant', coalesce(g.variant, '{}'), 'brand', g.brand,
    'sold_by', coalesce(g.sold_by, 'pack'), 'origin', g.origin, 'shelf_life_days', g.shelf_life_days, 'storage', coalesce(g.storage, 'ambient'),
    'is_food', coalesce(g.is_food, true), 'picture', i.picture, 'gallery', coalesce(g.gallery, '{}'), 'is_bestseller', i.is_bestseller,
    'best_before', (select min(b.expires_on) from public.stock_batches as b where b.item_id = i.id and b.quantity > 0),
    'stock_left', case when i.stock <= 5 then i.stock end, 'orderable', reason is null, 'unavailable_reason', reason);
end
$$;
comment on function private.goods_pack is 'One pack of a product as a store shows it; amounts in paise, pack_size in pack_unit.';

create function private.store_product(product uuid, vendor_id uuid, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  packs jsonb;
  named text;
begin
  select jsonb_agg(private.goods_pack(i, g, store_product.language) order by g.pack_unit, g.pack_size, i.position, i.id) into packs
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
    left join public.dictionary as w on w.kind = 'item' and w.source = lower(p.name) and w.language = store_product.language
    where p.id = store_product.product;
  end if;
  return jsonb_build_object('id', store_product.product, 'name', coalesce(named, packs -> 0 ->> 'name'), 'packs', packs);
end
$$;
comment on function private.store_product is 'A product as one store sells it: {id, name, packs}, the smallest pack first.';

create function public.grocery_store(store text, lat double precision default null, lng double precision default null, language text default null)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page public.vendor_page;
  own public.grocery_stores;
begin
  select * into page from public.get_vendor(left(grocery_store.store, 100), grocery_store.lat, grocery_store.lng, grocery_store.language);
  select * into own from public.grocery_stores as s where s.vendor_id = page.id;
  if own.vendor_id is null then
    perform private.refuse(404, 'vendor_not_found', 'This place is not on Angadi any more.');
  end if;
  return to_jsonb(page) || jsonb_build_object('departments', own.departments, 'fssai_number', own.fssai_number,
    'is_express', coalesce(page.minutes_max <= private.setting_int('grocery_express_minutes'), false),
    'express_minutes', private.setting_int('grocery_express_minutes'),
    'aisles', coalesce((
      select jsonb_agg(jsonb_build_object('aisle', a.section, 'name', private.section_name(a.section, grocery_store.language),
        'picture', a.picture, 'count', a.many) order by a.place, a.section)
      from (select i.section, min(i.section_position) as place, (array_agg(i.picture order by i.is_bestseller desc, i.position)
          filter (where i.picture is not null))[1] as picture, count(distinct coalesce(g.product_id, i.id)) as many
        from public.catalog_items as i left join public.goods as g on g.item_id = i.id where i.vendor_id = page.id group by i.section) as a), '[]'));
end
$$;
comment on function public.grocery_store is
  'A store by id or slug as seen from a location, with what get_vendor answers and {departments, fssai_number, is_express, express_minutes, '
  'aisles: [{aisle, name, picture, count}]} in the reader''s language.';

create function public.store_items(vendor_id uuid, aisle text default null, search text default null, cursor jsonb default null,
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
      and jsonb_typeof(store_items.cursor -> 'section') = 'string' and jsonb_typeof(store_items.cursor -> 'position') = 'number'
      and pg_input_is_valid(store_items.cursor ->> 'section_position', 'integer') and pg_input_is_valid(store_items.cursor ->> 'position', 'integer')
      and pg_input_is_valid(store_items.cursor ->> 'id', 'uuid'), false) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  with meant as materialized (
    -- The names, as vendors write them, of what the reader typed in another script.
    select w.source from public.dictionary as w where words is not null and w.kind = 'item' and lower(w.text) like words limit 500
  ), fitting as (
    select coalesce(g.product_id, i.id) as product, i.id, i.section_position, i.section, i.position
    from public.catalog_items as i left join public.goods as g on g.item_id = i.id
    where i.vendor_id = store_items.vendor_id and (store_items.aisle is null or i.section = store_items.aisle)
      and (words is null or i.search like words or lower(g.brand) like words or lower(i.name) in (select m.source from meant as m))
  ), heads as (
    -- One row for each product: its first pack.
    select distinct on (f.product) f.* from fitting as f order by f.product, f.section_position, f.section, f.position, f.id
  ), page as (
    select h.*, row_number() over (order by h.section_position, h.section, h.position, h.id) as n from heads as h
    where store_items.cursor is null or (h.section_position, h.section, h.position, h.id) > ((store_items.cursor ->> 'section_position')::integer,
      store_items.cursor ->> 'section', (store_items.cursor ->> 'position')::integer, (store_items.cursor ->> 'id')::uuid)
    order by h.section_position, h.section, h.position, h.id limit most + 1
  )
  select jsonb_build_object(
    'products', coalesce(jsonb_agg(private.store_product(p.product, store_items.vendor_id, store_items.language)
      || jsonb_build_object('aisle', p.section) order by p.n) filter (where p.n <= most), '[]'),
    'next_cursor', case when count(*) > most then (jsonb_agg(jsonb_build_object('section_position', p.section_position, 'section', p.section,
      'position', p.position, 'id', p.id)) filter (where p.n = most)) -> 0 end)
  into answer from page as p;
  return answer;
end
$$;
comment on function public.store_items is
  'What a store sells, by aisle and in its order, a page at a time: {products: [{id, name, aisle, packs: [{id, name, original_name, description, '
  'price_paise, mrp_paise, unit, pack_size, pack_unit, unit_price {paise, per}, variant, brand, sold_by, origin, shelf_life_days, storage, is_food, '
  'picture, gallery, is_bestseller, best_before, stock_left, orderable, unavailable_reason}]}], next_cursor}. search finds names in any script, and brands.';

-- Stores nearby --------------------------------------------------------------------------------------------------------

create function private.category_tree(slug text) returns setof uuid language sql stable security definer set search_path = '' as $$
  select c.id from public.categories as c where c.slug = category_tree.slug
  union select k.id from public.categories as c join public.categories as k on k.parent_id = c.id where c.slug = category_tree.slug
$$;
comment on function private.category_tree is 'A category and those directly below it.';

create function private.store_picks(vendor_id uuid, category text, language text, most integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select coalesce(jsonb_agg(private.store_product(h.product, store_picks.vendor_id, store_picks.language) || jsonb_build_object('aisle', h.section)
      order by h.is_bestseller desc, h.position, h.section_position, h.id), '[]')
    from (
      select * from (
        select distinct on (coalesce(g.product_id, i.id)) coalesce(g.product_id, i.id) as product, i.id, i.is_bestseller, i.section_position, i.section, i.position
        from public.catalog_items as i left join public.goods as g on g.item_id = i.id
        where i.vendor_id = store_picks.vendor_id and private.item_unavailable_reason(i, now()) is null
          and (store_picks.category is null or i.category_id in (select private.category_tree(store_picks.category)))
        order by coalesce(g.product_id, i.id), i.is_bestseller desc, i.position, i.id) as products
      order by products.is_bestseller desc, products.position, products.section_position, products.id limit most) as h);
end
$$;
comment on function private.store_picks is 'Some products of a store that can be ordered now, bestsellers first, of one category or of all.';

create function public.grocery_near(lat double precision, lng double precision, department text default null, category text default null,
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
      split_part(case when grocery_near.department is not null then private.department_words(grocery_near.department) end, ' ', 1),
      page_size => most, cursor => grocery_near.cursor, language => grocery_near.language) as v
  ), shown as (
    select f.*, s.departments, private.store_picks(f.id, left(grocery_near.category, 60), grocery_near.language, 8) as picks
    from found as f join public.grocery_stores as s on s.vendor_id = f.id
  )
  select jsonb_build_object(
    'stores', coalesce((select jsonb_agg((to_jsonb(s) - array['n', 'next_cursor', 'cuisines', 'cuisine_names', 'pure_veg', 'cost_for_two_paise', 'delivers_here'])
      || jsonb_build_object('is_express', s.minutes_max <= express) order by s.n)
      from shown as s where grocery_near.category is null or s.picks <> '[]'), '[]'),
    'express_minutes', express,
    'next_cursor', case when (select count(*) from found) = most then (select f.next_cursor from found as f order by f.n desc limit 1) end)
  into answer;
  return answer;
end
$$;
comment on function public.grocery_near is
  'Stores that deliver to a location, open ones first, a page at a time: {stores: [{id, slug, name, tagline, area, picture, rating, ratings_count, '
  'min_order_paise, distance_m, is_open, opens_at, minutes_min, minutes_max, delivery_fee_paise, surcharges, departments, is_express, picks (up to '
  'eight products as store_items has them)}], express_minutes, next_cursor}. department narrows it to stores that have it, category to those that '
  'sell something of it.';

create function public.grocery_search(query text, lat double precision, lng double precision, language text default null, limit_count integer default 24)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.like_pattern(grocery_search.query);
begin
  if grocery_search.lat is null or grocery_search.lng is null or grocery_search.lat not between -90 and 90 or grocery_search.lng not between -180 and 180 then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  if length(trim(grocery_search.query)) < 2 then return '[]'; end if;
  return (
    with nearby as materialized (
      select v.id, v.slug, v.name, public.distance_m(grocery_search.lat, grocery_search.lng, v.lat, v.lng) as metres, private.takes_orders(v, now()) as is_open
      from public.vendors as v
      where v.status = 'active' and v.kind = 'grocery'
        and extensions.ll_to_earth(v.lat, v.lng)
          operator(extensions.<@) extensions.earth_box(extensions.ll_to_earth(grocery_search.lat, grocery_search.lng), v.delivery_radius_m)
        and private.delivers_to(v, grocery_search.lat, grocery_search.lng)
      order by extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) extensions.ll_to_earth(grocery_search.lat, grocery_search.lng)
      limit 100
    ), meant as materialized (
      select w.source from public.dictionary as w where w.kind = 'item' and lower(w.text) like words limit 500
    ), found as (
      select distinct on (n.id, coalesce(g.product_id, i.id)) n.*, coalesce(g.product_id, i.id) as product, i.id as item_id, i.section, i.is_bestseller
      from nearby as n join public.catalog_items as i on i.vendor_id = n.id left join public.goods as g on g.item_id = i.id
      where (i.search like words or lower(g.brand) like words or lower(i.name) in (select m.source from meant as m))
        and private.item_unavailable_reason(i, now()) is null
      order by n.id, coalesce(g.product_id, i.id), i.position, i.id
    ), best as (
      select f.*, row_number() over (order by f.is_open desc, f.is_bestseller desc, f.metres, f.item_id) as place from found as f
      order by place limit least(greatest(coalesce(grocery_search.limit_count, 24), 1), 48)
    )
    select coalesce(jsonb_agg(private.store_product(b.product, b.id, grocery_search.language) || jsonb_build_object('aisle', b.section,
      'store', jsonb_build_object('id', b.id, 'slug', b.slug, 'name', b.name, 'is_open', b.is_open, 'distance_m', b.metres)) order by b.place), '[]')
    from best as b);
end
$$;
comment on function public.grocery_search is
  'Products by name or brand, in whichever script it is typed, from stores that deliver here: as store_items has them, each with its store {id, slug, '
  'name, is_open, distance_m}.';

create function public.substitutes_of(item_id uuid, search text default null, language text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.like_pattern(substitutes_of.search);
  missing public.catalog_items;
  of_missing public.goods;
begin
  select * into missing from public.catalog_items as i where i.id = substitutes_of.item_id
    and (private.is_on_show(i.vendor_id) or private.works_for(i.vendor_id));
  if not found then perform private.refuse(404, 'item_not_found', 'Item not found'); end if;
  select * into of_missing from public.goods as g where g.item_id = missing.id;
  return (
    with close as (
      select i, g, row_number() over (order by (g.product_id = of_missing.product_id) is true desc, (i.category_id = missing.category_id) is true desc,
        i.section = missing.section desc, abs(i.price_paise - missing.price_paise), i.id) as n
      from public.catalog_items as i join public.goods as g on g.item_id = i.id
      where i.vendor_id = missing.vendor_id and i.id <> missing.id and i.tax_class = missing.tax_class
        and private.item_unavailable_reason(i, now()) is null
        and (words is null or i.search like words or lower(g.brand) like words
          or lower(i.name) in (select w.source from public.dictionary as w where w.kind = 'item' and lower(w.text) like words limit 500))
      order by n limit 12
    )
    select coalesce(jsonb_agg(private.goods_pack(c.i, c.g, substitutes_of.language) order by c.n), '[]') from close as c);
end
$$;
comment on function public.substitutes_of is
  'Up to twelve packs of the same store that may take the place of an item, the likest first, as store_items has them. Of the same tax class: the '
  'invoice keeps its lines.';

revoke execute on function public.grocery_store(text, double precision, double precision, text), public.store_items(uuid, text, text, jsonb, text, integer),
  public.grocery_near(double precision, double precision, text, text, integer, jsonb, text),
  public.grocery_search(text, double precision, double precision, text, integer), public.substitutes_of(uuid, text, text) from public, anon;
grant execute on function public.grocery_store(text, double precision, double precision, text), public.store_items(uuid, text, text, jsonb, text, integer),
  public.grocery_near(double precision, double precision, text, text, integer, jsonb, text),
  public.grocery_search(text, double precision, double precision, text, integer), public.substitutes_of(uuid, text, text) to anon, authenticated;
