create table public.categories (
  id uuid not null default gen_random_uuid(),
  parent_id uuid,
  slug text not null,
  name text not null,
  kind public.vendor_kind not null,
  "position" integer not null default 0,
  picture text,
  tax_class text,
  constraint categories_pkey primary key (id),
  constraint categories_parent_id_fkey foreign key (parent_id) references public.categories(id),
  constraint categories_slug_key unique (slug),
  constraint category_name_length check (((length(name) >= 2) AND (length(name) <= 60))),
  constraint category_slug_form check ((slug ~ '^[a-z][a-z0-9-]{1,60}$'::text)),
  constraint category_tax_class
    check ((tax_class = ANY (ARRAY['goods_nil'::text, 'goods_5'::text, 'goods_18'::text, 'goods_40'::text])))
);

alter table public.categories
  enable row level security;

create index categories_parent_idx on public.categories using btree (parent_id);

create trigger categories_are_found
  after insert or update of name, slug on public.categories
  for each row
  execute function private.index_category();

create policy "everyone reads categories" on public.categories
  for select
  to anon, authenticated
  using (true);

comment on column public.categories.tax_class is 'The class that taxes goods of this category, unless their vendor chose another; null where no goods are sold.';

comment on table public.categories is 'The tree of categories (Spec §1 Categories).';

grant select on table public.categories to anon, authenticated;
