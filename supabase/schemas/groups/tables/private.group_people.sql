create table private.group_people (
  id uuid not null default gen_random_uuid(),
  group_id uuid not null,
  user_id uuid,
  secret_hash bytea,
  name text not null,
  is_host boolean not null default false,
  ready_at timestamp with time zone,
  left_at timestamp with time zone,
  changes integer not null default 0,
  changes_since timestamp with time zone not null default now(),
  joined_at timestamp with time zone not null default now(),
  constraint group_people_group_id_fkey foreign key (group_id) references private.group_carts(id)
    on delete cascade,
  constraint group_people_group_id_secret_hash_key unique (group_id, secret_hash),
  constraint group_people_group_id_user_id_key unique (group_id, user_id),
  constraint group_people_pkey primary key (id),
  constraint group_people_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade,
  constraint group_person_is_known check ((num_nonnulls(user_id, secret_hash) = 1)),
  constraint group_person_name_length check (((length(name) >= 1) AND (length(name) <= 40)))
);

create unique index group_people_name_idx on private.group_people using btree (group_id, lower(name))
  where (left_at is null);

create index group_people_user_idx on private.group_people using btree (user_id);

create trigger account_is_open
  before insert on private.group_people
  for each row
  when ((new.user_id IS NOT NULL))
  execute function private.hold_account_of_row('user_id');

create trigger texts_are_plain
  before insert or update of name on private.group_people
  for each row
  execute function private.keep_plain('name');

comment on column private.group_people.changes is 'Changes within the minute that began at changes_since.';

comment on column private.group_people.secret_hash is 'SHA-256 of what only the guest''s browser knows; it lets nobody act for somebody else.';

comment on table private.group_people is 'Who takes part in a group cart: with an account, or as a guest with a secret of their own.';
