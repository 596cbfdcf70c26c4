create table public.policy_consents (
  user_id uuid not null,
  policy text not null,
  version integer not null,
  language text not null,
  at timestamp with time zone not null default now(),
  constraint policy_consents_pkey primary key (user_id, policy, version),
  constraint policy_consents_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint policy_consents_policy_version_fkey foreign key (policy, version)
    references public.policy_versions(policy, version),
  constraint consent_language_known check (private.is_language(language))
);

alter table public.policy_consents
  enable row level security;

create index policy_consents_version_idx on public.policy_consents using btree (policy, version);

create trigger account_is_open
  before insert on public.policy_consents
  for each row
  execute function private.hold_account_of_row('user_id');

create trigger policy_consents_are_append_only
  before update on public.policy_consents
  for each row
  execute function private.forbid_change();

create policy "people read what they agreed to, administrators all" on public.policy_consents
  for select
  to authenticated
  using (((user_id = ( select auth.uid() as uid)) or ( select private.is_admin() as is_admin)));

comment on table public.policy_consents is 'Who agreed to which version of a policy, when, and in which language they read it. Written by accept_policies only.';

grant select on table public.policy_consents to authenticated;
