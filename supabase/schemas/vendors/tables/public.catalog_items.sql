create table public.catalog_items (
  id uuid not null default gen_random_uuid(),
  vendor_id uuid not null,
  category_id uuid,
  section text not null,
  section_position integer not null default 0,
  "position" integer not null default 0,
  name text not null,
  name_translations jsonb not null default '{}'::jsonb,
  description text not null default ''::text,
  price_paise integer not null,
  mrp_paise integer,
  unit text,
  tax_class text not null default 'restaurant'::text,
  picture text,
  drawing text,
  stock integer,
  is_available boolean not null default true,
  sold_out_until timestamp with time zone,
  available_from time without time zone,
  available_to time without time zone,
  is_bestseller boolean not null default false,
  search text generated always as (private.item_search_words(name, name_translations)) stored,
  created_at timestamp with time zone not null default now(),
  description_translations jsonb not null default '{}'::jsonb,
  constraint catalog_items_pkey primary key (id),
  constraint item_description_length check ((length(description) <= 400)),
  constraint item_drawing_length check ((length(drawing) <= 300)),
  constraint item_mrp_not_below_price check ((mrp_paise >= price_paise)),
  constraint item_name_length
    check (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 100))),
  constraint item_picture_in_own_folder
    check
    (((picture = drawing) OR (picture ~ (((('^'::text || vendor_id) || '/'::text) || id) ||
    '/[a-z0-9-]{1,64}[.](webp|jpg)$'::text)))),
  constraint item_picture_length check ((length(picture) <= 300)),
  constraint item_price_range
    check
    ((((price_paise >= 100) AND (price_paise <= 200000000)) AND COALESCE(((mrp_paise >= 100) AND (mrp_paise <=
    200000000)), true))),
  constraint item_section_length
    check (((length(TRIM(BOTH FROM section)) >= 1) AND (length(TRIM(BOTH FROM section)) <= 60))),
  constraint item_stock_not_negative check ((stock >= 0)),
  constraint item_tax_class check ((tax_class ~ '^[a-z][a-z0-9_]{2,30}$'::text)),
  constraint item_unit_length check ((length(unit) <= 30)),
  constraint item_window_whole check (((available_from IS NULL) = (available_to IS NULL))),
  constraint catalog_items_category_id_fkey foreign key (category_id) references public.categories(id),
  constraint catalog_items_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade,
  constraint item_description_translations check (private.are_translations(description_translations, 400)),
  constraint item_translations check (private.are_translations(name_translations, 100))
);

alter table public.catalog_items
  enable row level security;

create index catalog_items_bestseller_idx on public.catalog_items using btree (vendor_id)
  where is_bestseller;

create index catalog_items_category_idx on public.catalog_items using btree (category_id);

create index catalog_items_front_idx on public.catalog_items
  using btree (vendor_id, is_bestseller desc, section_position, "position", id)
  where ((picture is not null) AND is_available);

create index catalog_items_lower_name_idx on public.catalog_items using btree (lower(name));

create index catalog_items_vendor_idx on public.catalog_items
  using btree (vendor_id, section_position, "position", id);

create trigger batches_follow_the_stock
  after update of stock on public.catalog_items
  for each row
  when (((old.stock IS DISTINCT FROM new.stock) AND (new.stock IS
    NOT NULL) AND (COALESCE(current_setting('angadi.batches_lead'::text, true), ''::text) <> 'yes'::text)))
  execute function private.follow_stock();

create trigger cards_follow_items
  after update on public.catalog_items
  for each row
  when
    ((((((((((old.name IS DISTINCT FROM new.name) OR (old.name_translations IS DISTINCT FROM
    new.name_translations)) OR (old.price_paise IS DISTINCT FROM new.price_paise)) OR
    (old.mrp_paise IS DISTINCT FROM new.mrp_paise)) OR (old.picture IS DISTINCT FROM new.picture)) OR
    (old.category_id IS DISTINCT FROM new.category_id)) OR
    (old.is_available IS DISTINCT FROM new.is_available)) OR
    (old.sold_out_until IS DISTINCT FROM new.sold_out_until)) OR
    ((old.stock = 0) IS DISTINCT FROM (new.stock = 0))))
  execute function private.card_is_stale();

create trigger changed_items_are_found
  after update of name, name_translations, section, category_id, vendor_id on public.catalog_items
  for each row
  when
    ((((((old.name IS DISTINCT FROM new.name) OR (old.name_translations IS DISTINCT FROM
    new.name_translations)) OR (old.section IS DISTINCT FROM new.section)) OR
    (old.category_id IS DISTINCT FROM new.category_id)) OR (old.vendor_id IS DISTINCT FROM new.vendor_id)))
  execute function private.index_changed_item();

create trigger imports_remember_what_they_change
  after update on public.catalog_items
  for each row
  when ((COALESCE(current_setting('angadi.import'::text, true), ''::text) <> ''::text))
  execute function private.remember_import_change();

create trigger item_prices_need_the_right
  after update of price_paise, mrp_paise on public.catalog_items
  for each row
  when
    (((old.price_paise IS DISTINCT FROM new.price_paise) OR (old.mrp_paise IS DISTINCT FROM new.mrp_paise)))
  execute function private.guard_item_price();

