-- Vendors and their catalogue.

create type public.vendor_kind as enum ('food', 'grocery', 'shopping', 'beauty', 'home_service', 'health', 'education',
  'pets', 'property', 'financial', 'digital', 'transport');

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  parent_id uuid references public.categories (id),
  slug text not null unique constraint category_slug_form check (slug ~ '^[a-z][a-z0-9-]{1,60}$'),
  name text not null constraint category_name_length check (length(name) between 2 and 60),
  kind public.vendor_kind not null,
  position integer not null default 0,
  picture text
);
create index categories_parent_idx on public.categories (parent_id);
comment on table public.categories is 'The tree of categories (Spec §1 Categories).';
alter table public.categories enable row level security;
create policy "everyone reads categories" on public.categories for select to anon, authenticated using (true);
revoke all on public.categories from anon, authenticated;
grant select on public.categories to anon, authenticated;
insert into public.categories (slug, name, kind, position) values
  ('food-delivery', 'Food delivery', 'food', 1), ('vegetables', 'Vegetables', 'grocery', 2),
  ('milk-and-dairy', 'Milk and dairy', 'grocery', 3), ('grocery', 'Grocery', 'grocery', 4),
  ('rides', 'Ride and taxi', 'transport', 5), ('doctors-and-hospitals', 'Doctor and hospital', 'health', 6),
  ('cleaning', 'Cleaning', 'home_service', 7), ('parcels', 'Delivery and parcel', 'transport', 8),
  ('shopping', 'Shopping', 'shopping', 9), ('house-rental', 'House rental', 'property', 10),
  ('real-estate', 'Real estate', 'property', 11), ('institutions', 'Institution', 'education', 12),
  ('beauty-and-wellness', 'Beauty and wellness', 'beauty', 13), ('pet-services', 'Pet services', 'pets', 14),
  ('financial-services', 'Financial services', 'financial', 15), ('tech-support', 'Tech support', 'digital', 16),
  ('mobile-recharge', 'Mobile recharge', 'digital', 17), ('bill-payments', 'Bill payments', 'digital', 18),
  ('online-learning', 'Online learning', 'digital', 19), ('entertainment', 'Entertainment', 'digital', 20);

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
  address text not null constraint vendor_address_length check (length(address) between 5 and 200),
  area text not null default '' constraint vendor_area_length check (length(area) <= 60),
  lat double precision not null constraint vendor_lat_range check (lat between -90 and 90),
  lng double precision not null constraint vendor_lng_range check (lng between -180 and 180),
  phone text constraint vendor_phone_form check (phone ~ '^\+91[0-9]{10}$'),
  picture text constraint vendor_picture_length check (length(picture) <= 300),
  delivery_radius_m integer not null default 6000 constraint vendor_radius_range check (delivery_radius_m between 500 and 15000),
  prep_minutes integer not null default 20 constraint vendor_prep_range check (prep_minutes between 1 and 120),
  min_order_paise integer not null default 0 constraint vendor_minimum_range check (min_order_paise between 0 and 1000000),
  packaging_paise integer not null default 0 constraint vendor_packaging_range check (packaging_paise between 0 and 20000),
  commission_bp integer not null default 1800 constraint vendor_commission_range check (commission_bp between 0 and 4000),
  accepting_orders boolean not null default true,
  paused_until timestamptz,
  rating numeric(2, 1) constraint vendor_rating_range check (rating between 1 and 5),
  ratings_count integer not null default 0,
  stars_sum bigint not null default 0,
  status text not null default 'draft' constraint vendor_status check (status in ('draft', 'active', 'suspended')),
  keywords text not null default '',
  facets text[] not null default '{}',
  search text generated always as (private.search_words(name, keywords)) stored,
  created_at timestamptz not null default now()
);
comment on table public.vendors is
  'Businesses that sell on the platform, with what every trade knows of them. owner_id, phone and commission_bp are not for API roles.';
comment on column public.vendors.keywords is
  'What a vendor is found by beside its name. Written by its trade, e.g. the cuisines of a restaurant.';
