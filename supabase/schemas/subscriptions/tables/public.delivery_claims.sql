create table public.delivery_claims (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  user_id uuid not null,
  subscription_ids uuid[] not null,
  status text not null,
  amount_paise integer not null default 0,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  decided_by uuid,
  constraint claim_has_lines
    check (((cardinality(subscription_ids) >= 1) AND (cardinality(subscription_ids) <= 200))),
  constraint claim_status check ((status = ANY (ARRAY['open'::text, 'refunded'::text, 'refused'::text]))),
  constraint delivery_claims_pkey primary key (id),
  constraint delivery_claims_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint delivery_claims_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

alter table public.delivery_claims
  enable row level security;

create index delivery_claims_open_idx on public.delivery_claims using btree (created_at)
  where (status = 'open'::text);

create index delivery_claims_order_idx on public.delivery_claims using btree (order_id);

create index delivery_claims_user_idx on public.delivery_claims using btree (user_id, created_at);

create policy "customers read their claims, administrators all" on public.delivery_claims
  for select
  to authenticated
  using (((user_id = ( select auth.uid() as uid)) or ( select private.is_admin() as is_admin)));

comment on table public.delivery_claims is 'Lines of a subscription''s order that the customer reported as not delivered.';

grant select (
  amount_paise, created_at, decided_at, id, order_id, status, subscription_ids, user_id
) on table public.delivery_claims to authenticated;
