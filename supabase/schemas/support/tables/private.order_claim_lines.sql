create table private.order_claim_lines (
  claim_id uuid not null,
  order_id uuid not null,
  "position" smallint not null,
  quantity integer not null,
  constraint claim_line_quantity check ((quantity > 0)),
  constraint order_claim_lines_pkey primary key (claim_id, "position"),
  constraint order_claim_lines_claim_id_fkey foreign key (claim_id) references private.order_claims(id),
  constraint order_claim_lines_order_id_position_fkey foreign key (order_id, "position")
    references public.order_items(order_id, "position")
);

create index order_claim_lines_item_idx on private.order_claim_lines using btree (order_id, "position");

comment on table private.order_claim_lines is 'Which lines of an order a claim is about. Each piece is claimed once.';