comment on column public.vendors.facets is
  'What lists of vendors are filtered by. Written by its trade, e.g. pure_veg: a list reads many vendors to show a few, and no other table.';
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
alter table public.vendor_staff enable row level security;

create function private.works_for(vendor_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_role('vendor') and exists (
    select from public.vendor_staff as s where s.vendor_id = works_for.vendor_id and s.user_id = (select auth.uid()))
$$;
comment on function private.works_for is 'Whether the caller works for a vendor and still holds the vendor role.';
grant execute on function private.works_for(uuid) to anon, authenticated;

create function private.is_staff_of(vendor_id uuid, user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return exists (select from public.vendor_staff as s where s.vendor_id = is_staff_of.vendor_id and s.user_id = is_staff_of.user_id)
    or exists (select from public.vendors as v where v.id = is_staff_of.vendor_id and v.owner_id = is_staff_of.user_id);
end
$$;
comment on function private.is_staff_of is
  'Whether somebody works for a vendor or owns it, whatever their present roles: they neither order there, nor rate it, nor carry for it.';

create function private.end_staff_subscription() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.rename_topic('vendor:' || old.vendor_id);
  perform private.recheck_subscriptions(old.user_id);
  return null;
end
$$;
comment on function private.end_staff_subscription is 'Whoever no longer works for a vendor hears nothing more of its orders.';
create trigger former_staff_hear_nothing after delete on public.vendor_staff
  for each row execute function private.end_staff_subscription();

create policy "everyone reads active vendors, their people drafts too" on public.vendors for select to anon, authenticated
  using (status = 'active' or private.works_for(id) or (select private.is_admin()));
create policy "a vendor's people change its public card" on public.vendors for update to authenticated
  using (private.works_for(id)) with check (private.works_for(id));
revoke all on public.vendors from anon, authenticated;
grant select (id, slug, name, kind, tagline, region_id, address, area, lat, lng, picture, delivery_radius_m,
  prep_minutes, min_order_paise, packaging_paise, accepting_orders, paused_until, rating, ratings_count, status,
  created_at) on public.vendors to anon, authenticated;
grant update (tagline, picture, delivery_radius_m, prep_minutes, min_order_paise, packaging_paise)
  on public.vendors to authenticated;

create policy "everyone reads opening hours" on public.vendor_hours for select to anon, authenticated using (true);
create policy "a vendor's people add hours" on public.vendor_hours for insert to authenticated with check (private.works_for(vendor_id));
create policy "a vendor's people change hours" on public.vendor_hours for update to authenticated
  using (private.works_for(vendor_id)) with check (private.works_for(vendor_id));
create policy "a vendor's people remove hours" on public.vendor_hours for delete to authenticated using (private.works_for(vendor_id));
create policy "everyone reads holidays" on public.vendor_holidays for select to anon, authenticated using (true);
create policy "a vendor's people add holidays" on public.vendor_holidays for insert to authenticated with check (private.works_for(vendor_id));
create policy "a vendor's people remove holidays" on public.vendor_holidays for delete to authenticated using (private.works_for(vendor_id));
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
    from jsonb_each_text(case jsonb_typeof(name_translations) when 'object' then name_translations else '{}' end) as t (language, text)), ''))
$$;
comment on function private.item_search_words is 'What an item is found by: its name, and the names that its vendor gave it in other languages.';
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
  name_translations jsonb not null default '{}' constraint item_translations check (private.are_translations(name_translations, 100)),
  description text not null default '' constraint item_description_length check (length(description) <= 400),
  price_paise integer not null constraint item_price_range check (price_paise between 100 and 10000000),
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
  constraint item_window_whole check ((available_from is null) = (available_to is null)),
  constraint item_picture_in_own_folder
    check (picture = drawing or picture ~ ('^' || vendor_id || '/' || id || '/[a-z0-9-]{1,64}[.](webp|jpg)$'))
);
create index catalog_items_vendor_idx on public.catalog_items (vendor_id, section_position, position);
create index catalog_items_category_idx on public.catalog_items (category_id);
create index catalog_items_search_idx on public.catalog_items using gin (search extensions.gin_trgm_ops);
comment on table public.catalog_items is 'Items for sale. stock null means unlimited; the window is by Indian time.';
comment on column public.catalog_items.name_translations is
  'The vendor''s own translations of the name, {language code: text}; they go before the dictionary. Orders keep the name itself.';
