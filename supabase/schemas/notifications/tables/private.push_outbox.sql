create table private.push_outbox (
  id bigint generated always as identity not null,
  subscription_id uuid not null,
  payload jsonb not null,
  topic text not null,
  urgent boolean not null default false,
  attempts integer not null default 0,
  next_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint push_outbox_pkey primary key (id),
  constraint push_topic_shape check ((topic ~ '^[A-Za-z0-9_-]{1,32}$'::text)),
  constraint push_outbox_subscription_id_fkey foreign key (subscription_id)
    references public.push_subscriptions(id) on delete cascade
);

create index push_outbox_next_idx on private.push_outbox using btree (next_at);

create index push_outbox_subscription_idx on private.push_outbox using btree (subscription_id);

comment on table private.push_outbox is 'One row per message and browser, written in the same transaction as its event; deleted once it is sent, given up or out of date.';
