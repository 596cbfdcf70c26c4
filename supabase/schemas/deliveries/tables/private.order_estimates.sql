create table private.order_estimates (
  order_id uuid not null,
  arrives_at timestamp with time zone not null,
  delayed_by text,
  updated_at timestamp with time zone not null default now(),
  constraint order_estimates_pkey primary key (order_id),
  constraint order_estimates_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

comment on table private.order_estimates is 'The time that the customer of an order was told last, and why it was put back, if it was.';
