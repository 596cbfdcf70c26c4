create table public.category_pages (
  category_id uuid not null,
  intro jsonb not null,
  aliases text[] not null default '{}'::text[],
  related text[] not null default '{}'::text[],
  every_vendor boolean not null default false,
  opened_at timestamp with time zone,
  constraint category_page_aliases check ((cardinality(aliases) <= 6)),
  constraint category_page_languages check ((intro ?& ARRAY['en'::text, 'hi'::text, 'te'::text])),
  constraint category_page_related check ((cardinality(related) <= 6)),
  constraint category_pages_category_id_fkey foreign key (category_id) references public.categories(id)
    on delete cascade,
  constraint category_pages_pkey primary key (category_id),
  constraint category_page_intro check (private.are_translations(intro, 600))
);

alter table public.category_pages
  enable row level security;

create policy "everyone reads the pages of categories" on public.category_pages
  for select
  to anon, authenticated
  using (true);

comment on column public.category_pages.aliases is 'Other words under which the page is found: /category/delivery is the page of parcels.';

comment on column public.category_pages.every_vendor is 'Every vendor of the kind belongs to it; otherwise those who sell something in it.';

comment on column public.category_pages.opened_at is 'Since when one can order or book; null takes wishes. Set by private.open_service in the migration that opens the trade.';

comment on column public.category_pages.related is 'The slugs of categories that help meanwhile, or go well with it; an aisle shows what is sold there.';

comment on table public.category_pages is 'What the page of a main category says, {language code: text}. Aisles and departments have no row: their page shows what is in them (Spec §2 /category/{categoryName}).';

grant select on table public.category_pages to anon, authenticated;
