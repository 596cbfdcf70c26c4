create table public.region_pages (
  region_id uuid not null,
  names jsonb not null,
  intro jsonb not null,
  delivery jsonb not null,
  constraint region_page_languages
    check
    (((names ?& ARRAY['en'::text, 'hi'::text, 'te'::text]) AND (intro ?& ARRAY['en'::text, 'hi'::text,
    'te'::text]) AND (delivery ?& ARRAY['en'::text, 'hi'::text, 'te'::text]))),
  constraint region_pages_pkey primary key (region_id),
  constraint region_pages_region_id_fkey foreign key (region_id) references public.regions(id)
    on delete cascade,
  constraint region_page_delivery check (private.are_translations(delivery, 900)),
  constraint region_page_intro check (private.are_translations(intro, 900)),
  constraint region_page_names check (private.are_translations(names, 60))
);

alter table public.region_pages
  enable row level security;

create policy "everyone reads the pages of towns" on public.region_pages
  for select
  to anon, authenticated
  using (true);

comment on column public.region_pages.delivery is 'How orders reach people there.';

comment on column public.region_pages.intro is 'What one finds on Angadi in this town.';

comment on table public.region_pages is 'What the page of a town says about it, {language code: text}; English, Hindi and Telugu always. Figures come from region_page (Spec §1 city pages).';

grant select on table public.region_pages to anon, authenticated;
