create table public.business_requests (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  business text not null,
  trade public.vendor_kind not null,
  town text not null,
  phone text not null,
  note text not null default ''::text,
  state text not null default 'new'::text,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  decided_by uuid,
  constraint business_requests_pkey primary key (id),
  constraint business_requests_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade,
  constraint request_business_length
    check (((length(TRIM(BOTH FROM business)) >= 2) AND (length(TRIM(BOTH FROM business)) <= 80))),
  constraint request_note_length check ((length(note) <= 500)),
  constraint request_phone_form check ((phone ~ '^\+91[6-9][0-9]{9}$'::text)),
  constraint request_state_known
    check ((state = ANY (ARRAY['new'::text, 'contacted'::text, 'added'::text, 'declined'::text]))),
  constraint request_town_length
    check (((length(TRIM(BOTH FROM town)) >= 2) AND (length(TRIM(BOTH FROM town)) <= 60)))
);

alter table public.business_requests
  enable row level security;

create unique index business_requests_open_idx on public.business_requests using btree (user_id)
  where (state = ANY (ARRAY['new'::text, 'contacted'::text]));

create index business_requests_state_idx on public.business_requests using btree (state, created_at desc);

create index business_requests_user_idx on public.business_requests using btree (user_id);

create trigger texts_are_plain
  before insert or update of business, town, note on public.business_requests
  for each row
  execute function private.keep_plain('business', 'town', 'note');

create policy "people read their own requests" on public.business_requests
  for select
  to authenticated
  using ((user_id = ( select auth.uid() as uid)));

comment on table public.business_requests is 'Businesses whose people want to sell on the platform, until the administration has called them; one open request of an account.';

grant select (
  business, created_at, id, note, phone, state, town, trade, user_id
) on table public.business_requests to authenticated;
