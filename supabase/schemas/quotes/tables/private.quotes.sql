create table private.quotes (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  request jsonb not null,
  quote jsonb not null,
  hash text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '00:10:00'::interval),
  used_by text,
  constraint quotes_pkey primary key (id),
  constraint quotes_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade
);

create index quotes_expires_idx on private.quotes using btree (expires_at);

create index quotes_user_idx on private.quotes using btree (user_id, created_at);

create trigger account_is_open
  before insert on private.quotes
  for each row
  execute function private.hold_account_of_row('user_id');

comment on table private.quotes is 'Quotes, valid for ten minutes and one checkout. used_by is the idempotency key that used it.';
