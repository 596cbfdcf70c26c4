create table private.provider_payments (
  provider_payment_id text not null,
  provider_order_id text,
  amount_paise bigint not null,
  currency text not null,
  status text not null,
  method text,
  made_at timestamp with time zone not null,
  constraint provider_payment_currency check ((currency ~ '^[A-Z]{3}$'::text)),
  constraint provider_payment_method check ((method ~ '^[a-z_]{1,30}$'::text)),
  constraint provider_payment_name check ((provider_payment_id ~ '^[A-Za-z0-9_]{1,64}$'::text)),
  constraint provider_payment_order check ((provider_order_id ~ '^[A-Za-z0-9_]{1,64}$'::text)),
  constraint provider_payment_positive check ((amount_paise > 0)),
  constraint provider_payment_status
    check
    ((status = ANY (ARRAY['created'::text, 'authorized'::text, 'captured'::text, 'failed'::text,
    'refunded'::text]))),
  constraint provider_payments_pkey primary key (provider_payment_id)
);

create index provider_payments_made_idx on private.provider_payments using btree (made_at);

comment on table private.provider_payments is 'The gateway''s own list of payments, as it was last read.';
