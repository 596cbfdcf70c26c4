create table public.audit_log (
  id bigint generated always as identity not null,
  at timestamp with time zone not null default now(),
  actor_id uuid,
  actor_role text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  note text,
  constraint audit_log_pkey primary key (id)
);

alter table public.audit_log
  enable row level security;

create index audit_log_action_idx on public.audit_log using btree (action, id);

create index audit_log_actor_idx on public.audit_log using btree (actor_id);

create index audit_log_subject_idx on public.audit_log using btree (subject_type, subject_id);

create trigger audit_log_is_append_only
  before delete or update on public.audit_log
  for each row
  execute function private.forbid_change();

create trigger texts_are_plain
  before insert or update of note on public.audit_log
  for each row
  execute function private.keep_plain('note');

create policy "administrators read the audit log" on public.audit_log
  for select
  to authenticated
  using (( select private.is_admin() as is_admin));

comment on table public.audit_log is 'Who viewed or changed what with administrator permissions. Append-only.';

grant select on table public.audit_log to authenticated;
