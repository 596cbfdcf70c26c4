create table private.order_recipients (
  order_id uuid not null,
  recipient jsonb not null,
  constraint order_recipients_pkey primary key (order_id),
  constraint order_recipients_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

comment on table private.order_recipients is 'In whose name an order''s papers are made out, as the business was when it was placed; without a row in nobody''s.';
