create table private.line_refunds (
  order_id uuid not null,
  "position" smallint not null,
  key text not null,
  source text not null,
  quantity integer not null,
  paise bigint not null,
  at timestamp with time zone not null default now(),
  constraint line_refund_paise check ((paise >= 0)),
  constraint line_refund_quantity check ((quantity > 0)),
  constraint line_refund_source check ((source = ANY (ARRAY['help'::text, 'return'::text, 'claim'::text]))),
  constraint line_refunds_pkey primary key (order_id, "position", key),
  constraint line_refunds_order_id_position_fkey foreign key (order_id, "position")
    references public.order_items(order_id, "position")
);

create trigger line_refunds_are_append_only
  before delete or update on private.line_refunds
  for each row
  execute function private.forbid_change();

create trigger refunds_stay_within_lines
  before insert on private.line_refunds
  for each row
  execute function private.check_line_refund();

comment on column private.line_refunds.paise is 'Before the discount''s part; zero where nothing was left, or for an exchange of the same price.';

comment on table private.line_refunds is 'What went back for pieces of an order''s line, in list prices as the customer saw them. Append-only; never more than was charged.';
