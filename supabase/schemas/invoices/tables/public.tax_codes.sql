create table public.tax_codes (
  id uuid not null default gen_random_uuid(),
  tax_class text not null,
  category_id uuid,
  code text not null,
  valid_from timestamp with time zone not null,
  constraint tax_code_form check ((code ~ '^[0-9]{4,8}$'::text)),
  constraint tax_codes_category_id_fkey foreign key (category_id) references public.categories(id),
  constraint tax_codes_pkey primary key (id),
  constraint tax_codes_tax_class_category_id_valid_from_key unique nulls
    not DISTINCT (tax_class, category_id, valid_from)
);

alter table public.tax_codes
  enable row level security;

create index tax_codes_category_idx on public.tax_codes using btree (category_id);

create policy "everyone reads tax codes" on public.tax_codes
  for select
  to anon, authenticated
  using (true);

comment on table public.tax_codes is 'HSN codes of goods and SAC codes of services as invoices print them, effective-dated: for goods of a category and those beneath it, or for all of a tax class.';

grant select on table public.tax_codes to anon, authenticated;
