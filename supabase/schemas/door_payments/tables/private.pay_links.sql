create table private.pay_links (
  id uuid not null default gen_random_uuid(),
  token_hash bytea not null,
  checkout_id uuid not null,
  user_id uuid not null,
  created_at timestamp with time zone not null default now(),
  revoked_at timestamp with time zone,
  constraint pay_links_pkey primary key (id),
  constraint pay_links_token_hash_key unique (token_hash),
  constraint pay_links_user_id_fkey foreign key (user_id) references auth.users(id)
);

create index pay_links_checkout_idx on private.pay_links using btree (checkout_id);

create index pay_links_user_idx on private.pay_links using btree (user_id);

comment on column private.pay_links.token_hash is 'SHA-256 of what the link carries, 128 random bits that are not kept.';

comment on table private.pay_links is 'Links by which somebody else pays a checkout that waits for its payment. They end with it.';
