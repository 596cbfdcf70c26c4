create table public.discover_filters (
  key text not null,
  name text not null,
  name_translations jsonb not null default '{}'::jsonb,
  words text[] not null,
  is_default boolean not null default false,
  "position" integer not null default 100,
  constraint discover_filters_pkey primary key (key),
  constraint filter_key_form check ((key ~ '^[a-z][a-z0-9_]{1,30}$'::text)),
  constraint filter_name_length
    check (((length(TRIM(BOTH FROM name)) >= 2) AND (length(TRIM(BOTH FROM name)) <= 24))),
  constraint filter_words_count check (((cardinality(words) >= 1) AND (cardinality(words) <= 20))),
  constraint filter_translations check (private.are_translations(name_translations, 40))
);

alter table public.discover_filters
  enable row level security;

create unique index discover_filters_one_default_idx on public.discover_filters using btree (is_default)
  where is_default;

create policy "everyone reads quick filters" on public.discover_filters
  for select
  to anon, authenticated
  using (true);

comment on table public.discover_filters is 'The quick filters of Explore & Discover (Spec §3 App context: sushi, hotpot, bbq, noodles, dessert, coffee). The default one is on where something nearby matches it.';

grant select on table public.discover_filters to anon, authenticated;
