-- Vendors and their catalogue.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create type public.vendor_kind as enum ('food', 'grocery', 'shopping', 'beauty', 'home_service', 'health', 'education',
  'pets', 'property', 'financial', 'digital', 'transport');

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  parent_id uuid references public.categories (id),
  slug text not null unique constraint category_slug_form check (slug ~ '^[a-z][a-z0-9-]{1,60}$'),
  name text not null constraint category_name_length check (length(name) between 2 and 60),
  kind public.vendor_kind not null,
  position integer not null default 0,
  picture text,
  tax_class text
  constraint category_tax_class check (tax_class in ('goods_nil', 'goods_5', 'goods_18', 'goods_40'))
);

create index categories_parent_idx on public.categories (parent_id);

comment on table public.categories is 'The tree of categories (Spec §1 Categories).';

alter table public.categories enable row level security;

create policy "everyone reads categories" on public.categories for select to anon, authenticated using (true);

revoke all on public.categories from anon, authenticated;
grant select on public.categories to anon, authenticated;

insert into public.categories (slug, name, kind, position, tax_class) values
  ('food-delivery', 'Food delivery', 'food', 1, null),
  ('vegetables', 'Vegetables', 'grocery', 2, 'goods_nil'),
  ('milk-and-dairy', 'Milk and dairy', 'grocery', 3, 'goods_5'),
  ('grocery', 'Grocery', 'grocery', 4, 'goods_5'),
  ('rides', 'Ride and taxi', 'transport', 5, null),
  ('doctors-and-hospitals', 'Doctor and hospital', 'health', 6, null),
  ('cleaning', 'Cleaning', 'home_service', 7, null),
  ('parcels', 'Delivery and parcel', 'transport', 8, null),
  ('shopping', 'Shopping', 'shopping', 9, 'goods_18'),
  ('house-rental', 'House rental', 'property', 10, null),
  ('real-estate', 'Real estate', 'property', 11, null),
  ('institutions', 'Institution', 'education', 12, null),
  ('beauty-and-wellness', 'Beauty and wellness', 'beauty', 13, null),
  ('pet-services', 'Pet services', 'pets', 14, null),
  ('financial-services', 'Financial services', 'financial', 15, null),
  ('tech-support', 'Tech support', 'digital', 16, null),
  ('mobile-recharge', 'Mobile recharge', 'digital', 17, null),
  ('bill-payments', 'Bill payments', 'digital', 18, null),
  ('online-learning', 'Online learning', 'digital', 19, null),
  ('entertainment', 'Entertainment', 'digital', 20, null);

create function private.search_words(variadic parts text[]) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(array_to_string(parts, ' '))
$$;

-- A generated column is computed with the permissions of the user who changes the row.
grant execute on function private.search_words(text[]) to authenticated, service_role;

create table public.vendors (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid references auth.users (id) on delete set null,
  slug text not null unique constraint vendor_slug_form check (slug ~ '^[a-z0-9][a-z0-9-]{2,80}$'),
  name text not null constraint vendor_name_length check (length(trim(name)) between 2 and 80),
  kind public.vendor_kind not null,
  tagline text constraint vendor_tagline_length check (length(tagline) <= 140),
  region_id uuid not null references public.regions (id),
  address text constraint vendor_address_length check (length(address) between 5 and 200),
  area text not null default '' constraint vendor_area_length check (length(area) <= 60),
  lat double precision constraint vendor_lat_range check (lat between -90 and 90),
  lng double precision constraint vendor_lng_range check (lng between -180 and 180),
  phone text constraint vendor_phone_form check (phone ~ '^\+91[0-9]{10}$'),
  picture text constraint vendor_picture_length check (length(picture) <= 300),
  delivery_radius_m integer default 6000 constraint vendor_radius_range check (delivery_radius_m between 500 and 15000),
  prep_minutes integer not null default 20 constraint vendor_prep_range check (prep_minutes between 1 and 120),
  min_order_paise integer not null default 0 constraint vendor_minimum_range
    check (min_order_paise between 0 and 1000000),
  packaging_paise integer not null default 0 constraint vendor_packaging_range
    check (packaging_paise between 0 and 20000),
  commission_bp integer not null default 1800 constraint vendor_commission_range
    check (commission_bp between 0 and 4000),
  accepting_orders boolean not null default true,
  paused_until timestamptz,
  rating numeric(2, 1) constraint vendor_rating_range check (rating between 1 and 5),
  ratings_count integer not null default 0,
  stars_sum bigint not null default 0,
  status text not null default 'draft'
    constraint vendor_status check (status in ('draft', 'active', 'suspended', 'terminated')),
  keywords text not null default '',
  facets text[] not null default '{}',
  search text generated always as (private.search_words(name, keywords)) stored,
  created_at timestamptz not null default now(),
  drawing text constraint vendor_drawing_length check (length(drawing) <= 300),
  prices_include_tax boolean not null,
  constraint vendor_goods_include_tax check (prices_include_tax or kind not in ('grocery', 'shopping')),
  constraint vendor_place_whole check (num_nulls(address, lat, lng, delivery_radius_m) in (0, 4))
);

create trigger texts_are_plain before insert or update of name, tagline, address, area, keywords on public.vendors
  for each row execute function private.keep_plain('name', 'tagline', 'address', 'area', 'keywords');

comment on table public.vendors is
  'Businesses that sell on the platform, with what every trade knows of them. owner_id, phone and commission_bp are '
    'not for API roles.';
comment on column public.vendors.keywords is
  'What a vendor is found by beside its name. Written by its trade, e.g. the cuisines of a restaurant.';
comment on column public.vendors.facets is
  'What lists of vendors are filtered by. Written by its trade, e.g. pure_veg: a list reads many vendors to show a '
    'few, and no other table.';

create index vendors_place_idx on public.vendors using gist (extensions.ll_to_earth(lat, lng)) where status = 'active';
create index vendors_search_idx on public.vendors using gin (search extensions.gin_trgm_ops);
create index vendors_owner_idx on public.vendors (owner_id);
create index vendors_region_idx on public.vendors (region_id);

alter table public.vendors enable row level security;

create table public.vendor_hours (
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  weekday smallint not null constraint weekday_range check (weekday between 0 and 6),
  opens time not null,
  closes time not null,
  -- Covers every column that "open now" reads, so that a list needs only the index.
  primary key (vendor_id, weekday, opens) include (closes)
);

comment on table public.vendor_hours is
  'Opening hours by Indian time, 0 is Sunday; closes <= opens runs past midnight; several rows make breaks.';

alter table public.vendor_hours enable row level security;

create table public.vendor_holidays (
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  day date not null,
  note text constraint holiday_note_length check (length(note) <= 120),
  primary key (vendor_id, day)
);

create trigger texts_are_plain before insert or update of note on public.vendor_holidays
  for each row execute function private.keep_plain('note');

comment on table public.vendor_holidays is 'Days on which a vendor stays closed.';

alter table public.vendor_holidays enable row level security;

create table public.vendor_staff (
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  position text not null default 'staff' constraint staff_position check (position in ('owner', 'manager', 'staff')),
  created_at timestamptz not null default now(),
  primary key (vendor_id, user_id)
);

create index vendor_staff_user_idx on public.vendor_staff (user_id);

comment on table public.vendor_staff is 'Who works for a vendor; the owner has a row too.';

create table private.position_rights (
  position text not null constraint right_of_position check (position in ('owner', 'manager', 'staff')),
  "right" text not null constraint right_of_business
    check ("right" in ('orders', 'catalogue', 'prices', 'money', 'people')),
  primary key (position, "right")
);

comment on table private.position_rights is
  'What each position in a business may do, whatever its trade: orders (answer, prepare, hand over, pause), catalogue '
    '(items, photos, hours, what is said of the business), prices (prices, offers, terms of delivery, figures), money '
    '(earnings, bank account, invoices), people (docs/decisions/0116).';

revoke all on private.position_rights from anon, authenticated;

insert into private.position_rights (position, "right") values
  ('owner', 'orders'), ('owner', 'catalogue'), ('owner', 'prices'), ('owner', 'money'), ('owner', 'people'),
  ('manager', 'orders'), ('manager', 'catalogue'), ('manager', 'prices'), ('manager', 'people'),
  ('staff', 'orders');

alter table public.vendor_staff enable row level security;

