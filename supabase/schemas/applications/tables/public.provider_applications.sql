create table public.provider_applications (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  role text not null,
  renews uuid,
  state text not null default 'draft'::text,
  version integer not null default 1,
  profile jsonb not null default '{}'::jsonb,
  language text not null default 'en'::text,
  agreement integer,
  agreed_at timestamp with time zone,
  reviewer uuid,
  made uuid,
  reason text,
  note text,
  submitted_at timestamp with time zone,
  decided_at timestamp with time zone,
  decided_by uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint application_language check ((language ~ '^[a-z]{2}$'::text)),
  constraint application_note_length check ((length(note) <= 500)),
  constraint application_profile_size check ((pg_column_size(profile) <= 8000)),
  constraint application_state
    check
    ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'under_review'::text, 'changes_requested'::text,
    'approved'::text,
    'active'::text, 'suspended'::text, 'terminated'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint provider_applications_decided_by_fkey foreign key (decided_by) references auth.users(id)
    on delete set null,
  constraint provider_applications_pkey primary key (id),
  constraint provider_applications_renews_fkey foreign key (renews)
    references public.provider_applications(id) on delete cascade,
  constraint provider_applications_reviewer_fkey foreign key (reviewer) references auth.users(id) on delete
    set null,
  constraint provider_applications_role_fkey foreign key (role) references private.applied_roles(role),
  constraint provider_applications_user_id_fkey foreign key (user_id) references auth.users(id)
    on delete cascade
);

alter table public.provider_applications
  enable row level security;

create index provider_applications_decided_by_idx on public.provider_applications using btree (decided_by);

create index provider_applications_made_idx on public.provider_applications using btree (made)
  where (made is not null);

create unique index provider_applications_open_idx on public.provider_applications
  using btree (user_id, role, COALESCE(renews, '00000000-0000-0000-0000-000000000000'::uuid))
  where
    (state = ANY (ARRAY['draft'::text, 'submitted'::text, 'under_review'::text, 'changes_requested'::text]));

create index provider_applications_queue_idx on public.provider_applications using btree (submitted_at, id)
  where (state = ANY (ARRAY['submitted'::text, 'under_review'::text]));

create index provider_applications_renews_idx on public.provider_applications using btree (renews);

create index provider_applications_reviewer_idx on public.provider_applications using btree (reviewer);

create index provider_applications_role_idx on public.provider_applications using btree (role);

create index provider_applications_state_idx on public.provider_applications
  using btree (state, submitted_at, id);

create trigger setup_is_taken_over
  after insert on public.provider_applications
  for each row
  when ((new.renews IS NULL))
  execute function private.take_setup_over();

create trigger texts_are_plain
  before insert or update of profile, note on public.provider_applications
  for each row
  execute function private.keep_plain('profile', 'note');

create policy "applicants read their own applications" on public.provider_applications
  for select
  to authenticated
  using ((user_id = ( select auth.uid() as uid)));

comment on table public.provider_applications is 'Applications to sell, carry or treat, each with one state (private.application_moves). version rises with every act of the applicant: a decision names the one that it was made on. renews: papers of an approved one that have expired or will. made: the vendor, or the courier''s account, that approval has made.';

grant select (
  created_at, decided_at, id, renews, role, state, submitted_at, updated_at, user_id, version
) on table public.provider_applications to authenticated;
