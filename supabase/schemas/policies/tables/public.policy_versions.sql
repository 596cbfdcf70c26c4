create table public.policy_versions (
  policy text not null,
  version integer not null,
  effective_on date not null,
  digest text not null,
  needs_consent boolean not null,
  constraint policy_digest_form check ((digest ~ '^[0-9a-f]{64}$'::text)),
  constraint policy_known
    check
    ((policy = ANY (ARRAY['terms'::text, 'privacy'::text, 'refund'::text, 'pricing'::text,
    'shipping'::text]))),
  constraint policy_version_range check (((version >= 1) AND (version <= 10000))),
  constraint policy_versions_pkey primary key (policy, version)
);

alter table public.policy_versions
  enable row level security;

create trigger policy_versions_are_append_only
  before delete or update on public.policy_versions
  for each row
  execute function private.forbid_change();

create policy "everyone reads the versions of policies" on public.policy_versions
  for select
  to anon, authenticated
  using (true);

comment on table public.policy_versions is 'Versions of the policies. A change of the words is a new row: digest is of the English text, and a test compares it with the apps'' words.';

grant select on table public.policy_versions to anon, authenticated;
