create table public.profiles (
  id uuid not null,
  full_name text,
  avatar_url text,
  phone text,
  address text,
  city text,
  verified boolean not null default false,
  language text not null default 'en'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  personal_suggestions boolean not null default true,
  constraint address_length check ((length(address) <= 300)),
  constraint avatar_in_own_folder
    check ((avatar_url ~ (('^'::text || id) || '/[a-z0-9-]{1,64}[.](webp|jpg)$'::text))),
  constraint avatar_url_length check ((length(avatar_url) <= 500)),
  constraint city_length check ((length(city) <= 80)),
  constraint full_name_length check (((length(full_name) >= 1) AND (length(full_name) <= 80))),
  constraint language_known
    check
    ((language = ANY (ARRAY['en'::text, 'hi'::text, 'ta'::text, 'bn'::text, 'te'::text, 'mr'::text,
    'gu'::text, 'kn'::text, 'ml'::text, 'pa'::text]))),
  constraint phone_form check ((phone ~ '^\+91[6-9][0-9]{9}$'::text)),
  constraint profiles_id_fkey foreign key (id) references auth.users(id) on delete cascade,
  constraint profiles_pkey primary key (id)
);

alter table public.profiles
  enable row level security;

create trigger closed_profiles_stay_empty
  before update on public.profiles
  for each row
  execute function private.refuse_closed_accounts();

create trigger profiles_are_touched
  before update on public.profiles
  for each row
  execute function private.touch_updated_at();

create trigger texts_are_plain
  before insert or update of full_name, address, city on public.profiles
  for each row
  execute function private.keep_plain('full_name', 'address', 'city');

create policy "people change their own profile" on public.profiles
  for update
  to authenticated
  using ((id = ( select auth.uid() as uid)))
  with check ((id = ( SELECT auth.uid() AS uid)));

create policy "people read their own profile" on public.profiles
  for select
  to authenticated
  using ((id = ( select auth.uid() as uid)));

comment on column public.profiles.avatar_url is 'Path in the bucket avatars: never an external URL, which could track its viewers.';

comment on column public.profiles.personal_suggestions is 'Whether suggestions may be made from this person''s own orders; false: no suggestions at all.';

comment on table public.profiles is 'What users enter about themselves (Spec §3 profiles).';

grant update (
  address, avatar_url, city, full_name, language, personal_suggestions
) on table public.profiles to authenticated;

grant select on table public.profiles to authenticated;
