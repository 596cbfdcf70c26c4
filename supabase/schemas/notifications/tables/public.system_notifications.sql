create table public.system_notifications (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  title text not null,
  message text not null,
  type text not null default 'info'::text,
  is_read boolean not null default false,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '30 days'::interval),
  action_url text,
  template text not null,
  params jsonb not null default '{}'::jsonb,
  constraint notification_message_length check (((length(message) >= 1) AND (length(message) <= 500))),
  constraint notification_title_length check (((length(title) >= 1) AND (length(title) <= 120))),
  constraint notification_type
    check ((type = ANY (ARRAY['success'::text, 'warning'::text, 'error'::text, 'info'::text]))),
  constraint notification_url_is_a_path check ((action_url ~ '^/[^/\\[:cntrl:]]'::text)),
  constraint system_notifications_pkey primary key (id),
  constraint system_notifications_user_id_fkey foreign key (user_id) references auth.users(id)
    on delete cascade
);

alter table public.system_notifications
  enable row level security;

create index system_notifications_expires_idx on public.system_notifications using btree (expires_at);

create index system_notifications_user_idx on public.system_notifications
  using btree (user_id, created_at desc);

create trigger notifications_are_pushed
  after insert on public.system_notifications
  for each row
  execute function private.push_notification();

create policy "people delete their notifications" on public.system_notifications
  for delete
  to authenticated
  using ((user_id = ( select auth.uid() as uid)));

create policy "people mark their notifications" on public.system_notifications
  for update
  to authenticated
  using ((user_id = ( select auth.uid() as uid)))
  with check ((user_id = ( SELECT auth.uid() AS uid)));

create policy "people read their notifications" on public.system_notifications
  for select
  to authenticated
  using ((user_id = ( select auth.uid() as uid)));

comment on table public.system_notifications is 'Notifications (Spec §3). title and message are English; with template and params an app shows them in the reader''s language.';

grant update (
  is_read
) on table public.system_notifications to authenticated;

grant delete, select on table public.system_notifications to authenticated;
