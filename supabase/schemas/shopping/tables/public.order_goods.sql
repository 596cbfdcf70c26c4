create table public.order_goods (
  order_id uuid not null,
  "position" smallint not null,
  product_id uuid,
  variant jsonb not null,
  return_days smallint not null,
  constraint order_goods_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint order_goods_pkey primary key (order_id, "position")
);

alter table public.order_goods
  enable row level security;

create policy "customers read the goods of their orders, administrators all" on public.order_goods
  for select
  to authenticated
  using ((private.owns_order(order_id) or ( select private.is_admin() as is_admin)));

comment on table public.order_goods is 'What the lines of an order of goods were when it was placed: the row of order_items of the same position. Later changes of the catalogue do not affect it.';

grant select on table public.order_goods to authenticated;
