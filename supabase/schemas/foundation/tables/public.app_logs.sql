create table public.app_logs (
  id bigint generated always as identity not null,
  level text not null,
  message text not null,
  context text,
  metadata jsonb not null default '{}'::jsonb,
  user_id uuid default auth.uid(),
  created_at timestamp with time zone not null default now(),
  sender text,
  constraint app_logs_pkey primary key (id),
  constraint log_context_length check ((length(context) <= 200)),
  constraint log_level
    check ((level = ANY (ARRAY['debug'::text, 'info'::text, 'warn'::text, 'error'::text]))),
  constraint log_message_length check (((length(message) >= 1) AND (length(message) <= 4000))),
  constraint log_metadata_size check ((octet_length((metadata)::text) <= 16000)),
  constraint log_sender_length check ((length(sender) <= 64))
);

alter table public.app_logs
  enable row level security;

create index app_logs_created_at_idx on public.app_logs using btree (created_at);

create trigger app_logs_are_clean
  before insert on public.app_logs
  for each row
  execute function private.keep_log_clean();

create policy "administrators read logs" on public.app_logs
  for select
  to authenticated
  using (( select private.is_admin() as is_admin));

comment on column public.app_logs.sender is 'Of guests only: a digest of the IP address with a new salt each day: it separates guests from each other without revealing the address.';

comment on table public.app_logs is 'Errors and warnings of the apps, redacted (Spec §3 app_logs, §8). At most 60 a minute of one person or one address, 600 of all guests.';

grant insert (
  context, level, message, metadata, user_id
) on table public.app_logs to anon;

grant insert (
  context, level, message, metadata, user_id
) on table public.app_logs to authenticated;

grant select on table public.app_logs to authenticated;

create index app_logs_sender_idx on public.app_logs using btree (sender, created_at)
  where (user_id is null);

create index app_logs_user_idx on public.app_logs using btree (user_id, created_at);

create policy "everyone writes log lines of their own" on public.app_logs
  for insert
  to anon, authenticated
  with check ((NOT (user_id IS DISTINCT FROM ( SELECT auth.uid() AS uid))));