comment on column public.catalog_items.picture is
  'Path in the bucket catalogue: the vendor''s own photo in the item''s folder, <vendor id>/<item id>/, else the drawing.';
comment on column public.catalog_items.drawing is
  'The platform''s picture of such an item, shown while the vendor has no photo of it. Written by the platform only.';
alter table public.catalog_items enable row level security;
create function private.show_drawing_without_photo() returns trigger language plpgsql set search_path = '' as $$
begin
  new.picture := coalesce(new.picture, new.drawing);
  return new;
end
$$;
comment on function private.show_drawing_without_photo is 'When a photo is removed, the item gets the platform''s drawing back, where there is one.';
create trigger items_without_photo_show_their_drawing before insert or update of picture, drawing on public.catalog_items
  for each row execute function private.show_drawing_without_photo();

create table public.item_option_groups (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references public.catalog_items (id) on delete cascade,
  name text not null constraint group_name_length check (length(trim(name)) between 1 and 60),
  min_choices smallint not null default 0,
  max_choices smallint not null default 1,
  position integer not null default 0,
  constraint group_choices_order check (min_choices between 0 and max_choices and max_choices between 1 and 20)
);
create index item_option_groups_item_idx on public.item_option_groups (item_id);
comment on table public.item_option_groups is 'What can be chosen for an item: size, add-ons, and how many of each.';
alter table public.item_option_groups enable row level security;

create table public.item_options (
  id uuid primary key default gen_random_uuid(),
  group_id uuid not null references public.item_option_groups (id) on delete cascade,
  name text not null constraint option_name_length check (length(trim(name)) between 1 and 60),
  price_paise integer not null default 0 constraint option_price_range check (price_paise between 0 and 1000000),
  is_available boolean not null default true,
  position integer not null default 0
);
create index item_options_group_idx on public.item_options (group_id);
comment on table public.item_options is 'One choice and what it adds to the price, in paise.';
alter table public.item_options enable row level security;

create function private.vendor_of_item(item_id uuid) returns uuid language sql stable security definer set search_path = '' as $$
  select i.vendor_id from public.catalog_items as i where i.id = item_id
$$;
create function private.vendor_of_group(group_id uuid) returns uuid language sql stable security definer set search_path = '' as $$
  select i.vendor_id from public.item_option_groups as g join public.catalog_items as i on i.id = g.item_id where g.id = group_id
$$;
create function private.is_on_show(vendor_id uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.vendors as v where v.id = vendor_id and v.status = 'active')
$$;
grant execute on function private.is_on_show(uuid) to anon, authenticated;
grant execute on function private.vendor_of_item(uuid), private.vendor_of_group(uuid) to authenticated;

create policy "everyone reads what active vendors sell" on public.catalog_items for select to anon, authenticated
  using (private.is_on_show(vendor_id) or private.works_for(vendor_id));
create policy "a vendor's people add items" on public.catalog_items for insert to authenticated with check (private.works_for(vendor_id));
create policy "a vendor's people change items" on public.catalog_items for update to authenticated
  using (private.works_for(vendor_id)) with check (private.works_for(vendor_id));
create policy "a vendor's people remove items" on public.catalog_items for delete to authenticated using (private.works_for(vendor_id));
create policy "everyone reads option groups" on public.item_option_groups for select to anon, authenticated using (true);
create policy "a vendor's people add groups" on public.item_option_groups for insert to authenticated
  with check (private.works_for(private.vendor_of_item(item_id)));
create policy "a vendor's people change groups" on public.item_option_groups for update to authenticated
  using (private.works_for(private.vendor_of_item(item_id))) with check (private.works_for(private.vendor_of_item(item_id)));
create policy "a vendor's people remove groups" on public.item_option_groups for delete to authenticated
  using (private.works_for(private.vendor_of_item(item_id)));
