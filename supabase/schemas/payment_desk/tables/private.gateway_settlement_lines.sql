create table private.gateway_settlement_lines (
  provider_settlement_id text not null,
  entity_id text not null,
  kind text not null,
  debit_paise bigint not null,
  credit_paise bigint not null,
  fee_paise bigint not null,
  tax_paise bigint not null,
  constraint gateway_settlement_lines_pkey primary key (provider_settlement_id, entity_id),
  constraint settlement_line_kind check ((kind ~ '^[a-z_]{1,30}$'::text)),
  constraint settlement_line_name check ((entity_id ~ '^[A-Za-z0-9_]{1,64}$'::text)),
  constraint gateway_settlement_lines_provider_settlement_id_fkey foreign key (provider_settlement_id)
    references private.gateway_settlements(provider_settlement_id)
);

create index gateway_settlement_lines_entity_idx on private.gateway_settlement_lines using btree (entity_id);

comment on table private.gateway_settlement_lines is 'The payments, refunds and adjustments that a settlement is made of, credits after the fee.';
