create table private.wallet_spends (
  id bigint generated always as identity not null,
  transaction_id uuid not null,
  lot_id bigint not null,
  amount_paise bigint not null,
  returned_paise bigint not null default 0,
  constraint spend_positive check ((amount_paise > 0)),
  constraint spend_returned check (((returned_paise >= 0) AND (returned_paise <= amount_paise))),
  constraint wallet_spends_lot_id_fkey foreign key (lot_id) references private.wallet_lots(id),
  constraint wallet_spends_pkey primary key (id),
  constraint wallet_spends_transaction_id_fkey foreign key (transaction_id)
    references private.ledger_transactions(id)
);

create index wallet_spends_lot_idx on private.wallet_spends using btree (lot_id);

create index wallet_spends_transaction_idx on private.wallet_spends using btree (transaction_id);

comment on table private.wallet_spends is 'Which lots a payment took, and how much of each has come back.';
