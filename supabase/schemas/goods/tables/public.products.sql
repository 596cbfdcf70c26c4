create table public.products (
  id uuid not null default gen_random_uuid(),
  created_by_vendor uuid,
  category_id uuid,
  name text not null,
  name_translations jsonb not null default '{}'::jsonb,
  brand text,
  description text not null default ''::text,
  specs jsonb not null default '{}'::jsonb,
  size_guide jsonb,
  gallery text[] not null default '{}'::text[],
  search text generated always as (private.item_search_words(name, name_translations)) stored,
  created_at timestamp with time zone not null default now(),
  constraint product_brand_length
    check (((length(TRIM(BOTH FROM brand)) >= 1) AND (length(TRIM(BOTH FROM brand)) <= 60))),
  constraint product_description_length check ((length(description) <= 4000)),
  constraint product_name_length
    check (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 140))),
  constraint product_size_guide_size check ((pg_column_size(size_guide) <= 4000)),
  constraint products_category_id_fkey foreign key (category_id) references public.categories(id),
  constraint products_pkey primary key (id),
  constraint products_created_by_vendor_fkey foreign key (created_by_vendor) references public.vendors(id)
    on delete set null,
  constraint product_gallery check (private.are_pictures(gallery)),
  constraint product_specs check (private.are_pairs(specs, 30, 200)),
  constraint product_translations check (private.are_translations(name_translations, 140))
);

alter table public.products
  enable row level security;

create index products_category_idx on public.products using btree (category_id, created_at desc, id);

create index products_vendor_idx on public.products using btree (created_by_vendor);

create trigger cards_follow_products
  after insert or update on public.products
  for each row
  execute function private.card_is_stale();

create trigger changed_products_are_found
  after update of name, name_translations, brand on public.products
  for each row
  when
    ((((old.name IS DISTINCT FROM new.name) OR (old.name_translations IS DISTINCT FROM new.name_translations))
    OR (old.brand IS DISTINCT FROM new.brand)))
  execute function private.index_changed_product();

create trigger texts_are_plain
  before insert or update of name, name_translations, brand, description, specs, size_guide on public.products
  for each row
  execute function
    private.keep_plain('name', 'name_translations', 'brand', 'description', 'specs', 'size_guide');

create policy "a vendor's people add products" on "public"."products"
  for insert
  to "authenticated"
  with check (private.may(created_by_vendor, 'catalogue'::text));

create policy "a vendor's people change their products" on "public"."products"
  for update
  to "authenticated"
  using (private.may(created_by_vendor, 'catalogue'::text))
  with check (private.may(created_by_vendor, 'catalogue'::text));

create policy "everyone reads products" on public.products
  for select
  to anon, authenticated
  using (true);

comment on column public.products.created_by_vendor is 'The vendor who wrote it and may change it; null where the platform did.';

comment on column public.products.size_guide is '{columns: [text], rows: [[text]]}.';

comment on column public.products.specs is '{name: text} in the order of the product page, e.g. {"Material": "Cotton"}.';

comment on table public.products is 'What is sold in several packs or variants, or by several vendors: the items of it are rows of goods (Spec §2 Shopping).';

grant select on table public.products to anon;

grant insert (
  brand), UPDATE (brand
) on table public.products to authenticated;

grant insert (
  category_id), UPDATE (category_id
) on table public.products to authenticated;

grant insert (
  created_by_vendor
) on table public.products to authenticated;

grant insert (
  description), UPDATE (description
) on table public.products to authenticated;

grant insert (
  gallery), UPDATE (gallery
) on table public.products to authenticated;

grant insert (
  name_translations), UPDATE (name_translations
) on table public.products to authenticated;

grant insert (
  name), UPDATE (name
) on table public.products to authenticated;

grant insert (
  size_guide), UPDATE (size_guide
) on table public.products to authenticated;

grant insert (
  specs), UPDATE (specs
) on table public.products to authenticated;

grant select on table public.products to authenticated;

create index products_search_idx on public.products using gin (search extensions.gin_trgm_ops);
