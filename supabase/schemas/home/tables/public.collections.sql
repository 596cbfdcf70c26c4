create table public.collections (
  slug text not null,
  name text not null,
  name_translations jsonb not null default '{}'::jsonb,
  kind public.vendor_kind not null default 'food'::public.vendor_kind,
  hue text not null default 'food'::text,
  words text[] not null default '{}'::text[],
  item_ids uuid[] not null default '{}'::uuid[],
  veg_only boolean not null default false,
  most_paise integer,
  picture text,
  from_time time without time zone,
  to_time time without time zone,
  "position" integer not null default 100,
  constraint collection_has_a_rule
    check (((cardinality(words) > 0) OR (cardinality(item_ids) > 0) OR veg_only OR (most_paise IS NOT NULL))),
  constraint collection_hours_whole check (((from_time IS NULL) = (to_time IS NULL))),
  constraint collection_hue_known
    check
    ((hue = ANY (ARRAY['beauty'::text, 'property'::text, 'pets'::text, 'food'::text, 'rides'::text,
    'grocery'::text,
    'finance'::text, 'home'::text, 'health'::text, 'digital'::text, 'education'::text, 'shopping'::text]))),
  constraint collection_items_count check ((cardinality(item_ids) <= 100)),
  constraint collection_name_length
    check (((length(TRIM(BOTH FROM name)) >= 2) AND (length(TRIM(BOTH FROM name)) <= 40))),
  constraint collection_picture_form check ((picture ~ '^[a-z0-9][a-z0-9/-]{0,120}[.](webp|jpg)$'::text)),
  constraint collection_price_positive check ((most_paise > 0)),
  constraint collection_slug_form check ((slug ~ '^[a-z][a-z0-9-]{1,40}$'::text)),
  constraint collection_words_count check ((cardinality(words) <= 40)),
  constraint collections_pkey primary key (slug),
  constraint collection_translations check (private.are_translations(name_translations, 60))
);

alter table public.collections
  enable row level security;

create policy "everyone reads collections" on public.collections
  for select
  to anon, authenticated
  using (true);

comment on column public.collections.from_time is 'By Indian time; to_time <= from_time runs past midnight.';

comment on column public.collections.most_paise is 'Only items up to this price.';

comment on column public.collections.words is 'In small letters, as vendors write them.';

comment on table public.collections is 'Items that belong together: those whose name or section contains one of the words, and those named by hand. With hours it is a meal, offered at its time of day (Spec §1 meal suggestions).';

grant select on table public.collections to anon, authenticated;
