create table private.ledger_entries (
  id bigint generated always as identity not null,
  transaction_id uuid not null,
  account_id uuid not null,
  amount_paise bigint not null,
  balance_after_paise bigint,
  constraint entry_not_zero check ((amount_paise <> 0)),
  constraint ledger_entries_account_id_fkey foreign key (account_id) references private.ledger_accounts(id),
  constraint ledger_entries_pkey primary key (id),
  constraint ledger_entries_transaction_id_fkey foreign key (transaction_id)
    references private.ledger_transactions(id)
);

create index ledger_entries_account_idx on private.ledger_entries using btree (account_id, id);

create index ledger_entries_transaction_idx on private.ledger_entries using btree (transaction_id);

create trigger earnings_count
  after insert on private.ledger_entries
  for each row
  when ((new.balance_after_paise IS NULL))
  execute function private.note_earned_figures();

create trigger ledger_entries_are_append_only
  before delete or update on private.ledger_entries
  for each row
  execute function private.forbid_change();

create constraint TRIGGER ledger_transaction_balanced
  after insert on private.ledger_entries deferrable initially deferred
  for each row
  execute function private.check_balanced();

create trigger wallets_keep_lots
  after insert on private.ledger_entries
  for each row
  when ((new.balance_after_paise IS NOT NULL))
  execute function private.keep_lots();

comment on column private.ledger_entries.balance_after_paise is 'Balance after the entry for accounts with a limit, so that a statement page needs no sums; null for the others.';

comment on table private.ledger_entries is 'The amount that a transaction adds to or takes from an account, in paise.';
