create table private.payout_statement_entries (
  entry_id bigint not null,
  statement_id uuid not null,
  constraint payout_statement_entries_entry_id_fkey foreign key (entry_id)
    references private.ledger_entries(id),
  constraint payout_statement_entries_pkey primary key (entry_id),
  constraint payout_statement_entries_statement_id_fkey foreign key (statement_id)
    references public.payout_statements(id)
);

create index payout_statement_entries_statement_idx on private.payout_statement_entries
  using btree (statement_id, entry_id);

comment on table private.payout_statement_entries is 'Which statement an entry of the ledger is in: in one, and in no second.';
