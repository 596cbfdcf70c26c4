create table private.idempotency_keys (
  actor_id uuid not null,
  key text not null,
  action text not null,
  result jsonb,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_key_length check (((length(key) >= 8) AND (length(key) <= 200))),
  constraint idempotency_keys_pkey primary key (actor_id, key)
);

create index idempotency_keys_created_at_idx on private.idempotency_keys using btree (created_at);

create trigger account_is_open
  before insert on private.idempotency_keys
  for each row
  execute function private.hold_account_of_row('actor_id');

comment on table private.idempotency_keys is 'First results of calls that a client may repeat; a replay gets the same result.';
