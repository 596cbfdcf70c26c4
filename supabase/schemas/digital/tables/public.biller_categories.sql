create table public.biller_categories (
  code text not null,
  name text not null,
  name_translations jsonb not null default '{}'::jsonb,
  "position" integer not null default 0,
  active boolean not null default true,
  constraint biller_categories_pkey primary key (code),
  constraint biller_category_code_form check ((code ~ '^[a-z][a-z_]{1,39}$'::text)),
  constraint biller_category_name_length check (((length(name) >= 2) AND (length(name) <= 60))),
  constraint biller_category_translations check (private.are_translations(name_translations, 60))
);

alter table public.biller_categories
  enable row level security;

create policy "everyone reads active biller categories" on public.biller_categories
  for select
  to anon, authenticated
  using (active);

comment on table public.biller_categories is 'Electricity, water, gas and so on, in the order in which they are shown.';

grant select on table public.biller_categories to anon, authenticated;