create function private.works_for(vendor_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_role('vendor') and exists (
    select from public.vendor_staff as s where s.vendor_id = works_for.vendor_id and s.user_id = (select auth.uid()))
$$;

comment on function private.works_for is 'Whether the caller works for a vendor and still holds the vendor role.';

grant execute on function private.works_for(uuid) to anon, authenticated;

create function private.may(vendor_id uuid, "right" text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_role('vendor') and exists (
    select from public.vendor_staff as s join private.position_rights as r on r.position = s.position
    where s.vendor_id = may.vendor_id and s.user_id = (select auth.uid()) and r."right" = may."right"
      -- Whose business has ended finishes what is open, and sees its money.
      and (r."right" in ('orders', 'money') or not exists (
        select from public.vendors as v where v.id = may.vendor_id and v.status = 'terminated')))
$$;

comment on function private.may is
  'Whether the caller''s position in a business includes a right (private.position_rights), while they hold the vendor '
  'role; of a business that has ended, orders and money.';

grant execute on function private.may(uuid, text) to authenticated;

create function private.hears_vendor(subject uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.may(hears_vendor.subject, 'orders')
$$;

comment on function private.hears_vendor is
  'Whether the caller may listen to a business: its topic carries its orders.';

create function private.staff_with(vendor_id uuid, "right" text) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select s.user_id from public.vendor_staff as s join private.position_rights as r on r.position = s.position
  where s.vendor_id = staff_with.vendor_id and r."right" = staff_with."right"
$$;

comment on function private.staff_with is
  'Whose position in a business includes a right: who is told of what needs it.';

create function private.is_staff_of(vendor_id uuid, user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return exists (select from public.vendor_staff as s where s.vendor_id = is_staff_of.vendor_id
    and s.user_id = is_staff_of.user_id)
    or exists (select from public.vendors as v where v.id = is_staff_of.vendor_id and v.owner_id = is_staff_of.user_id);
end
$$;

comment on function private.is_staff_of is
  'Whether somebody works for a vendor or owns it, whatever their present roles: they neither order there, nor rate '
    'it, nor carry for it.';

create function private.end_staff_subscription() returns trigger language plpgsql
  security definer set search_path = '' as $$
begin
  perform private.rename_topic('vendor:' || old.vendor_id);
  perform private.rename_topic('order:' || o.id) from public.enhanced_orders as o
  where o.vendor_id = old.vendor_id and o.status not in ('delivered', 'cancelled');
  perform private.recheck_subscriptions(old.user_id);
  -- What waits to be pushed of its orders is no longer for them, unless they ordered it themselves.
  delete from private.push_outbox as x using public.push_subscriptions as p, public.enhanced_orders as o
  where p.user_id = old.user_id and x.subscription_id = p.id and o.vendor_id = old.vendor_id
    and o.user_id is distinct from old.user_id
    and o.id = case when pg_input_is_valid(x.payload #>> '{params,order_id}', 'uuid')
      then (x.payload #>> '{params,order_id}')::uuid end;
  return null;
end
$$;

comment on function private.end_staff_subscription is
  'Whoever no longer works for a vendor, or not in the position they had, hears nothing more of what they may not '
    'know: neither live nor by push.';

create trigger former_staff_hear_nothing after delete on public.vendor_staff
  for each row execute function private.end_staff_subscription();

create trigger changed_staff_are_checked_again after update of position on public.vendor_staff
  for each row when (old.position is distinct from new.position) execute function private.end_staff_subscription();

create policy "everyone reads active vendors, their people drafts too" on public.vendors for
  select to anon, authenticated
  using (status = 'active' or private.works_for(id) or (select private.is_admin()));

create policy "a vendor's people change its public card" on public.vendors for update to authenticated
  using (private.may(id, 'catalogue')) with check (private.may(id, 'catalogue'));

revoke all on public.vendors from anon, authenticated;
grant select (id, slug, name, kind, tagline, region_id, address, area, lat, lng, picture, delivery_radius_m,
  prep_minutes, min_order_paise, packaging_paise, accepting_orders, paused_until, rating, ratings_count, status,
  created_at) on public.vendors to anon, authenticated;
grant update (tagline, picture, delivery_radius_m, prep_minutes, min_order_paise, packaging_paise)
  on public.vendors to authenticated;

create policy "whoever reads a vendor reads its opening hours" on public.vendor_hours for select
  to anon, authenticated using (exists (select from public.vendors as v where v.id = vendor_id));

create policy "a vendor's people add hours" on public.vendor_hours for insert to authenticated with
  check (private.may(vendor_id, 'catalogue'));

create policy "a vendor's people change hours" on public.vendor_hours for update to authenticated
  using (private.may(vendor_id, 'catalogue')) with check (private.may(vendor_id, 'catalogue'));

create policy "a vendor's people remove hours" on public.vendor_hours for delete to authenticated
  using (private.may(vendor_id, 'catalogue'));

create policy "whoever reads a vendor reads its holidays" on public.vendor_holidays for select
  to anon, authenticated using (exists (select from public.vendors as v where v.id = vendor_id));

create policy "a vendor's people add holidays" on public.vendor_holidays for insert to authenticated with
  check (private.may(vendor_id, 'catalogue'));

create policy "a vendor's people remove holidays" on public.vendor_holidays for delete to authenticated
  using (private.may(vendor_id, 'catalogue'));

create policy "people see where they work, administrators all" on public.vendor_staff for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

revoke all on public.vendor_hours, public.vendor_holidays, public.vendor_staff from anon, authenticated;
grant select on public.vendor_hours, public.vendor_holidays to anon, authenticated;
grant insert, update, delete on public.vendor_hours to authenticated;
grant insert, delete on public.vendor_holidays to authenticated;
grant select on public.vendor_staff to authenticated;

-- Catalogue ----------------------------------------------------------------------------------------------------------
create function private.item_search_words(name text, name_translations jsonb) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(name || coalesce((select string_agg(' ' || t.text, '' order by t.language)
    from jsonb_each_text(case jsonb_typeof(name_translations) when 'object' then name_translations else '{}'
      end) as t (language, text)), ''))
$$;

comment on function private.item_search_words is
  'What an item is found by: its name, and the names that its vendor gave it in other languages.';

-- Whoever changes an item computes its generated column.
grant execute on function private.item_search_words(text, jsonb) to authenticated, service_role;

create table public.catalog_items (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  category_id uuid references public.categories (id),
  section text not null constraint item_section_length check (length(trim(section)) between 1 and 60),
  section_position integer not null default 0,
  position integer not null default 0,
  name text not null constraint item_name_length check (length(trim(name)) between 1 and 100),
  name_translations jsonb not null default '{}' constraint item_translations
    check (private.are_translations(name_translations, 100)),
  description text not null default '' constraint item_description_length check (length(description) <= 400),
  price_paise integer not null,
  mrp_paise integer constraint item_mrp_not_below_price check (mrp_paise >= price_paise),
  unit text constraint item_unit_length check (length(unit) <= 30),
  tax_class text not null default 'restaurant' constraint item_tax_class check (tax_class ~ '^[a-z][a-z0-9_]{2,30}$'),
  picture text constraint item_picture_length check (length(picture) <= 300),
  drawing text constraint item_drawing_length check (length(drawing) <= 300),
  stock integer constraint item_stock_not_negative check (stock >= 0),
  is_available boolean not null default true,
  sold_out_until timestamptz,
  available_from time,
  available_to time,
  is_bestseller boolean not null default false,
  search text generated always as (private.item_search_words(name, name_translations)) stored,
  created_at timestamptz not null default now(),
  description_translations jsonb not null default '{}'
  constraint item_description_translations check (private.are_translations(description_translations, 400)),
  constraint item_window_whole check ((available_from is null) = (available_to is null)),
  constraint item_picture_in_own_folder
    check (picture = drawing or picture ~ ('^' || vendor_id || '/' || id || '/[a-z0-9-]{1,64}[.](webp|jpg)$')),
  constraint item_price_range
  check (price_paise between 100 and 200000000 and coalesce(mrp_paise between 100 and 200000000, true))
);

create or replace trigger texts_are_plain
  before insert or update of section, name, name_translations, description, description_translations, unit
  on public.catalog_items for each row execute function
    private.keep_plain('section', 'name', 'name_translations', 'description', 'description_translations', 'unit');

comment on column public.catalog_items.description_translations is
  'The vendor''s own translations of the description, {language code: text}; without one the reader sees the original.';

create index catalog_items_vendor_idx on public.catalog_items (vendor_id, section_position, position, id);
create index catalog_items_category_idx on public.catalog_items (category_id);
create index catalog_items_search_idx on public.catalog_items using gin (search extensions.gin_trgm_ops);

comment on table public.catalog_items is 'Items for sale. stock null means unlimited; the window is by Indian time.';
comment on column public.catalog_items.name_translations is
  'The vendor''s own translations of the name, {language code: text}; they go before the dictionary. Orders keep the '
    'name itself.';
comment on column public.catalog_items.picture is
  'Path in the bucket catalogue: the vendor''s own photo in the item''s folder, <vendor id>/<item id>/, else the '
    'drawing.';
comment on column public.catalog_items.drawing is
  'The platform''s picture of such an item, shown while the vendor has no photo of it. Written by the platform only.';

alter table public.catalog_items enable row level security;

create function private.show_drawing_without_photo() returns trigger language plpgsql set search_path = '' as $$
begin
  new.picture := coalesce(new.picture, new.drawing);
  return new;
end
$$;

comment on function private.show_drawing_without_photo is
  'When a photo is removed, the item gets the platform''s drawing back, where there is one.';

create trigger items_without_photo_show_their_drawing before insert
  or update of picture, drawing on public.catalog_items
  for each row execute function private.show_drawing_without_photo();

create table public.item_option_groups (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references public.catalog_items (id) on delete cascade,
  name text not null constraint group_name_length check (length(trim(name)) between 1 and 60),
  min_choices smallint not null default 0,
  max_choices smallint not null default 1,
  position integer not null default 0,
  name_translations jsonb not null default '{}'
  constraint group_name_translations check (private.are_translations(name_translations, 60)),
  constraint group_choices_order check (min_choices between 0 and max_choices and max_choices between 1 and 20)
);

create or replace trigger texts_are_plain
  before insert or update of name, name_translations on public.item_option_groups
  for each row execute function private.keep_plain('name', 'name_translations');

comment on column public.item_option_groups.name_translations is
  'The vendor''s own translations of the name, {language code: text}; before the dictionary. Orders keep the original.';

create index item_option_groups_item_idx on public.item_option_groups (item_id);

comment on table public.item_option_groups is 'What can be chosen for an item: size, add-ons, and how many of each.';

alter table public.item_option_groups enable row level security;

create table public.item_options (
  id uuid primary key default gen_random_uuid(),
  group_id uuid not null references public.item_option_groups (id) on delete cascade,
  name text not null constraint option_name_length check (length(trim(name)) between 1 and 60),
  price_paise integer not null default 0 constraint option_price_range check (price_paise between 0 and 1000000),
  is_available boolean not null default true,
  position integer not null default 0,
  name_translations jsonb not null default '{}'
  constraint option_name_translations check (private.are_translations(name_translations, 60))
);

create or replace trigger texts_are_plain before insert or update of name, name_translations on public.item_options
  for each row execute function private.keep_plain('name', 'name_translations');

comment on column public.item_options.name_translations is
  'The vendor''s own translations of the name, {language code: text}; before the dictionary. Orders keep the original.';

create index item_options_group_idx on public.item_options (group_id);

comment on table public.item_options is 'One choice and what it adds to the price, in paise.';

alter table public.item_options enable row level security;

create function private.vendor_of_item(item_id uuid) returns uuid language sql stable
  security definer set search_path = '' as $$
  select i.vendor_id from public.catalog_items as i where i.id = item_id
$$;

create function private.vendor_of_group(group_id uuid) returns uuid language sql stable
  security definer set search_path = '' as $$
  select i.vendor_id from public.item_option_groups as g join public.catalog_items as i on i.id = g.item_id
    where g.id = group_id
$$;

create function private.is_on_show(vendor_id uuid) returns boolean language sql stable
  security definer set search_path = '' as $$
  select exists (select from public.vendors as v where v.id = vendor_id and v.status = 'active')
$$;

grant execute on function private.is_on_show(uuid) to anon, authenticated;
grant execute on function private.vendor_of_item(uuid), private.vendor_of_group(uuid) to authenticated;

create policy "everyone reads what active vendors sell" on public.catalog_items for select to anon, authenticated
  using (private.is_on_show(vendor_id) or private.works_for(vendor_id));

create policy "a vendor's people add items" on public.catalog_items for insert to authenticated with
  check (private.may(vendor_id, 'catalogue'));

create policy "a vendor's people change items" on public.catalog_items for update to authenticated
  using (private.may(vendor_id, 'catalogue')) with check (private.may(vendor_id, 'catalogue'));

create policy "a vendor's people remove items" on public.catalog_items for delete to authenticated
  using (private.may(vendor_id, 'catalogue'));

create policy "everyone reads option groups" on public.item_option_groups for select to anon, authenticated
  using (true);

create policy "a vendor's people add groups" on public.item_option_groups for insert to authenticated
  with check (private.may(private.vendor_of_item(item_id), 'catalogue'));

create policy "a vendor's people change groups" on public.item_option_groups for update to authenticated
  using (private.may(private.vendor_of_item(item_id), 'catalogue')) with
    check (private.may(private.vendor_of_item(item_id), 'catalogue'));

create policy "a vendor's people remove groups" on public.item_option_groups for delete to authenticated
  using (private.may(private.vendor_of_item(item_id), 'catalogue'));

create policy "everyone reads options" on public.item_options for select to anon, authenticated using (true);

create policy "a vendor's people add options" on public.item_options for insert to authenticated
  with check (private.may(private.vendor_of_group(group_id), 'catalogue'));

create policy "a vendor's people change options" on public.item_options for update to authenticated
  using (private.may(private.vendor_of_group(group_id), 'catalogue')) with
    check (private.may(private.vendor_of_group(group_id), 'catalogue'));

create policy "a vendor's people remove options" on public.item_options for delete to authenticated
  using (private.may(private.vendor_of_group(group_id), 'catalogue'));

revoke all on public.catalog_items, public.item_option_groups, public.item_options from anon, authenticated;
grant select on public.catalog_items, public.item_option_groups, public.item_options to anon, authenticated;
grant delete on public.catalog_items, public.item_option_groups, public.item_options to authenticated;
grant insert (vendor_id, category_id, section, section_position, position, name, name_translations, description,
  price_paise, mrp_paise,
  unit, picture, stock, is_available, available_from, available_to) on public.catalog_items to authenticated;
grant update (category_id, section, section_position, position, name, name_translations, description, price_paise,
  mrp_paise, unit,
  picture, stock, is_available, sold_out_until, available_from, available_to, is_bestseller) on public.catalog_items
    to authenticated;
grant insert (item_id, name, min_choices, max_choices, position), update (name, min_choices, max_choices, position)
  on public.item_option_groups to authenticated;
grant insert (group_id, name, price_paise, is_available, position), update (name, price_paise, is_available, position)
  on public.item_options to authenticated;

create table public.wishlists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  vendor_id uuid references public.vendors (id) on delete cascade,
  item_id uuid references public.catalog_items (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint wish_is_one_thing check (num_nonnulls(vendor_id, item_id) = 1),
  unique nulls not distinct (user_id, vendor_id, item_id)
);

create trigger account_is_open before insert on public.wishlists for each row
  execute function private.hold_account_of_row('user_id');

create index wishlists_vendor_idx on public.wishlists (vendor_id);
create index wishlists_item_idx on public.wishlists (item_id);

comment on table public.wishlists is 'What a customer saved for later: a vendor or an item.';

alter table public.wishlists enable row level security;

create policy "customers read their wishlist" on public.wishlists for select to authenticated
  using (user_id = (select auth.uid()));

create policy "customers add to their wishlist" on public.wishlists for insert to authenticated with
  check (user_id = (select auth.uid()));

create policy "customers remove from their wishlist" on public.wishlists for delete to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.wishlists from anon, authenticated;
grant select, delete on public.wishlists to authenticated;
grant insert (vendor_id, item_id) on public.wishlists to authenticated;

-- Opening hours ------------------------------------------------------------------------------------------------------
create function private.open_vendors(vendor_ids uuid[], at timestamptz) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  now_time time := (open_vendors.at at time zone 'Asia/Kolkata')::time;
  today date := (open_vendors.at at time zone 'Asia/Kolkata')::date;
  weekday_today smallint := extract(dow from today);
  weekday_before smallint := extract(dow from today - 1);
begin
  return query
    select distinct h.vendor_id from public.vendor_hours as h
    where h.vendor_id = any (open_vendors.vendor_ids) and h.weekday in (weekday_today, weekday_before)
      -- Today's windows, and yesterday's that run past midnight.
      and case when h.weekday = weekday_today then now_time >= h.opens and (now_time < h.closes or h.closes <= h.opens)
        else h.closes <= h.opens and now_time < h.closes end
      and not exists (select from public.vendor_holidays as x where x.vendor_id = h.vendor_id
        and x.day = case when h.weekday = weekday_today then today else today - 1 end);
end
$$;

comment on function private.open_vendors is
  'Which of these vendors are open by their opening hours; pauses are checked elsewhere. One call for a whole list.';

create function private.vendor_is_open(vendor_id uuid, at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.open_vendors(array[vendor_is_open.vendor_id], vendor_is_open.at))
$$;

comment on function private.vendor_is_open is
  'Whether a vendor is open by its opening hours; pauses are checked elsewhere.';

create function private.vendor_next_opening(vendor_id uuid, at timestamptz) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select min(opening) from (
    select (calendar.day::date + h.opens) at time zone 'Asia/Kolkata' as opening
    from generate_series((vendor_next_opening.at at time zone 'Asia/Kolkata')::date,
      (vendor_next_opening.at at time zone 'Asia/Kolkata')::date + 8, interval '1 day') as calendar (day)
    join public.vendor_hours as h on h.vendor_id = vendor_next_opening.vendor_id
      and h.weekday = extract(dow from calendar.day)
    where not exists (
      select from public.vendor_holidays as x where x.vendor_id = vendor_next_opening.vendor_id
        and x.day = calendar.day::date)
  ) as openings
  where opening > vendor_next_opening.at
$$;

create function private.takes_orders(v public.vendors, at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select v.status = 'active' and v.accepting_orders and coalesce(v.paused_until <= at, true)
    and private.vendor_is_open(v.id, at)
$$;

create function private.item_unavailable_reason(i public.catalog_items, at timestamptz) returns text
language plpgsql stable set search_path = '' as $$
declare
  time_of_day time := (at at time zone 'Asia/Kolkata')::time;
begin
  if not i.is_available or i.sold_out_until > at or i.stock = 0 then return 'sold_out'; end if;
  if i.available_from is null then return null; end if;
  if i.available_from < i.available_to then
    return case when time_of_day < i.available_from or time_of_day >= i.available_to then 'not_now' end;
  end if;
  return case when time_of_day < i.available_from and time_of_day >= i.available_to then 'not_now' end;
end
$$;

-- Minutes on the way --------------------------------------------------------------------------------------------------
create function private.metres_a_minute() returns numeric language plpgsql stable set search_path = '' as $$
begin
  return coalesce(private.setting_int('courier_speed_kmh'), 18) * 1000 / 60.0;
end
$$;

create function private.travel_minutes(distance_m integer) returns integer
language sql stable set search_path = '' as $$
  select ceil(distance_m / (private.travel_speed(null, null) * 1000 / 60))::integer
$$;

comment on function private.travel_minutes(integer) is 'Whole minutes of a way in town, whoever drives it.';

-- The vendor's own switches ------------------------------------------------------------------------------------------
create function private.require_staff(vendor_id uuid) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  if not private.works_for(vendor_id) then
    perform private.refuse(403, 'not_your_vendor', 'You do not work for this business.');
  end if;
  return caller;
end
$$;

comment on function private.require_staff is
  'Refuses whoever does not work for a business, for what all of its people may read; what they do asks require_right.';

create function private.require_right(vendor_id uuid, "right" text) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.require_staff(vendor_id);
begin
  if not private.may(require_right.vendor_id, require_right."right") then
    perform private.refuse(403, 'not_allowed', 'Your position does not include this. Ask the owner.',
      jsonb_build_object('right', require_right."right"));
  end if;
  return caller;
end
$$;

comment on function private.require_right is
  'Refuses whoever does not work for a business, or in a position without the right (not_allowed).';

create function public.set_accepting_orders(vendor_id uuid, accepting boolean, pause_minutes integer default null)
  returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right(set_accepting_orders.vendor_id, 'orders');
  if accepting is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  if pause_minutes is not null and pause_minutes not between 5 and 720 then
    perform private.refuse(400, 'pause_invalid', 'A pause lasts between 5 minutes and 12 hours.');
  end if;
  update public.vendors as v set
    accepting_orders = case when pause_minutes is null then accepting else v.accepting_orders end,
    paused_until = case when not accepting and pause_minutes is not null
      then now() + make_interval(mins => pause_minutes) end
  where v.id = set_accepting_orders.vendor_id;
  perform private.log_act(set_accepting_orders.vendor_id, 'orders_switched', null,
    jsonb_build_object('accepting', accepting, 'minutes', pause_minutes));
  perform private.publish('vendor:' || set_accepting_orders.vendor_id, 'menu', '{}'::jsonb);
end
$$;

comment on function public.set_accepting_orders is 'Switches a vendor on or off, or pauses it for some minutes.';

create function public.set_item_availability(item_id uuid, available boolean, until timestamptz default null)
  returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  vendor uuid := private.vendor_of_item(set_item_availability.item_id);
begin
  perform private.require_right(vendor, 'orders');
  if available is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  if until <= now() then perform private.refuse(400, 'until_in_the_past', 'This time has already passed.'); end if;
  update public.catalog_items as i set
    is_available = case when available then true when until is null then false else i.is_available end,
    sold_out_until = case when available then null else until end
  where i.id = set_item_availability.item_id;
  perform private.publish('vendor:' || vendor, 'menu', jsonb_build_object('item_id', set_item_availability.item_id));
end
$$;

comment on function public.set_item_availability is
  'Takes an item off the menu, for good or until a time, or puts it back.';

create function public.my_vendors()
returns table (id uuid, name text, slug text, kind public.vendor_kind, desk text, staff_position text,
  rights text[], accepting_orders boolean, paused_until timestamptz, is_open boolean, rating numeric,
  ratings_count integer, region_id uuid, prep_minutes integer, picture text)
language sql stable security definer set search_path = '' as $$
  select v.id, v.name, v.slug, v.kind, (select t.desk from private.trades as t where t.trade = v.kind::text),
    s.position, array(select r."right" from private.position_rights as r where r.position = s.position order by 1),
    v.accepting_orders, v.paused_until, private.vendor_is_open(v.id, now()),
    v.rating, v.ratings_count, v.region_id, v.prep_minutes, v.picture
  from public.vendor_staff as s join public.vendors as v on v.id = s.vendor_id
  where s.user_id = (select auth.uid()) and private.works_for(v.id)
  order by v.name
$$;

comment on function public.my_vendors is
  'The businesses that the caller works for; rights are those of the caller''s position there; desk is where their '
    'work begins, null where there is none.';

revoke execute on function
  public.set_accepting_orders(uuid, boolean, integer), public.set_item_availability(uuid, boolean, timestamptz),
  public.my_vendors() from public, anon;
grant execute on function public.set_accepting_orders(uuid, boolean, integer),
  public.set_item_availability(uuid, boolean, timestamptz), public.my_vendors() to authenticated;

-- Photos of items ----------------------------------------------------------------------------------------------------
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('catalogue', 'catalogue', true, 307200, '{image/webp,image/jpeg}') on conflict do nothing;

create function private.vendor_of_photo(name text) returns uuid
language sql stable security definer set search_path = '' as $$
  select i.vendor_id from public.catalog_items as i
  where vendor_of_photo.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/['
    'a-z0-9-]{1,64}[.](webp|jpg)$'
    -- Decided row by row in this order: what is no such path is never cast.
    and i.id = case when pg_input_is_valid(split_part(vendor_of_photo.name, '/', 2), 'uuid')
      then split_part(vendor_of_photo.name, '/', 2)::uuid end
    and i.vendor_id::text = split_part(vendor_of_photo.name, '/', 1)
$$;

comment on function private.vendor_of_photo is
  'The vendor of a file in the bucket catalogue, by its path <vendor id>/<item id>/<name>; null for any other path, '
    'and where the item is not that vendor''s.';

create function private.may_store_photo(name text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  folder text := substring(may_store_photo.name from '^(.*/)');
begin
  if not private.may(private.vendor_of_photo(may_store_photo.name), 'catalogue') then return false; end if;
  -- One at a time, or many at once would each find room.
  perform pg_advisory_xact_lock(hashtextextended('catalogue:' || folder, 0));
  return (select count(*) from storage.objects as s where s.bucket_id = 'catalogue' and starts_with(s.name, folder)
    and s.name <> may_store_photo.name)
    < case when exists (select from public.goods as g where g.item_id::text = split_part(may_store_photo.name, '/', 2))
      then 10 else 4 end;
end
$$;

comment on function private.may_store_photo is
  'Whether the caller may store a photo under this path: of an item of a vendor they work for, and one of four at '
    'most; of goods, which show '
  'eight, one of ten. Two more are enough to replace one; without an end the bucket would be anybody''s disk.';

revoke execute on function private.vendor_of_photo(text), private.may_store_photo(text) from public;
grant execute on function private.vendor_of_photo(text), private.may_store_photo(text) to authenticated;

-- Anybody may look at a photo whose address they know; only the vendor's people may list, put, change or take away.
create policy "a vendor's people see the photos of its items" on storage.objects for select to authenticated
  using (bucket_id = 'catalogue' and private.may(private.vendor_of_photo(name), 'catalogue'));

create policy "a vendor's people put photos of its items" on storage.objects for insert to authenticated
  with check (bucket_id = 'catalogue' and private.may_store_photo(name));

create policy "a vendor's people replace photos of its items" on storage.objects for update to authenticated
  using (bucket_id = 'catalogue' and private.may(private.vendor_of_photo(name), 'catalogue'))
  with check (bucket_id = 'catalogue' and private.may_store_photo(name));

create policy "a vendor's people remove photos of its items" on storage.objects for delete to authenticated
  using (bucket_id = 'catalogue' and private.may(private.vendor_of_photo(name), 'catalogue'));

-- Finding vendors: lists by distance, a vendor's page, its menu.

create function public.vendors_near(kind public.vendor_kind, lat double precision, lng double precision,
  search text default null, veg_only boolean default false, open_only boolean default false,
  sort text default 'nearest', page_size integer default 20, cursor jsonb default null,
  language text default null) returns table (id uuid, slug text, name text, tagline text, cuisines text[],
  cuisine_names text[], area text, picture text, rating numeric, ratings_count integer, pure_veg boolean,
  cost_for_two_paise integer, min_order_paise integer, distance_m integer, is_open boolean, opens_at timestamptz,
  delivers_here boolean, minutes_min integer, minutes_max integer, delivery_fee_paise integer, surcharges jsonb,
  offer jsonb, next_cursor jsonb)
language plpgsql stable security definer set search_path = '' set enable_bitmapscan = 'off' as $$
#variable_conflict use_column
declare
  here extensions.cube;
  -- Nobody searches for more than a hundred characters; a longer pattern would only cost time.
  words text := '%' || replace(replace(replace(lower(left(trim(vendors_near.search), 100)), '\', '\\'), '%', '\%'), '_',
    '\_') || '%';
  reach integer := private.setting_int('max_delivery_radius_m');
  metres_a_minute numeric := private.metres_a_minute();
  -- What the reader typed in another script names a cuisine that vendors write in theirs.
  meant text := (select '%' || w.source || '%' from public.dictionary as w
    where w.kind = 'cuisine' and lower(w.text) = lower(left(trim(vendors_near.search), 100)) order by w.source limit 1);
begin
  if vendors_near.lat is null or vendors_near.lng is null or vendors_near.lat not between -90 and 90
    or vendors_near.lng not between -180 and 180 then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  if vendors_near.sort not in ('nearest', 'top_rated', 'fastest', 'comprehensive') then
    perform private.refuse(400, 'sort_invalid', 'This order of sorting does not exist.');
  end if;
  perform private.bound(vendors_near.cursor, 1000);
  if vendors_near.cursor is not null and not coalesce(jsonb_typeof(vendors_near.cursor -> 'rank') = 'number'
      and pg_input_is_valid(vendors_near.cursor ->> 'id', 'uuid'), false) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  here := extensions.ll_to_earth(vendors_near.lat, vendors_near.lng);
  return query
  with candidate as materialized (
    -- The nearest ones by the index, at most 200: the same cost for a thousand vendors and for a million.
    select v.id, v.rating, v.ratings_count, v.prep_minutes, v.delivery_radius_m, v.accepting_orders, v.paused_until,
      extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) here as chord
    from public.vendors as v
    where v.status = 'active' and v.kind = vendors_near.kind
      and extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<@) extensions.earth_box(here, reach)
      and (words is null or v.search like words or v.search like meant)
      and (not coalesce(vendors_near.veg_only, false) or 'pure_veg' = any (v.facets))
    order by extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) here
    limit 200
  ),
  reachable as materialized (
    select r.* from (
      -- public.distance_m, from the straight line through the earth that the index has measured already.
      select c.*, round(2 * 6371000 * asin(least(1, c.chord / (2 * extensions.earth()))))::integer as metres
        from candidate as c
    ) as r where r.metres <= least(r.delivery_radius_m, reach)
  ),
  delivering as materialized (
    select r.* from reachable as r
    where r.id not in (select d.* from private.drawn_elsewhere(array(select c.id from reachable as c), vendors_near.lat,
      vendors_near.lng) as d)
  ),
  judged as materialized (
    select r.*, (r.accepting_orders and coalesce(r.paused_until <= now(), true) and o.vendor_id is not null)
      as open_now,
      r.prep_minutes + ceil(round(1.3 * r.metres) / metres_a_minute)::integer as minutes
    from delivering as r
    left join private.open_vendors(array(select c.id from delivering as c), now()) as o (vendor_id)
      on o.vendor_id = r.id
  ),
  ranked as (
    select j.*, (case when j.open_now then 0 else 1000000 end + case vendors_near.sort
        when 'nearest' then j.metres
        when 'top_rated' then 100000 - private.ranked_rating(j.rating, j.ratings_count) * 10000 + j.metres / 100000.0
        when 'fastest' then j.minutes * 100 + j.metres / 1000.0
        else j.metres / 1000.0 * 100 + j.minutes * 10 - private.ranked_rating(j.rating, j.ratings_count) * 200
      end)::double precision as rank
    from judged as j where j.open_now or not coalesce(vendors_near.open_only, false)
  ),
  page as (
    select * from ranked as k
    where vendors_near.cursor is null
      or (k.rank, k.id) > ((vendors_near.cursor ->> 'rank')::double precision, (vendors_near.cursor ->> 'id')::uuid)
    order by k.rank, k.id
    limit least(greatest(coalesce(vendors_near.page_size, 20), 1), 50)
  ),
  fees as materialized (
    select r.region_id, private.fees_at(r.region_id, now()) as fees
    from (select distinct w.region_id from page as k join public.vendors as w on w.id = k.id) as r
  )
  select v.id, v.slug, v.name, v.tagline, coalesce(f.cuisines, '{}'), c.names, v.area, v.picture, v.rating,
    v.ratings_count,
    coalesce(f.pure_veg, false), f.cost_for_two_paise, v.min_order_paise, k.metres, k.open_now,
    case when not k.open_now then case when private.vendor_is_open(v.id, now()) then v.paused_until
      else private.vendor_next_opening(v.id, now()) end end,
    true, k.minutes, k.minutes + 10, (price.of_delivery).total_paise, (price.of_delivery).surcharges,
    private.offer_on_card(v.id), jsonb_build_object('rank', k.rank, 'id', v.id)
  from page as k join public.vendors as v on v.id = k.id
  left join public.restaurants as f on f.vendor_id = k.id
  join fees as g on g.region_id = v.region_id
  cross join lateral (select private.delivery_price(g.fees, round(1.3 * k.metres)::integer) as of_delivery
    offset 0) as price
  cross join lateral (
    select coalesce(array_agg(coalesce(w.text, one.cuisine) order by one.position), '{}') as names
    from unnest(f.cuisines) with ordinality as one (cuisine, position)
    left join public.dictionary as w
      on w.kind = 'cuisine' and w.source = lower(one.cuisine) and w.language = vendors_near.language
  ) as c
  order by k.rank, k.id;
end
$$;

comment on function public.vendors_near is
  'Vendors that deliver to a location, open ones first, a page at a time: pass the last row''s next_cursor for the '
    'next one. '
  'cuisine_names are the cuisines in the reader''s language, in the same order. delivery_fee_paise is what is billed, '
    'with its tax and the '
  'surcharges [{code, amount_paise}]. offer is the vendor''s own that asks least: {code, kind, value, cap_paise, '
    'minimum_paise}.';

create type public.vendor_page as (
  id uuid, slug text, name text, kind public.vendor_kind, tagline text, cuisines text[], area text, address text,
  lat double precision, lng double precision, picture text, rating numeric, ratings_count integer,
  pure_veg boolean, cost_for_two_paise integer, min_order_paise integer, packaging_paise integer, prep_minutes integer,
  fssai_number text, region_slug text, is_open boolean, opens_at timestamptz, distance_m integer, delivers_here boolean,
  minutes_min integer, minutes_max integer, delivery_fee_paise integer, hours jsonb, cuisine_names text[],
    surcharges jsonb
);

create function public.get_vendor(
  vendor text, lat double precision default null, lng double precision default null, language text default null
) returns setof public.vendor_page
language sql stable security definer set search_path = '' as $$
  select v.id, v.slug, v.name, v.kind, v.tagline, coalesce(f.cuisines, '{}'), v.area, v.address, v.lat, v.lng,
    v.picture, v.rating,
    v.ratings_count, coalesce(f.pure_veg, false), f.cost_for_two_paise, v.min_order_paise, v.packaging_paise,
      v.prep_minutes,
    f.fssai_number, r.slug, open.now,
    case when not open.now then case when private.vendor_is_open(v.id, now()) then v.paused_until
      else private.vendor_next_opening(v.id, now()) end end,
    away.metres, private.delivers_to(v, get_vendor.lat, get_vendor.lng),
    v.prep_minutes + private.travel_minutes(round(1.3 * away.metres)::integer),
    v.prep_minutes + private.travel_minutes(round(1.3 * away.metres)::integer) + 10,
    (price.of_delivery).total_paise,
    coalesce((select jsonb_agg(jsonb_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes)
      order by h.weekday, h.opens) from public.vendor_hours as h where h.vendor_id = v.id), '[]'::jsonb),
    coalesce((select array_agg(coalesce(w.text, one.cuisine) order by one.position)
      from unnest(f.cuisines) with ordinality as one (cuisine, position)
      left join public.dictionary as w
        on w.kind = 'cuisine' and w.source = lower(one.cuisine) and w.language = get_vendor.language), '{}'),
    coalesce((price.of_delivery).surcharges, '[]'::jsonb)
  from public.vendors as v
  join public.regions as r on r.id = v.region_id
  left join public.restaurants as f on f.vendor_id = v.id
  cross join lateral (select private.takes_orders(v, now()) as now) as open
  cross join lateral (select public.distance_m(get_vendor.lat, get_vendor.lng, v.lat, v.lng) as metres) as away
  cross join lateral (select private.delivery_price(private.fees_at(v.region_id, now()),
    round(1.3 * away.metres)::integer) as of_delivery offset 0) as price
  where v.status = 'active' and (v.slug = get_vendor.vendor
    -- The pattern is decided while planning, as the cast is; pg_input_is_valid would run too late.
    or v.id = case when length(get_vendor.vendor) = 36
      and get_vendor.vendor ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then get_vendor.vendor::uuid end)
$$;

comment on function public.get_vendor is 'One vendor by id or slug, as seen from a location; no row when there is '
  'none. cuisine_names are the cuisines in the reader''s language. '
  'delivery_fee_paise includes the surcharges [{code, amount_paise}]; null without a location.';

create function private.menu_of(vendor_id uuid, language text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('section', s.section, 'section_name', s.section_name, 'items', s.items)
    order by s.section_position, s.section), '[]'::jsonb)
  from (
    select i.section, coalesce(min(sw.text), i.section) as section_name, min(i.section_position) as section_position,
      jsonb_agg(jsonb_build_object(
      'id', i.id, 'name', coalesce(i.name_translations ->> menu_of.language, iw.text, i.name), 'original_name', i.name,
        'description', coalesce(i.description_translations ->> menu_of.language, i.description), 'price_paise',
        i.price_paise, 'mrp_paise', i.mrp_paise,
      'unit', i.unit, 'diet', d.diet, 'picture', i.picture, 'is_bestseller', i.is_bestseller, 'is_available',
        i.is_available,
      'sold_out_until', i.sold_out_until, 'stock_left', case when i.stock <= 5 then i.stock end,
      'orderable', availability.reason is null,
      'unavailable_reason', availability.reason,
      'available_from', i.available_from, 'available_to', i.available_to,
      'option_groups', coalesce((
        select jsonb_agg(jsonb_build_object('id', g.id, 'name',
          coalesce(g.name_translations ->> menu_of.language, gw.text, g.name), 'min_choices', g.min_choices,
          'max_choices', g.max_choices,
          'options', coalesce((
            select jsonb_agg(jsonb_build_object('id', o.id, 'name',
              coalesce(o.name_translations ->> menu_of.language, ow.text, o.name), 'price_paise', o.price_paise, 'diet',
              od.diet,
              'is_available', o.is_available) order by o.position, o.name)
            from public.item_options as o left join public.dish_options as od on od.option_id = o.id
            left join public.dictionary as ow
              on ow.kind = 'option' and ow.source = lower(o.name) and ow.language = menu_of.language
                where o.group_id = g.id), '[]'::jsonb)) order by g.position, g.name)
        from public.item_option_groups as g left join public.dictionary as gw
          on gw.kind = 'option' and gw.source = lower(g.name) and gw.language = menu_of.language
            where g.item_id = i.id), '[]'::jsonb)
    ) order by i.position, i.name) as items
    from public.catalog_items as i
    left join public.dishes as d on d.item_id = i.id
    -- Offset 0 keeps the planner from asking twice for each item.
    cross join lateral (select private.item_unavailable_reason(i, now()) as reason offset 0) as availability
    left join public.dictionary as iw on iw.kind = 'item' and iw.source = lower(i.name)
      and iw.language = menu_of.language
    left join public.dictionary as sw on sw.kind = 'section' and sw.source = lower(i.section)
      and sw.language = menu_of.language
    where i.vendor_id = menu_of.vendor_id
    group by i.section
  ) as s
$$;

comment on function private.menu_of is
  'The menu of a vendor. A name, also of what can be chosen, is the vendor''s own translation, else the dictionary''s, '
  'else as the vendor wrote it; a description is the vendor''s translation, else as written.';

create function public.get_menu(vendor_id uuid, language text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_on_show(vendor_id) and not private.works_for(vendor_id) then
    perform private.refuse(404, 'vendor_not_found', 'This place is not on Angadi any more.');
  end if;
  return private.menu_of(vendor_id, get_menu.language);
end
$$;

comment on function public.get_menu is
  'The menu of a vendor in the reader''s language, or with null as the vendor wrote it: [{section, section_name, '
    'items: '
  '[{id, name, original_name, description, price_paise, mrp_paise, unit, diet, picture, '
  'is_bestseller, is_available, sold_out_until, stock_left, orderable, unavailable_reason (sold_out, not_now or '
  'null), available_from, available_to, option_groups: [{id, name, min_choices, max_choices, options: [{id, name, '
  'price_paise, diet, is_available}]}]}]}].';

revoke execute on function
  public.vendors_near(public.vendor_kind, double precision, double precision, text, boolean, boolean, text, integer,
    jsonb, text),
  public.get_vendor(text, double precision, double precision, text), public.get_menu(uuid, text) from public, anon;
grant execute on function
  public.vendors_near(public.vendor_kind, double precision, double precision, text, boolean, boolean, text, integer,
    jsonb, text),
  public.get_vendor(text, double precision, double precision, text), public.get_menu(uuid, text) to anon, authenticated;

-- The vendor's card in its own hands: opening hours, holidays, where it delivers, preparation time, minimum and
-- packaging.

create table public.vendor_areas (
  vendor_id uuid primary key references public.vendors (id) on delete cascade,
  corners jsonb not null constraint area_corners_count check (jsonb_array_length(corners) between 3 and 60),
  shape polygon not null,
  updated_at timestamptz not null default now()
);

comment on table public.vendor_areas is
  'Where a vendor delivers, drawn by itself on the map. A vendor without a row delivers within its radius.';
comment on column public.vendor_areas.corners is 'The corners in the order they are drawn, [{lat, lng}].';
comment on column public.vendor_areas.shape is 'The same corners as (lng, lat), for private.delivers_to.';

alter table public.vendor_areas enable row level security;

-- Under the rules of vendors: a draft's area is for its people and administrators.
create policy "who sees a vendor sees where it delivers" on public.vendor_areas for select to anon, authenticated
  using (exists (select from public.vendors as v where v.id = vendor_id));

revoke all on public.vendor_areas from anon, authenticated;
grant select (vendor_id, corners, updated_at) on public.vendor_areas to anon, authenticated;

create function private.edges_cross(corners jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return exists (
    with corner as (
      select n::integer as n, point((c ->> 'lng')::double precision, (c ->> 'lat')::double precision) as at
      from jsonb_array_elements(corners) with ordinality as e (c, n)
    ), edge as (
      select c.n, lseg(c.at, coalesce(d.at, (select f.at from corner as f where f.n = 1))) as line,
        (select count(*) from corner) as most
      from corner as c left join corner as d on d.n = c.n + 1
    )
    select from edge as a join edge as b on b.n > a.n + 1 and not (a.n = 1 and b.n = a.most) and a.line ?# b.line);
end
$$;

comment on function private.edges_cross is
  'Whether two sides of a drawn area cross, so that nobody could say what is inside.';

create function public.set_delivery_area(vendor_id uuid, radius_m integer, corners jsonb default null) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v public.vendors;
  most integer := least(private.setting_int('max_delivery_radius_m'), 15000);
  reach integer := set_delivery_area.radius_m;
begin
  perform private.require_right(set_delivery_area.vendor_id, 'prices');
  perform private.bound(set_delivery_area.corners, 8000);
  select * into v from public.vendors as w where w.id = set_delivery_area.vendor_id for no key update;
  if set_delivery_area.corners is not null then
    if jsonb_typeof(set_delivery_area.corners) <> 'array' or jsonb_array_length(set_delivery_area.corners) not between 3
      and 60
        or exists (select from jsonb_array_elements(set_delivery_area.corners) as c
          where coalesce(jsonb_typeof(c -> 'lat'), '') <> 'number'
            or coalesce(jsonb_typeof(c -> 'lng'), '') <> 'number') then
      perform private.refuse(400, 'area_invalid', 'An area has 3 to 60 corners, and its sides do not cross.');
    end if;
    if exists (select from jsonb_array_elements(set_delivery_area.corners) as c
        where (c ->> 'lat')::numeric not between -90 and 90 or (c ->> 'lng')::numeric not between -180 and 180)
        or private.edges_cross(set_delivery_area.corners) then
      perform private.refuse(400, 'area_invalid', 'An area has 3 to 60 corners, and its sides do not cross.');
    end if;
    select ceil(max(public.distance_m(v.lat, v.lng, (c ->> 'lat')::double precision,
      (c ->> 'lng')::double precision)))::integer into reach
    from jsonb_array_elements(set_delivery_area.corners) as c;
    reach := greatest(reach, 500);
  end if;
  if reach is null or reach not between 500 and most then
    perform private.refuse(400, 'area_too_large', 'Deliveries reach from 500 m to ' || most / 1000 || ' km.',
      jsonb_build_object('most_m', most));
  end if;
  update public.vendors as w set delivery_radius_m = reach where w.id = v.id;
  delete from public.vendor_areas as a where a.vendor_id = v.id;
  if set_delivery_area.corners is not null then
    insert into public.vendor_areas (vendor_id, corners, shape)
    select v.id, jsonb_agg(jsonb_build_object('lat', c -> 'lat', 'lng', c -> 'lng') order by n),
      polygon(path('(' || string_agg('(' || (c ->> 'lng') || ',' || (c ->> 'lat') || ')', ',' order by n) || ')'))
    from jsonb_array_elements(set_delivery_area.corners) with ordinality as e (c, n);
    if not exists (select from public.vendor_areas as a where a.vendor_id = v.id and a.shape @> point(v.lng, v.lat))
      then
      perform private.refuse(400, 'area_without_vendor', 'Your own place must lie inside the area.');
    end if;
  end if;
  perform private.log_change(v.id, 'delivery_changed');
  perform private.publish('vendor:' || v.id, 'menu', '{}'::jsonb);
  return reach;
end
$$;

comment on function public.set_delivery_area is
  'Where a vendor delivers: within radius_m metres, or with corners [{lat, lng}] inside that area, whose farthest '
    'corner becomes the radius. '
  'Answers the radius. Refuses area_invalid, area_too_large {most_m}, area_without_vendor.';

create function private.minutes_of(clock text) returns integer language sql immutable set search_path = '' as $$
  select case when clock ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then left(clock, 2)::integer * 60 +
    right(clock, 2)::integer end
$$;

comment on function private.minutes_of is 'A time like 09:30 in minutes after midnight; null for anything else.';

create function private.refuse_hours(hours jsonb) returns void
language plpgsql immutable set search_path = '' as $$
#variable_conflict use_column
declare
  overlapping integer;
begin
  if coalesce(jsonb_typeof(refuse_hours.hours), '') <> 'array' or jsonb_array_length(refuse_hours.hours) > 28
      or exists (select from jsonb_array_elements(refuse_hours.hours) as h
        where coalesce(h ->> 'weekday', '') !~ '^[0-6]$' or private.minutes_of(h ->> 'opens') is null
          or private.minutes_of(h ->> 'closes') is null)
      or exists (select from jsonb_array_elements(refuse_hours.hours) as h group by h ->> 'weekday'
        having count(*) > 4) then
    perform private.refuse(400, 'hours_invalid', 'A day has up to four opening times, each from one time to another.');
  end if;
  with span as (
    select (h ->> 'weekday')::integer as weekday, (h ->> 'weekday')::integer * 1440 + private.minutes_of(h ->> 'opens')
      as begins,
      -- Closing at the time of opening is round the clock; closing before it is past midnight.
      (private.minutes_of(h ->> 'closes') - private.minutes_of(h ->> 'opens') + 1439) % 1440 + 1 as lasts
    from jsonb_array_elements(refuse_hours.hours) as h
  ), following as (
    select s.weekday, s.begins + s.lasts as ends,
      coalesce(lead(s.begins) over (order by s.begins), (select min(f.begins) + 10080 from span as f)) as next_begins
    from span as s
  )
  select f.weekday into overlapping from following as f where f.ends > f.next_begins order by f.weekday limit 1;
  if overlapping is not null then
    perform private.refuse(400, 'hours_overlap', 'Two opening times overlap.',
      jsonb_build_object('weekday', overlapping));
  end if;
end
$$;

comment on function private.refuse_hours is
  'Refuses opening hours of a week that cannot be: hours_invalid, or hours_overlap {weekday}.';

create function private.write_hours(vendor_id uuid, hours jsonb) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.refuse_hours(write_hours.hours);
  delete from public.vendor_hours as h where h.vendor_id = write_hours.vendor_id;
  insert into public.vendor_hours (vendor_id, weekday, opens, closes)
  select write_hours.vendor_id, (h ->> 'weekday')::smallint, (h ->> 'opens')::time, (h ->> 'closes')::time
  from jsonb_array_elements(write_hours.hours) as h;
end
$$;

comment on function private.write_hours is
  'Gives a vendor the opening hours of a week instead of those it had. Refuses as private.refuse_hours.';

create function public.save_vendor_hours(vendor_id uuid, hours jsonb) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right(save_vendor_hours.vendor_id, 'catalogue');
  perform private.bound(save_vendor_hours.hours, 8000);
  perform private.write_hours(save_vendor_hours.vendor_id, save_vendor_hours.hours);
  perform private.log_change(save_vendor_hours.vendor_id, 'hours_changed');
  perform private.publish('vendor:' || save_vendor_hours.vendor_id, 'menu', '{}'::jsonb);
end
$$;

comment on function public.save_vendor_hours is
  'Replaces a vendor''s opening hours: [{weekday (0 is Sunday), opens, closes}] as HH:MM by Indian time, up to four a '
    'day; closing at or '
  'before opening runs past midnight. Refuses hours_invalid and hours_overlap {weekday}.';

create function public.set_vendor_holiday(vendor_id uuid, day date, closed boolean,
  note text default null::text) returns integer language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  perform private.require_right(set_vendor_holiday.vendor_id, 'catalogue');
  if set_vendor_holiday.day is null or set_vendor_holiday.closed is null or set_vendor_holiday.day not between today
    and today + 366
      or length(set_vendor_holiday.note) > 120 then
    perform private.refuse(400, 'holiday_invalid',
      'A holiday lies within the next year; its note holds 120 letters.');
  end if;
  if closed then
    insert into public.vendor_holidays as x (vendor_id, day, note)
    values (set_vendor_holiday.vendor_id, set_vendor_holiday.day, nullif(trim(set_vendor_holiday.note), ''))
    on conflict (vendor_id, day) do update set note = excluded.note;
  else
    delete from public.vendor_holidays as x where x.vendor_id = set_vendor_holiday.vendor_id
      and x.day = set_vendor_holiday.day;
  end if;
  perform private.log_change(set_vendor_holiday.vendor_id, 'hours_changed');
  perform private.publish('vendor:' || set_vendor_holiday.vendor_id, 'menu', '{}'::jsonb);
  return (select count(*)::integer from public.enhanced_orders as o
    where o.vendor_id = set_vendor_holiday.vendor_id and o.placed_at is not null
      and o.status not in ('delivered', 'cancelled')
      and (o.scheduled_for at time zone 'Asia/Kolkata')::date = set_vendor_holiday.day);
end
$$;

comment on function public.set_vendor_holiday is
  'Closes a vendor for a day (Indian time), or opens it again. Answers how many orders are booked for that day, which '
    'stay. Refuses holiday_invalid.';

create function public.save_vendor_card(vendor_id uuid, changes jsonb) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right(save_vendor_card.vendor_id, 'catalogue');
  perform private.bound(save_vendor_card.changes, 4000);
  if not private.are_texts(changes, 'tagline') or (jsonb_typeof(changes -> 'cuisines') = 'array'
      and exists (select from jsonb_array_elements(changes -> 'cuisines') as c where jsonb_typeof(c) <> 'string')) then
    perform private.refuse(400, 'vendor_card_invalid', 'One of these values is out of its bounds.');
  end if;
  begin
    update public.vendors as v set
      tagline = case when changes ? 'tagline' then nullif(trim(changes ->> 'tagline'), '') else v.tagline end,
      prep_minutes = coalesce((changes ->> 'prep_minutes')::integer, v.prep_minutes),
      min_order_paise = coalesce((changes ->> 'min_order_paise')::integer, v.min_order_paise),
      packaging_paise = coalesce((changes ->> 'packaging_paise')::integer, v.packaging_paise)
    where v.id = save_vendor_card.vendor_id;
    update public.restaurants as r set
      cuisines = case when jsonb_typeof(changes -> 'cuisines') = 'array'
        then array(select distinct trim(c) from jsonb_array_elements_text(changes -> 'cuisines') as c
          where trim(c) <> '') else r.cuisines end,
      cost_for_two_paise = case when changes ? 'cost_for_two_paise' then (changes ->> 'cost_for_two_paise')::integer
        else r.cost_for_two_paise end
    where r.vendor_id = save_vendor_card.vendor_id and changes ?| array['cuisines', 'cost_for_two_paise'];
    if changes ?| array['slot_capacity', 'slot_cutoff_minutes'] then
      insert into public.vendor_slot_terms as t (vendor_id, capacity, cutoff_minutes)
      values (save_vendor_card.vendor_id, (changes ->> 'slot_capacity')::smallint,
        (changes ->> 'slot_cutoff_minutes')::smallint)
      on conflict (vendor_id) do update set capacity = coalesce(excluded.capacity, t.capacity),
        cutoff_minutes = coalesce(excluded.cutoff_minutes, t.cutoff_minutes);
    end if;
  exception when check_violation or invalid_text_representation or numeric_value_out_of_range then
    perform private.refuse(400, 'vendor_card_invalid', 'One of these values is out of its bounds.');
  end;
  perform private.publish('vendor:' || save_vendor_card.vendor_id, 'menu', '{}'::jsonb);
end
$$;

comment on function public.save_vendor_card is
  'Changes what a vendor says of itself: {tagline?, prep_minutes?, min_order_paise?, packaging_paise?, slot_capacity? '
    '(orders for the same half hour), '
  'slot_cutoff_minutes? (how long before preparing begins an order for later is placed)} and of a restaurant '
    '{cuisines?, '
  'cost_for_two_paise?}. Refuses vendor_card_invalid.';

create function public.vendor_card(vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_card.vendor_id);
  return (select jsonb_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'kind', v.kind, 'status', v.status,
    'tagline', v.tagline,
      'address', v.address, 'area', v.area, 'lat', v.lat, 'lng', v.lng, 'phone_masked', private.mask_phone(v.phone),
        'picture', v.picture,
      'delivery_radius_m', v.delivery_radius_m, 'most_radius_m',
        least(private.setting_int('max_delivery_radius_m'), 15000),
      'corners', (select a.corners from public.vendor_areas as a where a.vendor_id = v.id),
      'prep_minutes', v.prep_minutes, 'min_order_paise', v.min_order_paise, 'packaging_paise', v.packaging_paise,
      'slot_capacity', private.slot_capacity(v.id), 'slot_cutoff_minutes',
        (extract(epoch from private.slot_cutoff(v.id)) / 60)::integer,
      'commission_bp', v.commission_bp, 'cuisines', to_jsonb(f.cuisines), 'cost_for_two_paise', f.cost_for_two_paise,
      'pure_veg', f.pure_veg, 'fssai_number', f.fssai_number,
      'hours', (select coalesce(jsonb_agg(jsonb_build_object('weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'),
        'closes', to_char(h.closes, 'HH24:MI'))
        order by h.weekday, h.opens), '[]'::jsonb) from public.vendor_hours as h where h.vendor_id = v.id),
      'holidays', (select coalesce(jsonb_agg(jsonb_build_object('day', x.day, 'note', x.note) order by x.day),
        '[]'::jsonb)
        from public.vendor_holidays as x where x.vendor_id = v.id
          and x.day >= (now() at time zone 'Asia/Kolkata')::date),
      'people', (select jsonb_agg(jsonb_build_object('name', private.name_of(s.user_id), 'position', s.position,
        'is_me', s.user_id = auth.uid())
        order by s.position <> 'owner', s.created_at) from public.vendor_staff as s where s.vendor_id = v.id))
    from public.vendors as v left join public.restaurants as f on f.vendor_id = v.id
      where v.id = vendor_card.vendor_id);
end
$$;

comment on function public.vendor_card is
  'Everything that a vendor''s own profile shows: its card, hours (HH:MM), holidays from today, corners of its area or '
    'null, and who works '
  'there. For its people.';

revoke execute on function private.refuse_hours(jsonb), private.write_hours(uuid, jsonb) from public;
revoke execute on function
  public.set_delivery_area(uuid, integer, jsonb), public.save_vendor_hours(uuid, jsonb),
  public.set_vendor_holiday(uuid, date, boolean, text), public.save_vendor_card(uuid, jsonb), public.vendor_card(uuid)
    from public, anon;
grant execute on function
  public.set_delivery_area(uuid, integer, jsonb), public.save_vendor_hours(uuid, jsonb),
  public.set_vendor_holiday(uuid, date, boolean, text), public.save_vendor_card(uuid, jsonb),
    public.vendor_card(uuid) to authenticated;

-- One rule for what is delivered where: a list shows a vendor as delivering exactly where the checkout accepts it.

create function private.drawn_elsewhere(vendor_ids uuid[], lat double precision, lng double precision)
  returns setof uuid
language plpgsql stable rows 1 security definer set search_path = '' as $$
begin
  return query select a.vendor_id from public.vendor_areas as a
    where a.vendor_id = any (drawn_elsewhere.vendor_ids)
      and not a.shape @> point(drawn_elsewhere.lng, drawn_elsewhere.lat);
end
$$;

comment on function private.drawn_elsewhere is
  'Those of the vendors who have drawn an area that leaves this point out: private.delivers_to for a whole list, whose '
    'radius is compared already.';
comment on column public.vendors.drawing is
  'The platform''s picture of the vendor, which is shown again when its own photo is removed.';

-- A vendor's own cover photo: stored beside the photos of its items, shown by its storefront and by lists.

create function private.vendor_of_cover(name text) returns uuid language plpgsql stable
  security definer set search_path = '' as $$
begin
  if coalesce(vendor_of_cover.name,
    '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/cover/[a-z0-9-]{1,64}[.](webp|jpg)$' then return null; end if;
  return (select v.id from public.vendors as v where v.id::text = split_part(vendor_of_cover.name, '/', 1));
end
$$;

comment on function private.vendor_of_cover is 'The vendor of a cover photo in the bucket catalogue, by its path '
  '<vendor id>/cover/<name>; null for any other path.';

create function private.may_store_cover(name text) returns boolean language plpgsql
  security definer set search_path = '' as $$
declare
  folder text := substring(may_store_cover.name from '^(.*/)');
begin
  if not coalesce(private.may(private.vendor_of_cover(may_store_cover.name), 'catalogue'), false) then
    return false;
  end if;
  -- One at a time, or many at once would each find room.
  perform pg_advisory_xact_lock(hashtextextended('catalogue:' || folder, 0));
  return (select count(*) from storage.objects as s where s.bucket_id = 'catalogue' and starts_with(s.name, folder)
    and s.name <> may_store_cover.name) < 4;
end
$$;

comment on function private.may_store_cover is
  'Whether the caller may store a cover photo under this path: of a vendor they work for, and one of four at most.';

revoke execute on function private.vendor_of_cover(text), private.may_store_cover(text) from public;
grant execute on function private.vendor_of_cover(text), private.may_store_cover(text) to authenticated;

create policy "a vendor's people see its covers" on storage.objects for select to authenticated
  using (bucket_id = 'catalogue' and private.may(private.vendor_of_cover(name), 'catalogue'));

create policy "a vendor's people put its cover" on storage.objects for insert to authenticated
  with check (bucket_id = 'catalogue' and private.may_store_cover(name));

create policy "a vendor's people remove its covers" on storage.objects for delete to authenticated
  using (bucket_id = 'catalogue' and private.may(private.vendor_of_cover(name), 'catalogue'));

create function public.set_vendor_cover(vendor_id uuid, picture text default null) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  shown text;
begin
  perform private.require_right(set_vendor_cover.vendor_id, 'catalogue');
  perform private.bound(set_vendor_cover.picture, 300);
  if set_vendor_cover.picture is not null
    and (private.vendor_of_cover(set_vendor_cover.picture) is distinct from set_vendor_cover.vendor_id
      or not exists (select from storage.objects as s where s.bucket_id = 'catalogue'
        and s.name = set_vendor_cover.picture)) then
    perform private.refuse(400, 'cover_invalid', 'This photo is not here any more. Please choose it again.');
  end if;
  update public.vendors as v set picture = coalesce(set_vendor_cover.picture, kept.drawing), drawing = kept.drawing
  from (select w.id, case when starts_with(w.picture, w.id || '/cover/') then w.drawing
    else coalesce(w.picture, w.drawing) end as drawing
    from public.vendors as w where w.id = set_vendor_cover.vendor_id for no key update) as kept
  where v.id = kept.id returning v.picture into shown;
  perform private.publish('vendor:' || set_vendor_cover.vendor_id, 'menu', '{}'::jsonb);
  return shown;
end
$$;

comment on function public.set_vendor_cover is
  'Shows a photo that was stored as the vendor''s cover, or without one the platform''s picture again. Answers the '
    'path that is shown now. For the '
  'vendor''s people. Refuses cover_invalid.';

revoke execute on function public.set_vendor_cover(uuid, text) from public, anon;
grant execute on function public.set_vendor_cover(uuid, text) to authenticated;

comment on column public.vendors.prices_include_tax is
  'Whether the prices of this vendor''s items and its packaging include GST; by its category unless it is said. Fees '
    'of the platform always do.';

grant select (prices_include_tax) on public.vendors to anon, authenticated;

-- Whether a price includes GST, decided per vendor: what a shop sells does, as the printed maximum retail price does,
-- what a restaurant serves does not, as on its bill. What is paid for an item never exceeds its MRP
-- (docs/decisions/0067).

create function private.set_prices_include_tax() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.prices_include_tax is null or (tg_op = 'UPDATE' and new.prices_include_tax = old.prices_include_tax) then
    new.prices_include_tax := coalesce((
      select t.prices_include_tax from private.trades as t where t.trade = new.kind::text), true);
  end if;
  return new;
end
$$;

comment on function private.set_prices_include_tax is
  'A vendor''s prices include GST or not as is usual in its category, unless it is said.';

create trigger vendors_price_as_their_category before insert on public.vendors
  for each row execute function private.set_prices_include_tax();

create trigger vendors_price_as_their_new_category before update of kind on public.vendors
  for each row when (new.kind <> old.kind) execute function private.set_prices_include_tax();

-- At most the MRP -----------------------------------------------------------------------------------------------------
create function private.highest_tax_rate(tax_class text) returns integer language plpgsql stable
  security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return greatest(private.tax_rate(highest_tax_rate.tax_class),
    (select max(t.rate_bp) from public.tax_rules as t where t.tax_class = highest_tax_rate.tax_class
      and t.valid_from > now()));
end
$$;

comment on function private.highest_tax_rate is
  'The highest GST of a class from now on, in basis points: what is known of later rates counts.';

create function private.paid_price(price_paise integer, tax_class text, includes_tax boolean) returns integer
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if includes_tax then return paid_price.price_paise; end if;
  return round(paid_price.price_paise::numeric * (10000 + private.highest_tax_rate(paid_price.tax_class)) / 10000);
end
$$;

comment on function private.paid_price is 'What is paid for one piece at a price, in paise with GST.';

create function private.check_mrp() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.paid_price(new.price_paise, new.tax_class, (select v.prices_include_tax from public.vendors as v
    where v.id = new.vendor_id)) > new.mrp_paise then
    raise exception using errcode = 'check_violation', constraint = 'item_mrp_not_below_price',
      message = format('item %s costs more than its MRP', new.id);
  end if;
  return new;
end
$$;

comment on function private.check_mrp is 'Refuses an item that would cost more than its MRP, with its tax.';

-- After items_are_taxed_as_what_they_are: triggers run by their names.
create trigger items_cost_at_most_their_mrp before insert or update of price_paise, mrp_paise, tax_class, category_id,
  vendor_id on public.catalog_items
  for each row when (new.mrp_paise is not null) execute function private.check_mrp();

create function private.check_mrps() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  broken public.catalog_items;
begin
  select i.* into broken from public.catalog_items as i join public.vendors as v on v.id = i.vendor_id
  where i.mrp_paise is not null and not v.prices_include_tax
    and case when tg_table_name = 'vendors' then v.id::text = to_jsonb(new) ->> 'id'
      else i.tax_class = to_jsonb(new) ->> 'tax_class' end
    and private.paid_price(i.price_paise, i.tax_class, false) > i.mrp_paise limit 1;
  if broken.id is not null then
    raise exception using errcode = 'check_violation', constraint = 'item_mrp_not_below_price',
      message = format('item %s of vendor %s would cost more than its MRP', broken.id, broken.vendor_id);
  end if;
  return null;
end
$$;

comment on function private.check_mrps is
  'Refuses a change of a vendor''s way of pricing, or of a tax, by which an item would cost more than its MRP.';

create trigger vendors_keep_to_mrps after update of prices_include_tax on public.vendors
  for each row when (old.prices_include_tax and not new.prices_include_tax) execute function private.check_mrps();

-- An administrator adds vendors, the operator couriers: the first ones of a new project, and every other.

create function private.free_vendor_slug(name text) returns text
language sql stable security definer set search_path = '' as $$
  with words as (
    select trim(both '-' from regexp_replace(lower(free_vendor_slug.name), '[^a-z0-9]+', '-', 'g')) as slug
  ), base as (
    select case when length(w.slug) >= 3 then left(w.slug, 60) else 'vendor' end as slug from words as w
  ), candidates as (
    select n, b.slug || case n when 1 then '' else '-' || n end as slug from base as b, generate_series(1, 1000) as n
  )
  select c.slug from candidates as c
  where not exists (select from public.vendors as v where v.slug = c.slug) order by c.n limit 1
$$;

comment on function private.free_vendor_slug is
  'A slug from a name, with a number where it is taken; a name without Latin letters becomes "vendor".';

revoke execute on function private.free_vendor_slug(text) from public;

-- Phone numbers -------------------------------------------------------------------------------------------------------
create function private.account_of_phone(phone text) returns uuid
language sql stable security definer set search_path = '' as $$
  select u.id from auth.users as u
  where u.phone = ltrim(private.read_phone(account_of_phone.phone), '+') and u.deleted_at is null
    and not exists (select from private.closed_accounts as c where c.user_id = u.id)
$$;

comment on function private.account_of_phone is
  'The open account of an Indian number, however it is written; null where there is none.';

revoke execute on function private.account_of_phone(text) from public;

create function private.make_vendor(owner uuid, kind public.vendor_kind, name text, address text, area text,
  lat double precision, lng double precision, commission_bp integer, granted_by uuid) returns public.vendors
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  made public.vendors;
begin
  perform private.take_turns('add_vendor', '');
  begin
    insert into public.vendors (owner_id, slug, name, kind, region_id, address, area, lat, lng, commission_bp, status)
    values (make_vendor.owner, private.free_vendor_slug(make_vendor.name), trim(make_vendor.name), make_vendor.kind,
      private.region_at(make_vendor.lat, make_vendor.lng), trim(make_vendor.address),
      coalesce(trim(make_vendor.area), ''), make_vendor.lat, make_vendor.lng, make_vendor.commission_bp, 'active')
    returning * into made;
  exception when check_violation or not_null_violation then
    perform private.refuse(400, 'vendor_invalid', 'Something about this vendor is not right.');
  end;
  case made.kind
    when 'food' then insert into public.restaurants (vendor_id) values (made.id);
    when 'grocery' then insert into public.grocery_stores (vendor_id) values (made.id);
    when 'shopping' then insert into public.shops (vendor_id) values (made.id);
    else null;
  end case;
  insert into public.vendor_staff (vendor_id, user_id, position) values (made.id, make_vendor.owner, 'owner');
  insert into public.user_roles (user_id, role, granted_by) values (make_vendor.owner, 'vendor', make_vendor.granted_by)
  on conflict do nothing;
  return made;
end
$$;

comment on function private.make_vendor is
  'Makes a vendor with its owner and the first rights; it is closed until its people enter hours and items. Refuses '
  'vendor_invalid.';

create function public.add_vendor(vendor jsonb, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  given jsonb := add_vendor.vendor;
  owner uuid;
  made public.vendors;
  region public.regions;
  answer jsonb;
begin
  perform private.bound(given, 4000);
  answer := private.claim_idempotency(caller, add_vendor.idempotency_key, 'add_vendor');
  if answer is not null then return answer; end if;
  owner := private.account_of_phone(given ->> 'owner_phone');
  if owner is null then
    perform private.refuse(404, 'vendor_owner_unknown',
      'Nobody has signed in with this number yet. Ask the owner to sign in once.');
  end if;
  perform private.take_turns('add_vendor', '');
  begin
    made.kind := given ->> 'kind';
    made.lat := (given ->> 'lat')::double precision;
    made.lng := (given ->> 'lng')::double precision;
    made.commission_bp := (given ->> 'commission_bp')::integer;
  exception when others then
    perform private.refuse(400, 'vendor_invalid', 'Something about this vendor is not right.');
  end;
  select r.* into region from public.regions as r where r.id = private.region_at(made.lat, made.lng);
  if region.id is null then
    perform private.refuse(400, 'vendor_outside', 'This place is in no region that we serve.');
  end if;
  if coalesce(made.kind::text not in ('food', 'grocery', 'shopping'), true)
    or not private.are_texts(given, 'name', 'address', 'area') then
    perform private.refuse(400, 'vendor_invalid', 'Something about this vendor is not right.');
  end if;
  made := private.make_vendor(owner, made.kind, given ->> 'name', given ->> 'address', given ->> 'area', made.lat,
    made.lng, made.commission_bp, caller);
  perform private.audit('add_vendor', 'vendor', made.id::text, null, to_jsonb(made) - 'search');
  answer := jsonb_build_object('id', made.id, 'slug', made.slug, 'name', made.name, 'region_name', region.name);
  perform private.keep_result(caller, add_vendor.idempotency_key, answer);
  return answer;
end
$$;

comment on function public.add_vendor is
  'Adds a vendor with its owner, who has signed in once: {name, kind (food, grocery, shopping), owner_phone, address, '
  'area?, lat, lng, commission_bp}. The region is the one of the place. It is closed until its people enter hours and '
  'items. Administrators only, in the audit log. Refuses vendor_owner_unknown, vendor_outside, vendor_invalid. '
  'Answers {id, slug, name, region_name}.';

create function public.admin_vendors(limit_count integer default 50, search text default null)
returns table (id uuid, slug text, name text, kind public.vendor_kind, region_name text, area text, owner_name text,
  items bigint, has_hours boolean,
  created_at timestamptz, status text, measures jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.like_pattern(admin_vendors.search);
begin
  perform private.require_role('admin');
  return query
    select v.id, v.slug, v.name, v.kind, r.name, v.area, private.name_of(v.owner_id),
      (select count(*) from public.catalog_items as i where i.vendor_id = v.id),
      exists (select from public.vendor_hours as h where h.vendor_id = v.id), v.created_at, v.status,
      private.open_measures(v.id)
    from public.vendors as v join public.regions as r on r.id = v.region_id
    where words is null or lower(v.name) like words or lower(v.area) like words
    order by exists (select from private.measures as m where m.provider_id = v.id and m.ended_at is null) desc,
      v.created_at desc, v.id
      limit least(greatest(coalesce(admin_vendors.limit_count, 50), 1), 100);
end
$$;

comment on function public.admin_vendors is
  'The vendors against which a measure is open and those added last, or those whose name or area holds the search: '
  'with what they still need (items, hours), status and measures (private.measure_story). Administrators only.';

revoke execute on function public.add_vendor(jsonb, text) from public, anon;
grant execute on function public.add_vendor(jsonb, text) to authenticated;

-- Couriers, whose documents the operator has looked at.
create function private.add_courier(phone text, name text, vehicle_kind text, region_slug text) returns uuid
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  who uuid := private.account_of_phone(add_courier.phone);
begin
  if who is null then raise exception 'Nobody has signed in with % yet', add_courier.phone; end if;
  insert into public.couriers as c (user_id, name, phone, vehicle_kind, verified, region_id)
  select who, add_courier.name, '+' || u.phone, add_courier.vehicle_kind, true, r.id
  from public.regions as r, auth.users as u where r.slug = add_courier.region_slug and u.id = who
  on conflict (user_id) do update set name = excluded.name, phone = excluded.phone, verified = true,
    vehicle_kind = excluded.vehicle_kind, region_id = excluded.region_id;
  if not found then raise exception 'There is no region %', add_courier.region_slug; end if;
  insert into public.user_roles (user_id, role) values (who, 'delivery') on conflict do nothing;
  perform private.audit('add_courier', 'user', who::text, null,
    jsonb_build_object('region', add_courier.region_slug, 'vehicle_kind', add_courier.vehicle_kind));
  return who;
end
$$;

comment on function private.add_courier is
  'Makes a courier of somebody who has signed in once; for the operator, after looking at the documents '
  '(docs/operations/deploy.md).';

revoke execute on function private.add_courier(text, text, text, text) from public;

-- A price has a bound by the trade of its vendor, as rows: ₹1,00,000 was too low for jewellery and laptops, and no slip
-- of a finger for a dosa (docs/decisions/0074). An order has a most, so that every sum stays within an integer of
-- paise, and so has cash: the law forbids to take ₹2,00,000 or more of one person in a day (Income-tax Act, section
-- 269ST).

create table private.price_bounds (
  kind public.vendor_kind primary key,
  least_paise integer not null default 100 constraint price_bound_least check (least_paise >= 100),
  most_paise integer not null constraint price_bound_most check (most_paise between least_paise and 200000000)
);

comment on table private.price_bounds is
  'The lowest and the highest price and MRP of an item by the trade of its vendor, in paise.';

insert into private.price_bounds (kind, most_paise)
select k, case k when 'food' then 2500000 when 'grocery' then 5000000 when 'shopping' then 200000000 else 10000000 end
from unnest(enum_range(null::public.vendor_kind)) as k;

create function private.price_fits(kind public.vendor_kind, paise numeric) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select price_fits.paise between b.least_paise and b.most_paise from private.price_bounds as b
    where b.kind = price_fits.kind), false)
$$;

comment on function private.price_fits is 'Whether a price or an MRP is one that a vendor of this trade may ask.';

create function private.keep_price_bounds() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  trade public.vendor_kind := (select v.kind from public.vendors as v where v.id = new.vendor_id);
begin
  if not private.price_fits(trade, new.price_paise) or (new.mrp_paise is not null
    and not private.price_fits(trade, new.mrp_paise)) then
    raise check_violation using constraint = 'item_price_range',
      message = 'This price is outside of what the trade allows.';
  end if;
  return new;
end
$$;

comment on function private.keep_price_bounds is
  'Holds every price that is written within the bounds of the vendor''s trade, whichever way it comes.';

create trigger items_keep_price_bounds before insert or update of price_paise, mrp_paise on public.catalog_items
  for each row execute function private.keep_price_bounds();

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('order_maximum_paise', 'integer', 'paise', '200000000', 100000, 1000000000, 'orders',
    'The most that the items of one order may cost.', true),
  ('cash_maximum_paise', 'integer', 'paise', '5000000', 0, 19999900, 'orders',
   'The most that a checkout may cost in cash; the law forbids ₹2,00,000 or more of one person in a day.', true);

create function private.cash_of_today(caller uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  -- One look at the parts of each of a few orders: joined, they would be read from everybody's.
  return (
    select coalesce(sum((select sum(p.amount_paise) from public.payments as p
        join private.payment_methods as m on m.method = p.method and m.collected = 'handover'
        where p.order_id = o.id)), 0)::bigint
    from public.enhanced_orders as o
    where o.user_id = caller and o.status <> 'cancelled'
      and o.created_at >= (now() at time zone 'Asia/Kolkata')::date::timestamp at time zone 'Asia/Kolkata');
end
$$;

comment on function private.cash_of_today is
  'What a customer has ordered for cash since midnight of Indian time, in paise.';

-- An average of few ratings says more about those people than about the vendor or item: it is told from five on
-- (docs/requirements-open).

create function private.fewest_ratings() returns integer language sql immutable set search_path = '' as $$
  select 5
$$;

comment on function private.fewest_ratings is
  'From how many ratings on an average is told (packages/domain/src/reviews/told-rating.ts, Spec §9 Structured data).';

revoke execute on function private.fewest_ratings() from public;

-- Lists of vendors: a rating that ranks, the offer of each vendor, and the cuisines around with pictures of them.

create function private.ranked_rating(rating numeric, ratings_count integer) returns numeric
language sql immutable parallel safe set search_path = '' as $$
  select coalesce((ranked_rating.rating * ranked_rating.ratings_count + 5 * 3.5) / (ranked_rating.ratings_count + 5),
    3.5)
$$;

comment on function private.ranked_rating is
  'What an average counts in an order: every vendor begins with five ratings of 3.5, so that a 5.0 of two people ranks '
    'below a 4.5 of two '
  'hundred. What is shown is the average itself, from fewest_ratings() on.';

revoke execute on function private.ranked_rating(numeric, integer) from public, anon;

create index vendors_ranked_idx on public.vendors (private.ranked_rating(rating, ratings_count) desc,
  id) where status = 'active';

create function private.offer_on_card(vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object('code', k.code, 'kind', k.kind, 'value', k.value, 'cap_paise', k.cap_paise,
      'minimum_paise', k.minimum_paise)
    from public.coupons as k
    where k.vendor_id = offer_on_card.vendor_id and k.valid_from <= now() and k.valid_to > now()
      and (not k.first_order_only or private.may_still_be_first())
      and (k.total_limit is null or k.total_limit > (
        select count(*) from public.coupon_redemptions as r where r.code = k.code and r.released_at is null))
    order by k.minimum_paise, k.code limit 1);
end
$$;

comment on function private.offer_on_card is
  'The first of offers_of_vendor, for the vendor''s card in a list: {code, kind, value, cap_paise, minimum_paise}; '
    'null where none runs.';

revoke execute on function private.offer_on_card(uuid) from public, anon;
revoke execute on function
  public.vendors_near(public.vendor_kind, double precision, double precision, text, boolean, boolean, text, integer,
    jsonb, text) from public, anon;
grant execute on function
  public.vendors_near(public.vendor_kind, double precision, double precision, text, boolean, boolean, text, integer,
    jsonb, text)
  to anon, authenticated;

create function public.cuisines_near(lat double precision, lng double precision, language text default null)
returns table (cuisine text, name text, pictures text[], vendors integer, open_vendors integer, veg_vendors integer,
  open_veg_vendors integer)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  -- refuses: place_invalid
  with offered as materialized (
    select one.cuisine, a.vendor_id, a.metres, a.open_now, f.pure_veg
    from private.vendors_around(cuisines_near.lat, cuisines_near.lng) as a
    join public.restaurants as f on f.vendor_id = a.vendor_id
    cross join lateral unnest(f.cuisines) as one (cuisine)
    where a.delivers
  ),
  counted as (
    select o.cuisine, count(*)::integer as vendors, count(*) filter (where o.open_now)::integer as open_vendors,
      count(*) filter (where o.pure_veg)::integer as veg_vendors, count(*)
        filter (where o.open_now and o.pure_veg)::integer as open_veg_vendors
    from offered as o group by o.cuisine order by count(*) desc, o.cuisine limit 12
  )
  select c.cuisine, coalesce(w.text, c.cuisine), array(
      select best.picture from (
        select i.picture, min(case when i.search like '%' || lower(c.cuisine) || '%' then 0 else 2 end + case
          when i.is_bestseller then 0 else 1 end) as place
        from (select o.vendor_id from offered as o where o.cuisine = c.cuisine order by o.metres, o.vendor_id
          limit 8) as near
        join public.catalog_items as i on i.vendor_id = near.vendor_id
        where i.picture is not null and i.is_available
        group by i.picture
      ) as best order by best.place, best.picture limit 6),
    c.vendors, c.open_vendors, c.veg_vendors, c.open_veg_vendors
  from counted as c
  left join public.dictionary as w on w.kind = 'cuisine' and w.source = lower(c.cuisine)
    and w.language = cuisines_near.language
  order by c.vendors desc, c.cuisine;
end
$$;

comment on function public.cuisines_near is
  'The cuisines of the restaurants that deliver to a place, the most offered first: as vendors write them and in the '
    'reader''s language, how '
  'many restaurants have them, how many of those are open or purely vegetarian, and pictures of dishes, those called '
    'so first.';

revoke execute on function public.cuisines_near(double precision, double precision, text) from public, anon;
grant execute on function public.cuisines_near(double precision, double precision, text) to anon, authenticated;

comment on type public.vendor_kind is
  'What a vendor was first listed as. Closed: nothing is added, what a vendor sells by is a row of vendor_trades.';

-- A vendor sells by one trade or several, and has a place if one of them needs one: a salon that also sells shampoo, a
-- tutor who comes to the house.

create function private.keep_first_trade() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.vendor_trades (vendor_id, trade)
  select new.id, t.trade from private.trades as t where t.trade = new.kind::text on conflict do nothing;
  return null;
end
$$;

comment on function private.keep_first_trade is 'A vendor that is listed as a trade sells by it.';

create trigger vendors_have_a_first_trade after insert or update of kind on public.vendors
  for each row execute function private.keep_first_trade();

create function private.keep_subscription_trade() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.vendor_trades (vendor_id, trade) values (new.vendor_id, 'subscription') on conflict do nothing;
  return null;
end
$$;

comment on function private.keep_subscription_trade is 'A vendor with terms for subscriptions sells by them.';
comment on column public.vendors.address is
  'Where the vendor is, with lat, lng and how far it delivers; all four are null where no trade of it needs a place.';

create function private.needs_place(vendor_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select bool_or(t.needs_place) from public.vendor_trades as s
    join private.trades as t on t.trade = s.trade where s.vendor_id = needs_place.vendor_id), true)
$$;

comment on function private.needs_place is
  'Whether a vendor must have a place: one of its trades needs it, or it has none.';

create function private.require_place() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  about uuid := coalesce((to_jsonb(new) ->> 'vendor_id')::uuid, (to_jsonb(new) ->> 'id')::uuid);
begin
  -- When the transaction ends: a vendor and its trades are written one after the other.
  if exists (select from public.vendors as v where v.id = about and v.lat is null) and private.needs_place(about) then
    raise exception using errcode = 'check_violation', message = 'A vendor of this trade needs an address.',
      constraint = 'vendor_needs_place';
  end if;
  return null;
end
$$;

comment on function private.require_place is 'Refuses a vendor without a place whose trades need one.';

create constraint trigger vendors_have_their_place after insert or update of lat on public.vendors
  deferrable initially deferred for each row when (new.lat is null) execute function private.require_place();

-- Coupons that the platform pays for ----------------------------------------------------------------------------------
insert into public.app_settings (setting_key, value_type, setting_value, category, description, is_public)
select 'starting_coupons_enabled', 'boolean', to_jsonb(exists (select from public.vendors)), 'orders',
  'Whether WELCOME50 (₹50 off the first order) and FREEDEL (free delivery above ₹249) can be used. '
  'The platform pays for them.', false;

-- Businesses that want to sell ----------------------------------------------------------------------------------------
create table public.business_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  business text not null constraint request_business_length check (length(trim(business)) between 2 and 80),
  trade public.vendor_kind not null,
  town text not null constraint request_town_length check (length(trim(town)) between 2 and 60),
  phone text not null constraint request_phone_form check (phone ~ '^\+91[6-9][0-9]{9}$'),
  note text not null default '' constraint request_note_length check (length(note) <= 500),
  state text not null default 'new' constraint request_state_known
    check (state in ('new', 'contacted', 'added', 'declined')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid
);

create trigger texts_are_plain before insert or update of business, town, note on public.business_requests
  for each row execute function private.keep_plain('business', 'town', 'note');

create unique index business_requests_open_idx on public.business_requests (user_id)
  where state in ('new', 'contacted');
create index business_requests_user_idx on public.business_requests (user_id);
create index business_requests_state_idx on public.business_requests (state, created_at desc);

comment on table public.business_requests is 'Businesses whose people want to sell on the platform, until the '
  'administration has called them; one open request of an account.';

alter table public.business_requests enable row level security;

create policy "people read their own requests" on public.business_requests for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.business_requests from anon, authenticated;
grant select (id, user_id, business, trade, town, phone, note, state, created_at) on public.business_requests
  to authenticated;

create function public.request_business(business text, trade public.vendor_kind, town text, phone text,
  note text default '') returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  made uuid;
begin
  perform private.bound(request_business.note, 3000), private.bound(request_business.business, 1000),
    private.bound(request_business.town, 1000);
  perform private.hold_account(caller);
  select b.id into made from public.business_requests as b where b.user_id = caller and b.state in ('new', 'contacted');
  if found then return made; end if;
  if (select count(*) from public.business_requests as b where b.user_id = caller
    and b.created_at > now() - interval '1 day') >= 3 then
    perform private.refuse(429, 'too_many_requests_to_sell',
      'Three requests a day are the most. Please try again tomorrow.');
  end if;
  begin
    insert into public.business_requests (user_id, business, trade, town, phone, note)
    values (caller, trim(request_business.business), request_business.trade, trim(request_business.town),
      private.read_phone(request_business.phone), trim(coalesce(request_business.note, '')))
    returning id into made;
  exception when check_violation or not_null_violation then
    perform private.refuse(400, 'request_to_sell_invalid',
      'Please enter the business, its trade and town, and an Indian mobile number.');
  end;
  return made;
end
$$;

comment on function public.request_business is
  'Asks the administration to sell on the platform: business, trade, town, an Indian mobile number and a note. A '
    'second request while one is open is that '
  'one; three a day. Answers its id. Refuses request_to_sell_invalid, too_many_requests_to_sell.';

create function public.admin_business_requests(states text[] default null)
returns table (id uuid, person text, business text, trade public.vendor_kind, town text, phone text, note text,
  state text, created_at timestamptz,
  decided_at timestamptz, decided_by text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  if cardinality(admin_business_requests.states) > 4 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  return query
    select b.id, private.name_of(b.user_id), b.business, b.trade, b.town, b.phone, b.note, b.state, b.created_at,
      b.decided_at, private.name_of(b.decided_by)
    from public.business_requests as b where admin_business_requests.states is null
      or b.state = any (admin_business_requests.states)
    order by b.created_at desc, b.id limit 200;
end
$$;

comment on function public.admin_business_requests is
  'Businesses that want to sell, newest first, in some states. Administrators only.';

revoke execute on function public.admin_people(text), public.revoke_role(uuid, public.app_role, text),
  public.admin_audit(text, text, text, bigint, integer),
  public.audit_actions(), public.admin_wishes(), public.request_business(text, public.vendor_kind, text, text, text),
  public.admin_business_requests(text[]), public.decide_business_request(uuid, text) from public, anon;
grant execute on function public.admin_people(text), public.revoke_role(uuid, public.app_role, text),
  public.admin_audit(text, text, text, bigint, integer),
  public.audit_actions(), public.admin_wishes(), public.request_business(text, public.vendor_kind, text, text, text),
  public.admin_business_requests(text[]), public.decide_business_request(uuid, text) to authenticated;

-- The policies of the tables say whose rows.
grant insert (description_translations), update (description_translations) on public.catalog_items to authenticated;
grant insert (name_translations), update (name_translations) on public.item_option_groups to authenticated;
grant insert (name_translations), update (name_translations) on public.item_options to authenticated;
