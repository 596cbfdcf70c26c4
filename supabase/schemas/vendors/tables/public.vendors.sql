create table public.vendors (
  id uuid not null default gen_random_uuid(),
  owner_id uuid,
  slug text not null,
  name text not null,
  kind public.vendor_kind not null,
  tagline text,
  region_id uuid not null,
  address text,
  area text not null default ''::text,
  lat double precision,
  lng double precision,
  phone text,
  picture text,
  delivery_radius_m integer default 6000,
  prep_minutes integer not null default 20,
  min_order_paise integer not null default 0,
  packaging_paise integer not null default 0,
  commission_bp integer not null default 1800,
  accepting_orders boolean not null default true,
  paused_until timestamp with time zone,
  rating numeric(2,1),
  ratings_count integer not null default 0,
  stars_sum bigint not null default 0,
  status text not null default 'draft'::text,
  keywords text not null default ''::text,
  facets text[] not null default '{}'::text[],
  search text generated always as (private.search_words(VARIADIC ARRAY[name, keywords])) stored,
  created_at timestamp with time zone not null default now(),
  drawing text,
  prices_include_tax boolean not null,
  constraint vendor_address_length check (((length(address) >= 5) AND (length(address) <= 200))),
  constraint vendor_area_length check ((length(area) <= 60)),
  constraint vendor_commission_range check (((commission_bp >= 0) AND (commission_bp <= 4000))),
  constraint vendor_drawing_length check ((length(drawing) <= 300)),
  constraint vendor_lat_range
    check (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  constraint vendor_lng_range
    check (((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision))),
  constraint vendor_minimum_range check (((min_order_paise >= 0) AND (min_order_paise <= 1000000))),
  constraint vendor_name_length
    check (((length(TRIM(BOTH FROM name)) >= 2) AND (length(TRIM(BOTH FROM name)) <= 80))),
  constraint vendor_packaging_range check (((packaging_paise >= 0) AND (packaging_paise <= 20000))),
  constraint vendor_phone_form check ((phone ~ '^\+91[0-9]{10}$'::text)),
  constraint vendor_picture_length check ((length(picture) <= 300)),
  constraint vendor_place_whole check ((num_nulls(address, lat, lng, delivery_radius_m) = ANY (ARRAY[0, 4]))),
  constraint vendor_prep_range check (((prep_minutes >= 1) AND (prep_minutes <= 120))),
  constraint vendor_radius_range check (((delivery_radius_m >= 500) AND (delivery_radius_m <= 15000))),
  constraint vendor_rating_range check (((rating >= (1)::numeric) AND (rating <= (5)::numeric))),
  constraint vendor_slug_form check ((slug ~ '^[a-z0-9][a-z0-9-]{2,80}$'::text)),
  constraint vendor_status
    check ((status = ANY (ARRAY['draft'::text, 'active'::text, 'suspended'::text, 'terminated'::text]))),
  constraint vendor_tagline_length check ((length(tagline) <= 140)),
  constraint vendors_owner_id_fkey foreign key (owner_id) references auth.users(id) on delete set null,
  constraint vendors_pkey primary key (id),
  constraint vendors_region_id_fkey foreign key (region_id) references public.regions(id),
  constraint vendors_slug_key unique (slug),
  constraint vendor_goods_include_tax
    check
    ((prices_include_tax OR (kind <> ALL (ARRAY['grocery'::public.vendor_kind,
    'shopping'::public.vendor_kind]))))
);

alter table public.vendors
  enable row level security;

create index vendors_owner_idx on public.vendors using btree (owner_id);

create index vendors_place_idx on public.vendors using gist (extensions.ll_to_earth(lat, lng))
  where (status = 'active'::text);

create index vendors_popular_idx on public.vendors using btree (ratings_count desc, id)
  where (status = 'active'::text);

create index vendors_region_idx on public.vendors using btree (region_id);

create trigger a_suspended_vendor_stays_closed
  before update of accepting_orders on public.vendors
  for each row
  when
    (((new.status = ANY (ARRAY['suspended'::text, 'terminated'::text])) AND (old.status = new.status) AND
    new.accepting_orders AND (NOT old.accepting_orders)))
  execute function private.keep_suspended_closed();

create trigger cards_follow_vendors
  after update of status, rating, ratings_count, kind on public.vendors
  for each row
  when
    (((new.kind = 'shopping'::public.vendor_kind) AND ((((old.status IS DISTINCT FROM new.status) OR
    (old.rating IS DISTINCT FROM new.rating)) OR
    ((old.ratings_count >= private.fewest_ratings()) IS DISTINCT FROM (new.ratings_count >=
    private.fewest_ratings()))) OR (old.kind IS DISTINCT FROM new.kind))))
  execute function private.card_is_stale();

create trigger changed_vendors_are_found
  after update of name, keywords, area, lat, lng, facets on public.vendors
  for each row
  when
    (((((((old.name IS DISTINCT FROM new.name) OR (old.keywords IS DISTINCT FROM new.keywords)) OR (old.area
    IS DISTINCT FROM new.area)) OR (old.lat IS DISTINCT FROM new.lat)) OR (old.lng IS DISTINCT FROM new.lng))
    OR (old.facets IS DISTINCT FROM new.facets)))
  execute function private.index_changed_vendor();

create trigger delivery_terms_need_the_right
  after update of min_order_paise, packaging_paise, delivery_radius_m on public.vendors
  for each row
  when
    ((((old.min_order_paise IS DISTINCT FROM new.min_order_paise) OR (old.packaging_paise IS DISTINCT FROM
    new.packaging_paise)) OR (old.delivery_radius_m IS DISTINCT FROM new.delivery_radius_m)))
  execute function private.guard_delivery_terms();

create trigger expired_papers_keep_closed
  before update of accepting_orders on public.vendors
  for each row
  when ((new.accepting_orders AND (NOT old.accepting_orders)))
  execute function private.keep_stopped('id');

create trigger new_vendors_are_found
  after insert on public.vendors referencing NEW table as new_rows
  for each STATEMENT
  execute function private.index_new_vendors();

create trigger texts_are_plain
  before insert or update of name, tagline, address, area, keywords on public.vendors
  for each row
  execute function private.keep_plain('name', 'tagline', 'address', 'area', 'keywords');

create trigger vendors_have_a_first_trade
  after insert or update of kind on public.vendors
  for each row
  execute function private.keep_first_trade();

create constraint TRIGGER vendors_have_their_place
  after insert or update of lat on public.vendors deferrable initially deferred
  for each row
  when ((new.lat IS NULL))
  execute function private.require_place();

create trigger vendors_keep_to_mrps
  after update of prices_include_tax on public.vendors
  for each row
  when ((old.prices_include_tax AND (NOT new.prices_include_tax)))
  execute function private.check_mrps();

create trigger vendors_price_as_their_category
  before insert on public.vendors
  for each row
  execute function private.set_prices_include_tax();

create trigger vendors_price_as_their_new_category
  before update of kind on public.vendors
  for each row
  when ((new.kind <> old.kind))
  execute function private.set_prices_include_tax();

create policy "a vendor's people change its public card" on "public"."vendors"
  for update
  to "authenticated"
  using (private.may(id, 'catalogue'::text))
  with check (private.may(id, 'catalogue'::text));

create policy "everyone reads active vendors, their people drafts too" on public.vendors
  for select
  to anon, authenticated
  using (((status = 'active'::text) or private.works_for(id) or ( select private.is_admin() as is_admin)));

comment on column public.vendors.address is 'Where the vendor is, with lat, lng and how far it delivers; all four are null where no trade of it needs a place.';

comment on column public.vendors.drawing is 'The platform''s picture of the vendor, which is shown again when its own photo is removed.';

comment on column public.vendors.facets is 'What lists of vendors are filtered by. Written by its trade, e.g. pure_veg: a list reads many vendors to show a few, and no other table.';

comment on column public.vendors.keywords is 'What a vendor is found by beside its name. Written by its trade, e.g. the cuisines of a restaurant.';

comment on column public.vendors.prices_include_tax is 'Whether the prices of this vendor''s items and its packaging include GST; by its category unless it is said. Fees of the platform always do.';

comment on table public.vendors is 'Businesses that sell on the platform, with what every trade knows of them. owner_id, phone and commission_bp are not for API roles.';

grant select (
  accepting_orders, address, area, created_at, delivery_radius_m, id, kind, lat, lng, min_order_paise, name,
  packaging_paise, paused_until, picture, prep_minutes, prices_include_tax, ratings_count, rating, region_id,
  slug, status, tagline
) on table public.vendors to anon;

grant select (
  accepting_orders, address, area, created_at, id, kind, lat, lng, name, paused_until, prices_include_tax,
  ratings_count, rating, region_id, slug, status
) on table public.vendors to authenticated;

grant select (
  delivery_radius_m), UPDATE (delivery_radius_m
) on table public.vendors to authenticated;

grant select (
  min_order_paise), UPDATE (min_order_paise
) on table public.vendors to authenticated;

grant select (
  packaging_paise), UPDATE (packaging_paise
) on table public.vendors to authenticated;

grant select (
  picture), UPDATE (picture
) on table public.vendors to authenticated;

grant select (
  prep_minutes), UPDATE (prep_minutes
) on table public.vendors to authenticated;

grant select (
  tagline), UPDATE (tagline
) on table public.vendors to authenticated;

create index vendors_ranked_idx on public.vendors
  using btree (private.ranked_rating(rating, ratings_count) desc, id)
  where (status = 'active'::text);

create index vendors_search_idx on public.vendors using gin (search extensions.gin_trgm_ops);
