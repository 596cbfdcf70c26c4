create table public.banners (
  id uuid not null default gen_random_uuid(),
  region_id uuid,
  title text not null,
  title_translations jsonb not null default '{}'::jsonb,
  note text not null default ''::text,
  note_translations jsonb not null default '{}'::jsonb,
  picture text,
  hue text not null default 'food'::text,
  target text not null,
  for_newcomers boolean not null default false,
  "position" integer not null default 100,
  valid_from timestamp with time zone not null default now(),
  valid_to timestamp with time zone,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint banner_ends_after_its_start check ((valid_to > valid_from)),
  constraint banner_hue_known
    check
    ((hue = ANY (ARRAY['beauty'::text, 'property'::text, 'pets'::text, 'food'::text, 'rides'::text,
    'grocery'::text,
    'finance'::text, 'home'::text, 'health'::text, 'digital'::text, 'education'::text, 'shopping'::text]))),
  constraint banner_note_length check ((length(note) <= 80)),
  constraint banner_picture_form check ((picture ~ '^[a-z0-9][a-z0-9/-]{0,120}[.](webp|jpg)$'::text)),
  constraint banner_position_range check ((("position" >= 0) AND ("position" <= 1000))),
  constraint banner_title_length
    check (((length(TRIM(BOTH FROM title)) >= 2) AND (length(TRIM(BOTH FROM title)) <= 48))),
  constraint banners_created_by_fkey foreign key (created_by) references auth.users(id) on delete set null,
  constraint banners_pkey primary key (id),
  constraint banners_region_id_fkey foreign key (region_id) references public.regions(id),
  constraint banner_note_translations check (private.are_translations(note_translations, 120)),
  constraint banner_target_in_site check (private.is_site_path(target)),
  constraint banner_title_translations check (private.are_translations(title_translations, 64))
);

alter table public.banners
  enable row level security;

create index banners_created_by_idx on public.banners using btree (created_by);

create index banners_region_idx on public.banners using btree (region_id, "position");

create trigger texts_are_plain
  before insert or update of title, title_translations, note, note_translations on public.banners
  for each row
  execute function private.keep_plain('title', 'title_translations', 'note', 'note_translations');

create policy "everyone reads banners that run, administrators all" on public.banners
  for select
  to anon, authenticated
  using
    ((((valid_from <= now()) AND ((valid_to is null) or (valid_to > now()))) or ( select private.is_admin() as
    is_admin)));

comment on column public.banners.for_newcomers is 'Only for guests and customers who have not ordered yet.';

comment on column public.banners.picture is 'Path in the bucket catalogue; without one the ground of its hue is drawn.';

comment on column public.banners.region_id is 'Shown where somebody is in this region; null shows it everywhere, also to visitors without a place.';

comment on column public.banners.target is 'The path of this site that it leads to.';

comment on column public.banners.valid_to is 'Null until somebody stops it.';

comment on table public.banners is 'The pictures of home''s slider, each for a while and for a region or for all (Spec §1 Home screen, image slider).';

grant select (
  for_newcomers, hue, id, note_translations, note, picture, "position", region_id, target, title_translations,
  title, valid_from, valid_to
) on table public.banners to anon;

grant select (
  for_newcomers, hue, id, note_translations, note, picture, "position", region_id, target, title_translations,
  title, valid_from, valid_to
) on table public.banners to authenticated;
