create table private.provider_refunds (
  provider_refund_id text not null,
  provider_payment_id text not null,
  amount_paise bigint not null,
  status text not null,
  made_at timestamp with time zone not null,
  constraint provider_refund_name check ((provider_refund_id ~ '^[A-Za-z0-9_]{1,64}$'::text)),
  constraint provider_refund_payment check ((provider_payment_id ~ '^[A-Za-z0-9_]{1,64}$'::text)),
  constraint provider_refund_positive check ((amount_paise > 0)),
  constraint provider_refund_status
    check ((status = ANY (ARRAY['pending'::text, 'processed'::text, 'failed'::text]))),
  constraint provider_refunds_pkey primary key (provider_refund_id)
);

create index provider_refunds_payment_idx on private.provider_refunds using btree (provider_payment_id);

comment on table private.provider_refunds is 'The gateway''s own list of refunds, as it was last read.';