create trigger items_are_taxed_as_what_they_are
  before insert or update of tax_class, category_id, vendor_id on public.catalog_items
  for each row
  execute function private.set_tax_class();

create trigger items_cost_at_most_their_mrp
  before insert or update of price_paise, mrp_paise, tax_class, category_id, vendor_id on public.catalog_items
  for each row
  when ((new.mrp_paise IS NOT NULL))
  execute function private.check_mrp();

create trigger items_keep_price_bounds
  before insert or update of price_paise, mrp_paise on public.catalog_items
  for each row
  execute function private.keep_price_bounds();

create trigger items_without_photo_show_their_drawing
  before insert or update of picture, drawing on public.catalog_items
  for each row
  execute function private.show_drawing_without_photo();

create trigger new_items_are_found
  after insert on public.catalog_items referencing NEW table as new_rows
  for each STATEMENT
  execute function private.index_new_items();

create trigger subscribers_follow_prices
  after update of price_paise on public.catalog_items
  for each row
  when ((new.price_paise <> old.price_paise))
  execute function private.follow_price();

create trigger texts_are_plain
  before insert or update of section,
    name, name_translations, description, description_translations, unit on public.catalog_items
  for each row
  execute function
    private.keep_plain('section', 'name', 'name_translations', 'description', 'description_translations',
    'unit');

create trigger wishes_follow_items
  after update on public.catalog_items
  for each row
  when
    (((new.price_paise <> old.price_paise) OR (((old.is_available IS DISTINCT FROM new.is_available) OR
    (old.sold_out_until IS DISTINCT FROM new.sold_out_until)) OR
    ((old.stock = 0) IS DISTINCT FROM (new.stock = 0)))))
  execute function private.note_wish_change();

create policy "a vendor's people add items" on "public"."catalog_items"
  for insert
  to "authenticated"
  with check (private.may(vendor_id, 'catalogue'::text));

create policy "a vendor's people change items" on "public"."catalog_items"
  for update
  to "authenticated"
  using (private.may(vendor_id, 'catalogue'::text))
  with check (private.may(vendor_id, 'catalogue'::text));

create policy "a vendor's people remove items" on "public"."catalog_items"
  for delete
  to "authenticated"
  using (private.may(vendor_id, 'catalogue'::text));

create policy "everyone reads what active vendors sell" on public.catalog_items
  for select
  to anon, authenticated
  using ((private.is_on_show(vendor_id) or private.works_for(vendor_id)));

comment on column public.catalog_items.description_translations is 'The vendor''s own translations of the description, {language code: text}; without one the reader sees the original.';

comment on column public.catalog_items.drawing is 'The platform''s picture of such an item, shown while the vendor has no photo of it. Written by the platform only.';

comment on column public.catalog_items.name_translations is 'The vendor''s own translations of the name, {language code: text}; they go before the dictionary. Orders keep the name itself.';

comment on column public.catalog_items.picture is 'Path in the bucket catalogue: the vendor''s own photo in the item''s folder, <vendor id>/<item id>/, else the drawing.';

comment on table public.catalog_items is 'Items for sale. stock null means unlimited; the window is by Indian time.';

grant select on table public.catalog_items to anon;

grant insert (
  available_from), UPDATE (available_from
) on table public.catalog_items to authenticated;

grant insert (
  available_to), UPDATE (available_to
) on table public.catalog_items to authenticated;

grant insert (
  category_id), UPDATE (category_id
) on table public.catalog_items to authenticated;

grant insert (
  description_translations), UPDATE (description_translations
) on table public.catalog_items to authenticated;

grant insert (
  description), UPDATE (description
) on table public.catalog_items to authenticated;

grant insert (
  is_available), UPDATE (is_available
) on table public.catalog_items to authenticated;

grant update (
  is_bestseller, sold_out_until
) on table public.catalog_items to authenticated;

grant insert (
  mrp_paise), UPDATE (mrp_paise
) on table public.catalog_items to authenticated;

grant insert (
  name_translations), UPDATE (name_translations
) on table public.catalog_items to authenticated;

grant insert (
  name), UPDATE (name
) on table public.catalog_items to authenticated;

grant insert (
  picture), UPDATE (picture
) on table public.catalog_items to authenticated;

grant insert (
  "position"), UPDATE ("position"
) on table public.catalog_items to authenticated;

grant insert (
  price_paise), UPDATE (price_paise
) on table public.catalog_items to authenticated;

grant insert (
  section_position), UPDATE (section_position
) on table public.catalog_items to authenticated;

grant insert (
  section), UPDATE (section
) on table public.catalog_items to authenticated;

grant insert (
  stock), UPDATE (stock
) on table public.catalog_items to authenticated;

grant insert (
  tax_class), UPDATE (tax_class
) on table public.catalog_items to authenticated;

grant insert (
  unit), UPDATE (unit
) on table public.catalog_items to authenticated;

grant insert (
  vendor_id
) on table public.catalog_items to authenticated;

grant delete, select on table public.catalog_items to authenticated;

create index catalog_items_search_idx on public.catalog_items using gin (search extensions.gin_trgm_ops);
