create table private.group_carts (
  id uuid not null default gen_random_uuid(),
  token text not null,
  host_id uuid not null,
  vendor_id uuid not null,
  state text not null default 'open'::text,
  limit_paise integer,
  closes_at timestamp with time zone,
  order_id uuid,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '24:00:00'::interval),
  constraint group_carts_host_id_fkey foreign key (host_id) references auth.users(id) on delete cascade,
  constraint group_carts_pkey primary key (id),
  constraint group_carts_token_key unique (token),
  constraint group_limit_range check (((limit_paise >= 1000) AND (limit_paise <= 1000000))),
  constraint group_state
    check
    ((state = ANY (ARRAY['open'::text, 'locked'::text, 'taken'::text, 'ordered'::text, 'ended'::text]))),
  constraint group_token_form check ((token ~ '^[A-Za-z0-9_-]{22}$'::text)),
  constraint group_carts_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
    on delete cascade,
  constraint group_carts_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

create index group_carts_expires_idx on private.group_carts using btree (expires_at);

create index group_carts_host_idx on private.group_carts using btree (host_id, created_at);

create unique index group_carts_live_idx on private.group_carts using btree (host_id, vendor_id)
  where (state = ANY (ARRAY['open'::text, 'locked'::text, 'taken'::text]));

create index group_carts_order_idx on private.group_carts using btree (order_id);

create index group_carts_vendor_idx on private.group_carts using btree (vendor_id);

comment on column private.group_carts.closes_at is 'From then on only the host changes anything.';

comment on column private.group_carts.limit_paise is 'What one participant may choose for; the host has no limit.';

comment on column private.group_carts.state is 'open: everybody adds; locked: only the host changes; taken: its lines are in the host''s cart; ordered; ended without an order.';

comment on column private.group_carts.token is 'What the link carries: 128 random bits. Whoever knows it may join.';

comment on table private.group_carts is 'A cart that several people fill for one vendor; it lasts a day, and is deleted a month later.';
