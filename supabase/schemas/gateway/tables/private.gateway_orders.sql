create table private.gateway_orders (
  id uuid not null default gen_random_uuid(),
  purpose text not null default 'checkout'::text,
  subject_id uuid not null,
  user_id uuid not null,
  amount_paise bigint not null,
  provider_order_id text,
  state text not null default 'open'::text,
  created_at timestamp with time zone not null default now(),
  next_check_at timestamp with time zone not null default (now() + '00:01:00'::interval),
  checks smallint not null default 0,
  constraint gateway_amount_range check ((amount_paise >= 100)),
  constraint gateway_order_name check ((provider_order_id ~ '^[A-Za-z0-9_]{1,64}$'::text)),
  constraint gateway_order_state check ((state = ANY (ARRAY['open'::text, 'paid'::text, 'ended'::text]))),
  constraint gateway_orders_pkey primary key (id),
  constraint gateway_orders_provider_order_id_key unique (provider_order_id),
  constraint gateway_orders_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint gateway_orders_purpose_fkey foreign key (purpose) references private.gateway_purposes(purpose)
);

create index gateway_orders_check_idx on private.gateway_orders using btree (next_check_at)
  where (state = ANY (ARRAY['open'::text, 'ended'::text]));

create unique index gateway_orders_open_idx on private.gateway_orders using btree (purpose, subject_id)
  where (state = 'open'::text);

create index gateway_orders_user_idx on private.gateway_orders using btree (user_id);

comment on column private.gateway_orders.next_check_at is 'When the gateway is asked next whether it was paid, in case nobody has said so.';

comment on column private.gateway_orders.state is 'Open until its money has come (paid), or until another took its place (ended).';

comment on table private.gateway_orders is 'What the gateway is asked to collect: one order of its own for everything that a checkout, or another subject of a purpose, pays there.';
