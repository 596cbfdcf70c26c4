create table public.bottle_returns (
  id uuid not null default gen_random_uuid(),
  subscription_id uuid not null,
  order_id uuid,
  count smallint not null,
  status text not null,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  constraint bottle_count_range check (((count >= 1) AND (count <= 200))),
  constraint bottle_return_status
    check ((status = ANY (ARRAY['stated'::text, 'confirmed'::text, 'refused'::text]))),
  constraint bottle_returns_pkey primary key (id),
  constraint bottle_returns_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint bottle_returns_subscription_id_fkey foreign key (subscription_id)
    references public.subscriptions(id)
);

alter table public.bottle_returns
  enable row level security;

create unique index bottle_returns_door_idx on public.bottle_returns using btree (order_id, subscription_id)
  where (order_id is not null);

create unique index bottle_returns_stated_idx on public.bottle_returns using btree (subscription_id)
  where (status = 'stated'::text);

create index bottle_returns_subscription_idx on public.bottle_returns
  using btree (subscription_id, created_at);

create policy "customers read their bottles, administrators all" on public.bottle_returns
  for select
  to authenticated
  using ((private.has_subscription(subscription_id) or ( select private.is_admin() as is_admin)));

comment on table public.bottle_returns is 'Bottles that came back: counted by the vendor''s people at the door (with the order), or stated by the customer and confirmed by the vendor.';

grant select on table public.bottle_returns to authenticated;
