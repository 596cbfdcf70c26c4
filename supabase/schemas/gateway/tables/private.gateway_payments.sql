create table private.gateway_payments (
  provider_payment_id text not null,
  gateway_order_id uuid,
  amount_paise bigint not null,
  currency text not null,
  method text,
  state text not null,
  reason text,
  problem text,
  created_at timestamp with time zone not null default now(),
  captured_at timestamp with time zone,
  found_refunds_paise bigint not null default 0,
  lost_paise bigint not null default 0,
  constraint captured_at_its_time check (((captured_at IS NOT NULL) = (state = 'captured'::text))),
  constraint gateway_currency check ((currency ~ '^[A-Z]{3}$'::text)),
  constraint gateway_payment_method check ((method ~ '^[a-z_]{1,30}$'::text)),
  constraint gateway_payment_name check ((provider_payment_id ~ '^[A-Za-z0-9_]{1,64}$'::text)),
  constraint gateway_payment_problem
    check
    ((problem = ANY (ARRAY['amount_differs'::text, 'currency_differs'::text, 'second_payment'::text,
    'unknown_order'::text]))),
  constraint gateway_payment_reason check ((length(reason) <= 200)),
  constraint gateway_payment_state
    check ((state = ANY (ARRAY['created'::text, 'authorized'::text, 'captured'::text, 'failed'::text]))),
  constraint gateway_payments_gateway_order_id_fkey foreign key (gateway_order_id)
    references private.gateway_orders(id),
  constraint gateway_payments_pkey primary key (provider_payment_id),
  constraint lost_is_whole check ((lost_paise >= 0))
);

create index gateway_payments_order_idx on private.gateway_payments using btree (gateway_order_id);

comment on column private.gateway_payments.found_refunds_paise is 'What the gateway gave back without being asked by us, was found and booked at the platform''s cost, and no refund of ours was since.';

comment on column private.gateway_payments.gateway_order_id is 'Null for money that came for nothing that is known here, and goes back.';

comment on column private.gateway_payments.lost_paise is 'What a bank took back by disputes that were lost, less what was refunded by them: the next refunds are paid by it.';

comment on column private.gateway_payments.problem is 'Why captured money was not taken for an order, and goes back.';

comment on table private.gateway_payments is 'Each try to pay at the gateway, as it was last told of. What it says late or again takes no step back.';