create policy "everyone reads options" on public.item_options for select to anon, authenticated using (true);
create policy "a vendor's people add options" on public.item_options for insert to authenticated
  with check (private.works_for(private.vendor_of_group(group_id)));
create policy "a vendor's people change options" on public.item_options for update to authenticated
  using (private.works_for(private.vendor_of_group(group_id))) with check (private.works_for(private.vendor_of_group(group_id)));
create policy "a vendor's people remove options" on public.item_options for delete to authenticated
  using (private.works_for(private.vendor_of_group(group_id)));
revoke all on public.catalog_items, public.item_option_groups, public.item_options from anon, authenticated;
grant select on public.catalog_items, public.item_option_groups, public.item_options to anon, authenticated;
grant delete on public.catalog_items, public.item_option_groups, public.item_options to authenticated;
grant insert (vendor_id, category_id, section, section_position, position, name, name_translations, description, price_paise, mrp_paise,
  unit, picture, stock, is_available, available_from, available_to) on public.catalog_items to authenticated;
grant update (category_id, section, section_position, position, name, name_translations, description, price_paise, mrp_paise, unit,
  picture, stock, is_available, sold_out_until, available_from, available_to, is_bestseller) on public.catalog_items to authenticated;
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
create index wishlists_vendor_idx on public.wishlists (vendor_id);
create index wishlists_item_idx on public.wishlists (item_id);
comment on table public.wishlists is 'What a customer saved for later: a vendor or an item.';
alter table public.wishlists enable row level security;
create policy "customers read their wishlist" on public.wishlists for select to authenticated using (user_id = (select auth.uid()));
create policy "customers add to their wishlist" on public.wishlists for insert to authenticated with check (user_id = (select auth.uid()));
create policy "customers remove from their wishlist" on public.wishlists for delete to authenticated using (user_id = (select auth.uid()));
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
comment on function private.vendor_is_open is 'Whether a vendor is open by its opening hours; pauses are checked elsewhere.';

create function private.vendor_next_opening(vendor_id uuid, at timestamptz) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select min(opening) from (
    select (calendar.day::date + h.opens) at time zone 'Asia/Kolkata' as opening
    from generate_series((vendor_next_opening.at at time zone 'Asia/Kolkata')::date,
      (vendor_next_opening.at at time zone 'Asia/Kolkata')::date + 8, interval '1 day') as calendar (day)
    join public.vendor_hours as h on h.vendor_id = vendor_next_opening.vendor_id and h.weekday = extract(dow from calendar.day)
    where not exists (
      select from public.vendor_holidays as x where x.vendor_id = vendor_next_opening.vendor_id and x.day = calendar.day::date)
  ) as openings
  where opening > vendor_next_opening.at
$$;

