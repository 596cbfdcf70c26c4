create table public.food_orders (
  order_id uuid not null,
  no_cutlery boolean not null,
  constraint food_orders_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint food_orders_pkey primary key (order_id)
);

alter table public.food_orders
  enable row level security;

create policy "customers read their orders of food, administrators all" on public.food_orders
  for select
  to authenticated
  using ((private.owns_order(order_id) or ( select private.is_admin() as is_admin)));

comment on column public.food_orders.no_cutlery is 'Whether the restaurant leaves spoons and napkins out.';

comment on table public.food_orders is 'What a customer asks of an order of food beside what every order has. An order of another category has no row.';

grant select on table public.food_orders to authenticated;
