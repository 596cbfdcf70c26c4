create table public.telecom_circles (
  code text not null,
  name text not null,
  name_translations jsonb not null default '{}'::jsonb,
  active boolean not null default true,
  constraint circle_code_form check ((code ~ '^[a-z]{2,4}$'::text)),
  constraint circle_name_length check (((length(name) >= 2) AND (length(name) <= 80))),
  constraint telecom_circles_pkey primary key (code),
  constraint circle_translations check (private.are_translations(name_translations, 80))
);

alter table public.telecom_circles
  enable row level security;

create policy "everyone reads active circles" on public.telecom_circles
  for select
  to anon, authenticated
  using (active);

comment on table public.telecom_circles is 'Licensed service areas of mobile operators; plans may differ by circle.';

grant select on table public.telecom_circles to anon, authenticated;
