create table private.share_links (
  id uuid not null default gen_random_uuid(),
  token_hash bytea not null,
  order_id uuid not null,
  view text not null,
  created_by uuid not null,
  created_at timestamp with time zone not null default now(),
  until_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint share_links_created_by_fkey foreign key (created_by) references auth.users(id),
  constraint share_links_pkey primary key (id),
  constraint share_links_token_hash_key unique (token_hash),
  constraint share_links_view_fkey foreign key (view) references private.share_views(view),
  constraint share_links_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

create index share_links_created_by_idx on private.share_links using btree (created_by);

create index share_links_order_idx on private.share_links using btree (order_id);

create index share_links_view_idx on private.share_links using btree (view);

comment on column private.share_links.token_hash is 'SHA-256 of what the link carries, 128 random bits that are not kept.';

comment on column private.share_links.until_at is 'The link ends then at the latest, and before with the order or when revoked.';

comment on table private.share_links is 'Links by which people without an account follow an order.';
