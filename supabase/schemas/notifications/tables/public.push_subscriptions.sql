create table public.push_subscriptions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  user_agent text,
  session_id uuid,
  language text not null default 'en'::text,
  created_at timestamp with time zone not null default now(),
  last_ok_at timestamp with time zone,
  failures integer not null default 0,
  constraint push_auth_shape check ((auth ~ '^[A-Za-z0-9_-]{22}$'::text)),
  constraint push_endpoint_length check (((length(endpoint) >= 10) AND (length(endpoint) <= 2048))),
  constraint push_language
    check
    ((language = ANY (ARRAY['en'::text, 'hi'::text, 'ta'::text, 'bn'::text, 'te'::text, 'mr'::text,
    'gu'::text, 'kn'::text, 'ml'::text, 'pa'::text]))),
  constraint push_p256dh_shape check ((p256dh ~ '^[A-Za-z0-9_-]{87}$'::text)),
  constraint push_subscriptions_endpoint_key unique (endpoint),
  constraint push_subscriptions_pkey primary key (id),
  constraint push_subscriptions_user_id_fkey foreign key (user_id) references auth.users(id)
    on delete cascade,
  constraint push_user_agent_length check ((length(user_agent) <= 400))
);

alter table public.push_subscriptions
  enable row level security;

create index push_subscriptions_user_idx on public.push_subscriptions using btree (user_id, created_at);

create trigger account_is_open
  before insert on public.push_subscriptions
  for each row
  execute function private.hold_account_of_row('user_id');

create policy "people see their push subscriptions" on public.push_subscriptions
  for select
  to authenticated
  using ((user_id = ( select auth.uid() as uid)));

comment on table public.push_subscriptions is 'The browsers on which a user receives notifications. Written by save_push_subscription only; the keys are never read by clients.';

grant select (
  created_at, endpoint, id, language, last_ok_at, user_agent, user_id
) on table public.push_subscriptions to authenticated;
