create table public.grocery_orders (
  order_id uuid not null,
  weight_tolerance_bp integer not null,
  picking_at timestamp with time zone,
  packed_at timestamp with time zone,
  refunded_paise integer not null default 0,
  constraint grocery_orders_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint grocery_orders_pkey primary key (order_id),
  constraint grocery_refund_range check ((refunded_paise >= 0)),
  constraint grocery_tolerance_range check (((weight_tolerance_bp >= 0) AND (weight_tolerance_bp <= 5000)))
);

alter table public.grocery_orders
  enable row level security;

create policy "customers read their grocery orders, administrators all" on public.grocery_orders
  for select
  to authenticated
  using ((private.owns_order(order_id) or ( select private.is_admin() as is_admin)));

comment on column public.grocery_orders.refunded_paise is 'What was not picked and therefore not charged, with its tax and less its part of the discount.';

comment on column public.grocery_orders.weight_tolerance_bp is 'How much more or less than ordered loose goods may weigh, as it was when the order was placed.';

comment on table public.grocery_orders is 'What an order of groceries has beside what every order has.';

grant select on table public.grocery_orders to authenticated;
