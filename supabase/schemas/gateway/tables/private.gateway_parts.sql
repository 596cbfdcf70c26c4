create table private.gateway_parts (
  gateway_order_id uuid not null,
  payment_id uuid not null,
  constraint gateway_parts_gateway_order_id_fkey foreign key (gateway_order_id)
    references private.gateway_orders(id),
  constraint gateway_parts_pkey primary key (gateway_order_id, payment_id),
  constraint gateway_parts_payment_id_fkey foreign key (payment_id) references public.payments(id)
);

create index gateway_parts_payment_idx on private.gateway_parts using btree (payment_id);

comment on table private.gateway_parts is 'The parts of payments that an order at the gateway collects.';
