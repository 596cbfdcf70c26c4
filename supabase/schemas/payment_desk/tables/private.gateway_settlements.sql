create table private.gateway_settlements (
  provider_settlement_id text not null,
  settled_at timestamp with time zone not null,
  reference text,
  net_paise bigint not null,
  lines integer not null,
  lines_paise bigint not null,
  fee_paise bigint not null,
  tax_paise bigint not null,
  posted_at timestamp with time zone,
  constraint gateway_settlements_pkey primary key (provider_settlement_id),
  constraint settlement_name check ((provider_settlement_id ~ '^[A-Za-z0-9_]{1,64}$'::text)),
  constraint settlement_reference check ((length(reference) <= 64))
);

comment on table private.gateway_settlements is 'What the gateway has sent to the bank account: net_paise arrived; its lines come to lines_paise, after a fee that has the tax inside. Booked (posted_at) once both are the same.';
