create table private.waiting_orders (
  order_id uuid not null,
  part jsonb not null,
  cart jsonb,
  constraint waiting_orders_pkey primary key (order_id),
  constraint waiting_orders_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

create trigger carts_come_back
  after delete on private.waiting_orders
  for each row
  execute function private.return_cart();

comment on column private.waiting_orders.cart is 'The lines of the cart that it took, which come back if it is never paid.';

comment on table private.waiting_orders is 'The part of a quote from which an order that waits for its payment is placed once it is paid.';
