create table public.security_violations (
  id bigint generated always as identity not null,
  type text not null,
  details jsonb not null default '{}'::jsonb,
  reported_at timestamp with time zone not null default now(),
  occurred_at timestamp with time zone,
  user_agent text,
  url text,
  reporter text,
  constraint security_violations_pkey primary key (id),
  constraint violation_details_size check ((octet_length((details)::text) <= 8000)),
  constraint violation_reporter_length check ((length(reporter) <= 64)),
  constraint violation_type_length check (((length(type) >= 1) AND (length(type) <= 80))),
  constraint violation_url_length check ((length(url) <= 2000)),
  constraint violation_user_agent_length check ((length(user_agent) <= 500))
);

alter table public.security_violations
  enable row level security;

create index security_violations_reported_at_idx on public.security_violations using btree (reported_at);

create index security_violations_reporter_idx on public.security_violations
  using btree (reporter, reported_at);

create trigger violations_name_nobody
  before insert on public.security_violations
  for each row
  execute function private.keep_violation_clean();

create policy "administrators read violations" on public.security_violations
  for select
  to authenticated
  using (( select private.is_admin() as is_admin));

comment on column public.security_violations.occurred_at is 'When, by the browser''s clock; reported_at is by ours.';

comment on column public.security_violations.reporter is 'A keyed digest of the address that reported: separates reporters from each other without revealing the address.';

comment on table public.security_violations is 'What browsers report as suspicious (Spec §7 security violations); written by an edge function only.';

grant select on table public.security_violations to authenticated;
