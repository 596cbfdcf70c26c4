create table private.group_joins (
  id bigint generated always as identity not null,
  group_id uuid not null,
  caller text not null,
  at timestamp with time zone not null default now(),
  constraint group_joins_group_id_fkey foreign key (group_id) references private.group_carts(id)
    on delete cascade,
  constraint group_joins_pkey primary key (id)
);

create index group_joins_caller_idx on private.group_joins using btree (group_id, caller, at);

comment on table private.group_joins is 'Who joined which group when, as an account or the daily digest of a guest''s address; only to count.';
