create table public.subscription_orders (
  order_id uuid not null,
  subscriber_id uuid not null,
  vendor_id uuid not null,
  day date not null,
  area text not null,
  constraint subscription_orders_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint subscription_orders_pkey primary key (order_id),
  constraint subscription_orders_subscriber_id_day_key unique (subscriber_id, day),
  constraint subscription_orders_subscriber_id_fkey foreign key (subscriber_id)
    references public.subscribers(id),
  constraint subscription_orders_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
);

alter table public.subscription_orders
  enable row level security;

create index subscription_orders_round_idx on public.subscription_orders using btree (day, vendor_id);

create index subscription_orders_vendor_idx on public.subscription_orders using btree (vendor_id);

create policy "customers read their daily orders, administrators all" on public.subscription_orders
  for select
  to authenticated
  using ((private.is_subscriber(subscriber_id) or ( select private.is_admin() as is_admin)));

comment on table public.subscription_orders is 'The orders of subscriptions: at most one a day and door.';

grant select on table public.subscription_orders to authenticated;