create function private.takes_orders(v public.vendors, at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select v.status = 'active' and v.accepting_orders and coalesce(v.paused_until <= at, true) and private.vendor_is_open(v.id, at)
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

-- Minutes on the way -----------------------------------------------------------------------------------------------------

create function private.metres_a_minute() returns numeric language plpgsql stable set search_path = '' as $$
begin
  return coalesce(private.setting_int('courier_speed_kmh'), 18) * 1000 / 60.0;
end
$$;

create function private.travel_minutes(distance_m integer) returns integer
language sql stable set search_path = '' as $$
  select ceil(distance_m / private.metres_a_minute())::integer
$$;

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

create function public.set_accepting_orders(vendor_id uuid, accepting boolean, pause_minutes integer default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(set_accepting_orders.vendor_id);
  if accepting is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  if pause_minutes is not null and pause_minutes not between 5 and 720 then
    perform private.refuse(400, 'pause_invalid', 'A pause lasts between 5 minutes and 12 hours.');
  end if;
  update public.vendors as v set
    accepting_orders = case when pause_minutes is null then accepting else v.accepting_orders end,
    paused_until = case when not accepting and pause_minutes is not null then now() + make_interval(mins => pause_minutes) end
  where v.id = set_accepting_orders.vendor_id;
  perform private.publish('vendor:' || set_accepting_orders.vendor_id, 'menu', '{}'::jsonb);
end
$$;
comment on function public.set_accepting_orders is 'Switches a vendor on or off, or pauses it for some minutes.';

create function public.set_item_availability(item_id uuid, available boolean, until timestamptz default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  vendor uuid := private.vendor_of_item(set_item_availability.item_id);
begin
  perform private.require_staff(vendor);
  if available is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  if until <= now() then perform private.refuse(400, 'until_in_the_past', 'This time has already passed.'); end if;
  update public.catalog_items as i set
    is_available = case when available then true when until is null then false else i.is_available end,
    sold_out_until = case when available then null else until end
  where i.id = set_item_availability.item_id;
  perform private.publish('vendor:' || vendor, 'menu', jsonb_build_object('item_id', set_item_availability.item_id));
end
$$;
comment on function public.set_item_availability is 'Takes an item off the menu, for good or until a time, or puts it back.';

create function public.my_vendors()
returns table (id uuid, name text, slug text, kind public.vendor_kind, staff_position text, accepting_orders boolean,
  paused_until timestamptz, is_open boolean, rating numeric, ratings_count integer, region_id uuid, prep_minutes integer, picture text)
language sql stable security definer set search_path = '' as $$
  select v.id, v.name, v.slug, v.kind, s.position, v.accepting_orders, v.paused_until, private.vendor_is_open(v.id, now()),
    v.rating, v.ratings_count, v.region_id, v.prep_minutes, v.picture
  from public.vendor_staff as s join public.vendors as v on v.id = s.vendor_id
  where s.user_id = (select auth.uid()) and private.works_for(v.id)
  order by v.name
$$;
comment on function public.my_vendors is 'The businesses that the caller works for.';

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
  where vendor_of_photo.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[a-z0-9-]{1,64}[.](webp|jpg)$'
    -- Decided row by row in this order: what is no such path is never cast.
    and i.id = case when pg_input_is_valid(split_part(vendor_of_photo.name, '/', 2), 'uuid') then split_part(vendor_of_photo.name, '/', 2)::uuid end
    and i.vendor_id::text = split_part(vendor_of_photo.name, '/', 1)
$$;
comment on function private.vendor_of_photo is
  'The vendor of a file in the bucket catalogue, by its path <vendor id>/<item id>/<name>; null for any other path, and where the item is not that vendor''s.';
create function private.may_store_photo(name text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  folder text := substring(may_store_photo.name from '^(.*/)');
begin
  if not private.works_for(private.vendor_of_photo(may_store_photo.name)) then return false; end if;
  -- One at a time, or many at once would each find room.
  perform pg_advisory_xact_lock(hashtextextended('catalogue:' || folder, 0));
  return (select count(*) from storage.objects as s where s.bucket_id = 'catalogue' and starts_with(s.name, folder)
    and s.name <> may_store_photo.name) < 4;
end
$$;
comment on function private.may_store_photo is
  'Whether the caller may store a photo under this path: of an item of a vendor they work for, and one of four at most. Two are enough to '
  'replace one; without an end the bucket would be anybody''s disk.';
revoke execute on function private.vendor_of_photo(text), private.may_store_photo(text) from public;
grant execute on function private.vendor_of_photo(text), private.may_store_photo(text) to authenticated;
-- Anybody may look at a photo whose address they know; only the vendor's people may list, put, change or take away.
create policy "a vendor's people see the photos of its items" on storage.objects for select to authenticated
  using (bucket_id = 'catalogue' and private.works_for(private.vendor_of_photo(name)));
create policy "a vendor's people put photos of its items" on storage.objects for insert to authenticated
  with check (bucket_id = 'catalogue' and private.may_store_photo(name));
create policy "a vendor's people replace photos of its items" on storage.objects for update to authenticated
  using (bucket_id = 'catalogue' and private.works_for(private.vendor_of_photo(name)))
  with check (bucket_id = 'catalogue' and private.may_store_photo(name));
create policy "a vendor's people remove photos of its items" on storage.objects for delete to authenticated
  using (bucket_id = 'catalogue' and private.works_for(private.vendor_of_photo(name)));
